//! The requests `hint` and `review`: what a strong player says.
use super::fields::{Fields, Needed};
use super::session::Session;
use crate::advice::{HINT, NODES, Speaker};
use bots::Setting;
use serde_json::{Value, json};
use server::{Fault, Kind};
use shelf::Words;
use table::Illegal;

fn nodes(fields: &Fields) -> Result<Option<u32>, Fault> {
    Ok(fields.number_in("nodes", NODES)?.map(|nodes| nodes as u32))
}

fn nobody() -> Fault {
    Fault::new(Kind::NoAdvice, "nobody here can say what is best in this game")
}

/// By what the seat knows, and nothing else.
pub fn hint(session: &mut Session, fields: &Fields) -> Result<Value, Fault> {
    let open = session.open(&fields.table()?)?;
    let seat = fields.seat(&*open.table).needed("seat")?;
    let (setting, lang) = (Setting::nodes(nodes(fields)?.unwrap_or(HINT)), fields.lang()?);
    if open.table.is_over() {
        return Err(Illegal::Over.into());
    }
    if !open.table.must().has(seat) {
        return Err(Illegal::NotNow.into());
    }
    let advice = shelf::of(&*open.table).rivals.hint(&*open.table, seat, setting).ok_or_else(nobody)?;
    let mut reply = json!({ "ways": advice.ways });
    if let Some(lang) = lang {
        reply["say"] = json!(Speaker { words: Words::of(lang), names: open.names() }.hint(&advice));
    }
    Ok(reply)
}

/// Of a game that is over.
pub fn review(session: &mut Session, fields: &Fields) -> Result<Value, Fault> {
    let open = session.open(&fields.table()?)?;
    let (nodes, lang) = (nodes(fields)?, fields.lang()?);
    if !open.table.is_over() {
        return Err(Fault::new(Kind::NotOver, "this game is not over yet"));
    }
    let file = open.table.file();
    let game = crate::inputs::game(&file.header.game)?;
    let at = |rows| game.replay(&file, open.pack.as_ref(), Some(rows)).ok();
    let review = bots::review(&game.rivals, &file.rows, &at, nodes, &mut |_| true).ok_or_else(nobody)?;
    let mut reply = json!(review);
    if let Some(lang) = lang {
        let speaker = Speaker { words: Words::of(lang), names: open.names() };
        for (said, costly) in reply["costly"].as_array_mut().into_iter().flatten().zip(&review.costly) {
            said["say"] = json!(speaker.costly(costly));
        }
    }
    Ok(reply)
}
