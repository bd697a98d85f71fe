//! Reading TOML tables by hand, so that every mistake is found and not the first only.
//!
//! Parsers are plain functions from a value to what it says, or to everything that is wrong with it. A [`Card`] hands its
//! fields to them and notes what they complain about under the name of file, card and field.
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;
use table::Problems;
use toml::{Table, Value};

/// What was read, or everything that is wrong with it.
pub(super) type Found<T> = Result<T, Vec<String>>;

/// A word or phrase of the pack's vocabulary with exactly one spelling.
pub(super) trait Word: FromStr<Err = String> + Display + PartialEq + Clone {}
impl<T: FromStr<Err = String> + Display + PartialEq + Clone> Word for T {}

/// Where problems are noted.
#[derive(Default)]
pub(super) struct Notes(RefCell<Problems>);

impl Notes {
    pub(super) fn wrong(&self, at: impl ToString, what: impl ToString) {
        self.0.borrow_mut().add(at, what);
    }
    pub(super) fn take(&self) -> Problems {
        self.0.take()
    }
}

/// A table of a file: the file itself, a card or a part of it. Fields are taken out one by one; what is left is unknown.
pub(super) struct Card<'n> {
    notes: &'n Notes,
    at: String,
    rest: Table,
    known: Vec<&'static str>,
}

impl<'n> Card<'n> {
    pub(super) fn new(notes: &'n Notes, at: &str, rest: Table) -> Card<'n> {
        Card { notes, at: at.into(), rest, known: vec![] }
    }
    /// Notes that a field is wrong.
    pub(super) fn wrong(&self, field: impl Display, what: impl ToString) {
        self.notes.wrong(format!("{}: {field}", self.at), what);
    }
    /// A field that must be there.
    pub(super) fn get<T>(&mut self, field: &'static str, read: impl FnOnce(&Value) -> Found<T>) -> Option<T> {
        if !self.has(field) {
            self.wrong(field, "is missing");
        }
        self.maybe(field, read)
    }
    /// A field that may be left out.
    pub(super) fn maybe<T>(&mut self, field: &'static str, read: impl FnOnce(&Value) -> Found<T>) -> Option<T> {
        self.known.push(field);
        match read(&self.rest.remove(field)?) {
            Ok(value) => Some(value),
            Err(whats) => {
                whats.into_iter().for_each(|what| self.wrong(field, what));
                None
            }
        }
    }
    pub(super) fn has(&self, field: &str) -> bool {
        self.rest.contains_key(field)
    }
    /// A table inside this one.
    pub(super) fn part<T>(&mut self, field: &'static str, read: impl FnOnce(&mut Card) -> Option<T>) -> Option<T> {
        let table = self.get(field, table)?;
        let mut part = Card::new(self.notes, &format!("{}: {field}", self.at), table);
        let value = read(&mut part);
        part.end();
        value
    }
    /// All cards `[[kind]]`, each with its id; `None` in place of one that could not be read.
    pub(super) fn cards<T>(
        &mut self,
        kind: &'static str,
        mut read: impl FnMut(&mut Card, &str) -> Option<T>,
    ) -> Vec<(String, Option<T>)> {
        let mut ids = BTreeSet::new();
        let mut cards = vec![];
        let tables = self.get(kind, list(0..=usize::MAX, table)).unwrap_or_default();
        for (number, table) in tables.into_iter().enumerate() {
            let name = table.get("id").and_then(Value::as_str).map_or((number + 1).to_string(), str::to_string);
            let mut card = Card::new(self.notes, &format!("{}: {kind} {name}", self.at), table);
            let id = card.get("id", id).unwrap_or(name);
            if !ids.insert(id.clone()) {
                card.wrong("id", "is the id of two cards");
            }
            let value = read(&mut card, &id);
            card.end();
            cards.push((id, value));
        }
        cards
    }
    /// The cards of a closed list of words, one for each, in the order of the words.
    pub(super) fn one_each<W: Word, T>(
        &mut self,
        kind: &'static str,
        words: &[W],
        mut read: impl FnMut(&mut Card, &W) -> Option<T>,
    ) -> Option<Vec<T>> {
        let cards = self.cards(kind, |card, id| match id.parse() {
            Ok(word) => read(card, &word),
            Err(what) => {
                card.wrong("id", what);
                card.rest.clear();
                None
            }
        });
        let missing: Vec<String> =
            words.iter().map(W::to_string).filter(|w| cards.iter().all(|(id, _)| id != w)).collect();
        // A wrong or double id was noted where it stands; the missing card may be that one.
        if cards.len() < words.len() {
            self.wrong(kind, format!("no card for {}", missing.join(", ")));
        }
        let mut cards: BTreeMap<String, Option<T>> = cards.into_iter().collect();
        words.iter().map(|word| cards.remove(&word.to_string()).flatten()).collect()
    }
    /// Every one of `words` must have been seen `need` times. One that could not be read might have been any.
    pub(super) fn count<W: Display + PartialEq>(&self, field: &str, words: &[W], seen: &[Option<W>], need: usize) {
        let unread = seen.iter().filter(|w| w.is_none()).count();
        let odd: Vec<String> = words
            .iter()
            .map(|word| (word, seen.iter().flatten().filter(|w| *w == word).count()))
            .filter(|&(_, n)| n + unread < need || n > need)
            .map(|(word, n)| format!("{word} {n} times"))
            .collect();
        if !odd.is_empty() {
            self.wrong(field, format!("{}; each must be there {need} times", odd.join(", ")));
        }
    }
    /// What nobody asked for is unknown.
    pub(super) fn end(self) {
        for field in self.rest.keys() {
            self.wrong(field, format!("is unknown here; known are {}", self.known.join(", ")));
        }
    }
}

fn wrong<T>(what: String) -> Found<T> {
    Err(vec![what])
}

fn kind(value: &Value) -> String {
    format!("{} {value}", value.type_str())
}

pub(super) fn table(value: &Value) -> Found<Table> {
    value.as_table().cloned().map_or_else(|| wrong(format!("must be a table, not {}", kind(value))), Ok)
}

pub(super) fn text(value: &Value) -> Found<String> {
    value.as_str().map_or_else(|| wrong(format!("must be a text, not {}", kind(value))), |s| Ok(s.to_string()))
}

/// A name in kebab-case.
pub(super) fn id(value: &Value) -> Found<String> {
    let id = text(value)?;
    let part = |p: &str| !p.is_empty() && p.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit());
    match id.split('-').all(part) {
        true => Ok(id),
        false => wrong(format!("`{id}` must be small letters and digits, with single hyphens between")),
    }
}

