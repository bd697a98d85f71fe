//! 3.8: the bonus tile of the last-placed, and the clean-up.
use crate::roads::{middle_row, with_bonus};
use crate::stage::{Does::*, Play, Stage};
use serde_json::json;
use silk_road::Event;
use silk_road::words::City::*;
use silk_road::words::Good::*;
use silk_road::words::Kind;
use table::Seat;

/// Who was given a bonus tile, or nobody, round by round.
fn awards(t: &Play) -> Vec<Option<u8>> {
    let award = |e: &Event| match e {
        Event::BonusTile { seat, .. } => Some(Some(seat.0)),
        Event::NoBonusTile => Some(None),
        _ => None,
    };
    t.events(None).iter().filter_map(award).collect()
}

/// Two builders, the first with a straight bonus tile.
fn holder() -> Play {
    Stage::new(2).trading(Dunhuang, Palmyra).seats(json!([{ "bonus": ["straight"] }, {}])).begin()
}

#[test]
fn r064_the_sole_last_gets_a_bonus_tile_after_rounds_one_to_three() {
    let mut t = Stage::new(2).begin();
    for round in 1..=4u8 {
        t.round(&[Nothing, Arrives(5_000, 7)]);
        assert_eq!(t.seat(0).bonus.iter().sum::<u8>(), round.min(3));
    }
    assert_eq!(awards(&t), [Some(0); 3]);
    assert_eq!(t.seat(0).bonus, [1, 1, 1]);
}

#[test]
fn r065_nobody_gets_one_if_several_share_the_last_place() {
    let mut t = Stage::new(3).begin();
    t.round(&[Arrives(5_000, 7), Nothing, Nothing]);
    t.round(&[Nothing, Arrives(5_000, 7), Nothing]);
    t.round(&[Nothing, Nothing, Arrives(5_000, 7)]);
    assert_eq!(awards(&t), [None, Some(2), None]);
}

#[test]
fn r066_a_bonus_tile_waits_for_any_later_round() {
    let mut t = Stage::new(3).begin();
    t.round(&[Arrives(5_000, 7), Nothing, Arrives(6_000, 7)]);
    let kind = Kind::ALL.iter().find(|k| t.seat(1).bonus[k.index()] == 1).expect("won in round 1");
    let lay = format!("place 9 bonus-{kind}");
    for round in 2..=4 {
        t.start();
        assert_eq!(t.state().round, round);
        assert!(t.offers(1).contains(&lay));
        assert!(!t.offers(0).contains(&lay), "only its owner has it");
        if round == 4 {
            t.act(1, 1_000, &lay);
        }
        t.sand();
    }
    assert!(t.events(None).contains(&Event::Spent { seat: Seat(1), kind: *kind }));
}

#[test]
fn r067_several_may_be_used_in_the_same_round() {
    let seats = json!([{ "bonus": ["straight", "wide", "tight"] }, {}]);
    let mut t = Stage::new(2).trading(Dunhuang, Palmyra).seats(seats).begin();
    for (cell, kind) in Kind::ALL.iter().enumerate() {
        t.act(0, 0, &format!("place {cell} bonus-{kind}"));
    }
    t.sand();
    assert_eq!((t.seat(0).bonus, t.state().spent), ([0; 3], 3));
}

#[test]
fn r068_a_used_bonus_tile_is_gone() {
    let mut t = holder();
    t.arrive(0, 1_000, &with_bonus(middle_row(), (0, 0)));
    t.sand();
    assert!(t.events(None).contains(&Event::Spent { seat: Seat(0), kind: Kind::Straight }));
    assert_eq!(t.seat(0).bonus, [0; 3]);
    for _ in 2..=4 {
        t.start();
        t.refused(0, 0, "place 9 bonus-straight", "R-066");
        t.refused(1, 0, "place 9 bonus-straight", "R-066");
        t.sand();
        assert!(!t.view(None)["bonus_to_come"].as_array().unwrap().contains(&json!("straight")));
    }
}

