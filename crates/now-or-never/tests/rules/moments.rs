//! What a moment decides: what plays itself, and what holds from when on (sections 3, 7, 9, 13, 14, 18).
use crate::combat::{dealt, duel_of};
use crate::rig::*;
use now_or_never::SlotToken;
use now_or_never::catalog::{Attack, Boost, Gift};
use now_or_never::state::*;
use now_or_never::words::*;
use serde_json::Value;
use table::{Game, Seat, SeatSet, only_action, plays_itself};

/// Seat 0 has nothing: no coin, no heart, no mana, nobody to employ or to rest. It can only say what it must.
fn destitute() -> Rig {
    let mut t = Rig::new(2);
    for seat in 0..2 {
        let p = t.p(seat);
        (p.coins, p.hearts, p.mana, p.down) = (0, 0, 0, 0b1111);
    }
    t.last_to_pass(0);
    t
}
/// What plays itself, and what would if nobody else were there.
fn plays(t: &Rig) -> (Option<String>, Option<String>) {
    let said = |next: Option<(Seat, now_or_never::Action)>| next.map(|(_, a)| a.to_string());
    (said(plays_itself(&t.game, &t.s)), said(only_action(&t.game, &t.s)))
}
fn forced(action: &str) -> (Option<String>, Option<String>) {
    (Some(action.into()), Some(action.into()))
}
fn waits(action: &str) -> (Option<String>, Option<String>) {
    (None, Some(action.into()))
}

/// B has passed and could still complete an order; A can only pass.
#[test]
fn n315_a_forced_pass_does_not_end_the_game_over_an_order() {
    let mut t = destitute();
    t.s.season = 6;
    assert_eq!(plays(&t), forced("pass"));
    t.p(1).orders = 1 << 3;
    t.p(1).goods = t.game.cat.orders[3].goods;
    assert_eq!(plays(&t), waits("pass"));
    t.act(1, "order 3");
    assert_eq!(plays(&t), forced("pass"), "then nobody has anything left");
    t.act(0, "pass");
    assert_eq!((t.s.phase, t.score(1).orders), (Phase::Over, 2));
}

#[test]
fn n043_goods_that_can_be_sold_later_or_for_nothing_stop_nobody() {
    let mut t = destitute();
    t.p(1).goods = [3, 0, 0, 1];
    assert_eq!(plays(&t), forced("pass"), "they can be sold in the next season as well");
    t.s.season = 6;
    assert_eq!(plays(&t), forced("pass"), "coins and goods are put away before the last production (N-197)");
}

#[test]
fn n171_between_two_forced_takings_somebody_may_refill() {
    let mut t = destitute();
    t.open(0, Step::Villager);
    t.s.stack.push(Seat(0), Step::Villager);
    t.show_villagers([Some(Good::Shell), Some(Good::Shell), None, None, None, None]);
    assert_eq!(plays(&t), forced("take shell"));
    t.p(1).experience = 2;
    assert_eq!(plays(&t), waits("take shell"));
    t.act(0, "take shell");
    assert_eq!(plays(&t), waits("take shell"), "and again before the second");
    t.act(1, "refill");
    assert_eq!(plays(&t).1, None, "now there is a choice");
}

/// A43: Life Candle and Magic Chest get their moment before the goods come.
#[test]
fn n195_a_forced_produce_leaves_candle_and_chest_their_moment() {
    for artifact in ["life-candle", "magic-chest", "demon-trap"] {
        let mut t = destitute();
        t.tuck(1, artifact);
        t.p(1).mana = 1;
        t.act(0, "pass");
        // nobody was asked, so the next season has come; the same with somebody who has housed the last villager
        t.s.stack.clear();
        (t.s.phase, t.s.asked, t.s.passed) = (Phase::Production, SeatSet::one(Seat(0)), SeatSet::first_n(2));
        let p = t.p(0);
        (p.coins, p.mana, p.down) = (0, 0, 0b1111);
        (t.p(1).mana, t.p(1).hearts) = (0, 1);
        assert_eq!(plays(&t), forced("produce"), "{artifact}");
        t.p(1).mana = 1;
        assert_eq!(plays(&t), waits("produce"), "{artifact}");
        t.use_power(1, artifact);
        assert_eq!(plays(&t), forced("produce"), "{artifact}");
    }
}

