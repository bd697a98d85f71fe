//! Options that have a flag of their own where a game begins.
use clap::{Args, Command};

#[derive(Args)]
struct Options {
    /// Which edition of the rules, where there are two: final or prototype
    #[arg(long, value_name = "EDITION")]
    edition: Option<String>,
    /// How strong an automaton starts: easy, normal or hard
    #[arg(long, value_name = "LEVEL")]
    level: Option<String>,
}

pub fn flags(command: Command) -> Command {
    Options::augment_args(command)
}
