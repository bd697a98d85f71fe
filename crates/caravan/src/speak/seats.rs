//! Requests of one viewer. Whatever they answer, that viewer may know.
use super::fields::{Fields, Needed};
use super::session::{Open, Session};
use serde_json::{Value, json};
use server::{Fault, Kind};
use shelf::{Lang, Words};
use table::{Millis, Seat};

pub fn view(session: &mut Session, fields: &Fields) -> Result<Value, Fault> {
    let open = session.open(&fields.table()?)?;
    let (who, lang) = (fields.viewer(&*open.table)?, fields.lang()?);
    let mut sheet = open.table.sheet(who);
    session.say_offers(&mut sheet["offers"], open.names(), lang);
    if let (Some(lang), Some(prompt)) = (lang, sheet.get("prompt")) {
        sheet["say"] = Words::of(lang).say_json(prompt, open.names()).into();
    }
    Ok(json!({ "sheet": sheet }))
}

pub fn legal(session: &mut Session, fields: &Fields) -> Result<Value, Fault> {
    let open = session.open(&fields.table()?)?;
    let (seat, lang) = (fields.seat(&*open.table).needed("seat")?, fields.lang()?);
    let mut offers = json!(open.table.offers(seat));
    session.say_offers(&mut offers, open.names(), lang);
    Ok(json!({ "seat": seat, "must": open.table.must().has(seat), "offers": offers }))
}

pub fn act(session: &mut Session, fields: &Fields) -> Result<Value, Fault> {
    let name = fields.table()?;
    let open = session.open(&name)?;
    let seat = fields.seat(&*open.table).needed("seat")?;
    let action = fields.text("do").needed("do")?;
    let (mark, at, lang) = (fields.mark()?, fields.at()?.unwrap_or_else(|| open.now()), fields.lang()?);
    enter(session, &name, seat, &action, mark, at, lang)
}

/// Plays an action and tells the seat what it saw of it.
pub fn enter(
    session: &mut Session,
    name: &str,
    seat: Seat,
    action: &str,
    mark: Option<u32>,
    at: Millis,
    lang: Option<Lang>,
) -> Result<Value, Fault> {
    let before = session.open(name)?.table.seen(Some(seat));
    let result = session.open_mut(name)?.table.act(seat, at, action, mark);
    let open = session.open(name)?;
    let barrier = result.map_err(|why| session.refusal(why, open.names(), lang))?;
    let events = seen_since(session, open, seat, before, lang);
    Ok(and_now(json!({ "seq": open.table.seen(Some(seat)), "barrier": barrier, "events": events }), open))
}

/// What a seat saw after its `before`-th entry.
fn seen_since(session: &Session, open: &Open, seat: Seat, before: usize, lang: Option<Lang>) -> Value {
    let mut events = open.table.events(Some(seat), before);
    session.say_events(&mut events, open.names(), lang);
    events
}

/// Whom the game waits for after that; the places once it is over.
pub fn and_now(mut reply: Value, open: &Open) -> Value {
    reply["must"] = json!(open.table.must());
    reply["over"] = open.table.is_over().into();
    if open.table.is_over() {
        reply["places"] = json!(open.table.places());
    }
    reply
}

pub fn undo(session: &mut Session, fields: &Fields) -> Result<Value, Fault> {
    let name = fields.table()?;
    let open = session.open(&name)?;
    let seat = fields.seat(&*open.table).needed("seat")?;
    let (at, lang) = (fields.at()?.unwrap_or_else(|| open.now()), fields.lang()?);
    let before = open.table.seen(Some(seat));
    let result = session.open_mut(&name)?.table.undo(seat, at);
    let open = session.open(&name)?;
    result.map_err(|why| session.refusal(why, open.names(), lang))?;
    let events = seen_since(session, open, seat, before, lang);
    Ok(and_now(json!({ "seq": open.table.seen(Some(seat)), "events": events }), open))
}

pub fn events(session: &mut Session, fields: &Fields) -> Result<Value, Fault> {
    let open = session.open(&fields.table()?)?;
    let (who, lang) = (fields.viewer(&*open.table)?, fields.lang()?);
    let after = fields.number("after")?.unwrap_or(0).try_into().unwrap_or(usize::MAX);
    let mut events = open.table.events(who, after);
    session.say_events(&mut events, open.names(), lang);
    Ok(json!({ "events": events }))
}

pub fn insight(session: &mut Session, fields: &Fields) -> Result<Value, Fault> {
    let open = session.open(&fields.table()?)?;
    let who = fields.viewer(&*open.table)?;
    Ok(json!({ "insight": open.table.insight(who) }))
}

/// What `scene` takes, made of what this viewer knows.
pub fn position(session: &mut Session, fields: &Fields) -> Result<Value, Fault> {
    let open = session.open(&fields.table()?)?;
    let who = fields.viewer(&*open.table)?;
    let nobody = || {
        Fault::new(
            Kind::NoPosition,
            "nobody here can write this position as a scene: its game writes none, or it lies beyond the last time of a scene",
        )
    };
    let scene = open.table.position(who).ok_or_else(nobody)?;
    Ok(json!({ "game": open.table.name(), "options": open.table.header().options, "scene": scene }))
}
