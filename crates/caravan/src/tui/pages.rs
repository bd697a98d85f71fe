//! Pages that take the whole screen: the keys, the cards, the result.
use super::app::{App, CardSearch};
use super::canvas::{Canvas, width, wrap};
use super::picture::ScoreRow;
use crate::advice::Speaker;
use bots::{Advice, Review};
use ratatui::layout::Rect;
use serde_json::json;

/// Every key, and the message that says what it does.
const KEYS: &[(&str, &str)] = &[
    ("1 2 3 … Enter", "tui-key-number"),
    ("↑ ↓ Enter", "tui-key-list"),
    ("Tab ← → Enter", "tui-key-things"),
    ("/", "tui-key-search"),
    ("Esc", "tui-key-widen"),
    (":", "tui-key-notation"),
    ("u", "tui-key-undo"),
    ("i", "tui-key-cards"),
    ("h", "tui-key-hint"),
    ("p", "tui-key-wagon"),
    ("v", "tui-key-page"),
    ("a", "tui-key-arrange"),
    ("l", "tui-key-language"),
    ("PgUp PgDn", "tui-key-log"),
    ("?", "tui-key-help"),
    ("q", "tui-key-quit"),
];

fn key_name(key: &str, ascii: bool) -> String {
    if !ascii {
        return key.into();
    }
    key.replace('…', "...").replace("↑ ↓", "Up Down").replace("← →", "Left Right")
}

pub fn help(app: &App, c: &mut Canvas<'_>, area: Rect) {
    let look = c.look;
    let inside = c.panel(area, &app.say("caravan-help"));
    let table = app.hands.as_ref().map_or(KEYS, |hands| hands.help());
    // What is no key has a message for its name.
    let name = |key: &str| if app.words.has(key) { app.say(key) } else { key_name(key, look.ascii) };
    let keys: Vec<String> = table.iter().map(|(key, _)| name(key)).collect();
    let column = keys.iter().map(|k| width(k)).max().unwrap_or(0) + 3;
    let mut y = inside.y;
    for (key, (_, id)) in keys.iter().zip(table) {
        c.put(inside.x + 1, y, column, key, look.strong());
        for line in wrap(&app.say(app.picture.says(id)), inside.width.saturating_sub(column + 2)) {
            c.put(inside.x + 1 + column, y, inside.width - column - 1, &line, look.plain());
            y += 1;
        }
    }
    let legend = app.picture.legend(&app.view(), look);
    if !legend.is_empty() {
        let rest = c.panel(Rect { y, height: inside.bottom().saturating_sub(y + 1), ..inside }, &app.say("tui-signs"));
        let wide = legend.iter().map(|(sign, meaning)| width(sign) + width(meaning) + 3).max().unwrap_or(1);
        let columns = (rest.width / wide).max(1);
        for (k, (sign, meaning)) in legend.iter().enumerate() {
            let (x, y) = (rest.x + 1 + k as u16 % columns * wide, rest.y + k as u16 / columns);
            if y < rest.bottom() {
                let mut pen = c.pen(x, y, wide);
                pen.write(sign, look.strong()).gap(1).say(meaning);
            }
        }
    }
    c.put(area.x + 1, area.bottom() - 1, area.width - 1, &app.say("tui-any-key"), look.faint());
}

/// Names on the left, the text of the current one on the right.
pub fn cards(app: &App, c: &mut Canvas<'_>, area: Rect, search: &CardSearch) {
    let look = c.look;
    let inside = c.panel(area, &app.say("tui-cards"));
    c.put(inside.x + 1, inside.y, inside.width, &format!("> {}_", search.typed), look.strong());
    let list = Rect { y: inside.y + 1, height: inside.height.saturating_sub(2), ..inside };
    let found = app.found(search);
    let here = search.row.min(found.len().saturating_sub(1));
    let rows = list.height as usize;
    let first =
        (here + 1).saturating_sub(rows).max(here.saturating_sub(rows / 2).min(found.len().saturating_sub(rows)));
    let column = (list.width * 2 / 5).min(44);
    for (y, (k, card)) in (list.y..list.bottom()).zip(found.iter().enumerate().skip(first)) {
        let style = if k == here { look.focus() } else { look.plain() };
        c.put(list.x + 1, y, column - 2, &format!("{} ({})", card.name, card.kind), style);
    }
    c.bar(list.x + column, list.y, list.height);
    if let Some(card) = found.get(here) {
        let room = Rect { x: list.x + column + 2, width: list.width - column - 3, ..list };
        c.put(room.x, room.y, room.width, &card.name, look.strong());
        let lines: Vec<String> = card.text.lines().flat_map(|line| wrap(line, room.width)).collect();
        for (y, line) in (room.y + 2..room.bottom()).zip(&lines) {
            c.put(room.x, y, room.width, line, look.plain());
        }
    } else {
        c.put(list.x + 1, list.y, column - 2, &app.say("tui-no-card"), look.faint());
    }
    c.put(area.x + 1, area.bottom() - 1, area.width - 1, &app.say("tui-keys-cards"), look.faint());
}

