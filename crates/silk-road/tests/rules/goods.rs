//! 3.7: goods.
use crate::roads::{corner, middle_row, road, with_bonus};
use crate::stage::{Play, Stage};
use serde_json::json;
use silk_road::Event;
use silk_road::words::City::*;
use silk_road::words::Good::{self, *};
use table::Seat;

/// Two builders between the east and the west; wheat is worth 2, spice 1, jewels -1.
fn stage() -> Stage {
    Stage::new(2).trading(Dunhuang, Palmyra).set("market", json!(["wheat", "spice", "jewel"]))
}

/// The first player takes the middle row, the second nothing.
fn along(stage: Stage) -> Play {
    let mut t = stage.begin();
    t.arrive(0, 1_000, &middle_row());
    t.sand();
    t
}

/// What was bought, with its points.
fn bought(t: &Play, who: u8) -> Vec<(Good, i16)> {
    let one = |e: &Event| match e {
        Event::Bought { seat: Seat(w), good, points, .. } if *w == who => Some((*good, *points)),
        _ => None,
    };
    t.events(None).iter().filter_map(one).collect()
}

#[test]
fn r056_everybody_uses_the_key_of_the_own_map() {
    // The first two sheets go to the first two players.
    let stage = stage().dot_of(1, 0, Wheat, (0, 0), (1, 0)).dot_of(1, 1, Jewel, (0, 0), (1, 0));
    let mut t = stage.begin();
    t.arrive(0, 1_000, &middle_row());
    t.arrive(1, 2_000, &middle_row());
    assert_eq!((bought(&t, 0), bought(&t, 1)), (vec![(Wheat, 2)], vec![(Jewel, -1)]));
}

#[test]
fn r056_a_map_that_came_upside_down_has_a_key_like_the_board() {
    let seats = json!([{ "upside_down": true }, { "upside_down": false }]);
    let stage = stage().option("turned_maps", true).seats(seats).dot(1, Wheat, (1, 0), (2, 0));
    let mut t = stage.begin();
    let map = |t: &Play, w: u8| t.view(Some(w))["desks"][w as usize]["own"]["map"]["dots"][0]["x"].clone();
    assert_eq!([map(&t, 0), map(&t, 1)], [json!(-1500), json!(1500)]);
    t.arrive(0, 1_000, &middle_row());
    t.arrive(1, 2_000, &middle_row());
    assert_eq!((bought(&t, 0), bought(&t, 1)), (vec![(Wheat, 2)], vec![(Wheat, 2)]));
    assert_eq!(t.view(None)["past"]["desks"][0]["key"], t.view(None)["past"]["desks"][1]["key"]);
}

#[test]
fn r057_every_good_on_the_route_is_bought_wanted_or_not() {
    let row = stage().dot(1, Wheat, (2, 0), (1, 0)).dot(1, Jewel, (1, 0), (0, 0)).dot(1, Jewel, (0, 0), (-1, 0));
    let t = along(row.dot(1, Spice, (-1, 0), (-2, 0)).dot(1, Wheat, (0, -1), (0, -2)));
    assert_eq!(bought(&t, 0), [(Wheat, 2), (Jewel, -1), (Jewel, -1), (Spice, 1)]);
    assert_eq!(t.result(0).goods, 1);
    let view = t.view(None);
    assert_eq!(view["past"]["desks"][0]["bought"].as_array().unwrap().len(), 4); // and everybody can see it
}

#[test]
fn r058_touching_a_dot_buys_nothing() {
    // The bend passes the corner where this edge ends; both of its cells lie on the route.
    let mut t = stage().trading(Palmyra, Samarkand).dot(1, Wheat, (-1, 0), (0, -1)).begin();
    t.arrive(0, 1_000, &corner());
    t.sand();
    assert!(t.result(0).qualified);
    assert_eq!(bought(&t, 0), []);
}

