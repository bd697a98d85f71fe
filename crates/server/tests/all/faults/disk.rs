//! Faults of a disk under SQLite, on a file system of our own where we may make one.
use super::{Damage, Script, Trial};
use crate::harness::{House, text};
use crate::parts;
use crate::postgres::Cluster;
use serde_json::json;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// A few megabytes in memory that can be full.
struct SmallDisk(TempDir);

impl SmallDisk {
    fn mount(megabytes: usize) -> Option<SmallDisk> {
        let folder = tempfile::tempdir().expect("a folder");
        let size = format!("size={megabytes}m");
        let done = Command::new("mount").args(["-t", "tmpfs", "-o", &size, "caravan-test"]).arg(folder.path()).output();
        done.is_ok_and(|out| out.status.success()).then(|| SmallDisk(folder))
    }
    fn database(&self) -> String {
        format!("sqlite:{}", self.0.path().join("house.db").display())
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("--lazy").arg(self.0.path()).output();
    }
}

/// The disk is full to the last byte.
struct Full(PathBuf);

impl Damage for Full {
    fn strike(&self) {
        let Ok(mut ballast) = std::fs::File::create(self.0.join("ballast")) else { return };
        while ballast.write_all(&[7; 4096]).is_ok() {}
        while ballast.write_all(&[7; 64]).is_ok() {}
    }
    fn heal(&self) {
        let _ = std::fs::remove_file(self.0.join("ballast"));
    }
}

/// The files of the database can no longer be changed.
struct ReadOnly(PathBuf);

impl ReadOnly {
    fn mark(&self, how: &str) {
        let files = std::fs::read_dir(&self.0).into_iter().flatten().flatten();
        // The index of the log is memory that programs share; to protect that would end them.
        for file in files.filter(|file| !file.file_name().to_string_lossy().ends_with("-shm")) {
            let _ = Command::new("chattr").arg(how).arg(file.path()).output();
        }
    }
}

impl Damage for ReadOnly {
    fn strike(&self) {
        self.mark("+i");
    }
    fn heal(&self) {
        self.mark("-i");
    }
}

impl Drop for ReadOnly {
    fn drop(&mut self) {
        self.heal();
    }
}

async fn trial(database: &str) -> Trial {
    let script = Script::default();
    let probe = script.probe();
    let house = House::with(database, |config| (config.probe, config.slack) = (probe, 1)).await;
    Trial::new(house, script, database.into())
}

/// Where nobody may mount anything there is nothing to fill.
fn small_disk(megabytes: usize) -> Option<SmallDisk> {
    let disk = SmallDisk::mount(megabytes);
    if disk.is_none() {
        parts::skipped("no file system of our own can be mounted here");
    }
    disk
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_at_every_statement() {
    let Some(disk) = small_disk(48) else { return };
    let mut trial = trial(&disk.database()).await;
    let damage: Arc<dyn Damage> = Arc::new(Full(disk.0.path().into()));
    println!("full disk: {} faults", trial.every_statement(&damage).await);
    trial.house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_read_only_file_at_every_statement() {
    let folder = tempfile::tempdir().expect("a folder");
    let damage = ReadOnly(folder.path().into());
    std::fs::write(folder.path().join("try"), "").expect("a file");
    damage.strike();
    let works = std::fs::write(folder.path().join("try"), "x").is_err();
    damage.heal();
    if !works {
        return parts::skipped("files cannot be protected here");
    }
    let mut trial = trial(&format!("sqlite:{}", folder.path().join("house.db").display())).await;
    let damage: Arc<dyn Damage> = Arc::new(damage);
    println!("read-only files: {} faults", trial.every_statement(&damage).await);
    trial.house.close().await;
}

/// The house runs, the disk fills up, space comes back, the house goes on. What was acknowledged meanwhile: table and name.
async fn fill_free_and_go_on(house: &House, full: &Full) -> Vec<(String, String)> {
    let mut players = vec![];
    for _ in 0..4 {
        let keys = house.table(json!({ "game": "merchants", "chairs": ["me", "me"], "me": ["Ilka", "Osk"] })).await;
        let mut me = house.sit(&keys.id, Some(&keys.secrets[0])).await;
        me.until("now").await;
        players.push((keys.id.clone(), me));
    }
    let (mut acknowledged, mut refused) = (vec![], 0);
    for round in 0..120 {
        match round {
            40 => full.strike(),
            70 => full.heal(),
            _ => {}
        }
        for (n, (id, me)) in players.iter_mut().enumerate() {
            // Talk is always in order, whoever's turn it is.
            let name = format!("r{round}-{n}");
            match me.ask(json!({ "chat": { "id": name, "text": "x".repeat(300) } })).await {
                Ok(_) => acknowledged.push((id.clone(), name)),
                Err(no) => {
                    assert!(["not-stored", "not-known", "database"].contains(&text(&no["kind"]).as_str()), "{no}");
                    refused += 1;
                    assert!(round >= 40, "nothing was full yet: {no}");
                }
            }
        }
        if round > 70 && refused > 0 {
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }
    assert!(refused > 0, "a full disk was noticed");
    assert!(acknowledged.iter().any(|(_, name)| name.starts_with("r119-")), "the house came back by itself");
    println!("{} acknowledged, {refused} refused", acknowledged.len());
    acknowledged
}

/// All of it is there, each once.
async fn audit(db: &mut sqlx::AnyConnection, acknowledged: &[(String, String)]) {
    for (table, name) in acknowledged {
        let sql = "SELECT COUNT(*) FROM chat WHERE table_id = $1 AND client = $2";
        let n: i64 = sqlx::query_scalar(sql).bind(table).bind(name).fetch_one(&mut *db).await.expect("a count");
        assert_eq!(n, 1, "{name} was acknowledged");
    }
}

/// And then the machine loses its power.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_a_full_disk_what_is_acknowledged_is_on_the_disk() {
    let Some(disk) = small_disk(4) else { return };
    let house = House::with(&disk.database(), |c| c.slack = 1).await;
    let acknowledged = fill_free_and_go_on(&house, &Full(disk.0.path().into())).await;
    // What a power failure would leave: the files as they are now.
    let copy = tempfile::tempdir().expect("a folder");
    copy_files(disk.0.path(), copy.path());
    audit(&mut open(&copy.path().join("house.db")).await, &acknowledged).await;
    house.close().await;
}

#[test]
fn after_a_full_disk_under_postgres_it_is_there_too() {
    let Some(disk) = small_disk(24) else { return };
    let cluster = Cluster::start();
    let database = cluster.database_on("small", disk.0.path());
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let house = House::with(&database, |c| c.slack = 1).await;
        let acknowledged = fill_free_and_go_on(&house, &Full(disk.0.path().into())).await;
        cluster.crash();
        sqlx::any::install_default_drivers();
        let mut db = <sqlx::AnyConnection as sqlx::Connection>::connect(&database).await.expect("it is back");
        audit(&mut db, &acknowledged).await;
        house.close().await;
    });
}

