//! The tables of the database, in both dialects. Versions only ever grow.
use super::StoreError;
use sqlx::{AnyConnection, Executor, Row};

/// What differs between the two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dialect {
    Sqlite,
    Postgres,
}

const V1: &str = "
CREATE TABLE tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, setting TEXT NOT NULL, header TEXT, stage TEXT NOT NULL,
    host TEXT NOT NULL, opened BIGINT NOT NULL, started BIGINT NOT NULL, era BIGINT NOT NULL, remark TEXT
);
CREATE TABLE chairs (
    table_id TEXT NOT NULL, seat BIGINT NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL, bot TEXT NOT NULL, secret TEXT,
    account TEXT, stand_in BIGINT NOT NULL, note TEXT NOT NULL, plans TEXT NOT NULL, webhook TEXT, push TEXT,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX chairs_by_account ON chairs (account);
CREATE TABLE log (
    table_id TEXT NOT NULL, era BIGINT NOT NULL, seq BIGINT NOT NULL, seat BIGINT NOT NULL, at BIGINT NOT NULL, action TEXT NOT NULL,
    forced BIGINT NOT NULL, hash TEXT NOT NULL, client TEXT, rules TEXT NOT NULL,
    PRIMARY KEY (table_id, era, seq)
);
CREATE TABLE kept (
    table_id TEXT NOT NULL, era BIGINT NOT NULL, seq BIGINT NOT NULL, state BYTES NOT NULL,
    PRIMARY KEY (table_id, era)
);
CREATE TABLE standing (
    table_id TEXT PRIMARY KEY, meta TEXT NOT NULL, listed BIGINT NOT NULL, stage TEXT NOT NULL, wake BIGINT, last BIGINT NOT NULL
);
CREATE INDEX standing_by_wake ON standing (wake);
CREATE INDEX standing_by_last ON standing (listed, stage, last);
CREATE TABLE chat (
    table_id TEXT NOT NULL, n BIGINT NOT NULL, who TEXT NOT NULL, seat BIGINT, text TEXT NOT NULL, at BIGINT NOT NULL, client TEXT,
    PRIMARY KEY (table_id, n)
);
CREATE TABLE names (
    key TEXT PRIMARY KEY, name TEXT NOT NULL, hash TEXT NOT NULL
);
CREATE TABLE sessions (
    token TEXT PRIMARY KEY, name_key TEXT NOT NULL, since BIGINT NOT NULL
);
INSERT INTO house (key, value) VALUES ('clock', '0');
";

/// What was acknowledged stays as it is.
const APPEND_ONLY_SQLITE: [&str; 2] = [
    "CREATE TRIGGER log_stays BEFORE UPDATE ON log BEGIN SELECT RAISE(ABORT, 'the log is only added to'); END",
    "CREATE TRIGGER log_is_kept BEFORE DELETE ON log BEGIN SELECT RAISE(ABORT, 'the log is only added to'); END",
];
const APPEND_ONLY_POSTGRES: [&str; 2] = [
    "CREATE FUNCTION log_stays() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'the log is only added to'; END; $$ LANGUAGE plpgsql",
    "CREATE TRIGGER log_stays BEFORE UPDATE OR DELETE ON log FOR EACH ROW EXECUTE FUNCTION log_stays()",
];

/// What is left of clocks, who gave up, how a game ended, which names look alike, and who may write.
const V2: &str = "
ALTER TABLE chairs ADD COLUMN resigned BIGINT NOT NULL DEFAULT 0;
ALTER TABLE chairs ADD COLUMN back_at BIGINT NOT NULL DEFAULT 0;
ALTER TABLE chairs ADD COLUMN used BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN ended TEXT;
ALTER TABLE names ADD COLUMN look TEXT NOT NULL DEFAULT '';
CREATE INDEX names_by_look ON names (look);
INSERT INTO house (key, value) VALUES ('writer', '');
";

/// Who plays again, when somebody gave up, and games that were looked at again.
const V3: &str = "
ALTER TABLE tables ADD COLUMN rematch TEXT;
ALTER TABLE tables ADD COLUMN next_id TEXT;
ALTER TABLE chairs ADD COLUMN resigned_after BIGINT NOT NULL DEFAULT 0;
CREATE TABLE reviews (
    table_id TEXT PRIMARY KEY, seq BIGINT NOT NULL, review TEXT NOT NULL
);
";

/// Questions to everybody and answers to them, by the names that their senders gave them.
const V4: &str = "
CREATE TABLE heard (
    table_id TEXT NOT NULL, seat BIGINT NOT NULL, slot BIGINT NOT NULL, n BIGINT NOT NULL, client TEXT NOT NULL, said TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, slot)
);
";

const VERSIONS: [&str; 4] = [V1, V2, V3, V4];

/// Brings an empty or older database up to date, all or nothing.
pub async fn migrate(db: &mut AnyConnection, dialect: Dialect) -> Result<(), StoreError> {
    db.execute("CREATE TABLE IF NOT EXISTS house (key TEXT PRIMARY KEY, value TEXT NOT NULL)").await?;
    let found = sqlx::query("SELECT value FROM house WHERE key = 'schema'").fetch_optional(&mut *db).await?;
    let found = found.map_or_else(|| "0".to_string(), |row| row.get(0));
    let newest = VERSIONS.len();
    let version: usize = found.parse().map_err(|_| StoreError::Damaged(format!("its version is `{found}`")))?;
    if version > newest {
        return Err(StoreError::Newer { found: version, known: newest });
    }
    if version == newest {
        return Ok(());
    }
    let mut all = sqlx::Connection::begin(db).await?;
    for (n, statements) in VERSIONS.iter().enumerate().skip(version) {
        let bytes = if dialect == Dialect::Sqlite { "BLOB" } else { "BYTEA" };
        let statements = statements.replace("BYTES", bytes);
        for statement in statements.split(';').map(str::trim).filter(|s| !s.is_empty()) {
            all.execute(sqlx::AssertSqlSafe(statement.to_string())).await?;
        }
        match n {
            0 => append_only(&mut all, dialect).await?,
            1 => looks_of_names(&mut all).await?,
            _ => {}
        }
    }
    all.execute("DELETE FROM house WHERE key = 'schema'").await?;
    let sql = "INSERT INTO house (key, value) VALUES ('schema', $1)";
    sqlx::query(sql).bind(newest.to_string()).execute(&mut *all).await?;
    all.commit().await?;
    Ok(())
}

async fn append_only(db: &mut AnyConnection, dialect: Dialect) -> Result<(), sqlx::Error> {
    let triggers = match dialect {
        Dialect::Sqlite => APPEND_ONLY_SQLITE,
        Dialect::Postgres => APPEND_ONLY_POSTGRES,
    };
    for trigger in triggers {
        db.execute(trigger).await?;
    }
    Ok(())
}

/// Names that were kept before anybody looked at what they look like.
async fn looks_of_names(db: &mut AnyConnection) -> Result<(), sqlx::Error> {
    let rows = sqlx::query("SELECT key, name FROM names").fetch_all(&mut *db).await?;
    for row in rows {
        let (key, name): (String, String) = (row.get(0), row.get(1));
        let sql = "UPDATE names SET look = $2 WHERE key = $1";
        sqlx::query(sql).bind(key).bind(crate::names::look(&name)).execute(&mut *db).await?;
    }
    Ok(())
}
