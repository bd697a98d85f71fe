//! 4.9: the worked examples, with their figures.
use crate::roads::{At, Road, corner, edge, middle_row, tile, with_bonus};
use crate::stage::{Does::*, Play, Stage};
use serde_json::json;
use silk_road::hex::Gates;
use silk_road::market::{Order, apply};
use silk_road::tile::{Board, Route};
use silk_road::words::City::{self, *};
use silk_road::words::Good::{self, *};
use silk_road::words::Icon;
use std::collections::BTreeSet;

fn joined(from: City, to: City, road: Road) -> Option<Route> {
    let mut board = Board::default();
    for (cell, tile) in road {
        board.0[cell as usize] = Some(tile);
    }
    board.route(from, to, Gates::One)
}

fn crosses(route: &Route, a: At, b: At) -> bool {
    route.edges >> edge(a, b) & 1 == 1
}

#[test]
fn e01_five_straights_along_the_middle_row() {
    let route = joined(Dunhuang, Palmyra, middle_row()).expect("connected");
    assert_eq!((route.cells.len(), route.edges.count_ones()), (5, 4));
    // And at a table.
    let mut t = Stage::new(2).trading(Dunhuang, Palmyra).begin();
    t.arrive(0, 1_000, &middle_row());
    t.sand();
    assert_eq!((t.result(0).qualified, t.result(0).tiles), (true, 5));
}

#[test]
fn e02_three_tiles_between_neighbours() {
    let road = vec![tile((2, 0), "wide", 0), tile((2, -1), "straight", 2), tile((2, -2), "wide", 5)];
    let route = joined(Dunhuang, Turfan, road.clone()).expect("connected");
    assert_eq!((route.cells.len(), route.edges.count_ones()), (3, 2));
    let mut t = Stage::new(2).trading(Dunhuang, Turfan).begin();
    t.arrive(0, 1_000, &road);
    t.sand();
    assert_eq!((t.result(0).qualified, t.result(0).tiles), (true, 3));
}

/// City 3 to city 2 in the last round: silk is worth 4, lamps 3, wheat -2; a good on each of the three edges around the
/// bend.
fn around_the_bend(bonus: Option<At>) -> Play {
    let market = json!(["silk", "lamp", "tea", "spice", "jewel", "wheat"]);
    let stage = Stage::new(2).set("round", json!(4)).trading(Palmyra, Samarkand).set("market", market);
    let stage = stage.seats(json!([{ "bonus": ["straight", "tight"] }, {}]));
    let stage = stage.dot(4, Silk, (-1, 0), (0, 0)).dot(4, Wheat, (0, 0), (0, -1)).dot(4, Lamp, (-1, 0), (0, -1));
    let mut t = stage.begin();
    let road = bonus.into_iter().fold(corner(), with_bonus);
    t.arrive(0, 1_000, &road);
    t.sand();
    t
}

#[test]
fn e03_a_bend_crosses_two_edges_and_not_the_third_at_its_corner() {
    let route = joined(Palmyra, Samarkand, corner()).expect("connected");
    assert!(crosses(&route, (-1, 0), (0, 0)) && crosses(&route, (0, 0), (0, -1)));
    assert!(!crosses(&route, (-1, 0), (0, -1)));
    assert_eq!(around_the_bend(None).result(0).goods, 2);
}

#[test]
fn e04_the_same_with_a_bonus_tile_in_the_bend() {
    assert_eq!(around_the_bend(Some((0, 0))).result(0).goods, 8 - 4);
}

#[test]
fn e05_a_good_between_two_bonus_tiles() {
    let market = json!(["silk", "lamp", "tea", "spice", "jewel", "wheat"]);
    let stage = Stage::new(2).set("round", json!(4)).trading(Palmyra, Samarkand).set("market", market);
    let stage = stage.seats(json!([{ "bonus": ["straight", "tight"] }, {}])).dot(4, Silk, (-1, 0), (0, 0));
    let mut t = stage.begin();
    t.arrive(0, 1_000, &with_bonus(with_bonus(corner(), (-1, 0)), (0, 0)));
    t.sand();
    assert_eq!(t.result(0).goods, 8);
}