fn copy_files(from: &Path, to: &Path) {
    for file in std::fs::read_dir(from).expect("a folder").flatten() {
        // The index of the log is in memory only; whoever opens the copy makes it anew.
        if !file.file_name().to_string_lossy().ends_with("-shm") {
            std::fs::copy(file.path(), to.join(file.file_name())).expect("a copy");
        }
    }
}

async fn open(file: &Path) -> sqlx::AnyConnection {
    sqlx::any::install_default_drivers();
    <sqlx::AnyConnection as sqlx::Connection>::connect(&format!("sqlite:{}", file.display())).await.expect("it opens")
}

/// Another program holds the lock for longer than we wait.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lock_of_another_program_is_said_and_survived() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("house.db");
    let house = House::with(&format!("sqlite:{}", file.display()), |c| c.slack = 1).await;
    let keys = house.table(json!({ "game": "merchants", "chairs": ["me", "me"], "me": ["Ilka", "Osk"] })).await;
    let mut me = house.sit(&keys.id, Some(&keys.secrets[0])).await;
    me.until("now").await;
    let mut other = open(&file).await;
    sqlx::Executor::execute(&mut other, "BEGIN EXCLUSIVE").await.expect("the lock");
    let begun = Instant::now();
    let no = me.ask(json!({ "chat": { "id": "a", "text": "hello" } })).await.expect_err("nobody can write");
    assert_eq!(no["kind"], "not-stored");
    assert!(begun.elapsed() < Duration::from_secs(5), "said within five seconds: {:?}", begun.elapsed());
    assert_eq!(house.ask(reqwest::Method::GET, "/healthz", None, None).await.0, 503, "the host is told");
    // Whoever comes now is told at once, however many they are.
    let begun = Instant::now();
    for n in 0..8 {
        me.ask(json!({ "chat": { "id": format!("b{n}"), "text": "hello" } })).await.expect_err("nobody can write");
    }
    assert!(begun.elapsed() < Duration::from_secs(5), "eight were told one after the other: {:?}", begun.elapsed());
    assert!(me.frames.iter().any(|f| f.contains(r#"{"house":{"well":false}}"#)), "so are the players");
    sqlx::Executor::execute(&mut other, "ROLLBACK").await.expect("free again");
    let well = me.until("house").await;
    assert_eq!(well["well"], true);
    me.ask(json!({ "chat": { "id": "a", "text": "hello" } })).await.expect("said");
    house.close().await;
}

/// Somebody deletes the files, or puts others in their place: what is written from then on would go with the program.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_that_is_gone_is_noticed() {
    for gone in ["house.db", "house.db-wal"] {
        let folder = tempfile::tempdir().expect("a folder");
        let house = House::with(&format!("sqlite:{}", folder.path().join("house.db").display()), |c| c.slack = 1).await;
        let keys = house.table(json!({ "game": "merchants", "chairs": ["me", "me"], "me": ["Ilka", "Osk"] })).await;
        let mut me = house.sit(&keys.id, Some(&keys.secrets[0])).await;
        me.until("now").await;
        let (here, aside) = (folder.path().join(gone), folder.path().join("aside"));
        std::fs::rename(&here, &aside).expect("taken away");
        let say = json!({ "chat": { "id": "a", "text": "hello" } });
        let no = me.ask(say.clone()).await.expect_err("nobody else could ever read it");
        assert!(["not-stored", "not-known"].contains(&text(&no["kind"]).as_str()), "{gone}: {no}");
        for _ in 0..40 {
            assert_eq!(house.ask(reqwest::Method::GET, "/healthz", None, None).await.0, 503, "{gone}");
            assert!(!here.exists(), "{gone}: nobody begins another one");
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        std::fs::rename(&aside, &here).expect("put back");
        let begun = Instant::now();
        while me.ask(say.clone()).await.is_err() {
            assert!(begun.elapsed() < Duration::from_secs(15), "{gone}: it goes on when the file is back");
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        house.close().await;
    }
}
