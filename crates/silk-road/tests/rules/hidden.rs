//! 4.8: nobody knows a map before the signal, another's map or board before trading ends, or an edge before scoring.
use crate::stage::{Play, Stage};
use serde_json::{Value, json};
use silk_road::Event;
use std::collections::BTreeSet;
use table::{AnyTable, Seat};

/// Everything that a viewer can read: sheet, events with their tales, and what can be worked out from them.
fn readable(t: &Play, who: Option<u8>) -> String {
    let (table, who): (&dyn AnyTable, _) = (&t.table, who.map(Seat));
    [table.sheet(who), table.events(who, 0), table.insight(who)].map(|v| v.to_string()).concat()
}

fn desks(t: &Play, who: Option<u8>) -> Vec<Value> {
    t.view(who)["desks"].as_array().unwrap().clone()
}

/// Words that only an answer key uses.
fn no_key_in(text: &str) {
    for word in ["\"edge", "\"key", "\"cells\"", "\"route\""] {
        assert!(!text.contains(word), "{word} in {text}");
    }
}

fn modes() -> impl Iterator<Item = Stage> {
    let with = |clock: &str| Stage::new(3).printed().option("clock", clock);
    [with("live"), with("off"), with("own"), with("live").option("turned_maps", true)].into_iter()
}

#[test]
fn no_map_before_the_signal() {
    for stage in modes() {
        let mut t = stage.begin();
        for seat in 0..2 {
            for who in t.viewers() {
                let text = readable(&t, who);
                no_key_in(&text);
                if t.seat(0).sheet.is_none() || who != Some(0) {
                    assert!(!text.contains("\"dots\"") && !text.contains("\"sheet\""), "{who:?}: {text}");
                }
            }
            t.act(seat, 0, "ready");
        }
    }
}

/// With clocks of their own nobody is told from when another builds: together with the hour of an arrival it would say how long
/// there is to beat.
#[test]
fn nobody_is_told_from_when_another_builds() {
    let told = |clock: &str, at: u64| {
        let mut t = Stage::new(2).printed().option("clock", clock).begin();
        t.table.act_text(Seat(0), at, "ready", None).unwrap();
        t
    };
    let (soon, late) = (told("own", 1_000), told("own", 50_000));
    for who in [None, Some(1)] {
        assert_eq!(readable(&soon, who), readable(&late, who), "{who:?}");
        let written = |t: &Play| AnyTable::position(&t.table, who.map(Seat)).unwrap().to_string();
        assert_eq!(written(&soon), written(&late), "{who:?}");
    }
    assert_ne!(readable(&soon, Some(0)), readable(&late, Some(0)));
    assert_eq!(soon.table.sheet(Some(Seat(0))).deadline, Some(121_000));
}

#[test]
fn then_only_the_own_one() {
    for stage in modes() {
        let mut t = stage.begin();
        t.start();
        for who in t.viewers() {
            let maps: Vec<Value> = t
                .events(who)
                .iter()
                .filter_map(|e| if let Event::Map { map } = e { Some(json!(map)) } else { None })
                .collect();
            for (seat, desk) in (0..).zip(desks(&t, who)) {
                let own = &desk["own"];
                assert_eq!(own.is_null(), who != Some(seat));
                if let Some(map) = own.get("map") {
                    assert_eq!(maps, std::slice::from_ref(map));
                }
            }
            assert_eq!(maps.len(), usize::from(who.is_some()));
            no_key_in(&readable(&t, who));
        }
    }
}

#[test]
fn a_map_shows_goods_and_places_and_nothing_else() {
    for stage in modes() {
        let mut t = stage.begin();
        for round in 1..=4 {
            t.start();
            let map = desks(&t, Some(1))[1]["own"]["map"].clone();
            let fields = |v: &Value| v.as_object().unwrap().keys().cloned().collect::<BTreeSet<_>>();
            assert_eq!(fields(&map), ["dots", "sheet", "upside_down"].map(String::from).into());
            let dots = map["dots"].as_array().unwrap();
            assert_eq!(dots.len(), 2 * (round + 2));
            assert!(dots.iter().all(|dot| fields(dot) == ["good", "x", "y"].map(String::from).into()));
            // Their order tells nothing of edges: by goods, then from left to right.
            let place = |d: &Value| (d["x"].as_i64().unwrap(), d["y"].as_i64().unwrap());
            let upside_down = map["upside_down"] == true;
            for two in dots.windows(2).filter(|two| two[0]["good"] == two[1]["good"]) {
                let (a, b) = (place(&two[0]), place(&two[1]));
                assert!(if upside_down { a >= b } else { a <= b }, "{map}");
            }
            (0..3).for_each(|w| t.act(w, 10_000, "declare"));
        }
    }
}

#[test]
fn other_boards_are_private_until_trading_ends() {
    for stage in modes() {
        let mut t = stage.begin();
        t.start();
        let others = [Some(0), Some(2), None];
        let before: Vec<String> = others.map(|who| readable(&t, who)).to_vec();
        for action in ["place 9 wide", "turn 9 3", "move 9 4", "lift 4", "place 11 tight"] {
            t.act(1, 1_000, action);
        }
        // Not even that something was laid, nor how often.
        assert_eq!(others.map(|who| readable(&t, who)).to_vec(), before);
        assert_eq!(desks(&t, Some(1))[1]["own"]["board"][0]["cell"], 11);
        t.act(1, 2_000, "declare");
        for who in others {
            let text = readable(&t, who);
            no_key_in(&text);
            assert!(desks(&t, who)[1]["own"].is_null() && !text.contains("\"kind\":\"tight\""), "{text}");
            assert_eq!(desks(&t, who)[1]["stage"], "arrived");
        }
    }
}

#[test]
fn after_trading_everything_is_open() {
    for stage in modes() {
        let mut t = stage.begin();
        t.start();
        t.act(1, 1_000, "place 11 tight");
        (0..3).for_each(|w| t.act(w, 2_000, "declare"));
        let open = t.view(None)["past"].clone();
        assert!(t.viewers().into_iter().all(|who| t.view(who)["past"] == open));
        assert_eq!(open["desks"][1]["board"], json!([{ "cell": 11, "kind": "tight", "turn": 0, "bonus": false }]));
        for (seat, desk) in (0..3).zip(open["desks"].as_array().unwrap()) {
            assert_eq!(desk["key"].as_array().unwrap().len(), 6);
            let number = t.game().sheet(1, t.result(seat).sheet).number;
            assert_eq!(desk["sheet"], number);
            let shown = |who| {
                t.events(who)
                    .iter()
                    .any(|e| matches!(e, Event::Route { seat: Seat(w), sheet, .. } if *w == seat && *sheet == number))
            };
            assert!(t.viewers().into_iter().all(shown));
        }
    }
}

#[test]
fn the_catalog_has_no_sheets() {
    let text = serde_json::json!(table::Shelved::catalog(&Stage::new(2).printed().game())).to_string();
    assert!(!text.contains("\"dots\"") && !text.contains("\"sheets\"") && !text.contains("\"number\""));
}
