//! `caravan automaton`: whole sessions through a pipe.
use crate::desk::*;
use crate::mouth::*;
use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Command, Stdio};

/// Without the two lines that name the file and the commands.
fn body(said: &str) -> &str {
    said.splitn(3, '\n').nth(2).unwrap()
}

/// What somebody answers who reads only the possible answers, in any language.
fn answer(hint: &str, n: usize) -> String {
    let events = ["coins 2", "lose good", "-", "hero", "commission", "oracle, deed", "lantern 2", "lose hero"];
    let choices: Vec<&str> = hint.split(';').next().unwrap().split(" / ").collect();
    match hint {
        _ if hint.contains("4 2 1") => "5 3 1".into(),
        _ if hint.contains("farglen - windglass") => "far - wind night".into(),
        _ if hint.contains("lose good") => events[n % events.len()].into(),
        _ if hint.contains("farglen dark") || hint.contains("farglen setét") => {
            ["", "farglen dark", "nightpoem shortcut"][n % 3].into()
        }
        _ if hint.contains("Enter: ") => String::new(),
        _ if hint.starts_with("0–") => (n % 4).to_string(),
        _ => choices[n % choices.len()].into(),
    }
}

/// A session from its set-up to its end, question by question: the answers, and everything that was said.
fn whole(args: &[&str], file: &Path) -> (Vec<String>, String) {
    let fixed = ["automaton", "merchants", "--file", file.to_str().unwrap()];
    let mut command = Command::new(CARAVAN);
    let mut child =
        command.args([&fixed[..], args].concat()).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let (mut input, mut output) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
    let (mut answers, mut all) = (vec![], String::new());
    while let Some(question) = page(&mut output, &mut all) {
        let hint = question.rsplit_once('[').unwrap().1.trim_end_matches(']');
        let answer = answer(hint, answers.len());
        writeln!(input, "{answer}").unwrap();
        answers.push(answer);
        assert!(answers.len() < 500, "{question}");
    }
    assert_eq!(child.wait().unwrap().code(), Some(0));
    (answers, all)
}

/// Reads up to the next prompt: the question before it, unless this was the end.
fn page(output: &mut impl BufRead, all: &mut String) -> Option<String> {
    let mut piece = vec![];
    while !piece.ends_with(b"\n> ") && output.take(1).read_to_end(&mut piece).unwrap() > 0 {}
    let piece = String::from_utf8(piece).unwrap();
    all.push_str(&piece);
    let told = piece.strip_suffix("\n> ")?;
    Some(told.lines().last().unwrap().into())
}

fn entries(path: &Path) -> Vec<String> {
    std::fs::read_to_string(path).unwrap().lines().skip(1).map(String::from).collect()
}

#[test]
fn whole_sessions_in_both_editions_and_languages() {
    let desk = Desk::new("merchants", "a table");
    for (edition, name) in
        [("final", ["Private Concern", "Magányos vállalkozó"]), ("prototype", ["Trader", "Kereskedő"])]
    {
        let mut answers_in = vec![];
        for (lang, name, last) in [
            ("en", name[0], ["You have beaten it!", "It has beaten you."]),
            ("hu", name[1], ["Legyőztétek!", "Legyőzött titeket."]),
        ] {
            let file = desk.file(&format!("{edition}-{lang}"));
            let args = ["--edition", edition, "--lang", lang, "--seed", "whole", "--players", "3", "--seat", "1"];
            let (answers, said) = whole(&args, &file);
            assert!(said.lines().next().unwrap().contains(name), "{said}");
            assert!(last.contains(&said.lines().last().unwrap()), "{said}");
            assert!(!said.contains("automaton-"), "a message is missing: {said}");
            assert_eq!(said.matches("— ").count(), 14, "thirteen rounds and the final travel");
            assert_eq!(entries(&file).len(), answers.len());
            answers_in.push(entries(&file));
        }
        assert_eq!(answers_in[0], answers_in[1], "one spelling in the file, whatever the language");
    }
}

