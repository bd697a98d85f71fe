//! What stays: over a restart, after the end, behind the house's back.
use super::{against_bots, two};
use crate::harness::{House, text};
use reqwest::Method;
use serde_json::json;
use std::time::Duration;

/// A strong player whispers where no other person sits, and says what it thinks when the game is over.
pub async fn a_strong_player_is_asked(database: String) {
    let house = House::open(&database).await;
    let (id, secrets, ..) = two(&house, json!({})).await;
    let hint = |id: &str| format!("/api/tables/{id}/hint");
    let (status, refused) = house.ask(Method::POST, &hint(&id), Some(&secrets[0]), None).await;
    assert_eq!((status, &refused["error"]["kind"]), (409, &json!("no-hints")), "somebody else sits there");
    for (game, bot, advice) in [("now-or-never", "greedy", true), ("silk-road", "average", false)] {
        let keys = house.table(json!({ "game": game, "chairs": ["me", { "bot": bot }], "me": "Ilka" })).await;
        assert_eq!(house.get(&format!("/api/tables/{}", keys.id), None).await["advice"], advice, "{game}");
        let (_, answer) = house.ask(Method::POST, &hint(&keys.id), Some(&keys.secrets[0]), None).await;
        assert_eq!(answer["error"]["kind"] != "no-advice", advice, "{game}: {answer}");
    }

    let keys = house.table(against_bots(&["me", "greedy"])).await;
    let mut me = house.sit(&keys.id, Some(&keys.secrets[0])).await;
    me.until_sheet(|s| s["must"] == json!([0])).await;
    let (status, advice) = house.ask(Method::POST, &hint(&keys.id), Some(&keys.secrets[0]), None).await;
    assert_eq!(status, 200, "{advice}");
    let best = &advice["ways"][0];
    assert!(me.offers().iter().any(|o| o["act"] == best["act"] && o["label"] == best["label"]), "{best}");
    let (status, _) = house.ask(Method::POST, &hint(&keys.id), None, None).await;
    assert_eq!(status, 401, "only who sits there");
    let review = format!("/api/tables/{}/review", keys.id);
    let (status, early) = house.ask(Method::GET, &review, None, None).await;
    assert_eq!((status, &early["error"]["kind"]), (409, &json!("not-over")));

    me.play_on(2000, "mine").await;
    let (status, late) = house.ask(Method::POST, &hint(&keys.id), Some(&keys.secrets[0]), None).await;
    assert_eq!((status, &late["error"]["kind"]), (409, &json!("over")));
    let (first, second) = tokio::join!(house.get(&review, None), house.get(&review, None));
    assert_eq!(first, second, "thought out once");
    let moments = first["moments"].as_array().expect("moments");
    assert!(moments.len() > 20 && moments.iter().all(|m| m["seats"].as_array().map(Vec::len) == Some(2)));
    for costly in first["costly"].as_array().expect("choices") {
        let seat = costly["seat"].as_u64().expect("a seat");
        let moment = house.get(&format!("/api/tables/{}/moments/{}?as={seat}", keys.id, costly["seq"]), None).await;
        let (sheet, seq) = (&moment["sheet"], &costly["seq"]);
        assert_eq!((&sheet["you"], &sheet["seq"]), (&json!(seat), seq), "the replay finds where the choice stood");
    }
    house.close().await;
}

pub async fn a_finished_game_can_be_taken_up_again(database: String) {
    let house = House::open(&database).await;
    let keys = house.table(against_bots(&["greedy", "greedy"])).await;
    let mut watcher = house.sit(&keys.id, None).await;
    watcher.until_sheet(|s| s["places"].is_array()).await;
    let moments = house.get(&format!("/api/tables/{}/moments?as=1", keys.id), None).await;
    let middle = moments["moments"].as_array().expect("moments");
    let seq = middle[middle.len() / 2].clone();
    let then = house.get(&format!("/api/tables/{}/moments/{seq}?as=1", keys.id), None).await;
    let fork =
        house.post(&format!("/api/tables/{}/fork", keys.id), json!({ "seq": seq, "seat": 1, "name": "Ilka" })).await;
    let mut me = house.sit(&text(&fork["id"]), Some(&text(&fork["seats"][0]["secret"]))).await;
    me.until("now").await;
    assert!(me.seen.len() >= seq.as_u64().expect("a number") as usize);
    assert_eq!(then["sheet"]["board"]["round"], me.sheet["board"]["round"]);
    me.play_on(3000, "f").await;
    assert!(me.sheet["places"].is_array(), "and played to its end");
    let running = house.table(against_bots(&["me", "greedy"])).await;
    let (status, refused) = house
        .ask(Method::POST, &format!("/api/tables/{}/fork", running.id), None, Some(json!({ "seq": 1, "seat": 0 })))
        .await;
    assert_eq!((status, &refused["error"]["kind"]), (409, &json!("not-over")));
    house.close().await;
}

