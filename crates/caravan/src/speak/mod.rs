//! `caravan speak`: the rules for programs. One request per line on stdin, exactly one reply per line on stdout, in order.
//!
//! - [`line`]: lines of a bounded length; [`fields`]: what a request carries
//! - [`session`]: the open tables; [`requests`]: the list of requests, from which help and refusals are made
//! - `shelf`, `tables`, `seats`, `opponents`, `host`: the requests themselves
mod advice;
mod fields;
#[cfg(test)]
mod fuzz;
mod host;
mod line;
mod opponents;
mod requests;
mod seats;
mod session;
mod shelf;
mod tables;

use crate::inputs;
use crate::out;
use fields::Fields;
use line::{LONGEST, Line};
use serde_json::value::RawValue;
use serde_json::{Map, Value, json};
use server::{Fault, Kind};
use session::Session;
use std::collections::BTreeMap;
use std::error::Error;
use std::io::{self, Write};
use table::strict;

/// The rules for programs: JSON lines on stdin and stdout.
///
/// Each line on stdin is one request, a JSON object; each gets exactly one reply, a JSON object on one line of stdout,
/// in the same order. `ask` names the request; `id` may be anything and comes back with the reply; `table` names the
/// table if there are several (`main` if it is left out).
///
/// A reply has `"ok": true`, or `"ok": false` and an `error` with a `kind`, a `message` and details. After an error
/// nothing has changed, and the next line is read. The program ends at the end of its input, or after `quit`.
#[derive(clap::Args)]
#[command(after_long_help = after_help())]
pub struct Args {
    /// The game of `new`, `scene`, `catalog` and `verbs` if they name none
    #[arg(default_value = inputs::usual_game())]
    game: String,
}

fn after_help() -> String {
    let list: Vec<String> = requests::ALL.iter().map(|r| format!("  {:10} {}", r.name, r.about)).collect();
    format!("Requests:\n{}\n\n{}", list.join("\n"), EXAMPLE.replace("GAME", inputs::usual_game()))
}

const EXAMPLE: &str = r#"Example (> what you write, < what you read, shortened):
  > {"ask": "new", "seed": "tea", "seats": [null, "greedy"]}
  < {"ok":true,"table":"main","game":"GAME",…,"must":[0],"over":false}
  > {"ask": "legal", "seat": 0, "lang": "en", "id": 7}
  < {"id":7,"ok":true,…,"offers":[{"act":"bump 1* 1","mark":214521707,…},…]}
  > {"ask": "act", "seat": 0, "do": "bump 1* 1", "mark": 214521707}
  < {"ok":true,"seq":42,"barrier":null,"events":[…],"must":[0],"over":false}
  > {"ask": "act", "seat": 0, "do": "fly"}
  < {"ok":false,"error":{"kind":"unreadable","message":"unknown action `fly`"}}

docs/protocol.md explains every request, field, action and error, with an example bot in Python."#;

pub fn run(args: &Args) -> Result<(), Box<dyn Error>> {
    let mut session = Session::new(inputs::game(&args.game)?);
    let (mut input, mut out) = (io::stdin().lock(), out::stdout());
    while let Some(line) = line::next(&mut input)? {
        let id = id_as_written(&line);
        let mut reply = with_id(id, &answer(&mut session, line));
        reply.push('\n');
        out.write_all(reply.as_bytes())?;
        out.flush()?;
        if session.has_quit() {
            break;
        }
    }
    Ok(())
}

/// What a request calls itself, to the letter: a number that no float can hold comes back as it was sent.
fn id_as_written(line: &Line) -> Option<String> {
    let Line::Text(text) = line else { return None };
    let mut fields: BTreeMap<String, Box<RawValue>> = serde_json::from_str(text).ok()?;
    // A return is a blank in JSON, but the end of a line to many readers.
    Some(fields.remove("id")?.get().replace('\r', " "))
}

fn with_id(id: Option<String>, reply: &Value) -> String {
    let reply = reply.to_string();
    match id {
        Some(id) => format!("{{\"id\":{id},{}", &reply[1..]),
        None => reply,
    }
}

/// The reply to one line, without its id.
fn answer(session: &mut Session, line: Line) -> Value {
    let result = read(line).and_then(|mut fields| {
        fields.forget_id();
        requests::answer(session, &mut fields)
    });
    let mut reply = Map::from_iter([("ok".into(), result.is_ok().into())]);
    match result {
        Ok(Value::Object(more)) => reply.extend(more),
        Ok(other) => drop(reply.insert("result".into(), other)),
        Err(fault) => drop(reply.insert("error".into(), fault.json())),
    }
    reply.into()
}

fn read(line: Line) -> Result<Fields, Fault> {
    let text = match line {
        Line::Text(text) => text,
        Line::TooLong => {
            return Err(
                Fault::new(Kind::LineTooLong, format!("a line has at most {LONGEST} bytes")).with("most", LONGEST)
            );
        }
        Line::NotUtf8 => return Err(Fault::new(Kind::NotUtf8, "the line is not UTF-8")),
    };
    match strict::value(&text) {
        Ok(Value::Object(fields)) => Ok(Fields::new(fields)),
        Ok(_) => Err(Fault::new(Kind::NotAnObject, r#"a request is an object: {"ask": …}"#)),
        Err(e) => Err(Fault::new(if e.is_data() { Kind::SaidTwice } else { Kind::NotJson }, e.to_string())),
    }
}

/// `{"ok": true}` and nothing else.
fn nothing() -> Value {
    json!({})
}
