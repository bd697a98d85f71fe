//! The greedy bot knows what it does, and simulations can be repeated.
use arena::merchants::Tally;
use arena::{Plan, series, simulate};
use merchants::{Merchants, Options};
use serde_json::json;
use shelf::ring;

fn wins(bots: [&'static str; 2], games: u64) -> [f64; 4] {
    let game = Merchants::new(Options::default()).unwrap();
    let seats = || bots.iter().map(|b| bots::merchants::by_name(b).unwrap()).collect();
    let tally: Tally = series(&game, seats, 1, games, |_| {});
    tally.wins
}

/// 1,000 two-player games, half of them from each seat.
#[test]
fn greedy_beats_random_in_98_of_100_games() {
    let won = wins(["greedy", "random"], 500)[0] + wins(["random", "greedy"], 500)[1];
    assert!(won >= 980.0, "greedy won {won} of 1000");
}

#[test]
fn the_same_seeds_give_the_same_figures() {
    let options = json!({ "players": 3, "draft": true });
    let bots = ["greedy", "random", "greedy"].map(String::from);
    let plan = |seed| Plan { game: ring("merchants"), options: &options, pack: None, bots: &bots, games: 60, seed };
    let figures = |seed| {
        let mut json = simulate(&plan(seed), |_| {}).unwrap().json;
        json["speed"] = json!(null);
        json
    };
    assert_eq!(figures(5), figures(5));
    assert_ne!(figures(5), figures(6));
}

#[test]
fn impossible_plans_are_refused_by_name() {
    let two = json!({ "players": 2 });
    let bots = |names: &[&str]| names.iter().map(|n| (*n).to_string()).collect::<Vec<_>>();
    let why = |game: &str, options, names: &[&str]| {
        let plan = Plan { game: ring(game), options, pack: None, bots: &bots(names), games: 1, seed: 1 };
        simulate(&plan, |_| {}).err().map(|e| e.to_string()).unwrap_or_default()
    };
    assert!(why("merchants", &two, &["random"]).contains("2 players need 2 bots, not 1"));
    assert!(why("merchants", &two, &["random", "oracle"]).contains("there is no bot `oracle`"));
    assert!(why("merchants", &json!({ "players": 7 }), &["random"]).contains("options.players"));
}
