//! What lies behind a path: pipes, folders, devices and links; bytes that are no text; signs that command a terminal.
use crate::mouth::*;
use serde_json::{Value, json};
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

/// Longer than a refusal takes, on a machine that has other things to do.
const LONG: Duration = Duration::from_secs(30);

/// The status and everything that was said; whatever does not end by itself fails.
#[track_caller]
fn ended<S: AsRef<std::ffi::OsStr>>(args: &[S], folder: &Path, input: &str) -> (Option<i32>, String) {
    let name =
        |args: &[S]| args.iter().map(|a| a.as_ref().to_string_lossy().into_owned()).collect::<Vec<_>>().join(" ");
    let (lines, said) = (folder.join(".in"), folder.join(".said"));
    fs::write(&lines, input).unwrap();
    fs::write(&said, "").unwrap();
    let file = || fs::File::options().append(true).open(&said).unwrap();
    let mut child = Command::new(CARAVAN)
        .args(args)
        .current_dir(folder)
        .stdin(fs::File::open(lines).unwrap())
        .stdout(file())
        .stderr(file())
        .spawn()
        .unwrap();
    let begin = Instant::now();
    loop {
        if let Some(status) = child.try_wait().unwrap() {
            let mut text = vec![];
            fs::File::open(&said).unwrap().read_to_end(&mut text).unwrap();
            return (status.code(), String::from_utf8(text).expect("UTF-8"));
        }
        if begin.elapsed() > LONG {
            child.kill().and_then(|()| child.wait()).unwrap();
            panic!("`{}` does not end", name(args));
        }
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// Every kind of thing that is no file, and what it is called. What must stay open as long as it is used comes along.
#[cfg(unix)]
fn no_files(folder: &Path) -> (Vec<(PathBuf, &'static str)>, std::os::unix::net::UnixListener) {
    let path = |name: &str| folder.join(name);
    assert!(Command::new("mkfifo").arg(path("pipe")).status().unwrap().success());
    let socket = std::os::unix::net::UnixListener::bind(path("socket")).unwrap();
    fs::create_dir(path("folder")).unwrap();
    std::os::unix::fs::symlink(path("pipe"), path("link")).unwrap();
    let things = vec![
        (path("pipe"), "a pipe"),
        (path("link"), "a pipe"),
        (path("socket"), "a socket"),
        (path("folder"), "a folder"),
        ("/dev/zero".into(), "a device"),
        ("/dev/null".into(), "a device"),
    ];
    (things, socket)
}

#[test]
#[cfg(unix)]
fn what_is_no_file_is_refused_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let (things, _socket) = no_files(folder.path());
    let pair = ["arena", "merchants", "--bot", "random", "--bot", "greedy", "--sets", "1"];
    for (path, called) in things {
        let it = path.to_str().unwrap();
        let mut asked: Vec<Vec<&str>> = vec![
            vec!["replay", it],
            vec!["replay", it, "--salvage"],
            vec!["replay", it, "--watch"],
            vec!["review", it],
            vec!["automaton", "--continue", it],
            [&pair[..], &["--results", it]].concat(),
            [&pair[..], &["--report", it]].concat(),
        ];
        // For these two a folder is something else.
        if called != "a folder" {
            asked.extend([vec!["check", it], vec!["arena", "report", it]]);
        }
        for args in asked {
            let (status, said) = ended(&args, folder.path(), "");
            assert_eq!(status, Some(1), "{args:?}: {said}");
            assert!(said.contains(&format!("this is {called}, not a file")) && said.contains(it), "{args:?}: {said}");
        }
        let lines = [
            json!({ "ask": "load", "path": it }),
            json!({ "ask": "load", "path": it, "salvage": true }),
            json!({ "ask": "new", "seed": 1 }),
            json!({ "ask": "save", "path": it }),
        ];
        let lines: Vec<String> = lines.iter().map(Value::to_string).collect();
        let (_, said) = ended(&["speak"], folder.path(), &lines.join("\n"));
        let replies: Vec<Value> = said.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        for (n, kind) in [(0, "cannot-read"), (1, "cannot-read"), (3, "cannot-write")] {
            assert_eq!(replies[n]["error"]["kind"], kind, "{it}: {}", replies[n]);
            assert!(replies[n]["error"]["message"].as_str().unwrap().contains(called), "{}", replies[n]);
        }
    }
}

/// Some files of the system keep everybody waiting who reads them.
#[test]
#[cfg(target_os = "linux")]
fn a_file_that_never_ends_keeps_nobody_waiting() {
    // Only whoever may read it can be kept waiting by it.
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    for it in ["/proc/kmsg", pipe.to_str().unwrap()] {
        for args in [vec!["replay", it], vec!["check", it], vec!["review", it], vec!["automaton", "--continue", it]] {
            let (status, said) = ended(&args, folder.path(), "");
            assert_eq!(status, Some(1), "{args:?}: {said}");
            assert!(said.contains(it), "{args:?}: {said}");
        }
    }
}

/// A pack may hold anything.
#[test]
#[cfg(unix)]
fn a_pack_or_a_ladder_with_a_pipe_in_it_is_refused_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let (pack, ladder) = (folder.path().join("pack"), folder.path().join("ladder"));
    for (place, name) in [(&pack, "cards.toml"), (&ladder, "ladder.json")] {
        fs::create_dir(place).unwrap();
        assert!(Command::new("mkfifo").arg(place.join(name)).status().unwrap().success());
    }
    let (pack, ladder) = (pack.to_str().unwrap(), ladder.to_str().unwrap());
    let game = folder.path().join("game");
    fs::write(&game, half_a_game("pack")).unwrap();
    for args in [
        &["check", pack][..],
        &["check", "content", pack],
        &["check", game.to_str().unwrap(), "--content", pack],
        &["replay", game.to_str().unwrap(), "--content", pack],
        &["review", game.to_str().unwrap(), "--content", pack],
        &["simulate", "merchants", "--games", "1", "--content", pack],
        &["market", "now-or-never", "1", "1", "1", "1", "--content", pack],
        &["automaton", "merchants", "--content", pack],
        &["arena", "merchants", "--bot", "random", "--bot", "greedy", "--content", pack],
        &["arena", "ladder", ladder, "--bot", "random"],
    ] {
        let (status, said) = ended(args, folder.path(), "");
        assert_eq!(status, Some(1), "{args:?}: {said}");
        assert!(said.contains("this is a pipe, not a file"), "{args:?}: {said}");
    }
}

/// What a link leads to is what the player has.
#[test]
#[cfg(unix)]
fn a_link_is_written_through() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    fs::create_dir(path("elsewhere")).unwrap();
    let mut mouth = Mouth::open();
    mouth.ask(json!({ "ask": "new", "seed": "linked" }));
    mouth.ask(json!({ "ask": "save", "path": path("elsewhere/game") }));
    fs::set_permissions(path("elsewhere/game"), fs::Permissions::from_mode(0o600)).unwrap();
    symlink("elsewhere/game", path("link")).unwrap();
    symlink("link", path("link-to-link")).unwrap();
    for link in ["link", "link-to-link"] {
        mouth.ask(json!({ "ask": "bot", "bot": "random" }));
        let reply = mouth.ask(json!({ "ask": "save", "path": path(link) }));
        assert!(reply["kept"].is_null(), "{reply}");
        assert!(path(link).symlink_metadata().unwrap().is_symlink(), "{link} is still a link");
        assert_eq!(fs::read_to_string(path("elsewhere/game")).unwrap(), saved(&mut mouth));
    }
    let mode = path("elsewhere/game").metadata().unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600, "whom its owner kept out stays out");
    // A page is a page behind a link as well.
    symlink("elsewhere/page.html", path("page.html")).unwrap();
    fs::write(path("elsewhere/page.html"), "").unwrap();
    let page = path("page.html").display().to_string();
    let args = ["arena", "merchants", "--bot", "random", "--bot", "greedy", "--sets", "1", "--report", &page];
    assert_eq!(ended(&args, folder.path(), "").0, Some(0));
    assert!(path("page.html").symlink_metadata().unwrap().is_symlink());
    assert!(fs::read_to_string(path("elsewhere/page.html")).unwrap().starts_with("<!"));
    // A link that leads nowhere is not guessed at.
    symlink("nowhere/game", path("lost")).unwrap();
    assert_eq!(mouth.refused(json!({ "ask": "save", "path": path("lost") })), "cannot-write");
    assert!(path("lost").symlink_metadata().unwrap().is_symlink());
}

