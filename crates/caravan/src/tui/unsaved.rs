//! What was played could not be written. Then it was not played: nothing of it is shown and nothing goes on until it is on
//! the disk, here or elsewhere, or the player leaves without it.
#[cfg(test)]
mod tests;

use super::app::{App, Mode};
use super::canvas::{Canvas, wrap};
use super::keys::{HASTY, is_way_out};
use super::look::{about_file, around};
use super::save::Save;
use crate::growing::folder_of;
use crate::out;
use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::layout::Rect;
use serde_json::{Value, json};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// Game files end so.
const ENDING: &str = ".caravan";

pub struct Unsaved {
    pub why: String,
    /// how many actions are missing; none: what was written before is gone
    lost: usize,
    /// the file has what was written before
    there: bool,
    asked: Asked,
    /// no clock runs from here on
    since: Instant,
}

/// What the player is asked. Whatever was typed for the board, however late it comes, answers none of it.
enum Asked {
    WhatToDo,
    /// another place, as far as it was typed
    Where(String),
    /// the same once somebody thinks no longer: the table is away
    Soon(PathBuf),
    /// to leave without what is missing
    Sure,
}

impl App {
    /// Asks whether to leave. The question says that the game is saved, so it is looked at first.
    pub(super) fn ask_to_leave(&mut self) {
        if self.is_saved() {
            // One question at a time.
            self.typed = None;
            self.with_hands(|hands, _| hands.ask_nothing());
            self.mode = Mode::Quit;
        }
    }
    /// Leaves, if all of the game is on the disk; whoever is told that it is not may still go elsewhere.
    pub(super) fn leave(&mut self) {
        self.quit = self.is_saved();
        if !self.quit && matches!(self.mode, Mode::Quit) {
            self.mode = Mode::Play;
        }
    }
    /// Writes what is new at the table. `false`: it could not be written, or the file is not what it was.
    pub(super) fn store(&mut self) -> bool {
        let (Some(table), Some(save)) = (&self.table, &mut self.save) else { return true };
        let kept = save.keep_up(&**table);
        self.note(kept)
    }
    /// The same, and looks at every byte. While somebody thinks the table is away, but what it had is to be on the disk.
    fn is_saved(&mut self) -> bool {
        let checked = self.store().then(|| self.save.as_mut().map_or(Ok(()), Save::check));
        checked.is_some_and(|checked| self.note(checked))
    }
    fn note(&mut self, kept: io::Result<()>) -> bool {
        let (Err(e), Some(save)) = (kept, &mut self.save) else { return true };
        let why = format!("{}: {e}", out::shown(save.path()));
        let lost = self.table.as_ref().map_or(0, |table| table.rows().len() - save.written());
        let there = save.check().is_ok();
        let (asked, since) =
            self.unsaved.take().map_or_else(|| (Asked::WhatToDo, Instant::now()), |u| (u.asked, u.since));
        self.unsaved = Some(Unsaved { why, lost, there, asked, since });
        // What was typed for the board is no answer here, and nothing that one goes on with later.
        self.waiting.clear();
        self.typed = None;
        false
    }
    /// Before the last words: is what they say so? Whoever has left without something has not changed their mind.
    pub fn look_once_more(&mut self) {
        match (&mut self.unsaved, &mut self.save) {
            (Some(unsaved), Some(save)) => {
                unsaved.there = save.check().is_ok();
                // Somebody has put it back.
                if unsaved.there && unsaved.lost == 0 {
                    self.unsaved = None;
                }
            }
            _ => _ = self.is_saved(),
        }
    }
    /// Returns true if the screen has changed.
    pub(super) fn event_while_unsaved(&mut self, event: &Event) -> bool {
        // A key of the first moments was meant for the board.
        let hasty = self.unsaved.as_ref().is_some_and(|unsaved| unsaved.since.elapsed() < HASTY);
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release && !hasty => self.key_while_unsaved(*key),
            Event::Resize(..) => {}
            // A path is often copied from elsewhere; of several lines the first is one.
            Event::Paste(text) if !hasty => {
                if let Some(Unsaved { asked: Asked::Where(typed), .. }) = &mut self.unsaved {
                    typed.extend(text.lines().next().unwrap_or_default().chars().filter(|c| !c.is_control()));
                }
            }
            _ => return false,
        }
        true
    }
    fn key_while_unsaved(&mut self, key: KeyEvent) {
        let Some(Unsaved { asked, .. }) = &mut self.unsaved else { return };
        match (asked, key.code) {
            _ if is_way_out(key) => self.quit = true,
            (Asked::WhatToDo, KeyCode::Enter) => self.try_again(),
            (asked @ Asked::WhatToDo, KeyCode::Char('f')) => *asked = Asked::Where(String::new()),
            (asked @ Asked::WhatToDo, KeyCode::Char('q')) => *asked = Asked::Sure,
            (Asked::WhatToDo, _) => {}
            (Asked::Sure, KeyCode::Char('q')) => self.quit = true,
            (asked @ Asked::Sure, _) | (asked, KeyCode::Esc) => *asked = Asked::WhatToDo,
            // As in a shell: all of it goes, or its last part. Other keys with Ctrl are no letters.
            (Asked::Where(typed), KeyCode::Char(c)) if key.modifiers.contains(KeyModifiers::CONTROL) => match c {
                'u' => typed.clear(),
                'w' => typed.truncate(typed.trim_end_matches('/').rfind('/').map_or(0, |slash| slash + 1)),
                _ => {}
            },
            (Asked::Where(typed), KeyCode::Char(c)) => typed.push(c),
            (Asked::Where(typed), KeyCode::Backspace) => drop(typed.pop()),
            (Asked::Where(typed), KeyCode::Enter) => {
                let typed = typed.trim().to_string();
                self.go_elsewhere(&typed);
            }
            _ => {}
        }
    }
    fn try_again(&mut self) {
        if self.is_saved() {
            self.go_on_saved();
        }
    }
    /// What was typed as another place, if it is one.
    fn go_elsewhere(&mut self, typed: &str) {
        if typed.is_empty() {
            return;
        }
        let place = at_home(typed);
        let folder = folder_of(&place);
        let refused = if !is_place(typed) {
            let typed = json!({ "text": typed });
            Some(self.words.with("tui-unsaved-no-place", &[("typed", typed)]))
        } else if !folder.is_dir() {
            Some(self.words.with("tui-unsaved-no-folder", &[("path", shown(&folder))]))
        } else {
            None
        };
        let Some(unsaved) = &mut self.unsaved else { return };
        match refused {
            Some(why) => unsaved.why = why,
            None => unsaved.asked = Asked::Soon(place),
        }
        self.go_where_wanted();
    }
    /// The whole game goes into another file; what the first one has stays there. Returns true: the screen has changed.
    pub(super) fn go_where_wanted(&mut self) -> bool {
        let (Some(table), Some(unsaved)) = (&self.table, &mut self.unsaved) else { return true };
        let Asked::Soon(place) = &unsaved.asked else { return true };
        match Save::create(place, &**table) {
            Ok(save) => {
                self.save = Some(save);
                self.go_on_saved();
            }
            Err(fault) => {
                unsaved.why = fault.message;
                unsaved.asked = Asked::Where(place.display().to_string());
            }
        }
        true
    }
    fn go_on_saved(&mut self) {
        if let Some(unsaved) = self.unsaved.take() {
            self.started += unsaved.since.elapsed();
        }
        self.refresh();
        if let Some(path) = self.path().map(shown) {
            self.notify(self.words.with("tui-saved-in", &[("path", path)]), false);
        }
    }
    /// How long the game has been going on here.
    pub(super) fn elapsed(&self) -> std::time::Duration {
        let now = self.unsaved.as_ref().map_or_else(Instant::now, |unsaved| unsaved.since);
        now.saturating_duration_since(self.started)
    }

    /// Where the game is when its player has left, and whether all of it is there.
    pub fn last_words(&self) -> Vec<String> {
        let Some(save) = &self.save else { return vec![] };
        let saved = match &self.unsaved {
            None => self.about_file("tui-saved-in", save.path(), &[]),
            Some(unsaved) if unsaved.there => {
                let args = [("lost", json!(unsaved.lost)), ("written", json!(save.written()))];
                self.about_file("tui-unsaved-left", save.path(), &args)
            }
            Some(_) => self.about_file("tui-unsaved-gone", save.path(), &[]),
        };
        let there = self.unsaved.as_ref().is_none_or(|unsaved| unsaved.there);
        let go_on = (there && !self.is_over()).then(|| self.how_to_go_on(save.path()));
        [Some(saved), go_on].into_iter().flatten().collect()
    }
    fn how_to_go_on(&self, path: &Path) -> String {
        match out::quoted(path) {
            Some(path) => around(
                self.words,
                self.look,
                "tui-continue-with",
                &path,
                &[("program", json!({ "text": crate::program() }))],
            ),
            None => {
                let command = json!({ "text": format!("{} play", crate::program()) });
                self.look.spelt(&self.words.with("go-on-unshown", &[("command", command)]))
            }
        }
    }
    fn about_file(&self, id: &str, path: &Path, args: &[(&str, Value)]) -> String {
        about_file(self.words, self.look, id, path, args)
    }
}

