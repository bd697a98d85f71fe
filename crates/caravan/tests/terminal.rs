//! `caravan play` in a real terminal, driven by tmux as a person would: type, look, kill it, go on.
mod parts;
mod tmux;

use std::path::Path;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};
use tmux::Terminal;

const CARAVAN: &str = env!("CARGO_BIN_EXE_caravan");

fn rows(file: &Path) -> usize {
    std::fs::read_to_string(file).map_or(0, |text| text.lines().count().saturating_sub(1))
}

#[test]
fn a_game_is_played_killed_and_continued() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.caravan");
    let path = file.display();
    let command = format!("exec {CARAVAN} play merchants --seats Anna,random --seed tmux --pause 20 --file {path}");
    let Some(first) = Terminal::open("play", 100, 32, &command) else { return };
    first.wait_for("Round 1 of 13");
    first.keys(&["1", "Enter"]);
    first.wait_for("◆ Anna bumps");
    first.keys(&["u"]);
    first.wait_for("↶ Anna takes the last choice back.");
    first.keys(&["l"]);
    first.wait_for("Körgyűrű");
    first.keys(&["l", "?"]);
    first.wait_for("the lower of your coins and your prestige");
    first.keys(&["Tab"]);
    first.wait_for("choose by number");
    first.keys(&["Escape"]);
    first.wait_for("Ringway");
    let text = std::fs::read_to_string(&file).unwrap();
    assert!(
        text.ends_with('\n') && text.lines().last().unwrap().contains("\"undo\""),
        "it is on the disk already: {text}"
    );
    let before = rows(&file);
    assert!(Command::new("kill").args(["-9", &first.pid()]).status().unwrap().success());
    drop(first);

    let again = Terminal::open("again", 80, 24, &format!("{CARAVAN} play --continue {path} --lang hu")).unwrap();
    again.wait_for("1. forduló");
    again.keys(&["1", "Enter"]);
    again.wait_for("Anna, 1. zárt mező");
    again.keys(&["q"]);
    again.wait_for("Kilépsz?");
    again.keys(&["Enter"]);
    let screen = again.wait_for("LEFT");
    assert!(screen.contains("A játék itt van mentve"), "{screen}");
    assert!(rows(&file) > before);
    let checked = Command::new(CARAVAN).arg("check").arg(&file).output().unwrap();
    assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stderr));
}

/// A terminal may have no second screen: what was there before does not shine through.
#[test]
fn without_another_screen_the_first_picture_is_whole() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.caravan");
    let old =
        "tmux set -g alternate-screen off; for i in $(seq 60); do echo OLDOLDOLDOLDOLDOLDOLDOLDOLDOLDOLDOLDOLD; done";
    let play = format!("{CARAVAN} play merchants --seats Anna,random --seed tmux --file {}", file.display());
    let Some(terminal) = Terminal::open("single", 100, 32, &format!("{old}; {play}")) else { return };
    let screen = terminal.wait_for("Round 1 of 13");
    assert!(!screen.contains("OLD"), "{screen}");
}

/// Alone against the automaton: the first turns by keys, its own told line by line.
#[test]
fn the_automaton_takes_its_turn_before_your_eyes() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("solo.caravan");
    let command = format!(
        "{CARAVAN} play merchants --seats Anna,concern --level easy --seed solo --pause 150 --file {}",
        file.display()
    );
    let Some(terminal) = Terminal::open("solo", 100, 32, &command) else { return };
    terminal.wait_for("Round 1 of 13");
    for round in 2..=3 {
        // The first choice each time, until the turn has passed.
        let begin = Instant::now();
        while !terminal.screen().contains("Private Concern: its turn") {
            assert!(begin.elapsed() < Duration::from_secs(30), "{}", terminal.screen());
            terminal.keys(&["1", "Enter"]);
            sleep(Duration::from_millis(150));
        }
        terminal.keys(&["i"]);
        terminal.wait_for("type to search");
        terminal.keys(&["Escape"]);
        let told = terminal.wait_for("any key: go on");
        assert!(told.contains("Private Concern") && told.contains("Plans: "), "{told}");
        terminal.keys(&["x"]);
        terminal.wait_for(&format!("Round {round} of 13"));
    }
    terminal.keys(&["p"]);
    let panel = terminal.wait_for("● Private Concern (p: the next one)");
    assert!(panel.contains("Illum. dice"), "{panel}");
    terminal.keys(&["l"]);
    terminal.wait_for("Vil. kocka");
    terminal.keys(&["q", "Enter"]);
    terminal.wait_for("LEFT");
    let again = format!("{CARAVAN} play --continue {}", file.display());
    let again = Terminal::open("solo-again", 100, 32, &again).unwrap();
    again.wait_for("Round 3 of 13");
    let checked = Command::new(CARAVAN).arg("check").arg(&file).output().unwrap();
    assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stderr));
}

#[test]
fn seats_and_flags_that_do_not_fit_are_said_before_anything_begins() {
    for (args, expected) in [
        ("--seats Anna,concern,trader", "one place only"),
        ("--seats Anna,random --level hard", "--level is for the automaton"),
        ("--seats concern", "at least 2"),
        ("--seats Wolfeschlegelsteinhausenbergerdorffwelche,random", "at most 40 letters"),
        ("--seats Anna,concern --edition second", "edition"),
    ] {
        let Some(terminal) = Terminal::open("wrong", 100, 30, &format!("{CARAVAN} play merchants {args}")) else {
            return;
        };
        let screen = terminal.wait_for("LEFT");
        assert!(screen.contains("caravan: ") && screen.contains(expected), "{args}:\n{screen}");
    }
}

