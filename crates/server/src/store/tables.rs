//! Tables, chairs, logs.
use super::columns::{maybe_word, seat, spelled, word};
use super::{Store, StoreError};
use crate::secret::Fingerprint;
use crate::table_id::TableId;
use crate::wire::{Remark, Said, Stage};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sqlx::Row as _;
use sqlx::any::AnyRow;
use table::{Ended, Hash, Row, Seat};

#[derive(Clone, Debug)]
pub struct TableRow {
    pub id: TableId,
    pub game: String,
    pub setting: String,
    pub header: Option<String>,
    pub stage: Stage,
    /// of whoever may decide for the table
    pub host: Fingerprint,
    pub opened: i64,
    /// the house's clock when the game began
    pub started: i64,
    pub era: i64,
    pub remark: Option<Remark>,
    /// how the game ended before its rules ended it
    pub ended: Option<Ended>,
    /// what those who played have said about playing again
    pub rematch: Option<String>,
    /// the table where they do
    pub next: Option<TableId>,
}

impl TableRow {
    /// A table that waits for its players.
    pub fn fresh(id: TableId, game: &str, setting: String, host: Fingerprint, opened: u64) -> TableRow {
        TableRow {
            id,
            game: game.into(),
            setting,
            header: None,
            stage: Stage::Waiting,
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

/// Who sits on a chair: the kinds of [`Chair`](crate::wire::Chair).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sitter {
    #[default]
    Open,
    Person,
    Bot,
    Automaton,
}

#[derive(Clone, Debug, Default)]
pub struct ChairRow {
    pub table: TableId,
    pub seat: Seat,
    pub kind: Sitter,
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
    /// One on which nobody has left anything.
    pub fn fresh(seat: Seat, kind: Sitter) -> ChairRow {
        ChairRow { seat, kind, plans: "[]".into(), ..ChairRow::default() }
    }
    pub fn is_person(&self) -> bool {
        self.kind == Sitter::Person
    }
    /// Somebody sits here, and nobody stands in for them.
    pub fn is_attended(&self) -> bool {
        self.is_person() && !self.stand_in
    }
    /// Does the key with this fingerprint open it?
    pub fn opens(&self, key: &Fingerprint) -> bool {
        self.secret.as_ref().is_some_and(|keys| keys.split(' ').any(|one| one == key.0))
    }
    /// One more key; the oldest of too many no longer fits.
    pub fn add_key(&mut self, key: &Fingerprint) {
        let mut keys: Vec<&str> = self.secret.as_deref().unwrap_or_default().split_whitespace().collect();
        keys.push(&key.0);
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
    /// the last questions and answers, the oldest first
    pub heard: Vec<super::HeardRow>,
    /// what lists know: when something last happened, and when it needs somebody
    pub last: Option<i64>,
    pub wake: Option<i64>,
}

/// Lines of talk that are sent at once.
pub const CHAT_PAGE: i64 = 100;

impl Store {
    pub async fn find(&self, id: &TableId) -> Result<Option<Found>, StoreError> {
        self.asked(self.found(id)).await
    }
    async fn found(&self, id: &TableId) -> Result<Option<Found>, StoreError> {
        let sql = "SELECT id, game, setting, header, stage, host, opened, started, era, remark, ended, \
                   rematch, next_id FROM tables WHERE id = $1";
        let Some(row) = sqlx::query(sql).bind(&**id).fetch_optional(&self.read).await? else { return Ok(None) };
        let table = TableRow {
            id: word(&row, "id")?,
            game: row.get("game"),
            setting: row.get("setting"),
            header: row.get("header"),
            stage: word(&row, "stage")?,
            host: Fingerprint(row.get("host")),
            opened: row.get("opened"),
            started: row.get("started"),
            era: row.get("era"),
            remark: maybe_word(&row, "remark")?,
            ended: maybe_word(&row, "ended")?,
            rematch: row.get("rematch"),
            next: maybe_word(&row, "next_id")?,
        };
        let sql = "SELECT seat, kind, name, bot, secret, account, stand_in, note, plans, webhook, push, resigned, back_at, \
                   used, resigned_after FROM chairs WHERE table_id = $1 ORDER BY seat";
        let chairs = sqlx::query(sql).bind(&**id).fetch_all(&self.read).await?;
        let chairs = chairs.iter().map(|r| chair(id, r)).collect::<Result<_, _>>()?;
        let sql =
            "SELECT seat, at, action, forced, hash, client FROM log WHERE table_id = $1 AND era = $2 ORDER BY seq";
        let log = sqlx::query(sql).bind(&**id).bind(table.era).fetch_all(&self.read).await?;
        let rows = log.iter().map(log_row).collect::<Result<_, _>>()?;
        let clients = log.iter().map(|r| r.get("client")).collect();
        let chat = self.lines(id, i64::MAX).await?;
        let sql = "SELECT seat, client, text FROM chat WHERE table_id = $1 AND seat IS NOT NULL AND client IS NOT NULL";
        let said = sqlx::query(sql).bind(&**id).fetch_all(&self.read).await?;
        let said = said.iter().map(|r| Ok((seat(r, "seat")?, r.get("client"), r.get("text"))));
        let said = said.collect::<Result<_, StoreError>>()?;
        let sql = "SELECT seat, n, client, said FROM heard WHERE table_id = $1 ORDER BY n";
        let heard = sqlx::query(sql).bind(&**id).fetch_all(&self.read).await?;
        let heard = heard.iter().map(|r| heard_row(id, r)).collect::<Result<_, _>>()?;
        let standing = sqlx::query("SELECT last, wake FROM standing WHERE table_id = $1").bind(&**id);
        let standing = standing.fetch_optional(&self.read).await?;
        let (last, wake) = standing.map_or((None, None), |r| (Some(r.get(0)), r.get(1)));
        Ok(Some(Found { table, chairs, rows, clients, chat, said, heard, last, wake }))
    }
    /// A page of talk: the lines before this one, the oldest first.
    pub async fn chat(&self, id: &TableId, before: i64) -> Result<Vec<super::ChatRow>, StoreError> {
        self.asked(self.lines(id, before)).await
    }
    async fn lines(&self, id: &TableId, before: i64) -> Result<Vec<super::ChatRow>, StoreError> {
        let sql =
            "SELECT n, who, seat, text, at, client FROM chat WHERE table_id = $1 AND n < $2 ORDER BY n DESC LIMIT $3";
        let rows = sqlx::query(sql).bind(&**id).bind(before).bind(CHAT_PAGE).fetch_all(&self.read).await?;
        rows.iter().rev().map(|r| chat_row(id, r)).collect()
    }
    /// State and dice after so many rows: the newest (`era` -1), or the beginning of an era.
    pub async fn kept(&self, id: &TableId, era: i64) -> Result<Option<(usize, Vec<u8>)>, StoreError> {
        let sql = "SELECT seq, state FROM kept WHERE table_id = $1 AND era = $2";
        let row = self.asked(sqlx::query(sql).bind(&**id).bind(era).fetch_optional(&self.read)).await?;
        Ok(row.map(|r| (r.get::<i64, _>(0) as usize, r.get(1))))
    }

    /// What lists show: listed tables of a stage, the newest first.
    pub async fn listed(&self, stage: Stage, most: i64) -> Result<Vec<Value>, StoreError> {
        let sql = "SELECT meta FROM standing WHERE listed = 1 AND stage = $1 ORDER BY last DESC LIMIT $2";
        let rows = self.asked(sqlx::query(sql).bind(spelled(stage)).bind(most).fetch_all(&self.read)).await?;
        Ok(rows.iter().filter_map(|r| serde_json::from_str(&r.get::<String, _>(0)).ok()).collect())
    }
    pub async fn meta(&self, id: &TableId) -> Result<Option<Value>, StoreError> {
        let sql = "SELECT meta FROM standing WHERE table_id = $1";
        let row = self.asked(sqlx::query(sql).bind(&**id).fetch_optional(&self.read)).await?;
        Ok(row.and_then(|r| serde_json::from_str(&r.get::<String, _>(0)).ok()))
    }
    /// The seat that a key opens.
    pub async fn seat_of(&self, id: &TableId, key: &Fingerprint) -> Result<Option<Seat>, StoreError> {
        // Fingerprints are hexadecimal digits, so nothing in them means anything to LIKE.
        let sql = "SELECT seat FROM chairs WHERE table_id = $1 AND ' ' || secret || ' ' LIKE '% ' || $2 || ' %'";
        let row = self.asked(sqlx::query(sql).bind(&**id).bind(key.0.as_str()).fetch_optional(&self.read)).await?;
        row.map(|r| seat(&r, "seat")).transpose()
    }
    /// Tables and seats of somebody who keeps a name.
    pub async fn seats_of(&self, account: &str, most: i64) -> Result<Vec<(TableId, Seat)>, StoreError> {
        let sql = "SELECT c.table_id, c.seat FROM chairs c JOIN standing s ON s.table_id = c.table_id WHERE c.account = $1 \
                   ORDER BY s.last DESC LIMIT $2";
        let rows = self.asked(sqlx::query(sql).bind(account).bind(most).fetch_all(&self.read)).await?;
        rows.iter().map(|r| Ok((word(r, "table_id")?, seat(r, "seat")?))).collect()
    }
    /// Running tables that need somebody by now, in the order of their names, after one of them.
    pub async fn due(&self, now: i64, after: &str, most: i64) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT table_id FROM standing WHERE wake <= $1 AND table_id > $2 ORDER BY table_id LIMIT $3";
        let rows = self.asked(sqlx::query(sql).bind(now).bind(after).bind(most).fetch_all(&self.read)).await?;
        rows.iter().map(|r| word(r, "table_id")).collect()
    }
    /// What was found when a finished game was looked at again, and of how many rows it is.
    pub async fn review(&self, id: &TableId) -> Result<Option<(usize, String)>, StoreError> {
        let sql = "SELECT seq, review FROM reviews WHERE table_id = $1";
        let row = self.asked(sqlx::query(sql).bind(&**id).fetch_optional(&self.read)).await?;
        Ok(row.map(|r| (r.get::<i64, _>(0) as usize, r.get(1))))
    }
    pub async fn count(&self) -> Result<i64, StoreError> {
        Ok(self.asked(sqlx::query("SELECT COUNT(*) FROM tables").fetch_one(&self.read)).await?.get(0))
    }
}

fn chair(table: &TableId, r: &AnyRow) -> Result<ChairRow, StoreError> {
    Ok(ChairRow {
        table: table.clone(),
        seat: seat(r, "seat")?,
        kind: word(r, "kind")?,
        name: r.get("name"),
        bot: r.get("bot"),
        secret: r.get("secret"),
        account: r.get("account"),
        stand_in: r.get::<i64, _>("stand_in") == 1,
        note: r.get("note"),
        plans: r.get("plans"),
        webhook: r.get("webhook"),
        push: r.get("push"),
        resigned: r.get::<i64, _>("resigned") == 1,
        back_at: r.get("back_at"),
        used: r.get("used"),
        resigned_after: r.get("resigned_after"),
    })
}

fn chat_row(table: &TableId, r: &AnyRow) -> Result<super::ChatRow, StoreError> {
    let spoken: Option<i64> = r.get("seat");
    Ok(super::ChatRow {
        table: table.clone(),
        n: r.get("n"),
        who: r.get("who"),
        seat: spoken.map(|_| seat(r, "seat")).transpose()?,
        text: r.get("text"),
        at: r.get("at"),
        client: r.get("client"),
    })
}

fn heard_row(table: &TableId, r: &AnyRow) -> Result<super::HeardRow, StoreError> {
    let said: String = r.get("said");
    let said: Said = said.parse().map_err(|e| StoreError::Damaged(format!("`said`: {e}")))?;
    Ok(super::HeardRow { table: table.clone(), seat: seat(r, "seat")?, n: r.get("n"), client: r.get("client"), said })
}

fn log_row(r: &AnyRow) -> Result<Row, StoreError> {
    let hash: String = r.get("hash");
    Ok(Row {
        seat: seat(r, "seat")?,
        at: r.get::<i64, _>("at") as u64,
        action: r.get("action"),
        forced: r.get::<i64, _>("forced") == 1,
        hash: Hash(u64::from_str_radix(&hash, 16).unwrap_or(0)),
    })
}
