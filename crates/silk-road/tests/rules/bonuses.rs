//! 3.6: bonuses for rank and length.
use crate::roads::{middle_row, with_bonus};
use crate::stage::{Does, Does::*, Play, Stage};
use serde_json::json;
use silk_road::Event;
use silk_road::words::City::*;
use table::Seat;

fn played(all: &[Does]) -> Play {
    let mut t = Stage::new(all.len() as u8).begin();
    t.round(all);
    t
}

fn lengths(t: &Play) -> Vec<i16> {
    t.results().iter().map(|r| r[1]).collect()
}

#[test]
fn r047_the_disqualified_are_removed_before_ranks_are_counted() {
    assert_eq!(played(&[Errs(1_000), Arrives(3_000, 7), Arrives(2_000, 7)]).ranks(), [0, 0, 2]);
    let t = played(&[Arrives(1_000, 7), Errs(2_000), Arrives(3_000, 7), Arrives(4_000, 7)]);
    assert_eq!(t.ranks(), [2, 0, 1, 0]); // three take part: the disqualified second takes no place
    assert!(!t.events(None).iter().any(|e| matches!(e, Event::Rank { seat: Seat(1), .. })));
}

#[test]
fn r048_the_earlier_declaration_ranks_ahead() {
    assert_eq!(played(&[Arrives(30_000, 7), Arrives(10_000, 7), Arrives(20_000, 7)]).ranks(), [0, 2, 1]);
    assert_eq!(played(&[Arrives(10_000, 5), Arrives(119_000, 9)]).ranks(), [2, 0]); // length has no say
}

#[test]
fn r049_first_place_gets_two() {
    let t = played(&[Arrives(2_000, 7), Arrives(1_000, 7)]);
    assert!(t.events(None).contains(&Event::Rank { seat: Seat(1), points: 2 }));
}

#[test]
fn r050_last_place_gets_nothing() {
    for players in 2..=4 {
        let all: Vec<Does> = (1..=players).map(|n| Arrives(1_000 * n, 7)).collect();
        assert_eq!(played(&all).ranks().last(), Some(&0));
    }
}

#[test]
fn r051_everybody_between_gets_one() {
    let expected: [&[i16]; 3] = [&[2, 0], &[2, 1, 0], &[2, 1, 1, 0]];
    for ranks in expected {
        let all: Vec<Does> = (1..=ranks.len() as u64).map(|n| Arrives(1_000 * n, 7)).collect();
        assert_eq!(played(&all).ranks(), ranks);
    }
}

#[test]
fn r052_each_point_moves_the_marker_one_space() {
    let mut t = Stage::new(3).seats(json!([{ "score": 5 }, { "score": 0 }, { "score": 11 }])).begin();
    t.round(&[Arrives(1_000, 7), Arrives(2_000, 8), Arrives(3_000, 6)]);
    assert_eq!([0, 1, 2].map(|w| t.score(w)), [5 + 2, 1 + 1, 11]);
    assert_eq!([0, 1, 2].map(|w| t.seat(w).gains[0]), [2, 2, 0]);
}

#[test]
fn r053_the_route_with_most_tiles_gets_one() {
    let t = played(&[Arrives(1_000, 7), Arrives(2_000, 9), Keeps(8), Nothing]);
    assert_eq!(lengths(&t), [0, 1, 0, 0]);
    assert!(t.events(None).contains(&Event::Length { seat: Seat(1), tiles: 9 }));
    // Longer, but disqualified.
    let mut t = Stage::new(2).begin();
    t.start();
    let mut long = t.road(12);
    long.remove(5);
    t.arrive(0, 1_000, &long);
    t.arrive(1, 2_000, &t.road(5));
    assert_eq!(lengths(&t), [0, 1]);
}

#[test]
fn r054_all_who_tie_for_length_get_one() {
    assert_eq!(lengths(&played(&[Arrives(1_000, 9), Arrives(2_000, 8), Arrives(3_000, 9)])), [1, 0, 1]);
    assert_eq!(lengths(&played(&[Arrives(1_000, 7), Keeps(7), Arrives(3_000, 7), Keeps(7)])), [1, 1, 1, 1]);
}

#[test]
fn r055_bonus_tiles_count_for_length() {
    let seats = json!([{ "bonus": ["straight"] }, {}]);
    let mut t = Stage::new(2).trading(Dunhuang, Palmyra).seats(seats).begin();
    t.arrive(0, 1_000, &with_bonus(middle_row(), (1, 0)));
    t.arrive(1, 2_000, &middle_row());
    assert_eq!((t.result(0).tiles, lengths(&t)), (5, vec![1, 1])); // no more than others, no less
}
