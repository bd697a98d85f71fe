//! A3, Move and Act.
use crate::plan::plain;
use crate::stage::{Play, Stage};
use merchants::Event;
use merchants::words::*;
use serde_json::{Value, json};

/// The first game's buildings, on spaces 1 to 4.
const BUILDINGS: [&str; 4] = ["blazing-quartz-mine", "oracle-of-lumi", "othos-lanternworks", "yedls-workshop"];

fn at(step: &str, wagon: Value) -> Play {
    Stage::new(2).scene(json!({ "step": step, "buildings": BUILDINGS, "seats": [plain(wagon)] })).begin()
}

/// Everything that a wagon beside these districts may do first.
fn openings(t: &Play) -> Vec<String> {
    let mut all = t.offers(0);
    all.sort();
    all
}

// move

#[test]
fn f043_the_pawn_goes_exactly_as_far_as_one_die_says() {
    let pool = || at("move", json!({ "space": 2, "pool": "1", "pool_illuminated": "4" }));
    let mut t = pool();
    assert_eq!(t.offers(0), ["go 1", "go 4"], "and it must");
    t.refused(0, "go 5", "F-043"); // never the sum
    t.refused(0, "go 3", "F-043");
    t.act(0, "go 1");
    assert_eq!((t.seat(0).space, t.step()), (3, "act"));
    let mut t = pool();
    t.act(0, "go 4");
    assert_eq!((t.seat(0).space, t.step()), (1, "act"), "clockwise, round the corner");
    // with one die there is nothing to choose
    let t = at("move", json!({ "space": 2, "pool": "3" }));
    assert_eq!((t.seat(0).space, t.step()), (0, "act"));
}

#[test]
fn f044_a_zero_stays() {
    let t = at("move", json!({ "space": 3, "pool": "0" }));
    assert_eq!((t.seat(0).space, t.step()), (3, "act"));
    let mut t = at("move", json!({ "space": 3, "pool": "0", "pool_illuminated": "2" }));
    t.act(0, "go 0");
    assert_eq!((t.seat(0).space, t.step()), (3, "act"), "also when the other die would move");
}

#[test]
fn f045_f048_five_spaces_in_a_ring_each_between_two_districts() {
    let ring = [
        ["inn", "bazaar"],
        ["bazaar", "commissions"],
        ["commissions", "yurg"],
        ["yurg", "dark-market"],
        ["dark-market", "inn"],
    ];
    for (space, districts) in ring.iter().enumerate() {
        let t = at("move", json!({ "space": (space + 4) % 5, "pool": "1" }));
        assert_eq!(t.seat(0).space as usize, space, "one step on from the space before");
        let mut both = districts.map(|d| format!("visit {d}"));
        both.sort();
        assert_eq!(t.offers_of(0, "visit"), both);
    }
}

#[test]
fn f046_after_moving_a_horseshoe_leads_one_space_either_way() {
    for (way, from, to) in [("on", 4, 0), ("back", 0, 4), ("on", 1, 2), ("back", 3, 2)] {
        let mut t = at("move", json!({ "space": from, "pool": "0", "horseshoes": 2 }));
        assert_eq!(t.step(), "horseshoe");
        t.act(0, &format!("horseshoe {way}"));
        assert_eq!((t.seat(0).space, t.seat(0).horseshoes, t.step()), (to, 1, "act"));
        t.refused(0, "horseshoe on", "F-046"); // one a turn
    }
    let mut t = at("move", json!({ "space": 3, "pool": "2", "horseshoes": 1 }));
    t.act(0, "stay");
    assert_eq!((t.seat(0).space, t.seat(0).horseshoes, t.step()), (0, 1, "act"), "it is a choice");
}

#[test]
fn f046_no_horseshoe_before_moving_and_none_without_having_one() {
    let mut t = at("plan", json!({ "horseshoes": 1 }));
    t.refused(0, "horseshoe on", "F-046");
    let mut t = at("move", json!({ "pool": "1", "pool_illuminated": "2", "horseshoes": 1 }));
    t.refused(0, "horseshoe back", "F-046");
    let mut t = at("move", json!({ "pool": "1" }));
    assert_eq!(t.step(), "act");
    t.refused(0, "horseshoe on", "F-046");
}

