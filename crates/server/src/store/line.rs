//! The one line over which everything is written. It knows what is on the disk, also after a fault.
//!
//! - A commit is ours to begin and to end: `BEGIN` fails inside a transaction, `COMMIT` outside of one, so that neither can
//!   pass for the other. Whoever counts transactions in the program instead believes in one that the database has long
//!   taken back.
//! - Each commit is numbered, in the database itself. The number is ours only (`token`), so that another house which has
//!   taken the database over cannot be written into; and it tells, after a line was lost in the middle of a commit,
//!   whether that commit happened.
//! - After a commit a second connection looks for the number: what others cannot see is not committed.
//! - The files must still be those that were opened: what is written into a file that somebody has deleted is gone with us.
//! - After any error both connections are thrown away.
use super::write::{Batch, write};
use super::{Dialect, Door, FileId};
use sqlx::{AnyConnection, Connection, Executor, Row};
use std::sync::Arc;
use std::time::Duration;

/// A commit that takes longer has failed; players are told within five seconds.
const WRITE_WITHIN: Duration = Duration::from_millis(2500);
/// To find out what became of a commit whose line was lost.
const SETTLE_WITHIN: Duration = Duration::from_millis(1200);

/// A test hears of every statement before (`false`) and after it (`true`), and may break something meanwhile.
#[derive(Clone, Default)]
pub struct Probe(pub Option<Arc<dyn Fn(&'static str, bool) + Send + Sync>>);

impl Probe {
    pub(super) fn before(&self, what: &'static str) {
        self.hear(what, false);
    }
    pub(super) fn after(&self, what: &'static str) {
        self.hear(what, true);
    }
    fn hear(&self, what: &'static str, after: bool) {
        if let Some(heard) = &self.0 {
            heard(what, after);
        }
    }
}

/// How a commit did not happen.
#[derive(Debug, thiserror::Error)]
pub(super) enum Trouble {
    /// what was to be written cannot be: others can
    #[error("{0}")]
    Refused(sqlx::Error),
    /// nothing of it was written
    #[error("{0}")]
    Failed(sqlx::Error),
    /// nobody can say yet
    #[error("{0}; whether it was written is not known")]
    Unknown(sqlx::Error),
    #[error("another house has taken this database")]
    Taken,
}

pub(super) struct Line {
    door: Door,
    token: String,
    /// the number of the last commit
    number: u64,
    /// the files that were opened, if it is files: it goes on with these or not at all
    files: Vec<FileId>,
    open: Option<Open>,
}

struct Open {
    db: AnyConnection,
    witness: AnyConnection,
}

impl Line {
    /// Takes the database: whoever wrote to it before no longer can.
    pub async fn take(door: Door) -> Result<Line, sqlx::Error> {
        let mut line = Line { door, token: crate::secret::fresh(), number: 0, files: vec![], open: None };
        let mut open = connect(&line.door).await?;
        open.db.execute(begin(line.door.dialect)).await?;
        let sql = "UPDATE house SET value = $1 WHERE key = 'writer'";
        sqlx::query(sql).bind(line.mark(0)).execute(&mut open.db).await?;
        open.db.execute("COMMIT").await?;
        line.files = line.door.files();
        line.open = Some(open);
        Ok(line)
    }
    fn mark(&self, number: u64) -> String {
        format!("{} {number}", self.token)
    }
    /// Writes all of it in one commit, or nothing.
    pub async fn write(&mut self, batches: &[&Batch], clock: u64) -> Result<(), Trouble> {
        let mut open = match self.open.take() {
            Some(open) => open,
            None => self.again().await?,
        };
        let mut committing = false;
        let marks = (self.mark(self.number), self.mark(self.number + 1));
        let work = transaction(&self.door, &self.files, &mut open, marks, batches, clock, &mut committing);
        let late = |_| sqlx::Error::Io(std::io::Error::new(std::io::ErrorKind::TimedOut, "the database took too long"));
        let done = match tokio::time::timeout(WRITE_WITHIN * self.door.slack, work).await.map_err(late) {
            Ok(done) => done,
            Err(late) => Err(Trouble::Failed(late)),
        };
        match done {
            Ok(()) => {
                self.number += 1;
                self.open = Some(open);
                Ok(())
            }
            // The connections go, and with them whatever they thought they were in.
            Err(Trouble::Failed(why)) if committing => {
                drop(open);
                self.settle(why).await
            }
            Err(trouble) => Err(trouble),
        }
    }
    /// A line was lost in the middle of a commit: did it happen?
    async fn settle(&mut self, why: sqlx::Error) -> Result<(), Trouble> {
        let before = self.number;
        let again = tokio::time::timeout(SETTLE_WITHIN * self.door.slack, self.again()).await;
        match again {
            Ok(Ok(open)) => {
                self.open = Some(open);
                if self.number > before { Ok(()) } else { Err(Trouble::Failed(why)) }
            }
            Ok(Err(Trouble::Taken)) => Err(Trouble::Taken),
            _ => Err(Trouble::Unknown(why)),
        }
    }
    /// New connections, and what became of the last commit. Whatever an old connection had begun holds the lock that we
    /// take here, so that afterwards it is decided.
    async fn again(&mut self) -> Result<Open, Trouble> {
        let door = &self.door;
        // What is committed but not yet in its place would be lost with a log that is not ours.
        if door.files() != self.files {
            return Err(Trouble::Failed(vanished()));
        }
        let work = async {
            let mut open = connect(door).await?;
            open.db.execute(begin(door.dialect)).await?;
            open.db.execute("UPDATE house SET value = value WHERE key = 'writer'").await?;
            let found = number_on_disk(&mut open.db).await?;
            open.db.execute("COMMIT").await?;
            Ok((open, found))
        };
        let late = |_| sqlx::Error::PoolTimedOut;
        let (open, found) = tokio::time::timeout(WRITE_WITHIN * door.slack, work)
            .await
            .map_err(late)
            .flatten()
            .map_err(Trouble::Failed)?;
        self.number = match found {
            found if found == self.mark(self.number) => self.number,
            found if found == self.mark(self.number + 1) => self.number + 1,
            _ => return Err(Trouble::Taken),
        };
        Ok(open)
    }
    pub async fn close(self) {
        if let Some(open) = self.open {
            let _ = open.db.close().await;
            let _ = open.witness.close().await;
        }
    }
}

fn begin(dialect: Dialect) -> &'static str {
    match dialect {
        // Whoever waits for the lock waits here, with nothing written yet.
        Dialect::Sqlite => "BEGIN IMMEDIATE",
        Dialect::Postgres => "BEGIN",
    }
}

async fn connect(door: &Door) -> Result<Open, sqlx::Error> {
    Ok(Open { db: door.connect().await?, witness: door.connect().await? })
}

/// From the number that is to the next.
async fn transaction(
    door: &Door,
    files: &[FileId],
    open: &mut Open,
    (is, next): (String, String),
    batches: &[&Batch],
    clock: u64,
    committing: &mut bool,
) -> Result<(), Trouble> {
    let (probe, db) = (&door.probe, &mut open.db);
    if door.files() != files {
        return Err(Trouble::Failed(vanished()));
    }
    probe.before("begin");
    db.execute(begin(door.dialect)).await.map_err(Trouble::Failed)?;
    probe.after("begin");
    probe.before("number");
    let sql = "UPDATE house SET value = $1 WHERE key = 'writer' AND value = $2";
    let numbered = sqlx::query(sql).bind(next.as_str()).bind(is).execute(&mut *db).await;
    if numbered.map_err(Trouble::Failed)?.rows_affected() != 1 {
        return Err(Trouble::Taken);
    }
    probe.after("number");
    if batches.is_empty() {
        trial(db).await.map_err(Trouble::Failed)?;
    }
    write(db, door.dialect, probe, batches).await.map_err(because)?;
    probe.before("clock");
    let sql = "UPDATE house SET value = $1 WHERE key = 'clock'";
    sqlx::query(sql).bind(clock.to_string()).execute(&mut *db).await.map_err(Trouble::Failed)?;
    probe.after("clock");
    *committing = true;
    probe.before("commit");
    db.execute("COMMIT").await.map_err(Trouble::Failed)?;
    probe.after("commit");
    probe.before("witness");
    let seen = number_on_disk(&mut open.witness).await.map_err(Trouble::Failed)?;
    probe.after("witness");
    if seen != next {
        let why = "the commit was acknowledged, but nobody else can see it";
        return Err(Trouble::Failed(sqlx::Error::Protocol(why.into())));
    }
    if door.files() != files {
        return Err(Trouble::Failed(vanished()));
    }
    Ok(())
}

fn vanished() -> sqlx::Error {
    sqlx::Error::Protocol("the file of the database is gone, or is another one".into())
}

/// When there is nothing to write: could there be? Tables that another program has locked are found so.
async fn trial(db: &mut AnyConnection) -> Result<(), sqlx::Error> {
    for statement in [
        "SAVEPOINT trial",
        "INSERT INTO log (table_id, era, seq, seat, at, action, forced, hash, rules) VALUES ('', 0, 0, 0, 0, '', 0, '', '')",
        "INSERT INTO standing (table_id, meta, listed, stage, last) VALUES ('', '', 0, '', 0)",
        "INSERT INTO chat (table_id, n, who, text, at) VALUES ('', 0, '', '', 0)",
        "UPDATE chairs SET note = note WHERE table_id = ''",
        "UPDATE tables SET stage = stage WHERE id = ''",
        "DELETE FROM kept WHERE table_id = ''",
        "DELETE FROM sessions WHERE token = ''",
        "UPDATE names SET look = look WHERE key = ''",
        "ROLLBACK TO SAVEPOINT trial",
        "RELEASE SAVEPOINT trial",
    ] {
        db.execute(statement).await?;
    }
    Ok(())
}

async fn number_on_disk(db: &mut AnyConnection) -> Result<String, sqlx::Error> {
    let row = sqlx::query("SELECT value FROM house WHERE key = 'writer'").fetch_one(db).await?;
    Ok(row.get(0))
}

/// Is it what was to be written, or the database?
fn because(why: sqlx::Error) -> Trouble {
    let data = match &why {
        // A statement that had to change exactly one row did not.
        sqlx::Error::RowNotFound => true,
        sqlx::Error::Database(e) => e.code().is_some_and(|code| is_about_data(&code)),
        _ => false,
    };
    if data { Trouble::Refused(why) } else { Trouble::Failed(why) }
}

/// SQLite: too big, constraint, mismatch, in the lowest byte of a number. PostgreSQL: data, integrity, raised by a trigger.
fn is_about_data(code: &str) -> bool {
    match code.parse::<u32>() {
        Ok(number) if code.len() < 5 => [18, 19, 20].contains(&(number & 0xff)),
        _ => ["22", "23", "P0"].iter().any(|class| code.starts_with(class)),
    }
}
