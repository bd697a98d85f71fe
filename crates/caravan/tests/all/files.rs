//! Saving, loading, salvaging.
use crate::mouth::*;
use serde_json::json;

#[test]
fn a_saved_game_goes_on_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.jsonl");
    let mut mouth = Mouth::open();
    mouth.ask(json!({ "ask": "new", "seed": "saved", "players": ["Anna", "greedy"] }));
    (0..40).for_each(|n| drop(mouth.ask(json!({ "ask": "bot", "bot": "random", "at": n }))));
    mouth.ask(json!({ "ask": "save", "path": path }));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), saved(&mut mouth));
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1, "nothing else is left behind");
    let card = mouth.ask(json!({ "ask": "load", "table": "again", "path": path }));
    assert_eq!(card["players"], json!(["Anna", "greedy"]));
    for who in [json!(0), json!(1), json!(null)] {
        let mut here = mouth.ask(json!({ "ask": "view", "seat": who }));
        let there = mouth.ask(json!({ "ask": "view", "seat": who, "table": "again" }));
        // What can be taken back is not part of a position that was loaded; everything else is.
        here["sheet"]["can_undo"] = there["sheet"]["can_undo"].clone();
        assert_eq!(here, there);
    }
    let at = mouth.ask(json!({ "ask": "rows" }))["rows"].as_array().unwrap().last().unwrap()["at"].as_u64();
    mouth.ask(json!({ "ask": "bot", "table": "again", "bot": "greedy" }));
    let rows = mouth.ask(json!({ "ask": "rows", "table": "again" }))["rows"].take();
    assert!(rows.as_array().unwrap().last().unwrap()["at"].as_u64() >= at, "the clock goes on");
    // Saving over an existing file replaces it.
    mouth.ask(json!({ "ask": "save", "table": "again", "path": path }));
    assert!(std::fs::read_to_string(&path).unwrap().lines().count() > 41);
}

#[test]
fn what_is_whole_of_a_damaged_file_can_be_saved() {
    let text = half_a_game("salvage");
    let rows: Vec<&str> = text.lines().collect();
    let mut mouth = Mouth::open();
    let mut salvage = |name: &str, text: String| {
        let card = mouth.ask(json!({ "ask": "load", "table": name, "text": text, "salvage": true }));
        (card["rows"].as_u64().unwrap() as usize, card["lost"]["kind"].as_str().unwrap_or("nothing").to_string())
    };
    let all = rows.len() - 1;
    assert_eq!(salvage("whole", text.clone()), (all, "nothing".into()));
    assert_eq!(salvage("cut", text[..text.len() - 9].into()), (all - 1, "file-cut-off".into()));
    assert_eq!(salvage("garbled", text.replacen(rows[10], "#!%", 1)), (9, "file-row".into()));
    let hash = rows[20].rsplit('"').nth(1).unwrap();
    assert_eq!(salvage("tampered", text.replacen(hash, "0123456789abcdef", 1)), (19, "file-differs".into()));
    assert_eq!(salvage("header only", rows[0].into()), (0, "nothing".into()));
    mouth.ask(json!({ "ask": "bot", "table": "garbled", "bot": "greedy" }));
}

#[test]
fn every_prefix_of_a_file_is_refused_by_name_or_loads() {
    let text = half_a_game("prefix");
    let mut mouth = Mouth::open();
    let cuts = (0..text.len()).filter(|&n| text.is_char_boundary(n)).step_by(211);
    for (i, n) in cuts.enumerate() {
        let request = json!({ "ask": "load", "table": i, "text": text[..n] });
        let reply = mouth.raw(request.to_string().as_bytes());
        if reply["ok"] != true {
            assert!(["file-empty", "file-header", "file-cut-off"].contains(&kind(&reply).as_str()), "{n}: {reply}");
        }
    }
}

/// A program may save over its own earlier file; whatever else lies there is kept.
#[test]
fn saving_over_another_game_keeps_it_beside() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game");
    let other = half_a_game("another");
    std::fs::write(&path, &other).unwrap();
    let mut mouth = Mouth::open();
    mouth.ask(json!({ "ask": "new", "seed": "mine" }));
    let reply = mouth.ask(json!({ "ask": "save", "path": path }));
    let kept = reply["kept"].as_str().expect("it says where").to_string();
    assert_eq!(std::fs::read_to_string(&kept).unwrap(), other);
    mouth.ask(json!({ "ask": "bot", "bot": "random" }));
    let reply = mouth.ask(json!({ "ask": "save", "path": path }));
    assert!(reply["kept"].is_null(), "{reply}");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 2);
    // Salvaged, and saved where it came from: the damaged file stays.
    let damaged = saved(&mut mouth) + "half a li";
    std::fs::write(&path, &damaged).unwrap();
    mouth.ask(json!({ "ask": "load", "table": "salvaged", "path": path, "salvage": true }));
    let reply = mouth.ask(json!({ "ask": "save", "table": "salvaged", "path": path }));
    assert_eq!(std::fs::read_to_string(reply["kept"].as_str().unwrap()).unwrap(), damaged);
}
