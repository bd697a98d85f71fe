//! Now or Never in plain text: the panels of the terminal's picture, one below the other, with every hero and town.
use crate::tui::now_or_never_page;
use games::Words;
use serde_json::Value;
use table::{AnyTable, Seat};

/// Below this the map is not readable; above this lines are only longer.
const WIDTHS: (usize, usize) = (80, 120);

/// `width`: of a terminal.
pub fn text(table: &dyn AnyTable, sheet: &Value, words: &Words, width: Option<usize>) -> String {
    let names: Vec<String> = Seat::all(table.seats()).map(|seat| words.seat(seat, &table.header().players)).collect();
    let board = &sheet["board"];
    let season = board["season"].as_u64().unwrap_or(0);
    let mut text = String::new();
    let mut line = |heading: &str, what: &str| {
        text.push_str(&format!("{}: {what}\n", words.word(heading)));
    };
    let active = Seat(board["active"].as_u64().unwrap_or(0) as u8);
    let when = match season {
        0 => words.word("tui-setup"),
        n => words.with("tui-now-season", &[("n", n.into())]),
    };
    line("board-now", &format!("{when}, {}, {}", words.seat(active, &names), super::shown(&board["step"])));
    if sheet["prompt"].is_object() {
        line("board-question", &words.say_json(&sheet["prompt"], &names));
    }
    let width = width.unwrap_or(WIDTHS.0 + 20).clamp(WIDTHS.0, WIDTHS.1) as u16;
    for row in now_or_never_page(sheet, &table.catalog(), words, &names, width) {
        text.push_str(row.trim_end());
        text.push('\n');
    }
    for (name, score) in names.iter().zip(super::list(&board["scores"])) {
        let parts = ["coins", "rows", "housing", "buildings", "quests", "orders"];
        let total: i64 = parts.iter().filter_map(|part| score[*part].as_i64()).sum();
        let parts = parts.map(|part| format!("{} {}", words.word(&format!("tui-now-score-{part}")), score[part]));
        text.push_str(&format!("{}: {name} {total} ({})\n", words.word("board-score"), parts.join(", ")));
    }
    text
}