/// What a strong player would do.
pub fn hint(app: &App, c: &mut Canvas<'_>, area: Rect, advice: &Advice) {
    let lines = speaker(app).hint(advice);
    lines_page(app, c, area, "hint-title", &lines);
}

/// Where the game turned.
pub fn review(app: &App, c: &mut Canvas<'_>, area: Rect, review: &Review) {
    let places = app.sheet["places"].as_array().map_or(0, Vec::len);
    let wide = usize::from(area.width).saturating_sub(24);
    let lines = speaker(app).review(review, places as u8, wide);
    lines_page(app, c, area, "review-title", &lines);
}

fn speaker(app: &App) -> Speaker<'_> {
    Speaker { words: &app.words, names: app.names() }
}

fn lines_page(app: &App, c: &mut Canvas<'_>, area: Rect, title: &str, lines: &[String]) {
    let look = c.look;
    let inside = c.panel(area, &app.say(title));
    let mut y = inside.y + 1;
    for (k, line) in lines.iter().enumerate() {
        let style = if k == 0 { look.strong() } else { look.plain() };
        for part in wrap(line, inside.width - 2) {
            if y < inside.bottom() {
                c.put(inside.x + 1, y, inside.width - 1, &part, style);
                y += 1;
            }
        }
    }
    c.put(area.x + 1, area.bottom() - 1, area.width - 1, &app.say("tui-any-key"), look.faint());
}

/// Who won and why, and where the game lies.
pub fn scores(app: &App, c: &mut Canvas<'_>, area: Rect) {
    let look = c.look;
    let inside = c.panel(area, &app.say("caravan-game-over"));
    let places = app.sheet["places"].as_array().cloned().unwrap_or_default();
    let rows = app.picture.scores(&app.view(), &app.entries, look);
    let label = rows.iter().map(|r| if let ScoreRow::Numbers { label, .. } = r { width(label) } else { 0 });
    let label = label.max().unwrap_or(0).max(width(&app.say("tui-score-place"))) + 3;
    let column = app.names().iter().map(|n| width(n) + 4).max().unwrap_or(8).max(8);
    let mut y = inside.y + 1;
    for (seat, name) in app.names().iter().enumerate() {
        let x = inside.x + 1 + label + seat as u16 * column;
        c.put(x, y, column, &format!("{} {name}", look.seat_mark(seat)), look.seat_style(seat));
    }
    y += 1;
    let mut numbers = vec![];
    let of = |key: &str| places.iter().map(|p| p[key].to_string()).collect::<Vec<_>>();
    numbers.push((app.say("tui-score-place"), of("place"), true));
    if rows.is_empty() {
        numbers.push((app.say("tui-score-total"), of("score"), true));
    }
    numbers.extend(rows.iter().filter_map(|row| match row {
        ScoreRow::Numbers { label, cells, strong } => Some((label.clone(), cells.clone(), *strong)),
        ScoreRow::Line { .. } => None,
    }));
    for (name, cells, strong) in numbers {
        let style = if strong { look.strong() } else { look.plain() };
        c.put(inside.x + 1, y, label, &name, style);
        for (seat, cell) in cells.iter().enumerate() {
            c.put(inside.x + 1 + label + seat as u16 * column, y, column, cell, style);
        }
        y += 1;
    }
    y += 1;
    for row in &rows {
        let ScoreRow::Line { seat, text } = row else { continue };
        let wide = app.names().iter().map(|n| width(n)).max().unwrap_or(0) + 4;
        c.put(
            inside.x + 1,
            y,
            wide,
            &format!("{} {}", look.seat_mark(*seat), app.names()[*seat]),
            look.seat_style(*seat),
        );
        for line in wrap(text, inside.width.saturating_sub(wide + 2)) {
            c.put(inside.x + 1 + wide, y, inside.width - wide - 1, &line, look.plain());
            y += 1;
        }
    }
    if let Some(path) = app.path() {
        let text = app.words.with("tui-saved-in", &[("path", json!({ "text": path.display().to_string() }))]);
        for line in wrap(&text, inside.width - 2) {
            y += 1;
            c.put(inside.x + 1, y, inside.width - 1, &line, look.plain());
        }
    }
    c.put(area.x + 1, area.bottom() - 1, area.width - 1, &app.say("tui-keys-scores"), look.faint());
}
