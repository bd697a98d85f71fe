//! Conversations.
use crate::mouth::*;
use serde_json::{Value, json};

#[test]
fn a_whole_game_through_the_sheets() {
    let mut mouth = Mouth::open();
    let card = mouth.ask(json!({ "ask": "new", "id": "first", "seed": "whole", "seats": [null, "greedy", "random"] }));
    assert_eq!(card["id"], "first");
    assert_eq!((&card["seats"], &card["options"]["players"]), (&json!(3), &json!(3)));
    let mut last = Value::Null;
    for step in 0.. {
        assert!(step < 5000, "games end");
        let must = mouth.ask(json!({ "ask": "must" }));
        let Some(seat) = must["must"][0].as_u64() else { break };
        if seat != 0 {
            let reply = mouth.ask(json!({ "ask": "bot", "at": step }));
            assert_eq!(
                (&reply["seat"], &reply["bot"]),
                (&json!(seat), &json!(["", "greedy", "random"][seat as usize]))
            );
            continue;
        }
        let sheet = mouth.ask(json!({ "ask": "view", "seat": 0, "lang": "en" }))["sheet"].take();
        assert!(sheet["say"].is_string() && sheet["you"] == 0, "{sheet}");
        let legal = mouth.ask(json!({ "ask": "legal", "seat": 0, "lang": "en" }));
        assert_eq!(legal["offers"], sheet["offers"]);
        let offers = sheet["offers"].as_array().unwrap();
        let offer = &offers[step * 7 % offers.len()];
        assert!(offer["say"].is_string());
        last = mouth.ask(json!({ "ask": "act", "seat": 0, "do": offer["act"], "mark": offer["mark"], "at": step }));
        let news = mouth.ask(json!({ "ask": "events", "seat": 0, "after": sheet["seq"] }))["events"].take();
        assert_eq!(last["events"], news);
        assert_eq!(last["seq"].as_u64(), Some(sheet["seq"].as_u64().unwrap() + news.as_array().unwrap().len() as u64));
    }
    assert!(last.is_object());
    let places = mouth.ask(json!({ "ask": "places" }));
    assert_eq!(places["over"], true);
    assert_eq!(places["places"].as_array().unwrap().len(), 3);
    let sheet = mouth.ask(json!({ "ask": "view", "seat": null }))["sheet"].take();
    assert_eq!(sheet["places"], places["places"]);
    assert_eq!(sheet["board"]["step"], "over");
    assert_eq!(mouth.end(), 0);
}

#[test]
fn the_same_seed_and_the_same_requests_give_the_same_game() {
    assert_eq!(a_game("again"), a_game("again"));
    assert_ne!(a_game("again"), a_game("otherwise"));
}

#[test]
fn fresh_seeds_differ() {
    let mut mouth = Mouth::open();
    let one = mouth.ask(json!({ "ask": "new", "table": 1 }))["commitment"].take();
    let two = mouth.ask(json!({ "ask": "new", "table": 2 }))["commitment"].take();
    assert_ne!(one, two);
}

#[test]
fn several_tables_do_not_disturb_each_other() {
    let mut mouth = Mouth::open();
    mouth.ask(json!({ "ask": "new", "table": "a", "seed": "x" }));
    mouth.ask(json!({ "ask": "new", "table": 7, "seed": "x", "options": { "players": 4 } }));
    let hash = |mouth: &mut Mouth, table: Value| mouth.ask(json!({ "ask": "hash", "table": table }))["hash"].take();
    let before = hash(&mut mouth, json!(7));
    mouth.ask(json!({ "ask": "bot", "table": "a", "bot": "greedy" }));
    assert_eq!(hash(&mut mouth, json!("7")), before, "a number is a name, too");
    let tables = mouth.ask(json!({ "ask": "tables" }))["tables"].take();
    let names: Vec<&str> = tables.as_array().unwrap().iter().map(|t| t["table"].as_str().unwrap()).collect();
    assert_eq!(names, ["7", "a"]);
    mouth.ask(json!({ "ask": "close", "table": "a" }));
    assert_eq!(mouth.refused(json!({ "ask": "must", "table": "a" })), "no-such-table");
    assert_eq!(mouth.refused(json!({ "ask": "must" })), "no-such-table", "`main` was never opened");
}

