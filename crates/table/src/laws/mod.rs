//! The laws every game keeps, as one suite: random people play whole games, and every law looks on.
//!
//! ```
//! # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/nim.rs")); }
//! use nim::Nim;
//! use table::laws::Suite;
//!
//! let report = Suite::new(Nim, "nim").games(20).hold();
//! assert_eq!(report.games, 20);
//! ```
//!
//! | law | in words |
//! |---|---|
//! | [`Law::Accepted`] | what is legal is accepted |
//! | [`Law::Refused`] | what is not listed is refused and leaves no trace |
//! | [`Law::RoundTrips`] | JSON, binary form and notation come back as they went, views as well; one action has one spelling |
//! | [`Law::NoDoubles`] | a list names an action once |
//! | [`Law::ShortForListed`] | what stands for listed actions leads where those lead |
//! | [`Law::NoDeadEnd`] | whoever must act can; nobody can when it is over; the house waits for a clock that runs |
//! | [`Law::Ends`] | games end |
//! | [`Law::Replays`] | the same file gives the same rows, hashes and news, and a changed one is noticed |
//! | [`Law::UndoRestores`] | taking back restores exactly |
//! | [`Law::SameView`] | what a viewer sees does not differ between two worlds that it cannot tell apart |
//! | [`Law::NothingToldInPassing`] | without dice and `reveal`, an action looks like something possible in every such world |
//! | [`Law::ImaginationIsKnowledge`] | what a seat imagines depends on what it knows, on nothing else |
//! | [`Law::Twins`] | two moments that a viewer saw alike are imagined alike, and no event told what the view hides |
//! | [`Law::ForcedLeaksNothing`] | that a seat has no choice is known to everybody |
//! | [`Law::ForcedTakesNothing`] | what plays itself takes nothing from anybody: nobody loses something to do by it |
//! | [`Law::Conserved`] | nothing is lost and nothing appears (for a game with a [`Census`]) |
//! | [`Law::Crashed`] | rules do not panic on what is legal |
//!
//! The laws of knowledge cost most, so a suite asks them at every k-th step ([`Suite::deep_every`]), at other steps in
//! other games. A broken law is a value ([`Broken`]) with the game up to there.
mod doors;
mod evening;
mod files;
mod flaw;
mod knowledge;
mod moments;
mod packs;
mod people;
mod probe;
mod shadow;
mod spoil;
mod suite;
mod twins;

pub use flaw::{Broken, Law};
pub use packs::{Defect, changed, defects_are_found, spoiled_packs_are_refused, wrong_places};
pub use spoil::spoiled;
pub use suite::{Report, Suite};

use crate::Game;
use std::collections::BTreeMap;

/// How many there are of each kind of component.
pub type Counts = BTreeMap<&'static str, u32>;

/// Counts every kind of component, wherever it lies: `{"coins": 40, "cards": 52}`.
/// Every count must be the same at every step as after the deal, in imagined worlds too.
pub trait Census: Game {
    fn census(&self, s: &Self::State) -> Counts;
}
