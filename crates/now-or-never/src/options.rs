//! Rulings and variants that a table of players may choose. The defaults are those that the numbered rules state.
use crate::words::Side;
use serde_json::{Map, Value, json};
use table::{OptionSpec, Problems, words};

words! { pub enum Heroes { Choose = "choose", Random = "random" } }
words! { pub enum First { Random = "random", Seat0 = "seat-0" } }

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// 1: against the bot (N-001)
    pub players: u8,
    /// N-170
    pub side: Side,
    /// N-297
    pub reroll: bool,
    /// N-025
    pub heroes: Heroes,
    /// N-036, A38
    pub first: First,
    /// A2: orthogonal; otherwise diagonal neighbours count too
    pub orthogonal: bool,
    /// N-322, A48
    pub builder_bonus_needs_building: bool,
    /// N-330, A55: all piles of a draw are named before the first card is seen
    pub piles_first: bool,
    /// N-330 with the rest of A58: are unkept cards shown?
    pub open_discards: bool,
    /// A30: the School counts for the Library
    pub school_has_book: bool,
    /// N-209, A24: experience and books together; otherwise experience, then books
    pub tie_sum: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            players: 2,
            side: Side::Above,
            reroll: false,
            heroes: Heroes::Choose,
            first: First::Random,
            orthogonal: true,
            builder_bonus_needs_building: false,
            piles_first: false,
            open_discards: false,
            school_has_book: true,
            tie_sum: true,
        }
    }
}

/// One option: how it is described, read and written.
struct Entry {
    name: &'static str,
    values: fn() -> Vec<Value>,
    rules: &'static [&'static str],
    read: fn(&mut Options, &Value) -> Result<(), String>,
    write: fn(&Options) -> Value,
}

macro_rules! one_of {
    ($name:ident, $rules:expr, $values:expr) => {
        Entry {
            name: stringify!($name),
            values: || $values.iter().map(|v| json!(v)).collect(),
            rules: $rules,
            read: |o, v| {
                let found = $values.iter().find(|x| json!(x) == *v);
                o.$name = *found.ok_or_else(|| {
                    let all: Vec<String> = $values.iter().map(|x| json!(x).to_string()).collect();
                    format!("must be {}, not {v}", all.join(" or "))
                })?;
                Ok(())
            },
            write: |o| json!(o.$name),
        }
    };
}

const YES_NO: [bool; 2] = [true, false];

const ENTRIES: &[Entry] = &[
    one_of!(players, &["N-001", "N-280"], [1u8, 2, 3, 4]),
    one_of!(side, &["N-170"], Side::ALL),
    one_of!(reroll, &["N-297"], YES_NO),
    one_of!(heroes, &["N-025"], Heroes::ALL),
    one_of!(first, &["N-036"], First::ALL),
    one_of!(orthogonal, &["N-061", "N-308"], YES_NO),
    one_of!(builder_bonus_needs_building, &["N-322"], YES_NO),
    one_of!(piles_first, &["N-330"], YES_NO),
    one_of!(open_discards, &["N-337"], YES_NO),
    one_of!(school_has_book, &["N-216"], YES_NO),
    one_of!(tie_sum, &["N-209"], YES_NO),
];

impl Options {
    pub fn specs() -> Vec<OptionSpec> {
        let default = Options::default();
        let spec = |e: &Entry| OptionSpec {
            name: e.name,
            default: (e.write)(&default),
            values: (e.values)(),
            kind: None,
            rules: e.rules,
        };
        ENTRIES.iter().map(spec).collect()
    }

    /// Every problem is reported, not the first only.
    pub fn read(options: &Value) -> Result<Options, Problems> {
        let mut read = Options::default();
        let mut problems = Problems::default();
        let nothing = Map::new();
        let object = match options {
            Value::Null => &nothing,
            Value::Object(object) => object,
            _ => return Err(Problems::one("options", "must be an object")),
        };
        for (name, value) in object {
            let entry = ENTRIES.iter().find(|e| e.name == name).ok_or_else(|| "there is no such option".to_string());
            if let Err(what) = entry.and_then(|e| (e.read)(&mut read, value)) {
                problems.add(format!("options.{name}"), what);
            }
        }
        problems.or(read)
    }

    pub fn write(&self) -> Value {
        ENTRIES.iter().map(|e| (e.name.to_string(), (e.write)(self))).collect::<Map<_, _>>().into()
    }
}
