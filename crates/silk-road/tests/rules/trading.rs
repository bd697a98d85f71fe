//! 3.4: trading.
use crate::roads::{cell, middle_row, road, road_where, tile};
use crate::stage::{Play, Stage};
use serde_json::{Value, json};
use silk_road::Event;
use silk_road::state::{Phase, Stage as At};
use silk_road::words::City::*;
use silk_road::words::Good::*;
use table::{Illegal, Seat};

/// So many builders between the east and the west.
fn builders(players: u8) -> Play {
    Stage::new(players).trading(Dunhuang, Palmyra).begin()
}

fn own(t: &Play, seat: u8) -> Value {
    t.view(Some(seat))["desks"][seat as usize]["own"].clone()
}

#[test]
fn r026_trading_starts_only_when_all_are_ready() {
    let mut t = Stage::new(3).begin();
    for seat in [2, 0] {
        t.act(seat, 0, "ready");
        assert_eq!((t.state().phase, t.seat(seat).stage), (Phase::Ready, At::Ready));
        assert_eq!(t.table.time_up(10_000), Err(Illegal::NotNow));
        t.hands_off(seat, 0); // nobody says it twice, nobody takes it back
    }
    t.act(1, 500, "ready");
    assert_eq!(t.state().phase, Phase::Countdown { start: 3_500 });
}

#[test]
fn r027_one_signal_for_hourglass_and_all_maps() {
    let mut t = Stage::new(3).printed().begin();
    t.refused(0, 0, "start", "R-027"); // the table gives it, and nobody else
    (0..3).for_each(|w| t.act(w, 0, "ready"));
    assert_eq!(t.table.time_up(2_999), Err(Illegal::TooEarly { deadline: 3_000 }));
    let before = t.events(None).len();
    t.table.time_up(3_000).unwrap();
    assert_eq!(t.events(None)[before..], [Event::Started { deadline: Some(123_000) }]);
    for seat in 0..3 {
        assert_eq!(t.seat(seat).stage, At::Building { since: 3_000 });
        assert!(matches!(t.events(Some(seat)).last(), Some(Event::Map { .. })));
    }
}

#[test]
fn r028_everybody_has_two_minutes() {
    let mut t = Stage::new(4).begin();
    t.start();
    let runs_out = t.began + 120_000;
    for seat in 0..4 {
        assert_eq!(t.table.sheet(Some(Seat(seat))).deadline, Some(runs_out));
        t.act(seat, 119_999, "place 9 tight");
        assert_eq!(t.fails(seat, 120_000, "lift 9"), Illegal::TooLate { deadline: runs_out });
    }
    assert_eq!(t.table.time_up(runs_out - 1), Err(Illegal::TooEarly { deadline: runs_out }));
    t.table.time_up(runs_out).unwrap();
}

#[test]
fn r029_all_build_at_once_each_on_the_own_board() {
    let mut t = builders(3);
    for (n, seat) in [2u8, 0, 1, 1, 0, 2, 0].into_iter().enumerate() {
        t.act(seat, 1_000, &format!("place {n} straight"));
    }
    let cells = |w: u8| t.seat(w).board.tiles().map(|(cell, _)| cell).collect::<Vec<u8>>();
    assert_eq!([cells(0), cells(1), cells(2)], [vec![1, 4, 6], vec![2, 3], vec![0, 5]]);
    assert_eq!([0, 1, 2].map(|w| own(&t, w)["tray"][0].clone()), [4, 5, 5].map(Value::from));
}

#[test]
fn r030_the_goal_is_to_join_the_two_cities() {
    let mut t = builders(2);
    t.arrive(0, 1_000, &middle_row());
    t.arrive(1, 2_000, &road(Dunhuang, Samarkand, 6)); // a fine road, but not to Palmyra
    assert_eq!([t.result(0).qualified, t.result(1).qualified], [true, false]);
}

#[test]
fn r031_the_market_lies_open_before_and_during_trading() {
    let mut t = Stage::new(2).begin();
    let open = |t: &Play| {
        let market = t.view(None)["market"].clone();
        assert!(t.viewers().into_iter().all(|who| t.view(who)["market"] == market));
        market
    };
    let before = open(&t);
    let values: Vec<i64> = before.as_array().unwrap().iter().map(|p| p["value"].as_i64().unwrap()).collect();
    assert_eq!(values, [2, 1, -1]); // what is bought may cost, too
    t.start();
    assert_eq!(open(&t), before);
}

