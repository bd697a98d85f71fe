//! How fast the rules are, with random chess as the yardstick in the same run on the same core. Every game on the shelf, at every
//! number of players.
//!
//! `cargo xtask bench` runs it and adds instructions per decision, counted by callgrind.
use arena::{Measured, Moves};
use cozy_chess::{Board, Move};
use serde_json::{Map, Value, json};
use shelf::Entry;
use std::hint::black_box;
use std::ops::Range;
use std::time::Instant;
use table::{Dice, FastDice, Purpose};

/// Random play over chess.
fn chess(seeds: Range<u64>) -> Moves {
    let mut t = Moves::default();
    let mut list: Vec<Move> = Vec::with_capacity(256);
    for seed in seeds {
        let mut dice = FastDice::new(seed);
        let mut board = Board::default();
        for _ in 0..300 {
            list.clear();
            board.generate_moves(|moves| {
                list.extend(moves);
                false
            });
            if list.is_empty() || board.halfmove_clock() >= 100 {
                break;
            }
            let k = dice.below(Purpose(0), list.len() as u32) as usize;
            board.play_unchecked(list[k]);
            t.decisions += 1;
            t.options += list.len() as u64;
        }
        t.games += 1;
    }
    t
}

/// The only thing that callgrind counts: it is told this name. Loading packs and filling tables is no part of any decision.
#[inline(never)]
fn counted_by_callgrind(work: impl Fn() -> Moves) -> Moves {
    black_box(work())
}

/// The best of several runs: the machine is noisy, the work is not.
fn best(runs: usize, work: impl Fn() -> Moves) -> Value {
    let mut best = (Moves::default(), f64::MAX);
    for _ in 0..runs {
        let start = Instant::now();
        let moves = work();
        let seconds = start.elapsed().as_secs_f64();
        if seconds < best.1 {
            best = (moves, seconds);
        }
    }
    let (t, seconds) = best;
    json!({
        "decisions_per_s": t.decisions as f64 / seconds,
        "games_per_s": t.games as f64 / seconds,
        "ns_per_decision": seconds * 1e9 / t.decisions as f64,
        "decisions_per_game": t.decisions as f64 / t.games as f64,
        "forced_per_game": t.forced as f64 / t.games as f64,
        "options_per_decision": t.options as f64 / t.decisions as f64,
    })
}

/// Nanoseconds of one call of work that is done so many times in one.
fn nanos(times: u32, work: impl Fn(u32)) -> f64 {
    let run = || {
        let start = Instant::now();
        work(times);
        start.elapsed().as_secs_f64() * 1e9 / f64::from(times)
    };
    (0..5).map(|_| run()).fold(f64::MAX, f64::min)
}

/// What states, knowledge and sheets of a game cost.
fn costs(game: &dyn Measured) -> Value {
    let mut t = Moves::default();
    let counted = allocation_counter::measure(|| t = game.play(0..20));
    json!({
        "state_bytes": game.state_bytes(),
        "action_bytes": game.action_bytes(),
        "clone_ns": nanos(1_000_000, |n| game.copy(n)),
        // the one list of actions is the caller's
        "allocations_per_decision": (counted.count_total - 1) as f64 / (t.decisions + t.forced) as f64,
        "imagine_ns": nanos(200_000, |n| game.imagine(n)),
        "hash_ns": nanos(20_000, |n| game.hash(n)),
        "sheet_ns": nanos(2_000, |n| game.sheet(n)),
    })
}

/// How many may play it.
fn players(entry: &Entry) -> Vec<u8> {
    let options = entry.options();
    let values = options.iter().find(|option| option.name == "players").map(|option| &option.values);
    values.into_iter().flatten().filter_map(|value| value.as_u64()?.try_into().ok()).collect()
}

fn game(entry: &Entry, players: u8) -> Box<dyn Measured> {
    let ring = entry.ring.as_ref().expect("somebody plays it by itself");
    ring.measured(players).expect("our own pack is sound")
}

fn figures(entry: &Entry, games: u64) -> Value {
    let by_players = players(entry).into_iter().map(|n| {
        let game = game(entry, n);
        game.play(0..50); // warm
        (n.to_string(), best(3, || game.play(0..games)))
    });
    let by_players: Map<String, Value> = by_players.collect();
    let most = players(entry).into_iter().max().expect("somebody plays it");
    json!({ "players": by_players, "most": most, "costs": costs(&*game(entry, most)) })
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let after = |flag: &str| args.iter().position(|a| a == flag).and_then(|i| args.get(i + 1));
    let shelf = || shelf::all().iter().filter(|entry| entry.ring.is_some());
    if let Some(n) = after("--count").and_then(|n| n.parse().ok()) {
        let t = match after("--game").and_then(|name| shelf::find(name)) {
            Some(entry) => {
                let game = game(entry, players(entry).into_iter().max().expect("somebody plays it"));
                counted_by_callgrind(|| game.play(0..n))
            }
            None => counted_by_callgrind(|| chess(0..n)),
        };
        println!("{}", t.decisions);
        return;
    }
    let n = if args.iter().any(|a| a == "--quick") { 500 } else { 5_000 };
    let games: Map<String, Value> = shelf().map(|entry| (entry.name.to_string(), figures(entry, n))).collect();
    println!("{}", json!({ "games": games, "chess": best(5, || chess(0..n)) }));
}
