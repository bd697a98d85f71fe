//! `caravan market`.
use crate::mouth::*;
use serde_json::{Value, json};
use std::io::Write;
use std::process::{Command, Output, Stdio};

fn market(args: &[&str]) -> Output {
    run(&[&["market", "now-or-never"], args].concat())
}

/// With these lines instead of arguments.
fn piped(args: &[&str], lines: &[u8]) -> Output {
    let mut command = Command::new(CARAVAN);
    let command = command.args([&["market", "now-or-never"], args].concat());
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(lines).unwrap();
    child.wait_with_output().unwrap()
}

fn said(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(0), "{}", stderr(output));
    assert!(output.stderr.is_empty(), "{}", stderr(output));
    stdout(output)
}

#[test]
fn n172_the_price_and_the_trades_that_bring_it() {
    let answer = said(&market(&["3", "3", "3", "3"]));
    let lines: Vec<&str> = answer.lines().collect();
    assert_eq!(lines[0], "38 coins for 3 shells, 3 tools, 3 bottled demons, 3 crystals:");
    assert_eq!(lines[1], "  3 × (1 shell + 1 tool + 1 bottled demon for 9) = 27");
    assert_eq!(lines[2..], ["  1 × (3 crystals for 11) = 11"]);
}

#[test]
fn goods_are_typed_in_many_ways() {
    for typed in ["3 2 0 1", "S3 T2 C1", "3s 2t c", "3 SHELLS + 2 tools; crystal", "3 sh, 2 to, cr"] {
        let answer = said(&market(&[typed]));
        assert!(answer.starts_with("11 coins for 3 shells, 2 tools, 1 crystal"), "{typed}: {answer}");
    }
    let words = ["3", "shells", "2", "tools"];
    assert_eq!(said(&market(&words)), said(&market(&["3 2 0 0"])));
    for typed in
        ["3 kagyló 2 szerszám 1 kristály", "3 KAGYLÓ 2 szerszam krist", "3 2 0 1", "3 shells 2 tools 1 crystal"]
    {
        let answer = said(&market(&["--lang", "hu", typed]));
        assert!(answer.starts_with("11 pénz ezekért: 3 kagyló, 2 szerszám, 1 kristály"), "{typed}: {answer}");
    }
}

#[test]
fn quests_change_the_prices() {
    let coins = |args: &[&str]| {
        let answer: Value = serde_json::from_str(&said(&market(&[&["--json"], args].concat()))).unwrap();
        answer["coins"].as_u64().unwrap()
    };
    assert_eq!(coins(&["6 0 0 0"]), 10);
    assert_eq!(coins(&["6 0 0 0", "--shell-card"]), 16);
    assert_eq!(coins(&["0 3 0 0"]), 6);
    assert_eq!(coins(&["0 3 0 0", "--tool-card"]), 10);
    assert_eq!(coins(&["3 3 0 0", "--tool-card", "--shell-card"]), 18);
}

#[test]
fn lines_are_answered_one_by_one() {
    let output = piped(&["--json"], b"3 0 0 0\n\n2 demons 2 crystals");
    let answers: Vec<Value> = said(&output).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let trade = |goods: Value, coins: u8| json!({ "times": 1, "goods": goods, "coins": coins });
    let three = json!({ "shell": 3 });
    let pair = json!({ "demon": 2, "crystal": 2 });
    assert_eq!(
        answers,
        [
            json!({ "ok": true, "goods": three, "coins": 5, "trades": [trade(three.clone(), 5)], "kept": {} }),
            json!({ "ok": true, "goods": pair, "coins": 14, "trades": [trade(pair.clone(), 14)], "kept": {} }),
        ]
    );
    assert_eq!(said(&piped(&[], b"0 0 0 0\n")), "There is nothing to sell.\n");
    assert_eq!(said(&piped(&[], b"")), "");
}

#[test]
fn what_cannot_be_read_is_explained_and_the_rest_is_answered() {
    let output = piped(&[], b"3 books\nS1\n\xff\n3 3\n100 shells\nshells 3\n");
    assert_eq!(output.status.code(), Some(1));
    let said = stdout(&output);
    let starts = [
        "Books cannot be sold (N-173)",
        "1 coin for 1 shell:",
        "  1 × ",
        "“\u{fffd}” is none",
        "Numbers alone must be four",
        "“100” is not",
        "3 of what?",
    ];
    assert_eq!(said.lines().count(), starts.len(), "{said}");
    for (line, start) in said.lines().zip(starts) {
        assert!(line.starts_with(start), "{line}");
    }
    let one: Value = serde_json::from_str(&stdout(&market(&["--json", "3 books"]))).unwrap();
    assert_eq!(kind(&one), "unreadable");
    assert_eq!(market(&["--json", "3 books"]).status.code(), Some(1));
}

#[test]
fn n173_books_cannot_be_sold() {
    for (lang, typed) in [("en", "2 books"), ("hu", "2 könyv")] {
        let output = market(&["--lang", lang, typed]);
        assert_eq!((output.status.code(), stdout(&output).as_str()), (Some(1), ""));
        assert!(stderr(&output).contains("N-173"), "{}", stderr(&output));
    }
}

#[test]
fn only_one_game_has_this_market() {
    for game in ["merchants", "silk-road", "chess"] {
        let output = run(&["market", game, "3 3 3 3"]);
        assert_eq!(output.status.code(), Some(1));
        assert!(stderr(&output).contains("no-such-game"), "{}", stderr(&output));
    }
}
