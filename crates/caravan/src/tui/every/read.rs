//! What is said against what can be read.
use crate::tui::app::App;
use crate::tui::canvas::{BROKEN, Said, width};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// Everything that was to be written and cannot be read.
pub fn faults(app: &App, buffer: &Buffer) -> Vec<String> {
    let mut faults: Vec<String> = BROKEN.take().into_iter().map(|word| format!("broken: {word}")).collect();
    // Whichever is the current one: it must fit, beside the line about the others.
    for (area, heights) in &app.spots.lists {
        let room = area.height as usize - usize::from(heights.iter().sum::<usize>() > area.height as usize);
        let long = heights.iter().enumerate().filter(|(_, high)| **high > room);
        faults.extend(long.map(|(k, high)| {
            let label = crate::tui::list::label(app, &app.view(), &app.choosing.rows()[k]);
            format!("no room: {high} lines in {room}: {label}")
        }));
    }
    for said in &app.spots.said {
        faults.extend(fault(said, buffer));
    }
    faults
}

/// Lines and dots are ground, not words.
fn is_ground(text: &str) -> bool {
    !text.chars().any(char::is_alphanumeric)
}

pub fn fault(said: &Said, buffer: &Buffer) -> Option<String> {
    let text = said.text.trim_end();
    if is_ground(text) {
        return None;
    }
    let wide = width(text);
    let area = buffer.area;
    if said.y >= area.bottom() || said.x + wide > area.right() || wide > said.room {
        return Some(format!("cut: {text}"));
    }
    let mut meant = Buffer::empty(Rect { x: said.x, y: said.y, width: wide, height: 1 });
    meant.set_string(said.x, said.y, text, Style::new());
    let covered = (said.x..said.x + wide).any(|x| meant[(x, said.y)].symbol() != buffer[(x, said.y)].symbol());
    covered.then(|| format!("covered: {text}"))
}
