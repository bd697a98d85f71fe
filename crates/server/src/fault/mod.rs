//! What goes wrong for somebody outside: a name that programs can rely on, a sentence for people, and details. The same over a
//! socket, in answers to requests, for programs that speak over a line, and at the command line.
mod kind;

pub use kind::Kind;

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use bots::NoBot;
use serde_json::{Map, Value, json};
use shelf::{Lang, Words};
use std::error::Error;
use std::fmt;
use table::{FileError, Illegal, Problems};

/// A refusal. Whatever was asked has not happened.
#[derive(Clone, PartialEq, Debug)]
pub struct Fault {
    pub kind: Kind,
    pub message: String,
    pub details: Map<String, Value>,
    pub status: StatusCode,
}

impl Fault {
    pub fn new(kind: Kind, message: impl Into<String>) -> Fault {
        let status = kind.status().unwrap_or(StatusCode::BAD_REQUEST);
        Fault { kind, message: message.into(), details: Map::new(), status }
    }
    /// Here the status is another one than usual for its kind.
    #[must_use]
    pub fn answered(self, status: StatusCode) -> Fault {
        Fault { status, ..self }
    }
    #[must_use]
    pub fn with(mut self, key: &str, value: impl Into<Value>) -> Fault {
        self.details.insert(key.into(), value.into());
        self
    }
    pub fn no_such_table() -> Fault {
        Fault::new(Kind::NoSuchTable, "there is no such table")
    }
    pub fn wrong_secret() -> Fault {
        Fault::new(Kind::WrongSecret, "this is not the secret of that seat")
    }
    pub fn too_many() -> Fault {
        Fault::new(Kind::TooMany, "too many requests: wait a little")
    }
    pub fn not_stored() -> Fault {
        Fault::new(Kind::NotStored, "it could not be written down, so it has not happened")
    }
    /// It may have happened: whoever sends the same again, with the same name, gets the answer.
    pub fn not_known() -> Fault {
        Fault::new(Kind::NotKnown, "the database has not said whether it was written down; send the same again")
    }
    pub fn database() -> Fault {
        Fault::new(Kind::Database, "the database does not answer; try again in a moment")
    }
    pub fn damaged(why: &dyn fmt::Display) -> Fault {
        Fault::new(Kind::Damaged, format!("the table cannot be read: {why}"))
    }
    pub fn closing() -> Fault {
        Fault::new(Kind::Closing, "the house is closing; come back in a moment")
    }
    pub fn of_problems(kind: Kind, problems: &Problems) -> Fault {
        Fault::new(kind, problems.to_string()).with("problems", json!(problems))
    }
    /// `{"kind": …, "message": …, …}`
    pub fn json(&self) -> Value {
        let mut error = json!({ "kind": self.kind, "message": self.message });
        if let Value::Object(error) = &mut error {
            error.extend(self.details.clone());
        }
        error
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.kind, self.message)
    }
}

impl Error for Fault {}

impl From<Illegal> for Fault {
    fn from(why: Illegal) -> Fault {
        // A rule is told in words: whoever listens may have no book of them.
        let message = match &why {
            Illegal::Refused { rule: Some(_) } => Words::of(Lang::En).refusal(&why, &[]),
            _ => why.to_string(),
        };
        let status = StatusCode::CONFLICT;
        Fault { details: why.details(), ..Fault::new(Kind::from(&why), message).answered(status) }
    }
}

impl From<FileError> for Fault {
    fn from(error: FileError) -> Fault {
        let fault = Fault::new(Kind::from(&error), error.to_string());
        match error {
            FileError::CutOff { line, rows } | FileError::NotText { line, rows } => {
                fault.with("line", line).with("rows", rows)
            }
            FileError::Row { line, .. } => fault.with("line", line),
            FileError::Refused { row, .. } | FileError::Differs { row, .. } => fault.with("row", row),
            FileError::Setting(problems) => fault.with("problems", json!(problems)),
            _ => fault,
        }
    }
}

impl From<NoBot> for Fault {
    fn from(no_bot: NoBot) -> Fault {
        let kind = match &no_bot {
            NoBot::Unknown { .. } => Kind::NoSuchBot,
            NoBot::Game(_) => Kind::GameHasNoBots,
        };
        Fault::new(kind, no_bot.to_string()).with("known", no_bot.known())
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        (self.status, Json(json!({ "error": self.json() }))).into_response()
    }
}
