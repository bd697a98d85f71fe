//! The list of requests: name, fields, one line of help, and what answers.
use super::fields::{Fields, Needed};
use super::session::Session;
use super::{advice, host, opponents, seats, shelf, tables};
use serde_json::Value;
use server::{Fault, Kind};

type Answer = fn(&mut Session, &Fields) -> Result<Value, Fault>;

pub struct Request {
    pub name: &'static str,
    pub fields: &'static [&'static str],
    pub about: &'static str,
    answer: Answer,
}

const fn request(name: &'static str, fields: &'static [&'static str], about: &'static str, answer: Answer) -> Request {
    Request { name, fields, about, answer }
}

const NEW: &[&str] = &["table", "game", "seed", "options", "players", "seats", "scene", "content"];

pub const ALL: &[Request] = &[
    request("games", &[], "the games and their options", shelf::games),
    request("catalog", &["game", "content", "options"], "every card, die and board of a game", shelf::catalog),
    request("verbs", &["game", "content"], "the notation: every verb with its objects", shelf::verbs),
    request("text", &["text", "lang", "names"], "a text of the rules in words", shelf::text),
    request("new", NEW, "open a table", tables::new),
    request("scene", NEW, "open a table at a position of your own", tables::scene),
    request("load", &["table", "path", "text", "salvage", "content"], "open a table from a game file", tables::load),
    request(
        "save",
        &["table", "path"],
        "the game file, written or returned (host only: it holds the seed)",
        tables::save,
    ),
    request("tables", &[], "which tables are open", tables::list),
    request("close", &["table"], "forget a table", tables::close),
    request("view", &["table", "seat", "lang"], "everything one viewer knows: board, question, answers", seats::view),
    request("legal", &["table", "seat", "lang"], "what a seat may do", seats::legal),
    request("act", &["table", "seat", "do", "mark", "at", "lang"], "a seat does something", seats::act),
    request("undo", &["table", "seat", "at", "lang"], "a seat takes its last choice back", seats::undo),
    request("events", &["table", "seat", "after", "lang"], "what a viewer saw after its entry n", seats::events),
    request(
        "insight",
        &["table", "seat"],
        "what can be worked out from what a viewer sees, and takes longer than a look",
        seats::insight,
    ),
    request(
        "position",
        &["table", "seat"],
        "the position as a scene, as much of it as a viewer knows",
        seats::position,
    ),
    request("bot", &["table", "seat", "bot", "at", "lang"], "a bot acts once for a seat", opponents::bot),
    request("hint", &["table", "seat", "nodes", "lang"], "what a strong player would do here", advice::hint),
    request("review", &["table", "nodes", "lang"], "where a game that is over turned", advice::review),
    request("must", &["table"], "whom the game waits for", host::must),
    request("places", &["table"], "who won, once it is over", host::places),
    request("time-up", &["table", "at"], "the clock has passed the deadline", host::time_up),
    request("hash", &["table"], "fingerprint of the whole state (host only)", host::hash),
    request("rows", &["table", "after"], "header and log (host only: they hold the seed and every secret)", host::rows),
    request("quit", &[], "end the program", host::quit),
];

/// Finds the request and checks the names of its fields; only then it is looked into.
pub fn answer(session: &mut Session, fields: &mut Fields) -> Result<Value, Fault> {
    let ask = fields.text("ask").needed("ask")?;
    let Some(request) = ALL.iter().find(|r| r.name == ask) else {
        let known: Vec<&str> = ALL.iter().map(|r| r.name).collect();
        return Err(Fault::new(Kind::UnknownRequest, format!("there is no request `{ask}`")).with("known", known));
    };
    if let Some(name) = fields.names().find(|&n| n != "ask" && !request.fields.contains(&n)) {
        return Err(Fault::new(Kind::UnknownField, format!("`{ask}` has no field `{name}`"))
            .with("field", name)
            .with("known", request.fields));
    }
    (request.answer)(session, fields)
}
