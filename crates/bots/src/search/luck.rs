//! The dice of one imagined future.
use table::{Dice, FastDice, Host, Millis, PURPOSES, Purpose, Seat};

/// Each purpose is its own stream, as at a real table: two choices that are tried with the same seed meet the same market
/// and the same heroes as far as they can, so that luck does not decide between them.
#[derive(Clone)]
pub struct Luck {
    seed: u64,
    asked: [u16; PURPOSES],
    fell: u64,
}

impl Luck {
    pub fn new(seed: u64) -> Luck {
        Luck { seed, asked: [0; PURPOSES], fell: 0 }
    }
    /// Other dice: whoever only looks ahead must not see what will really fall.
    #[inline]
    pub fn aside(&self) -> Luck {
        Luck { seed: mix(self.seed, 0x6a09_e667_f3bc_c909), asked: self.asked, fell: 0 }
    }
    /// Dice for what is no luck of the game.
    pub fn apart(&self) -> FastDice {
        FastDice::new(self.seed)
    }
    /// A fingerprint of everything that fell since this was asked last; 0: nothing did.
    #[inline]
    pub fn fell(&mut self) -> u64 {
        std::mem::take(&mut self.fell)
    }
    #[inline]
    pub fn was_asked(&self) -> bool {
        self.fell != 0
    }
}

/// Two numbers into one that looks like neither: a multiplication, folded.
#[inline]
pub fn mix(a: u64, b: u64) -> u64 {
    let t = u128::from(a ^ 0xa076_1d64_78bd_642f) * u128::from(b ^ 0xe703_7ed1_a0b4_28db);
    (t >> 64) as u64 ^ t as u64
}

impl Dice for Luck {
    #[inline]
    fn below(&mut self, purpose: Purpose, n: u32) -> u32 {
        let asked = &mut self.asked[purpose.0 as usize];
        *asked = asked.wrapping_add(1);
        // An odd step walks through all numbers, and both factors change with it: with one factor fixed, there are seeds
        // whose words never leave a part of the range.
        let place = u64::from(purpose.0) << 16 | u64::from(*asked);
        let at = self.seed.wrapping_add(place.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let word = mix(at, at);
        let result = (((word >> 32) * u64::from(n)) >> 32) as u32;
        self.fell = mix(self.fell, u64::from(purpose.0) << 32 | u64::from(result)) | 1;
        result
    }
}

impl<E> Host<E> for Luck {
    #[inline]
    fn now(&self) -> Millis {
        0
    }
    #[inline]
    fn tell(&mut self, _: E) {}
    #[inline]
    fn whisper(&mut self, _: Seat, _: E, _: Option<E>) {}
    #[inline]
    fn reveal(&mut self, _: E) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rules roll again until something else falls (F-055), so every face must come, whatever the seed.
    #[test]
    fn every_face_falls_soon_with_every_seed() {
        for n in 0..100_000 {
            let mut luck = Luck::new(mix(n, 7)).aside();
            let mut missing = 0b11_1111;
            let mut rolls = 0;
            while missing != 0 {
                missing &= !(1 << luck.below(Purpose(3), 6));
                rolls += 1;
                assert!(rolls < 300, "seed {n}: faces {missing:b} have not fallen in {rolls} rolls");
            }
        }
    }
}
