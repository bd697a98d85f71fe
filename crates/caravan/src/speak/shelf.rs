//! Requests about games, no table needed.
use super::fields::{Fields, Needed};
use super::session::Session;
use crate::{games_list, inputs};
use ::shelf::Entry;
use serde_json::{Value, json};
use server::{Fault, Kind};
use shelf::Words;
use table::Pack;

pub fn games(_: &mut Session, _: &Fields) -> Result<Value, Fault> {
    Ok(json!({ "games": games_list::list() }))
}

/// The game that is meant, and its pack if it is not our own.
pub fn game_and_pack(session: &Session, fields: &Fields) -> Result<(&'static Entry, Option<Pack>), Fault> {
    let game = fields.text("game")?.map_or(Ok(session.game), |name| inputs::game(&name))?;
    Ok((game, pack(fields)?))
}

pub fn pack(fields: &Fields) -> Result<Option<Pack>, Fault> {
    fields.path("content")?.map(|folder| inputs::read_pack(&folder)).transpose()
}

pub fn catalog(session: &mut Session, fields: &Fields) -> Result<Value, Fault> {
    let (game, pack) = game_and_pack(session, fields)?;
    let options = fields.object("options")?.unwrap_or_else(|| json!({}));
    game.catalog(pack.as_ref()).map_err(|p| Fault::of_problems(Kind::BadContent, &p))?;
    let catalog = game.catalog_of(&options, pack.as_ref()).map_err(|p| Fault::of_problems(Kind::BadSetting, &p))?;
    Ok(json!({ "game": game.name, "catalog": catalog }))
}

pub fn verbs(session: &mut Session, fields: &Fields) -> Result<Value, Fault> {
    let (game, pack) = game_and_pack(session, fields)?;
    let mut catalog = game.catalog(pack.as_ref()).map_err(|p| Fault::of_problems(Kind::BadContent, &p))?;
    Ok(json!({ "game": game.name, "verbs": catalog["verbs"].take() }))
}

pub fn text(_: &mut Session, fields: &Fields) -> Result<Value, Fault> {
    let text = fields.object("text").needed("text")?;
    let names = fields.list("names")?.unwrap_or_default();
    let names: Vec<String> = names.into_iter().map(Option::unwrap_or_default).collect();
    let words = Words::of(fields.lang()?.unwrap_or_default());
    Ok(json!({ "say": words.say_json(&text, &names) }))
}
