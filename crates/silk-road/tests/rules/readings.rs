//! Section 2: what each other value of an option changes. The clocks are in `clock`, ages in `same_time`.
use crate::roads::{Road, middle_row, tile};
use crate::stage::{Does, Does::*, Play, Stage};
use serde_json::{Value, json};
use silk_road::Event;
use silk_road::catalog::Catalog;
use silk_road::words::City::*;
use silk_road::words::Good::*;
use silk_road::words::{Icon, Kind};
use std::collections::BTreeSet;
use table::Seat;

fn played(stage: Stage, all: &[Does]) -> Play {
    let mut t = stage.begin();
    t.round(all);
    t
}

/// The options of a table with all players of a list.
fn of(all: &[Does]) -> Stage {
    Stage::new(all.len() as u8)
}

#[test]
fn seconds() {
    let mut t = Stage::new(2).option("seconds", 30).begin();
    t.start();
    assert_eq!(t.table.sheet(Some(Seat(1))).deadline, Some(t.began + 30_000));
    t.act(0, 29_999, "place 9 tight");
    t.fails(0, 30_000, "lift 9");
}

#[test]
fn gates() {
    // Between the middles of two sides (U1): the home of city 0 is north-east of the corner's neighbour.
    let sides: Road = vec![
        tile((2, -1), "straight", 0),
        tile((1, -1), "wide", 4),
        tile((0, 0), "straight", 1),
        tile((-1, 1), "wide", 1),
        tile((-2, 1), "straight", 0),
    ];
    let mut other_gate = sides.clone();
    other_gate[0] = tile((2, -1), "wide", 1);
    // In through the gates beside the middle one.
    let corner = |turn: u8| {
        let mut road = middle_row();
        road[0] = tile((2, 0), "wide", turn);
        road
    };
    let joined = |gates: &str, road: &Road| {
        let mut t = Stage::new(2).option("gates", gates).trading(Dunhuang, Palmyra).begin();
        t.arrive(0, 1_000, road);
        t.sand();
        t.result(0).qualified
    };
    let all = |gates| {
        [middle_row(), corner(1), corner(3), sides.clone(), other_gate.clone()].map(|road| joined(gates, &road))
    };
    assert_eq!(all("one"), [true, false, false, false, false]);
    assert_eq!(all("two"), [false, false, false, true, true]);
    assert_eq!(all("three"), [true, true, true, false, false]);
}

#[test]
fn slots() {
    let slots = json!([[5, 0, -5], [5, 1, 0, -5], [6, 5, 1, 0, -5], [6, 5, 1, 0, -5, -9]]);
    let stage = Stage::new(2).option("slots", slots.clone()).set("market", json!(["jewel", "wheat", "spice"]));
    let mut t = stage.trading(Dunhuang, Palmyra).dot(1, Jewel, (0, 0), (1, 0)).begin();
    t.arrive(0, 1_000, &middle_row());
    t.sand();
    assert_eq!(t.result(0).goods, 5);
    for round in 2..=4usize {
        let values: Vec<Value> =
            t.view(None)["market"].as_array().unwrap().iter().map(|p| p["value"].clone()).collect();
        assert_eq!(json!(values), slots[round - 1]);
        t.round(&[Nothing, Nothing]);
    }
    let told = |e: &Event| if let Event::Entered { value, .. } = e { Some(*value) } else { None };
    assert_eq!(t.events(None).iter().filter_map(told).collect::<Vec<_>>(), [1, 6, -9]); // what opened
}

#[test]
fn icons() {
    // Cards say "same", the bag says otherwise.
    let mut t = Stage::new(2).option("icons", json!({ "up": 14, "swap": 1 })).begin();
    let mut drawn = vec![];
    for round in 1..=4 {
        drawn.extend(t.state().icons.iter().copied());
        let left = t.view(None)["icons_to_come"].clone();
        assert_eq!(left.as_array().unwrap().iter().map(|n| n.as_u64().unwrap()).sum::<u64>(), 15 - round);
        t.round(&[Nothing, Nothing]);
    }
    assert_eq!(drawn.len(), 4);
    assert!(drawn.iter().all(|i| matches!(i, Icon::Up | Icon::Swap)));
    assert!(drawn.iter().filter(|i| **i == Icon::Swap).count() <= 1);
    assert_eq!(Stage::new(2).begin().view(None)["icons_to_come"], Value::Null);
}

