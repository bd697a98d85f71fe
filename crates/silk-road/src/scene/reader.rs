//! Reads the fields of an object one by one and collects everything that is wrong.
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use table::Problems;

pub struct Reader<'a> {
    /// empty: the scene itself
    at: String,
    fields: Map<String, Value>,
    problems: &'a mut Problems,
}

impl Reader<'_> {
    pub fn new<'a>(at: &str, value: &Value, problems: &'a mut Problems) -> Reader<'a> {
        let fields = value.as_object().cloned().unwrap_or_default();
        if !value.is_object() {
            problems.add(if at.is_empty() { "scene" } else { at }, "must be an object");
        }
        Reader { at: at.into(), fields, problems }
    }
    fn path(&self, name: &str) -> String {
        if self.at.is_empty() { name.into() } else { format!("{}.{name}", self.at) }
    }
    pub fn has(&self, name: &str) -> bool {
        self.fields.contains_key(name)
    }
    pub fn is_null(&self, name: &str) -> bool {
        self.fields.get(name).is_some_and(Value::is_null)
    }
    pub fn take<T: DeserializeOwned>(&mut self, name: &str) -> Option<T> {
        let value = self.fields.remove(name)?;
        serde_json::from_value(value).map_err(|e| self.problems.add(self.path(name), e)).ok()
    }
    /// A number within bounds.
    pub fn number(&mut self, name: &str, from: i64, to: i64) -> Option<i64> {
        let n: i64 = self.take(name)?;
        if (from..=to).contains(&n) {
            return Some(n);
        }
        self.problems.add(self.path(name), format!("must be from {from} to {to}, not {n}"));
        None
    }
    pub fn flag(&mut self, name: &str) -> bool {
        self.take(name).unwrap_or(false)
    }
    pub fn wrong(&mut self, name: &str, what: impl ToString) {
        self.problems.add(self.path(name), what);
    }
    /// These make no sense here, and the reader learns why.
    pub fn not_here(&mut self, names: &[&str], why: &str) {
        for name in names {
            if self.fields.remove(*name).is_some() {
                self.wrong(name, why);
            }
        }
    }
    pub fn done(self) {
        for name in self.fields.keys() {
            self.problems.add(self.path(name), "there is no such field");
        }
    }
}