#[test]
fn closed_after_every_single_answer_it_tells_the_same() {
    let desk = Desk::new("merchants", "a table");
    let args = ["--seed", "closed", "--level", "hard"];
    let (answers, at_once) = whole(&args, &desk.file("at once"));
    let at_once = body(&at_once);
    let (mut pieced, mut page) = (String::new(), String::new());
    for (n, answer) in answers.iter().enumerate() {
        let said = if n == 0 {
            let file = desk.file("piece by piece");
            said(&talk(&[&["automaton", "merchants", "--file", file.to_str().unwrap()], &args[..]].concat(), &[answer]))
        } else {
            said(&desk.go_on("piece by piece", &[answer]))
        };
        let (before, after) = body(&said).split_once(&format!("\n> {answer}\n")).unwrap();
        assert!(n == 0 || before == page, "answer {n}: {before}\n--\n{page}");
        pieced.push_str(before);
        pieced.push_str(&format!("\n> {answer}\n"));
        match after.rsplit_once("\n> \n") {
            Some((question, saved)) => {
                assert!(saved.contains("--continue"), "{saved}");
                page = question.into();
            }
            None => pieced.push_str(after), // the end
        }
        assert_eq!(entries(&desk.file("piece by piece")).len(), n + 1, "on the disk before it goes on");
    }
    assert!(pieced == at_once, "the pieces are not the whole:\n{pieced}\n--\n{at_once}");
    assert_eq!(entries(&desk.file("piece by piece")), entries(&desk.file("at once")));
    // A finished session is told its end again.
    let again = said(&desk.go_on("at once", &[]));
    assert!(at_once.ends_with(body(&again)), "{again}");
}

#[test]
fn wrong_answers_are_explained_and_change_nothing() {
    let desk = Desk::new("merchants", "a table");
    let right = ["farglen", "-", "quit"];
    desk.begin("right", &[], &right);
    let wrong = [
        "",
        "paris",
        "n",
        "?",
        "status",
        "set",
        "set coins",
        "set coins 1000",
        "set heroes paris 1",
        "back",
        "farglen",
    ];
    let said =
        desk.begin("wrong", &[], &[&wrong[..], &["farglen", "farglen low", "west east dark", "-", "quit"]].concat());
    assert_eq!(entries(&desk.file("right")), entries(&desk.file("wrong")));
    for words in [
        "An answer is needed here",
        "“paris” is none of the possible answers.",
        "“n” may be northbreak or nightpoem",
        "(P-063)",
        "Heroes: none.",
        "There is nothing to take back.",
        "“low” is none of the possible answers.",
        "Type a town and a road",
    ] {
        assert!(said.contains(words), "{words}: {said}");
    }
    assert_eq!(said.matches("set goods 3").count(), 4, "each wrong correction is explained");
}

#[test]
fn answers_and_corrections_are_taken_back() {
    let desk = Desk::new("merchants", "a table");
    let lines =
        ["farglen", "set coins 30", "set heroes nightpoem 2", "status", "back", "back", "back", "nightpoem", "status"];
    let said = desk.begin("back", &[], &lines);
    let states: Vec<&str> =
        said.lines().filter(|l| l.starts_with("Round 1. It has") || l.starts_with("Heroes:")).collect();
    assert!(states[0].contains("coins 30") && states[1].contains("Nightpoem 2, Farglen 1"), "{said}");
    assert!(states[2].contains("coins 6") && states[3].starts_with("Heroes: Nightpoem 1."), "{said}");
    assert!(said.contains("Corrected: coins 6 → 30") && said.contains("Corrected: heroes, Nightpoem 0 → 2"), "{said}");
    assert_eq!(entries(&desk.file("back")).iter().filter(|e| *e == "\"back\"").count(), 3, "the file only grows");
    let later = self::said(&desk.go_on("back", &["status"]));
    assert!(later.contains(states[2]) && later.contains(states[3]), "{later}");
}

/// P-077: 5 goods, 2 commissions → 6 + 3.
#[test]
fn deliveries_of_the_example() {
    let desk = Desk::new("merchants", "a table");
    let lines = ["nightpoem", "set goods 5", "set commissions farglen 2", "farglen dark", "lose coins 90", "status"];
    let said = desk.begin("example", &["--edition", "prototype"], &lines);
    let changes = said.split("It enters Farglen.").nth(1).unwrap();
    for line in ["goods: 5 → 2", "prestige: 0 → 6", "goods: 2 → 0", "prestige: 6 → 9", "commissions for Farglen: 1 → 0"]
    {
        assert!(changes.contains(line), "{line}: {said}");
    }
    assert!(said.contains("coins: 6 → 0\n"), "never below 0 (P-038): {said}");
}

