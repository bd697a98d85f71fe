//! What was found, each fault once with the first screen that shows it.
use super::super::tests::{drawn, lines};
use super::{measured, read};
use crate::tui::app::App;
use ratatui::buffer::Buffer;
use shelf::{Lang, Words};
use std::collections::BTreeMap;

#[derive(Default)]
pub struct Faults {
    screens: usize,
    found: BTreeMap<String, (usize, String)>,
}

/// What else can be wrong with a screen.
type More<'a> = &'a mut dyn FnMut(&mut App, &Buffer) -> Vec<String>;

impl Faults {
    /// Draws a screen in every language and in windows of every size that is named, and compares.
    pub fn look(&mut self, app: &mut App, what: &str, mut more: impl FnMut(&mut App, &Buffer) -> Vec<String>) {
        for (lang, size) in everywhere() {
            app.words = Words::of(lang);
            self.screen(app, size, what, &mut more);
        }
    }
    /// The same for a page that may be longer than the window: it is read to its end.
    pub fn look_through(&mut self, app: &mut App, what: &str, mut more: impl FnMut(&mut App, &Buffer) -> Vec<String>) {
        for (lang, size) in everywhere() {
            app.words = Words::of(lang);
            app.page_scroll = 0;
            self.screen(app, size, what, &mut more);
            while app.page_scroll < app.spots.furthest {
                // Its title and its keys take a line each; the last line that was read is read again.
                app.page_scroll += usize::from(size.1) - 3;
                self.screen(app, size, what, &mut more);
            }
        }
    }
    /// One screen, in the language that is spoken now.
    pub fn screen(&mut self, app: &mut App, (width, height): (u16, u16), what: &str, more: More<'_>) -> Buffer {
        let buffer = drawn(app, width, height);
        self.screens += 1;
        let mut faults = read::faults(app, &buffer);
        faults.extend(more(app, &buffer));
        for fault in faults {
            self.found(app, &buffer, what, &fault);
        }
        buffer
    }
    pub fn found(&mut self, app: &App, buffer: &Buffer, what: &str, fault: &str) {
        let (lang, width, height) = (app.words.lang, buffer.area.width, buffer.area.height);
        let example = || format!("{lang:?} {width}x{height} {what}\n{}", lines(buffer).join("\n"));
        self.found.entry(format!("{width}x{height} {fault}")).or_insert_with(|| (0, example())).0 += 1;
    }
    /// Nothing was found, on as many screens as the documentation says.
    pub fn none(self, game: &str, kind: measured::Kind) {
        println!("{game}: {} screens compared ({kind:?})", self.screens);
        self.found.iter().for_each(|(fault, (n, _))| println!("{n:4} {fault}"));
        if let Some((fault, (_, example))) = self.found.iter().next() {
            panic!("{} faults, the first: {fault}\n{example}", self.found.len());
        }
        measured::as_documented(game, kind, self.screens);
    }
}

/// Every language, and every window in it.
pub fn everywhere() -> impl Iterator<Item = (Lang, (u16, u16))> {
    Lang::ALL.into_iter().flat_map(|lang| super::SIZES.map(|size| (lang, size)))
}
