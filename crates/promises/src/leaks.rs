//! Two worlds that differ only in what a seat cannot know look the same to that seat, byte by byte, in every channel.
use crate::Games;
use crate::harness::{Client, House, all_moments};
use crate::people::house;
use reqwest::Method;
use serde_json::{Value, json};
use shelf::Entry;
use table::{AnyTable, Dice, FastDice, Purpose, Seat};

/// Everything that one viewer was sent, without what differs between any two tables: their names, times, and the client's ids.
fn normal(texts: &[String], id: &str) -> Vec<String> {
    texts.iter().map(|t| without_times(&t.replace(id, "TABLE"))).collect()
}

fn without_times(text: &str) -> String {
    const TIMES: [&str; 10] = [
        "\"now\":",
        "\"deadline\":",
        "\"since\":",
        "\"opened\":",
        "\"last\":",
        "\"at\":",
        "\"after\":",
        "\"bank_ms\":",
        "\"name\":\"",
        "\"commitment\":\"",
    ];
    let mut out = String::new();
    let mut rest = text;
    'next: while !rest.is_empty() {
        for key in TIMES {
            if let Some(after) = rest.strip_prefix(key) {
                out.push_str(key);
                let digits = after.bytes().take_while(u8::is_ascii_digit).count();
                // The name of a table is made of its id, and the seed is told to nobody.
                let name = if key.ends_with('"') { after.find('"').unwrap_or(0) } else { 0 };
                rest = &after[digits.max(name)..];
                continue 'next;
            }
        }
        let step = rest.chars().next().map_or(0, char::len_utf8);
        out.push_str(&rest[..step]);
        rest = &rest[step..];
    }
    out
}

/// What seat 0 and a spectator get to see in one world.
pub struct World {
    seat: Vec<String>,
    spectator: Vec<String>,
    pub looked_up: Vec<String>,
}

/// Plays one world: seat 1 does `secret` when it is asked, all else is the same.
pub async fn world(house: &House, opening: &Value, secret: &[&str], public: &[(usize, &str)]) -> World {
    let keys = house.table(opening.clone()).await;
    // One after the other, and each until the others have heard of it: who came first is no secret, but it differs.
    let mut first = house.sit(&keys.id, Some(&keys.secrets[0])).await;
    first.until("now").await;
    let mut second = house.sit(&keys.id, Some(&keys.secrets[1])).await;
    second.until("now").await;
    let mut watcher = house.sit(&keys.id, None).await;
    watcher.until("now").await;
    for (n, (seat, action)) in public.iter().enumerate() {
        let client = if *seat == 0 { &mut first } else { &mut second };
        done(client, &format!("p{n}"), action).await;
    }
    for (n, action) in secret.iter().enumerate() {
        done(&mut second, &format!("s{n}"), action).await;
    }
    // Refusals are a channel too, and so is talk.
    let refused = public.last().map_or("sing a song", |(_, action)| action);
    let _ = first.act("no", refused, None).await;
    second.ask(json!({ "chat": { "id": "hello", "text": "hello" } })).await.expect("said");
    second.ask(json!({ "note": { "id": "n", "text": secret.join(" ") } })).await.expect("noted");
    first.until("chat").await;
    watcher.until("chat").await;
    let looked_up = look_up(house, &keys.id, &keys.secrets[0]).await;
    World {
        seat: normal(&first.frames, &keys.id),
        spectator: normal(&watcher.frames, &keys.id),
        looked_up: normal(&looked_up, &keys.id),
    }
}

pub async fn done(client: &mut Client, id: &str, action: &str) {
    client.act(id, action, None).await.unwrap_or_else(|e| panic!("{action}: {e}"));
    client.until("now").await;
}

