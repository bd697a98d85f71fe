//! How fast the rules are, with random chess as the yardstick in the same run on the same core.
//!
//! `cargo xtask bench` runs it and adds instructions per decision, counted by callgrind.
use cozy_chess::{Board, Move};
use merchants::Merchants;
use now_or_never::NowOrNever;
use serde_json::{Value, json};
use silk_road::SilkRoad;
use silk_road::state::Phase;
use std::hint::black_box;
use std::ops::Range;
use std::time::Instant;
use table::{Dice, FastDice, Game, Header, Purpose, Quiet, Seat, Shelved, Table};

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
fn random_play<G: Game>(game: &G, seeds: Range<u64>) -> Tally {
    let mut t = Tally::default();
    let mut list = Vec::with_capacity(128);
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
        // Once a game, so no part of a decision.
        allocation_counter::opt_out(|| {
            black_box(game.places(&s));
        });
        t.games += 1;
    }
    t
}

/// Actions of each player in a round before the sand runs out.
const SAND: u32 = 40;

/// Random play by one clock: people lay anything anywhere in turn, until the house ends the round.
fn silk_road(game: &SilkRoad, seeds: Range<u64>) -> Tally {
    let mut t = Tally::default();
    let mut list = Vec::with_capacity(256);
    let players = u32::from(game.seats());
    for seed in seeds {
        let mut host = Quiet(FastDice::new(seed));
        let mut s = game.deal(&mut host);
        let mut acted = 0;
        while let Some(mut seat) = game.must(&s).first() {
            if s.phase != Phase::Trading {
                acted = 0;
            } else if acted < SAND * players {
                seat = Seat((acted % players) as u8);
                acted += 1;
            }
            list.clear();
            game.legal(&s, seat, &mut list);
            let k = match list.len() {
                0 => continue, // has declared
                1 => {
                    t.forced += 1;
                    0
                }
                n => {
                    t.decisions += 1;
                    t.options += n as u64;
                    host.below(DIE, n as u32) as usize
                }
            };
            game.play(&mut s, seat, list[k], &mut host);
        }
        allocation_counter::opt_out(|| {
            black_box(game.places(&s));
        });
        t.games += 1;
    }
    t
}

/// The same loop over chess.
fn chess(seeds: Range<u64>) -> Tally {
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

/// The only thing that callgrind counts: it is told this name. Loading packs and filling tables is no part of any decision.
#[inline(never)]
fn counted_by_callgrind(work: impl Fn() -> Tally) -> Tally {
    black_box(work())
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

/// What states, knowledge and sheets of a game cost. `play`: twenty games of random play.
fn costs<G: Shelved + Clone>(game: &G, play: impl Fn() -> Tally) -> Value {
    let mut t = Tally::default();
    let counted = allocation_counter::measure(|| t = play());
    let s = game.deal(&mut Quiet(FastDice::new(1)));
    let table = Table::new(game.clone(), Header::new(G::NAME, "bench"));
    let mut dice = FastDice::new(3);
    let me = Some(Seat(0));
    json!({
        "state_bytes": size_of::<G::State>(),
        "action_bytes": size_of::<G::Action>(),
        "clone_ns": nanos(1_000_000, || { black_box(*black_box(&s)); }),
        // the one list of actions is the caller's
        "allocations_per_decision": (counted.count_total - 1) as f64 / (t.decisions + t.forced) as f64,
        "imagine_ns": nanos(200_000, || { black_box(game.imagine(black_box(&s), me, &mut dice)); }),
        "hash_ns": nanos(20_000, || { black_box(table::fingerprint(black_box(&s))); }),
        "sheet_ns": nanos(2_000, || { black_box(table.sheet(me)); }),
    })
}

fn figures((t, seconds): (Tally, f64)) -> Value {
    json!({
        "decisions_per_s": t.decisions as f64 / seconds,
        "games_per_s": t.games as f64 / seconds,
        "ns_per_decision": seconds * 1e9 / t.decisions as f64,
        "decisions_per_game": t.decisions as f64 / t.games as f64,
        "forced_per_game": t.forced as f64 / t.games as f64,
        "options_per_decision": t.options as f64 / t.decisions as f64,
    })
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let wants = |flag: &str| args.iter().any(|a| a == flag);
    let game =
        |players| Merchants::new(merchants::Options { players, ..Default::default() }).expect("our own pack is sound");
    let roads = SilkRoad::new(silk_road::Options { players: 4, ..Default::default() }).expect("our own pack is sound");
    let towns = |players| {
        NowOrNever::new(now_or_never::Options { players, ..Default::default() }).expect("our own pack is sound")
    };
    let (four, four_towns) = (game(4), towns(4));
    if let Some(n) = args.iter().position(|a| a == "--count").and_then(|i| args.get(i + 1)?.parse().ok()) {
        let t = match args.last().map(String::as_str) {
            Some("--chess") => counted_by_callgrind(|| chess(0..n)),
            Some("--silk-road") => counted_by_callgrind(|| silk_road(&roads, 0..n)),
            Some("--now-or-never") => counted_by_callgrind(|| random_play(&four_towns, 0..n)),
            _ => counted_by_callgrind(|| random_play(&four, 0..n)),
        };
        println!("{}", t.decisions);
        return;
    }
    let n = if wants("--quick") { 2_000 } else { 20_000 };
    random_play(&four, 0..200); // warm
    let mut all = json!({
        "merchants": figures(best(5, || random_play(&four, 0..n))),
        "chess": figures(best(5, || chess(0..n / 4))),
        "silk_road": figures(best(5, || silk_road(&roads, 0..n / 4))),
        "now_or_never": figures(best(5, || random_play(&four_towns, 0..n / 4))),
    });
    for players in 1..=3 {
        let game = game(players);
        all[format!("merchants_{players}")] = figures(best(3, || random_play(&game, 0..n / 2)));
    }
    for players in 1..=2 {
        let game = towns(players);
        all[format!("now_or_never_{players}")] = figures(best(3, || random_play(&game, 0..n / 4)));
    }
    all["merchants_costs"] = costs(&four, || random_play(&four, 0..20));
    all["merchants_costs"]["packing_table_bytes"] = json!(four.cat.fit.bytes());
    all["silk_road_costs"] = costs(&roads, || silk_road(&roads, 0..20));
    all["now_or_never_costs"] = costs(&four_towns, || random_play(&four_towns, 0..20));
    let speed = |name: &str| all[name]["decisions_per_s"].as_f64().unwrap_or(1.0);
    let to_chess = ["merchants", "silk_road", "now_or_never"].map(|name| (name, speed(name) / speed("chess")));
    for (name, share) in to_chess {
        all[format!("{name}_to_chess")] = json!(share);
    }
    println!("{all}");
}
