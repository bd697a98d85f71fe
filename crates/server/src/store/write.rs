//! What is written, and the statements that write it. All of them run inside the transaction of a [`super::line::Line`].
use super::Dialect;
use super::columns::spelled;
use super::line::Probe;
use super::names::NameRow;
use super::tables::{ChairRow, TableRow};
use crate::secret::Fingerprint;
use crate::table_id::TableId;
use crate::wire::{Said, Stage};
use sqlx::AnyConnection;
use std::fmt::Write;
use table::{Ended, Seat};

/// Rows in one statement; both databases allow more.
const ROWS: usize = 1000;

/// What one table writes at once: all of it or nothing.
#[derive(Default, Debug)]
pub struct Batch {
    pub log: Vec<LogRow>,
    pub standing: Option<Standing>,
    pub kept: Option<Kept>,
    pub chat: Option<ChatRow>,
    pub heard: Option<HeardRow>,
    /// chairs that are there already, as they are now
    pub chairs: Vec<ChairRow>,
    pub orders: Vec<Order>,
}

impl From<Order> for Batch {
    fn from(order: Order) -> Batch {
        Batch { orders: vec![order], ..Batch::default() }
    }
}

/// What happens seldom. None of them writes over what belongs to another table or person.
#[derive(Clone, Debug)]
pub enum Order {
    /// a new table with its chairs
    Open(TableRow, Vec<ChairRow>),
    /// a table that waits has other settings now, or its game begins
    Change(TableRow),
    /// a game is over, by its rules or otherwise
    End {
        id: TableId,
        ended: Option<Ended>,
    },
    /// what is said at a finished table about playing again, and the table where they do: one only
    Rematch {
        id: TableId,
        wish: String,
        next: Option<TableId>,
    },
    /// what was found when a finished game was looked at again
    Review {
        id: TableId,
        rows: i64,
        review: String,
    },
    /// goes on in a new era; what it goes on from comes with it
    CarryOver(TableRow),
    Name(NameRow),
    Session {
        token: Fingerprint,
        name: String,
        since: i64,
    },
    EndSession {
        token: Fingerprint,
    },
    /// a fact about the house itself, unless it is known
    Fact {
        key: &'static str,
        value: String,
    },
    /// tables that never began and were forgotten
    Sweep {
        before: i64,
    },
}

#[derive(Clone, Debug)]
pub struct LogRow {
    pub table: TableId,
    pub era: i64,
    pub seq: i64,
    pub seat: Seat,
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
    pub table: TableId,
    pub meta: String,
    pub listed: bool,
    pub stage: Stage,
    pub wake: Option<i64>,
    pub last: i64,
}

/// `era` -1: the newest; otherwise the beginning of an era.
#[derive(Clone, Debug)]
pub struct Kept {
    pub table: TableId,
    pub era: i64,
    pub seq: i64,
    pub state: Vec<u8>,
}

#[derive(Clone, Debug)]
pub struct ChatRow {
    pub table: TableId,
    pub n: i64,
    pub who: String,
    pub seat: Option<Seat>,
    pub text: String,
    pub at: i64,
    pub client: Option<String>,
}

/// A question to everybody or an answer to one, by the name that its sender gave it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HeardRow {
    pub table: TableId,
    pub seat: Seat,
    /// which of this seat's
    pub n: i64,
    pub client: String,
    pub said: Said,
}

/// So many of each seat are kept.
pub const HEARD: i64 = 64;

type Done = Result<(), sqlx::Error>;

/// Everything of a group, what is seldom first: a log follows the table that it belongs to.
pub(super) async fn write(db: &mut AnyConnection, dialect: Dialect, probe: &Probe, group: &[&Batch]) -> Done {
    for order in group.iter().flat_map(|b| &b.orders) {
        probe.before(order.name());
        obey(db, order).await?;
        probe.after(order.name());
    }
    for chair in group.iter().flat_map(|b| &b.chairs) {
        probe.before("chair");
        write_chair(db, chair).await?;
        probe.after("chair");
    }
    let log: Vec<&LogRow> = group.iter().flat_map(|b| &b.log).collect();
    for rows in log.chunks(ROWS) {
        probe.before("log");
        write_log(db, dialect, rows).await?;
        probe.after("log");
    }
    let standing: Vec<&Standing> = newest(group.iter().filter_map(|b| b.standing.as_ref()), |s| &s.table);
    if !standing.is_empty() {
        probe.before("standing");
        write_standing(db, dialect, &standing).await?;
        probe.after("standing");
    }
    let kept: Vec<&Kept> = newest(group.iter().filter_map(|b| b.kept.as_ref()), |k| &k.table);
    if !kept.is_empty() {
        probe.before("kept");
        write_kept(db, dialect, &kept).await?;
        probe.after("kept");
    }
    for line in group.iter().filter_map(|b| b.chat.as_ref()) {
        probe.before("chat");
        write_chat(db, line).await?;
        probe.after("chat");
    }
    for heard in group.iter().filter_map(|b| b.heard.as_ref()) {
        probe.before("heard");
        write_heard(db, heard).await?;
        probe.after("heard");
    }
    Ok(())
}

