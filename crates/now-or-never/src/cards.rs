//! Sets of quest cards: 73 cards of three piles.
use crate::words::Pile;
use serde::{Deserialize, Serialize};
use table::Set;

/// The first card of each pile; the last entry is the number of all cards (N-003).
pub const FIRST: [u8; 4] = [0, 43, 56, 73];

/// The pile of a card, and its number there.
#[inline]
pub fn split(card: u8) -> (usize, u8) {
    let pile = usize::from(card >= FIRST[1]) + usize::from(card >= FIRST[2]);
    (pile, card - FIRST[pile])
}

#[inline]
pub fn pile_of(card: u8) -> Pile {
    Pile::ALL[split(card).0]
}

/// Quest cards, by pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Cards(pub [Set; 3]);

impl Cards {
    pub const NONE: Cards = Cards([Set::NONE; 3]);

    pub fn all() -> Cards {
        Cards(std::array::from_fn(|pile| Set::first_n(u32::from(FIRST[pile + 1] - FIRST[pile]))))
    }
    #[inline]
    pub fn has(self, card: u8) -> bool {
        let (pile, n) = split(card);
        self.0[pile].has(n)
    }
    #[inline]
    pub fn add(&mut self, card: u8) {
        let (pile, n) = split(card);
        self.0[pile].add(n);
    }
    #[inline]
    pub fn remove(&mut self, card: u8) {
        let (pile, n) = split(card);
        self.0[pile].remove(n);
    }
    #[inline]
    pub fn len(self) -> u32 {
        self.0.iter().map(|set| set.len()).sum()
    }
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == [Set::NONE; 3]
    }
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..3).flat_map(move |pile| self.0[pile].iter().map(move |n| FIRST[pile] + n))
    }
}

impl FromIterator<u8> for Cards {
    fn from_iter<I: IntoIterator<Item = u8>>(cards: I) -> Self {
        let mut all = Cards::NONE;
        cards.into_iter().for_each(|card| all.add(card));
        all
    }
}
