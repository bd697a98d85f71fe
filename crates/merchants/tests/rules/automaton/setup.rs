//! B4: the set-up.
use super::{card, given, list, owns, print, rival, scene, solo, turn};
use crate::stage::{EDITIONS, Play, Stage};
use merchants::Event;
use merchants::catalog::{ActionCard, Bonus, Deal};
use merchants::words::*;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use table::{FastDice, Game, Seat};

/// A fresh table on which the automaton has not played yet.
fn fresh(edition: &str, seed: u8) -> Play {
    Stage::new(2).option("edition", edition).option("automaton", 1).option("level", "easy").seed(seed).begin()
}

fn tiles(t: &Play) -> Vec<u8> {
    (0..6).filter(|tile| t.state().tiles >> tile & 1 == 1).collect()
}

fn out(t: &Play) -> usize {
    t.events(None).iter().filter(|e| matches!(e, Event::TileOut { .. })).count()
}

#[test]
fn p060_two_players_and_one_random_upgrade_on_the_track() {
    let mut left = BTreeSet::new();
    for seed in 0..40 {
        let t = fresh("prototype", seed);
        assert_eq!((tiles(&t).len(), out(&t)), (1, 5), "the others are out");
        left.extend(tiles(&t));
    }
    assert_eq!(left.len(), 6, "any of them");
    for edition in EDITIONS {
        let alone = Stage::new(1).option("edition", edition).option("automaton", 0);
        assert!(alone.impossible().contains("at least 2"), "it is the second player");
        let nobody = Stage::new(2).option("edition", edition).option("automaton", 2);
        assert!(nobody.impossible().contains("options.automaton"));
        let two = Stage::new(2).option("edition", edition).begin();
        assert_eq!(tiles(&two).len(), 6, "without the automaton nothing is out");
    }
}

#[test]
fn f199_in_the_final_edition_two_random_upgrades_are_out() {
    let mut missing = BTreeSet::new();
    for seed in 0..30 {
        let t = fresh("final", seed);
        assert_eq!((tiles(&t).len(), out(&t)), (4, 2));
        missing.extend((0..6).filter(|tile| !tiles(&t).contains(tile)));
    }
    assert_eq!(missing.len(), 6);
    // only when a person is alone with it
    let company = Stage::new(3).option("automaton", 2).begin();
    assert_eq!((tiles(&company).len(), out(&company)), (6, 0));
}

#[test]
fn p061_what_it_has_and_has_not() {
    for edition in EDITIONS {
        let t = fresh(edition, 3);
        let (p, r) = (t.seat(1), rival(&t));
        assert_eq!((p.space, p.prestige, p.lanterns, p.quartz, p.horseshoes), (0, 0, 0, 0, 0));
        assert_eq!(p.coins, 5 + 1, "five, and one for the second seat");
        assert_eq!((p.deeds.len(), r.illuminated), (1, 1));
        assert_eq!((p.steeds, p.reserve, p.glowing()), (0, [0; 8], 0), "no wagon board");
        assert_eq!(t.game().cat.actions.len(), 10);
        let seen = t.view(Some(0))["wagons"][1]["deeds"].clone();
        assert_eq!(seen, json!([null]), "face down");
        // the marker starts at 0: one for the good of its seat, one for its hero
        let moved: Vec<i8> = t
            .events(None)
            .into_iter()
            .filter_map(|e| if let Event::RivalGoods { by } = e { Some(by) } else { None })
            .collect();
        assert_eq!((moved, r.goods), (vec![1, 1], 2));
    }
    // the levels of our cards add to it
    for (level, n) in [("easy", 0), ("normal", 1), ("hard", 2)] {
        let t = Stage::new(2).option("automaton", 1).option("level", level).begin();
        let has = t.game().cat.levels[n];
        let dice = rival(&t).illuminated;
        assert_eq!(
            (t.seat(1).coins, t.seat(1).lanterns, dice),
            (u16::from(has.coins) + 1, has.lanterns, has.illuminated)
        );
    }
}

