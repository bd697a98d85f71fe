//! What seats do: once, in time, and taken back.
use super::two;
use crate::harness::{Client, House, text};
use reqwest::Method;
use serde_json::{Value, json};

pub async fn two_people_and_a_spectator(database: String) {
    let house = House::open(&database).await;
    let (id, _, mut first, mut second) = two(&house, json!({})).await;
    let mut watcher = house.sit(&id, None).await;
    watcher.until("now").await;
    assert!(watcher.sheet["you"].is_null() && watcher.offers().is_empty());
    assert!(first.is_asked() && !second.is_asked());

    let before = watcher.seen.len();
    let offer = first.offers()[0].clone();
    let done = first.act("a", &text(&offer["act"]), offer["mark"].as_u64()).await.expect("it is legal");
    first.until("now").await;
    assert_eq!(done["seq"].as_u64(), Some(first.seen.len() as u64), "the acknowledgement says how far the news go");
    watcher.until_sheet(|s| s["seq"].as_u64() > Some(before as u64)).await;
    second.until("now").await;

    let refused = watcher.act("w", &text(&offer["act"]), None).await.expect_err("whoever watches only watches");
    assert_eq!(refused["kind"], "spectator");
    let refused = second.act("s", &text(&offer["act"]), None).await.expect_err("it is not their turn");
    assert_eq!(refused["kind"], "not-now");
    // A rule is told as a sentence, and by its name for programs.
    let refused = first.act("n", "take 4", None).await.expect_err("nothing of the kind is asked");
    assert_eq!(refused["kind"], "refused");
    let (rule, said) = (text(&refused["rule"]["id"]), text(&refused["message"]));
    assert!(said.ends_with(['.', ')']) && said.contains(' ') && !said.contains(&rule), "{said}");
    house.close().await;
}

pub async fn undo_and_its_limits(database: String) {
    let house = House::open(&database).await;
    let (_, _, mut first, _second) = two(&house, json!({})).await;
    let refused = first.ask(json!({ "undo": { "id": "u0" } })).await.expect_err("nothing was done");
    assert_eq!(refused["kind"], "nothing-to-undo");
    first.until("now").await;
    let before = first.sheet["board"].clone();
    let mut undone = false;
    for n in 0..40 {
        let offers = first.offers();
        let offer = offers[n % offers.len()].clone();
        first.act(&format!("d{n}"), &text(&offer["act"]), None).await.expect("legal");
        first.until("now").await;
        if first.sheet["can_undo"] == true {
            first.ask(json!({ "undo": { "id": "u1" } })).await.expect("it can be taken back");
            first.until("now").await;
            assert!(first.seen.last().expect("news")["undone"].is_object());
            if n == 0 {
                assert_eq!(first.sheet["board"], before);
            }
            undone = true;
            break;
        }
        if !first.is_asked() {
            break;
        }
    }
    assert!(undone, "the first turn has something that can be taken back");
    house.close().await;
}

