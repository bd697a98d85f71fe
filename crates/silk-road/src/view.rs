//! The board as one viewer knows it. A map is its owner's alone and shows places, never edges; boards are private until
//! trading ends.
use crate::SilkRoad;
use crate::catalog::{DOTS, ICONS};
use crate::hex::BETWEEN;
use crate::market::{Order, prices};
use crate::options::Clock;
use crate::state::*;
use crate::tile::{Board, listed};
use crate::words::{City, Good, Icon, Kind, Standing};
use serde::{Deserialize, Serialize};
use table::{Few, Millis, Seat, SeatSet};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct View {
    pub round: u8,
    pub phase: Phase,
    pub clock: Clock,
    pub card: Card,
    /// the dearest first
    pub market: Vec<Priced>,
    /// trade cards that may still come
    pub cards_to_come: Vec<u8>,
    /// how many of each icon may still come, where they are drawn apart from the cards
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub icons_to_come: Option<[u8; 5]>,
    /// bonus tiles that can still be won; the next first where their order is known
    pub bonus_to_come: Vec<Kind>,
    pub spent: u8,
    /// hexagons are drawn on the map, too
    pub map_grid: bool,
    pub desks: Vec<Desk>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub past: Option<PastView>,
}

/// The trade card of this round.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Card {
    pub card: u8,
    pub cities: [City; 2],
    pub icons: Few<Icon, ICONS>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Priced {
    pub good: Good,
    pub value: i8,
}

/// One player's place at the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Desk {
    pub score: i16,
    pub gains: [i16; 4],
    pub goods: i16,
    /// bonus tiles, by kind
    pub bonus: [u8; 3],
    /// `idle`, `ready`, `building`, `arrived` or `late`
    #[cfg_attr(feature = "types", ts(as = "String"))]
    pub stage: Standing,
    /// when the building ends at the latest
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub deadline: Option<Millis>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub since: Option<Millis>,
    /// how long it took
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub after: Option<Millis>,
    /// the how-manieth to arrive, from 0
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub nth: Option<u8>,
    /// the viewer's own
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub own: Option<Own>,
}

/// What only its owner sees while trading.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Own {
    #[serde(with = "listed")]
    #[cfg_attr(feature = "types", ts(as = "Vec<crate::tile::Lies>"))]
    pub board: Board,
    /// how many of each piece are left, in the order of the pieces
    pub tray: [u8; 6],
    pub map: Map,
}

/// A product map as it is printed: places, no hexagons (R-016, 4.1).
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Map {
    /// printed in the corner
    pub sheet: u8,
    /// C13: the map lies upside down, and an arrow says so
    pub upside_down: bool,
    pub dots: Few<Mark, DOTS>,
}

/// A coloured dot; lengths are thousandths of a hexagon's width from the middle.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Mark {
    pub good: Good,
    pub x: i16,
    pub y: i16,
}

/// The round before this one, with everything that was hidden in it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PastView {
    pub round: u8,
    pub cities: [City; 2],
    pub market: Vec<Priced>,
    pub desks: Vec<PastDesk>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PastDesk {
    pub sheet: u8,
    pub key: Vec<KeyDot>,
    #[serde(with = "listed")]
    #[cfg_attr(feature = "types", ts(as = "Vec<crate::tile::Lies>"))]
    pub board: Board,
    pub bonus: [u8; 3],
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub after: Option<Millis>,
    pub qualified: bool,
    /// the cells of the route in order
    pub route: Vec<u8>,
    pub bought: Vec<BoughtView>,
    pub tiles: u8,
    pub rank: i16,
    pub length: i16,
    pub goods: i16,
    pub gain: i16,
}

/// A dot of the answer key: between these cells.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct KeyDot {
    pub good: Good,
    pub cells: (u8, u8),
    pub x: i16,
    pub y: i16,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct BoughtView {
    pub good: Good,
    pub cells: (u8, u8),
    pub doubled: bool,
    pub points: i16,
}

/// The map side of a sheet.
pub fn map(g: &SilkRoad, round: u8, sheet: u8, turned: bool) -> Map {
    let sheet = g.sheet(round, sheet);
    let sign = if turned { -1 } else { 1 };
    let dots = sheet.dots.iter().map(|d| Mark { good: d.good, x: sign * d.x, y: sign * d.y });
    Map { sheet: sheet.number, upside_down: turned, dots: dots.collect() }
}

