//! `caravan games`: what is on the shelf.
use crate::out;
use serde_json::{Value, json};
use std::error::Error;
use std::io::Write;
use table::OptionSpec;

/// List the games and their options.
///
/// Each option with its values (the default first) and the numbers of the rules that it is about.
#[derive(clap::Args)]
pub struct Args {
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Result<(), Box<dyn Error>> {
    let mut out = out::stdout();
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&list())?)?;
        return Ok(());
    }
    for game in shelf::all() {
        writeln!(out, "{} (rules {})", game.name, game.rules)?;
        let options = game.options();
        let widest = options.iter().map(|o| o.name.len()).max().unwrap_or(0);
        for option in options {
            writeln!(out, "  {:widest$}  {}  [{}]", option.name, values(&option), option.rules.join(", "))?;
        }
        writeln!(out, "  bots: {}", game.rivals.names.join(", "))?;
        if let Some((word, others)) = game.rivals.automaton.words.split_first() {
            writeln!(out, "  played by the rules: {word} (or {})", others.join(", "))?;
        }
    }
    Ok(())
}

/// The default first.
fn values(option: &OptionSpec) -> String {
    let others = option.values.iter().filter(|v| **v != option.default).map(ToString::to_string);
    let mut all: Vec<String> = std::iter::once(option.default.to_string()).chain(others).collect();
    all.extend(option.kind.map(Into::into));
    all.join(" | ")
}

/// All games as JSON; the request `games` of `caravan speak` gives the same.
pub fn list() -> Value {
    let game =
        |g: &shelf::Entry| json!({ "game": g.name, "rules": g.rules, "options": g.options(), "bots": g.rivals.names });
    shelf::all().iter().map(game).collect()
}