pub async fn everybody_agrees_to_take_back(database: String) {
    let mut house = House::open(&database).await;
    let (id, secrets, mut first, mut second) = two(&house, json!({})).await;
    let board = first.sheet["board"].clone();
    // Until the turn has passed: no undo reaches over that.
    let mut n = 0;
    while first.is_asked() {
        let offer = first.offers()[0].clone();
        first.act(&format!("t{n}"), &text(&offer["act"]), None).await.expect("legal");
        first.until("now").await;
        n += 1;
    }
    assert_ne!(first.sheet["board"], board);
    first.ask(json!({ "ask_undo": { "id": "please" } })).await.expect("asking is free");
    second.until_sheet(|_| true).await;
    let mut asked = Value::Null;
    while asked.is_null() {
        asked = second.until("now").await["undo_asked"].clone();
    }
    assert_eq!(asked["by"], 0);
    second.ask(json!({ "answer_undo": { "id": "no", "agree": false } })).await.expect("no");
    assert!(second.until("now").await["undo_asked"].is_null(), "one no is enough");

    // An answer that comes too late, or to nothing, is told so.
    for frame in [
        json!({ "answer_undo": { "id": "late", "agree": true } }),
        json!({ "answer_abort": { "id": "what", "agree": true } }),
        json!({ "answer_abort": { "id": "what", "agree": false } }),
    ] {
        assert_eq!(second.ask(frame).await.expect_err("nobody asks")["kind"], "not-asked");
    }

    // Sent again, what was asked and answered then says nothing now.
    first.ask(json!({ "ask_undo": { "id": "please" } })).await.expect("heard before");
    assert!(first.until("now").await["undo_asked"].is_null(), "nobody asks again by sending twice");
    first.ask(json!({ "ask_undo": { "id": "please-2" } })).await.expect("asking again");
    second.ask(json!({ "answer_undo": { "id": "no", "agree": false } })).await.expect("heard before");
    assert!(second.until("now").await["undo_asked"].is_object(), "an old answer is no answer to this");
    // A name that stands for something is no name for anything else.
    first.ask(json!({ "chat": { "id": "hello", "text": "hello" } })).await.expect("said");
    for frame in [
        json!({ "ask_abort": { "id": "t0" } }),
        json!({ "resign": { "id": "t0" } }),
        json!({ "chat": { "id": "t0", "text": "x" } }),
        json!({ "act": { "id": "hello", "do": "x" } }),
        json!({ "resign": { "id": "please-2" } }),
        json!({ "answer_undo": { "id": "please-2", "agree": true } }),
    ] {
        assert_eq!(first.ask(frame.clone()).await.expect_err("used")["kind"], "used-id", "{frame}");
    }
    let yes = json!({ "answer_undo": { "id": "yes", "agree": true } });
    second.ask(yes.clone()).await.expect("yes");
    second.ask(yes).await.expect("sent again, it is the same answer");
    first.until_sheet(|s| s["must"] == json!([0])).await;
    assert!(first.seen.last().expect("news")["undone"].is_object());
    let after = first.sheet.clone();
    house.restart().await;
    let mut back = house.sit(&id, Some(&secrets[0])).await;
    back.until("now").await;
    assert_eq!(back.sheet["board"], after["board"], "and it stays so");
    names_outlive_the_house(&house, &id, &secrets, back).await;
    house.close().await;
}

/// What was asked and answered before a restart says nothing after it, and a name belongs to the seat that gave it.
async fn names_outlive_the_house(house: &House, id: &str, secrets: &[String], mut first: Client) {
    let mut second = house.sit(id, Some(&secrets[1])).await;
    second.until("now").await;
    let before = first.sheet["board"].clone();
    let offer = first.offers()[0].clone();
    first.act("once-more", &text(&offer["act"]), None).await.expect("legal");
    first.until_sheet(|s| s["board"] != before).await;
    // Seat 1 agreed by this name; of seat 0 it is new, and what is called done has happened.
    match first.ask(json!({ "undo": { "id": "yes" } })).await {
        Ok(_) => {
            first.until_sheet(|s| s["board"] == before).await;
            first.act("and-again", &text(&offer["act"]), None).await.expect("legal");
        }
        Err(why) => assert_ne!(why["kind"], "used-id"),
    }
    first.ask(json!({ "ask_undo": { "id": "please-3" } })).await.expect("asking");
    let mut now = second.until("now").await;
    while now["undo_asked"].is_null() {
        now = second.until("now").await;
    }
    second.ask(json!({ "answer_undo": { "id": "yes", "agree": true } })).await.expect("heard before the restart");
    let then = second.until("now").await;
    assert!(then["undo_asked"].is_object(), "an old yes agrees to nothing new");
    assert_eq!(then["sheet"]["board"], now["sheet"]["board"]);
    for frame in [
        json!({ "answer_abort": { "id": "no", "agree": true } }),
        json!({ "answer_undo": { "id": "no", "agree": true } }),
        json!({ "chat": { "id": "yes", "text": "x" } }),
    ] {
        assert_eq!(second.ask(frame.clone()).await.expect_err("used")["kind"], "used-id", "{frame}");
    }
    second.ask(json!({ "answer_undo": { "id": "no", "agree": false } })).await.expect("heard before the restart");
    assert!(second.until("now").await["undo_asked"].is_object(), "an old no declines nothing new");
}

