//! A line that is told or asked: a message and its arguments. Only the dialogue knows the language.
use serde_json::{Value, json};
use shelf::Words;
use table::{Seat, Text};

#[derive(Clone, PartialEq, Debug)]
enum Arg {
    Number(i64),
    /// the id of another message
    Word(String),
    /// ids of messages, joined
    Words(Vec<String>),
    /// texts, joined
    Texts(Vec<Text>),
    Seat(Seat),
    /// as it is
    Text(String),
}

#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    pub id: &'static str,
    args: Vec<(&'static str, Arg)>,
}

impl Line {
    pub fn new(id: &'static str) -> Line {
        Line { id, args: vec![] }
    }
    fn with(mut self, key: &'static str, arg: Arg) -> Line {
        self.args.push((key, arg));
        self
    }
    pub fn number(self, key: &'static str, n: impl Into<i64>) -> Line {
        self.with(key, Arg::Number(n.into()))
    }
    pub fn word(self, key: &'static str, id: impl Into<String>) -> Line {
        self.with(key, Arg::Word(id.into()))
    }
    pub fn words(self, key: &'static str, ids: impl IntoIterator<Item = String>) -> Line {
        self.with(key, Arg::Words(ids.into_iter().collect()))
    }
    pub fn texts(self, key: &'static str, texts: impl IntoIterator<Item = Text>) -> Line {
        self.with(key, Arg::Texts(texts.into_iter().collect()))
    }
    pub fn seat(self, key: &'static str, seat: Seat) -> Line {
        self.with(key, Arg::Seat(seat))
    }
    pub fn text(self, key: &'static str, text: impl Into<String>) -> Line {
        self.with(key, Arg::Text(text.into()))
    }

    pub fn said(&self, words: &Words) -> String {
        let args: Vec<(&str, Value)> = self.args.iter().map(|(key, arg)| (*key, arg.value(words))).collect();
        words.with(self.id, &args)
    }
}

impl Arg {
    fn value(&self, words: &Words) -> Value {
        let text = |text: String| json!({ "text": text });
        match self {
            Arg::Number(n) => json!(n),
            Arg::Word(id) => json!(id),
            Arg::Words(ids) => text(ids.iter().map(|id| words.word(id)).collect::<Vec<_>>().join(", ")),
            Arg::Texts(texts) => json!(texts),
            Arg::Seat(seat) => text(words.seat(*seat, &[])),
            Arg::Text(it) => text(it.clone()),
        }
    }
}
