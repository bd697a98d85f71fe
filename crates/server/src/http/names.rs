//! A name can be kept with a passphrase. Nothing else is asked.
use super::{Caller, Given, Home, Key};
use crate::clock::today;
use crate::fault::{Fault, Kind};
use crate::house::House;
use crate::names::{clean_name, look, told_apart};
use crate::secret::Secret;
use axum::Json;
use axum::extract::State;
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
        return Err(Fault::new(Kind::BadName, "a name has at least one letter").with("field", json!("name")));
    }
    if !(8..=LONGEST).contains(&asked.passphrase.chars().count()) {
        return Err(
            Fault::new(Kind::BadPassphrase, "a passphrase has 8 to 200 letters").with("field", json!("passphrase"))
        );
    }
    let look = look(&name);
    let taken = || Fault::new(Kind::NameTaken, "somebody keeps this name already").with("field", json!("name"));
    if is_everybodys(&look) {
        return Err(taken());
    }
    let hash = house.passphrases.hash(asked.passphrase).await?;
    let token = Secret::fresh();
    // The name and the token that opens it are written together: nobody keeps a name that they were told is not kept.
    if !house.store.keep_name(&look, &name, &hash, token.fingerprint(), today() as i64).await? {
        return Err(taken());
    }
    Ok(Json(json!({ "token": token })))
}

pub async fn sign_in(
    State(house): Home,
    Caller(who): Caller,
    Given(asked): Given<NameAndPassphrase>,
) -> Result<Json<Value>, Fault> {
    house.gate.passphrase(who)?;
    let name = clean_name(&asked.name)?;
    let found = house.store.name(&look(&name), &name).await?;
    let (key, kept) = found.map_or((None, None), |found| (Some(found.key), Some(found.hash)));
    // One that could never have been kept costs no more than any other, and is told nothing else.
    let plausible = asked.passphrase.chars().count() <= LONGEST;
    let (passphrase, kept) = if plausible { (asked.passphrase, kept) } else { (String::new(), None) };
    let fits = house.passphrases.fits(passphrase, kept).await?;
    let wrong = || Fault::new(Kind::WrongPassphrase, "name and passphrase do not fit");
    let key = key.filter(|_| fits).ok_or_else(wrong)?;
    let token = Secret::fresh();
    house.store.put_session(token.fingerprint(), key, today() as i64).await?;
    Ok(Json(json!({ "token": token })))
}

pub async fn sign_out(State(house): Home, key: Key) -> Result<Json<Value>, Fault> {
    house.store.end_session(key.needed()?.fingerprint()).await?;
    Ok(Json(json!({})))
}

/// Whoever keeps a name and shows its token: key and name.
pub async fn account(house: &Arc<House>, key: Key) -> Result<Option<(String, String)>, Fault> {
    match key.0 {
        None => Ok(None),
        Some(token) => Ok(house.store.session(&token.fingerprint()).await?),
    }
}

/// Names that are tried for somebody whose own is taken at a table.
const NUMBERS_TRIED: usize = 50;

/// What somebody without a kept name is called at a table: nobody there looks the same, and nobody keeps it.
pub async fn guest_name(house: &House, name: &str, others: &[&str]) -> Result<String, Fault> {
    let name = clean_name(name)?;
    for told in told_apart(&name, others.iter().copied()).take(NUMBERS_TRIED) {
        if told == name || house.store.name(&look(&told), &told).await?.is_none() {
            return Ok(told);
        }
    }
    Err(Fault::new(Kind::NameTaken, "everybody here is called so: choose another name").with("field", json!("name")))
}

/// Nobody sits under a name that somebody else keeps.
pub async fn not_anothers<'a>(
    house: &Arc<House>,
    account: Option<&(String, String)>,
    names: impl IntoIterator<Item = &'a str>,
) -> Result<(), Fault> {
    for name in names {
        let name = clean_name(name)?;
        let look = look(&name);
        let free = name.is_empty() || is_everybodys(&look);
        let kept = if free { None } else { house.store.name(&look, &name).await? };
        if kept.is_some_and(|kept| account.is_none_or(|(key, _)| *key != kept.key)) {
            let why = "somebody keeps this name, or one that looks like it";
            return Err(Fault::new(Kind::NameKept, why).with("field", json!("name")));
        }
    }
    Ok(())
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
