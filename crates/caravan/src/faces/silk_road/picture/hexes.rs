//! The board: hexagons, roads, cities with their gates.
use super::geometry::{Geometry, SIDES, Side, towards};
use crate::tui::canvas::{Canvas, Spot, width};
use crate::tui::look::Look;
use crate::tui::sketch::{Brush, Point, Sketch};
use ratatui::layout::Rect;
use ratatui::style::Style;
use silk_road::describe::CityPlace;
use silk_road::tile::Tile;

/// The board in widths of a hexagon.
const WIDE: f64 = 5.0;
const HIGH: f64 = 4.62;
/// From the middle of a hexagon to a corner.
const CORNER: f64 = 0.577;
/// The largest hexagon, in columns.
const LARGEST: f64 = 22.0;

/// Where the board lies on the screen, and how large it is.
#[derive(Clone, Copy)]
pub struct Frame {
    pub area: Rect,
    /// columns to a hexagon
    pub unit: f64,
    /// upside down
    pub turned: bool,
}

impl Frame {
    /// As large as it fits, with so many columns left and right for names.
    pub fn fit(area: Rect, margin: u16) -> Frame {
        let wide = f64::from(area.width.saturating_sub(2 * margin + 1)) / WIDE;
        let high = f64::from(area.height) * 2.0 / HIGH;
        Frame { area, unit: wide.min(high).clamp(1.0, LARGEST), turned: false }
    }
    /// How many lines a board with hexagons of this size takes.
    pub fn lines(unit: f64) -> u16 {
        (unit * HIGH / 2.0).ceil() as u16
    }
    pub fn dots(&self, (x, y): Point) -> Point {
        let sign = if self.turned { -1.0 } else { 1.0 };
        let (w, h) = (f64::from(self.area.width), f64::from(self.area.height) * 2.0);
        (w + sign * x * self.unit * 2.0, h + sign * y * self.unit * 2.0)
    }
    /// The place of a letter.
    pub fn place(&self, at: Point) -> (u16, u16) {
        let (x, y) = self.dots(at);
        let clamp = |v: f64, room: u16| v.max(0.0).min(f64::from(room.saturating_sub(1))) as u16;
        (self.area.x + clamp(x / 2.0, self.area.width), self.area.y + clamp(y / 4.0, self.area.height))
    }
}

/// How roads and outlines are drawn.
pub fn outline(look: Look) -> Brush {
    Brush { style: look.faint(), rank: 1, wide: 1.0, sign: None }
}
pub fn road(look: Look, unit: f64) -> Brush {
    Brush { style: look.strong(), rank: 3, wide: (unit * 0.3).clamp(1.6, 4.5), sign: Some('#') }
}

/// A board being drawn.
pub struct Hexes<'a> {
    pub geometry: &'a Geometry,
    pub frame: Frame,
    pub sketch: Sketch,
}

