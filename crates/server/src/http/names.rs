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
/// What the page calls people without a name. Nobody can keep those, or guests would have to stand.
const EVERYBODYS: [&str; 4] = ["Guest", "Vendég", "Traveller", "Utazó"];

fn is_everybodys(key: &str) -> bool {
    EVERYBODYS.iter().any(|name| look(name) == key)
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
    if !(8..=LONGEST).contains(&asked.passphrase.chars().count()) {
        return Err(
            Fault::bad("bad-passphrase", "a passphrase has 8 to 200 letters").with("field", json!("passphrase"))
        );
    }
    let key = look(&name);
    let taken = || Fault::conflict("name-taken", "somebody keeps this name already").with("field", json!("name"));
    if is_everybodys(&key) {
        return Err(taken());
    }
    let hash = house.passphrases.hash(asked.passphrase).await?;
    if !house.store.keep_name(&key, &name, &hash).await? {
        return Err(taken());
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
        let free = look.is_empty() || is_everybodys(&look);
        if !own && !free && house.store.name(&look).await?.is_some() {
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

#[cfg(test)]
mod tests {
    use super::is_everybodys;
    use crate::names::look;

    #[test]
    fn what_guests_are_called_is_everybodys() {
        let words = [
            include_str!("../../../../locales/en/web.ftl"),
            include_str!("../../../../locales/en/learn.ftl"),
            include_str!("../../../../locales/hu/web.ftl"),
            include_str!("../../../../locales/hu/learn.ftl"),
        ];
        let said = words.iter().flat_map(|file| file.lines());
        let names = said.filter_map(|line| line.strip_prefix("name-guest = ").or(line.strip_prefix("learn-you = ")));
        let names: Vec<&str> = names.collect();
        assert_eq!(names.len(), 4, "{names:?}");
        for name in names {
            assert!(is_everybodys(&look(name)), "{name}");
        }
    }
}
