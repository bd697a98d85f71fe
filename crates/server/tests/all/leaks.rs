//! Two worlds that differ only in what a seat cannot know look the same to that seat, byte by byte, in every channel.
use crate::harness::{Client, House, text};
use promises::leaks::{done, same, world};
use reqwest::Method;
use serde_json::{Value, json};

async fn house() -> (House, tempfile::TempDir) {
    let folder = tempfile::tempdir().expect("a folder");
    (House::open(&format!("sqlite:{}", folder.path().join("leaks.db").display())).await, folder)
}

fn opening(more: &Value) -> Value {
    let mut opening = json!({ "game": "merchants", "chairs": ["me", "me"], "me": ["Ilka", "Osk"], "practice": true, "seed": "leaks" });
    for (key, value) in more.as_object().into_iter().flatten() {
        opening[key] = value.clone();
    }
    opening
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_choice_of_deed_looks_the_same() {
    let (house, _folder) = house().await;
    let more = json!({ "options": { "deeds_keep_one_of_two": true } });
    let keys = house.table(opening(&more)).await;
    let mut first = house.sit(&keys.id, Some(&keys.secrets[0])).await;
    let mut second = house.sit(&keys.id, Some(&keys.secrets[1])).await;
    first.until("now").await;
    second.until("now").await;
    let mine = text(&first.offers()[0]["act"]);
    let asked_together = second.is_asked();
    if !asked_together {
        done(&mut first, "x", &mine).await;
        second.until_sheet(|s| s["must"] == json!([1])).await;
    }
    let theirs: Vec<String> = second.offers().iter().map(|o| text(&o["act"])).collect();
    assert!(theirs.len() >= 2, "two deeds to choose from: {theirs:?}");
    let public = [(0, mine.as_str())];
    let a = world(&house, &opening(&more), &[&theirs[0]], &public).await;
    let b = world(&house, &opening(&more), &[&theirs[1]], &public).await;
    assert!(a.looked_up.iter().any(|answer| answer.starts_with("{\"ways\":[{")), "seat 0 was given a hint");
    same(&a, &b);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_a_race_nobody_hears_the_others_build() {
    let (house, _folder) = house().await;
    let opening = json!({ "game": "silk-road", "chairs": ["me", "me"], "me": ["Ilka", "Osk"], "practice": true, "seed": "leaks",
                          "options": { "clock": "own" } });
    let begin = [(1, "ready")];
    let few = world(&house, &opening, &["place 9 wide"], &begin).await;
    let many = world(&house, &opening, &["place 9 tight", "place 10 straight", "place 14 wide"], &begin).await;
    same(&few, &many);
    house.close().await;
}

/// Everything that the other seat and anybody can ask for, as bytes with their headers; and the page itself.
async fn every_channel(house: &House, id: &str, secret: &str, seat: usize) -> Vec<String> {
    let mut all = vec![];
    let mine = json!({ "seats": [{ "id": id, "secret": secret }] });
    for (method, path, key, body) in [
        (Method::GET, "/api/tables".to_string(), None, None),
        (Method::GET, format!("/api/tables/{id}"), None, None),
        (Method::GET, format!("/api/tables/{id}"), Some(secret), None),
        (Method::GET, format!("/api/tables/{id}/moments"), None, None),
        (Method::GET, format!("/api/tables/{id}/moments?as={seat}"), Some(secret), None),
        (Method::GET, format!("/api/tables/{id}/insight"), Some(secret), None),
        (Method::GET, format!("/api/tables/{id}/chat"), None, None),
        (Method::GET, format!("/api/tables/{id}/file"), None, None),
        (Method::GET, format!("/api/tables/{id}/review"), None, None),
        (Method::POST, "/api/mine".into(), None, Some(mine)),
        (Method::GET, "/healthz".into(), None, None),
        (Method::GET, "/metrics".into(), None, None),
        (Method::GET, "/".into(), None, None),
    ] {
        all.push(format!("{path}: {}", house.whole_answer(method, &path, key, body).await));
    }
    all
}

/// Nothing that anybody else can hear, ask for or read changes with an action that they may not know of: neither what it
/// says nor when it was said.
async fn nobody_notices(
    house: &House,
    opening: Value,
    actor: usize,
    before: &[(usize, &str)],
    hidden: impl Fn(&Client) -> Vec<String>,
) {
    let keys = house.table(opening).await;
    let other = &keys.secrets[1 - actor];
    let mut first = house.sit(&keys.id, Some(other)).await;
    let mut second = house.sit(&keys.id, Some(&keys.secrets[actor])).await;
    let mut watcher = house.sit(&keys.id, None).await;
    for client in [&mut first, &mut second, &mut watcher] {
        client.until("now").await;
    }
    for (n, (seat, action)) in before.iter().enumerate() {
        done(if *seat == actor { &mut second } else { &mut first }, &format!("b{n}"), action).await;
    }
    // A race may count down first.
    while hidden(&second).is_empty() {
        second.next().await.expect("the line is open");
    }
    // A question that is open stays open.
    let _ = second.ask(json!({ "ask_undo": { "id": "question" } })).await;
    let quiet = async |client: &mut Client| {
        while let Ok(Some(_)) = tokio::time::timeout(std::time::Duration::from_millis(400), client.next()).await {}
        client.frames.len()
    };
    let heard = (quiet(&mut first).await, quiet(&mut watcher).await);
    let looked = every_channel(house, &keys.id, other, 1 - actor).await;
    quiet(&mut second).await;
    let actions = hidden(&second);
    for (n, action) in actions.iter().enumerate() {
        // So that a time which says when it happened would differ.
        tokio::time::sleep(std::time::Duration::from_millis(30)).await;
        done(&mut second, &format!("h{n}"), action).await;
    }
    assert_eq!((quiet(&mut first).await, quiet(&mut watcher).await), heard, "nobody was told anything");
    for (a, b) in looked.iter().zip(&every_channel(house, &keys.id, other, 1 - actor).await) {
        assert_eq!(a, b, "something changed with an action that nobody may know of");
    }
}

/// Whatever the house can be asked for is among the channels, or says nothing about a table.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_channel_is_forgotten() {
    let (house, _folder) = house().await;
    let keys = house.table(opening(&json!({}))).await;
    let asked = every_channel(&house, &keys.id, &keys.secrets[0], 0).await;
    let page = house.get("/api/openapi.json", None).await;
    let known = page["paths"].as_object().expect("paths").iter().filter(|(_, how)| how["get"].is_object());
    // The same for every table; a moment is one of `moments`, and the socket is heard all the time.
    let apart = [
        "/api/games",
        "/api/games/{game}/words/{lang}",
        "/api/openapi.json",
        "/api/push-key",
        "/api/tables/{id}/moments/{seen}",
        "/api/tables/{id}/socket",
    ];
    for (path, _) in known.filter(|(path, _)| !apart.contains(&path.as_str())) {
        let here = path.replace("{id}", &keys.id);
        assert!(asked.iter().any(|answer| answer.starts_with(&format!("{here}:"))), "{path} is not looked at");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_tells_that_something_hidden_was_done() {
    let (house, _folder) = house().await;
    let tempo = json!({ "kind": "live", "move_s": 600, "bank_s": 600 });
    let names = json!(["Ilka", "Osk"]);
    let race = json!({ "game": "silk-road", "chairs": ["me", "me"], "me": names, "listed": true,
                       "options": { "clock": "own" }, "tempo": tempo });
    let placed = |c: &Client| -> Vec<String> {
        let acts = c.offers().iter().map(|o| text(&o["act"])).filter(|a| a.starts_with("place")).collect::<Vec<_>>();
        acts.into_iter().take(1).collect()
    };
    nobody_notices(&house, race, 1, &[(1, "ready")], placed).await;
    // With one clock for all, and the sand running.
    let together = json!({ "game": "silk-road", "chairs": ["me", "me"], "me": names, "listed": true, "tempo": tempo });
    nobody_notices(&house, together, 1, &[(0, "ready"), (1, "ready")], placed).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn other_quests_kept_look_the_same() {
    let (house, _folder) = house().await;
    let opening = json!({ "game": "now-or-never", "chairs": ["me", "me"], "me": ["Ilka", "Osk"], "practice": true,
                          "seed": "leaks", "options": { "first": "seat-0", "heroes": "random" } });
    let keys = house.table(opening.clone()).await;
    let mut first = house.sit(&keys.id, Some(&keys.secrets[0])).await;
    let mut second = house.sit(&keys.id, Some(&keys.secrets[1])).await;
    first.until("now").await;
    second.until("now").await;
    let keeps = |client: &Client| -> Vec<String> { client.offers().iter().map(|o| text(&o["act"])).collect() };
    let mine = keeps(&first);
    for (n, keep) in mine[..4].iter().enumerate() {
        done(&mut first, &format!("p{n}"), keep).await;
    }
    second.until_sheet(|s| s["must"] == json!([1])).await;
    // six basic ones come first; how many of each pile are kept is no secret
    let theirs = keeps(&second);
    let public: Vec<(usize, &str)> = mine[..4].iter().map(|keep| (0, keep.as_str())).collect();
    let kept = |which: [usize; 4]| which.map(|n| theirs[n].as_str());
    let a = world(&house, &opening, &kept([0, 1, 2, 3]), &public).await;
    let b = world(&house, &opening, &kept([5, 4, 1, 2]), &public).await;
    same(&a, &b);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn metrics_know_no_table_and_players_no_metrics() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = format!("sqlite:{}", folder.path().join("leaks.db").display());
    let house = House::with(&database, |config| config.metrics = Some(([127, 0, 0, 1], 0).into())).await;
    let keys = house.table(opening(&json!({}))).await;
    let (status, nothing) = house.ask(Method::GET, "/metrics", None, None).await;
    assert_eq!((status, &nothing["error"]["kind"]), (404, &json!("no-such-address")));
    let door = house.metrics().expect("a door of its own");
    let ask = async |path: &str| reqwest::get(format!("http://{door}{path}")).await.expect("an answer");
    let metrics = ask("/metrics").await.text().await.expect("text");
    assert!(metrics.contains("caravan_actions"), "{metrics}");
    assert!(!metrics.contains(&keys.id) && !metrics.contains("Ilka") && !metrics.contains("merchants"));
    assert_eq!(ask("/api/tables").await.status().as_u16(), 404, "nothing else is behind it");
    house.close().await;
}
