//! Clocks.
use super::two;
use crate::harness::{House, text};
use serde_json::{Value, json};
use std::time::Duration;

pub async fn time_runs_out_and_a_bot_stands_in(database: String) {
    let house = House::open(&database).await;
    let tempo = json!({ "tempo": { "kind": "live", "move_s": 1, "bank_s": 0 } });
    let (_, _, mut first, mut second) = two(&house, tempo).await;
    let meta = second.until("meta").await;
    let away = |meta: &Value| meta["chairs"][0]["stand_in"] == true;
    let mut meta = meta;
    while !away(&meta) {
        meta = second.until("meta").await;
    }
    // A bot plays on for whoever is late, and their owner can come back.
    second.until_sheet(|s| s["must"] == json!([1])).await;
    first.ask(json!({ "back": { "id": "here" } })).await.expect("welcome back");
    let mut meta = first.until("meta").await;
    while away(&meta) {
        meta = first.until("meta").await;
    }
    house.close().await;
}

pub async fn clocks_stand_still_while_the_house_is_closed(database: String) {
    let mut house = House::open(&database).await;
    let tempo = json!({ "tempo": { "kind": "live", "move_s": 100, "bank_s": 500 } });
    let (id, secrets, mut first, _second) = two(&house, tempo).await;
    first.act("x", &text(&first.offers()[0]["act"]), None).await.expect("legal");
    let clocks = first.until("now").await["clocks"].clone();
    house.restart().await;
    tokio::time::sleep(Duration::from_millis(1500)).await;
    house.restart().await;
    let mut back = house.sit(&id, Some(&secrets[0])).await;
    let later = back.until("now").await["clocks"].clone();
    let passed = later["now"].as_u64().expect("a clock") - clocks["now"].as_u64().expect("a clock");
    assert!(passed < 1_000_000, "the clock went on from where it was: {passed} ms");
    assert_eq!(later["seats"][0]["bank_ms"], 500_000);
    house.close().await;
}

pub async fn silk_road_runs_by_the_clock(database: String) {
    let house = House::open(&database).await;
    let opening = json!({ "game": "silk-road", "chairs": ["me", { "bot": "average" }], "me": "Ilka", "options": { "seconds": 10 } });
    let keys = house.table(opening).await;
    let mut me = house.sit(&keys.id, Some(&keys.secrets[0])).await;
    me.until("now").await;
    me.act("r", "ready", None).await.expect("ready");
    me.until_sheet(|s| s["board"]["phase"] == "trading").await;
    assert!(me.sheet["deadline"].is_u64());
    let place = me.offers().iter().map(|o| text(&o["act"])).find(|a| a.starts_with("place")).expect("a place");
    me.act("p", &place, None).await.expect("laid");
    // Nobody does anything: the house ends the round when the sand has run out.
    me.until_sheet(|s| s["board"]["round"] == 2).await;
    // A position of one's own may have its signal long after zero: the race goes on after it.
    let begun = json!({ "since": 60_000 });
    let opening = json!({ "game": "silk-road", "chairs": ["me", "me"], "me": ["Ilka", "Osk"], "practice": true,
                          "scene": { "phase": "trading", "seats": [begun, begun] } });
    let keys = house.table(opening).await;
    let mut me = house.sit(&keys.id, Some(&keys.secrets[0])).await;
    let clocks = me.until("now").await["clocks"].clone();
    assert!(clocks["now"].as_u64().expect("a clock") >= 60_000, "{clocks}");
    let place = me.offers().iter().map(|o| text(&o["act"])).find(|a| a.starts_with("place")).expect("a place");
    me.act("p", &place, None).await.expect("laid after the signal");
    house.close().await;
}

