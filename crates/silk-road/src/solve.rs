//! The best route, exactly: every legal route is weighed, with every way to lay the bonus tiles (4.5).
//!
//! The scan over the paths adds up worths by table and drops a path when not even the best imaginable bonus tiles could
//! lift it over the best route so far. Only what is left is looked at cell by cell.
use crate::catalog::ProductMap;
use crate::hex::{CELLS, EDGE, EDGES, Gates};
use crate::routes::{Doors, Pair, Path, Supply};
use crate::tile::{Board, STOCK};
use crate::words::City;

/// What is asked for: the route with the most of `64 * goods + tile * tiles`; of these one with the fewest bonus tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Problem {
    pub from: City,
    pub to: City,
    pub gates: Gates,
    /// what crossing each edge is worth
    pub worth: [i16; EDGES],
    /// ordinary tiles of each kind
    pub supply: Supply,
    /// bonus tiles of each kind, three at most; none need be used
    pub bonus: Supply,
    /// What one more tile is worth, in 64ths of a point. 1: length breaks ties.
    pub tile: i16,
}

impl Problem {
    /// An empty key, ordinary tiles only, length breaks ties.
    pub fn new([from, to]: [City; 2], gates: Gates) -> Problem {
        Problem { from, to, gates, worth: [0; EDGES], supply: [STOCK; 3], bonus: [0; 3], tile: 1 }
    }
    /// With the dots of a sheet at these prices.
    pub fn with_sheet(mut self, sheet: &ProductMap, prices: &[i8; 6]) -> Problem {
        for dot in sheet.dots.iter() {
            self.worth[dot.edge as usize] += i16::from(prices[dot.good.index()]);
        }
        self
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Solution {
    /// the tiles of the route and no others
    pub board: Board,
    pub goods: i32,
    pub tiles: u8,
}

/// The best route. An empty board if there is none, which takes fewer tiles than a player has.
pub fn best(problem: &Problem) -> Solution {
    assert!(problem.bonus.iter().all(|&n| n <= MOST), "at most {MOST} bonus tiles of a kind");
    let search = Search::new(problem);
    match search.run() {
        None => Solution::default(),
        Some(found) => Solution {
            board: search.pair.board(found.path, found.doors, found.bonus),
            goods: found.goods,
            tiles: found.path.tiles() as u8,
        },
    }
}

/// The most bonus tiles of one kind.
const MOST: u8 = 3;
/// Edges that are weighed by one look into a table.
const CHUNK: usize = 7;
const CHUNKS: usize = EDGES / CHUNK;

#[derive(Clone, Copy)]
struct Found {
    path: Path,
    doors: Doors,
    goods: i32,
    bonus: u32,
}

struct Best {
    key: i64,
    found: Option<Found>,
}

struct Search<'p> {
    problem: &'p Problem,
    pair: Pair,
    /// worth of the edges in the frame of the paths
    worth: [i32; EDGES],
    /// for each set of neighbouring edges its worth and, in the lower half, the worth of its welcome ones
    sums: [[i64; 1 << CHUNK]; CHUNKS],
    /// no bonus tiles add more than this
    most_extra: i32,
    /// ordinary and bonus tiles together
    all: Supply,
}

impl<'p> Search<'p> {
    fn new(problem: &'p Problem) -> Search<'p> {
        let pair = Pair::new(problem.from, problem.to, problem.gates);
        let worth = pair.edge_names().map(|edge| i32::from(problem.worth[edge as usize]));
        let all = std::array::from_fn(|k| problem.supply[k].saturating_add(problem.bonus[k]));
        Search { problem, pair, worth, sums: sums(&worth), most_extra: most_extra(&worth, bonus_tiles(problem)), all }
    }

    fn run(&self) -> Option<Found> {
        let mut best = Best { key: i64::MIN, found: None };
        for &path in self.pair.paths {
            let (goods, welcome) = self.weigh(path.edges());
            if self.key(goods + welcome.min(self.most_extra), path, 0) > best.key {
                self.try_path(path, goods, &mut best);
            }
        }
        best.found
    }

    /// What is compared: goods and length, then thrift.
    #[inline]
    fn key(&self, goods: i32, path: Path, used: u32) -> i64 {
        let aim = 64 * i64::from(goods) + i64::from(self.problem.tile) * i64::from(path.tiles());
        16 * aim - i64::from(used)
    }

    /// The worth of some edges, and of the welcome ones among them.
    #[inline]
    fn weigh(&self, edges: u64) -> (i32, i32) {
        let mut sum = 0;
        for (n, sums) in self.sums.iter().enumerate() {
            sum += sums[(edges >> (CHUNK * n)) as usize & ((1 << CHUNK) - 1)];
        }
        ((sum >> 32) as i32, sum as i32)
    }

    fn try_path(&self, path: Path, goods: i32, best: &mut Best) {
        let Some(doors) = self.pair.way(path, self.all) else { return };
        let tiles = bonus_tiles(self.problem);
        if tiles == 0 {
            return self.offer(Found { path, doors, goods, bonus: 0 }, best);
        }
        // First as if the bonus tiles had any shape: then the gates do not matter.
        let mut row = self.row(path, doors);
        let free = row.any_shape().lay([tiles, 0, 0], [0; 3]).map_or(0, |laid| laid.extra);
        if self.key(goods + free, path, 0) <= best.key {
            return;
        }
        for &doors in self.pair.doors(path) {
            let needs = Pair::needs(path, doors);
            if (0..3).any(|k| needs[k] > self.all[k]) {
                continue;
            }
            row.set_ends(doors.kinds);
            let least = std::array::from_fn(|k| needs[k].saturating_sub(self.problem.supply[k]));
            if let Some(laid) = row.lay(self.problem.bonus, least) {
                self.offer(Found { path, doors, goods: goods + laid.extra, bonus: laid.cells }, best);
            }
        }
    }

    fn offer(&self, found: Found, best: &mut Best) {
        let key = self.key(found.goods, found.path, found.bonus.count_ones());
        if key > best.key {
            *best = Best { key, found: Some(found) };
        }
    }

    fn row(&self, path: Path, doors: Doors) -> Row {
        let mut row = Row { len: path.tiles() as usize, kinds: [0; CELLS], worth: [0; CELLS] };
        for (n, (cell, tile)) in self.pair.steps(path, doors).enumerate() {
            row.kinds[n] = tile.kind as u8;
            if n + 1 < row.len {
                row.worth[n] = self.worth[EDGE[cell as usize][path.exit(n) as usize] as usize];
            }
        }
        row
    }
}

fn bonus_tiles(problem: &Problem) -> u8 {
    problem.bonus.iter().sum()
}

fn sums(worth: &[i32; EDGES]) -> [[i64; 1 << CHUNK]; CHUNKS] {
    let mut sums = [[0; 1 << CHUNK]; CHUNKS];
    for (sums, worth) in sums.iter_mut().zip(worth.chunks(CHUNK)) {
        for set in 1..sums.len() {
            let first = worth[set.trailing_zeros() as usize];
            sums[set] = sums[set & (set - 1)] + (i64::from(first) << 32) + i64::from(first.max(0));
        }
    }
    sums
}

/// A bonus tile doubles two edges of its cell at most: so many cells with the two best edges each.
fn most_extra(worth: &[i32; EDGES], tiles: u8) -> i32 {
    let mut gains: [i32; CELLS] = std::array::from_fn(|cell| {
        let mut here = EDGE[cell].map(|edge| worth.get(edge as usize).map_or(0, |&w| w.max(0)));
        here.sort_unstable();
        here[4] + here[5]
    });
    gains.sort_unstable();
    gains.iter().rev().take(tiles as usize).sum()
}

/// The cells of one path: the kind of each tile, and the worth of the edge between it and the next.
#[derive(Clone, Copy)]
struct Row {
    len: usize,
    kinds: [u8; CELLS],
    worth: [i32; CELLS],
}

/// Bonus tiles on a row: what they add, and where they lie.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Laid {
    extra: i32,
    cells: u32,
}

/// So many bonus tiles cannot be laid.
const NEVER: Laid = Laid { extra: i32::MIN / 2, cells: 0 };
/// As many numbers of bonus tiles of the three kinds as there can be.
const STATES: usize = (MOST as usize + 1).pow(3);

impl Row {
    fn any_shape(&self) -> Row {
        Row { kinds: [0; CELLS], ..*self }
    }

