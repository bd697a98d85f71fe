//! How things look: colours or none, drawing characters or plain ASCII. Everything reads without colour too.
use super::canvas::plain;
use crate::out;
use games::Words;
use ratatui::style::{Color, Modifier, Style};
use serde_json::{Value, json};
use std::path::Path;

/// One warm colour, the lamp, means "you may": nothing else is drawn in it.
const LAMP: Color = Color::Yellow;
/// Middle tones that stand on dark and on light ground; the goods of a game are all different.
const GOODS: [(&str, Color); 16] = [
    ("weapon", Color::Indexed(167)),
    ("armor", Color::Indexed(68)),
    ("potion", Color::Indexed(134)),
    ("book", Color::Indexed(71)),
    ("staff", Color::Indexed(137)),
    ("instrument", Color::Indexed(37)),
    ("wheat", Color::Indexed(137)),
    ("spice", Color::Indexed(167)),
    ("jewel", Color::Indexed(68)),
    ("silk", Color::Indexed(134)),
    ("lamp", Color::Indexed(37)),
    ("tea", Color::Indexed(71)),
    ("shell", Color::Indexed(137)),
    ("tool", Color::Indexed(68)),
    ("demon", Color::Indexed(167)),
    ("crystal", Color::Indexed(37)),
];
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
    /// Illuminated dice.
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

    fn good_color(good: &str) -> Color {
        GOODS.iter().find(|(name, _)| *name == good).map_or(Color::Gray, |(_, color)| *color)
    }
    /// A good's letter in a row of text.
    pub fn good(self, good: &str) -> Style {
        self.colored(Self::good_color(good)).add_modifier(Modifier::BOLD)
    }
    /// A cell of the wagon that a good covers.
    pub fn tile(self, good: Option<&str>) -> Style {
        if !self.color {
            return Style::new();
        }
        let ground = good.map_or(Color::Indexed(242), Self::good_color);
        Style::new().fg(Color::White).bg(ground).add_modifier(Modifier::BOLD)
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
    pub fn token(self, token: Token) -> &'static str {
        let (drawn, plain) = match token {
            Token::Coin => ("¢", "c"),
            Token::Prestige => ("★", "p"),
            Token::Lantern => ("☼", "l"),
            Token::Quartz => ("◊", "q"),
            Token::Horseshoe => ("Ω", "u"),
            Token::Heart => ("♥", "h"),
            Token::Mana => ("◊", "m"),
            Token::Experience => ("★", "x"),
            Token::Book => ("≡", "b"),
        };
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

/// What is counted besides goods.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Token {
    Coin,
    Prestige,
    Lantern,
    Quartz,
    Horseshoe,
    Heart,
    Mana,
    Experience,
    Book,
}