/// A boosted basic ability stays what the round is fought with, whatever is laid over it (N-009).
#[test]
fn n316_what_is_learned_in_a_round_does_not_strike_in_it() {
    let boost = Boost { mana: 1, damage: 4, ..Boost::default() };
    let mut t = duel_of(Hero::Marklun, 99, 1, &[], |cat| {
        cat.heroes[0].basics[0] = Attack { damage: 2, defence: 1, boost: Some(boost), ..Attack::default() };
    });
    t.p(0).experience = 2;
    t.attack_dice(&[1, 1]);
    t.acts(0, &["roll", "boost", "learn 0 0"]);
    t.refused(0, "boost", "N-118");
    t.act(0, "strike");
    assert_eq!((dealt(&t), t.seat(0).hearts), (6, 9), "2 and 4, and its own defence");
    t.acts(0, &["roll", "strike"]);
    assert_eq!((dealt(&t), t.seat(0).hearts), (6 + 3, 8), "from the next round on it is the new one");
}

#[test]
fn n316_the_option_of_the_kept_ability_stays_open() {
    let boost = Boost { mana: 2, damage: 5, ..Boost::default() };
    let mut t = duel_of(Hero::Marklun, 99, 0, &[], |cat| {
        cat.heroes[0].basics[0] = Attack { damage: 1, boost: Some(boost), ..Attack::default() };
    });
    t.p(0).experience = 2;
    t.attack_dice(&[1]);
    t.act(0, "roll");
    assert_eq!(t.view(Some(0))["doing"][0].get("with"), None, "what lies there strikes");
    t.acts(0, &["learn 0 0", "boost"]);
    assert_eq!(t.view(Some(0))["doing"][0].get("with"), Some(&serde_json::Value::Null), "nothing lay there");
    assert_eq!(t.seat(0).mana, 2);
    assert_eq!(
        t.view(Some(0))["doing"][0]["fight"]["damage"],
        6,
        "what is shown is what happens: {}",
        t.view(Some(0))["doing"]
    );
    t.act(0, "strike");
    assert_eq!(dealt(&t), 6);
}

/// Every slot and everything that may lie in it: the note is read as it was written.
#[test]
fn n316_every_ability_can_be_noted() {
    let tokens = Rig::new(2).game.cat.tokens.len() as u8;
    let all = || (0..tokens).map(|n| Some(SlotToken::new(n))).chain([None]);
    for (slot, old) in (0..4u8).flat_map(|slot| all().map(move |old| (slot, old))) {
        let kept = Kept::new(slot + 1);
        assert_eq!((kept.die(), kept.before()), (slot + 1, None));
        assert_eq!(kept.hold((slot + 1) % 4, old), kept, "another slot");
        let held = kept.hold(slot, old);
        assert_eq!((held.die(), held.before()), (slot + 1, Some(old)));
        assert_eq!(held.hold(slot, Some(SlotToken::new(0))), held, "what lay there when the die was kept");
    }
}

/// Until a die is kept nothing is fixed.
#[test]
fn n316_before_the_die_is_kept_what_is_learned_counts() {
    let mut t = duel_of(Hero::Halia, 99, 0, &[], |_| {});
    t.p(0).experience = 2;
    t.attack_dice(&[1]);
    t.acts(0, &["roll", "learn 0 0", "accept", "strike"]);
    assert_eq!(dealt(&t), 3, "Dark Flame");
}

/// What comes is full, whatever went for it.
#[test]
fn n226_a_mana_token_in_place_of_another_comes_full() {
    let mut t = Rig::new(2);
    for id in ["shield-crystal", "round-shield", "trail-boots", "arzian-helm"] {
        t.wear(0, id);
    }
    let crystal = t.token("shield-crystal");
    t.s.gear_row[3] = Some(crystal);
    t.p(0).coins = 90;
    t.p(0).mana = 2;
    t.open(0, Step::Gear { off: 0 });
    t.act(0, &format!("buy {crystal} 0"));
    assert_eq!((t.seat(0).mana, t.game.max_mana(t.seat(0))), (3, 5));
    // a full one goes with its mana
    t.s.gear_row[3] = Some(crystal);
    t.p(0).mana = 5;
    t.open(0, Step::Gear { off: 0 });
    t.act(0, &format!("buy {crystal} 0"));
    assert_eq!((t.seat(0).mana, t.game.max_mana(t.seat(0))), (5, 5));
}

