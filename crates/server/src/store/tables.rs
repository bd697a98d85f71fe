//! Tables, chairs, logs.
use super::{Store, StoreError};
use serde_json::Value;
use sqlx::Row as _;
use sqlx::any::AnyRow;
use std::sync::Arc;
use table::{Hash, Row, Seat};

#[derive(Clone, Debug)]
pub struct TableRow {
    pub id: String,
    pub game: String,
    pub setting: String,
    pub header: Option<String>,
    pub stage: String,
    pub host: String,
    pub opened: i64,
    /// the house's clock when the game began
    pub started: i64,
    pub era: i64,
    pub remark: Option<String>,
    /// how the game ended before its rules ended it
    pub ended: Option<String>,
    /// what those who played have said about playing again
    pub rematch: Option<String>,
    /// the table where they do
    pub next: Option<String>,
}

impl TableRow {
    /// A table that waits for its players.
    pub fn fresh(id: &str, game: &str, setting: String, host: String, opened: u64) -> TableRow {
        TableRow {
            id: id.into(),
            game: game.into(),
            setting,
            header: None,
            stage: "waiting".into(),
            host,
            opened: opened as i64,
            started: 0,
            era: 0,
            remark: None,
            ended: None,
            rematch: None,
            next: None,
        }
    }
}

#[derive(Clone, Debug, Default)]
pub struct ChairRow {
    pub table: Arc<str>,
    pub seat: i64,
    /// open, person, bot, automaton
    pub kind: String,
    pub name: String,
    pub bot: String,
    /// fingerprints of the keys that open it, the newest last: whoever keeps a name has one on each device
    pub secret: Option<String>,
    pub account: Option<String>,
    pub stand_in: bool,
    pub note: String,
    pub plans: String,
    pub webhook: Option<String>,
    pub push: Option<String>,
    /// gave up, and does not come back
    pub resigned: bool,
    /// after so many rows
    pub resigned_after: i64,
    /// since when somebody is back, by the table's clock: nobody is late for what happened before; of somebody who is away,
    /// since when they are
    pub back_at: i64,
    /// what they had used of their time when they went: coming back gives nobody more
    pub used: i64,
}

/// Devices of one person that can sit on the same chair.
const KEYS: usize = 8;

impl ChairRow {
    /// Does the key with this fingerprint open it?
    pub fn opens(&self, fingerprint: &str) -> bool {
        self.secret.as_ref().is_some_and(|keys| keys.split(' ').any(|key| key == fingerprint))
    }
    /// One more key; the oldest of too many no longer fits.
    pub fn add_key(&mut self, fingerprint: &str) {
        let mut keys: Vec<&str> = self.secret.as_deref().unwrap_or_default().split_whitespace().collect();
        keys.push(fingerprint);
        self.secret = Some(keys[keys.len().saturating_sub(KEYS)..].join(" "));
    }
}

/// A table as it lies on the disk.
pub struct Found {
    pub table: TableRow,
    pub chairs: Vec<ChairRow>,
    pub rows: Vec<Row>,
    /// the client's names of actions, by row
    pub clients: Vec<Option<String>>,
    /// the newest lines
    pub chat: Vec<super::ChatRow>,
    /// everything that was said, by seat and by the client's name for it
    pub said: Vec<(Seat, String, String)>,
    /// what lists know: when something last happened, and when it needs somebody
    pub last: Option<i64>,
    pub wake: Option<i64>,
}

/// Lines of talk that are sent at once.
pub const CHAT_PAGE: i64 = 100;

