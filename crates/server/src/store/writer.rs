//! Group commit: what many tables want written at the same moment goes to the disk together, in the order in which it came.
use super::Dialect;
use sqlx::{AnyConnection, AnyPool, Connection};
use std::fmt::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::sync::{mpsc, oneshot};

/// What one table writes at once: all of it or nothing.
#[derive(Default, Debug)]
pub struct Batch {
    pub log: Vec<LogRow>,
    pub standing: Option<Standing>,
    pub kept: Option<Kept>,
    pub chat: Option<ChatRow>,
}

#[derive(Clone, Debug)]
pub struct LogRow {
    pub table: Arc<str>,
    pub era: i64,
    pub seq: i64,
    pub seat: i64,
    pub at: i64,
    pub action: String,
    pub forced: bool,
    pub hash: String,
    pub client: Option<String>,
    pub rules: &'static str,
}

/// What lists of tables show, and when the table needs somebody.
#[derive(Clone, Debug)]
pub struct Standing {
    pub table: Arc<str>,
    pub meta: String,
    pub listed: bool,
    pub stage: &'static str,
    pub wake: Option<i64>,
    pub last: i64,
}

/// `era` -1: the newest; otherwise the beginning of an era.
#[derive(Clone, Debug)]
pub struct Kept {
    pub table: Arc<str>,
    pub era: i64,
    pub seq: i64,
    pub state: Vec<u8>,
}

#[derive(Clone, Debug)]
pub struct ChatRow {
    pub table: Arc<str>,
    pub n: i64,
    pub who: String,
    pub seat: Option<i64>,
    pub text: String,
    pub at: i64,
    pub client: Option<String>,
}

/// It could not be written. Why is in the log of the program.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("the database did not take it")]
pub struct NotStored;

type Waiting = (Batch, oneshot::Sender<Result<(), NotStored>>);

/// Rows in one statement; both databases allow more.
const ROWS: usize = 1000;
const BATCHES: usize = 1000;

#[derive(Clone, Debug)]
pub struct Writer {
    queue: mpsc::Sender<Waiting>,
    clock: Arc<AtomicU64>,
}

impl Writer {
    /// `clock`: the house's clock, written with everything else so that it never falls behind a stored action.
    pub fn start(
        pool: AnyPool,
        dialect: Dialect,
        clock: Arc<AtomicU64>,
        commits: prometheus_client::metrics::counter::Counter,
    ) -> Writer {
        let (queue, mut waiting) = mpsc::channel::<Waiting>(BATCHES);
        let time = clock.clone();
        tokio::spawn(async move {
            let mut group = Vec::with_capacity(BATCHES);
            while waiting.recv_many(&mut group, BATCHES).await > 0 {
                let done = write_all(&pool, dialect, &group, time.load(Ordering::Relaxed)).await;
                commits.inc();
                match done {
                    Ok(()) => group.drain(..).for_each(|(_, answer)| answered(answer, Ok(()))),
                    Err(e) => {
                        // One that cannot be written must not take the others with it.
                        tracing::error!("a commit of {} failed: {e}", group.len());
                        for (batch, answer) in group.drain(..) {
                            let alone = [(batch, answer)];
                            let done = write_all(&pool, dialect, &alone, time.load(Ordering::Relaxed)).await;
                            let [(_, answer)] = alone;
                            answered(answer, done);
                        }
                    }
                }
            }
        });
        Writer { queue, clock }
    }
    /// Returns when it is on the disk.
    pub async fn commit(&self, batch: Batch) -> Result<(), NotStored> {
        let (answer, done) = oneshot::channel();
        self.queue.send((batch, answer)).await.map_err(|_| NotStored)?;
        done.await.map_err(|_| NotStored)?
    }
    pub fn clock(&self) -> &AtomicU64 {
        &self.clock
    }
}

/// Whoever asked may be gone.
fn answered(answer: oneshot::Sender<Result<(), NotStored>>, done: Result<(), sqlx::Error>) {
    let _ = answer.send(done.map_err(|e| {
        tracing::error!("a commit failed: {e}");
        NotStored
    }));
}

async fn write_all(pool: &AnyPool, dialect: Dialect, group: &[Waiting], clock: u64) -> Result<(), sqlx::Error> {
    let mut connection = pool.acquire().await?;
    let mut all = connection.begin().await?;
    let log: Vec<&LogRow> = group.iter().flat_map(|(b, _)| &b.log).collect();
    for rows in log.chunks(ROWS) {
        write_log(&mut all, dialect, rows).await?;
    }
    let standing: Vec<&Standing> = newest(group.iter().filter_map(|(b, _)| b.standing.as_ref()), |s| &s.table);
    if !standing.is_empty() {
        write_standing(&mut all, dialect, &standing).await?;
    }
    let kept: Vec<&Kept> = newest(group.iter().filter_map(|(b, _)| b.kept.as_ref()), |k| &k.table);
    if !kept.is_empty() {
        write_kept(&mut all, dialect, &kept).await?;
    }
    for line in group.iter().filter_map(|(b, _)| b.chat.as_ref()) {
        write_chat(&mut all, line).await?;
    }
    sqlx::query("UPDATE house SET value = $1 WHERE key = 'clock'").bind(clock.to_string()).execute(&mut *all).await?;
    all.commit().await
}

