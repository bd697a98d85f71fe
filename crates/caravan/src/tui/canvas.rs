//! Drawing with light: a thing is drawn once, and the canvas knows whether it is lit, focused or chosen, and where it
//! lies for the mouse.
use super::look::Look;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use ratatui::text::Span;
use unicode_normalization::UnicodeNormalization;

/// Which things are lit, pointed at or chosen.
#[derive(Clone, Debug, Default)]
pub struct Light {
    pub lit: Vec<String>,
    pub focus: Option<String>,
    pub chosen: Vec<String>,
}

impl Light {
    pub fn shows(&self, thing: &str) -> bool {
        let is = |t: &String| t == thing;
        self.lit.iter().any(is) || self.chosen.iter().any(is)
    }
    pub fn any(&self, mut of: impl FnMut(&str) -> bool) -> bool {
        self.lit.iter().chain(&self.chosen).any(|t| of(t))
    }
}

/// What lies where on the screen.
#[derive(Clone, Debug, Default)]
pub struct Spots {
    lie: Vec<(Rect, Spot)>,
    /// how far the page can be scrolled that was drawn
    pub furthest: usize,
    /// how many lines of it were in sight
    pub in_sight: usize,
    /// which lines of the list were drawn, if not all of them
    pub page: std::ops::Range<usize>,
    /// what was to be written, to be compared with what can be read
    #[cfg(test)]
    pub said: Vec<Said>,
    /// where lists were written, and how high their entries are
    #[cfg(test)]
    pub lists: Vec<(Rect, Vec<usize>)>,
}

