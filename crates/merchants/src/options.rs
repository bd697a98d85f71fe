//! Rulings and variants that a table of players may choose (Part D, section 12).
use crate::edition::Edition;
use crate::words::{Building, Difficulty};
use serde_json::{Value, json};
use table::{OptionSpec, Problems};

/// Which buildings are in play (F-003, F-005). Their places are always drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Buildings {
    FirstGame,
    Random,
    Chosen([Building; 4]),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// the automaton is one of them (F-198)
    pub players: u8,
    pub edition: Edition,
    /// the seat that the automaton plays (P-060, F-198)
    pub automaton: Option<u8>,
    pub level: Difficulty,
    /// P-086: a tie with the automaton is lost; otherwise the order of F-196 decides
    pub solo_tie_strict: bool,
    pub buildings: Buildings,
    /// F-024
    pub deeds_keep_one_of_two: bool,
    /// F-029
    pub draft: bool,
    /// F-004
    pub building_faces_exclusive: bool,
    /// F-082
    pub hero_bonus_without_sale: bool,
    /// F-088: "again" is a full action; otherwise move and benefit only
    pub ruins_again_full: bool,
    /// F-151
    pub longshadow_from_start: bool,
    /// F-152
    pub lovebug_travel_only: bool,
    /// F-155, F-176, F-203: a travel die may not be lifted above 6; otherwise above 6 counts as 6
    pub travel_value_cap: bool,
    /// F-146: only the special reserve counts; otherwise all owned
    pub illuminated_cap_reserve: bool,
    /// F-162, F-193: the storage tile takes room and is worth two points; otherwise it is an extra 2×2
    pub storage_tile_points: bool,
    /// F-204: any die of the event; otherwise the own die only
    pub threy_copy_any: bool,
    /// F-190
    pub woolsworth_final_travel: bool,
    /// F-148
    pub log_public: bool,
    /// P-103: everybody's view has the automaton's total; otherwise nobody's before the end (P-066)
    pub automaton_coins_counted: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            players: 2,
            edition: Edition::Final,
            automaton: None,
            level: Difficulty::Normal,
            solo_tie_strict: true,
            buildings: Buildings::FirstGame,
            deeds_keep_one_of_two: false,
            draft: false,
            building_faces_exclusive: true,
            hero_bonus_without_sale: true,
            ruins_again_full: true,
            longshadow_from_start: true,
            lovebug_travel_only: false,
            travel_value_cap: true,
            illuminated_cap_reserve: true,
            storage_tile_points: true,
            threy_copy_any: true,
            woolsworth_final_travel: true,
            log_public: true,
            automaton_coins_counted: true,
        }
    }
}

