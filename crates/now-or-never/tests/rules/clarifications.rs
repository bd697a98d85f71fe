//! Section 23: timing, order, and what is impossible.
use crate::outfit::underground;
use crate::rig::*;
use now_or_never::SpecialistCard;
use now_or_never::effect::List;
use now_or_never::event::Event;
use now_or_never::state::*;
use now_or_never::words::*;
use table::{Seat, Set};

#[test]
fn n313_artifacts_of_any_time_work_out_of_turn() {
    for id in ["demon-trap", "life-candle", "magic-chest"] {
        let mut t = Rig::new(2);
        t.tuck(0, id);
        t.p(0).hearts = 3;
        t.turn(1);
        assert!(t.usable(0, id), "{id} on another's turn");
        t.s.passed = t.s.passed.with(Seat(0));
        assert!(t.usable(0, id), "{id} after passing");
        t.p(1).waiting = [1, 0, 0, 0];
        t.settle(1, "school", 12);
        t.act(1, "pass");
        assert_eq!(t.s.phase, Phase::Production);
        t.use_power(0, id);
        assert_eq!((t.seat(0).mana, t.asked()), (3, vec![1]), "{id} in production");
    }
    // those that do not say so do not
    let mut t = Rig::new(2);
    t.wear(0, "research");
    t.turn(1);
    assert!(!t.usable(0, "research"));
}

#[test]
fn n314_hearts_can_be_regained_before_the_action() {
    let mut t = Stage::new(2).heroes(&[Hero::Namal]).begin();
    t.wear(0, "self-repair");
    t.p(0).hearts = 0;
    t.p(0).goods = [0, 1, 0, 0];
    t.turn(0);
    t.refused(0, "march 0", "N-142");
    t.use_power(0, "self-repair");
    t.act(0, "march 0");
    // a turn that 0 hearts ended is over
    let mut t = Stage::new(2).heroes(&[Hero::Namal]).begin();
    t.wear(0, "self-repair");
    t.p(0).goods = [0, 1, 0, 0];
    t.p(0).hearts = 1;
    t.search(0, 'C', 2, "coin-cache");
    t.refused(0, &t.using("self-repair"), "N-122");
}

/// The bot's card asks when the turn is over.
#[test]
fn n314_the_bots_question_is_not_the_own_turn() {
    let mut t = Rig::new(1);
    t.wear(0, "research");
    t.p(0).space = 14;
    t.s.unclaimed &= !(1 << 5); // F, so that several are nearest
    t.turn(0);
    assert!(t.usable(0, "research"));
    t.load(SOLO, &[0]);
    t.act(0, "rest 0 coin");
    assert_eq!(t.step(), Step::SoloToken);
    assert!(!t.usable(0, "research"));
}

/// A33: the last pass opens the final phase.
#[test]
fn n315_orders_until_the_last_pass() {
    let mut t = Rig::new(2);
    t.s.season = 6;
    t.settle(1, "school", 12);
    t.p(1).waiting = [1, 0, 0, 0];
    for seat in 0..2 {
        t.p(seat).orders = if seat == 0 { 1 << 3 | 1 << 6 } else { 1 << 4 };
        t.p(seat).goods = [0, 5, 5, 5];
    }
    t.act(0, "pass");
    t.act(0, "order 3"); // passed, and still in time
    t.act(1, "pass");
    assert_eq!(t.s.phase, Phase::Production);
    t.refused(0, "order 6", "N-179");
    t.refused(1, "order 4", "N-179");
}

