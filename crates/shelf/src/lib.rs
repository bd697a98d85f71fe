//! The one list of games: [`SHELF`] has a line for each, and everything else loops over it.
//!
//! What the house must know of a game is said by the game: its rules by [`table::Shelved`], its opponents by
//! [`bots::Opponents`], what is counted by [`arena::Simulated`]. [`Words`] says what the rules only name: Fluent messages of `locales/`
//! and of the games, in English or Hungarian.
pub mod safe;
mod words;

use arena::{Ring, Simulated};
use bots::Rivals;
use std::ops::Deref;
use std::sync::OnceLock;
use table::{AnyGame, AnyTable, Shelved, Table};
pub use words::{Lang, Words};

/// Every game of the house.
pub const SHELF: &[Entry] =
    &[Entry::of::<merchants::Merchants>(), Entry::of::<silk_road::SilkRoad>(), Entry::of::<now_or_never::NowOrNever>()];

/// A game on the shelf: its rules, and whoever plays it.
#[derive(Clone, Copy)]
pub struct Entry {
    pub game: AnyGame,
    pub rivals: Rivals,
    /// where bots meet; none for a game that only people play
    pub ring: Option<Ring>,
}

impl Entry {
    pub const fn of<G: Simulated>() -> Entry
    where
        Table<G>: Send + Sync,
    {
        Entry { game: AnyGame::of::<G>(), rivals: Rivals::of::<G>(), ring: Some(Ring::of::<G>()) }
    }
    /// A game that only people play.
    pub const fn without_bots<G: Shelved>() -> Entry
    where
        Table<G>: Send + Sync,
    {
        Entry { game: AnyGame::of::<G>(), rivals: Rivals::nobody(G::NAME), ring: None }
    }
}

/// An entry is a game, and more.
impl Deref for Entry {
    type Target = AnyGame;
    fn deref(&self) -> &AnyGame {
        &self.game
    }
}

static CHOSEN: OnceLock<&'static [Entry]> = OnceLock::new();

/// Another list than [`SHELF`], for a program with games of its own. It is chosen once, before anybody looks.
pub fn choose(list: &'static [Entry]) -> Result<(), &'static [Entry]> {
    CHOSEN.set(list)
}

/// The games of this program.
pub fn all() -> &'static [Entry] {
    CHOSEN.get_or_init(|| SHELF)
}

/// The game with this name.
pub fn find(name: &str) -> Option<&'static Entry> {
    all().iter().find(|entry| entry.name == name)
}

/// Where bots meet in the game with this name; for tests and studies, which know that there is one.
pub fn ring(name: &str) -> &'static Ring {
    find(name).and_then(|entry| entry.ring.as_ref()).unwrap_or_else(|| panic!("no bots play `{name}`"))
}

/// The game of a table.
pub fn of(table: &dyn AnyTable) -> &'static Entry {
    find(table.name()).expect("tables are opened by games on the shelf")
}
