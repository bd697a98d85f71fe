//! A broken law, as a value: which one, where, and the game up to there.
use serde::Serialize;
use serde_json::Value;
use std::fmt;
use std::io;
use std::path::PathBuf;

/// See the table in [`crate::laws`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Law {
    Accepted,
    Refused,
    RoundTrips,
    NoDoubles,
    ShortForListed,
    NoDeadEnd,
    Ends,
    Replays,
    UndoRestores,
    SameView,
    NothingToldInPassing,
    ImaginationIsKnowledge,
    Twins,
    ForcedLeaksNothing,
    ForcedTakesNothing,
    Conserved,
    Crashed,
}

impl Law {
    pub fn name(self) -> &'static str {
        match self {
            Law::Accepted => "accepted",
            Law::Refused => "refused",
            Law::RoundTrips => "round-trips",
            Law::NoDoubles => "no-doubles",
            Law::ShortForListed => "short-for-listed",
            Law::NoDeadEnd => "no-dead-end",
            Law::Ends => "ends",
            Law::Replays => "replays",
            Law::UndoRestores => "undo-restores",
            Law::SameView => "same-view",
            Law::NothingToldInPassing => "nothing-told-in-passing",
            Law::ImaginationIsKnowledge => "imagination-is-knowledge",
            Law::Twins => "twins",
            Law::ForcedLeaksNothing => "forced-leaks-nothing",
            Law::ForcedTakesNothing => "forced-takes-nothing",
            Law::Conserved => "conserved",
            Law::Crashed => "crashed",
        }
    }
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A law that a game broke.
#[derive(Clone, PartialEq, Debug)]
pub struct Broken {
    pub law: Law,
    /// of the random game: [`crate::laws::Suite::one`] plays it again
    pub seed: u64,
    /// how many choices the random people had made
    pub step: usize,
    pub what: String,
    /// the game file up to there
    pub file: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "law `{}` is broken (seed {}, step {}): {}", self.law, self.seed, self.step, self.what)
    }
}

impl std::error::Error for Broken {}

impl Broken {
    /// Writes the game into the folder for temporary files, where `caravan replay` can open it.
    pub fn save(&self) -> io::Result<PathBuf> {
        let name = format!("broken-{}-{}-{}.caravan", self.law, self.seed, std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::write(&path, &self.file)?;
        Ok(path)
    }
}

/// A broken law as the law itself sees it; the suite adds where that was.
#[derive(Debug)]
pub(super) struct Flaw {
    pub law: Law,
    pub what: String,
}

pub(super) type Upheld<T = ()> = Result<T, Flaw>;

/// `Ok` if it holds; `what` is only put into words if it does not.
pub(super) fn hold(law: Law, holds: bool, what: impl FnOnce() -> String) -> Upheld {
    if holds { Ok(()) } else { Err(Flaw { law, what: what() }) }
}

/// Where two things differ first: `players.0.coins: 3 is not 4`.
pub(super) fn difference<T: Serialize>(a: &T, b: &T) -> String {
    let json = |x: &T| serde_json::to_value(x).unwrap_or(Value::Null);
    first_difference("", &json(a), &json(b)).unwrap_or_else(|| "they differ in something that is not serialised".into())
}

fn first_difference(at: &str, a: &Value, b: &Value) -> Option<String> {
    let below = |key: &str| if at.is_empty() { key.to_string() } else { format!("{at}.{key}") };
    match (a, b) {
        _ if a == b => None,
        (Value::Object(x), Value::Object(y)) if x.keys().eq(y.keys()) => {
            x.iter().find_map(|(k, v)| first_difference(&below(k), v, &y[k]))
        }
        (Value::Array(x), Value::Array(y)) if x.len() == y.len() => {
            (0..x.len()).find_map(|i| first_difference(&below(&i.to_string()), &x[i], &y[i]))
        }
        _ if at.is_empty() => Some(format!("{a} is not {b}")),
        _ => Some(format!("{at}: {a} is not {b}")),
    }
}

#[cfg(test)]
mod tests {
    use super::difference;
    use serde_json::json;

    #[test]
    fn a_difference_is_named_by_its_place() {
        let a = json!({"players": [{"coins": 3}, {"coins": 1}]});
        let b = json!({"players": [{"coins": 3}, {"coins": 2}]});
        assert_eq!(difference(&a, &b), "players.1.coins: 1 is not 2");
    }
}
