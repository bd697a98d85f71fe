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
    house.post(&format!("{path}/sit"), json!({ "name": "Mirren", "seat": 1 })).await;
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
