//! A name can be kept with a passphrase. Nothing else is asked.
use super::{Caller, Given, Home, Key};
use crate::clock::today;
use crate::fault::Fault;
use crate::house::House;
use crate::room::clean_name;
use crate::secret;
use argon2::Argon2;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NameAndPassphrase {
    name: String,
    passphrase: String,
}

/// Names that look the same are the same.
fn key_of(name: &str) -> String {
    name.to_lowercase()
}

pub async fn keep(
    State(house): Home,
    Caller(who): Caller,
    Given(asked): Given<NameAndPassphrase>,
) -> Result<Json<Value>, Fault> {
    house.gate.passphrase(who)?;
    let name = clean_name(&asked.name)?;
    if name.is_empty() {
        return Err(Fault::bad("bad-name", "a name has at least one letter").with("field", json!("name")));
    }
    if !(8..=200).contains(&asked.passphrase.chars().count()) {
        return Err(
            Fault::bad("bad-passphrase", "a passphrase has 8 to 200 letters").with("field", json!("passphrase"))
        );
    }
    let hash = hashed(asked.passphrase).await?;
    let key = key_of(&name);
    if !house.store.keep_name(&key, &name, &hash).await? {
        return Err(Fault::conflict("name-taken", "somebody keeps this name already").with("field", json!("name")));
    }
    session(&house, &key).await
}

pub async fn sign_in(
    State(house): Home,
    Caller(who): Caller,
    Given(asked): Given<NameAndPassphrase>,
) -> Result<Json<Value>, Fault> {
    house.gate.passphrase(who)?;
    let key = key_of(&clean_name(&asked.name)?);
    let wrong = || Fault::new(StatusCode::FORBIDDEN, "wrong-passphrase", "name and passphrase do not fit");
    let found = house.store.name(&key, &asked.name).await?;
    // As long as for a name that exists: nobody learns which names are kept.
    let hash = match &found {
        Some(found) => found.hash.clone(),
        None => hashed("nobody has this passphrase".into()).await?,
    };
    let fits = tokio::task::spawn_blocking(move || {
        Argon2::default().verify_password(asked.passphrase.as_bytes(), hash.as_str()).is_ok()
    });
    if !fits.await.unwrap_or(false) || found.is_none() {
        return Err(wrong());
    }
    session(&house, &key).await
}

pub async fn sign_out(State(house): Home, key: Key) -> Result<Json<Value>, Fault> {
    house.store.end_session(secret::fingerprint(&key.needed()?)).await?;
    Ok(Json(json!({})))
}

/// Whoever keeps a name and shows its token: key and name.
pub async fn account(house: &Arc<House>, key: Key) -> Result<Option<(String, String)>, Fault> {
    match key.0 {
        None => Ok(None),
        Some(token) => Ok(house.store.session(&secret::fingerprint(&token)).await?),
    }
}

async fn session(house: &Arc<House>, key: &str) -> Result<Json<Value>, Fault> {
    let token = secret::fresh();
    house.store.put_session(secret::fingerprint(&token), key.into(), today() as i64).await?;
    Ok(Json(json!({ "token": token })))
}

/// Takes a while on purpose, so on a thread of its own.
async fn hashed(passphrase: String) -> Result<String, Fault> {
    let work = move || Argon2::default().hash_password(passphrase.as_bytes()).map(|h| h.to_string());
    let failed = || Fault::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", "the passphrase could not be hashed");
    tokio::task::spawn_blocking(work).await.ok().and_then(Result::ok).ok_or_else(failed)
}
