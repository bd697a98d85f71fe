//! The board as plain text, from a sheet: what any client could print. How, the face of a game says.
use crate::faces;
use serde_json::Value;
use shelf::Words;
use table::{AnyTable, Millis, Seat};

/// A sheet as people read it. A game that has no picture of its own is printed as its sheet is. `width`: of a terminal,
/// for pictures that can make use of it.
pub fn text(table: &dyn AnyTable, sheet: &Value, words: &Words, width: Option<usize>) -> String {
    let own = faces::picture(table.name()).printed(table, sheet, words, width);
    own.unwrap_or_else(|| format!("{}\n", serde_json::to_string_pretty(sheet).unwrap_or_default()))
}

/// Everything that screens hide. A list with a place for each seat shows each place as its owner sees it; elsewhere what
/// nobody but some seat knows is filled in. No game is named here: what a new one hides is shown as well.
pub fn lift_screens(sheet: &mut Value, table: &dyn AnyTable) {
    let own: Vec<Value> = Seat::all(table.seats()).map(|seat| table.sheet(Some(seat))["board"].take()).collect();
    for (key, shown) in sheet["board"].as_object_mut().into_iter().flatten() {
        match shown {
            Value::Array(places) if places.len() == own.len() => {
                let of_owner = |(n, board): (usize, &Value)| board[key][n].clone();
                *places = own.iter().enumerate().map(of_owner).collect();
            }
            _ => own.iter().for_each(|board| fill_in(shown, &board[key])),
        }
    }
}

/// What is missing in one view and stands in another.
fn fill_in(shown: &mut Value, known: &Value) {
    match (shown, known) {
        (shown @ Value::Null, known) => *shown = known.clone(),
        (Value::Object(shown), Value::Object(known)) => {
            for (key, known) in known {
                fill_in(shown.entry(key.clone()).or_insert(Value::Null), known);
            }
        }
        (Value::Array(shown), Value::Array(known)) if shown.len() == known.len() => {
            shown.iter_mut().zip(known).for_each(|(shown, known)| fill_in(shown, known));
        }
        _ => {}
    }
}

/// Since when the clock of a seat runs, in games that have one, as a viewer sees it; for the table itself the first of all.
pub fn since(table: &dyn AnyTable, sheet: &Value, seat: Seat) -> Option<Millis> {
    faces::picture(table.name()).since(&sheet["board"], seat)
}

/// `1:05.5`
pub fn time(ms: Millis) -> String {
    format!("{}:{:02}.{}", ms / 60_000, ms / 1000 % 60, ms / 100 % 10)
}