    fn set_ends(&mut self, kinds: [u8; 2]) {
        self.kinds[0] = kinds[0];
        self.kinds[self.len - 1] = kinds[1];
    }

    /// The best way to lay at least `least` and at most `bonus` bonus tiles of each kind; of equal ones the fewest.
    ///
    /// An edge counts double if either of its cells holds a bonus tile, so it is enough to know, cell by
    /// cell, how many were laid and whether the last cell holds one.
    fn lay(&self, bonus: Supply, least: Supply) -> Option<Laid> {
        let places = bonus.map(|n| n as usize + 1);
        let stride = [1, places[0], places[0] * places[1]];
        let states = stride[2] * places[2];
        let laid = |state: usize, kind: usize| (state / stride[kind] % places[kind]) as u8;
        // without and with a bonus tile on the last cell
        let (mut off, mut on) = ([NEVER; STATES], [NEVER; STATES]);
        off[0] = Laid { extra: 0, cells: 0 };
        let mut before = 0;
        for cell in 0..self.len {
            let kind = self.kinds[cell] as usize;
            for state in (0..states).rev() {
                let doubled = Laid { extra: on[state].extra + before, ..on[state] };
                let either = off[state].max(on[state]);
                off[state] = off[state].max(doubled);
                on[state] = NEVER;
                if laid(state, kind) < bonus[kind] {
                    // the tile here doubles the edge before it, whatever lies there
                    on[state + stride[kind]] = Laid { extra: either.extra + before, cells: either.cells | 1 << cell };
                }
            }
            before = self.worth[cell];
        }
        let enough = |state: &usize| (0..3).all(|kind| laid(*state, kind) >= least[kind]);
        (0..states)
            .filter(enough)
            .map(|state| off[state].max(on[state]))
            .filter(|laid| laid.extra > NEVER.extra / 2)
            .max_by_key(|laid| (laid.extra, std::cmp::Reverse(laid.cells.count_ones())))
    }
}
