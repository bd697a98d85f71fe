//! What a pack says: the trade cards, and the sheets with their maps and keys.
use crate::words::{City, Good, Icon};
use serde::Serialize;
use table::Few;

/// How many sheets there are for each round.
pub const SHEETS: usize = 6;
pub const ROUNDS: u8 = 4;
/// The most icons on a card.
pub const ICONS: usize = 3;
/// The most dots on a sheet: three of each good.
pub const DOTS: usize = 18;

/// A trade card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct TradeCard {
    pub cities: [City; 2],
    /// applied from left to right
    pub icons: Few<Icon, ICONS>,
}

/// A dot of a sheet. The map shows good and place, the key good and edge: one record, so they cannot disagree.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub struct Dot {
    pub good: Good,
    /// thousandths of a hexagon's width from the middle of the board
    pub x: i16,
    pub y: i16,
    pub edge: u8,
}

impl Default for Dot {
    fn default() -> Self {
        Dot { good: Good::Wheat, x: 0, y: 0, edge: 0 }
    }
}

/// A product map with its answer key. Its dots are in the order of goods, then from left to right: no order of
/// edges shows through.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct ProductMap {
    /// 1 to 24, printed in the corner
    pub number: u8,
    pub dots: Few<Dot, DOTS>,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Catalog {
    pub name: String,
    /// fingerprint of the pack
    pub id: String,
    /// dots of each good on a sheet (U5)
    pub dots: u8,
    /// each pair of cities once
    pub cards: [TradeCard; 15],
    /// by round, then by place in its six
    pub sheets: [[ProductMap; SHEETS]; ROUNDS as usize],
}