impl Store {
    pub async fn find(&self, id: &str) -> Result<Option<Found>, StoreError> {
        self.asked(self.found(id)).await
    }
    async fn found(&self, id: &str) -> Result<Option<Found>, sqlx::Error> {
        let sql = "SELECT id, game, setting, header, stage, host, opened, started, era, remark, ended, \
                   rematch, next_id FROM tables WHERE id = $1";
        let Some(row) = sqlx::query(sql).bind(id).fetch_optional(&self.read).await? else { return Ok(None) };
        let table = TableRow {
            id: row.get(0),
            game: row.get(1),
            setting: row.get(2),
            header: row.get(3),
            stage: row.get(4),
            host: row.get(5),
            opened: row.get(6),
            started: row.get(7),
            era: row.get(8),
            remark: row.get(9),
            ended: row.get(10),
            rematch: row.get(11),
            next: row.get(12),
        };
        let sql = "SELECT seat, kind, name, bot, secret, account, stand_in, note, plans, webhook, push, resigned, back_at, \
                   used, resigned_after FROM chairs WHERE table_id = $1 ORDER BY seat";
        let chairs = sqlx::query(sql).bind(id).fetch_all(&self.read).await?.iter().map(|r| chair(id, r)).collect();
        let sql =
            "SELECT seat, at, action, forced, hash, client FROM log WHERE table_id = $1 AND era = $2 ORDER BY seq";
        let log = sqlx::query(sql).bind(id).bind(table.era).fetch_all(&self.read).await?;
        let (rows, clients) = log.iter().map(|r| (log_row(r), r.get(5))).unzip();
        let chat = self.lines(id, i64::MAX).await?;
        let sql = "SELECT seat, client, text FROM chat WHERE table_id = $1 AND seat IS NOT NULL AND client IS NOT NULL";
        let said = sqlx::query(sql).bind(id).fetch_all(&self.read).await?;
        let said = said.iter().map(|r| (Seat(r.get::<i64, _>(0) as u8), r.get(1), r.get(2))).collect();
        let standing = sqlx::query("SELECT last, wake FROM standing WHERE table_id = $1").bind(id);
        let standing = standing.fetch_optional(&self.read).await?;
        let (last, wake) = standing.map_or((None, None), |r| (Some(r.get(0)), r.get(1)));
        Ok(Some(Found { table, chairs, rows, clients, chat, said, last, wake }))
    }
    /// A page of talk: the lines before this one, the oldest first.
    pub async fn chat(&self, id: &str, before: i64) -> Result<Vec<super::ChatRow>, StoreError> {
        self.asked(self.lines(id, before)).await
    }
    async fn lines(&self, id: &str, before: i64) -> Result<Vec<super::ChatRow>, sqlx::Error> {
        let sql =
            "SELECT n, who, seat, text, at, client FROM chat WHERE table_id = $1 AND n < $2 ORDER BY n DESC LIMIT $3";
        let rows = sqlx::query(sql).bind(id).bind(before).bind(CHAT_PAGE).fetch_all(&self.read).await?;
        let line = |r: &AnyRow| super::ChatRow {
            table: id.into(),
            n: r.get(0),
            who: r.get(1),
            seat: r.get(2),
            text: r.get(3),
            at: r.get(4),
            client: r.get(5),
        };
        Ok(rows.iter().rev().map(line).collect())
    }
    /// State and dice after so many rows: the newest (`era` -1), or the beginning of an era.
    pub async fn kept(&self, id: &str, era: i64) -> Result<Option<(usize, Vec<u8>)>, StoreError> {
        let sql = "SELECT seq, state FROM kept WHERE table_id = $1 AND era = $2";
        let row = self.asked(sqlx::query(sql).bind(id).bind(era).fetch_optional(&self.read)).await?;
        Ok(row.map(|r| (r.get::<i64, _>(0) as usize, r.get(1))))
    }

