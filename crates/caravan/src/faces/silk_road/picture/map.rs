//! The map: a smaller picture of the land without its hexagons, so that one only senses where a good lies.
use super::Scene;
use super::hexes::{Frame, Hexes, outline};
use super::signs::color;
use crate::tui::canvas::{Canvas, width};
use ratatui::layout::Rect;
use ratatui::style::Style;
use silk_road::view::Own;
use silk_road::words::Good;

/// It is never drawn as large as the board.
const SCALE: f64 = 0.7;

impl Scene<'_> {
    /// The largest hexagon of a map in this room, next to a board with hexagons of this size.
    pub fn map_unit(room: Rect, board: f64) -> f64 {
        Frame::fit(room, 0).unit.min(board * SCALE)
    }

    pub fn map(&self, c: &mut Canvas<'_>, area: Rect, own: Option<&Own>, unit: f64) {
        let title = match own {
            Some(own) => self.count("tui-silk-map", own.map.sheet),
            None => self.word("tui-silk-map-hidden"),
        };
        let inside = c.panel(area, &title);
        let look = c.look;
        let Some(own) = own else {
            return self.face_down(c, inside);
        };
        let turned = own.map.upside_down;
        if turned {
            let text = format!(" {} {} ", look.down(), self.word("tui-silk-map-turned"));
            let wide = width(&text);
            c.put(area.right().saturating_sub(wide), area.y, wide, &text, look.ember());
        }
        let frame = Frame { unit, turned, ..Frame::fit(inside, 0) };
        let mut hexes = Hexes::new(self.geometry(), frame, look);
        match self.board.map_grid {
            true => hexes.cells(outline(look)),
            false => hexes.rim(outline(look)),
        }
        let cities = self.board.card.cities;
        hexes.lay(c);
        for city in &self.geometry().cities {
            let goal = cities.contains(&city.city);
            let style = if goal { look.lit() } else { look.faint() };
            hexes.write(c, self.geometry().stand(city, 0.6), look.city(goal), style);
        }
        self.marks(c, &frame, own);
    }
    /// The dots come as the map lies. Two that fall onto one place are written side by side.
    fn marks(&self, c: &mut Canvas<'_>, frame: &Frame, own: &Own) {
        let upright = Frame { turned: false, ..*frame };
        let mut taken: Vec<(u16, u16)> = vec![];
        for dot in own.map.dots.iter() {
            let (x, y) = upright.place((f64::from(dot.x) / 1000.0, f64::from(dot.y) / 1000.0));
            let beside = [x, x + 1, x.saturating_sub(1), x + 2];
            let x = beside.into_iter().find(|x| !taken.contains(&(*x, y))).unwrap_or(x);
            taken.push((x, y));
            c.put(x, y, 1, &self.letter(dot.good), self.good_style(c, dot.good));
        }
    }
    /// nobody knows a map before the signal.
    fn face_down(&self, c: &mut Canvas<'_>, area: Rect) {
        let look = c.look;
        let y = area.y + area.height / 2;
        let text = self.word("tui-silk-face-down");
        let wide = width(&text);
        c.put(area.x + area.width.saturating_sub(wide) / 2, y, area.width, &text, look.faint());
    }
    /// A good on a map: its letter on its colour.
    pub fn good_style(&self, c: &Canvas<'_>, good: Good) -> Style {
        if c.look.color { c.look.tile(Some(color(good))) } else { c.look.strong() }
    }
}
