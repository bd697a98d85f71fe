//! The command as it is typed: what it writes, and how it says what is wrong.
use super::{Args, run};
use clap::Parser;
use serde_json::Value;
use std::path::Path;

#[derive(Parser)]
struct Typed {
    #[command(flatten)]
    args: Args,
}

fn typed(line: &str) -> Result<bool, String> {
    let words = std::iter::once("arena").chain(line.split_whitespace());
    let typed = Typed::try_parse_from(words).map_err(|e| e.to_string())?;
    run(typed.args).map_err(|e| e.to_string())
}

/// `@` stands for this folder.
fn typed_in(folder: &Path, line: &str) -> Result<bool, String> {
    typed(&line.replace('@', &folder.display().to_string()))
}

fn read(folder: &Path, name: &str) -> String {
    std::fs::read_to_string(folder.join(name)).expect("it was written")
}

#[test]
fn a_contest_writes_its_games_and_a_page() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let line = "merchants --bot greedy --bot random --sets 2 --results @/r.jsonl --report @/r.html";
    assert_eq!(typed_in(folder, line), Ok(true));
    let games = read(folder, "r.jsonl");
    assert_eq!(games.lines().count(), 5, "what is played, and four games");
    let header: Value = serde_json::from_str(games.lines().next().expect("a line")).expect("JSON");
    assert_eq!(header["line_up"], serde_json::json!(["greedy", "random"]));
    assert!(read(folder, "r.html").contains("Games won, by seat"));
    assert_eq!(typed_in(folder, &line.replace("--sets 2", "--sets 3")), Ok(true));
    assert!(read(folder, "r.jsonl").starts_with(&games), "it went on from there");
    assert_eq!(typed_in(folder, "report @/r.jsonl --out @/again.html"), Ok(true));
    assert_eq!(read(folder, "again.html"), read(folder, "r.html"));
}

#[test]
fn a_test_says_yes_or_no_by_its_status() {
    let test = "merchants --sets 200 --sprt 0,100";
    assert_eq!(typed(&format!("{test} --bot greedy --bot random")), Ok(true));
    assert_eq!(typed(&format!("{test} --bot random --bot greedy --json")), Ok(false));
}

#[test]
fn a_ladder_stays_what_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let begin = "ladder @/l --game silk-road --options {\"clock\":\"off\"} --sets 1 --bot average --bot beginner";
    assert_eq!(typed_in(folder, begin), Ok(true));
    assert_eq!(typed_in(folder, "ladder @/l --sets 1 --bot top=strong --report @/l.html --json"), Ok(true));
    assert!(read(folder, "l.html").contains("top"));
    assert_eq!(typed_in(folder, "report @/l --out @/again.html"), Ok(true));
    let other = typed_in(folder, "ladder @/l --players 3").expect_err("it is a ladder for two");
    assert!(other.starts_with("--players: ") && other.ends_with("holds a ladder with another one"), "{other}");
}

#[test]
fn the_first_on_a_ladder_waits_for_others() {
    let folder = tempfile::tempdir().expect("a folder");
    assert_eq!(typed_in(folder.path(), "ladder @/l --bot greedy --report @/l.html"), Ok(true));
    assert!(read(folder.path(), "l/ladder.json").contains("greedy"));
    assert_eq!(typed_in(folder.path(), "ladder @/l --bot random --sets 1 --report @/l.html"), Ok(true));
    assert!(read(folder.path(), "l.html").contains("random"));
}

#[test]
fn what_is_wrong_is_said_in_one_line() {
    for (line, why) in [
        ("merchants", "who plays? Name at least one with --bot"),
        ("chess --bot greedy --bot random", "there is no game `chess`"),
        ("merchants --bot greedy --bot oracle", "there is no bot `oracle`"),
        ("merchants --bot greedy --bot random --options []", "--options: this is not a JSON object"),
        ("merchants --bot greedy --bot random --options {", "--options: this is not JSON: "),
        ("merchants --bot greedy --bot random --sprt 5", "--sprt needs two rating differences"),
        ("merchants --bot greedy --bot random --sprt 5,0", "must be larger than the first"),
        ("merchants --bot greedy --bot random --sprt 0,5 --alpha 2", "must lie between 0 and 0.5"),
        ("merchants --bot greedy --bot random --content /no/such", "/no/such: "),
        ("merchants --bot greedy --bot random --results /no/such/r.jsonl", "/no/such/r.jsonl: "),
        ("report /no/such.jsonl", "/no/such.jsonl: "),
        ("ladder /tmp/caravan-no-such-ladder", "nobody stands on this ladder; name somebody with --bot"),
    ] {
        let said = typed(line).expect_err(line);
        assert!(said.contains(why), "{line}: {said}");
        assert_eq!(said.lines().count(), 1, "{line}: {said}");
    }
}
