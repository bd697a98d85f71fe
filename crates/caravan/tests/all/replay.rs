//! `caravan replay`.
use crate::mouth::*;
use serde_json::{Value, json};
use std::process::{Command, Stdio};

pub struct Tape {
    _folder: tempfile::TempDir,
    pub path: String,
}

pub fn tape(text: &str) -> Tape {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.jsonl");
    std::fs::write(&path, text).unwrap();
    Tape { path: path.to_str().unwrap().into(), _folder: folder }
}

impl Tape {
    #[track_caller]
    pub fn replay(&self, more: &[&str]) -> String {
        let output = run(&[&["replay", &self.path], more].concat());
        assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
        stdout(&output)
    }
}

/// Numbers of the rows that the file says were chosen by somebody.
fn chosen_rows(text: &str) -> Vec<usize> {
    let rows = text.lines().skip(1).map(|l| serde_json::from_str::<Value>(l).unwrap());
    rows.enumerate().filter(|(_, row)| row["forced"] != true).map(|(i, _)| i + 1).collect()
}

#[test]
fn a_finished_game_step_by_step() {
    let text = a_game("tape");
    let tape = tape(&text);
    let said = tape.replay(&[]);
    let steps: Vec<usize> = said.lines().filter_map(|l| l.get(..4)?.trim().parse().ok()).collect();
    assert_eq!(steps[1..], chosen_rows(&text), "every choice once");
    assert!(said.contains("Anna: ") && said.contains("Bob: "));
    assert_ne!(said, tape.replay(&["--lang", "hu"]));
    assert_eq!(said.lines().rev().take(2).filter(|l| l.starts_with("1. ") || l.starts_with("2. ")).count(), 2);
    for line in tape.replay(&["--json"]).lines().skip(1) {
        let step: Value = serde_json::from_str(line).unwrap();
        assert!(step["do"].is_string() && step["say"].is_string() && step["events"].is_array(), "{step}");
    }
}

#[test]
fn positions() {
    let text = a_game("tape");
    let (tape, rows) = (tape(&text), text.lines().count() - 1);
    for n in [0, 1, rows / 2, rows] {
        let board = tape.replay(&["--at", &n.to_string()]);
        assert!(board.contains("Anna") && board.contains("Bob"), "{board}");
        let sheet: Value = serde_json::from_str(&tape.replay(&["--at", &n.to_string(), "--json"])).unwrap();
        let deeds = |s: usize| sheet["board"]["wagons"][s]["deeds"].as_array().unwrap().clone();
        assert!((0..2).all(|s| !deeds(s).contains(&Value::Null)), "everything is shown: {sheet}");
        let as_seen: Value =
            serde_json::from_str(&tape.replay(&["--at", &n.to_string(), "--json", "--seat", "0"])).unwrap();
        assert_eq!(as_seen["you"], 0);
    }
    let too_far = run(&["replay", &tape.path, "--at", &(rows + 1).to_string()]);
    assert_eq!(too_far.status.code(), Some(1));
    assert_eq!(run(&["replay", &tape.path, "--seat", "2"]).status.code(), Some(1));
}

#[test]
fn a_running_game_keeps_its_secrets() {
    let mut mouth = Mouth::open();
    mouth.ask(json!({ "ask": "new", "seed": "open", "options": { "deeds_keep_one_of_two": true }, "players": ["Anna", "Bob"] }));
    let keep = mouth.ask(json!({ "ask": "legal", "seat": 0 }))["offers"][0]["act"].as_str().unwrap().to_string();
    assert!(keep.starts_with("keep "), "{keep}");
    mouth.ask(json!({ "ask": "act", "seat": 0, "do": keep }));
    let tape = tape(&saved(&mut mouth));
    let (public, annas, bobs) = (tape.replay(&[]), tape.replay(&["--seat", "0"]), tape.replay(&["--seat", "1"]));
    assert!(annas.contains(&keep));
    assert!(!public.contains(&keep) && !bobs.contains(&keep), "{public}\n{bobs}");
    assert!(!tape.replay(&["--json"]).contains(&keep));
    let sheet: Value = serde_json::from_str(&tape.replay(&["--at", "1", "--json"])).unwrap();
    assert_eq!(sheet["board"]["wagons"][0]["deeds"][0], Value::Null);
    let own: Value = serde_json::from_str(&tape.replay(&["--at", "1", "--json", "--seat", "0"])).unwrap();
    assert!(own["board"]["wagons"][0]["deeds"][0].is_u64());
}

#[test]
fn undo_is_part_of_the_tale() {
    let mut mouth = Mouth::open();
    mouth.ask(json!({ "ask": "new", "seed": "undo on tape" }));
    let mut undone = 0;
    for n in 0..200 {
        let seat = mouth.ask(json!({ "ask": "must" }))["must"][0].take();
        mouth.ask(json!({ "ask": "bot", "bot": "random", "at": n }));
        let can = mouth.ask(json!({ "ask": "view", "seat": seat }))["sheet"]["can_undo"].take();
        if can == true && n % 3 == 0 {
            mouth.ask(json!({ "ask": "undo", "seat": seat, "at": n }));
            undone += 1;
        }
    }
    assert!(undone > 5);
    let text = saved(&mut mouth);
    let tape = tape(&text);
    assert_eq!(tape.replay(&["--json"]).lines().count(), chosen_rows(&text).len() + 1);
    assert!(tape.replay(&["--json"]).matches("\"undone\"").count() >= undone);
}

