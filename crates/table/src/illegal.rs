//! What a player cannot do.
use crate::{Millis, Offer, Text};
use serde::Serialize;
use serde_json::{Map, Value, json};

/// A player's mistake. Never a bug, never a panic; the table is untouched.
#[derive(Clone, PartialEq, Debug, Serialize, thiserror::Error)]
#[serde(rename_all = "kebab-case", tag = "why")]
pub enum Illegal {
    #[error("the game is over")]
    Over,
    #[error("there is no such seat")]
    NoSuchSeat,
    #[error("it is not this seat's turn to do anything")]
    NotNow,
    #[error("too early: the house acts at {deadline} ms")]
    TooEarly { deadline: Millis },
    #[error("before the signal: nothing was open before {signal} ms")]
    BeforeSignal { signal: Millis },
    #[error("too late: time was up at {deadline} ms")]
    TooLate { deadline: Millis },
    #[error("not allowed now{}", .rule.as_ref().map_or(String::new(), |r| format!(" ({})", r.id)))]
    Refused {
        #[serde(skip_serializing_if = "Option::is_none")]
        rule: Option<Text>,
    },
    #[error("{reason}")]
    Unreadable { reason: String },
    /// with the button as it looks now
    #[error("the button has changed since you saw it")]
    Changed { offer: Box<Offer> },
    #[error("there is nothing that you could take back")]
    NothingToUndo,
}

impl Illegal {
    /// What a program may want to know besides: the rule behind a refusal, the moment that counts, the button.
    pub fn details(&self) -> Map<String, Value> {
        let (key, value) = match self {
            Illegal::Refused { rule: Some(rule) } => ("rule", json!(rule)),
            Illegal::TooEarly { deadline } | Illegal::TooLate { deadline } => ("deadline", json!(deadline)),
            Illegal::BeforeSignal { signal } => ("signal", json!(signal)),
            Illegal::Changed { offer } => ("offer", json!(offer)),
            _ => return Map::new(),
        };
        Map::from_iter([(key.into(), value)])
    }
}
