//! Positions in which each kind of question is asked: games are played under options of every kind until all have come up.
use super::kinds;
use crate::faces;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::sync::{Mutex, OnceLock};
use table::{AnyTable, FastDice, GameFile, Seat};

/// How many positions of each kind are looked at.
const EACH: usize = 3;
/// Games after which a kind that has not come up is missing.
const GAMES: u64 = 400;

pub struct Position {
    pub game: &'static str,
    pub kind: String,
    pub seat: Seat,
    pub seats: Vec<String>,
    pub file: GameFile,
}

impl Position {
    pub fn table(&self) -> Box<dyn AnyTable> {
        shelf::find(self.game).unwrap().replay(&self.file, None, None).unwrap()
    }
}

/// Has the face of this game hands of its own, because the game goes on while people think?
pub fn races(game: &str) -> bool {
    let table = shelf::find(game).unwrap().open(&json!({}), None, "races", vec![], None).unwrap();
    faces::picture(game).hands(&*table).is_some()
}

/// Options drawn from what the game itself says that there is.
pub fn options(game: &str, dice: &mut FastDice, k: u64) -> Value {
    let mut options = Map::new();
    for spec in shelf::find(game).unwrap().options() {
        // The first games are played as most people play them.
        if k >= 4 && !spec.values.is_empty() {
            let value = &spec.values[(dice.next_u64() % spec.values.len() as u64) as usize];
            options.insert(spec.name.into(), value.clone());
        }
    }
    options.insert("players".into(), json!(1 + (k + 1) % 4));
    if shelf::find(game).unwrap().options().iter().any(|option| option.name == "automaton") {
        let players = options["players"].as_u64().unwrap();
        let automaton = (k % 3 == 1 && players > 1).then(|| dice.next_u64() % players);
        options.insert("automaton".into(), json!(automaton));
    }
    Value::Object(options)
}

pub fn open(game: &'static str, options: &Value, k: u64) -> Option<(Box<dyn AnyTable>, Vec<String>)> {
    let people = ["Anna", "Béla", "Cili", "Dani"];
    let players = options["players"].as_u64().unwrap() as usize;
    let mut seats: Vec<String> = people[..players].iter().map(ToString::to_string).collect();
    if let Some(seat) = options["automaton"].as_u64() {
        seats[seat as usize] = shelf::find(game).unwrap().rivals.automaton.words[0].into();
    }
    let table = shelf::find(game).unwrap().open(options, None, &format!("every {k}"), seats.clone(), None).ok()?;
    Some((table, seats))
}

/// Plays one game: greedy players know what they want, chance does what they would not. Before each choice `look` is called.
pub fn play(table: &mut dyn AnyTable, dice: &mut FastDice, mut look: impl FnMut(&dyn AnyTable, Seat)) {
    let wild = dice.next_u64() % 3;
    while !table.is_over() {
        let Some(seat) = table.must().first() else { return };
        look(table, seat);
        let bot = if dice.next_u64() % 4 < wild { "random" } else { "greedy" };
        let action = shelf::of(table).rivals.choose(table, seat, bot, dice).unwrap();
        table.act(seat, 0, &action, None).unwrap();
    }
}

/// What games hardly ever come to. P-098: the deck of companions must be empty, and the card must name an empty place.
/// F-163: an inventory must be full when a tile comes.
fn rare() -> [Position; 2] {
    let empty = json!({
        "step": "plan", "turn": 1, "companions": ["raven", "phoenix", null], "decks": { "companions": [] },
        "automaton": { "goods": 0, "illuminated_dice": 0, "heroes": [], "commissions": ["frost-pass"] },
        "next": { "action_cards": ["yurgs-handshake"] },
    });
    let full = json!({
        "seats": [{ "quartz": 1, "horseshoes": 2 }],
        "doing": [{ "step": "plan", "seat": 0 }, { "step": "place-tile", "seat": 0, "tile": "stable" }],
    });
    [
        posed(&json!({ "players": 2, "automaton": 1 }), ["Anna", "concern"], empty),
        posed(&json!({ "players": 2 }), ["Anna", "Béla"], full),
    ]
}

fn posed(options: &Value, seats: [&str; 2], scene: Value) -> Position {
    let seats: Vec<String> = seats.map(String::from).to_vec();
    let game = shelf::find("merchants").unwrap();
    let table = game.open(options, None, "rare", seats.clone(), Some(scene)).unwrap_or_else(|e| panic!("{e}"));
    let kind = table.sheet(None)["board"]["step"].as_str().unwrap_or_default().to_string();
    Position { game: "merchants", kind, seat: Seat(0), seats, file: table.file() }
}

/// A position of every kind of a game, and more. They are looked for once.
pub fn every_kind(game: &'static str) -> &'static [Position] {
    type Found = &'static OnceLock<Vec<Position>>;
    static FOUND: Mutex<BTreeMap<&str, Found>> = Mutex::new(BTreeMap::new());
    let found = *FOUND.lock().unwrap().entry(game).or_insert_with(|| Box::leak(Box::default()));
    found.get_or_init(|| look_for(game))
}

fn look_for(game: &'static str) -> Vec<Position> {
    let mut missing: BTreeMap<String, usize> = kinds::of(game).into_iter().map(|kind| (kind, EACH)).collect();
    let mut found: Vec<Position> = rare().into_iter().filter(|p| p.game == game).collect();
    for position in &found {
        missing.insert(position.kind.clone(), 0);
    }
    for k in 0..GAMES {
        if missing.values().all(|left| *left < EACH) && k > 40 {
            break;
        }
        let mut dice = FastDice::new(k);
        let options = options(game, &mut dice, k);
        let Some((mut table, seats)) = open(game, &options, k) else { continue };
        let mut seen = vec![];
        play(&mut *table, &mut dice, |table, seat| {
            if missing.values().all(|left| *left == 0) {
                return;
            }
            let kind = table.sheet(None)["board"]["step"].as_str().unwrap_or_default().to_string();
            let wanted = missing.get_mut(&kind).filter(|left| **left > 0 && !seen.contains(&kind));
            if let Some(left) = wanted {
                *left -= 1;
                seen.push(kind.clone());
                found.push(Position { game, kind, seat, seats: seats.clone(), file: table.file() });
            }
        });
    }
    missing.retain(|_, left| *left == EACH);
    assert!(missing.is_empty(), "never asked in {GAMES} games: {:?}", missing.keys());
    found
}
