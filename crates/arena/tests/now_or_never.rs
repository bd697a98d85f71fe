//! The opponents of Now or Never know what they do, and simulations can be repeated.
use arena::now_or_never::Tally;
use arena::{Plan, series, simulate};
use now_or_never::words::Side;
use now_or_never::{NowOrNever, Options};
use serde_json::json;
use shelf::ring;

fn play(options: Options, bots: &[&'static str], games: u64) -> Tally {
    let game = NowOrNever::new(options).unwrap();
    let seats = || bots.iter().map(|b| bots::now_or_never::by_name(b).unwrap()).collect();
    series(&game, seats, 1, games, |_| {})
}

/// Two players, half of the games from each seat.
fn wins(strong: &'static str, weak: &'static str, games: u64) -> f64 {
    let from = |bots: [&'static str; 2]| play(Options::default(), &bots, games / 2).wins;
    from([strong, weak])[0] + from([weak, strong])[1]
}

#[test]
fn greedy_beats_random_in_98_of_100_games() {
    let won = wins("greedy", "random", 50);
    assert!(won >= 49.0, "greedy won {won} of 50");
}

#[test]
fn mistakes_cost_games() {
    let won = wins("greedy", "wanderer", 20);
    assert!(won >= 15.0, "greedy won {won} of 20");
}

#[test]
fn search_sees_more_than_greedy() {
    let won = wins("search:nodes=32,rounds=1", "greedy", 4);
    assert!(won >= 2.0, "search won {won} of 4");
}

/// Alone and with four, above and under the ground, everybody comes to an end with a town.
#[test]
fn greedy_builds_a_town_everywhere() {
    for side in [Side::Above, Side::Underground] {
        for players in [1, 4] {
            let bots = vec!["greedy"; players];
            let tally = play(Options { players: players as u8, side, ..Options::default() }, &bots, 4);
            assert!(tally.buildings.mean() >= 6.0, "{players} players, {side}: {:.1}", tally.buildings.mean());
            assert!(tally.score.mean() >= 50.0, "{players} players, {side}: {:.1}", tally.score.mean());
        }
    }
}

#[test]
fn the_same_seeds_give_the_same_figures() {
    let options = json!({ "players": 3, "reroll": true });
    let bots = ["greedy", "random", "settler"].map(String::from);
    let plan = |seed| Plan { game: ring("now-or-never"), options: &options, pack: None, bots: &bots, games: 6, seed };
    let figures = |seed| {
        let mut json = simulate(&plan(seed), |_| {}).unwrap().json;
        json["speed"] = json!(null);
        json
    };
    assert_eq!(figures(5), figures(5));
    assert_ne!(figures(5), figures(6));
}