pub(super) fn number(range: RangeInclusive<u8>) -> impl Fn(&Value) -> Found<u8> {
    move |value| {
        let n = value.as_integer().and_then(|n| u8::try_from(n).ok());
        n.filter(|n| range.contains(n)).map_or_else(
            || wrong(format!("must be a whole number {}, not {}", span(range.start(), range.end()), kind(value))),
            Ok,
        )
    }
}

/// One word or phrase.
pub(super) fn word<W: Word>(value: &Value) -> Found<W> {
    let written = text(value)?;
    let word: W = written.parse().map_err(|what| vec![what])?;
    let spelling = word.to_string();
    if spelling == written { Ok(word) } else { wrong(format!("write `{spelling}`, not `{written}`")) }
}

/// So many values, with the faults of all of them. `read` gets the place of a value, counted from 1.
fn each<T>(value: &Value, n: &RangeInclusive<usize>, read: impl Fn(usize, &Value) -> Found<T>) -> Found<Vec<T>> {
    let Some(values) = value.as_array() else { return wrong(format!("must be a list, not {}", kind(value))) };
    let (mut all, mut wrongs) = (vec![], vec![]);
    for (place, value) in values.iter().enumerate() {
        read(place + 1, value).map_or_else(|whats| wrongs.extend(whats), |v| all.push(v));
    }
    if !n.contains(&values.len()) {
        wrongs.push(format!("holds {} entries, not {}", values.len(), span(n.start(), n.end())));
    }
    if wrongs.is_empty() { Ok(all) } else { Err(wrongs) }
}

/// So many values.
pub(super) fn list<T>(n: RangeInclusive<usize>, read: impl Fn(&Value) -> Found<T>) -> impl Fn(&Value) -> Found<Vec<T>> {
    move |value| each(value, &n, |_, value| read(value))
}

/// So many words.
pub(super) fn words<W: Word>(n: RangeInclusive<usize>) -> impl Fn(&Value) -> Found<Vec<W>> {
    list(n, word::<W>)
}

/// So many different words.
pub(super) fn different<W: Word>(n: RangeInclusive<usize>) -> impl Fn(&Value) -> Found<Vec<W>> {
    let words = words::<W>(n);
    move |value| {
        let all = words(value)?;
        let again: Vec<String> = (1..all.len())
            .filter(|&i| all[..i].contains(&all[i]))
            .map(|i| format!("`{}` is there twice", all[i]))
            .collect();
        if again.is_empty() { Ok(all) } else { Err(again) }
    }
}

/// Exactly `N` values, each fault with the place of its value.
pub(super) fn array<T, const N: usize>(read: impl Fn(&Value) -> Found<T>) -> impl Fn(&Value) -> Found<[T; N]> {
    move |value| {
        let numbered = |place: usize, value: &Value| {
            read(value).map_err(|whats| whats.iter().map(|what| format!("number {place}: {what}")).collect())
        };
        each(value, &(N..=N), numbered)?.try_into().map_err(|_| vec![])
    }
}

fn span<T: Display + PartialEq>(from: &T, to: &T) -> String {
    if from == to { from.to_string() } else { format!("{from} to {to}") }
}