#[test]
fn damaged_files_on_request_only() {
    let text = a_game("tape");
    let cut = tape(&text[..text.len() - 7]);
    let output = run(&["replay", &cut.path]);
    assert_eq!(output.status.code(), Some(1));
    assert!(stderr(&output).contains("file-cut-off"));
    let output = run(&["replay", &cut.path, "--salvage"]);
    assert_eq!(output.status.code(), Some(0));
    assert!(stderr(&output).contains("file-cut-off") && !stdout(&output).is_empty());
}

/// It may fit our rules by luck; whoever looks at it is told that it was not played by them.
#[test]
fn a_game_of_other_rules_is_called_one() {
    let text = a_game("tape");
    let mut header: Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
    header["rules"] = "merchants-0".into();
    let rows = text.split_once('\n').unwrap().1;
    let other = tape(&format!("{header}\n{rows}"));
    for more in [&[][..], &["--salvage"], &["--at", "3"]] {
        let output = run(&[&["replay", &other.path], more].concat());
        assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
        assert!(stderr(&output).contains("merchants-0"), "{more:?}: {}", stderr(&output));
        assert!(!stdout(&output).is_empty());
    }
    assert_eq!(stderr(&run(&["replay", &tape(&text).path])), "");
}

/// A name may be as long as its file; it is not told so at every step.
#[test]
fn names_are_shown_as_long_as_names_are() {
    let text = a_game("tape");
    let whole = tape(&text).replay(&[]);
    let (header, rows) = text.split_once('\n').unwrap();
    let mut header: Value = serde_json::from_str(header).unwrap();
    header["players"][0] = "A".repeat(300_000).into();
    let tape = tape(&format!("{header}\n{rows}"));
    let short = format!("{}…", "A".repeat(39));
    for more in [&[][..], &["--json"], &["--at", "40"], &["--watch", "--speed", "1000000"], &["--lang", "hu"]] {
        let said = tape.replay(more);
        assert!(!said.contains(&"A".repeat(41)), "{more:?}");
        // What programs read has seats instead of names.
        assert!(said.contains(&short) || more == ["--json"], "{more:?}");
    }
    assert!(tape.replay(&[]).len() < whole.len() * 4);
    let reviewed = run(&["review", &tape.path, "--nodes", "10"]);
    assert!(stdout(&reviewed).contains(&short), "{}", stderr(&reviewed));
    assert!(!stdout(&reviewed).contains(&"A".repeat(41)));
    assert!(stdout(&run(&["check", &tape.path])).len() < 1000);
}

