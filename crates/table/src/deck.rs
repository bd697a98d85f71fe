//! Face-down decks without a hidden order: nothing that reads a state can peek.
use crate::{Dice, Few, Purpose, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// A set of up to 64 different cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Set(pub u64);

impl Set {
    pub const NONE: Set = Set(0);

    /// Cards `0..n`.
    pub fn first_n(n: u32) -> Set {
        Set(if n >= 64 { !0 } else { (1 << n) - 1 })
    }
    #[inline]
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
    #[inline]
    pub fn has(self, card: u8) -> bool {
        self.0 >> card & 1 == 1
    }
    #[inline]
    pub fn add(&mut self, card: u8) {
        self.0 |= 1 << card;
    }
    #[inline]
    pub fn remove(&mut self, card: u8) {
        self.0 &= !(1 << card);
    }
    /// The k-th smallest card.
    #[inline]
    pub fn nth(self, k: u32) -> u8 {
        let mut rest = self.0;
        for _ in 0..k {
            rest &= rest - 1;
        }
        rest.trailing_zeros() as u8
    }
    /// Takes one card, all equally likely. The dice decide now which card it is.
    #[inline]
    pub fn draw(&mut self, dice: &mut (impl Dice + ?Sized), purpose: Purpose) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let card = dice.pick(purpose, *self);
        self.remove(card);
        Some(card)
    }
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let card = rest.trailing_zeros() as u8;
                rest &= rest - 1;
                card
            })
        })
    }
}

impl FromIterator<u8> for Set {
    fn from_iter<I: IntoIterator<Item = u8>>(cards: I) -> Self {
        let mut set = Set::NONE;
        cards.into_iter().for_each(|c| set.add(c));
        set
    }
}

/// A face-down deck: a bag of cards in no order, and below it the cards that were put under the deck,
/// first in, first out, each with the seats that know it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Deck<const N: usize> {
    pub bag: Set,
    pub bottom: Few<(u8, SeatSet), N>,
}

impl<const N: usize> Deck<N> {
    pub fn new(bag: Set) -> Self {
        Deck { bag, bottom: Few::new() }
    }
    #[inline]
    pub fn len(&self) -> usize {
        self.bag.len() as usize + self.bottom.len()
    }
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.bag.is_empty() && self.bottom.is_empty()
    }
    /// Turns the top card over. The dice decide now which card it is.
    #[inline]
    pub fn draw(&mut self, dice: &mut (impl Dice + ?Sized), purpose: Purpose) -> Option<u8> {
        if !self.bag.is_empty() {
            return self.bag.draw(dice, purpose);
        }
        if self.bottom.is_empty() {
            return None;
        }
        // No chance here, but the drawer may learn what only another seat knew: ask a one-sided die,
        // so that drawing is always a point of no return.
        let card = self.bottom[0].0;
        let mut only = Set::NONE;
        only.add(card);
        dice.pick(purpose, only);
        self.bottom.remove(0);
        Some(card)
    }
    /// Panics when more cards come back than `N`: the rules say how many can.
    #[inline]
    pub fn put_under(&mut self, card: u8, known_to: SeatSet) {
        self.bottom.push((card, known_to));
    }
    /// Deals everything `who` does not know anew: unknown cards under the deck, and the cards behind `hidden`
    /// (in other hands). The result depends only on what `who` knows, because the unknown cards go through a set first.
    pub fn imagine<'a>(
        &mut self,
        who: Option<Seat>,
        hidden: impl Iterator<Item = &'a mut u8>,
        dice: &mut dyn Dice,
        purpose: Purpose,
    ) {
        let mut places: Vec<&mut u8> = hidden.collect();
        for (card, known_to) in self.bottom.iter_mut() {
            if !who.is_some_and(|w| known_to.has(w)) {
                places.push(card);
            }
        }
        for card in &places {
            self.bag.add(**card);
        }
        for card in places {
            *card = self.bag.draw(dice, purpose).expect("as many cards as places");
        }
    }
}
