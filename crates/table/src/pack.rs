//! Content packs: TOML files read by hand, so that every mistake is found and not the first only.
//!
//! A [`Card`] hands its fields to parsers and notes what they complain about under the name of file, card and field. What
//! a game needs of its files, the game says.
mod value;

pub use value::{
    Found, Word, array, different, effects, id, list, number, pair, table, text, word, words, wrong, yes_or_no,
};

use crate::{Pack, Problems, fingerprint};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;
use toml::{Table, Value};

/// A file of a pack: its name, and what stands in our own.
pub type File = (&'static str, &'static str);

/// Our own pack.
pub fn own(files: &[File]) -> Pack {
    files.iter().map(|&(name, text)| (name.to_string(), text.to_string())).collect()
}

/// Where a pack names itself.
const HEAD: &str = "pack.toml";
/// The field in which it names its game. It says where the pack belongs and not what is in it: it is read here, for all
/// games, and no part of the fingerprint, so that a pack from before there was such a field is the same pack.
const GAME: &str = "game";

/// The game that a pack says it is for. `usual`: a game that it might be, for whoever did not know that they must say it.
pub fn game_of(pack: &Pack, usual: &str) -> Result<String, Problems> {
    let head = pack.get(HEAD).ok_or_else(|| Problems::one(HEAD, "the file is missing"))?;
    let head = head.parse::<Table>().map_err(|e| Problems::one(HEAD, e.message()))?;
    let wrong = |what: String| Problems::one(format!("{HEAD}: {GAME}"), what);
    match head.get(GAME) {
        Some(Value::String(game)) => Ok(game.clone()),
        Some(_) => Err(wrong("must be the name of a game".into())),
        None => Err(wrong(format!("is missing: it says which game the pack is for, as in `game = \"{usual}\"`"))),
    }
}

/// The tables of all files that can be parsed. A pack that says nothing about one of `optional` is played with ours. A pack
/// of another game has no files of ours.
pub fn parse(game: &str, pack: &Pack, files: &[File], optional: &[&str], notes: &Notes) -> BTreeMap<String, Table> {
    let mut tables = BTreeMap::new();
    if let Some(other) = game_of(pack, game).ok().filter(|of| of != game) {
        notes.wrong(format!("{HEAD}: {GAME}"), format!("this pack is for `{other}`, not for `{game}`"));
        return tables;
    }
    for (name, own) in files.iter().filter(|(name, _)| !pack.contains_key(*name)) {
        if optional.contains(name) {
            tables.insert((*name).to_string(), own.parse().expect("our own pack is checked by a test"));
        } else {
            notes.wrong(name, "the file is missing");
        }
    }
    for (name, text) in pack {
        if files.iter().all(|(known, _)| known != name) {
            let known: Vec<&str> = files.iter().map(|&(name, _)| name).collect();
            notes.wrong(name, format!("is not a file of a pack; these are {}", known.join(", ")));
            continue;
        }
        match text.parse::<Table>() {
            Ok(mut table) => {
                if name == HEAD && table.get(GAME).is_some_and(Value::is_str) {
                    table.remove(GAME);
                }
                tables.insert(name.clone(), table);
            }
            Err(error) => {
                let before = error.span().map_or(0, |span| span.start);
                let line = text.as_bytes()[..before.min(text.len())].iter().filter(|&&b| b == b'\n').count() + 1;
                notes.wrong(format!("{name}: line {line}"), error.message());
            }
        }
    }
    tables
}

/// The head of a pack: its name, and what `more` reads because this game needs it.
pub fn head<T>(mut file: Card, more: impl FnOnce(&mut Card) -> T) -> (Option<String>, T) {
    let name = file.get("name", id);
    file.get("version", number(1..=u8::MAX));
    let more = more(&mut file);
    file.maybe("note", text);
    file.end();
    (name, more)
}

/// The same for packs that say the same, whatever their comments and spaces. What the pack left out does not count.
pub fn fingerprint_of(tables: &BTreeMap<String, Table>, pack: &Pack) -> String {
    let given = tables.iter().filter(|(name, _)| pack.contains_key(*name));
    let whole = Value::Table(given.map(|(name, table)| (name.clone(), Value::Table(table.clone()))).collect());
    format!("{:016x}", fingerprint(&canonical(&whole).to_string()))
}

