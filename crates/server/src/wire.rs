//! The shapes that cross the wire: docs/protocol.md, "Over a socket"; `cargo xtask types` writes them down for the page.
use crate::secret::Secret;
use crate::table_id::TableId;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
pub use table::Ended;
use table::{Millis, Places, Progress, Seat, SeatSet, actions};

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
    /// how long a list of offers this client reads
    Offers(Offers),
}

#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Hello {
    /// of the seat; without one, a spectator
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub secret: Option<Secret>,
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

/// Whoever draws by themselves what may be done needs no list of it: one that is longer is left out.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Offers {
    pub id: String,
    /// left out: all of them
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub most: Option<usize>,
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

actions! {
    /// What a client has given a name to. For anything else the name is used.
    pub enum Said {
        Act = "act",
        Undo = "undo",
        Chat = "chat",
        AskUndo = "ask_undo",
        AnswerUndo { agree: bool } = "answer_undo",
        AskAbort = "ask_abort",
        AnswerAbort { agree: bool } = "answer_abort",
        Resign = "resign",
    }
}

impl Said {
    /// A question to everybody, or an answer to one, belongs to the moment in which it was sent.
    pub fn is_of_the_moment(self) -> bool {
        !matches!(self, Said::Act | Said::Undo | Said::Chat)
    }
}

impl ToServer {
    /// What its name stands for from then on. `None`: the newest takes the place of what was there, whatever it is called.
    pub fn said(&self) -> Option<Said> {
        match self {
            ToServer::Act(_) => Some(Said::Act),
            ToServer::Undo(_) => Some(Said::Undo),
            ToServer::Chat(_) => Some(Said::Chat),
            ToServer::AskUndo(_) => Some(Said::AskUndo),
            ToServer::AnswerUndo(answer) => Some(Said::AnswerUndo { agree: answer.agree }),
            ToServer::AskAbort(_) => Some(Said::AskAbort),
            ToServer::AnswerAbort(answer) => Some(Said::AnswerAbort { agree: answer.agree }),
            ToServer::Resign(_) => Some(Said::Resign),
            ToServer::Note(_) | ToServer::Plans(_) | ToServer::Back(_) => None,
            ToServer::Hello(_) | ToServer::Ahead(_) | ToServer::Ping(_) | ToServer::Offers(_) => None,
        }
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
            ToServer::Offers(o) => Some(&o.id),
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

/// What everybody should know about a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Remark {
    /// its game cannot go on
    Frozen,
    /// a rule was mended, and the game goes on from what was kept
    CarriedOver,
    /// the same, but what was done last is lost
    CarriedOverLost,
}

/// Why the house lets a client go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Farewell {
    /// the house is closing
    Closing,
    /// whoever sat there no longer does
    Removed,
}

impl Farewell {
    /// The last frame.
    pub fn frame(self) -> String {
        json!({ "bye": { "why": self } }).to_string()
    }
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
    pub id: TableId,
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
    pub remark: Option<Remark>,
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
    pub next: Option<TableId>,
}

/// `places` as JSON, once there are any.
pub fn places(places: &Places) -> Value {
    serde_json::to_value(places).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::Said;

    /// Databases are full of these.
    #[test]
    fn what_was_said_is_written_as_it_always_was() {
        for text in ["ask_undo", "answer_undo true", "answer_undo false", "ask_abort", "answer_abort true", "resign"] {
            let said: Said = text.parse().expect("a question or an answer");
            assert_eq!(said.to_string(), text);
            assert!(said.is_of_the_moment(), "{text}");
        }
        assert!("answer_undo perhaps".parse::<Said>().is_err());
    }
}