/// Whether anybody looks on or not: a game of days comes to its deadline, and what was used stays used.
pub async fn a_deadline_comes_though_nobody_looks_on(database: String) {
    let house = House::open(&database).await;
    let opening = json!({ "game": "merchants", "chairs": ["me", "me"], "me": ["Ilka", "Osk"], "listed": true,
                          "tempo": { "kind": "days", "days": 2 } });
    let keys = house.table(opening).await;
    house.let_go(&keys.id).await;
    let day = Duration::from_secs(24 * 3600);
    let listed = async || house.listed(&keys.id).await;
    house.inside().clock.turn(day + day / 2);
    // Somebody has a look, and the table leaves memory again: that gives nobody more time.
    let mut look = house.sit(&keys.id, None).await;
    let clocks = look.until("now").await["clocks"].clone();
    let left = clocks["seats"][0]["deadline"].as_u64().expect("it runs") - clocks["now"].as_u64().expect("a clock");
    assert!(left <= day.as_millis() as u64 / 2, "a day and a half is used: {left}");
    drop(look);
    house.let_go(&keys.id).await;
    assert_eq!(listed().await["chairs"][0]["stand_in"], false, "half a day is left");
    house.inside().clock.turn(day);
    let begun = std::time::Instant::now();
    while listed().await["chairs"][0]["stand_in"] != true {
        assert!(begun.elapsed() < Duration::from_secs(15), "nobody looks on, but time is up: {}", listed().await);
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    house.close().await;
}

/// A restart and a table that leaves memory give nobody time back, and take nobody's.
pub async fn used_time_stays_used(database: String) {
    let mut house = House::open(&database).await;
    let tempo = json!({ "tempo": { "kind": "live", "move_s": 100, "bank_s": 500 } });
    let (id, secrets, first, second) = two(&house, tempo).await;
    drop((first, second));
    house.inside().clock.turn(Duration::from_secs(150));
    let deadline = async |house: &House| {
        let mut me = house.sit(&id, Some(&secrets[0])).await;
        let clocks = me.until("now").await["clocks"].clone();
        (clocks["seats"][0]["deadline"].clone(), clocks["now"].as_u64().expect("a clock"))
    };
    let (before, _) = deadline(&house).await;
    assert!(before.is_u64());
    house.let_go(&id).await;
    assert_eq!(deadline(&house).await.0, before, "out of memory and back");
    house.restart().await;
    let (after, now) = deadline(&house).await;
    assert_eq!(after, before, "over a restart");
    assert!((150_000..170_000).contains(&now), "the clock stood meanwhile, and what was used is used: {now}");
    // Whoever acts keeps what is left of the bank.
    let mut me = house.sit(&id, Some(&secrets[0])).await;
    me.until("now").await;
    me.act("x", &text(&me.offers()[0]["act"]), None).await.expect("legal");
    let bank = me.until("now").await["clocks"]["seats"][0]["bank_ms"].as_u64().expect("a bank");
    assert!((420_000..=450_000).contains(&bank), "fifty seconds of the bank are gone: {bank}");
    house.close().await;
}

/// Neither going and coming back nor taking something back gives anybody more time.
pub async fn nobody_gets_time_by_a_trick(database: String) {
    let house = House::with(&database, |c| c.bot_pause = Duration::from_secs(3600)).await;
    let tempo = json!({ "tempo": { "kind": "live", "move_s": 100, "bank_s": 500 } });
    let (id, secrets, mut first, _second) = two(&house, tempo).await;
    let deadline = |now: &Value| now["clocks"]["seats"][0]["deadline"].as_u64().expect("it runs");
    let left = |now: &Value| deadline(now) - now["clocks"]["now"].as_u64().expect("a clock");
    house.inside().clock.turn(Duration::from_secs(50));
    let leave = format!("/api/tables/{id}/leave");
    for _ in 0..3 {
        assert_eq!(house.ask(reqwest::Method::POST, &leave, Some(&secrets[0]), None).await.0, 200);
        // The time while a bot plays is nobody's.
        house.inside().clock.turn(Duration::from_secs(30));
        first.ask(json!({ "back": { "id": "b" } })).await.expect("back");
        house.inside().clock.turn(Duration::from_secs(10));
    }
    let mut look = house.sit(&id, Some(&secrets[0])).await;
    let now = look.until("now").await;
    assert!(left(&now) <= 520_000 && left(&now) > 500_000, "eighty of six hundred seconds are used: {}", left(&now));
    let mut before = deadline(&now);
    let mut undone = 0;
    for n in 0..40 {
        let offers = look.offers();
        look.act(&format!("u{n}"), &text(&offers[n % offers.len()]["act"]), None).await.expect("legal");
        look.until("now").await;
        if !look.is_asked() {
            break;
        }
        if look.sheet["can_undo"] == true {
            house.inside().clock.turn(Duration::from_secs(5));
            look.ask(json!({ "undo": { "id": format!("b{n}") } })).await.expect("taken back");
            let now = look.until("now").await;
            if undone > 0 {
                assert_eq!(deadline(&now), before, "what was taken back gave no time");
            }
            (before, undone) = (deadline(&now), undone + 1);
            if undone == 3 {
                break;
            }
        }
    }
    assert!(undone > 1, "something could be taken back");
    house.close().await;
}
