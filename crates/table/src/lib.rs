//! The contract every game keeps, and the laws every game is tested against. Knows no game.
//!
//! - [`Game`] is the contract: pure rules, small decisions, a flat state.
//! - [`Table`] is a game in play: the checked door, undo, forced choices, files.
//! - [`Mind`] is what a bot gets, [`Sheet`] what a client gets.
//! - [`AnyTable`] is a table of any game, speaking JSON, [`AnyGame`] opens one; [`Shelved`] is what a game adds for that.
//! - [`pack`] reads content packs, [`scene`] positions by description, both with all that is wrong with them.
//! - [`strict`] reads JSON from outside.
//! - [`laws`] is the suite that every game is tested against.
mod ahead;
mod any;
mod any_game;
mod deck;
mod dice;
mod few;
mod file;
mod film;
mod game;
mod illegal;
pub mod laws;
mod live;
mod mind;
mod moment;
mod notation;
pub mod pack;
pub mod scene;
mod seat;
pub mod settings;
mod sheet;
mod shelf;
pub mod strict;
mod text;
mod told;
#[cfg(feature = "types")]
pub mod types;

pub use ahead::{Ahead, MANY_WAYS};
pub use any::AnyTable;
pub use any_game::AnyGame;
pub use deck::{Deck, Set};
pub use dice::{Dice, FastDice, PURPOSES, Purpose, TableDice, commitment};
pub use few::Few;
pub use file::{
    Content, Ended, Ending, FORMAT, FileError, GameFile, Hash, Header, Row, UNDO, agreed_undo, choices_held, line,
};
pub use film::{AnyFilm, Film};
pub use game::{END_OF_TIME, Game, Host, LAST_MOMENT, Millis, Place, Places, Quiet, legal_list, only_action};
pub use illegal::Illegal;
pub use live::{Barrier, Table, fingerprint};
pub use mind::{Carried, Mind};
pub use moment::{passed_over, plays_itself};
pub use seat::{BySeat, Seat, SeatSet};
pub use sheet::{Offer, Sheet};
pub use shelf::{OptionSpec, Pack, Part, Problem, Problems, Progress, Shelved};
pub use text::{Arg, Choice, Text};
pub use told::{News, Recorder, Seen, Sight, To, Told, seen_by};
