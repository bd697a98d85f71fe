//! A game without a face, played in a real terminal from its own program: from the first question to the result.
#[path = "../../caravan/tests/parts/mod.rs"]
mod parts;
#[path = "../../caravan/tests/tmux/mod.rs"]
mod tmux;

use std::process::Command;
use std::thread::sleep;
use std::time::{Duration, Instant};
use tmux::Terminal;

const PROGRAM: &str = env!("CARGO_BIN_EXE_wells");

#[test]
fn it_is_played_in_a_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.caravan");
    let play = format!("{PROGRAM} play wells --seats Anna,elder --seed camel --pause 0 --file {}", file.display());
    let Some(terminal) = Terminal::open("wells", 100, 32, &play) else { return };
    let first = terminal.wait_for("Round 1 of 6");
    // The plain view of the board beside the question, its choices and what has happened, all in the words of the game.
    for said in ["Coins: 0", "Cards to be loaded", "What it carries", "Load a card", "Rest at the well", "loads a card"]
    {
        assert!(first.contains(said), "`{said}` is missing:\n{first}");
    }
    terminal.keys(&["1", "Enter"]);
    terminal.wait_for("Round 2 of 6");
    terminal.keys(&["l"]);
    let hungarian = terminal.wait_for("Felraksz egy kártyát");
    assert!(hungarian.contains("Amit visz") && !hungarian.contains("deck:"), "{hungarian}");
    // What is said of every game's screen is said of this one, and nothing of another's.
    terminal.keys(&["l", "?"]);
    let goes = terminal.wait_for("Three Wells");
    assert!(goes.contains("Whoever has the most coins"), "{goes}");
    terminal.keys(&["Tab"]);
    let keys = terminal.wait_for("choose by number");
    assert!(keys.contains("look at the next player") && !keys.contains("wagon"), "{keys}");
    terminal.keys(&["Escape", "v"]);
    terminal.wait_for("v: on");
    terminal.keys(&["v", "p"]);
    let again = terminal.wait_for("Load a card");
    assert!(!again.contains("city") && !again.contains("Shown first"), "{again}");
    let begin = Instant::now();
    while !terminal.screen().contains("The game is over") {
        assert!(begin.elapsed() < Duration::from_secs(60), "{}", terminal.screen());
        terminal.keys(&["1", "Enter"]);
        sleep(Duration::from_millis(100));
    }
    // The last number and Enter may have been typed at a game that was over by then: that closes the result.
    while !terminal.screen().contains("Place") {
        assert!(begin.elapsed() < Duration::from_secs(60), "{}", terminal.screen());
        terminal.keys(&["Escape", "Enter"]);
        sleep(Duration::from_millis(300));
    }
    let result = terminal.wait_for("Place");
    assert!(result.contains("Anna") && result.contains("Elder"), "{result}");
    terminal.keys(&["q", "q", "Enter"]);
    let left = terminal.wait_for("LEFT 0");
    assert!(left.contains(&file.display().to_string()) && !left.contains("caravan play"), "{left}");
    assert!(Command::new(PROGRAM).arg("check").arg(&file).status().unwrap().success());
}
