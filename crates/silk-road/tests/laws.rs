//! The laws of `table`, for 1 to 4 seats in every mode.
use serde_json::{Value, json};
use silk_road::SilkRoad;
use table::Shelved;
use table::laws::{Report, Suite};

fn game(players: u8, mut options: Value) -> SilkRoad {
    options["players"] = json!(players);
    SilkRoad::build(&options, None).unwrap()
}

/// Random people lay tiles anywhere, so a round of theirs is short: the sand runs out soon.
fn laws(players: u8, options: Value, games: u64) -> Report {
    Suite::shelved(game(players, options)).census().games(games).deep_every(24).hold()
}

fn in_every_number(options: &Value) {
    for players in 1..=4 {
        let report = laws(players, options.clone(), 24);
        assert!(report.steps > 900 && report.deep > 36, "{players} players: {report:?}");
    }
}

#[test]
fn laws_hold_with_the_default_options() {
    in_every_number(&json!({}));
}

#[test]
fn everybody_by_a_clock_of_their_own() {
    in_every_number(&json!({ "clock": "own" }));
}

#[test]
fn without_a_clock() {
    in_every_number(&json!({ "clock": "off" }));
}

#[test]
fn the_same_sheet_for_all_and_maps_upside_down() {
    for clock in ["live", "own", "off"] {
        laws(3, json!({ "clock": clock, "same_sheet": true, "turned_maps": true }), 12);
        laws(2, json!({ "clock": clock, "turned_maps": true }), 12);
    }
}

#[test]
fn with_every_other_reading() {
    let other = json!({
        "gates": "three", "first_place": [3, 4, 5], "tie_break": "goods", "loose_tiles": "disqualify",
        "track_end": 50, "last_place": "round", "undeclared": "disqualified", "sole_finisher": "X+3",
        "sole_undeclared": false, "same_time": "receipt", "bonus_tiles": ["wide", "wide", "tight"],
        "icons": { "down": 7, "up": 8 }, "ages": [30, null], "sheets": { "seed": "laws" }, "dots": 3, "seconds": 30,
    });
    for players in 2..=4 {
        laws(players, other.clone(), 24);
    }
    laws(2, json!({ "gates": "two", "sole_finisher": "X+1", "tie_break": "draw", "icons": { "reverse": 15 } }), 24);
}

/// `cargo xtask test --soak`
#[test]
#[ignore = "many games: for the soak"]
fn soak() {
    for clock in ["live", "own", "off"] {
        for players in 1..=4 {
            let report = laws(players, json!({ "clock": clock, "turned_maps": true }), 20_000);
            println!("{clock}, {players} players: {report:?}");
        }
    }
}