fn priced(order: &Order, slots: &[i8]) -> Vec<Priced> {
    order.iter().zip(slots).map(|(&good, &value)| Priced { good, value }).collect()
}

impl SilkRoad {
    pub(crate) fn look(&self, s: &State, who: Option<Seat>) -> View {
        let cities = self.cat.cards[s.card as usize].cities;
        View {
            round: s.round,
            phase: s.phase,
            clock: self.opt.clock,
            card: Card { card: s.card, cities, icons: s.icons },
            market: priced(&s.market, self.opt.slots(s.round)),
            cards_to_come: s.cards.iter().collect(),
            icons_to_come: self.opt.icons.map(|_| s.icons_left),
            bonus_to_come: s.bonus_left.iter().map(|tile| self.bonus_kind(tile)).collect(),
            spent: s.spent,
            map_grid: self.opt.map_grid,
            desks: self.all().map(|seat| self.desk(s, seat, who == Some(seat))).collect(),
            past: s.past.as_ref().map(|past| self.look_back(past)),
        }
    }

    fn desk(&self, s: &State, seat: Seat, own: bool) -> Desk {
        let p = &s.players[seat];
        let (stage, since, after, nth) = match p.stage {
            Stage::Idle => (Standing::Idle, None, None, None),
            Stage::Ready => (Standing::Ready, None, None, None),
            Stage::Building { since } => (Standing::Building, Some(since), None, None),
            Stage::Arrived { after, nth } => (Standing::Arrived, None, Some(after), Some(nth)),
            Stage::Late => (Standing::Late, None, None, None),
        };
        // Whoever still has time must not know what there is to beat, nor from when to count it.
        let told = own || self.opt.clock != Clock::Own;
        let (since, after) = (since.filter(|_| told), after.filter(|_| told));
        let own = p.sheet.filter(|_| own).map(|sheet| Own {
            board: p.board,
            tray: p.tray(),
            map: map(self, s.round, sheet, p.turned),
        });
        Desk {
            score: p.score,
            gains: p.gains,
            goods: p.goods,
            bonus: p.bonus,
            stage,
            deadline: self.sand(s, seat).filter(|_| since.is_some()),
            since,
            after,
            nth,
            own,
        }
    }

    fn look_back(&self, past: &Past) -> PastView {
        let slots = self.opt.slots(past.round);
        let desk = |seat: Seat| self.past_desk(past, &past.results[seat]);
        PastView {
            round: past.round,
            cities: self.cat.cards[past.card as usize].cities,
            market: priced(&past.market, slots),
            desks: self.all().map(desk).collect(),
        }
    }

    fn past_desk(&self, past: &Past, r: &Result) -> PastDesk {
        let sheet = self.sheet(past.round, r.sheet);
        let prices = prices(&past.market, self.opt.slots(past.round));
        let route = self.qualified(&r.board, past.card).filter(|_| r.qualified);
        let shopping = route.map(|route| self.shopping(&r.board, &route, sheet, &prices)).unwrap_or_default();
        let bought = |b: &crate::scoring::Bought| {
            let dot = sheet.dots[b.dot as usize];
            BoughtView { good: dot.good, cells: BETWEEN[dot.edge as usize], doubled: b.doubled, points: b.points }
        };
        let key = |d: &crate::catalog::Dot| KeyDot { good: d.good, cells: BETWEEN[d.edge as usize], x: d.x, y: d.y };
        PastDesk {
            sheet: sheet.number,
            key: sheet.dots.iter().map(key).collect(),
            board: r.board,
            bonus: r.bonus,
            after: r.after,
            qualified: r.qualified,
            route: route.map(|route| route.cells.to_vec()).unwrap_or_default(),
            bought: shopping.iter().map(bought).collect(),
            tiles: r.tiles,
            rank: r.rank,
            length: r.length,
            goods: r.goods,
            gain: r.gain,
        }
    }

    /// Who has a map that others cannot see.
    pub(crate) fn holders(&self, s: &State) -> SeatSet {
        self.all().filter(|&w| s.players[w].sheet.is_some()).collect()
    }
}
