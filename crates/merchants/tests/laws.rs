//! The laws of `table::laws` over every set of options: random people play whole games, and every law looks on.
//!
//! The normal run plays [`GAMES`] games of each set. `cargo xtask test --soak` plays a million, spread over all sets.
use merchants::Merchants;
use serde_json::{Value, json};
use table::Shelved;
use table::laws::{Broken, Report, Suite};

/// Games of each set in the normal run.
const GAMES: u64 = 1_200;
/// Laws of knowledge are asked at every so-many-th step, at other steps in other games: they cost ten times as much as
/// a step. With 25 all of this takes about two minutes on two idle cores.
const DEEP: u64 = 25;

fn default(players: u64) -> Value {
    json!({ "players": players })
}

/// Every option with its other value. An option that is added later is here at once.
fn others() -> Vec<(&'static str, Value)> {
    let tables = ["players", "edition", "automaton", "level"];
    let switches = Merchants::options().into_iter().filter(|spec| !tables.contains(&spec.name));
    switches
        .map(|spec| {
            let other = spec.values.iter().find(|&value| *value != spec.default).expect("an option has two values");
            (spec.name, other.clone())
        })
        .collect()
}

fn with(players: u64, changed: &[(&str, Value)]) -> Value {
    let mut options = default(players);
    changed.iter().for_each(|(name, value)| options[*name] = value.clone());
    options
}

/// Each option alone at its other value, with 2, 3 and 4 players in rotation.
fn one_other() -> Vec<Value> {
    let mut sets: Vec<Value> = others()
        .into_iter()
        .zip([2, 3, 4].into_iter().cycle())
        .map(|(other, players)| with(players, &[other]))
        .collect();
    // two deeds to choose from: the only thing that one merchant knows about the deck and another does not
    let two_deeds = ("deeds_keep_one_of_two", json!(true));
    for players in [2, 4] {
        let set = with(players, std::slice::from_ref(&two_deeds));
        if !sets.contains(&set) {
            sets.push(set);
        }
    }
    sets
}

fn all_other() -> Vec<Value> {
    vec![with(4, &others())]
}

/// Both editions, with each number of players, and the automaton in each of its seats.
fn editions_and_automatons() -> Vec<Value> {
    let mut levels = ["easy", "normal", "hard"].into_iter().cycle();
    let mut sets = vec![];
    for edition in ["prototype", "final"] {
        for players in 1..=4u64 {
            if edition == "prototype" {
                sets.push(with(players, &[("edition", json!(edition)), ("buildings", json!("random"))]));
            }
            for seat in 0..players {
                let level = json!(levels.next());
                let set = [("edition", json!(edition)), ("automaton", json!(seat)), ("level", level)];
                if players > 1 {
                    sets.push(with(players, &set));
                }
            }
        }
    }
    sets.push(with(3, &[("automaton", json!(1)), ("draft", json!(true)), ("deeds_keep_one_of_two", json!(true))]));
    sets.push(with(4, &[("edition", json!("prototype")), ("draft", json!(true))]));
    sets
}

fn every_set() -> Vec<Value> {
    (1..=4).map(default).chain(one_other()).chain(all_other()).chain(editions_and_automatons()).collect()
}

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