#[test]
fn r032_i_have_arrived_is_heard_by_all() {
    let mut t = builders(3);
    t.arrive(1, 40_321, &middle_row());
    let said = Event::Arrived { seat: Seat(1), after: Some(40_321) };
    assert!(t.viewers().into_iter().all(|who| t.events(who).contains(&said)));
    assert_eq!(t.view(None)["desks"][1]["stage"], "arrived");
}

#[test]
fn r033_r034_after_declaring_nothing_can_be_touched_or_mended() {
    let mut t = builders(2);
    let mut wrong = middle_row();
    wrong[2].1.turn = 1;
    t.arrive(0, 5_000, &wrong);
    let board = t.seat(0).board;
    t.hands_off(0, 6_000);
    assert_eq!(t.fails(0, 6_000, &format!("turn {} 0", cell((0, 0)))), Illegal::NotNow);
    t.act(1, 7_000, "place 9 tight"); // the others go on
    assert_eq!(t.seat(0).board, board);
    t.sand();
    assert!(!t.result(0).qualified);
}

#[test]
fn r035_tiles_are_placed_turned_moved_and_taken_back_freely() {
    let mut t = builders(2);
    t.act(0, 0, "place 9 wide");
    t.act(0, 0, "turn 9 4");
    t.act(0, 0, "turn 9 1");
    t.act(0, 0, "move 9 3");
    assert_eq!(own(&t, 0)["board"], json!([{ "cell": 3, "kind": "wide", "turn": 1, "bonus": false }]));
    assert_eq!(own(&t, 0)["tray"], json!([7, 6, 7, 0, 0, 0]));
    t.refused(0, 0, "lift 9", "R-035"); // it lies there no more
    t.act(0, 0, "lift 3");
    assert_eq!((own(&t, 0)["board"].clone(), own(&t, 0)["tray"].clone()), (json!([]), json!([7, 7, 7, 0, 0, 0])));
}

#[test]
fn r036_at_most_seven_of_each_type_lie_on_the_board() {
    for kind in ["straight", "wide", "tight"] {
        let mut t = builders(2);
        (0..7).for_each(|cell| t.act(0, 0, &format!("place {cell} {kind}")));
        t.refused(0, 0, &format!("place 7 {kind}"), "R-036");
        t.act(0, 0, "lift 0");
        t.act(0, 0, &format!("place 7 {kind}"));
    }
    // A bonus tile comes on top.
    let mut t = Stage::new(2).trading(Dunhuang, Palmyra).seats(json!([{ "bonus": ["wide"] }])).begin();
    (0..7).for_each(|cell| t.act(0, 0, &format!("place {cell} wide")));
    t.act(0, 0, "place 7 bonus-wide");
    t.refused(0, 0, "place 8 wide", "R-036");
    t.refused(0, 0, "place 8 bonus-wide", "R-036");
    t.refused(0, 0, "place 8 bonus-tight", "R-066");
}

#[test]
fn r037_what_the_tips_speak_of_can_be_seen() {
    let mut t = Stage::new(2).option("turned_maps", true).begin();
    // Before the start: the prices, and that one should look at them.
    assert_eq!(t.table.sheet(Some(Seat(0))).prompt.unwrap().id, "silk-ask-ready");
    assert_eq!(t.view(Some(0))["market"].as_array().unwrap().len(), 3);
    t.start();
    // Sorted by type, with what remains of each; and which side of the map is up.
    t.act(0, 0, "place 9 tight");
    assert_eq!(own(&t, 0)["tray"], json!([7, 7, 6, 0, 0, 0]));
    assert!(own(&t, 0)["map"]["upside_down"].is_boolean());
}

#[test]
fn r038_one_tile_on_a_hexagon_anywhere_in_any_rotation() {
    let mut t = builders(2);
    t.act(0, 0, "place 9 wide");
    t.refused(0, 0, "place 9 tight", "R-038");
    t.act(0, 0, "place 0 tight"); // far from everything
    t.refused(0, 0, "move 9 0", "R-038");
    t.refused(0, 0, "place 19 tight", "R-038");
    for turn in [1, 2, 3, 4, 5, 0] {
        t.act(0, 0, &format!("turn 9 {turn}"));
        t.act(0, 0, &format!("turn 0 {turn}"));
    }
    t.refused(0, 0, "turn 9 6", "R-038");
    // A straight tile looks the same after half a turn.
    t.act(0, 0, "place 18 straight");
    [1, 2, 0].into_iter().for_each(|turn| t.act(0, 0, &format!("turn 18 {turn}")));
    t.refused(0, 0, "turn 18 3", "R-038");
}

