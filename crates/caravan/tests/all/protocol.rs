//! `docs/protocol.md` tells the truth: its conversation really happened, and its bot really plays.
use crate::mouth::*;
use crate::parts;
use merchants::step::StepKind;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::process::Command;

fn page() -> String {
    std::fs::read_to_string(house("docs/protocol.md")).expect("the page is there")
}

/// The blocks of the page in this language.
fn blocks<'a>(page: &'a str, language: &str) -> Vec<&'a str> {
    let start = format!("```{language}\n");
    page.split(start.as_str()).skip(1).map(|rest| rest.split("```").next().expect("there is a first part")).collect()
}

/// `…` stands for anything.
fn matches(pattern: &str, text: &str) -> bool {
    let mut parts = pattern.split('…');
    let first = parts.next().unwrap_or_default();
    let Some(mut rest) = text.strip_prefix(first) else { return false };
    let parts: Vec<&str> = parts.collect();
    let Some((last, middle)) = parts.split_last() else { return rest.is_empty() };
    for part in middle {
        let Some(at) = rest.find(part) else { return false };
        rest = &rest[at + part.len()..];
    }
    rest.ends_with(last)
}

/// All examples are one conversation, in the order of the page. With `CARAVAN_SHOW=1` it is printed in full.
#[test]
fn the_conversation_of_the_page_happened() {
    let page = page();
    let mut mouth = Mouth::open();
    let mut heard = String::new();
    let mut wrong = vec![];
    for line in blocks(&page, "jsonl").into_iter().flat_map(str::lines) {
        if let Some(request) = line.strip_prefix("> ") {
            mouth.send(request.as_bytes());
            heard = mouth.hear();
            if std::env::var_os("CARAVAN_SHOW").is_some() {
                eprintln!("> {request}\n< {heard}");
            }
        } else if let Some(reply) = line.strip_prefix("< ") {
            if !matches(reply, &heard) {
                wrong.push(format!("the page says\n  {reply}\nthe program says\n  {heard}"));
            }
        } else {
            panic!("neither a request nor a reply: {line}");
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

/// Each game with its name on the page.
const GAMES: [(&str, &str); 3] =
    [("merchants", "Merchants"), ("silk-road", "Silk Road"), ("now-or-never", "Now or Never")];

/// From a heading to the next of its kind.
fn chapter<'a>(page: &'a str, heading: &str) -> &'a str {
    let (_, rest) = page.split_once(&format!("\n## {heading}\n")).unwrap_or_else(|| panic!("no chapter {heading}"));
    rest.split("\n## ").next().expect("there is a first part")
}

#[test]
fn every_request_and_verb_is_explained() {
    let page = page();
    let help = stdout(&run(&["speak", "--help"]));
    let (_, list) = help.split_once("Requests:").expect("help lists the requests");
    let (list, _) = list.split_once("\n\n").expect("and ends");
    let names: Vec<&str> = list.lines().filter_map(|l| l.split_whitespace().next()).collect();
    assert!(names.len() > 20);
    for name in names {
        assert!(page.contains(&format!("\n### `{name}`")), "{name} has no chapter");
        assert!(page.contains(&format!("\"ask\":\"{name}\"")), "{name} has no example");
    }
    let mut mouth = Mouth::open();
    for (game, title) in GAMES {
        let chapter = chapter(&page, &format!("Actions of {title}"));
        let verbs = mouth.ask(json!({ "ask": "verbs", "game": game }))["verbs"].take();
        for verb in verbs.as_array().expect("a list") {
            let (verb, objects) = (verb["verb"].as_str().unwrap(), verb["objects"].as_array().unwrap());
            let objects: String = objects.iter().map(|o| format!(" {}", o.as_str().unwrap().to_uppercase())).collect();
            assert!(chapter.contains(&format!("| `{verb}{objects}` |")), "`{verb}{objects}` is not explained");
        }
    }
    let games = mouth.ask(json!({ "ask": "games" }))["games"].take();
    for (game, (_, title)) in games.as_array().expect("a list").iter().zip(GAMES) {
        let options = chapter(&page, &format!("Options of {title}"));
        for option in game["options"].as_array().expect("a list") {
            let name = option["name"].as_str().expect("a name");
            assert!(options.contains(&format!("\n| `{name}` |")), "the option {name} of {title} is not explained");
        }
    }
}

fn keys(v: &Value) -> BTreeSet<String> {
    v.as_object().into_iter().flat_map(|fields| fields.keys().cloned()).collect()
}

/// Every event that comes up has a row with exactly its fields.
fn events_are_explained(page: &str, title: &str, events: &Value) -> BTreeSet<String> {
    let (_, table) = page.split_once(&format!("The events of {title}:")).expect("the table is there");
    let table = table.trim_start().split("\n\n").next().expect("there is a first part");
    let row = |what: &str| {
        let start = format!("| `{what}` | ");
        let line = table.lines().find(|l| l.starts_with(&start)).unwrap_or_else(|| panic!("no row for {what}"));
        let fields = line[start.len()..].split('|').next().expect("there is a first part");
        fields.trim().trim_matches('`').split_whitespace().map(Into::into).collect::<BTreeSet<String>>()
    };
    let mut seen = BTreeSet::new();
    for event in events.as_array().expect("a list").iter().map(|e| &e["event"]).filter(|e| e.is_object()) {
        let mut fields = keys(event);
        fields.remove("what");
        let what = event["what"].as_str().expect("a name");
        assert_eq!(row(what), fields, "{what}");
        seen.insert(what.into());
    }
    seen
}

fn fields_are_explained(page: &str, fields: impl IntoIterator<Item = String>) {
    let sheet = chapter(page, "The sheet");
    for field in fields {
        assert!(sheet.contains(&format!("`{field}`")), "{field} is not explained");
    }
}

#[test]
fn events_and_boards_of_merchants_are_explained() {
    let page = page();
    let mut mouth = Mouth::open();
    let mut seen = BTreeSet::new();
    let games = [
        json!({}),
        json!({ "players": 4, "draft": true, "deeds_keep_one_of_two": true }),
        json!({ "automaton": 1 }),
        json!({ "players": 3, "automaton": 0, "edition": "prototype", "level": "hard" }),
    ];
    for (n, options) in games.iter().enumerate() {
        mouth.ask(json!({ "ask": "new", "seed": n, "options": options }));
        play_on(&mut mouth, "random");
        let events = mouth.ask(json!({ "ask": "events", "seat": 1 }))["events"].take();
        seen.extend(events_are_explained(&page, "Merchants", &events));
        let board = mouth.ask(json!({ "ask": "view", "seat": 0 }))["sheet"]["board"].take();
        let parts = [&board, &board["wagons"][0], &board["scores"][0], &board["automaton"]];
        fields_are_explained(&page, parts.into_iter().flat_map(keys));
        mouth.ask(json!({ "ask": "close" }));
    }
    assert!(
        ["rival-card", "rival-cannot", "rival-goods", "tile-out"].iter().all(|what| seen.contains(*what)),
        "{seen:?}"
    );
}

/// Every question of the rules that somebody answers has its name on the page.
#[test]
fn the_questions_about_the_automaton_are_explained() {
    let page = page();
    let by_itself = ["rival-turn", "rival-act", "rival-rest", "rival-route"];
    let all = StepKind::ALL.iter().map(|kind| kind.name()).filter(|name| name.starts_with("rival-"));
    for step in all.filter(|name| !by_itself.contains(name)) {
        assert!(page.contains(&format!("| `{step}` |")), "{step} is not explained");
    }
    let mut mouth = Mouth::open();
    let catalog = mouth.ask(json!({ "ask": "catalog", "options": { "edition": "prototype" } }))["catalog"].take();
    let explained = chapter(&page, "The automaton of Merchants");
    let fields = [&catalog["actions"][0], &catalog["actions"][0]["actions"][0], &catalog["levels"][0]];
    for field in fields.into_iter().flat_map(keys) {
        assert!(explained.contains(&format!("`{field}`")), "{field} is not explained");
    }
}

#[test]
fn events_and_boards_of_silk_road_are_explained() {
    let page = page();
    let mut mouth = Mouth::open();
    let mut seen = BTreeSet::new();
    for (n, clock) in ["live", "own", "off", "live"].into_iter().enumerate() {
        let players = [2, 3, 2, 1][n];
        let options = json!({ "clock": clock, "players": players, "icons": { "up": 15 }, "seconds": 60 });
        mouth.ask(json!({ "ask": "new", "game": "silk-road", "seed": n, "options": options }));
        let mut at = 0;
        loop {
            let board = mouth.ask(json!({ "ask": "view", "seat": 0 }))["sheet"]["board"].take();
            let (own, past) = (&board["desks"][0]["own"], &board["past"]);
            let parts = [&board, &board["card"], &board["market"][0], &board["desks"][0], own, &own["map"]];
            let deep = [&own["map"]["dots"][0], &own["board"][0], past, &past["desks"][0]];
            let deeper = [&past["desks"][0]["key"][0], &past["desks"][0]["bought"][0]];
            fields_are_explained(&page, parts.into_iter().chain(deep).chain(deeper).flat_map(keys));
            match race_once(&mut mouth, "strong", at) {
                Raced::Over(_) => break,
                Raced::Waits(until) => at = until,
                Raced::Did(_) => {}
            }
        }
        let events = mouth.ask(json!({ "ask": "events", "seat": 0 }))["events"].take();
        seen.extend(events_are_explained(&page, "Silk Road", &events));
        mouth.ask(json!({ "ask": "close" }));
    }
    assert!(["map", "placed", "bought", "title", "began"].iter().all(|what| seen.contains(*what)), "{seen:?}");
}

#[test]
fn the_bot_of_the_page_plays() {
    if !parts::has("python3", "--version") {
        return;
    }
    let page = page();
    let [program] = blocks(&page, "python")[..] else { panic!("the page has one program") };
    assert!(program.lines().count() <= 25, "a short one");
    let output = Command::new("python3").args(["-c", program, CARAVAN]).output().expect("python3 starts");
    let (said, complaint) = (stdout(&output), stderr(&output));
    assert_eq!((output.status.code(), complaint.as_str()), (Some(0), ""), "{said}");
    assert!(said.contains("place"), "{said}");
}

#[test]
fn without_python_it_says_so() {
    parts::missed("protocol::the_bot_of_the_page_plays", "python3");
}

/// The page's game file is a real one. Its cards may have been balanced since, so only their fingerprint is exchanged.
#[test]
fn the_game_file_of_the_page_is_whole() {
    let page = page();
    let file = blocks(&page, "json").into_iter().find(|b| b.starts_with("{\"caravanserai\"")).expect("an example");
    let mut lines = file.lines();
    let mut header: Value = serde_json::from_str(lines.next().expect("a header")).expect("the header is JSON");
    header["content"] = json!({ "name": "our-own-cards", "id": pack_id() });
    let text = std::iter::once(header.to_string()).chain(lines.map(str::to_string)).collect::<Vec<_>>().join("\n");
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("page.caravan");
    std::fs::write(&path, text).expect("it can be written");
    let said = stdout(&run(&["check".as_ref(), path.as_os_str()]));
    assert!(said.starts_with("ok  "), "{said}");
}

fn pack_id() -> Value {
    let mut mouth = Mouth::open();
    mouth.send(b"{\"ask\":\"new\"}");
    let reply: Value = serde_json::from_str(&mouth.hear()).expect("replies are JSON");
    reply["content"]["id"].clone()
}
