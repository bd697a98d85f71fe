//! Lines and arcs finer than letters: eight dots in each place, or plain signs where there is only ASCII.
use super::canvas::Canvas;
use ratatui::layout::Rect;
use ratatui::style::Style;
use std::f64::consts::TAU;

/// A point in dots: two to a column, four to a line, so that a circle is round.
pub type Point = (f64, f64);

/// What is drawn with.
#[derive(Clone, Copy, Debug)]
pub struct Brush {
    pub style: Style,
    /// where two lines meet in one place, the higher one is seen
    pub rank: u8,
    /// how wide, in dots
    pub wide: f64,
    /// what stands for it in ASCII; `None`: a stroke that leans as the line does
    pub sign: Option<char>,
}

#[derive(Clone, Copy, Default)]
struct Ink {
    dots: u8,
    rank: u8,
    style: Style,
    sign: char,
}

pub struct Sketch {
    columns: u16,
    rows: u16,
    ink: Vec<Ink>,
    ascii: bool,
}

impl Sketch {
    pub fn new(area: Rect, ascii: bool) -> Sketch {
        let places = usize::from(area.width) * usize::from(area.height);
        Sketch { columns: area.width, rows: area.height, ink: vec![Ink::default(); places], ascii }
    }

    /// One dot of a line that leads in the direction `(dx, dy)`.
    fn dot(&mut self, (x, y): Point, lead: Point, brush: Brush) {
        let (x, y) = (x.round(), y.round());
        if x < 0.0 || y < 0.0 || x >= f64::from(self.columns) * 2.0 || y >= f64::from(self.rows) * 4.0 {
            return;
        }
        let (x, y) = (x as usize, y as usize);
        let ink = &mut self.ink[y / 4 * usize::from(self.columns) + x / 2];
        if brush.rank < ink.rank {
            return;
        }
        if brush.rank > ink.rank {
            *ink = Ink { rank: brush.rank, ..Ink::default() };
        }
        // The dots of a place, numbered as the braille alphabet does.
        const BITS: [[u8; 2]; 4] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]];
        ink.dots |= BITS[y % 4][x % 2];
        ink.style = brush.style;
        ink.sign = brush.sign.unwrap_or_else(|| leaning(lead));
    }
    fn blot(&mut self, at: Point, lead: Point, brush: Brush) {
        if self.ascii || brush.wide <= 1.0 {
            return self.dot(at, lead, brush);
        }
        let r = brush.wide / 2.0;
        let steps = brush.wide.ceil() as i32;
        for i in -steps..=steps {
            for j in -steps..=steps {
                let (dx, dy) = (f64::from(i) / 2.0, f64::from(j) / 2.0);
                if dx * dx + dy * dy <= r * r {
                    self.dot((at.0 + dx, at.1 + dy), lead, brush);
                }
            }
        }
    }
    pub fn line(&mut self, a: Point, b: Point, brush: Brush) {
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        let steps = dx.abs().max(dy.abs()).ceil().max(1.0);
        for k in 0..=steps as u32 {
            let t = f64::from(k) / steps;
            self.blot((a.0 + dx * t, a.1 + dy * t), (dx, dy), brush);
        }
    }
    /// From `a` to `b` around `centre`, the shorter way.
    pub fn arc(&mut self, centre: Point, a: Point, b: Point, brush: Brush) {
        let angle = |p: Point| (p.1 - centre.1).atan2(p.0 - centre.0);
        let radius = (a.0 - centre.0).hypot(a.1 - centre.1);
        let turn = (angle(b) - angle(a) + TAU * 1.5).rem_euclid(TAU) - TAU / 2.0;
        let steps = (radius * turn.abs()).ceil().max(1.0);
        for k in 0..=steps as u32 {
            let t = angle(a) + turn * f64::from(k) / steps;
            let at = (centre.0 + radius * t.cos(), centre.1 + radius * t.sin());
            self.blot(at, (-t.sin(), t.cos()), brush);
        }
    }
    /// Everything at its place on the screen.
    pub fn lay(&self, c: &mut Canvas<'_>, area: Rect) {
        for (n, ink) in self.ink.iter().enumerate().filter(|(_, ink)| ink.rank > 0) {
            let (x, y) = (n as u16 % self.columns, n as u16 / self.columns);
            let sign = if self.ascii { ink.sign } else { char::from_u32(0x2800 + u32::from(ink.dots)).unwrap_or(' ') };
            c.put(area.x + x, area.y + y, 1, &sign.to_string(), ink.style);
        }
    }
}

/// The stroke that leans like a line. Places are twice as high as they are wide.
fn leaning((dx, dy): Point) -> char {
    let (dx, dy) = (dx.abs().max(1e-9) * dx.signum(), dy);
    match (dy / dx).abs() {
        slope if slope < 0.3 => '-',
        slope if slope > 3.5 => '|',
        _ if dx * dy > 0.0 => '\\',
        _ => '/',
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tui::canvas::{Light, Spots};
    use crate::tui::look::Look;
    use ratatui::buffer::Buffer;

    const BRUSH: Brush = Brush { style: Style::new(), rank: 1, wide: 1.0, sign: None };

    fn shown(ascii: bool, draw: impl Fn(&mut Sketch)) -> Vec<String> {
        let area = Rect::new(0, 0, 4, 2);
        let mut buf = Buffer::empty(area);
        let mut sketch = Sketch::new(area, ascii);
        draw(&mut sketch);
        let (light, mut spots) = (Light::default(), Spots::default());
        let look = Look { color: false, ascii };
        sketch.lay(&mut Canvas { buf: &mut buf, look, light: &light, spots: &mut spots }, area);
        (0..2).map(|y| (0..4).map(|x| buf[(x, y)].symbol()).collect()).collect()
    }

    #[test]
    fn a_line_is_dots_or_strokes() {
        let flat = |s: &mut Sketch| s.line((0.0, 3.0), (7.0, 3.0), BRUSH);
        assert_eq!(shown(false, flat), ["⣀⣀⣀⣀", "    "]);
        assert_eq!(shown(true, flat), ["----", "    "]);
        let steep = |s: &mut Sketch| s.line((2.0, 0.0), (2.0, 7.0), BRUSH);
        assert_eq!(shown(false, steep), [" ⡇  ", " ⡇  "]);
        assert_eq!(shown(true, steep), [" |  ", " |  "]);
    }

    #[test]
    fn the_higher_rank_is_seen_whatever_comes_first() {
        let high = Brush { rank: 2, sign: Some('#'), ..BRUSH };
        let both = |s: &mut Sketch| {
            s.line((0.0, 0.0), (1.0, 0.0), high);
            s.line((0.0, 3.0), (3.0, 3.0), BRUSH);
        };
        assert_eq!(shown(true, both)[0], "#-  ");
    }

    #[test]
    fn what_lies_outside_is_left_out() {
        let far = |s: &mut Sketch| s.line((-9.0, -9.0), (40.0, -1.0), BRUSH);
        assert_eq!(shown(false, far), ["    ", "    "]);
    }
}
