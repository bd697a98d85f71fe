//! What lies on the disk: SQLite by default, PostgreSQL by address, the same statements for both.
mod names;
mod schema;
mod tables;
mod writer;

pub use schema::Dialect;
pub use tables::{ChairRow, Found, TableRow};
pub use writer::{Batch, ChatRow, Kept, LogRow, NotStored, Standing, Writer};

use prometheus_client::metrics::counter::Counter;
use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyPool, Executor, Row};
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
}

const TIDY_EVERY: Duration = Duration::from_millis(500);

#[derive(Clone, Debug)]
pub struct Store {
    /// one connection: writes stand in line
    write: AnyPool,
    read: AnyPool,
    dialect: Dialect,
    pub writer: Writer,
}

impl Store {
    pub async fn open(url: &str, commits: Counter) -> Result<Store, StoreError> {
        sqlx::any::install_default_drivers();
        let (dialect, url) = match url.split_once(':') {
            Some(("sqlite", path)) => (Dialect::Sqlite, format!("sqlite:{path}?mode=rwc")),
            Some(("postgres" | "postgresql", _)) => (Dialect::Postgres, url.to_string()),
            _ => return Err(StoreError::Kind(url.into())),
        };
        let options = AnyConnectOptions::from_str(&url)?;
        let write = pool(dialect, 1).connect_with(options.clone()).await?;
        schema::migrate(&mut *write.acquire().await?, dialect).await?;
        let read = pool(dialect, 6).connect_with(options).await?;
        let clock: String = sqlx::query("SELECT value FROM house WHERE key = 'clock'").fetch_one(&read).await?.get(0);
        let clock = Arc::new(AtomicU64::new(clock.parse().unwrap_or(0)));
        let writer = Writer::start(write.clone(), dialect, clock, commits.clone());
        if dialect == Dialect::Sqlite {
            tokio::spawn(tidy(read.clone(), commits));
        }
        Ok(Store { write, read, dialect, writer })
    }
    pub fn dialect(&self) -> Dialect {
        self.dialect
    }
    /// Is it there and does it answer?
    pub async fn healthy(&self) -> bool {
        sqlx::query("SELECT 1").execute(&self.read).await.is_ok()
    }
    pub async fn close(&self) {
        self.write.close().await;
        self.read.close().await;
    }
    /// A fact about the house itself.
    pub async fn fact(&self, key: &str) -> Result<Option<String>, StoreError> {
        let found = sqlx::query("SELECT value FROM house WHERE key = $1").bind(key).fetch_optional(&self.read).await?;
        Ok(found.map(|row| row.get(0)))
    }
    /// Remembers a fact, unless there is one already.
    pub async fn learn(&self, key: &str, value: &str) -> Result<(), StoreError> {
        let sql = "INSERT INTO house (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING";
        sqlx::query(sql).bind(key).bind(value).execute(&self.write).await?;
        Ok(())
    }
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

fn pool(dialect: Dialect, connections: u32) -> AnyPoolOptions {
    let options = AnyPoolOptions::new().max_connections(connections).acquire_timeout(Duration::from_secs(20));
    options.after_connect(move |db, _| {
        Box::pin(async move {
            if dialect == Dialect::Sqlite {
                // FULL: a commit is on the disk before it is acknowledged.
                db.execute("PRAGMA journal_mode = WAL").await?;
                db.execute("PRAGMA synchronous = FULL").await?;
                db.execute("PRAGMA busy_timeout = 10000").await?;
                // Whoever commits would have to wait for it: `tidy` does it aside, this is only for when it cannot keep up.
                db.execute("PRAGMA wal_autocheckpoint = 16000").await?;
                // Otherwise every statement of many rows makes a file of its own, to be able to take itself back.
                db.execute("PRAGMA temp_store = MEMORY").await?;
            }
            Ok(())
        })
    })
}