/// Somebody writes into the database behind the house's back, as a mended rule would look to it.
async fn behind_its_back(database: &str, statements: &[&'static str]) -> Result<(), sqlx::Error> {
    sqlx::any::install_default_drivers();
    let mut db = <sqlx::AnyConnection as sqlx::Connection>::connect(database).await?;
    for statement in statements {
        sqlx::Executor::execute(&mut db, *statement).await?;
    }
    sqlx::Connection::close(db).await
}

pub async fn a_log_that_no_longer_replays_is_carried_over(database: String) {
    let mut house = House::open(&database).await;
    let keys = house.table(against_bots(&["me", "greedy"])).await;
    let mut me = house.sit(&keys.id, Some(&keys.secrets[0])).await;
    me.until("now").await;
    me.play_on(25, "m").await;
    me.until_sheet(|s| s["must"] == json!([0])).await;
    let board = me.sheet["board"].clone();
    drop(me);
    house.restart().await;
    let drop_trigger =
        if database.starts_with("sqlite") { "DROP TRIGGER log_stays" } else { "DROP TRIGGER log_stays ON log" };
    let change = "UPDATE log SET hash = '00000000deadbeef' WHERE seq = 3";
    behind_its_back(&database, &[drop_trigger, change]).await.expect("behind its back");
    house.restart().await;
    let mut back = house.sit(&keys.id, Some(&keys.secrets[0])).await;
    let welcome = back.until("welcome").await;
    assert_eq!(welcome["meta"]["remark"], "carried-over", "the players are told");
    back.until("now").await;
    assert_eq!(back.sheet["board"], board, "the position is the same");
    back.play_on(10, "after").await;
    back.until_sheet(|s| s["must"] == json!([0]) || s["places"].is_array()).await;
    let board = back.sheet["board"].clone();
    house.restart().await;
    let mut again = house.sit(&keys.id, Some(&keys.secrets[0])).await;
    again.until("now").await;
    assert_eq!(again.sheet["board"], board, "and it lasts");
    again.play_on(3000, "end").await;
    assert!(again.sheet["places"].is_array());
    house.close().await;
}

pub async fn the_log_is_only_added_to(database: String) {
    let house = House::open(&database).await;
    house.table(against_bots(&["greedy", "greedy"])).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    for change in ["UPDATE log SET action = 'x'", "DELETE FROM log"] {
        let refused = behind_its_back(&database, &[change]).await.expect_err("the log stays");
        assert!(refused.to_string().contains("only added to"), "{refused}");
    }
    house.close().await;
}

/// Somebody has written into the database what the house never writes: that table cannot be read, and all others can.
pub async fn a_word_that_nobody_knows_is_no_reason_to_panic(database: String) {
    let mut house = House::open(&database).await;
    let well = house.table(against_bots(&["me", "greedy"])).await;
    for change in [
        "UPDATE chairs SET kind = 'parson' WHERE table_id = $1",
        "UPDATE chairs SET seat = seat + 200 WHERE table_id = $1",
        "UPDATE tables SET stage = 'later' WHERE id = $1",
        "UPDATE tables SET ended = 'badly' WHERE id = $1",
    ] {
        let keys = house.table(against_bots(&["me", "greedy"])).await;
        house
            .restart_after(async || {
                sqlx::any::install_default_drivers();
                let mut db = <sqlx::AnyConnection as sqlx::Connection>::connect(&database).await.expect("the database");
                let changed =
                    sqlx::query(change).bind(keys.id.as_str()).execute(&mut db).await.expect("behind its back");
                assert!(changed.rows_affected() > 0, "{change}");
                sqlx::Connection::close(db).await.expect("closed");
            })
            .await;
        let (status, no) = house.ask(Method::GET, &format!("/api/tables/{}", keys.id), None, None).await;
        assert_eq!((status, &no["error"]["kind"]), (409, &json!("damaged")), "{change}: {no}");
        house.get(&format!("/api/tables/{}", well.id), None).await;
    }
    house.close().await;
}

/// A database of the version before: clocks, chairs and names come along.
pub async fn an_older_database_is_brought_up_to_date(database: String) {
    let mut house = House::open(&database).await;
    let mules = json!({ "name": "Ilka", "passphrase": "seven grey mules" });
    let token = text(&house.post("/api/names", mules.clone()).await["token"]);
    let opening = json!({ "game": "merchants", "chairs": ["me", { "bot": "greedy" }] });
    let (_, seated) = house.ask(Method::POST, "/api/tables", Some(&token), Some(opening)).await;
    house
        .restart_after(async || {
            let back = [
                "DROP INDEX names_by_look",
                "ALTER TABLE names DROP COLUMN look",
                "ALTER TABLE chairs DROP COLUMN resigned",
                "ALTER TABLE chairs DROP COLUMN back_at",
                "ALTER TABLE chairs DROP COLUMN used",
                "ALTER TABLE tables DROP COLUMN ended",
                "ALTER TABLE tables DROP COLUMN rematch",
                "ALTER TABLE tables DROP COLUMN next_id",
                "ALTER TABLE chairs DROP COLUMN resigned_after",
                "DROP TABLE reviews",
                "DROP TABLE heard",
                "DELETE FROM house WHERE key = 'writer'",
                "UPDATE house SET value = '1' WHERE key = 'schema'",
                // Names were known by their small letters then.
                "UPDATE names SET key = 'ilka'",
                "UPDATE sessions SET name_key = 'ilka'",
                "UPDATE chairs SET account = 'ilka' WHERE account IS NOT NULL",
            ];
            behind_its_back(&database, &back).await.expect("as it was");
        })
        .await;
    let (_, mine) = house.ask(Method::POST, "/api/mine", Some(&token), Some(json!({ "seats": [] }))).await;
    assert_eq!(mine["tables"][0]["id"], seated["id"], "the session still holds");
    house.post("/api/names/session", mules).await;
    let twin = json!({ "name": "llka", "passphrase": "another one" });
    let (status, taken) = house.ask(Method::POST, "/api/names", None, Some(twin)).await;
    assert_eq!((status, &taken["error"]["kind"]), (409, &json!("name-taken")), "old names have a look, too");
    let mut me = house.sit(&text(&seated["id"]), Some(&text(&seated["seats"][0]["secret"]))).await;
    me.until("now").await;
    me.play_on(5, "m").await;
    house.close().await;
}

/// Whoever comes next finds it, also in a house that has been closed in between; meanwhile it says how far it is.
pub async fn a_review_is_thought_out_once(database: String) {
    let mut house = House::open(&database).await;
    let keys = house.table(against_bots(&["greedy", "greedy"])).await;
    let mut watcher = house.sit(&keys.id, None).await;
    watcher.until_sheet(|s| s["places"].is_array()).await;
    let path = format!("/api/tables/{}/review", keys.id);
    let (status, early) = house.ask(Method::GET, &format!("{path}?wait=0"), None, None).await;
    if status != 200 {
        assert_eq!(status, 202, "{early}");
        assert!(early["percent"].as_u64().is_some_and(|n| n <= 100), "{early}");
    }
    let first = house.get(&path, None).await;
    drop(watcher);
    // It is written aside.
    for _ in 0..200 {
        if house.inside().store.review(&keys.id.parse().expect("a name")).await.expect("an answer").is_some() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    house.restart_after_with(|config| config.review_nodes = Some(1), async || {}).await;
    let (status, again) = house.ask(Method::GET, &format!("{path}?wait=1"), None, None).await;
    assert_eq!(status, 200, "nobody thinks again: {again}");
    assert_eq!(again, first, "the same, though one would think otherwise now");
    house.close().await;
}

pub async fn a_table_says_what_it_came_from(database: String) {
    let house = House::open(&database).await;
    let keys = house.table(against_bots(&["greedy", "greedy"])).await;
    let mut watcher = house.sit(&keys.id, None).await;
    watcher.until_sheet(|s| s["places"].is_array()).await;
    let moments = house.get(&format!("/api/tables/{}/moments?as=0", keys.id), None).await;
    let fork = json!({ "seq": moments["moments"][5], "seat": 0, "name": "Ilka" });
    let fork = house.post(&format!("/api/tables/{}/fork", keys.id), fork).await;
    let meta = house.get(&format!("/api/tables/{}", text(&fork["id"])), None).await;
    assert_eq!(meta["origin"], "fork");
    let plain = house.get(&format!("/api/tables/{}", keys.id), None).await;
    assert!(plain.get("origin").is_none(), "{plain}");
    house.close().await;
}

/// When somebody gave up is known to everybody, each by what they had seen.
pub async fn a_resignation_has_its_place_in_the_news(database: String) {
    let mut house = House::open(&database).await;
    let opening = json!({ "game": "merchants", "chairs": ["me", "me", "me"], "me": ["Ilka", "Osk", "Brin"] });
    let keys = house.table(opening).await;
    let mut ilka = house.sit(&keys.id, Some(&keys.secrets[0])).await;
    ilka.until("now").await;
    let offer = text(&ilka.offers()[0]["act"]);
    ilka.act("a", &offer, None).await.expect("legal");
    let mut watcher = house.sit(&keys.id, None).await;
    assert_eq!(watcher.until("now").await["gone"], json!([]));
    let mut osk = house.sit(&keys.id, Some(&keys.secrets[1])).await;
    osk.until("now").await;
    osk.ask(json!({ "resign": { "id": "o" } })).await.expect("given up");
    let told = watcher.until("now").await;
    assert_eq!(told["gone"], json!([{ "seat": 1, "after": watcher.seen.len() }]));
    let after = told["gone"][0]["after"].clone();
    drop((ilka, osk, watcher));
    house.restart().await;
    let mut late = house.sit(&keys.id, None).await;
    assert_eq!(late.until("now").await["gone"], json!([{ "seat": 1, "after": after }]));
    let moments = house.get(&format!("/api/tables/{}/moments", keys.id), None).await;
    assert_eq!(moments["gone"], json!([{ "seat": 1, "after": after }]), "a replay tells it, too");
    house.close().await;
}
