//! Everything that can go wrong has a name, changes nothing, and the conversation goes on.
use crate::mouth::*;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// No game on the shelf has no bots, a file says itself of which game it is, and only the end of time has no position.
const NOT_YET: [&str; 3] = ["game-has-no-bots", "file-other-game", "no-position"];

struct Mistakes {
    mouth: Mouth,
    seen: BTreeSet<String>,
    hash: Value,
}

impl Mistakes {
    #[track_caller]
    fn line(&mut self, line: &[u8], expected: &str) -> Value {
        let reply = self.mouth.raw(line);
        assert_eq!(kind(&reply), expected, "{reply}");
        self.seen.insert(expected.into());
        let hash = self.mouth.ask(json!({ "ask": "hash" }))["hash"].take();
        assert_eq!(hash, self.hash, "nothing has changed");
        reply["error"].clone()
    }
    #[track_caller]
    #[expect(clippy::needless_pass_by_value, reason = "a fresh request reads better without a reference")]
    fn ask(&mut self, request: Value, expected: &str) -> Value {
        self.line(request.to_string().as_bytes(), expected)
    }
    /// `load` of a game file in which something was replaced.
    #[track_caller]
    fn load(&mut self, text: &str, from: &str, to: &str, expected: &str) -> Value {
        assert!(from.is_empty() || text.contains(from), "{from} is not in the file");
        let text = if from.is_empty() { to.into() } else { text.replacen(from, to, 1) };
        self.ask(json!({ "ask": "load", "table": "other", "text": text }), expected)
    }
}

#[test]
fn every_kind_of_error() {
    let mut mouth = Mouth::open();
    mouth.ask(json!({ "ask": "new", "seed": "errors" }));
    let hash = mouth.ask(json!({ "ask": "hash" }))["hash"].take();
    let mut m = Mistakes { mouth, seen: BTreeSet::new(), hash };
    lines(&mut m);
    requests(&mut m);
    tables(&mut m);
    actions(&mut m);
    races(&mut m);
    files(&mut m);
    let documented = documented_kinds();
    m.seen.extend(NOT_YET.map(Into::into));
    assert_eq!(m.seen, documented, "docs/protocol.md lists every kind, and every kind is tried here");
}

/// The table of `docs/protocol.md`.
fn documented_kinds() -> BTreeSet<String> {
    let text = std::fs::read_to_string(house("docs/protocol.md")).expect("the page is there");
    let (_, table) = text.split_once("## Errors").expect("it has a chapter on errors");
    let (table, _) = table.split_once("\n## ").expect("and another one after it");
    let name = |line: &str| Some(line.strip_prefix("| `")?.split_once('`')?.0.to_string());
    table.lines().filter_map(name).collect()
}

