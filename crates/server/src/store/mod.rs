//! What lies on the disk: SQLite by default, PostgreSQL by address, the same statements for both.
//!
//! - Everything is written by one [`Writer`] over one [`line`], which knows what is on the disk.
//! - [`Store`] reads; no question takes longer than [`READ_WITHIN`].
//! - [`guard`]: one house per database.
mod columns;
mod guard;
mod line;
mod names;
mod schema;
mod tables;
mod write;
mod writer;

pub use line::Probe;
pub use names::NameRow;
pub use schema::Dialect;
pub use tables::{CHAT_PAGE, ChairRow, Found, Sitter, TableRow};
pub use write::{Batch, ChatRow, HEARD, HeardRow, Kept, LogRow, Order, Standing};
pub use writer::{Health, NotStored, Writer};

use crate::database_url::without_password;
use guard::Guard;
use line::Line;
use prometheus_client::metrics::counter::Counter;
use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyConnection, AnyPool, Connection, Executor, Row};
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

/// The database did not answer as it should. Why is in the log of the program.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    #[error("the database `{0}` is neither sqlite: nor postgres:")]
    Kind(String),
    #[error("the database: {0}")]
    Sql(#[from] sqlx::Error),
    #[error("the database: {0}")]
    Damaged(String),
    #[error("the database did not answer in time")]
    Late,
    #[error(transparent)]
    NotStored(#[from] NotStored),
    #[error(
        "another house runs on this database; one database serves one house (stop the other, or give this one a \
         database of its own with --data or --database)"
    )]
    InUse,
    #[error(
        "this database was written by a newer version of the program (schema {found}, this one knows {known}): start that \
         version, or restore the backup from before the upgrade"
    )]
    Newer { found: usize, known: usize },
}

const TIDY_EVERY: Duration = Duration::from_millis(500);
/// Whoever asks is told within five seconds that nobody answers.
const READ_WITHIN: Duration = Duration::from_millis(3500);

/// How to reach the database.
#[derive(Clone)]
struct Door {
    options: AnyConnectOptions,
    dialect: Dialect,
    probe: Probe,
    /// how many times longer than usual everything may take
    slack: u32,
    /// where SQLite keeps it
    file: Option<PathBuf>,
}

/// Which file it is, whatever it is called: device and number. `None`: there is none.
type FileId = Option<(u64, u64)>;

impl Door {
    async fn connect(&self) -> Result<AnyConnection, sqlx::Error> {
        let mut db = AnyConnection::connect_with(&self.options).await?;
        prepare(&mut db, self.dialect, self.slack).await?;
        Ok(db)
    }
    /// The files behind the names: of the database, and of what is committed but not yet in it.
    fn files(&self) -> Vec<FileId> {
        let Some(file) = &self.file else { return vec![] };
        let mut log = file.clone().into_os_string();
        log.push("-wal");
        let id = |path: &Path| path.metadata().ok().map(|file| (file.dev(), file.ino()));
        vec![id(file), id(Path::new(&log))]
    }
}

#[derive(Clone)]
pub struct Store {
    read: AnyPool,
    dialect: Dialect,
    slack: u32,
    pub writer: Writer,
    guard: Arc<std::sync::Mutex<Option<Guard>>>,
    /// Does nothing, for as long as the house is open: when the last connection ends, SQLite removes its log.
    anchor: Arc<tokio::sync::Mutex<Option<AnyConnection>>>,
}

