//! Section 20: alone against the bot; with what section 23 adds to it.
use crate::rig::*;
use now_or_never::catalog::SoloCard;
use now_or_never::event::Event;
use now_or_never::state::*;
use now_or_never::words::*;
use now_or_never::{BotCard, OrderToken, SpecialistCard};
use table::{Deck, Set};

/// The next card of the bot, by its id.
fn next_card(t: &mut Rig, id: &str) {
    let same = t.game.cat.names.solo.iter().enumerate().filter(|(_, name)| *name == id);
    let card =
        same.map(|(n, _)| n as u8).find(|&n| t.s.bot.deck.has(BotCard::new(n))).expect("the card is in the deck");
    t.load(SOLO, &[card.into()]);
}
/// A turn in which next to nothing happens, and then this card.
fn after(t: &mut Rig, id: &str) {
    next_card(t, id);
    t.p(0).down = 0;
    t.turn(0);
    t.act(0, "rest 1 coin");
}
fn bot_cards(t: &Rig) -> usize {
    t.events().iter().filter(|e| matches!(e, Event::BotCard { .. })).count()
}

#[test]
fn n280_a_hundred_points_are_a_win() {
    for (coins, place) in [(99, 2), (100, 1)] {
        let mut t = Rig::new(1);
        t.p(0).tokens = coins;
        t.finish();
        assert_eq!((t.score(0).coins, t.places()), (i16::from(coins), vec![place]));
    }
}

/// N-280: after the first win only more than ever before is one. The best so far is an option: no game knows another.
#[test]
fn n280_after_the_first_win_only_a_new_high_score_counts() {
    for (high_score, coins, place) in
        [(99, 99, 2), (99, 100, 1), (100, 100, 2), (100, 101, 1), (120, 120, 2), (120, 121, 1)]
    {
        let mut t = Stage::new(1).option(|o| o.high_score = high_score).begin();
        t.p(0).tokens = coins;
        t.finish();
        assert_eq!((t.score(0).coins, t.places()), (i16::from(coins), vec![place]), "best so far {high_score}");
    }
    // two who play against each other have none
    let mut t = Stage::new(2).option(|o| o.high_score = 999).begin();
    t.finish();
    assert!(t.places().contains(&1));
}

#[test]
fn n281_the_bot_has_an_unused_hero_and_two_specialists() {
    for seed in 0..8 {
        let t = Stage::new(1).seed(seed).begin();
        let bot = t.s.bot;
        assert!(bot.hero.is_some() && bot.hero != t.seat(0).hero);
        assert!((0..4).contains(&bot.specialists[0].unwrap().number()), "a builder in slot 1");
        assert!((4..8).contains(&bot.specialists[1].unwrap().number()), "a healer in slot 2");
        assert_eq!((&bot.specialists[2..], bot.down), (&[None, None][..], 0));
        assert_eq!(bot.deck.len(), 9);
        let mut own = t.seat(0).specialists.into_iter().filter(Option::is_some);
        assert!(own.all(|card| !bot.specialists.contains(&card)));
    }
}

#[test]
fn n282_the_bot_has_nothing_else_and_scores_nothing() {
    let mut t = Rig::new(1);
    let view = t.view(None);
    assert_eq!(view["players"].as_array().unwrap().len(), 1);
    let bot = view["bot"].as_object().unwrap();
    for thing in ["hearts", "mana", "town", "grid", "goods", "experience", "coins", "books", "hand", "space"] {
        assert!(!bot.contains_key(thing), "{thing}");
    }
    t.finish();
    assert_eq!(t.places().len(), 1);
}

#[test]
fn n283_one_card_after_every_turn() {
    let mut t = Rig::new(1);
    for left in [8, 7] {
        after(&mut t, "long-day");
        assert_eq!((t.s.bot.deck.len(), t.asked()), (left, vec![0]));
    }
    t.produce();
    assert_eq!(t.asked(), [0], "the player begins every season");
}

