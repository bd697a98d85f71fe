//! What a request carries. Every field is read before anything happens.
use serde_json::{Map, Value};
use server::{Fault, Kind};
use shelf::Lang;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use table::{AnyTable, Millis, Seat};

pub struct Fields(Map<String, Value>);

fn wrong(name: &str, expected: &str) -> Fault {
    Fault::new(Kind::WrongField, format!("`{name}` must be {expected}")).with("field", name).with("expected", expected)
}

impl Fields {
    pub fn new(fields: Map<String, Value>) -> Fields {
        Fields(fields)
    }
    /// It is not for the request but for whoever sent it.
    pub fn forget_id(&mut self) {
        self.0.remove("id");
    }
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// A field that may be left out; `null` is the same as nothing.
    fn read<T>(&self, name: &str, expected: &str, reader: impl Fn(&Value) -> Option<T>) -> Result<Option<T>, Fault> {
        match self.0.get(name) {
            None | Some(Value::Null) => Ok(None),
            Some(value) => reader(value).map(Some).ok_or_else(|| wrong(name, expected)),
        }
    }
    pub fn text(&self, name: &str) -> Result<Option<String>, Fault> {
        self.read(name, "a string", |v| v.as_str().map(Into::into))
    }
    pub fn path(&self, name: &str) -> Result<Option<PathBuf>, Fault> {
        self.read(name, "a path", |v| v.as_str().filter(|s| !s.is_empty()).map(PathBuf::from))
    }
    pub fn number(&self, name: &str) -> Result<Option<u64>, Fault> {
        self.read(name, "a whole number", Value::as_u64)
    }
    /// A whole number within bounds.
    pub fn number_in(&self, name: &str, bounds: RangeInclusive<i64>) -> Result<Option<i64>, Fault> {
        let expected = format!("a whole number from {} to {}", bounds.start(), bounds.end());
        self.read(name, &expected, |v| v.as_i64().filter(|n| bounds.contains(n)))
    }
    pub fn flag(&self, name: &str) -> Result<bool, Fault> {
        Ok(self.read(name, "true or false", Value::as_bool)?.unwrap_or(false))
    }
    pub fn object(&self, name: &str) -> Result<Option<Value>, Fault> {
        self.read(name, "an object", |v| v.is_object().then(|| v.clone()))
    }
    pub fn any(&self, name: &str) -> Option<Value> {
        self.0.get(name).filter(|v| !v.is_null()).cloned()
    }
    /// One string per seat, `null` where there is nothing to say.
    pub fn list(&self, name: &str) -> Result<Option<Vec<Option<String>>>, Fault> {
        self.read(name, "a list of strings (or null)", |v| {
            let one = |v: &Value| if v.is_null() { Some(None) } else { v.as_str().map(|s| Some(s.into())) };
            v.as_array()?.iter().map(one).collect()
        })
    }
    /// A string, or a number that stands for one.
    fn name(&self, name: &str, expected: &str) -> Result<Option<String>, Fault> {
        self.read(name, expected, |v| match v {
            Value::String(s) if !s.is_empty() => Some(s.clone()),
            Value::Number(n) if n.is_i64() || n.is_u64() => Some(n.to_string()),
            _ => None,
        })
    }
    pub fn table(&self) -> Result<String, Fault> {
        Ok(self.name("table", "a name or a number")?.unwrap_or_else(|| "main".into()))
    }
    /// An empty seed would mean a sealed game.
    pub fn seed(&self) -> Result<Option<String>, Fault> {
        self.name("seed", "a string that is not empty, or a whole number")
    }
    pub fn mark(&self) -> Result<Option<u32>, Fault> {
        self.read("mark", "the mark of an offer", |v| v.as_u64().and_then(|n| n.try_into().ok()))
    }
    /// When somebody does something.
    pub fn at(&self) -> Result<Option<Millis>, Fault> {
        self.at_most(table::LAST_MOMENT)
    }
    /// A time. Beyond the end many programs count no longer exactly.
    pub fn at_most(&self, last: Millis) -> Result<Option<Millis>, Fault> {
        let at = self.number_in("at", 0..=last as i64)?;
        Ok(at.map(|at| at as Millis))
    }
    pub fn lang(&self) -> Result<Option<Lang>, Fault> {
        self.read("lang", "\"en\" or \"hu\"", |v| v.as_str().and_then(|s| s.parse().ok()))
    }
    /// A seat, if one is named.
    pub fn seat(&self, table: &dyn AnyTable) -> Result<Option<Seat>, Fault> {
        let Some(n) = self.read("seat", "the number of a seat", Value::as_u64)? else { return Ok(None) };
        if n >= u64::from(table.seats()) {
            let what = format!("there is no seat {n}: this table has {} seats, the first is 0", table.seats());
            return Err(Fault::new(Kind::NoSuchSeat, what).with("seats", table.seats()));
        }
        Ok(Some(Seat(n as u8)))
    }
    /// A seat, or `null` for a spectator. Left out is neither.
    pub fn viewer(&self, table: &dyn AnyTable) -> Result<Option<Seat>, Fault> {
        if self.0.contains_key("seat") { self.seat(table) } else { Err(missing("seat")) }
    }
}

fn missing(name: &str) -> Fault {
    Fault::new(Kind::MissingField, format!("`{name}` is missing")).with("field", name)
}

/// A field that must be there.
pub trait Needed<T> {
    fn needed(self, name: &str) -> Result<T, Fault>;
}

impl<T> Needed<T> for Result<Option<T>, Fault> {
    fn needed(self, name: &str) -> Result<T, Fault> {
        self?.ok_or_else(|| missing(name))
    }
}