#[test]
fn n225_the_azure_pair_comes_full_in_place_of_a_mana_token() {
    let mut t = Rig::new(2);
    for id in ["azure-gloves", "shield-crystal", "round-shield", "trail-boots"] {
        t.wear(0, id);
    }
    let coat = t.token("azure-coat");
    t.s.gear_row[3] = Some(coat);
    t.p(0).coins = 90;
    t.p(0).mana = 0;
    t.open(0, Step::Gear { off: 0 });
    t.act(0, &format!("buy {coat} 1"));
    assert_eq!((t.seat(0).mana, t.game.max_mana(t.seat(0))), (1, 5));
}

/// At any moment of the own turn: in the middle of another draw too.
#[test]
fn n122_farsight_and_metal_hound_work_during_a_draw() {
    for piles_first in [false, true] {
        let stage = Stage::new(2).heroes(&[Hero::Zeik]).option(|opt| opt.piles_first = piles_first);
        let mut t = stage.begin();
        t.tuck(0, "metal-hound");
        t.p(0).mana = 4;
        let hand = t.seat(0).hand.len();
        t.open(0, Step::Draw { left: 2, keep: 1, piles: [0; 3] });
        t.act(0, "draw basic");
        t.use_power(0, "farsight");
        t.act(0, "draw advanced");
        assert_eq!(t.seat(0).hand.len(), hand + 1, "kept at once");
        t.next_find("abandoned-camp"); // 4 coins and a card
        t.use_power(0, "metal-hound");
        let token = t.offers_of(0, "token")[0].clone();
        t.acts(0, &[&token, "draw artifact"]);
        assert_eq!(t.seat(0).hand.len(), hand + 2);
        t.act(0, "draw basic");
        assert_eq!(
            (t.step(), t.seat(0).drawn.len()),
            (Step::KeepQuests { left: 1 }, 2),
            "the draw itself is as it was"
        );
        let keep = t.offers_of(0, "keep")[0].clone();
        t.act(0, &keep);
        assert_eq!((t.seat(0).hand.len(), t.seat(0).drawn.len()), (hand + 3, 0));
    }
}

#[test]
fn n122_farsight_works_while_cards_are_chosen() {
    let mut t = Stage::new(2).heroes(&[Hero::Zeik]).begin();
    let hand = t.seat(0).hand.len();
    t.open(0, Step::Draw { left: 3, keep: 2, piles: [0; 3] });
    t.acts(0, &["draw basic", "draw basic", "draw basic"]);
    t.use_power(0, "farsight");
    t.act(0, "draw artifact");
    assert_eq!((t.seat(0).hand.len(), t.offers_of(0, "keep").len()), (hand + 1, 3));
}

/// A pack may print a draw of which not all is kept: two of these at once are refused, and the reason is true.
#[test]
fn n330_a_draw_that_discards_waits_for_the_one_under_way() {
    let mut t = Stage::new(2).heroes(&[Hero::Zeik]).begin();
    let power = t.power("farsight");
    t = Stage::new(2)
        .heroes(&[Hero::Zeik])
        .print(|cat| {
            let draws = list(cat, &["quests 2 keep 1"]);
            cat.powers[power as usize].does = now_or_never::catalog::Does::Gain(draws);
        })
        .begin();
    assert!(t.usable(0, "farsight"));
    t.open(0, Step::Draw { left: 2, keep: 1, piles: [0; 3] });
    t.refused(0, &t.using("farsight"), "N-330");
}

/// With `piles_first` a card that is named is promised: nobody else draws it.
#[test]
fn n330_a_named_card_is_not_drawn_by_another_draw() {
    let mut t = Stage::new(2).heroes(&[Hero::Zeik]).option(|opt| opt.piles_first = true).begin();
    let advanced = Pile::Advanced.index();
    t.s.quests.0[advanced] = table::Set::of(1);
    t.s.discards.0[advanced] = table::Set::NONE;
    t.open(0, Step::Draw { left: 2, keep: 1, piles: [0; 3] });
    t.act(0, "draw advanced");
    t.use_power(0, "farsight");
    assert_eq!(t.offers_of(0, "draw"), ["draw basic", "draw artifact"]);
    t.acts(0, &["draw basic", "draw basic"]);
    assert_eq!(t.step(), Step::KeepQuests { left: 1 });
}