/// The keys of a shortest road from the first city of the card to the second, read from the catalog as a client would.
fn road_keys(seed: &str, clock: &str) -> Vec<&'static str> {
    const KEYS: [&str; 6] = ["d", "e", "w", "a", "z", "x"];
    let options = serde_json::json!({ "players": 1, "clock": clock });
    let table = shelf::find("silk-road").unwrap().open(&options, None, seed, vec![], None).unwrap();
    let (catalog, board) = (table.catalog(), table.sheet(None)["board"].clone());
    let place = |cell: u64| {
        let cell = &catalog["cells"][cell as usize];
        (cell["x"].as_f64().unwrap(), cell["y"].as_f64().unwrap())
    };
    // Sides are counted counter-clockwise from the east.
    let side = |a: u64, b: u64| {
        let ((ax, ay), (bx, by)) = (place(a), place(b));
        let sixths = (ay - by).atan2(bx - ax) / std::f64::consts::FRAC_PI_3;
        sixths.round().rem_euclid(6.0) as usize
    };
    let edges: Vec<(u64, u64)> = serde_json::from_value(catalog["edges"].clone()).unwrap();
    let city = |n: usize| {
        let cities = catalog["cities"].as_array().unwrap();
        cities.iter().find(|c| c["city"] == board["card"]["cities"][n]).unwrap().clone()
    };
    let goal = city(1)["cell"].as_u64().unwrap();
    let mut roads = vec![vec![city(0)["cell"].as_u64().unwrap()]];
    while *roads[0].last().unwrap() != goal {
        let road = roads.remove(0);
        let here = *road.last().unwrap();
        let next = edges.iter().filter_map(|&(a, b)| match here {
            here if here == a => Some(b),
            here if here == b => Some(a),
            _ => None,
        });
        roads.extend(next.filter(|n| !road.contains(n)).map(|n| [&road[..], &[n]].concat()));
    }
    let steps = roads[0].windows(2).map(|w| side(w[0], w[1]));
    steps.chain([city(1)["gates"][0].as_u64().unwrap() as usize]).map(|side| KEYS[side]).collect()
}

#[test]
fn a_round_alone_is_played_by_keys() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("race.caravan");
    let command = format!("{CARAVAN} play silk-road --seats Anna --seed race --file {}", file.display());
    let Some(terminal) = Terminal::open("race", 80, 24, &command) else { return };
    terminal.wait_for("I am ready");
    terminal.keys(&["Space"]);
    terminal.wait_for("building");
    terminal.keys(&road_keys("race", "live"));
    terminal.keys(&["Enter"]);
    terminal.wait_for("I have arrived!");
    terminal.keys(&["Enter"]);
    terminal.wait_for("Round 1 is over");
    terminal.keys(&["k"]);
    let screen = terminal.wait_for("The best road");
    assert!(!screen.contains("No road"), "the road leads from city to city:\n{screen}");
    // A key in the first moments would have been meant for the board.
    sleep(Duration::from_millis(700));
    terminal.keys(&["n"]);
    terminal.wait_for("Round 2 of 4");
    terminal.keys(&["q", "Enter"]);
    terminal.wait_for("LEFT");
    let checked = Command::new(CARAVAN).arg("check").arg(&file).output().unwrap();
    assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stderr));
}

#[test]
fn a_round_of_practice_has_no_clock_and_ends_with_the_best_road() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("practice.caravan");
    let command =
        format!("{CARAVAN} play silk-road --practice --lang hu --ascii --seed practice --file {}", file.display());
    let Some(terminal) = Terminal::open("practice", 100, 32, &command) else { return };
    terminal.wait_for("ora nelkul");
    terminal.keys(&["Space"]);
    terminal.wait_for("Backspace");
    terminal.keys(&road_keys("practice", "off"));
    terminal.keys(&["Enter", "Enter"]);
    terminal.wait_for("1. fordulo: vege");
    terminal.keys(&["k"]);
    let screen = terminal.wait_for("A legjobb ut");
    assert!(!screen.contains("Nincs ut"), "{screen}");
}

#[test]
fn without_a_terminal_it_says_what_to_do_instead() {
    let output = Command::new(CARAVAN).args(["play"]).stdin(Stdio::null()).output().unwrap();
    assert!(!output.status.success());
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("caravan speak") && said.lines().count() == 1, "{said}");
}

#[test]
fn a_small_window_says_what_it_needs() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.caravan");
    let command = format!("{CARAVAN} play --seed small --file {}", file.display());
    let Some(terminal) = Terminal::open("small", 60, 20, &command) else { return };
    terminal.wait_for("80 × 24");
    terminal.tmux(&["resize-window", "-x", "120", "-y", "40"]);
    terminal.wait_for("Ringway");
}

#[test]
fn a_test_that_was_not_tried_says_so() {
    parts::missed("a_small_window_says_what_it_needs", "tmux");
}