impl Store {
    pub async fn open(url: &str, probe: Probe, commits: Counter, slack: u32) -> Result<Store, StoreError> {
        sqlx::any::install_default_drivers();
        let (dialect, file) = match url.split_once(':') {
            Some(("sqlite", path)) => (Dialect::Sqlite, Some(file_of(path))),
            Some(("postgres" | "postgresql", _)) => (Dialect::Postgres, None),
            _ => return Err(StoreError::Kind(without_password(url))),
        };
        // Made once, never again: a file that vanished is a fault, not an empty house.
        let (first, later) = match dialect {
            Dialect::Sqlite => (format!("{url}?mode=rwc"), format!("{url}?mode=rw")),
            Dialect::Postgres => (url.to_string(), url.to_string()),
        };
        let options = AnyConnectOptions::from_str(&first)?;
        let door = Door { options, dialect, probe: Probe::default(), slack, file };
        let guard = Guard::take(&door, door.file.as_deref()).await?;
        let mut db = door.connect().await?;
        schema::migrate(&mut db, dialect).await?;
        db.close().await?;
        let door = Door { options: AnyConnectOptions::from_str(&later)?, probe, ..door };
        let anchor = door.connect().await?;
        let line = Line::take(door.clone()).await?;
        let read = pool(dialect, slack).connect_with(door.options).await?;
        let clock: String = sqlx::query("SELECT value FROM house WHERE key = 'clock'").fetch_one(&read).await?.get(0);
        let clock = Arc::new(AtomicU64::new(clock.parse().unwrap_or(0)));
        let writer = Writer::start(line, clock, commits.clone());
        if dialect == Dialect::Sqlite {
            tokio::spawn(tidy(read.clone(), commits));
        }
        let (guard, anchor) = (Arc::new(Some(guard).into()), Arc::new(Some(anchor).into()));
        Ok(Store { read, dialect, slack, writer, guard, anchor })
    }
    pub fn dialect(&self) -> Dialect {
        self.dialect
    }
    /// Asks, but not for ever.
    async fn asked<T, E>(&self, question: impl Future<Output = Result<T, E>>) -> Result<T, StoreError>
    where
        StoreError: From<E>,
    {
        Ok(tokio::time::timeout(READ_WITHIN * self.slack, question).await.map_err(|_| StoreError::Late)??)
    }
    /// Another house may have it from here on.
    pub async fn close(&self) {
        drop(tokio::time::timeout(READ_WITHIN * self.slack, self.read.close()).await);
        if let Some(anchor) = self.anchor.lock().await.take() {
            drop(tokio::time::timeout(READ_WITHIN * self.slack, anchor.close()).await);
        }
        self.guard.lock().unwrap_or_else(std::sync::PoisonError::into_inner).take();
    }
    /// A fact about the house itself.
    pub async fn fact(&self, key: &str) -> Result<Option<String>, StoreError> {
        let sql = "SELECT value FROM house WHERE key = $1";
        let found = self.asked(sqlx::query(sql).bind(key).fetch_optional(&self.read)).await?;
        Ok(found.map(|row| row.get(0)))
    }
    /// Remembers a fact, unless there is one already.
    pub async fn learn(&self, key: &'static str, value: &str) -> Result<(), StoreError> {
        Ok(self.writer.commit(Order::Fact { key, value: value.into() }).await?)
    }
}

/// The file behind `sqlite:PATH`.
fn file_of(path: &str) -> PathBuf {
    let path = path.strip_prefix("//").unwrap_or(path);
    Path::new(path.split('?').next().unwrap_or(path)).to_path_buf()
}

/// Brings what was committed from SQLite's log to its place in the file, while others write on.
async fn tidy(pool: AnyPool, commits: Counter) {
    let mut pause = tokio::time::interval(TIDY_EVERY);
    let mut seen = 0;
    while !pool.is_closed() {
        pause.tick().await;
        let now = commits.get();
        if now != seen && sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&pool).await.is_ok() {
            seen = now;
        }
    }
}

fn pool(dialect: Dialect, slack: u32) -> AnyPoolOptions {
    let options = AnyPoolOptions::new().max_connections(6).acquire_timeout(Duration::from_secs(3) * slack);
    options.after_connect(move |db, _| Box::pin(prepare(db, dialect, slack)))
}

/// How a connection behaves.
async fn prepare(db: &mut AnyConnection, dialect: Dialect, slack: u32) -> Result<(), sqlx::Error> {
    let limits = match dialect {
        // Others may hold the lock for a moment; whoever waits for us is told within five seconds.
        Dialect::Sqlite => vec![format!("PRAGMA busy_timeout = {}", 2000 * slack)],
        Dialect::Postgres => {
            vec![format!("SET statement_timeout = {}", 2400 * slack), format!("SET lock_timeout = {}", 2000 * slack)]
        }
    };
    for limit in limits {
        db.execute(sqlx::AssertSqlSafe(limit)).await?;
    }
    let settings: &[&'static str] = match dialect {
        Dialect::Sqlite => &[
            "PRAGMA journal_mode = WAL",
            // FULL: a commit is on the disk before it is acknowledged.
            "PRAGMA synchronous = FULL",
            // Whoever commits would have to wait for it: `tidy` does it aside, this is only for when it cannot keep up.
            "PRAGMA wal_autocheckpoint = 16000",
            // Otherwise every statement of many rows makes a file of its own, to be able to take itself back.
            "PRAGMA temp_store = MEMORY",
        ],
        Dialect::Postgres => &[
            "SET idle_in_transaction_session_timeout = '10s'",
            // A cluster may be set to acknowledge what is not on the disk yet.
            "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'",
        ],
    };
    for setting in settings {
        db.execute(*setting).await?;
    }
    Ok(())
}
