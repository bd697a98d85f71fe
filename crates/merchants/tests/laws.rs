//! The laws of `table::laws` over every set of options: random people play whole games, and every law looks on.
//!
//! The normal run plays [`GAMES`] games of each set. `cargo xtask test --soak` plays a million, spread over all sets.
mod sets;

use merchants::Merchants;
use serde_json::{Value, json};
use sets::{all_other, default, editions_and_automatons, every_set, one_other, with};
use table::Shelved;
use table::laws::{Broken, Report, Suite};

/// Games of each set in the normal run.
const GAMES: u64 = 400;
/// Laws of knowledge are asked at every so-many-th step, at other steps in other games: they cost ten times as much as
/// a step.
const DEEP: u64 = 25;

fn suite(options: &Value) -> Suite<Merchants> {
    let game = Merchants::build(options, None).unwrap_or_else(|e| panic!("{options}: {e}"));
    Suite::shelved(game).census().deep_every(DEEP)
}

/// The broken law, the options it was broken with, and a file that `caravan replay` opens.
fn fail(options: &Value, broken: &Broken) -> ! {
    let file = broken.save().map_or_else(|e| e.to_string(), |path| path.display().to_string());
    panic!("{options}: {broken}\nsee it with: caravan replay {file}")
}

/// Plays all games of these sets and says that every law really had something to look at.
fn hold(sets: &[Value]) {
    for options in sets {
        let report = suite(options).games(GAMES).check().unwrap_or_else(|broken| fail(options, &broken));
        looked_on(options, GAMES, &report);
    }
}

fn looked_on(options: &Value, games: u64, r: &Report) {
    let n = games as usize;
    assert_eq!(r.games, n, "{options}");
    assert!(r.steps > 60 * n, "{options}: people had little to choose: {r:?}");
    assert!(r.rows > r.steps, "{options}: {r:?}");
    assert!(r.undos > 10 * n, "{options}: nearly nothing was taken back: {r:?}");
    assert!(r.forced > n, "{options}: nearly nothing played itself: {r:?}");
    assert!(r.deep * DEEP as usize > r.steps / 2, "{options}: nearly nobody looked closely: {r:?}");
    assert!(r.refusals > 10 * r.deep, "{options}: nearly nothing was refused: {r:?}");
    // A merchant who travels alone knows all but the order of the deed deck; among several each hides a deed.
    assert!(r.shadowed > n, "{options}: no second world went along: {r:?}");
    assert_eq!(r.volunteered, 0, "{options}: in this game only those act who are asked");
}

#[test]
fn laws_hold_with_the_default_options() {
    hold(&(1..=4).map(default).collect::<Vec<_>>());
}

#[test]
fn laws_hold_with_each_option_at_its_other_value() {
    hold(&one_other());
}

#[test]
fn laws_hold_in_both_editions_and_with_the_automaton() {
    for options in editions_and_automatons() {
        let report = suite(&options).games(GAMES / 10).check().unwrap_or_else(|broken| fail(&options, &broken));
        looked_on(&options, GAMES / 10, &report);
    }
}

#[test]
fn laws_hold_with_every_option_at_its_other_value() {
    hold(&all_other());
}

/// The sets are what they are meant to be.
#[test]
fn every_option_is_played_both_ways() {
    let sets = every_set();
    for spec in Merchants::options() {
        let played = |value: &Value| sets.iter().any(|set| set.get(spec.name).unwrap_or(&spec.default) == value);
        assert!(spec.values.iter().all(played), "{}", spec.name);
    }
    for players in [2, 4] {
        assert!(sets.contains(&with(players, &[("deeds_keep_one_of_two", json!(true))])));
    }
}

/// `cargo xtask test --soak`.
#[test]
#[ignore = "a million games: cargo xtask test --soak"]
fn soak() {
    const TOTAL: u64 = 1_000_000;
    const PORTION: u64 = 1_000;
    let sets = every_set();
    let mut all = Report::default();
    let started = std::time::Instant::now();
    let mut done = 0;
    for k in 0.. {
        let Some(left) = TOTAL.checked_sub(done).filter(|&left| left > 0) else { break };
        let options = &sets[k as usize % sets.len()];
        // other games than those of the normal run, and in every round of all sets other ones
        let first = GAMES + k / sets.len() as u64 * PORTION;
        let seeds = first..first + PORTION.min(left);
        done += seeds.end - seeds.start;
        all += suite(options).seeds(seeds).check().unwrap_or_else(|broken| fail(options, &broken));
        if done % 10_000 == 0 || done == TOTAL {
            println!(
                "{done} of {TOTAL} games, {} s: {} steps, {} undos",
                started.elapsed().as_secs(),
                all.steps,
                all.undos
            );
        }
    }
    println!("{all:?}");
    looked_on(&json!("all sets"), TOTAL, &all);
}
