//! Which goods fit into a wagon: decided once for every set of goods, so the hot path only looks it up.
//!
//! A wagon is a grid (F-140), perhaps narrowed by the storage tile (F-162), perhaps with one or two separate small bags
//! (F-153), and with heroes who carry one good of any size each (F-147). Rearranging is free, so the only question is
//! whether a packing exists (F-212).
use crate::words::Good;
use std::collections::BTreeSet;

/// A polyomino: cells as `(column, row)`.
pub type Shape = Vec<(u8, u8)>;

/// What a wagon has besides its grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct WagonRoom {
    /// the storage tile takes its room
    pub tile: bool,
    /// separate bags
    pub bags: u8,
}

const MAX_PORTERS: usize = 3;
/// Sets on one page of the table, as a power of two.
const PAGE: u32 = 8;

impl WagonRoom {
    /// No tile or a tile, with 0 to 2 bags.
    #[inline]
    pub fn index(self) -> usize {
        self.tile as usize * 3 + self.bags as usize
    }
}

#[derive(Clone, Debug)]
pub struct Fit {
    pub grid: (u8, u8),
    pub bag: (u8, u8),
    pub tile: Shape,
    pub shapes: [Shape; 6],
    /// the grid and a bag, to lay goods out for people to see
    pub(crate) board: Board,
    pub(crate) small: Board,
    /// where the storage tile can lie
    pub(crate) tile_in_grid: Vec<u64>,
    pub(crate) tile_in_bag: Vec<u64>,
    /// what one more good of each kind adds to the index of a set of goods
    pub weight: [u32; 6],
    radix: [u8; 6],
    /// Which page holds an index. Few sets fit anywhere, so most parts of the table are the same empty page 0.
    pages: Vec<u32>,
    /// Four bits per room for every set on a page: bit k says that the set fits with k heroes who carry.
    sets: Vec<u32>,
}

type Counts = [u8; 6];

impl Fit {
    /// Computes every answer. `stock`: tiles of each good, no set can hold more.
    pub fn new(grid: (u8, u8), bag: (u8, u8), tile: Shape, shapes: [Shape; 6], stock: [u8; 6]) -> Fit {
        let (board, small) = (Board::new(grid, &shapes), Board::new(bag, &shapes));
        let (tile_in_grid, tile_in_bag) = (placements(&tile, grid), placements(&tile, bag));
        let in_bag = all_fitting(&stock, |counts| small.holds(counts, 0));
        let mut rooms: Vec<BTreeSet<Counts>> = vec![];
        for holes in [&vec![0], &tile_in_grid] {
            let alone = all_fitting(&stock, |counts| holes.iter().any(|&used| board.holds(counts, used)));
            let mut one = sums(&alone, &in_bag, &stock);
            // The tile is movable (F-162): it may lie in a bag, which leaves the whole grid.
            if !rooms.is_empty() && !tile_in_bag.is_empty() {
                one.extend(&rooms[0]);
            }
            let two = sums(&one, &in_bag, &stock);
            rooms.extend([alone, one, two]);
        }
        let most = largest(&rooms);
        // One place more than occurs, so that "and one more?" can always be asked.
        let radix: [u8; 6] = std::array::from_fn(|k| (most[k] + MAX_PORTERS as u8).min(stock[k]) + 2);
        let mut weight = [1u32; 6];
        for k in 1..6 {
            weight[k] = weight[k - 1] * u32::from(radix[k - 1]);
        }
        let size = weight[5] * u32::from(radix[5]);
        let pages = vec![0; (size >> PAGE) as usize + 1];
        let sets = vec![0; 1 << PAGE];
        let mut fit =
            Fit { grid, bag, tile, shapes, board, small, tile_in_grid, tile_in_bag, weight, radix, pages, sets };
        for (room, sets) in rooms.into_iter().enumerate() {
            fit.fill(room, sets.into_iter().collect(), &stock);
        }
        fit
    }

    fn fill(&mut self, room: usize, mut latest: Vec<Counts>, stock: &Counts) {
        for porters in 0..=MAX_PORTERS {
            // fits with this many, so also with more
            let bits = (0b1111 << porters & 0b1111) << (room * 4);
            // What did not fit with fewer: one good more than what needs one porter less.
            latest.retain(|counts| self.note(self.index(counts), room, bits));
            if porters < MAX_PORTERS {
                latest = latest.iter().flat_map(|c| one_more(c, stock)).collect();
            }
        }
    }

    /// Notes an answer; false if this set was known to fit this room.
    fn note(&mut self, index: u32, room: usize, bits: u32) -> bool {
        let page = &mut self.pages[(index >> PAGE) as usize];
        if *page == 0 {
            *page = (self.sets.len() >> PAGE) as u32;
            self.sets.resize(self.sets.len() + (1 << PAGE), 0);
        }
        let set = &mut self.sets[(*page as usize) << PAGE | index as usize & ((1 << PAGE) - 1)];
        let new = *set >> (room * 4) & 0b1111 == 0;
        if new {
            *set |= bits;
        }
        new
    }