impl<'a> Hexes<'a> {
    pub fn new(geometry: &'a Geometry, frame: Frame, look: Look) -> Hexes<'a> {
        Hexes { geometry, frame, sketch: Sketch::new(frame.area, look.ascii) }
    }
    fn line(&mut self, a: Point, b: Point, brush: Brush) {
        self.sketch.line(self.frame.dots(a), self.frame.dots(b), brush);
    }
    fn corner(&self, cell: u8, side: Side) -> Point {
        let (x, y) = self.geometry.centre(cell);
        let ((ax, ay), (bx, by)) = (towards(side), towards((side + 1) % SIDES));
        (x + (ax + bx) / 3.0, y + (ay + by) / 3.0)
    }
    /// One side of a cell.
    pub fn side(&mut self, cell: u8, side: Side, brush: Brush) {
        let (a, b) = (self.corner(cell, (side + SIDES - 1) % SIDES), self.corner(cell, side));
        self.line(a, b, brush);
    }
    pub fn cell(&mut self, cell: u8, brush: Brush) {
        (0..SIDES).for_each(|side| self.side(cell, side, brush));
    }
    pub fn cells(&mut self, brush: Brush) {
        self.geometry.cells().for_each(|cell| self.cell(cell, brush));
    }
    /// Only the rim of the board.
    pub fn rim(&mut self, brush: Brush) {
        for cell in self.geometry.cells() {
            for side in (0..SIDES).filter(|&s| self.geometry.beyond(cell, s).is_none()) {
                self.side(cell, side, brush);
            }
        }
    }
    /// The line of a tile: straight, or an arc around a corner or around the next cell but one.
    pub fn tile(&mut self, cell: u8, tile: Tile, brush: Brush) {
        let (from, to) = tile.sides();
        let (a, b) = (self.geometry.side_middle(cell, from), self.geometry.side_middle(cell, to));
        let (x, y) = self.geometry.centre(cell);
        let centre = match tile.kind.step() {
            1 => self.corner(cell, from),
            2 => {
                let (dx, dy) = towards((from + 1) % SIDES);
                (x + dx, y + dy)
            }
            _ => return self.line(a, b, brush),
        };
        let dots = |p: Point| self.frame.dots(p);
        let (centre, a, b) = (dots(centre), dots(a), dots(b));
        self.sketch.arc(centre, a, b, brush);
    }
    /// A short way from the gates of a city to where its name stands.
    pub fn gates(&mut self, city: &CityPlace, brush: Brush) {
        for &side in &city.gates {
            let (x, y) = self.geometry.side_middle(city.cell, side);
            let (dx, dy) = towards(side);
            self.line((x, y), (x + dx * 0.16, y + dy * 0.16), brush);
        }
    }
    pub fn lay(&self, c: &mut Canvas<'_>) {
        self.sketch.lay(c, self.frame.area);
    }

    /// A text whose middle is here.
    pub fn write(&self, c: &mut Canvas<'_>, at: Point, text: &str, style: Style) {
        let (x, y) = self.frame.place(at);
        let x = x.saturating_sub(width(text).saturating_sub(1) / 2);
        // Nothing of the line below shines through.
        c.put(x, y, width(text), text, Style::reset().patch(style));
    }
    /// The star of a bonus tile, a little beside the middle where the road runs through it.
    pub fn star(&self, c: &mut Canvas<'_>, cell: u8) {
        let look = c.look;
        self.write(c, self.geometry.centre(cell), look.star(), look.ember());
    }
    /// The name of a city, outside its gate.
    pub fn name(&self, c: &mut Canvas<'_>, city: &CityPlace, name: &str, style: Style) {
        let at = self.geometry.stand(city, 0.5 + CORNER / 2.6);
        let centre = self.geometry.centre(city.cell);
        let sign = if self.frame.turned { -1.0 } else { 1.0 };
        let right = sign * (at.0 - centre.0);
        let (x, y) = self.frame.place(at);
        let room = self.frame.area;
        let wide = width(name);
        let x = match right {
            r if r > 0.1 => (x + 1).min(room.right().saturating_sub(wide)),
            r if r < -0.1 => x.saturating_sub(wide),
            _ => x.saturating_sub(wide / 2),
        };
        let x = x.max(room.x);
        c.put(x, y, room.right().saturating_sub(x), name, style);
        c.spots.add(Rect { x, y, width: wide, height: 1 }, Spot::Thing(format!("city.{}", city.city)));
    }
    /// Where each cell lies, for the mouse.
    pub fn spots(&self, c: &mut Canvas<'_>) {
        let half = (self.frame.unit / 2.0).floor().max(1.0) as u16;
        let high = (self.frame.unit * 0.433 / 2.0).round().max(1.0) as u16;
        for cell in self.geometry.cells() {
            let (x, y) = self.frame.place(self.geometry.centre(cell));
            let area = Rect {
                x: x.saturating_sub(half - 1),
                y: y.saturating_sub(high.saturating_sub(1)),
                width: 2 * half - 1,
                height: 2 * high - 1,
            };
            c.spots.add(area, Spot::Thing(format!("cell.{cell}")));
        }
    }
}
