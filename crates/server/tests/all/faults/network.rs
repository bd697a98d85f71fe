//! Faults between us and PostgreSQL: a line that breaks before or after the database has heard, answers that never come, a
//! database that falls over.
use super::{Damage, Script, Trial};
use crate::harness::{House, text};
use crate::postgres::Cluster;
use serde_json::json;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

const PASS: u8 = 0;
/// every line is cut, and no new one is taken
const CUT: u8 = 1;
/// the database still hears, but its answer is lost, and the line with it
const DEAF: u8 = 2;
/// the same, once
const DEAF_ONCE: u8 = 3;
/// nothing passes, nothing is cut
const STALL: u8 = 4;

/// Stands between the house and its database.
#[derive(Clone)]
struct Proxy {
    mode: Arc<AtomicU8>,
    address: SocketAddr,
}

impl Proxy {
    async fn before(port: u16) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let proxy = Proxy { mode: Arc::new(AtomicU8::new(PASS)), address: listener.local_addr().expect("an address") };
        let mode = proxy.mode.clone();
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let mode = mode.clone();
                tokio::spawn(async move {
                    if [CUT, DEAF].contains(&mode.load(Ordering::SeqCst)) {
                        return;
                    }
                    let Ok(server) = TcpStream::connect(("127.0.0.1", port)).await else { return };
                    let ((from_client, to_client), (from_server, to_server)) =
                        (client.into_split(), server.into_split());
                    tokio::select! {
                        () = pump(from_client, to_server, mode.clone(), false) => {}
                        () = pump(from_server, to_client, mode, true) => {}
                    }
                });
            }
        });
        proxy
    }
    fn url(&self, name: &str) -> String {
        format!("postgres://postgres@{}/{name}", self.address)
    }
}

async fn pump(
    mut from: tokio::net::tcp::OwnedReadHalf,
    mut to: tokio::net::tcp::OwnedWriteHalf,
    mode: Arc<AtomicU8>,
    answers: bool,
) {
    let mut bytes = vec![0; 64 * 1024];
    loop {
        let n = tokio::select! {
            read = from.read(&mut bytes) => match read {
                Ok(n) if n > 0 => n,
                _ => return,
            },
            () = until(&mode, CUT) => return,
        };
        match mode.load(Ordering::SeqCst) {
            CUT => return,
            DEAF if answers => return,
            DEAF_ONCE if answers => return mode.store(PASS, Ordering::SeqCst),
            STALL => until_not(&mode, STALL).await,
            _ => {}
        }
        if to.write_all(&bytes[..n]).await.is_err() {
            return;
        }
    }
}

