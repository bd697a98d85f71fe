//! `caravan arena`: who is stronger, and how sure that is. A contest of some entrants ([`contest`]), a ladder in a folder
//! ([`ladder`]), and a page with drawings of what was played ([`report`]). [`field`] is what a contest and a ladder share.
mod contest;
mod field;
mod ladder;
mod report;
#[cfg(test)]
mod tests;

use crate::inputs;
use std::error::Error;

/// Compare opponents: bots, and programs in any language
///
/// Every deal is played with everybody in every seat; that is one set. Figures come with their 95 % interval over sets, and
/// they are the same on any number of cores.
#[derive(clap::Args)]
#[command(args_conflicts_with_subcommands = true, after_help = examples())]
pub struct Args {
    #[command(subcommand)]
    more: Option<More>,
    #[command(flatten)]
    contest: contest::Contest,
}

#[derive(clap::Subcommand)]
enum More {
    Ladder(ladder::Args),
    Report(report::Args),
}

/// With games of this program.
fn examples() -> String {
    let usual = inputs::usual_game();
    let other = shelf::all().iter().rfind(|game| game.ring.is_some()).map_or(usual, |game| game.name);
    format!(
        "\
Examples:
  caravan arena {usual} --bot greedy --bot random --sets 200
  caravan arena {usual} --bot greedy --bot random --players 4      one against three
  caravan arena {usual} --bot greedy --bot \"cmd python3 examples/first_bot.py\"
  caravan arena {usual} --bot new=greedy --bot greedy --sprt 0,20    is the new one better? 0: yes, 1: no
  caravan arena {other} --bot greedy --bot random --results r.jsonl --report r.html
  caravan arena ladder ladders/{usual} --bot \"mine=cmd ./my-bot\"     enter a ladder, get a rating
  caravan arena report r.jsonl --out r.html

A program reads one JSON line for each question and answers with one: docs/protocol.md, \"A bot as a program\"."
    )
}

/// `false`: a test was not passed, or somebody stopped it.
pub fn run(args: Args) -> Result<bool, Box<dyn Error>> {
    match args.more {
        None => contest::run(&args.contest),
        Some(More::Ladder(args)) => ladder::run(&args),
        Some(More::Report(args)) => report::run(&args),
    }
}
