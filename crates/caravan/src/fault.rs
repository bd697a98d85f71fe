//! What can go wrong, each with a name that programs can rely on and a sentence for people.
use bots::NoBot;
use serde_json::{Map, Value, json};
use std::error::Error;
use std::fmt;
use table::{FileError, Illegal, Problems};

/// Every kind of error that `caravan` names. `docs/protocol.md` explains each; a test compares.
pub const KINDS: &[&str] = &[
    // the line
    "line-too-long",
    "not-utf8",
    "not-json",
    "not-an-object",
    "said-twice",
    // the request
    "unknown-request",
    "missing-field",
    "wrong-field",
    "unknown-field",
    // tables and games
    "no-such-table",
    "table-taken",
    "no-such-game",
    "bad-setting",
    "bad-content",
    "no-such-bot",
    "game-has-no-bots",
    "no-advice",
    "not-over",
    "no-position",
    // what a seat does
    "over",
    "no-such-seat",
    "not-now",
    "too-early",
    "before-signal",
    "too-late",
    "refused",
    "unreadable",
    "changed",
    "nothing-to-undo",
    // files
    "cannot-read",
    "cannot-write",
    "file-empty",
    "file-header",
    "file-format",
    "file-cut-off",
    "file-not-text",
    "file-row",
    "file-commitment",
    "file-sealed",
    "file-other-game",
    "file-other-content",
    "file-other-rules",
    "file-setting",
    "file-refused",
    "file-differs",
];

/// An error with a name.
#[derive(Clone, PartialEq, Debug)]
pub struct Fault {
    pub kind: &'static str,
    pub message: String,
    pub details: Map<String, Value>,
}

impl Fault {
    pub fn new(kind: &'static str, message: impl Into<String>) -> Fault {
        debug_assert!(KINDS.contains(&kind), "{kind} is not in the list");
        Fault { kind, message: message.into(), details: Map::new() }
    }
    #[must_use]
    pub fn with(mut self, key: &str, value: impl Into<Value>) -> Fault {
        self.details.insert(key.into(), value.into());
        self
    }
    pub fn of_problems(kind: &'static str, problems: &Problems) -> Fault {
        Fault::new(kind, problems.to_string()).with("problems", json!(problems))
    }
    /// `{"kind": …, "message": …, …}`
    pub fn json(&self) -> Value {
        let mut all = Map::new();
        all.insert("kind".into(), self.kind.into());
        all.insert("message".into(), self.message.clone().into());
        all.extend(self.details.clone());
        Value::Object(all)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.kind, self.message)
    }
}

impl Error for Fault {}

impl From<Illegal> for Fault {
    fn from(illegal: Illegal) -> Fault {
        Fault { details: illegal.details(), ..Fault::new(illegal.kind(), illegal.to_string()) }
    }
}

impl From<FileError> for Fault {
    fn from(error: FileError) -> Fault {
        let kind = match error {
            FileError::Empty => "file-empty",
            FileError::Header { .. } => "file-header",
            FileError::Format { .. } => "file-format",
            FileError::CutOff { .. } => "file-cut-off",
            FileError::NotText { .. } => "file-not-text",
            FileError::Row { .. } => "file-row",
            FileError::Commitment => "file-commitment",
            FileError::Sealed => "file-sealed",
            FileError::OtherGame { .. } => "file-other-game",
            FileError::OtherContent { .. } => "file-other-content",
            FileError::Setting(_) => "file-setting",
            FileError::Refused { .. } => "file-refused",
            FileError::Differs { .. } => "file-differs",
        };
        let fault = Fault::new(kind, error.to_string());
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
            NoBot::Unknown { .. } => "no-such-bot",
            NoBot::Game(_) => "game-has-no-bots",
        };
        Fault::new(kind, no_bot.to_string()).with("known", no_bot.known())
    }
}

#[cfg(test)]
mod tests {
    use super::KINDS;
    use std::path::Path;

    /// Every kind that is written down in the sources of this program, wherever a fault is made.
    fn kinds_made(folder: &Path, made: &mut Vec<String>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                kinds_made(&path, made);
            } else if path.extension().is_some_and(|ext| ext == "rs") {
                let text: String = std::fs::read_to_string(&path).unwrap().split_whitespace().collect();
                let after = text.split("Fault::new(\"").skip(1).chain(text.split("Fault::of_problems(\"").skip(1));
                made.extend(after.filter_map(|rest| rest.split('"').next()).map(String::from));
            }
        }
    }
    #[test]
    fn every_kind_that_is_made_is_in_the_list() {
        let mut made = vec![];
        kinds_made(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")), &mut made);
        assert!(made.len() > 20, "{made:?}");
        for kind in made {
            assert!(KINDS.contains(&kind.as_str()), "{kind} is not in the list");
        }
    }

    #[test]
    fn every_kind_is_explained() {
        let page = include_str!("../../../docs/protocol.md");
        for kind in KINDS {
            assert!(page.contains(&format!("\n| `{kind}` | ")), "docs/protocol.md does not explain {kind}");
        }
    }
}
