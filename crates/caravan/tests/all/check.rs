//! `caravan check`.
use crate::mouth::*;
use serde_json::{Value, json};
use std::fs;
use std::path::Path;

fn check(path: &Path) -> (i32, String) {
    let output = run(&["check".as_ref(), path.as_os_str()]);
    assert!(output.stderr.is_empty(), "{}", stderr(&output));
    (output.status.code().unwrap(), stdout(&output))
}

#[test]
fn games_are_checked_line_by_line() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let text = a_game("check");
    fs::write(path("good"), &text).unwrap();
    fs::write(path("running"), half_a_game("check")).unwrap();
    fs::write(path("seed"), text.replacen("\"seed\":\"check\"", "\"seed\":\"other\"", 1)).unwrap();
    fs::write(path("rules"), text.replacen("\"rules\":\"", "\"rules\":\"not-", 1)).unwrap();
    fs::write(path("cut"), &text[..text.len() - 5]).unwrap();
    fs::write(path("bytes"), b"\xff\xfe\x00").unwrap();
    let header = |more: &str| text.replacen("\"seed\":", &format!("{more},\"seed\":"), 1);
    fs::write(path("nobody"), header(r#""ended":{"resigned":[255]}"#)).unwrap();
    fs::write(path("twice"), header(r#""ended":{"resigned":[0,0]}"#)).unwrap();
    fs::write(path("ended"), header(r#""ended":{"how":"aborted"}"#)).unwrap();
    let many = vec!["\"x\""; 200].join(",");
    fs::write(path("many"), text.replacen(r#""players":["Anna","Bob"]"#, &format!(r#""players":[{many}]"#), 1))
        .unwrap();
    let (status, said) = check(&path("good"));
    assert_eq!(status, 0);
    assert!(said.starts_with("ok  ") && said.contains("over ") && said.lines().count() == 1, "{said}");
    assert!(check(&path("running")).1.contains("running"));
    for (name, kind) in [
        ("seed", "file-commitment"),
        ("rules", "file-other-rules"),
        ("cut", "file-cut-off"),
        ("bytes", "file-not-text"),
        ("nobody", "file-setting"),
        ("twice", "file-setting"),
        ("ended", "file-setting"),
        ("many", "file-setting"),
    ] {
        let (status, said) = check(&path(name));
        assert_eq!((status, said.starts_with("bad "), said.lines().count()), (1, true, 1), "{said}");
        assert!(said.contains(kind), "{said}");
    }
    let both = run(&["check".as_ref(), path("good").as_os_str(), path("cut").as_os_str(), path("running").as_os_str()]);
    assert_eq!(both.status.code(), Some(1));
    assert_eq!(stdout(&both).lines().map(|l| &l[..3]).collect::<Vec<_>>(), ["ok ", "bad", "ok "]);
}

/// A copy of our own cards.
fn copy_of_our_pack(to: &Path) {
    for entry in fs::read_dir(house("content/merchants")).unwrap() {
        let path = entry.unwrap().path();
        fs::copy(&path, to.join(path.file_name().unwrap())).unwrap();
    }
}

#[test]
fn our_own_pack_is_whole_and_a_broken_copy_is_not() {
    let output = run(&["check".as_ref(), "content".as_ref(), house("content/merchants").as_os_str()]);
    assert_eq!(output.status.code(), Some(0), "{}", stdout(&output));
    assert!(stdout(&output).starts_with("ok  "));

    let folder = tempfile::tempdir().unwrap();
    copy_of_our_pack(folder.path());
    let edit = |file: &str, from: &str, to: &str| {
        let text = fs::read_to_string(folder.path().join(file)).unwrap();
        assert!(text.contains(from), "{file} has no {from}");
        fs::write(folder.path().join(file), text.replacen(from, to, 1)).unwrap();
    };
    edit("heroes.toml", "town = \"northbreak\"", "town = \"atlantis\"");
    edit("commissions.toml", "town = \"", "town = \"nowhere-");
    edit("deeds.toml", "reward = \"", "reward = \"too much of ");
    let output = run(&[
        "check".as_ref(),
        "content".as_ref(),
        folder.path().as_os_str(),
        "--game".as_ref(),
        "merchants".as_ref(),
    ]);
    assert_eq!(output.status.code(), Some(1));
    let said = stdout(&output);
    for file in ["heroes.toml: ", "commissions.toml: ", "deeds.toml: "] {
        assert!(said.lines().any(|l| l.starts_with("bad ") && l.contains(file)), "{file} is missing:\n{said}");
    }
    assert_eq!(check(folder.path()), (1, said), "a folder is a pack");
    fs::write(folder.path().join("heroes.toml"), "this is not TOML").unwrap();
    assert!(check(folder.path()).1.contains("heroes.toml"));
    let unknown =
        run(&["check".as_ref(), "content".as_ref(), folder.path().as_os_str(), "--game".as_ref(), "chess".as_ref()]);
    assert_eq!(unknown.status.code(), Some(1));
    assert!(stderr(&unknown).contains("no-such-game"));
}

#[test]
fn games_with_other_cards_need_them() {
    use serde_json::json;
    let folder = tempfile::tempdir().unwrap();
    let pack = folder.path().join("pack");
    fs::create_dir(&pack).unwrap();
    copy_of_our_pack(&pack);
    let name = fs::read_to_string(pack.join("pack.toml")).unwrap().replacen("name = \"", "name = \"my-", 1);
    fs::write(pack.join("pack.toml"), name).unwrap();
    let mut mouth = Mouth::open();
    let card = mouth.ask(json!({ "ask": "new", "seed": "mine", "content": pack }));
    assert!(card["content"]["name"].as_str().unwrap().starts_with("my-"));
    play_on(&mut mouth, "random");
    let game = folder.path().join("game");
    mouth.ask(json!({ "ask": "save", "path": game }));
    assert_eq!(mouth.refused(json!({ "ask": "load", "table": 2, "path": game })), "file-other-content");
    mouth.ask(json!({ "ask": "load", "table": 2, "path": game, "content": pack }));
    assert!(check(&game).1.contains("file-other-content"));
    let with = run(&["check".as_ref(), game.as_os_str(), "--content".as_ref(), pack.as_os_str()]);
    assert_eq!(with.status.code(), Some(0), "{}", stdout(&with));
    let replay = run(&["replay".as_ref(), game.as_os_str(), "--content".as_ref(), pack.as_os_str()]);
    assert_eq!(replay.status.code(), Some(0), "{}", stderr(&replay));
}

#[test]
fn races_are_checked_and_so_are_their_sheets() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("race");
    for clock in ["live", "own", "off"] {
        let text = a_race("check", &json!({ "clock": clock }));
        fs::write(&path, &text).unwrap();
        let (status, said) = check(&path);
        assert!(status == 0 && said.contains("silk-road"), "{said}");
        // A declaration at another time is another game.
        let row = text.lines().find(|line| line.contains("\"declare\"")).unwrap();
        let at: Value = serde_json::from_str::<Value>(row).unwrap()["at"].take();
        let later = row.replacen(&format!("\"at\":{at}"), &format!("\"at\":{}", at.as_u64().unwrap() + 1), 1);
        fs::write(&path, text.replacen(row, &later, 1)).unwrap();
        assert!(check(&path).1.contains("file-differs"), "{clock}");
    }
    let pack = |path: &Path| {
        let output =
            run(&["check".as_ref(), "content".as_ref(), path.as_os_str(), "--game".as_ref(), "silk-road".as_ref()]);
        (output.status.code().unwrap(), stdout(&output))
    };
    assert!(pack(&house("content/silk-road")).1.starts_with("ok  "));
    let (status, said) = pack(&house("content/merchants"));
    assert!(status == 1 && said.lines().count() == 1, "one sentence says it all: {said}");
    assert!(said.contains("pack.toml: game") && said.contains("`merchants`") && said.contains("`silk-road`"), "{said}");
}

/// A pack names its game: nobody has to say it once more, and it is read as nothing else.
#[test]
fn a_pack_is_read_as_one_of_its_game() {
    for game in shelf::all() {
        let pack = house("content").join(game.name);
        let named = run(&["check".as_ref(), "content".as_ref(), pack.as_os_str()]);
        for (status, said) in [check(&pack), (named.status.code().unwrap(), stdout(&named))] {
            assert_eq!(status, 0, "{said}");
            assert!(said.starts_with("ok  ") && said.contains(game.name) && said.lines().count() == 1, "{said}");
        }
        for other in shelf::all().iter().filter(|other| other.name != game.name) {
            let args = ["check", "content", pack.to_str().unwrap(), "--game", other.name];
            let output = run(&args);
            let said = stdout(&output);
            assert_eq!((output.status.code(), said.lines().count()), (Some(1), 1), "{said}");
            assert!(said.contains("pack.toml: game"), "{said}");
        }
    }
}

/// Packs from before there was the field are played as before; whoever checks one is told what to write.
#[test]
fn a_pack_that_names_no_game_is_asked_to() {
    let folder = tempfile::tempdir().unwrap();
    copy_of_our_pack(folder.path());
    let head = folder.path().join("pack.toml");
    let text = fs::read_to_string(&head).unwrap();
    fs::write(&head, text.replacen("game = \"merchants\"\n", "", 1)).unwrap();
    let (status, said) = check(folder.path());
    assert_eq!((status, said.lines().count()), (1, 1), "{said}");
    assert!(said.contains("pack.toml: game: is missing") && said.contains("as in `game = \"merchants\"`"), "{said}");
    let content = |path: &Path| {
        let output =
            run(&["check".as_ref(), "content".as_ref(), path.as_os_str(), "--game".as_ref(), "merchants".as_ref()]);
        assert_eq!(output.status.code(), Some(0), "{}", stdout(&output));
        stdout(&output).split_once(": ").unwrap().1.to_string()
    };
    assert_eq!(content(folder.path()), content(&house("content/merchants")), "it is the same pack");
    for (wrong, why) in
        [("game = \"chess\"\n", "there is no game `chess`"), ("game = 3\n", "must be the name of a game")]
    {
        fs::write(&head, format!("{wrong}{}", text.replacen("game = \"merchants\"\n", "", 1))).unwrap();
        let (status, said) = check(folder.path());
        assert!(status == 1 && said.contains("pack.toml: game") && said.contains(why), "{said}");
    }
}

/// Whoever takes another file for a game reads a sentence, not what a reader of JSON stumbled over.
#[test]
fn what_is_no_game_is_told_in_words() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("page");
    for (text, words) in
        [("<html>", "it is not JSON"), ("hello", "it is not JSON"), ("{\"caravanserai\": 1", "it is cut off")]
    {
        fs::write(&path, text).unwrap();
        let (status, said) = check(&path);
        assert!(status == 1 && said.contains(words) && !said.contains("column"), "{said}");
    }
}

#[test]
fn how_a_game_was_stopped_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("stopped");
    let running = half_a_game("stopped");
    let with = |ended: &str| running.replacen("}\n", &format!(",\"ended\":{ended}}}\n"), 1);
    for (ended, words) in [
        (r#"{"how":"resigned","resigned":[1]}"#, "ended by resigning (gave up: seat 1)"),
        (r#"{"how":"aborted"}"#, "stopped, as all agreed"),
        (r#"{"how":"closed"}"#, "closed by its host"),
        (r#"{"how":"unwatched"}"#, "nobody watched"),
        (r#"{"resigned":[0]}"#, "running (gave up: seat 0)"),
    ] {
        fs::write(&path, with(ended)).unwrap();
        let (status, said) = check(&path);
        assert!(status == 0 && said.contains(words), "{ended}: {said}");
    }
    fs::write(&path, with(r#"{"how":"bored"}"#)).unwrap();
    assert!(check(&path).1.contains("file-header"));
}
