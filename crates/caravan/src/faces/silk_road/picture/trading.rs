//! The screen while a round lasts: the board in the middle of everything, what one needs to know beside it.
use super::Scene;
use super::geometry::towards;
use super::hexes::{Frame, Hexes, outline, road};
use super::keys::LETTERS;
use super::pen::{End, Pen};
use crate::tui::canvas::Canvas;
use crate::tui::sketch::Brush;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use silk_road::describe::CityPlace;
use silk_road::view::Own;
use silk_road::words::Standing;

/// Room for the names of cities left and right of the board.
pub const NAMES: u16 = 9;
/// What stands beside the board has at least this.
const BESIDE: u16 = 24;

/// Where the parts of the screen are.
struct Parts {
    board: Rect,
    map: Rect,
    market: Rect,
    tray: Rect,
    players: Rect,
    log: Rect,
    map_unit: f64,
}

impl Scene<'_> {
    fn parts(&self, area: Rect) -> Parts {
        let wide = (area.width * 3 / 10).clamp(BESIDE, 44).min(area.width);
        let x = area.right() - wide;
        let market = 1 + self.market_lines(wide);
        let whole = Rect { width: x - area.x - 1, ..area };
        // The players stand below the board where it is not high enough to need the room.
        let pairs = 1 + self.board.desks.len().div_ceil(2) as u16;
        let spare = area.height.saturating_sub(Frame::lines(Frame::fit(whole, NAMES).unit));
        let (players, under) = if spare >= pairs { (0, pairs) } else { (1 + self.board.desks.len() as u16, 0) };
        let board = Rect { height: whole.height - under, ..whole };
        let rest = area.height.saturating_sub(market + players + 4);
        let room = Rect { x, width: wide, height: rest.saturating_sub(1), y: area.y };
        let map_unit = Scene::map_unit(room, Frame::fit(board, NAMES).unit);
        let map = Rect { height: (Frame::lines(map_unit) + 2).min(rest), ..room };
        let below = |above: Rect, height: u16| Rect { y: above.bottom(), height, ..above };
        let market = below(map, market);
        let tray = below(market, 4);
        let players = match under {
            0 => below(tray, (area.bottom() - tray.bottom()).min(players)),
            _ => Rect { y: board.bottom(), height: under, ..board },
        };
        let last = if under == 0 { players } else { tray };
        let log = below(last, area.bottom() - last.bottom());
        Parts { board, map, market, tray, players, log, map_unit }
    }

    pub fn trading(&self, c: &mut Canvas<'_>, area: Rect) {
        self.head(c, Rect { height: 1, ..area });
        let parts = self.parts(Rect { y: area.y + 1, height: area.height - 1, ..area });
        let own = self.me().and_then(|me| me.own.as_ref());
        let board = self.headed(c, parts.board);
        self.own_board(c, board, own);
        self.map(c, parts.map, own, parts.map_unit);
        self.market(c, parts.market);
        self.tray(c, parts.tray);
        self.players(c, parts.players);
        self.log(c, parts.log);
        c.bar(parts.map.x - 1, area.y + 1, area.height - 1);
        self.message(c, board);
    }

    fn own_board(&self, c: &mut Canvas<'_>, area: Rect, own: Option<&Own>) {
        let look = c.look;
        let frame = Frame::fit(area, NAMES);
        let mut hexes = Hexes::new(self.geometry(), frame, look);
        hexes.cells(outline(look));
        let board = own.map_or_else(Default::default, |own| own.board);
        let line = road(look, frame.unit);
        for (cell, tile) in board.tiles() {
            let style = if tile.bonus { look.ember() } else { line.style };
            hexes.tile(cell, tile, Brush { style, ..line });
        }
        for (city, lit) in self.cities() {
            let style = if lit { look.lit() } else { look.faint() };
            hexes.gates(city, Brush { style, rank: 2, wide: if lit { line.wide } else { 1.0 }, sign: Some('+') });
        }
        let building = &self.hands.building;
        if let Some(cell) = building.cursor.filter(|_| self.stage() == Some(Standing::Building)) {
            hexes.cell(cell, Brush { style: look.strong(), rank: 4, wide: 1.0, sign: None });
        }
        hexes.lay(c);
        board.tiles().filter(|(_, t)| t.bonus).for_each(|(cell, _)| hexes.star(c, cell));
        self.city_names(c, &hexes);
        hexes.spots(c);
        if let Some(own) = own.filter(|_| self.stage() == Some(Standing::Building)) {
            self.pen(c, &hexes, own);
        }
    }
    /// All cities, and whether the road is to lead there.
    fn cities(&self) -> impl Iterator<Item = (&CityPlace, bool)> {
        self.geometry().cities.iter().map(|city| (city, self.board.card.cities.contains(&city.city)))
    }
    fn city_names(&self, c: &mut Canvas<'_>, hexes: &Hexes<'_>) {
        let look = c.look;
        for (city, lit) in self.cities() {
            let name = self.city_name(city.city);
            match lit {
                true => hexes.name(c, city, &name, look.lit().add_modifier(Modifier::UNDERLINED)),
                false => hexes.name(c, city, &name, look.faint()),
            }
        }
    }
    /// Where the pen stands, and the keys that lead on from there.
    fn pen(&self, c: &mut Canvas<'_>, hexes: &Hexes<'_>, own: &Own) {
        let look = c.look;
        let building = &self.hands.building;
        if let Some(cell) = building.cursor {
            let sign = if building.moving.is_some() { "m" } else { "+" };
            return hexes.write(c, self.geometry().centre(cell), sign, look.focus());
        }
        let pen = self.pen_on(own);
        let End::At(cell, _) = pen.trace().end else { return };
        let (x, y) = self.geometry().centre(cell);
        let sign = if building.bonus { look.star() } else { look.pen() };
        hexes.write(c, (x, y), sign, look.focus());
        for side in pen.open(building.bonus) {
            let (dx, dy) = towards(side);
            hexes.write(c, (x + dx * 0.31, y + dy * 0.31), LETTERS[side as usize], look.lit());
        }
    }
    pub fn pen_on<'b>(&'b self, own: &'b Own) -> Pen<'b> {
        let [a, b] = self.board.card.cities;
        let (from, to) = if self.hands.building.swapped { (b, a) } else { (a, b) };
        Pen { geometry: self.geometry(), board: &own.board, tray: &own.tray, from, to }
    }
}
