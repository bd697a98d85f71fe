//! Chairs, names, talk.
use super::two;
use crate::harness::{House, text};
use reqwest::Method;
use serde_json::json;

pub async fn talk_notes_and_who_may_read_them(database: String) {
    let mut house = House::open(&database).await;
    let (id, secrets, mut first, mut second) = two(&house, json!({})).await;
    for _ in 0..2 {
        first.ask(json!({ "chat": { "id": "c", "text": "  good evening " } })).await.expect("said");
    }
    let lines = second.until("chat").await;
    assert_eq!((&lines[0]["who"], &lines[0]["text"]), (&json!("Ilka"), &json!("good evening")));
    first.ask(json!({ "note": { "id": "n", "text": "they want the staff" } })).await.expect("noted");
    let long = first.ask(json!({ "chat": { "id": "l", "text": "x".repeat(501) } })).await.expect_err("too long");
    assert_eq!(long["kind"], "too-long");
    house.restart().await;
    let mut back = house.sit(&id, Some(&secrets[0])).await;
    assert_eq!(back.until("welcome").await["note"], "they want the staff");
    assert_eq!(back.until("chat").await.as_array().map(Vec::len), Some(1), "said once");
    let mut other = house.sit(&id, Some(&secrets[1])).await;
    assert_eq!(other.until("welcome").await["note"], "", "notes are private");
    house.close().await;
}

pub async fn chairs_before_the_game(database: String) {
    let house = House::open(&database).await;
    let opening = json!({ "game": "merchants", "chairs": ["me", "open", "open"], "me": "Ilka", "listed": true });
    let keys = house.table(opening).await;
    let list = house.get("/api/tables", None).await;
    assert!(list["tables"].as_array().expect("tables").iter().any(|t| t["id"] == keys.id.as_str()));
    let path = format!("/api/tables/{}", keys.id);
    let (status, early) = house.ask(Method::POST, &format!("{path}/start"), Some(&keys.host), Some(json!({}))).await;
    assert_eq!((status, &early["error"]["kind"]), (409, &json!("chairs-open")));
    let osk = house.post(&format!("{path}/sit"), json!({ "name": "Osk" })).await;
    let key = text(&osk["seats"][0]["secret"]);
    let (status, _) = house.ask(Method::POST, &format!("{path}/leave"), Some(&key), Some(json!({}))).await;
    assert_eq!(status, 200);
    house.post(&format!("{path}/sit"), json!({ "name": "ilka", "seat": 1 })).await;
    assert_eq!(house.get(&path, None).await["chairs"][1]["name"], "ilka 2", "two of one name are told apart");
    let chair = json!({ "chair": { "bot": "greedy" } });
    let (status, _) = house.ask(Method::POST, &format!("{path}/chairs/2"), Some("wrong"), Some(chair.clone())).await;
    assert_eq!(status, 403, "only the host");
    let (status, meta) = house.ask(Method::POST, &format!("{path}/chairs/2"), Some(&keys.host), Some(chair)).await;
    assert_eq!((status, &meta["chairs"][2]["bot"]), (200, &json!("greedy")));
    let (status, meta) = house.ask(Method::POST, &format!("{path}/start"), Some(&keys.host), Some(json!({}))).await;
    assert_eq!((status, &meta["stage"]), (200, &json!("running")));
    let (status, late) = house.ask(Method::POST, &format!("{path}/sit"), None, Some(json!({ "name": "x" }))).await;
    assert_eq!((status, &late["error"]["kind"]), (409, &json!("begun")));
    house.close().await;
}