/// Also after a turn that ended for lack of hearts.
#[test]
fn n283_a_card_after_a_lost_turn_too() {
    let mut t = Rig::new(1);
    next_card(&mut t, "long-day");
    t.p(0).hearts = 1;
    t.search(0, 'F', 1, "coin-cache");
    assert_eq!((t.seat(0).hearts, t.s.bot.deck.len()), (0, 8));
}

#[test]
fn n284_a_pass_ends_the_season() {
    let mut t = Rig::new(1);
    t.act(0, "pass");
    assert_eq!((t.s.season, bot_cards(&t)), (2, 0));
}

#[test]
fn n285_in_production_the_bot_shuffles_and_wakes() {
    let mut t = Rig::new(1);
    t.s.bot.down = 0b11;
    t.s.bot.attacked = true;
    t.s.bot.villagers = 4;
    t.s.bot.tokens = 3;
    t.s.bot.deck = Set::first_n(2);
    t.produce();
    let bot = t.s.bot;
    assert_eq!((bot.deck.len(), bot.down, bot.attacked), (9, 0, false));
    assert_eq!((bot.villagers, bot.tokens), (4, 3), "nothing is produced");
}

#[test]
fn n286_the_player_may_pay_the_bots_specialists() {
    let mut t = Rig::new(1);
    t.s.bot.specialists[1] = Some(SpecialistCard::new(4)); // heals, costs 1
    t.p(0).hearts = 1;
    t.act(0, "pay 4 1");
    assert_eq!((t.seat(0).hearts, t.seat(0).coins), (10, 16), "and nobody gets a tax");
    assert_eq!(t.s.bot.down & 0b10, 0b10);
    t.turn(0);
    t.refused(0, "pay 4 1", "N-054");
}

#[test]
fn n287_the_bot_likes_crystals_best() {
    let mut t = Rig::new(1);
    use Good::*;
    t.show_villagers([Some(Shell), Some(Tool), Some(Demon), Some(Crystal), Some(Shell), Some(Tool)]);
    for good in [Crystal, Demon, Tool, Tool, Shell] {
        t.s.bot.attacked = false;
        t.s.bot.deck = Set::first_n(9);
        t.s.enemies[0] = 1;
        t.forget();
        after(&mut t, "war-party");
        assert!(t.told(Event::BotVillager { good }), "{good}");
    }
}

#[test]
fn n288_the_bot_fights_without_dice_and_uses_specialists_by_turning_them() {
    let mut t = Rig::new(1);
    t.forget();
    after(&mut t, "war-party");
    assert_eq!((t.s.enemies[0], t.s.bot.attacked), (0, true));
    assert!(!t.events().iter().any(|e| matches!(e, Event::Rolled { .. })));
    let before = *t.seat(0);
    after(&mut t, "long-day");
    assert_eq!(t.s.bot.down, 0b1);
    assert_eq!((t.seat(0).coins, t.seat(0).grid), (before.coins + 1, before.grid), "the coin is that of the rest");
}

/// A35: the way on the grid from the hero; between equals the player chooses.
#[test]
fn n289_the_bot_takes_the_nearest_token() {
    let mut t = Rig::new(1);
    t.p(0).space = 14;
    after(&mut t, "treasure-hunt");
    assert!(!t.unclaimed('F'), "one step away");
    assert_eq!((t.s.bot.tokens, t.step()), (1, Step::Turn));
    t.s.bot.deck = Set::first_n(9);
    after(&mut t, "treasure-hunt");
    assert_eq!(t.step(), Step::SoloToken);
    assert_eq!(t.offers_of(0, "token"), ["token 3", "token 5", "token 12", "token 23"], "two steps away");
    t.refused(0, "token 1", "N-289");
    t.act(0, "token 12");
    assert!(!t.unclaimed('E'));
    assert_eq!((t.s.bot.tokens, t.step()), (2, Step::Turn));
}

