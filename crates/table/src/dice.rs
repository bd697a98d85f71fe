//! Where chance comes from. A game asks; it never owns a generator.
use crate::Set;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, VecDeque};

/// What a roll is for. Each purpose is its own stream, so the k-th hero drawn does not depend on
/// how often the market dice were rolled: paired games of the arena stay paired.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Purpose(pub u8);

/// How many purposes a game may use.
pub const PURPOSES: usize = 32;

/// Chance. Object-safe, so that rules are compiled once.
pub trait Dice {
    /// A number in `0..n`, all equally likely. `n` is at least 1.
    fn below(&mut self, purpose: Purpose, n: u32) -> u32;

    /// One card of a set that is not empty, all equally likely.
    #[inline]
    fn pick(&mut self, purpose: Purpose, from: Set) -> u8 {
        from.nth(self.below(purpose, from.len()))
    }

    /// One thing out of a bag with so many of each kind, and at least one in all: its kind. Like a card, it is drawn, not
    /// rolled.
    #[inline]
    fn out_of_bag(&mut self, purpose: Purpose, bag: &[u8]) -> usize {
        let all = bag.iter().map(|&n| u32::from(n)).sum();
        let mut nth = self.below(purpose, all);
        let here = |&n: &u8| {
            let found = nth < u32::from(n);
            nth = nth.saturating_sub(n.into());
            found
        };
        bag.iter().position(here).expect("one of those in the bag")
    }

    /// An ordinary die.
    #[inline]
    fn d6(&mut self, purpose: Purpose) -> u8 {
        self.below(purpose, 6) as u8 + 1
    }
}

/// The dice of a real table: ChaCha8 keyed by SHA-256(seed); stream = purpose; block = how many times it was asked.
/// Their whole state is the counters. The same seed gives the same game on every machine, for ever: the golden vectors
/// in this crate's tests may never change.
///
/// A scene may load the next results of a purpose; they come first and do not move the counters.
///
/// ```
/// use table::{Dice, Purpose, TableDice};
///
/// const MARKET: Purpose = Purpose(1);
/// const NIGHT: Purpose = Purpose(2);
///
/// let (mut one, mut other) = (TableDice::new("a seed"), TableDice::new("a seed"));
/// one.d6(NIGHT); // another stream: it does not disturb the market
/// assert_eq!(one.d6(MARKET), other.d6(MARKET));
/// one.load(MARKET, [5]);
/// assert_eq!(one.d6(MARKET), 6, "results are counted from 0");
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct TableDice {
    key: [u8; 32],
    asked: [u32; PURPOSES],
    loaded: BTreeMap<Purpose, VecDeque<u32>>,
}

/// How far the dice of a table have come.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Position {
    asked: Vec<u32>,
    loaded: BTreeMap<Purpose, VecDeque<u32>>,
}

impl TableDice {
    pub fn new(seed: &str) -> TableDice {
        let key = Sha256::new_with_prefix("caravanserai dice\n").chain_update(seed).finalize().into();
        TableDice { key, asked: [0; PURPOSES], loaded: BTreeMap::new() }
    }
    /// Decides the next results of `purpose`: numbers for dice, card numbers for draws.
    pub fn load(&mut self, purpose: Purpose, results: impl IntoIterator<Item = u32>) {
        self.loaded.entry(purpose).or_default().extend(results);
    }
    /// Everything but the key, which comes from the seed: to go on later.
    pub(crate) fn position(&self) -> Position {
        Position { asked: self.asked.to_vec(), loaded: self.loaded.clone() }
    }
    pub(crate) fn at(seed: &str, position: Position) -> Option<TableDice> {
        let asked = position.asked.try_into().ok()?;
        Some(TableDice { asked, loaded: position.loaded, ..TableDice::new(seed) })
    }
    fn next_loaded(&mut self, purpose: Purpose) -> Option<u32> {
        let next = self.loaded.get_mut(&purpose)?.pop_front();
        if self.loaded[&purpose].is_empty() {
            self.loaded.remove(&purpose);
        }
        next
    }
}

impl Dice for TableDice {
    fn below(&mut self, purpose: Purpose, n: u32) -> u32 {
        if let Some(x) = self.next_loaded(purpose) {
            return x % n;
        }
        let asked = &mut self.asked[purpose.0 as usize];
        let mut words = ChaCha8Rng::from_seed(self.key);
        words.set_stream(u64::from(purpose.0));
        words.set_word_pos(u128::from(*asked) * 16);
        *asked += 1;
        // Rejection: throw away the incomplete top of the range. Sixteen words are never used up in practice;
        // if they were, the next block is read and the result is still the same everywhere.
        let last_fair = u32::MAX - (u32::MAX % n + 1) % n;
        loop {
            let x = words.next_u32();
            if x <= last_fair {
                return x % n;
            }
        }
    }
    fn pick(&mut self, purpose: Purpose, from: Set) -> u8 {
        match self.loaded.get(&purpose).and_then(VecDeque::front) {
            // A loaded card that is no longer in the deck is passed over: the deck decides.
            Some(&card) if card < 64 && !from.has(card as u8) => {
                self.next_loaded(purpose);
                self.pick(purpose, from)
            }
            Some(&card) if card < 64 => {
                self.next_loaded(purpose);
                card as u8
            }
            _ => from.nth(self.below(purpose, from.len())),
        }
    }
}

