//! Requests that open, save and close tables.
use super::fields::{Fields, Needed};
use super::session::{Open, Session};
use super::{nothing, shelf};
use crate::inputs;
use bots::Rivals;
use serde_json::{Value, json};
use server::{Fault, Kind};
use table::Problems;

pub fn new(session: &mut Session, fields: &Fields) -> Result<Value, Fault> {
    let name = free_name(session, fields)?;
    let seats = fields.list("seats")?;
    let players = fields.list("players")?.map(|names| names.into_iter().map(Option::unwrap_or_default).collect());
    let mut options = fields.object("options")?.unwrap_or_else(nothing);
    let seed = fields.seed()?;
    let scene = fields.any("scene");
    let (game, pack) = shelf::game_and_pack(session, fields)?;

    know_bots(&game.rivals, &seats)?;
    let chairs = players.as_ref().map(Vec::len).or(seats.as_ref().map(Vec::len));
    // Who names the players has said how many they are.
    if let Some(n) = chairs
        && options.get("players").is_none()
        && game.options().iter().any(|o| o.name == "players")
    {
        options["players"] = n.into();
    }
    let bots_names = || seats.iter().flatten().map(|bot| bot.clone().unwrap_or_default()).collect();
    let players: Vec<String> = players.unwrap_or_else(bots_names);
    let seed = seed.map_or_else(inputs::fresh_seed, Ok)?;
    let bad_setting = |p| Fault::of_problems(Kind::BadSetting, &p);
    if let Some(pack) = &pack {
        game.check_pack(pack).map_err(|p| Fault::of_problems(Kind::BadContent, &p))?;
    }
    let table = game.open(&options, pack.as_ref(), &seed, players, scene).map_err(bad_setting)?;
    let mut problems = Problems::default();
    let named = [("players", table.header().players.len()), ("seats", seats.as_ref().map_or(0, Vec::len))];
    for (field, n) in named.into_iter().filter(|&(_, n)| n != 0 && n != usize::from(table.seats())) {
        problems.add(field, format!("{n} of them, but the table has {} seats", table.seats()));
    }
    problems.or(()).map_err(bad_setting)?;
    let happened = table.header().scene.is_some().then(|| table.events(None, 0));
    let open = Open::new(table, pack, seats.unwrap_or_default(), &session.memory);
    let mut reply = seat(session, name, open);
    if let Some(events) = happened {
        reply["events"] = events; // what a scene did before anybody was asked
    }
    Ok(reply)
}

pub fn scene(session: &mut Session, fields: &Fields) -> Result<Value, Fault> {
    fields.object("scene").needed("scene")?;
    new(session, fields)
}

pub fn load(session: &mut Session, fields: &Fields) -> Result<Value, Fault> {
    let name = free_name(session, fields)?;
    let bytes = match (fields.path("path")?, fields.text("text")?) {
        (Some(_), Some(_)) => {
            return Err(Fault::new(Kind::WrongField, "either `path` or `text`, not both").with("field", "text"));
        }
        (Some(path), None) => inputs::read_bytes(&path)?,
        (None, text) => Ok(text).needed("path")?.into_bytes(),
    };
    let pack = shelf::pack(fields)?;
    let loaded = inputs::load(&bytes, pack.as_ref(), fields.flag("salvage")?)?;
    let (rows, file_rules) = (loaded.file.rows.len(), loaded.file.header.rules);
    let is_bot = |name: &String| loaded.game.rivals.knows(name).then(|| name.clone());
    let bots = loaded.file.header.players.iter().map(is_bot).collect();
    let open = Open::new(loaded.table, pack, bots, &session.memory);
    let mut reply = seat(session, name, open);
    reply["rows"] = rows.into();
    if file_rules != loaded.game.rules {
        reply["file_rules"] = file_rules.into();
    }
    if let Some(lost) = loaded.lost {
        reply["lost"] = lost.json();
    }
    Ok(reply)
}

fn free_name(session: &Session, fields: &Fields) -> Result<String, Fault> {
    let name = fields.table()?;
    if session.tables.contains_key(&name) {
        let what = format!("there is a table `{name}` already: close it first, or name another");
        return Err(Fault::new(Kind::TableTaken, what).with("table", name));
    }
    Ok(name)
}

fn know_bots(rivals: &Rivals, seats: &Option<Vec<Option<String>>>) -> Result<(), Fault> {
    seats.iter().flatten().flatten().try_for_each(|bot| rivals.known(bot)).map_err(Into::into)
}

fn seat(session: &mut Session, name: String, open: Open) -> Value {
    let card = open.card(&name);
    session.tables.insert(name, open);
    card
}

pub fn save(session: &mut Session, fields: &Fields) -> Result<Value, Fault> {
    let file = session.open(&fields.table()?)?.table.file();
    match fields.path("path")? {
        None => Ok(json!({ "rows": file.rows.len(), "text": file.write() })),
        Some(path) => {
            let kept = inputs::write_game(&path, &file.write())?;
            let mut reply = json!({ "rows": file.rows.len(), "path": path });
            if let Some(kept) = kept {
                reply["kept"] = json!(kept);
            }
            Ok(reply)
        }
    }
}

pub fn list(session: &mut Session, _: &Fields) -> Result<Value, Fault> {
    let tables: Vec<Value> = session.tables.iter().map(|(name, open)| open.card(name)).collect();
    Ok(json!({ "tables": tables }))
}

pub fn close(session: &mut Session, fields: &Fields) -> Result<Value, Fault> {
    session.close(&fields.table()?)?;
    Ok(nothing())
}