#[test]
fn e06_what_icons_do() {
    let order = |goods: &str| -> Order { goods.bytes().map(|c| Good::ALL[(c - b'a') as usize]).collect() };
    let cases = [
        (Icon::Down, "abc", "cab"),
        (Icon::Up, "abc", "bca"),
        (Icon::Swap, "abcd", "dbca"),
        (Icon::Reverse, "abcd", "dcba"),
    ];
    for (icon, before, after) in cases {
        let mut goods = order(before);
        apply(icon, &mut goods);
        assert_eq!(goods, order(after), "{icon}");
    }
}

#[test]
fn e07_ranks_and_length_of_four() {
    let mut t = Stage::new(4).set("cities", json!([Dunhuang, Palmyra])).begin();
    t.start();
    let mut broken = t.road(19);
    broken[9].1 = tile((0, 0), "tight", (broken[9].1.turn + 1) % 6).1; // 19 tiles lie there, but they join nothing
    assert_eq!(joined(Dunhuang, Palmyra, broken.clone()), None);
    t.build(3, 10_000, &t.road(12));
    t.arrive(1, 30_000, &broken);
    t.arrive(0, 40_000, &t.road(9));
    t.arrive(2, 50_000, &t.road(12));
    t.sand();
    assert_eq!(t.ranks(), [2, 0, 1, 0]);
    assert_eq!(t.results().iter().map(|r| r[1]).collect::<Vec<_>>(), [0, 0, 1, 1]);
    assert_eq!([0, 1, 2, 3].map(|w| t.result(w).qualified), [true, false, true, true]);
}

#[test]
fn e08_at_the_same_time_the_lower_score_then_the_younger() {
    let seats = json!([{ "score": 7 }, { "score": 4 }, { "score": 4 }]);
    let mut t = Stage::new(3).option("ages", json!([null, 40, 12])).seats(seats).begin();
    t.start();
    for (seat, after) in [(0, 31_410), (1, 31_440), (2, 31_499)] {
        t.arrive(seat, after, &t.road(7));
    }
    assert_eq!(t.ranks(), [0, 1, 2]); // C, B, A
}

#[test]
fn e09_the_other_is_disqualified() {
    let mut t = Stage::new(2).begin();
    t.round(&[Arrives(44_000, 6), Errs(20_000)]);
    assert_eq!((t.result(0).rank, t.result(0).length, t.score(0)), (3, 1, 4));
}

#[test]
fn e10_a_hole_or_another_city_is_no_connection() {
    let mut hole = middle_row();
    hole.remove(2);
    assert_eq!(joined(Dunhuang, Palmyra, hole), None);
    assert_eq!(joined(Dunhuang, Samarkand, middle_row()), None);
}

#[test]
fn e11_the_floor() {
    // The first: score 0, length +1, goods -3. The second: score 5, rank 2, goods -3.
    let stage = Stage::new(2).trading(Dunhuang, Palmyra).set("market", json!(["wheat", "spice", "jewel"]));
    let stage = stage.seats(json!([{ "score": 0 }, { "score": 5 }]));
    let row = [((2, 0), (1, 0)), ((1, 0), (0, 0)), ((0, 0), (-1, 0))];
    let stage = row.into_iter().fold(stage, |stage, (a, b)| stage.dot_of(1, 1, Jewel, a, b));
    let long = crate::roads::road(Dunhuang, Palmyra, 7);
    let mut t = (0..3).fold(stage, |stage, n| stage.dot_on_road(1, 0, Jewel, &long, n)).begin();
    t.arrive(1, 1_000, &middle_row());
    t.arrive(0, 2_000, &long);
    assert_eq!(t.results(), [[0, 1, -3], [2, 0, -3]]);
    assert_eq!([t.score(0), t.score(1)], [0, 4]);
}

#[test]
fn e12_fifteen_pairs_of_which_a_game_uses_four() {
    let mut t = Stage::new(2).printed().begin();
    let pairs: BTreeSet<[City; 2]> =
        t.game().cat.cards.iter().map(|c| c.cities).map(|[a, b]| [a.min(b), a.max(b)]).collect();
    assert_eq!(pairs.len(), 15);
    let mut used = BTreeSet::new();
    for _ in 0..4 {
        used.insert(t.cities());
        t.round(&[Nothing, Nothing]);
    }
    assert!(t.table.is_over());
    assert_eq!(used.len(), 4);
}