pub async fn plans_answer_by_themselves(database: String) {
    let house = House::open(&database).await;
    // Seat 0 has everything for a caravan; seat 1 never comes along.
    let scene = json!({ "round": 6, "step": "act", "seats": [
        { "space": 2, "lanterns": 3, "coins": 9, "commissions": ["frost-pass"], "goods": ["weapon", "armor", "staff"] },
        { "coins": 5 }] });
    let more = json!({ "practice": true, "scene": scene, "seed": "plans" });
    let (_, _, mut first, mut second) = two(&house, more).await;
    let plan = json!({ "prompt": "ask-join", "args": {}, "do": "refuse" });
    second.ask(json!({ "plans": { "id": "p", "plans": [plan] } })).await.expect("a plan");
    for n in 0..60 {
        if !first.is_asked() {
            break;
        }
        let offers = first.offers();
        let leads = |act: &str| ["visit yurg", "caravan", "declare"].iter().any(|lead| act.starts_with(lead));
        let lead = offers.iter().find(|o| leads(&text(&o["act"])));
        let offer = lead.unwrap_or(&offers[0]).clone();
        first.act(&format!("l{n}"), &text(&offer["act"]), None).await.expect("legal");
        first.until("now").await;
    }
    let refused = |e: &Value| e["event"]["what"] == "joined" && e["event"]["yes"] == false;
    first.until_sheet(|s| s["must"] == json!([0])).await;
    let told = first.seen.iter().any(refused);
    let kinds: Vec<&str> = first.seen.iter().filter_map(|e| e["event"]["what"].as_str()).collect();
    assert!(told, "the plan answered for seat 1: {kinds:?}");
    house.close().await;
}

pub async fn nobody_acts_without_the_secret(database: String) {
    let house = House::open(&database).await;
    let (id, secrets, first, _second) = two(&house, json!({})).await;
    let wrong = "0".repeat(40);
    let mut stranger = house.sit(&id, Some(&wrong)).await;
    let no = stranger.until("no").await;
    assert_eq!(no["error"]["kind"], "wrong-secret");
    assert!(stranger.next().await.is_none(), "and the line is closed");
    let (status, _) = house.ask(Method::POST, &format!("/api/tables/{id}/leave"), Some(&wrong), Some(json!({}))).await;
    assert_eq!(status, 403);
    let (status, _) = house.ask(Method::POST, &format!("/api/tables/{id}/leave"), None, Some(json!({}))).await;
    assert_eq!(status, 401);
    for frame in &first.frames {
        assert!(!secrets.iter().any(|s| frame.contains(s.as_str())), "no secret in a frame");
    }
    house.close().await;
}

/// Whoever is away has not agreed: cards cannot be fished for behind somebody's back.
pub async fn nothing_is_taken_back_behind_somebodys_back(database: String) {
    let house = House::with(&database, |c| c.bot_pause = std::time::Duration::from_secs(3600)).await;
    let (id, secrets, mut first, second) = two(&house, json!({})).await;
    let mut n = 0;
    while first.is_asked() {
        let offer = first.offers()[0].clone();
        first.act(&format!("t{n}"), &text(&offer["act"]), None).await.expect("legal");
        first.until("now").await;
        n += 1;
    }
    let (status, _) = house.ask(Method::POST, &format!("/api/tables/{id}/leave"), Some(&secrets[1]), None).await;
    assert_eq!(status, 200);
    drop(second);
    while first.until("meta").await["chairs"][1]["stand_in"] != true {}
    let seen = first.seen.len();
    first.ask(json!({ "ask_undo": { "id": "please" } })).await.expect("asking is free");
    let mut asked = Value::Null;
    while asked.is_null() {
        asked = first.until("now").await["undo_asked"].clone();
    }
    assert_eq!(asked["agreed"], json!([0]), "it waits for whoever is away");
    assert_eq!(first.seen.len(), seen, "nothing was taken back");
    house.close().await;
}

