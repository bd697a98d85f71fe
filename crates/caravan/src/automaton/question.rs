//! What is asked, and how answers are read. An answer has one spelling in the file, whatever was typed in whichever language.
use super::line::Line;
use games::Words;
use merchants::effect::Effect;
use merchants::words::{Road, Town};

/// Nothing, nobody, nowhere.
pub const NONE: &str = "-";
pub const YES_NO: [&str; 2] = ["yes", "no"];

/// What counts as an answer.
#[derive(Clone, PartialEq, Debug)]
pub enum Want {
    Number {
        most: u16,
    },
    /// one to three prices
    Prices,
    /// one of these words
    Choice(Vec<&'static str>),
    /// a town or nobody for each of the four places at the inn
    Guests,
    /// effects in the notation of packs, with commas between them
    Effects,
    /// town and road, or none
    Caravan,
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
        let parts: Vec<&str> = lower.split([' ', ',']).filter(|part| !part.is_empty()).collect();
        let number = |part: &str, least: u16, most: u16| {
            part.parse().ok().filter(|n| (least..=most).contains(n)).ok_or_else(|| {
                Line::new("automaton-wrong-number").text("it", part).number("least", least).number("most", most)
            })
        };
        let joined = |all: Result<Vec<String>, Line>| all.map(|all| all.join(" "));
        match self {
            Want::Number { most } => Ok(number(lower.trim(), 0, *most)?.to_string()),
            Want::Prices if parts.is_empty() || parts.len() > 3 => Err(Line::new("automaton-wrong-prices")),
            Want::Prices => joined(parts.iter().map(|part| Ok(number(part, 1, 5)?.to_string())).collect()),
            Want::Choice(keys) => pick(lower.trim(), keys, words).map(Into::into),
            Want::Guests if parts.len() != 4 => Err(Line::new("automaton-wrong-guests")),
            Want::Guests => {
                let keys = towns_or_none();
                joined(parts.iter().map(|part| pick(part, &keys, words).map(Into::into)).collect())
            }
            Want::Effects => read_effects(&lower),
            Want::Caravan => match parts[..] {
                [NONE] => Ok(NONE.into()),
                [town, road] => Ok(format!("{} {}", pick(town, &towns(), words)?, pick(road, &roads(), words)?)),
                _ => Err(Line::new("automaton-wrong-caravan")),
            },
        }
    }

    fn hint(&self, words: &Words) -> String {
        match self {
            Want::Number { most } => format!("0–{most}"),
            Want::Prices => words.word("automaton-hint-prices"),
            Want::Choice(keys) => keys.iter().map(|key| label(key, words)).collect::<Vec<_>>().join(" / "),
            Want::Guests => words.word("automaton-hint-guests"),
            Want::Effects => words.word("automaton-hint-effects"),
            Want::Caravan => words.word("automaton-hint-caravan"),
        }
    }
}

pub fn towns() -> Vec<&'static str> {
    Town::ALL.iter().map(|town| town.word()).collect()
}
pub fn towns_or_none() -> Vec<&'static str> {
    [towns(), vec![NONE]].concat()
}
fn roads() -> Vec<&'static str> {
    Road::ALL.iter().map(|road| road.word()).collect()
}
/// `farglen dark`, or nobody sets out.
pub fn read_caravan(answer: &str) -> Option<(Town, Road)> {
    let (town, road) = answer.split_once(' ')?;
    Some((town.parse().ok()?, road.parse().ok()?))
}

/// Only what cards say: not what companions and buildings do.
fn read_effects(typed: &str) -> Result<String, Line> {
    if typed.trim() == NONE {
        return Ok(NONE.into());
    }
    let one = |part: &str| {
        let part = part.split_whitespace().collect::<Vec<_>>().join(" ");
        match part.parse::<Effect>() {
            Ok(effect) if !effect.is_special() => Ok(effect.to_string()),
            _ => Err(Line::new("automaton-wrong-effect").text("it", part)),
        }
    };
    Ok(typed.split(',').map(one).collect::<Result<Vec<_>, _>>()?.join(", "))
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
