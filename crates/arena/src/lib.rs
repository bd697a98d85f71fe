//! Bot against bot: simulations and statistics.
//!
//! - [`play`] plays one game by seed; [`series`] plays many on all cores and merges what a [`Ledger`] noted.
//! - [`simulate`] does that for any game by name, for the program.
//! - [`stats`]: means, shares and their intervals.
//! - [`merchants`]: what is counted in Merchants of the Dark Road.
pub mod merchants;
pub mod series;
mod simulate;
pub mod stats;

pub use series::{Ledger, Played, play, series};
pub use simulate::{Fault, Plan, Report, simulate};
