//! Roads for the tests, laid without the help of the crate's own search.
use silk_road::hex::{BEYOND, NONE, cell_at, edge_between, opposite};
use silk_road::tile::Tile;
use silk_road::words::{City, Piece};

/// Tiles to be laid: cell and tile.
pub type Road = Vec<(u8, Tile)>;
/// A cell as the worked examples write it: (q, r).
pub type At = (i8, i8);

pub fn cell((q, r): At) -> u8 {
    cell_at(q, r).unwrap_or_else(|| panic!("there is no cell ({q},{r})"))
}

pub fn edge(a: At, b: At) -> u8 {
    edge_between(cell(a), cell(b)).unwrap_or_else(|| panic!("{a:?} and {b:?} are no neighbours"))
}

/// One tile: `tile((0, 0), "tight", 2)`.
pub fn tile(at: At, piece: &str, turn: u8) -> (u8, Tile) {
    (cell(at), Tile::new(piece.parse::<Piece>().unwrap(), turn))
}

/// E1: city 0 to city 3, five straights along the middle row.
pub fn middle_row() -> Road {
    (-2..=2).rev().map(|q| tile((q, 0), "straight", 0)).collect()
}

/// E3: city 3 to city 2, with a tight bend in the middle.
pub fn corner() -> Road {
    let straight = |at, turn| tile(at, "straight", turn);
    vec![
        straight((-2, 0), 0),
        straight((-1, 0), 0),
        tile((0, 0), "tight", 2),
        straight((0, -1), 2),
        straight((0, -2), 2),
    ]
}

/// The same road with a bonus tile in this cell.
pub fn with_bonus(mut road: Road, at: At) -> Road {
    let laid = road.iter_mut().find(|(c, _)| *c == cell(at)).expect("a cell of the road");
    laid.1.bonus = true;
    road
}

/// A road of so many tiles from gate to gate, with at most seven of a kind.
pub fn road(from: City, to: City, tiles: usize) -> Road {
    road_where(from, to, tiles, |_| true)
}

/// A road of so many tiles whose cells, in order, fit a wish.
pub fn road_where(from: City, to: City, tiles: usize, wish: impl Fn(&[u8]) -> bool) -> Road {
    let mut search = Search { to, tiles, wish, cells: vec![home(from)] };
    let found = search.on(from as u8);
    assert!(found, "no road of {tiles} tiles from {from} to {to} is like that");
    lay(from, to, &search.cells)
}

/// A city lies beyond side k of the corner cell in direction k.
fn home(city: City) -> u8 {
    let corners = [(2, 0), (2, -2), (0, -2), (-2, 0), (-2, 2), (0, 2)];
    cell(corners[city.index()])
}

fn lay(from: City, to: City, cells: &[u8]) -> Road {
    let side = |a: u8, b: u8| BEYOND[a as usize].iter().position(|&c| c == b).expect("neighbours") as u8;
    let last = cells.len() - 1;
    let laid = |n: usize| {
        let entry = if n == 0 { from as u8 } else { side(cells[n], cells[n - 1]) };
        let exit = if n == last { to as u8 } else { side(cells[n], cells[n + 1]) };
        (cells[n], Tile::joining(entry, exit))
    };
    (0..cells.len()).map(laid).collect()
}

struct Search<W> {
    to: City,
    tiles: usize,
    wish: W,
    cells: Vec<u8>,
}

impl<W: Fn(&[u8]) -> bool> Search<W> {
    /// From the last cell, entered through a side, onwards.
    fn on(&mut self, entered: u8) -> bool {
        let here = *self.cells.last().expect("it starts at home");
        if self.cells.len() == self.tiles {
            return here == home(self.to) && entered != self.to as u8 && self.fits();
        }
        for out in (0..6).filter(|&side| side != entered) {
            let next = BEYOND[here as usize][out as usize];
            if next != NONE && !self.cells.contains(&next) {
                self.cells.push(next);
                if self.on(opposite(out)) {
                    return true;
                }
                self.cells.pop();
            }
        }
        false
    }
    fn fits(&self) -> bool {
        let from = (0..6).map(|n| City::ALL[n]).find(|&c| home(c) == self.cells[0]).expect("a city");
        let road = lay(from, self.to, &self.cells);
        let seven = |kind| road.iter().filter(|(_, t)| t.kind == kind).count() <= 7;
        silk_road::words::Kind::ALL.iter().all(|&k| seven(k)) && (self.wish)(&self.cells)
    }
}
