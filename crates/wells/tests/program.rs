//! The program with one game more: everything of the house works with it, and next to nothing of the house names it.
use serde_json::{Value, json};
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const PROGRAM: &str = env!("CARGO_BIN_EXE_wells");

fn says(args: &[&str]) -> String {
    let out = Command::new(PROGRAM).args(args).output().unwrap();
    assert!(out.status.success(), "{args:?}: {}", String::from_utf8_lossy(&out.stderr));
    String::from_utf8(out.stdout).unwrap()
}

#[test]
fn it_is_on_the_shelf_of_this_program() {
    let games: Value = serde_json::from_str(&says(&["games", "--json"])).unwrap();
    let text = games.to_string();
    for game in shelf::SHELF.iter().map(|game| game.name).chain(["wells"]) {
        assert!(text.contains(&format!("\"{game}\"")), "{text}");
    }
    assert!(says(&["check", "content", concat!(env!("CARGO_MANIFEST_DIR"), "/content")]).contains("ok"));
}

/// A whole game over `speak`, in words of both languages, then its file replayed, checked and looked at.
#[test]
fn it_speaks() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.caravan");
    let mut child =
        Command::new(PROGRAM).args(["speak", "wells"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let (mut mouth, mut ear) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()).lines());
    let mut ask = |request: Value| -> Value {
        writeln!(mouth, "{request}").unwrap();
        let reply: Value = serde_json::from_str(&ear.next().unwrap().unwrap()).unwrap();
        assert_eq!(reply["ok"], true, "{request}: {reply}");
        reply
    };
    let mut now = ask(json!({ "ask": "new", "options": { "players": 3 }, "seed": "well" }));
    let mut said = String::new();
    for lang in ["en", "hu"].iter().cycle() {
        if now["over"] == true {
            break;
        }
        let seat = now["must"][0].clone();
        let legal = ask(json!({ "ask": "legal", "seat": seat, "lang": lang }));
        said += &legal.to_string();
        now = ask(json!({ "ask": "act", "seat": seat, "do": legal["offers"][0]["act"] }));
    }
    assert!(said.contains("Load a card") && said.contains("Felraksz"), "{said}");
    let saved = ask(json!({ "ask": "save" }));
    fs::write(&path, saved["text"].as_str().unwrap()).unwrap();
    drop(mouth);
    child.wait().unwrap();
    let file = path.display().to_string();
    says(&["check", &file]);
    assert!(says(&["replay", &file]).contains("loads a card"));
    assert!(says(&["replay", &file, "--lang", "hu"]).contains("felrak egy kártyát"));
}

#[test]
fn bots_play_it() {
    let report: Value =
        serde_json::from_str(&says(&["simulate", "wells", "--games", "200", "--bots", "random,elder", "--json"]))
            .unwrap();
    let wins = |seat: usize| report["seats"][seat]["wins"].as_f64().unwrap();
    assert!(wins(1) > 0.7 && wins(0) < 0.3, "{report}");
    assert!(says(&["arena", "wells", "--bot", "elder", "--bot", "random", "--sets", "20"]).contains("elder"));
}

/// A game costs the house few files beside its own: five at most, and its walk-through says which (docs/add-a-game.md). What cargo
/// writes and what has been are no work.
#[test]
fn few_files_of_the_house_name_it() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut found = vec![];
    look(&root, &mut found);
    let mut names: Vec<String> =
        found.iter().map(|at| at.strip_prefix(&root).expect("it lies there").display().to_string()).collect();
    names.retain(|name| !["Cargo.lock", "CHANGELOG.md"].contains(&name.as_str()));
    names.sort();
    assert!((2..=5).contains(&names.len()), "{names:?}");
    let told = fs::read_to_string(root.join(WALK)).unwrap();
    let untold: Vec<&String> = names.iter().filter(|name| *name != WALK && !told.contains(name.as_str())).collect();
    assert!(untold.is_empty(), "{WALK} does not say {untold:?}");
}

const WALK: &str = "docs/add-a-game.md";
/// What is built or fetched, and the game itself.
const APART: [&str; 6] = ["wells", "target", "node_modules", "dist", "data", ".git"];

fn look(at: &Path, found: &mut Vec<PathBuf>) {
    if at.is_dir() {
        let apart = at.file_name().is_some_and(|name| APART.iter().any(|it| name == *it));
        fs::read_dir(at).unwrap().filter(|_| !apart).for_each(|entry| look(&entry.unwrap().path(), found));
    } else if fs::read_to_string(at)
        .is_ok_and(|text| text.split(|c: char| !c.is_alphanumeric()).any(|it| it == "wells"))
    {
        found.push(at.to_path_buf());
    }
}
