//! Every number that can be said on the command line, with values that nobody means: a clear refusal, never a breakdown.
use super::{Cli, run};
use clap::{Arg, CommandFactory, Parser};
use serde_json::json;
use std::any::TypeId;
use std::collections::BTreeSet;
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio, exit};
use std::time::{Duration, Instant};

/// Started again with this in its environment, the test program is the program itself.
const ASKED: &str = "CARAVAN_ASKED";

/// Longer than any of these commands takes, on a machine that has other things to do.
const LONG: Duration = Duration::from_secs(60);

#[test]
fn the_program_itself() {
    if let Ok(asked) = std::env::var(ASKED) {
        let words: Vec<String> = serde_json::from_str(&asked).unwrap();
        exit(run(Cli::parse_from(words)).into());
    }
}

/// What a number on the command line may be read as.
fn is_number(flag: &Arg) -> bool {
    let kinds = [
        [TypeId::of::<u8>(), TypeId::of::<u16>(), TypeId::of::<u32>(), TypeId::of::<u64>(), TypeId::of::<usize>()],
        [TypeId::of::<i8>(), TypeId::of::<i16>(), TypeId::of::<i32>(), TypeId::of::<i64>(), TypeId::of::<isize>()],
        [TypeId::of::<f32>(), TypeId::of::<f64>(), TypeId::of::<u128>(), TypeId::of::<i128>(), TypeId::of::<f64>()],
    ];
    kinds.as_flattened().iter().any(|kind| flag.get_value_parser().type_id() == *kind)
}

/// Every command with every flag of it that is a number.
fn numbers(command: &clap::Command, path: &[&str], found: &mut BTreeSet<(String, String)>) {
    let flags = command.get_arguments().filter(|flag| is_number(flag));
    found.extend(flags.map(|flag| (path.join(" "), flag.get_long().expect("every number has a name").to_string())));
    for inner in command.get_subcommands() {
        numbers(inner, &[path, &[inner.get_name()]].concat(), found);
    }
}

/// What makes a command end at once, apart from the flag that is tried.
fn rest_of(command: &str, flag: &str, folder: &Path) -> Vec<String> {
    let path = |name: &str| folder.join(name).display().to_string();
    let (game, pair) = (path("game"), "merchants --bot=random --bot=greedy");
    let line = match command {
        "play" => format!("--file={}", path("new")),
        "automaton" => format!("merchants --file={}", path(&format!("automaton-{flag}"))),
        "serve" => format!("--address=127.0.0.1:0 --data={}", path("data")),
        "replay" if ["speed", "round"].contains(&flag) => format!("{game} --watch"),
        "replay" | "review" => game,
        "simulate" if flag == "games" => "merchants --bots=random --players=2".into(),
        "simulate" => "merchants --bots=random --games=1".into(),
        "arena" if flag == "sets" => pair.into(),
        "arena" if ["alpha", "beta"].contains(&flag) => format!("{pair} --sets=1 --sprt=0,20"),
        "arena" => format!("{pair} --sets=1"),
        "arena ladder" if flag == "sets" => format!("{} --bot=random --bot=greedy", path("sets")),
        "arena ladder" => format!("{} --bot=random --bot=greedy --sets=1", path(&format!("ladder-{flag}"))),
        other => panic!("say here how `{other}` ends at once"),
    };
    let words = line.split(' ').map(String::from);
    ["caravan"].into_iter().chain(command.split(' ')).map(String::from).chain(words).collect()
}

/// How it ended and what it said; `None`: it goes on.
fn ended(words: &[String], folder: &Path) -> Option<(ExitStatus, String)> {
    let said = folder.join("said");
    let file = || std::fs::File::options().create(true).append(true).open(&said).unwrap();
    std::fs::write(&said, "").unwrap();
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "flags::the_program_itself", "--nocapture", "--test-threads=1"])
        .env(ASKED, json!(words).to_string())
        .current_dir(folder)
        .stdin(Stdio::null())
        .stdout(file())
        .stderr(file())
        .spawn()
        .unwrap();
    let begin = Instant::now();
    let text = || String::from_utf8_lossy(&std::fs::read(&said).unwrap()).into_owned();
    loop {
        if let Some(status) = child.try_wait().unwrap() {
            return Some((status, text()));
        }
        if begin.elapsed() > LONG || text().contains("is open at") {
            child.kill().and_then(|()| child.wait()).unwrap();
            return None;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// The commands of a person who types anything.
const VALUES: [&str; 11] = [
    "0",
    "1",
    "-1",
    "18446744073709551615",
    "18446744073709551616",
    "340282366920938463463374607431768211456",
    "1e-320",
    "NaN",
    "-inf",
    "",
    "9e999",
];

/// Nothing that a whole number or a time could be.
const NO_NUMBERS: [&str; 6] = ["-1", "340282366920938463463374607431768211456", "1e-320", "NaN", "-inf", ""];

fn recorded(folder: &Path) {
    let merchants = shelf::find("merchants").unwrap();
    let mut table = merchants.open(&json!({ "players": 2 }), None, "flags", vec![], None).unwrap();
    let mut dice = table::FastDice::new(1);
    for n in 0..9 {
        let seat = table.must().first().unwrap();
        let action = shelf::of(&*table).rivals.choose(&*table, seat, "random", &mut dice).unwrap();
        table.act(seat, n * 1000, &action, None).unwrap();
    }
    std::fs::write(folder.join("game"), table.file().write()).unwrap();
}

#[test]
fn every_number_is_taken_or_refused() {
    let mut found = BTreeSet::new();
    numbers(&Cli::command(), &[], &mut found);
    assert!(found.len() > 20, "{found:?}");
    let folder = tempfile::tempdir().unwrap();
    recorded(folder.path());
    for (command, flag) in &found {
        for value in VALUES {
            let mut words = rest_of(command, flag, folder.path());
            words.push(format!("--{flag}={value}"));
            let Some((status, said)) = ended(&words, folder.path()) else {
                assert_eq!(command, "serve", "{words:?} does not end");
                continue;
            };
            assert!(status.code().is_some_and(|code| code <= 2), "{words:?}: {status}\n{said}");
            assert!(!said.contains("panicked"), "{words:?}: {said}");
            let taken = status.success();
            assert!(!(taken && NO_NUMBERS.contains(&value)), "{words:?} was taken: {said}");
            assert!(taken || said.lines().any(|line| line.len() > 15), "{words:?} does not say why: {said}");
        }
    }
}
