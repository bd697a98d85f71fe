//! A board that nobody has drawn: its view as headings and lists, in the words of its game. What a game may say of the parts of its
//! view is in docs/add-a-game.md, and the page's plain view says the same; what it does not say keeps the name it has in the view.
use super::canvas::{Canvas, wrap};
use super::picture::{Picture, View};
use ratatui::layout::Rect;
use serde_json::{Map, Value, json};

pub struct Plain;

impl Plain {
    pub(super) fn lines(view: &View<'_>, width: u16) -> Vec<String> {
        let mut told = Told { view, lines: vec![] };
        told.part(&[], view.board, 0);
        // What does not fit goes on below where it began.
        let hanging = |line: &String| {
            let text = line.trim_start();
            let start = " ".repeat(line.len() - text.len());
            let room = width.saturating_sub(start.len() as u16).max(1);
            wrap(text, room).into_iter().map(|part| format!("{start}{part}")).collect::<Vec<_>>()
        };
        told.lines.iter().flat_map(hanging).collect()
    }
}

impl Picture for Plain {
    fn draw(&self, view: &View<'_>, canvas: &mut Canvas<'_>, area: Rect) {
        let lines = Plain::lines(view, area.width);
        let room = usize::from(area.height);
        // What finds no room is counted, and the key that shows it is said.
        let shown = if lines.len() > room { room.saturating_sub(1) } else { lines.len() };
        let style = canvas.look.plain();
        for (y, line) in (area.top()..area.bottom()).zip(&lines[..shown]) {
            canvas.put(area.x, y, area.width, line, style);
        }
        if shown < lines.len() && room > 0 {
            let more = view.words.with("tui-more-below", &[("n", json!(lines.len() - shown))]);
            let said = view.words.with("tui-unseen", &[("what", json!({ "text": more }))]);
            let style = canvas.look.title();
            canvas.put(area.x, area.bottom() - 1, area.width, &said, style);
        }
    }
}

/// Keys of a view that mean a seat in any game.
const SEATS: [&str; 2] = ["turn", "seat"];

struct Told<'a> {
    view: &'a View<'a>,
    lines: Vec<String>,
}

impl Told<'_> {
    fn line(&mut self, depth: usize, text: &str) {
        self.lines.push(format!("{}{text}", "  ".repeat(depth)));
    }
    /// A part of the view, with what is deeper further to the right.
    fn part(&mut self, path: &[&str], value: &Value, depth: usize) {
        match value {
            Value::Object(fields) => {
                if let [.., _] = path {
                    let name = format!("{}:", self.name(path));
                    self.line(depth, &name);
                }
                self.fields(path, fields, depth + usize::from(!path.is_empty()));
            }
            Value::Array(each) if path == ["seats"] => {
                for (seat, has) in each.iter().enumerate() {
                    let name = self.seat(seat);
                    self.line(depth, &name);
                    match has {
                        Value::Object(fields) => self.fields(path, fields, depth + 1),
                        other => self.part(path, other, depth + 1),
                    }
                }
            }
            Value::Array(items) => {
                let items: Vec<String> = items.iter().map(|item| self.item(path, item)).collect();
                let between = if items.iter().any(|item| item.contains(',')) { "; " } else { ", " };
                let said = if items.is_empty() { "–".into() } else { items.join(between) };
                let text = format!("{}: {said}", self.name(path));
                self.line(depth, &text);
            }
            value => {
                let text = format!("{}: {}", self.name(path), self.value(path, value));
                self.line(depth, &text);
            }
        }
    }
    fn fields(&mut self, path: &[&str], fields: &Map<String, Value>, depth: usize) {
        for (key, value) in fields {
            self.part(&[path, &[key.as_str()]].concat(), value, depth);
        }
    }
    fn said(&self, id: &str) -> Option<String> {
        self.view.words.has(id).then(|| self.view.words.word(id))
    }
    /// `plain-GAME-seats-hand`, or `plain-GAME-hand`, or the key itself.
    fn name(&self, path: &[&str]) -> String {
        let (game, last) = (self.view.game, path.last().copied().unwrap_or_default());
        let ids = [format!("plain-{game}-{}", path.join("-")), format!("plain-{game}-{last}")];
        ids.iter().find_map(|id| self.said(id)).unwrap_or_else(|| last.into())
    }
    fn seat(&self, seat: usize) -> String {
        self.view.names.get(seat).cloned().unwrap_or_else(|| seat.to_string())
    }
    /// `good: salt` is said by `GAME-good-salt`.
    fn value(&self, path: &[&str], value: &Value) -> String {
        let key = path.last().copied().unwrap_or_default();
        match value {
            Value::Null => "–".into(),
            Value::Number(seat) if SEATS.contains(&key) => self.seat(seat.as_u64().unwrap_or_default() as usize),
            Value::String(word) => {
                self.said(&format!("{}-{key}-{word}", self.view.game)).unwrap_or_else(|| word.clone())
            }
            value => value.to_string(),
        }
    }
    /// An entry of a list in one line: by the game's own sentence if it has one.
    fn item(&self, path: &[&str], item: &Value) -> String {
        let Value::Object(fields) = item else { return self.value(path, item) };
        let each = || fields.iter().map(|(key, value)| (key, [path, &[key.as_str()]].concat(), value));
        let id = format!("plain-{}-{}-item", self.view.game, path.join("-"));
        if self.view.words.has(&id) {
            let arg = |path: &[&str], value: &Value| match value {
                Value::Number(_) => value.clone(),
                value => json!({ "text": self.value(path, value) }),
            };
            let args: Map<String, Value> = each().map(|(key, path, value)| (key.clone(), arg(&path, value))).collect();
            return self.view.words.say_json(&json!({ "id": id, "args": args }), self.view.names);
        }
        let said = each().map(|(_, path, value)| match value {
            Value::Object(_) | Value::Array(_) => format!("{}: {value}", self.name(&path)),
            value => format!("{} {}", self.name(&path), self.value(&path, value)),
        });
        said.collect::<Vec<_>>().join(", ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tui::picture::Page;
    use shelf::{Lang, Words};

    #[test]
    fn a_game_without_a_picture_is_a_list() {
        let board = json!({
            "round": 3, "turn": 1,
            "seats": [{ "coins": 4, "hand": [1, 2] }, { "coins": 0 }],
            "piles": [{ "good": "potion", "n": 2 }, { "good": "ace", "n": 1 }], "none": null,
        });
        let names = ["Anna".to_string(), "Béla".to_string()];
        let view = View {
            game: "",
            board: &board,
            prompt: &Value::Null,
            entries: &[],
            catalog: &Value::Null,
            known: &(),
            words: Words::of(Lang::Hu),
            names: &names,
            looking: None,
            shown: 0,
            page: Page::Auto,
            packing: None,
            cursor: None,
            now: 0,
            insight: &Value::Null,
            places: &Value::Null,
        };
        let lines = Plain::lines(&view, 60);
        let expected = [
            "round: 3",
            "turn: Béla",
            "Anna",
            "  coins: 4",
            "  hand: 1, 2",
            "Béla",
            "  coins: 0",
            "piles: good potion, n 2; good ace, n 1",
            "none: –",
        ];
        assert_eq!(lines, expected);
    }
}
