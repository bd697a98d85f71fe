//! What is counted in Silk Road: points by source, routes against the best ones, arrivals, titles.
mod report;

pub use report::{json, text};

use crate::series::{Ledger, Played};
use crate::simulate::Simulated;
use crate::stats::Mean;
use serde_json::Value;
use silk_road::catalog::ROUNDS;
use silk_road::market::prices;
use silk_road::scoring::title;
use silk_road::solve::{Problem, best};
use silk_road::state::{Past, Result};
use silk_road::{Event, SilkRoad, State};
use std::collections::BTreeMap;
use table::Seat;

/// The titles of one player alone, the lowest first.
pub const TITLES: [&str; 5] = ["errand", "stall", "trader", "master", "magnate"];

/// One round of one seat.
#[derive(Clone, Copy, Debug, Default)]
pub struct Round {
    pub goods: Mean,
    pub rank: Mean,
    pub length: Mean,
    pub gain: Mean,
    /// what the solver says of the same map and bonus tiles
    pub best: Mean,
    /// of those who were not disqualified
    pub tiles: Mean,
    pub qualified_goods: Mean,
    pub qualified_best: Mean,
    /// seconds, of those who declared
    pub arrival: Mean,
    pub disqualified: u64,
    pub late: u64,
}

impl Round {
    fn add(&mut self, r: &Result, best: i32) {
        self.goods.add(r.goods.into());
        self.rank.add(r.rank.into());
        self.length.add(r.length.into());
        self.gain.add(r.gain.into());
        self.best.add(best.into());
        if r.qualified {
            self.tiles.add(r.tiles.into());
            self.qualified_goods.add(r.goods.into());
            self.qualified_best.add(best.into());
        }
        self.disqualified += u64::from(!r.qualified);
        self.late += u64::from(r.after.is_none());
        if let Some(after) = r.after {
            self.arrival.add(after as f64 / 1000.0);
        }
    }
    pub fn merge(&mut self, mut o: Round) {
        for (mine, theirs) in self.means().into_iter().zip(o.means()) {
            mine.merge(*theirs);
        }
        self.disqualified += o.disqualified;
        self.late += o.late;
    }
    fn means(&mut self) -> [&mut Mean; 9] {
        let Round { goods, rank, length, gain, best, tiles, qualified_goods, qualified_best, arrival, .. } = self;
        [goods, rank, length, gain, best, tiles, qualified_goods, qualified_best, arrival]
    }
    /// How much of the best possible goods a finished route brings.
    pub fn share_of_best(&self) -> f64 {
        self.qualified_goods.mean() / self.qualified_best.mean()
    }
}

/// One seat over all games.
#[derive(Clone, Debug, Default)]
pub struct Desk {
    /// a shared win is split
    pub wins: f64,
    pub score: Mean,
    /// how often each score
    pub scores: BTreeMap<i16, u64>,
    /// in the order of [`TITLES`]
    pub titles: [u64; 5],
    pub rounds: [Round; ROUNDS as usize],
    pub bonus_won: u64,
    pub bonus_used: u64,
    /// what doubling added
    pub doubled: i64,
}

impl Desk {
    fn merge(&mut self, o: Desk) {
        self.wins += o.wins;
        self.score.merge(o.score);
        o.scores.into_iter().for_each(|(score, n)| *self.scores.entry(score).or_default() += n);
        self.titles.iter_mut().zip(o.titles).for_each(|(mine, theirs)| *mine += theirs);
        self.rounds.iter_mut().zip(o.rounds).for_each(|(mine, theirs)| mine.merge(theirs));
        self.bonus_won += o.bonus_won;
        self.bonus_used += o.bonus_used;
        self.doubled += o.doubled;
    }
    /// All rounds together.
    pub fn all_rounds(&self) -> Round {
        let mut all = Round::default();
        self.rounds.iter().for_each(|round| all.merge(*round));
        all
    }
}

