//! After a round: the key is laid over the board, and good by good it shows what the road has brought. Beside it the best
//! road there was.
use super::Scene;
use super::hexes::{Frame, Hexes, outline, road};
use super::sides::{seconds, signed};
use super::signs::color;
use crate::tui::canvas::{Canvas, width};
use crate::tui::sketch::Brush;
use ratatui::layout::Rect;
use ratatui::style::Style;
use serde::Deserialize;
use serde_json::json;
use silk_road::insight::{Best, Insight};
use silk_road::tile::Board;
use silk_road::view::{PastDesk, PastView};
use table::Millis;

/// How long each good is alone in the light.
const EACH: Millis = 400;
/// A key in the first moments was meant for the board.
const DEAF: Millis = 600;
/// What each player made of the round.
pub const COLUMNS: [&str; 7] = ["time", "tiles", "goods", "rank", "length", "gain", "total"];
/// Room for the signs of cities left and right.
const NAMES: u16 = 2;

/// What is being shown.
pub struct Reveal {
    /// whose board
    seat: usize,
    since: Millis,
    skipped: bool,
    /// nobody has turned to another player yet
    first: bool,
}

impl Reveal {
    pub fn new(seat: usize, now: Millis) -> Reveal {
        Reveal { seat, since: now, skipped: false, first: true }
    }
    /// How many goods have come to light.
    fn lit(&self, now: Millis) -> usize {
        if self.skipped { usize::MAX } else { (now.saturating_sub(self.since) / EACH) as usize }
    }
    pub fn is_done(&self, scene: &Scene<'_>) -> bool {
        let goods = scene.board.past.as_ref().and_then(|p| p.desks.get(self.seat)).map_or(0, |d| d.bought.len());
        self.lit(scene.view.now) > goods
    }
    pub fn skip(&mut self) {
        self.skipped = true;
    }
    pub fn is_deaf(&self, now: Millis) -> bool {
        self.first && now < self.since + DEAF
    }
    /// Another player's board; it comes to light in the same way.
    pub fn turn_to(&mut self, by: usize, seats: usize, now: Millis) {
        *self = Reveal { first: false, ..Reveal::new((self.seat + by) % seats.max(1), now) };
    }
}

/// Does the road cross the edge between these cells?
fn crosses(scene: &Scene<'_>, board: &Board, (a, b): (u8, u8)) -> bool {
    let leads = |from: u8, to: u8| {
        let side = scene.geometry().side_towards(from, to);
        board.at(from).zip(side).is_some_and(|(tile, side)| tile.exit(side).is_some())
    };
    leads(a, b) && leads(b, a)
}

