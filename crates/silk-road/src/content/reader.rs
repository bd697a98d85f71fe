//! Reading TOML tables by hand, so that every mistake is found and not the first only.
//!
//! Parsers are plain functions from a value to what it says, or to what is wrong with it. [`Fields`] hands each field to
//! one of them and notes what it complains about under the name of file, card and field.
use std::cell::RefCell;
use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;
use table::Problems;
use toml::{Table, Value};

/// What was read, or what is wrong with it.
pub(super) type Found<T> = Result<T, String>;

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

/// A table of a file. Fields are taken out one by one; what is left is unknown.
pub(super) struct Fields<'n> {
    notes: &'n Notes,
    at: String,
    rest: Table,
    known: Vec<&'static str>,
}

impl<'n> Fields<'n> {
    pub(super) fn new(notes: &'n Notes, at: &str, rest: Table) -> Fields<'n> {
        Fields { notes, at: at.into(), rest, known: vec![] }
    }
    /// Notes that a field is wrong.
    pub(super) fn wrong(&self, field: impl Display, what: impl ToString) {
        self.notes.wrong(format!("{}: {field}", self.at), what);
    }
    /// A field that must be there.
    pub(super) fn get<T>(&mut self, field: &'static str, read: impl FnOnce(&Value) -> Found<T>) -> Option<T> {
        if !self.rest.contains_key(field) {
            self.wrong(field, "is missing");
        }
        self.maybe(field, read)
    }
    /// A field that may be left out.
    pub(super) fn maybe<T>(&mut self, field: &'static str, read: impl FnOnce(&Value) -> Found<T>) -> Option<T> {
        self.known.push(field);
        read(&self.rest.remove(field)?).map_err(|what| self.wrong(field, what)).ok()
    }
    /// The tables in a list, each under its number; `None` in place of one that could not be read.
    pub(super) fn each<T>(
        &mut self,
        field: &'static str,
        name: &str,
        mut read: impl FnMut(&mut Fields) -> Option<T>,
    ) -> Vec<Option<T>> {
        let mut all = vec![];
        for (n, table) in (1..).zip(self.get(field, tables).unwrap_or_default()) {
            let shown = table.get("number").and_then(Value::as_integer).unwrap_or(n);
            let mut fields = Fields::new(self.notes, &format!("{}: {name} {shown}", self.at), table);
            all.push(read(&mut fields));
            fields.end_here();
        }
        all
    }
    /// What nobody asked for is unknown.
    pub(super) fn end(mut self) {
        self.end_here();
    }
    fn end_here(&mut self) {
        for field in std::mem::take(&mut self.rest).keys() {
            self.wrong(field, format!("is unknown here; known are {}", self.known.join(", ")));
        }
    }
}

fn kind(value: &Value) -> String {
    format!("{} {value}", value.type_str())
}

fn tables(value: &Value) -> Found<Vec<Table>> {
    let tables = |values: &Vec<Value>| values.iter().map(|value| value.as_table().cloned()).collect();
    value.as_array().and_then(tables).ok_or_else(|| format!("must be a list of tables, not {}", kind(value)))
}

pub(super) fn text(value: &Value) -> Found<String> {
    value.as_str().map(str::to_string).ok_or_else(|| format!("must be a text, not {}", kind(value)))
}

/// A name in kebab-case.
pub(super) fn id(value: &Value) -> Found<String> {
    let id = text(value)?;
    let part = |p: &str| !p.is_empty() && p.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit());
    match id.split('-').all(part) {
        true => Ok(id),
        false => Err(format!("`{id}` must be small letters and digits, with single hyphens between")),
    }
}

pub(super) fn number<N>(range: RangeInclusive<N>) -> impl Fn(&Value) -> Found<N>
where
    N: TryFrom<i64> + PartialOrd + Display,
{
    move |value| {
        let n = value.as_integer().and_then(|n| N::try_from(n).ok()).filter(|n| range.contains(n));
        n.ok_or_else(|| format!("must be a whole number {} to {}, not {}", range.start(), range.end(), kind(value)))
    }
}

/// One word of the vocabulary.
pub(super) fn word<W: FromStr<Err = String>>(value: &Value) -> Found<W> {
    text(value)?.parse()
}

/// So many values.
pub(super) fn list<T>(n: RangeInclusive<usize>, read: impl Fn(&Value) -> Found<T>) -> impl Fn(&Value) -> Found<Vec<T>> {
    move |value| {
        let Some(values) = value.as_array() else { return Err(format!("must be a list, not {}", kind(value))) };
        if !n.contains(&values.len()) {
            let wanted =
                if n.start() == n.end() { n.start().to_string() } else { format!("{} to {}", n.start(), n.end()) };
            return Err(format!("holds {} entries, not {wanted}", values.len()));
        }
        values.iter().map(&read).collect()
    }
}

/// Two values.
pub(super) fn pair<T>(read: impl Fn(&Value) -> Found<T>) -> impl Fn(&Value) -> Found<[T; 2]> {
    let two = list(2..=2, read);
    move |value| two(value)?.try_into().map_err(|_| "holds two entries".to_string())
}
