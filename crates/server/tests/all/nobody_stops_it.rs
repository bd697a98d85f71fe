//! Whatever one caller or one table does, the others play on.
use crate::harness::{Client, House, text};
use crate::toy::{HANGS_FOR_MS, Trivial};
use reqwest::Method;
use serde_json::{Value, json};
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

const TOYS: &[shelf::Entry] = &[shelf::Entry::without_bots::<Trivial>()];

async fn house(change: impl FnOnce(&mut server::Config)) -> (House, tempfile::TempDir) {
    let folder = tempfile::tempdir().expect("a folder");
    let database = format!("sqlite:{}", folder.path().join("house.db").display());
    (House::with(&database, change).await, folder)
}

/// `undo` under a name that the house itself used to give, then a plan: the house took its own answer for done and asked
/// itself for ever.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_client_takes_the_names_of_the_house() {
    let (mut house, folder) = house(|_| {}).await;
    let mut tables = vec![];
    for _ in 0..4 {
        let keys = house.table(json!({ "game": "merchants", "chairs": ["me", "me"], "me": ["Ilka", "Osk"] })).await;
        let mut me = house.sit(&keys.id, Some(&keys.secrets[0])).await;
        me.until("now").await;
        // Something that can be taken back.
        for n in 0..40 {
            let offers = me.offers();
            let offer = text(&offers[n % offers.len()]["act"]);
            me.act(&format!("bot-{n}"), &offer, None).await.expect("legal");
            me.until("now").await;
            if me.sheet["can_undo"] == true || !me.is_asked() {
                break;
            }
        }
        if me.sheet["can_undo"] != true {
            continue;
        }
        // With this row the log is as long as the name says.
        let rows = rows_of(&folder, &keys.id).await + 1;
        me.ask(json!({ "undo": { "id": format!("plan-{rows}") } })).await.expect("taken back");
        me.until("now").await;
        assert_eq!(rows_of(&folder, &keys.id).await, rows);
        let plan = json!({ "prompt": me.sheet["prompt"]["id"], "args": {}, "do": me.offers()[0]["act"] });
        me.send(json!({ "plans": { "id": "p", "plans": [plan] } })).await;
        tables.push((keys, me));
    }
    assert!(tables.len() >= 2, "there are tables to try it at");
    tokio::time::sleep(Duration::from_millis(300)).await;
    let answers = async |house: &House| {
        for (keys, _) in &tables {
            let path = format!("/api/tables/{}", keys.id);
            let asked = house.ask(Method::GET, &path, None, None);
            let answer = tokio::time::timeout(Duration::from_secs(120), asked).await.expect("the table answers");
            assert_eq!(answer.1["stage"], "running");
        }
    };
    answers(&house).await;
    house.restart().await;
    answers(&house).await;
    house.close().await;
}

/// How many rows the log of a table has on the disk.
async fn rows_of(folder: &tempfile::TempDir, table: &str) -> i64 {
    sqlx::any::install_default_drivers();
    let file = format!("sqlite:{}", folder.path().join("house.db").display());
    let mut db = <sqlx::AnyConnection as sqlx::Connection>::connect(&file).await.expect("the database");
    let sql = "SELECT COUNT(*) FROM log WHERE table_id = $1";
    sqlx::query_scalar(sql).bind(table).fetch_one(&mut db).await.expect("a count")
}

async fn toy_table(house: &House) -> (String, Vec<Client>) {
    let keys = house.table(json!({ "game": "trivial", "chairs": ["me", "me", "me", "me"] })).await;
    let mut seats = vec![];
    for secret in &keys.secrets {
        let mut client = house.sit(&keys.id, Some(secret)).await;
        client.until("now").await;
        seats.push(client);
    }
    (keys.id, seats)
}

