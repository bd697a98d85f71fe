//! Whatever comes in: a clear error, nothing lost, nobody else disturbed.
use crate::harness::{House, text};
use reqwest::Method;
use serde_json::{Value, json};
use std::time::Duration;
use table::{Dice, FastDice, Purpose};

async fn house() -> (House, tempfile::TempDir) {
    let folder = tempfile::tempdir().expect("a folder");
    (House::open(&format!("sqlite:{}", folder.path().join("bad.db").display())).await, folder)
}

fn below(dice: &mut FastDice, n: usize) -> usize {
    dice.below(Purpose(0), n as u32) as usize
}

/// A frame that is almost right: bytes changed, cut, doubled, or another value in a field.
fn spoiled(dice: &mut FastDice, n: usize) -> String {
    let whole = [
        json!({ "act": { "id": format!("f{n}"), "do": "bump 1 2", "mark": 77 } }),
        json!({ "undo": { "id": format!("f{n}") } }),
        json!({ "ask_undo": { "id": "" } }),
        json!({ "chat": { "id": format!("f{n}"), "text": "x".repeat(below(dice, 700)) } }),
        json!({ "plans": { "id": "p", "plans": [{ "prompt": 3 }] } }),
        json!({ "hello": { "secret": "again" } }),
        json!({ "note": { "id": "n".repeat(100), "text": null } }),
        json!({ "act": { "id": "f", "do": format!("bump {} {}", below(dice, 300), below(dice, 300)), "mark": -1 } }),
        json!([1, 2, 3]),
        json!({}),
        json!({ "back": {}, "undo": {} }),
    ];
    let mut bytes = whole[below(dice, whole.len())].to_string().into_bytes();
    for _ in 0..below(dice, 4) {
        if bytes.is_empty() {
            break;
        }
        let at = below(dice, bytes.len());
        match below(dice, 4) {
            0 => bytes[at] = below(dice, 128) as u8,
            1 => bytes.truncate(at),
            2 => bytes.insert(at, b"{}[]\",:0x"[below(dice, 9)]),
            _ => bytes.extend_from_within(at..),
        }
    }
    bytes.truncate(16_000);
    String::from_utf8_lossy(&bytes).into_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn players_are_as_many_as_chairs() {
    let (house, _folder) = house().await;
    let opening = |players: Value| json!({ "game": "merchants", "chairs": ["me", "me"], "me": ["Ilka", "Osk"], "options": { "players": players } });
    for players in [json!(3), json!(0), json!(u64::MAX), json!("x"), json!(null), json!(2.5)] {
        let (status, said) = house.ask(Method::POST, "/api/tables", None, Some(opening(players.clone()))).await;
        assert_eq!((status, &said["error"]["kind"]), (400, &json!("bad-setting")), "{players}: {said}");
        assert!(text(&said["error"]["message"]).contains("but there are 2 chairs"), "{said}");
    }
    house.post("/api/tables", opening(json!(2))).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn moments_that_have_not_come_are_not_there() {
    let (house, _folder) = house().await;
    let keys = house.table(json!({ "game": "merchants", "chairs": ["me", "me"], "me": ["Ilka", "Osk"] })).await;
    let moments = house.get(&format!("/api/tables/{}/moments", keys.id), None).await;
    let last = moments["moments"].as_array().and_then(|all| all.last()?.as_u64()).expect("a moment");
    house.get(&format!("/api/tables/{}/moments/{last}", keys.id), None).await;
    for seen in [last + 1, 1_000_000, u64::MAX] {
        let path = format!("/api/tables/{}/moments/{seen}", keys.id);
        let (_, said) = house.ask(Method::GET, &path, None, None).await;
        assert_eq!(said["error"]["kind"], "no-such-moment", "{seen}: {said}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ten_thousand_spoiled_frames_change_nothing() {
    let (house, _folder) = house().await;
    let opening = json!({ "game": "merchants", "chairs": ["me", "me"], "me": ["Ilka", "Osk"] });
    let keys = house.table(opening).await;
    let mut watcher = house.sit(&keys.id, Some(&keys.secrets[0])).await;
    watcher.until("now").await;
    let before = watcher.sheet["board"].clone();
    let mut dice = FastDice::new(5);
    // Seat 1 is not asked anything: none of its frames can be an action.
    let mut fuzzer = house.sit(&keys.id, Some(&keys.secrets[1])).await;
    fuzzer.until("now").await;
    let mut answered = 0;
    for n in 0..10_000 {
        fuzzer.send_text(&spoiled(&mut dice, n)).await;
        loop {
            let frame = fuzzer.next().await.expect("the line stays open");
            if !frame["no"].is_null() {
                let (kind, message) = (&frame["no"]["error"]["kind"], &frame["no"]["error"]["message"]);
                assert!(kind.is_string() && message.is_string(), "{frame}");
                answered += 1;
                break;
            }
            if !frame["done"].is_null() {
                answered += 1;
                break;
            }
        }
    }
    assert_eq!(answered, 10_000, "each frame is answered, once");
    let mut again = house.sit(&keys.id, Some(&keys.secrets[0])).await;
    again.until("now").await;
    assert_eq!(again.sheet["board"], before);
    let offer = again.offers()[0].clone();
    again.act("on", &text(&offer["act"]), offer["mark"].as_u64()).await.expect("the game goes on");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn spoiled_requests_get_named_errors() {
    let (house, _folder) = house().await;
    let opening = json!({ "game": "merchants", "chairs": ["me", "open"], "me": "Ilka" });
    let keys = house.table(opening.clone()).await;
    let mut dice = FastDice::new(9);
    let paths = ["tables", "mine", "names", "names/session"];
    let at_table = ["leave", "start", "chairs/1", "chairs/99", "notices", "fork"];
    let http = reqwest::Client::new();
    for n in 0..2_000 {
        let path = match below(&mut dice, 3) {
            0 => format!("/api/{}", paths[below(&mut dice, paths.len())]),
            1 => format!("/api/tables/{}/{}", keys.id, at_table[below(&mut dice, at_table.len())]),
            _ => format!("/api/tables/{}/moments/{}", ["x", "..", "no-such-table-here", "%00"][below(&mut dice, 4)], n),
        };
        let body = spoiled(&mut dice, n);
        let answer = http.post(format!("http://{}{path}", house.address)).body(body).send().await.expect("an answer");
        let status = answer.status().as_u16();
        assert!((400..500).contains(&status), "{path}: {status}");
        if status != 405 {
            let body = answer.text().await.expect("text");
            let error: Value = serde_json::from_str(&body).unwrap_or_else(|_| panic!("{path}: {status} {body}"));
            assert!(error["error"]["kind"].is_string(), "{path}: {error}");
        }
    }
    let meta = house.get(&format!("/api/tables/{}", keys.id), None).await;
    assert_eq!(meta["stage"], "waiting");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn settings_that_cannot_be_are_refused_with_reasons() {
    let (house, _folder) = house().await;
    for (opening, kind) in [
        (json!({ "game": "chess", "chairs": ["me"] }), "no-such-game"),
        (json!({ "game": "merchants", "chairs": [] }), "wrong-field"),
        (json!({ "game": "merchants", "chairs": ["me", { "bot": "deep-thought" }] }), "no-such-bot"),
        (json!({ "game": "merchants", "chairs": ["me", "me", "me", "me", "me"] }), "bad-setting"),
        (json!({ "game": "merchants", "chairs": ["me"], "options": { "level": "impossible" } }), "bad-setting"),
        (json!({ "game": "merchants", "chairs": ["me", "me"], "options": { "edition": 3 } }), "bad-setting"),
        (json!({ "game": "merchants", "chairs": ["me", "me"], "options": [] }), "wrong-field"),
        (json!({ "game": "silk-road", "chairs": ["me", "automaton"] }), "bad-setting"),
        (json!({ "game": "merchants", "chairs": ["me", "me"], "tempo": { "kind": "days", "days": 900 } }), "bad-tempo"),
        (json!({ "game": "merchants", "chairs": ["me", "me"], "seed": "mine" }), "practice-only"),
        (
            json!({ "game": "merchants", "chairs": ["me", "me"], "practice": true, "scene": { "round": 99 } }),
            "bad-setting",
        ),
        (json!({ "game": "merchants", "chairs": ["me", "me"], "me": "x".repeat(99) }), "bad-name"),
        (json!({ "game": "merchants", "chairs": ["me", "me"], "colour": "blue" }), "wrong-field"),
        (json!({ "game": "merchants", "chairs": ["me", "open"], "me": ["Ilka", "Osk"] }), "wrong-field"),
        (
            json!(["merchants", "in order", {}, ["me"], { "kind": "none" }, false, false, "Me", null, null]),
            "wrong-field",
        ),
    ] {
        let (status, answer) = house.ask(Method::POST, "/api/tables", None, Some(opening.clone())).await;
        assert_eq!((status, &answer["error"]["kind"]), (400, &json!(kind)), "{opening}: {answer}");
    }
    house.close().await;
}

/// Fields have names, and one value each, however deep they lie.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn requests_are_read_strictly() {
    let (house, _folder) = house().await;
    let keys = house.table(json!({ "game": "merchants", "chairs": ["me", "me"], "me": ["Ilka", "Osk"] })).await;
    let http = reqwest::Client::new();
    let post = async |path: &str, body: String| {
        let sent = http.post(format!("http://{}{path}", house.address)).header("content-type", "application/json");
        let answer = sent.body(body).send().await.expect("an answer");
        (answer.status().as_u16(), answer.json::<Value>().await.expect("JSON"))
    };
    let (id, secret) = (&keys.id, &keys.secrets[0]);
    let (status, mine) = post("/api/mine", json!({ "seats": [{ "id": id, "secret": secret }] }).to_string()).await;
    assert_eq!(status, 200, "{mine}");
    for (path, body, why) in [
        ("/api/mine", json!({ "seats": [[id, secret]] }).to_string(), "invalid type: sequence"),
        ("/api/mine", r#"{"seats":[],"seats":[]}"#.into(), "`seats` is said twice"),
        (
            "/api/tables",
            r#"{"game":"merchants","chairs":["me","me"],"options":{"a":1,"a":2}}"#.into(),
            "`a` is said twice",
        ),
        ("/api/tables", r#"{"game":"merchants","chairs":["me","me"],"tempo":["days",2]}"#.into(), "invalid type"),
    ] {
        let (status, answer) = post(path, body.clone()).await;
        assert_eq!((status, &answer["error"]["kind"]), (400, &json!("wrong-field")), "{body}: {answer}");
        assert!(text(&answer["error"]["message"]).contains(why), "{body}: {answer}");
    }
    let mut client = house.sit(id, Some(secret)).await;
    client.until("now").await;
    for frame in [
        r#"{"act":["x","bump 1 2",null]}"#,
        r#"{"plans":{"id":"p","plans":[["ask-join",{},"refuse"]]}}"#,
        r#"{"chat":{"id":"a","text":"one","text":"two"}}"#,
        r#"{"chat":{"id":"a","text":"one"},"chat":{"id":"b","text":"two"}}"#,
        "[]",
    ] {
        client.send_text(frame).await;
        let no = client.until("no").await;
        assert_eq!(no["error"]["kind"], "wrong-frame", "{frame}: {no}");
    }
    house.close().await;
}

/// The page has addresses of its own; not everything is one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_no_address_of_the_page_is_not_there() {
    let (house, _folder) = house().await;
    for path in ["/assets/%00", "/assets/nothing", "/%00", "/%2e%2e/x", "/t/%", "/nothing.js"] {
        let line = format!("GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
        let said = crate::front::answer(house.address, &line).await;
        assert!(said.starts_with("HTTP/1.1 404"), "{path}: {said}");
    }
    for method in ["TRACE", "POST", "PUT", "DELETE", "OPTIONS", "BREW"] {
        let line = format!("{method} / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
        let said = crate::front::answer(house.address, &line).await;
        assert!(said.starts_with("HTTP/1.1 405"), "{method}: {said}");
    }
    for path in ["/", "/t/some-table", "/rules/merchants"] {
        let (status, _) = house.ask(Method::GET, path, None, None).await;
        assert_eq!(status, 200, "{path}");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn too_much_and_too_long_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = format!("sqlite:{}", folder.path().join("limits.db").display());
    let house = House::with(&database, |c| {
        c.limits = server::Limits { requests: (5, 20), frames: (5, 10), ..server::Limits::default() }
    })
    .await;
    let keys = house.table(json!({ "game": "merchants", "chairs": ["me", "me"] })).await;
    let mut me = house.sit(&keys.id, Some(&keys.secrets[1])).await;
    me.until("now").await;
    for odd in
        ["[]", "null", "7", r#"{"ping":1,"note":{"id":"n","text":""}}"#, r#"{"fly":1}"#, r#"{"hello": ["", 0, 0]}"#]
    {
        let mut other = house.socket(&keys.id).await;
        other.send_text(odd).await;
        assert_eq!(other.until("no").await["error"]["kind"], "wrong-frame", "{odd} is JSON, but no frame");
    }
    for long in [16 * 1024 + 1, 65_537, 200_000] {
        let mut big = house.socket(&keys.id).await;
        big.send_text(&"x".repeat(long)).await;
        // Whoever goes on talking before listening still finds the word: the line is not cut behind it.
        for _ in 0..3 {
            tokio::time::sleep(Duration::from_millis(50)).await;
            big.send_text(r#"{"ping":1}"#).await;
        }
        assert_eq!(big.until("no").await["error"]["kind"], "wrong-frame", "a frame that is too long is named");
        assert!(big.next().await.is_none(), "and closes the line");
    }
    let mut refused = None;
    for n in 0..40 {
        if let Err(error) = me.act(&format!("n{n}"), "bump 1 1", None).await
            && error["kind"] == "too-many"
        {
            refused = Some(error);
            break;
        }
    }
    assert!(refused.is_some(), "too many frames are refused");
    let mut kinds = vec![];
    for _ in 0..60 {
        kinds.push(house.ask(Method::GET, "/api/games", None, None).await.0);
    }
    assert!(kinds.contains(&429), "too many requests are refused");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_does_not_read_disturbs_nobody() {
    let (house, _folder) = house().await;
    let bots = json!({ "bot": "random" });
    let keys = house.table(json!({ "game": "merchants", "chairs": ["me", bots, bots, bots] })).await;
    // A spectator that never reads a byte.
    let _sleeper = house.sit(&keys.id, None).await;
    let mut me = house.sit(&keys.id, Some(&keys.secrets[0])).await;
    me.until("now").await;
    me.play_on(3000, "m").await;
    assert!(me.sheet["places"].is_array(), "the game came to its end");
    house.close().await;
}
