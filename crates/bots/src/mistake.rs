//! How somebody misjudges who cannot count well.
use table::{Dice, FastDice, Purpose};

/// By up to `most`, one way or the other. Two dice: small mistakes are likelier than great ones.
#[inline]
pub fn mistake(dice: &mut FastDice, most: i32) -> i32 {
    if most == 0 {
        return 0;
    }
    let range = most as u32 + 1;
    (dice.below(Purpose(0), range) + dice.below(Purpose(0), range)) as i32 - most
}