fn lines(m: &mut Mistakes) {
    m.line(b"", "not-json");
    m.line(b"{", "not-json");
    m.line(b"{} {}", "not-json");
    m.line("[".repeat(100_000).as_bytes(), "not-json");
    m.line(b"7", "not-an-object");
    m.line(b"[{\"ask\":\"quit\"}]", "not-an-object");
    m.line(b"null", "not-an-object");
    m.line(br#"{"ask":"must","ask":"quit"}"#, "said-twice");
    m.line(br#"{"ask":"new","table":"b","options":{"players":2,"players":3}}"#, "said-twice");
    m.line(b"{\"ask\":\"\xff\"}", "not-utf8");
    let long = format!("{{\"ask\":\"games\",\"id\":\"{}\"}}", "x".repeat(1 << 20));
    m.line(long.as_bytes(), "line-too-long");
    let just = "x".repeat((1 << 20) - "{\"ask\":\"must\",\"id\":\"\"}".len());
    assert_eq!(m.mouth.ask(json!({ "ask": "must", "id": just }))["id"], just, "1 MiB is allowed");
}

fn requests(m: &mut Mistakes) {
    m.ask(json!({}), "missing-field");
    m.ask(json!({ "ask": null }), "missing-field");
    m.ask(json!({ "ask": 3 }), "wrong-field");
    m.ask(json!({ "ask": "act", "seat": 0, "do": "x", "at": 1_u64 << 53 }), "wrong-field");
    let error = m.ask(json!({ "ask": "fly", "id": [1, { "a": 2 }] }), "unknown-request");
    assert!(error["known"].as_array().unwrap().contains(&json!("act")));
    let reply = m.mouth.raw(br#"{"ask":"fly","id":[1,{"a":2}]}"#);
    assert_eq!(reply["id"], json!([1, { "a": 2 }]), "the id comes back with errors, too");
    for id in ["36893488147419103232", "-9007199254740993.5", "1e400", "[1, 36893488147419103232]", "null"] {
        m.mouth.send(format!("{{\"ask\":\"must\",\"id\":{id}}}").as_bytes());
        let reply = m.mouth.hear();
        assert!(reply.starts_with(&format!("{{\"id\":{id},\"ok\":")), "as it was sent: {reply}");
    }
    m.mouth.send(b"{\"id\":1,\"ask\":\"must\",\"id\":[2,\r3]}");
    assert!(m.mouth.hear().starts_with("{\"id\":[2, 3],"), "the last one, on one line");
    let error = m.ask(json!({ "ask": "act", "seat": 0, "action": "pass" }), "unknown-field");
    assert_eq!(error["field"], "action");
    assert_eq!(error["known"], json!(["table", "seat", "do", "mark", "at", "lang"]));
    for (request, field) in [
        (json!({ "ask": "view" }), "seat"),
        (json!({ "ask": "events" }), "seat"),
        (json!({ "ask": "legal", "seat": null }), "seat"),
        (json!({ "ask": "act", "do": "pass" }), "seat"),
        (json!({ "ask": "act", "seat": 0 }), "do"),
        (json!({ "ask": "undo" }), "seat"),
        (json!({ "ask": "bot", "seat": 0 }), "bot"),
        (json!({ "ask": "hint" }), "seat"),
        (json!({ "ask": "text" }), "text"),
        (json!({ "ask": "scene", "table": "s" }), "scene"),
        (json!({ "ask": "load", "table": "l" }), "path"),
    ] {
        assert_eq!(m.ask(request, "missing-field")["field"], field);
    }
    for (request, field) in [
        (json!({ "ask": "view", "seat": "0" }), "seat"),
        (json!({ "ask": "view", "seat": 0.5 }), "seat"),
        (json!({ "ask": "view", "seat": -1 }), "seat"),
        (json!({ "ask": "view", "seat": 0, "lang": "de" }), "lang"),
        (json!({ "ask": "view", "seat": 0, "table": true }), "table"),
        (json!({ "ask": "view", "seat": 0, "table": "" }), "table"),
        (json!({ "ask": "act", "seat": 0, "do": ["pass"] }), "do"),
        (json!({ "ask": "act", "seat": 0, "do": "pass", "mark": 4294967296u64 }), "mark"),
        (json!({ "ask": "act", "seat": 0, "do": "pass", "at": -5 }), "at"),
        (json!({ "ask": "events", "seat": 0, "after": 1.5 }), "after"),
        (json!({ "ask": "new", "table": "n", "seed": "" }), "seed"),
        (json!({ "ask": "new", "table": "n", "seed": 1.5 }), "seed"),
        (json!({ "ask": "new", "table": "n", "options": [] }), "options"),
        (json!({ "ask": "new", "table": "n", "players": "Anna" }), "players"),
        (json!({ "ask": "new", "table": "n", "seats": [0, 1] }), "seats"),
        (json!({ "ask": "new", "table": "n", "content": 7 }), "content"),
        (json!({ "ask": "scene", "table": "n", "scene": 7 }), "scene"),
        (json!({ "ask": "load", "table": "n", "text": "x", "salvage": "yes" }), "salvage"),
        (json!({ "ask": "load", "table": "n", "text": "x", "path": "y" }), "text"),
        (json!({ "ask": "save", "path": "" }), "path"),
        (json!({ "ask": "hint", "seat": 0, "nodes": "all" }), "nodes"),
        (json!({ "ask": "text", "text": "good-armor" }), "text"),
    ] {
        let error = m.ask(request, "wrong-field");
        assert_eq!(error["field"], field, "{error}");
    }
}

fn tables(m: &mut Mistakes) {
    m.ask(json!({ "ask": "view", "seat": 0, "table": "nowhere" }), "no-such-table");
    m.ask(json!({ "ask": "close", "table": 12 }), "no-such-table");
    m.ask(json!({ "ask": "new" }), "table-taken");
    m.ask(json!({ "ask": "new", "table": "n", "game": "chess" }), "no-such-game");
    m.ask(json!({ "ask": "new", "table": "n", "seats": ["genius", null] }), "no-such-bot");
    m.ask(json!({ "ask": "bot", "bot": "genius" }), "no-such-bot");
    m.ask(json!({ "ask": "bot", "bot": "search:nodes=many" }), "no-such-bot");
    m.ask(json!({ "ask": "review" }), "not-over");
    let options = json!({ "players": 9, "draft": "no", "flying": true });
    let error = m.ask(json!({ "ask": "new", "table": "n", "options": options }), "bad-setting");
    assert_eq!(error["problems"].as_array().unwrap().len(), 3, "all at once: {error}");
    let few = json!({ "ask": "new", "table": "n", "options": { "players": 3 }, "players": ["Anna", "Bob"] });
    assert_eq!(m.ask(few, "bad-setting")["problems"][0]["at"], "players");
    let none = json!({ "ask": "new", "table": "n", "players": [] });
    assert_eq!(m.ask(none, "bad-setting")["problems"][0]["at"], "options.players");
    m.ask(json!({ "ask": "new", "table": "n", "scene": { "no such thing": 1 } }), "bad-setting");
    m.ask(json!({ "ask": "new", "table": "n", "content": "/no/such/folder" }), "cannot-read");
    let empty = tempfile::tempdir().unwrap();
    m.ask(json!({ "ask": "catalog", "content": empty.path() }), "bad-content");
    std::fs::write(empty.path().join("pack.toml"), "name = 7").unwrap();
    m.ask(json!({ "ask": "new", "table": "n", "content": empty.path() }), "bad-content");
    m.ask(json!({ "ask": "verbs", "content": empty.path() }), "bad-content");
    assert_eq!(m.mouth.ask(json!({ "ask": "tables" }))["tables"].as_array().unwrap().len(), 1);
}

fn actions(m: &mut Mistakes) {
    m.ask(json!({ "ask": "act", "seat": 2, "do": "pass" }), "no-such-seat");
    m.ask(json!({ "ask": "act", "seat": 15, "do": "pass" }), "no-such-seat");
    m.ask(json!({ "ask": "view", "seat": 1u64 << 40 }), "no-such-seat");
    m.ask(json!({ "ask": "act", "seat": 1, "do": "pass" }), "not-now");
    m.ask(json!({ "ask": "bot", "seat": 1, "bot": "greedy" }), "not-now");
    m.ask(json!({ "ask": "time-up" }), "not-now");
    for text in ["", "fly", "bump", "bump 1", "bump 1 1 1", "bump  1 1", "Bump 1 1", "go 256", "undo"] {
        m.ask(json!({ "ask": "act", "seat": 0, "do": text }), "unreadable");
    }
    let error = m.ask(json!({ "ask": "act", "seat": 0, "do": "unlock 1" }), "refused");
    assert_eq!(error["rule"]["args"]["rule"], "F-040", "{error}");
    let act = m.mouth.ask(json!({ "ask": "legal", "seat": 0 }))["offers"][0]["act"].take();
    m.ask(json!({ "ask": "act", "seat": 0, "do": act, "mark": 1 }), "changed");
    m.ask(json!({ "ask": "undo", "seat": 0 }), "nothing-to-undo");

    let text = a_game("errors at the end");
    m.mouth.ask(json!({ "ask": "load", "table": "done", "text": text }));
    m.ask(json!({ "ask": "act", "table": "done", "seat": 0, "do": "pass" }), "over");
    m.ask(json!({ "ask": "bot", "table": "done", "bot": "greedy" }), "over");
}

/// What is early, late or out of place in a race, and that it changes nothing there either.
fn races(m: &mut Mistakes) {
    m.mouth
        .ask(json!({ "ask": "new", "table": "race", "game": "silk-road", "seed": "race", "seats": [null, "average"] }));
    let main = m.hash.clone();
    let race = |m: &mut Mistakes, mut request: Value, expected: &str| {
        let hash = |m: &mut Mistakes| m.mouth.ask(json!({ "ask": "hash", "table": "race" }))["hash"].take();
        let before = hash(m);
        request["table"] = json!("race");
        let error = m.ask(request, expected);
        assert_eq!(hash(m), before);
        error
    };
    race(m, json!({ "ask": "hint", "seat": 0 }), "no-advice");
    let refused = |m: &mut Mistakes, action: &str, rule: &str| {
        let error = race(m, json!({ "ask": "act", "seat": 0, "do": action, "at": 9_000 }), "refused");
        assert_eq!(error["rule"]["args"]["rule"], rule, "{action}: {error}");
    };
    let act = |m: &mut Mistakes, seat: u8, action: &str, at: u64| {
        m.mouth.ask(json!({ "ask": "act", "table": "race", "seat": seat, "do": action, "at": at }));
    };
    race(m, json!({ "ask": "time-up" }), "not-now");
    refused(m, "place 3 wide", "R-016");
    refused(m, "start", "R-027");
    act(m, 0, "ready", 1_000);
    race(m, json!({ "ask": "act", "seat": 0, "do": "ready" }), "not-now");
    act(m, 1, "ready", 2_000);
    for request in
        [json!({ "ask": "act", "seat": 0, "do": "declare", "at": 4_999 }), json!({ "ask": "bot", "at": 4_999 })]
    {
        race(m, request, "not-now");
    }
    race(m, json!({ "ask": "bot", "seat": 0, "at": 4_999 }), "missing-field");
    assert_eq!(race(m, json!({ "ask": "time-up", "at": 4_999 }), "too-early")["deadline"], 5_000);
    // A signal after the last moment would be one that nobody can follow.
    race(m, json!({ "ask": "time-up", "at": table::END_OF_TIME }), "wrong-field");
    m.mouth.ask(json!({ "ask": "time-up", "table": "race", "at": 5_000 }));
    for text in
        ["place", "place 3", "place 3 wide 0", "place three wide", "place 300 wide", "place 3 Wide", "turn 3", "move 1"]
    {
        race(m, json!({ "ask": "act", "seat": 0, "do": text, "at": 9_000 }), "unreadable");
    }
    let early = json!({ "ask": "act", "seat": 0, "do": "place 3 wide", "at": 4_999 });
    assert_eq!(race(m, early, "before-signal")["signal"], 5_000);
    refused(m, "place 19 wide", "R-038");
    refused(m, "move 3 99", "R-038");
    refused(m, "place 3 bonus-wide", "R-066");
    refused(m, "lift 3", "R-035");
    act(m, 0, "place 3 straight", 10_000);
    refused(m, "place 3 wide", "R-038");
    refused(m, "turn 3 3", "R-038");
    refused(m, "ready", "R-026");
    refused(m, "time-up", "R-027");
    for cell in 4..10 {
        act(m, 0, &format!("place {cell} straight"), 8_000);
    }
    refused(m, "place 12 straight", "R-036");
    race(m, json!({ "ask": "undo", "seat": 0, "at": 11_000 }), "nothing-to-undo");
    race(m, json!({ "ask": "bot", "seat": 1, "bot": "greedy", "at": 11_000 }), "no-such-bot");
    let late = json!({ "ask": "act", "seat": 0, "do": "declare", "at": 125_000 });
    assert_eq!(race(m, late, "too-late")["deadline"], 125_000);
    race(m, json!({ "ask": "time-up", "at": 124_999 }), "too-early");
    act(m, 0, "declare", 124_999);
    race(m, json!({ "ask": "act", "seat": 0, "do": "lift 3", "at": 20_000 }), "not-now");
    assert_eq!(m.hash, main);
}

fn files(m: &mut Mistakes) {
    let text = half_a_game("file errors");
    m.ask(json!({ "ask": "load", "table": "other", "path": "/no/such/file" }), "cannot-read");
    m.ask(json!({ "ask": "load", "table": "other", "path": "/" }), "cannot-read");
    m.ask(json!({ "ask": "save", "path": "/no/such/folder/file" }), "cannot-write");
    m.ask(json!({ "ask": "save", "path": "/" }), "cannot-write");
    m.load(&text, "", "", "file-empty");
    m.load(&text, "", "hello", "file-header");
    m.load(&text, "\"caravanserai\":1,", "", "file-header");
    m.load(&text, "\"caravanserai\":1", "\"caravanserai\":99", "file-format");
    m.load(&text, "\"seed\":\"file errors\"", "\"seed\":\"mine\"", "file-commitment");
    m.load(&text, ",\"seed\":\"file errors\"", "", "file-sealed");
    m.load(&text, "\"game\":\"merchants\"", "\"game\":\"chess\"", "no-such-game");
    m.load(&text, "\"players\":2", "\"players\":7", "file-setting");
    let rows: Vec<&str> = text.lines().collect();
    let cut = &text[..text.len() - 20];
    assert_eq!(m.load(cut, "", cut, "file-cut-off")["rows"], rows.len() - 2);
    assert_eq!(m.load(&text, rows[5], "nonsense", "file-row")["line"], 6);
    assert_eq!(m.load(&text, rows[5], "{\"seat\":0", "file-row")["line"], 6, "half a line, but not the last");
    let folder = tempfile::tempdir().unwrap();
    let spoiled = folder.path().join("spoiled");
    std::fs::write(&spoiled, [text.as_bytes(), b"\xff"].concat()).unwrap();
    m.ask(json!({ "ask": "load", "table": "other", "path": spoiled }), "file-not-text");
    let row: Value = serde_json::from_str(rows[7]).unwrap();
    let hash = row["hash"].as_str().unwrap();
    assert_eq!(m.load(&text, hash, "0123456789abcdef", "file-differs")["row"], 7);
    let (seat, action) = (row["seat"].to_string(), row["do"].to_string());
    m.load(&text, rows[7], &rows[7].replace(&action, "\"draft velvet\""), "file-refused");
    m.load(&text, rows[7], &rows[7].replace(&format!("\"seat\":{seat}"), "\"seat\":9"), "file-refused");
    let header: Value = serde_json::from_str(rows[0]).unwrap();
    m.load(&text, header["content"]["id"].as_str().unwrap(), "someone else's", "file-other-content");
    // Rules of another version are no error by themselves; that a file does not fit ours is then explained by them.
    let old = text.replacen("\"rules\":\"", "\"rules\":\"old-", 1);
    m.load(&old, hash, "0123456789abcdef", "file-other-rules");
    let card = m.mouth.ask(json!({ "ask": "load", "table": "old", "text": old }));
    assert!(card["file_rules"].as_str().unwrap().starts_with("old-"));
}

#[test]
fn wrong_command_lines_are_explained() {
    for args in [&["speak", "chess"][..], &["replay", "/no/such/file"], &["check", "/no/such/file"]] {
        let output = run(args);
        assert_eq!(output.status.code(), Some(1), "{args:?}");
        let said = stderr(&output) + &stdout(&output);
        assert!(!said.is_empty() && !said.contains("panicked"), "{said}");
    }
    for args in [&["fly"][..], &["check"], &["replay"], &["replay", "x", "--lang", "de"]] {
        assert_eq!(run(args).status.code(), Some(2), "{args:?}");
    }
}

/// Nobody plays for the automaton: its seat is never asked, and what its options forbid is said where they are wrong.
#[test]
fn the_seat_of_the_automaton() {
    let mut mouth = Mouth::open();
    let at = |reply: &Value| -> Vec<String> {
        let all = reply["error"]["problems"].as_array().unwrap();
        all.iter().map(|p| p["at"].as_str().unwrap().into()).collect()
    };
    for (options, field) in [
        (json!({ "automaton": 2 }), "options.automaton"),
        (json!({ "automaton": "me" }), "options.automaton"),
        (json!({ "players": 1, "automaton": 0 }), "options.players"),
        (json!({ "level": "brutal" }), "options.level"),
        (json!({ "edition": "second" }), "options.edition"),
        (json!({ "edition": "prototype", "deeds_keep_one_of_two": true }), "options.deeds_keep_one_of_two"),
    ] {
        let reply = mouth.raw(json!({ "ask": "new", "options": options }).to_string().as_bytes());
        assert_eq!((kind(&reply).as_str(), at(&reply)), ("bad-setting", vec![field.to_string()]), "{reply}");
    }
    let wrong = mouth.raw(br#"{"ask":"catalog","options":{"edition":"second"}}"#);
    assert_eq!(kind(&wrong), "bad-setting");
    mouth.ask(json!({ "ask": "new", "seed": "errors", "options": { "automaton": 0 }, "seats": ["greedy", null] }));
    assert_eq!(mouth.ask(json!({ "ask": "must" }))["must"], json!([1]), "it has taken its first turn by itself");
    assert_eq!(mouth.ask(json!({ "ask": "legal", "seat": 0 }))["offers"], json!([]));
    assert_eq!(mouth.refused(json!({ "ask": "act", "seat": 0, "do": "bump 1 1" })), "not-now");
    assert_eq!(mouth.refused(json!({ "ask": "bot", "seat": 0 })), "not-now");
    assert_eq!(mouth.refused(json!({ "ask": "undo", "seat": 0 })), "nothing-to-undo");
}
