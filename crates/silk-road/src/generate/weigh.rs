//! What a sheet is worth: the best goods total for every pair of cities and every order of prices, exactly.
use super::slots;
use crate::catalog::ProductMap;
use crate::hex::{EDGES, Gates};
use crate::routes::{EDGE_TURNED, Legal};
use crate::tile::STOCK;
use crate::words::City;

/// Cannot be reached. No sum of prices comes near it, and it stays apart whatever is added.
const NEVER: i8 = -100;
/// Edges that are looked up together.
const CHUNK: usize = 11;
const CHUNKS: usize = EDGES.div_ceil(CHUNK);

/// The edges of all legal routes from city 0 to the cities 1, 2 and 3, to weigh sheets with.
pub(super) struct Scales([Vec<u64>; 3]);

/// How many dots of each good a sheet has.
pub(super) fn dots_of_each(sheet: &ProductMap, round: u8) -> u8 {
    sheet.dots.len() as u8 / slots(round).len() as u8
}

impl Scales {
    pub(super) fn new() -> Scales {
        let legal = |to: usize| Legal::new(City::ALL[0], City::ALL[to], Gates::One, [STOCK; 3]);
        // The frame of city 0 is the real one here.
        Scales([1, 2, 3].map(legal).map(|legal| (0..legal.len()).map(|k| legal.edges(k)).collect()))
    }

    /// The best goods totals, for all pairs of cities and all orders of prices in a fixed order.
    pub(super) fn values(&self, sheet: &ProductMap, round: u8) -> Vec<i8> {
        let radix = usize::from(dots_of_each(sheet, round)) + 1;
        let counts = radix.pow(slots(round).len() as u32);
        let (mut reached, mut scratch, mut values) = (vec![NEVER; counts], vec![NEVER; counts], vec![]);
        for (routes, turns) in self.0.iter().zip([6, 6, 3]) {
            for names in &EDGE_TURNED[..turns] {
                reached.fill(NEVER);
                reach(routes, &places(sheet, names, radix), &mut reached);
                best_at_each_order(&reached, radix, slots(round), &mut scratch, &mut values);
            }
        }
        values
    }
}

/// For each edge, as the routes call it, what crossing it adds to the number that counts the dots: its digits to the
/// base `radix` say how many of each good are crossed.
fn places(sheet: &ProductMap, names: &[u8; EDGES], radix: usize) -> [u16; EDGES] {
    let mut places = [0; EDGES];
    for dot in sheet.dots.iter() {
        let edge = names.iter().position(|&name| name == dot.edge).expect("a turn moves edges to edges");
        places[edge] += radix.pow(dot.good as u32) as u16;
    }
    places
}

/// Marks with 0 which counts of dots some legal route crosses.
fn reach(routes: &[u64], places: &[u16; EDGES], reached: &mut [i8]) {
    let mut sums = [[0u16; 1 << CHUNK]; CHUNKS];
    for (sums, places) in sums.iter_mut().zip(places.chunks(CHUNK)) {
        for set in 1..1 << places.len() {
            sums[set] = sums[set & (set - 1)] + places[set.trailing_zeros() as usize];
        }
    }
    for edges in routes {
        let part = |n: usize| sums[n][(edges >> (CHUNK * n)) as usize & ((1 << CHUNK) - 1)];
        let count = part(0) + part(1) + part(2) + part(3);
        reached[count as usize] = 0;
    }
}

/// Gives the dearest place to each good in turn, keeps the best number of its dots for every count of the others, and
/// goes on with the other goods and places. `reached` has a digit for each good that is left.
fn best_at_each_order(reached: &[i8], radix: usize, slots: &[i8], scratch: &mut [i8], values: &mut Vec<i8>) {
    let [price, cheaper @ ..] = slots else { return values.push(reached[0]) };
    let (others, scratch) = scratch.split_at_mut(reached.len() / radix);
    for place in 0..slots.len() {
        let stride = radix.pow(place as u32);
        for (others, reached) in others.chunks_mut(stride).zip(reached.chunks(stride * radix)) {
            others.copy_from_slice(&reached[..stride]);
            for (dots, reached) in (1..).zip(reached[stride..].chunks(stride)) {
                for (best, &value) in others.iter_mut().zip(reached) {
                    *best = (*best).max(value + price * dots);
                }
            }
        }
        best_at_each_order(others, radix, cheaper, scratch, values);
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Effort, draw, goods_in};
    use super::*;
    use crate::market::{Order, prices};
    use crate::solve::{Problem, best};
    use table::TableDice;

    /// All orders of the goods, in the order in which places are given away.
    fn orders(left: &Order, given: Order, all: &mut Vec<Order>) {
        if left.is_empty() {
            all.push(given);
        }
        for n in 0..left.len() {
            let (mut left, mut given) = (*left, given);
            given.push(left.remove(n));
            orders(&left, given, all);
        }
    }

    /// Two ways to the same figures: counts of dots over all routes, and the solver for each state by itself.
    #[test]
    fn values_are_what_the_solver_finds() {
        let scales = Scales::new();
        let mut dice = TableDice::new("weigh");
        for (round, dots, step) in [(1, 2, 1), (2, 2, 7), (3, 1, 31), (3, 2, 31), (4, 2, 173), (4, 3, 173)] {
            let sheet = draw(&mut dice, dots, round);
            let values = scales.values(&sheet, round);
            let mut all = vec![];
            orders(&goods_in(round).iter().copied().collect(), Order::new(), &mut all);
            assert_eq!(values.len(), 15 * all.len());
            for state in (0..values.len()).step_by(step) {
                let (pair, order) = (state / all.len(), &all[state % all.len()]);
                let (from, apart) = [(pair, 1), (pair.wrapping_sub(6), 2), (pair.wrapping_sub(12), 3)][pair / 6];
                let cities = [City::ALL[from], City::ALL[(from + apart) % 6]];
                let problem = Problem::new(cities, Gates::One).with_sheet(&sheet, &prices(order, slots(round)));
                assert_eq!(i32::from(values[state]), best(&problem).goods, "round {round}, state {state}");
            }
        }
    }

    #[test]
    fn a_round_alone_is_the_same_as_with_the_others() {
        let all = super::super::sheets("any", 1, Effort::Quick);
        assert_eq!(super::super::round_of_sheets("any", 1, 3, Effort::Quick), all[2]);
    }
}
