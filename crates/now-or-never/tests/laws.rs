//! The laws of `table::laws` over every set of options: random people play whole games, and every law looks on.
//!
//! The normal run plays [`GAMES`] games of each set. `cargo xtask test --soak` plays many more.
use now_or_never::NowOrNever;
use now_or_never::catalog::GEAR;
use now_or_never::effect::List;
use serde_json::{Value, json};
use std::sync::Arc;
use table::Shelved;
use table::laws::{Broken, Report, Suite};

/// Games of each set in the normal run. Random people pass early, so their games are short.
const GAMES: u64 = 120;
/// Laws of knowledge are asked at every so-many-th step, at other steps in other games.
const DEEP: u64 = 16;

/// Every option with its other value. An option that is added later is here at once.
fn others() -> Vec<(&'static str, Value)> {
    let switches = NowOrNever::options().into_iter().filter(|spec| spec.name != "players");
    switches
        .map(|spec| {
            let other = spec.values.iter().find(|&value| *value != spec.default).expect("an option has two values");
            (spec.name, other.clone())
        })
        .collect()
}

fn with(players: u64, changed: &[(&str, Value)]) -> Value {
    let mut options = json!({ "players": players });
    changed.iter().for_each(|(name, value)| options[*name] = value.clone());
    options
}

fn defaults() -> Vec<Value> {
    (1..=4).map(|players| with(players, &[])).collect()
}

/// Each option alone at its other value, with 1 to 4 players in rotation, two first: what a lonely player draws hides
/// nothing from anybody.
fn one_other() -> Vec<Value> {
    others().into_iter().zip([2, 3, 1, 4].into_iter().cycle()).map(|(other, players)| with(players, &[other])).collect()
}

fn all_other() -> Vec<Value> {
    (1..=4).map(|players| with(players, &others())).collect()
}

fn every_set() -> Vec<Value> {
    defaults().into_iter().chain(one_other()).chain(all_other()).collect()
}

fn suite(options: &Value) -> Suite<NowOrNever> {
    let game = NowOrNever::build(options, None).unwrap_or_else(|e| panic!("{options}: {e}"));
    Suite::shelved(game).census().deep_every(DEEP)
}

/// The broken law, the options it was broken with, and a file that `caravan replay` opens.
fn fail(options: &Value, broken: &Broken) -> ! {
    let file = broken.save().map_or_else(|e| e.to_string(), |path| path.display().to_string());
    panic!("{options}: {broken}\nsee it with: caravan replay {file}")
}

/// The same with easy lives: quests cost nothing and ask for nothing, abilities cost one experience, and everybody has much
/// mana. So random people get to see what else is rare.
fn easy(options: &Value) -> Suite<NowOrNever> {
    let mut game = NowOrNever::build(options, None).unwrap_or_else(|e| panic!("{options}: {e}"));
    let cat = Arc::make_mut(&mut game.cat);
    cat.heroes.iter_mut().for_each(|hero| (hero.hearts, hero.mana, hero.arrows) = (20, 9, [9; 3]));
    cat.quests.iter_mut().for_each(|quest| (quest.cost, quest.need) = (List::default(), None));
    cat.tokens[usize::from(GEAR)..].iter_mut().for_each(|ability| ability.cost = 1);
    cat.specialists.iter_mut().for_each(|specialist| specialist.cost = 0);
    cat.buildings.iter_mut().for_each(|building| building.cost = 0);
    Suite::shelved(game).census().deep_every(DEEP)
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
    assert!(r.steps > 40 * n, "{options}: people had little to choose: {r:?}");
    assert!(r.rows > r.steps, "{options}: {r:?}");
    assert!(r.undos > n, "{options}: nearly nothing was taken back: {r:?}");
    assert!(r.deep * DEEP as usize > r.steps / 2, "{options}: nearly nobody looked closely: {r:?}");
    assert!(r.refusals > 10 * r.deep, "{options}: nearly nothing was refused: {r:?}");
    // alone, every secret is the bot's or the deck's, and hands are one's own
    if options["players"] != json!(1) {
        assert!(r.shadowed > n, "{options}: no second world went along: {r:?}");
        assert!(r.volunteered > n, "{options}: nobody acted out of turn: {r:?}");
    }
}

#[test]
fn laws_hold_with_the_default_options() {
    hold(&defaults());
}

#[test]
fn laws_hold_with_each_option_at_its_other_value() {
    hold(&one_other());
}

#[test]
fn laws_hold_with_every_option_at_its_other_value() {
    hold(&all_other());
}

#[test]
fn laws_hold_for_those_with_easy_lives() {
    for options in defaults().into_iter().chain(all_other()) {
        let report = easy(&options).games(GAMES).check().unwrap_or_else(|broken| fail(&options, &broken));
        looked_on(&options, GAMES, &report);
    }
}

/// The sets are what they are meant to be.
#[test]
fn every_option_is_played_both_ways() {
    let sets = every_set();
    for spec in NowOrNever::options() {
        let played = |value: &Value| sets.iter().any(|set| set.get(spec.name).unwrap_or(&spec.default) == value);
        // a number that may be anything has its usual value and another; what it does is the business of its rule's test
        let other = |value: &&Value| **value != spec.default && played(value);
        let held = if spec.kind.is_some() {
            played(&spec.default) && spec.values.iter().any(|v| other(&v))
        } else {
            spec.values.iter().all(played)
        };
        assert!(held, "{}", spec.name);
    }
}

/// `cargo xtask test --soak`.
#[test]
#[ignore = "many games: cargo xtask test --soak"]
fn soak() {
    const ROUNDS: u64 = 100;
    const PORTION: u64 = 20;
    let sets = every_set();
    let mut all = Report::default();
    for round in 0..ROUNDS {
        // other games than those of the normal run
        let first = GAMES + round * PORTION;
        for options in &sets {
            for suite in [suite(options), easy(options)] {
                let seeds = first..first + PORTION;
                all += suite.seeds(seeds).check().unwrap_or_else(|broken| fail(options, &broken));
            }
        }
        println!("{} games, {} steps", all.games, all.steps);
    }
    looked_on(&json!({ "players": 2 }), all.games as u64, &all);
}
