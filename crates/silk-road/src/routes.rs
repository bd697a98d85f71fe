//! Every way from city to city: all paths over the cells, enumerated once (4.2).
//!
//! A sixth of a turn takes each city to the next, so only the paths from city 0 to the cities 1, 2 and 3 are kept: a
//! problem is turned into that frame and its answer back. One and three gates open into the same corner cells and share
//! their paths; two gates have paths of their own. The tiles of the first and the last cell depend on the gates chosen.
use crate::hex::{BETWEEN, BEYOND, CELLS, EDGE, EDGES, Gates, NONE, TURNED, opposite};
use crate::tile::{Board, Tile};
use crate::words::City;
use std::sync::OnceLock;
use table::Few;

/// How many tiles of each kind may lie on a route, in the order of [`Kind::ALL`].
pub type Supply = [u8; 3];

/// A path over the cells, packed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Path {
    /// Bits 0 to 41: the edges crossed. From bit 42, five bits for each kind: how many tiles the inner cells take.
    /// Bits 57 to 59: the side where the first cell is left. Bits 60 to 62: the side where the last cell is entered.
    word: u64,
    /// Three bits for each step: the side where a cell is left.
    exits: u64,
}

const EDGE_BITS: u64 = (1 << EDGES) - 1;
const KINDS: usize = EDGES;
const FIRST: usize = KINDS + 15;
const LAST: usize = FIRST + 3;

impl Path {
    #[inline]
    pub(crate) fn edges(self) -> u64 {
        self.word & EDGE_BITS
    }
    #[inline]
    pub(crate) fn tiles(self) -> u32 {
        self.edges().count_ones() + 1
    }
    #[inline]
    fn inner(self, kind: usize) -> u8 {
        (self.word >> (KINDS + 5 * kind)) as u8 & 31
    }
    #[inline]
    fn ends(self) -> usize {
        (self.word >> FIRST) as usize & 63
    }
    #[inline]
    pub(crate) fn exit(self, step: usize) -> u8 {
        (self.exits >> (3 * step)) as u8 & 7
    }
}

/// All paths between two kinds of homes, in the frame of city 0.
struct Table {
    /// to the cities 1, 2 and 3
    paths: [Vec<Path>; 3],
}

/// Corner homes and side homes, each built when first asked for.
static TABLES: [OnceLock<Table>; 2] = [const { OnceLock::new() }; 2];

fn table(gates: Gates) -> &'static Table {
    TABLES[usize::from(gates == Gates::Two)].get_or_init(|| Table::new(gates))
}

impl Table {
    fn new(gates: Gates) -> Table {
        let home = |city: usize| gates.home(City::ALL[city]);
        let mut walk = Walk { goals: [1, 2, 3].map(home), paths: Default::default() };
        let start = home(0);
        walk.on(start, 1 << start, 0, Path { word: 0, exits: 0 });
        Table { paths: walk.paths }
    }
}

/// Walks over all paths from one cell at once; whoever stands in a goal has found a path to it.
struct Walk {
    goals: [u8; 3],
    paths: [Vec<Path>; 3],
}

impl Walk {
    fn on(&mut self, cell: u8, visited: u32, step: usize, path: Path) {
        let entered = if step > 0 { opposite(path.exit(step - 1)) } else { NONE };
        if let Some(goal) = self.goals.iter().position(|&g| g == cell) {
            self.paths[goal].push(Path { word: path.word | u64::from(entered) << LAST, ..path });
        }
        for side in 0..6 {
            let next = BEYOND[cell as usize][side as usize];
            if next == NONE || visited >> next & 1 == 1 {
                continue;
            }
            let mut on = path;
            on.exits |= u64::from(side) << (3 * step);
            on.word |= 1 << EDGE[cell as usize][side as usize];
            on.word += match step {
                0 => u64::from(side) << FIRST,
                _ => 1 << (KINDS + 5 * Tile::joining(entered, side).kind.index()),
            };
            self.on(next, visited | 1 << next, step + 1, on);
        }
    }
}

/// Two gates to go through, and the tiles that they ask for in the first and the last cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Doors {
    sides: [u8; 2],
    pub(crate) kinds: [u8; 2],
}

/// Two cities: the paths between them, and what their gates allow.
pub(crate) struct Pair {
    pub(crate) paths: &'static [Path],
    /// how many sixths of a turn lead from the frame of city 0 to the real one
    turns: u8,
    start: u8,
    /// by first side left and last side entered: one choice for each pair of kinds
    doors: [Few<Doors, 9>; 64],
}

impl Pair {
    pub(crate) fn new(from: City, to: City, gates: Gates) -> Pair {
        let ahead = (to as u8 + 6 - from as u8) % 6;
        // The tiles of a route are the same from both ends.
        let (first, apart) = if ahead <= 3 { (from, ahead) } else { (to, 6 - ahead) };
        assert!(apart > 0, "a route joins two different cities");
        let goal = City::ALL[apart as usize];
        let doors = std::array::from_fn(|ends| doors(gates, goal, ends as u8 & 7, ends as u8 >> 3));
        Pair {
            paths: &table(gates).paths[apart as usize - 1],
            turns: first as u8,
            start: gates.home(City::ALL[0]),
            doors,
        }
    }

