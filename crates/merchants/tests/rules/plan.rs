//! A3: rounds, the order of a turn, and Plan.
use crate::stage::{Play, Stage};
use merchants::Event;
use merchants::words::*;
use serde_json::{Value, json};

/// A wagon in which nothing changes the course of a turn: no goods, no hero, no horseshoe, no illuminated die, and a
/// steed that waits for wagon upgrades.
pub fn plain(more: Value) -> Value {
    let mut wagon = json!({ "steeds": ["velvet"], "heroes": [], "goods": [], "horseshoes": 0, "special_reserve": [] });
    for (field, value) in more.as_object().expect("fields of a seat") {
        wagon[field] = value.clone();
    }
    wagon
}

/// Somebody who is asked does something; `n` decides what.
pub fn anyhow(t: &mut Play, n: usize) {
    let seat = t.asked().expect("somebody is asked");
    let offers = t.offers(seat);
    let some = (n + 1).wrapping_mul(0x9E37_79B9) >> 8;
    t.act(seat, &offers[some % offers.len()]);
}

fn faces(words: [&str; 3]) -> [Option<Face>; 3] {
    words.map(face)
}

fn face(word: &str) -> Option<Face> {
    Some(word.parse().unwrap())
}

/// Round 1, a plain wagon, these dice in its reserve.
fn planning(reserve: [&str; 4], more: Value) -> Play {
    let mut wagon = plain(more);
    wagon["reserve"] = json!(reserve);
    Stage::new(2).scene(json!({ "wheel": "potion", "seats": [wagon] })).begin()
}

fn reserve(t: &Play) -> Vec<Value> {
    t.view(Some(0))["wagons"][0]["reserve"].as_array().unwrap().clone()
}

// rounds and turns

#[test]
fn f030_thirteen_rounds_in_which_everybody_takes_a_turn_in_order() {
    for players in [1, 2, 3] {
        let mut t = Stage::new(players).begin();
        for n in 0..5000 {
            if t.asked().is_none() {
                break;
            }
            anyhow(&mut t, n);
        }
        assert_eq!(t.step(), "over");
        let mut course = vec![];
        for event in t.events(None) {
            match event {
                Event::Round { round } => course.push(format!("round {round}")),
                Event::Turn { seat } => course.push(format!("turn {seat}")),
                Event::FinalTravels => course.push("final travels".into()),
                _ => {}
            }
        }
        let mut expected = vec![];
        for round in 1..=13 {
            expected.push(format!("round {round}"));
            expected.extend((0..players).map(|seat| format!("turn {seat}")));
        }
        expected.push("final travels".into());
        assert_eq!(course, expected);
    }
}

#[test]
fn f031_a_turn_is_plan_move_act_rest() {
    let wagon = plain(json!({ "coins": 0, "reserve": ["0", "0", "0", "0"], "special_reserve": ["4"] }));
    let buildings = ["oracle-of-lumi", "othos-lanternworks", "yedls-workshop", "blazing-quartz-mine"];
    let mut t = Stage::new(2).scene(json!({ "buildings": buildings, "seats": [wagon] })).begin();
    assert_eq!(t.step(), "plan");
    t.refused(0, "go 2", "F-031");
    t.refused(0, "visit inn", "F-031");
    t.acts(0, &["bump 0 2", "light 4"]);
    assert_eq!(t.step(), "move");
    t.refused(0, "bump 0 1", "F-031");
    t.refused(0, "visit inn", "F-031");
    t.act(0, "go 4");
    assert_eq!(t.step(), "act");
    t.refused(0, "bump 0 1", "F-031");
    t.refused(0, "go 2", "F-031");
    assert_eq!(t.seat(0).spent, 0, "no rest before the end of Act");
    t.acts(0, &["visit inn", "visit dark-market", "use blazing-quartz-mine"]);
    assert_eq!((t.seat(0).spent, t.seat(0).night), (1, None), "rest");
    assert_eq!((t.step(), t.asked()), ("plan", Some(1)));
}

// the reset

#[test]
fn f032_three_equal_dice_may_be_reset_at_the_start() {
    for equal in [["2", "2", "2"], ["0", "0", "0"], ["1", "1*", "1"]] {
        let mut t = planning(["2", "2", "3", "4"], json!({ "locked": equal }));
        assert!(t.offered(0, "bump 3 1"), "it is a choice");
        t.act(0, "reset");
        assert_eq!(t.seat(0).locked, faces(["1", "2", "3"]));
        assert_eq!((t.step(), reserve(&t).len()), ("plan", 4), "the plan is still to be made");
        t.refused(0, "reset", "F-032");
    }
    let mut t = planning(["2", "2", "3", "4"], json!({ "locked": ["2", "2", "3"] }));
    t.refused(0, "reset", "F-032");
}

