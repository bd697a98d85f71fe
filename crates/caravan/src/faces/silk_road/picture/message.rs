//! What is said on the board itself: what to do before a round, the countdown, and that one has arrived.
use super::trading::NAMES;
use super::{Scene, Sure};
use crate::tui::canvas::{Canvas, width, wrap};
use crate::tui::look::Look;
use ratatui::layout::Rect;
use ratatui::style::Style;
use serde_json::json;
use silk_road::options::Clock;
use silk_road::state::Phase;
use silk_road::words::Standing;

type Line = (String, Style);

impl Scene<'_> {
    /// What stands above the board: whoever has arrived, or only looks on, still sees the road.
    pub fn heading(&self, look: Look) -> Option<Line> {
        match (self.board.phase, self.stage()) {
            (Phase::Countdown { .. } | Phase::Over, _) | (_, Some(Standing::Idle | Standing::Building)) => None,
            (_, Some(_)) => Some((self.prompt(), look.strong())),
            (_, None) => Some((self.word("tui-silk-spectator"), look.strong())),
        }
    }
    /// Writes it; returns what is left for the board.
    pub fn headed(&self, c: &mut Canvas<'_>, area: Rect) -> Rect {
        let Some((text, style)) = self.heading(c.look) else { return area };
        let lines = wrap(&text, area.width.saturating_sub(2));
        for (y, line) in (area.y..).zip(&lines) {
            c.put(area.x + 1, y, area.width.saturating_sub(1), line, style);
        }
        let used = (lines.len() as u16).min(area.height);
        Rect { y: area.y + used, height: area.height - used, ..area }
    }
    pub fn message(&self, c: &mut Canvas<'_>, area: Rect) {
        let look = c.look;
        match (self.board.phase, self.stage()) {
            (Phase::Countdown { start }, _) => {
                let left = start.saturating_sub(self.view.now).div_ceil(1000).max(1);
                boxed(c, area, &big_digit(c, left as usize));
            }
            (Phase::Over, _) => boxed(c, area, &[(self.word("tui-over"), look.strong())]),
            (_, Some(Standing::Idle)) => boxed(c, area, &self.before_the_round(c)),
            (_, Some(Standing::Building)) => match self.hands.building.sure {
                Sure::NotYet => {}
                Sure::Said => boxed(c, area, &[(self.word("tui-silk-sure"), look.chosen())]),
                Sure::Doubted => boxed(c, area, &[(self.word("tui-silk-doubt"), look.bad())]),
            },
            _ => {}
        }
    }
    fn prompt(&self) -> String {
        match self.view.prompt.is_object() {
            true => self.view.words.say_json(self.view.prompt, self.view.names),
            false => String::new(),
        }
    }
    fn before_the_round(&self, c: &Canvas<'_>) -> Vec<Line> {
        let look = c.look;
        let mut lines = vec![];
        // Where several sit at one keyboard, it must be said who is meant.
        if let Some(seat) = self.view.looking.filter(|_| self.board.clock == Clock::Own).map(table::Seat::index) {
            lines.push((format!("{} {}", look.seat_mark(seat), self.seat_name(seat)), look.seat_style(seat)));
        }
        let icons: Vec<_> = self.board.card.icons.iter().map(|i| json!({ "id": format!("silk-icon-{i}") })).collect();
        lines.push((self.prompt(), look.strong()));
        lines.push((self.with("tui-silk-card", &[("icons", json!(icons))]), look.plain()));
        lines.push((self.word("tui-silk-press-ready"), look.lit()));
        lines
    }
}

/// In the middle. Nothing of what is below shines through.
fn boxed(c: &mut Canvas<'_>, area: Rect, lines: &[Line]) {
    let room = area.width.saturating_sub(2 * NAMES + 4).min(44);
    let split = |(text, style): &Line| wrap(text, room).into_iter().map(|line| (line, *style)).collect::<Vec<_>>();
    let lines: Vec<Line> = lines.iter().flat_map(split).collect();
    let wide = lines.iter().map(|(line, _)| width(line)).max().unwrap_or(0) + 4;
    let x = area.x + area.width.saturating_sub(wide) / 2;
    let top = area.y + area.height.saturating_sub(lines.len() as u16 + 2) / 2;
    let blank = " ".repeat(wide as usize);
    for y in top..top + lines.len() as u16 + 2 {
        c.put(x, y, wide, &blank, Style::reset());
    }
    for (y, (line, style)) in (top + 1..).zip(&lines) {
        c.put(x + (wide - width(line)) / 2, y, wide, line, Style::reset().patch(*style));
    }
}

/// 3, 2, 1, large.
fn big_digit(c: &Canvas<'_>, digit: usize) -> Vec<Line> {
    const DIGITS: [[&str; 5]; 3] = [
        ["  ##  ", " ###  ", "  ##  ", "  ##  ", " #### "],
        [" #### ", "    ##", "  ### ", " ##   ", " #####"],
        [" #### ", "    ##", "  ### ", "    ##", " #### "],
    ];
    let ink = if c.look.ascii { "#" } else { "█" };
    let row = |row: &&str| (row.replace('#', ink).replace(' ', "\u{a0}"), c.look.strong());
    DIGITS[digit.clamp(1, 3) - 1].iter().map(row).collect()
}