/// One byte that is no text costs its line and what follows, and nothing before it.
#[test]
fn a_byte_that_is_no_text_does_not_cost_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game");
    let whole = half_a_game("bytes").into_bytes();
    let ends: Vec<usize> = (0..whole.len()).filter(|&n| whole[n] == b'\n').collect();
    let game = path.to_str().unwrap();
    let mut mouth = Mouth::open();
    for (i, row) in [1, 30, ends.len() - 1].into_iter().enumerate() {
        // In the middle of the text of the row.
        let mut spoiled = whole.clone();
        spoiled[(ends[row - 1] + ends[row]) / 2] = 0xff;
        fs::write(&path, &spoiled).unwrap();
        let kept = row - 1;
        let (status, said) = ended(&["replay", game], folder.path(), "");
        assert!(status == Some(1) && said.contains("file-not-text"), "{said}");
        let (status, said) = ended(&["replay", game, "--salvage"], folder.path(), "");
        assert!(
            status == Some(0) && said.contains(&format!("salvaged {kept} actions; file-not-text: line {}", row + 1)),
            "{said}"
        );
        let (status, said) = ended(&["check", game], folder.path(), "");
        assert!(status == Some(1) && said.contains("bad ") && said.contains("file-not-text"), "{said}");
        assert!(ended(&["review", game], folder.path(), "").1.contains("file-not-text"));
        assert_eq!(mouth.refused(json!({ "ask": "load", "path": path, "table": i })), "file-not-text");
        let card = mouth.ask(json!({ "ask": "load", "path": path, "table": i, "salvage": true }));
        assert_eq!(
            (card["rows"].as_u64(), &card["lost"]["kind"]),
            (Some(kept as u64), &json!("file-not-text")),
            "{card}"
        );
        assert_eq!(card["lost"]["line"], row + 1);
    }
    let mut spoiled = whole;
    spoiled[9] = 0xff;
    fs::write(&path, &spoiled).unwrap();
    assert_eq!(
        mouth.refused(json!({ "ask": "load", "path": path, "table": "header", "salvage": true })),
        "file-not-text"
    );
}

