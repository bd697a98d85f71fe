//! Three Wells: a small complete game, to show how one is added (docs/add-a-game.md). It is not on the shelf of the house;
//! the program `wells` has it beside the others.
//!
//! - W-01 Two to four traders load goods and sell them. Each begins with two cards, which nobody else sees.
//! - W-02 Each in turn does one thing: load a card, or sell all cards of one good.
//! - W-03 A camel carries five cards.
//! - W-04 Two or more cards of a good sold together bring what they are worth; a single one half of it, rounded up.
//! - W-05 Whoever likes may rest: so nobody learns from a forced sale what somebody carries.
//! - W-06 After the last round (option `rounds`) whoever has the most coins wins; equals share their place.
mod census;
mod content;
mod opponents;
mod rules;
mod scene;
mod shelved;
mod tally;

pub use rules::{Action, Event, State, View, Wells};
pub use tally::Tally;
