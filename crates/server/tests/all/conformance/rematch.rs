//! The same people once more.
use super::two;
use crate::harness::{Client, House, text};
use reqwest::Method;
use serde_json::{Value, json};

async fn again(house: &House, id: &str, key: &str, body: Value) -> (u16, Value) {
    house.ask(Method::POST, &format!("/api/tables/{id}/rematch"), Some(key), Some(body)).await
}
async fn agrees(house: &House, id: &str, key: &str) -> Value {
    let (status, told) = again(house, id, key, json!({ "agree": true })).await;
    assert_eq!(status, 200, "{told}");
    told
}
/// What somebody has heard or will hear about playing again.
async fn hears(client: &mut Client, so: impl Fn(&Value) -> bool) -> Value {
    let mut frames = client.frames.iter().filter_map(|text| serde_json::from_str::<Value>(text).ok());
    let newest = frames.rfind(|frame| frame["rematch"].is_object()).map(|frame| frame["rematch"].clone());
    if let Some(told) = newest.filter(|told| so(told)) {
        return told;
    }
    loop {
        let told = client.until("rematch").await;
        if so(&told) {
            return told;
        }
    }
}
/// Two people whose game is over because the first has given up.
async fn over(house: &House, more: Value) -> (String, Vec<String>, Client, Client) {
    let (id, secrets, mut first, mut second) = two(house, more).await;
    first.ask(json!({ "resign": { "id": "r" } })).await.expect("given up");
    for client in [&mut first, &mut second] {
        let told = hears(client, |_| true).await;
        assert_eq!((&told["agreed"], &told["order"]), (&json!([]), &json!([1, 0])), "told when the game is over");
    }
    (id, secrets, first, second)
}

pub async fn everybody_plays_again(database: String) {
    let house = House::open(&database).await;
    let more =
        json!({ "name": "Lantern Row", "tempo": { "kind": "days", "days": 2 }, "options": { "buildings": "random" } });
    let (id, secrets, mut first, mut second) = over(&house, more).await;
    let told = agrees(&house, &id, &secrets[1]).await;
    assert_eq!((&told["agreed"], &told["begun"], &told["next"]), (&json!([1]), &json!(false), &Value::Null));
    hears(&mut first, |t| t["agreed"] == json!([1])).await;
    let told = agrees(&house, &id, &secrets[0]).await;
    let next = text(&told["next"]);
    for client in [&mut first, &mut second] {
        hears(client, |t| t["next"] == next.as_str()).await;
    }
    let meta = house.get(&format!("/api/tables/{next}"), None).await;
    assert_eq!(
        (&meta["stage"], &meta["name"], &meta["origin"]),
        (&json!("running"), &json!("Lantern Row"), &json!("rematch"))
    );
    assert_eq!((&meta["tempo"]["days"], &meta["options"]["buildings"]), (&json!(2), &json!("random")));
    let old = house.get(&format!("/api/tables/{id}"), None).await;
    assert_ne!(meta["commitment"], old["commitment"], "other dice");
    let (status, late) = again(&house, &id, &secrets[0], json!({ "agree": false })).await;
    assert_eq!((status, &late["error"]["kind"]), (409, &json!("begun")), "it is too late to say no");
    // Seats are turned by one: the second begins. Each opens the new chair with the own key, and with nobody else's.
    assert_eq!((&meta["chairs"][0]["name"], &meta["chairs"][1]["name"]), (&json!("Osk"), &json!("Ilka")));
    for (key, seat) in [(&secrets[0], 1), (&secrets[1], 0)] {
        let mut there = house.sit(&next, Some(key)).await;
        assert_eq!(there.until("welcome").await["you"], seat);
        there.until("now").await;
        assert!(!there.frames.concat().contains(&secrets[0]) && !there.frames.concat().contains(&secrets[1]));
    }
    house.close().await;
}

