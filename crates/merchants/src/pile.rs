//! A face-down pile whose cards only come back to its bottom openly: everybody knows what lies there. `table::Deck` also
//! keeps who knows each card; for 42 heroes that would cost 126 bytes of state and say nothing.
use serde::{Deserialize, Serialize};
use table::{Dice, Few, Numbered, Purpose, Set};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(bound(serialize = "C: Serialize", deserialize = "C: Deserialize<'de> + Copy + Default"))]
pub struct Pile<C: Copy, const N: usize> {
    pub bag: Set<C>,
    pub bottom: Few<C, N>,
}

impl<C: Numbered + Default, const N: usize> Pile<C, N> {
    pub fn new(bag: Set<C>) -> Self {
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
    pub fn draw(&mut self, dice: &mut (impl Dice + ?Sized), purpose: Purpose) -> Option<C> {
        if self.bag.is_empty() {
            (!self.bottom.is_empty()).then(|| self.bottom.remove(0))
        } else {
            self.bag.draw(dice, purpose)
        }
    }
    #[inline]
    pub fn put_under(&mut self, card: C) {
        self.bottom.push(card);
    }
}