impl Order {
    fn name(&self) -> &'static str {
        match self {
            Order::Open(..) => "open",
            Order::Change(_) => "change",
            Order::End { .. } => "end",
            Order::Rematch { .. } => "rematch",
            Order::Review { .. } => "review",
            Order::CarryOver(_) => "carry-over",
            Order::Name(_) => "name",
            Order::Session { .. } => "session",
            Order::EndSession { .. } => "end-session",
            Order::Fact { .. } => "fact",
            Order::Sweep { .. } => "sweep",
        }
    }
}

/// It had to change one row, and did.
fn one(done: &sqlx::any::AnyQueryResult) -> Done {
    if done.rows_affected() == 1 { Ok(()) } else { Err(sqlx::Error::RowNotFound) }
}

async fn obey(db: &mut AnyConnection, order: &Order) -> Done {
    match order {
        Order::Open(table, chairs) => open(db, table, chairs).await,
        Order::Change(t) => {
            let sql =
                "UPDATE tables SET setting = $2, header = $3, stage = $4, started = $5 WHERE id = $1 AND stage = $6";
            let query = sqlx::query(sql).bind(&*t.id).bind(t.setting.as_str()).bind(t.header.as_deref());
            let query = query.bind(spelled(t.stage)).bind(t.started).bind(spelled(Stage::Waiting));
            one(&query.execute(db).await?)
        }
        Order::End { id, ended } => {
            let sql = "UPDATE tables SET stage = $3, ended = $2 WHERE id = $1 AND stage <> $3";
            let query = sqlx::query(sql).bind(&**id).bind(ended.map(spelled)).bind(spelled(Stage::Over));
            one(&query.execute(db).await?)
        }
        Order::Rematch { id, wish, next } => {
            let sql = "UPDATE tables SET rematch = $2, next_id = $3 WHERE id = $1 AND stage = $4 AND next_id IS NULL";
            let query = sqlx::query(sql).bind(&**id).bind(wish.as_str()).bind(next.as_deref());
            one(&query.bind(spelled(Stage::Over)).execute(db).await?)
        }
        Order::Review { id, rows, review } => {
            let sql = "INSERT INTO reviews (table_id, seq, review) VALUES ($1, $2, $3) \
                       ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, review = excluded.review";
            one(&sqlx::query(sql).bind(&**id).bind(*rows).bind(review.as_str()).execute(db).await?)
        }
        Order::CarryOver(t) => {
            let sql = "UPDATE tables SET era = $2, remark = $3 WHERE id = $1 AND era < $2";
            let query = sqlx::query(sql).bind(&*t.id).bind(t.era).bind(t.remark.map(spelled));
            one(&query.execute(db).await?)
        }
        Order::Name(n) => {
            let sql = "INSERT INTO names (key, name, hash, look) SELECT $1, $2, $3, $1 \
                       WHERE NOT EXISTS (SELECT 1 FROM names WHERE look = $1 OR key = $1 OR key = $4)";
            let query = sqlx::query(sql).bind(n.look.as_str()).bind(n.name.as_str()).bind(n.hash.as_str());
            one(&query.bind(n.name.to_lowercase()).execute(db).await?)
        }
        Order::Session { token, name, since } => {
            let sql = "INSERT INTO sessions (token, name_key, since) VALUES ($1, $2, $3)";
            one(&sqlx::query(sql).bind(token.0.as_str()).bind(name.as_str()).bind(*since).execute(db).await?)
        }
        Order::EndSession { token } => {
            sqlx::query("DELETE FROM sessions WHERE token = $1").bind(token.0.as_str()).execute(db).await.map(|_| ())
        }
        Order::Fact { key, value } => {
            let sql = "INSERT INTO house (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING";
            sqlx::query(sql).bind(*key).bind(value.as_str()).execute(db).await.map(|_| ())
        }
        Order::Sweep { before } => sweep(db, *before).await,
    }
}

