//! What a seat knows of its round, and how it reads the map.
use super::Level;
use silk_road::SilkRoad;
use silk_road::hex::{EDGES, Gates, edges_beside, nearest_edge};
use silk_road::tile::Board;
use silk_road::view::{Map, View};
use silk_road::words::City;
use table::{Dice, FastDice, Millis, Mind, Purpose, fingerprint};

/// All that a plan follows from. It does not change while the seat builds.
#[derive(Clone, PartialEq, Debug)]
pub struct Task {
    pub seed: u64,
    pub seat: u8,
    pub players: u8,
    pub round: u8,
    pub cities: [City; 2],
    pub gates: Gates,
    /// by good
    pub prices: [i8; 6],
    pub map: Map,
    /// bonus tiles by kind
    pub bonus: [u8; 3],
    /// how long there is to build
    pub limit: Option<Millis>,
}

/// Where the seat is with it.
pub struct At {
    pub since: Millis,
    pub board: Board,
}

impl Task {
    /// `None` unless the seat is building.
    pub fn read(mind: &Mind<'_, SilkRoad>, view: &View, seed: u64) -> Option<(Task, At)> {
        let seat = mind.seat();
        let desk = &view.desks[seat.index()];
        let (own, since) = (desk.own.as_ref()?, desk.since?);
        let mut prices = [0; 6];
        view.market.iter().for_each(|p| prices[p.good.index()] = p.value);
        let task = Task {
            seed,
            seat: seat.0,
            players: view.desks.len() as u8,
            round: view.round,
            cities: view.card.cities,
            gates: mind.game().opt.gates,
            prices,
            map: own.map,
            bonus: desk.bonus,
            limit: desk.deadline.map(|deadline| deadline.saturating_sub(since)),
        };
        Some((task, At { since, board: own.board }))
    }

    /// Luck that follows from the task and from who has it.
    pub fn dice(&self, level: &Level) -> FastDice {
        let Task { seed, seat, players, round, cities, gates, prices, map, bonus, limit } = self;
        FastDice::new(fingerprint(&(
            level.name,
            (seed, seat, players, round),
            (cities, gates, prices, map),
            bonus,
            limit,
        )))
    }

    /// What crossing each edge seems to be worth: each dot at its nearest edge, or, misread, at one beside it.
    pub fn perceive(&self, level: &Level, dice: &mut FastDice) -> [i16; EDGES] {
        let mut worth = [0; EDGES];
        let sign = if self.map.upside_down { -1 } else { 1 };
        for dot in self.map.dots.iter() {
            let mut edge = nearest_edge(sign * i32::from(dot.x), sign * i32::from(dot.y));
            if below(dice, 100) < level.misread {
                let nth = below(dice, edges_beside(edge).count() as u32);
                edge = edges_beside(edge).nth(nth as usize).expect("every edge has others beside it");
            }
            worth[edge as usize] += i16::from(self.prices[dot.good.index()]);
        }
        worth
    }
}

pub(super) fn below(dice: &mut FastDice, n: u32) -> u32 {
    dice.below(Purpose(0), n)
}