/// A place is written with its folder, or ends as game files do: the number of a choice is none.
fn is_place(typed: &str) -> bool {
    typed.contains(std::path::is_separator) || typed.to_lowercase().ends_with(ENDING)
}

fn shown(path: &Path) -> Value {
    json!({ "text": out::shown(path) })
}

/// `~/game` as a shell would read it.
fn at_home(typed: &str) -> PathBuf {
    match (typed.strip_prefix("~/"), std::env::home_dir()) {
        (Some(rest), Some(home)) => home.join(rest),
        _ => typed.into(),
    }
}

/// Takes the whole screen: there is nothing else to do.
pub fn draw(app: &App, unsaved: &Unsaved, c: &mut Canvas<'_>, area: Rect) {
    let look = c.look;
    let inside = c.panel(area, &app.say("tui-unsaved-title"));
    let (ask, typed) = match &unsaved.asked {
        Asked::WhatToDo => ("tui-unsaved-keys", None),
        Asked::Where(typed) => ("tui-unsaved-where", Some(format!("> {typed}_"))),
        Asked::Soon(_) => ("tui-thinking", None),
        Asked::Sure => ("tui-unsaved-sure", None),
    };
    let parts = [
        (unsaved.why.clone(), look.bad()),
        (app.say(if unsaved.lost > 0 { "tui-unsaved-not-played" } else { "tui-unsaved-not-there" }), look.plain()),
        (app.say(ask), look.plain()),
        (typed.unwrap_or_default(), look.strong()),
    ];
    let mut y = inside.y;
    for (text, style) in parts {
        for line in wrap(&text, inside.width.saturating_sub(2)) {
            if y < inside.bottom() {
                c.put(inside.x + 1, y, inside.width.saturating_sub(1), &line, style);
            }
            y += 1;
        }
        y += 1;
    }
}