pub async fn a_name_is_kept_with_a_passphrase(database: String) {
    let mut house = House::open(&database).await;
    let kept = house.post("/api/names", json!({ "name": "Ilka", "passphrase": "seven grey mules" })).await;
    let token = text(&kept["token"]);
    let taken =
        house.ask(Method::POST, "/api/names", None, Some(json!({ "name": "ILKA", "passphrase": "another one" }))).await;
    assert_eq!((taken.0, &taken.1["error"]["kind"]), (409, &json!("name-taken")));
    let opening = json!({ "game": "merchants", "chairs": ["me", { "bot": "greedy" }] });
    let (_, seated) = house.ask(Method::POST, "/api/tables", Some(&token), Some(opening)).await;
    house.restart().await;
    let again = house.post("/api/names/session", json!({ "name": "ilka", "passphrase": "seven grey mules" })).await;
    let token = text(&again["token"]);
    let (_, mine) = house.ask(Method::POST, "/api/mine", Some(&token), Some(json!({ "seats": [] }))).await;
    assert_eq!(mine["tables"][0]["id"], seated["id"]);
    assert_eq!(mine["tables"][0]["chairs"][0]["name"], "Ilka");
    let (id, first) = (text(&seated["id"]), text(&seated["seats"][0]["secret"]));
    let sit = format!("/api/tables/{id}/sit");
    let (status, phone) = house.ask(Method::POST, &sit, Some(&token), Some(json!({}))).await;
    assert_eq!(status, 200, "{phone}");
    for key in [first, text(&phone["seats"][0]["secret"])] {
        let mut device = house.sit(&id, Some(&key)).await;
        assert_eq!(device.until("welcome").await["you"], 0, "every device of hers opens the same chair");
    }
    let wrong = house
        .ask(Method::POST, "/api/names/session", None, Some(json!({ "name": "ilka", "passphrase": "six grey mules" })))
        .await;
    assert_eq!((wrong.0, &wrong.1["error"]["kind"]), (403, &json!("wrong-passphrase")));
    house.ask(Method::DELETE, "/api/names/session", Some(&token), None).await;
    let (_, none) = house.ask(Method::POST, "/api/mine", Some(&token), Some(json!({ "seats": [] }))).await;
    assert_eq!(none["tables"], json!([]));
    house.close().await;
}

/// Before the game the host sends somebody away, or closes the table.
pub async fn the_host_decides_before_the_game(database: String) {
    let house = House::open(&database).await;
    let keys =
        house.table(json!({ "game": "merchants", "chairs": ["me", "open"], "me": "Ilka", "listed": true })).await;
    let path = format!("/api/tables/{}", keys.id);
    let osk = house.post(&format!("{path}/sit"), json!({ "name": "Osk" })).await;
    let key = text(&osk["seats"][0]["secret"]);
    let mut there = house.sit(&keys.id, Some(&key)).await;
    there.until("welcome").await;
    let open = Some(json!({ "chair": "open" }));
    let (status, _) = house.ask(Method::POST, &format!("{path}/chairs/1"), Some(&key), open.clone()).await;
    assert_eq!(status, 403, "only the host");
    let (status, meta) = house.ask(Method::POST, &format!("{path}/chairs/1"), Some(&keys.host), open).await;
    assert_eq!((status, &meta["chairs"][1]["kind"]), (200, &json!("open")));
    assert_eq!(there.until("bye").await["why"], "removed");
    let mut again = house.sit(&keys.id, Some(&key)).await;
    assert_eq!(again.until("no").await["error"]["kind"], "wrong-secret", "the key no longer fits");

    let (status, _) = house.ask(Method::POST, &format!("{path}/close"), Some(&key), Some(json!({}))).await;
    assert_eq!(status, 403, "only the host");
    let (status, _) = house.ask(Method::POST, &format!("{path}/close"), Some(&keys.host), Some(json!({}))).await;
    assert_eq!(status, 200);
    let meta = house.get(&path, None).await;
    assert_eq!((&meta["stage"], &meta["ended"]), (&json!("over"), &json!("closed")));
    for (what, body) in
        [("sit", json!({ "name": "Osk" })), ("start", json!({})), ("chairs/1", json!({ "chair": "open" }))]
    {
        let (status, _) = house.ask(Method::POST, &format!("{path}/{what}"), Some(&keys.host), Some(body)).await;
        assert_eq!(status, 409, "{what}: it is closed");
    }
    let running = house.table(json!({ "game": "merchants", "chairs": ["me", "me"], "me": ["Ilka", "Osk"] })).await;
    let path = format!("/api/tables/{}/close", running.id);
    let (status, no) = house.ask(Method::POST, &path, Some(&running.host), Some(json!({}))).await;
    assert_eq!((status, &no["error"]["kind"]), (409, &json!("begun")), "with others in the game nobody decides alone");
    house.close().await;
}