/// An option with two values: its name, what is written for `true` and for `false`, the rules behind it.
type Switch = (&'static str, fn() -> [Value; 2], fn(&mut Options) -> &mut bool, &'static [&'static str]);

fn yes_no() -> [Value; 2] {
    [json!(true), json!(false)]
}

const SWITCHES: &[Switch] = &[
    ("deeds_keep_one_of_two", yes_no, |o| &mut o.deeds_keep_one_of_two, &["F-024"]),
    ("draft", yes_no, |o| &mut o.draft, &["F-029"]),
    ("building_faces_exclusive", yes_no, |o| &mut o.building_faces_exclusive, &["F-004"]),
    ("hero_bonus_without_sale", yes_no, |o| &mut o.hero_bonus_without_sale, &["F-082"]),
    ("ruins_again", || [json!("full"), json!("move_and_benefit")], |o| &mut o.ruins_again_full, &["F-088"]),
    ("longshadow_from_start", yes_no, |o| &mut o.longshadow_from_start, &["F-151"]),
    ("lovebug_travel_only", yes_no, |o| &mut o.lovebug_travel_only, &["F-152"]),
    ("travel_value_cap", || [json!(6), json!("none")], |o| &mut o.travel_value_cap, &["F-155", "F-176", "F-203"]),
    ("illuminated_cap", || [json!("reserve"), json!("all_owned")], |o| &mut o.illuminated_cap_reserve, &["F-146"]),
    ("storage_tile", || [json!("two_points"), json!("extra_2x2")], |o| &mut o.storage_tile_points, &["F-162", "F-193"]),
    ("threy_copy", || [json!("any"), json!("own")], |o| &mut o.threy_copy_any, &["F-204"]),
    ("woolsworth_final_travel", yes_no, |o| &mut o.woolsworth_final_travel, &["F-190"]),
    ("solo_tie", || [json!("strict"), json!("tiebreak")], |o| &mut o.solo_tie_strict, &["P-086"]),
    ("log_public", yes_no, |o| &mut o.log_public, &["F-148"]),
    (
        "automaton_coins",
        || [json!("counted"), json!("hidden")],
        |o| &mut o.automaton_coins_counted,
        &["P-066", "P-103"],
    ),
];

impl Options {
    pub fn specs() -> Vec<OptionSpec> {
        let mut fresh = Options::default();
        let mut all = vec![
            OptionSpec {
                name: "players",
                default: json!(2),
                values: (1..=4).map(|n| json!(n)).collect(),
                kind: None,
                rules: &["F-001"],
            },
            OptionSpec {
                name: "edition",
                default: json!(Edition::Final),
                values: Edition::ALL.iter().map(|e| json!(e)).collect(),
                kind: None,
                rules: &["P-001"],
            },
            OptionSpec {
                name: "automaton",
                default: json!("none"),
                values: std::iter::once(json!("none")).chain((0..4).map(|n| json!(n))).collect(),
                kind: Some("the seat that plays itself, the first is 0"),
                rules: &["F-198", "P-060"],
            },
            OptionSpec {
                name: "level",
                default: json!(Difficulty::Normal),
                values: Difficulty::ALL.iter().map(|l| json!(l)).collect(),
                kind: None,
                rules: &["P-061"],
            },
            OptionSpec {
                name: "buildings",
                default: json!("first_game"),
                values: vec![json!("first_game"), json!("random")],
                kind: Some("or a list of four different buildings"),
                rules: &["F-003", "F-004", "F-005"],
            },
        ];
        all.extend(SWITCHES.iter().map(|(name, values, field, rules)| {
            let values = values();
            let default = values[usize::from(!*field(&mut fresh))].clone();
            OptionSpec { name, default, values: values.to_vec(), kind: None, rules }
        }));
        all
    }

    /// Reads an object; what is left out has its default. Every problem is reported.
    pub fn read(options: &Value) -> Result<Options, Problems> {
        let mut read = Options::default();
        let mut problems = Problems::default();
        let nothing = serde_json::Map::new();
        let object = match options {
            Value::Null => &nothing,
            Value::Object(object) => object,
            _ => return Err(Problems::one("options", "must be an object")),
        };
        // The edition first: some rulings have another default there.
        if let Some(edition) = object.get("edition") {
            match serde_json::from_value(edition.clone()) {
                Ok(edition) => read = Options::of(edition),
                Err(_) => problems.add("options.edition", format!("must be \"final\" or \"prototype\", not {edition}")),
            }
        }
        for (name, value) in object.iter().filter(|(name, _)| *name != "edition") {
            if let Err(what) = read.set(name, value) {
                problems.add(format!("options.{name}"), what);
            }
        }
        if read.automaton.is_some_and(|seat| seat >= read.players) {
            problems.add("options.automaton", format!("there are {} seats, the first is 0", read.players));
        }
        if read.automaton.is_some() && read.players == 1 {
            problems.add("options.players", "the automaton counts as one of them: at least 2");
        }
        if read.edition == Edition::Prototype && read.deeds_keep_one_of_two {
            problems.add("options.deeds_keep_one_of_two", "the prototype edition deals one to each (P-003)");
        }
        problems.or(read)
    }
    /// The defaults of an edition: in the prototype Lovebug and Threy Cat do less (P-007, P-036).
    pub fn of(edition: Edition) -> Options {
        let last = edition == Edition::Final;
        Options { edition, lovebug_travel_only: !last, threy_copy_any: last, ..Options::default() }
    }

    fn set(&mut self, name: &str, value: &Value) -> Result<(), String> {
        match name {
            "players" => match value.as_u64() {
                Some(n @ 1..=4) => self.players = n as u8,
                _ => return Err(format!("must be 1, 2, 3 or 4, not {value}")),
            },
            "automaton" => {
                self.automaton = match value.as_u64() {
                    Some(n @ 0..=3) => Some(n as u8),
                    _ if value == "none" => None,
                    _ => return Err(format!("must be \"none\" or the number of a seat, not {value}")),
                }
            }
            "level" => {
                let levels = "must be \"easy\", \"normal\" or \"hard\"";
                self.level = serde_json::from_value(value.clone()).map_err(|_| format!("{levels}, not {value}"))?;
            }
            "buildings" => self.buildings = read_buildings(value)?,
            _ => {
                let found = SWITCHES.iter().find(|switch| switch.0 == name).ok_or("there is no such option")?;
                let [yes, no] = found.1();
                *found.2(self) = match value {
                    v if *v == yes => true,
                    v if *v == no => false,
                    v => return Err(format!("must be {yes} or {no}, not {v}")),
                };
            }
        }
        Ok(())
    }

    pub fn write(&self) -> Value {
        let mut all = *self;
        let mut object = serde_json::Map::new();
        object.insert("players".into(), json!(self.players));
        object.insert("edition".into(), json!(self.edition));
        object.insert("automaton".into(), self.automaton.map_or(json!("none"), |seat| json!(seat)));
        object.insert("level".into(), json!(self.level));
        object.insert(
            "buildings".into(),
            match self.buildings {
                Buildings::FirstGame => json!("first_game"),
                Buildings::Random => json!("random"),
                Buildings::Chosen(four) => json!(four),
            },
        );
        for (name, values, field, _) in SWITCHES {
            object.insert((*name).into(), values()[usize::from(!*field(&mut all))].clone());
        }
        Value::Object(object)
    }
}

fn read_buildings(value: &Value) -> Result<Buildings, String> {
    match value {
        Value::String(s) if s == "first_game" => Ok(Buildings::FirstGame),
        Value::String(s) if s == "random" => Ok(Buildings::Random),
        Value::Array(list) => {
            let four: Vec<Building> = list
                .iter()
                .map(|v| serde_json::from_value(v.clone()).map_err(|_| format!("{v} is not a building")))
                .collect::<Result<_, _>>()?;
            let mut different = four.clone();
            different.sort_unstable();
            different.dedup();
            match <[Building; 4]>::try_from(four) {
                Ok(four) if different.len() == 4 => Ok(Buildings::Chosen(four)),
                _ => Err("must be four different buildings".into()),
            }
        }
        _ => Err(format!("must be \"first_game\", \"random\" or a list of four buildings, not {value}")),
    }
}
