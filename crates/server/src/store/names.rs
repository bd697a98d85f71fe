//! Names that somebody keeps with a passphrase.
use super::{Store, StoreError};
use sqlx::Row;

impl Store {
    /// `false`: somebody has this name already.
    pub async fn keep_name(&self, key: &str, name: &str, hash: &str) -> Result<bool, StoreError> {
        let sql = "INSERT INTO names (key, name, hash) VALUES ($1, $2, $3) ON CONFLICT (key) DO NOTHING";
        let done = sqlx::query(sql).bind(key).bind(name).bind(hash).execute(&self.write).await?;
        Ok(done.rows_affected() == 1)
    }
    /// The name as it is written, and the hash of its passphrase.
    pub async fn name(&self, key: &str) -> Result<Option<(String, String)>, StoreError> {
        let row =
            sqlx::query("SELECT name, hash FROM names WHERE key = $1").bind(key).fetch_optional(&self.read).await?;
        Ok(row.map(|r| (r.get(0), r.get(1))))
    }
    pub async fn put_session(&self, token: &str, key: &str, since: i64) -> Result<(), StoreError> {
        let sql = "INSERT INTO sessions (token, name_key, since) VALUES ($1, $2, $3)";
        sqlx::query(sql).bind(token).bind(key).bind(since).execute(&self.write).await?;
        Ok(())
    }
    /// Whose session this is: key and name.
    pub async fn session(&self, token: &str) -> Result<Option<(String, String)>, StoreError> {
        let sql = "SELECT n.key, n.name FROM sessions s JOIN names n ON n.key = s.name_key WHERE s.token = $1";
        let row = sqlx::query(sql).bind(token).fetch_optional(&self.read).await?;
        Ok(row.map(|r| (r.get(0), r.get(1))))
    }
    pub async fn end_session(&self, token: &str) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM sessions WHERE token = $1").bind(token).execute(&self.write).await?;
        Ok(())
    }
}