#[test]
fn f032_no_reset_once_a_die_has_been_bumped() {
    let mut t = planning(["2", "2", "3", "4"], json!({ "locked": ["2", "2", "3"] }));
    t.act(0, "bump 2 3");
    assert_eq!(t.seat(0).locked, faces(["2", "2", "2"]));
    t.refused(0, "reset", "F-032");
    t.act(0, "coins");
    t.refused(0, "reset", "F-032");
}

#[test]
fn f033_a_reset_needs_a_die_in_every_slot() {
    let late = |round: u8, locked: Value| {
        Stage::new(1).scene(json!({ "round": round, "seats": [plain(json!({ "locked": locked }))] })).begin()
    };
    let mut t = late(11, json!(["2", "2", "2"]));
    t.act(0, "reset");
    assert_eq!(t.seat(0).locked, faces(["1", "2", "3"]), "in round 11 all slots may be full");
    let mut t = late(12, json!(["2", null, "2"]));
    t.refused(0, "reset", "F-033");
}

// bumping

#[test]
fn f034_a_reserve_die_bumps_a_locked_one_into_the_pool() {
    for round in [1, 10] {
        let dice = if round == 1 { json!(["0", "1*", "3", "4"]) } else { json!(["4"]) };
        let wagon = plain(json!({ "locked": ["1", "2", "0"], "reserve": dice }));
        let mut t = Stage::new(2).scene(json!({ "round": round, "seats": [wagon] })).begin();
        let before = reserve(&t).len();
        t.refused(0, "bump 2 1", "F-034"); // no such die in the reserve
        t.refused(0, "unlock 1", "F-040");
        t.act(0, "bump 4 3");
        let p = t.seat(0);
        assert_eq!((p.locked, p.night), (faces(["1", "2", "4"]), face("0")), "no value changes");
        assert_eq!(reserve(&t).len(), before - 1);
        assert!(!reserve(&t).contains(&json!("4")));
    }
}

#[test]
fn f034_any_die_may_go_to_any_slot_and_one_must() {
    let t = planning(["0", "0", "1*", "4"], json!({}));
    let mut offers = t.offers(0);
    offers.sort();
    let all = ["0 1", "0 2", "0 3", "1* 1", "1* 2", "1* 3", "4 1", "4 2", "4 3"].map(|die| format!("bump {die}"));
    assert_eq!(offers, all, "and nothing else");
}

#[test]
fn f035_the_special_action_of_the_slot_follows_and_cannot_be_passed() {
    let mut t = planning(["0", "0", "0", "0"], json!({ "special_reserve": ["3"] }));
    t.act(0, "bump 0 2");
    assert_eq!((t.step(), t.offers(0)), ("slot-two", vec!["lantern".to_string(), "light 3".into()]));
    t.refused(0, "go 2", "F-031");
    let mut t = planning(["0", "0", "0", "0"], json!({}));
    t.act(0, "bump 0 3");
    assert_eq!((t.step(), t.offers(0)), ("slot-three", vec!["coins".to_string(), "wheel".into()]));
    t.refused(0, "pass", "F-031");
    let mut t = planning(["0", "0", "0", "0"], json!({}));
    t.act(0, "bump 0 1");
    assert_eq!(t.seat(0).goods_in_all(), 1, "slot 1 asks nothing");
}

#[test]
fn f036_slot_one_crafts_by_the_die_that_entered() {
    for &die in &Stage::new(2).begin().game().cat.night {
        // a three leaves the slot
        let mut t = planning([die.word(), "3", "3", "3"], json!({ "locked": ["3", "2", "3"] }));
        t.act(0, &format!("bump {die} 1"));
        let crafted = t.game().cat.craft[die.index()];
        assert_eq!(t.seat(0).goods_in_all(), 1);
        assert!(t.seat(0).has(crafted, Side::Basic), "{die} makes {crafted}");
    }
}

#[test]
fn f037_slot_two_gives_a_lantern_or_lights_a_die_of_your_choice() {
    let two = || {
        let mut t = planning(["0", "0", "0", "0"], json!({ "special_reserve": ["2", "4"] }));
        t.act(0, "bump 0 2");
        t
    };
    let mut t = two();
    assert_eq!(t.offers(0), ["lantern", "light 2", "light 4"]);
    t.refused(0, "light 3", "F-037");
    t.act(0, "lantern");
    assert_eq!((t.seat(0).lanterns, t.seat(0).glowing(), t.seat(0).lit), (1, 2, None));
    for (chosen, other) in [("2", "4"), ("4", "2")] {
        let mut t = two();
        t.act(0, &format!("light {chosen}"));
        let p = t.seat(0);
        assert_eq!((p.lanterns, p.lit, p.glow), (0, face(chosen), [face(other), None]));
    }
    // without such a die it is the lantern
    let mut t = planning(["0", "0", "0", "0"], json!({}));
    t.act(0, "bump 0 2");
    assert_eq!((t.seat(0).lanterns, t.seat(0).lit), (1, None));
}

