//! The tables of the database, in both dialects. Versions only ever grow.
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

/// Brings an empty or older database up to date, all or nothing.
pub async fn migrate(db: &mut AnyConnection, dialect: Dialect) -> Result<(), sqlx::Error> {
    db.execute("CREATE TABLE IF NOT EXISTS house (key TEXT PRIMARY KEY, value TEXT NOT NULL)").await?;
    let found = sqlx::query("SELECT value FROM house WHERE key = 'schema'").fetch_optional(&mut *db).await?;
    if found.is_some_and(|row| row.get::<String, _>(0) == "1") {
        return Ok(());
    }
    let (bytes, triggers) = match dialect {
        Dialect::Sqlite => ("BLOB", APPEND_ONLY_SQLITE),
        Dialect::Postgres => ("BYTEA", APPEND_ONLY_POSTGRES),
    };
    let mut all = sqlx::Connection::begin(db).await?;
    let statements = V1.replace("BYTES", bytes);
    for statement in statements.split(';').map(str::trim).filter(|s| !s.is_empty()) {
        all.execute(sqlx::AssertSqlSafe(statement.to_string())).await?;
    }
    for trigger in triggers {
        all.execute(trigger).await?;
    }
    all.execute("INSERT INTO house (key, value) VALUES ('schema', '1')").await?;
    all.commit().await
}