#[test]
fn n290_the_bot_recruits_the_left_most() {
    let mut t = Rig::new(1);
    t.s.row = places([GAP, 17, 18, 19]);
    t.s.specialists = these([10]);
    after(&mut t, "open-purse");
    assert_eq!(
        (t.s.bot.specialists[2], t.s.bot.down),
        (Some(SpecialistCard::new(17)), 0),
        "face up, in its left-most free slot"
    );
    assert_eq!(t.s.row, places([GAP, 10, 18, 19]), "the gap is filled in place");
    assert!(t.offered(0, "pay 4 2"), "the player may pay it");
}

#[test]
fn n290_with_four_the_player_says_who_leaves() {
    let mut t = Rig::new(1);
    t.s.bot.specialists = places([0, 4, 8, 9]);
    t.s.bot.down = 0b0110;
    t.s.row[0] = Some(SpecialistCard::new(17));
    after(&mut t, "open-purse");
    assert_eq!(t.step(), Step::SoloRecruit { specialist: SpecialistCard::new(17) });
    assert_eq!(t.offers_of(0, "send").len(), 4);
    t.act(0, "send 1");
    assert_eq!((t.s.bot.specialists, t.s.bot.down), (places([0, 17, 8, 9]), 0b0100));
    assert!(t.told(Event::BotSent { specialist: SpecialistCard::new(4) }));
}

#[test]
fn n291_the_bot_beats_an_enemy_of_the_lowest_level() {
    let mut t = Rig::new(1);
    t.s.enemies = [0, 0, 0, 0, 1, 1, 1, 1, 1];
    let shown = t.s.villagers.iter().flatten().count();
    after(&mut t, "war-party");
    assert_eq!((t.s.enemies[4], t.s.enemies[5]), (0, 1));
    let left = t.s.villagers.iter().flatten().count();
    assert_eq!((t.s.bot.villagers, shown - left), (2, 2), "villagers, and nothing else of the reward");
}

/// A37: another card at once.
#[test]
fn n292_a_second_attack_is_replaced() {
    let mut t = Rig::new(1);
    after(&mut t, "war-party");
    t.forget();
    next_card(&mut t, "war-party");
    after(&mut t, "long-day");
    assert_eq!(bot_cards(&t), 2);
    assert_eq!((t.s.enemies[1], t.s.bot.down, t.s.bot.deck.len()), (1, 0b1, 6));
    // the deck ends with it: nothing
    t.s.bot.deck = Set::NONE;
    t.s.bot.deck.add(BotCard::new(3));
    t.forget();
    t.p(0).down = 0;
    t.turn(0);
    t.act(0, "rest 1 coin");
    assert!(t.told(Event::BotIdle));
}

#[test]
fn n293_the_bots_die_takes_orders_and_quests_out_of_the_game() {
    let mut t = Rig::new(1);
    t.load(SOLO_DIE, &[0]);
    t.load(ORDERS, &[6]);
    after(&mut t, "errands"); // 1: an order
    assert_eq!((t.s.orders.len(), t.s.bot.orders.has(OrderToken::new(6))), (8, true));
    let before = t.s.quests.0.map(Set::len);
    t.load(SOLO_DIE, &[2]);
    after(&mut t, "errands"); // 3: one basic, one artifact
    assert_eq!(t.s.quests.0.map(Set::len), [before[0] - 1, before[1] - 1, before[2]]);
    assert_eq!(t.s.bot.quests.0.map(Set::len), [1, 1, 0]);
    assert!(t.told(Event::BotDie { die: 3 }));
}

#[test]
fn n294_the_bot_exhausts_a_specialist() {
    let mut t = Rig::new(1);
    after(&mut t, "long-day");
    assert_eq!(t.s.bot.down, 0b1);
    after(&mut t, "long-day");
    assert_eq!(t.s.bot.down, 0b11, "the left-most that is left");
    // one of the player's: its tax comes from the supply
    let mut t = Rig::new(1);
    t.p(0).specialists = places([GAP, 5, 12, 0]); // the engineer's tax is 2, 1 for the others
    let coins = t.seat(0).coins;
    t.p(0).down = 0;
    next_card(&mut t, "borrowed-hands");
    t.turn(0);
    t.act(0, "rest 1 coin");
    assert_eq!((t.seat(0).down, t.seat(0).coins), (0b0110, coins + 1 + 2));
}