#[test]
fn whoever_stops_reading_has_read_enough() {
    let tape = tape(&a_game("tape"));
    for args in [&["replay", &tape.path][..], &["replay", &tape.path, "--at", "9", "--json"], &["games"]] {
        let mut child = Command::new(CARAVAN).args(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!((output.status.code(), stderr(&output).as_str()), (Some(0), ""));
    }
}

/// The automaton has no wagon: its marker and its card are shown in its place, and its turn is told.
#[test]
fn a_game_against_the_automaton() {
    let mut mouth = Mouth::open();
    let options = json!({ "automaton": 1, "edition": "prototype" });
    mouth.ask(json!({ "ask": "new", "seed": "solo", "players": ["Anna", "Trader"], "options": options }));
    play_on(&mut mouth, "random");
    let text = saved(&mut mouth);
    let (tape, rows) = (tape(&text), text.lines().count() - 1);
    let start = tape.replay(&["--at", "0"]);
    assert!(start.contains("— Trader") && !start.contains("its card:"), "{start}");
    let board = tape.replay(&["--at", &rows.to_string()]);
    assert!(board.contains("its card: ") && board.contains("illuminated dice: "), "{board}");
    assert!(board.contains("\nNow: The game is over\n"), "{board}");
    let middle = tape.replay(&["--at", &(rows / 2).to_string()]);
    let now = middle.lines().find(|line| line.starts_with("Now: ")).unwrap();
    assert!(now.starts_with("Now: Round ") && now.contains(" of 13, the turn of "), "{now}");
    let said = tape.replay(&[]);
    assert_eq!(said.matches("Trader turns over a card: ").count(), 13, "one in each round\n{said}");
    assert!(said.contains("Trader passes over ") || said.contains("Trader leads no caravan from "), "{said}");
    assert!(tape.replay(&["--lang", "hu"]).contains("Trader kártyát fed fel: "));
}

/// Does one view say everything that another says?
fn says_all(shown: &Value, known: &Value) -> bool {
    match (shown, known) {
        (_, Value::Null) => true,
        (Value::Object(shown), Value::Object(known)) => {
            known.iter().all(|(key, known)| shown.get(key).is_some_and(|shown| says_all(shown, known)))
        }
        (Value::Array(shown), Value::Array(known)) if shown.len() == known.len() => {
            shown.iter().zip(known).all(|(shown, known)| says_all(shown, known))
        }
        (shown, _) => !shown.is_null(),
    }
}

/// Once a game is over nothing is hidden, in any game: what a seat has before itself is shown as that seat saw it.
#[test]
fn a_finished_game_hides_nothing_of_anybody() {
    for game in shelf::all() {
        let mut mouth = Mouth::open();
        mouth.ask(json!({ "ask": "new", "game": game.name, "seed": "open", "players": ["Anna", "Bob"] }));
        race_on(&mut mouth, "random");
        let text = saved(&mut mouth);
        let (tape, rows) = (tape(&text), text.lines().count() - 1);
        for n in [0, rows / 3, rows / 2, rows * 2 / 3, rows].map(|n| n.to_string()) {
            let board = |more: &[&str]| {
                let said = tape.replay(&[&["--at", &n, "--json"], more].concat());
                serde_json::from_str::<Value>(&said).unwrap()["board"].take()
            };
            let open = board(&[]);
            for seat in 0..2 {
                let mut own = board(&["--seat", &seat.to_string()]);
                // What one would score is a sum for one seat, of what everybody is shown here.
                own.as_object_mut().unwrap().remove("would");
                assert!(says_all(&open, &own), "{}, seat {seat} after {n}:\n{open}\n{own}", game.name);
                for (key, places) in own.as_object().unwrap() {
                    if places.as_array().is_some_and(|places| places.len() == 2) {
                        assert_eq!(open[key][seat], places[seat], "{}: {key} of seat {seat} after {n}", game.name);
                    }
                }
            }
        }
    }
}

/// The board in words is what people look at: every hand stands there by name, whoever held it.
#[test]
fn a_finished_game_shows_every_hand_in_words() {
    let mut mouth = Mouth::open();
    mouth.ask(json!({ "ask": "new", "game": "now-or-never", "seed": "hands", "players": ["Anna", "Bob", "Cili"] }));
    race_on(&mut mouth, "random");
    let catalog = mouth.ask(json!({ "ask": "catalog", "game": "now-or-never" }))["catalog"].take();
    let text = saved(&mut mouth);
    let (tape, rows) = (tape(&text), text.lines().count() - 1);
    let mut hands = [0; 3];
    for n in [rows / 4, rows / 3, rows / 2, rows * 2 / 3, rows].map(|n| n.to_string()) {
        for lang in shelf::Lang::ALL {
            let words = shelf::Words::new(lang);
            let board = tape.replay(&["--at", &n, "--lang", &lang.to_string()]);
            for (seat, name) in ["Anna", "Bob", "Cili"].iter().enumerate() {
                let own = tape.replay(&["--at", &n, "--json", "--seat", &seat.to_string()]);
                let own: Value = serde_json::from_str(&own).unwrap();
                // From the line that begins a hero to the one that begins the next.
                let lines: Vec<&str> = board.lines().collect();
                let starts = |line: &&str| line.starts_with('─') && line.contains(&format!(" {name} "));
                let from = lines.iter().position(starts).unwrap_or_else(|| panic!("{name}\n{board}"));
                let to = lines[from + 1..].iter().position(|line| line.starts_with('─')).unwrap();
                let hero = lines[from..=from + to].join("\n");
                for card in own["board"]["players"][seat]["hand"]["cards"].as_array().unwrap() {
                    hands[seat] += 1;
                    let id = catalog["quests"][card.as_u64().unwrap() as usize]["id"].as_str().unwrap();
                    let quest = words.word(&format!("quest-{id}"));
                    assert!(hero.contains(&quest), "{quest} of {name} after {n}:\n{hero}\n{board}");
                }
            }
        }
    }
    assert!(hands.iter().all(|cards| *cards > 4), "{hands:?}");
}

/// People who stopped a game have no secrets in it either, and are told how it ended.
#[test]
fn a_game_that_was_stopped_says_so() {
    let text = half_a_game("stopped");
    let stopped = tape(&text.replacen("}\n", ",\"ended\":{\"how\":\"resigned\",\"resigned\":[1]}}\n", 1));
    let said = stopped.replay(&[]);
    assert!(said.ends_with("Bob gave up.\nNobody was left to play against: the game ended here.\n"), "{said}");
    assert!(stopped.replay(&["--lang", "hu"]).contains("Bob feladta."));
    let sheet: Value = serde_json::from_str(&stopped.replay(&["--at", "60", "--json"])).unwrap();
    let hidden = |seat: usize| sheet["board"]["wagons"][seat]["deeds"].as_array().unwrap().contains(&Value::Null);
    assert!(!hidden(0) && !hidden(1), "{sheet}");
}