pub async fn alone_one_plays_again_at_once(database: String) {
    let house = House::open(&database).await;
    let opening = json!({ "game": "merchants", "me": "Ilka", "chairs": ["me", { "bot": "greedy" }, "automaton"] });
    let keys = house.table(opening).await;
    let mut me = house.sit(&keys.id, Some(&keys.secrets[0])).await;
    me.until("now").await;
    me.ask(json!({ "ask_abort": { "id": "a" } })).await.expect("stopped");
    let told = hears(&mut me, |_| true).await;
    assert_eq!(told["bots"], json!([null, "greedy", null]), "bots have agreed, as they were");
    let path = format!("/api/tables/{}/rematch", keys.id);
    for (seat, bot, status) in
        [(1, "random", 200), (1, "nobody", 400), (0, "random", 400), (2, "random", 400), (9, "random", 400)]
    {
        let body = Some(json!({ "bot": bot }));
        let (is, told) = house.ask(Method::POST, &format!("{path}/{seat}"), Some(&keys.secrets[0]), body).await;
        assert_eq!(is, status, "{seat} {bot}: {told}");
    }
    hears(&mut me, |t| t["bots"] == json!([null, "random", null])).await;
    let next = text(&agrees(&house, &keys.id, &keys.secrets[0]).await["next"]);
    let meta = house.get(&format!("/api/tables/{next}"), None).await;
    let chairs = meta["chairs"].as_array().expect("chairs");
    assert_eq!(
        (&chairs[0]["bot"], &chairs[1]["kind"], &chairs[2]["name"]),
        (&json!("random"), &json!("automaton"), &json!("Ilka"))
    );
    assert_eq!(meta["options"]["automaton"], 1, "the game knows who plays itself");
    let name = text(&meta["name"]).to_lowercase().replace(' ', "-");
    assert!(next.starts_with(&name), "{name}: a table without a name of its own is called as its address {next}");
    let mut there = house.sit(&next, Some(&keys.secrets[0])).await;
    there.until("now").await;
    there.play_on(5, "m").await;
    house.close().await;
}

pub async fn two_clicks_are_one_rematch(database: String) {
    let house = House::open(&database).await;
    let (id, secrets, _first, _second) = over(&house, json!({})).await;
    let before = house.inside().store.count().await.expect("a number");
    let (a, b, c) = tokio::join!(
        again(&house, &id, &secrets[0], json!({ "agree": true })),
        again(&house, &id, &secrets[1], json!({ "agree": true })),
        again(&house, &id, &secrets[0], json!({ "agree": true })),
    );
    let later = agrees(&house, &id, &secrets[1]).await;
    let next = text(&later["next"]);
    for (status, told) in [a, b, c] {
        assert_eq!(status, 200, "{told}");
        assert!(told["next"].is_null() || told["next"] == next.as_str(), "{told}");
    }
    assert_eq!(
        house.inside().store.count().await.expect("a number"),
        before + 1,
        "one table, however often it is asked for"
    );
    house.close().await;
}

pub async fn an_agreement_outlasts_a_restart(database: String) {
    let mut house = House::open(&database).await;
    let (id, secrets, first, second) = over(&house, json!({})).await;
    agrees(&house, &id, &secrets[0]).await;
    drop((first, second));
    house.restart().await;
    let mut back = house.sit(&id, Some(&secrets[1])).await;
    assert_eq!(back.until("rematch").await["agreed"], json!([0]), "whoever comes back hears that somebody waits");
    let next = text(&agrees(&house, &id, &secrets[1]).await["next"]);
    house.restart().await;
    let mut late = house.sit(&id, Some(&secrets[0])).await;
    assert_eq!(late.until("rematch").await["next"], next.as_str());
    let mut there = house.sit(&next, Some(&secrets[0])).await;
    assert_eq!(there.until("welcome").await["you"], 1);
    house.close().await;
}