async fn open(db: &mut AnyConnection, t: &TableRow, chairs: &[ChairRow]) -> Done {
    let sql = "INSERT INTO tables (id, game, setting, header, stage, host, opened, started, era, remark) \
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)";
    let query = sqlx::query(sql).bind(&*t.id).bind(t.game.as_str()).bind(t.setting.as_str());
    let query = query.bind(t.header.as_deref()).bind(spelled(t.stage)).bind(t.host.0.as_str());
    let query = query.bind(t.opened).bind(t.started).bind(t.era).bind(t.remark.map(spelled));
    one(&query.execute(&mut *db).await?)?;
    for c in chairs {
        let sql = "INSERT INTO chairs (kind, name, bot, secret, account, stand_in, note, plans, webhook, push, resigned, \
                   back_at, used, resigned_after, table_id, seat) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)";
        one(&chair(sql, c).execute(&mut *db).await?)?;
    }
    Ok(())
}

async fn write_chair(db: &mut AnyConnection, c: &ChairRow) -> Done {
    let sql = "UPDATE chairs SET kind = $1, name = $2, bot = $3, secret = $4, account = $5, stand_in = $6, note = $7, \
               plans = $8, webhook = $9, push = $10, resigned = $11, back_at = $12, used = $13, \
               resigned_after = $14 WHERE table_id = $15 AND seat = $16";
    one(&chair(sql, c).execute(db).await?)
}

type Query<'q> = sqlx::query::Query<'q, sqlx::Any, sqlx::any::AnyArguments>;

fn chair<'q>(sql: &'static str, c: &'q ChairRow) -> Query<'q> {
    let c = c.clone();
    let query = sqlx::query(sql).bind(spelled(c.kind)).bind(c.name).bind(c.bot).bind(c.secret).bind(c.account);
    let query = query.bind(i64::from(c.stand_in)).bind(c.note).bind(c.plans).bind(c.webhook).bind(c.push);
    query
        .bind(i64::from(c.resigned))
        .bind(c.back_at)
        .bind(c.used)
        .bind(c.resigned_after)
        .bind(c.table.to_string())
        .bind(number(c.seat))
}

fn number(seat: Seat) -> i64 {
    seat.0.into()
}

async fn sweep(db: &mut AnyConnection, before: i64) -> Done {
    for sql in [
        "DELETE FROM chairs WHERE table_id IN (SELECT id FROM tables WHERE stage = $2 AND opened < $1)",
        "DELETE FROM standing WHERE table_id IN (SELECT id FROM tables WHERE stage = $2 AND opened < $1)",
        "DELETE FROM chat WHERE table_id IN (SELECT id FROM tables WHERE stage = $2 AND opened < $1)",
        "DELETE FROM tables WHERE stage = $2 AND opened < $1",
    ] {
        sqlx::query(sql).bind(before).bind(spelled(Stage::Waiting)).execute(&mut *db).await?;
    }
    Ok(())
}

/// Of several for one table only the last counts, and a statement may name a row once only.
fn newest<'a, T>(all: impl Iterator<Item = &'a T>, key: impl Fn(&T) -> &TableId) -> Vec<&'a T> {
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
        query = query
            .bind(r.table.to_string())
            .bind(r.era)
            .bind(r.seq)
            .bind(number(r.seat))
            .bind(r.at)
            .bind(r.action.clone());
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
        query = query.bind(s.table.to_string()).bind(s.meta.clone()).bind(i64::from(s.listed)).bind(spelled(s.stage));
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

async fn write_heard(db: &mut AnyConnection, h: &HeardRow) -> Done {
    let sql = "INSERT INTO heard (table_id, seat, slot, n, client, said) VALUES ($1, $2, $3, $4, $5, $6) \
               ON CONFLICT (table_id, seat, slot) DO UPDATE SET n = excluded.n, client = excluded.client, said = excluded.said";
    let query = sqlx::query(sql).bind(h.table.to_string()).bind(number(h.seat)).bind(h.n % HEARD).bind(h.n);
    one(&query.bind(h.client.clone()).bind(h.said.to_string()).execute(db).await?)
}

async fn write_chat(db: &mut AnyConnection, c: &ChatRow) -> Result<(), sqlx::Error> {
    let sql = "INSERT INTO chat (table_id, n, who, seat, text, at, client) VALUES ($1, $2, $3, $4, $5, $6, $7)";
    let query = sqlx::query(sql).bind(c.table.to_string()).bind(c.n).bind(c.who.clone()).bind(c.seat.map(number));
    query.bind(c.text.clone()).bind(c.at).bind(c.client.clone()).execute(db).await.map(|_| ())
}
