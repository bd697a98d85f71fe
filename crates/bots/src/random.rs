//! Anything legal, all equally likely.
use crate::Bot;
use table::{Dice, FastDice, Game, Mind, Purpose};

pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, mind: &Mind<'_, G>, dice: &mut FastDice) -> G::Action {
        let mut list = vec![];
        mind.legal(&mut list);
        list[dice.below(Purpose(0), list.len() as u32) as usize]
    }
}
