//! What happened, as plain data. Who hears it is said where it is told.
use crate::market::Order;
use crate::tile::{Board, Tile, listed};
use crate::view::Map;
use crate::words::{City, Good, Icon, Kind};
use serde::Serialize;
use table::{Millis, Seat, SeatSet};

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", tag = "what")]
pub enum Event {
    Round {
        round: u8,
    },
    /// a good enters the market
    Entered {
        good: Good,
        value: i8,
    },
    Card {
        card: u8,
        from: City,
        to: City,
    },
    /// an icon of the card; the goods as they stand then, the dearest first
    Market {
        icon: Icon,
        goods: Order,
    },
    Ready {
        seat: Seat,
    },
    Countdown {
        start: Millis,
    },
    /// everybody builds
    Started {
        deadline: Option<Millis>,
    },
    /// one seat builds, by its own clock; until when only the seat hears
    Began {
        seat: Seat,
        deadline: Option<Millis>,
    },
    /// whispered to its owner
    Map {
        map: Map,
    },
    /// whispered to the builder, like the three that follow
    Placed {
        cell: u8,
        tile: Tile,
    },
    Turned {
        cell: u8,
        tile: Tile,
    },
    Moved {
        cell: u8,
        to: u8,
    },
    Lifted {
        cell: u8,
    },
    /// `after` is hidden while others still run against a clock of their own
    Arrived {
        seat: Seat,
        after: Option<Millis>,
    },
    TimeUp {
        seats: SeatSet,
    },
    /// the board is shown
    Route {
        seat: Seat,
        sheet: u8,
        #[serde(serialize_with = "listed::serialize")]
        #[cfg_attr(feature = "types", ts(as = "Vec<crate::tile::Lies>"))]
        board: Board,
        tiles: u8,
        qualified: bool,
    },
    Rank {
        seat: Seat,
        points: i16,
    },
    Length {
        seat: Seat,
        tiles: u8,
    },
    /// the route passes a good; `cells`: the two between which it lies
    Bought {
        seat: Seat,
        good: Good,
        cells: [u8; 2],
        doubled: bool,
        points: i16,
    },
    Scored {
        seat: Seat,
        rank: i16,
        length: i16,
        goods: i16,
        score: i16,
    },
    BonusTile {
        seat: Seat,
        kind: Kind,
    },
    /// several share the last place
    NoBonusTile,
    /// it lay on the board and is gone
    Spent {
        seat: Seat,
        kind: Kind,
    },
    /// one player alone: points and the name of the rank
    Title {
        seat: Seat,
        title: &'static str,
    },
    Over,
}