    /// The index of a set of goods.
    pub fn index(&self, counts: &Counts) -> u32 {
        (0..6).map(|k| u32::from(counts[k].min(self.radix[k] - 1)) * self.weight[k]).sum()
    }

    /// Does the set with this index fit?
    #[inline]
    pub fn fits(&self, index: u32, room: WagonRoom, porters: u32) -> bool {
        let page = self.pages[(index >> PAGE) as usize] as usize;
        let set = self.sets[page << PAGE | index as usize & ((1 << PAGE) - 1)];
        set >> (room.index() as u32 * 4 + porters) & 1 == 1
    }

    /// Bytes of the tables.
    pub fn bytes(&self) -> usize {
        size_of_val(&self.pages[..]) + size_of_val(&self.sets[..])
    }
}

/// Every set that `fits`, found by adding one good at a time: a set fits only if every smaller one does.
fn all_fitting(stock: &Counts, fits: impl Fn(&Counts) -> bool) -> BTreeSet<Counts> {
    let mut all = BTreeSet::from([[0; 6]]);
    let mut latest = all.clone();
    while !latest.is_empty() {
        let next: BTreeSet<Counts> = latest.iter().flat_map(|c| one_more(c, stock)).collect();
        latest = next.into_iter().filter(|c| one_less(c).all(|d| all.contains(&d)) && fits(c)).collect();
        all.extend(&latest);
    }
    all
}

fn one_more<'a>(c: &'a Counts, stock: &'a Counts) -> impl Iterator<Item = Counts> + 'a {
    (0..6).filter(|&k| c[k] < stock[k]).map(|k| {
        let mut more = *c;
        more[k] += 1;
        more
    })
}

fn one_less(c: &Counts) -> impl Iterator<Item = Counts> + '_ {
    (0..6).filter(|&k| c[k] > 0).map(|k| {
        let mut less = *c;
        less[k] -= 1;
        less
    })
}

/// Sets that split into one of `a` and one of `b`.
fn sums(a: &BTreeSet<Counts>, b: &BTreeSet<Counts>, stock: &Counts) -> BTreeSet<Counts> {
    a.iter()
        .flat_map(|x| b.iter().map(|y| std::array::from_fn(|k| x[k] + y[k])))
        .filter(|c: &Counts| (0..6).all(|k| c[k] <= stock[k]))
        .collect()
}

fn largest(rooms: &[BTreeSet<Counts>]) -> Counts {
    std::array::from_fn(|k| rooms.iter().flatten().map(|c| c[k]).max().unwrap_or(0))
}

/// How many sets of goods have no more cells than the grid, whatever their shapes: a bound for the work of [`Fit::new`].
pub fn loads(grid: (u8, u8), shapes: &[Shape; 6], stock: &[u8; 6]) -> u64 {
    let cells = usize::from(grid.0) * usize::from(grid.1);
    // sets that cover exactly so many cells
    let mut exactly = vec![0; cells + 1];
    exactly[0] = 1;
    for (shape, &stock) in shapes.iter().zip(stock) {
        let with = |covered: usize| (0..=usize::from(stock)).map_while(move |n| covered.checked_sub(n * shape.len()));
        exactly = (0..=cells).map(|covered| with(covered).map(|rest| exactly[rest]).sum()).collect();
    }
    exactly.iter().sum()
}

/// All ways to lay a shape into a grid, as bit masks of cells (row by row).
pub fn placements(shape: &[(u8, u8)], (w, h): (u8, u8)) -> Vec<u64> {
    let mut masks = BTreeSet::new();
    let mut turned: Vec<(i8, i8)> = shape.iter().map(|&(x, y)| (x as i8, y as i8)).collect();
    for _ in 0..4 {
        turned.iter_mut().for_each(|c| *c = (-c.1, c.0));
        let (left, top) = (turned.iter().map(|c| c.0).min(), turned.iter().map(|c| c.1).min());
        let (left, top) = (left.unwrap_or(0), top.unwrap_or(0));
        for dy in 0..h as i8 {
            for dx in 0..w as i8 {
                let cells = turned.iter().map(|c| (c.0 - left + dx, c.1 - top + dy));
                if cells.clone().all(|(x, y)| x < w as i8 && y < h as i8) {
                    masks.insert(cells.fold(0u64, |m, (x, y)| m | 1 << (y as u32 * u32::from(w) + x as u32)));
                }
            }
        }
    }
    masks.into_iter().collect()
}

/// A grid with every placement of every good, by the first cell that it covers.
#[derive(Clone, Debug)]
pub(crate) struct Board {
    cells: u32,
    area: [u32; 6],
    /// kinds, largest first: they are the hardest to place
    order: [usize; 6],
    at: Vec<Vec<Vec<u64>>>,
}

