//! Nothing that a player has is lost, or called saved when it is not: damaged files, full disks, signals, all in a real
//! terminal.
mod disk;
mod parts;
mod tmux;

use disk::{Disk, Harm};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::thread::sleep;
use std::time::{Duration, Instant, SystemTime};
use tempfile::TempDir;
use tmux::Terminal;

const CARAVAN: &str = env!("CARGO_BIN_EXE_caravan");

struct Desk {
    folder: TempDir,
}

impl Desk {
    fn new() -> Desk {
        Desk { folder: tempfile::tempdir().unwrap() }
    }
    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }
    fn names(&self) -> Vec<String> {
        let name = |entry: fs::DirEntry| entry.file_name().to_string_lossy().into_owned();
        let mut names: Vec<String> = fs::read_dir(self.folder.path()).unwrap().map(|e| name(e.unwrap())).collect();
        names.sort();
        names
    }
}

fn spoken(lines: &[String]) -> Vec<serde_json::Value> {
    let folder = Desk::new();
    let input = folder.path("in");
    fs::write(&input, lines.join("\n")).unwrap();
    let mut speak = Command::new(CARAVAN);
    let out = speak.args(["speak", "merchants"]).stdin(fs::File::open(input).unwrap()).output().unwrap();
    String::from_utf8_lossy(&out.stdout).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// A game of two, over some hundred actions, recorded by bots.
fn recorded(path: &Path) -> String {
    let new = r#"{"ask":"new","options":{"players":2},"seed":"damage","players":["Anna","greedy"],"seats":["random","random"]}"#;
    let mut lines = vec![new.to_string()];
    lines.extend((0..60).map(|_| r#"{"ask":"bot"}"#.to_string()));
    lines.push(format!(r#"{{"ask":"save","path":{:?}}}"#, path.display().to_string()));
    let last = spoken(&lines).pop().unwrap();
    assert!(last["rows"].as_u64() > Some(30), "{last}");
    fs::read_to_string(path).unwrap()
}

fn check(path: &Path) -> Output {
    Command::new(CARAVAN).arg("check").arg(path).output().unwrap()
}

fn is_fine(path: &Path) {
    let checked = check(path);
    assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stdout));
}

/// The game with another hash in line `n`.
fn with_other_hash(text: &str, n: usize) -> String {
    let lines = text.lines().enumerate().map(|(i, line)| match line.split_once("\"hash\"") {
        Some((before, _)) if i == n => format!("{before}\"hash\":\"0123456789abcdef\"}}\n"),
        _ => format!("{line}\n"),
    });
    lines.collect()
}

#[test]
fn a_file_that_does_not_fit_is_not_cut_in_silence() {
    let desk = Desk::new();
    let path = desk.path("game.caravan");
    let damaged = with_other_hash(&recorded(&path), 19);
    let all = damaged.lines().count() - 1;
    fs::write(&path, &damaged).unwrap();
    let command = format!("{CARAVAN} play --continue {}", path.display());
    let Some(asked) = Terminal::open("damage", 100, 30, &command) else { return };
    let question = asked.wait_for("Go on from there?");
    let loss = format!("Of {all} actions the first 18 fit; {} would be left out", all - 18);
    assert!(question.replace('\n', " ").contains(&loss), "{question}");
    asked.keys(&["n", "Enter"]);
    let screen = asked.wait_for("LEFT 1");
    assert!(screen.contains("Nothing was changed"), "{screen}");
    assert_eq!(fs::read_to_string(&path).unwrap(), damaged);
    assert_eq!(desk.names(), ["game.caravan"]);
    drop(asked);

    let command = format!("{CARAVAN} play merchants --lang hu --continue {}", path.display());
    let again = Terminal::open("damage-yes", 100, 32, &command).unwrap();
    again.wait_for("Folytatod onnan?");
    again.keys(&["i", "Enter"]);
    again.wait_for("1. forduló");
    again.keys(&["q", "Enter"]);
    let screen = again.wait_for("LEFT 0");
    assert!(screen.contains("mentve"), "{screen}");
    assert_eq!(desk.names(), ["game.caravan", "game.caravan.before"]);
    assert_eq!(fs::read_to_string(desk.path("game.caravan.before")).unwrap(), damaged, "as it was, every byte");
    is_fine(&path);
}

/// What is whole is gone on in as it is, not written anew.
#[test]
fn a_file_that_fits_is_only_added_to() {
    let desk = Desk::new();
    let path = desk.path("game.caravan");
    // Without the end of its last line, and with an empty line: whole all the same.
    let text = recorded(&path).trim_end().replacen("\n", "\n\n", 1);
    fs::write(&path, &text).unwrap();
    let command = format!("{CARAVAN} play merchants --continue {}", path.display());
    let Some(terminal) = Terminal::open("fits", 100, 32, &command) else { return };
    terminal.wait_for("Ringway");
    terminal.keys(&["q", "Enter"]);
    terminal.wait_for("LEFT 0");
    let now = fs::read_to_string(&path).unwrap();
    assert!(now.starts_with(&text), "nothing that was there has changed");
    is_fine(&path);
}

#[test]
fn the_game_that_is_named_must_be_that_of_the_file() {
    let desk = Desk::new();
    let path = desk.path("game.caravan");
    let text = recorded(&path);
    let command = format!("{CARAVAN} play silk-road --continue {}", path.display());
    let Some(terminal) = Terminal::open("other", 100, 30, &command) else { return };
    let screen = terminal.wait_for("LEFT 1").replace('\n', " ");
    assert!(screen.contains("`merchants`") && screen.contains("`silk-road`"), "{screen}");
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
}

#[test]
fn two_terminals_do_not_write_in_one_file() {
    let desk = Desk::new();
    let path = desk.path("game.caravan");
    let command = format!("{CARAVAN} play --seed two --file {}", path.display());
    let Some(first) = Terminal::open("first", 100, 30, &command) else { return };
    first.wait_for("Ringway");
    let second = format!("{CARAVAN} play --continue {}", path.display());
    let second = Terminal::open("second", 100, 30, &second).unwrap();
    let screen = second.wait_for("LEFT 1");
    assert!(screen.contains("another program"), "{screen}");
}

/// The first choice, until something is said or the game has gone so far.
fn play_until(terminal: &Terminal, said: &str) -> String {
    for _ in 0..400 {
        let screen = terminal.screen();
        if screen.contains(said) {
            return screen;
        }
        terminal.keys(&["1", "Enter"]);
        sleep(Duration::from_millis(25));
    }
    panic!("`{said}` never appeared:\n{}", terminal.screen());
}

fn rows(path: &Path) -> usize {
    let text = fs::read_to_string(path).unwrap();
    assert!(text.ends_with('\n'), "half a line stayed: {text}");
    text.lines().count() - 1
}

/// A limit on the length of files: a disk that is full, without one.
#[test]
fn an_action_that_cannot_be_written_is_not_played() {
    let desk = Desk::new();
    let (path, other) = (desk.path("game.caravan"), desk.path("elsewhere/game.caravan"));
    // In blocks of 512 bytes.
    let command = format!(
        "ulimit -f 8; {CARAVAN} play merchants --seats Anna,random --seed full --pause 0 --file {}",
        path.display()
    );
    let Some(terminal) = Terminal::open("full", 100, 32, &command) else { return };
    terminal.wait_for("Round 1 of 13");
    let screen = play_until(&terminal, "Not saved");
    assert!(screen.contains("has not been") && screen.contains("game.caravan"), "{screen}");
    sleep(Duration::from_millis(700));
    let written = rows(&path);
    is_fine(&path);
    // A file that is there is not written over.
    terminal.keys(&["f", &path.display().to_string(), "Enter"]);
    terminal.wait_for("exists");
    terminal.keys(&["C-c"]);
    let screen = terminal.wait_for("LEFT 1");
    assert!(screen.contains("NOT saved") && !screen.contains("is saved"), "{screen}");
    assert_eq!(rows(&path), written);
    drop(terminal);

    let again = format!("ulimit -f 8; {CARAVAN} play --continue {} --pause 0 --lang hu", path.display());
    let again = Terminal::open("full-again", 100, 32, &again).unwrap();
    again.wait_for("forduló");
    play_until(&again, "Nincs mentve");
    sleep(Duration::from_millis(700));
    again.keys(&["q"]);
    again.wait_for("Kilépsz nélküle?");
    again.keys(&["q"]);
    let screen = again.wait_for("LEFT 1");
    assert!(screen.contains("NINCS mentve"), "{screen}");
    assert_eq!(rows(&path), written, "an action that was not written was not played");
    assert!(!other.exists());
}

/// A game that is played until its disk is full; what is on the disk then.
fn on_a_full_disk(disk: &Disk, name: &str) -> Option<(Terminal, usize)> {
    let path = disk.path("game.caravan");
    let command =
        format!("{CARAVAN} play merchants --seats Anna,random --seed disk --pause 0 --file {}", path.display());
    let terminal = Terminal::open(name, 100, 32, &command)?;
    terminal.wait_for("Round 1 of 13");
    // The whole disk, as far as it goes.
    let _ = fs::write(disk.path("ballast"), vec![0; 64 << 10]);
    let screen = play_until(&terminal, "Not saved");
    assert!(screen.contains("No space left"), "{screen}");
    // Keys of the first moments are not meant for this page.
    sleep(Duration::from_millis(700));
    is_fine(&path);
    let written = rows(&path);
    Some((terminal, written))
}

#[test]
fn a_game_on_a_full_disk_goes_on_when_there_is_room() {
    let Some(disk) = Disk::new("32k") else { return };
    let path = disk.path("game.caravan");
    let Some((terminal, written)) = on_a_full_disk(&disk, "room") else { return };
    terminal.keys(&["Enter"]);
    sleep(Duration::from_millis(200));
    terminal.wait_for("No space left");
    fs::remove_file(disk.path("ballast")).unwrap();
    terminal.keys(&["Enter"]);
    terminal.wait_for("Ringway");
    assert!(rows(&path) > written, "what could not be written is written now, and played");
    terminal.keys(&["q", "Enter"]);
    terminal.wait_for("LEFT 0");
    is_fine(&path);
}

#[test]
fn a_game_on_a_full_disk_goes_on_elsewhere() {
    let Some(disk) = Disk::new("32k") else { return };
    let desk = Desk::new();
    let (path, other) = (disk.path("game.caravan"), desk.path("deeper/game.caravan"));
    let Some((terminal, written)) = on_a_full_disk(&disk, "elsewhere") else { return };
    terminal.keys(&["f", &other.display().to_string(), "Enter"]);
    // A folder is made by whoever wants one.
    terminal.wait_for("There is no folder");
    assert_eq!(desk.names(), [""; 0]);
    fs::create_dir(desk.path("deeper")).unwrap();
    terminal.keys(&["Enter"]);
    terminal.wait_for("Ringway");
    assert!(rows(&other) > written && rows(&path) == written);
    terminal.keys(&["q", "Enter"]);
    let screen = terminal.wait_for("LEFT 0");
    assert!(screen.replace('\n', "").contains(&other.display().to_string()), "{screen}");
    [&path, &other].into_iter().for_each(|path| is_fine(path));
}

/// It is called saved only while it is, whether its player leaves or somebody ends the program.
#[test]
fn a_file_that_was_harmed_is_not_called_saved() {
    for (harm, told) in Harm::ALL.into_iter().flat_map(|harm| [(harm, false), (harm, true)]) {
        let desk = Desk::new();
        let path = desk.path("game.caravan");
        let command = format!("{CARAVAN} play merchants --seats Anna,random --seed harm --file {}", path.display());
        let Some(terminal) = Terminal::open("harm", 100, 32, &command) else { return };
        terminal.wait_for("Round 1 of 13");
        terminal.keys(&["1", "Enter"]);
        terminal.wait_for("Anna bumps");
        harm.happen(&path);
        if told {
            terminal.tell("-TERM");
        } else {
            // The question whether to leave would say that it is saved.
            terminal.keys(&["q"]);
            terminal.wait_for("Not saved");
            sleep(Duration::from_millis(700));
            terminal.keys(&["q", "q"]);
        }
        let screen = terminal.wait_for("LEFT");
        assert!(screen.contains("LEFT 1"), "{harm:?}, {told}: {screen}");
        assert!(screen.contains("NOT saved") && !screen.contains("is saved"), "{harm:?}, {told}: {screen}");
        assert!(!screen.contains("--continue"), "{harm:?}, {told}: {screen}");
    }
}

#[test]
fn a_pipe_is_no_game() {
    let desk = Desk::new();
    let path = desk.path("pipe");
    assert!(Command::new("mkfifo").arg(&path).status().unwrap().success());
    let command = format!("{CARAVAN} play --continue {}", path.display());
    let Some(terminal) = Terminal::open("pipe", 100, 30, &command) else { return };
    let screen = terminal.wait_for("LEFT 1").replace('\n', "");
    assert!(screen.contains("this is a pipe, not a file"), "{screen}");
}

#[test]
fn whatever_ends_the_game_gives_the_terminal_back() {
    for signal in ["-TERM", "-INT", "-HUP", "-QUIT"] {
        let desk = Desk::new();
        let path = desk.path("game.caravan");
        let command =
            format!("{CARAVAN} play merchants --seats Anna,random --seed tmux --pause 20 --file {}", path.display());
        let Some(terminal) = Terminal::open("signal", 100, 32, &command) else { return };
        let before = terminal.settings();
        terminal.wait_for("Round 1 of 13");
        assert!(terminal.settings().contains("-icanon") && terminal.property("mouse_any_flag") == "1");
        terminal.keys(&["1", "Enter"]);
        terminal.wait_for("Anna bumps");
        terminal.tell(signal);
        let screen = terminal.wait_for("LEFT");
        assert!(screen.contains("The game is saved in"), "{signal}: {screen}");
        assert!(!screen.contains("LEFT 0"), "{signal}: whoever sent it sees that it ended the program: {screen}");
        let after = terminal.settings();
        assert!(after.contains(" icanon") && after.contains(" echo "), "{signal}: {before}\n{after}");
        assert_eq!(terminal.property("mouse_any_flag"), "0", "{signal}");
        assert_eq!(terminal.property("alternate_on"), "0", "{signal}");
        assert!(rows(&path) > 0);
        is_fine(&path);
    }
}

/// A window that is closed takes the game along; nothing stays behind and turns in circles.
#[test]
fn a_terminal_that_is_closed_ends_the_game() {
    let desk = Desk::new();
    let path = desk.path("game.caravan");
    let command = format!("{CARAVAN} play merchants --seats Anna,random --seed closed --file {}", path.display());
    let Some(terminal) = Terminal::open("closed", 100, 32, &command) else { return };
    terminal.wait_for("Round 1 of 13");
    let child = terminal.child();
    drop(terminal);
    let begin = Instant::now();
    let runs = || Command::new("kill").args(["-0", &child]).output().is_ok_and(|it| it.status.success());
    while runs() {
        assert!(begin.elapsed() < Duration::from_secs(20), "{child} still runs");
        sleep(Duration::from_millis(100));
    }
    is_fine(&path);
}

/// Watching a game again takes the terminal as well.
#[test]
fn whatever_ends_a_replay_gives_the_terminal_back() {
    let desk = Desk::new();
    let path = desk.path("game.caravan");
    recorded(&path);
    for signal in ["-TERM", "-INT", "-HUP", "-QUIT"] {
        let command = format!("{CARAVAN} replay --watch --speed 0.0001 {}", path.display());
        let Some(terminal) = Terminal::open("watch", 100, 32, &command) else { return };
        terminal.wait_for("Courtyard");
        terminal.tell(signal);
        terminal.wait_for("LEFT");
        let after = terminal.settings();
        assert!(after.contains(" icanon") && after.contains(" echo "), "{signal}: {after}");
        assert_eq!(terminal.property("cursor_flag"), "1", "{signal}: the cursor is back");
    }
}

/// A race is saved when its player leaves; the sand runs on.
#[test]
fn the_clock_of_a_race_runs_on() {
    let desk = Desk::new();
    let path = desk.path("race.caravan");
    let command = format!("{CARAVAN} play silk-road --seats Anna --seed race --file {}", path.display());
    let Some(terminal) = Terminal::open("sand", 80, 24, &command) else { return };
    terminal.wait_for("I am ready");
    terminal.keys(&["Space"]);
    terminal.wait_for("building");
    terminal.keys(&["q"]);
    terminal.wait_for("the clock runs on");
    terminal.keys(&["Enter"]);
    terminal.wait_for("LEFT 0");
    drop(terminal);
    // A day later.
    let day = SystemTime::now() - Duration::from_secs(86400);
    fs::File::options().append(true).open(&path).unwrap().set_modified(day).unwrap();
    let again = format!("{CARAVAN} play --continue {}", path.display());
    let again = Terminal::open("sand-again", 80, 24, &again).unwrap();
    again.wait_for("Round 1 is over");
}

/// Text that is pasted is no play, and what comes too late for the game is no command for whoever has the terminal next.
#[test]
fn pasted_text_plays_nothing_and_runs_nothing() {
    for bracketed in [true, false] {
        let desk = Desk::new();
        let (path, late) = (desk.path("game.caravan"), desk.path("late"));
        let command = format!(
            "{CARAVAN} play merchants --seats Anna,random --seed paste --file {}; timeout 2 cat > {}",
            path.display(),
            late.display()
        );
        let Some(terminal) = Terminal::open("paste", 100, 32, &command) else { return };
        terminal.wait_for("Round 1 of 13");
        let text = format!("q\n{}touch {}\n", "#x\n".repeat(2_500), desk.path("made").display());
        terminal.tmux(&["set-buffer", &text]).expect("a buffer");
        let how: &[&str] = if bracketed { &["paste-buffer", "-p"] } else { &["paste-buffer"] };
        terminal.tmux(how).expect("pasted");
        if bracketed {
            sleep(Duration::from_millis(500));
            assert!(terminal.screen().contains("Round 1 of 13"), "{}", terminal.screen());
            assert_eq!(rows(&path), 0, "nothing was played");
            terminal.keys(&["q", "Enter"]);
        }
        terminal.wait_for("LEFT");
        assert_eq!(std::fs::read_to_string(&late).expect("what came late"), "", "{bracketed}");
    }
}

/// Somebody stops the program and lets it go on: the terminal is given back meanwhile, and taken again.
#[test]
fn a_game_that_was_stopped_goes_on() {
    let desk = Desk::new();
    let path = desk.path("game.caravan");
    let command = format!("{CARAVAN} play merchants --seats Anna,random --seed tmux --file {}", path.display());
    let Some(terminal) = Terminal::open("stopped", 100, 32, &command) else { return };
    terminal.wait_for("Round 1 of 13");
    let until = |what: &str, so: &dyn Fn() -> bool| {
        let begin = Instant::now();
        while !so() {
            assert!(begin.elapsed() < Duration::from_secs(20), "{what}: {}", terminal.settings());
            sleep(Duration::from_millis(50));
        }
    };
    terminal.tell("-TSTP");
    until("given back", &|| terminal.settings().contains(" icanon") && terminal.property("alternate_on") == "0");
    terminal.tell("-CONT");
    until("taken again", &|| terminal.settings().contains("-icanon") && terminal.property("alternate_on") == "1");
    terminal.wait_for("Round 1 of 13");
    // Nobody can be told of this one before; a shell makes the terminal its own meanwhile.
    terminal.tell("-STOP");
    let sane = ["-F", &terminal.property("pane_tty"), "icanon", "echo", "icrnl"];
    assert!(Command::new("stty").args(sane).status().expect("stty").success());
    terminal.tell("-CONT");
    until("taken again", &|| terminal.settings().contains("-icanon"));
    terminal.keys(&["1", "Enter"]);
    terminal.wait_for("Anna bumps");
}

/// Whoever asks to leave is told that the game is saved: so it is looked at before.
#[test]
fn saved_is_said_after_a_look() {
    let desk = Desk::new();
    let path = desk.path("game.caravan");
    let command = format!("{CARAVAN} play merchants --seats Anna,random --seed tmux --file {}", path.display());
    let Some(terminal) = Terminal::open("look", 100, 32, &command) else { return };
    terminal.wait_for("Round 1 of 13");
    std::fs::remove_file(&path).expect("it was there");
    terminal.keys(&["q"]);
    let screen = terminal.wait_for("Not saved");
    assert!(!screen.contains("It is saved"), "{screen}");
}

/// Who plays in a file would lose it if another program put a new one in its place.
#[test]
fn a_file_in_which_somebody_plays_is_not_replaced() {
    let desk = Desk::new();
    let path = desk.path("game.caravan");
    let command = format!("{CARAVAN} play merchants --seats Anna,random --seed tmux --file {}", path.display());
    let Some(terminal) = Terminal::open("locked", 100, 32, &command) else { return };
    terminal.wait_for("Round 1 of 13");
    let asks = ["load", "bot", "save"].map(|ask| serde_json::json!({ "ask": ask, "path": path }).to_string());
    let said = spoken(&asks);
    let saved = said.last().expect("an answer");
    assert_eq!((&saved["ok"], &saved["error"]["kind"]), (&false.into(), &"cannot-write".into()), "{saved}");
    assert_eq!(desk.names(), ["game.caravan"], "and no copy is left of it");
    terminal.keys(&["1", "Enter"]);
    terminal.wait_for("Anna bumps");
}
