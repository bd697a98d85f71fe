//! What stays: to the end of a game, over a restart, and when somebody looks back.
use crate::Games;
use crate::harness::text;
use crate::people::{Two, house};
use reqwest::Method;
use serde_json::json;

/// More actions than a game has that two people play without thinking.
const MOST: usize = 8000;

pub async fn a_whole_game_is_played_and_replays(database: String, games: Games) {
    let house = house(&database, games).await;
    for game in games {
        let mut two = Two::sit_down(&house, game, json!({})).await;
        let path = format!("/api/tables/{}", two.keys.id);
        let (status, sealed) = house.ask(Method::GET, &format!("{path}/file"), None, None).await;
        assert_eq!((status, &sealed["error"]["kind"]), (409, &json!("file-sealed")), "{}", game.name);
        let promised = house.get(&path, None).await["commitment"].clone();
        let mut n = 0;
        while two.play(&house, n).await {
            n += 1;
            assert!(n < MOST, "{}: it ends", game.name);
        }
        let meta = house.get(&path, None).await;
        assert!(meta["ended"].is_null(), "{}: by its rules", game.name);
        assert_eq!(meta["places"].as_array().map(Vec::len), Some(2), "{}", game.name);
        assert_eq!((&meta["commitment"], &json!(table::commitment(&text(&meta["seed"])))), (&promised, &promised));
        let (_, file) = house.ask(Method::GET, &format!("{path}/file"), None, None).await;
        let file = table::GameFile::read(&text(&file)).expect("a game file");
        game.replay(&file, None, None).expect("it replays to its hashes");
    }
    house.close().await;
}

pub async fn a_restart_loses_nothing(database: String, games: Games) {
    let mut house = house(&database, games).await;
    for game in games {
        let mut two = Two::sit_down(&house, game, json!({})).await;
        for n in 0..20 {
            two.play(&house, n).await;
        }
        let (mut sheets, id) = (vec![], two.keys.id.clone());
        for restarted in [false, true] {
            if restarted {
                house.restart().await;
            }
            for secret in two.keys.secrets.iter().map(Some).chain([None]) {
                let mut there = house.sit(&id, secret.map(String::as_str)).await;
                there.until("now").await;
                sheets.push((there.sheet, there.seen));
            }
        }
        let after = sheets.split_off(3);
        assert_eq!(sheets, after, "{}", game.name);
    }
    house.close().await;
}

pub async fn looking_back_shows_what_one_saw(database: String, games: Games) {
    let house = house(&database, games).await;
    for game in games {
        let mut two = Two::sit_down(&house, game, json!({})).await;
        let [mine, theirs] = [0, 1].map(|seat| two.keys.secrets[seat].clone());
        let mut sheets = vec![];
        for n in 0..8 {
            two.play(&house, n).await;
            let mut now = house.sit(&two.keys.id, Some(&mine)).await;
            now.until("now").await;
            sheets.push((now.seen, now.sheet["board"].clone()));
        }
        let path = format!("/api/tables/{}/moments", two.keys.id);
        let moments = house.get(&format!("{path}?as=0"), Some(&mine)).await;
        assert_eq!(moments["events"], json!(sheets[7].0), "{}", game.name);
        for (i, (seen, board)) in sheets.iter().enumerate() {
            // A step of which nothing is told belongs to the moment before it.
            if sheets.get(i + 1).is_some_and(|(next, _)| next.len() == seen.len()) {
                continue;
            }
            let moment = house.get(&format!("{path}/{}?as=0", seen.len()), Some(&mine)).await;
            assert_eq!(&moment["sheet"]["board"], board, "{}", game.name);
        }
        for (path, key) in [(format!("{path}?as=0"), Some(&*theirs)), (format!("{path}/1?as=0"), None)] {
            let (status, _) = house.ask(Method::GET, &path, key, None).await;
            assert_eq!(status, 403, "nobody looks through somebody else's eyes while the game runs");
        }
    }
    house.close().await;
}

/// Somebody gives up, and both play once more: other dice, the second begins.
pub async fn whoever_gave_up_plays_again(database: String, games: Games) {
    let house = house(&database, games).await;
    for game in games {
        // Also where one brought dice of one's own.
        let more = json!({ "practice": true, "seed": "the same" });
        let mut two = Two::sit_down(&house, game, more).await;
        two.seats[0].ask(json!({ "resign": { "id": "r" } })).await.expect("given up");
        let path = format!("/api/tables/{}", two.keys.id);
        let old = house.get(&path, None).await;
        assert_eq!((&old["ended"], &old["places"][0]["place"]), (&json!("resigned"), &json!(2)), "{}", game.name);
        let mut next = json!(null);
        for secret in &two.keys.secrets {
            let again = Some(json!({ "agree": true }));
            let (status, told) = house.ask(Method::POST, &format!("{path}/rematch"), Some(secret), again).await;
            assert_eq!(status, 200, "{told}");
            next = told["next"].clone();
        }
        let new = house.get(&format!("/api/tables/{}", text(&next)), None).await;
        assert_eq!((&new["game"], &new["stage"]), (&old["game"], &json!("running")));
        assert_ne!(new["commitment"], old["commitment"], "{}: dice and cards are new", game.name);
        assert_eq!(new["chairs"][1]["name"], "Ilka", "{new}");
    }
    house.close().await;
}