/// A text that was to be written at a place, in so many columns.
#[cfg(test)]
#[derive(Clone, Debug)]
pub struct Said {
    pub x: u16,
    pub y: u16,
    pub room: u16,
    pub text: String,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Spot {
    Thing(String),
    /// the k-th line of the list of choices
    Choice(usize),
    /// the line that says what is folded away
    Fold,
}

impl Spots {
    /// What was drawn elsewhere, to be scrolled to.
    #[cfg(test)]
    pub fn also(&mut self, other: Spots) {
        self.lie.extend(other.lie);
    }
    /// Every thing that was drawn.
    #[cfg(test)]
    pub fn things(&self) -> Vec<String> {
        let name = |(_, spot): &(Rect, Spot)| if let Spot::Thing(thing) = spot { Some(thing.clone()) } else { None };
        self.lie.iter().filter_map(name).filter(|thing| !thing.is_empty()).collect()
    }
    /// Every line of the list that was drawn.
    #[cfg(test)]
    pub fn choices(&self) -> Vec<usize> {
        let line = |(_, spot): &(Rect, Spot)| if let Spot::Choice(k) = spot { Some(*k) } else { None };
        self.lie.iter().filter_map(line).collect()
    }
    pub fn add(&mut self, area: Rect, spot: Spot) {
        self.lie.push((area, spot));
    }
    /// Where a thing lies, if it was drawn.
    pub fn find(&self, thing: &str) -> Option<Rect> {
        self.lie.iter().find(|(_, spot)| matches!(spot, Spot::Thing(t) if t == thing)).map(|(area, _)| *area)
    }
    /// Everything under the mouse, what was drawn last first.
    pub fn at(&self, x: u16, y: u16) -> impl Iterator<Item = &Spot> {
        self.lie.iter().rev().filter(move |(area, _)| area.contains(Position { x, y })).map(|(_, spot)| spot)
    }
}

#[cfg(test)]
thread_local! {
    /// words that did not fit into a line and were broken
    pub static BROKEN: std::cell::RefCell<Vec<String>> = const { std::cell::RefCell::new(vec![]) };
    /// letters that were measured
    static MEASURED: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
}

pub fn width(text: &str) -> u16 {
    #[cfg(test)]
    MEASURED.set(MEASURED.get() + text.chars().count());
    u16::try_from(Span::raw(text).width()).unwrap_or(u16::MAX)
}

/// So much of a text as fits into `columns`, and what is left of it.
fn split_at(text: &str, columns: u16) -> (&str, &str) {
    let mut taken = 0;
    for (at, sign) in text.char_indices() {
        taken += width(sign.encode_utf8(&mut [0; 4]));
        if taken > columns {
            return text.split_at(at);
        }
    }
    (text, "")
}

/// Is it wider than that? However long it is, no more of it is measured than it takes to know.
fn width_beyond(text: &str, columns: u16) -> bool {
    !split_at(text, columns).1.is_empty() && width(split_at(text, columns.saturating_mul(4)).0) > columns
}

fn first_letter(text: &str) -> usize {
    text.chars().next().map_or(0, char::len_utf8)
}

/// Breaks a text into lines of at most `width` columns, between words where possible.
pub fn wrap(text: &str, columns: u16) -> Vec<String> {
    let columns = columns.max(1);
    let mut lines = vec![];
    for paragraph in text.lines() {
        let mut line = String::new();
        for word in paragraph.split(' ') {
            let mut word = word;
            if !line.is_empty() && width(&line).saturating_add(1).saturating_add(width(word)) > columns {
                lines.push(std::mem::take(&mut line));
            }
            #[cfg(test)]
            if width_beyond(word, columns) {
                BROKEN.with_borrow_mut(|broken| broken.push(word.into()));
            }
            while width_beyond(word, columns) {
                // A letter that is wider than the line has one of its own.
                let (head, rest) = word.split_at(split_at(word, columns).0.len().max(first_letter(word)));
                lines.push(head.into());
                word = rest;
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
        lines.push(line);
    }
    if lines.is_empty() { vec![String::new()] } else { lines }
}

/// A name in so many columns: with a sign where its end is missing.
pub fn cut(name: &str, room: u16, more: &str) -> String {
    if width(name) <= room {
        return name.into();
    }
    #[cfg(test)]
    BROKEN.with_borrow_mut(|broken| broken.push(name.into()));
    format!("{}{more}", split_at(name, room.saturating_sub(1)).0)
}

/// A text for a terminal that knows nothing but ASCII. Every sign has one of its own width; letters lose their accents.
pub fn plain(text: &str) -> String {
    text.chars().map(plain_sign).collect()
}
fn plain_sign(sign: char) -> char {
    match sign {
        c if c.is_ascii() => c,
        '\u{a0}' => ' ',
        '·' | '–' | '—' | '─' => '-',
        '↑' => '^',
        '↓' => 'v',
        '…' => '.',
        '“' | '”' | '„' => '"',
        '’' | '‘' => '\'',
        '×' => 'x',
        '→' | '›' => '>',
        '←' => '<',
        // How high somebody stood, from 1 to 8.
        '▁'..='█' => char::from(b'1' + (sign as u32 - '▁' as u32) as u8),
        c => std::iter::once(c).nfd().next().filter(char::is_ascii).unwrap_or('?'),
    }
}

/// Something to draw on.
pub struct Canvas<'a> {
    pub buf: &'a mut Buffer,
    pub look: Look,
    pub light: &'a Light,
    pub spots: &'a mut Spots,
}

impl Canvas<'_> {
    /// Writes a text at `(x, y)` in at most `room` columns; what is too long ends in an ellipsis. Returns the column
    /// after it.
    pub fn put(&mut self, x: u16, y: u16, room: u16, text: &str, style: Style) -> u16 {
        let whole = self.buf.area;
        #[cfg(test)]
        self.spots.said.push(Said { x, y, room, text: if self.look.ascii { plain(text) } else { text.into() } });
        if y < whole.top() || y >= whole.bottom() || x >= whole.right() || room == 0 {
            return x;
        }
        let plain = if self.look.ascii { plain(text) } else { String::new() };
        let text = if self.look.ascii { plain.as_str() } else { text };
        let room = room.min(whole.right() - x);
        if width(text) <= room {
            return self.buf.set_stringn(x, y, text, room as usize, style).0;
        }
        let (end, _) = self.buf.set_stringn(x, y, text, room as usize - 1, style);
        self.buf.set_stringn(end, y, self.look.more(), 1, style).0
    }
    /// A titled line across the top of a panel; returns what is below it.
    pub fn panel(&mut self, area: Rect, title: &str) -> Rect {
        let Rect { x, y, width: columns, .. } = area;
        if area.is_empty() {
            return area;
        }
        let rule = self.look.rule();
        self.put(x, y, columns, &rule.repeat(columns as usize), self.look.faint());
        if !title.is_empty() && columns > 4 {
            self.put(x + 1, y, columns - 2, &format!(" {title} "), self.look.title());
        }
        Rect { y: y + 1, height: area.height - 1, ..area }
    }
    /// A vertical line; it joins the titles that it meets.
    pub fn bar(&mut self, x: u16, top: u16, height: u16) {
        let look = self.look;
        let is_rule = |buf: &Buffer, x: u16, y: u16| buf.cell((x, y)).is_some_and(|cell| cell.symbol() == look.rule());
        for y in top..top + height {
            let (east, west) = (is_rule(self.buf, x + 1, y), x > 0 && is_rule(self.buf, x - 1, y));
            let sign = if look.ascii { look.bar() } else { look.joint([y > top || !(east || west), east, true, west]) };
            self.put(x, y, 1, sign, look.faint());
        }
    }
    /// A pen at the start of a line.
    pub fn pen(&mut self, x: u16, y: u16, room: u16) -> Pen<'_> {
        let draw = Canvas { buf: self.buf, look: self.look, light: self.light, spots: self.spots };
        Pen { draw, start: x, at: x, y, end: x + room }
    }
}