#[test]
fn r059_a_good_scores_its_value_and_negative_ones_subtract() {
    for (good, value) in [(Wheat, 2), (Spice, 1), (Jewel, -1)] {
        let t = along(stage().dot(1, good, (0, 0), (1, 0)));
        assert_eq!(bought(&t, 0), [(good, value)]);
        assert_eq!((t.result(0).goods, t.score(0)), (value, 3 + 1 + value));
    }
    // The value of this round, not of another.
    let t =
        along(
            stage()
                .set("round", json!(4))
                .set("market", json!(["tea", "lamp", "silk", "wheat", "spice", "jewel"]))
                .dot(4, Jewel, (0, 0), (1, 0)),
        );
    assert_eq!(bought(&t, 0), [(Jewel, -2)]);
}

#[test]
fn r060_on_an_edge_of_a_bonus_tile_a_good_counts_double() {
    for (good, value) in [(Wheat, 4), (Jewel, -2)] {
        for (a, b) in [((1, 0), (0, 0)), ((0, 0), (-1, 0))] {
            let holder = stage().seats(json!([{ "bonus": ["straight"] }, {}]));
            let mut t = holder.dot(1, good, a, b).dot(1, Spice, (2, 0), (1, 0)).begin();
            t.arrive(0, 1_000, &with_bonus(middle_row(), (0, 0)));
            t.sand();
            let mut all = bought(&t, 0);
            all.sort_unstable();
            let mut expected = vec![(good, value), (Spice, 1)]; // an edge farther on is worth what it was
            expected.sort_unstable();
            assert_eq!(all, expected);
        }
    }
}

#[test]
fn r061_two_bonus_tiles_only_double() {
    let two = stage().option("bonus_tiles", json!(["straight", "straight", "tight"]));
    let two = two.seats(json!([{ "bonus": ["straight", "straight"] }, {}]));
    for (good, doubled) in [(Wheat, 4), (Jewel, -2)] {
        let mut t = two.clone().dot(1, good, (0, 0), (1, 0)).begin();
        t.arrive(0, 1_000, &with_bonus(with_bonus(middle_row(), (0, 0)), (1, 0)));
        t.sand();
        assert_eq!(bought(&t, 0), [(good, doubled)]);
    }
}

#[test]
fn r062_a_negative_total_moves_the_marker_back() {
    let row = stage().seats(json!([{ "score": 9 }, { "score": 9 }]));
    let row = row.dot(1, Jewel, (2, 0), (1, 0)).dot(1, Jewel, (1, 0), (0, 0)).dot(1, Jewel, (0, 0), (-1, 0));
    let mut t = row.begin();
    t.arrive(0, 1_000, &road(Dunhuang, Palmyra, 12));
    t.arrive(1, 2_000, &middle_row());
    assert_eq!(t.results()[1], [0, 0, -3]);
    assert_eq!((t.score(1), t.seat(1).gains[0]), (6, -3));
}

#[test]
fn r063_never_below_zero_and_the_floor_comes_last() {
    let row = [((2, 0), (1, 0)), ((1, 0), (0, 0)), ((0, 0), (-1, 0)), ((-1, 0), (-2, 0))];
    let costly = || row.into_iter().fold(stage(), |stage, (a, b)| stage.dot(1, Jewel, a, b));
    // Score 0, rank 2, length 1, goods -4: 0, where flooring the goods alone would give 3.
    let mut t = costly().begin();
    t.arrive(0, 1_000, &middle_row());
    t.arrive(1, 2_000, &middle_row());
    assert_eq!(t.results()[0], [2, 1, -4]);
    assert_eq!((t.score(0), t.seat(0).gains[0]), (0, 0));
    // One point more before, and one is left over of nothing.
    let mut t = costly().seats(json!([{ "score": 2 }, { "score": 1 }])).begin();
    t.arrive(0, 1_000, &middle_row());
    t.arrive(1, 2_000, &middle_row());
    assert_eq!([t.score(0), t.score(1)], [1, 0]);
    assert_eq!([t.seat(0).gains[0], t.seat(1).gains[0]], [-1, -1]);
}