#[test]
fn n316_the_order_of_a_round() {
    let mut t = Stage::new(2).heroes(&[Hero::Halia]).begin();
    t.wear(0, "arzian-helm");
    t.wear_on(0, "vampire-knife", 4); // 3 damage and a mana
    t.p(0).mana = 2;
    t.p(0).hearts = 2;
    t.face(0, 3); // health 6, attack 2
    t.attack_dice(&[4, 2, 4]);
    t.act(0, "roll");
    assert_eq!(t.seat(0).mana, 2, "nothing before a number is kept");
    t.use_power(0, "strange-luck");
    t.use_power(0, "strange-luck");
    assert_eq!(t.seat(0).mana, 0);
    t.act(0, "accept");
    assert_eq!(t.seat(0).mana, 1, "the knife, once");
    t.act(0, "helm");
    t.act(0, "strike");
    assert_eq!((t.seat(0).hearts, t.seat(0).experience), (1, 0), "3 - 2");
    // hearts are looked at before health
    t.wear_on(0, "storm-hammer", 1); // 5: enough
    t.attack_dice(&[1]);
    t.acts(0, &["roll", "accept", "strike"]);
    assert_eq!((t.seat(0).hearts, t.s.enemies[2], t.seat(0).experience), (0, 2, 1));
}

/// A47: four blue slots; the printed ability lies in none of them.
#[test]
fn n321_the_printed_ability_is_never_covered() {
    let mut t = Rig::new(2);
    for id in ["round-shield", "trail-boots", "arzian-helm", "delvers-lamp"] {
        t.wear(0, id);
    }
    t.p(0).experience = 2;
    assert_eq!(t.offers_of(0, "learn").iter().filter(|a| a.starts_with("learn 3 ")).count(), 4, "one must go");
    t.act(0, "learn 3 1");
    assert_eq!(t.seat(0).blue[1], Some(t.token("research")));
    assert!(t.seat(0).powers.has(t.power("haste")) && t.seat(0).powers.has(t.power("research")));
    t.refused(0, "learn 4 4", "N-181");
}

/// A48
#[test]
fn n322_the_builders_bonus_without_a_building() {
    for (needs, hearts) in [(false, 4), (true, 1)] {
        let mut t = Stage::new(2).option(|o| o.builder_bonus_needs_building = needs).begin();
        t.p(0).specialists[0] = Some(SpecialistCard::new(1)); // build, then 3 hearts
        t.p(0).hearts = 1;
        t.acts(0, &["pay 0 0", "done"]);
        assert_eq!((t.seat(0).hearts, t.asked()), (hearts, vec![1]));
        // with a building it comes either way
        t.p(0).hearts = 1;
        t.p(0).down = 0;
        t.turn(0);
        t.act(0, "pay 0 0");
        let build = t.offers_of(0, "build")[0].clone();
        t.act(0, &build);
        assert_eq!(t.seat(0).hearts, 4);
    }
}

/// A11: what was paid stays paid, what was not reached is not charged.
#[test]
fn n323_costs_are_paid_in_printed_order() {
    let mut t = Stage::new(2).option(underground).begin();
    t.p(0).hearts = 5;
    t.visit(0, Location::ForestOfFaces); // a coin, a mana, 5 hearts
    let p = t.seat(0);
    assert_eq!((p.coins, p.mana, p.hearts, p.waiting, t.asked()), (16, 3, 0, [0; 4], vec![1]));
    let mut t = Rig::new(2);
    t.p(0).hearts = 1;
    t.p(0).books = 1;
    t.visit(0, Location::NomadCamp); // a heart, a book
    assert_eq!((t.seat(0).hearts, t.seat(0).books, t.asked()), (0, 1, vec![1]));
}

#[test]
fn n324_a_visit_is_free_to_do_but_done_whole() {
    let mut t = Rig::new(2);
    t.stand_at(1, Location::Monument);
    t.act(1, "done");
    assert_eq!(t.s.first, Seat(0), "not performed, not taken");
    t.visit(1, Location::Monument);
    assert_eq!(t.s.first, Seat(1), "performed, taken");
    // only what `may` be left out can be
    t.visit(0, Location::Istreka);
    t.act(0, "done");
    assert!(!t.offered(0, "done"), "cards are drawn");
}

