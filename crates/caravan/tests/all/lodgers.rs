//! Bots over `speak` stay: the bot of a seat goes on from what it has looked into, and what it has looked into is its own.
use crate::mouth::*;
use bots::Bot;
use merchants::Merchants;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use table::{FastDice, Table, fingerprint};

const SEARCH: &str = "search:nodes=40";
const DECISIONS: usize = 60;

/// What bots decide at the same table, each asked by hand; `stays`: or a new one each time.
fn by_hand(seed: &str, stays: bool) -> Vec<String> {
    let search = || bots::merchants::by_name(SEARCH).expect("known");
    let mut seats: Vec<Box<dyn Bot<Merchants>>> = vec![search(), search()];
    let mut dice = FastDice::new(fingerprint(&("bots", seed)));
    let options = json!({ "players": 2 });
    let mut table = shelf::find("merchants").expect("a game").open(&options, None, seed, vec![], None).expect("opens");
    let mut decided = vec![];
    while decided.len() < DECISIONS {
        let seat = table.must().first().expect("the game goes on");
        let bot = &mut seats[seat.index()];
        if !stays {
            *bot = search();
        }
        let merchants = table.as_any().downcast_ref::<Table<Merchants>>().expect("a table of Merchants");
        decided.push(bot.choose(&merchants.mind(seat), &mut dice).to_string());
        table.act(seat, 0, &decided[decided.len() - 1], None).expect("lawful");
    }
    decided
}

fn spoken(mouth: &mut Mouth, decisions: usize) -> Vec<String> {
    let mut acts = || mouth.ask(json!({ "ask": "bot" }))["do"].as_str().expect("an action").to_string();
    (0..decisions).map(|_| acts()).collect()
}

#[test]
fn a_bot_of_a_table_is_the_same_one_at_every_question() {
    let open = || {
        let mut mouth = Mouth::open();
        mouth.ask(json!({ "ask": "new", "seed": "stays", "seats": [SEARCH, SEARCH] }));
        mouth
    };
    let kept = spoken(&mut open(), DECISIONS);
    assert_eq!(kept, by_hand("stays", true));
    assert_ne!(kept, by_hand("stays", false), "what was kept made a difference");
    assert_eq!(kept, spoken(&mut open(), DECISIONS), "the same seed and the same requests give the same game");
}

/// A hint follows from what the seat knows: whether its bot has thought about it makes no difference.
#[test]
fn hints_are_not_made_of_what_a_bot_keeps() {
    let mut mouth = Mouth::open();
    for table in ["bot", "hand"] {
        mouth.ask(json!({ "ask": "new", "table": table, "seed": "hints", "seats": [SEARCH, null] }));
    }
    for _ in 0..12 {
        if mouth.ask(json!({ "ask": "must", "table": "bot" }))["must"] != json!([0]) {
            break;
        }
        let action = mouth.ask(json!({ "ask": "bot", "table": "bot" }))["do"].take();
        mouth.ask(json!({ "ask": "act", "table": "hand", "seat": 0, "do": action }));
        let hint = |mouth: &mut Mouth, table: &str| {
            mouth.raw(json!({ "ask": "hint", "table": table, "seat": 0, "nodes": 60 }).to_string().as_bytes())
        };
        assert_eq!(hint(&mut mouth, "bot"), hint(&mut mouth, "hand"));
    }
}

/// Worlds that differ in a deed of seat 1, which seat 0 has not seen: its bot does the same in all of them for as long as it sees the
/// same.
#[test]
fn what_a_bot_keeps_is_what_its_seat_knows() {
    let mut mouth = Mouth::open();
    let catalog = mouth.ask(json!({ "ask": "catalog" }))["catalog"].take();
    let deeds: Vec<&Value> = catalog["deeds"].as_array().expect("deeds").iter().map(|deed| &deed["id"]).collect();
    let mut worlds: BTreeMap<String, Vec<Vec<[String; 2]>>> = BTreeMap::new();
    for deed in &deeds[1..] {
        let seats = json!([{ "deeds": [deeds[0]], "coins": 9 }, { "deeds": [deed], "coins": 7 }]);
        let scene = json!({ "ask": "scene", "table": deed, "seed": "worlds", "seats": [SEARCH, null],
                            "scene": { "round": 3, "turn": 0, "seats": seats } });
        // A deed that lies in the courtyard is in nobody's hand.
        if mouth.raw(scene.to_string().as_bytes())["ok"] != true {
            continue;
        }
        let seen = mouth.ask(json!({ "ask": "view", "table": deed, "seat": 0 }))["sheet"].to_string();
        let mut turn = vec![];
        while turn.len() < 12 && mouth.ask(json!({ "ask": "must", "table": deed }))["must"] == json!([0]) {
            let said = mouth.ask(json!({ "ask": "bot", "table": deed }));
            turn.push([said["do"].to_string(), said["events"].to_string()]);
        }
        worlds.entry(seen).or_default().push(turn);
    }
    let mut compared = 0;
    for alike in worlds.values() {
        for other in &alike[1..] {
            for ([done, seen], [other, saw]) in alike[0].iter().zip(other) {
                assert_eq!(done, other, "{alike:#?}");
                compared += 1;
                if seen != saw {
                    break;
                }
            }
        }
    }
    assert!(compared > 20, "{compared} decisions in {} kinds of worlds", worlds.len());
}