/// What is drawn with a pen is laid and turned in one word; no list has it.
#[test]
fn r038_a_tile_may_be_laid_as_it_is_to_lie() {
    let (mut one, mut two) = (builders(2), builders(2));
    one.act(0, 0, "lay 9 wide 3");
    two.act(0, 0, "place 9 wide");
    two.act(0, 0, "turn 9 3");
    assert_eq!(one.seat(0).board, two.seat(0).board);
    assert!(matches!(one.events(Some(0)).last(), Some(Event::Placed { cell: 9, tile }) if tile.turn == 3));
    assert!(one.offers(0).iter().all(|offer| !offer.starts_with("lay")));
    one.act(0, 0, "lay 0 straight 0");
    one.refused(0, 0, "lay 9 tight 0", "R-038");
    one.refused(0, 0, "lay 19 tight 0", "R-038");
    one.refused(0, 0, "lay 10 straight 3", "R-038");
    one.refused(0, 0, "lay 10 bonus-tight 0", "R-066");
    for cell in 1..7 {
        one.act(0, 0, &format!("lay {cell} straight 1"));
    }
    one.refused(0, 0, "lay 10 straight 1", "R-036");
    one.act(0, 1_000, "declare");
    assert_eq!(one.fails(0, 1_000, "lay 10 tight 0"), Illegal::NotNow);
    two.refused(1, 0, "lay 9 wide 9", "R-038");
    assert!(matches!(two.fails(1, 120_000, "lay 9 wide 0"), Illegal::TooLate { .. }));
}

#[test]
fn r039_tiles_need_not_match_their_neighbours() {
    let mut t = builders(2);
    t.build(0, 0, &[tile((0, -1), "tight", 0), tile((0, 1), "wide", 3), tile((1, -1), "straight", 1)]);
    t.arrive(0, 1_000, &middle_row());
    t.sand();
    assert!(t.result(0).qualified);
}

#[test]
fn r040_gates_of_the_other_cities_are_closed() {
    let to_turfan = vec![tile((2, 0), "wide", 0), tile((2, -1), "straight", 2), tile((2, -2), "wide", 5)];
    let mut t = builders(2);
    t.arrive(0, 1_000, &to_turfan); // the road runs out at a gate, but at another city's
    // Past the door of a city is no harm.
    let corner = cell((2, -2));
    t.arrive(1, 2_000, &road_where(Dunhuang, Palmyra, 9, |cells| cells.contains(&corner)));
    assert_eq!([t.result(0).qualified, t.result(1).qualified], [false, true]);
}

#[test]
fn r041_tiles_off_the_route_are_ignored() {
    let mut t = Stage::new(2).trading(Dunhuang, Palmyra).dot(1, Wheat, (0, -1), (0, -2)).begin();
    t.build(0, 0, &[tile((0, -1), "straight", 2), tile((0, -2), "straight", 2)]); // over the good, but leading nowhere
    t.arrive(0, 1_000, &middle_row());
    t.arrive(1, 2_000, &t.road(6));
    assert_eq!((t.result(0).qualified, t.result(0).tiles, t.result(0).goods), (true, 5, 0));
    assert_eq!([t.result(0).length, t.result(1).length], [0, 1]);
}

#[test]
fn r090_any_board_is_declared_once_and_for_good() {
    let mut t = builders(3);
    t.act(0, 1_000, "declare"); // even an empty one
    assert_eq!(t.fails(0, 2_000, "declare"), Illegal::NotNow);
    assert_eq!(t.table.undo(Seat(0), 2_000), Err(Illegal::NothingToUndo));
    t.arrive(1, 3_000, &middle_row());
    t.act(2, 4_000, "declare");
    assert_eq!([0, 1, 2].map(|w| t.result(w).qualified), [false, true, false]);
    t.start();
    t.act(0, 1_000, "declare"); // a new round, a new word
}
