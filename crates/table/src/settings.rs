//! Options of a game as a list: how each is described, read and written. Every problem is reported, not the first only.
use crate::{OptionSpec, Problems};
use serde_json::{Map, Value};

/// One option of the options `O`.
pub struct Setting<O> {
    pub name: &'static str,
    pub values: fn() -> Vec<Value>,
    /// what else it may be, in words
    pub kind: Option<&'static str>,
    pub rules: &'static [&'static str],
    pub read: fn(&mut O, &Value) -> Result<(), String>,
    pub write: fn(&O) -> Value,
}

/// An option that is a word, a number or yes/no, out of a list: `one_of!(Options, side, &["N-170"], Side::ALL)`.
#[macro_export]
macro_rules! one_of {
    ($options:ty, $name:ident, $rules:expr, $values:expr) => {
        $crate::settings::Setting::<$options> {
            name: stringify!($name),
            values: || $values.iter().map(|v| serde_json::json!(v)).collect(),
            kind: None,
            rules: $rules,
            read: |o, v| {
                let found = $values.iter().find(|x| serde_json::json!(x) == *v);
                o.$name = *found.ok_or_else(|| {
                    let all: Vec<String> = $values.iter().map(|x| serde_json::json!(x).to_string()).collect();
                    format!("must be {}, not {v}", all.join(" or "))
                })?;
                Ok(())
            },
            write: |o| serde_json::json!(o.$name),
        }
    };
}

pub fn specs<O: Default>(all: &[Setting<O>]) -> Vec<OptionSpec> {
    let fresh = O::default();
    let spec = |s: &Setting<O>| OptionSpec {
        name: s.name,
        default: (s.write)(&fresh),
        values: (s.values)(),
        kind: s.kind,
        rules: s.rules,
    };
    all.iter().map(spec).collect()
}

/// Reads an object; what is left out has its default. `check`: what no option says alone.
pub fn read<O: Default>(
    all: &[Setting<O>],
    options: &Value,
    check: impl FnOnce(&O, &mut Problems),
) -> Result<O, Problems> {
    let mut read = O::default();
    let mut problems = Problems::default();
    let nothing = Map::new();
    let object = match options {
        Value::Null => &nothing,
        Value::Object(object) => object,
        _ => return Err(Problems::one("options", "must be an object")),
    };
    for (name, value) in object {
        let found = all.iter().find(|s| s.name == name).ok_or_else(|| "there is no such option".to_string());
        if let Err(what) = found.and_then(|s| (s.read)(&mut read, value)) {
            problems.add(format!("options.{name}"), what);
        }
    }
    check(&read, &mut problems);
    problems.or(read)
}

pub fn write<O>(all: &[Setting<O>], options: &O) -> Value {
    all.iter().map(|s| (s.name.to_string(), (s.write)(options))).collect::<Map<_, _>>().into()
}