#[test]
fn p062_each_gets_what_its_seat_gets() {
    for (seat, coins) in [(0u8, 5i8), (1, 6)] {
        let t = Stage::new(2).option("automaton", seat).option("level", "easy").begin();
        let person = 1 - seat;
        let told = t.events(None);
        assert!(told.contains(&Event::Coins { seat: Seat(seat), by: coins }));
        let turn = |e: &Event| *e == Event::Turn { seat: Seat(0) };
        let moved = told.iter().take_while(|e| !turn(e)).filter(|e| **e == Event::RivalGoods { by: 1 }).count();
        assert_eq!(moved, 2, "+1 for the good of the seat, +1 for the hero");
        let p = t.seat(person);
        let good = Good::ALL.iter().find(|&&g| t.state().price(&t.game().cat, g) == 5 - person);
        // the wheel may have been turned by then, so only the second person is sure to see the first prices
        assert!(seat == 0 || p.has(*good.unwrap(), Side::Basic));
        let played = told.iter().any(|e| matches!(e, Event::RivalCard { .. }));
        assert_eq!(played, seat == 0, "who sits first starts");
    }
}

#[test]
fn p063_a_starting_hero_with_his_good_and_no_horse() {
    let mut seen = BTreeSet::new();
    for seed in 0..25 {
        let t = fresh("final", seed);
        let hero = rival(&t).heroes.nth(0);
        assert_eq!(rival(&t).heroes.len(), 1);
        assert!(t.game().cat.starting.has(hero));
        assert!(matches!(t.game().cat.hero(hero).bonus, Bonus::Good(_)));
        assert!(!t.seat(0).heroes.contains(&Some(hero)), "the person gets another one");
        assert_eq!(t.seat(1).steeds, 0);
        seen.insert(hero);
    }
    assert_eq!(seen.len(), 6);
    let t = Stage::new(3).option("automaton", 0).option("draft", true).begin();
    assert_eq!(t.state().pairs.len(), 3, "two people draft from three pairs");
    assert!(t.state().pairs.iter().all(|&(_, hero)| !rival(&t).heroes.has(hero)));
}

#[test]
fn p064_goods_move_the_marker_and_no_tile() {
    let market = json!({ "market": { "weapon": 2, "book": 1, "potion": 2 } });
    let goods = [Good::Weapon, Good::Book, Good::Staff];
    let before = solo(card(Deal::Bazaar(goods))).scene(scene(json!({}), json!({ "goods": 2 }), market.clone())).begin();
    let t = turn(solo(card(Deal::Bazaar(goods))), json!({}), json!({ "goods": 2 }), market);
    assert_eq!((rival(&t).goods, t.seat(1).goods), (5, [[0; 6]; 2]));
    assert_eq!(t.state().supply, before.state().supply, "tiles stay where they are");
    let moved: Vec<Event> = t.events(None).into_iter().filter(|e| matches!(e, Event::RivalGoods { .. })).collect();
    assert_eq!(moved, [Event::RivalGoods { by: 3 }]);
    // lost goods move it back, never below 0
    let t = given(&["lose good", "lose good", "lose good"], json!({}), json!({ "goods": 2 }), json!({}));
    assert_eq!(rival(&t).goods, 0);
}

#[test]
fn p065_an_upgraded_good_is_a_good_and_a_crystal() {
    let t = given(&["good upgraded any"], json!({ "quartz": 3 }), json!({ "goods": 1 }), json!({}));
    assert_eq!(owns(&t), [0, 0, 0, 4, 2]);
    let t = given(&["good basic any"], json!({ "quartz": 3 }), json!({ "goods": 1 }), json!({}));
    assert_eq!(owns(&t), [0, 0, 0, 3, 2]);
}

#[test]
fn p066_it_has_no_limits() {
    let full = json!({
        "goods": 20, "illuminated_dice": 3, "heroes": ["agatha", "alun", "brida", "tamsin"],
        "commissions": ["frost-pass", "ash-patrol", "barrow-study", "valley-choir"],
    });
    let more = json!({ "inn": ["atlantes", null, null, null], "decks": { "heroes": [] }, "next": { "ruins": [5] } });
    let stage = Stage::new(2).option("automaton", 1).print(|cat| {
        let gains = ["lantern 2", "quartz 2", "illuminated-die", "good basic any", "hero", "commission northbreak"];
        let reward = list(cat, &gains);
        print(cat, &[ActionCard { reward, ..card(Deal::Ruins(1)) }]);
    });
    let t = turn(stage, json!({ "lanterns": 9, "quartz": 9 }), full, more);
    let r = rival(&t);
    assert_eq!((r.illuminated, r.heroes.len(), r.commissions.len()), (4, 5, 5));
    // the ruins brought a good and a crystal, and two coins for a lantern; a lantern came with Atlantes
    assert_eq!(owns(&t), [2, 0, 9 + 2 + 1 - 1, 9 + 2 + 1, 20 + 1 + 1]);
    assert_eq!((t.step(), t.asked()), ("plan", Some(0)), "and nothing is asked");
    // its deed is face down, for everybody: nobody sits there
    let t = fresh("final", 1);
    for viewer in [None, Some(0), Some(1)] {
        assert_eq!(t.view(viewer)["wagons"][1]["deeds"], json!([null]));
    }
    assert!(!t.events(Some(1)).iter().any(|e| matches!(e, Event::Deed { seat: Seat(1), deed: Some(_) })));
}