/// A session of the automaton is called saved only if it is.
#[test]
fn a_session_that_was_harmed_is_not_called_saved() {
    use std::io::Write;
    use std::process::Stdio;
    let harms: [fn(&Path); 3] = [
        |path| fs::remove_file(path).unwrap(),
        |path| fs::write(path, "").unwrap(),
        |path| {
            let text = fs::read(path).unwrap();
            fs::remove_file(path).unwrap();
            fs::write(path, text).unwrap();
        },
    ];
    for (n, harm) in harms.into_iter().enumerate() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("session");
        let mut command = Command::new(CARAVAN);
        command.args(["automaton", "merchants", "--seed", "harm", "--file"]).arg(&path);
        let pipes = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = pipes.spawn().unwrap();
        let begin = Instant::now();
        while !fs::metadata(&path).is_ok_and(|it| it.len() > 0) {
            assert!(begin.elapsed() < LONG, "it never begins");
            std::thread::sleep(Duration::from_millis(5));
        }
        harm(&path);
        child.stdin.take().unwrap().write_all(b"quit\n").unwrap();
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(1), "{n}: {}", stdout(&output));
        assert!(!stdout(&output).contains("Kept."), "{n}: {}", stdout(&output));
        assert!(stderr(&output).contains("session: "), "{n}: {}", stderr(&output));
    }
}

/// C0, DEL, C1, and everything with the property Bidi_Control.
fn commanding() -> String {
    let controls = ('\0'..='\u{9f}').filter(|sign| !(' '..='~').contains(sign));
    let turning = "\u{61c}\u{200e}\u{200f}\u{202a}\u{202b}\u{202c}\u{202d}\u{202e}\u{2066}\u{2067}\u{2068}\u{2069}";
    controls.chain(turning.chars()).collect()
}

/// A game file in which every text that somebody may have written is full of signs that command a terminal.
fn with_signs(text: &str, change: impl Fn(&mut Value)) -> String {
    let (header, rows) = text.split_once('\n').unwrap();
    let mut header: Value = serde_json::from_str(header).unwrap();
    change(&mut header);
    format!("{header}\n{rows}")
}

