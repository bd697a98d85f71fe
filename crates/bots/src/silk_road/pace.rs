//! When which tile lies: thinking, so long for each tile, and a look at it all before the hand goes up (4.7).
use super::Level;
use super::task::below;
use silk_road::hex::CELLS;
use table::{FastDice, Millis};

/// Nobody lays faster than this, however little sand is left.
const HASTE: Millis = 900;
/// Hands are up so long before the sand has run out.
const SPARE: Millis = 700;

/// Milliseconds since the map was turned over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pace {
    think: Millis,
    tile: Millis,
    look: Millis,
    /// when the hand is up at the latest
    limit: Option<Millis>,
}

impl Pace {
    /// As somebody of this level feels today; thinking takes a third of the time at most.
    /// A round may be so short that there is time for nothing: then nothing is what is done.
    pub fn new(level: &Level, limit: Option<Millis>, dice: &mut FastDice) -> Pace {
        let limit = limit.map(|limit| limit.saturating_sub(SPARE));
        let think = about(level.think, 40, dice).min(limit.map_or(Millis::MAX, |limit| limit / 3));
        let tile = about(level.tile, 12, dice);
        Pace { think, tile, look: 300 + Millis::from(below(dice, 1_200)), limit }
    }

    /// How many tiles there is time for, in a hurry.
    pub fn most(&self) -> u8 {
        let tiles = |limit| self.left(limit) / HASTE;
        self.limit.map_or(CELLS as u8, |limit| tiles(limit).min(CELLS as Millis) as u8)
    }

    /// For a route of so many tiles: faster where the usual pace is too slow.
    #[must_use]
    pub fn for_tiles(mut self, tiles: usize) -> Pace {
        if let Some(limit) = self.limit {
            self.tile = self.tile.min(self.left(limit) / (tiles as Millis).max(1));
        }
        self
    }
    /// What is left for laying tiles.
    fn left(&self, limit: Millis) -> Millis {
        limit.saturating_sub(self.think).saturating_sub(self.look)
    }

    pub fn thought(&self) -> Millis {
        self.think
    }
    /// The n-th tile lies somehow.
    pub fn placed(&self, n: usize) -> Millis {
        self.think + n as Millis * self.tile + self.tile / 2
    }
    /// The n-th tile lies as it should.
    pub fn turned(&self, n: usize) -> Millis {
        self.think + (n as Millis + 1) * self.tile
    }
    pub fn arrived(&self, tiles: usize) -> Millis {
        self.think + tiles as Millis * self.tile + self.look
    }
}

/// So much, up to `percent` more or less.
fn about(usual: Millis, percent: u32, dice: &mut FastDice) -> Millis {
    usual * Millis::from(100 - percent + below(dice, 2 * percent + 1)) / 100
}
