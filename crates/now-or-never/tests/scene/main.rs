//! Positions by description: what they set, what they refuse, and that they play on as any game does.
#![recursion_limit = "256"]
mod any;
mod laying;
mod opening;
mod playing;
mod refusing;

use now_or_never::state::{Player, Step};
use now_or_never::{NowOrNever, Options};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use table::{Dice, FastDice, Numbered, Problems, Purpose, Seat, Table};

fn game(options: &Value) -> NowOrNever {
    NowOrNever::new(Options::read(options).unwrap()).unwrap()
}

#[expect(clippy::needless_pass_by_value, reason = "a fresh object, always")]
fn try_open(options: Value, scene: Value) -> Result<Table<NowOrNever>, Problems> {
    Table::open(game(&options), "scene", vec![], Some(scene))
}

#[track_caller]
fn open(scene: Value) -> Table<NowOrNever> {
    try_open(json!({}), scene).unwrap_or_else(|problems| panic!("{problems}"))
}

#[track_caller]
fn alone(scene: Value) -> Table<NowOrNever> {
    try_open(json!({"players": 1}), scene).unwrap_or_else(|problems| panic!("{problems}"))
}

#[track_caller]
fn act(table: &mut Table<NowOrNever>, seat: u8, actions: &[&str]) {
    for a in actions {
        if let Err(why) = table.act_text(Seat(seat), 0, a, None) {
            let offers = table.offers(Seat(seat)).iter().map(|o| o.act.clone()).collect::<Vec<_>>();
            panic!("{a}: {why}; there are {offers:?}");
        }
    }
}

fn p(table: &Table<NowOrNever>, seat: u8) -> Player {
    table.state().players[Seat(seat)]
}

fn step(table: &Table<NowOrNever>) -> (u8, Step) {
    let top = table.state().stack.top().expect("somebody is asked");
    (top.seat.0, top.step)
}

fn number(names: &[String], id: &str) -> u8 {
    names.iter().position(|name| name == id).unwrap_or_else(|| panic!("{id}")) as u8
}

fn numbers<C: Numbered, All: FromIterator<C>>(names: &[String], ids: &[&str]) -> All {
    these(ids.iter().map(|id| number(names, id)))
}

/// An empty place, for [`places`].
const GAP: u8 = 255;
/// What lies in places, by number.
fn places<C: Numbered, const N: usize>(all: [u8; N]) -> [Option<C>; N] {
    all.map(C::numbered)
}
/// Cards by number.
fn these<C: Numbered, All: FromIterator<C>>(all: impl IntoIterator<Item = u8>) -> All {
    all.into_iter().filter_map(C::numbered).collect()
}

/// The places of all problems, in order.
#[track_caller]
fn refused(options: Value, scene: Value) -> Vec<String> {
    let problems = try_open(options, scene).err().expect("it is impossible");
    assert!(problems.0.iter().all(|p| p.what.len() > 8), "{problems}");
    problems.0.into_iter().map(|p| p.at).collect()
}

#[track_caller]
fn refuses(scene: &Value, at: &str) -> String {
    let problems = try_open(json!({}), scene.clone()).err().unwrap_or_else(|| panic!("{scene} is impossible"));
    assert_eq!(problems.0.iter().map(|p| &p.at).collect::<Vec<_>>(), [at], "{problems}");
    problems.0[0].what.clone()
}

/// Plays at random to the end; nothing is lost and nothing appears.
fn play_on(mut table: Table<NowOrNever>, seed: u64) {
    let mut dice = FastDice::new(seed);
    let before = table.game().components(table.state());
    let mut n = 0;
    while let Some(seat) = table::Game::must(table.game(), table.state()).first() {
        let offers = table::legal_list(table.game(), table.state(), seat);
        let a = offers[dice.below(Purpose(0), offers.len() as u32) as usize];
        table.act(seat, 0, a).unwrap();
        assert_eq!(table.game().components(table.state()), before, "after {a}");
        n += 1;
        assert!(n < 20_000, "it goes on for ever");
    }
}

fn nearly_everything() -> Value {
    json!({
        "season": 4, "first": 1, "turn": 0, "step": "stand", "moment": {"quested": true, "armored": true},
        "tiles": ["city-of-spirits", "crystal-meteorite", "ublo-tower"],
        "enemies": [0, 0, 1, 2, 2, 1, 2, 2, 1],
        "unclaimed": ["A", "C", "D", "G", "H", "N"],
        "finds": {"coin-cache": 0, "lost-villager": 1, "lost-knowledge": 0, "hidden-cave": 0},
        "villagers": ["shell", null, "crystal", null, null, "tool"],
        "gear": ["hunting-bow", null, "iron-maul", "azure-coat", "trail-boots", "trail-boots"],
        "specialists": ["sage", null, "glazier", 20],
        "seats": [
            {
                "hero": "namal", "space": "istreka", "hearts": 7, "mana": 1, "coins": 44, "experience": 3, "books": 2,
                "goods": {"shell": 2, "crystal": 11}, "arrows": [0, 2],
                "specialists": ["thatcher", null, "armourer", "alchemist"], "face_down": ["alchemist", "thatcher"],
                "red": ["piston-fist", null, "hunting-bow"], "blue": ["shield-crystal", "self-repair"],
                "bought": ["iron-plating"], "used": ["self-repair", "life-candle"],
                "town": {"13": "inn", "14": "school", "9": "tool-shed"},
                "waiting": {"crystal": 2}, "housed": [{}, {}, {"tool": 2}, {"shell": 1, "demon": 3}],
                "orders": ["royal-gift", 4], "completed": ["garden-path"], "tokens": 5,
                "hand": ["the-wailer", 0], "played": ["life-candle", "masked-bandits"]
            },
            {"coins": 0, "tokens": 2, "specialists": []}
        ],
        "decks": {
            "gear": ["ember-lance", "mirror-plate"], "specialists": ["duelist"], "quests": [1, 2, 44, 57, "magic-chest"],
            "discards": [5, 45], "orders": ["chandelier"], "orders_under": ["tool-crate", "spirit-lamps"]
        },
        "next": {"attack": [4, 1], "toll": [2]}
    })
}

fn whole() -> BTreeMap<&'static str, u32> {
    let none = ["missing buildings", "unknown discards"].map(|what| (what, 0));
    BTreeMap::from([("villagers", 60), ("quest cards", 73), ("orders", 9)]).into_iter().chain(none).collect()
}

/// The examples of `docs/scenes.md`, read from there.
fn examples() -> Vec<Value> {
    let text = include_str!("../../../../docs/scenes.md");
    let (_, ours) = text.split_once("\n# Now or Never\n").expect("there is a chapter");
    let blocks = ours.split("```json").skip(1).map(|rest| rest.split("```").next().unwrap());
    blocks.map(|block| serde_json::from_str(block).unwrap()).collect()
}
