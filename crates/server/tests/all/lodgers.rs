//! Bots that stay: the bot of a seat is the same one for the length of its game, and all of them remember no more than the house has
//! room for.
use crate::harness::{Client, House, Keys};
use crate::toy::{REMEMBERS, SAT_DOWN, Trivial};
use bots::Rivals;
use serde_json::json;
use shelf::Entry;
use std::sync::atomic::Ordering;
use table::AnyGame;

const TOYS: &[Entry] = &[Entry { game: AnyGame::of::<Trivial>(), rivals: Rivals::of::<Trivial>(), ring: None }];

fn sat_down() -> usize {
    SAT_DOWN.load(Ordering::SeqCst)
}

async fn against_three(house: &House) -> Keys {
    let bot = json!({ "bot": "counted" });
    house.table(json!({ "game": "trivial", "chairs": ["me", bot, bot, bot], "me": "Ilka" })).await
}

/// So many rounds: I say a one, and so does everybody else.
async fn rounds(client: &mut Client, name: &str, rounds: usize) {
    client.until_sheet(|sheet| sheet["must"] == json!([0])).await;
    for n in 0..rounds {
        let said = client.sheet["board"]["said"].as_u64().expect("a number") + 4;
        client.act(&format!("{name}-{n}"), "one", None).await.expect("done");
        client.until_sheet(|sheet| sheet["board"]["said"] == said).await;
    }
}

// One test, because the bots of a process are counted together.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_stays_while_its_game_does_and_remembers_what_there_is_room_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = format!("sqlite:{}", folder.path().join("house.db").display());
    let mut house = House::with(&database, |config| config.shelf = TOYS).await;
    let keys = against_three(&house).await;
    let mut client = house.sit(&keys.id, Some(&keys.secrets[0])).await;
    rounds(&mut client, "a", 5).await;
    assert_eq!((sat_down(), house.inside().memory.bytes()), (3, 3 * REMEMBERS), "one for each seat");

    client.ask(json!({ "ask_undo": { "id": "undo" } })).await.expect("I am asked alone");
    client.until("now").await;
    rounds(&mut client, "b", 5).await;
    assert_eq!(sat_down(), 6, "nobody remembers what was taken back");

    drop(client);
    house.let_go(&keys.id).await;
    // A table out of memory takes along what its bots remember.
    while house.inside().memory.bytes() > 0 {
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    let mut client = house.sit(&keys.id, Some(&keys.secrets[0])).await;
    rounds(&mut client, "c", 2).await;
    assert_eq!(sat_down(), 9, "and its bots play on as somebody new");

    drop(client);
    house.restart_after_with(|config| config.bot_memory = 5 * REMEMBERS, async || {}).await;
    let mut client = house.sit(&keys.id, Some(&keys.secrets[0])).await;
    rounds(&mut client, "d", 3).await;
    assert_eq!(sat_down(), 12, "the same after a restart");

    let second = against_three(&house).await;
    let mut other = house.sit(&second.id, Some(&second.secrets[0])).await;
    for n in 0..4 {
        rounds(&mut client, &format!("e{n}"), 1).await;
        rounds(&mut other, &format!("f{n}"), 1).await;
        assert_eq!(house.inside().memory.bytes(), 5 * REMEMBERS, "five of six remember something");
    }
    assert!(sat_down() > 15, "who had to forget plays on: {}", sat_down());
    house.close().await;
}