#[test]
fn first_place() {
    let four = [Arrives(1_000, 7), Arrives(2_000, 7), Arrives(3_000, 7), Arrives(4_000, 7)];
    let ranks = |players: usize, value: Value| {
        played(of(&four[..players]).option("first_place", value), &four[..players]).ranks()
    };
    assert_eq!(ranks(3, json!(5)), [5, 1, 0]);
    let table = json!([3, 4, 6]);
    assert_eq!(ranks(2, table.clone()), [3, 0]);
    assert_eq!(ranks(3, table.clone()), [4, 1, 0]);
    assert_eq!(ranks(4, table), [6, 1, 1, 0]);
}

#[test]
fn sheets_and_dots() {
    let fresh = |seed: &str, dots: u8| -> Catalog {
        let stage = Stage::new(2).printed().option("sheets", json!({ "seed": seed })).option("dots", dots);
        (*stage.game().cat).clone()
    };
    let (a, b, own) = (fresh("a", 2), fresh("b", 2), Stage::new(2).printed().game().cat);
    assert_eq!(a.sheets, fresh("a", 2).sheets);
    assert!(a.sheets != b.sheets && a.sheets != own.sheets);
    assert_eq!(a.cards, own.cards); // only the sheets are new
    for dots in [1u8, 3] {
        for (round, six) in fresh("a", dots).sheets.iter().enumerate() {
            assert!(six.iter().all(|sheet| sheet.dots.len() == dots as usize * (round + 3)));
        }
    }
}

#[test]
fn same_sheet() {
    for clock in ["live", "own"] {
        let mut t = Stage::new(4).option("same_sheet", true).option("clock", clock).begin();
        let mut all = BTreeSet::new();
        for _ in 0..4 {
            t.start();
            let sheets: BTreeSet<Option<u8>> = (0..4).map(|w| t.seat(w).sheet).collect();
            assert_eq!(sheets.len(), 1);
            all.extend(sheets);
            (0..4).for_each(|w| t.act(w, 1_000, "declare"));
        }
        assert!(all.iter().all(Option::is_some));
    }
}

#[test]
fn bonus_tiles() {
    let mut t = Stage::new(2).option("bonus_tiles", json!(["tight", "wide", "tight"])).begin();
    assert_eq!(t.view(None)["bonus_to_come"], json!(["tight", "wide", "tight"]));
    (0..3).for_each(|_| t.round(&[Arrives(1_000, 7), Nothing]));
    let won = |e: &Event| if let Event::BonusTile { kind, .. } = e { Some(*kind) } else { None };
    let kinds: Vec<Kind> = t.events(None).iter().filter_map(won).collect();
    assert_eq!(kinds, [Kind::Tight, Kind::Wide, Kind::Tight]);
    // Drawn: any of the three may be the first.
    let first = |seed: u8| {
        let t = played(Stage::new(2).seed(seed), &[Arrives(1_000, 7), Nothing]);
        t.events(None).iter().find_map(won)
    };
    assert_eq!((0..30).map(first).collect::<BTreeSet<_>>().len(), 3);
}

#[test]
fn tie_break() {
    // Both end on 14: the first gains 4 in the last round, 1 of it by goods, the second 3, of which 2 are goods.
    let places = |tie_break: &str| {
        let market = json!(["tea", "lamp", "silk", "wheat", "spice", "jewel"]);
        let stage = Stage::new(2).option("tie_break", tie_break).set("round", json!(4)).set("market", market);
        let stage = stage.trading(Dunhuang, Palmyra).seats(json!([{ "score": 10 }, { "score": 11 }]));
        let mut t = stage.dot_of(4, 0, Wheat, (0, 0), (1, 0)).dot_of(4, 1, Silk, (0, 0), (1, 0)).begin();
        t.arrive(0, 1_000, &middle_row());
        t.arrive(1, 2_000, &middle_row());
        assert_eq!(t.results(), [[2, 1, 1], [0, 1, 2]]);
        assert_eq!([t.score(0), t.score(1)], [14, 14]);
        t.places()
    };
    assert_eq!(places("last-round"), [1, 2]);
    assert_eq!(places("goods"), [2, 1]);
    assert_eq!(places("draw"), [1, 1]);
}

#[test]
fn loose_tiles() {
    let qualified = |rule: &str, loose: bool| {
        let mut t = Stage::new(2).option("loose_tiles", rule).trading(Dunhuang, Palmyra).begin();
        if loose {
            t.act(0, 0, "place 0 tight");
        }
        t.arrive(0, 1_000, &middle_row());
        t.sand();
        t.result(0).qualified
    };
    assert_eq!([qualified("ignored", true), qualified("ignored", false)], [true, true]);
    assert_eq!([qualified("disqualify", true), qualified("disqualify", false)], [false, true]);
}

