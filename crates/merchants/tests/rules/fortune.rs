//! A8, the outlying towns: good fortune.
use crate::stage::{Play, Stage, merchant};
use merchants::Event;
use merchants::words::{Face, Steed, Tile};
use serde_json::{Value, json};
use table::Seat;

/// A leader who comes home alone, with nothing delivered and nothing met.
fn home(road: &str, leader: Value) -> Play {
    after(road, "refuse", leader, json!({}))
}

fn after(road: &str, answer: &str, leader: Value, board: Value) -> Play {
    let mut leader = merchant(leader);
    leader["space"] = json!(2);
    if road == "shortcut" {
        leader["lanterns"] = json!(3);
    }
    let quiet = if road == "dark" { 4 } else { 2 };
    let mut scene = json!({
        "step": "act", "companions": ["raven", "ice-mouse", "phoenix"], "courtyard": ["open-ledger", "lucky-pockets"],
        "seats": [leader, merchant(json!({}))],
        "next": {
            "dark_events": ["keeperless-bridge"], "shortcut_events": ["hermits-still"], "travel": [quiet, quiet],
            "illuminated": ["3", "4"], "deeds": ["fine-collection"],
        },
    });
    for (name, value) in board.as_object().unwrap() {
        scene[name] = value.clone();
    }
    let mut t = Stage::new(2).scene(scene).begin();
    let card = t.companion(0);
    t.acts(0, &["visit yurg", "caravan", &format!("companion {card}"), &format!("declare farglen {road}")]);
    t.act(1, answer);
    assert_eq!(t.step(), "fortune");
    t
}

#[test]
fn f108_one_after_the_dark_road_though_nothing_was_delivered() {
    let mut t = home("dark", json!({}));
    t.act(0, "fortune coins");
    assert_eq!((t.step(), t.asked()), ("plan", Some(1)));
}

#[test]
fn f108_two_after_the_shortcut_each_completed_before_the_next() {
    let mut t = home("shortcut", json!({}));
    t.act(0, "fortune deed");
    assert_eq!(t.step(), "take-deed");
    let other = t.deed("lucky-pockets");
    t.act(0, &format!("deed {other}"));
    assert_eq!(t.step(), "gain"); // its banner first
    t.act(0, "gain potion");
    assert_eq!((t.step(), t.seat(0).horseshoes), ("fortune", 1));
    t.act(0, "fortune coins");
    assert_eq!((t.step(), t.asked()), ("plan", Some(1)));
}

#[test]
fn f108_the_same_may_be_chosen_twice() {
    let mut t = home("shortcut", json!({ "special_reserve": [] }));
    t.acts(0, &["fortune illuminated-die", "fortune illuminated-die"]);
    assert_eq!(t.seat(0).glow, [Some(Face::Three), Some(Face::Four)]);

    let mut t = home("shortcut", json!({}));
    t.acts(0, &["fortune coins", "fortune coins"]);
    assert_eq!(t.seat(0).coins, 5 + 3);

    let mut t = home("shortcut", json!({}));
    let (had, top, other) = (t.seat(0).deeds.len(), t.deed("open-ledger"), t.deed("lucky-pockets"));
    t.acts(0, &["fortune deed", &format!("deed {top}"), "fortune deed"]);
    assert_eq!(t.offers(0), [format!("deed {other}"), "deed-top".into()]); // the row is not filled up meanwhile
    t.act(0, "deed-top");
    assert_eq!((t.seat(0).deeds.len(), t.seat(0).prestige), (had + 2, 2));
}

#[test]
fn f108_the_upgrade_twice_only_with_velvet() {
    let mut t = home("shortcut", json!({}));
    t.acts(0, &["fortune wagon-upgrade", "upgrade purse"]);
    t.refused(0, "fortune wagon-upgrade", "F-112");

    let mut t = home("shortcut", json!({ "steeds": ["velvet"] }));
    t.acts(0, &["fortune wagon-upgrade", "upgrade purse", "fortune wagon-upgrade", "upgrade mirror"]);
    assert!(t.seat(0).has_tile(Tile::Purse) && t.seat(0).has_tile(Tile::Mirror));
}

#[test]
fn f108_also_with_a_velvet_that_the_first_upgrade_brought() {
    let mut t = home("shortcut", json!({}));
    t.acts(0, &["fortune wagon-upgrade", "upgrade stable", "steed velvet"]);
    assert_eq!((t.step(), t.seat(0).owns(Steed::Velvet)), ("fortune", true));
    t.acts(0, &["fortune wagon-upgrade", "upgrade mirror"]);
    assert!(t.seat(0).has_tile(Tile::Stable) && t.seat(0).has_tile(Tile::Mirror));
}

#[test]
fn f109_an_illuminated_die_is_rolled_into_the_special_reserve() {
    let mut t = home("dark", json!({ "special_reserve": ["1"] }));
    let stock = t.state().illuminated;
    t.act(0, "fortune illuminated-die");
    assert_eq!(t.seat(0).glow, [Some(Face::One), Some(Face::Three)]);
    assert_eq!(t.state().illuminated, stock - 1);
}

