//! One caller does not keep the others waiting: bots, hints, reviews, and looking back.
use crate::harness::{House, Keys, all_moments, text};
use bots::Setting;
use reqwest::Method;
use serde_json::{Value, json};

/// One thread thinks, so that whoever is served first is seen at once.
async fn narrow_house(folder: &tempfile::TempDir, hint: Setting) -> House {
    let database = format!("sqlite:{}", folder.path().join("house.db").display());
    House::with(&database, |config| (config.thinkers, config.hint) = (1, hint)).await
}

async fn against(house: &House, bot: &str) -> Keys {
    house.table(json!({ "game": "merchants", "chairs": ["me", { "bot": bot }], "me": "Ilka" })).await
}

/// Somebody plays so many choices; the bot must answer in between.
async fn plays_on(house: &House, keys: &Keys, choices: usize) {
    let mut client = house.sit(&keys.id, Some(&keys.secrets[0])).await;
    client.until("now").await;
    assert_eq!(client.play_on(choices, "c").await, choices);
    client.until_sheet(|sheet| sheet["must"].as_array().is_some_and(|m| m.contains(&sheet["you"]))).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn somebody_plays_on_while_thirty_tables_of_strong_bots_think() {
    let folder = tempfile::tempdir().expect("a folder");
    let house = narrow_house(&folder, Setting::nodes(50)).await;
    let bot = json!({ "bot": "caravaneer" });
    for _ in 0..30 {
        house.table(json!({ "game": "merchants", "chairs": [bot, bot, bot, bot] })).await;
    }
    let mine = against(&house, "greedy").await;
    plays_on(&house, &mine, 6).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_asks_for_many_hints_gets_two_and_nobody_waits_for_them() {
    let folder = tempfile::tempdir().expect("a folder");
    let house = narrow_house(&folder, Setting::hint(1_000_000)).await;
    let mut tables = vec![];
    for _ in 0..40 {
        tables.push(against(&house, "greedy").await);
    }
    let mine = against(&house, "greedy").await;
    let hint = async |keys: &Keys| {
        house.ask(Method::POST, &format!("/api/tables/{}/hint", keys.id), Some(&keys.secrets[0]), None).await.0
    };
    let hints = futures_util::future::join_all(tables.iter().map(hint));
    let (answers, ()) = tokio::join!(hints, plays_on(&house, &mine, 6));
    let told = |status| answers.iter().filter(|&&s| s == status).count();
    assert!(told(200) >= 2 && told(429) >= 30 && told(200) + told(429) == 40, "{answers:?}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_who_ask_about_the_same_position_share_one_hint() {
    let folder = tempfile::tempdir().expect("a folder");
    let house = narrow_house(&folder, Setting::nodes(300)).await;
    let keys = against(&house, "greedy").await;
    let mut client = house.sit(&keys.id, Some(&keys.secrets[0])).await;
    client.until_sheet(|sheet| sheet["must"].as_array().is_some_and(|m| m.contains(&sheet["you"]))).await;
    let path = format!("/api/tables/{}/hint", keys.id);
    let ask = |_| house.ask(Method::POST, &path, Some(&keys.secrets[0]), None);
    let mut answers = futures_util::future::join_all((0..12).map(ask)).await;
    answers.push(house.ask(Method::POST, &path, Some(&keys.secrets[0]), None).await);
    assert_eq!(answers[0].0, 200, "{}", answers[0].1);
    assert!(answers.iter().all(|answer| *answer == answers[0]));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_long_game_is_told_page_by_page_and_each_moment_is_what_the_file_says() {
    let folder = tempfile::tempdir().expect("a folder");
    let house = narrow_house(&folder, Setting::nodes(50)).await;
    let bots = [json!({ "bot": "random" }), json!({ "bot": "random" }), json!({ "bot": "random" })];
    let keys = house.table(json!({ "game": "merchants", "chairs": bots })).await;
    let mut client = house.sit(&keys.id, None).await;
    client.until_sheet(|sheet| sheet["places"].is_array()).await;
    let path = format!("/api/tables/{}/moments", keys.id);
    let (whole, pages) = all_moments(&house, &path, None).await;
    assert!(pages > 1, "a whole game has more than a page");
    assert_eq!(whole["events"], json!(client.seen));
    let numbers: Vec<u64> = whole["moments"].as_array().expect("moments").iter().filter_map(Value::as_u64).collect();
    assert!(numbers.is_sorted_by(|a, b| a < b) && numbers.last() == Some(&(client.seen.len() as u64)));
    let file = house.get(&format!("/api/tables/{}/file", keys.id), None).await;
    let file = table::GameFile::read(&text(&file)).expect("a game file");
    let game = shelf::find("merchants").expect("a game");
    let end = game.replay(&file, None, None).expect("it replays");
    // Forward, and back again.
    let some = numbers.iter().step_by(numbers.len() / 12).chain(numbers.iter().rev().step_by(numbers.len() / 7));
    for &seen in some {
        let rows = (0..=file.rows.len()).rev().find(|&rows| end.seen_after(None, rows) as u64 <= seen);
        let then = game.replay(&file, None, rows).expect("it replays");
        assert_eq!(house.get(&format!("{path}/{seen}"), None).await["sheet"], then.sheet(None));
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_house_answers_others_while_it_draws_sheets() {
    let folder = tempfile::tempdir().expect("a folder");
    let house = narrow_house(&folder, Setting::nodes(50)).await;
    let asked = |n: usize| json!({ "options": { "sheets": { "seed": format!("drawn {n}") } } });
    let drawn = std::sync::atomic::AtomicUsize::new(0);
    let draw = async |n: usize| {
        house.post("/api/games/silk-road/catalog", asked(n)).await;
        drawn.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
    };
    let well = async {
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        house.get("/healthz", None).await;
        drawn.load(std::sync::atomic::Ordering::Relaxed)
    };
    let (_, before) = tokio::join!(futures_util::future::join_all((0..8).map(draw)), well);
    assert!(before < 4, "{before} of 8 were drawn before anybody else was answered");
    house.close().await;
}
