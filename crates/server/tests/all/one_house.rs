//! One house per database, and one row for each thing that belongs to somebody.
use crate::harness::House;
use crate::postgres::Cluster;
use serde_json::json;
use server::Fingerprint;
use server::store::{Batch, NotStored, Order, Store};
use server::{CannotServe, Config, Running};
use std::net::SocketAddr;

fn config(database: &str) -> Config {
    Config { address: SocketAddr::from(([127, 0, 0, 1], 0)), database: database.into(), ..Config::default() }
}

async fn refused(database: &str) -> String {
    match Running::start(config(database)).await {
        Ok(running) => {
            running.stop().await;
            panic!("{database}: a second house was let in")
        }
        Err(why) => why.to_string(),
    }
}

async fn a_second_house_is_refused(database: &str) {
    let house = House::open(database).await;
    let why = refused(database).await;
    assert!(why.contains("another house runs on this database"), "{why}");
    let opening = json!({ "game": "merchants", "chairs": ["me", "open"] });
    house.table(opening.clone()).await;
    house.close().await;
    let again = House::open(database).await;
    again.table(opening).await;
    again.close().await;
}

/// A house that lost its place to another (its lock was lost with its line) writes nothing any more.
async fn whoever_was_replaced_writes_nothing(database: &str) {
    let house = House::open(database).await;
    let keys = house.table(json!({ "game": "merchants", "chairs": ["me", "me"] })).await;
    let mut me = house.sit(&keys.id, Some(&keys.secrets[0])).await;
    me.until("now").await;
    sqlx::any::install_default_drivers();
    let mut other = <sqlx::AnyConnection as sqlx::Connection>::connect(database).await.expect("the database");
    let sql = "UPDATE house SET value = 'somebody else 0' WHERE key = 'writer'";
    sqlx::Executor::execute(&mut other, sql).await.expect("taken over");
    let no = me.ask(json!({ "chat": { "id": "c", "text": "hello" } })).await.expect_err("it is not ours any more");
    assert_eq!(no["kind"], "not-stored");
    assert_eq!(house.ask(reqwest::Method::GET, "/healthz", None, None).await.0, 503);
    let n: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM chat").fetch_one(&mut other).await.expect("a count");
    assert_eq!(n, 0);
    house.close().await;
}

async fn a_newer_database_is_named(database: &str) {
    House::open(database).await.close().await;
    sqlx::any::install_default_drivers();
    let mut db = <sqlx::AnyConnection as sqlx::Connection>::connect(database).await.expect("the database");
    sqlx::Executor::execute(&mut db, "UPDATE house SET value = '99' WHERE key = 'schema'").await.expect("newer");
    sqlx::Connection::close(db).await.expect("closed");
    let why = refused(database).await;
    assert!(why.contains("newer version") && why.contains("99"), "{why}");
}

/// A table under a name that is taken is not opened, and the one that has it keeps everything.
async fn no_table_writes_over_another(database: &str) {
    let house = House::open(database).await;
    let keys = house.table(json!({ "game": "merchants", "chairs": ["me", "me"], "me": ["Ilka", "Osk"] })).await;
    house.close().await;
    let store = Store::open(database, Default::default(), Default::default(), 1).await.expect("the database");
    let id = keys.id.parse().expect("a name");
    let found = store.find(&id).await.expect("it answers").expect("the table");
    let mut thief = found.table.clone();
    (thief.host, thief.setting) = (Fingerprint("mine now".into()), "{}".into());
    let chairs = found.chairs.iter().cloned().map(|mut c| {
        c.secret = Some("mine now".into());
        c
    });
    let order = Order::Open(thief, chairs.collect());
    let innocent = Order::Fact { key: "innocent", value: "1".into() };
    let (bad, good) = tokio::join!(store.writer.commit(order), store.writer.commit(Batch::from(innocent)));
    assert_eq!(bad, Err(NotStored::Refused));
    assert_eq!(good, Ok(()), "whoever was written at the same moment is not refused with it");
    let after = store.find(&id).await.expect("it answers").expect("the table");
    assert_eq!(after.table.host, found.table.host);
    assert_eq!(after.table.setting, found.table.setting);
    assert_eq!(after.chairs[0].secret, found.chairs[0].secret);
    assert_eq!(after.rows.len(), found.rows.len());
    store.close().await;
}

fn sqlite(folder: &tempfile::TempDir, name: &str) -> String {
    format!("sqlite:{}", folder.path().join(name).display())
}

/// By another name it is the same file.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_name_is_the_same_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("house.db");
    std::os::unix::fs::symlink(&file, folder.path().join("linked.db")).expect("a link to nothing yet");
    let house = House::open(&sqlite(&folder, "linked.db")).await;
    std::fs::hard_link(&file, folder.path().join("hard.db")).expect("a second name");
    for name in ["house.db", "hard.db", "linked.db"] {
        let why = refused(&sqlite(&folder, name)).await;
        assert!(why.contains("another house runs on this database"), "{name}: {why}");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_house_per_file() {
    let folder = tempfile::tempdir().expect("a folder");
    a_second_house_is_refused(&sqlite(&folder, "two.db")).await;
    whoever_was_replaced_writes_nothing(&sqlite(&folder, "replaced.db")).await;
    a_newer_database_is_named(&sqlite(&folder, "newer.db")).await;
    no_table_writes_over_another(&sqlite(&folder, "over.db")).await;
}

#[test]
fn one_house_per_postgres() {
    let cluster = Cluster::start();
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(a_second_house_is_refused(&cluster.database("two")));
    runtime.block_on(whoever_was_replaced_writes_nothing(&cluster.database("replaced")));
    runtime.block_on(a_newer_database_is_named(&cluster.database("newer")));
    runtime.block_on(no_table_writes_over_another(&cluster.database("over")));
}

#[tokio::test]
async fn an_address_is_shown_without_its_password() {
    for database in ["postgres://caravan:sesame@127.0.0.1:1/x", "mysql://caravan:sesame@127.0.0.1/x", "sesame"] {
        let why = match Running::start(config(database)).await {
            Ok(_) => panic!("{database} is no database"),
            Err(why @ CannotServe::Store(_)) => format!("{why} {why:?}"),
            Err(why) => panic!("{why}"),
        };
        assert!(!why.contains("sesame"), "{why}");
    }
}
