//! What a decision of search costs at Merchants, in points: how much worse its choice is than the best of those that the
//! settings chose, as much thinking sees it. Shows in minutes what games show in days.
//! `cargo run --release -p bots --example regret -- POSITIONS nodes=250 nodes=500 …`
use bots::merchants::{FORESIGHT, Foresight, by_name};
use bots::search::{Setting, analyse, analyse_only};
use merchants::{Action, Merchants, Options};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use table::{FastDice, Game, Mind, Quiet, legal_list};

/// Who plays the games that the positions come from.
const PLAYER: &str = "search:nodes=60,rounds=3";
/// One decision of so many is looked at.
const SELDOM: u64 = 20;
/// Much thinking: to the end of the game, about one choice.
const MUCH: &str = "nodes=3000,rounds=13";

/// The decisions of one game that are looked at: what each setting loses, and whether it chose as the last one did.
fn game(seed: u64, settings: &[Setting], much: Setting) -> Vec<Vec<(f64, bool)>> {
    let game = Merchants::new(Options::default()).expect("our own pack is sound");
    let mut host = Quiet(FastDice::new(seed));
    let mut dice = FastDice::new(!seed);
    let mut players = [(); 2].map(|()| by_name(PLAYER).expect("a known setting"));
    let mut s = game.deal(&mut host);
    let mut found = vec![];
    while let Some(seat) = game.must(&s).first() {
        let mind = Mind::within(&game, &s, seat);
        let ordinary = (1..=13).contains(&s.round) && legal_list(&game, &s, seat).len() > 1;
        if ordinary && dice.next_u64().is_multiple_of(SELDOM) {
            found.push(losses(&mind, settings, much, dice.next_u64()));
        }
        let action = players[seat.index()].choose(&mind, &mut dice);
        game.play(&mut s, seat, action, &mut host);
    }
    found
}

fn losses(mind: &Mind<'_, Merchants>, settings: &[Setting], much: Setting, seed: u64) -> Vec<(f64, bool)> {
    let guide = || Foresight::new(FORESIGHT);
    let chosen: Vec<Action> =
        settings.iter().map(|&setting| analyse(mind, guide(), setting, seed).lines[0].action).collect();
    let mut different = chosen.clone();
    different.sort_unstable();
    different.dedup();
    if different.len() == 1 {
        return vec![(0.0, true); chosen.len()];
    }
    // another seed: nobody is judged by the worlds that they chose by
    let value = |&a: &Action| analyse_only(mind, guide(), much, !seed, a).value;
    let values: Vec<f64> = different.iter().map(value).collect();
    let best = values.iter().copied().fold(f64::MIN, f64::max);
    let of = |a: &Action| values[different.binary_search(a).expect("one of them")];
    chosen.iter().map(|a| (best - of(a), Some(a) == chosen.last())).collect()
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [positions, names @ ..] = &args[..] else { panic!("how many positions, and which settings?") };
    assert!(!names.is_empty(), "which settings?");
    let positions: usize = positions.parse().expect("a number of positions");
    let settings: Vec<Setting> = names.iter().map(|name| name.parse().expect("a setting")).collect();
    let much: Setting = MUCH.parse().expect("a setting");
    let (next, found) = (AtomicU64::new(1), Mutex::new(vec![]));
    let work = || {
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            let more = game(seed, &settings, much);
            let mut all = found.lock().expect("nobody fails");
            // in the order of the seeds, however many work at it
            all.push((seed, more));
            if all.iter().map(|(_, m): &(u64, Vec<_>)| m.len()).sum::<usize>() >= positions {
                return;
            }
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| (0..threads).for_each(|_| drop(scope.spawn(work))));
    let mut all = found.into_inner().expect("nobody fails");
    all.sort_by_key(|(seed, _)| *seed);
    let rows: Vec<Vec<(f64, bool)>> = all.into_iter().flat_map(|(_, rows)| rows).take(positions).collect();
    let n = rows.len() as f64;
    println!(
        "{n} positions; points lost a decision, with 95 % intervals, and how often the last one chooses otherwise"
    );
    for (i, name) in names.iter().enumerate() {
        let mean = rows.iter().map(|row| row[i].0).sum::<f64>() / n;
        let spread = rows.iter().map(|row| (row[i].0 - mean).powi(2)).sum::<f64>() / n;
        let other = rows.iter().filter(|row| !row[i].1).count() as f64 / n;
        println!("{name:24} {mean:.3} ± {:.3}   {:.0} %", 1.96 * (spread / n).sqrt(), 100.0 * other);
    }
}