#[test]
fn track_end() {
    let end = |value: Value| {
        let stage = Stage::new(2).option("track_end", value).seats(json!([{ "score": 48 }, { "score": 48 }]));
        let t = played(stage, &[Arrives(1_000, 7), Nothing]);
        (t.score(0), t.seat(0).gains[0], t.score(1))
    };
    assert_eq!(end(json!("open")), (52, 4, 48));
    assert_eq!(end(json!(50)), (50, 2, 48)); // the marker stops at the last space
    assert_eq!(end(json!(52)), (52, 4, 48));
}

#[test]
fn last_place() {
    let wins = |rule: &str| {
        let stage = Stage::new(2).option("last_place", rule).seats(json!([{ "score": 10 }, { "score": 1 }]));
        let t = played(stage, &[Nothing, Arrives(1_000, 7)]);
        [0, 1].map(|w| t.seat(w).bonus.iter().sum::<u8>())
    };
    assert_eq!(wins("total"), [0, 1]); // 10 and 5
    assert_eq!(wins("round"), [1, 0]); // 0 and 4
}

#[test]
fn undeclared() {
    let all = [Keeps(9), Arrives(1_000, 7), Arrives(2_000, 7)];
    let results = |rule: &str| played(of(&all).option("undeclared", rule), &all).results();
    assert_eq!(results("counts"), [[0, 1, 0], [2, 0, 0], [1, 0, 0]]);
    assert_eq!(results("disqualified"), [[0, 0, 0], [2, 1, 0], [0, 1, 0]]);
}

#[test]
fn sole_finisher() {
    let sole = [Errs(1_000), Arrives(2_000, 7)];
    let other = [Arrives(1_000, 7), Arrives(2_000, 7)];
    for (reading, rank) in [("X+1", 2), ("X+2", 3), ("X+3", 4)] {
        let stage = || Stage::new(2).option("sole_finisher", reading);
        let t = played(stage(), &sole);
        assert_eq!((t.results()[1], t.score(1)), ([rank, 1, 0], rank + 1)); // the length point is part of it
        assert_eq!(played(stage(), &other).results(), [[2, 1, 0], [0, 1, 0]]); // two are not one
        let t = played(stage().option("first_place", 5), &sole);
        assert_eq!(t.score(1), 3 + rank + 1);
    }
}

#[test]
fn sole_undeclared() {
    let of_one = |all: &[Does], rule: bool| played(of(all).option("sole_undeclared", rule), all).results()[0];
    assert_eq!(of_one(&[Keeps(7), Nothing], true), [3, 1, 0]);
    assert_eq!(of_one(&[Keeps(7), Nothing], false), [0, 1, 0]);
    assert_eq!(of_one(&[Arrives(1_000, 7), Nothing], false), [3, 1, 0]); // it asks for a word, no more
}

#[test]
fn same_time() {
    let ranks = |rule: &str, second: u64| {
        let seats = json!([{ "score": 9 }, { "score": 1 }]);
        let stage = Stage::new(2).option("same_time", rule).option("ages", json!([70, 8])).seats(seats);
        played(stage, &[Arrives(5_000, 7), Arrives(second, 7)]).ranks()
    };
    assert_eq!([ranks("score", 5_001), ranks("receipt", 5_001)], [[0, 2], [2, 0]]);
    assert_eq!([ranks("score", 4_000), ranks("receipt", 4_000)], [[0, 2], [0, 2]]); // earlier is earlier
}

#[test]
fn map_grid() {
    let view = |grid: bool| {
        let mut t = Stage::new(2).printed().option("map_grid", grid).begin();
        t.start();
        t.view(Some(0))
    };
    let (plain, mut grid) = (view(false), view(true));
    assert_eq!([&plain["map_grid"], &grid["map_grid"]], [&json!(false), &json!(true)]);
    grid["map_grid"] = json!(false);
    assert_eq!(plain, grid); // a matter of drawing: no hexagon of a good is told
}

#[test]
fn turned_maps() {
    let sides = |turned: bool| -> BTreeSet<bool> {
        let maps = (0..20).map(|seed| {
            let mut t = Stage::new(1).seed(seed).option("turned_maps", turned).begin();
            t.start();
            t.seat(0).turned
        });
        maps.collect()
    };
    assert_eq!((sides(false), sides(true)), ([false].into(), [false, true].into()));
}
