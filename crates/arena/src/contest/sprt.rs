//! Is it better? A sequential test over sets: it goes on until the games say yes or no, and no longer.
//!
//! Two claims are compared: the rating difference is `elo0` (no gain), or it is `elo1` (a gain worth having). The test is
//! the generalised likelihood ratio for any number of outcomes of a set, as chess engines are tested: under each claim the
//! most likely frequencies with that mean are found, and their ratio is followed.
use super::rating;
use super::standing::Counts;
use serde::Serialize;

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Sprt {
    pub elo0: f64,
    pub elo1: f64,
    /// how often no gain may be taken for one
    pub alpha: f64,
    /// how often a gain may be missed
    pub beta: f64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// the gain is there
    Accepted,
    /// it is not
    Rejected,
    /// not enough sets yet
    Open,
}

/// Where the test stands.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Standpoint {
    pub llr: f64,
    pub lower: f64,
    pub upper: f64,
    pub verdict: Verdict,
    pub sets: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Nonsense {
    #[error("the second rating difference of a test must be larger than the first")]
    Order,
    #[error("both probabilities of an error must lie between 0 and 0.5")]
    Risk,
    #[error("nobody is further than 10000 points ahead of anybody")]
    Far,
}

/// Who is so much stronger wins every game.
const MOST: f64 = 10_000.0;

impl Sprt {
    pub fn new(elo0: f64, elo1: f64, alpha: f64, beta: f64) -> Result<Sprt, Nonsense> {
        if !(elo0 < elo1 && elo0.is_finite() && elo1.is_finite()) {
            return Err(Nonsense::Order);
        }
        if elo0.abs().max(elo1.abs()) > MOST {
            return Err(Nonsense::Far);
        }
        if ![alpha, beta].iter().all(|risk| *risk > 0.0 && *risk < 0.5) {
            return Err(Nonsense::Risk);
        }
        Ok(Sprt { elo0, elo1, alpha, beta })
    }
    pub fn look(&self, counts: &Counts) -> Standpoint {
        let llr = log_likelihood_ratio(counts, rating::expected(self.elo0), rating::expected(self.elo1));
        let lower = (self.beta / (1.0 - self.alpha)).ln();
        let upper = ((1.0 - self.beta) / self.alpha).ln();
        let verdict = match llr {
            _ if llr >= upper => Verdict::Accepted,
            _ if llr <= lower => Verdict::Rejected,
            _ => Verdict::Open,
        };
        Standpoint { llr, lower, upper, verdict, sets: counts.sets() }
    }
}

/// An outcome that was never seen is not impossible.
const NEVER_SEEN: f64 = 1e-3;

fn log_likelihood_ratio(counts: &Counts, mean0: f64, mean1: f64) -> f64 {
    if counts.sets() == 0 {
        return 0.0;
    }
    let seen = |n: u32| counts.of.get(&n).map_or(NEVER_SEEN, |&n| (n as f64).max(NEVER_SEEN));
    let all: f64 = (0..=counts.most).map(seen).sum();
    let outcomes: Vec<(f64, f64)> =
        (0..=counts.most).map(|n| (f64::from(n) / f64::from(counts.most), seen(n) / all)).collect();
    let (tilt0, tilt1) = (tilt(&outcomes, mean0), tilt(&outcomes, mean1));
    // Likeliest frequencies with a given mean: p / (1 + tilt × (outcome − mean)).
    let ratio = |x: f64| ((1.0 + tilt0 * (x - mean0)) / (1.0 + tilt1 * (x - mean1))).ln();
    all * outcomes.iter().map(|&(x, p)| p * ratio(x)).sum::<f64>()
}

/// How far the frequencies must be tilted to have this mean. Bisection: the sum falls as the tilt grows.
fn tilt(outcomes: &[(f64, f64)], mean: f64) -> f64 {
    let (mut low, mut high) = (-1.0 / (1.0 - mean) + 1e-9, 1.0 / mean - 1e-9);
    for _ in 0..100 {
        let middle = f64::midpoint(low, high);
        let rest: f64 = outcomes.iter().map(|&(x, p)| p * (x - mean) / (1.0 + middle * (x - mean))).sum();
        if rest > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    f64::midpoint(low, high)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;
    use table::{Dice, FastDice, Purpose};

    fn counts(of: [u64; 5]) -> Counts {
        Counts { most: 4, of: (0..5).zip(of).filter(|&(_, n)| n > 0).collect::<BTreeMap<_, _>>() }
    }

    /// Near the middle the ratio is that of normal distributions: (s1 − s0) (2 mean − s0 − s1) n / (2 variance).
    #[test]
    fn the_ratio_is_that_of_the_textbook() {
        let of = [100u64, 400, 1000, 450, 130];
        let test = Sprt::new(0.0, 5.0, 0.05, 0.05).unwrap();
        let n: u64 = of.iter().sum();
        let mean = counts(of).share();
        let square = |i: usize| (i as f64 / 4.0 - mean).powi(2);
        let variance = (0..5).map(|i| of[i] as f64 * square(i)).sum::<f64>() / n as f64;
        let (s0, s1) = (rating::expected(0.0), rating::expected(5.0));
        let normal = (s1 - s0) * (2.0 * mean - s0 - s1) * n as f64 / (2.0 * variance);
        let llr = test.look(&counts(of)).llr;
        assert!((llr - normal).abs() < 0.02 * normal.abs(), "{llr} is not {normal}");
    }

    /// Sets of two games whose winner is known to win `percent` of them.
    fn verdict(test: &Sprt, percent: u32, seed: u64) -> Verdict {
        let mut dice = FastDice::new(seed);
        let mut counts = Counts { most: 4, of: BTreeMap::new() };
        loop {
            let mut won = || 2 * u32::from(dice.below(Purpose(0), 100) < percent);
            counts.add(won() + won(), 1);
            match test.look(&counts).verdict {
                Verdict::Open => {}
                verdict => return verdict,
            }
        }
    }

    #[test]
    fn it_is_wrong_as_rarely_as_promised() {
        // 50 % is a difference of 0, 60 % one of 70
        let test = Sprt::new(0.0, 70.0, 0.05, 0.05).unwrap();
        let accepted = |percent| (0..400).filter(|&seed| verdict(&test, percent, seed) == Verdict::Accepted).count();
        let (no_gain, gain) = (accepted(50), accepted(60));
        assert!(no_gain <= 32, "{no_gain} of 400 without a gain were accepted: 20 were to be expected");
        assert!(gain >= 368, "{gain} of 400 with the gain were accepted: 380 were to be expected");
    }

    #[test]
    fn nonsense_is_refused() {
        assert_eq!(Sprt::new(5.0, 5.0, 0.05, 0.05), Err(Nonsense::Order));
        assert_eq!(Sprt::new(0.0, 5.0, 0.0, 0.05), Err(Nonsense::Risk));
        assert_eq!(Sprt::new(0.0, f64::NAN, 0.05, 0.05), Err(Nonsense::Order));
        assert_eq!(Sprt::new(0.0, 1e308, 0.05, 0.05), Err(Nonsense::Far));
        let test = Sprt::new(0.0, 5.0, 0.05, 0.05).unwrap();
        assert_eq!(test.look(&counts([0; 5])).verdict, Verdict::Open);
    }
}