/// Whatever can be asked for by request.
async fn look_up(house: &House, id: &str, secret: &str) -> Vec<String> {
    let mut all = vec![];
    let own = format!("/api/tables/{id}/moments?as=0");
    let (moments, _) = all_moments(house, &own, Some(secret)).await;
    all.push(moments.to_string());
    for seen in moments["moments"].as_array().expect("moments") {
        all.push(house.get(&format!("/api/tables/{id}/moments/{seen}?as=0"), Some(secret)).await.to_string());
        // A spectator has seen less: what has not come for them is refused.
        all.push(house.ask(Method::GET, &format!("/api/tables/{id}/moments/{seen}"), None, None).await.1.to_string());
    }
    all.push(all_moments(house, &format!("/api/tables/{id}/moments"), None).await.0.to_string());
    for path in ["insight", "file", "fork", "review"] {
        all.push(house.ask(Method::GET, &format!("/api/tables/{id}/{path}"), None, None).await.1.to_string());
    }
    all.push(house.ask(Method::GET, &format!("/api/tables/{id}/insight"), Some(secret), None).await.1.to_string());
    all.push(house.ask(Method::POST, &format!("/api/tables/{id}/hint"), Some(secret), None).await.1.to_string());
    all.push(house.get(&format!("/api/tables/{id}"), None).await.to_string());
    let mine = json!({ "seats": [{ "id": id, "secret": secret }] });
    all.push(house.post("/api/mine", mine).await.to_string());
    all
}

pub fn same(a: &World, b: &World) {
    for (what, a, b) in [
        ("the seat", &a.seat, &b.seat),
        ("a spectator", &a.spectator, &b.spectator),
        ("requests", &a.looked_up, &b.looked_up),
    ] {
        assert_eq!(a.len(), b.len(), "{what}: the number of messages\n{a:#?}\n{b:#?}");
        for (a, b) in a.iter().zip(b) {
            assert_eq!(a, b, "{what} could tell the worlds apart");
        }
    }
}

/// So many pairs of worlds of each game are looked at from outside.
const WORLDS: usize = 4;
const SEEDS: [&str; 8] = ["tea", "salt", "silk", "amber", "figs", "wool", "ink", "tin"];

/// Positions as seat 0 knows them, each opened with several seeds: what it does not know is left to the dice, so these are worlds
/// that it cannot tell apart. (A scene that leaves nothing to them has one world only.)
pub async fn what_a_seat_cannot_know_it_is_not_told(database: String, games: Games) {
    let house = house(&database, games).await;
    let mut all = 0;
    for game in games {
        let mut compared = 0;
        for (steps, seed) in (1..60).step_by(2).rev().zip(0..) {
            let Some(scene) = position_after(game, steps, seed) else { continue };
            let opening = |seed: &str| {
                json!({ "game": game.name, "chairs": ["me", "me"], "me": ["Ilka", "Osk"], "practice": true,
                        "scene": scene, "seed": seed })
            };
            let opened = |seed: &str| two_seats(game, seed, Some(scene.clone()));
            let one = opened(SEEDS[0]);
            // Few cards are left to some dice: two of them may well say the same.
            let other = SEEDS.iter().find(|seed| opened(seed).hash() != one.hash());
            let Some(other) = other.filter(|_| !one.is_over()) else { continue };
            let looks = |table: &dyn AnyTable| (table.sheet_text(Some(Seat(0))), table.sheet_text(None));
            assert_eq!(looks(&*one), looks(&*opened(other)), "{}: a scene has all that its seat knows", game.name);
            let worlds = [SEEDS[0], other].map(opening);
            same(&world(&house, &worlds[0], &[], &[]).await, &world(&house, &worlds[1], &[], &[]).await);
            compared += 1;
            if compared == WORLDS {
                break;
            }
        }
        all += compared;
    }
    assert!(all > 0, "no position leaves anything to the dice");
    house.close().await;
}

fn two_seats(game: &Entry, seed: &str, scene: Option<Value>) -> Box<dyn AnyTable> {
    let options = json!({ "players": 2 });
    game.open(&options, None, seed, vec![], scene).unwrap_or_else(|e| panic!("{}: {e}", game.name))
}

/// What seat 0 knows after so many steps of people who do whatever they like. `None`: it was over before.
fn position_after(game: &Entry, steps: usize, seed: u64) -> Option<Value> {
    let (mut table, mut dice) = (two_seats(game, &format!("leaks {seed}"), None), FastDice::new(seed));
    for _ in 0..steps {
        let seat = table.must().first()?;
        let at = table.clock();
        if seat == Seat::HOUSE {
            table.time_up(table.deadline()?).expect("its time has come");
            continue;
        }
        let offers = table.offers(seat);
        let offer = &offers[dice.below(Purpose(0), offers.len() as u32) as usize];
        table.act(seat, at, &offer.act, Some(offer.mark)).expect("it was offered");
    }
    if table.is_over() { None } else { table.position(Some(Seat(0))) }
}
