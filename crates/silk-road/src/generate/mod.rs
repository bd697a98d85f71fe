//! New sheets from a seed (4.4): drawn at random, weighed exactly, and the six that differ least are kept.
//!
//! The same seed gives the same sheets on every machine. Nothing is sampled: `draw` lays dots, `weigh` knows what a sheet
//! is worth for every pair of cities at every order of prices, `choose` compares.
mod choose;
mod draw;
mod weigh;

use crate::catalog::{ProductMap, ROUNDS, SHEETS};
use crate::options::SLOTS;
use crate::words::Good;
use choose::{Candidate, bring_closer, least_different, spreads};
use draw::draw;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use table::TableDice;
use weigh::Scales;

/// How far a dot may lie from the middle of its edge, in thousandths of a hexagon's width (4.1).
pub const OFFSET: i32 = 120;
/// The most dots around a cell.
pub const CROWD: u8 = 3;

/// How long to search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effort {
    /// while a table is opened: as few candidates as will do
    Quick,
    /// for the sheets of a pack
    Thorough,
}

impl Effort {
    /// How many candidates are drawn at first; while the bounds do not hold, twice as many.
    fn candidates(self) -> usize {
        match self {
            Effort::Quick => 32,
            Effort::Thorough => 512,
        }
    }
    /// How many dots of the chosen six are tried in other places.
    fn moves(self) -> usize {
        match self {
            Effort::Quick => 0,
            Effort::Thorough => 1800,
        }
    }
}

/// Six for each round.
pub type Sheets = [[ProductMap; SHEETS]; ROUNDS as usize];

/// So many sets of quick sheets are kept, ten kilobytes each.
const AT_HAND: usize = 64;

/// No more candidates than this: by then six good ones were there for every seed tried.
const MOST: usize = 4096;

/// The goods in play in a round, which enter one by one.
pub fn goods_in(round: u8) -> &'static [Good] {
    &Good::ALL[..round as usize + 2]
}

/// Six sheets for each of the four rounds, with so many dots of each good in play.
pub fn sheets(seed: &str, dots: u8, effort: Effort) -> Sheets {
    std::array::from_fn(|n| six(scales(), seed, dots, n as u8 + 1, effort))
}

/// The same for a table that is opened, tried, and loaded again: drawn lately, they are at hand.
pub fn quick_sheets(seed: &str, dots: u8) -> Arc<Sheets> {
    type Drawn = VecDeque<(String, u8, Arc<Sheets>)>;
    static DRAWN: Mutex<Drawn> = Mutex::new(VecDeque::new());
    let lock = || DRAWN.lock().unwrap_or_else(PoisonError::into_inner);
    let known = |drawn: &Drawn| drawn.iter().find(|d| d.0 == seed && d.1 == dots).map(|d| d.2.clone());
    if let Some(sheets) = known(&lock()) {
        return sheets;
    }
    let sheets = Arc::new(sheets(seed, dots, Effort::Quick));
    let mut drawn = lock();
    if drawn.len() == AT_HAND {
        drawn.pop_front();
    }
    drawn.push_back((seed.into(), dots, sheets.clone()));
    sheets
}

/// The same routes for all sheets there are.
fn scales() -> &'static Scales {
    static SCALES: OnceLock<Scales> = OnceLock::new();
    SCALES.get_or_init(Scales::new)
}

/// The six sheets of one round; [`sheets`] has the same.
pub fn round_of_sheets(seed: &str, dots: u8, round: u8, effort: Effort) -> [ProductMap; SHEETS] {
    six(scales(), seed, dots, round, effort)
}

fn six(scales: &Scales, seed: &str, dots: u8, round: u8, effort: Effort) -> [ProductMap; SHEETS] {
    assert!((1..=3).contains(&dots), "one to three dots of each good");
    let mut dice = TableDice::new(&format!("silk-road sheets\n{seed}"));
    let mut candidates: Vec<Candidate> = vec![];
    let mut wanted = effort.candidates();
    loop {
        candidates.resize_with(wanted, || Candidate::new(scales, draw(&mut dice, dots, round), round));
        let mut six = least_different(&candidates);
        bring_closer(&mut six, scales, &mut dice, round, effort.moves());
        let six = six.map(|candidate| candidate.sheet);
        if wanted >= MOST || dots != 2 || measure(scales, &six, round).is_within_bounds() {
            return numbered(six, round);
        }
        wanted *= 2;
    }
}

fn numbered(mut six: [ProductMap; SHEETS], round: u8) -> [ProductMap; SHEETS] {
    for (number, sheet) in (SHEETS as u8 * (round - 1) + 1..).zip(&mut six) {
        sheet.number = number;
    }
    six
}

/// How good six sheets are together. A state is a pair of cities and an order of prices; means are over all of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quality {
    pub round: u8,
    /// the best goods total, in thousandths of a point
    pub mean_best: u32,
    /// the goods total that no sheet can exceed, in points
    pub max: u32,
    /// best of the best sheet less best of the worst, in thousandths of a point
    pub mean_spread: u32,
    /// in how many states the six differ by two points or less, in thousandths
    pub within2_share: u32,
}

impl Quality {
    /// The bounds of section 4.4 for two dots of each good.
    pub fn is_within_bounds(&self) -> bool {
        let n = self.round as usize - 1;
        self.mean_best >= self.max * [950, 950, 950, 900][n] && self.mean_spread <= [500, 750, 1000, 2500][n]
    }
}

/// Weighs the six sheets of a round, all with the same number of dots of each good.
pub fn quality(sheets: &[ProductMap; SHEETS], round: u8) -> Quality {
    measure(scales(), sheets, round)
}

fn measure(scales: &Scales, sheets: &[ProductMap; SHEETS], round: u8) -> Quality {
    let values = sheets.map(|sheet| scales.values(&sheet, round));
    let states = values[0].len() as u64;
    let total: i64 = values.iter().flatten().map(|&value| i64::from(value)).sum();
    let spreads: Vec<u8> = spreads(&values).collect();
    let spread: u64 = spreads.iter().map(|&s| u64::from(s)).sum();
    let within: u64 = spreads.iter().filter(|&&s| s <= 2).count() as u64;
    let most: i32 = slots(round).iter().map(|&slot| i32::from(slot.max(0))).sum();
    Quality {
        round,
        mean_best: (1000 * total.max(0) as u64 / (states * SHEETS as u64)) as u32,
        max: most as u32 * u32::from(weigh::dots_of_each(&sheets[0], round)),
        mean_spread: (1000 * spread / states) as u32,
        within2_share: (1000 * within / states) as u32,
    }
}

/// What the places of the market are worth in a round, the dearest first.
fn slots(round: u8) -> &'static [i8] {
    &SLOTS[round as usize - 1][..goods_in(round).len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sheets_that_were_drawn_lately_are_not_drawn_again() {
        let first = quick_sheets("at hand", 1);
        assert_eq!(*first, sheets("at hand", 1, Effort::Quick));
        assert!(Arc::ptr_eq(&first, &quick_sheets("at hand", 1)));
        assert!(!Arc::ptr_eq(&first, &quick_sheets("at hand", 2)), "other dots, other sheets");
    }
}