#[test]
fn f047_pawns_share_a_space_at_no_cost() {
    let here = json!({ "space": 2 });
    let wagon = plain(json!({ "coins": 3, "pool": "2" }));
    let t = Stage::new(4).scene(json!({ "step": "move", "seats": [wagon, here, here, here] })).begin();
    assert!((0..4).all(|seat| t.seat(seat).space == 2));
    assert_eq!((t.seat(0).coins, t.step()), (3, "act"));
}

// act

#[test]
fn f049_one_die_activates_exactly_one_of_the_two_districts() {
    let start = || at("act", json!({ "space": 1 }));
    let mut t = start();
    assert_eq!(openings(&t), ["visit bazaar", "visit commissions"], "and one of them must be");
    t.refused(0, "visit yurg", "F-049");
    t.refused(0, "use blazing-quartz-mine", "F-131");
    t.acts(0, &["visit bazaar", "done"]);
    assert_eq!((t.step(), t.asked()), ("plan", Some(1)));
    let mut t = start();
    t.acts(0, &["visit commissions", "commission farglen"]);
    assert_eq!((t.step(), t.asked()), ("plan", Some(1)));
    // also one that can do nothing
    let t = at("act", json!({ "space": 4, "coins": 0 }));
    assert_eq!(openings(&t), ["visit dark-market", "visit inn"]);
}

#[test]
fn f050_two_dice_activate_both_districts_and_the_building_in_any_order() {
    let parts = ["visit bazaar", "visit commissions", "use blazing-quartz-mine"];
    for [a, b, c] in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        let mut t = at("act", json!({ "space": 1, "pool_illuminated": "2" }));
        assert_eq!(openings(&t), ["use blazing-quartz-mine", "visit bazaar", "visit commissions"]);
        for part in [parts[a], parts[b], parts[c]] {
            // the last one may play itself
            if t.step() == "act" {
                t.act(0, part);
            }
            match part {
                "visit bazaar" => {
                    t.refused(0, "visit commissions", "F-031"); // first things first
                    t.refused(0, "use blazing-quartz-mine", "F-031");
                    t.act(0, "done");
                }
                "visit commissions" => {
                    t.refused(0, "visit bazaar", "F-031");
                    t.act(0, "commission farglen");
                }
                _ => {}
            }
        }
        let mut done = vec![];
        for event in t.events(None) {
            match event {
                Event::Visited { district, .. } => done.push(format!("visit {district}")),
                Event::Used { building, .. } => done.push(format!("use {building}")),
                _ => {}
            }
        }
        assert_eq!(done, [parts[a], parts[b], parts[c]]);
        assert_eq!((t.step(), t.asked()), ("plan", Some(1)));
        let p = t.seat(0);
        assert_eq!((p.quartz, p.commissions.iter().flatten().count()), (1, 1));
    }
}

#[test]
fn f050_each_part_is_done_once_and_none_is_left_out() {
    let mut t = at("act", json!({ "space": 1, "pool_illuminated": "2" }));
    t.refused(0, "done", "F-031");
    t.acts(0, &["visit bazaar", "done"]);
    assert_eq!(openings(&t), ["use blazing-quartz-mine", "visit commissions"]);
    t.refused(0, "visit bazaar", "F-050");
    t.act(0, "use blazing-quartz-mine");
    assert_eq!(t.step(), "take-commission", "the last one plays itself");
}

#[test]
fn f050_what_is_possible_must_be_carried_out() {
    let cards = Stage::new(1).begin();
    let buyer = cards.heroes(|h| h.requests().contains(&Good::Potion))[0];
    let others = cards.heroes(|h| !h.requests().contains(&Good::Potion));
    let inn = [buyer, others[0], others[1], others[2]];
    let wagon = |space: u8| plain(json!({ "space": space, "pool_illuminated": "1", "goods": ["potion"], "coins": 2 }));
    let two_dice = |space| Stage::new(2).scene(json!({ "step": "act", "inn": inn, "seats": [wagon(space)] })).begin();
    let mut t = two_dice(1);
    t.act(0, "visit commissions");
    assert_eq!(t.offers(0).len(), t.offers_of(0, "commission").len(), "a commission is taken");
    let mut t = two_dice(4);
    t.act(0, "visit dark-market");
    assert_eq!(openings(&t), ["pay 1", "pay 2"], "the marker is moved");
    let mut t = two_dice(4);
    t.act(0, "visit inn");
    assert_eq!((t.seat(0).goods_in_all(), t.seat(0).heroes[0]), (0, Some(buyer)), "a good is sold");
}

