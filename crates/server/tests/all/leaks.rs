//! Two worlds that differ only in what a seat cannot know look the same to that seat, byte by byte, in every channel.
use crate::harness::{Client, House, text};
use crate::thinking::all_moments;
use reqwest::Method;
use serde_json::{Value, json};

/// Everything that one viewer was sent, without what differs between any two tables: their names, times, and the client's ids.
fn normal(texts: &[String], id: &str) -> Vec<String> {
    texts.iter().map(|t| without_times(&t.replace(id, "TABLE"))).collect()
}

fn without_times(text: &str) -> String {
    const TIMES: [&str; 9] = [
        "\"now\":",
        "\"deadline\":",
        "\"since\":",
        "\"opened\":",
        "\"last\":",
        "\"at\":",
        "\"after\":",
        "\"bank_ms\":",
        "\"name\":\"",
    ];
    let mut out = String::new();
    let mut rest = text;
    'next: while !rest.is_empty() {
        for key in TIMES {
            if let Some(after) = rest.strip_prefix(key) {
                out.push_str(key);
                let digits = after.bytes().take_while(u8::is_ascii_digit).count();
                // The name of a table is made of its id.
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
struct World {
    seat: Vec<String>,
    spectator: Vec<String>,
    looked_up: Vec<String>,
}

/// Plays one world: seat 1 does `secret` when it is asked, all else is the same.
async fn world(house: &House, opening: &Value, secret: &[&str], public: &[(usize, &str)]) -> World {
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
    let _ = first.act("no", "deliver 3", None).await;
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

async fn done(client: &mut Client, id: &str, action: &str) {
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
        all.push(house.get(&format!("/api/tables/{id}/moments/{seen}"), None).await.to_string());
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

fn same(a: &World, b: &World) {
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
async fn another_deed_looks_the_same() {
    let (house, _folder) = house().await;
    let scene =
        |deed: &str| json!({ "scene": { "round": 3, "turn": 1, "seats": [{}, { "deeds": [deed], "coins": 7 }] } });
    // The deeds that are neither in the courtyard nor in anybody's hand are interchangeable.
    let catalog = house.post("/api/games/merchants/catalog", json!({})).await;
    let mut worlds = vec![];
    let trial = house.table(opening(&scene("open-ledger"))).await;
    let mut look = house.sit(&trial.id, None).await;
    look.until("now").await;
    let open = look.sheet["board"]["courtyard"].clone();
    let hidden = |n: usize| open.as_array().is_none_or(|cards| !cards.contains(&json!(n)));
    let deeds: Vec<String> = catalog["deeds"]
        .as_array()
        .expect("deeds")
        .iter()
        .enumerate()
        .filter(|(n, _)| hidden(*n))
        .map(|(_, d)| text(&d["id"]))
        .collect();
    for deed in &deeds {
        let plan: Vec<(usize, &str)> = vec![];
        let opened = opening(&scene(deed));
        if house.ask(Method::POST, "/api/tables", None, Some(opened.clone())).await.0 != 200 {
            continue;
        }
        worlds.push(world(&house, &opened, &[], &plan).await);
        if worlds.len() == 4 {
            break;
        }
    }
    assert!(worlds.len() >= 3, "there are worlds to compare");
    // Seat 0 holds a deed of its own, dealt by the same seed from what the scene left: only worlds with the same one compare.
    let own = |w: &World| {
        w.seat.iter().find_map(|f| f.find("\"deeds\":[").map(|i| f[i..].chars().take(12).collect::<String>()))
    };
    let first = worlds.remove(0);
    let alike: Vec<&World> = worlds.iter().filter(|w| own(w) == own(&first)).collect();
    assert!(!alike.is_empty(), "some world deals seat 0 the same deed");
    alike.into_iter().for_each(|other| same(&first, other));
    house.close().await;
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
