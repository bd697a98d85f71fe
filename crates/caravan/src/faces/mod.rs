//! The face of each game in a terminal, a folder each, and the one list of them: [`FACES`].
//!
//! A game without a face is shown as its plain view. A program with games of its own may have faces of its own, too: it
//! chooses another list ([`choose`]) before it calls [`crate::main`].
pub(crate) mod flags;
pub(crate) mod merchants;
pub(crate) mod now_or_never;
pub(crate) mod silk_road;

pub use crate::tui::arrange::{Chest, Packing, Tile};
pub use crate::tui::canvas::{Canvas, Light, Pen};
pub use crate::tui::hands::{Hands, Reply};
pub use crate::tui::look::{Look, Sign, tones};
pub use crate::tui::offers::Offer;
pub use crate::tui::picture::{Card, Page, Picture, ScoreRow, Story, View};
pub use crate::tui::plain::Plain;
pub use ratatui::layout::Rect;

use crate::automaton::Automaton;
use crate::faces::flags::Flags;
use crate::market::Market;
use std::any::Any;
use std::sync::OnceLock;
use table::{AnyTable, Numbered, Shelved, Table};

/// One line for each game that has a face.
pub const FACES: &[Face] = &[merchants::FACE, silk_road::FACE, now_or_never::FACE];

/// How a game looks in a terminal, and what it does for people who play with cardboard.
#[derive(Clone, Copy)]
pub struct Face {
    /// its name on the shelf
    pub game: &'static str,
    pub picture: &'static dyn Picture,
    /// options that have a flag of their own where a game begins, with the name of the option
    pub(crate) options: Flags,
    pub(crate) automaton: Option<Automaton>,
    pub(crate) market: Option<Market>,
}

impl Face {
    pub const fn new(game: &'static str, picture: &'static dyn Picture) -> Face {
        Face { game, picture, options: flags::none, automaton: None, market: None }
    }
}

static CHOSEN: OnceLock<&'static [Face]> = OnceLock::new();

/// Another list than [`FACES`]. It is chosen once, before anybody looks.
pub fn choose(list: &'static [Face]) -> Result<(), &'static [Face]> {
    CHOSEN.set(list)
}

/// The faces of the games of this program.
pub(crate) fn all() -> impl Iterator<Item = &'static Face> {
    CHOSEN.get_or_init(|| FACES).iter().filter(|face| shelf::find(face.game).is_some())
}

/// The picture of a game.
pub(crate) fn picture(game: &str) -> &'static dyn Picture {
    all().find(|face| face.game == game).map_or(&Plain, |face| face.picture)
}

/// The catalog of a table, in the type of its game.
pub fn catalog_of<G: Shelved>(table: &dyn AnyTable) -> Option<G::Catalog> {
    table.as_any().downcast_ref::<Table<G>>().map(|table| table.game().catalog())
}

/// The same for a [`Picture::catalog`].
pub fn typed<G: Shelved<Catalog: Send + 'static>>(table: &dyn AnyTable) -> Box<dyn Any + Send> {
    catalog_of::<G>(table).map_or_else(|| Box::new(()) as _, |catalog| Box::new(catalog) as _)
}

/// The card with this number in a catalog.
pub(crate) fn card<T>(all: &[T], n: impl Numbered) -> Option<&T> {
    all.get(usize::from(n.number()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    /// Whoever draws a game draws from its own catalog, not from a copy of some of its fields.
    #[test]
    fn every_face_draws_from_the_catalog_of_its_game() {
        let drawn = |game: &str| {
            let table = shelf::find(game).unwrap().open(&json!({}), None, "face", vec![], None).unwrap();
            picture(game).catalog(&*table)
        };
        assert!(drawn("merchants").is::<<::merchants::Merchants as Shelved>::Catalog>());
        assert!(drawn("silk-road").is::<<::silk_road::SilkRoad as Shelved>::Catalog>());
        assert!(drawn("now-or-never").is::<<::now_or_never::NowOrNever as Shelved>::Catalog>());
        assert!(all().all(|face| !drawn(face.game).is::<()>()), "a face that reads no catalog");
    }
}
