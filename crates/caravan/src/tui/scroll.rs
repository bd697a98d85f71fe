//! Pages that may be longer than the window: as much as fits, how much there is besides, and keys that lead there.
use super::app::App;
use super::canvas::{Canvas, width, wrap};
use super::footer::Keys;
use crossterm::event::KeyCode;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use serde_json::json;

/// A line of a page: texts, each in its column.
#[derive(Clone, Default)]
pub struct Row(pub Vec<(u16, String, Style)>);

/// A text as lines of so many columns; those after the first stand as far in as it does.
pub fn paragraph(rows: &mut Vec<Row>, column: u16, columns: u16, text: &str, style: Style) {
    let inner = text.trim_start();
    let indent = width(text) - width(inner);
    let column = column + indent;
    let lines = wrap(inner, columns.saturating_sub(column));
    rows.extend(lines.into_iter().map(|line| Row(vec![(column, line, style)])));
}

impl App {
    /// How far a page moves at once: the last lines that were read stay in sight.
    fn page(&self) -> usize {
        self.spots.in_sight.saturating_sub(2).max(1)
    }
    /// The keys of every page that may be longer than the window. False: none of them.
    pub fn turn_page(&mut self, code: KeyCode) -> bool {
        let at = self.page_scroll;
        self.page_scroll = match code {
            KeyCode::Up => at.saturating_sub(1),
            KeyCode::Down => at.saturating_add(1),
            KeyCode::PageUp => at.saturating_sub(self.page()),
            KeyCode::PageDown | KeyCode::Char(' ') => at.saturating_add(self.page()),
            KeyCode::Home => 0,
            KeyCode::End => usize::MAX,
            _ => return false,
        };
        true
    }
    /// The keys of a card that may be longer than its page; with any other it is read from its beginning. False: none of
    /// them.
    pub fn turn_card(&mut self, code: KeyCode) -> bool {
        self.page_scroll = match code {
            KeyCode::Left => self.page_scroll.saturating_sub(self.page()),
            KeyCode::Right => self.page_scroll.saturating_add(self.page()),
            _ => 0,
        };
        matches!(code, KeyCode::Left | KeyCode::Right)
    }
}

/// `3 more above, 12 more below`
pub fn besides(app: &App, above: usize, below: usize) -> String {
    let said = |id: &str, n: usize| (n > 0).then(|| app.words.with(id, &[("n", json!(n))]));
    let both: Vec<String> = said("tui-more-above", above).into_iter().chain(said("tui-more-below", below)).collect();
    both.join(", ")
}

/// Which lines of a page are shown. Below it the keys, and at the right end how much is beyond.
fn shown(app: &App, c: &mut Canvas<'_>, area: Rect, lines: usize, keys: &str) -> std::ops::Range<usize> {
    let fit = area.height as usize;
    c.spots.in_sight = fit;
    c.spots.furthest = lines.saturating_sub(fit);
    let first = app.page_scroll.min(c.spots.furthest);
    let end = (first + fit).min(lines);
    foot(c, Rect { y: area.bottom(), height: 1, ..area }, keys, &besides(app, first, lines - end));
    first..end
}

/// The last line of a page: its keys, as many as fit beside what is said about the rest of it.
pub fn foot(c: &mut Canvas<'_>, area: Rect, keys: &str, besides: &str) {
    let look = c.look;
    let more = width(besides);
    let x = area.right().saturating_sub(more + 1);
    c.put(x, area.y, area.right() - x, besides, look.lit());
    let room = area.width.saturating_sub(1 + if more > 0 { more + 3 } else { 0 });
    c.put(area.x + 1, area.y, room, &Keys::of_page(keys).fitted(room), look.faint());
}

/// Draws the lines of a page, and the keys below it.
pub fn page(app: &App, c: &mut Canvas<'_>, area: Rect, title: &str, rows: &[Row], keys: &str) {
    let inside = c.panel(area, title);
    let inside = Rect { height: inside.height.saturating_sub(1), ..inside };
    for (y, row) in (inside.y..).zip(&rows[shown(app, c, inside, rows.len(), keys)]) {
        for (column, text, style) in &row.0 {
            c.put(inside.x + column, y, inside.width.saturating_sub(*column), text, *style);
        }
    }
}

/// The same for a picture that is higher than the window.
pub fn picture(app: &App, c: &mut Canvas<'_>, area: Rect, whole: &Buffer, keys: &str) {
    let inside = Rect { height: area.height.saturating_sub(1), ..area };
    for (y, row) in (inside.y..).zip(shown(app, c, inside, whole.area.height.into(), keys)) {
        for x in 0..inside.width.min(whole.area.width) {
            c.buf[(inside.x + x, y)] = whole[(x, row as u16)].clone();
        }
    }
}
