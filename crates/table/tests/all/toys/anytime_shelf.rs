//! What `anytime` adds to stand on the shelf, and the census of its components.
use super::anytime::*;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use table::laws::Census;
use table::*;

/// The one file of a content pack: a villager a line.
pub const VILLAGERS_FILE: &str = "villagers.txt";
const OUR_VILLAGERS: &str = "smith\nmiller\nbaker\nweaver\ntanner\ncooper\nmason\nscribe\nherald\nhermit";

impl Anytime {
    pub fn new(seats: u8) -> Anytime {
        Anytime::build(&json!({ "seats": seats }), None).expect("our own options and cards are good")
    }
}

/// A whole number within limits; what is left out has its default.
fn number(
    options: &Value,
    name: &str,
    default: u8,
    limits: std::ops::RangeInclusive<u64>,
    problems: &mut Problems,
) -> u8 {
    match options.get(name) {
        None => default,
        Some(value) => match value.as_u64() {
            Some(n) if limits.contains(&n) => n as u8,
            _ => {
                problems.add(name, format!("{value} is not a number from {} to {}", limits.start(), limits.end()));
                default
            }
        },
    }
}

impl Shelved for Anytime {
    const NAME: &'static str = "anytime";
    const RULES: &'static str = "1";
    const WORDS: &'static [table::WordFile] = &[];
    type Catalog = Value;

    fn options() -> Vec<OptionSpec> {
        vec![
            OptionSpec {
                name: "seats",
                default: json!(2),
                values: vec![json!(2), json!(3), json!(4)],
                kind: None,
                rules: &[],
            },
            OptionSpec { name: "seasons", default: json!(2), values: vec![], kind: Some("1 to 3"), rules: &["N-002"] },
        ]
    }
    fn build(options: &Value, pack: Option<&Pack>) -> Result<Self, Problems> {
        let mut problems = Problems::default();
        let seats = number(options, "seats", 2, 2..=4, &mut problems);
        let seasons = number(options, "seasons", 2, 1..=3, &mut problems);
        let text = match pack {
            None => OUR_VILLAGERS,
            Some(pack) => pack.get(VILLAGERS_FILE).map_or("", String::as_str),
        };
        let villagers: Vec<String> = text.lines().map(str::to_string).collect();
        if villagers.is_empty() {
            problems.add(VILLAGERS_FILE, "there are no villagers");
        }
        problems.or(Anytime { seats, seasons, villagers })
    }
    fn options_now(&self) -> Value {
        json!({ "seats": self.seats, "seasons": self.seasons })
    }
    fn progress(&self, _: &Self::State) -> table::Progress {
        table::Progress { part: table::Part::Turn, now: 1, of: 1 }
    }
    fn content(&self) -> Content {
        Content { name: "villagers".into(), id: Hash(fingerprint(&self.villagers)).to_string() }
    }
    fn catalog(&self) -> Value {
        json!({ "villagers": self.villagers })
    }
    /// `{"active": 1, "coins": [5, 2], "xp": [0, 2], "rolls": [4], "quests": [7, 3]}`; rolls and quests come next.
    fn arrange(&self, fresh: &State, dice: &mut TableDice, scene: &Value) -> Result<State, Problems> {
        let (mut s, mut problems) = (*fresh, Problems::default());
        s.active = Seat(number(scene, "active", 0, 0..=u64::from(self.seats) - 1, &mut problems));
        let list = |name: &str| scene.get(name).and_then(Value::as_array).cloned().unwrap_or_default();
        for (seat, coins) in self.all().zip(list("coins")) {
            s.bank += std::mem::take(&mut s.players[seat].coins);
            match coins.as_u64().filter(|&n| n <= u64::from(s.bank)) {
                Some(coins) => Self::pay(&mut s, seat, coins as u8),
                None => problems.add(format!("coins.{seat}"), format!("the bank cannot pay {coins}")),
            }
        }
        for (seat, xp) in self.all().zip(list("xp")) {
            s.players[seat].xp = xp.as_u64().unwrap_or(0) as u8;
        }
        let numbers =
            |name: &str| -> Vec<u32> { list(name).iter().filter_map(Value::as_u64).map(|n| n as u32).collect() };
        dice.load(D4, numbers("rolls").into_iter().map(|n| n.saturating_sub(1)));
        dice.load(QUESTS, numbers("quests"));
        problems.or(s)
    }
}

impl Census for Anytime {
    fn census(&self, s: &State) -> BTreeMap<&'static str, u32> {
        let sum = |count: &dyn Fn(&Player) -> u32| self.all().map(|w| count(&s.players[w])).sum::<u32>();
        let drawn = if matches!(s.step, Step::Keep { .. }) { 2 } else { 0 };
        let row = s.row.iter().flatten().count() as u32;
        BTreeMap::from([
            ("coins", u32::from(s.bank) + sum(&|p| p.coins.into())),
            ("stone", u32::from(s.market[0]) + sum(&|p| p.goods[0].into())),
            ("timber", u32::from(s.market[1]) + sum(&|p| p.goods[1].into())),
            ("quests", s.quests.len() as u32 + s.done.len() + drawn + sum(&|p| p.hand.len() as u32)),
            (
                "villagers",
                s.villagers.len()
                    + row
                    + sum(&|p| u32::from(p.guests) + p.rows.iter().map(|&r| u32::from(r)).sum::<u32>()),
            ),
        ])
    }
}
