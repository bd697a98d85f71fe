//! One house per database: a second one on the same is refused when it starts.
//!
//! SQLite: a lock on the file itself, by whatever name it is reached, which goes with the process, however it ends (`flock`,
//! which the locks of SQLite know nothing of). PostgreSQL: an advisory lock
//! of a connection that is kept for it. Should that connection be lost, the numbers of commits still tell two houses apart
//! ([`super::line`]).
use super::{Dialect, Door, StoreError};
use sqlx::{AnyConnection, Connection, Row};
use std::fs::{File, TryLockError};
use std::path::Path;
use std::time::{Duration, Instant};

/// A house that was killed a moment ago may still hold it.
const PATIENCE: Duration = Duration::from_secs(5);
const LOOK_EVERY: Duration = Duration::from_millis(200);
/// "caravan", as a number.
const LOCK: i64 = 0x63_61_72_61_76_61_6e;

/// Holds the database for as long as it lives.
#[derive(Debug)]
pub(super) enum Guard {
    File {
        #[expect(dead_code, reason = "the lock goes with it")]
        file: File,
    },
    Line(tokio::task::JoinHandle<()>),
}

impl Guard {
    pub async fn take(door: &Door, file: Option<&Path>) -> Result<Guard, StoreError> {
        let begun = Instant::now();
        loop {
            let taken = match (door.dialect, file) {
                (Dialect::Sqlite, Some(path)) => lock_file(path)?.map(|file| Guard::File { file }),
                (Dialect::Sqlite, None) => return Err(StoreError::Damaged("a database without a file".into())),
                (Dialect::Postgres, _) => {
                    let line = advisory(door).await?;
                    line.map(|line| Guard::Line(tokio::spawn(hold(door.clone(), line))))
                }
            };
            if let Some(guard) = taken {
                return Ok(guard);
            }
            if begun.elapsed() > PATIENCE {
                return Err(StoreError::InUse);
            }
            tokio::time::sleep(LOOK_EVERY).await;
        }
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        if let Guard::Line(holder) = self {
            holder.abort();
        }
    }
}

/// `None`: somebody else has it. The file stays open for as long as SQLite uses it: to close it would take SQLite's own locks
/// away.
fn lock_file(database: &Path) -> Result<Option<File>, StoreError> {
    let cannot = |e| StoreError::Damaged(format!("{}: {e}", database.display()));
    let mut how = File::options();
    how.create(true).truncate(false).read(true).write(true);
    // It holds the seeds of games that are being played: nobody else on the machine reads it. What SQLite lays beside it is as
    // closed as the file itself.
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut how, 0o600);
    let file = how.open(database).map_err(cannot)?;
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(TryLockError::WouldBlock) => Ok(None),
        Err(TryLockError::Error(e)) => Err(cannot(e)),
    }
}

async fn advisory(door: &Door) -> Result<Option<AnyConnection>, sqlx::Error> {
    let mut db = door.connect().await?;
    // Spelled as a number, since one driver knows no boolean.
    let sql = "SELECT CASE WHEN pg_try_advisory_lock($1) THEN 1 ELSE 0 END";
    let got: i32 = sqlx::query(sql).bind(LOCK).fetch_one(&mut db).await?.get(0);
    Ok((got == 1).then_some(db))
}

/// A database that was restarted has forgotten its locks.
async fn hold(door: Door, mut line: AnyConnection) {
    loop {
        tokio::time::sleep(Duration::from_secs(2)).await;
        if line.ping().await.is_ok() {
            continue;
        }
        loop {
            match advisory(&door).await {
                Ok(Some(again)) => break line = again,
                Ok(None) => tracing::error!("another house has taken this database"),
                Err(_) => {}
            }
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    }
}
