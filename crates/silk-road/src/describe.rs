//! The catalog as clients get it. No sheet is in it: a map comes at the signal, a key after trading.
use crate::catalog::{ROUNDS, TradeCard};
use crate::hex::{BETWEEN, CELLS, COORDINATES, SIDES, centre};
use crate::words::*;
use crate::{Action, SilkRoad};
use serde::Serialize;
use table::{Text, Verb};

/// The board, the tiles, the trade cards.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "Catalog"))]
pub struct CatalogView {
    pub name: String,
    pub id: String,
    /// of a cell, counter-clockwise from the east
    #[cfg_attr(feature = "types", ts(as = "Vec<String>"))]
    pub sides: [&'static str; 6],
    pub cells: Vec<Cell>,
    /// the two cells of each edge
    #[cfg_attr(feature = "types", ts(as = "Vec<(u8, u8)>"))]
    pub edges: &'static [(u8, u8)],
    pub cities: Vec<CityPlace>,
    #[cfg_attr(feature = "types", ts(as = "Vec<Good>"))]
    pub goods: &'static [Good],
    pub pieces: Vec<PieceView>,
    #[cfg_attr(feature = "types", ts(as = "Vec<Icon>"))]
    pub icons: &'static [Icon],
    #[cfg_attr(feature = "types", ts(as = "Vec<TradeCard>"))]
    pub cards: [TradeCard; 15],
    /// what the places of the market bring, by round
    pub slots: Vec<Vec<i8>>,
    pub dots_per_good: u8,
    pub seconds: u16,
    pub verbs: Vec<Verb>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Cell {
    pub cell: u8,
    pub q: i8,
    pub r: i8,
    /// its middle
    pub x: i32,
    pub y: i32,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct CityPlace {
    pub city: City,
    pub cell: u8,
    /// sides of its cell
    pub gates: Vec<u8>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PieceView {
    pub piece: Piece,
    pub kind: Kind,
    pub bonus: bool,
    pub step: u8,
    pub turns: u8,
    /// what it joins, and what a bonus tile does
    pub says: Vec<Text>,
}

impl CatalogView {
    pub fn of(g: &SilkRoad) -> CatalogView {
        let cell = |cell: u8| {
            let ((q, r), (x, y)) = (COORDINATES[cell as usize], centre(cell));
            Cell { cell, q, r, x, y }
        };
        let city =
            |&city: &City| CityPlace { city, cell: g.opt.gates.home(city), gates: g.opt.gates.sides(city).collect() };
        CatalogView {
            name: g.cat.name.clone(),
            id: g.cat.id.clone(),
            sides: SIDES,
            cells: (0..CELLS as u8).map(cell).collect(),
            edges: &BETWEEN,
            cities: City::ALL.iter().map(city).collect(),
            goods: Good::ALL,
            pieces: Piece::ALL.iter().map(|&piece| PieceView::of(piece)).collect(),
            icons: Icon::ALL,
            cards: g.cat.cards,
            slots: (1..=ROUNDS).map(|round| g.opt.slots(round).to_vec()).collect(),
            dots_per_good: g.cat.dots,
            seconds: g.opt.seconds,
            verbs: Verb::all(Action::VERBS),
        }
    }
}

impl PieceView {
    fn of(piece: Piece) -> PieceView {
        let kind = piece.kind();
        let joins = match kind {
            Kind::Straight => "silk-tile-straight",
            Kind::Wide => "silk-tile-wide",
            Kind::Tight => "silk-tile-tight",
        };
        let doubles = piece.is_bonus().then_some("silk-tile-bonus");
        let says = std::iter::once(joins).chain(doubles).map(Text::new).collect();
        PieceView { piece, kind, bonus: piece.is_bonus(), step: kind.step(), turns: kind.turns(), says }
    }
}
