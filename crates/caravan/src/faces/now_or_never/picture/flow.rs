//! Things one after the other, in as many lines as they take: nothing is cut off.
use crate::tui::canvas::{Canvas, width};
use ratatui::layout::Rect;
use ratatui::style::Style;

/// Something to point at, or words.
#[derive(Clone)]
pub struct Item {
    /// what it is called; it may go by several names
    pub things: Vec<String>,
    pub text: String,
    pub style: Style,
}

impl Item {
    pub fn thing(thing: String, text: String, style: Style) -> Item {
        Item { things: vec![thing], text, style }
    }
    pub fn word(text: String, style: Style) -> Item {
        Item { things: vec![], text, style }
    }
    fn width(&self) -> u16 {
        width(&self.text) + 2
    }
}

pub type Line = Vec<Item>;

/// Lines after the first begin a little further in.
const INDENT: u16 = 2;

/// Breaks between items only.
pub fn flow(items: Vec<Item>, wide: u16) -> Vec<Line> {
    let mut lines: Vec<Line> = vec![];
    let mut used = wide;
    for item in items {
        match lines.last_mut().filter(|_| used + item.width() <= wide + 1) {
            Some(line) => {
                used += item.width();
                line.push(item);
            }
            None => {
                used = item.width() + if lines.is_empty() { 0 } else { INDENT };
                lines.push(vec![item]);
            }
        }
    }
    lines
}

/// Draws lines from the top of an area down; returns the line below them.
pub fn draw(c: &mut Canvas<'_>, area: Rect, lines: &[Line]) -> u16 {
    for (k, (y, line)) in (area.y..area.bottom()).zip(lines).enumerate() {
        let indent = if k == 0 { 0 } else { INDENT };
        let mut pen = c.pen(area.x + indent, y, area.width.saturating_sub(indent));
        for item in line {
            let names: Vec<&str> = item.things.iter().map(String::as_str).collect();
            match names.is_empty() {
                true => pen.gap(1).write(&item.text, item.style).gap(1),
                false => pen.things(&names, &item.text, item.style).gap(1),
            };
        }
    }
    area.y + lines.len() as u16
}
