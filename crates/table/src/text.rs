//! Words are never in the rules: only message ids and their arguments.
use crate::Seat;
use serde::{Serialize, Serializer};

/// An argument of a message.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Arg {
    Number(i64),
    /// another message: `good-armor`, `town-farglen`
    Word(String),
    /// a player, shown by the name that the client knows
    Seat {
        seat: Seat,
    },
    /// several messages, joined as a list
    List(Vec<Text>),
}

/// A Fluent message: id and arguments. The client formats it in the reader's language.
///
/// ```
/// use table::{Seat, Text};
///
/// let text = Text::new("bought").seat("who", Seat(1)).word("good", "good-armor").number("coins", 4);
/// let wire = serde_json::json!({ "id": "bought", "args": { "who": { "seat": 1 }, "good": "good-armor", "coins": 4 } });
/// assert_eq!(serde_json::to_value(text).unwrap(), wire);
/// ```
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Text {
    pub id: &'static str,
    #[serde(skip_serializing_if = "Vec::is_empty", serialize_with = "as_map")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<std::collections::BTreeMap<String, Arg>>"))]
    pub args: Vec<(&'static str, Arg)>,
}

fn as_map<S: Serializer>(args: &[(&'static str, Arg)], s: S) -> Result<S::Ok, S::Error> {
    s.collect_map(args.iter().map(|(k, v)| (k, v)))
}

impl Text {
    pub fn new(id: &'static str) -> Text {
        Text { id, args: vec![] }
    }
    fn with(mut self, key: &'static str, arg: Arg) -> Text {
        self.args.push((key, arg));
        self
    }
    #[must_use]
    pub fn number(self, key: &'static str, n: impl Into<i64>) -> Text {
        self.with(key, Arg::Number(n.into()))
    }
    /// Another message as an argument.
    #[must_use]
    #[expect(clippy::needless_pass_by_value, reason = "a name, a number or a fresh string: whatever the caller has")]
    pub fn word(self, key: &'static str, id: impl ToString) -> Text {
        self.with(key, Arg::Word(id.to_string()))
    }
    #[must_use]
    pub fn seat(self, key: &'static str, seat: Seat) -> Text {
        self.with(key, Arg::Seat { seat })
    }
    #[must_use]
    pub fn list(self, key: &'static str, items: Vec<Text>) -> Text {
        self.with(key, Arg::List(items))
    }
    /// How much something has changed: `$sign` and `$n`. A plus and a minus read the same in every language.
    #[must_use]
    pub fn changed(self, by: i32) -> Text {
        self.number("n", by.unsigned_abs()).word("sign", if by > 0 { "sign-more" } else { "sign-less" })
    }
    /// The rule that this text is about: `F-091`.
    #[must_use]
    pub fn rule(self, id: &'static str) -> Text {
        self.word("rule", id)
    }
}

/// How a legal action looks to a person.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Choice {
    pub label: Text,
    /// what it touches, in the order in which a person would point: `["reserve.2", "slot.1"]`
    pub on: Vec<String>,
    /// No answer to the question: it may be done whoever is asked whatever. Clients show it apart.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<bool>"))]
    pub anytime: bool,
}

impl Choice {
    pub fn new(label: Text) -> Choice {
        Choice { label, on: vec![], anytime: false }
    }
    #[must_use]
    pub fn anytime(self) -> Choice {
        Choice { anytime: true, ..self }
    }
    #[must_use]
    #[expect(clippy::needless_pass_by_value, reason = "a name, a number or a fresh string: whatever the caller has")]
    pub fn on(mut self, thing: impl ToString) -> Choice {
        self.on.push(thing.to_string());
        self
    }
}
