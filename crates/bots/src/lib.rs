//! Opponents. Every bot receives a [`Mind`]: what its seat may know, and nothing else.
//!
//! - [`Bot`] is an opponent of one game; [`choose`] asks one at a table of any game.
//! - `random` plays anything legal; greedy follows an evaluation, one small file per game.
pub mod greedy;
pub mod merchants;
mod random;

pub use greedy::Greedy;
pub use random::Random;

use table::{AnyTable, FastDice, Game, Mind, Seat, Table};

/// An opponent.
pub trait Bot<G: Game>: Send {
    /// What this seat does. It must be its turn.
    fn choose(&mut self, mind: &Mind<'_, G>, dice: &mut FastDice) -> G::Action;
}

/// The opponents that every game has, by name.
pub const NAMES: &[&str] = &["random", "greedy"];

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoBot {
    #[error("there is no bot `{0}`; there are: random, greedy")]
    Unknown(String),
    #[error("the game `{0}` has no bots")]
    Game(String),
}

/// Asks a bot what it would do at a table of any game; the answer is an action in notation.
pub fn choose(table: &dyn AnyTable, seat: Seat, bot: &str, dice: &mut FastDice) -> Result<String, NoBot> {
    if let Some(table) = table.as_any().downcast_ref::<Table<::merchants::Merchants>>() {
        let mut bot = merchants::by_name(bot).ok_or_else(|| NoBot::Unknown(bot.into()))?;
        return Ok(bot.choose(&table.mind(seat), dice).to_string());
    }
    Err(NoBot::Game(table.name().into()))
}
