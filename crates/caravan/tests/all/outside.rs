//! Numbers, files and disks are not ours: whatever they are like, nothing breaks and nothing is lost.
use crate::mouth::*;
use std::process::{Command, Stdio};

/// Numbers from outside may be as large as they like.
#[test]
fn after_the_last_seed_comes_the_first() {
    let last = u64::MAX.to_string();
    for args in [
        &["simulate", "merchants", "--games", "3", "--seed", &last, "--bots", "random", "--json"][..],
        &["simulate", "silk-road", "--games", "60", "--seed", &last, "--bots", "random", "--json"],
        &["simulate", "now-or-never", "--games", "2", "--seed", &last, "--bots", "random", "--json"],
        &["arena", "merchants", "--bot", "a=random", "--bot", "b=random", "--sets", "2", "--seed", &last],
    ] {
        let output = run(args);
        assert_eq!(output.status.code(), Some(0), "{args:?}: {}", stderr(&output));
    }
    let many = vec!["random"; 300].join(",");
    let output = run(&["simulate", "merchants", "--bots", &many]);
    assert_eq!(output.status.code(), Some(1));
    assert!(stderr(&output).contains("300"), "{}", stderr(&output));
}

/// What is said in two places must agree, and nothing is said twice.
#[test]
fn as_many_players_as_seats() {
    for (args, why) in [
        (&["simulate", "merchants", "--options", r#"{"players":99}"#][..], "99 players, but there are 2 seats"),
        (&["simulate", "silk-road", "--bots", "fast,fast,fast", "--options", r#"{"players":2}"#], "there are 3 seats"),
        (&["arena", "merchants", "--bot", "a=random", "--bot", "b=random", "--options", r#"{"players":3}"#], "2 seats"),
        (&["arena", "ladder", "nowhere", "--bot", "random", "--options", r#"{"players":3}"#], "2 seats"),
        (&["simulate", "merchants", "--options", "[]"], "not a JSON object"),
        (&["simulate", "merchants", "--options", r#"{"edition":"final","edition":"prototype"}"#], "said twice"),
    ] {
        let output = run(args);
        assert_eq!(output.status.code(), Some(1), "{args:?}");
        assert!(stderr(&output).contains(why), "{args:?}: {}", stderr(&output));
    }
}

/// Whatever cannot be written is an error that is said, and never half a success.
#[test]
#[cfg(target_os = "linux")]
fn results_that_cannot_be_written_are_an_error() {
    let folder = tempfile::tempdir().unwrap();
    let tape = folder.path().join("tape");
    std::fs::write(&tape, a_game("full")).unwrap();
    let tape = tape.to_str().unwrap();
    for args in [
        &["games"][..],
        &["games", "--json"],
        &["market", "now-or-never", "3", "3", "3", "3"],
        &["replay", tape],
        &["replay", tape, "--at", "9"],
        &["replay", tape, "--json"],
        &["replay", tape, "--watch"],
        &["check", tape],
        &["simulate", "merchants", "--games", "1", "--bots", "random"],
        &["simulate", "merchants", "--games", "1", "--bots", "random", "--json"],
        &["arena", "merchants", "--bot", "a=random", "--bot", "b=random", "--sets", "1"],
        &["automaton", "merchants", "--file", folder.path().join("automaton").to_str().unwrap()],
    ] {
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let output = Command::new(CARAVAN).args(args).stdin(Stdio::null()).stdout(full).output().unwrap();
        let said = stderr(&output);
        assert_eq!(output.status.code(), Some(1), "{args:?}: {said}");
        assert!(said.contains("No space left") && !said.contains("panicked"), "{args:?}: {said}");
    }
}

/// A file that somebody named by mistake stays as it is.
#[test]
fn pages_and_results_are_not_written_over_anything_else() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_string();
    let (precious, results, page) = (path("precious"), path("results"), path("page.html"));
    let bots = ["arena", "merchants", "--bot", "a=random", "--bot", "b=random", "--sets", "1"];
    for text in ["one line without an end", "{\"caravanserai\":1}\n", &a_game("precious")] {
        std::fs::write(&precious, text).unwrap();
        for flag in ["--results", "--report"] {
            let output = run(&[&bots[..], &[flag, &precious]].concat());
            assert_eq!(output.status.code(), Some(1), "{flag}: {}", stdout(&output));
            assert_eq!(std::fs::read_to_string(&precious).unwrap(), text, "{flag}");
        }
    }
    for _ in 0..2 {
        let output = run(&[&bots[..], &["--results", &results, "--report", &page]].concat());
        assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    }
    // What was cut off in the middle of the first line is ours all the same.
    std::fs::write(&results, &std::fs::read_to_string(&results).unwrap()[..5]).unwrap();
    assert_eq!(run(&[&bots[..], &["--results", &results]].concat()).status.code(), Some(0));
    let output = run(&["arena", "report", &results, "--out", &results]);
    assert_eq!(output.status.code(), Some(1), "{}", stdout(&output));
}