/// Somebody gives up: of two the other has won; of three the others play on.
pub async fn somebody_gives_up(database: String) {
    let mut house = House::open(&database).await;
    let (id, secrets, mut first, mut second) = two(&house, json!({})).await;
    first.ask(json!({ "resign": { "id": "r" } })).await.expect("given up");
    let mut meta = second.until("meta").await;
    while meta["stage"] != "over" {
        meta = second.until("meta").await;
    }
    let place = |meta: &serde_json::Value, seat: usize| meta["places"][seat]["place"].clone();
    assert_eq!((&meta["ended"], place(&meta, 0), place(&meta, 1)), (&json!("resigned"), json!(2), json!(1)));
    second.until_sheet(|s| s["must"] == json!([]) && s["offers"] == json!([])).await;
    let no = second.act("x", "bump 1 1", None).await.expect_err("it is over");
    assert_eq!(no["kind"], "over");
    first.ask(json!({ "resign": { "id": "r" } })).await.expect("sent twice, it counts once");
    house.restart().await;
    let meta = house.get(&format!("/api/tables/{id}"), None).await;
    assert_eq!((&meta["ended"], &meta["chairs"][0]["resigned"]), (&json!("resigned"), &json!(true)));
    assert!(meta["seed"].is_string(), "what was sealed can be seen");
    let (status, file) = house.ask(Method::GET, &format!("/api/tables/{id}/file"), None, None).await;
    assert_eq!(status, 200);
    let text = file.as_str().map_or_else(|| file.to_string(), String::from);
    let header = text.lines().next().expect("a header");
    assert!(header.contains(r#""ended":{"how":"resigned","resigned":[0]}"#), "{header}");
    drop(secrets);

    let three = house.table(json!({ "game": "merchants", "chairs": ["me", "me", "me"], "me": ["A", "B", "C"] })).await;
    let mut a = house.sit(&three.id, Some(&three.secrets[0])).await;
    a.until("now").await;
    a.ask(json!({ "resign": { "id": "r" } })).await.expect("given up");
    let mut b = house.sit(&three.id, Some(&three.secrets[1])).await;
    b.until_sheet(|s| s["must"] == json!([1])).await;
    assert_eq!(house.get(&format!("/api/tables/{}", three.id), None).await["stage"], "running", "a bot plays for A");
    for frame in
        [json!({ "back": { "id": "b" } }), json!({ "ask_undo": { "id": "u" } }), json!({ "ask_abort": { "id": "s" } })]
    {
        assert_eq!(a.ask(frame).await.expect_err("gone is gone")["kind"], "resigned");
    }
    house.close().await;
}

/// Everybody agrees to stop: then there are no places.
pub async fn everybody_agrees_to_stop(database: String) {
    let house = House::open(&database).await;
    let (id, _, mut first, mut second) = two(&house, json!({})).await;
    first.ask(json!({ "ask_abort": { "id": "s" } })).await.expect("asking is free");
    while second.until("now").await["abort_asked"]["by"] != 0 {}
    second.ask(json!({ "answer_abort": { "id": "n", "agree": false } })).await.expect("no");
    assert_eq!(house.get(&format!("/api/tables/{id}"), None).await["stage"], "running");
    first.ask(json!({ "ask_abort": { "id": "s2" } })).await.expect("asking again");
    second.ask(json!({ "answer_abort": { "id": "y", "agree": true } })).await.expect("yes");
    let meta = house.get(&format!("/api/tables/{id}"), None).await;
    assert_eq!((&meta["stage"], &meta["ended"]), (&json!("over"), &json!("aborted")));
    assert!(meta["places"].is_null());
    let (both, _, mut one, mut other) = two(&house, json!({})).await;
    one.ask(json!({ "ask_abort": { "id": "a" } })).await.expect("asked");
    other.ask(json!({ "ask_abort": { "id": "a" } })).await.expect("who asks the same agrees");
    assert_eq!(house.get(&format!("/api/tables/{both}"), None).await["ended"], "aborted");
    let alone = house.table(json!({ "game": "merchants", "chairs": ["me", { "bot": "greedy" }] })).await;
    let mut me = house.sit(&alone.id, Some(&alone.secrets[0])).await;
    me.until("now").await;
    me.ask(json!({ "ask_abort": { "id": "s" } })).await.expect("alone one decides alone");
    assert_eq!(house.get(&format!("/api/tables/{}", alone.id), None).await["ended"], "aborted");
    house.close().await;
}

/// Lists say how many look on, and who is here.
pub async fn lists_show_who_watches(database: String) {
    let house = House::open(&database).await;
    let opening = json!({ "game": "merchants", "chairs": ["me", "me"], "me": ["Ilka", "Osk"], "listed": true });
    let keys = house.table(opening).await;
    let listed = async || house.listed(&keys.id).await;
    assert_eq!(listed().await["watching"], 0);
    let mut watchers = vec![];
    for _ in 0..3 {
        let mut watcher = house.sit(&keys.id, None).await;
        watcher.until("now").await;
        watchers.push(watcher);
    }
    let mut me = house.sit(&keys.id, Some(&keys.secrets[1])).await;
    me.until("now").await;
    let meta = listed().await;
    assert_eq!(meta["watching"], 3);
    assert_eq!((&meta["chairs"][0]["here"], &meta["chairs"][1]["here"]), (&json!(false), &json!(true)));
    house.close().await;
}

/// Talk comes in pages, and nobody fills a table with it.
pub async fn talk_comes_in_pages(database: String) {
    let mut house = House::open(&database).await;
    let (id, secrets, mut first, _second) = two(&house, json!({})).await;
    for n in 1..=230 {
        first.ask(json!({ "chat": { "id": format!("c{n}"), "text": format!("line {n}") } })).await.expect("said");
    }
    house.restart().await;
    let mut back = house.sit(&id, Some(&secrets[0])).await;
    let lines = back.until("chat").await;
    let numbers = |lines: &serde_json::Value| -> Vec<u64> {
        lines.as_array().expect("lines").iter().map(|l| l["n"].as_u64().expect("a number")).collect()
    };
    assert_eq!(numbers(&lines), (131..=230).collect::<Vec<_>>(), "the newest");
    let page = house.get(&format!("/api/tables/{id}/chat?before=131"), None).await;
    assert_eq!((numbers(&page["lines"]), &page["more"]), ((31..=130).collect(), &json!(true)));
    let page = house.get(&format!("/api/tables/{id}/chat?before=31"), None).await;
    assert_eq!((numbers(&page["lines"]), &page["more"]), ((1..=30).collect(), &json!(false)));
    back.ask(json!({ "chat": { "id": "c3", "text": "line 3" } })).await.expect("said long ago");
    let page = house.get(&format!("/api/tables/{id}/chat"), None).await;
    assert_eq!(numbers(&page["lines"]).last(), Some(&230), "and not again");
    house.close().await;
}

/// However well a bot plays for whoever gave up: they come after everybody else, at the end that the rules know.
pub async fn whoever_gave_up_comes_last(database: String) {
    let house = House::open(&database).await;
    let bot = json!({ "bot": "random" });
    let keys = house.table(json!({ "game": "merchants", "chairs": ["me", "me", bot], "me": ["Ilka", "Osk"] })).await;
    let mut first = house.sit(&keys.id, Some(&keys.secrets[0])).await;
    first.until("now").await;
    first.ask(json!({ "resign": { "id": "r" } })).await.expect("given up");
    let mut second = house.sit(&keys.id, Some(&keys.secrets[1])).await;
    second.until("now").await;
    second.play_on(3000, "m").await;
    let meta = house.get(&format!("/api/tables/{}", keys.id), None).await;
    assert!(meta["ended"].is_null(), "it ended by its rules");
    for places in [&meta["places"], &second.sheet["places"]] {
        assert_eq!(places[0]["place"], 3, "{places}");
        assert!((1..=2).contains(&places[1]["place"].as_u64().expect("a place")), "{places}");
    }
    house.close().await;
}
