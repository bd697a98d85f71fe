//! Every set of options under which laws are held.
#![allow(dead_code, reason = "each test binary uses what it needs")]
use merchants::Merchants;
use serde_json::{Value, json};
use table::Shelved;

pub fn default(players: u64) -> Value {
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

pub fn with(players: u64, changed: &[(&str, Value)]) -> Value {
    let mut options = default(players);
    changed.iter().for_each(|(name, value)| options[*name] = value.clone());
    options
}

/// Each option alone at its other value, with 2, 3 and 4 players in rotation.
pub fn one_other() -> Vec<Value> {
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

pub fn all_other() -> Vec<Value> {
    vec![with(4, &others())]
}

/// Both editions, with each number of players, and the automaton in each of its seats.
pub fn editions_and_automatons() -> Vec<Value> {
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
    sets.push(with(2, &[("automaton", json!(1)), ("automaton_coins", json!("hidden"))]));
    sets
}

pub fn every_set() -> Vec<Value> {
    (1..=4).map(default).chain(one_other()).chain(all_other()).chain(editions_and_automatons()).collect()
}
