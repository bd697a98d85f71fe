//! The shapes that cross the wire: docs/protocol.md, "Over a socket"; `cargo xtask types` writes them down for the page.
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
pub use table::Ended;
use table::{Millis, Places, Progress, Seat, SeatSet};

/// A frame from a client: an object with one key.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ToServer {
    Hello(Hello),
    Act(Act),
    /// what would be after these actions?
    Ahead(LookAhead),
    Undo(Named),
    AskUndo(Named),
    AnswerUndo(Answer),
    /// I give up: somebody plays for me to the end, or the game ends here
    Resign(Named),
    /// shall we all stop playing this game?
    AskAbort(Named),
    AnswerAbort(Answer),
    Chat(Worded),
    Note(Worded),
    Plans(Plans),
    /// I am back: nobody need stand in for me
    Back(Named),
    Ping(u64),
}

#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Hello {
    /// of the seat; without one, a spectator
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub secret: Option<String>,
    /// the last entry of news that this client has
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub after: usize,
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub chat_after: u64,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// the client's own name for this action: sent twice, it counts once
    pub id: String,
    #[serde(rename = "do")]
    pub action: String,
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub mark: Option<u32>,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct LookAhead {
    pub id: String,
    /// one after the other
    #[serde(rename = "do")]
    pub actions: Vec<String>,
    /// and in how many ways could one go on with it?
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub verb: String,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Named {
    pub id: String,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Answer {
    pub id: String,
    pub agree: bool,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Worded {
    pub id: String,
    pub text: String,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Plans {
    pub id: String,
    pub plans: Vec<Plan>,
}

/// A stored automatic answer: whenever `prompt` is asked and `args` are among its arguments, `action` is said, if it is
/// legal then.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Plan {
    pub prompt: String,
    #[serde(default)]
    #[cfg_attr(test, ts(as = "std::collections::BTreeMap<String, table::Arg>"))]
    pub args: Map<String, Value>,
    #[serde(rename = "do")]
    pub action: String,
}

impl ToServer {
    /// What it is called.
    pub fn kind(&self) -> &'static str {
        match self {
            ToServer::Hello(_) => "hello",
            ToServer::Act(_) => "act",
            ToServer::Ahead(_) => "ahead",
            ToServer::Undo(_) => "undo",
            ToServer::AskUndo(_) => "ask_undo",
            ToServer::AnswerUndo(_) => "answer_undo",
            ToServer::Resign(_) => "resign",
            ToServer::AskAbort(_) => "ask_abort",
            ToServer::AnswerAbort(_) => "answer_abort",
            ToServer::Chat(_) => "chat",
            ToServer::Note(_) => "note",
            ToServer::Plans(_) => "plans",
            ToServer::Back(_) => "back",
            ToServer::Ping(_) => "ping",
        }
    }
    /// A question to everybody, or an answer to one: it belongs to the moment in which it was sent.
    pub fn is_of_the_moment(&self) -> bool {
        use ToServer::{AnswerAbort, AnswerUndo, AskAbort, AskUndo};
        matches!(self, AskUndo(_) | AskAbort(_) | AnswerUndo(_) | AnswerAbort(_))
    }
    /// The client's name for it, where it has one.
    pub fn id(&self) -> Option<&str> {
        match self {
            ToServer::Hello(_) | ToServer::Ping(_) => None,
            ToServer::Act(a) => Some(&a.id),
            ToServer::Ahead(a) => Some(&a.id),
            ToServer::Undo(n) | ToServer::AskUndo(n) | ToServer::Resign(n) => Some(&n.id),
            ToServer::AskAbort(n) | ToServer::Back(n) => Some(&n.id),
            ToServer::AnswerUndo(a) | ToServer::AnswerAbort(a) => Some(&a.id),
            ToServer::Chat(w) | ToServer::Note(w) => Some(&w.id),
            ToServer::Plans(p) => Some(&p.id),
        }
    }
}

/// How a table passes the time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", tag = "kind", deny_unknown_fields)]
pub enum Tempo {
    #[default]
    None,
    /// so many seconds each time one is asked, and then the bank
    Live { move_s: u32, bank_s: u32 },
    /// so many days each time one is asked
    Days { days: u32 },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    Waiting,
    Running,
    Over,
}

/// What a table came from, if not from nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    /// a finished game, taken up again in its middle
    Fork,
    /// the same people have played before
    Rematch,
}

/// A chair as everybody sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Chair {
    Open,
    Person {
        name: String,
        here: bool,
        stand_in: bool,
        /// gave up, and does not come back
        // lists that were written before have no word about it
        #[serde(default)]
        resigned: bool,
    },
    Bot {
        bot: String,
    },
    Automaton,
}

/// What everybody may know about a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Meta {
    pub id: String,
    pub name: String,
    pub game: String,
    pub rules: String,
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub options: Value,
    pub stage: Stage,
    pub listed: bool,
    pub practice: bool,
    /// somebody in the house can say what is best: hints, and a look back
    // lists that were written before have no word about it
    #[serde(default)]
    pub advice: bool,
    pub tempo: Tempo,
    pub chairs: Vec<Chair>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub commitment: Option<String>,
    /// once the game is over
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub seed: Option<String>,
    pub watching: usize,
    pub must: SeatSet,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub progress: Option<Progress>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, as = "Option<Places>"))]
    pub places: Option<Value>,
    /// what it came from
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub origin: Option<Origin>,
    /// why it is over, if not by the rules of the game
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub ended: Option<Ended>,
    /// milliseconds since 1970
    pub opened: u64,
    /// when something last happened that everybody may know of
    pub last: u64,
    /// something that everybody should know
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub remark: Option<String>,
}

/// The table's clock, and what each seat has left of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(Deserialize, ts_rs::TS))]
pub struct Clocks {
    pub now: Millis,
    pub seats: Vec<SeatClock>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(test, derive(Deserialize, ts_rs::TS))]
pub struct SeatClock {
    /// what is left in the bank, now or when it was last asked
    pub bank_ms: Option<Millis>,
    /// when its time is up; only while it is asked
    pub deadline: Option<Millis>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(Deserialize, ts_rs::TS))]
pub struct Line {
    pub n: u64,
    pub who: String,
    pub seat: Option<Seat>,
    pub text: String,
    pub at: u64,
}

/// Somebody asks what only everybody together may decide: to take back more than the law allows, or to stop.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(Deserialize, ts_rs::TS))]
pub struct AllAsked {
    pub by: Seat,
    pub agreed: Vec<Seat>,
}

/// Somebody gave up, after so many entries of news.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(Deserialize, ts_rs::TS))]
pub struct Gone {
    pub seat: Seat,
    pub after: usize,
}

/// The same people once more: what has been said about it at a table whose game is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(Deserialize, ts_rs::TS))]
pub struct Rematch {
    /// the seats of this table in the order in which they will sit
    pub order: Vec<Seat>,
    /// people who play again
    pub agreed: Vec<Seat>,
    /// and those who do not: a bot takes their chair
    pub declined: Vec<Seat>,
    /// by seat, the bot that will play there
    pub bots: Vec<Option<String>>,
    /// they play already
    pub begun: bool,
    /// the table where they do; told to those who play there, and to everybody if everybody can find it
    pub next: Option<String>,
}

/// `places` as JSON, once there are any.
pub fn places(places: &Places) -> Value {
    serde_json::to_value(places).unwrap_or_default()
}
