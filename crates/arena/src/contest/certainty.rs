//! How sure a figure is: the Bayesian bootstrap over sets. Each draw gives every set a random weight; what the figure does
//! meanwhile is its interval. Pairing and any number of players are taken care of, because sets are never taken apart.
//!
//! Half a set won and half a set lost are imagined beside those that were played, so that ten wins out of ten do not look
//! like certainty.
use super::standing::Counts;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use rand_distr::{Distribution, Gamma};
use serde::Serialize;

/// How many sets are imagined as won, and as many as lost.
pub const IMAGINED: f64 = 0.5;

/// A figure and its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Estimate {
    pub value: f64,
    pub low: f64,
    pub high: f64,
}

impl Estimate {
    /// `value` with the middle 95 % of `draws`.
    pub fn new(value: f64, mut draws: Vec<f64>) -> Estimate {
        draws.sort_by(f64::total_cmp);
        let at = |share: f64| draws.get((share * (draws.len() - 1) as f64).round() as usize).copied().unwrap_or(value);
        Estimate { value, low: at(0.025).min(value), high: at(0.975).max(value) }
    }
    #[must_use]
    pub fn map(self, f: impl Fn(f64) -> f64) -> Estimate {
        Estimate { value: f(self.value), low: f(self.low), high: f(self.high) }
    }
}

/// Random weights, the same ones in every run.
pub struct Weights(ChaCha8Rng);

impl Default for Weights {
    fn default() -> Weights {
        Weights(ChaCha8Rng::seed_from_u64(0x5eed))
    }
}

impl Weights {
    /// The weight of so many sets together.
    pub fn of(&mut self, sets: f64) -> f64 {
        Gamma::new(sets, 1.0).map_or(0.0, |gamma| gamma.sample(&mut self.0))
    }
}

const DRAWS: usize = 20_000;

/// The share of the most that a set can bring, over all sets.
pub fn share(counts: &Counts) -> Estimate {
    let mut weights = Weights::default();
    let draw = |_| {
        let (mut all, mut points) = (weights.of(IMAGINED), 0.0);
        let won = weights.of(IMAGINED);
        (all, points) = (all + won, points + won);
        for (&brought, &n) in &counts.of {
            let weight = weights.of(n as f64);
            all += weight;
            points += weight * f64::from(brought) / f64::from(counts.most);
        }
        points / all
    };
    Estimate::new(counts.share(), (0..DRAWS).map(draw).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    fn estimate(of: &[(u32, u64)], most: u32) -> Estimate {
        share(&Counts { most, of: of.iter().copied().collect::<BTreeMap<_, _>>() })
    }

    #[test]
    fn independent_games_have_the_interval_of_the_textbook() {
        // 400 single games, half of them won: 0.5 ± 1.96 × 0.5 / 20
        let e = estimate(&[(0, 200), (2, 200)], 2);
        assert_eq!(e.value, 0.5);
        assert!((e.low - 0.451).abs() < 0.004 && (e.high - 0.549).abs() < 0.004, "{e:?}");
    }

    #[test]
    fn pairing_makes_it_narrower() {
        // The same share, but whoever sat first won: every set is one to one.
        let paired = estimate(&[(2, 200)], 4);
        assert!(paired.high - paired.low < 0.02, "{paired:?}");
    }

    #[test]
    fn a_clean_sweep_is_not_certain() {
        let e = estimate(&[(2, 20)], 2);
        assert_eq!((e.value, e.high), (1.0, 1.0));
        assert!((0.80..0.95).contains(&e.low), "{e:?}");
        let none = estimate(&[], 2);
        assert!(none.low < 0.05 && none.high > 0.95, "{none:?}");
    }
}