#[test]
fn nothing_from_a_file_commands_the_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let (signs, whole) = (commanding(), a_game("signs"));
    let bad = |what: &str| json!(format!("{what}{signs}\u{1b}[2J\u{9b}31mx"));
    let race = a_race("signs", &json!({ "players": 2 }));
    let files = [
        ("names", with_signs(&whole, |h| h["players"] = json!([bad("Anna"), bad("Bob")]))),
        ("race", with_signs(&race, |h| h["players"] = json!([bad("Anna"), bad("Bob")]))),
        ("game", with_signs(&whole, |h| h["game"] = bad("chess"))),
        ("rules", with_signs(&whole, |h| h["rules"] = bad("rules"))),
        ("content", with_signs(&whole, |h| h["content"]["name"] = bad("mine"))),
        ("content-id", with_signs(&whole, |h| h["content"]["id"] = bad("mine"))),
        ("option", with_signs(&whole, |h| h["options"][bad("o").as_str().unwrap()] = json!(1))),
        ("value", with_signs(&whole, |h| h["options"]["edition"] = bad("final"))),
        ("field", with_signs(&whole, |h| h[bad("field").as_str().unwrap()] = json!(1))),
        ("seed", with_signs(&whole, |h| h["seed"] = bad("seed"))),
        ("scene", with_signs(&whole, |h| h["scene"] = json!({ bad("x").as_str().unwrap(): bad("y") }))),
        ("action", whole.replacen("\"do\":\"", &format!("\"do\":{}", &bad("fly").to_string()[..20]), 1)),
        ("row", whole.replacen("\"seat\":0", &format!("\"seat\":{}", bad("0")), 1)),
        // The name of a file is somebody's text as well.
        ("na\u{1b}[31m\u{202e}me\n", whole.clone()),
    ];
    let mut printed = 0;
    for (name, text) in &files {
        let path = folder.path().join(name);
        fs::write(&path, text).unwrap();
        let path = path.to_str().unwrap();
        for args in [
            &["replay", path][..],
            &["replay", path, "--lang", "hu"],
            &["replay", path, "--salvage"],
            &["replay", path, "--json"],
            &["replay", path, "--at", "9"],
            &["replay", path, "--at", "9", "--json"],
            &["replay", path, "--watch"],
            &["check", path],
            &["check", "content", path],
            &["automaton", "--continue", path],
            &["arena", "report", path],
        ] {
            let (_, said) = ended(args, folder.path(), "");
            is_harmless(&said, args);
            printed += said.len();
        }
        let load = json!({ "ask": "load", "path": path, "salvage": true });
        let (_, said) =
            ended(&["speak"], folder.path(), &format!("{load}\n{{\"ask\":\"view\",\"seat\":0,\"lang\":\"en\"}}"));
        is_harmless(&said, &["speak", path]);
        if *name == "names" {
            for args in [&["review", path, "--nodes", "1"][..], &["review", path, "--nodes", "1", "--json"]] {
                is_harmless(&ended(args, folder.path(), "").1, args);
            }
            let card: Value = serde_json::from_str(said.lines().next().unwrap()).unwrap();
            assert_eq!(card["players"][0], bad("Anna"), "programs get every name as it is");
        }
    }
    assert!(printed > 100_000, "{printed}");
    let (_, said) = ended(&["check", folder.path().join("names").to_str().unwrap()], folder.path(), "");
    assert_eq!(said.lines().count(), 1, "one line for each file: {said}");
}

/// What was typed is quoted, and somebody else may have written what was pasted.
#[test]
fn nothing_that_was_typed_commands_the_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let signs: String = commanding().chars().filter(|sign| *sign != '\0').collect();
    let it = format!("x{signs}\u{1b}]0;title\u{7}");
    for args in [
        &["replay", &it][..],
        &["check", &it],
        &["check", "content", &it, "--game", &it],
        &["simulate", &it],
        &["simulate", "merchants", "--bots", &it],
        &["simulate", "merchants", "--options", &it],
        &["simulate", "merchants", "--games", &it],
        &["arena", "merchants", "--bot", &it],
        &["market", "now-or-never", &it],
        &["market", &it],
        &["automaton", &it],
        &["speak", &it],
        &["games", "--lang", &it],
        &[&it],
    ] {
        let (status, said) = ended(args, folder.path(), "");
        assert_ne!(status, Some(0), "{args:?}");
        is_harmless(&said, args);
    }
    let (_, said) = ended(&["market", "now-or-never"], folder.path(), &format!("{it}\n"));
    is_harmless(&said, &["market"]);
}

#[track_caller]
fn is_harmless(said: &str, args: &[&str]) {
    let signs = commanding();
    let found = said.chars().find(|sign| *sign != '\n' && signs.contains(*sign));
    assert_eq!(found, None, "{args:?}: {said:?}");
}