/// Who comes back by acting is back when that is written, not before; and nobody hears of an action that is not.
pub async fn coming_back_is_told_when_it_is_written(database: String) {
    let house = House::with(&database, |c| c.bot_pause = std::time::Duration::from_secs(3600)).await;
    let (id, secrets, mut first, _second) = two(&house, json!({})).await;
    let (status, _) = house.ask(Method::POST, &format!("/api/tables/{id}/leave"), Some(&secrets[0]), None).await;
    assert_eq!(status, 200);
    let mut watcher = house.sit(&id, None).await;
    let welcome = watcher.until("welcome").await;
    assert_eq!(welcome["meta"]["chairs"][0]["stand_in"], true);
    watcher.until("now").await;
    sqlx::any::install_default_drivers();
    let mut other = <sqlx::AnyConnection as sqlx::Connection>::connect(&database).await.expect("the database");
    let lock = if database.starts_with("sqlite") { "BEGIN EXCLUSIVE" } else { "BEGIN; LOCK TABLE log, chairs, house" };
    sqlx::Executor::execute(&mut other, lock).await.expect("nobody can write");
    let heard = watcher.frames.len();
    let action = text(&first.offers()[0]["act"]);
    first.act("a", &action, None).await.expect_err("it cannot be written");
    while let Ok(Some(_)) = tokio::time::timeout(std::time::Duration::from_millis(300), watcher.next()).await {}
    for frame in &watcher.frames[heard..] {
        assert!(
            !frame.contains("\"stand_in\":false,\"resigned\":false},{\"kind\":\"person\",\"name\":\"Osk\""),
            "{frame}"
        );
        assert!(!frame.contains("\"events\":[{"), "{frame}");
    }
    sqlx::Executor::execute(&mut other, "ROLLBACK").await.expect("free again");
    let begun = std::time::Instant::now();
    while first.act("a", &action, None).await.is_err() {
        assert!(begun.elapsed() < std::time::Duration::from_secs(15), "it counts as soon as it can");
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    loop {
        let meta = watcher.until("meta").await;
        if meta["chairs"][0]["stand_in"] == false {
            break;
        }
    }
    house.close().await;
}

/// Names that clients give: none too long, none with a NUL, wherever there is one.
pub async fn names_of_clients_are_checked_everywhere(database: String) {
    let house = House::open(&database).await;
    let (_, _, mut first, _second) = two(&house, json!({})).await;
    for id in [String::new(), "x".repeat(65), "a\0b".into(), "a b".into(), "é".into()] {
        for frame in [
            json!({ "act": { "id": id, "do": "x" } }),
            json!({ "undo": { "id": id } }),
            json!({ "ask_undo": { "id": id } }),
            json!({ "answer_undo": { "id": id, "agree": false } }),
            json!({ "resign": { "id": id } }),
            json!({ "ask_abort": { "id": id } }),
            json!({ "answer_abort": { "id": id, "agree": true } }),
            json!({ "chat": { "id": id, "text": "hello" } }),
            json!({ "note": { "id": id, "text": "hello" } }),
            json!({ "plans": { "id": id, "plans": [] } }),
            json!({ "back": { "id": id } }),
        ] {
            let no = first.ask(frame.clone()).await.expect_err("no such name");
            assert_eq!(no["kind"], "wrong-field", "{frame}");
        }
    }
    house.close().await;
}