#[test]
fn r069_used_is_what_lies_on_the_board_when_trading_ends() {
    let off_the_route = |t: &mut Play| {
        t.act(0, 0, "place 0 bonus-straight");
        t.arrive(0, 1_000, &middle_row());
    };
    let disqualified = |t: &mut Play| t.act(0, 0, "place 9 bonus-straight");
    let taken_back = |t: &mut Play| {
        t.act(0, 0, "place 9 bonus-straight");
        t.act(0, 0, "lift 9");
        t.arrive(0, 1_000, &middle_row());
    };
    for (play, left) in [(&off_the_route as &dyn Fn(&mut Play), 0), (&disqualified, 0), (&taken_back, 1)] {
        let mut t = holder();
        play(&mut t);
        t.sand();
        assert_eq!(t.seat(0).bonus[Kind::Straight.index()], left);
        assert_eq!(t.state().spent, 1 - left);
    }
}

#[test]
fn r070_card_maps_and_tiles_are_cleared_away() {
    let mut t = Stage::new(2).printed().begin();
    let mut cards = vec![];
    for _ in 1..=3 {
        cards.push(t.state().card);
        t.round(&[Arrives(4_000, 9), Keeps(7)]);
        assert!(!cards.contains(&t.state().card));
        for seat in 0..2 {
            assert_eq!((t.seat(seat).sheet, t.seat(seat).board.tiles().count()), (None, 0));
        }
        t.start();
        let tray = t.view(Some(0))["desks"][0]["own"]["tray"].clone();
        assert_eq!(tray.as_array().unwrap()[..3], [json!(7), json!(7), json!(7)]);
    }
}

#[test]
fn r071_used_bonus_tiles_go_to_the_box_and_unused_ones_stay() {
    let seats = json!([{ "bonus": ["straight", "wide"] }, { "bonus": ["tight"] }]);
    let mut t = Stage::new(2).trading(Dunhuang, Palmyra).seats(seats).begin();
    t.arrive(0, 1_000, &with_bonus(middle_row(), (0, 0)));
    t.arrive(1, 2_000, &middle_row());
    assert_eq!((t.seat(0).bonus, t.state().spent), ([0, 1, 0], 1));
    assert_eq!(t.view(None)["desks"][1]["bonus"], json!([0, 0, 1]));
}

#[test]
fn r064_not_after_the_fourth_round() {
    for (round, won) in [(3, 1), (4, 0)] {
        let mut t = Stage::new(2).set("round", json!(round)).begin();
        t.round(&[Arrives(1_000, 7), Nothing]);
        assert_eq!((t.seat(1).bonus.iter().sum::<u8>(), awards(&t).len()), (won, won as usize));
    }
}

#[test]
fn r064_when_all_three_are_in_hands_there_is_none_to_win() {
    let seats = json!([{ "bonus": ["straight", "wide", "tight"] }, {}]);
    let mut t = Stage::new(2).trading(Dunhuang, Palmyra).seats(seats).begin();
    t.round(&[Arrives(1_000, 7), Nothing]);
    assert_eq!((t.state().round, t.seat(0).bonus, t.seat(1).bonus), (2, [1; 3], [0; 3]));
}

#[test]
fn r079_nobody_is_alone_last_when_all_fail_in_round_one() {
    let mut t = Stage::new(4).begin();
    t.round(&[Errs(1_000), Nothing, Errs(2_000), Nothing]);
    assert_eq!(awards(&t), [None]);
}

#[test]
fn r080_two_joined_bonus_tiles_and_a_good_worth_four_make_eight() {
    let four = json!(["tea", "lamp", "silk", "wheat", "spice", "jewel"]);
    let stage = Stage::new(2).option("bonus_tiles", json!(["straight", "straight", "wide"])).set("round", json!(4));
    let stage = stage.trading(Dunhuang, Palmyra).set("market", four).dot(4, Tea, (0, 0), (1, 0));
    let mut t = stage.seats(json!([{ "bonus": ["straight", "straight"] }, {}])).begin();
    t.arrive(0, 1_000, &with_bonus(with_bonus(middle_row(), (0, 0)), (1, 0)));
    t.sand();
    assert_eq!(t.result(0).goods, 8);
}

#[test]
fn r086_last_place_is_counted_among_all_the_disqualified_included() {
    let mut t = Stage::new(3).begin();
    t.round(&[Arrives(1_000, 7), Errs(500), Arrives(2_000, 7)]); // 3, 0, 1
    assert_eq!(awards(&t), [Some(1)]);
    // Also after a round in which all were disqualified.
    t.round(&[Nothing, Nothing, Nothing]);
    assert_eq!(awards(&t), [Some(1), Some(1)]);
}
