//! Every kind of question of every game, in both languages, in windows of every size that is named: what is said is
//! compared with what can be read.
mod abouts;
mod behind;
mod court;
mod faults;
mod footers;
mod heads;
mod kinds;
mod labels;
mod letters;
mod lists;
mod measured;
mod own;
mod pages;
mod places;
mod positions;
mod read;
mod refused;
mod silk;

use super::app::App;
use super::seating::Seating;
use super::tests::{PLAIN, drawn, names};
use crate::faces;
use faults::Faults;
use positions::Position;
use shelf::Lang;

/// The windows that are named: the smallest, and those that people have.
const SIZES: [(u16, u16); 4] = [(80, 24), (100, 32), (120, 40), (160, 45)];

/// Games in which somebody is asked; a race has hands of its own, and tests of its own ([`silk`]).
fn asked() -> impl Iterator<Item = &'static str> {
    faces::all().map(|face| face.game).filter(|game| !positions::races(game))
}

fn app(position: &Position, lang: Lang) -> App {
    let seats: Vec<&str> = position.seats.iter().map(String::as_str).collect();
    let mut seating = Seating::new(position.game, &names(&seats)).unwrap();
    for (k, sitter) in seating.sitters.iter_mut().enumerate() {
        if k != position.seat.index() && *sitter == super::seating::Sitter::Human {
            *sitter = super::seating::Sitter::Bot("greedy".into());
        }
    }
    let mut app = App::new(position.table(), seating, None, lang, PLAIN);
    app.telling = None;
    app.hand_over = None;
    app
}

fn compare(game: &'static str) {
    let mut faults = Faults::default();
    for position in positions::every_kind(game) {
        faults.look(&mut app(position, Lang::En), &position.kind, own::unsigned);
    }
    faults.none(game, measured::Kind::Questions);
}

/// Everything that can be drawn is ASCII where nothing else can be shown; Hungarian loses its accents.
#[test]
fn without_drawing_every_cell_is_ascii() {
    for game in asked() {
        for position in positions::every_kind(game).iter().step_by(5) {
            let mut app = app(position, Lang::Hu);
            app.look.ascii = true;
            for (width, height) in SIZES {
                for keys in ["", "v", "?", "\t", "x", "i", "a"] {
                    super::tests::type_in(&mut app, &keys.replace('\t', ""));
                    if keys == "\t" {
                        super::tests::press(&mut app, crossterm::event::KeyCode::Tab);
                    }
                    let screen = super::tests::lines(&drawn(&mut app, width, height)).join("\n");
                    let odd: String = screen.chars().filter(|c| !c.is_ascii()).collect();
                    assert!(odd.is_empty(), "{odd}\n{screen}");
                }
                app.mode = super::app::Mode::Play;
            }
        }
    }
}

#[test]
fn merchants_is_read_as_it_is_said() {
    compare("merchants");
}

#[test]
fn now_or_never_is_read_as_it_is_said() {
    compare("now-or-never");
}
