//! Now or Never in plain text: the panels of the terminal's picture, one below the other, with every hero and town.
use super::picture::page;
use now_or_never::view::View;
use serde::Deserialize;
use serde_json::{Value, json};
use shelf::Words;
use table::{AnyTable, Seat};

/// Below this the map is not readable; above this lines are only longer.
const WIDTHS: (usize, usize) = (80, 120);

/// `width`: of a terminal. `None`: a view of other rules.
pub fn text(table: &dyn AnyTable, sheet: &Value, words: &Words, width: Option<usize>) -> Option<String> {
    let names: Vec<String> = Seat::all(table.seats()).map(|seat| words.seat(seat, &table.header().players)).collect();
    let board = View::deserialize(&sheet["board"]).ok()?;
    let mut text = String::new();
    let mut line = |heading: &str, what: &str| {
        text.push_str(&format!("{}: {what}\n", words.word(heading)));
    };
    let turn = |when: String| {
        let seat = words.seat(board.active, &names);
        words.with("board-turn", &[("when", json!({ "text": when })), ("seat", json!({ "text": seat }))])
    };
    let now = match board.season {
        _ if sheet["places"].is_array() => words.word("tui-over"),
        0 => words.word("tui-setup"),
        n => turn(words.with("tui-now-season", &[("n", n.into())])),
    };
    line("board-now", &now);
    if sheet["prompt"].is_object() {
        line("board-question", &words.say_json(&sheet["prompt"], &names));
    }
    let width = width.unwrap_or(WIDTHS.0 + 20).clamp(WIDTHS.0, WIDTHS.1) as u16;
    for row in page(&board, sheet, table, words, &names, width) {
        text.push_str(row.trim_end());
        text.push('\n');
    }
    for (name, score) in names.iter().zip(&board.scores) {
        let parts = [
            ("coins", score.coins),
            ("rows", score.rows),
            ("housing", score.housing),
            ("buildings", score.buildings),
            ("quests", score.quests),
            ("orders", score.orders),
        ];
        let parts = parts.map(|(part, n)| format!("{} {n}", words.word(&format!("tui-now-score-{part}"))));
        let total = score.total();
        text.push_str(&format!("{}: {name} {total} ({})\n", words.word("board-score"), parts.join(", ")));
    }
    Some(text)
}