impl Scene<'_> {
    pub fn reveal(&self, reveal: &Reveal, c: &mut Canvas<'_>, area: Rect) {
        let Some(past) = &self.board.past else { return };
        if reveal.seat >= past.desks.len() {
            return;
        }
        self.reveal_head(c, Rect { height: 1, ..area }, past);
        let table = past.desks.len() as u16 + 1;
        let high = area.height.saturating_sub(table + 1);
        let left = Rect { y: area.y + 1, width: area.width / 2, height: high, ..area };
        let right = Rect { x: left.right(), width: area.width - left.width, ..left };
        let lit = reveal.lit(self.view.now);
        self.road_of(c, left, past, reveal.seat, lit);
        let insight = Insight::deserialize(self.view.insight).ok().filter(|i| i.round == past.round);
        let best = insight.as_ref().and_then(|i| i.best.get(reveal.seat));
        if reveal.is_done(self) {
            self.best_road(c, right, past, reveal.seat, best);
            self.results(c, Rect { y: left.bottom(), height: table, ..area }, past, reveal.seat);
        }
    }
    fn reveal_head(&self, c: &mut Canvas<'_>, area: Rect, past: &PastView) {
        let look = c.look;
        let mut pen = c.pen(area.x, area.y, area.width);
        pen.gap(1).write(&self.count("tui-silk-reveal", past.round), look.title()).gap(2);
        let [from, to] = past.cities;
        pen.write(&self.city_name(from), look.strong()).say(&format!(" {} ", look.arrow()));
        pen.write(&self.city_name(to), look.strong()).gap(3);
        for priced in &past.market {
            let style = if look.color { look.good(color(priced.good)) } else { look.strong() };
            pen.write(&self.letter(priced.good), style).say(&signed(priced.value)).gap(2);
        }
    }

    /// A player's board under the key.
    fn road_of(&self, c: &mut Canvas<'_>, area: Rect, past: &PastView, seat: usize, lit: usize) {
        let desk = &past.desks[seat];
        let look = c.look;
        let shown = desk.bought.len().min(lit);
        let bought: Vec<(u8, u8)> = desk.bought[..shown].iter().map(|b| b.cells).collect();
        let inside = self.caption(c, area, &format!("{} {}", look.seat_mark(seat), self.seat_name(seat)), |pen| {
            for b in &desk.bought[..shown] {
                let style = if look.color { look.good(color(b.good)) } else { look.strong() };
                pen.write(&self.letter(b.good), style).say(&signed(b.points));
                pen.write(if b.doubled { look.star() } else { "" }, look.ember()).gap(1);
            }
            let sum: i16 = desk.bought[..shown].iter().map(|b| b.points).sum();
            match desk.qualified {
                true if shown > 0 => pen.write(&format!("= {sum}"), look.strong()),
                true => pen.faint(&self.word("tui-silk-no-goods")),
                false => pen.write(&self.word("tui-silk-no-road"), look.bad()),
            };
        });
        let hexes = self.past_board(c, inside, past, &desk.board, &desk.route);
        self.key(c, &hexes, desk, &bought);
        for b in &desk.bought[..shown] {
            let style = self.good_style(c, b.good);
            let text = format!("{}{}", self.letter(b.good), signed(b.points));
            hexes.write(c, self.geometry().between(b.cells.0, b.cells.1), &text, style);
        }
    }
    fn best_road(&self, c: &mut Canvas<'_>, area: Rect, past: &PastView, seat: usize, best: Option<&Best>) {
        let desk = &past.desks[seat];
        let look = c.look;
        let title = self.word("tui-silk-best");
        let inside = self.caption(c, area, &title, |pen| match best {
            None => drop(pen.faint(&self.word("tui-silk-best-soon"))),
            Some(best) => {
                let args = [("goods", json!(best.goods)), ("tiles", json!(best.tiles))];
                let worth = self.with("tui-silk-best-worth", &args);
                pen.write(&worth, look.strong()).gap(1);
                if best.goods > 0 {
                    let share = (i32::from(desk.goods.max(0)) * 100 / best.goods).min(100);
                    let name = json!({ "text": self.seat_name(seat) });
                    let whole = self.with("tui-silk-share", &[("name", name), ("n", json!(share))]);
                    // A long name leaves the share alone: whose it is stands above the board beside it.
                    let room = area.width.saturating_sub(5 + width(&worth));
                    pen.say(&if width(&whole) <= room { whole } else { format!("{share} %") });
                }
            }
        });
        let Some(best) = best else { return };
        let all: Vec<u8> = best.board.tiles().map(|(cell, _)| cell).collect();
        let hexes = self.past_board(c, inside, past, &best.board, &all);
        let bought: Vec<(u8, u8)> =
            desk.key.iter().map(|k| k.cells).filter(|&cells| crosses(self, &best.board, cells)).collect();
        self.key(c, &hexes, desk, &bought);
    }
    /// Two lines above a board; returns what is below them.
    fn caption(
        &self,
        c: &mut Canvas<'_>,
        area: Rect,
        title: &str,
        line: impl FnOnce(&mut crate::tui::canvas::Pen<'_>),
    ) -> Rect {
        let inside = c.panel(area, title);
        line(&mut c.pen(inside.x + 1, inside.y, inside.width.saturating_sub(2)));
        Rect { y: inside.y + 1, height: inside.height.saturating_sub(1), ..inside }
    }
    fn past_board<'b>(
        &'b self,
        c: &mut Canvas<'_>,
        area: Rect,
        past: &PastView,
        board: &Board,
        route: &[u8],
    ) -> Hexes<'b> {
        let look = c.look;
        let frame = Frame::fit(area, NAMES);
        let mut hexes = Hexes::new(self.geometry(), frame, look);
        hexes.cells(outline(look));
        let line = road(look, frame.unit);
        for (cell, tile) in board.tiles() {
            let style = match tile {
                _ if !route.contains(&cell) => look.faint(),
                tile if tile.bonus => look.ember(),
                _ => line.style,
            };
            hexes.tile(cell, tile, Brush { style, ..line });
        }
        for city in self.geometry().cities.iter().filter(|city| past.cities.contains(&city.city)) {
            hexes.gates(city, Brush { style: look.strong(), rank: 2, ..line });
        }
        hexes.lay(c);
        board.tiles().filter(|(_, t)| t.bonus).for_each(|(cell, _)| hexes.star(c, cell));
        for city in self.geometry().cities.iter().filter(|city| past.cities.contains(&city.city)) {
            // A sign as on the map: a letter would read as a good.
            hexes.write(c, self.geometry().stand(city, 0.78), look.city(true), look.strong());
        }
        hexes
    }
    /// The answer key: every good at its edge, those of the road in their colour.
    fn key(&self, c: &mut Canvas<'_>, hexes: &Hexes<'_>, desk: &PastDesk, bought: &[(u8, u8)]) {
        for dot in &desk.key {
            let passed = bought.contains(&dot.cells);
            let style = match passed {
                true => self.good_style(c, dot.good),
                false if c.look.color => c.look.good(color(dot.good)),
                false => c.look.plain(),
            };
            let letter = self.letter(dot.good);
            let text = if passed || c.look.color { letter } else { letter.to_lowercase() };
            hexes.write(c, self.geometry().between(dot.cells.0, dot.cells.1), &text, style);
        }
    }

    /// Everybody's points in this round.
    fn results(&self, c: &mut Canvas<'_>, area: Rect, past: &PastView, shown: usize) {
        let look = c.look;
        let heads = COLUMNS.map(|id| self.word(&format!("tui-silk-column-{id}")));
        let names = (0..past.desks.len()).map(|s| width(self.seat_name(s))).max().unwrap_or(0) + 5;
        let wide = heads.iter().map(|h| width(h)).max().unwrap_or(0).max(5) + 2;
        let start = area.x + names.min(area.width.saturating_sub(7 * wide));
        c.panel(Rect { height: 1, ..area }, "");
        let mut row = |y: u16, cells: &[String], style: Style| {
            for (k, cell) in cells.iter().enumerate() {
                let end = start + (k as u16 + 1) * wide;
                c.put(end.saturating_sub(width(cell) + 1), y, width(cell), cell, style);
            }
        };
        row(area.y, &heads.map(|h| format!("{h} ")), look.title());
        for (seat, (y, desk)) in (area.y + 1..area.bottom()).zip(&past.desks).enumerate() {
            let points = [desk.goods, desk.rank, desk.length].map(signed);
            let time = desk.after.map_or(look.no().to_string(), seconds);
            let total = self.board.desks[seat].score.to_string();
            let cells = [vec![time, desk.tiles.to_string()], points.to_vec(), vec![signed(desk.gain), total]].concat();
            row(y, &cells, if desk.qualified { look.plain() } else { look.faint() });
        }
        for (seat, y) in (0..past.desks.len()).zip(area.y + 1..area.bottom()) {
            let mark = if seat == shown { look.lit_mark() } else { " " };
            let name = format!("{mark}{} {}", look.seat_mark(seat), self.seat_name(seat));
            c.put(area.x, y, names, &name, look.seat_style(seat));
        }
    }
}