#[derive(Clone, Debug, Default)]
pub struct Tally {
    pub games: u64,
    pub decisions: u64,
    pub forced: u64,
    pub desks: [Desk; 4],
    /// margin of the winner over the second
    pub lead: Mean,
    pub shared: u64,
    /// nobody with the most goods points won: ranks and lengths decided
    pub by_bonuses: u64,
    /// rounds after which the last place was shared, so that nobody got the bonus tile
    pub no_bonus_tile: u64,
    /// rounds of the game being played that are counted
    counted: u8,
}

impl Tally {
    fn count_round(&mut self, game: &SilkRoad, past: &Past) {
        let cities = game.cat.cards[past.card as usize].cities;
        let prices = prices(&past.market, game.opt.slots(past.round));
        for seat in Seat::all(game.opt.players) {
            let r = &past.results[seat];
            let problem = Problem::new(cities, game.opt.gates).with_sheet(game.sheet(past.round, r.sheet), &prices);
            let best = best(&Problem { bonus: r.bonus, ..problem });
            self.desks[seat.index()].rounds[past.round as usize - 1].add(r, best.goods);
        }
    }

    fn count_ending(&mut self, s: &State, played: &Played) {
        let mut scores: Vec<i32> = played.places.iter().map(|p| p.score).collect();
        scores.sort_unstable();
        let [.., second, first] = scores[..] else { return };
        self.lead.add(f64::from(first - second));
        let goods = |seat: Seat| s.players[seat].goods;
        let most = played.places.iter().map(|p| goods(p.seat)).max();
        let winners = || played.places.iter().filter(|p| p.place == 1);
        self.by_bonuses += u64::from(winners().all(|p| Some(goods(p.seat)) != most));
        self.shared += u64::from(winners().count() > 1);
    }
}

impl Ledger<SilkRoad> for Tally {
    fn event(&mut self, event: &Event) {
        match *event {
            Event::BonusTile { seat, .. } => self.desks[seat.index()].bonus_won += 1,
            Event::Spent { seat, .. } => self.desks[seat.index()].bonus_used += 1,
            Event::NoBonusTile => self.no_bonus_tile += 1,
            Event::Bought { seat, doubled: true, points, .. } => {
                self.desks[seat.index()].doubled += i64::from(points / 2);
            }
            _ => {}
        }
    }

    fn after(&mut self, game: &SilkRoad, s: &State) {
        if let Some(past) = &s.past
            && past.round != self.counted
        {
            self.count_round(game, past);
            self.counted = past.round;
        }
    }

    fn end(&mut self, game: &SilkRoad, s: &State, played: &Played) {
        self.counted = 0;
        self.games += 1;
        self.decisions += played.decisions;
        self.forced += played.forced;
        let firsts = played.places.iter().filter(|p| p.place == 1).count();
        for place in played.places.iter() {
            let desk = &mut self.desks[place.seat.index()];
            let score = s.players[place.seat].score;
            desk.wins += if place.place == 1 { 1.0 / firsts as f64 } else { 0.0 };
            desk.score.add(score.into());
            *desk.scores.entry(score).or_default() += 1;
            let n = TITLES.iter().position(|t| *t == title(score)).expect("every title is listed");
            desk.titles[n] += 1;
        }
        if game.opt.players > 1 {
            self.count_ending(s, played);
        }
    }

    fn merge(&mut self, o: Self) {
        self.games += o.games;
        self.decisions += o.decisions;
        self.forced += o.forced;
        self.lead.merge(o.lead);
        self.shared += o.shared;
        self.by_bonuses += o.by_bonuses;
        self.no_bonus_tile += o.no_bonus_tile;
        self.desks.iter_mut().zip(o.desks).for_each(|(mine, theirs)| mine.merge(theirs));
    }
}

impl Simulated for SilkRoad {
    type Tally = Tally;
    fn asks_everybody(&self) -> bool {
        self.opt.clock == silk_road::options::Clock::Off
    }
    fn decisions(tally: &Self::Tally) -> u64 {
        tally.decisions
    }
    fn json(&self, tally: &Self::Tally, bots: &[String]) -> Value {
        json(tally, bots)
    }
    fn text(&self, tally: &Self::Tally, bots: &[String]) -> String {
        text(tally, bots)
    }
}
