//! What the house must know of the game.
use crate::content::{Cards, Good};
use crate::rules::{State, Wells};
use crate::scene;
use serde::Serialize;
use serde_json::{Map, Value, json};
use table::{
    Content, Hash, OptionSpec, Pack, Part, Problems, Progress, Seat, Shelved, TableDice, WordFile, fingerprint,
    word_files,
};

const PLAYERS: [u8; 3] = [2, 3, 4];
const ROUNDS: [u8; 3] = [4, 6, 8];

/// The value of an option, if it is one of these.
fn one_of(options: &Map<String, Value>, name: &str, usual: u8, values: &[u8], problems: &mut Problems) -> u8 {
    let Some(given) = options.get(name) else { return usual };
    let known = values.iter().copied().find(|&value| json!(value) == *given);
    if known.is_none() {
        problems.add(name, format!("{given} is none of {values:?}"));
    }
    known.unwrap_or(usual)
}

/// The pack as clients get it: views name cards by their place in the list.
#[derive(Serialize)]
pub struct Catalog {
    goods: Vec<Good>,
    cards: Vec<Card>,
}

#[derive(Serialize)]
struct Card {
    good: String,
    worth: u8,
}

impl Shelved for Wells {
    const NAME: &'static str = "wells";
    const RULES: &'static str = "1";
    const WORDS: &'static [WordFile] = word_files!("locales": "wells");
    type Catalog = Catalog;

    fn options() -> Vec<OptionSpec> {
        let option = |name, default: u8, values: &[u8], rules| OptionSpec {
            name,
            default: json!(default),
            values: values.iter().map(|value| json!(value)).collect(),
            kind: None,
            rules,
        };
        vec![option("players", 2, &PLAYERS, &["W-01"]), option("rounds", 6, &ROUNDS, &["W-06"])]
    }
    fn build(options: &Value, pack: Option<&Pack>) -> Result<Self, Problems> {
        let given = options.as_object().ok_or_else(|| Problems::one("options", "they are an object"))?;
        let mut problems = Problems::default();
        for name in given.keys().filter(|name| !["players", "rounds"].contains(&name.as_str())) {
            problems.add(name, "there is no such option");
        }
        let players = one_of(given, "players", 2, &PLAYERS, &mut problems);
        let rounds = one_of(given, "rounds", 6, &ROUNDS, &mut problems);
        let cards = Cards::read(pack)?;
        let each = cards.all().collect();
        problems.or(Wells { players, rounds, cards, each })
    }
    fn options_now(&self) -> Value {
        json!({ "players": self.players, "rounds": self.rounds })
    }
    fn content(&self) -> Content {
        Content { name: self.cards.name.clone(), id: Hash(fingerprint(&self.cards)).to_string() }
    }
    fn catalog(&self) -> Catalog {
        let card = |&(good, worth): &(u8, u8)| Card { good: self.cards.goods[good as usize].good.clone(), worth };
        Catalog { goods: self.cards.goods.clone(), cards: self.each.iter().map(card).collect() }
    }
    fn arrange(&self, fresh: &State, dice: &mut TableDice, scene: &Value) -> Result<State, Problems> {
        scene::read(self, fresh, dice, scene)
    }
    fn position(&self, s: &State, who: Option<Seat>) -> Option<Value> {
        Some(scene::write(self, s, who))
    }
    fn progress(&self, s: &State) -> Progress {
        Progress { part: Part::Round, now: s.round, of: self.rounds }
    }
}