async fn until(mode: &AtomicU8, wanted: u8) {
    while mode.load(Ordering::SeqCst) != wanted {
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

async fn until_not(mode: &AtomicU8, wanted: u8) {
    while mode.load(Ordering::SeqCst) == wanted {
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

struct Broken {
    proxy: Proxy,
    mode: u8,
}

impl Damage for Broken {
    fn strike(&self) {
        self.proxy.mode.store(self.mode, Ordering::SeqCst);
        // The line is cut before the statement goes out.
        if self.mode == CUT {
            std::thread::sleep(Duration::from_millis(20));
        }
    }
    fn heal(&self) {
        self.proxy.mode.store(PASS, Ordering::SeqCst);
    }
}

/// The database falls over and comes back.
struct Crash(Arc<Cluster>);

impl Damage for Crash {
    fn strike(&self) {
        self.0.crash();
    }
    fn heal(&self) {}
}

async fn trial(proxy: &Proxy, cluster: &Cluster, name: &str) -> Trial {
    let audit = cluster.database(name);
    let script = Script::default();
    let probe = script.probe();
    let house = House::with(&proxy.url(name), |config| (config.probe, config.slack) = (probe, 1)).await;
    Trial::new(house, script, audit)
}

#[test]
fn a_broken_line_at_every_statement() {
    let cluster = Arc::new(Cluster::start());
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(4).enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let proxy = Proxy::before(cluster.port).await;
        for (name, mode) in [("cut", CUT), ("deaf", DEAF), ("deaf_once", DEAF_ONCE)] {
            let mut trial = trial(&proxy, &cluster, name).await;
            let damage: Arc<dyn Damage> = Arc::new(Broken { proxy: proxy.clone(), mode });
            println!("{name}: {} faults", trial.every_statement(&damage).await);
            trial.house.close().await;
        }
        let mut trial = trial(&proxy, &cluster, "crash").await;
        let damage: Arc<dyn Damage> = Arc::new(Crash(cluster.clone()));
        let mut struck = 0;
        let all = std::env::var("FAULTS").is_ok_and(|v| v == "all");
        let heard = trial.statements(super::Deed::Act).await;
        for at in (0..heard.len()).filter(|at| all || heard[*at].0 == "commit") {
            trial.strike(super::Deed::Act, at, &damage).await;
            struck += 1;
        }
        println!("crash: {struck} faults");
        trial.house.close().await;
    });
}

/// A database that neither answers nor breaks: everybody is told within five seconds, nobody waits for another's table, and
/// when it answers again nothing is frozen.
#[test]
fn a_database_that_does_not_answer_stops_nobody_for_long() {
    let cluster = Cluster::start();
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(4).enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let proxy = Proxy::before(cluster.port).await;
        cluster.database("stall");
        let house = House::with(&proxy.url("stall"), |c| c.slack = 1).await;
        let opening = json!({ "game": "merchants", "chairs": ["me", "me"], "me": ["Ilka", "Osk"] });
        let (loaded, unloaded) = (house.table(opening.clone()).await, house.table(opening.clone()).await);
        let mut me = house.sit(&loaded.id, Some(&loaded.secrets[0])).await;
        me.until("now").await;
        house.let_go(&unloaded.id).await;
        proxy.mode.store(STALL, Ordering::SeqCst);
        let begun = Instant::now();
        let within = |what: &str| assert!(begun.elapsed() < Duration::from_secs(6), "{what}: {:?}", begun.elapsed());
        let path = format!("/api/tables/{}", unloaded.id);
        let (slow, here, opened) = tokio::join!(
            house.ask(reqwest::Method::GET, &path, None, None),
            async {
                // A table in memory answers while another is being loaded.
                let answer = house.get(&format!("/api/tables/{}", loaded.id), None).await;
                (answer, begun.elapsed())
            },
            house.ask(reqwest::Method::POST, "/api/tables", None, Some(opening)),
        );
        within("everybody");
        assert_eq!((slow.0, &slow.1["error"]["kind"]), (503, &json!("database")));
        assert_eq!(opened.0, 503, "{opened:?}");
        assert!(here.1 < Duration::from_secs(2), "a table in memory waits for nobody: {:?}", here.1);
        let no = me.act("a", &text(&me.offers()[0]["act"]), None).await.expect_err("it cannot be written");
        assert!(["not-stored", "not-known"].contains(&text(&no["kind"]).as_str()), "{no}");
        assert_eq!(house.ask(reqwest::Method::GET, "/healthz", None, None).await.0, 503);
        proxy.mode.store(PASS, Ordering::SeqCst);
        let deadline = Instant::now() + Duration::from_secs(20);
        while house.ask(reqwest::Method::GET, "/healthz", None, None).await.0 != 200 {
            assert!(Instant::now() < deadline, "it comes back");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        me.until_sheet(|s| s["offers"].as_array().is_some_and(|o| !o.is_empty())).await;
        for table in [&loaded, &unloaded] {
            let mut again = house.sit(&table.id, Some(&table.secrets[0])).await;
            again.until("now").await;
            again.act("b", &text(&again.offers()[0]["act"]), None).await.expect("nothing is frozen");
        }
        house.close().await;
    });
}

/// Another program holds one table of the database: the house does not say that it is well because another one can be written.
#[test]
fn a_locked_table_is_no_good_health() {
    let cluster = Cluster::start();
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(4).enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let database = cluster.database("locked");
        let house = House::with(&database, |c| c.slack = 1).await;
        let keys = house.table(json!({ "game": "merchants", "chairs": ["me", "me"], "me": ["Ilka", "Osk"] })).await;
        let mut me = house.sit(&keys.id, Some(&keys.secrets[0])).await;
        me.until("now").await;
        let mut other = <sqlx::AnyConnection as sqlx::Connection>::connect(&database).await.expect("the database");
        sqlx::Executor::execute(&mut other, "BEGIN; LOCK TABLE log").await.expect("locked");
        let action = text(&me.offers()[0]["act"]);
        me.act("a", &action, None).await.expect_err("it cannot be written");
        for _ in 0..60 {
            assert_eq!(house.ask(reqwest::Method::GET, "/healthz", None, None).await.0, 503);
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        sqlx::Executor::execute(&mut other, "ROLLBACK").await.expect("free again");
        let begun = Instant::now();
        while me.act("a", &action, None).await.is_err() {
            assert!(begun.elapsed() < Duration::from_secs(15), "it goes on");
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        house.close().await;
    });
}
