//! What goes wrong for somebody outside: a kind for programs, a message for people, and details.
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use games::{Lang, Words};
use serde_json::{Map, Value, json};
use table::{Illegal, Problems};

/// A refusal. Whatever was asked has not happened.
#[derive(Clone, Debug)]
pub struct Fault {
    pub kind: &'static str,
    pub message: String,
    pub details: Map<String, Value>,
    pub status: StatusCode,
}

impl Fault {
    pub fn new(status: StatusCode, kind: &'static str, message: impl Into<String>) -> Fault {
        Fault { kind, message: message.into(), details: Map::new(), status }
    }
    pub fn bad(kind: &'static str, message: impl Into<String>) -> Fault {
        Fault::new(StatusCode::BAD_REQUEST, kind, message)
    }
    pub fn conflict(kind: &'static str, message: impl Into<String>) -> Fault {
        Fault::new(StatusCode::CONFLICT, kind, message)
    }
    pub fn no_such_table() -> Fault {
        Fault::new(StatusCode::NOT_FOUND, "no-such-table", "there is no such table")
    }
    pub fn wrong_secret() -> Fault {
        Fault::new(StatusCode::FORBIDDEN, "wrong-secret", "this is not the secret of that seat")
    }
    pub fn too_many() -> Fault {
        Fault::new(StatusCode::TOO_MANY_REQUESTS, "too-many", "too many requests: wait a little")
    }
    pub fn not_stored() -> Fault {
        let why = "it could not be written down, so it has not happened";
        Fault::new(StatusCode::SERVICE_UNAVAILABLE, "not-stored", why)
    }
    /// It may have happened: whoever sends the same again, with the same name, gets the answer.
    pub fn not_known() -> Fault {
        let why = "the database has not said whether it was written down; send the same again";
        Fault::new(StatusCode::SERVICE_UNAVAILABLE, "not-known", why)
    }
    pub fn database() -> Fault {
        Fault::new(StatusCode::SERVICE_UNAVAILABLE, "database", "the database does not answer; try again in a moment")
    }
    pub fn closing() -> Fault {
        Fault::new(StatusCode::SERVICE_UNAVAILABLE, "closing", "the house is closing; come back in a moment")
    }
    pub fn bad_setting(problems: &Problems) -> Fault {
        Fault::bad("bad-setting", problems.to_string()).with("problems", json!(problems))
    }
    #[must_use]
    pub fn with(mut self, key: &str, value: Value) -> Fault {
        self.details.insert(key.into(), value);
        self
    }
    pub fn json(&self) -> Value {
        let mut error = json!({ "kind": self.kind, "message": self.message });
        if let Value::Object(error) = &mut error {
            error.extend(self.details.clone());
        }
        error
    }
}

impl From<Illegal> for Fault {
    fn from(why: Illegal) -> Fault {
        // A rule is told in words: whoever listens may have no book of them.
        let message = match &why {
            Illegal::Refused { rule: Some(_) } => Words::of(Lang::En).refusal(&why, &[]),
            _ => why.to_string(),
        };
        Fault { details: why.details(), ..Fault::conflict(why.kind(), message) }
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        (self.status, Json(json!({ "error": self.json() }))).into_response()
    }
}