#[test]
fn f038_only_slot_two_brings_an_illuminated_die_into_the_pool() {
    for upgrades in [json!([]), json!(["mirror"])] {
        // a raven with a quartz keeps every question open
        let wagon = json!({ "upgrades": upgrades, "special_reserve": ["2"], "companions": ["raven"], "quartz": 1 });
        let mut t = planning(["0", "0", "0", "0"], wagon.clone());
        t.refused(0, "light 2", "F-038");
        t.act(0, "bump 0 3");
        t.refused(0, "light 2", "F-038");
        t.act(0, "coins");
        t.refused(0, "light 2", "F-038");
        let mut t = planning(["0", "0", "0", "0"], wagon.clone());
        t.act(0, "bump 0 1");
        assert_eq!(t.step(), "move");
        t.refused(0, "light 2", "F-038");
        t.act(0, "ability raven 1");
        assert_eq!((t.seat(0).glowing(), t.seat(0).lit), (2, None), "a gained die goes to the special reserve");
        t.refused(0, "light 2", "F-038");

        let mut t = planning(["0", "0", "0", "0"], wagon);
        t.acts(0, &["bump 0 2", "light 2"]);
        assert_eq!(t.seat(0).lit, face("2"));
    }
}

#[test]
fn f039_slot_three_gives_two_coins_or_turns_the_wheel() {
    let mut t = planning(["0", "0", "0", "0"], json!({ "coins": 4 }));
    t.acts(0, &["bump 0 3", "coins"]);
    assert_eq!(t.seat(0).coins, 6);

    let mut t = planning(["0", "0", "0", "0"], json!({ "coins": 4 }));
    let prices = |t: &Play| t.game().cat.wheel.map(|good| t.state().price(&t.game().cat, good));
    let dice = t.state().market;
    assert_eq!(prices(&t), [5, 4, 3, 2, 1, 1]);
    t.acts(0, &["bump 0 3", "wheel"]);
    assert_eq!(prices(&t), [4, 3, 2, 1, 1, 5], "every good goes to the next label");
    assert_eq!((t.seat(0).coins, t.state().market), (4, dice));
}

// the last rounds

#[test]
fn f040_from_round_eleven_a_locked_die_leaves_its_slot_for_good() {
    // zeros keep the wagon beside an inn where it has nothing to sell
    let wagon = plain(json!({ "coins": 0, "locked": ["1", "0", "0"] }));
    let mut t = Stage::new(1).scene(json!({ "round": 11, "seats": [wagon] })).begin();
    assert_eq!(t.offers(0), ["unlock 1", "unlock 2", "unlock 3"]);
    t.refused(0, "bump 0 1", "F-040");
    t.act(0, "unlock 2");
    assert_eq!((t.seat(0).night, t.seat(0).locked), (face("0"), [face("1"), None, face("0")]));
    assert_eq!(t.seat(0).lanterns, 1, "the special action of slot 2");
    t.act(0, "visit inn");

    assert_eq!((t.state().round, t.offers(0)), (12, vec!["unlock 1".to_string(), "unlock 3".into()]));
    t.refused(0, "unlock 2", "F-040");
    t.refused(0, "bump 0 2", "F-040");
    t.acts(0, &["unlock 3", "coins"]);
    assert_eq!((t.seat(0).coins, t.seat(0).locked), (2, [face("1"), None, None]));
    t.act(0, "visit inn");

    // the last die leaves by itself
    assert_eq!((t.state().round, t.step()), (13, "gain"));
    assert_eq!((t.seat(0).night, t.seat(0).locked), (face("1"), [None; 3]));
}

#[test]
fn f041_from_round_eleven_slot_one_gives_any_basic_good() {
    for &good in Good::ALL {
        let wagon = plain(json!({ "locked": ["1", "2", "3"] }));
        let mut t = Stage::new(2).scene(json!({ "round": 11, "seats": [wagon] })).begin();
        t.act(0, "unlock 1");
        assert_eq!(t.offers_of(0, "gain").len(), 6, "the chart is ignored");
        t.act(0, &format!("gain {good}"));
        assert!(t.seat(0).has(good, Side::Basic));
        assert_eq!(t.seat(0).goods_in_all(), 1);
    }
}

#[test]
fn f042_the_pool_holds_one_night_die_and_at_most_one_illuminated_die() {
    for upgrades in [json!([]), json!(["mirror"])] {
        let start = || {
            let mut t = planning(["0", "0", "0", "0"], json!({ "special_reserve": ["3", "4"], "upgrades": upgrades }));
            t.act(0, "bump 0 2");
            t
        };
        let pool = |t: &Play| t.view(Some(0))["wagons"][0]["pool"].clone();
        let mut t = start();
        t.act(0, if upgrades == json!([]) { "lantern" } else { "done" });
        assert_eq!(pool(&t), json!(["2"]));
        let mut t = start();
        t.act(0, "light 4");
        assert_eq!(pool(&t), json!(["2", "4"]));
        t.refused(0, "light 3", "F-038");
        assert_eq!(t.step(), "move");
    }
}
