//! What is asked, and how answers are read. An answer has one spelling in the file, whatever was typed in whichever language.
use super::line::Line;
use shelf::Words;
use std::fmt;

/// Nothing, nobody, nowhere.
pub const NONE: &str = "-";
pub const YES_NO: [&str; 2] = ["yes", "no"];

/// What counts as an answer.
#[derive(Clone, Debug)]
pub enum Want {
    Number {
        most: u16,
    },
    /// one of these words
    Choice(Vec<&'static str>),
    /// something that only this game asks for
    Own(&'static dyn Form),
}

/// A form that answers of one game have.
pub trait Form: fmt::Debug + Sync {
    /// The message that says what may be answered.
    fn hint(&self) -> &'static str;
    /// What was typed, in small letters, as it stands in the file.
    fn read(&self, typed: &str, words: &Words) -> Result<String, Line>;
}

pub struct Question {
    pub ask: Line,
    /// explains it
    pub help: &'static str,
    pub rule: &'static str,
    pub want: Want,
    /// the answer of an empty line
    pub usual: Option<String>,
}

impl Question {
    pub fn new(ask: Line, help: &'static str, rule: &'static str, want: Want) -> Question {
        Question { ask, help, rule, want, usual: None }
    }
    pub fn yes_no(ask: Line, help: &'static str, rule: &'static str) -> Question {
        Question::new(ask, help, rule, Want::Choice(YES_NO.to_vec()))
    }
    pub fn usually(mut self, answer: impl Into<String>) -> Question {
        self.usual = Some(answer.into());
        self
    }
    /// The answer as it stands in the file, or what is wrong with it.
    pub fn read(&self, typed: &str, words: &Words) -> Result<String, Line> {
        match &self.usual {
            Some(usual) if typed.is_empty() => Ok(usual.clone()),
            None if typed.is_empty() => Err(Line::new("automaton-wrong-empty")),
            _ => self.want.read(typed, words),
        }
    }
    /// The possible answers.
    pub fn hint(&self, words: &Words) -> String {
        let hint = self.want.hint(words);
        match &self.usual {
            Some(usual) => {
                let usual = label(usual, words);
                Line::new("automaton-hint-usual").text("hint", hint).text("usual", usual).said(words)
            }
            None => hint,
        }
    }
}

impl Want {
    fn read(&self, typed: &str, words: &Words) -> Result<String, Line> {
        let lower = typed.to_lowercase();
        match self {
            Want::Number { most } => Ok(number(lower.trim(), 0, *most)?.to_string()),
            Want::Choice(keys) => pick(lower.trim(), keys, words).map(Into::into),
            Want::Own(form) => form.read(&lower, words),
        }
    }

    fn hint(&self, words: &Words) -> String {
        match self {
            Want::Number { most } => format!("0–{most}"),
            Want::Choice(keys) => keys.iter().map(|key| label(key, words)).collect::<Vec<_>>().join(" / "),
            Want::Own(form) => words.word(form.hint()),
        }
    }
}

/// A number that may be said.
pub fn number(typed: &str, least: u16, most: u16) -> Result<u16, Line> {
    typed.parse().ok().filter(|n| (least..=most).contains(n)).ok_or_else(|| {
        Line::new("automaton-wrong-number").text("it", typed).number("least", least).number("most", most)
    })
}

/// The word in the reader's language.
pub fn label(key: &str, words: &Words) -> String {
    let id = format!("automaton-word-{key}");
    if words.has(&id) { words.word(&id) } else { key.into() }
}

/// A word or the beginning of one, in English or in the reader's language.
pub fn pick(typed: &str, keys: &[&'static str], words: &Words) -> Result<&'static str, Line> {
    let is = |key: &&&'static str| **key == typed || label(key, words) == typed;
    let begins =
        |key: &&&'static str| !typed.is_empty() && (key.starts_with(typed) || label(key, words).starts_with(typed));
    if let Some(key) = keys.iter().find(is) {
        return Ok(key);
    }
    let mut fitting = keys.iter().filter(begins);
    match (fitting.next(), fitting.next()) {
        (Some(key), None) => Ok(key),
        (None, _) => Err(Line::new("automaton-wrong-word").text("it", typed)),
        (Some(one), Some(other)) => {
            let both = Line::new("automaton-wrong-both").text("it", typed);
            Err(both.text("one", label(one, words)).text("other", label(other, words)))
        }
    }
}