/// The value as JSON, with the fields of every table in the order of their names.
fn canonical(value: &Value) -> serde_json::Value {
    match value {
        Value::Table(table) => {
            let sorted: BTreeMap<&String, &Value> = table.iter().collect();
            sorted.into_iter().map(|(name, value)| (name.clone(), canonical(value))).collect()
        }
        Value::Array(values) => values.iter().map(canonical).collect(),
        Value::String(text) => text.as_str().into(),
        Value::Integer(n) => (*n).into(),
        Value::Float(x) => (*x).into(),
        Value::Boolean(yes) => (*yes).into(),
        Value::Datetime(time) => time.to_string().into(),
    }
}

/// Where problems are noted.
#[derive(Default)]
pub struct Notes(RefCell<Problems>);

impl Notes {
    pub fn wrong(&self, at: impl ToString, what: impl ToString) {
        self.0.borrow_mut().add(at, what);
    }
    pub fn take(&self) -> Problems {
        self.0.take()
    }
}

/// A table of a file: the file itself, a card or a part of it. Fields are taken out one by one; what is left is unknown.
///
/// ```
/// use table::pack::{Card, Notes, number, text};
///
/// let notes = Notes::default();
/// let file = "coins = 300\ncolour = \"red\"".parse().unwrap();
/// let mut card = Card::new(&notes, "cards.toml: card chest", file);
/// assert_eq!(card.get("coins", number(1..=99u8)), None);
/// assert_eq!(card.maybe("note", text), None);
/// card.end();
/// assert_eq!(notes.take().to_string(), "\
/// cards.toml: card chest: coins: must be a whole number 1 to 99, not integer 300
/// cards.toml: card chest: colour: is unknown here; known are coins, note");
/// ```
pub struct Card<'n> {
    notes: &'n Notes,
    at: String,
    rest: Table,
    known: Vec<&'static str>,
}

impl<'n> Card<'n> {
    pub fn new(notes: &'n Notes, at: &str, rest: Table) -> Card<'n> {
        Card { notes, at: at.into(), rest, known: vec![] }
    }
    /// Notes that a field is wrong.
    pub fn wrong(&self, field: impl Display, what: impl ToString) {
        self.notes.wrong(format!("{}: {field}", self.at), what);
    }
    /// A field that must be there.
    pub fn get<T>(&mut self, field: &'static str, read: impl FnOnce(&Value) -> Found<T>) -> Option<T> {
        if !self.has(field) {
            self.wrong(field, "is missing");
        }
        self.maybe(field, read)
    }
    /// A field that may be left out.
    pub fn maybe<T>(&mut self, field: &'static str, read: impl FnOnce(&Value) -> Found<T>) -> Option<T> {
        self.known.push(field);
        match read(&self.rest.remove(field)?) {
            Ok(value) => Some(value),
            Err(whats) => {
                whats.into_iter().for_each(|what| self.wrong(field, what));
                None
            }
        }
    }
    pub fn has(&self, field: &str) -> bool {
        self.rest.contains_key(field)
    }
    /// A field that is not yet taken.
    pub fn peek(&self, field: &str) -> Option<&Value> {
        self.rest.get(field)
    }
    /// A table inside this one.
    pub fn part<T>(&mut self, field: &'static str, read: impl FnOnce(&mut Card) -> Option<T>) -> Option<T> {
        let table = self.get(field, table)?;
        let mut part = Card::new(self.notes, &format!("{}: {field}", self.at), table);
        let value = read(&mut part);
        part.end();
        value
    }
    /// A table inside this one that may be left out.
    pub fn maybe_part<T>(&mut self, field: &'static str, read: impl FnOnce(&mut Card) -> Option<T>) -> Option<T> {
        self.known.push(field);
        if self.has(field) { self.part(field, read) } else { None }
    }
    /// The tables in a list, each under its number; `None` in place of one that could not be read.
    pub fn each<T>(
        &mut self,
        field: &'static str,
        name: &str,
        mut read: impl FnMut(&mut Card) -> Option<T>,
    ) -> Vec<Option<T>> {
        let mut all = vec![];
        for (n, table) in (1..).zip(self.get(field, list(0..=usize::MAX, table)).unwrap_or_default()) {
            let shown = table.get("number").and_then(Value::as_integer).unwrap_or(n);
            let mut card = Card::new(self.notes, &format!("{}: {name} {shown}", self.at), table);
            all.push(read(&mut card));
            card.end();
        }
        all
    }
    /// All cards `[[kind]]`, each with its id; `None` in place of one that could not be read.
    pub fn cards<T>(
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
    pub fn one_each<W: Word, T>(
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
    pub fn count<W: Display + PartialEq>(&self, field: &str, words: &[W], seen: &[Option<W>], need: usize) {
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
    pub fn end(self) {
        for field in self.rest.keys() {
            self.wrong(field, format!("is unknown here; known are {}", self.known.join(", ")));
        }
    }
}