#[test]
fn n296_alone_there_is_one_enemy_of_each_level() {
    assert_eq!(Rig::new(1).s.enemies, [1; 9]);
}

/// A36: no one is there, nothing happens, and no tax.
#[test]
fn n317_nobody_left_to_exhaust() {
    let mut t = Rig::new(1);
    t.s.bot.down = 0b11;
    after(&mut t, "long-day");
    assert!(t.told(Event::BotIdle));
    t.p(0).specialists = places([GAP, 5, GAP, GAP]);
    let coins = t.seat(0).coins;
    t.forget();
    after(&mut t, "borrowed-hands");
    assert_eq!(t.seat(0).coins, coins + 1, "only the coin of the rest");
    assert!(t.told(Event::BotIdle));
    // face down is not available
    let mut t = Rig::new(1);
    t.s.bot.down = 0b01;
    after(&mut t, "long-day");
    assert_eq!(t.s.bot.down, 0b11);
}

/// A46
#[test]
fn n318_from_an_empty_deck_nothing_is_drawn() {
    let mut t = Rig::new(1);
    t.s.bot.deck = Set::NONE;
    t.act(0, "rest 0 coin");
    assert_eq!((bot_cards(&t), t.asked()), (0, vec![0]));
    t.produce();
    assert_eq!(t.s.bot.deck.len(), 9);
}

/// A46
#[test]
fn n319_a_card_that_cannot_be_done_does_nothing() {
    let mut t = Rig::new(1);
    t.s.unclaimed = 0;
    t.s.enemies = [0; 9];
    t.s.row = [None; 4];
    t.s.orders = Deck::new(Set::NONE);
    for id in ["treasure-hunt", "war-party", "open-purse"] {
        t.forget();
        after(&mut t, id);
        assert_eq!(bot_cards(&t), 1, "{id} is not replaced");
        assert!(t.told(Event::BotIdle), "{id}");
    }
    assert!(!t.s.bot.attacked, "that was no attack");
    t.load(SOLO_DIE, &[0]);
    t.forget();
    after(&mut t, "errands");
    assert_eq!((bot_cards(&t), t.s.bot.orders), (1, Set::NONE));
}

/// In the story the bot reads nothing either; it never turns a token over.
#[test]
fn n295_n320_what_the_bot_takes_is_not_turned_over() {
    let mut t = Rig::new(1);
    t.p(0).space = t.letter('F'); // its own space is the nearest
    let finds = t.s.finds;
    t.forget();
    after(&mut t, "treasure-hunt");
    assert!(!t.unclaimed('F'));
    assert_eq!((t.s.finds, t.s.bot.tokens), (finds, 1));
    assert!(!t.events().iter().any(|e| matches!(e, Event::Found { .. })));
    // quests at the bot do not come back with a shuffle
    t.load(SOLO_DIE, &[1]);
    after(&mut t, "errands");
    let taken = t.s.bot.quests.0[0];
    assert_eq!(taken.len(), 2);
    t.s.quests.0[0] = Set::NONE;
    let discards = t.s.discards.0[0];
    t.open(0, Step::Draw { left: 1, keep: 1, piles: [0; 3] });
    t.act(0, "draw basic");
    assert_eq!((t.s.quests.0[0].len(), t.s.bot.quests.0[0]), (discards.len() - 1, taken));
}

#[test]
fn n281_nine_cards_with_every_kind() {
    let t = Rig::new(1);
    let cards = &t.game.cat.solo;
    for kind in [SoloCard::Search, SoloCard::Recruit, SoloCard::Attack, SoloCard::ExhaustOwn, SoloCard::ExhaustPlayer] {
        assert!(cards.contains(&kind), "{kind:?}");
    }
    assert!(cards.iter().any(|card| matches!(card, SoloCard::Roll(_))));
}
