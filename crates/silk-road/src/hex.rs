//! The board: 19 hexagons, their sides, the 42 edges between them, six cities outside (4.1).
//!
//! Cells are numbered row by row from the top, as a reader would: 3, 4, 5, 4, 3. Sides and cities are numbered
//! counter-clockwise from the east. Lengths are thousandths of the width of a hexagon, from the middle of the board,
//! x to the right and y downwards.
use crate::words::City;

pub const CELLS: usize = 19;
/// Edges between two cells; only these carry goods.
pub const EDGES: usize = 42;
/// Where there is no cell.
pub const NONE: u8 = u8::MAX;

/// The sides by name.
pub const SIDES: [&str; 6] = ["east", "north-east", "north-west", "west", "south-west", "south-east"];
/// Where each side leads.
const STEPS: [(i8, i8); 6] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];

/// The axial coordinates (q, r) of each cell.
pub const COORDINATES: [(i8, i8); CELLS] = coordinates();
/// What lies beyond each side of each cell: another cell, or [`NONE`].
pub const BEYOND: [[u8; 6]; CELLS] = beyond();
/// The edge on each side of each cell, or [`NONE`] at the rim.
pub const EDGE: [[u8; 6]; CELLS] = edge_table().0;
/// The two cells of each edge, the smaller number first.
pub const BETWEEN: [(u8, u8); EDGES] = edge_table().1;
/// Where each cell goes when the board is turned by sixty degrees, so that city k comes to the place of city k + 1.
pub const TURNED: [u8; CELLS] = turned();

#[inline]
pub const fn opposite(side: u8) -> u8 {
    (side + 3) % 6
}

/// The cell at (q, r).
pub const fn cell_at(q: i8, r: i8) -> Option<u8> {
    let mut i = 0;
    while i < CELLS {
        if COORDINATES[i].0 == q && COORDINATES[i].1 == r {
            return Some(i as u8);
        }
        i += 1;
    }
    None
}

/// The edge between two cells, if they are neighbours.
pub fn edge_between(a: u8, b: u8) -> Option<u8> {
    BETWEEN.iter().position(|&e| e == (a.min(b), a.max(b))).map(|e| e as u8)
}

/// Which side of `from` touches `to`.
pub fn side_towards(from: u8, to: u8) -> Option<u8> {
    BEYOND[from as usize].iter().position(|&c| c == to).map(|side| side as u8)
}

/// The middle of a cell.
pub fn centre(cell: u8) -> (i32, i32) {
    let (q, r) = COORDINATES[cell as usize];
    (1000 * i32::from(q) + 500 * i32::from(r), 866 * i32::from(r))
}

/// The middle of an edge.
pub fn middle(edge: u8) -> (i32, i32) {
    let (a, b) = BETWEEN[edge as usize];
    let (a, b) = (centre(a), centre(b));
    ((a.0 + b.0) / 2, (a.1 + b.1) / 2)
}

/// The edge whose middle is nearest: how a map is read exactly.
pub fn nearest_edge(x: i32, y: i32) -> u8 {
    let distance = |e: u8| {
        let (mx, my) = middle(e);
        (mx - x).pow(2) + (my - y).pow(2)
    };
    (0..EDGES as u8).min_by_key(|&e| distance(e)).expect("there are edges")
}

/// Edges that share a cell with this one and lie next to it there: what a misread dot may be taken for.
pub fn edges_beside(edge: u8) -> impl Iterator<Item = u8> {
    let (a, b) = BETWEEN[edge as usize];
    let beside = move |cell: u8| {
        let here = EDGE[cell as usize].iter().position(|&e| e == edge).expect("an edge of its own cell");
        [(here + 1) % 6, (here + 5) % 6].map(|side| EDGE[cell as usize][side])
    };
    beside(a).into_iter().chain(beside(b)).filter(|&e| e != NONE)
}

table::words! {
    /// Where the six cities stand and through how many sides they open (U1). All gates of a city lead into one cell, so
    /// a route is unique by construction.
    pub enum Gates {
        /// at the corners, one gate each
        One = "one",
        /// at the middles of the sides, two gates each
        Two = "two",
        /// at the corners, three gates each
        Three = "three",
    }
}

impl Gates {
    /// The cell that a city opens into.
    #[inline]
    pub fn home(self, city: City) -> u8 {
        const CORNERS: [u8; 6] = homes(false);
        const SIDES: [u8; 6] = homes(true);
        match self {
            Gates::One | Gates::Three => CORNERS[city.index()],
            Gates::Two => SIDES[city.index()],
        }
    }
    /// Is this side of the city's cell one of its gates?
    #[inline]
    pub fn is_gate(self, city: City, side: u8) -> bool {
        // How far the side lies from the city's own direction, counter-clockwise.
        let off = (side + 6 - city as u8) % 6;
        match self {
            Gates::One => off == 0,
            Gates::Two => off == 0 || off == 1,
            Gates::Three => off == 0 || off == 1 || off == 5,
        }
    }
    /// The gates of a city, as sides of its cell.
    pub fn sides(self, city: City) -> impl Iterator<Item = u8> {
        (0..6).filter(move |&side| self.is_gate(city, side))
    }
}

