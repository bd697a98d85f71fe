//! 3.8: the end, one player alone, questions and answers.
use crate::roads::middle_row;
use crate::stage::{Does::*, Play, Stage};
use serde_json::{Value, json};
use silk_road::Event;
use silk_road::scoring::title;
use silk_road::words::City::*;
use silk_road::words::Good::{self, *};
use table::Illegal;

/// The last round; tea is worth 4, then lamps, silk, wheat, spice (-1) and jewels (-2).
fn last_round(players: u8, seats: Value) -> Stage {
    let market = json!(["tea", "lamp", "silk", "wheat", "spice", "jewel"]);
    let stage = Stage::new(players).set("round", json!(4)).set("market", market);
    stage.trading(Dunhuang, Palmyra).seats(seats)
}

#[test]
fn r072_the_highest_score_wins_after_four_rounds() {
    let mut t = last_round(4, json!([{ "score": 7 }, { "score": 20 }, { "score": 12 }, { "score": 3 }])).begin();
    t.round(&[Nothing, Nothing, Nothing, Arrives(1_000, 9)]);
    assert!(t.table.is_over());
    assert_eq!([0, 1, 2, 3].map(|w| t.score(w)), [7, 20, 12, 7]);
    assert_eq!(t.places()[1], 1);
    assert_eq!(t.places()[2], 2);
}

#[test]
fn r073_a_tie_goes_to_the_higher_gain_in_round_four() {
    let mut t = last_round(2, json!([{ "score": 10 }, { "score": 12 }])).begin();
    t.round(&[Arrives(1_000, 7), Arrives(2_000, 7)]);
    assert_eq!([t.score(0), t.score(1)], [13, 13]);
    assert_eq!(t.places(), [1, 2]);
}

#[test]
fn r073_still_tied_is_a_draw() {
    let mut t = last_round(3, json!([{ "score": 9 }, { "score": 9 }, { "score": 8 }])).begin();
    t.round(&[Nothing, Nothing, Nothing]);
    assert_eq!(t.places(), [1, 1, 3]);
}

#[test]
fn r089_the_gain_is_the_real_movement_of_the_marker() {
    // Both add up to -1 and end on 0: the first by the floor, without having moved.
    let row = [((2, 0), (1, 0)), ((1, 0), (0, 0)), ((0, 0), (-1, 0)), ((-1, 0), (-2, 0))];
    let stage = last_round(2, json!([{ "score": 0 }, { "score": 1 }])).dot_of(4, 1, Jewel, (0, 0), (1, 0));
    let mut t = row.into_iter().fold(stage, |stage, (a, b)| stage.dot_of(4, 0, Spice, a, b)).begin();
    t.arrive(0, 1_000, &middle_row());
    t.arrive(1, 2_000, &middle_row());
    assert_eq!(t.results(), [[2, 1, -4], [0, 1, -2]]);
    assert_eq!([t.score(0), t.score(1)], [0, 0]);
    assert_eq!([t.seat(0).gains[3], t.seat(1).gains[3]], [0, -1]);
    assert_eq!(t.places(), [1, 2]);
}

/// One player between the east and the west, with goods in their order, and one of them on the middle row.
fn alone(round: u8, score: i16, on_the_way: Good) -> Play {
    let market = json!(Good::ALL[..round as usize + 2]);
    let stage = Stage::new(1).set("round", json!(round)).set("market", market).trading(Dunhuang, Palmyra);
    stage.seats(json!([{ "score": score }])).dot(round, on_the_way, (0, 0), (1, 0)).begin()
}

