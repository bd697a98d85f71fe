//! Hints, and a look back.
use crate::mouth::*;
use serde_json::{Value, json};
use std::process::Command;

#[test]
fn a_hint_is_a_legal_way_with_a_reason() {
    let mut mouth = Mouth::open();
    mouth.ask(json!({ "ask": "new", "seed": "hint", "seats": [null, null] }));
    let reply = mouth.ask(json!({ "ask": "hint", "seat": 0, "nodes": 200, "lang": "hu" }));
    let again = mouth.ask(json!({ "ask": "hint", "seat": 0, "nodes": 200 }));
    assert_eq!(reply["ways"], again["ways"], "the same position, the same answer");
    let offers = mouth.ask(json!({ "ask": "legal", "seat": 0 }))["offers"].take();
    let ways = reply["ways"].as_array().expect("ways");
    assert!((1..=5).contains(&ways.len()));
    for way in ways {
        let offer = offers.as_array().unwrap().iter().find(|o| o["act"] == way["act"]).expect("it is offered");
        assert_eq!(offer["label"], way["label"], "it is called as the button is");
        assert!(way["behind"].as_f64().unwrap() >= 0.0 && way["tried"].as_u64().unwrap() > 0);
    }
    assert_eq!(ways[0]["behind"], 0.0);
    assert!(!ways[0]["leads_to"].as_array().unwrap().is_empty(), "two hundred tries see what may follow");
    let said = reply["say"].as_array().expect("sentences");
    assert!(said[0].as_str().unwrap().starts_with("A legjobb: "), "{said:?}");
    // The same knowledge gives the same answer, whatever dice are to come.
    let known = mouth.ask(json!({ "ask": "position", "seat": 0 }))["scene"].take();
    let by_seed = ["a", "b"].map(|seed| {
        mouth.ask(json!({ "ask": "scene", "table": seed, "seed": seed, "scene": known.clone() }));
        mouth.ask(json!({ "ask": "hint", "table": seed, "seat": 0, "nodes": 100 }))["ways"].take()
    });
    assert_eq!(by_seed[0], by_seed[1]);
    assert_eq!(mouth.refused(json!({ "ask": "hint", "seat": 1 })), "not-now");
    assert_eq!(mouth.refused(json!({ "ask": "hint" })), "missing-field");
    assert_eq!(mouth.refused(json!({ "ask": "review" })), "not-over");
    mouth.ask(json!({ "ask": "new", "table": "race", "game": "silk-road", "seats": [null, null] }));
    assert_eq!(mouth.refused(json!({ "ask": "hint", "table": "race", "seat": 0 })), "no-advice");
}

/// A hint says why: how much better than the next way, and what it brings, in both languages and both searched games.
#[test]
fn a_hint_says_why_and_not_only_what() {
    let mut mouth = Mouth::open();
    let mut reasons = 0;
    for game in ["merchants", "now-or-never"] {
        mouth.ask(json!({ "ask": "new", "table": game, "game": game, "seed": "why", "seats": [null, "greedy"] }));
        for turn in 0..6 {
            while mouth.ask(json!({ "ask": "must", "table": game }))["must"] != json!([0]) {
                mouth.ask(json!({ "ask": "bot", "table": game }));
            }
            for lang in ["en", "hu"] {
                let reply = mouth.ask(json!({ "ask": "hint", "table": game, "seat": 0, "nodes": 60, "lang": lang }));
                let said = reply["say"].as_array().expect("sentences");
                let best = &reply["ways"][0];
                let brings = best["brings"].as_array().expect("what it brings");
                let better = reply["ways"][1]["behind"].as_f64().is_some_and(|points| points > 0.0);
                if brings.is_empty() && !better {
                    continue;
                }
                reasons += 1;
                let why = said[1].as_str().expect("a sentence");
                let [than, gains] =
                    if lang == "en" { ["better than", "It brings"] } else { ["ponttal jobb", "Amit hoz"] };
                assert_eq!(why.contains(than), better, "{game} {turn} {why}");
                assert_eq!(why.contains(gains), !brings.is_empty(), "{game} {turn} {why}");
                assert!(!why.contains("gain-") && !why.contains("sign-") && !why.contains('$'), "{game}: {why}");
            }
            let best =
                mouth.ask(json!({ "ask": "hint", "table": game, "seat": 0, "nodes": 60 }))["ways"][0]["act"].take();
            mouth.ask(json!({ "ask": "act", "table": game, "seat": 0, "do": best }));
        }
    }
    assert!(reasons >= 16, "{reasons} of 24 hints have a reason");
}

/// A game in which one seat plays as well as it can and the other anything: the review sees who threw it away.
#[test]
fn a_review_tells_who_lost_what() {
    let mut mouth = Mouth::open();
    mouth.ask(json!({ "ask": "new", "seed": "review", "seats": ["greedy", "random"] }));
    while mouth.ask(json!({ "ask": "must" }))["over"] == false {
        mouth.ask(json!({ "ask": "bot", "at": 0 }));
    }
    assert_eq!(mouth.refused(json!({ "ask": "hint", "seat": 0 })), "over");
    let review = mouth.ask(json!({ "ask": "review", "nodes": 12, "lang": "en" }));
    let rows = mouth.ask(json!({ "ask": "rows" }))["rows"].take();
    let moments = review["moments"].as_array().expect("moments");
    assert!(moments.len() > 20 && moments.last().unwrap()["rows"] == rows.as_array().unwrap().len());
    let rank = |moment: &Value, seat: usize| moment["seats"][seat]["rank"].as_f64().unwrap();
    assert!(rank(&moments[0], 0) < 0.9, "nothing is decided at the beginning");
    assert!(rank(moments.last().unwrap(), 0) > 0.8 && rank(moments.last().unwrap(), 1) < 0.2, "at the end it is");
    let costly = review["costly"].as_array().expect("choices");
    let of = |seat: u64| costly.iter().filter(|c| c["seat"] == seat).count();
    assert_eq!(of(1), 3, "who plays anything loses something");
    assert!(of(0) <= 3);
    for one in costly {
        let row = &rows[one["rows"].as_u64().unwrap() as usize];
        assert_eq!((&row["do"], &row["seat"]), (&one["act"], &one["seat"]), "it is what was done there");
        assert!(one["cost"].as_f64().unwrap() >= 1.0 && one["better"]["act"] != one["act"]);
        assert!(one["say"][0].as_str().unwrap().contains("cost about"));
    }

    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.jsonl");
    mouth.ask(json!({ "ask": "save", "path": path }));
    let told = Command::new(CARAVAN).args(["review", "--nodes", "12", "--lang", "hu"]).arg(&path).output().unwrap();
    let told = String::from_utf8(told.stdout).unwrap();
    assert!(told.starts_with("Ki hogyan állt a játék során") && told.contains("pontba került"), "{told}");
    let json = Command::new(CARAVAN).args(["review", "--nodes", "12", "--json"]).arg(&path).output().unwrap();
    let json: Value = serde_json::from_slice(&json.stdout).expect("JSON");
    assert_eq!(json["moments"], review["moments"], "the same answer as a program gets");
}
