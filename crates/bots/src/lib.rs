//! Opponents. Every bot receives a [`Mind`]: what its seat may know, and nothing else.
//!
//! - [`Bot`] is an opponent of one game; [`Rivals`] are all of them; [`Lodgers`] play the seats of a table of any game, and stay.
//! - `random` plays anything legal; greedy follows an evaluation, one small file per game; [`search`] looks ahead by the
//!   same evaluation; [`Rivals::hint`] and [`review`] say what it thinks; in a race opponents read the map as people do.
pub mod advice;
pub mod greedy;
mod lodgers;
pub mod merchants;
mod mistake;
pub mod now_or_never;
mod random;
mod review;
mod rivals;
pub mod search;
pub mod silk_road;
mod still;

pub use advice::{Advice, Expected, Later, Way};
pub use greedy::Greedy;
pub use lodgers::{Lodger, Lodgers, Memory};
pub use random::Random;
pub use review::{Costly, Moment, Review, review};
pub use rivals::{Automaton, Opponents, Rivals};
pub use search::{Search, Setting};
pub use still::Still;

use table::{FastDice, Game, Millis, Mind};

/// An opponent.
pub trait Bot<G: Game>: Send {
    /// What this seat does. It must be its turn.
    fn choose(&mut self, mind: &Mind<'_, G>, dice: &mut FastDice) -> G::Action;

    /// Think no longer than `still` says.
    fn heed(&mut self, _still: &Still) {}

    /// Bytes that it keeps for the next question of the same game; a bot that is made anew plays on without them.
    fn remembers(&self) -> usize {
        0
    }

    /// What this seat does next without being asked, and when, by the table's clock. For games in which all act at once.
    /// The same knowledge and the same seed give the same answer, so nothing need be remembered between two questions.
    fn volunteer(&mut self, _: &Mind<'_, G>, _seed: u64) -> Option<(Millis, G::Action)> {
        None
    }
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoBot {
    #[error("there is no bot `{bot}` for {game}; there are: {}", known.join(", "))]
    Unknown { bot: String, game: String, known: &'static [&'static str] },
    #[error("the game `{0}` has no bots")]
    Game(String),
}

impl NoBot {
    pub fn unknown<G: Opponents>(bot: &str) -> NoBot {
        NoBot::Unknown { bot: bot.into(), game: G::NAME.into(), known: G::NAMES }
    }
    /// Who could have been named.
    pub fn known(&self) -> &'static [&'static str] {
        match self {
            NoBot::Unknown { known, .. } => known,
            NoBot::Game(_) => &[],
        }
    }
}

/// A question that a worker answers elsewhere: what the seat knows goes with it, the table stays. Nobody hears an answer that is
/// no longer wanted.
pub type Thought = Box<dyn FnOnce(&mut FastDice, &Still) -> String + Send>;

/// What a bot will do without being asked, and when; to be thought on another thread.
pub type Intention = Box<dyn FnOnce() -> Option<(Millis, String)> + Send>;

/// Advice that a worker thinks out elsewhere. Nobody hears what is no longer wanted.
pub type Counsel = Box<dyn FnOnce(&Still) -> Option<Advice> + Send>;
