//! The kinds of cards and tokens, as types, and sets of quest cards: 73 cards of three piles. A card is its number in the list
//! of its kind in the [`Catalog`](crate::Catalog).
use crate::words::Pile;
use serde::{Deserialize, Serialize};
use table::{Set, cards};

cards! {
    /// A specialist: builders and healers to start with, then the others.
    pub struct SpecialistCard;
    /// A building of a grid or a town.
    pub struct BuildingTile;
    /// What lies in a slot: gear, red before blue, then six abilities for each hero.
    pub struct SlotToken;
    /// A quest card; the three piles are numbered through.
    pub struct QuestCard;
    pub struct OrderToken;
    /// A card of the solo bot.
    pub struct BotCard;
}

/// The first card of each pile; the last entry is the number of all cards (N-003).
pub const FIRST_OF_PILE: [u8; 4] = [0, 43, 56, 73];

/// The pile of a card, and its number there.
#[inline]
pub fn split(card: QuestCard) -> (usize, u8) {
    let card = card.number();
    let pile = usize::from(card >= FIRST_OF_PILE[1]) + usize::from(card >= FIRST_OF_PILE[2]);
    (pile, card - FIRST_OF_PILE[pile])
}

#[inline]
pub fn pile_of(card: QuestCard) -> Pile {
    Pile::ALL[split(card).0]
}

/// The card with this number in its pile.
#[inline]
pub fn in_pile(pile: usize, n: u8) -> QuestCard {
    QuestCard::new(FIRST_OF_PILE[pile] + n)
}

/// Quest cards, by pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Cards(pub [Set; 3]);

impl Cards {
    pub const NONE: Cards = Cards([Set::NONE; 3]);

    pub fn all() -> Cards {
        Cards(std::array::from_fn(|pile| Set::first_n(u32::from(FIRST_OF_PILE[pile + 1] - FIRST_OF_PILE[pile]))))
    }
    #[inline]
    pub fn has(self, card: QuestCard) -> bool {
        let (pile, n) = split(card);
        self.0[pile].has(n)
    }
    #[inline]
    pub fn add(&mut self, card: QuestCard) {
        let (pile, n) = split(card);
        self.0[pile].add(n);
    }
    #[inline]
    pub fn remove(&mut self, card: QuestCard) {
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
    pub fn iter(self) -> impl Iterator<Item = QuestCard> {
        (0..3).flat_map(move |pile| self.0[pile].iter().map(move |n| in_pile(pile, n)))
    }
}

impl FromIterator<QuestCard> for Cards {
    fn from_iter<I: IntoIterator<Item = QuestCard>>(cards: I) -> Self {
        let mut all = Cards::NONE;
        cards.into_iter().for_each(|card| all.add(card));
        all
    }
}