/// The levels of our own pack, as the words of the option say them.
#[test]
fn p102_what_a_level_changes() {
    let cat = merchants::content::read(&merchants::content::own_pack()).unwrap();
    let level = |l: Difficulty| {
        let it = cat.levels[l.index()];
        let bonus: Vec<String> = cat.list(it.bonus).iter().map(ToString::to_string).collect();
        (it.coins, it.lanterns, it.illuminated, bonus.join(", "))
    };
    assert_eq!(level(Difficulty::Easy), (5, 0, 1, String::new()), "P-061 and nothing more");
    assert_eq!(level(Difficulty::Normal), (5, 0, 1, "prestige 1".into()));
    assert_eq!(level(Difficulty::Hard), (8, 3, 2, "prestige 1, coins 1".into()));
    // the bonus comes in each of its turns, and nothing else differs
    let after = |level: &str| {
        let table = Stage::new(2).option("automaton", 1).option("level", level);
        let t = turn(table, json!({ "coins": 0 }), json!({}), json!({ "next": { "action_cards": [0] } }));
        let p = t.seat(1);
        [p.coins, p.prestige, p.lanterns.into(), p.quartz.into(), rival(&t).goods.into()]
    };
    let (easy, normal, hard) = (after("easy"), after("normal"), after("hard"));
    assert_eq!(normal, [easy[0], easy[1] + 1, easy[2], easy[3], easy[4]]);
    assert_eq!(hard, [easy[0] + 1, easy[1] + 1, easy[2], easy[3], easy[4]]);
}

#[test]
fn p103_its_coins_are_counted_or_hidden_until_the_end() {
    for (option, now) in [("counted", json!(7)), ("hidden", json!(null))] {
        let coins = |t: &Play, who: Option<u8>| t.view(who)["wagons"][1]["coins"].clone();
        let table =
            |scene: Value| Stage::new(2).option("automaton", 1).option("automaton_coins", option).scene(scene).begin();
        let t = table(json!({ "seats": [{ "coins": 3 }, { "coins": 7 }] }));
        // at its own seat nobody sits who could look
        for who in [None, Some(0), Some(1)] {
            assert_eq!(coins(&t, who), now, "{option}");
            assert_eq!(t.view(who)["wagons"][0]["coins"], 3, "{option}: those of people are counted");
        }
        let t = table(json!({ "round": 14, "doing": [], "seats": [{ "coins": 3 }, { "coins": 7 }] }));
        assert_eq!((t.step(), coins(&t, None)), ("over", json!(7)), "{option}: everything is counted up");
    }
}

#[test]
fn p103_nobody_reckons_with_coins_that_nobody_may_count() {
    let table = |coins: u16, option: &str| {
        let scene =
            json!({ "step": "final", "seats": [{ "coins": 20, "prestige": 20 }, { "coins": coins, "prestige": 30 }] });
        Stage::new(2).option("automaton", 1).option("automaton_coins", option).scene(scene).begin()
    };
    let imagined = |t: &Play, who: Option<u8>, seed: u64| {
        let world = t.table.game().imagine(t.table.state(), who.map(Seat), &mut FastDice::new(seed));
        world.players[Seat(1)].coins
    };
    for who in [None, Some(0)] {
        let all: Vec<[u16; 2]> =
            (0..50).map(|seed| [0, 40].map(|coins| imagined(&table(coins, "hidden"), who, seed))).collect();
        assert!(all.iter().all(|[poor, rich]| poor == rich), "{all:?}");
        assert!(all.iter().any(|other| other != &all[0]), "and it is no constant");
        assert_eq!([0, 40].map(|coins| imagined(&table(coins, "counted"), who, 1)), [0, 40]);
    }
}
