//! The shelf: the list of games, a table of any game behind one type, and the words that players read.
//!
//! - [`SHELF`] lists the games, [`find`] takes one off it; an [`Entry`] opens and replays tables that speak JSON.
//! - [`Words`] says what the rules only name: Fluent messages of `locales/`, in English or Hungarian.
//! - [`cards`] tells in a few lines what a card of Merchants does, `action_cards` what its automaton does.
mod action_cards;
pub mod cards;
pub mod safe;
mod shelf;
pub mod words;

pub use shelf::{Entry, SHELF, find};
pub use words::{Lang, Words};