impl Board {
    pub(crate) fn new(grid: (u8, u8), shapes: &[Shape; 6]) -> Board {
        let cells = u32::from(grid.0) * u32::from(grid.1);
        let area = std::array::from_fn(|k| shapes[k].len() as u32);
        let mut order = [0, 1, 2, 3, 4, 5];
        order.sort_by_key(|&k: &usize| std::cmp::Reverse(shapes[k].len()));
        let mut at = vec![vec![vec![]; cells as usize]; 6];
        for k in 0..6 {
            for mask in placements(&shapes[k], grid) {
                at[k][mask.trailing_zeros() as usize].push(mask);
            }
        }
        Board { cells, area, order, at }
    }
    /// Is there a packing of these goods that leaves the cells of `used` alone?
    fn holds(&self, counts: &Counts, used: u64) -> bool {
        self.packing(counts, used).is_some()
    }
    /// A packing: one mask per good.
    pub(crate) fn packing(&self, counts: &Counts, used: u64) -> Option<Vec<(Good, u64)>> {
        let needed: u32 = (0..6).map(|k| self.area[k] * u32::from(counts[k])).sum();
        let free = self.cells - used.count_ones();
        let spare = free.checked_sub(needed)?;
        let mut laid = vec![];
        self.lay(&mut { *counts }, used, spare, &mut laid).then_some(laid)
    }
    /// Fills the first free cell with some good, or leaves it empty while cells can be spared.
    fn lay(&self, left: &mut Counts, used: u64, spare: u32, laid: &mut Vec<(Good, u64)>) -> bool {
        if *left == [0; 6] {
            return true;
        }
        let cell = (!used).trailing_zeros();
        if cell >= self.cells {
            return false;
        }
        for &k in &self.order {
            if left[k] == 0 {
                continue;
            }
            for &mask in &self.at[k][cell as usize] {
                if mask & used == 0 {
                    left[k] -= 1;
                    laid.push((Good::ALL[k], mask));
                    if self.lay(left, used | mask, spare, laid) {
                        return true;
                    }
                    laid.pop();
                    left[k] += 1;
                }
            }
        }
        spare > 0 && self.lay(left, used | 1 << cell, spare - 1, laid)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: [(u8, u8); 3] = [(0, 0), (1, 0), (2, 0)];
    const CORNER: [(u8, u8); 3] = [(0, 0), (1, 0), (0, 1)];
    const PLUS: [(u8, u8); 5] = [(1, 0), (0, 1), (1, 1), (2, 1), (1, 2)];

    fn shapes() -> [Shape; 6] {
        [LINE.into(), CORNER.into(), PLUS.into(), PLUS.into(), PLUS.into(), PLUS.into()]
    }

    #[test]
    fn shapes_are_turned_and_moved_but_never_mirrored() {
        assert_eq!(placements(&LINE, (3, 3)).len(), 6);
        assert_eq!(placements(&CORNER, (3, 3)).len(), 16);
        assert_eq!(placements(&PLUS, (3, 3)), [0b010_111_010]);
        assert_eq!(placements(&[(0, 0), (1, 0), (1, 1), (2, 1)], (3, 2)).len(), 1);
    }

    #[test]
    fn a_packing_lays_every_good_on_cells_of_its_own() {
        let board = Board::new((3, 3), &shapes());
        let laid = board.packing(&[1, 2, 0, 0, 0, 0], 0).expect("nine cells");
        assert_eq!(laid.iter().fold(0, |all, (_, mask)| all | mask), 0b111_111_111);
        assert_eq!(laid.iter().map(|(_, mask)| mask.count_ones()).sum::<u32>(), 9);
        assert_eq!(board.packing(&[1, 0, 1, 0, 0, 0], 0), None, "the plus leaves only corners");
    }

    /// A 3 x 3 grid, a 2 x 2 bag, a storage tile of two cells.
    #[test]
    fn room_tiles_bags_and_porters_count() {
        let fit = Fit::new((3, 3), (2, 2), vec![(0, 0), (1, 0)], shapes(), [9; 6]);
        let fits = |goods: [u8; 6], tile, bags, porters| fit.fits(fit.index(&goods), WagonRoom { tile, bags }, porters);
        let (lines, corners, plus) = ([3, 0, 0, 0, 0, 0], [0, 3, 0, 0, 0, 0], [1, 0, 1, 0, 0, 0]);
        assert!(fits(lines, false, 0, 0) && !fits(lines, true, 0, 0), "the tile takes a line");
        assert!(fits(lines, true, 1, 0), "the tile lies in the bag");
        assert!(!fits([4, 0, 0, 0, 0, 0], false, 2, 0) && fits(lines, true, 0, 1), "a line does not fit into a bag");
        assert!(!fits(corners, false, 0, 0), "nine cells, but three corners leave a gap");
        assert!(fits(corners, false, 1, 0) && fits(corners, true, 1, 0) && fits(corners, false, 0, 1));
        assert!(!fits(plus, false, 2, 0) && fits(plus, false, 0, 1));
        assert!(!fits([9; 6], false, 2, 3) && fits([0; 6], true, 0, 0));
        assert!(fit.bytes() > 0);
    }

    #[test]
    fn loads_count_cells_only() {
        // nothing, a line, a corner; then a plus of four kinds; then two small ones, alike or not
        assert_eq!(loads((2, 2), &shapes(), &[9; 6]), 3);
        assert_eq!(loads((3, 2), &shapes(), &[9; 6]), 3 + 4 + 3);
        assert_eq!(loads((3, 2), &shapes(), &[1; 6]), 3 + 4 + 1);
    }
}
