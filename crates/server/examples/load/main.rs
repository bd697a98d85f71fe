//! `cargo xtask bench server`: a house under load on this machine, and how long a restart takes with many stored games.
//!
//! Server and clients share the machine. The same load with a game that has next to no rules, in the same run, shows what the rules cost.
#[path = "../../tests/all/toy.rs"]
mod trivial;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::{Config, Limits, Running};
use shelf::Entry;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

static SHELF: [Entry; 2] = [shelf::SHELF[0], Entry::without_bots::<trivial::Trivial>()];

const SEATS: usize = 4;

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// What the clients of one table share.
struct Desk {
    /// when the move that is on its way was sent, in nanoseconds since the beginning; 0: none
    sent: AtomicU64,
    told: AtomicUsize,
}

/// What one run found out.
#[derive(Default)]
struct Figures {
    acknowledged: Vec<u64>,
    last_other: Vec<u64>,
}

impl Figures {
    fn add(&mut self, more: Figures) {
        self.acknowledged.extend(more.acknowledged);
        self.last_other.extend(more.last_other);
    }
}

/// One load: so many tables, at most so many moves a second.
struct Load {
    game: &'static str,
    tables: usize,
    seconds: u64,
    moves_a_second: Option<u64>,
}

struct Run {
    begun: Instant,
    measuring: AtomicBool,
    over: tokio::sync::watch::Sender<bool>,
    /// pause of each table after a move, in microseconds
    pause: u64,
}

impl Run {
    fn now(&self) -> u64 {
        self.begun.elapsed().as_nanos() as u64
    }
}

#[tokio::main(flavor = "multi_thread", worker_threads = 2)]
async fn main() {
    let _ = rustls::crypto::ring::default_provider().install_default();
    let quick = std::env::args().any(|a| a == "--quick");
    let seconds = if quick { 2 } else { 8 };
    let tables = 200;
    let folder = tempfile::tempdir().expect("a folder");
    let database = format!("sqlite:{}", folder.path().join("load.db").display());
    let config = Config {
        shelf: &SHELF,
        address: SocketAddr::from(([127, 0, 0, 1], 0)),
        database: database.clone(),
        limits: Limits::none(),
        bot_pause: Duration::ZERO,
        ..Config::default()
    };
    let running = Running::start(config.clone()).await.expect("the house opens");
    let mut report = vec![];
    for load in [
        Load { game: SHELF[0].game.name, tables, seconds, moves_a_second: None },
        Load { game: "trivial", tables, seconds, moves_a_second: None },
        Load { game: SHELF[0].game.name, tables, seconds, moves_a_second: Some(1000) },
        Load { game: "trivial", tables, seconds, moves_a_second: Some(1000) },
    ] {
        report.push(under(&load, &running).await);
    }
    running.stop().await;
    let restart = restart(&config, &database, if quick { 1000 } else { 10_000 }).await;
    println!("{}", json!({ "load": report, "restart": restart }));
}

async fn under(load: &Load, running: &Running) -> Value {
    let pause = load.moves_a_second.map_or(0, |n| 1_000_000 * load.tables as u64 / n);
    let run = Arc::new(Run {
        begun: Instant::now(),
        measuring: false.into(),
        over: tokio::sync::watch::Sender::new(false),
        pause,
    });
    let http = reqwest::Client::new();
    let mut clients = vec![];
    for n in 0..load.tables {
        let first = table(load.game, running.address, &http, &run, n).await;
        clients.push(tokio::spawn(evening(first, load.game, running.address, http.clone(), run.clone(), n)));
    }
    tokio::time::sleep(Duration::from_millis(500)).await;
    run.measuring.store(true, Ordering::Relaxed);
    let begun = Instant::now();
    tokio::time::sleep(Duration::from_secs(load.seconds)).await;
    run.measuring.store(false, Ordering::Relaxed);
    let took = begun.elapsed().as_secs_f64();
    run.over.send_replace(true);
    let mut all = Figures::default();
    for client in clients {
        if let Ok(Ok(figures)) = tokio::time::timeout(Duration::from_secs(5), client).await {
            all.add(figures);
        }
    }
    let moves = all.acknowledged.len();
    json!({
        "game": load.game, "tables": load.tables, "sockets": load.tables * SEATS, "paced": load.moves_a_second,
        "moves_per_s": (moves as f64 / took).round(),
        "acknowledged_ms": spread(&mut all.acknowledged), "last_other_ms": spread(&mut all.last_other),
    })
}

/// p50, p99 and the worst, in milliseconds.
fn spread(ns: &mut [u64]) -> Value {
    ns.sort_unstable();
    let at = |share: f64| {
        ns.get((ns.len() as f64 * share) as usize).or(ns.last()).map_or(0.0, |&n| (n as f64 / 10_000.0).round() / 100.0)
    };
    json!({ "p50": at(0.5), "p99": at(0.99), "worst": at(1.0) })
}

type Clients = Vec<tokio::task::JoinHandle<Figures>>;

/// Game after game at one table: when one is over, the same people open the next.
async fn evening(
    mut clients: Clients,
    game: &'static str,
    address: SocketAddr,
    http: reqwest::Client,
    run: Arc<Run>,
    n: usize,
) -> Figures {
    let mut all = Figures::default();
    loop {
        for client in clients {
            all.add(client.await.expect("a client"));
        }
        if *run.over.borrow() {
            return all;
        }
        clients = table(game, address, &http, &run, n).await;
    }
}

