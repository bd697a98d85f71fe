//! The board as the catalog describes it: which cells touch, and what a tile joins. Lengths are widths of a hexagon.
use super::board::{Catalog, City, Lies, Piece};

pub type Side = u8;
pub const SIDES: u8 = 6;

/// Where a side lies, seen from the middle of its cell: counter-clockwise from the east, y downwards.
pub fn towards(side: Side) -> (f64, f64) {
    let angle = std::f64::consts::TAU * f64::from(side) / 6.0;
    (angle.cos(), -angle.sin())
}

pub fn opposite(side: Side) -> Side {
    (side + 3) % SIDES
}

#[derive(Clone)]
pub struct Geometry {
    pub centres: Vec<(f64, f64)>,
    beyond: Vec<[Option<usize>; 6]>,
    pub cities: Vec<City>,
    pub pieces: Vec<Piece>,
}

impl Geometry {
    pub fn new(catalog: &Catalog) -> Geometry {
        let centres: Vec<(f64, f64)> = catalog.cells.iter().map(|c| (c.x / 1000.0, c.y / 1000.0)).collect();
        let at = |x: f64, y: f64| centres.iter().position(|c| (c.0 - x).abs() + (c.1 - y).abs() < 0.1);
        let next = |c: &(f64, f64)| {
            std::array::from_fn(|side| {
                let (dx, dy) = towards(side as Side);
                at(c.0 + dx, c.1 + dy)
            })
        };
        let beyond = centres.iter().map(next).collect();
        Geometry { beyond, centres, cities: catalog.cities.clone(), pieces: catalog.pieces.clone() }
    }
    pub fn beyond(&self, cell: usize, side: Side) -> Option<usize> {
        self.beyond[cell][side as usize]
    }
    /// The side of a cell that touches another one.
    pub fn side_towards(&self, from: usize, to: usize) -> Option<Side> {
        (0..SIDES).find(|&side| self.beyond(from, side) == Some(to))
    }
    pub fn city(&self, name: &str) -> &City {
        self.cities.iter().find(|c| c.city == name).unwrap_or(&self.cities[0])
    }
    /// The middle of a side of a cell.
    pub fn side_middle(&self, cell: usize, side: Side) -> (f64, f64) {
        let (x, y) = self.centres[cell];
        let (dx, dy) = towards(side);
        (x + dx / 2.0, y + dy / 2.0)
    }
    /// The middle of the edge between two cells.
    pub fn between(&self, a: usize, b: usize) -> (f64, f64) {
        let (a, b) = (self.centres[a], self.centres[b]);
        ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0)
    }
    /// Where a city stands: outside its cell, where its gates look.
    pub fn stand(&self, city: &City, far: f64) -> (f64, f64) {
        let (x, y) = self.centres[city.cell];
        let (dx, dy) = city.gates.iter().map(|&g| towards(g)).fold((0.0, 0.0), |a, b| (a.0 + b.0, a.1 + b.1));
        let long = dx.hypot(dy).max(0.01);
        (x + dx / long * far, y + dy / long * far)
    }

    pub fn piece(&self, kind: &str, bonus: bool) -> Option<(usize, &Piece)> {
        self.pieces.iter().enumerate().find(|(_, p)| p.kind == kind && p.bonus == bonus)
    }
    /// The two sides that a tile joins.
    pub fn joins(&self, tile: &Lies) -> (Side, Side) {
        let step = self.piece(&tile.kind, tile.bonus).map_or(3, |(_, p)| p.step);
        (tile.turn, (tile.turn + step) % SIDES)
    }
    /// Where the line leads that comes in through `side`.
    pub fn exit(&self, tile: &Lies, side: Side) -> Option<Side> {
        match self.joins(tile) {
            (a, b) if a == side => Some(b),
            (a, b) if b == side => Some(a),
            _ => None,
        }
    }
    /// The piece that joins two sides, and how it must lie.
    pub fn joining(&self, a: Side, b: Side, bonus: bool) -> Option<(usize, u8)> {
        let fits = |from: Side, to: Side| {
            let step = (to + SIDES - from) % SIDES;
            self.pieces.iter().position(|p| p.step == step && p.bonus == bonus).map(|n| (n, from))
        };
        let (n, turn) = fits(a, b).or_else(|| fits(b, a))?;
        Some((n, turn % self.pieces[n].turns))
    }
}