/// SHA-256 of a seed, in hexadecimal: published before the first action, proven at the end by showing the seed.
pub fn commitment(seed: &str) -> String {
    let digest = Sha256::new_with_prefix("caravanserai seed\n").chain_update(seed).finalize();
    digest.iter().map(|b| format!("{b:02x}")).collect()
}

/// The dice of search (wyrand): one multiplication and a few additions; deterministic, not for tables.
#[derive(Clone, PartialEq, Debug)]
pub struct FastDice(u64);

impl FastDice {
    pub fn new(seed: u64) -> Self {
        let mut dice = FastDice(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
        dice.next_u64();
        dice
    }
    #[inline]
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0xa076_1d64_78bd_642f);
        let t = u128::from(self.0) * u128::from(self.0 ^ 0xe703_7ed1_a0b4_28db);
        (t >> 64) as u64 ^ t as u64
    }
    /// A new generator, independent of what this one gives next.
    pub fn split(&mut self) -> FastDice {
        FastDice::new(self.next_u64())
    }
}

impl Dice for FastDice {
    #[inline]
    fn below(&mut self, _: Purpose, n: u32) -> u32 {
        (((self.next_u64() >> 32) * u64::from(n)) >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// These numbers are a promise: games stored years ago replay.
    #[test]
    fn golden_vectors() {
        let mut dice = TableDice::new("golden");
        let mut roll = |p: u8, n: u32| -> Vec<u32> { (0..8).map(|_| dice.below(Purpose(p), n)).collect() };
        assert_eq!(roll(0, 6), GOLDEN_0);
        assert_eq!(roll(31, 1000), GOLDEN_31);
        assert_eq!(roll(0, 42), GOLDEN_0_LATER);
        // Nearly every second word is thrown away here.
        assert_eq!(roll(7, 0x8000_0001), GOLDEN_REJECTED);
        assert_eq!(commitment("golden"), GOLDEN_COMMITMENT);
        let mut fast = FastDice::new(1);
        assert_eq!([fast.next_u64(), fast.next_u64()], GOLDEN_FAST);
    }
    // Worked out by a second implementation of ChaCha8, written from its specification only.
    const GOLDEN_0: [u32; 8] = [0, 0, 0, 5, 3, 2, 2, 1];
    const GOLDEN_31: [u32; 8] = [558, 965, 104, 920, 190, 927, 264, 622];
    const GOLDEN_0_LATER: [u32; 8] = [22, 38, 34, 9, 34, 14, 38, 21];
    const GOLDEN_REJECTED: [u32; 8] =
        [1505889555, 1937297634, 1090639678, 282457403, 879774156, 1289229790, 1246209946, 1261479270];
    const GOLDEN_COMMITMENT: &str = "33a5e55fef3c1c05e45c5610b9bb6c95af3f58d8f9d690233d88a0b87e47a49f";
    const GOLDEN_FAST: [u64; 2] = [0x27cd_1f68_b2b3_fc72, 0x39d0_4926_63ab_b2de];

    #[test]
    fn a_purpose_is_its_own_stream() {
        let (mut a, mut b) = (TableDice::new("x"), TableDice::new("x"));
        for _ in 0..5 {
            a.below(Purpose(3), 6);
        }
        let later: Vec<u32> = (0..9).map(|_| a.below(Purpose(4), 100)).collect();
        assert_eq!(later, (0..9).map(|_| b.below(Purpose(4), 100)).collect::<Vec<_>>());
    }

    #[test]
    fn every_face_comes_up_about_equally_often() {
        let mut count = [0u32; 6];
        let (mut slow, mut fast) = (TableDice::new("fair"), FastDice::new(9));
        for _ in 0..6000 {
            count[slow.below(Purpose(1), 6) as usize] += 1;
            count[fast.below(Purpose(1), 6) as usize] += 1;
        }
        assert!(count.iter().all(|n| (1800..2200).contains(n)), "{count:?}");
    }

    #[test]
    fn loaded_results_come_first_and_leave_the_stream_alone() {
        let (mut a, mut b) = (TableDice::new("x"), TableDice::new("x"));
        a.load(Purpose(2), [4, 1]);
        assert_eq!([a.below(Purpose(2), 6), a.below(Purpose(2), 6)], [4, 1]);
        assert_eq!(a.below(Purpose(2), 6), b.below(Purpose(2), 6));
        a.load(Purpose(5), [40, 7]);
        assert_eq!(a.pick(Purpose(5), Set::first_n(10)), 7, "card 40 is not in the deck");
        assert_eq!(a, b, "nothing of a scene is left behind");
    }
}