/// Of several for one table only the last counts, and a statement may name a row once only.
fn newest<'a, T>(all: impl Iterator<Item = &'a T>, key: impl Fn(&T) -> &Arc<str>) -> Vec<&'a T> {
    let mut last: Vec<&T> = vec![];
    for one in all {
        last.retain(|other| key(other) != key(one));
        last.push(one);
    }
    last
}

async fn write_log(db: &mut AnyConnection, dialect: Dialect, rows: &[&LogRow]) -> Result<(), sqlx::Error> {
    let sql = many(
        dialect,
        "INSERT INTO log (table_id, era, seq, seat, at, action, forced, hash, client, rules) VALUES ",
        rows.len(),
        10,
        "",
    );
    let mut query = sqlx::query(sql).persistent(false);
    for r in rows {
        query = query.bind(r.table.to_string()).bind(r.era).bind(r.seq).bind(r.seat).bind(r.at).bind(r.action.clone());
        query = query.bind(i64::from(r.forced)).bind(r.hash.clone()).bind(r.client.clone()).bind(r.rules);
    }
    query.execute(db).await.map(|_| ())
}

async fn write_standing(db: &mut AnyConnection, dialect: Dialect, rows: &[&Standing]) -> Result<(), sqlx::Error> {
    let sql = many(
        dialect,
        "INSERT INTO standing (table_id, meta, listed, stage, wake, last) VALUES ",
        rows.len(),
        6,
        " ON CONFLICT (table_id) DO UPDATE SET meta = excluded.meta, listed = excluded.listed, stage = excluded.stage, \
         wake = excluded.wake, last = excluded.last",
    );
    let mut query = sqlx::query(sql).persistent(false);
    for s in rows {
        query = query.bind(s.table.to_string()).bind(s.meta.clone()).bind(i64::from(s.listed)).bind(s.stage);
        query = query.bind(s.wake).bind(s.last);
    }
    query.execute(db).await.map(|_| ())
}

async fn write_kept(db: &mut AnyConnection, dialect: Dialect, rows: &[&Kept]) -> Result<(), sqlx::Error> {
    let sql = many(
        dialect,
        "INSERT INTO kept (table_id, era, seq, state) VALUES ",
        rows.len(),
        4,
        " ON CONFLICT (table_id, era) DO UPDATE SET seq = excluded.seq, state = excluded.state",
    );
    let mut query = sqlx::query(sql).persistent(false);
    for k in rows {
        query = query.bind(k.table.to_string()).bind(k.era).bind(k.seq).bind(k.state.clone());
    }
    query.execute(db).await.map(|_| ())
}

/// A statement for so many rows, its places marked as the database reads them. Its text is ours alone.
fn many(dialect: Dialect, head: &str, rows: usize, columns: usize, tail: &str) -> sqlx::AssertSqlSafe<String> {
    let mut sql = head.to_string();
    for row in 0..rows {
        sql.push_str(if row == 0 { "(" } else { ", (" });
        for column in 1..=columns {
            let comma = if column == 1 { "" } else { ", " };
            let _ = match dialect {
                // Numbered places are names to SQLite, and it compares each with all others.
                Dialect::Sqlite => write!(sql, "{comma}?"),
                Dialect::Postgres => write!(sql, "{comma}${}", row * columns + column),
            };
        }
        sql.push(')');
    }
    sql.push_str(tail);
    sqlx::AssertSqlSafe(sql)
}

async fn write_chat(db: &mut AnyConnection, c: &ChatRow) -> Result<(), sqlx::Error> {
    let sql = "INSERT INTO chat (table_id, n, who, seat, text, at, client) VALUES ($1, $2, $3, $4, $5, $6, $7)";
    let query = sqlx::query(sql).bind(c.table.to_string()).bind(c.n).bind(c.who.clone()).bind(c.seat);
    query.bind(c.text.clone()).bind(c.at).bind(c.client.clone()).execute(db).await.map(|_| ())
}

/// One row of a log, inside somebody else's transaction.
pub(super) async fn write_one(db: &mut AnyConnection, dialect: Dialect, row: &LogRow) -> Result<(), sqlx::Error> {
    write_log(db, dialect, &[row]).await
}
