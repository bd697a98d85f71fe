//! Sessions without a terminal: people who answer at random, and people who read their answers off a table of the rules.
mod anybody;
mod beside_the_rules;
mod effects;
mod record;

use super::session::Session;
use merchants::Merchants;
use serde_json::{Value, json};
use table::Shelved;

fn game(edition: &str, level: &str, players: u8, seat: u8) -> Merchants {
    let options: Value = json!({ "edition": edition, "level": level, "players": players, "automaton": seat });
    Merchants::build(&options, None).expect("these options are in order")
}