    /// What each edge of the frame of city 0 is called on the real board.
    pub(crate) fn edge_names(&self) -> &'static [u8; EDGES] {
        &EDGE_TURNED[self.turns as usize]
    }

    /// The ways through the gates.
    #[inline]
    pub(crate) fn doors(&self, path: Path) -> &[Doors] {
        &self.doors[path.ends()]
    }

    /// How many tiles of each kind a path takes.
    #[inline]
    pub(crate) fn needs(path: Path, doors: Doors) -> Supply {
        let mut needs = [path.inner(0), path.inner(1), path.inner(2)];
        needs[doors.kinds[0] as usize] += 1;
        needs[doors.kinds[1] as usize] += 1;
        needs
    }

    /// The first way through the gates for which the tiles suffice.
    #[inline]
    pub(crate) fn way(&self, path: Path, supply: Supply) -> Option<Doors> {
        // Most paths fail here already, before the gates are looked at.
        if (0..3).any(|kind| path.inner(kind) > supply[kind]) {
            return None;
        }
        let enough = |doors: &Doors| Self::needs(path, *doors).iter().zip(supply).all(|(&n, s)| n <= s);
        self.doors(path).iter().copied().find(enough)
    }

    /// The cells and tiles of a path in the frame of city 0, from gate to gate.
    pub(crate) fn steps(&self, path: Path, doors: Doors) -> impl Iterator<Item = (u8, Tile)> {
        let (mut cell, mut entered) = (self.start, doors.sides[0]);
        let last = path.tiles() as usize - 1;
        (0..=last).map(move |step| {
            let out = if step == last { doors.sides[1] } else { path.exit(step) };
            let here = (cell, Tile::joining(entered, out));
            (cell, entered) = (BEYOND[cell as usize][out as usize], opposite(out));
            here
        })
    }

    /// The tiles of a path on the real board. Bit n of `bonus`: the n-th tile is a bonus tile.
    pub(crate) fn board(&self, path: Path, doors: Doors, bonus: u32) -> Board {
        let mut board = Board::default();
        for (n, (cell, tile)) in self.steps(path, doors).enumerate() {
            let (a, b) = tile.sides();
            let turned = |side: u8| (side + self.turns) % 6;
            let tile = Tile { bonus: bonus >> n & 1 == 1, ..Tile::joining(turned(a), turned(b)) };
            board.0[CELL_TURNED[self.turns as usize][cell as usize] as usize] = Some(tile);
        }
        board
    }
}

/// The gates of city 0 and `goal` for a path that leaves the first cell and enters the last one through these sides.
fn doors(gates: Gates, goal: City, left: u8, entered: u8) -> Few<Doors, 9> {
    let mut all: Few<Doors, 9> = Few::new();
    let start = City::ALL[0];
    if left >= 6 || entered >= 6 || gates.is_gate(start, left) || gates.is_gate(goal, entered) {
        return all;
    }
    for a in gates.sides(start) {
        for b in gates.sides(goal) {
            let kinds = [Tile::joining(a, left), Tile::joining(entered, b)].map(|tile| tile.kind as u8);
            if all.iter().all(|known| known.kinds != kinds) {
                all.push(Doors { sides: [a, b], kinds });
            }
        }
    }
    all
}

/// The legal routes between two cities, counted and by number.
pub struct Legal {
    pair: Pair,
    supply: Supply,
    paths: Vec<Path>,
}

impl Legal {
    pub fn new(from: City, to: City, gates: Gates, supply: Supply) -> Legal {
        let pair = Pair::new(from, to, gates);
        let paths = pair.paths.iter().copied().filter(|&path| pair.way(path, supply).is_some()).collect();
        Legal { pair, supply, paths }
    }
    /// Routes that differ only in a gate of the same city count once.
    pub fn len(&self) -> usize {
        self.paths.len()
    }
    pub fn is_empty(&self) -> bool {
        self.paths.is_empty()
    }
    /// How many tiles the k-th route takes.
    pub fn tiles(&self, k: usize) -> u8 {
        self.paths[k].tiles() as u8
    }
    /// The edges that the k-th route crosses, one bit each.
    pub fn edges(&self, k: usize) -> u64 {
        let (names, mut rest, mut edges) = (self.pair.edge_names(), self.paths[k].edges(), 0);
        while rest != 0 {
            edges |= 1 << names[rest.trailing_zeros() as usize];
            rest &= rest - 1;
        }
        edges
    }
    /// The k-th route, laid with ordinary tiles.
    pub fn board(&self, k: usize) -> Board {
        let way = self.pair.way(self.paths[k], self.supply).expect("only legal routes are kept");
        self.pair.board(self.paths[k], way, 0)
    }
}

/// How many simple routes there are, however many tiles they take.
pub fn simple(from: City, to: City, gates: Gates) -> usize {
    Pair::new(from, to, gates).paths.len()
}

/// Where each cell lies after so many sixths of a turn.
const CELL_TURNED: [[u8; CELLS]; 6] = {
    let mut all = [[0; CELLS]; 6];
    let mut cell = 0;
    while cell < CELLS {
        all[0][cell] = cell as u8;
        let mut turns = 1;
        while turns < 6 {
            all[turns][cell] = TURNED[all[turns - 1][cell] as usize];
            turns += 1;
        }
        cell += 1;
    }
    all
};

/// Where each edge lies after so many sixths of a turn.
pub(crate) const EDGE_TURNED: [[u8; EDGES]; 6] = {
    let mut all = [[0; EDGES]; 6];
    let mut turns = 0;
    while turns < 6 {
        let mut edge = 0;
        while edge < EDGES {
            let (a, b) = BETWEEN[edge];
            let (a, b) = (CELL_TURNED[turns][a as usize], CELL_TURNED[turns][b as usize]);
            let mut side = 0;
            while BEYOND[a as usize][side] != b {
                side += 1;
            }
            all[turns][edge] = EDGE[a as usize][side];
            edge += 1;
        }
        turns += 1;
    }
    all
};
