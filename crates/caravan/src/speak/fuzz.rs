//! Lines that are almost right: each gets one reply, and the conversation goes on.
#[path = "../../../shelf/tests/fuzz/inputs.rs"]
#[allow(dead_code, reason = "what other doors need")]
mod inputs;

use super::line::Line;
use super::session::Session;
use super::{answer, requests};
use inputs::{Change, changed, changes, fuzz, words_of};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::{Value, json};

/// Every line that our own page shows.
fn examples() -> Vec<Value> {
    let page = include_str!("../../../../docs/protocol.md");
    let lines = page.lines().filter_map(|line| line.strip_prefix("> "));
    let mut all: Vec<Value> = lines.filter_map(|line| serde_json::from_str(line).ok()).collect();
    assert!(all.len() > 30, "the page shows what can be asked");
    // Every request, with every field.
    for request in requests::ALL {
        let fields = request.fields.iter().map(|field| ((*field).to_string(), json!(1)));
        all.push(fields.chain([("ask".to_string(), json!(request.name))]).collect::<serde_json::Map<_, _>>().into());
    }
    all
}

/// What is slow by design, or writes and reads elsewhere, is not what is tried here.
fn harmless(value: &mut Value) {
    if let Some(fields) = value.as_object_mut() {
        fields.remove("path");
        fields.remove("content");
        if fields.contains_key("nodes") || ["hint", "review"].iter().any(|ask| fields.get("ask") == Some(&json!(ask))) {
            fields.insert("nodes".into(), json!(2));
        }
    }
    only_quick_bots(value);
}

fn only_quick_bots(value: &mut Value) {
    match value {
        Value::String(name) => {
            let quick = ["random", "greedy"].contains(&name.as_str());
            if !quick && shelf::all().iter().any(|game| game.rivals.knows(name)) {
                *name = "random".into();
            }
        }
        Value::Array(items) => items.iter_mut().for_each(only_quick_bots),
        Value::Object(fields) => fields.values_mut().for_each(only_quick_bots),
        _ => {}
    }
}

/// Every field of every request with numbers that nobody means: an answer at once, whatever they are.
#[test]
fn every_number_is_taken_or_refused() {
    let numbers = ["0", "1", "-1", "100001", "18446744073709551615", "18446744073709551616", "1e-320", "1e308", "-0.0"];
    let mut session = Session::new(&shelf::all()[0]);
    for game in shelf::all() {
        say(&mut session, &json!({ "ask": "new", "table": game.name, "game": game.name, "seed": 1 }));
    }
    finish(&mut session, "over");
    let begin = std::time::Instant::now();
    for request in requests::ALL.iter().filter(|request| request.name != "quit") {
        for (field, number) in request.fields.iter().flat_map(|field| numbers.map(|number| (field, number))) {
            for table in shelf::all().iter().map(|game| game.name).chain(["over"]) {
                let mut fields = json!({ "table": table, "seat": 0, "do": "go 1", "text": { "id": "x" }, "nodes": 2 });
                fields.as_object_mut().unwrap().retain(|name, _| request.fields.contains(&name.as_str()));
                fields["ask"] = request.name.into();
                fields[field] = serde_json::from_str(number).unwrap_or_else(|_| json!(null));
                say(&mut session, &fields);
            }
        }
    }
    assert!(begin.elapsed().as_secs() < 120, "{:?}", begin.elapsed());
    for nodes in ["0", "-1", "100001", "18446744073709551615", "1.5", "\"9\""] {
        for (ask, table) in [("hint", shelf::all()[0].name), ("review", "over")] {
            let line = format!(r#"{{"ask":"{ask}","table":"{table}","seat":0,"nodes":{nodes}}}"#);
            let line = if ask == "review" { line.replace("\"seat\":0,", "") } else { line };
            let error = answer(&mut session, Line::Text(line))["error"].take();
            let expected = "a whole number from 1 to 100000";
            assert_eq!(
                (&error["kind"], &error["expected"]),
                (&json!("wrong-field"), &json!(expected)),
                "{ask} {nodes}"
            );
        }
    }
}

/// A game that is over.
fn finish(session: &mut Session, table: &str) {
    say(session, &json!({ "ask": "new", "table": table, "game": "merchants", "seed": 1 }));
    let bot = json!({ "ask": "bot", "table": table, "bot": "random", "at": 1 });
    while answer(session, Line::Text(bot.to_string()))["over"] == false {}
}

#[test]
fn lines() {
    let examples = examples();
    let words = words_of(&examples);
    let names: Vec<String> = shelf::all().iter().map(|game| game.name.to_string()).chain(["main".into()]).collect();
    let request = (select(examples), select(names), proptest::option::weighted(0.8, changes(words)), any::<bool>());
    fuzz("lines", 200, vec(request, 1..20), |requests| {
        let mut session = Session::new(&shelf::all()[0]);
        for game in shelf::all() {
            say(&mut session, &json!({ "ask": "new", "table": game.name, "game": game.name, "seed": 1 }));
        }
        for (request, table, changes, named) in requests {
            say(&mut session, &request_of(request, table, changes, named));
        }
    });
}

fn request_of(mut request: Value, table: String, changes: Option<Vec<(Index, Change)>>, named: bool) -> Value {
    if named && let Some(fields) = request.as_object_mut() {
        fields.insert("table".into(), table.into());
    }
    let mut request = changes.map_or(request.clone(), |changes| changed(request, &changes));
    harmless(&mut request);
    request
}

fn say(session: &mut Session, request: &Value) {
    let reply = answer(session, Line::Text(request.to_string()));
    assert!(reply["ok"].is_boolean() && (reply["ok"] == true || reply["error"]["kind"].is_string()), "{reply}");
}

#[test]
fn bytes() {
    let examples: Vec<String> = examples().iter().map(Value::to_string).collect();
    let input = vec((select(examples), inputs::spoilings()), 1..20);
    fuzz("spoiled lines", 200, input, |lines| {
        let mut session = Session::new(&shelf::all()[0]);
        say(&mut session, &json!({ "ask": "new", "seed": 1 }));
        for (line, (numbers, slip)) in lines {
            let line = inputs::spoiled_text(&line, &numbers, slip);
            match serde_json::from_str::<Value>(&line) {
                Ok(mut request) => {
                    harmless(&mut request);
                    say(&mut session, &request);
                }
                Err(_) => assert_eq!(answer(&mut session, Line::Text(line))["ok"], false),
            }
        }
    });
}
