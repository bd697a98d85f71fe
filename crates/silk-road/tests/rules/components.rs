//! 3.1: what is in the box.
use crate::stage::{Does::*, Play, Stage};
use serde_json::{Value, json};
use silk_road::hex::{edge_between, nearest_edge};
use silk_road::words::{City, Good, Kind};
use silk_road::{Event, SilkRoad};
use std::collections::BTreeSet;
use table::Shelved;

/// Four rounds in which nobody lays a tile.
fn idle_game(mut t: Play) -> Play {
    for _ in 0..4 {
        t.start();
        t.sand();
    }
    t
}

#[test]
fn r001_fifteen_trade_cards_and_each_pair_of_cities_once() {
    let game = Stage::new(2).printed().game();
    let pairs: BTreeSet<[City; 2]> =
        game.cat.cards.iter().map(|c| c.cities).map(|[a, b]| [a.min(b), a.max(b)]).collect();
    assert_eq!((game.cat.cards.len(), pairs.len(), City::ALL.len()), (15, 15, 6));
    assert!(pairs.iter().all(|[a, b]| a != b));
    assert_eq!(game.catalog().cards.len(), 15); // what clients get
}

#[test]
fn r002_twenty_four_answer_keys_six_for_each_round() {
    let game = Stage::new(2).printed().game();
    let mut numbers: Vec<u8> = game.cat.sheets.iter().flatten().map(|sheet| sheet.number).collect();
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=24).collect::<Vec<u8>>());
    assert_eq!(game.cat.sheets.map(|six| six.len()), [6; 4]);
    assert!(game.cat.sheets.iter().flatten().all(|sheet| !sheet.dots.is_empty()));
}

#[test]
fn r003_each_map_has_the_key_with_its_number() {
    let mut t = Stage::new(4).printed().begin();
    for _ in 0..4 {
        t.start();
        let maps: Vec<Value> = (0..4u8).map(|w| t.view(Some(w))["desks"][w as usize]["own"]["map"].clone()).collect();
        t.sand();
        let past = t.view(None)["past"].clone();
        for (map, desk) in maps.iter().zip(past["desks"].as_array().unwrap()) {
            assert_eq!(map["sheet"], desk["sheet"]);
            let (dots, key) = (map["dots"].as_array().unwrap(), desk["key"].as_array().unwrap());
            assert_eq!(dots.len(), key.len());
            for (dot, answer) in dots.iter().zip(key) {
                assert_eq!([&dot["good"], &dot["x"], &dot["y"]], [&answer["good"], &answer["x"], &answer["y"]]);
                // A map can be read: the edge of the key is the one nearest to the dot.
                let number = |v: &Value| v.as_i64().unwrap();
                let cells = [0, 1].map(|n| number(&answer["cells"][n]) as u8);
                let nearest = nearest_edge(number(&dot["x"]) as i32, number(&dot["y"]) as i32);
                assert_eq!(Some(nearest), edge_between(cells[0], cells[1]));
            }
        }
    }
}

#[test]
fn r004_three_bonus_route_tiles() {
    let t = Stage::new(2).begin();
    assert_eq!(t.view(None)["bonus_to_come"], json!(["straight", "wide", "tight"])); // U6: one of each kind
    assert_eq!(Kind::ALL.len(), 3);
}

#[test]
fn r005_three_markers_for_each_of_four_colours() {
    let t = Stage::new(4).begin();
    let view = t.view(None);
    let desks = view["desks"].as_array().unwrap();
    assert_eq!(desks.len(), 4);
    for desk in desks {
        // One stands on the score track, the other two mark the cities, which are the same for all.
        let markers = 1 + view["card"]["cities"].as_array().unwrap().len();
        assert_eq!((&desk["score"], markers), (&json!(0), 3));
    }
}

#[test]
fn r006_six_goods_one_tile_each() {
    let t = idle_game(Stage::new(2).begin());
    let entered = |e: &Event| if let Event::Entered { good, .. } = e { Some(*good) } else { None };
    let mut all: Vec<Good> = t.events(None).iter().filter_map(entered).collect();
    all.sort_unstable();
    assert_eq!(all, Good::ALL);
    assert_eq!(t.state().market.len(), 6);
}

#[test]
fn r007_the_market_board_has_prices_and_a_score_track_from_zero() {
    let t = Stage::new(3).begin();
    let view = t.view(None);
    let prices: Vec<i64> = view["market"].as_array().unwrap().iter().map(|p| p["value"].as_i64().unwrap()).collect();
    assert_eq!(prices, [2, 1, -1]);
    assert!(view["desks"].as_array().unwrap().iter().all(|desk| desk["score"] == 0));
    // U10: the track runs on past 50.
    let mut t = Stage::new(2).seats(json!([{ "score": 49 }, {}])).begin();
    t.round(&[Arrives(9_000, 7), Nothing]);
    assert_eq!(t.score(0), 49 + 2 + 2);
}

#[test]
fn r008_the_hourglass_runs_two_minutes() {
    let mut t = Stage::new(2).begin();
    t.start();
    let runs_out = |e: &Event| if let Event::Started { deadline } = e { *deadline } else { None };
    assert_eq!(t.events(None).iter().find_map(runs_out), Some(t.began + 120_000));
}

#[test]
fn r009_seven_tiles_of_each_of_three_types() {
    let mut t = Stage::new(4).begin();
    t.start();
    for seat in 0..4u8 {
        let tray = t.view(Some(seat))["desks"][seat as usize]["own"]["tray"].clone();
        assert_eq!(tray, json!([7, 7, 7, 0, 0, 0])); // 21 in all, no bonus tiles
    }
    // The three ways to join two sides of a hexagon: opposite, one side between, neighbours.
    assert_eq!([Kind::Straight, Kind::Wide, Kind::Tight].map(Kind::step), [3, 2, 1]);
}

#[test]
fn r010_one_to_four_players() {
    for players in 1..=4 {
        assert_eq!(Stage::new(players).begin().players(), players);
    }
    for players in [0, 5] {
        let why = SilkRoad::build(&json!({ "players": players }), None).err().expect("too few or too many");
        assert_eq!(why.0[0].at, "options.players");
    }
    // One player: the solo rules.
    let mut t = Stage::new(1).begin();
    t.round(&[Arrives(5_000, 9)]);
    assert_eq!(t.results(), [[0, 0, 0]]);
}