async fn table(game: &str, address: SocketAddr, http: &reqwest::Client, run: &Arc<Run>, n: usize) -> Clients {
    let opening = json!({ "game": game, "chairs": ["me", "me", "me", "me"] });
    let answer: Value = http
        .post(format!("http://{address}/api/tables"))
        .json(&opening)
        .send()
        .await
        .expect("an answer")
        .json()
        .await
        .expect("JSON");
    let id = answer["id"].as_str().expect("an id").to_string();
    let desk = Arc::new(Desk { sent: 0.into(), told: 0.into() });
    let buffers = WebSocketConfig::default().read_buffer_size(16 * 1024);
    let mut clients = vec![];
    for (seat, key) in answer["seats"].as_array().expect("seats").iter().enumerate() {
        let address = format!("ws://{address}/api/tables/{id}/socket");
        let (mut socket, _) =
            tokio_tungstenite::connect_async_with_config(address, Some(buffers), true).await.expect("a socket");
        let hello = json!({ "hello": { "secret": key["secret"] } }).to_string();
        socket.send(Message::Text(hello.into())).await.expect("hello");
        clients.push(tokio::spawn(play(socket, seat, desk.clone(), run.clone(), (n * SEATS + seat) as u64)));
    }
    clients
}

/// One client: acts whenever it is asked. Frames are searched, not parsed: the machine belongs to the server.
async fn play(mut socket: Socket, seat: usize, desk: Arc<Desk>, run: Arc<Run>, seed: u64) -> Figures {
    let mut figures = Figures::default();
    let asked = format!("\"must\":[{seat}]");
    let mut count = 0_u64;
    let mut mine = 0;
    let mut over = run.over.subscribe();
    loop {
        let frame = tokio::select! {
            frame = socket.next() => frame,
            _ = over.changed() => break,
        };
        let Some(Ok(frame)) = frame else { break };
        let Message::Text(text) = frame else { continue };
        let now = run.now();
        if text.starts_with("{\"done\"") {
            if run.measuring.load(Ordering::Relaxed) && mine > 0 {
                figures.acknowledged.push(now - mine);
            }
            mine = 0;
            continue;
        }
        if !text.starts_with("{\"now\"") {
            continue;
        }
        let sent = desk.sent.load(Ordering::Relaxed);
        // The third of the other seats to hear of a move is the last one.
        if sent > 0 && desk.told.fetch_add(1, Ordering::Relaxed) == SEATS - 1 && run.measuring.load(Ordering::Relaxed) {
            figures.last_other.push(now - sent);
        }
        let head = &text[..text.len().min(120)];
        if head.contains("\"must\":[]") {
            break;
        }
        if !head.contains(&asked) {
            continue;
        }
        let Some(action) = offer(&text, seed.wrapping_mul(31).wrapping_add(count * 7)) else { continue };
        if run.pause > 0 {
            tokio::time::sleep(Duration::from_micros(run.pause)).await;
        }
        count += 1;
        mine = run.now();
        desk.told.store(0, Ordering::Relaxed);
        desk.sent.store(mine, Ordering::Relaxed);
        let act = format!(r#"{{"act":{{"id":"{count}","do":"{action}"}}}}"#);
        if socket.send(Message::Text(act.into())).await.is_err() {
            break;
        }
    }
    figures
}

/// Some offer of a sheet.
fn offer(text: &str, pick: u64) -> Option<&str> {
    let offers = &text[text.find("\"offers\":[")?..];
    let all: Vec<&str> = offers.split("{\"act\":\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    (!all.is_empty()).then(|| all[(pick % all.len() as u64) as usize])
}

/// How long the house takes to open and to answer, with so many games stored.
async fn restart(config: &Config, database: &str, games: i64) -> Value {
    sqlx::any::install_default_drivers();
    let mut db = <sqlx::AnyConnection as sqlx::Connection>::connect(database).await.expect("the database");
    let id: String =
        sqlx::query_scalar("SELECT table_id FROM log GROUP BY table_id ORDER BY ABS(COUNT(*) - 300) LIMIT 1")
            .fetch_one(&mut db)
            .await
            .expect("a game");
    let rows: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM log WHERE table_id = $1")
        .bind(&id)
        .fetch_one(&mut db)
        .await
        .expect("a count");
    let counter = "WITH RECURSIVE k(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM k WHERE n < $2) ";
    for (into, columns) in [
        ("tables", "game, setting, header, stage, host, opened, started, era, remark"),
        ("log", "era, seq, seat, at, action, forced, hash, client, rules"),
        ("standing", "meta, listed, stage, wake, last"),
    ] {
        let key = if into == "tables" { "id" } else { "table_id" };
        let sql = format!(
            "INSERT INTO {into} ({key}, {columns}) {counter} SELECT 'copy-of-a-game-' || k.n, {columns} FROM {into}, k WHERE {key} = $1"
        );
        sqlx::query(sqlx::AssertSqlSafe(sql)).bind(&id).bind(games).execute(&mut db).await.expect("copies");
    }
    sqlx::Connection::close(db).await.expect("closed");
    let begun = Instant::now();
    let running = Running::start(config.clone()).await.expect("the house opens again");
    let well = reqwest::get(format!("http://{}/healthz", running.address)).await.expect("an answer");
    assert!(well.status().is_success());
    let open_ms = begun.elapsed().as_millis();
    let begun = Instant::now();
    let meta: Value = reqwest::get(format!("http://{}/api/tables/copy-of-a-game-77", running.address))
        .await
        .expect("an answer")
        .json()
        .await
        .expect("JSON");
    assert!(meta["stage"].is_string(), "{meta}");
    let load_ms = begun.elapsed().as_micros() as f64 / 1000.0;
    running.stop().await;
    json!({ "games": games, "rows_per_game": rows, "open_ms": open_ms as u64, "load_one_ms": load_ms })
}
