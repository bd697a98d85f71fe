//! How things look: colours or none, drawing characters or plain ASCII. Everything reads without colour too.
use super::canvas::plain;
use crate::out;
use ratatui::style::{Color, Modifier, Style};
use serde_json::{Value, json};
use shelf::Words;
use std::path::Path;

/// One warm colour, the lamp, means "you may": nothing else is drawn in it.
const LAMP: Color = Color::Yellow;
const SEATS: [Color; 4] = [Color::Cyan, Color::Magenta, Color::Green, Color::Blue];

/// Words around a path, as a terminal can show them. The path stays as it is: otherwise it would be another one.
pub fn about_file(words: &Words, look: Look, id: &str, path: &Path, args: &[(&str, Value)]) -> String {
    around(words, look, id, &out::shown(path), args)
}

/// The same around what is printed to be copied.
pub fn around(words: &Words, look: Look, id: &str, path: &str, args: &[(&str, Value)]) -> String {
    const HERE: &str = "\u{e000}";
    let said = words.with(id, &[args, &[("path", json!({ "text": HERE }))]].concat());
    let around: Vec<String> = said.split(HERE).map(|part| look.spelt(part)).collect();
    around.join(path)
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Look {
    pub color: bool,
    pub ascii: bool,
}

impl Look {
    /// A text as this terminal can show it.
    pub fn spelt(self, text: &str) -> String {
        if self.ascii { plain(text) } else { text.into() }
    }
    fn colored(self, color: Color) -> Style {
        if self.color { Style::new().fg(color) } else { Style::new() }
    }
    /// What you may do.
    pub fn lit(self) -> Style {
        self.colored(LAMP).add_modifier(Modifier::BOLD)
    }
    /// Where the keyboard is. Never the lamp: "where I am" and "what I may" differ.
    pub fn focus(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD)
    }
    /// What has been pointed at already.
    pub fn chosen(self) -> Style {
        if self.color {
            Style::new().fg(Color::Black).bg(LAMP).add_modifier(Modifier::BOLD)
        } else {
            Style::new().add_modifier(Modifier::UNDERLINED | Modifier::BOLD)
        }
    }
    pub fn plain(self) -> Style {
        Style::new()
    }
    pub fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }
    pub fn faint(self) -> Style {
        self.colored(Color::DarkGray)
    }
    pub fn title(self) -> Style {
        self.colored(Color::Indexed(110))
    }
    pub fn bad(self) -> Style {
        self.colored(Color::LightRed).add_modifier(Modifier::BOLD)
    }
    /// What glows among its like.
    pub fn ember(self) -> Style {
        self.colored(Color::Indexed(208)).add_modifier(Modifier::BOLD)
    }
    /// What was taken back.
    pub fn undone(self) -> Style {
        self.faint().add_modifier(Modifier::CROSSED_OUT)
    }
    pub fn seat_style(self, seat: usize) -> Style {
        self.colored(SEATS[seat % 4]).add_modifier(Modifier::BOLD)
    }
    pub fn seat_mark(self, seat: usize) -> &'static str {
        if self.ascii { ["@", "o", "^", "#"][seat % 4] } else { ["◆", "●", "▲", "■"][seat % 4] }
    }

    /// A letter in a row of text that stands for something of this colour.
    pub fn good(self, color: Color) -> Style {
        self.colored(color).add_modifier(Modifier::BOLD)
    }
    /// A cell that something of this colour covers, or something that has none.
    pub fn tile(self, color: Option<Color>) -> Style {
        if !self.color {
            return Style::new();
        }
        Style::new().fg(Color::White).bg(color.unwrap_or(Color::Indexed(242))).add_modifier(Modifier::BOLD)
    }

    pub fn lit_mark(self) -> &'static str {
        if self.ascii { ">" } else { "›" }
    }
    pub fn chosen_mark(self) -> &'static str {
        if self.ascii { "*" } else { "✓" }
    }
    pub fn rule(self) -> &'static str {
        if self.ascii { "-" } else { "─" }
    }
    pub fn bar(self) -> &'static str {
        if self.ascii { "|" } else { "│" }
    }
    pub fn dot(self) -> &'static str {
        if self.ascii { "." } else { "·" }
    }
    pub fn more(self) -> &'static str {
        if self.ascii { "~" } else { "…" }
    }
    pub fn arrow(self) -> &'static str {
        if self.ascii { "->" } else { "→" }
    }
    pub fn die(self) -> &'static str {
        if self.ascii { "=" } else { "▪" }
    }
    pub fn down(self) -> &'static str {
        if self.ascii { "v" } else { "▼" }
    }
    /// A bonus tile.
    pub fn star(self) -> &'static str {
        if self.ascii { "*" } else { "★" }
    }
    /// An enemy on a map, before its level.
    pub fn enemy(self) -> &'static str {
        "!"
    }
    pub fn times(self) -> &'static str {
        if self.ascii { "x" } else { "×" }
    }
    /// A city on a map; the two that matter are filled.
    pub fn city(self, goal: bool) -> &'static str {
        match (goal, self.ascii) {
            (true, false) => "◉",
            (false, false) => "○",
            (true, true) => "O",
            (false, true) => "o",
        }
    }
    /// Where a road ends that is being drawn.
    pub fn pen(self) -> &'static str {
        if self.ascii { "@" } else { "●" }
    }
    /// Sand that is left, and sand that is gone.
    pub fn sand(self) -> &'static str {
        if self.ascii { "#" } else { "█" }
    }
    pub fn gone(self) -> &'static str {
        if self.ascii { "." } else { "░" }
    }
    pub fn undo_mark(self) -> &'static str {
        if self.ascii { "<-" } else { "↶" }
    }
    pub fn yes(self) -> &'static str {
        if self.ascii { "+" } else { "✓" }
    }
    pub fn no(self) -> &'static str {
        if self.ascii { "-" } else { "✗" }
    }
    /// After the letter of an upgraded good.
    pub fn upgraded(self) -> &'static str {
        if self.ascii { "*" } else { "+" }
    }
    /// What is counted: a sign of the game.
    pub fn token(self, sign: impl Into<Sign>) -> &'static str {
        let Sign { drawn, plain } = sign.into();
        if self.ascii { plain } else { drawn }
    }
    /// A line that joins the cells of one tile: to the north, east, south and west.
    pub fn joint(self, [n, e, s, w]: [bool; 4]) -> &'static str {
        if self.ascii {
            return match (n || s, e || w) {
                (true, true) => "+",
                (true, false) => "|",
                (false, true) => "-",
                (false, false) => "o",
            };
        }
        match (n, e, s, w) {
            (true, true, true, true) => "┼",
            (true, true, true, false) => "├",
            (true, true, false, true) => "┴",
            (true, false, true, true) => "┤",
            (false, true, true, true) => "┬",
            (true, true, false, false) => "└",
            (true, false, false, true) => "┘",
            (false, true, true, false) => "┌",
            (false, false, true, true) => "┐",
            (true, false, true, false) => "│",
            (true, false, false, false) => "╵",
            (false, false, true, false) => "╷",
            (false, true, false, true) => "─",
            (false, true, false, false) => "╶",
            (false, false, false, true) => "╴",
            (false, false, false, false) => "▪",
        }
    }
}

/// A sign as it is drawn, and as every terminal can show it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sign {
    pub drawn: &'static str,
    pub plain: &'static str,
}

/// Tones between dark and light that stand on either ground: for the goods of a game, which are all different.
pub mod tones {
    use ratatui::style::Color;

    pub const RED: Color = Color::Indexed(167);
    pub const BLUE: Color = Color::Indexed(68);
    pub const VIOLET: Color = Color::Indexed(134);
    pub const GREEN: Color = Color::Indexed(71);
    pub const BROWN: Color = Color::Indexed(137);
    pub const TEAL: Color = Color::Indexed(37);
}
