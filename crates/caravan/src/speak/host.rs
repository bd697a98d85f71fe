//! Requests of the host: the clock, the truth, the end.
use super::fields::Fields;
use super::nothing;
use super::seats::and_now;
use super::session::Session;
use serde_json::{Value, json};
use server::Fault;
use table::Seat;

pub fn must(session: &mut Session, fields: &Fields) -> Result<Value, Fault> {
    let table = &session.open(&fields.table()?)?.table;
    let mut reply = json!({ "must": table.must(), "over": table.is_over() });
    if let Some(deadline) = table.deadline() {
        reply["deadline"] = deadline.into();
        let own: Vec<Value> = Seat::all(table.seats()).map(|s| table.sheet(Some(s))["deadline"].take()).collect();
        let some_run = own.iter().any(Value::is_u64);
        if some_run && own.iter().any(|own| *own != deadline) {
            reply["deadlines"] = own.into();
        }
    }
    Ok(reply)
}

/// Before the end places would show what is hidden.
pub fn places(session: &mut Session, fields: &Fields) -> Result<Value, Fault> {
    let table = &session.open(&fields.table()?)?.table;
    Ok(json!({ "over": table.is_over(), "places": table.is_over().then(|| table.places()) }))
}

pub fn time_up(session: &mut Session, fields: &Fields) -> Result<Value, Fault> {
    let name = fields.table()?;
    // A deadline may lie after the last moment in which anybody does something; nothing else does.
    let deadline = session.open(&name)?.table.deadline().unwrap_or(0);
    let at = fields.at_most(deadline.max(table::LAST_MOMENT))?;
    let open = session.open_mut(&name)?;
    let at = at.unwrap_or_else(|| open.now());
    let result = open.table.time_up(at);
    let open = session.open(&name)?;
    result.map_err(|why| session.refusal(why, open.names(), None))?;
    Ok(and_now(nothing(), open))
}

pub fn hash(session: &mut Session, fields: &Fields) -> Result<Value, Fault> {
    Ok(json!({ "hash": session.open(&fields.table()?)?.table.hash() }))
}

pub fn rows(session: &mut Session, fields: &Fields) -> Result<Value, Fault> {
    let table = &session.open(&fields.table()?)?.table;
    let after: usize = fields.number("after")?.unwrap_or(0).try_into().unwrap_or(usize::MAX);
    Ok(json!({ "header": table.header(), "rows": table.rows().get(after..).unwrap_or_default() }))
}

pub fn quit(session: &mut Session, _: &Fields) -> Result<Value, Fault> {
    session.quit();
    Ok(nothing())
}
