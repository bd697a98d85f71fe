//! A face-down pile whose cards only come back to its bottom openly: everybody knows what lies there. `table::Deck` also
//! keeps who knows each card; for 42 heroes that would cost 126 bytes of state and say nothing.
use serde::{Deserialize, Serialize};
use table::{Dice, Few, Purpose, Set};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Pile<const N: usize> {
    pub bag: Set,
    pub bottom: Few<u8, N>,
}

impl<const N: usize> Pile<N> {
    pub fn new(bag: Set) -> Self {
        Pile { bag, bottom: Few::new() }
    }
    #[inline]
    pub fn len(&self) -> usize {
        self.bag.len() as usize + self.bottom.len()
    }
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.bag.is_empty() && self.bottom.is_empty()
    }
    #[inline]
    pub fn draw(&mut self, dice: &mut (impl Dice + ?Sized), purpose: Purpose) -> Option<u8> {
        if self.bag.is_empty() {
            (!self.bottom.is_empty()).then(|| self.bottom.remove(0))
        } else {
            self.bag.draw(dice, purpose)
        }
    }
    #[inline]
    pub fn put_under(&mut self, card: u8) {
        self.bottom.push(card);
    }
}
