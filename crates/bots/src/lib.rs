//! Opponents. Every bot receives a [`Mind`]: what its seat may know, and nothing else.
//!
//! - [`Bot`] is an opponent of one game; [`choose`] and [`volunteer`] ask one at a table of any game.
//! - `random` plays anything legal; greedy follows an evaluation, one small file per game; in the race of
//!   [`silk_road`] opponents read the map as people do.
pub mod greedy;
pub mod merchants;
mod random;
pub mod silk_road;

pub use greedy::Greedy;
pub use random::Random;

use ::merchants::Merchants;
use ::silk_road::SilkRoad;
use table::{AnyTable, FastDice, Game, Millis, Mind, Seat, Shelved, Table};

/// An opponent.
pub trait Bot<G: Game>: Send {
    /// What this seat does. It must be its turn.
    fn choose(&mut self, mind: &Mind<'_, G>, dice: &mut FastDice) -> G::Action;

    /// What this seat does next without being asked, and when, by the table's clock. For games in which all act at once.
    /// The same knowledge and the same seed give the same answer, so nothing need be remembered between two questions.
    fn volunteer(&mut self, _: &Mind<'_, G>, _seed: u64) -> Option<(Millis, G::Action)> {
        None
    }
}

/// The opponents of a game by name, the weakest first.
pub fn names(game: &str) -> &'static [&'static str] {
    match game {
        Merchants::NAME => merchants::NAMES,
        SilkRoad::NAME => silk_road::NAMES,
        _ => &[],
    }
}

/// Who plays against somebody who names nobody.
pub fn usual(game: &str) -> &'static str {
    match game {
        SilkRoad::NAME => silk_road::USUAL,
        _ => "greedy",
    }
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoBot {
    #[error("there is no bot `{bot}` for {game}; there are: {}", names(game).join(", "))]
    Unknown { bot: String, game: String },
    #[error("the game `{0}` has no bots")]
    Game(String),
}

/// Asks a bot what it would do at a table of any game; the answer is an action in notation.
pub fn choose(table: &dyn AnyTable, seat: Seat, bot: &str, dice: &mut FastDice) -> Result<String, NoBot> {
    if let Some(sitter) = sit::<Merchants>(table, seat, bot, merchants::by_name) {
        return sitter.map(|(mut bot, mind)| bot.choose(&mind, dice).to_string());
    }
    if let Some(sitter) = sit::<SilkRoad>(table, seat, bot, silk_road::by_name) {
        return sitter.map(|(mut bot, mind)| bot.choose(&mind, dice).to_string());
    }
    Err(NoBot::Game(table.name().into()))
}

/// A question that a worker answers elsewhere: what the seat knows goes with it, the table stays.
pub type Thought = Box<dyn FnOnce(&mut FastDice) -> String + Send>;

/// The same as [`choose`], to be thought on another thread.
pub fn thought(table: &dyn AnyTable, seat: Seat, bot: &str) -> Result<Thought, NoBot> {
    if let Some(thought) = carried::<Merchants>(table, seat, bot, merchants::by_name) {
        return thought;
    }
    if let Some(thought) = carried::<SilkRoad>(table, seat, bot, silk_road::by_name) {
        return thought;
    }
    Err(NoBot::Game(table.name().into()))
}

fn carried<G: Shelved>(
    table: &dyn AnyTable,
    seat: Seat,
    bot: &str,
    by_name: fn(&str) -> Option<Box<dyn Bot<G>>>,
) -> Option<Result<Thought, NoBot>>
where
    G::State: Send,
{
    let sitter = sit::<G>(table, seat, bot, by_name)?;
    Some(sitter.map(|(mut bot, mind)| {
        let away = mind.carry();
        Box::new(move |dice: &mut FastDice| bot.choose(&away.mind(), dice).to_string()) as Thought
    }))
}

/// Asks a bot what it would do without being asked, and when: see [`Bot::volunteer`].
pub fn volunteer(table: &dyn AnyTable, seat: Seat, bot: &str, seed: u64) -> Result<Option<(Millis, String)>, NoBot> {
    if let Some(sitter) = sit::<SilkRoad>(table, seat, bot, silk_road::by_name) {
        let (mut bot, mind) = sitter?;
        return Ok(bot.volunteer(&mind, seed).map(|(at, action)| (at, action.to_string())));
    }
    Ok(None)
}

/// What a bot will do without being asked, and when; to be thought on another thread.
pub type Intention = Box<dyn FnOnce() -> Option<(Millis, String)> + Send>;

/// The same as [`volunteer`], to be thought on another thread. `None`: in this game nobody acts unasked.
pub fn volunteer_thought(table: &dyn AnyTable, seat: Seat, bot: &str, seed: u64) -> Result<Option<Intention>, NoBot> {
    let Some(sitter) = sit::<SilkRoad>(table, seat, bot, silk_road::by_name) else { return Ok(None) };
    let (mut bot, mind) = sitter?;
    let away = mind.carry();
    Ok(Some(Box::new(move || bot.volunteer(&away.mind(), seed).map(|(at, action)| (at, action.to_string())))))
}

/// A bot by name, with what the seat knows. `None`: another game.
type Sitter<'a, G> = Result<(Box<dyn Bot<G>>, Mind<'a, G>), NoBot>;

fn sit<'a, G: Shelved>(
    table: &'a dyn AnyTable,
    seat: Seat,
    bot: &str,
    by_name: fn(&str) -> Option<Box<dyn Bot<G>>>,
) -> Option<Sitter<'a, G>> {
    let table = table.as_any().downcast_ref::<Table<G>>()?;
    let unknown = || NoBot::Unknown { bot: bot.into(), game: G::NAME.into() };
    Some(by_name(bot).ok_or_else(unknown).map(|bot| (bot, table.mind(seat))))
}