#[test]
fn f110_a_deed_with_its_bonus() {
    let mut t = home("dark", json!({}));
    t.act(0, "fortune deed");
    assert_eq!((t.offers_of(0, "deed").len(), t.offers(0).len()), (2, 3));
    let top = t.deed("open-ledger");
    t.act(0, &format!("deed {top}"));
    assert_eq!((t.seat(0).deeds.has(top), t.seat(0).prestige), (true, 2));

    let mut t = home("dark", json!({}));
    let other = t.deed("lucky-pockets");
    t.acts(0, &["fortune deed", &format!("deed {other}"), "gain armor"]);
    assert_eq!((t.seat(0).deeds.has(other), t.seat(0).prestige), (true, 0));
    assert_eq!((t.seat(0).horseshoes, t.goods(0)), (1, vec!["armor".to_string()]));

    // the top of the deck has no bonus
    let mut t = home("dark", json!({}));
    t.acts(0, &["fortune deed", "deed-top"]);
    assert_eq!((t.seat(0).prestige, t.seat(0).horseshoes, t.goods(0).len()), (0, 0, 0));
    assert!(t.seat(0).deeds.has(t.deed("fine-collection")));
}

#[test]
fn f110_with_no_deed_left_it_cannot_be_chosen() {
    let none = json!({
        "courtyard": [null, null], "decks": { "deeds": [] },
        "next": { "travel": [4], "dark_events": ["keeperless-bridge"] },
    });
    let mut t = after("dark", "refuse", json!({}), none);
    t.refused(0, "fortune deed", "F-110");
}

#[test]
fn f111_the_first_of_all_gets_five_coins_and_everybody_later_three() {
    let mut t = home("dark", json!({ "coins": 1 }));
    assert_eq!(t.view(None)["fortune_coins"], 5);
    t.act(0, "fortune coins");
    assert_eq!((t.seat(0).coins, t.view(None)["fortune_coins"].clone()), (1 + 5, json!(3)));

    // once per game, whoever took them
    let mut t = after("dark", "refuse", json!({ "coins": 1 }), json!({ "fortune_coins": 3 }));
    t.act(0, "fortune coins");
    assert_eq!(t.seat(0).coins, 1 + 3);
}

#[test]
fn f111_twice_in_one_step_is_5_and_3() {
    let mut t = home("shortcut", json!({}));
    t.act(0, "fortune coins");
    assert_eq!(t.seat(0).coins, 5);
    t.act(0, "fortune coins");
    assert_eq!(t.seat(0).coins, 8);
}

#[test]
fn f112_any_upgrade_that_is_still_on_the_track() {
    let mut t = home("dark", json!({}));
    for viewer in [None, Some(0), Some(1)] {
        assert_eq!(t.view(viewer)["upgrades"].as_array().unwrap().len(), 6);
    }
    t.act(0, "fortune wagon-upgrade");
    let all =
        ["mirror", "purse", "ruins-lantern", "stable", "strongbox", "workbench"].map(|tile| format!("upgrade {tile}"));
    assert_eq!(t.offers_of(0, "upgrade"), all);
    t.act(0, "upgrade ruins-lantern");
    assert_eq!(t.view(None)["upgrades"].as_array().unwrap().len(), 5);
    assert!(t.seat(0).has_tile(Tile::RuinsLantern));

    let mut t = after("dark", "refuse", json!({}), json!({ "upgrades": ["mirror", "purse"] }));
    t.act(0, "fortune wagon-upgrade");
    assert_eq!(t.offers(0), ["upgrade mirror", "upgrade purse"]);
    t.refused(0, "upgrade stable", "F-112");
}

#[test]
fn f112_not_with_an_upgrade_on_the_wagon_except_with_velvet() {
    let mut t = home("dark", json!({ "upgrades": ["purse"] }));
    t.refused(0, "fortune wagon-upgrade", "F-112");

    let mut t = home("dark", json!({ "upgrades": ["purse"], "steeds": ["velvet"] }));
    t.acts(0, &["fortune wagon-upgrade", "upgrade mirror"]);
    assert_eq!(t.seat(0).tiles.count_ones(), 2);
}

#[test]
fn f112_not_when_none_is_left() {
    let mut t = after("dark", "refuse", json!({ "steeds": ["velvet"] }), json!({ "upgrades": [] }));
    t.refused(0, "fortune wagon-upgrade", "F-112");
}

#[test]
fn f113_followers_get_none() {
    let mut t = after("shortcut", "join", json!({}), json!({}));
    let follower = *t.seat(1);
    assert_eq!(t.asked(), Some(0));
    t.act(0, "fortune illuminated-die");
    assert_eq!((t.step(), t.asked()), ("fortune", Some(0)));
    t.act(0, "fortune coins");
    assert_eq!(*t.seat(1), follower);
    assert_eq!((t.step(), t.asked()), ("plan", Some(1)));
    let lucky = |e: &Event| matches!(e, Event::Fortune { seat, .. } if *seat != Seat(0));
    assert!(!t.events(None).iter().any(lucky));
}
