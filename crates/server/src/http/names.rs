//! A name can be kept with a passphrase. Nothing else is asked.
use super::{Caller, Given, Home, Key};
use crate::clock::today;
use crate::fault::Fault;
use crate::house::House;
use crate::names::{clean_name, look};
use crate::secret;
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

const LONGEST: usize = 200;

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
    if !(8..=LONGEST).contains(&asked.passphrase.chars().count()) {
        return Err(
            Fault::bad("bad-passphrase", "a passphrase has 8 to 200 letters").with("field", json!("passphrase"))
        );
    }
    let hash = house.passphrases.hash(asked.passphrase).await?;
    let key = look(&name);
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
    let key = look(&clean_name(&asked.name)?);
    let kept = house.store.name(&key).await?.map(|(_, hash)| hash);
    // One that could never have been kept costs no more than any other, and is told nothing else.
    let plausible = asked.passphrase.chars().count() <= LONGEST;
    let (passphrase, kept) = if plausible { (asked.passphrase, kept) } else { (String::new(), None) };
    if !house.passphrases.fits(passphrase, kept).await? {
        return Err(Fault::new(StatusCode::FORBIDDEN, "wrong-passphrase", "name and passphrase do not fit"));
    }
    session(&house, &key).await
}

pub async fn sign_out(State(house): Home, key: Key) -> Result<Json<Value>, Fault> {
    house.store.end_session(&secret::fingerprint(&key.needed()?)).await?;
    Ok(Json(json!({})))
}

/// Whoever keeps a name and shows its token: key and name.
pub async fn account(house: &Arc<House>, key: Key) -> Result<Option<(String, String)>, Fault> {
    match key.0 {
        None => Ok(None),
        Some(token) => Ok(house.store.session(&secret::fingerprint(&token)).await?),
    }
}

/// Nobody sits under a name that somebody else keeps.
pub async fn not_anothers<'a>(
    house: &Arc<House>,
    account: Option<&(String, String)>,
    names: impl IntoIterator<Item = &'a str>,
) -> Result<(), Fault> {
    for name in names {
        let look = look(&clean_name(name)?);
        let own = account.is_some_and(|(key, _)| *key == look);
        if !own && !look.is_empty() && house.store.name(&look).await?.is_some() {
            let why = "somebody keeps this name, or one that looks like it";
            return Err(Fault::conflict("name-kept", why).with("field", json!("name")));
        }
    }
    Ok(())
}

async fn session(house: &Arc<House>, key: &str) -> Result<Json<Value>, Fault> {
    let token = secret::fresh();
    house.store.put_session(&secret::fingerprint(&token), key, today() as i64).await?;
    Ok(Json(json!({ "token": token })))
}
