//! The words that players read.
//!
//! - [`Words`] says what the rules only name: Fluent messages of `locales/`, in English or Hungarian.
//! - [`cards`] tells in a few lines what a card of Merchants does, `action_cards` what its automaton does.
mod action_cards;
pub mod cards;
pub mod safe;
pub mod words;

pub use words::{Lang, Words};
