//! `kill -9` at random moments under load: no acknowledged action is lost, none counts twice, nothing that was told is taken back,
//! and every table replays to its hashes.
//!
//! `KILL_ROUNDS=300 cargo test --release -p caravan --test kill -- --nocapture` for the long version.
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use table::{Dice, FastDice, Purpose};
use tokio_tungstenite::tungstenite::Message;

const TABLES: usize = 6;

struct Server {
    child: Child,
    port: u16,
}

impl Server {
    fn start(data: &Path, port: u16) -> Server {
        let address = format!("127.0.0.1:{port}");
        let child = Command::new(env!("CARGO_BIN_EXE_caravan"))
            .args(["serve", "--unlimited", "--bot-pause", "0", "--address", &address, "--data"])
            .arg(data)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        Server { child, port }
    }
    async fn is_well(&self) {
        let begun = Instant::now();
        while begun.elapsed() < Duration::from_secs(30) {
            let answer = reqwest::get(format!("http://127.0.0.1:{}/healthz", self.port)).await;
            if answer.is_ok_and(|a| a.status().is_success()) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("the server did not come back");
    }
    fn kill(mut self) {
        self.child.kill().expect("SIGKILL");
        self.child.wait().expect("it is gone");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// One seat's memory, which outlives every server.
#[derive(Default)]
struct Player {
    table: String,
    secret: String,
    /// id → seq of every acknowledged action
    acknowledged: BTreeMap<String, Value>,
    /// sent, but not answered yet: id and action
    open: Option<(String, String)>,
    sent: usize,
    /// every entry of news, by number
    seen: BTreeMap<u64, Value>,
    over: bool,
}

/// Plays until the line breaks or the game is over.
async fn play(player: Arc<Mutex<Player>>, port: u16, seed: u64) -> Option<()> {
    let mut dice = FastDice::new(seed);
    let (table, secret) = {
        let p = player.lock().unwrap();
        (p.table.clone(), p.secret.clone())
    };
    let (mut socket, _) =
        tokio_tungstenite::connect_async(format!("ws://127.0.0.1:{port}/api/tables/{table}/socket")).await.ok()?;
    let after = player.lock().unwrap().seen.keys().last().copied().unwrap_or(0);
    socket
        .send(Message::Text(json!({ "hello": { "secret": secret, "after": after } }).to_string().into()))
        .await
        .ok()?;
    loop {
        let Message::Text(text) = socket.next().await?.ok()? else { continue };
        let frame: Value = serde_json::from_str(&text).expect("frames are JSON");
        let next = hear(&mut player.lock().unwrap(), &frame, &mut dice);
        if let Some(frame) = next {
            socket.send(Message::Text(frame.into())).await.ok()?;
        }
        if player.lock().unwrap().over {
            return Some(());
        }
    }
}

/// Takes a frame in; what to send next.
fn hear(p: &mut Player, frame: &Value, dice: &mut FastDice) -> Option<String> {
    if let Some(done) = frame["done"].as_object() {
        let id = done["id"].as_str().expect("an id").to_string();
        if p.open.as_ref().is_some_and(|(open, _)| *open == id) {
            p.open = None;
        }
        let seq = p.acknowledged.entry(id).or_insert_with(|| done["seq"].clone());
        assert_eq!(*seq, done["seq"], "the same answer for the same action");
    }
    if frame["no"].is_object() {
        assert_eq!(frame["no"]["error"]["kind"], "not-now", "{frame}");
        p.open = None;
    }
    let now = frame["now"].as_object()?;
    for entry in now["events"].as_array().expect("news") {
        let n = entry["n"].as_u64().expect("a number");
        let known = p.seen.entry(n).or_insert_with(|| entry.clone());
        assert_eq!(known, entry, "what was told once is told the same again");
    }
    let sheet = &now["sheet"];
    p.over = sheet["places"].is_array();
    // What was not answered before the line broke is sent again, with the same name.
    if let Some((id, action)) = &p.open {
        return Some(json!({ "act": { "id": id, "do": action } }).to_string());
    }
    let offers = sheet["offers"].as_array().expect("offers");
    if p.over || offers.is_empty() || !sheet["must"].as_array().expect("must").contains(&sheet["you"]) {
        return None;
    }
    p.sent += 1;
    let id = format!("k{}", p.sent);
    let action =
        offers[dice.below(Purpose(0), offers.len() as u32) as usize]["act"].as_str().expect("an action").to_string();
    let frame = json!({ "act": { "id": id, "do": action } }).to_string();
    p.open = Some((id, action));
    Some(frame)
}

async fn open_table(port: u16) -> Vec<Arc<Mutex<Player>>> {
    let opening = json!({ "game": "merchants", "chairs": ["me", "me", { "bot": "random" }] });
    let post = reqwest::Client::new().post(format!("http://127.0.0.1:{port}/api/tables")).json(&opening);
    let answer: Value = post.send().await.expect("an answer").json().await.expect("JSON");
    let seats = answer["seats"].as_array().expect("seats");
    let player = |seat: &Value| Player {
        table: answer["id"].as_str().expect("an id").into(),
        secret: seat["secret"].as_str().expect("a secret").into(),
        ..Player::default()
    };
    seats.iter().map(|seat| Arc::new(Mutex::new(player(seat)))).collect()
}

/// What lies on the disk, against what the players remember.
async fn audit(database: PathBuf, players: &[Arc<Mutex<Player>>]) -> (usize, usize) {
    sqlx::any::install_default_drivers();
    let url = format!("sqlite:{}", database.display());
    let mut db = <sqlx::AnyConnection as sqlx::Connection>::connect(&url).await.expect("the database");
    let (mut acknowledged, mut rows) = (0, 0);
    for (i, player) in players.iter().enumerate() {
        let (table, ids): (String, Vec<String>) = {
            let p = player.lock().unwrap();
            (p.table.clone(), p.acknowledged.keys().cloned().collect())
        };
        let seat = (i % 2) as i64;
        for id in &ids {
            let sql = "SELECT COUNT(*) FROM log WHERE table_id = $1 AND seat = $2 AND client = $3";
            let n: i64 =
                sqlx::query_scalar(sql).bind(&table).bind(seat).bind(id).fetch_one(&mut db).await.expect("a count");
            assert_eq!(n, 1, "table {table}, seat {seat}: {id} was acknowledged, and is there {n} times");
            acknowledged += 1;
        }
        if seat == 0 {
            let sql = "SELECT COUNT(*) FROM log WHERE table_id = $1";
            let n: i64 = sqlx::query_scalar(sql).bind(&table).fetch_one(&mut db).await.expect("a count");
            rows += n as usize;
        }
    }
    (acknowledged, rows)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_at_any_moment_nothing_acknowledged_is_lost() {
    // The client's library asks for one, though nothing here is encrypted.
    let _ = rustls::crypto::ring::default_provider().install_default();
    let rounds: u64 = std::env::var("KILL_ROUNDS").ok().and_then(|n| n.parse().ok()).unwrap_or(12);
    let folder = tempfile::tempdir().expect("a folder");
    let port = TcpListener::bind("127.0.0.1:0").and_then(|l| l.local_addr()).expect("a port").port();
    let mut dice = FastDice::new(2026);
    let mut players: Vec<Arc<Mutex<Player>>> = vec![];
    let mut finished = 0;
    for round in 0..rounds {
        let server = Server::start(folder.path(), port);
        server.is_well().await;
        // Games that are over make room for new ones.
        let playing = players.iter().filter(|p| !p.lock().unwrap().over).count();
        finished = players.len() - playing;
        for _ in playing.div_ceil(2)..TABLES {
            players.extend(open_table(port).await);
        }
        let seats = players.iter().enumerate().filter(|(_, p)| !p.lock().unwrap().over);
        let tasks: Vec<_> = seats.map(|(i, p)| tokio::spawn(play(p.clone(), port, round * 1000 + i as u64))).collect();
        let wait = 30 + u64::from(dice.below(Purpose(1), 600));
        tokio::time::sleep(Duration::from_millis(wait)).await;
        server.kill();
        for task in tasks {
            task.await.expect("no player found anything wrong");
        }
    }
    let server = Server::start(folder.path(), port);
    server.is_well().await;
    for player in &players {
        let table = player.lock().unwrap().table.clone();
        let meta: Value = reqwest::get(format!("http://127.0.0.1:{port}/api/tables/{table}"))
            .await
            .expect("an answer")
            .json()
            .await
            .expect("JSON");
        // A log that did not replay to its hashes would have been carried over, and said so.
        assert!(meta["remark"].is_null() && meta["stage"].is_string(), "{meta}");
    }
    server.kill();
    let (acknowledged, rows) = audit(folder.path().join("caravanserai.db"), &players).await;
    assert!(acknowledged > 0 && rows >= acknowledged);
    println!(
        "{rounds} kills, {} tables ({} seats finished), {acknowledged} acknowledged actions, {rows} rows: nothing lost, nothing double",
        players.len() / 2,
        finished
    );
}
