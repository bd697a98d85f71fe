//! The laws of `table`, for every number of players and rounds.
use serde_json::json;
use table::Shelved;
use table::laws::Suite;
use wells::Wells;

#[test]
fn laws_hold_with_the_default_options_and_others() {
    for players in 2..=4 {
        for rounds in [4, 6, 8] {
            let game = Wells::build(&json!({ "players": players, "rounds": rounds }), None).unwrap();
            let report = Suite::shelved(game).census().games(100).deep_every(4).hold();
            assert!(report.steps > 400 && report.deep > 100, "{report:?}");
        }
    }
}
