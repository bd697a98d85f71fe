//! The contract every game keeps, and the laws every game is tested against. Knows no game.
//!
//! - [`Game`] is the contract: pure rules, small decisions, a flat state.
//! - [`Table`] is a game in play: the checked door, undo, forced choices, files.
//! - [`Mind`] is what a bot gets, [`Sheet`] what a client gets.
//! - [`AnyTable`] is a table of any game, speaking JSON, [`AnyGame`] opens one; [`Shelved`] is what a game adds for that.
//! - [`pack`] reads content packs, [`scene`] positions by description, both with all that is wrong with them.
//! - [`strict`] reads JSON from outside.
//! - [`laws`] is the suite that every game is tested against; [`golden`] prints whole games.
//!
//! Pieces to build a state of: [`Seat`], [`BySeat`], kinds of [`cards!`] with [`Set`] and [`Deck`] of them, [`Few`] for what lies in a row,
//! [`Stack`] for open questions, [`Lists`] for effects that are data.
mod ahead;
mod any;
mod any_game;
mod card;
mod deck;
mod dice;
mod few;
mod file;
mod film;
mod game;
pub mod golden;
mod held;
mod illegal;
pub mod laws;
mod lists;
mod live;
mod mind;
mod moment;
mod notation;
pub mod numbered;
pub mod pack;
pub mod scene;
mod seat;
pub mod settings;
mod sheet;
mod shelf;
mod stack;
pub mod strict;
mod text;
mod told;
#[cfg(feature = "types")]
pub mod types;

pub use ahead::{Ahead, MANY_WAYS};
pub use any::AnyTable;
pub use any_game::AnyGame;
pub use card::Number;
pub use deck::{Deck, Set};
pub use dice::{Dice, FastDice, PURPOSES, Purpose, TableDice, commitment};
pub use few::Few;
pub use file::{
    Content, Ended, Ending, FORMAT, FileError, GameFile, Hash, Header, Row, UNDO, agreed_undo, choices_held, line,
};
pub use film::{AnyFilm, Film};
pub use game::{
    END_OF_TIME, Game, Host, LAST_MOMENT, Millis, Place, Places, Quiet, allowed_list, legal_list, only_action,
};
pub use illegal::Illegal;
pub use lists::{List, Lists};
pub use live::{Barrier, Table, fingerprint};
pub use mind::{Carried, Mind};
pub use moment::plays_itself;
pub use numbered::Numbered;
pub use seat::{BySeat, Seat, SeatSet};
pub use sheet::{Offer, Sheet};
pub use shelf::{OptionSpec, Pack, Part, Problem, Problems, Progress, Shelved, Verb, WordFile};
pub use stack::{Frame, Stack};
pub use text::{Arg, Choice, Text};
pub use told::{News, Recorder, Seen, Sight, To, Told, seen_by};
