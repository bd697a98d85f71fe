//! Which six of many sheets differ least (4.4, step 5).
use super::draw::moved;
use super::weigh::Scales;
use crate::catalog::{ProductMap, SHEETS};
use table::TableDice;

#[derive(Clone)]
pub(super) struct Candidate {
    pub(super) sheet: ProductMap,
    /// its best goods total in every state
    values: Vec<i8>,
}

impl Candidate {
    pub(super) fn new(scales: &Scales, sheet: ProductMap, round: u8) -> Candidate {
        Candidate { sheet, values: scales.values(&sheet, round) }
    }
    fn total(&self) -> i32 {
        self.values.iter().map(|&value| i32::from(value)).sum()
    }
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

/// Six of the candidates, in their order. One after the other is exchanged for the one that fits the others best, until
/// no exchange helps. Candidates that are worth most come first: they are alike, for none exceeds the maximum.
pub(super) fn least_different(candidates: &[Candidate]) -> [Candidate; SHEETS] {
    let mut ranked: Vec<usize> = (0..candidates.len()).collect();
    ranked.sort_by_cached_key(|&n| (-candidates[n].total(), n));
    let starts = ranked.chunks_exact(SHEETS).take(STARTS);
    let improved = starts.map(|start| improve(candidates, std::array::from_fn(|n| start[n])));
    let (_, mut chosen) = improved.min().expect("at least six candidates");
    chosen.sort_unstable();
    chosen.map(|n| candidates[n].clone())
}

/// The sum of all spreads, and the choice.
fn improve(candidates: &[Candidate], mut chosen: [usize; SHEETS]) -> (u32, [usize; SHEETS]) {
    let mut least = u32::MAX;
    loop {
        let before = least;
        for place in 0..SHEETS {
            let range = Range::of(others(&chosen, place).map(|&n| &candidates[n]));
            let free = (0..candidates.len()).filter(|n| others(&chosen, place).all(|other| other != n));
            let best = free.map(|n| (range.spread_with(&candidates[n]), n)).min();
            (least, chosen[place]) = best.expect("at least six candidates");
        }
        if least == before {
            return (least, chosen);
        }
    }
}

/// Moves single dots, sheet by sheet, and keeps what brings the six closer together.
pub(super) fn bring_closer(
    six: &mut [Candidate; SHEETS],
    scales: &Scales,
    dice: &mut TableDice,
    round: u8,
    moves: usize,
) {
    for place in (0..SHEETS).cycle().take(moves) {
        let range = Range::of(others(six, place));
        let now = range.spread_with(&six[place]);
        if now == 0 {
            return;
        }
        let Some(sheet) = moved(&six[place].sheet, dice, round) else { continue };
        let other = Candidate::new(scales, sheet, round);
        if range.spread_with(&other) < now {
            six[place] = other;
        }
    }
}

/// All but the one in this place.
fn others<T>(six: &[T; SHEETS], place: usize) -> impl Iterator<Item = &T> {
    six.iter().enumerate().filter(move |&(n, _)| n != place).map(|(_, one)| one)
}

/// The worst and the best of some candidates in each state.
struct Range {
    low: Vec<i8>,
    high: Vec<i8>,
}

impl Range {
    fn of<'c>(mut candidates: impl Iterator<Item = &'c Candidate>) -> Range {
        let first = candidates.next().expect("five others").values.clone();
        let mut range = Range { low: first.clone(), high: first };
        for candidate in candidates {
            for ((low, high), &value) in range.low.iter_mut().zip(&mut range.high).zip(&candidate.values) {
                (*low, *high) = ((*low).min(value), (*high).max(value));
            }
        }
        range
    }
    /// The sum of all spreads when one more is among them.
    fn spread_with(&self, one: &Candidate) -> u32 {
        let range = self.low.iter().zip(&self.high);
        range.zip(&one.values).map(|((&low, &high), &value)| (high.max(value) - low.min(value)) as u32).sum()
    }
}