#[test]
fn r074_alone_only_goods_count() {
    for (round, dearest) in [(1, 2), (2, 3), (3, 3), (4, 4)] {
        let mut t = alone(round, 7, Wheat);
        t.arrive(0, 1_000, &middle_row());
        assert_eq!((t.results(), t.score(0)), (vec![[0, 0, dearest]], 7 + dearest));
    }
    // A whole game: no bonus of any kind, and four rounds.
    let mut t = Stage::new(1).begin();
    (0..4).for_each(|_| t.round(&[Arrives(1_000, 9)]));
    assert!(t.table.is_over());
    let bonus = |e: &Event| {
        let of_rank = matches!(e, Event::Rank { .. } | Event::Length { .. });
        of_rank || matches!(e, Event::BonusTile { .. } | Event::NoBonusTile)
    };
    assert!(!t.events(None).iter().any(bonus));
}

#[test]
fn r075_the_names_of_solo_results() {
    let names = [
        (0, "errand"),
        (10, "errand"),
        (11, "stall"),
        (20, "stall"),
        (21, "trader"),
        (35, "trader"),
        (36, "master"),
        (45, "master"),
        (46, "magnate"),
        (50, "magnate"),
    ];
    for (score, name) in names {
        assert_eq!(title(score), name);
        let mut t = last_round(1, json!([{ "score": score }])).begin();
        t.sand();
        let told = |e: &Event| if let Event::Title { title, .. } = e { Some(*title) } else { None };
        assert_eq!(t.events(None).iter().find_map(told), Some(name), "{score}");
    }
}

#[test]
fn r076_above_fifty_the_highest_name_stays() {
    for score in [51, 60, 99] {
        assert_eq!(title(score), title(50));
    }
}

#[test]
fn r077_the_only_one_qualified_is_first_and_last() {
    // X 2, the extra point 1, length 1 (C6).
    for players in 2..=4u8 {
        let mut all = vec![Nothing; players as usize];
        all[0] = Arrives(60_000, 5);
        let mut t = Stage::new(players).begin();
        t.round(&all);
        assert_eq!(t.results()[0], [3, 1, 0]);
        assert_eq!(t.score(0), 4);
    }
    // Also when the others were quicker and failed.
    let mut t = Stage::new(3).begin();
    t.round(&[Errs(1_000), Arrives(90_000, 7), Errs(2_000)]);
    assert_eq!(t.results(), [[0, 0, 0], [3, 1, 0], [0, 0, 0]]);
}

#[test]
fn r078_when_all_are_disqualified_the_next_round_follows() {
    let mut t = Stage::new(3).seats(json!([{ "score": 4 }, { "score": 9 }])).begin();
    t.round(&[Errs(1_000), Nothing, Errs(3_000)]);
    assert_eq!(t.results(), [[0, 0, 0]; 3]);
    assert_eq!([0, 1, 2].map(|w| t.score(w)), [4, 9, 0]);
    assert_eq!((t.state().round, t.offers(0)), (2, vec!["ready".to_string()]));
}

#[test]
fn r085_the_only_one_need_not_have_declared() {
    let mut t = Stage::new(2).begin();
    t.round(&[Keeps(7), Errs(1_000)]);
    assert_eq!(t.results(), [[3, 1, 0], [0, 0, 0]]);
}

#[test]
fn r091_alone_there_is_a_clock_disqualification_and_the_floor() {
    for (round, cheapest) in [(1, -1), (2, -1), (3, -2), (4, -2)] {
        let costs = Good::ALL[round as usize + 1];
        // Declaring ends trading at once, and the marker moves back, but not below zero.
        for (score, after) in [(5, 5 + cheapest), (0, 0)] {
            let mut t = alone(round, score, costs);
            t.arrive(0, 30_000, &middle_row());
            assert_eq!((t.result(0).goods, t.score(0)), (cheapest, after));
            assert!(t.state().round > round || t.table.is_over());
        }
        // The clock, and nothing for a road that is not there.
        let mut t = alone(round, 5, Wheat);
        t.build(0, 1_000, &middle_row()[1..]);
        assert_eq!(t.fails(0, 120_000, "declare"), Illegal::TooLate { deadline: 120_000 });
        t.sand();
        assert_eq!((t.result(0).qualified, t.result(0).gain, t.score(0)), (false, 0, 5));
    }
}
