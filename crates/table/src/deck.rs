//! Face-down decks without a hidden order: nothing that reads a state can peek.
use crate::{Dice, Few, Numbered, Purpose, Seat, SeatSet};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub, SubAssign};

/// A set of up to 64 different cards: of one kind, or of whatever has a number.
///
/// ```
/// use table::Set;
///
/// table::cards! { pub struct Hero; }
///
/// let all: Set<Hero> = Set::first_n(3);
/// let tired: Set<Hero> = [Hero::new(1)].into_iter().collect();
/// assert_eq!((all - tired).iter().collect::<Vec<_>>(), [Hero::new(0), Hero::new(2)]);
/// assert_eq!((all & tired, all | tired), (tired, all));
/// ```
pub struct Set<C = u8>(pub u64, PhantomData<fn() -> C>);

impl<C> Set<C> {
    pub const NONE: Set<C> = Set::of(0);

    /// Bit n: the card with the number n.
    #[inline]
    pub const fn of(bits: u64) -> Set<C> {
        Set(bits, PhantomData)
    }
    /// Cards `0..n`.
    pub const fn first_n(n: u32) -> Set<C> {
        Set::of(if n >= 64 { !0 } else { (1 << n) - 1 })
    }
    #[inline]
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// The same numbers, of whatever kind.
    #[inline]
    pub fn numbers(self) -> Set {
        Set::of(self.0)
    }
}

impl<C: Numbered> Set<C> {
    #[inline]
    pub fn one(card: C) -> Set<C> {
        Set::of(1 << card.number())
    }
    #[inline]
    pub fn has(self, card: C) -> bool {
        self.0 >> card.number() & 1 == 1
    }
    #[inline]
    pub fn add(&mut self, card: C) {
        self.0 |= 1 << card.number();
    }
    #[inline]
    pub fn remove(&mut self, card: C) {
        self.0 &= !(1 << card.number());
    }
    /// The k-th smallest card. Panics when there are not so many.
    #[inline]
    pub fn nth(self, k: u32) -> C {
        let mut rest = self.0;
        for _ in 0..k {
            rest &= rest - 1;
        }
        with_number(rest.trailing_zeros() as u8)
    }
    /// Takes one card, all equally likely. The dice decide now which card it is.
    #[inline]
    pub fn draw(&mut self, dice: &mut (impl Dice + ?Sized), purpose: Purpose) -> Option<C> {
        if self.0 == 0 {
            return None;
        }
        let card = dice.pick(purpose, self.numbers());
        self.0 &= !(1 << card);
        Some(with_number(card))
    }
    pub fn iter(self) -> impl Iterator<Item = C> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let card = rest.trailing_zeros() as u8;
                rest &= rest - 1;
                with_number(card)
            })
        })
    }
}

#[inline]
fn with_number<C: Numbered>(n: u8) -> C {
    C::numbered(n).expect("a card of this kind")
}

// Not derived: a set can be copied, compared and hashed whatever its cards can do.
impl<C> Clone for Set<C> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}
impl<C> Copy for Set<C> {}
impl<C> PartialEq for Set<C> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}
impl<C> Eq for Set<C> {}
impl<C> Hash for Set<C> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}
impl<C> fmt::Debug for Set<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Set").field(&self.0).finish()
    }
}
impl<C> Default for Set<C> {
    fn default() -> Self {
        Set::NONE
    }
}
impl<C> Serialize for Set<C> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(s)
    }
}
impl<'de, C> Deserialize<'de> for Set<C> {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        u64::deserialize(d).map(Set::of)
    }
}

/// Those that are in both.
impl<C> BitAnd for Set<C> {
    type Output = Set<C>;
    #[inline]
    fn bitand(self, other: Set<C>) -> Set<C> {
        Set::of(self.0 & other.0)
    }
}
impl<C> BitOr for Set<C> {
    type Output = Set<C>;
    #[inline]
    fn bitor(self, other: Set<C>) -> Set<C> {
        Set::of(self.0 | other.0)
    }
}
impl<C> BitOrAssign for Set<C> {
    #[inline]
    fn bitor_assign(&mut self, other: Set<C>) {
        self.0 |= other.0;
    }
}
/// Those that are not in the other one.
impl<C> Sub for Set<C> {
    type Output = Set<C>;
    #[inline]
    fn sub(self, other: Set<C>) -> Set<C> {
        Set::of(self.0 & !other.0)
    }
}
impl<C> SubAssign for Set<C> {
    #[inline]
    fn sub_assign(&mut self, other: Set<C>) {
        self.0 &= !other.0;
    }
}

impl<C: Numbered> FromIterator<C> for Set<C> {
    fn from_iter<I: IntoIterator<Item = C>>(cards: I) -> Self {
        let mut set = Set::NONE;
        cards.into_iter().for_each(|c| set.add(c));
        set
    }
}

/// A face-down deck: a bag of cards in no order, and below it the cards that were put under the deck,
/// first in, first out, each with the seats that know it.
///
/// ```
/// use table::{Deck, FastDice, Purpose, Seat, SeatSet, Set};
///
/// const DRAW: Purpose = Purpose(1);
/// let mut dice = FastDice::new(1);
/// let mut deck: Deck<u8, 4> = Deck::new(Set::first_n(10));
/// let card = deck.draw(&mut dice, DRAW).expect("ten cards");
/// assert_eq!((deck.len(), deck.bag.has(card)), (9, false), "which card it is, the dice decide now");
/// deck.put_under(card, SeatSet::one(Seat(2)));
///
/// // seat 2 knows what lies at the bottom; in the worlds of seat 0 any card may lie there
/// let mut imagined = deck;
/// imagined.imagine(Some(Seat(2)), [].iter_mut(), &mut dice, DRAW);
/// assert_eq!(imagined.bottom[0].0, card);
/// let mut others = deck;
/// others.imagine(Some(Seat(0)), [].iter_mut(), &mut dice, DRAW);
/// assert_eq!(others.len(), 10);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(bound(serialize = "C: Serialize", deserialize = "C: Deserialize<'de> + Copy + Default"))]
pub struct Deck<C: Copy, const N: usize> {
    pub bag: Set<C>,
    pub bottom: Few<(C, SeatSet), N>,
}

impl<C: Numbered + Default, const N: usize> Deck<C, N> {
    pub fn new(bag: Set<C>) -> Self {
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
    pub fn draw(&mut self, dice: &mut (impl Dice + ?Sized), purpose: Purpose) -> Option<C> {
        if !self.bag.is_empty() {
            return self.bag.draw(dice, purpose);
        }
        if self.bottom.is_empty() {
            return None;
        }
        // No chance here, but the drawer may learn what only another seat knew: ask a one-sided die,
        // so that drawing is always a point of no return.
        let card = self.bottom[0].0;
        dice.pick(purpose, Set::one(card.number()));
        self.bottom.remove(0);
        Some(card)
    }
    /// Panics when more cards come back than `N`: the rules say how many can.
    #[inline]
    pub fn put_under(&mut self, card: C, known_to: SeatSet) {
        self.bottom.push((card, known_to));
    }
    /// Deals everything `who` does not know anew: unknown cards under the deck, and the cards behind `hidden`
    /// (in other hands). The result depends only on what `who` knows, because the unknown cards go through a set first.
    pub fn imagine<'a>(
        &mut self,
        who: Option<Seat>,
        hidden: impl Iterator<Item = &'a mut C>,
        dice: &mut dyn Dice,
        purpose: Purpose,
    ) where
        C: 'a,
    {
        let mut places: Vec<&mut C> = hidden.collect();
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
