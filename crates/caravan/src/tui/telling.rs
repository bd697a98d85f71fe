//! The automaton's turn, step by step: nobody took it, so nobody saw it happen. What everybody may hear is told line by
//! line, at the pace of the bots; then the game goes on.
use super::app::App;
use super::canvas::{Canvas, width, wrap};
use super::tales::tales;
use ratatui::layout::Rect;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

pub struct Telling {
    pub seat: usize,
    /// what there is to tell, as a spectator sees it
    entries: Vec<Value>,
    /// how many of them are told
    told: usize,
    next: Instant,
}

impl App {
    /// Is there something new to tell? Spectators know nothing that anybody at the table may not.
    pub(super) fn listen(&mut self) {
        let Some(table) = self.table.as_deref().filter(|_| self.seating.automaton().is_some()) else { return };
        let entries = table.events(None, 0).as_array().cloned().unwrap_or_default();
        let from = self.heard.min(entries.len());
        self.heard = entries.len();
        let story = self.picture.story(&self.sheet["board"], &entries, from);
        // Whoever only watches bots does not want to be asked for keys.
        let wanted = !self.pause.is_zero() && !self.seating.humans().is_empty();
        let Some(story) = story.filter(|_| wanted) else { return };
        let new: Vec<Value> = entries[story.entries].iter().filter(|e| e["tale"].is_object()).cloned().collect();
        if new.is_empty() {
            return;
        }
        match &mut self.telling {
            Some(telling) if telling.seat == story.seat => telling.entries.extend(new),
            _ => {
                self.telling =
                    Some(Telling { seat: story.seat, entries: new, told: 1, next: Instant::now() + self.pause });
            }
        }
    }
    /// How long a line or a bot's move is shown; without a pause nothing is told.
    pub fn set_pause(&mut self, pause: Duration) {
        self.pause = pause;
        self.telling = self.telling.take().filter(|_| !pause.is_zero());
    }
    /// The next line, if its time has come.
    pub(super) fn tell_on(&mut self) -> bool {
        let Some(telling) = &mut self.telling else { return false };
        let waits = !matches!(self.mode, super::app::Mode::Play) || Instant::now() < telling.next;
        if waits || telling.told >= telling.entries.len() {
            return false;
        }
        telling.told += 1;
        telling.next = Instant::now() + self.pause;
        true
    }
    /// A key: everything at once; when everything has been told, the game goes on.
    pub fn hear_out(&mut self) {
        let Some(telling) = &mut self.telling else { return };
        if telling.told < telling.entries.len() {
            telling.told = telling.entries.len();
            return;
        }
        self.telling = None;
        // Whoever takes the keyboard next is not the one who pressed this key.
        self.handed_at = Instant::now();
        self.show_result();
    }
}

/// The card first, then line after line, the newest at the bottom.
pub fn draw(app: &App, c: &mut Canvas<'_>, area: Rect) {
    let Some(telling) = &app.telling else { return };
    let look = c.look;
    let name = format!("{} {}", look.seat_mark(telling.seat), app.names()[telling.seat]);
    let inside = c.panel(area, &app.words.with("tui-telling", &[("name", json!({ "text": name }))]));
    let told = &telling.entries[..telling.told];
    let mut lines: Vec<(bool, String)> = vec![];
    for tale in tales(told, app.words, app.names()) {
        let own = tale.seat == Some(telling.seat);
        for (i, line) in wrap(&tale.text, inside.width.saturating_sub(4)).into_iter().enumerate() {
            lines.push((own, if i == 0 { line } else { format!("  {line}") }));
        }
    }
    let foot = if telling.told < telling.entries.len() { "tui-telling-on" } else { "tui-telling-over" };
    let card = app.picture.story_card(&app.view());
    let card: Vec<String> = card.iter().flat_map(|line| wrap(line, inside.width.saturating_sub(2))).collect();
    let rows = inside.height.saturating_sub(2);
    let mut y = inside.y;
    if card.len() as u16 + 8 <= rows {
        for (k, line) in card.iter().enumerate() {
            c.put(inside.x + 1, y, inside.width - 1, line, if k == 0 { look.strong() } else { look.faint() });
            y += 1;
        }
        y += 1;
    }
    let room = (inside.y + rows).saturating_sub(y) as usize;
    let first = lines.len().saturating_sub(room);
    for (k, (own, line)) in lines[first..].iter().enumerate() {
        let newest = first + k + 1 == lines.len();
        let style = if newest {
            look.strong()
        } else if *own {
            look.plain()
        } else {
            look.faint()
        };
        c.put(inside.x + 1, y, 1, if newest { look.lit_mark() } else { " " }, look.lit());
        c.put(inside.x + 3, y, inside.width.saturating_sub(3), line, style);
        y += 1;
    }
    let foot = app.say(foot);
    let x = area.right().saturating_sub(width(&foot) + 1).max(area.x);
    c.put(x, area.bottom() - 1, area.right() - x, &foot, look.lit());
}