/// A60
#[test]
fn n088_movement_gained_on_the_way_lengthens_the_way() {
    let research = Rig::new(2).token("research").index();
    for counts in [true, false] {
        let stage = Stage::new(2).print(|cat| {
            flat(cat);
            cat.tokens[research].gifts = [Gift::Movement(1)].into_iter().collect();
        });
        let mut t = stage.option(|opt| opt.movement_on_the_way = counts).begin();
        t.p(0).experience = 2;
        t.p(0).space = 0;
        t.open(0, Step::Move { from: 0, left: 1 });
        t.acts(0, &["go 1", "learn 3 0", "go 2"]);
        let hearts = t.game.cat.heroes[0].hearts;
        assert_eq!(t.seat(0).hearts, if counts { hearts } else { hearts - 1 });
        assert_eq!(t.step(), Step::Move { from: 0, left: 0 });
    }
}

/// The id of a label.
fn label(t: &Rig, seat: u8, action: &str) -> (String, Value) {
    let choice = t.game.choice(&t.s, Seat(seat), action.parse().unwrap());
    let label = serde_json::to_value(&choice.label).unwrap();
    (label["id"].as_str().unwrap().into(), label["args"].clone())
}

#[test]
fn n323_a_visit_that_costs_the_last_heart_says_so() {
    let mut t = Rig::new(2);
    t.stand_at(0, Location::ForestOfFaces); // lose 5 hearts: 5 coins
    t.p(0).hearts = 6;
    assert_eq!(label(&t, 0, "visit").0, "now-do-visit");
    for hearts in [5, 1] {
        t.p(0).hearts = hearts;
        let (id, args) = label(&t, 0, "visit");
        assert_eq!((id.as_str(), args["effects"].as_array().unwrap().len()), ("now-do-visit-last", 1), "no coins");
    }
    t.stand_at(0, Location::CrystalMeteorite); // a die decides how many; it shows one at least
    for (hearts, said) in [(2, "now-do-visit"), (1, "now-do-visit-last")] {
        t.p(0).hearts = hearts;
        assert_eq!(label(&t, 0, "visit").0, said);
    }
}

#[test]
fn n095_a_way_that_costs_the_last_heart_says_so() {
    let mut t = Stage::new(2)
        .print(|cat| {
            flat(cat);
            lair(cat, 1, 2);
        })
        .begin();
    t.p(0).space = 0;
    t.p(0).hearts = 2;
    t.open(0, Step::Move { from: 0, left: 0 });
    assert_eq!(label(&t, 0, "go 1").0, "now-do-go");
    assert_eq!(label(&t, 0, "go 2").0, "now-do-go-last");
    assert_eq!(label(&t, 0, "charge 2").0, "now-do-charge-last");
    t.p(0).hearts = 3;
    assert_eq!((label(&t, 0, "go 2").0, label(&t, 0, "charge 2").0), ("now-do-go-last".into(), "now-do-charge".into()));
}

#[test]
fn n129_a_die_that_costs_the_last_heart_says_so() {
    let mut t = Rig::new(2);
    for cast in [Cast::Search, Cast::Toll] {
        t.open(0, Step::Die { cast, die: 3 });
        t.p(0).hearts = 4;
        assert_eq!(label(&t, 0, "accept").0, "now-do-accept-loss");
        t.p(0).hearts = 3;
        assert_eq!(label(&t, 0, "accept").0, "now-do-accept-last");
    }
}

#[test]
fn n111_a_blow_that_costs_the_last_heart_says_so() {
    let mut t = duel_of(Hero::Marklun, 99, 3, &[], |_| {});
    t.attack_dice(&[2]);
    t.act(0, "roll");
    assert_eq!(label(&t, 0, "strike").0, "now-do-strike");
    t.p(0).hearts = 3;
    assert_eq!(label(&t, 0, "strike").0, "now-do-strike-last");
}
