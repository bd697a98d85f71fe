//! Every key that does something is named in the last line, in every window and language.
use super::super::tests::{drawn, lines, press};
use super::{SIZES, app, positions, silk};
use crate::tui::app::App;
use crossterm::event::KeyCode;
use shelf::{Lang, Words};
use std::mem::discriminant;

/// Keys that are tried, with their signs.
const KEYS: [(&str, KeyCode); 10] = [
    ("u", KeyCode::Char('u')),
    ("i", KeyCode::Char('i')),
    ("v", KeyCode::Char('v')),
    ("p", KeyCode::Char('p')),
    ("a", KeyCode::Char('a')),
    ("l", KeyCode::Char('l')),
    ("?", KeyCode::Char('?')),
    ("q", KeyCode::Char('q')),
    ("Tab", KeyCode::Tab),
    ("Esc", KeyCode::Esc),
];

const ROAD: &str = "weadzx";

/// All that a key may change; what is only said about it does not count.
fn state(app: &App) -> String {
    let choosing = format!("{:?} {:?} {}", app.choosing.light(), app.choosing.sifted(), app.choosing.is_unfolded());
    let wagon = format!("{} {:?} {:?}", app.shown, app.page, discriminant(&app.mode));
    format!("{choosing} {wagon} {:?} {} {}", app.words.lang, app.sheet, app.typed.is_some())
}

/// What the last line of a screen names.
fn named(app: &mut App, (width, height): (u16, u16)) -> Vec<String> {
    let screen = lines(&drawn(app, width, height));
    assert!(!screen[usize::from(height) - 1].contains(app.look.more()), "cut: {}", screen.join("\n"));
    let line = screen.into_iter().next_back().unwrap();
    line.split_whitespace().map(|word| word.trim_end_matches(':').to_string()).collect()
}

/// The keys that do something are named everywhere; returns how many were looked at.
fn compare(fresh: impl Fn() -> App) -> usize {
    let works = |code: KeyCode| {
        let mut app = fresh();
        drawn(&mut app, 80, 24);
        let before = state(&app);
        press(&mut app, code);
        state(&app) != before
    };
    let mut keys: Vec<&str> = KEYS.iter().filter(|(_, code)| works(*code)).map(|(sign, _)| *sign).collect();
    let mut app = fresh();
    app.notice = None;
    // A strong player takes a while to think.
    keys.extend((app.can_ask_advice() && app.hands.is_none()).then_some("h"));
    for size in SIZES {
        for (lang, ascii) in Lang::ALL.into_iter().flat_map(|lang| [(lang, false), (lang, true)]) {
            (app.words, app.look.ascii) = (Words::of(lang), ascii);
            let named = named(&mut app, size);
            for key in &keys {
                // In a race six letters are six directions.
                let names = |it: &String| it == key || it.starts_with(ROAD) && ROAD.contains(key);
                assert!(named.iter().any(names), "{size:?} {lang:?}: {key} is not in {}", named.join(" "));
            }
        }
    }
    keys.len()
}

#[test]
fn every_key_that_does_something_is_in_the_last_line() {
    for game in super::asked() {
        let (mut seen, mut undo) = (0, 0);
        for position in positions::every_kind(game).iter().step_by(11) {
            seen += compare(|| app(position, Lang::En));
            undo += usize::from(app(position, Lang::En).can_undo());
            // After pointing at something Esc takes that back.
            seen += compare(|| {
                let mut app = app(position, Lang::En);
                press(&mut app, KeyCode::Tab);
                app
            });
        }
        assert!(seen > 40 && undo > 0, "{game}: {seen} {undo}");
    }
}

#[test]
fn every_key_of_a_race_is_in_the_last_line() {
    let mut seen = 0;
    for position in silk::every_stage().iter().step_by(2) {
        seen += compare(|| silk::race(position));
        seen += compare(|| {
            let mut app = silk::race(position);
            press(&mut app, KeyCode::Tab);
            app
        });
    }
    assert!(seen > 60, "{seen}");
}
