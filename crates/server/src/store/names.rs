//! Names that somebody keeps with a passphrase.
use super::{Batch, NotStored, Order, Store, StoreError};
use crate::secret::Fingerprint;
use sqlx::Row;

/// A name that somebody keeps.
#[derive(Clone, Debug)]
pub struct NameRow {
    /// who it is, for sessions and chairs; of new names the same as their look
    pub key: String,
    pub name: String,
    /// two names that look the same are the same
    pub look: String,
    pub hash: String,
}

impl Store {
    /// A name, and a session with it. `false`: somebody has this name already.
    pub async fn keep_name(
        &self,
        look: &str,
        name: &str,
        hash: &str,
        token: Fingerprint,
        since: i64,
    ) -> Result<bool, StoreError> {
        let (key, look) = (look.to_string(), look.to_string());
        let session = Order::Session { token, name: key.clone(), since };
        let name = Order::Name(NameRow { key, name: name.into(), look, hash: hash.into() });
        match self.writer.commit(Batch { orders: vec![name, session], ..Batch::default() }).await {
            Ok(()) => Ok(true),
            Err(NotStored::Refused) => Ok(false),
            Err(e) => Err(e.into()),
        }
    }
    /// Whoever keeps a name that looks like this. Of names that were kept before looks counted, the one spelled so.
    pub async fn name(&self, look: &str, spelled: &str) -> Result<Option<NameRow>, StoreError> {
        let sql = "SELECT key, name, look, hash FROM names WHERE look = $1 OR key = $2 \
                   ORDER BY CASE WHEN key = $2 THEN 0 ELSE 1 END LIMIT 1";
        let query = sqlx::query(sql).bind(look).bind(spelled.to_lowercase());
        let row = self.asked(query.fetch_optional(&self.read)).await?;
        Ok(row.map(|r| NameRow { key: r.get(0), name: r.get(1), look: r.get(2), hash: r.get(3) }))
    }
    pub async fn put_session(&self, token: Fingerprint, name: String, since: i64) -> Result<(), StoreError> {
        Ok(self.writer.commit(Order::Session { token, name, since }).await?)
    }
    /// Whose session this is: key and name.
    pub async fn session(&self, token: &Fingerprint) -> Result<Option<(String, String)>, StoreError> {
        let sql = "SELECT n.key, n.name FROM sessions s JOIN names n ON n.key = s.name_key WHERE s.token = $1";
        let row = self.asked(sqlx::query(sql).bind(token.0.as_str()).fetch_optional(&self.read)).await?;
        Ok(row.map(|r| (r.get(0), r.get(1))))
    }
    pub async fn end_session(&self, token: Fingerprint) -> Result<(), StoreError> {
        Ok(self.writer.commit(Order::EndSession { token }).await?)
    }
}
