//! The window of `caravan play`: a real terminal client. It knows no rules; it draws sheets and sends choices.
//!
//! - [`app`] is the game in this terminal, [`steps`] what happens by itself, [`keys`] what the keys do, [`screen`] and
//!   [`pages`] what is drawn.
//! - [`footer`] names the keys that do something now, [`list`] shows as many choices as fit, [`scroll`] pages that are longer than the window.
//! - [`offers`] narrows the choices by [`pointing`], [`seating`] decides when the keyboard changes hands, [`tales`] is the
//!   log, [`telling`] the automaton's turn step by step, [`save`] the file, [`thinking`] the bots' thread, [`arrange`] tiles packed by hand.
//! - [`unseen`] names what a picture has no room for. [`unsaved`] is what happens when the disk does not take an action.
//! - [`picture`] is what a game adds: [`crate::faces`] has the list. A game that goes on while people think has [`hands`] of its
//!   own. [`realtime`] keeps its clock, [`sketch`] draws its lines.
pub mod app;
pub mod arrange;
pub mod canvas;
#[cfg(test)]
mod every;
mod footer;
pub mod hands;
mod keys;
mod list;
pub mod look;
pub mod offers;
pub mod pages;
pub mod picture;
pub mod plain;
mod pointing;
mod realtime;
mod save;
mod screen;
mod scroll;
pub mod seating;
pub mod sketch;
mod steps;
pub mod tales;
mod telling;
#[cfg(test)]
pub mod tests;
mod thinking;
mod unsaved;
pub mod unseen;

pub use app::App;
pub use look::{Look, about_file};
pub use save::{Save, fresh_path};
pub use seating::{Seating, are_meant, is_nearly_an_opponent};

use crate::out;
use crate::stop::{Pause, Told};
use crossterm::cursor::Show;
use crossterm::event::{self, DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture};
use crossterm::{execute, terminal};
use std::io::{self, Write, stdout};
use std::panic::{self, AssertUnwindSafe};
use std::time::{Duration, Instant};

/// How long keys and signals may wait for a look at bots and clocks.
const TICK: Duration = Duration::from_millis(40);
/// The same while only bots are at work and nobody wants to wait.
const SHORT_TICK: Duration = Duration::from_millis(1);

/// How long we look for what was typed too late.
const AFTERWARDS: Duration = Duration::from_secs(1);

/// Why the window was closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Left {
    /// by the player, or because the game cannot go on
    Wanted,
    /// by this signal
    Told(i32),
}

/// Plays until the player leaves or somebody tells us to. The terminal is given back as it was, whatever happens.
pub fn run(app: &mut App) -> io::Result<Left> {
    let busy = app.look.spelt(&app.say("tui-told-while-busy"));
    let told = Told::listen(move || give_back(&busy))?;
    mouse_goes_first();
    let mut terminal = ratatui::try_init()?;
    let result = Pause::listen().and_then(|pause| {
        execute!(stdout(), EnableMouseCapture, EnableBracketedPaste)?;
        // Where there is no other screen to go to, what was there would stay between what is drawn.
        terminal.clear()?;
        guarded(app, |app| play(&mut terminal, app, &told, &pause))
    });
    // The game is on the disk; a terminal that cannot be given back is the terminal's problem.
    let _ = execute!(stdout(), DisableMouseCapture, DisableBracketedPaste);
    if told.by().is_none() {
        let _ = swallow();
    }
    ratatui::restore();
    // A terminal that was closed is an error for whoever draws on it, but the signal says what happened.
    told.by().map_or(result.map(|()| Left::Wanted), |signal| Ok(Left::Told(signal)))
}

/// Whoever is ended in the middle of something: what needs no drawing goes first, the rest may wait for whoever hangs on it.
fn give_back(last: &str) {
    let _ = ratatui::try_restore();
    let _ = execute!(stdout(), DisableMouseCapture, DisableBracketedPaste, Show);
    let _ = writeln!(out::stdout(), "{last}");
}

/// If anything panics the terminal is restored before the message is printed; the mouse is ours to give back.
fn mouse_goes_first() {
    let before = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        let _ = execute!(stdout(), DisableMouseCapture, DisableBracketedPaste);
        before(info);
    }));
}

/// A mistake of ours ends the game; it does not take away the word where the game is.
fn guarded(app: &mut App, play: impl FnOnce(&mut App) -> io::Result<()>) -> io::Result<()> {
    panic::catch_unwind(AssertUnwindSafe(|| play(app))).unwrap_or_else(|_| {
        app.broken = Some("the program broke down; this is our mistake".into());
        Ok(())
    })
}

/// What was typed or pasted for the game and came too late must not run as commands afterwards.
fn swallow() -> io::Result<()> {
    let until = Instant::now() + AFTERWARDS;
    while Instant::now() < until && event::poll(TICK)? {
        event::read()?;
    }
    Ok(())
}

/// Takes the terminal as it was taken at first, whatever somebody else made of it meanwhile.
fn take_again(window: &mut ratatui::DefaultTerminal) -> io::Result<()> {
    // To be in raw mode is remembered, not asked: it is left first.
    terminal::disable_raw_mode()?;
    terminal::enable_raw_mode()?;
    execute!(stdout(), terminal::EnterAlternateScreen, EnableMouseCapture, EnableBracketedPaste)?;
    window.clear()
}

fn play(terminal: &mut ratatui::DefaultTerminal, app: &mut App, told: &Told, pause: &Pause) -> io::Result<()> {
    let mut changed = true;
    while !app.quit && told.by().is_none() {
        if pause.asked() {
            execute!(stdout(), DisableMouseCapture, DisableBracketedPaste)?;
            ratatui::try_restore()?;
            pause.stop()?;
        }
        if pause.over() {
            take_again(terminal)?;
            changed = true;
        }
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