/// A page that is loaded again is closed for a moment: nobody begins without whoever was just here.
pub async fn a_blink_is_no_answer(database: String) {
    let house = House::open(&database).await;
    let (id, secrets, mut first, second) = over(&house, json!({})).await;
    drop(second);
    while first.until("meta").await["chairs"][1]["here"] == true {}
    let (status, told) = again(&house, &id, &secrets[0], json!({ "agree": true, "now": true })).await;
    assert_eq!((status, &told["begun"], &told["declined"]), (200, &json!(false), &json!([])), "{told}");
    house.sit(&id, Some(&secrets[1])).await.until("welcome").await;
    assert_eq!(agrees(&house, &id, &secrets[1]).await["begun"], true);
    house.close().await;
}
/// Whoever says no, or is away, does not play; a bot does.
pub async fn nobody_is_dragged_along(database: String) {
    let house = House::with(&database, |c| c.blink = std::time::Duration::from_millis(50)).await;
    let opening = json!({ "game": "merchants", "chairs": ["me", "me", "me"], "me": ["Ilka", "Osk", "Brin"] });
    let keys = house.table(opening).await;
    let mut ilka = house.sit(&keys.id, Some(&keys.secrets[0])).await;
    ilka.until("now").await;
    let mut osk = house.sit(&keys.id, Some(&keys.secrets[1])).await;
    osk.until("now").await;
    osk.ask(json!({ "resign": { "id": "o" } })).await.expect("given up");
    let mut brin = house.sit(&keys.id, Some(&keys.secrets[2])).await;
    brin.until("now").await;
    brin.ask(json!({ "resign": { "id": "b" } })).await.expect("given up");
    hears(&mut brin, |_| true).await;
    drop(brin);
    let key = |seat: usize| &*keys.secrets[seat];
    assert_eq!(agrees(&house, &keys.id, key(0)).await["begun"], false, "two have not answered");
    assert_eq!(again(&house, &keys.id, key(1), json!({ "agree": false })).await.0, 200);
    let told = hears(&mut ilka, |t| t["declined"] == json!([1])).await;
    assert_eq!(told["begun"], false, "somebody who is away has not answered");
    assert!(told["bots"][1].is_string() && told["bots"][2].is_null(), "{told}");
    // Brin's line may still be closing.
    let next = loop {
        let (status, told) = again(&house, &keys.id, key(0), json!({ "agree": true, "now": true })).await;
        assert_eq!(status, 200);
        if let Some(next) = told["next"].as_str() {
            break next.to_string();
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    };
    let meta = house.get(&format!("/api/tables/{next}"), None).await;
    let kinds: Vec<&Value> = meta["chairs"].as_array().expect("chairs").iter().map(|c| &c["kind"]).collect();
    assert_eq!(kinds, [&json!("bot"), &json!("bot"), &json!("person")]);
    for seat in [1, 2] {
        let (status, late) = again(&house, &keys.id, key(seat), json!({ "agree": true })).await;
        assert_eq!((status, &late["error"]["kind"]), (409, &json!("begun")));
        let mut there = house.sit(&next, Some(key(seat))).await;
        assert_eq!(there.until("no").await["error"]["kind"], "wrong-secret", "their key opens nothing there");
    }
    house.close().await;
}
/// Who is away has said nothing: "without them" holds for the moment in which it begins, and only from somebody who plays.
pub async fn nobody_answers_for_the_absent(database: String) {
    let house = House::with(&database, |c| c.blink = std::time::Duration::from_millis(1)).await;
    let opening = json!({ "game": "merchants", "chairs": ["me", "me", "me"], "me": ["Ilka", "Osk", "Brin"] });
    let keys = house.table(opening).await;
    let key = |seat: usize| &*keys.secrets[seat];
    let mut people = vec![];
    for seat in 0..3 {
        let mut one = house.sit(&keys.id, Some(key(seat))).await;
        one.until("now").await;
        people.push(one);
    }
    for seat in [1, 2] {
        people[seat].ask(json!({ "resign": { "id": "r" } })).await.expect("given up");
    }
    hears(&mut people[0], |_| true).await;
    drop(people.pop());
    while people[0].until("meta").await["chairs"][2]["here"] == true {}
    tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    for (agree, agreed, declined) in [(false, json!([]), json!([0])), (true, json!([0]), json!([]))] {
        let (status, told) = again(&house, &keys.id, key(0), json!({ "agree": agree, "now": true })).await;
        assert_eq!((status, &told["begun"]), (200, &json!(false)), "Osk is here and has not answered");
        assert_eq!((&told["agreed"], &told["declined"]), (&agreed, &declined), "nobody spoke for Brin");
    }
    let mut brin = house.sit(&keys.id, Some(key(2))).await;
    brin.until("now").await;
    assert_eq!(agrees(&house, &keys.id, key(1)).await["begun"], false, "Brin is back");
    assert_eq!(agrees(&house, &keys.id, key(2)).await["begun"], true, "and plays");
    house.close().await;
}
/// Whoever only watched a private game is not told where the next one is; at a listed table everybody is.
pub async fn a_private_rematch_stays_private(database: String) {
    let house = House::open(&database).await;
    for listed in [false, true] {
        let (id, secrets, _first, _second) = over(&house, json!({ "listed": listed })).await;
        let mut watcher = house.sit(&id, None).await;
        hears(&mut watcher, |_| true).await;
        agrees(&house, &id, &secrets[0]).await;
        let next = text(&agrees(&house, &id, &secrets[1]).await["next"]);
        let told = hears(&mut watcher, |t| t["begun"] == true).await;
        assert_eq!(told["next"] == next.as_str(), listed, "{told}");
        assert_eq!(watcher.frames.concat().contains(&next), listed);
        let old = house.get(&format!("/api/tables/{id}"), None).await.to_string();
        assert!(!old.contains(&next), "nor by asking for the table");
        let list = house.get("/api/tables", None).await.to_string();
        assert_eq!(list.contains(&next), listed, "the new one is as public as the old one");
    }
    house.close().await;
}

pub async fn only_a_finished_game_is_played_again(database: String) {
    let house = House::open(&database).await;
    let (id, secrets, mut first, _second) = two(&house, json!({})).await;
    let (status, early) = again(&house, &id, &secrets[0], json!({ "agree": true })).await;
    assert_eq!((status, &early["error"]["kind"]), (409, &json!("not-over")));
    assert!(!first.frames.concat().contains("rematch"), "while it runs nobody is asked");
    first.ask(json!({ "resign": { "id": "r" } })).await.expect("given up");
    let (status, _) = again(&house, &id, "wrong", json!({ "agree": true })).await;
    assert_eq!(status, 403, "only who has played");
    let waiting = house.table(json!({ "game": "merchants", "chairs": ["me", "open"], "me": "Ilka" })).await;
    let path = format!("/api/tables/{}/close", waiting.id);
    assert_eq!(house.ask(Method::POST, &path, Some(&waiting.host), Some(json!({}))).await.0, 200);
    let (status, never) = again(&house, &waiting.id, &waiting.secrets[0], json!({ "agree": true })).await;
    assert_eq!((status, &never["error"]["kind"]), (409, &json!("not-over")), "there was no game");
    house.close().await;
}

/// Whoever began from a position of their own sits again where it has them.
pub async fn a_position_of_ones_own_keeps_its_seats(database: String) {
    let house = House::open(&database).await;
    let scene = json!({ "round": 3, "turn": 1, "seats": [{ "coins": 7 }, { "coins": 2 }] });
    let (id, secrets, mut first, _second) = two(&house, json!({ "practice": true, "scene": scene })).await;
    first.ask(json!({ "resign": { "id": "r" } })).await.expect("given up");
    agrees(&house, &id, &secrets[0]).await;
    let next = text(&agrees(&house, &id, &secrets[1]).await["next"]);
    let new = house.get(&format!("/api/tables/{next}"), None).await;
    assert_eq!((&new["chairs"][0]["name"], &new["stage"]), (&json!("Ilka"), &json!("running")), "{new}");
    house.close().await;
}
