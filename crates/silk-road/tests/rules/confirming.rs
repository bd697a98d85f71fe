//! 3.5: the end of trading, and who takes part in the scoring.
use crate::roads::{Road, middle_row, road, tile};
use crate::stage::{Does::*, Stage};
use serde_json::json;
use silk_road::Event;
use silk_road::words::City::*;
use silk_road::words::Good::*;
use table::{Illegal, Seat};

#[test]
fn r042_trading_ends_when_all_have_declared() {
    let mut t = Stage::new(3).begin();
    t.round(&[Arrives(9_000, 7), Arrives(8_000, 6), Errs(7_000)]);
    assert_eq!(t.state().round, 2);
    assert!(!t.events(None).iter().any(|e| matches!(e, Event::TimeUp { .. })));
}

#[test]
fn r042_or_when_the_sand_has_run_out() {
    let mut t = Stage::new(3).begin();
    t.start();
    t.act(1, 5_000, "declare");
    t.act(0, 119_999, "place 9 tight");
    assert_eq!(t.state().round, 1);
    t.sand();
    assert_eq!(t.state().round, 2);
    let late = [Seat(0), Seat(2)].into_iter().collect();
    assert!(t.events(None).contains(&Event::TimeUp { seats: late })); // who has declared is not late
}

#[test]
fn r043_then_nobody_may_touch_anything() {
    let mut t = Stage::new(2).begin();
    t.start();
    let deadline = t.began + 120_000;
    t.build(0, 1_000, &t.road(7));
    // The sand is through, even if the table has not said so yet.
    for action in ["lift 9", "place 9 tight", "declare"] {
        assert_eq!(t.fails(0, 120_000, action), Illegal::TooLate { deadline });
        assert_eq!(t.fails(0, 120_299, action), Illegal::TooLate { deadline });
    }
    let board = t.seat(0).board;
    t.sand();
    assert_eq!(t.result(0).board, board);
    t.refused(0, 120_000, "place 9 tight", "R-016"); // the next round has not begun
    t.refused(0, 119_000, "place 9 tight", "R-016"); // whatever its stamp says
}

/// Boards that do not join Dunhuang and Palmyra.
fn broken() -> Vec<(&'static str, Road)> {
    let without = |n: usize| {
        let mut road = middle_row();
        road.remove(n);
        road
    };
    let mut askew = middle_row();
    askew[2].1.turn = 1;
    let mut rim = middle_row();
    rim[0] = tile((2, 0), "tight", 0);
    let mut short = middle_row();
    short[4] = tile((-2, 0), "wide", 0);
    vec![
        ("nothing at all", vec![]),
        ("a hole in the middle", without(2)),
        ("nothing at one city", without(0)),
        ("nothing at the other", without(4)),
        ("a tile that lies askew", askew),
        ("into the rim", rim),
        ("past the gate", short),
        ("to another city", road(Dunhuang, Hormuz, 6)),
    ]
}

#[test]
fn r044_who_has_not_joined_the_cities_is_disqualified_declared_or_not() {
    for (what, road) in broken() {
        let mut t = Stage::new(2).trading(Dunhuang, Palmyra).begin();
        t.arrive(0, 1_000, &road);
        t.build(1, 1_000, &road);
        t.sand();
        assert!(!t.result(0).qualified && !t.result(1).qualified, "{what}");
    }
    // The way back is the same way: the card names cities, not a direction.
    let mut t = Stage::new(2).trading(Palmyra, Dunhuang).begin();
    t.round(&[Nothing, Arrives(1_000, 5)]);
    assert!(t.result(1).qualified);
}

#[test]
fn r045_a_disqualified_player_gets_nothing_and_loses_nothing() {
    let seats = json!([{ "score": 6 }, { "score": 2 }, { "score": 4 }]);
    let dear = Stage::new(3).trading(Dunhuang, Palmyra).seats(seats).set("market", json!(["wheat", "spice", "jewel"]));
    let mut t = dear.dot(1, Wheat, (2, 0), (1, 0)).dot(1, Jewel, (-1, 0), (-2, 0)).begin();
    let mut long = road(Dunhuang, Palmyra, 19);
    long.pop();
    let mut hole = middle_row();
    hole.remove(2); // past both goods
    t.arrive(0, 1_000, &long);
    t.arrive(1, 2_000, &hole);
    t.arrive(2, 3_000, &middle_row());
    assert_eq!(t.results(), [[0, 0, 0], [0, 0, 0], [3, 1, 2 - 1]]);
    assert_eq!([t.score(0), t.score(1), t.score(2)], [6, 2, 4 + 5]);
}

#[test]
fn r046_connected_but_undeclared_counts_for_length_and_goods_and_stands_behind() {
    let first_place_and = |all: &[crate::stage::Does]| {
        let mut t = Stage::new(all.len() as u8).begin();
        t.round(all);
        assert!((0..t.players()).all(|w| t.result(w).qualified));
        t.ranks()
    };
    assert_eq!(first_place_and(&[Keeps(7), Arrives(90_000, 7), Keeps(8)]), [0, 2, 0]);
    assert_eq!(first_place_and(&[Arrives(9_000, 7), Keeps(7), Arrives(8_000, 7)]), [1, 0, 2]);
    assert_eq!(first_place_and(&[Arrives(7_000, 7), Keeps(9), Arrives(8_000, 7), Arrives(9_000, 7)]), [2, 0, 1, 1]);
    assert_eq!(first_place_and(&[Keeps(7), Arrives(7_000, 7), Arrives(6_000, 7), Keeps(7)]), [0, 1, 2, 0]);
    assert_eq!(first_place_and(&[Keeps(6), Keeps(7), Keeps(8)]), [0, 0, 0]); // nobody declared
    // Length and goods.
    let stage = Stage::new(2).trading(Dunhuang, Palmyra).set("market", json!(["wheat", "spice", "jewel"]));
    let mut t = stage.dot(1, Wheat, (0, 0), (1, 0)).begin();
    t.build(0, 119_000, &middle_row());
    t.arrive(1, 5_000, &middle_row());
    t.sand();
    assert_eq!(t.results(), [[0, 1, 2], [2, 1, 2]]);
}
