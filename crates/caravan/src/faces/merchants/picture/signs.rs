//! Signs of what is counted, and the colours of goods.
use crate::tui::look::{Sign, tones};
use merchants::words::Good;
use ratatui::style::Color;

/// What is counted besides goods.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Token {
    Coin,
    Prestige,
    Lantern,
    Quartz,
    Horseshoe,
}

impl Token {
    #[cfg(test)]
    pub const ALL: [Token; 5] = [Token::Coin, Token::Prestige, Token::Lantern, Token::Quartz, Token::Horseshoe];
}

impl From<Token> for Sign {
    fn from(token: Token) -> Sign {
        let (drawn, plain) = match token {
            Token::Coin => ("¢", "c"),
            Token::Prestige => ("★", "p"),
            Token::Lantern => ("☼", "l"),
            Token::Quartz => ("◊", "q"),
            Token::Horseshoe => ("Ω", "u"),
        };
        Sign { drawn, plain }
    }
}

/// The goods are all different.
pub fn color(good: Good) -> Color {
    match good {
        Good::Weapon => tones::RED,
        Good::Armor => tones::BLUE,
        Good::Potion => tones::VIOLET,
        Good::Book => tones::GREEN,
        Good::Staff => tones::BROWN,
        Good::Instrument => tones::TEAL,
    }
}

/// The same by its word; a tile that is no good has none.
pub fn color_of(good: &str) -> Color {
    good.parse().map_or(Color::Gray, color)
}