/// Four plans that answer each other would go on for ever, each a row on the disk.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn plans_that_answer_each_other_come_to_an_end() {
    let (house, _folder) = house(|c| c.shelf = TOYS).await;
    let (_, mut seats) = toy_table(&house).await;
    let plan = json!({ "prompt": "ask-number", "args": {}, "do": "one" });
    for seat in seats.iter_mut().rev() {
        seat.ask(json!({ "plans": { "id": "p", "plans": [plan] } })).await.expect("a plan");
    }
    let said = |c: &Client| c.sheet["board"]["said"].as_u64().unwrap_or(0);
    let watcher = &mut seats[3];
    // They begin when the house comes to it; it is over when nothing has come for a while.
    loop {
        let patience = Duration::from_secs(if said(watcher) < 30 { 60 } else { 2 });
        let Ok(Some(_)) = tokio::time::timeout(patience, watcher.next()).await else { break };
    }
    let rows = said(watcher);
    assert!((30..80).contains(&rows), "they answered a while, and then people have to: {rows}");
    let asked = watcher.sheet["must"][0].as_u64().expect("somebody is asked") as usize;
    seats[asked].act("mine", "one", None).await.expect("and can");
    house.close().await;
}

/// A rule with a mistake in it that never comes back: the house says so, that table is frozen, others play on.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_table_that_hangs_is_noticed_and_stops_nobody() {
    let (house, _folder) = house(|c| (c.shelf, c.stuck) = (TOYS, Duration::from_millis(800))).await;
    let (stuck, mut hanging) = toy_table(&house).await;
    let (_, mut others) = toy_table(&house).await;
    HANGS_FOR_MS.store(6000, Ordering::SeqCst);
    hanging[0].send(json!({ "act": { "id": "h", "do": "two" } })).await;
    let begun = Instant::now();
    while house.ask(Method::GET, "/healthz", None, None).await.0 != 503 {
        assert!(begun.elapsed() < Duration::from_secs(5), "somebody notices");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let (status, frozen) = house.ask(Method::GET, &format!("/api/tables/{stuck}"), None, None).await;
    assert_eq!((status, &frozen["error"]["kind"]), (409, &json!("frozen")));
    others[0].act("a", "one", None).await.expect("others play on");
    HANGS_FOR_MS.store(0, Ordering::SeqCst);
    assert!(hanging[0].until("done").await.is_object(), "it was only slow");
    while house.ask(Method::GET, "/healthz", None, None).await.0 != 200 {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_that_nobody_needs_make_room() {
    let (house, _folder) = house(|c| c.limits.rooms = 5).await;
    let opening = json!({ "game": "merchants", "chairs": ["me", "open"], "me": "Ilka" });
    let first = house.table(opening.clone()).await;
    let mut here = house.sit(&first.id, Some(&first.secrets[0])).await;
    here.until("welcome").await;
    let mut all = vec![first.id.clone()];
    for _ in 0..40 {
        all.push(house.table(opening.clone()).await.id);
    }
    for id in &all {
        assert_eq!(house.get(&format!("/api/tables/{id}"), None).await["stage"], "waiting");
    }
    here.ask(json!({ "chat": { "id": "c", "text": "still here" } })).await.expect("whoever is here stays");
    house.close().await;
}

/// A game among bots goes on while somebody looks, and a little longer; then it rests, and one day it is over.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_among_themselves_need_somebody_who_looks_on() {
    let change = |c: &mut server::Config| {
        c.unwatched = Duration::from_millis(300);
        c.idle = Duration::from_millis(200);
        c.bot_pause = Duration::from_millis(40);
    };
    let (house, _folder) = house(change).await;
    let bot = json!({ "bot": "random" });
    let keys = house.table(json!({ "game": "merchants", "chairs": [bot, bot], "listed": true })).await;
    let path = format!("/api/tables/{}/moments", keys.id);
    let rows = async || house.get(&path, None).await["events"].as_array().map_or(0, Vec::len);
    while house.inside().rooms.pulse(&keys.id).is_some() {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let rested = rows().await;
    assert!(rested > 0, "it went on for a while");
    let mut watcher = house.sit(&keys.id, None).await;
    watcher.until("now").await;
    watcher.until_sheet(|s| s["seq"].as_u64() > Some(rested as u64 + 5)).await;
    drop(watcher);
    while house.inside().rooms.pulse(&keys.id).is_some() {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    house.inside().clock.turn(Duration::from_secs(25 * 3600));
    let listed = async || house.listed(&keys.id).await;
    let begun = Instant::now();
    while listed().await["ended"] != "unwatched" {
        assert!(begun.elapsed() < Duration::from_secs(120), "{}", listed().await);
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    house.close().await;
}

/// Whoever fills the log of a game fills their own part of it: a bot plays on for them, and the others can still act.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_fills_the_log_of_the_others() {
    let (house, _folder) = house(|c| (c.limits.rows_of_seat, c.limits.lines) = (60, 5)).await;
    let names = json!(["Ilka", "Osk"]);
    let opening = json!({ "game": "silk-road", "chairs": ["me", "me"], "me": names, "options": { "clock": "own" } });
    let keys = house.table(opening).await;
    let mut first = house.sit(&keys.id, Some(&keys.secrets[0])).await;
    let mut second = house.sit(&keys.id, Some(&keys.secrets[1])).await;
    first.until("now").await;
    second.until("now").await;
    second.act("ready", "ready", None).await.expect("ready");
    second.until("now").await;
    let begins = |c: &Client, verb: &str| c.offers().iter().map(|o| text(&o["act"])).find(|a| a.starts_with(verb));
    let mut refused = Value::Null;
    for n in 0..100 {
        let Some(action) = begins(&second, "lift").or_else(|| begins(&second, "place")) else { break };
        if let Err(no) = second.act(&format!("n{n}"), &action, None).await {
            refused = no;
            break;
        }
        second.until("now").await;
    }
    assert_eq!(refused["kind"], "log-full");
    for n in 0..8 {
        let said = second.ask(json!({ "chat": { "id": format!("c{n}"), "text": "and another thing" } })).await;
        assert_eq!(said.is_ok(), n < 5, "five lines, and no more");
    }
    first.ask(json!({ "chat": { "id": "c", "text": "well" } })).await.expect("the others can still talk");
    first.act("mine", "ready", None).await.expect("the others play on");
    let meta = house.get(&format!("/api/tables/{}", keys.id), None).await;
    assert_eq!(meta["chairs"][1]["stand_in"], true, "a bot plays on for whoever overdid it");
    house.close().await;
}

/// However many look on, whoever plays finds a place.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn watchers_do_not_shut_a_player_out() {
    let (house, _folder) = house(|c| c.limits.sockets_per_table = 6).await;
    let keys = house.table(json!({ "game": "merchants", "chairs": ["me", "me"], "me": ["Ilka", "Osk"] })).await;
    let mut crowd = vec![];
    for n in 0..8 {
        let mut watcher = house.sit(&keys.id, None).await;
        let heard = watcher.next().await.expect("an answer");
        assert_eq!(heard["no"].is_null(), n < 6, "{heard}");
        crowd.push(watcher);
    }
    for _ in 0..20 {
        let mut me = house.sit(&keys.id, Some(&keys.secrets[0])).await;
        me.until("now").await;
        crowd.push(me);
    }
    house.close().await;
}

/// A game whose log is full ends; no bot is asked for ever what can never be written.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_log_ends_the_game() {
    let (house, _folder) = house(|c| c.limits.rows = 60).await;
    let bot = json!({ "bot": "random" });
    let keys = house.table(json!({ "game": "merchants", "chairs": [bot, bot] })).await;
    let mut watcher = house.sit(&keys.id, None).await;
    while watcher.until("meta").await["ended"] != "aborted" {}
    // And nobody has it copied again and again.
    let path = format!("/api/tables/{}/fork", keys.id);
    let copy = json!({ "seq": watcher.sheet["seq"], "seat": 0, "name": "Ilka" });
    let (status, no) = house.ask(Method::POST, &path, None, Some(copy)).await;
    assert_eq!((status, &no["error"]["kind"]), (409, &json!("log-full")));
    house.close().await;
}
