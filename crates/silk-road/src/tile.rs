//! Route tiles on a playboard, and the route they make.
use crate::hex::{BEYOND, CELLS, EDGE, Gates, NONE, opposite};
use crate::words::{City, Kind, Piece};
use serde::{Deserialize, Serialize};
use table::Few;

/// How many ordinary tiles of each kind a player has.
pub const STOCK: u8 = 7;

/// A tile as it lies: it joins the sides `turn` and `turn + kind.step()`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Tile {
    pub kind: Kind,
    pub turn: u8,
    pub bonus: bool,
}

impl Tile {
    pub fn new(piece: Piece, turn: u8) -> Tile {
        Tile { kind: piece.kind(), turn, bonus: piece.is_bonus() }
    }
    /// The ordinary tile that joins two different sides.
    pub fn joining(a: u8, b: u8) -> Tile {
        let step = (b + 6 - a) % 6;
        match step {
            1 => Tile { kind: Kind::Tight, turn: a, bonus: false },
            2 => Tile { kind: Kind::Wide, turn: a, bonus: false },
            3 => Tile { kind: Kind::Straight, turn: a.min(b), bonus: false },
            _ => Self::joining(b, a),
        }
    }
    #[inline]
    pub fn sides(self) -> (u8, u8) {
        (self.turn, (self.turn + self.kind.step()) % 6)
    }
    /// Where the line leads that comes in through `side`.
    #[inline]
    pub fn exit(self, side: u8) -> Option<u8> {
        match self.sides() {
            (a, b) if a == side => Some(b),
            (a, b) if b == side => Some(a),
            _ => None,
        }
    }
    pub fn piece(self) -> Piece {
        Piece::new(self.kind, self.bonus)
    }
}

/// One player's playboard: at most one tile on each cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Board(pub [Option<Tile>; CELLS]);

impl Default for Board {
    fn default() -> Self {
        Board([None; CELLS])
    }
}

/// A route from city to city: its cells in order, and the edges it crosses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Route {
    pub cells: Few<u8, CELLS>,
    /// bit n: edge n is crossed
    pub edges: u64,
}

impl Board {
    #[inline]
    pub fn at(&self, cell: u8) -> Option<Tile> {
        self.0[cell as usize]
    }
    pub fn tiles(&self) -> impl Iterator<Item = (u8, Tile)> {
        self.0.iter().enumerate().filter_map(|(cell, tile)| Some((cell as u8, (*tile)?)))
    }
    /// How many of this kind lie here.
    #[inline]
    pub fn count(&self, piece: Piece) -> u8 {
        self.0.iter().flatten().filter(|t| t.kind == piece.kind() && t.bonus == piece.is_bonus()).count() as u8
    }

    /// The single route between two cities, if there is one. Each cell has one line at most and all gates of a
    /// city lead into one cell, so there is never a second.
    pub fn route(&self, from: City, to: City, gates: Gates) -> Option<Route> {
        let (mut cell, goal) = (gates.home(from), gates.home(to));
        let (a, b) = self.at(cell)?.sides();
        let mut out = match (gates.is_gate(from, a), gates.is_gate(from, b)) {
            (true, false) => b,
            (false, true) => a,
            _ => return None,
        };
        let mut route = Route::default();
        loop {
            route.cells.push(cell);
            if cell == goal && gates.is_gate(to, out) {
                return Some(route);
            }
            let next = BEYOND[cell as usize][out as usize];
            if next == NONE {
                return None; // at the rim; the gates of other cities are closed
            }
            route.edges |= 1 << EDGE[cell as usize][out as usize];
            out = self.at(next)?.exit(opposite(out))?;
            cell = next;
        }
    }
}

/// A tile and where it lies.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct Lies {
    cell: u8,
    #[serde(flatten)]
    tile: Tile,
}

/// Tiles by cell: `[{"cell": 9, "kind": "wide", "turn": 2, "bonus": false}, …]`.
pub mod listed {
    use super::{Board, CELLS, Lies};
    use serde::de::{Deserialize, Deserializer, Error};
    use serde::ser::Serializer;

    pub fn serialize<S: Serializer>(board: &Board, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(board.tiles().map(|(cell, tile)| Lies { cell, tile }))
    }
    pub fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<Board, D::Error> {
        let mut board = Board::default();
        for Lies { cell, tile } in Vec::<Lies>::deserialize(d)? {
            let place = board.0.get_mut(cell as usize);
            *place.ok_or_else(|| D::Error::custom(format!("there is no cell {cell} among {CELLS}")))? = Some(tile);
        }
        Ok(board)
    }
}
