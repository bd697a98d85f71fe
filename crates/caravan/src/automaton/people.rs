//! Between an automaton and the people at its table: what they say, why it stops, what it keeps in mind.
use super::line::Line;
use super::question::Question;
use serde::{Deserialize, Serialize};
use shelf::Words;
use std::io;

/// What somebody said.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Entry {
    Answer(String),
    /// a correction: `coins 7`
    Set(String),
}

/// Why a session stops before its end.
#[derive(Debug)]
pub enum Stop {
    /// the last entry is taken back: tell it again
    Back,
    Quit,
    /// an entry of the file answers another question
    Refused {
        entry: usize,
        what: String,
    },
    Failed(io::Error),
}

impl From<io::Error> for Stop {
    fn from(e: io::Error) -> Stop {
        Stop::Failed(e)
    }
}

/// What an automaton keeps in mind, for people who look at it and correct it.
pub trait Account {
    /// What may be typed instead of an answer.
    const COMMANDS: &'static str;
    /// How a correction is typed.
    const WRONG_SET: &'static str;
    fn status(&self, words: &Words) -> String;
    /// What was typed after `set`, as it stands in the file, if it makes sense.
    fn correction(&self, typed: &str, words: &Words) -> Option<String>;
    /// Could this stand in the file?
    fn takes(&self, correction: &str) -> bool;
}

/// The people at the table, or whoever speaks for them.
pub trait People<A> {
    fn hear(&mut self, line: Line);
    fn answer(&mut self, question: &Question, account: &A) -> Result<Entry, Stop>;
}
