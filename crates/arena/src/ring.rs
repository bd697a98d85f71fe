//! A game in which bots meet, behind functions that know it.
use crate::idle::{self, Measured};
use crate::simulate::{self, Simulated};
use crate::{Plan, Report, contest};
use bots::Rivals;

type Simulate = fn(&Plan, &(dyn Fn(u64) + Sync)) -> Result<Report, simulate::Fault>;
type Compete = fn(&contest::Plan, &mut dyn FnMut(contest::Progress)) -> Result<contest::Done, contest::Fault>;

/// What the arena must know of a game. No game is named here: whoever keeps a shelf asks for the ring of each game on it.
#[derive(Clone, Copy)]
pub struct Ring {
    pub game: &'static str,
    pub rivals: Rivals,
    pub(crate) simulate: Simulate,
    pub(crate) compete: Compete,
    measured: fn(u8) -> Result<Box<dyn Measured>, simulate::Fault>,
}

impl Ring {
    pub const fn of<G: Simulated>() -> Ring {
        Ring {
            game: G::NAME,
            rivals: Rivals::of::<G>(),
            simulate: simulate::run::<G>,
            compete: contest::run_one::<G>,
            measured: idle::measured::<G>,
        }
    }
    /// The game for so many players, to be measured.
    pub fn measured(&self, players: u8) -> Result<Box<dyn Measured>, simulate::Fault> {
        (self.measured)(players)
    }
}
