//! Bot against bot: simulations and statistics.
//!
//! - [`play`] plays one game by seed; [`series`] plays many on all cores and merges what a [`Ledger`] noted.
//! - [`simulate`] does that for any game by name, for the program.
//! - [`stats`]: means, shares and their intervals.
//! - [`merchants`], [`silk_road`]: what is counted in each game.
pub mod merchants;
pub mod series;
pub mod silk_road;
mod simulate;
pub mod stats;

pub use series::{Ledger, Played, play, series};
pub use simulate::{AUTOMATON, Fault, GAMES, Plan, Report, simulate};
