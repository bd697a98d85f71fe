//! `caravan replay` for races: stamps since the signal, boards in characters, and watching.
use crate::mouth::*;
use crate::replay::tape;
use serde_json::{Value, json};

fn rows(text: &str) -> Vec<Value> {
    text.lines().skip(1).map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// The number of the first row that does this.
fn first(text: &str, action: &str) -> usize {
    1 + rows(text).iter().position(|row| row["do"].as_str().unwrap().starts_with(action)).unwrap()
}

#[test]
fn a_race_step_by_step_with_stamps() {
    let text = a_race("stamps", &json!({}));
    let said = tape(&text).replay(&[]);
    let start = rows(&text)[first(&text, "start") - 1]["at"].as_u64().unwrap();
    let n = first(&text, "place");
    let after = rows(&text)[n - 1]["at"].as_u64().unwrap() - start;
    let stamp = format!("{}:{:02}.{}", after / 60_000, after / 1000 % 60, after / 100 % 10);
    let line = said.lines().find(|line| line.starts_with(&format!("{n:4}  "))).unwrap();
    assert!(line.contains(&stamp) && line.contains(": Lay a "), "{line} ({stamp})");
    let ready = said.lines().find(|line| line.contains("[ready]")).unwrap();
    assert!(!ready.contains(".0  "), "before the signal no clock runs: {ready}");
    assert!(said.contains("It is map ") && said.contains(" has arrived after "), "{said}");
    assert!(tape(&text).replay(&["--lang", "hu"]).contains("Lerakás"));
    let steps: Vec<Value> =
        tape(&text).replay(&["--json"]).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(
        (&steps[n]["n"], &steps[n]["clock"], &steps[n]["at"]),
        (&json!(n), &json!(after), &json!(after + start))
    );
    assert_eq!(steps.len(), rows(&text).len() + 1, "in a game that is over nothing is hidden");
}

/// Every stroke leads to a side that the tile joins, and every letter of the map stands for a good.
#[test]
fn the_board_in_characters() {
    let mut mouth = Mouth::open();
    let board = json!([
        { "cell": 11, "kind": "straight" }, { "cell": 10, "kind": "tight", "turn": 0, "bonus": true },
        { "cell": 6, "kind": "wide", "turn": 2 }, { "cell": 16, "kind": "straight", "turn": 1 },
    ]);
    let seats = json!([{ "score": 12, "bonus": ["tight"], "board": board }, { "arrived": 65_500 }]);
    let scene = json!({ "round": 2, "phase": "trading", "cities": ["dunhuang", "samarkand"], "seats": seats });
    mouth.ask(
        json!({ "ask": "scene", "game": "silk-road", "seed": "picture", "scene": scene, "players": ["Anna", "Bob"] }),
    );
    let tape = tape(&saved(&mut mouth));
    let annas = tape.replay(&["--at", "0", "--seat", "0"]);
    // The map beside it depends on the sheets of the pack.
    let board = |line: &str| line.chars().take(51).collect::<String>().trim_end().to_string();
    let lines: Vec<String> = annas.lines().skip_while(|line| !line.starts_with("— Anna")).skip(1).map(board).collect();
    let picture = r"
       [Samarkand]               Turfan

                   0     1     2

                                 \
                3     4     5     o
                                 /
                                /
   Palmyra   7     8     9     @-----o---[Dunhuang]


               12    13    14    15

                    /
                   o    17    18
                  /
            Hormuz               Lhasa";
    assert_eq!(lines[..17].join("\n"), picture.trim_start_matches('\n'), "{annas}");
    assert!(
        annas.contains("— Anna: score 12, building") && annas.contains("— Bob: score 0, arrived, 1:05.5"),
        "{annas}"
    );
    assert!(annas.contains("Tray: straight 5, wide bend 6, tight bend 7"), "{annas}");
    let spectator = tape.replay(&["--at", "0"]);
    assert!(!spectator.contains("Tray") && !spectator.contains("Map "), "{spectator}");
    assert_eq!(annas.matches("Map ").count(), 1, "only the own map");
}

#[test]
fn the_end_of_a_round_shows_what_was_bought() {
    let text = a_race("stamps", &json!({}));
    let tape = tape(&text);
    let next = rows(&text).iter().enumerate().filter(|(_, row)| row["do"] == "ready").map(|(n, _)| n).nth(2).unwrap();
    let page = tape.replay(&["--at", &next.to_string()]);
    assert!(page.contains("Round 2: ") && page.contains("Round 1 was: ") && page.contains("Goods: "), "{page}");
    assert_eq!(page.matches("[").count(), 4, "two boards with two goals each: {page}");
    // In the middle of a round everything that was hidden lies open once the game is over.
    let middle = tape.replay(&["--at", &(first(&text, "place") + 8).to_string()]);
    assert_eq!((middle.matches("Map ").count(), middle.matches("Tray: ").count()), (2, 2), "{middle}");
    assert!(!middle.contains("Round 1 was"), "{middle}");
}

#[test]
fn a_running_race_keeps_its_secrets_on_tape() {
    let mut mouth = Mouth::open();
    mouth.ask(json!({ "ask": "new", "game": "silk-road", "seed": "tape", "players": ["Anna", "Bob"] }));
    for (seat, action, at) in [(0, "ready", 0), (1, "ready", 0)] {
        mouth.ask(json!({ "ask": "act", "seat": seat, "do": action, "at": at }));
    }
    mouth.ask(json!({ "ask": "time-up", "at": 3_000 }));
    for (n, cell) in [3, 4, 5].into_iter().enumerate() {
        mouth.ask(json!({ "ask": "act", "seat": 0, "do": format!("place {cell} wide"), "at": 4_000 + n }));
    }
    let tape = tape(&saved(&mut mouth));
    for (seat, knows) in [(None, false), (Some("1"), false), (Some("0"), true)] {
        let more: Vec<&str> = seat.map_or(vec![], |seat| vec!["--seat", seat]);
        for form in [&[][..], &["--json"], &["--watch"]] {
            let said = tape.replay(&[&more[..], form].concat());
            assert_eq!(
                said.contains("place 4 wide") || said.contains("wide bend 4"),
                knows,
                "{seat:?} {form:?}: {said}"
            );
        }
    }
    let public = tape.replay(&["--json"]);
    assert_eq!(public.lines().count(), 4, "nobody counts the tiles of others: {public}");
}

#[test]
fn watching_without_a_terminal_prints_every_picture_once() {
    let text = a_race("stamps", &json!({}));
    let tape = tape(&text);
    let all = tape.replay(&["--watch"]);
    let pages = |said: &str| said.matches("silk-road · ").count();
    assert!(pages(&all) > rows(&text).len() / 2, "{} pictures", pages(&all));
    assert!(all.lines().rev().take(2).all(|line| line.starts_with("1. ") || line.starts_with("2. ")), "{all}");
    let last = tape.replay(&["--watch", "--round", "4", "--speed", "20", "--lang", "hu"]);
    assert!(pages(&last) < pages(&all) / 2 && last.contains("4. forduló") && !last.contains("\n2. forduló"), "{last}");
    let none = run(&["replay", &tape.path, "--watch", "--round", "5"]);
    assert_eq!(none.status.code(), Some(1));
    for wrong in
        [&["--watch", "--speed", "0"][..], &["--speed", "2"], &["--watch", "--at", "3"], &["--watch", "--json"]]
    {
        assert_eq!(run(&[&["replay", &tape.path], wrong].concat()).status.code(), Some(2), "{wrong:?}");
    }
}

#[test]
fn merchants_can_be_watched_too() {
    let text = a_game("tape");
    let watched = tape(&text).replay(&["--watch", "--round", "3"]);
    assert!(watched.starts_with("merchants · ") && watched.matches("merchants · ").count() > 50, "{watched}");
}

/// A good has one letter, whether it is played for or looked at again.
#[test]
fn goods_have_the_letters_of_the_game() {
    let mut mouth = Mouth::open();
    mouth.ask(json!({ "ask": "new", "game": "silk-road", "options": { "players": 1 }, "seed": "letters" }));
    let tape = tape(&saved(&mut mouth));
    let table =
        shelf::find("silk-road").unwrap().open(&json!({ "players": 1 }), None, "letters", vec![], None).unwrap();
    for (lang, name) in shelf::Lang::ALL.into_iter().zip(["en", "hu"]) {
        let (words, said) = (shelf::Words::new(lang), tape.replay(&["--at", "0", "--lang", name]));
        let goods = table.catalog()["goods"].as_array().unwrap().clone();
        let shown = goods.iter().map(|good| good.as_str().unwrap()).filter(|good| {
            let (word, letter) =
                (words.word(&format!("silk-good-{good}")), words.word(&format!("tui-silk-letter-{good}")));
            assert!(!said.contains(&format!("{word} (")) || said.contains(&format!("{word} ({letter})")), "{said}");
            said.contains(&format!("{word} ({letter})"))
        });
        assert!(shown.count() > 1, "{said}");
    }
}
