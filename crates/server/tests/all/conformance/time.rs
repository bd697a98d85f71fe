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
    house.close().await;
}
