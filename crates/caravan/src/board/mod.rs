//! The board as plain text, from a sheet: what any client could print. One file per game.
mod hexes;
mod merchants;
mod now_or_never;
mod silk_road;

use games::Words;
use serde_json::Value;
use table::{AnyTable, Millis, Seat};

/// A sheet as people read it. A game that has no picture of its own is printed as its sheet is. `width`: of a terminal,
/// for pictures that can make use of it.
pub fn text(table: &dyn AnyTable, sheet: &Value, words: &Words, width: Option<usize>) -> String {
    match table.name() {
        "merchants" => merchants::text(table, sheet, words),
        "now-or-never" => now_or_never::text(table, sheet, words, width),
        "silk-road" => silk_road::text(table, sheet, words, width),
        _ => format!("{}\n", serde_json::to_string_pretty(sheet).unwrap_or_default()),
    }
}

/// Everything that screens hide: the place of each seat as that seat sees it.
pub fn lift_screens(sheet: &mut Value, table: &dyn AnyTable) {
    for place in ["wagons", "desks"] {
        if sheet["board"][place].is_array() {
            let own = |seat: Seat| table.sheet(Some(seat))["board"][place][seat.index()].take();
            sheet["board"][place] = Seat::all(table.seats()).map(own).collect();
        }
    }
}

/// Since when the clock of a seat runs, in games that have one; for the table itself the first of all.
pub fn since(sheet: &Value, seat: Seat) -> Option<Millis> {
    let desks = list(&sheet["board"]["desks"]);
    match seat {
        Seat::HOUSE => desks.iter().filter_map(|desk| desk["since"].as_u64()).min(),
        seat => desks.get(seat.index())?["since"].as_u64(),
    }
}

/// `1:05.5`
pub fn time(ms: Millis) -> String {
    format!("{}:{:02}.{}", ms / 60_000, ms / 1000 % 60, ms / 100 % 10)
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn number(value: &Value) -> u64 {
    value.as_u64().unwrap_or(0)
}

/// Strings without quotes.
fn shown(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), Into::into)
}