const fn inside(q: i8, r: i8) -> bool {
    q.abs() <= 2 && r.abs() <= 2 && (q + r).abs() <= 2
}

const fn coordinates() -> [(i8, i8); CELLS] {
    let mut cells = [(0, 0); CELLS];
    let (mut n, mut r) = (0, -2);
    while r <= 2 {
        let mut q = -2;
        while q <= 2 {
            if inside(q, r) {
                cells[n] = (q, r);
                n += 1;
            }
            q += 1;
        }
        r += 1;
    }
    cells
}

const fn beyond() -> [[u8; 6]; CELLS] {
    let mut all = [[NONE; 6]; CELLS];
    let mut i = 0;
    while i < CELLS {
        let mut side = 0;
        while side < 6 {
            let (q, r) = (COORDINATES[i].0 + STEPS[side].0, COORDINATES[i].1 + STEPS[side].1);
            if let Some(cell) = cell_at(q, r) {
                all[i][side] = cell;
            }
            side += 1;
        }
        i += 1;
    }
    all
}

const fn edge_table() -> ([[u8; 6]; CELLS], [(u8, u8); EDGES]) {
    let (mut sides, mut between) = ([[NONE; 6]; CELLS], [(0, 0); EDGES]);
    let (mut n, mut i) = (0, 0);
    while i < CELLS {
        // Clockwise from the east: the neighbours with a larger number.
        let mut k = 0;
        while k < 3 {
            let side = [0, 5, 4][k];
            let other = BEYOND[i][side];
            if other != NONE {
                sides[i][side] = n as u8;
                sides[other as usize][(side + 3) % 6] = n as u8;
                between[n] = (i as u8, other);
                n += 1;
            }
            k += 1;
        }
        i += 1;
    }
    assert!(n == EDGES);
    (sides, between)
}

const fn turned() -> [u8; CELLS] {
    let mut all = [0; CELLS];
    let mut i = 0;
    while i < CELLS {
        let (q, r) = COORDINATES[i];
        match cell_at(q + r, -q) {
            Some(cell) => all[i] = cell,
            None => panic!("a turn stays on the board"),
        }
        i += 1;
    }
    all
}

const fn homes(at_sides: bool) -> [u8; 6] {
    let mut all = [0; 6];
    let mut k = 0;
    while k < 6 {
        let (a, b) = (STEPS[k], STEPS[if at_sides { (k + 1) % 6 } else { k }]);
        match cell_at(a.0 + b.0, a.1 + b.1) {
            Some(cell) => all[k] = cell,
            None => panic!("cities stand at the rim"),
        }
        k += 1;
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_is_a_hexagon_of_hexagons() {
        let rows: Vec<usize> = (-2..=2).map(|r| COORDINATES.iter().filter(|c| c.1 == r).count()).collect();
        assert_eq!(rows, [3, 4, 5, 4, 3]);
        assert_eq!(cell_at(0, 0), Some(9));
        let inner = BEYOND.iter().flatten().filter(|&&c| c != NONE).count();
        assert_eq!((inner / 2, CELLS * 6 - inner), (EDGES, 30));
    }

    #[test]
    fn a_turn_takes_each_city_to_the_next() {
        for gates in Gates::ALL {
            for (&a, b) in City::ALL.iter().zip(City::ALL.iter().cycle().skip(1)) {
                assert_eq!(TURNED[gates.home(a) as usize], gates.home(*b));
                let turned: Vec<u8> = gates.sides(a).map(|side| (side + 1) % 6).collect();
                assert!(turned.iter().all(|&side| gates.is_gate(*b, side)));
                assert!(gates.sides(a).all(|side| BEYOND[gates.home(a) as usize][side as usize] == NONE));
            }
        }
        for cell in 0..CELLS {
            for side in 0..6 {
                let there = BEYOND[cell][side];
                let turned = BEYOND[TURNED[cell] as usize][(side + 1) % 6];
                assert_eq!(turned, if there == NONE { NONE } else { TURNED[there as usize] });
            }
        }
    }

    #[test]
    fn middles_of_edges_lie_half_a_hexagon_apart() {
        for a in 0..EDGES as u8 {
            let (x, y) = middle(a);
            assert_eq!(nearest_edge(x, y), a);
            for b in (0..EDGES as u8).filter(|&b| b != a) {
                let (bx, by) = middle(b);
                assert!((bx - x).pow(2) + (by - y).pow(2) >= 498 * 498);
            }
        }
    }
}