    /// What lists show: listed tables of a stage, the newest first.
    pub async fn listed(&self, stage: &str, most: i64) -> Result<Vec<Value>, StoreError> {
        let sql = "SELECT meta FROM standing WHERE listed = 1 AND stage = $1 ORDER BY last DESC LIMIT $2";
        let rows = self.asked(sqlx::query(sql).bind(stage).bind(most).fetch_all(&self.read)).await?;
        Ok(rows.iter().filter_map(|r| serde_json::from_str(&r.get::<String, _>(0)).ok()).collect())
    }
    pub async fn meta(&self, id: &str) -> Result<Option<Value>, StoreError> {
        let sql = "SELECT meta FROM standing WHERE table_id = $1";
        let row = self.asked(sqlx::query(sql).bind(id).fetch_optional(&self.read)).await?;
        Ok(row.and_then(|r| serde_json::from_str(&r.get::<String, _>(0)).ok()))
    }
    /// The seat that a secret opens.
    pub async fn seat_of(&self, id: &str, fingerprint: &str) -> Result<Option<Seat>, StoreError> {
        // Fingerprints are hexadecimal digits, so nothing in them means anything to LIKE.
        let sql = "SELECT seat FROM chairs WHERE table_id = $1 AND ' ' || secret || ' ' LIKE '% ' || $2 || ' %'";
        let row = self.asked(sqlx::query(sql).bind(id).bind(fingerprint).fetch_optional(&self.read)).await?;
        Ok(row.map(|r| Seat(r.get::<i64, _>(0) as u8)))
    }
    /// Tables and seats of somebody who keeps a name.
    pub async fn seats_of(&self, account: &str, most: i64) -> Result<Vec<(String, Seat)>, StoreError> {
        let sql = "SELECT c.table_id, c.seat FROM chairs c JOIN standing s ON s.table_id = c.table_id WHERE c.account = $1 \
                   ORDER BY s.last DESC LIMIT $2";
        let rows = self.asked(sqlx::query(sql).bind(account).bind(most).fetch_all(&self.read)).await?;
        Ok(rows.iter().map(|r| (r.get(0), Seat(r.get::<i64, _>(1) as u8))).collect())
    }
    /// Running tables that need somebody by now, in the order of their names, after one of them.
    pub async fn due(&self, now: i64, after: &str, most: i64) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT table_id FROM standing WHERE wake <= $1 AND table_id > $2 ORDER BY table_id LIMIT $3";
        let rows = self.asked(sqlx::query(sql).bind(now).bind(after).bind(most).fetch_all(&self.read)).await?;
        Ok(rows.iter().map(|r| r.get(0)).collect())
    }
    /// What was found when a finished game was looked at again, and of how many rows it is.
    pub async fn review(&self, id: &str) -> Result<Option<(usize, String)>, StoreError> {
        let sql = "SELECT seq, review FROM reviews WHERE table_id = $1";
        let row = self.asked(sqlx::query(sql).bind(id).fetch_optional(&self.read)).await?;
        Ok(row.map(|r| (r.get::<i64, _>(0) as usize, r.get(1))))
    }
    pub async fn count(&self) -> Result<i64, StoreError> {
        Ok(self.asked(sqlx::query("SELECT COUNT(*) FROM tables").fetch_one(&self.read)).await?.get(0))
    }
}

fn chair(table: &str, r: &AnyRow) -> ChairRow {
    ChairRow {
        table: table.into(),
        seat: r.get(0),
        kind: r.get(1),
        name: r.get(2),
        bot: r.get(3),
        secret: r.get(4),
        account: r.get(5),
        stand_in: r.get::<i64, _>(6) == 1,
        note: r.get(7),
        plans: r.get(8),
        webhook: r.get(9),
        push: r.get(10),
        resigned: r.get::<i64, _>(11) == 1,
        back_at: r.get(12),
        used: r.get(13),
        resigned_after: r.get(14),
    }
}

fn log_row(r: &AnyRow) -> Row {
    let hash: String = r.get(4);
    Row {
        seat: Seat(r.get::<i64, _>(0) as u8),
        at: r.get::<i64, _>(1) as u64,
        action: r.get(2),
        forced: r.get::<i64, _>(3) == 1,
        hash: Hash(u64::from_str_radix(&hash, 16).unwrap_or(0)),
    }
}
