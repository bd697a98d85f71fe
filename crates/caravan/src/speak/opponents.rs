//! The request `bot`: somebody of ours acts for a seat, because it is asked or because its time has come.
use super::fields::{Fields, Needed};
use super::seats::{and_now, enter};
use super::session::{Open, Session};
use serde_json::{Value, json};
use server::Fault;
use table::{Illegal, Millis, Seat};

/// What a bot does next.
struct Next {
    seat: Seat,
    bot: String,
    action: String,
    /// it was not asked: this is when it acts
    due: Option<Millis>,
}

pub fn bot(session: &mut Session, fields: &Fields) -> Result<Value, Fault> {
    let name = fields.table()?;
    let open = session.open_mut(&name)?;
    if open.table.is_over() {
        return Err(Illegal::Over.into());
    }
    let (seat, bot) = (fields.seat(&*open.table)?, fields.text("bot")?);
    let (at, lang) = (fields.at()?.unwrap_or_else(|| open.now()), fields.lang()?);
    let next = match seat {
        Some(seat) => next_of(open, seat, bot)?,
        None => first_of_all(open, bot)?,
    };
    let mut reply = json!({ "seat": next.seat, "bot": next.bot });
    if let Some(due) = next.due.filter(|&due| due > at) {
        reply["waits_until"] = due.into();
        return Ok(and_now(reply, open));
    }
    reply["do"] = json!(next.action);
    let done = enter(session, &name, next.seat, &next.action, None, next.due.unwrap_or(at), lang)?;
    if let (Value::Object(reply), Value::Object(done)) = (&mut reply, done) {
        reply.extend(done);
    }
    Ok(reply)
}

/// What this seat does next.
fn next_of(open: &mut Open, seat: Seat, bot: Option<String>) -> Result<Next, Fault> {
    let bot = Ok(bot.or_else(|| open.bot_at(seat))).needed("bot")?;
    if open.table.offers(seat).is_empty() {
        return Err(Illegal::NotNow.into());
    }
    if open.table.must().has(seat) {
        let action = open.lodger(seat, &bot)?.choose(&*open.table, &mut open.dice);
        return Ok(Next { seat, bot, action, due: None });
    }
    volunteer(open, seat, bot)?.ok_or_else(|| Illegal::NotNow.into())
}

/// What this seat does without being asked.
fn volunteer(open: &mut Open, seat: Seat, bot: String) -> Result<Option<Next>, Fault> {
    let intends = open.lodger(seat, &bot)?.intention(&*open.table, open.pace(seat));
    let next = intends.and_then(|intends| intends());
    Ok(next.map(|(due, action)| Next { seat, bot, action, due: Some(due) }))
}

/// A bot that is asked; otherwise the one whose time comes first. `bot`: it plays for everybody.
fn first_of_all(open: &mut Open, bot: Option<String>) -> Result<Next, Fault> {
    let plays = |open: &Open, seat: Seat| bot.clone().or_else(|| open.bot_at(seat));
    let asked: Vec<Seat> = open.table.must().iter().filter(|&seat| seat != Seat::HOUSE).collect();
    if let Some(&seat) = asked.iter().find(|&&seat| plays(open, seat).is_some()) {
        return next_of(open, seat, bot);
    }
    let mut first: Option<Next> = None;
    for seat in Seat::all(open.table.seats()) {
        let Some(bot) = plays(open, seat).filter(|_| !open.table.offers(seat).is_empty()) else { continue };
        let next = volunteer(open, seat, bot)?;
        if next.as_ref().is_some_and(|next| first.as_ref().is_none_or(|first| next.due < first.due)) {
            first = next;
        }
    }
    match (first, asked.first()) {
        (Some(next), _) => Ok(next),
        (None, Some(&seat)) => next_of(open, seat, bot),
        (None, None) => Err(Illegal::NotNow.into()),
    }
}
