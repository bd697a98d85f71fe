//! Parsers: plain functions from a value to what it says, or to everything that is wrong with it.
use crate::lists::LONGEST;
use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;
use toml::{Table, Value};

/// What was read, or everything that is wrong with it.
pub type Found<T> = Result<T, Vec<String>>;

/// A word or phrase of the pack's vocabulary with exactly one spelling.
pub trait Word: FromStr<Err = String> + Display + PartialEq + Clone {}
impl<T: FromStr<Err = String> + Display + PartialEq + Clone> Word for T {}

/// One thing is wrong.
pub fn wrong<T>(what: impl Into<String>) -> Found<T> {
    Err(vec![what.into()])
}

fn kind(value: &Value) -> String {
    format!("{} {value}", value.type_str())
}

pub fn table(value: &Value) -> Found<Table> {
    value.as_table().cloned().map_or_else(|| wrong(format!("must be a table, not {}", kind(value))), Ok)
}

pub fn text(value: &Value) -> Found<String> {
    value.as_str().map_or_else(|| wrong(format!("must be a text, not {}", kind(value))), |s| Ok(s.to_string()))
}

pub fn yes_or_no(value: &Value) -> Found<bool> {
    value.as_bool().map_or_else(|| wrong(format!("must be true or false, not {}", kind(value))), Ok)
}

/// A name in kebab-case.
pub fn id(value: &Value) -> Found<String> {
    let id = text(value)?;
    let part = |p: &str| !p.is_empty() && p.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit());
    match id.split('-').all(part) {
        true => Ok(id),
        false => wrong(format!("`{id}` must be small letters and digits, with single hyphens between")),
    }
}

pub fn number<N>(range: RangeInclusive<N>) -> impl Fn(&Value) -> Found<N>
where
    N: TryFrom<i64> + PartialOrd + Display,
{
    move |value| {
        let n = value.as_integer().and_then(|n| N::try_from(n).ok());
        n.filter(|n| range.contains(n)).map_or_else(
            || wrong(format!("must be a whole number {}, not {}", span(range.start(), range.end()), kind(value))),
            Ok,
        )
    }
}

/// One word or phrase.
pub fn word<W: Word>(value: &Value) -> Found<W> {
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
pub fn list<T>(n: RangeInclusive<usize>, read: impl Fn(&Value) -> Found<T>) -> impl Fn(&Value) -> Found<Vec<T>> {
    move |value| each(value, &n, |_, value| read(value))
}

/// So many words.
pub fn words<W: Word>(n: RangeInclusive<usize>) -> impl Fn(&Value) -> Found<Vec<W>> {
    list(n, word::<W>)
}

/// A list of effects. `check`: everything that must not stand where this list is printed.
pub fn effects<E: Word>(value: &Value, check: impl FnOnce(&[E]) -> Vec<String>) -> Found<Vec<E>> {
    let effects = words(0..=LONGEST)(value)?;
    let wrongs = check(&effects);
    if wrongs.is_empty() { Ok(effects) } else { Err(wrongs) }
}

/// So many different words.
pub fn different<W: Word>(n: RangeInclusive<usize>) -> impl Fn(&Value) -> Found<Vec<W>> {
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

/// Two values.
pub fn pair<T>(read: impl Fn(&Value) -> Found<T>) -> impl Fn(&Value) -> Found<[T; 2]> {
    let two = list(2..=2, read);
    move |value| two(value)?.try_into().map_err(|_| vec![])
}

/// Exactly `N` values, each fault with the place of its value.
pub fn array<T, const N: usize>(read: impl Fn(&Value) -> Found<T>) -> impl Fn(&Value) -> Found<[T; N]> {
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
