//! Bot against bot: simulations and statistics.
//!
//! - [`play`] plays one game by seed; [`series`] plays many on all cores and merges what a [`Ledger`] noted.
//! - [`stats`]: means, shares and their intervals.
//! - [`merchants`]: what is counted in Merchants of the Dark Road.
pub mod merchants;
pub mod series;
pub mod stats;

pub use series::{Ledger, Played, play, series};
