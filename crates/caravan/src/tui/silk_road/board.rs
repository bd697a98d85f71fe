//! The parts of view, catalog and insight that the picture draws.
use serde::Deserialize;
use table::Millis;

#[derive(Clone, Deserialize)]
pub struct Board {
    pub round: u8,
    pub phase: Phase,
    /// `live`, `own` or `off`
    pub clock: String,
    pub card: Card,
    /// the dearest first
    pub market: Vec<Priced>,
    pub map_grid: bool,
    pub desks: Vec<Desk>,
    pub past: Option<Past>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    Ready,
    Countdown { start: Millis },
    Trading,
    Over,
}

#[derive(Clone, Deserialize)]
pub struct Card {
    pub cities: [String; 2],
    pub icons: Vec<String>,
}

#[derive(Clone, Deserialize)]
pub struct Priced {
    pub good: String,
    pub value: i32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    Idle,
    Ready,
    Building,
    Arrived,
    Late,
}

/// One player's place at the table.
#[derive(Clone, Deserialize)]
pub struct Desk {
    pub score: i32,
    pub gains: Vec<i32>,
    pub bonus: Vec<u8>,
    pub stage: Stage,
    pub deadline: Option<Millis>,
    pub after: Option<Millis>,
    pub nth: Option<u8>,
    pub own: Option<Own>,
}

#[derive(Clone, Deserialize)]
pub struct Own {
    pub board: Vec<Lies>,
    /// how many of each piece are left, in the order of the pieces
    pub tray: Vec<u8>,
    pub map: Map,
}

/// A tile on a cell.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Lies {
    pub cell: usize,
    pub kind: String,
    pub turn: u8,
    pub bonus: bool,
}

#[derive(Clone, Deserialize)]
pub struct Map {
    pub sheet: u8,
    pub upside_down: bool,
    pub dots: Vec<Mark>,
}

/// A good on a map, in thousandths of a hexagon's width from the middle.
#[derive(Clone, Deserialize)]
pub struct Mark {
    pub good: String,
    pub x: f64,
    pub y: f64,
}

/// The round before, with everything that was hidden in it.
#[derive(Clone, Deserialize)]
pub struct Past {
    pub round: u8,
    pub cities: [String; 2],
    pub market: Vec<Priced>,
    pub desks: Vec<PastDesk>,
}

#[derive(Clone, Deserialize)]
pub struct PastDesk {
    pub key: Vec<KeyDot>,
    pub board: Vec<Lies>,
    pub after: Option<Millis>,
    pub qualified: bool,
    pub route: Vec<usize>,
    pub bought: Vec<Bought>,
    pub tiles: u8,
    pub rank: i32,
    pub length: i32,
    pub goods: i32,
    pub gain: i32,
}

/// A dot of the answer key.
#[derive(Clone, Deserialize)]
pub struct KeyDot {
    pub good: String,
    pub cells: (usize, usize),
}

#[derive(Clone, Deserialize)]
pub struct Bought {
    pub good: String,
    pub cells: (usize, usize),
    pub doubled: bool,
    pub points: i32,
}

/// What the solver says about the round before.
#[derive(Clone, Deserialize)]
pub struct Insight {
    pub round: u8,
    pub best: Vec<Best>,
}

#[derive(Clone, Deserialize)]
pub struct Best {
    pub goods: i32,
    pub tiles: u8,
    pub board: Vec<Lies>,
}

#[derive(Clone, Deserialize)]
pub struct Catalog {
    pub cells: Vec<Cell>,
    pub cities: Vec<City>,
    pub pieces: Vec<Piece>,
    pub seconds: u64,
}

#[derive(Clone, Deserialize)]
pub struct Cell {
    pub x: f64,
    pub y: f64,
}

#[derive(Clone, Deserialize)]
pub struct City {
    pub city: String,
    pub cell: usize,
    pub gates: Vec<u8>,
}

/// A kind of tile: it joins the sides `turn` and `turn + step`.
#[derive(Clone, Deserialize)]
pub struct Piece {
    pub piece: String,
    pub kind: String,
    pub bonus: bool,
    pub step: u8,
    pub turns: u8,
}
