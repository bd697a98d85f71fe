//! What stands around the board: clock, market, tray, the others.
use super::Scene;
use crate::tui::canvas::{Canvas, cut, width, wrap};
use crate::tui::tales::tales;
use ratatui::layout::Rect;
use ratatui::style::Style;
use serde_json::json;
use silk_road::options::Clock;
use silk_road::state::Phase;
use silk_road::words::{Good, Piece, Standing};
use table::Millis;

/// What stands around the name of a good: its letter, its value, and air.
const VALUE: u16 = 6;
/// The last seconds are lit.
const LAST: Millis = 10_000;

/// `48.3`: seconds and tenths.
pub fn seconds(after: Millis) -> String {
    format!("{}.{}", after / 1000, after % 1000 / 100)
}
/// `+2`, `-1`
pub fn signed(n: impl Into<i32>) -> String {
    let n = n.into();
    if n > 0 { format!("+{n}") } else { n.to_string() }
}

/// A column of air on the left.
fn indented(area: Rect) -> Rect {
    Rect { x: area.x + 1, width: area.width.saturating_sub(1), ..area }
}

impl Scene<'_> {
    /// Round and cities on the left, the sand on the right.
    pub fn head(&self, c: &mut Canvas<'_>, area: Rect) {
        let look = c.look;
        let mut pen = c.pen(area.x, area.y, area.width);
        let round = self.count("tui-silk-round", self.board.round);
        pen.gap(1).write(&round, look.title()).gap(2);
        let [from, to] = self.board.card.cities;
        pen.write(&self.city_name(from), look.lit()).say(&format!(" {} ", look.arrow()));
        pen.write(&self.city_name(to), look.lit());
        let used = width(&round) + width(&self.city_name(from)) + width(&self.city_name(to)) + 8;
        let x = (area.x + used + 2).max(area.right().saturating_sub(44));
        self.sand(c, Rect { x, width: area.right().saturating_sub(x + 1), ..area });
    }
    fn sand(&self, c: &mut Canvas<'_>, area: Rect) {
        let look = c.look;
        // When all is over nobody has time, and nobody needs any.
        if self.board.phase == Phase::Over {
            return;
        }
        let whole = self.hands.seconds * 1000;
        let deadline = self.clock_of();
        let left = deadline.map(|d| d.saturating_sub(self.view.now).min(whole));
        let (text, share, style): (String, f64, Style) = match (left, self.board.clock) {
            (Some(left), _) => {
                let style = if left <= LAST { look.lit() } else { look.strong() };
                let text = if left <= LAST { seconds(left) } else { left.div_ceil(1000).to_string() };
                (format!("{text} s"), left as f64 / whole as f64, style)
            }
            (None, Clock::Off) => (self.word("tui-silk-no-clock"), 0.0, look.faint()),
            // Whoever has arrived has no time left to lose.
            (None, _) if matches!(self.stage(), Some(Standing::Arrived | Standing::Late)) => return,
            (None, _) => (format!("{} s", self.hands.seconds), 1.0, look.faint()),
        };
        let room = area.width.saturating_sub(8);
        let full = (share * f64::from(room)).ceil() as usize;
        let x = area.right().saturating_sub(width(&text));
        c.put(x, area.y, width(&text), &text, style);
        if self.board.clock != Clock::Off {
            let x = area.right().saturating_sub(7 + room);
            c.put(x, area.y, room, &look.sand().repeat(full), style);
            c.put(x + full as u16, area.y, room - full as u16, &look.gone().repeat(room as usize - full), look.faint());
        }
    }
    /// When my time is up; when I have arrived, that of the others who still build; for a spectator, the first of all.
    fn clock_of(&self) -> Option<Millis> {
        let building = || self.board.desks.iter().filter(|d| d.stage == Standing::Building).filter_map(|d| d.deadline);
        match self.me() {
            Some(me) if matches!(me.stage, Standing::Arrived | Standing::Late) => building().max(),
            Some(me) => me.deadline,
            None => building().min(),
        }
    }

    /// How wide a good is written in so much room: two stand side by side if no name is cut for it.
    fn market_column(&self, room: u16) -> u16 {
        let name = |good: Good| width(&self.word(&format!("silk-good-{good}")));
        let widest = self.board.market.iter().map(|priced| name(priced.good)).max().unwrap_or(0);
        if room / 2 >= widest + VALUE { room / 2 } else { room }
    }
    pub fn market_lines(&self, room: u16) -> u16 {
        let across = if self.market_column(room - 1) < room - 1 { 2 } else { 1 };
        (self.board.market.len() as u16).div_ceil(across)
    }
    /// Goods with their values, the dearest first.
    pub fn market(&self, c: &mut Canvas<'_>, area: Rect) {
        let inside = indented(c.panel(area, &self.word("tui-silk-market")));
        let look = c.look;
        let column = self.market_column(inside.width);
        for (k, priced) in self.board.market.iter().enumerate() {
            let k = k as u16;
            let (x, y) = (inside.x + k / inside.height.max(1) * column, inside.y + k % inside.height.max(1));
            let style = self.good_style(c, priced.good);
            c.put(x, y, 1, &self.letter(priced.good), style);
            let bad = priced.value < 0;
            let value = signed(priced.value);
            let name = self.word(&format!("silk-good-{}", priced.good));
            c.put(x + 2, y, column.saturating_sub(VALUE), &name, if bad { look.faint() } else { look.plain() });
            c.put(x + column - 3, y, 3, &value, if bad { look.bad() } else { look.strong() });
        }
    }

    /// How many tiles of each kind are left; bonus tiles with a star.
    pub fn tray(&self, c: &mut Canvas<'_>, area: Rect) {
        let inside = indented(c.panel(area, &self.word("tui-silk-tray")));
        let look = c.look;
        let own = self.me().and_then(|me| me.own.as_ref());
        let bonus = self.me().map_or([0; 3], |me| me.bonus);
        let plain = Piece::ALL.iter().enumerate().filter(|(_, piece)| !piece.is_bonus());
        for (y, (n, piece)) in (inside.y..inside.bottom()).zip(plain) {
            let left = own.map(|own| own.tray[n]);
            let mut pen = c.pen(inside.x, y, inside.width);
            // The digits lay tiles only where the free cursor is.
            if self.hands.building.cursor.is_some() {
                pen.write(&format!("{} ", n + 1), look.lit());
            }
            pen.say(&self.word(&format!("silk-piece-{piece}"))).to(inside.width.saturating_sub(9));
            match left {
                Some(0) => pen.write("0", look.bad()),
                Some(left) => pen.write(&left.to_string(), look.strong()),
                None => pen.faint(look.dot()),
            };
            let stars = own.map_or(bonus[n], |own| own.tray[n + 3]);
            if stars > 0 {
                pen.write(&format!(" +{stars}{}", look.star()), look.ember());
            }
        }
    }

    /// What has happened, where there is room for it: the newest at the bottom.
    pub fn log(&self, c: &mut Canvas<'_>, area: Rect) {
        if area.height < 3 {
            return;
        }
        let inside = indented(c.panel(area, &self.word("caravan-log")));
        let tales = tales(self.view.entries, self.view.words, self.view.names);
        let lines: Vec<String> =
            tales.iter().flat_map(|tale| wrap(&tale.text, inside.width.saturating_sub(1))).collect();
        let first = lines.len().saturating_sub(inside.height as usize);
        for (y, line) in (inside.y..inside.bottom()).zip(&lines[first..]) {
            let style = c.look.faint();
            c.put(inside.x, y, inside.width, line, style);
        }
    }

    /// Everybody: name, score, how far they are.
    pub fn players(&self, c: &mut Canvas<'_>, area: Rect) {
        let inside = indented(c.panel(area, &self.word("tui-silk-players")));
        let look = c.look;
        let column = if inside.height < self.board.desks.len() as u16 { inside.width / 2 } else { inside.width };
        for (seat, desk) in self.board.desks.iter().enumerate() {
            let (down, across) = (seat as u16 % inside.height.max(1), seat as u16 / inside.height.max(1));
            let mut pen = c.pen(inside.x + across * column, inside.y + down, column);
            pen.write(look.seat_mark(seat), look.seat_style(seat)).gap(1);
            let room = column.saturating_sub(16).clamp(4, 16) as usize;
            let name = cut(self.seat_name(seat), room as u16, look.more());
            pen.write(&name, look.seat_style(seat)).to(room as u16 + 3);
            pen.write(&format!("{:>2}", desk.score), look.strong()).gap(1);
            pen.faint(&self.how_far(seat));
        }
    }
    fn how_far(&self, seat: usize) -> String {
        let desk = &self.board.desks[seat];
        match (desk.stage, self.board.phase) {
            (_, Phase::Over) => String::new(),
            (Standing::Idle, _) => self.word("tui-silk-idle"),
            (Standing::Ready, _) => self.word("tui-silk-ready"),
            (Standing::Building, _) => self.word("tui-silk-building"),
            (Standing::Late, _) => self.word("tui-silk-late"),
            (Standing::Arrived, _) => match (desk.after, desk.nth.filter(|_| self.board.clock == Clock::Live)) {
                (Some(after), Some(nth)) => {
                    let args = [("n", json!(nth + 1)), ("after", json!(after / 1000))];
                    self.with("tui-silk-arrived-nth", &args)
                }
                _ => self.word("tui-silk-arrived"),
            },
        }
    }
}
