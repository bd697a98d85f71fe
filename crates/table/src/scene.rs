//! Positions by description: a scene is read by hand, so that every mistake is found and not the first only.
//!
//! A [`Spot`] is a value with its place, [`Fields`] are those of an object; what they say a game decides.
use crate::Problems;
use serde_json::{Map, Value};
use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// A value of the scene and where it stands: `seats.0.lanterns`.
///
/// ```
/// use table::{Problems, scene::Spot};
///
/// let scene = serde_json::json!({ "round": 20, "turn": 1 });
/// let mut out = Problems::default();
/// let fields = Spot::new("", &scene).fields(&["round", "turn"], &mut out);
/// assert_eq!(fields.number("turn", 0..=3, &mut out), Some(1));
/// assert_eq!(fields.number("round", 1..=13, &mut out), None);
/// assert_eq!(out.to_string(), "round: must be a number from 1 to 13, not 20");
/// ```
pub struct Spot<'v> {
    pub at: String,
    pub value: &'v Value,
}

/// An object of the scene. Of something else it has no fields; that was noted.
pub struct Fields<'v> {
    at: String,
    map: Option<&'v Map<String, Value>>,
}

impl<'v> Spot<'v> {
    pub fn new(at: impl Display, value: &'v Value) -> Self {
        Spot { at: at.to_string(), value }
    }
    pub fn wrong(&self, what: impl Display, out: &mut Problems) {
        out.add(&self.at, what);
    }
    /// An object that may have these fields and no others.
    pub fn fields(&self, known: &[&str], out: &mut Problems) -> Fields<'v> {
        let map = self.value.as_object();
        if map.is_none() {
            self.wrong(format!("must be an object, not {}", self.value), out);
        }
        let fields = Fields { at: self.at.clone(), map };
        for name in map.into_iter().flat_map(Map::keys) {
            if !known.contains(&name.as_str()) {
                fields.wrong(name, format!("there is no such field; there are: {}", known.join(", ")), out);
            }
        }
        fields
    }
    pub fn list(&self, out: &mut Problems) -> Option<Vec<Spot<'v>>> {
        let Some(list) = self.value.as_array() else {
            self.wrong(format!("must be a list, not {}", self.value), out);
            return None;
        };
        Some(list.iter().enumerate().map(|(i, value)| Spot::new(format!("{}.{i}", self.at), value)).collect())
    }
    pub fn number(&self, range: RangeInclusive<u64>, out: &mut Problems) -> Option<u64> {
        let found = self.value.as_u64().filter(|n| range.contains(n));
        if found.is_none() {
            let (first, last) = range.into_inner();
            self.wrong(format!("must be a number from {first} to {last}, not {}", self.value), out);
        }
        found
    }
    pub fn flag(&self, out: &mut Problems) -> Option<bool> {
        let found = self.value.as_bool();
        if found.is_none() {
            self.wrong(format!("must be true or false, not {}", self.value), out);
        }
        found
    }
    pub fn word<W: FromStr<Err = String>>(&self, out: &mut Problems) -> Option<W> {
        let read = match self.value.as_str() {
            Some(word) => word.parse(),
            None => Err(format!("must be a word, not {}", self.value)),
        };
        read.map_err(|what| self.wrong(what, out)).ok()
    }
}

impl<'v> Fields<'v> {
    /// Of an object that was left out.
    pub fn none(at: impl Display) -> Self {
        Fields { at: at.to_string(), map: None }
    }
    /// The fields of an object inside this one; none if it was left out.
    pub fn inner(&self, name: &str, known: &[&str], out: &mut Problems) -> Fields<'v> {
        self.get(name).map_or_else(|| Fields::none(self.path(name)), |spot| spot.fields(known, out))
    }
    fn path(&self, name: &str) -> String {
        if self.at.is_empty() { name.into() } else { format!("{}.{name}", self.at) }
    }
    pub fn wrong(&self, name: &str, what: impl Display, out: &mut Problems) {
        out.add(self.path(name), what);
    }
    pub fn get(&self, name: &str) -> Option<Spot<'v>> {
        self.map?.get(name).map(|value| Spot::new(self.path(name), value))
    }
    pub fn number(&self, name: &str, range: RangeInclusive<u64>, out: &mut Problems) -> Option<u64> {
        self.get(name)?.number(range, out)
    }
    pub fn flag(&self, name: &str, out: &mut Problems) -> Option<bool> {
        self.get(name)?.flag(out)
    }
    pub fn word<W: FromStr<Err = String>>(&self, name: &str, out: &mut Problems) -> Option<W> {
        self.get(name)?.word(out)
    }
    pub fn list(&self, name: &str, out: &mut Problems) -> Option<Vec<Spot<'v>>> {
        self.get(name)?.list(out)
    }
    /// A list with one entry for each of `n` places.
    pub fn places(&self, name: &str, n: usize, out: &mut Problems) -> Option<Vec<Spot<'v>>> {
        let list = self.list(name, out)?;
        if list.len() != n {
            self.wrong(name, format!("must have {n} entries, not {}", list.len()), out);
            return None;
        }
        Some(list)
    }
    /// A list of at most `n`, because a rule says so.
    pub fn few(&self, name: &str, n: usize, rule: &str, out: &mut Problems) -> Option<Vec<Spot<'v>>> {
        let list = self.list(name, out)?;
        if list.len() > n {
            self.wrong(name, format!("there is room for {n}, not for {} ({rule})", list.len()), out);
        }
        Some(list)
    }
    /// A list of words, if all of them are right.
    pub fn words<W: FromStr<Err = String>>(&self, name: &str, out: &mut Problems) -> Option<Vec<W>> {
        all(self.list(name, out)?.iter().map(|spot| spot.word(out)))
    }
    /// Which of some words it is.
    pub fn one_of(&self, name: &str, words: &[&str], out: &mut Problems) -> Option<u8> {
        let spot = self.get(name)?;
        let found = words.iter().position(|&word| spot.value == word);
        if found.is_none() {
            spot.wrong(format!("must be one of {}, not {}", words.join(", "), spot.value), out);
        }
        found.map(|i| i as u8)
    }
}

/// All of them, or none; every one is looked at, so that every problem is noted.
pub fn all<T>(read: impl Iterator<Item = Option<T>>) -> Option<Vec<T>> {
    read.collect::<Vec<_>>().into_iter().collect()
}
