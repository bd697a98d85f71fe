//! The automaton of Merchants (Part B4 of its rules): the Private Concern or the Trader.
//!
//! - [`session`] tells it from the set-up to the end; `turn`, `inn`, `journey`, `effects` and `ending` are its chapters
//! - [`paper`]: what the automaton owns; whom it prefers is decided by the rules (`merchants::rival::ties`)
mod effects;
mod ending;
mod inn;
mod journey;
pub mod paper;
pub mod session;
#[cfg(test)]
mod tests;
mod turn;