#[test]
fn a_tie_is_lost_unless_tie_breaks_decide() {
    let desk = Desk::new("merchants", "a table");
    let ending = |tie: &str, more: &[&str]| {
        let file = desk.file(&format!("{tie}{}", more.len()));
        let (mut answers, said) = whole(&["--tie", tie, "--seed", "tie", "--level", "easy"], &file);
        // the same once more, but with the automaton's own score at the end
        let its = said.lines().find(|l| l.starts_with("It scores ")).unwrap();
        let its = its["It scores ".len()..].split(':').next().unwrap().to_string();
        let score = answers.len() - 1;
        answers[score] = its;
        let again = desk.file(&format!("{tie}{} again", more.len()));
        let args = ["automaton", "--tie", tie, "--seed", "tie", "--level", "easy", "--file", again.to_str().unwrap()];
        let lines: Vec<&str> = answers.iter().map(String::as_str).chain(more.iter().copied()).collect();
        self::said(&talk(&args, &lines)).lines().last().unwrap().to_string()
    };
    assert_eq!(ending("strict", &[]), "It has beaten you.");
    assert_eq!(ending("tiebreak", &["999"]), "You have beaten it!");
    assert_eq!(ending("tiebreak", &["0", ""]), "It has beaten you.");
}

#[test]
fn hungarian_words_are_answers_too() {
    let desk = Desk::new("merchants", "a table");
    let lines = ["farglen", "javít pénz 9", "állapot", "windglass átvágás", "coins 1", "vissza", "vissza", "kilép"];
    let said = desk.begin("hu", &["--lang", "hu"], &lines);
    assert!(said.contains("Javítva: pénz 6 → 9") && said.contains("Veletek tart"), "{said}");
    let kept = entries(&desk.file("hu"));
    assert_eq!(kept[1..3], [r#"{"set":"coins 9"}"#, r#"{"answer":"windglass shortcut"}"#]);
}

#[test]
fn damaged_files() {
    let desk = Desk::new("merchants", "a table");
    desk.begin("whole", &[], &["farglen", "-", "set coins 3"]);
    let text = std::fs::read_to_string(desk.file("whole")).unwrap();
    let with = |text: &str| {
        std::fs::write(desk.file("broken"), text).unwrap();
        desk.go_on("broken", &[])
    };
    // A line that was being written is dropped with a word, and the file is whole again.
    let cut = said(&with(&text[..text.len() - 4]));
    assert!(cut.starts_with("Line 4 of the file was damaged"), "{cut}");
    assert_eq!(std::fs::read_to_string(desk.file("broken")).unwrap(), text[..text.trim_end().rfind('\n').unwrap() + 1]);
    let rows: Vec<&str> = text.lines().collect();
    // Damage in the middle: what is before it is whole, and the player says whether that is enough.
    for harm in [b"#!%".as_slice(), b"\xff\xfe"] {
        let broken = [rows[0].as_bytes(), rows[1].as_bytes(), harm, rows[3].as_bytes(), b""].join(&b'\n');
        std::fs::write(desk.file("broken"), &broken).unwrap();
        let asked = desk.go_on("broken", &["n"]);
        assert!(stdout(&asked).contains("Line 3 of the file cannot be read"), "{}", stdout(&asked));
        assert_eq!((asked.status.code(), std::fs::read(desk.file("broken")).unwrap()), (Some(1), broken.clone()));
        let saved = said(&desk.go_on("broken", &["y", "quit"]));
        assert!(saved.contains("The file as it was is kept beside it"), "{saved}");
        assert_eq!(entries(&desk.file("broken")), rows[1..2]);
    }
    for (kind, text) in [
        ("file-empty", String::new()),
        ("file-header", "{}\n".into()),
        ("file-header", "what is this?\n".into()),
        ("file-format", text.replace("\"format\":1", "\"format\":7")),
        ("file-row", text.replace(rows[1], "#!%")),
        ("file-row", text.replace(rows[1], "\"back\"")),
        ("file-refused", text.replace("farglen", "paris")),
        ("file-refused", text.replace("coins 3", "coins 1000")),
        ("file-setting", text.replace("\"players\":2", "\"players\":9")),
        ("file-setting", text.replace("\"automaton\":1", "\"automaton\":\"none\"")),
        ("file-other-game", text.replace("\"merchants\"", "\"chess\"")),
        ("file-other-content", text.replace("\"content\":\"", "\"content\":\"0")),
    ] {
        let output = with(&text);
        assert_eq!(output.status.code(), Some(1), "{kind}");
        assert!(stderr(&output).starts_with(&format!("caravan: {kind}: ")), "{kind}: {}", stderr(&output));
        assert_eq!(std::fs::read_to_string(desk.file("broken")).unwrap(), text, "{kind}: the file is left alone");
    }
}

#[test]
fn settings_that_cannot_be() {
    let desk = Desk::new("merchants", "a table");
    desk.begin("there", &[], &["farglen"]);
    let there = desk.file("there");
    let there = there.to_str().unwrap();
    let before = entries(&desk.file("there"));
    for (words, args) in [
        ("exists; go on with it", &["--file", there][..]),
        ("no-such-game", &["chess"]),
        ("no automaton for `silk-road`", &["silk-road"]),
        ("bad-setting", &["--players", "1"]),
        ("bad-setting", &["--players", "5"]),
        ("bad-setting", &["--players", "2", "--seat", "2"]),
    ] {
        let output = talk(&[&["automaton"], args].concat(), &[]);
        assert_eq!(output.status.code(), Some(1), "{words}");
        assert!(stderr(&output).contains(words), "{words}: {}", stderr(&output));
    }
    for args in [&["--edition", "third"][..], &["--tie", "never"], &["--continue", there, "--level", "easy"]] {
        assert_eq!(talk(&[&["automaton"], args].concat(), &[]).status.code(), Some(2), "{args:?}");
    }
    // Whoever names the game of a session goes on with it; another is refused.
    let other = talk(&["automaton", "now-or-never", "--continue", there], &[]);
    assert!(stderr(&other).contains("file-other-game"), "{}", stderr(&other));
    assert_eq!(talk(&["automaton", "merchants", "--continue", there], &["quit"]).status.code(), Some(0));
    assert_eq!(entries(&desk.file("there")), before);
}

/// The session in the documentation is a real one.
#[test]
fn the_page_tells_the_truth() {
    let page = std::fs::read_to_string(house("docs/automaton.md")).unwrap();
    let sample = page.split("```text\n").nth(1).unwrap().split("```").next().unwrap();
    let lines: Vec<&str> = sample.lines().filter_map(|line| line.strip_prefix("> ")).collect();
    let desk = Desk::new("merchants", "a table");
    let file = desk.file("sample");
    let args = ["automaton", "--seed", "s4", "--file", file.to_str().unwrap()];
    let told = said(&talk(&args, &[&["farglen"], &lines[..]].concat()));
    assert!(told.contains(sample), "{told}");
}

/// Every message is said somewhere, and everything that is said has a message.
#[test]
fn messages_and_sources_fit() {
    let of = |file: &str| std::fs::read_to_string(house(&format!("locales/en/{file}.ftl"))).unwrap();
    let ftl = ["automaton", "merchants-terminal", "now-or-never-terminal"].map(of).concat();
    let messages: BTreeSet<&str> = ftl.lines().filter_map(|l| l.split_once(" = ")).map(|(id, _)| id.trim()).collect();
    let messages: BTreeSet<&str> = messages.into_iter().filter(|id| id.starts_with("automaton-")).collect();
    let mut sources = String::new();
    let mut folders =
        vec![house("crates/caravan/src/automaton"), house("crates/caravan/src/faces"), house("crates/bots/src")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            match path.is_dir() {
                true => folders.push(path),
                false => sources += &std::fs::read_to_string(path).unwrap(),
            }
        }
    }
    let literals: BTreeSet<&str> = sources.split('"').filter(|it| it.starts_with("automaton-")).collect();
    let made: Vec<&str> = literals.iter().filter_map(|it| it.split_once('{')).map(|(kind, _)| kind).collect();
    for id in &messages {
        assert!(literals.contains(id) || made.iter().any(|kind| id.starts_with(kind)), "nobody says {id}");
    }
    for id in literals.iter().filter(|id| !id.contains('{')) {
        let begins = format!("{}-", id.trim_end_matches('-'));
        assert!(messages.iter().any(|it| it == id || it.starts_with(&begins)), "{id} has no message");
    }
}
