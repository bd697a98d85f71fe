//! The colours of goods.
use crate::tui::look::tones;
use ratatui::style::Color;
use silk_road::words::Good;

/// The goods are all different.
pub fn color(good: Good) -> Color {
    match good {
        Good::Wheat => tones::BROWN,
        Good::Spice => tones::RED,
        Good::Jewel => tones::BLUE,
        Good::Silk => tones::VIOLET,
        Good::Lamp => tones::TEAL,
        Good::Tea => tones::GREEN,
    }
}
