//! An opponent in any language: a program that reads questions on stdin and writes answers on stdout, one line each.
//!
//! [`Program`] is the process: whatever it does or leaves undone, nobody waits longer than the limits say. [`question`] is
//! what it is asked: the sheet of its seat, made from a world that the seat cannot tell from the true one. So it cannot
//! learn more than a bot of the house.
mod process;
mod question;

pub use process::Program;
pub use question::{hello, question};

use std::time::Duration;

/// How long a program may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// from its start to its answer to `hello`
    pub start: Duration,
    /// for each decision
    pub answer: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { start: Duration::from_secs(10), answer: Duration::from_secs(5) }
    }
}

/// What a program did wrong.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Failure {
    #[error("cannot be started: {0}")]
    NoStart(String),
    #[error("gave no answer within {ms} ms{said}")]
    TooSlow { ms: u128, said: String },
    #[error("ended{status} before it had answered{said}")]
    Ended { status: String, said: String },
    #[error("answered something else than one line with a JSON object in which nothing is said twice: {0}")]
    Unreadable(String),
    #[error("its answer has no text `do`: {0}")]
    WithoutAction(String),
    #[error("wrote a line without being asked: {0}")]
    Unasked(String),
    #[error("answered `{answer}`, which is none of its {offers} offers")]
    Illegal { answer: String, offers: usize },
}

impl Failure {
    /// Its name in results files.
    pub fn kind(&self) -> &'static str {
        match self {
            Failure::NoStart(_) => "no-start",
            Failure::TooSlow { .. } => "too-slow",
            Failure::Ended { .. } => "ended",
            Failure::Unreadable(_) | Failure::WithoutAction(_) => "unreadable",
            Failure::Unasked(_) => "unasked",
            Failure::Illegal { .. } => "illegal",
        }
    }
}
