//! How fast the rules are, with random chess as the yardstick in the same run on the same core.
//!
//! `cargo xtask bench` runs it and adds instructions per decision, counted by callgrind.
use cozy_chess::{Board, Move};
use merchants::{Action, Merchants, Options};
use serde_json::json;
use std::hint::black_box;
use std::time::Instant;
use table::{Dice, FastDice, Game, Purpose, Quiet, Table};

const DIE: Purpose = Purpose(0);

#[derive(Default, Clone, Copy)]
struct Tally {
    games: u64,
    /// moments with more than one legal action
    decisions: u64,
    /// moments with exactly one
    forced: u64,
    options: u64,
}

/// Random play: legal actions at every decision, dice and draws included.
fn merchants(game: &Merchants, seeds: std::ops::Range<u64>) -> Tally {
    let mut t = Tally::default();
    let mut list: Vec<Action> = Vec::with_capacity(128);
    for seed in seeds {
        let mut host = Quiet(FastDice::new(seed));
        let mut s = game.deal(&mut host);
        while let Some(seat) = game.must(&s).first() {
            list.clear();
            game.legal(&s, seat, &mut list);
            let k = if list.len() == 1 {
                t.forced += 1;
                0
            } else {
                t.decisions += 1;
                t.options += list.len() as u64;
                host.below(DIE, list.len() as u32) as usize
            };
            game.play(&mut s, seat, list[k], &mut host);
        }
        black_box(game.places(&s));
        t.games += 1;
    }
    t
}

/// The same loop over chess.
fn chess(seeds: std::ops::Range<u64>) -> Tally {
    let mut t = Tally::default();
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
            let k = dice.below(DIE, list.len() as u32) as usize;
            board.play_unchecked(list[k]);
            t.decisions += 1;
            t.options += list.len() as u64;
        }
        t.games += 1;
    }
    t
}

/// The best of several runs: the machine is noisy, the work is not.
fn best(runs: usize, work: impl Fn() -> Tally) -> (Tally, f64) {
    let mut best = (Tally::default(), f64::MAX);
    for _ in 0..runs {
        let start = Instant::now();
        let tally = work();
        let seconds = start.elapsed().as_secs_f64();
        if seconds < best.1 {
            best = (tally, seconds);
        }
    }
    best
}

/// Nanoseconds of one call.
fn nanos(times: u32, mut work: impl FnMut()) -> f64 {
    let run = |work: &mut dyn FnMut()| {
        let start = Instant::now();
        (0..times).for_each(|_| work());
        start.elapsed().as_secs_f64() * 1e9 / f64::from(times)
    };
    (0..5).map(|_| run(&mut work)).fold(f64::MAX, f64::min)
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let wants = |flag: &str| args.iter().any(|a| a == flag);
    let game = |players| Merchants::new(Options { players, ..Options::default() }).expect("our own pack is sound");
    let four = game(4);
    // For callgrind: a known number of games, and nothing else worth counting.
    if let Some(n) = args.iter().position(|a| a == "--count").and_then(|i| args.get(i + 1)?.parse().ok()) {
        let t = if wants("--chess") { chess(0..n) } else { merchants(&four, 0..n) };
        println!("{}", t.decisions);
        return;
    }
    let n = if wants("--quick") { 2_000 } else { 20_000 };
    let mut all = serde_json::Map::new();
    let mut figures = |name: &str, (t, seconds): (Tally, f64)| {
        let ns = seconds * 1e9 / t.decisions as f64;
        all.insert(
            name.into(),
            json!({
                "decisions_per_s": t.decisions as f64 / seconds,
                "games_per_s": t.games as f64 / seconds,
                "ns_per_decision": ns,
                "decisions_per_game": t.decisions as f64 / t.games as f64,
                "forced_per_game": t.forced as f64 / t.games as f64,
                "options_per_decision": t.options as f64 / t.decisions as f64,
            }),
        );
    };
    merchants(&four, 0..200); // warm
    figures("merchants", best(5, || merchants(&four, 0..n)));
    figures("chess", best(5, || chess(0..n / 4)));
    for players in 1..=3 {
        let game = game(players);
        figures(&format!("merchants_{players}"), best(3, || merchants(&game, 0..n / 2)));
    }
    let mut decisions = 0;
    let counted = allocation_counter::measure(|| {
        let mut list: Vec<Action> = Vec::with_capacity(128);
        let mut s = four.deal(&mut Quiet(FastDice::new(7)));
        let mut host = Quiet(FastDice::new(7));
        for _ in 0..20 {
            while let Some(seat) = four.must(&s).first() {
                list.clear();
                four.legal(&s, seat, &mut list);
                let k = host.below(DIE, list.len() as u32) as usize;
                four.play(&mut s, seat, list[k], &mut host);
                decisions += 1;
            }
            s = four.deal(&mut host);
        }
    });
    let s = four.deal(&mut Quiet(FastDice::new(1)));
    let table = Table::new(four.clone(), table::Header::new("merchants", "bench"));
    let mut dice = FastDice::new(3);
    all.insert(
        "merchants_costs".into(),
        json!({
            "state_bytes": size_of::<merchants::State>(),
            "action_bytes": size_of::<Action>(),
            "clone_ns": nanos(1_000_000, || { black_box(*black_box(&s)); }),
            // the one list of actions is the caller's
            "allocations_per_decision": (counted.count_total - 1) as f64 / f64::from(decisions),
            "imagine_ns": nanos(200_000, || { black_box(four.imagine(black_box(&s), Some(table::Seat(0)), &mut dice)); }),
            "hash_ns": nanos(20_000, || { black_box(table::fingerprint(black_box(&s))); }),
            "sheet_ns": nanos(2_000, || { black_box(table.sheet(Some(table::Seat(0)))); }),
            "packing_table_bytes": four.cat.fit.bytes(),
        }),
    );
    let ratio = all["merchants"]["decisions_per_s"].as_f64().unwrap_or(0.0)
        / all["chess"]["decisions_per_s"].as_f64().unwrap_or(1.0);
    all.insert("merchants_to_chess".into(), json!(ratio));
    println!("{}", serde_json::to_string(&all).expect("figures serialise"));
}
