//! Signs of what is counted, and the colours of goods.
use crate::tui::look::{Sign, tones};
use now_or_never::words::Good;
use ratatui::style::Color;

/// What is counted besides goods.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Token {
    Coin,
    Heart,
    Mana,
    Experience,
    Book,
}

impl Token {
    #[cfg(test)]
    pub const ALL: [Token; 5] = [Token::Coin, Token::Heart, Token::Mana, Token::Experience, Token::Book];
}

impl From<Token> for Sign {
    fn from(token: Token) -> Sign {
        let (drawn, plain) = match token {
            Token::Coin => ("¢", "c"),
            Token::Heart => ("♥", "h"),
            Token::Mana => ("◊", "m"),
            Token::Experience => ("★", "x"),
            Token::Book => ("≡", "b"),
        };
        Sign { drawn, plain }
    }
}

/// The goods are all different.
pub fn color(good: Good) -> Color {
    match good {
        Good::Shell => tones::BROWN,
        Good::Tool => tones::BLUE,
        Good::Demon => tones::RED,
        Good::Crystal => tones::TEAL,
    }
}
