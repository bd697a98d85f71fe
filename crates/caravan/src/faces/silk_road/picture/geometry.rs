//! The board as the catalog describes it: which cells touch, and what a tile joins. Lengths are widths of a hexagon.
use silk_road::describe::{CatalogView, CityPlace};
use silk_road::words;

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
    centres: Vec<(f64, f64)>,
    beyond: Vec<[Option<u8>; 6]>,
    pub cities: Vec<CityPlace>,
}

impl Geometry {
    pub fn new(catalog: &CatalogView) -> Geometry {
        let centres = catalog.cells.iter().map(|c| (f64::from(c.x) / 1000.0, f64::from(c.y) / 1000.0));
        let centres: Vec<(f64, f64)> = centres.collect();
        let near = |a: &(f64, f64), x: f64, y: f64| (a.0 - x).abs() + (a.1 - y).abs() < 0.1;
        let at = |x: f64, y: f64| centres.iter().position(|c| near(c, x, y)).map(|cell| cell as u8);
        let next = |c: &(f64, f64)| {
            std::array::from_fn(|side| {
                let (dx, dy) = towards(side as Side);
                at(c.0 + dx, c.1 + dy)
            })
        };
        let beyond = centres.iter().map(next).collect();
        Geometry { beyond, centres, cities: catalog.cities.clone() }
    }
    pub fn cells(&self) -> std::ops::Range<u8> {
        0..self.centres.len() as u8
    }
    /// The middle of a cell.
    pub fn centre(&self, cell: u8) -> (f64, f64) {
        self.centres[usize::from(cell)]
    }
    pub fn beyond(&self, cell: u8, side: Side) -> Option<u8> {
        self.beyond[usize::from(cell)][usize::from(side)]
    }
    /// The side of a cell that touches another one.
    pub fn side_towards(&self, from: u8, to: u8) -> Option<Side> {
        (0..SIDES).find(|&side| self.beyond(from, side) == Some(to))
    }
    pub fn city(&self, city: words::City) -> &CityPlace {
        self.cities.iter().find(|c| c.city == city).unwrap_or(&self.cities[0])
    }
    /// The middle of a side of a cell.
    pub fn side_middle(&self, cell: u8, side: Side) -> (f64, f64) {
        let (x, y) = self.centre(cell);
        let (dx, dy) = towards(side);
        (x + dx / 2.0, y + dy / 2.0)
    }
    /// The middle of the edge between two cells.
    pub fn between(&self, a: u8, b: u8) -> (f64, f64) {
        let (a, b) = (self.centre(a), self.centre(b));
        ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0)
    }
    /// Where a city stands: outside its cell, where its gates look.
    pub fn stand(&self, city: &CityPlace, far: f64) -> (f64, f64) {
        let (x, y) = self.centre(city.cell);
        let (dx, dy) = city.gates.iter().map(|&g| towards(g)).fold((0.0, 0.0), |a, b| (a.0 + b.0, a.1 + b.1));
        let long = dx.hypot(dy).max(0.01);
        (x + dx / long * far, y + dy / long * far)
    }
}
