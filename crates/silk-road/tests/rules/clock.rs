//! 4.8: time is data. Every action comes with a stamp, and the stamps decide.
use crate::roads::middle_row;
use crate::stage::{Does, Does::*, Play, Stage};
use serde_json::{Value, json};
use silk_road::state::Stage as At;
use silk_road::words::City::*;
use silk_road::{Event, SilkRoad};
use table::{FileError, GameFile, Illegal, Seat, Table};

/// A whole game with our own pack.
fn evening() -> Play {
    let mut t = Stage::new(3).printed().begin();
    let rounds: [[Does; 3]; 4] = [
        [Arrives(31_000, 9), Arrives(30_990, 7), Keeps(8)],
        [Arrives(5_000, 7), Errs(4_000), Arrives(5_050, 12)],
        [Nothing, Keeps(7), Arrives(119_999, 6)],
        [Arrives(60_000, 9), Arrives(60_000, 9), Arrives(60_000, 9)],
    ];
    rounds.iter().for_each(|round| t.round(round));
    assert!(t.table.is_over());
    t
}

#[test]
fn the_same_stamps_give_the_same_result() {
    let (a, b) = (evening(), evening());
    assert_eq!(a.table.file(), b.table.file());
    // Through a file and back.
    let text = a.table.file().write();
    let again = Table::<SilkRoad>::replay(&GameFile::read(&text).unwrap(), None, None).unwrap();
    assert_eq!((again.state(), again.file().write()), (a.state(), text));
    assert_eq!(again.sheet(None).places, a.table.sheet(None).places);
}

#[test]
fn another_stamp_is_another_game() {
    let mut file = evening().table.file();
    let said = file.rows.iter_mut().find(|r| r.action == "declare").unwrap();
    said.at += 1;
    let why = Table::<SilkRoad>::replay(&file, None, None).err().expect("it differs");
    assert!(matches!(why, FileError::Differs { .. }), "{why}");
}

#[test]
fn stamps_decide_and_not_the_order_in_which_they_come() {
    let play = |calls: [(u8, u64); 3]| {
        let mut t = Stage::new(3).trading(Dunhuang, Palmyra).begin();
        (0..3).for_each(|w| t.build(w, 0, &middle_row()));
        calls.into_iter().for_each(|(w, after)| t.act(w, after, "declare"));
        t.ranks()
    };
    assert_eq!(play([(0, 50_000), (1, 50_300), (2, 49_800)]), [1, 0, 2]);
    assert_eq!(play([(2, 49_800), (0, 50_000), (1, 50_300)]), [1, 0, 2]);
}

#[test]
fn a_declared_board_is_frozen() {
    let mut t = Stage::new(2).trading(Dunhuang, Palmyra).begin();
    t.arrive(0, 50_000, &middle_row());
    let board = t.seat(0).board;
    t.hands_off(0, 40_000); // an earlier stamp that comes later does not help
    t.hands_off(0, 60_000);
    t.sand();
    assert_eq!(t.result(0).board, board);
}

#[test]
fn the_last_state_before_the_deadline_counts() {
    let mut t = Stage::new(2).trading(Dunhuang, Palmyra).begin();
    t.build(0, 119_999, &middle_row());
    t.build(1, 1_000, &middle_row());
    t.act(1, 119_999, "lift 9");
    let deadline = 120_000;
    for (action, after) in [("place 9 straight", 120_000), ("declare", 120_000), ("place 9 straight", 500_000)] {
        assert_eq!(t.fails(1, after, action), Illegal::TooLate { deadline });
    }
    let told = serde_json::to_value(t.fails(0, deadline, "lift 9")).unwrap();
    assert_eq!(told, json!({ "why": "too-late", "deadline": deadline }));
    // A snapshot that was stamped in time still counts, until the table says that the sand is through.
    t.act(0, 119_950, "place 0 tight");
    t.table.time_up(120_300).unwrap();
    assert_eq!([t.result(0).qualified, t.result(1).qualified], [true, false]);
    assert_eq!(t.result(0).board.tiles().count(), 6);
}

/// Nobody has a map before the signal; a stamp that says otherwise is refused, and changes nothing.
#[test]
fn r027_nothing_is_done_before_the_signal() {
    let mut t = Stage::new(2).begin();
    t.start();
    let At::Building { since } = t.seat(0).stage else { panic!("everybody builds") };
    assert!(since > 0);
    let hash = t.table.hash();
    for action in ["place 9 wide", "declare"] {
        let early = t.table.act_text(Seat(0), since - 1, action, None);
        assert_eq!(early, Err(Illegal::BeforeSignal { signal: since }), "{action}");
    }
    assert_eq!(t.table.hash(), hash);
    let told = serde_json::to_value(Illegal::BeforeSignal { signal: since }).unwrap();
    assert_eq!(told, json!({ "why": "before-signal", "signal": since }));
    t.table.act_text(Seat(0), since, "declare", None).unwrap();
    assert_eq!(t.seat(0).stage, At::Arrived { after: 0, nth: 0 });
}

