//! Bot against bot: contests, simulations and statistics.
//!
//! - [`contest`] compares entrants: paired sets, intervals, a sequential test, ratings, results as files.
//! - [`ladder`] keeps many contests in a folder and rates everybody; [`page`] shows them as a web page.
//! - [`program`] lets a program from outside play.
//! - [`play`] plays one game by seed; [`series`] plays many on all cores and merges what a [`Ledger`] noted;
//!   [`simulate`] does that for any game; a [`Ring`] is the game.
//! - [`stats`]: means, shares and their intervals.
//! - a module for each game: what is counted in it.
pub mod contest;
pub mod files;
mod idle;
pub mod ladder;
pub mod merchants;
pub mod now_or_never;
pub mod page;
pub mod program;
mod ring;
pub mod series;
pub mod silk_road;
mod simulate;
pub mod stats;

pub use contest::compete;
pub use idle::{Measured, Moves};
pub use ring::Ring;
pub use series::{Halted, Ledger, Luck, Played, Player, play, play_with, series};
pub use simulate::{Fault, Plan, Report, Simulated, simulate};
