//! Tables, chairs, logs.
use super::{Store, StoreError};
use serde_json::Value;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Connection, Row as _};
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
}

#[derive(Clone, Debug, Default)]
pub struct ChairRow {
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
    pub chat: Vec<super::ChatRow>,
}

impl Store {
    pub async fn find(&self, id: &str) -> Result<Option<Found>, StoreError> {
        let sql =
            "SELECT id, game, setting, header, stage, host, opened, started, era, remark FROM tables WHERE id = $1";
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
        };
        let sql = "SELECT seat, kind, name, bot, secret, account, stand_in, note, plans, webhook, push FROM chairs \
                   WHERE table_id = $1 ORDER BY seat";
        let chairs = sqlx::query(sql).bind(id).fetch_all(&self.read).await?.iter().map(chair).collect();
        let sql =
            "SELECT seat, at, action, forced, hash, client FROM log WHERE table_id = $1 AND era = $2 ORDER BY seq";
        let log = sqlx::query(sql).bind(id).bind(table.era).fetch_all(&self.read).await?;
        let (rows, clients) = log.iter().map(|r| (log_row(r), r.get(5))).unzip();
        let sql = "SELECT n, who, seat, text, at, client FROM chat WHERE table_id = $1 ORDER BY n";
        let chat = sqlx::query(sql).bind(id).fetch_all(&self.read).await?;
        let chat = chat.iter().map(|r| super::ChatRow {
            table: id.into(),
            n: r.get(0),
            who: r.get(1),
            seat: r.get(2),
            text: r.get(3),
            at: r.get(4),
            client: r.get(5),
        });
        Ok(Some(Found { table, chairs, rows, clients, chat: chat.collect() }))
    }
    /// State and dice after so many rows: the newest (`era` -1), or the beginning of an era.
    pub async fn kept(&self, id: &str, era: i64) -> Result<Option<(usize, Vec<u8>)>, StoreError> {
        let sql = "SELECT seq, state FROM kept WHERE table_id = $1 AND era = $2";
        let row = sqlx::query(sql).bind(id).bind(era).fetch_optional(&self.read).await?;
        Ok(row.map(|r| (r.get::<i64, _>(0) as usize, r.get(1))))
    }

    /// A new table, or the new state of one whose game has not begun; `log`: a game that begins in the middle.
    pub async fn put(&self, table: &TableRow, chairs: &[ChairRow], log: &[super::LogRow]) -> Result<(), StoreError> {
        let mut db = self.write.acquire().await?;
        let mut all = db.begin().await?;
        let sql = "INSERT INTO tables (id, game, setting, header, stage, host, opened, started, era, remark) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (id) DO UPDATE SET setting = excluded.setting, \
                   header = excluded.header, stage = excluded.stage, started = excluded.started, era = excluded.era, \
                   remark = excluded.remark";
        let t = table.clone();
        let query = sqlx::query(sql).bind(t.id).bind(t.game).bind(t.setting).bind(t.header).bind(t.stage).bind(t.host);
        query.bind(t.opened).bind(t.started).bind(t.era).bind(t.remark).execute(&mut *all).await?;
        for chair in chairs {
            put_chair(&mut all, &table.id, chair).await?;
        }
        for row in log {
            super::writer::write_one(&mut all, self.dialect, row).await?;
        }
        all.commit().await?;
        Ok(())
    }
    pub async fn put_chair(&self, table: &str, chair: &ChairRow) -> Result<(), StoreError> {
        let mut db = self.write.acquire().await?;
        put_chair(&mut db, table, chair).await
    }
    pub async fn set_stage(&self, id: &str, stage: &str) -> Result<(), StoreError> {
        let sql = "UPDATE tables SET stage = $2 WHERE id = $1";
        sqlx::query(sql).bind(id).bind(stage).execute(&self.write).await?;
        Ok(())
    }
    /// Goes on in a new era: the surviving rows are copied, what it goes on from is kept for good.
    pub async fn carry_over(
        &self,
        table: &TableRow,
        kept: &super::Kept,
        log: &[super::LogRow],
    ) -> Result<(), StoreError> {
        let mut db = self.write.acquire().await?;
        let mut all = db.begin().await?;
        let sql = "UPDATE tables SET era = $2, remark = $3 WHERE id = $1";
        sqlx::query(sql).bind(&table.id).bind(table.era).bind(&table.remark).execute(&mut *all).await?;
        let sql = "INSERT INTO kept (table_id, era, seq, state) VALUES ($1, $2, $3, $4)";
        let query = sqlx::query(sql).bind(&table.id).bind(kept.era).bind(kept.seq).bind(kept.state.clone());
        query.execute(&mut *all).await?;
        for row in log {
            super::writer::write_one(&mut all, self.dialect, row).await?;
        }
        all.commit().await?;
        Ok(())
    }

    /// What lists show: listed tables of a stage, the newest first.
    pub async fn listed(&self, stage: &str, most: i64) -> Result<Vec<Value>, StoreError> {
        let sql = "SELECT meta FROM standing WHERE listed = 1 AND stage = $1 ORDER BY last DESC LIMIT $2";
        let rows = sqlx::query(sql).bind(stage).bind(most).fetch_all(&self.read).await?;
        Ok(rows.iter().filter_map(|r| serde_json::from_str(&r.get::<String, _>(0)).ok()).collect())
    }
    pub async fn meta(&self, id: &str) -> Result<Option<Value>, StoreError> {
        let row =
            sqlx::query("SELECT meta FROM standing WHERE table_id = $1").bind(id).fetch_optional(&self.read).await?;
        Ok(row.and_then(|r| serde_json::from_str(&r.get::<String, _>(0)).ok()))
    }
    /// The seat that a secret opens.
    pub async fn seat_of(&self, id: &str, fingerprint: &str) -> Result<Option<Seat>, StoreError> {
        // Fingerprints are hexadecimal digits, so nothing in them means anything to LIKE.
        let sql = "SELECT seat FROM chairs WHERE table_id = $1 AND ' ' || secret || ' ' LIKE '% ' || $2 || ' %'";
        let row = sqlx::query(sql).bind(id).bind(fingerprint).fetch_optional(&self.read).await?;
        Ok(row.map(|r| Seat(r.get::<i64, _>(0) as u8)))
    }
    /// Tables and seats of somebody who keeps a name.
    pub async fn seats_of(&self, account: &str, most: i64) -> Result<Vec<(String, Seat)>, StoreError> {
        let sql = "SELECT c.table_id, c.seat FROM chairs c JOIN standing s ON s.table_id = c.table_id WHERE c.account = $1 \
                   ORDER BY s.last DESC LIMIT $2";
        let rows = sqlx::query(sql).bind(account).bind(most).fetch_all(&self.read).await?;
        Ok(rows.iter().map(|r| (r.get(0), Seat(r.get::<i64, _>(1) as u8))).collect())
    }
    /// Running tables that need somebody by now.
    pub async fn due(&self, now: i64, most: i64) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT table_id FROM standing WHERE wake <= $1 ORDER BY wake LIMIT $2";
        let rows = sqlx::query(sql).bind(now).bind(most).fetch_all(&self.read).await?;
        Ok(rows.iter().map(|r| r.get(0)).collect())
    }
    pub async fn count(&self) -> Result<i64, StoreError> {
        Ok(sqlx::query("SELECT COUNT(*) FROM tables").fetch_one(&self.read).await?.get(0))
    }
    /// Tables that never began and were forgotten.
    pub async fn sweep(&self, before: i64) -> Result<(), StoreError> {
        let mut db = self.write.acquire().await?;
        let mut all = db.begin().await?;
        for sql in [
            "DELETE FROM chairs WHERE table_id IN (SELECT id FROM tables WHERE stage = 'waiting' AND opened < $1)",
            "DELETE FROM standing WHERE table_id IN (SELECT id FROM tables WHERE stage = 'waiting' AND opened < $1)",
            "DELETE FROM chat WHERE table_id IN (SELECT id FROM tables WHERE stage = 'waiting' AND opened < $1)",
            "DELETE FROM tables WHERE stage = 'waiting' AND opened < $1",
        ] {
            sqlx::query(sql).bind(before).execute(&mut *all).await?;
        }
        all.commit().await?;
        Ok(())
    }
}

async fn put_chair(db: &mut AnyConnection, table: &str, c: &ChairRow) -> Result<(), StoreError> {
    let sql = "INSERT INTO chairs (table_id, seat, kind, name, bot, secret, account, stand_in, note, plans, webhook, push) \
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) ON CONFLICT (table_id, seat) DO UPDATE SET \
               kind = excluded.kind, name = excluded.name, bot = excluded.bot, secret = excluded.secret, \
               account = excluded.account, stand_in = excluded.stand_in, note = excluded.note, plans = excluded.plans, \
               webhook = excluded.webhook, push = excluded.push";
    let c = c.clone();
    let query = sqlx::query(sql).bind(table).bind(c.seat).bind(c.kind).bind(c.name).bind(c.bot).bind(c.secret);
    let query =
        query.bind(c.account).bind(i64::from(c.stand_in)).bind(c.note).bind(c.plans).bind(c.webhook).bind(c.push);
    query.execute(db).await?;
    Ok(())
}

fn chair(r: &AnyRow) -> ChairRow {
    ChairRow {
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
