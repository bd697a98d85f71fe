//! Opponents. Every bot receives a [`Mind`]: what its seat may know, and nothing else.
//!
//! - [`Bot`] is an opponent of one game; [`choose`] and [`volunteer`] ask one at a table of any game; `games` is the list
//!   of all games that have opponents.
//! - `random` plays anything legal; greedy follows an evaluation, one small file per game; [`search`] looks ahead by the
//!   same evaluation; [`hint`] and [`review`] say what it thinks; in the race of [`silk_road`] opponents read the map as people do.
pub mod advice;
mod games;
pub mod greedy;
pub mod merchants;
mod mistake;
pub mod now_or_never;
mod random;
mod review;
pub mod search;
pub mod silk_road;
mod still;

pub use advice::{Advice, Expected, Later, Way};
pub use games::Opponents;
pub use greedy::Greedy;
pub use random::Random;
pub use review::{Costly, Moment, Review, review};
pub use search::{Search, Setting};
pub use still::Still;

use games::{Entry, entry};
use table::{AnyTable, FastDice, Game, Millis, Mind, Seat};

/// An opponent.
pub trait Bot<G: Game>: Send {
    /// What this seat does. It must be its turn.
    fn choose(&mut self, mind: &Mind<'_, G>, dice: &mut FastDice) -> G::Action;

    /// Think no longer than `still` says.
    fn heed(&mut self, _still: &Still) {}

    /// What this seat does next without being asked, and when, by the table's clock. For games in which all act at once.
    /// The same knowledge and the same seed give the same answer, so nothing need be remembered between two questions.
    fn volunteer(&mut self, _: &Mind<'_, G>, _seed: u64) -> Option<(Millis, G::Action)> {
        None
    }
}

/// The opponents of a game by name: yard-sticks first, then the [`levels`].
pub fn names(game: &str) -> &'static [&'static str] {
    entry(game).map_or(&[], |entry| entry.names)
}

/// The five opponents of a game that people choose from, the weakest first.
pub fn levels(game: &str) -> &'static [&'static str] {
    entry(game).map_or(&[], |entry| entry.levels)
}

/// Does this name an opponent? Besides [`names`] there are those with numbers of their own: `search:nodes=1000`.
pub fn knows(game: &str, bot: &str) -> bool {
    entry(game).is_some_and(|entry| (entry.knows)(bot))
}

/// Who plays against somebody who names nobody.
pub fn usual(game: &str) -> &'static str {
    entry(game).map_or("random", |entry| entry.usual)
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoBot {
    #[error("there is no bot `{bot}` for {game}; there are: {}", names(game).join(", "))]
    Unknown { bot: String, game: String },
    #[error("the game `{0}` has no bots")]
    Game(String),
}

fn of(table: &dyn AnyTable) -> Result<&'static Entry, NoBot> {
    entry(table.name()).ok_or_else(|| NoBot::Game(table.name().into()))
}

/// Asks a bot what it would do at a table of any game; the answer is an action in notation.
pub fn choose(table: &dyn AnyTable, seat: Seat, bot: &str, dice: &mut FastDice) -> Result<String, NoBot> {
    (of(table)?.choose)(table, seat, bot, dice)
}

/// A question that a worker answers elsewhere: what the seat knows goes with it, the table stays. Nobody hears an answer that is
/// no longer wanted.
pub type Thought = Box<dyn FnOnce(&mut FastDice, &Still) -> String + Send>;

/// The same as [`choose`], to be thought on another thread.
pub fn thought(table: &dyn AnyTable, seat: Seat, bot: &str) -> Result<Thought, NoBot> {
    (of(table)?.thought)(table, seat, bot)
}

/// Asks a bot what it would do without being asked, and when: see [`Bot::volunteer`].
pub fn volunteer(table: &dyn AnyTable, seat: Seat, bot: &str, seed: u64) -> Result<Option<(Millis, String)>, NoBot> {
    Ok(volunteer_thought(table, seat, bot, seed)?.and_then(|intention| intention()))
}

/// What a bot will do without being asked, and when; to be thought on another thread.
pub type Intention = Box<dyn FnOnce() -> Option<(Millis, String)> + Send>;

/// The same as [`volunteer`], to be thought on another thread. `None`: in this game nobody acts unasked.
pub fn volunteer_thought(table: &dyn AnyTable, seat: Seat, bot: &str, seed: u64) -> Result<Option<Intention>, NoBot> {
    entry(table.name()).map_or(Ok(None), |entry| (entry.intention)(table, seat, bot, seed))
}

/// Can somebody be asked what is best in this game?
pub fn advises(game: &str) -> bool {
    entry(game).is_some_and(|entry| entry.advises)
}

/// Advice that a worker thinks out elsewhere. Nobody hears what is no longer wanted.
pub type Counsel = Box<dyn FnOnce(&Still) -> Option<Advice> + Send>;

/// What a strong player would tell this seat; made of what the seat knows. It must be its turn. `None`: nobody here can say.
pub fn counsel(table: &dyn AnyTable, seat: Seat, setting: Setting, seed: u64) -> Option<Counsel> {
    entry(table.name()).and_then(|entry| (entry.advice)(table, seat, setting, seed))
}

/// The same, at once.
pub fn hint(table: &dyn AnyTable, seat: Seat, setting: Setting, seed: u64) -> Option<Advice> {
    counsel(table, seat, setting, seed)?(&Still::default())
}

/// How far ahead this seat may expect to be after one of its choices.
pub fn price(table: &dyn AnyTable, seat: Seat, setting: Setting, seed: u64, action: &str) -> Option<f64> {
    entry(table.name()).and_then(|entry| (entry.price)(table, seat, setting, seed, action))
}

/// What each seat may expect. It looks at everything, so it is for games that are over.
pub fn outlook(table: &dyn AnyTable, seed: u64) -> Option<Vec<Expected>> {
    entry(table.name()).and_then(|entry| (entry.outlook)(table, seed))
}