#[test]
fn undo_takes_back_what_can_be_taken_back() {
    let mut mouth = Mouth::open();
    mouth.ask(json!({ "ask": "new", "seed": "undo" }));
    for n in 0.. {
        let before = mouth.ask(json!({ "ask": "hash" }))["hash"].take();
        let seat = mouth.ask(json!({ "ask": "must" }))["must"][0].take();
        let reply = mouth.ask(json!({ "ask": "bot", "bot": "random", "at": n }));
        let sheet = mouth.ask(json!({ "ask": "view", "seat": seat }))["sheet"].take();
        if reply["barrier"].is_null() && sheet["can_undo"] == true {
            let undone = mouth.ask(json!({ "ask": "undo", "seat": seat, "at": n, "lang": "en" }));
            let entry = &undone["events"][0];
            assert_eq!((&entry["undone"]["seat"], &entry["n"]), (&seat, &undone["seq"]));
            assert!(entry["say"].is_string());
            assert_eq!(mouth.ask(json!({ "ask": "hash" }))["hash"], before);
            return;
        }
    }
}

#[test]
fn late_clicks_count_only_if_the_button_looks_the_same() {
    let mut mouth = Mouth::open();
    mouth.ask(json!({ "ask": "new", "seed": "late" }));
    let offer = mouth.ask(json!({ "ask": "legal", "seat": 0 }))["offers"][0].take();
    let stale = json!({ "ask": "act", "seat": 0, "do": offer["act"], "mark": offer["mark"].as_u64().unwrap() ^ 1 });
    let reply = mouth.raw(stale.to_string().as_bytes());
    assert_eq!(kind(&reply), "changed");
    assert_eq!(reply["error"]["offer"], offer, "the button as it looks now");
    mouth.ask(json!({ "ask": "act", "seat": 0, "do": offer["act"], "mark": offer["mark"] }));
}

#[test]
fn words_in_two_languages() {
    let mut mouth = Mouth::open();
    let text = json!({ "id": "good-armor" });
    let en = mouth.ask(json!({ "ask": "text", "text": text }));
    let hu = mouth.ask(json!({ "ask": "text", "text": text, "lang": "hu" }));
    assert_eq!((en["say"].as_str(), hu["say"] == en["say"]), (Some("armor"), false));
    let turn = json!({ "id": "tale-turn", "args": { "seat": { "seat": 1 } } });
    let said = mouth.ask(json!({ "ask": "text", "text": turn, "names": [null, "Zsófi"] }));
    assert!(said["say"].as_str().unwrap().contains("Zsófi"), "{said}");
}

#[test]
fn the_shelf_can_be_read() {
    let mut mouth = Mouth::open();
    let games = mouth.ask(json!({ "ask": "games" }))["games"].take();
    assert_eq!(games[0]["game"], "merchants");
    assert_eq!(games[0]["options"][0]["name"], "players");
    let catalog = mouth.ask(json!({ "ask": "catalog" }))["catalog"].take();
    let verbs = mouth.ask(json!({ "ask": "verbs", "game": "merchants" }))["verbs"].take();
    assert_eq!(verbs, catalog["verbs"]);
    assert!(verbs.as_array().unwrap().contains(&json!({ "verb": "bump", "objects": ["die", "slot"] })));
    let listed: Value = serde_json::from_str(&stdout(&run(&["games", "--json"]))).unwrap();
    assert_eq!(listed, games);
    let said = stdout(&run(&["games"]));
    assert!(said.contains("players") && said.contains("automaton (or concern, trader)"), "{said}");
}

#[test]
fn rows_and_header_are_for_the_host() {
    let mut mouth = Mouth::open();
    mouth.ask(json!({ "ask": "new", "seed": "rows" }));
    mouth.ask(json!({ "ask": "bot", "bot": "greedy", "at": 1234 }));
    let all = mouth.ask(json!({ "ask": "rows" }));
    assert_eq!((&all["header"]["seed"], &all["rows"][0]["at"]), (&json!("rows"), &json!(1234)));
    let n = all["rows"].as_array().unwrap().len();
    assert_eq!(mouth.ask(json!({ "ask": "rows", "after": n }))["rows"], json!([]));
    assert_eq!(mouth.ask(json!({ "ask": "rows", "after": n + 99 }))["rows"], json!([]));
    assert_eq!(all["rows"][n - 1]["hash"], mouth.ask(json!({ "ask": "hash" }))["hash"]);
    assert_eq!(mouth.ask(json!({ "ask": "places" }))["places"], Value::Null, "they would show hidden deeds");
}

#[test]
fn the_clock_is_the_hosts_if_nobody_says_the_time() {
    let mut mouth = Mouth::open();
    mouth.ask(json!({ "ask": "new" }));
    mouth.ask(json!({ "ask": "bot", "bot": "greedy" }));
    let at = mouth.ask(json!({ "ask": "rows" }))["rows"][0]["at"].as_u64().unwrap();
    assert!(at < 600_000, "milliseconds since the table was opened, not since 1970: {at}");
}

#[test]
fn quit_ends_and_so_does_the_end_of_the_input() {
    let mut mouth = Mouth::open();
    mouth.ask(json!({ "ask": "quit" }));
    assert_eq!(mouth.end(), 0);
    assert_eq!(Mouth::open().end(), 0);
}