/// With clocks of their own each has a signal of their own.
#[test]
fn r027_everybody_has_a_signal_of_their_own() {
    let mut t = own_clocks();
    t.act(1, 100_000, "ready");
    t.act(0, 50_000, "place 9 wide");
    let early = t.table.act_text(Seat(1), 99_999, "place 9 wide", None);
    assert_eq!(early, Err(Illegal::BeforeSignal { signal: 100_000 }));
    t.act(1, 100_000, "place 9 wide");
}

/// Two players who begin when they like: the first after a second, the second eight minutes later.
fn own_clocks() -> Play {
    let mut t = Stage::new(2).option("clock", "own").begin();
    t.act(0, 1_000, "ready");
    t
}

#[test]
fn with_a_clock_of_their_own_everybody_has_two_minutes() {
    let mut t = own_clocks();
    assert_eq!(t.seat(0).stage, At::Building { since: 1_000 });
    t.refused(1, 2_000, "place 9 tight", "R-016");
    assert_eq!(t.fails(0, 121_000, "declare"), Illegal::TooLate { deadline: 121_000 });
    t.act(1, 100_000, "ready");
    t.table.time_up(121_000).unwrap();
    assert_eq!([t.seat(0).stage, t.seat(1).stage], [At::Late, At::Building { since: 100_000 }]);
    assert_eq!(t.state().round, 1); // the other's sand is still running
    t.hands_off(0, 130_000);
    t.act(1, 219_999, "place 9 tight");
    assert_eq!(t.fails(1, 220_000, "lift 9"), Illegal::TooLate { deadline: 220_000 });
    t.table.time_up(220_000).unwrap();
    assert_eq!(t.state().round, 2);
}

#[test]
fn with_a_clock_of_their_own_those_who_began_together_end_together() {
    let mut t = own_clocks();
    t.act(1, 1_000, "ready");
    t.table.time_up(121_000).unwrap();
    assert_eq!(t.state().round, 2);
}

#[test]
fn with_a_clock_of_their_own_the_time_taken_ranks() {
    let mut t = own_clocks();
    t.arrive(0, 61_000, &t.road(7)); // after 60 seconds
    t.act(1, 500_000, "ready");
    t.arrive(1, 530_000, &t.road(7)); // later, but after 30
    assert_eq!([t.result(0).after, t.result(1).after], [Some(60_000), Some(30_000)]);
    assert_eq!(t.ranks(), [0, 2]);
}

#[test]
fn with_a_clock_of_their_own_nobody_knows_what_there_is_to_beat() {
    let mut t = own_clocks();
    t.arrive(0, 61_000, &t.road(7));
    let after = |t: &Play, who| t.view(who)["desks"][0]["after"].clone();
    assert_eq!([after(&t, Some(0)), after(&t, Some(1)), after(&t, None)], [json!(60_000), Value::Null, Value::Null]);
    let said = |after| Event::Arrived { seat: Seat(0), after };
    assert!(t.events(Some(0)).contains(&said(Some(60_000))));
    for who in [Some(1), None] {
        assert!(t.events(who).contains(&said(None)) && !t.events(who).contains(&said(Some(60_000))));
        let told = serde_json::to_string(&(t.view(who), t.events(who))).unwrap();
        assert!(!told.contains("60000") && !told.contains("61000"), "{told}");
    }
    t.act(1, 500_000, "ready");
    t.act(1, 501_000, "declare");
    assert_eq!(t.view(Some(1))["past"]["desks"][0]["after"], 60_000); // now the round is over
}

#[test]
fn without_a_clock_there_is_no_deadline() {
    let mut t = Stage::new(2).option("clock", "off").begin();
    t.act(0, 0, "ready");
    t.act(1, 0, "ready");
    // No countdown either.
    assert!(t.events(None).contains(&Event::Started { deadline: None }));
    assert!(t.viewers().into_iter().all(|who| t.table.sheet(who.map(Seat)).deadline.is_none()));
    assert_eq!(t.table.time_up(1_000_000), Err(Illegal::NotNow));
    t.arrive(0, 86_400_000, &t.road(7));
    t.arrive(1, 3_600_000, &t.road(9));
    assert_eq!(t.results(), [[0, 0, 0], [2, 1, 0]]);
}
