//! 3.2: before the first round.
use crate::stage::Stage;
use serde_json::{Value, json};
use silk_road::Event;
use silk_road::state::Phase;
use std::collections::BTreeSet;

#[test]
fn r011_cards_are_shuffled_into_one_pile() {
    let mut first = BTreeSet::new();
    for seed in 0..200 {
        let t = Stage::new(2).seed(seed).begin();
        let view = t.view(None);
        assert_eq!(view["cards_to_come"].as_array().unwrap().len(), 14);
        assert_eq!(view["bonus_to_come"].as_array().unwrap().len(), 3);
        first.insert(t.state().card);
    }
    assert_eq!(first, (0..15).collect()); // any card may lie on top
    let card = |seed: u8| Stage::new(2).seed(seed).begin().state().card;
    assert_eq!(card(7), card(7));
}

#[test]
fn r012_everybody_has_a_bare_board_and_all_tiles() {
    for players in 1..=4u8 {
        let mut t = Stage::new(players).begin();
        t.start();
        assert_eq!(t.view(None)["desks"].as_array().unwrap().len(), players as usize);
        for seat in 0..players {
            let own = t.view(Some(seat))["desks"][seat as usize]["own"].clone();
            assert_eq!((&own["board"], &own["tray"]), (&json!([]), &json!([7, 7, 7, 0, 0, 0])));
        }
    }
}

#[test]
fn r013_scores_start_at_zero_and_two_markers_wait_for_the_cities() {
    for players in 1..=4 {
        let t = Stage::new(players).begin();
        assert!((0..players).all(|w| t.score(w) == 0));
        let [from, to] = t.cities();
        assert_ne!(from, to);
    }
}

/// The numbers of the maps of each seat, round by round.
fn dealt(seed: u32) -> Vec<Vec<u8>> {
    let mut t = Stage::new(4).seed(seed).begin();
    let round = |_| {
        t.start();
        let sheets = (0..4).map(|w| t.seat(w).sheet.expect("a map")).collect();
        t.sand();
        sheets
    };
    (0..4).map(round).collect()
}

#[test]
fn r014_one_map_a_round_for_each_and_all_different() {
    let mut seen = BTreeSet::new();
    for seed in 0..100 {
        for (round, sheets) in dealt(seed).into_iter().enumerate() {
            let different: BTreeSet<&u8> = sheets.iter().collect();
            assert_eq!(different.len(), 4, "seed {seed}, round {}: {sheets:?}", round + 1);
            seen.extend(sheets.into_iter().enumerate().map(|(seat, sheet)| (round, seat, sheet)));
        }
    }
    assert_eq!(seen.len(), 4 * 4 * 6); // each of the six, for each seat, in each round
}

#[test]
fn r015_maps_are_used_in_the_order_of_the_rounds() {
    let mut t = Stage::new(4).printed().begin();
    for round in 1..=4usize {
        t.start();
        let six: Vec<u8> = t.game().cat.sheets[round - 1].iter().map(|s| s.number).collect();
        let in_play = &t.state().market;
        for seat in 0..4u8 {
            let map = t.view(Some(seat))["desks"][seat as usize]["own"]["map"].clone();
            assert!(six.contains(&(map["sheet"].as_u64().unwrap() as u8)), "round {round}: {map}");
            let goods: BTreeSet<String> =
                map["dots"].as_array().unwrap().iter().map(|d| d["good"].as_str().unwrap().to_string()).collect();
            assert_eq!(goods, in_play.iter().map(ToString::to_string).collect());
        }
        t.sand();
    }
}

#[test]
fn r016_a_map_stays_hidden_until_trading_starts() {
    let mut t = Stage::new(2).printed().begin();
    let nothing = |t: &crate::stage::Play| {
        let maps = |who| t.events(who).iter().filter(|e| matches!(e, Event::Map { .. })).count();
        for who in t.viewers() {
            assert_eq!(maps(who), 0);
            assert!(t.view(who)["desks"].as_array().unwrap().iter().all(|desk| desk["own"] == Value::Null));
        }
    };
    nothing(&t);
    t.refused(0, 0, "place 9 tight", "R-016");
    t.act(0, 0, "ready");
    nothing(&t);
    t.act(1, 0, "ready");
    let Phase::Countdown { start } = t.state().phase else { panic!("everybody is ready") };
    nothing(&t);
    // From its owner as well: not even the table holds a map that could be looked up.
    assert!((0..2).all(|w| t.seat(w).sheet.is_none()));
    t.table.time_up(start).unwrap();
    assert!((0..2).all(|w| t.seat(w).sheet.is_some()));
}