/// A54: first the rest, then the villagers one by one.
#[test]
fn n329_new_experience_can_pay_for_new_villagers() {
    let mut t = Rig::new(2);
    t.show_villagers([Some(Good::Shell), Some(Good::Shell), None, None, None, None]);
    t.face(0, 5); // 2 experience, a crystal, 2 villagers
    t.wear_on(0, "storm-hammer", 4);
    t.attack_dice(&[4, 4]);
    t.acts(0, &["roll", "strike", "roll", "strike"]);
    assert_eq!((t.step(), t.seat(0).experience, t.seat(0).goods), (Step::Villager, 2, [0, 0, 0, 1]));
    t.acts(0, &["take shell", "refill"]);
    assert_eq!(t.s.villagers.iter().flatten().count(), 6);
    let second = t.offers_of(0, "take")[0].clone();
    t.act(0, &second);
    assert_eq!((t.seat(0).waiting.iter().sum::<u8>(), t.asked()), (2, vec![1]));
}

/// A55: the pile of each card is chosen after seeing the ones before, or all piles first.
#[test]
fn n330_piles_of_a_draw() {
    for piles_first in [false, true] {
        let mut t = Stage::new(2).option(|o| o.piles_first = piles_first).begin();
        t.open(0, Step::Draw { left: 2, keep: 1, piles: [0; 3] });
        t.act(0, "draw artifact");
        assert_eq!(t.seat(0).drawn.is_empty(), piles_first);
        t.act(0, "draw basic");
        assert_eq!(t.seat(0).drawn.0.map(Set::len), [1, 1, 0]);
        assert_eq!(t.step(), Step::KeepQuests { left: 1 });
        let unkept = t.seat(0).drawn.iter().next().unwrap();
        let keep = t.offers_of(0, "keep")[1].clone();
        let discards = t.s.discards.0.map(Set::len);
        t.act(0, &keep);
        assert_eq!(t.s.discards.0.map(Set::len), [discards[0] + 1, discards[1], discards[2]]);
        assert!(t.s.discards.has(unkept));
    }
}

#[test]
fn n330_empty_piles() {
    for piles_first in [false, true] {
        let mut t = Stage::new(2).option(|o| o.piles_first = piles_first).begin();
        // one artifact is all that is left
        let artifact = t.s.quests.0[1].nth(0);
        t.s.quests.0 = [Set::NONE, these([artifact]), Set::NONE];
        t.s.discards = Default::default();
        t.s.known.0 = Default::default();
        let hand = t.seat(0).hand.len();
        t.open(0, Step::Draw { left: 3, keep: 2, piles: [0; 3] });
        assert_eq!(t.offers_of(0, "draw"), ["draw artifact"]);
        t.refused(0, "draw basic", "N-330");
        t.act(0, "draw artifact");
        assert_eq!((t.seat(0).hand.len(), t.asked()), (hand + 1, vec![1]), "fewer are drawn");
    }
}

#[test]
fn n331_a_replaced_result_has_no_effect() {
    let mut t = Stage::new(2).heroes(&[Hero::Halia]).begin();
    t.wear(0, "arzian-helm");
    t.wear_on(0, "vampire-knife", 3);
    t.face(0, 4);
    t.attack_dice(&[3, 4, 1]);
    t.act(0, "roll");
    t.use_power(0, "strange-luck");
    t.use_power(0, "strange-luck");
    t.act(0, "accept");
    assert_eq!(t.seat(0).mana, 1, "no mana for the 3");
    t.refused(0, "helm", "N-224"); // no heart for the 4
    assert!(matches!(t.step(), Step::Round { die, .. } if die.die() == 1));
}

#[test]
fn n332_the_use_returns_with_the_marker() {
    let mut t = Rig::new(2);
    t.tuck(0, "magic-chest");
    t.use_power(0, "magic-chest");
    t.p(1).waiting = [1, 0, 0, 0];
    t.settle(1, "school", 12);
    t.last_to_pass(1);
    t.act(1, "pass");
    assert_eq!((t.s.phase, t.seat(0).mana), (Phase::Production, 3));
    t.refused(0, &t.using("magic-chest"), "N-122");
    t.act(1, "produce");
    assert_eq!(t.seat(0).mana, 4);
    assert!(t.usable(0, "magic-chest"));
}

