//! Which six of many sheets differ least (4.4, step 5).
use crate::catalog::{SHEETS, Sheet};

pub(super) struct Candidate {
    pub(super) sheet: Sheet,
    /// its best goods total in every state
    pub(super) values: Vec<i8>,
}

/// How many choices of six are improved, each from another start.
const STARTS: usize = 6;

/// For each state, how much the best of some sheets exceeds the worst.
pub(super) fn spreads(values: &[Vec<i8>; SHEETS]) -> impl Iterator<Item = u8> {
    (0..values[0].len()).map(|state| {
        let here = values.each_ref().map(|values| values[state]);
        let (low, high) = here.iter().fold((here[0], here[0]), |(low, high), &v| (low.min(v), high.max(v)));
        (high - low) as u8
    })
}

/// The numbers of six candidates, in order. One after the other is exchanged for the one that fits the others best,
/// until no exchange helps. Candidates that are worth most come first: they are alike, for none exceeds the maximum.
pub(super) fn least_different(candidates: &[Candidate]) -> [usize; SHEETS] {
    let mut ranked: Vec<usize> = (0..candidates.len()).collect();
    let total = |n: &usize| candidates[*n].values.iter().map(|&value| i32::from(value)).sum::<i32>();
    ranked.sort_by_cached_key(|n| (-total(n), *n));
    let starts = ranked.chunks_exact(SHEETS).take(STARTS);
    let improved = starts.map(|start| improve(candidates, std::array::from_fn(|n| start[n])));
    let (_, mut chosen) = improved.min().expect("at least six candidates");
    chosen.sort_unstable();
    chosen
}

/// The sum of all spreads, and the choice.
fn improve(candidates: &[Candidate], mut chosen: [usize; SHEETS]) -> (u32, [usize; SHEETS]) {
    let mut least = u32::MAX;
    loop {
        let before = least;
        for place in 0..SHEETS {
            let (low, high) = range_of_others(candidates, &chosen, place);
            let others = chosen;
            let free = (0..candidates.len()).filter(|n| others.iter().enumerate().all(|(p, c)| p == place || c != n));
            let spread = |n: usize| spread_with(&low, &high, &candidates[n].values);
            (least, chosen[place]) = free.map(|n| (spread(n), n)).min().expect("at least six candidates");
        }
        if least == before {
            return (least, chosen);
        }
    }
}

/// The worst and the best in each state, without the sheet in one place.
fn range_of_others(candidates: &[Candidate], chosen: &[usize; SHEETS], place: usize) -> (Vec<i8>, Vec<i8>) {
    let states = candidates[0].values.len();
    let (mut low, mut high) = (vec![i8::MAX; states], vec![i8::MIN; states]);
    for (_, &n) in chosen.iter().enumerate().filter(|&(p, _)| p != place) {
        for ((low, high), &value) in low.iter_mut().zip(&mut high).zip(&candidates[n].values) {
            (*low, *high) = ((*low).min(value), (*high).max(value));
        }
    }
    (low, high)
}

fn spread_with(low: &[i8], high: &[i8], values: &[i8]) -> u32 {
    let range = low.iter().zip(high);
    range.zip(values).map(|((&low, &high), &value)| (high.max(value) - low.min(value)) as u32).sum()
}
