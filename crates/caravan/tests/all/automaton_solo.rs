//! `caravan automaton now-or-never`: the solo bot beside a real table, through a pipe.
use crate::desk::*;
use crate::mouth::*;
use std::path::Path;

fn entries(path: &Path) -> Vec<String> {
    std::fs::read_to_string(path).unwrap().lines().skip(1).map(String::from).collect()
}

#[test]
fn n283_whole_games_in_both_languages() {
    let desk = Desk::new("now-or-never", "s1");
    let mut kept = vec![];
    for (lang, name, pass, score) in
        [("en", "solo bot", "pass", "What is your score?"), ("hu", "A bot", "passz", "Mennyi a pontszámod?")]
    {
        // where it asks for an enemy `pass` is no answer, so some are left over at the end
        let mut lines = ["", "", "", pass, "", pass].repeat(6);
        lines.extend(["pass"; 6]);
        let said = desk.begin(lang, &["--lang", lang], &lines);
        assert!(said.lines().next().unwrap().contains(name), "{said}");
        assert!(!said.contains("automaton-") && !said.contains("solo-"), "a message is missing: {said}");
        assert_eq!(said.matches("— ").count(), 6, "six seasons: {said}");
        assert!(said.contains(score), "{said}");
        kept.push(entries(&desk.file(lang)));
    }
    assert_eq!(kept[0], kept[1], "one spelling in the file, whatever the language");
}

#[test]
fn closed_after_every_answer_it_tells_the_same() {
    let desk = Desk::new("now-or-never", "s1");
    let lines = ["", "", "", "", "pass", ""];
    desk.begin("at once", &[], &lines);
    for (n, line) in lines.iter().enumerate() {
        if n == 0 {
            desk.begin("pieces", &[], &[line]);
        } else {
            said(&desk.go_on("pieces", &[line]));
        }
    }
    assert_eq!(entries(&desk.file("pieces")), entries(&desk.file("at once")));
    // all but the lines that name the file
    let open_page = |name: &str| {
        let told = said(&desk.go_on(name, &[]));
        told.lines().skip(1).filter(|line| !line.starts_with("Kept.")).collect::<Vec<_>>().join("\n")
    };
    assert_eq!(open_page("pieces"), open_page("at once"));
}

#[test]
fn n280_the_end() {
    let desk = Desk::new("now-or-never", "s1");
    for (name, answers, verdict) in [
        ("low", &["99"][..], "Not won this time."),
        ("first", &["100", "0"], "You have won!"),
        ("record", &["131", "130"], "You have won!"),
        ("again", &["130", "130"], "Not won this time."),
    ] {
        let said = desk.begin(name, &[], &[&["set season 6", "pass"], answers].concat());
        assert_eq!(said.lines().last(), Some(verdict), "{said}");
    }
}

#[test]
fn wrong_answers_are_explained_and_change_nothing() {
    let desk = Desk::new("now-or-never", "s1");
    let said =
        desk.begin("wrong", &[], &["perhaps", "7", "?", "back", "set coins 7", "set season 7", "status", "pass"]);
    assert_eq!(entries(&desk.file("wrong")), [r#"{"answer":"pass"}"#]);
    for words in
        ["“perhaps” is none", "“7” is none", "(N-283)", "There is nothing to take back.", "9 of its cards are left"]
    {
        assert!(said.contains(words), "{words}: {said}");
    }
    assert_eq!(said.matches("set season 3 (1 to 6)").count(), 2, "each wrong correction is explained: {said}");
}

#[test]
fn settings_and_files_that_cannot_be() {
    let desk = Desk::new("now-or-never", "s1");
    for option in [["--level", "easy"], ["--players", "2"], ["--tie", "strict"]] {
        let output = talk(&["automaton", "now-or-never", option[0], option[1]], &[]);
        assert_eq!(output.status.code(), Some(1), "{option:?}");
        assert!(stderr(&output).contains("bad-setting"), "{}", stderr(&output));
    }
    desk.begin("whole", &[], &["", "pass"]);
    let text = std::fs::read_to_string(desk.file("whole")).unwrap();
    for (kind, text) in [
        ("file-setting", text.replace("\"players\":1", "\"players\":2")),
        ("file-other-game", text.replace("\"now-or-never\"", "\"chess\"")),
        ("file-other-content", text.replace("\"content\":\"", "\"content\":\"0")),
        ("file-refused", text.replace("\"done\"", "\"perhaps\"")),
    ] {
        std::fs::write(desk.file("broken"), text).unwrap();
        let output = desk.go_on("broken", &[]);
        assert_eq!(output.status.code(), Some(1), "{kind}");
        assert!(stderr(&output).starts_with(&format!("caravan: {kind}: ")), "{kind}: {}", stderr(&output));
    }
}

/// The session in the documentation is a real one.
#[test]
fn the_page_tells_the_truth() {
    let page = std::fs::read_to_string(house("docs/automaton.md")).unwrap();
    let sample = page.split("```text\n").nth(2).unwrap().split("```").next().unwrap();
    let lines: Vec<&str> = sample.lines().filter_map(|line| line.strip_prefix("> ")).collect();
    let told = Desk::new("now-or-never", "s1").begin("sample", &[], &lines);
    assert!(told.contains(sample), "{told}");
}
