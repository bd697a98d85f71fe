//! The window of `caravan play`: a real terminal client. It knows no rules; it draws sheets and sends choices.
//!
//! - [`app`] is the game in this terminal, [`steps`] what happens by itself, [`keys`] what the keys do, [`screen`] and
//!   [`pages`] what is drawn.
//! - [`offers`] narrows the choices by [`pointing`], [`seating`] decides when the keyboard changes hands, [`tales`] is the
//!   log, [`telling`] the automaton's turn step by step, [`save`] the file, [`thinking`] the bots' thread, [`arrange`] the wagon packed by hand.
//! - [`picture`] is what a game adds; [`merchants`] and [`now_or_never`] are two. A game that goes on while people think has [`hands`] of its own:
//!   [`silk_road`]. [`realtime`] keeps its clock, [`sketch`] draws its lines.
mod app;
mod arrange;
mod canvas;
mod hands;
mod keys;
mod look;
mod merchants;
mod now_or_never;
mod offers;
mod pages;
mod picture;
mod pointing;
mod realtime;
mod save;
mod screen;
mod seating;
mod silk_road;
mod sketch;
mod steps;
mod tales;
mod telling;
#[cfg(test)]
mod tests;
mod thinking;

pub use app::App;
pub use look::Look;
pub use now_or_never::page as now_or_never_page;
pub use save::{Save, fresh_path};
pub use seating::Seating;

use crossterm::event::{self, DisableMouseCapture, EnableMouseCapture};
use crossterm::execute;
use std::io::{self, stdout};
use std::time::Duration;

/// How long keys may wait for a look at bots and clocks.
const TICK: Duration = Duration::from_millis(40);
/// The same while only bots are at work and nobody wants to wait.
const SHORT_TICK: Duration = Duration::from_millis(1);

/// Plays until the player leaves. The terminal is given back as it was, whatever happens.
pub fn run(app: &mut App) -> io::Result<()> {
    let mut terminal = ratatui::try_init()?;
    let result = execute!(stdout(), EnableMouseCapture).and_then(|()| play(&mut terminal, app));
    // The game is on the disk; a terminal that cannot be given back is the terminal's problem.
    let _ = execute!(stdout(), DisableMouseCapture);
    ratatui::restore();
    result
}

fn play(terminal: &mut ratatui::DefaultTerminal, app: &mut App) -> io::Result<()> {
    let mut changed = true;
    while !app.quit {
        if changed {
            terminal.draw(|frame| screen::draw(app, frame.buffer_mut()))?;
            changed = false;
        }
        let tick = if app.hurries() { SHORT_TICK } else { TICK };
        if event::poll(tick)? {
            changed |= app.event(&event::read()?);
        }
        changed |= app.step();
    }
    Ok(())
}