/// Writes one line from left to right.
pub struct Pen<'a> {
    draw: Canvas<'a>,
    start: u16,
    at: u16,
    y: u16,
    end: u16,
}

impl Pen<'_> {
    pub fn look(&self) -> Look {
        self.draw.look
    }
    pub fn left(&self) -> u16 {
        self.end.saturating_sub(self.at)
    }
    pub fn write(&mut self, text: &str, style: Style) -> &mut Self {
        self.at = self.draw.put(self.at, self.y, self.left(), text, style);
        self
    }
    pub fn say(&mut self, text: &str) -> &mut Self {
        self.write(text, self.draw.look.plain())
    }
    pub fn faint(&mut self, text: &str) -> &mut Self {
        self.write(text, self.draw.look.faint())
    }
    pub fn gap(&mut self, columns: u16) -> &mut Self {
        self.at = (self.at + columns).min(self.end);
        self
    }
    /// Moves on to a column of this line, never back.
    pub fn to(&mut self, column: u16) -> &mut Self {
        self.at = self.at.max(self.start + column).min(self.end);
        self
    }
    /// A thing, with one column before it for the mark that says "lit" or "chosen".
    pub fn thing(&mut self, thing: &str, text: &str, style: Style) -> &mut Self {
        self.things(&[thing], text, style)
    }
    /// The same for something that goes by several names.
    pub fn things(&mut self, names: &[&str], text: &str, style: Style) -> &mut Self {
        let look = self.draw.look;
        let light = self.draw.light;
        let is = |list: &[String]| list.iter().any(|t| names.contains(&t.as_str()));
        let (mark, style) = if is(&light.chosen) {
            (look.chosen_mark(), look.chosen())
        } else if is(&light.lit) {
            (look.lit_mark(), look.lit())
        } else {
            (" ", style)
        };
        let focused = light.focus.as_deref().is_some_and(|f| names.contains(&f));
        let style = if focused { look.focus() } else { style };
        let start = self.at;
        if mark == " " {
            self.gap(1);
        } else {
            self.write(mark, if focused { look.focus() } else { look.lit() });
        }
        self.write(text, style);
        let area = Rect { x: start, y: self.y, width: self.at - start, height: 1 };
        for name in names {
            self.draw.spots.add(area, Spot::Thing((*name).into()));
        }
        self
    }
    /// A thing that is never lit: it needs no column for a mark.
    pub fn unlit(&mut self, thing: &str, text: &str, style: Style) -> &mut Self {
        let start = self.at;
        self.write(text, style);
        let area = Rect { x: start, y: self.y, width: self.at - start, height: 1 };
        self.draw.spots.add(area, Spot::Thing(thing.into()));
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_long_word_no_letter_is_measured_for_every_line() {
        let word = "ő".repeat(100_000);
        MEASURED.set(0);
        let lines = wrap(&word, 38);
        assert!(lines.iter().all(|line| width(line) <= 38) && lines.concat() == word);
        // Whoever looks at the whole rest for every line measures each letter more than a thousand times.
        let measured = MEASURED.get();
        assert!((100_000..2_000_000).contains(&measured), "{measured}");
        assert_eq!(wrap("one 漢字漢字 two", 5), ["one", "漢字", "漢字", "two"]);
    }

    #[test]
    fn a_name_that_was_cut_fits() {
        for name in ["Bartholomew", "漢字漢字漢字", "e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}"] {
            for room in 1..9 {
                assert!(width(&cut(name, room, "…")) <= room, "{name} in {room}");
            }
        }
        assert_eq!(cut("Bartholomew", 6, "…"), "Barth…");
    }
}