/// A8, A26: a beaten stack is no obstacle; a used-up pile leaves gaps.
#[test]
fn n333_what_is_used_up_is_gone() {
    let mut t = Stage::new(2).print(flat).begin();
    t.s.enemies[0] = 0;
    t.p(0).space = 30;
    t.turn(0);
    t.act(0, "march 0");
    t.refused(0, "charge 31", "N-104");
    t.act(0, "go 31");
    assert_eq!(t.seat(0).hearts, 10);

    t.s.gear = Set::NONE;
    t.s.specialists = Set::NONE;
    let gear = t.s.gear_row[0].expect("gear is shown");
    t.p(0).coins = 40;
    t.open(0, Step::Gear { off: 0 });
    t.act(0, &format!("buy {gear} 0"));
    assert_eq!(t.s.gear_row[0], None);
    t.turn(0);
    t.act(0, "recruit 1 2");
    while t.asked() == [0] {
        t.act(0, "done");
    }
    assert_eq!(t.s.row[1], None);
}

#[test]
fn n334_displays_stay_from_season_to_season() {
    let mut t = Rig::new(2);
    t.show_villagers([Some(Good::Tool), None, None, Some(Good::Crystal), None, None]);
    t.s.gear_row[2] = None;
    t.s.row[0] = None;
    t.s.enemies[3] = 1;
    t.s.unclaimed &= !0b11;
    let before = t.s;
    t.produce();
    let now = &t.s;
    assert_eq!((now.villagers, now.gear_row, now.row), (before.villagers, before.gear_row, before.row));
    assert_eq!((now.enemies, now.unclaimed), (before.enemies, before.unclaimed));
    assert_eq!(now.players[Seat(0)].hand, before.players[Seat(0)].hand);
}

/// A5: pay, place, the resource of the space, the bonus of the building, the bonus of the specialist.
#[test]
fn n335_the_order_of_a_build() {
    let mut t = Rig::new(2);
    t.p(0).specialists[0] = Some(SpecialistCard::new(2)); // build, then 1 experience
    let school = t.building("school");
    let cell = t.seat(0).grid.iter().position(|&tile| tile == Some(school)).unwrap();
    t.p(0).grid.swap(cell, 0);
    let cost = t.card("school").cost;
    t.p(0).coins = u16::from(t.game.specialist(SpecialistCard::new(2)).cost + cost);
    t.act(0, "pay 0 0");
    t.forget();
    t.act(0, "build 0 12");
    let seat = Seat(0);
    let change = |stuff, by| Event::Change { seat, stuff, by };
    let due = [
        change(Stuff::Coins, -(cost as i8)),
        Event::Built { seat, building: school, space: 12 },
        change(Stuff::Shell, 1),
        change(Stuff::Book, 1),
        change(Stuff::Experience, 1),
    ];
    assert_eq!(t.events()[..5], due);
    assert_eq!(t.seat(0).coins, 0);
}

#[test]
fn n336_towns_are_data_of_their_side() {
    let mut t = Stage::new(2).option(underground).begin();
    t.p(0).coins = 30;
    t.open(0, Step::Build { off: 0, bonus: List::default() });
    t.act(0, "build 0 13");
    assert_eq!(t.seat(0).goods, [0, 1, 0, 0], "a tool, not a shell");
    for (n, id) in ["bathhouse", "infirmary", "garden-house", "snail-ranch"].into_iter().enumerate() {
        t.settle(0, id, n as u8);
    }
    t.p(0).housed[0] = [1; 4];
    let town = &t.game.cat.towns[1];
    let (rows, housing) = (i16::from(town.full_row[0]), i16::from(town.housing[0]));
    let score = t.game.score(t.seat(0));
    assert_eq!((score.rows, score.housing), (rows, housing));
    assert_ne!((rows, housing), (0, 5), "above ground it would be so");
}

#[test]
fn n338_one_alone_goes_on_and_on() {
    let mut t = Rig::new(3);
    t.last_to_pass(1);
    t.act(1, "rest 0 coin");
    assert_eq!(t.asked(), [1]);
    t.act(1, "rest 1 coin");
    assert_eq!(t.asked(), [1]);
    t.act(1, "pass");
    assert_eq!(t.s.season, 2);
}