#[test]
fn f050_buying_paying_and_trading_are_optional() {
    let buildings = ["queens-eyes-surveyor", "guildmasters-mansion", "oracle-of-lumi", "yedls-workshop"];
    let two_dice = |space: u8| {
        let wagon = plain(json!({ "space": space, "pool_illuminated": "1", "coins": 9 }));
        Stage::new(2).scene(json!({ "step": "act", "buildings": buildings, "seats": [wagon] })).begin()
    };
    for (space, activate, leave) in
        [(1, "visit bazaar", "done"), (1, "use queens-eyes-surveyor", "pass"), (2, "use guildmasters-mansion", "done")]
    {
        let mut t = two_dice(space);
        t.acts(0, &[activate, leave]);
        assert_eq!((t.step(), t.seat(0).coins, t.seat(0).prestige), ("act", 9, 0));
    }
}

#[test]
fn f051_the_values_of_the_dice_do_not_matter_in_act() {
    let cat = Stage::new(2).begin().game().cat.clone();
    for night in cat.night {
        let t = at("act", json!({ "space": 2, "pool": night }));
        assert_eq!(openings(&t), ["visit commissions", "visit yurg"]);
    }
    for (night, lit) in cat.night.iter().zip(cat.illuminated) {
        let t = at("act", json!({ "space": 2, "pool": night, "pool_illuminated": lit }));
        assert_eq!(openings(&t), ["use oracle-of-lumi", "visit commissions", "visit yurg"]);
    }
}

#[test]
fn f052_between_inn_and_bazaar_there_is_no_building() {
    let mut t = at("act", json!({ "space": 0, "pool_illuminated": "2" }));
    assert_eq!(openings(&t), ["visit bazaar", "visit inn"]);
    for building in BUILDINGS {
        t.refused(0, &format!("use {building}"), "F-052");
    }
    t.acts(0, &["visit inn", "done"]);
    assert_eq!((t.step(), t.asked()), ("plan", Some(1)), "both districts, and that is all");
}

#[test]
fn f052_longshadow_reaches_a_building_from_there() {
    for (reaches, buildings) in [(true, 4), (false, 0)] {
        let wagon = plain(json!({ "space": 0, "pool_illuminated": "2", "steeds": ["longshadow"] }));
        let stage = Stage::new(2).option("longshadow_from_start", reaches);
        let t = stage.scene(json!({ "step": "act", "buildings": BUILDINGS, "seats": [wagon] })).begin();
        assert_eq!((t.offers_of(0, "visit").len(), t.offers_of(0, "use").len()), (2, buildings));
    }
}

#[test]
fn f053_a_district_that_can_do_nothing_still_uses_the_die() {
    let no_commissions: Value = Town::ALL.iter().map(|town| (town.word().to_string(), Value::Null)).collect();
    for (space, district) in [(0, District::Inn), (4, District::DarkMarket), (1, District::Commissions)] {
        let wagon = plain(json!({ "space": space, "coins": 0 }));
        let scene = json!({ "step": "act", "commissions": no_commissions, "seats": [wagon] });
        let mut t = Stage::new(2).scene(scene).begin();
        t.act(0, &format!("visit {district}"));
        assert!(t.events(None).contains(&Event::Idle { seat: table::Seat(0), district }));
        let p = t.seat(0);
        assert_eq!((p.coins, p.goods_in_all(), p.heroes, p.commissions), (0, 0, [None; 3], [None; 3]));
        assert_eq!((p.night, p.spent, t.asked()), (None, 1, Some(1)), "the turn is over");
    }
}
