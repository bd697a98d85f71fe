//! Scoring: confirm, bonuses, goods (3.5 to 3.7), the bonus tile (3.8), the end.
use crate::course::Play;
use crate::hex::BETWEEN;
use crate::market::prices;
use crate::options::{LastPlace, LooseTiles, SameTime, Sole, TieBreak, Undeclared};
use crate::state::*;
use crate::tile::{Board, Route};
use crate::{Event, SilkRoad};
use table::{Few, Millis, Place, Places, Seat};

/// Declarations within one tick were made at the same time (4.8).
pub const TICK: Millis = 100;

/// A good that a route has passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Bought {
    /// which dot of the sheet
    pub dot: u8,
    pub doubled: bool,
    pub points: i16,
}

/// Everything a route buys, in the order of the sheet.
pub type Shopping = Few<Bought, { crate::catalog::DOTS }>;

impl SilkRoad {
    /// The route of a board, if it makes its player take part in the scoring.
    pub fn qualified(&self, board: &Board, card: u8) -> Option<Route> {
        let [from, to] = self.cat.cards[card as usize].cities;
        let route = board.route(from, to, self.opt.gates)?;
        let loose = board.tiles().count() > route.cells.len();
        (!loose || self.opt.loose_tiles == LooseTiles::Ignored).then_some(route)
    }

    /// what is passed is bought, wanted or not; on an edge of a bonus tile it counts double, never more.
    pub fn shopping(
        &self,
        board: &Board,
        route: &Route,
        sheet: &crate::catalog::ProductMap,
        prices: &[i8; 6],
    ) -> Shopping {
        let mut all = Shopping::new();
        let has_bonus = |cell: u8| board.at(cell).is_some_and(|t| t.bonus);
        for (n, dot) in sheet.dots.iter().enumerate() {
            if route.edges >> dot.edge & 1 == 1 {
                let (a, b) = BETWEEN[dot.edge as usize];
                let doubled = has_bonus(a) || has_bonus(b);
                let value = i16::from(prices[dot.good.index()]);
                all.push(Bought { dot: n as u8, doubled, points: if doubled { 2 * value } else { value } });
            }
        }
        all
    }

    /// highest score, then the tie-break; who is still tied shares the place.
    pub fn standings(&self, s: &State) -> Places {
        let tie = |p: &Player| match self.opt.tie_break {
            TieBreak::LastRound => p.gains[3],
            TieBreak::Goods => p.goods,
            TieBreak::Draw => 0,
        };
        let worth = |w: Seat| (s.players[w].score, tie(&s.players[w]));
        let place = |w: Seat| 1 + self.all().filter(|&o| worth(o) > worth(w)).count() as u8;
        self.all().map(|seat| Place { seat, place: place(seat), score: s.players[seat].score.into() }).collect()
    }
}

/// The name of a solo result.
pub fn title(score: i16) -> &'static str {
    match score {
        ..=10 => "errand",
        11..=20 => "stall",
        21..=35 => "trader",
        36..=45 => "master",
        _ => "magnate",
    }
}

/// Those who take part in the scoring of a round.
type Finishers = Few<Finisher, 4>;

/// Who takes part, and when they declared.
#[derive(Clone, Copy, Default)]
struct Finisher {
    seat: Seat,
    route: Route,
    /// earlier first; `None`: not declared
    arrival: Option<Arrival>,
}

/// The order of declarations: tick, score before this round, age, receipt.
type Arrival = (Millis, i16, u8, u8);

impl Play<'_> {
    pub fn score_round(&mut self) {
        let before = *self.s;
        let mut past =
            Past { round: before.round, card: before.card, market: before.market, results: table::BySeat::default() };
        let finishers = self.confirm(&mut past);
        if self.g.opt.players > 1 {
            self.rank(&finishers, &mut past);
            self.longest(&finishers, &mut past);
        }
        for f in finishers.iter() {
            past.results[f.seat].goods = self.buy(f);
        }
        for seat in self.g.all() {
            self.move_marker(seat, &mut past.results[seat]);
        }
        self.s.past = Some(past);
    }

    /// boards are shown; who has no route is out for this round.
    fn confirm(&mut self, past: &mut Past) -> Finishers {
        let mut finishers = Finishers::new();
        for seat in self.g.all() {
            let p = self.s.players[seat];
            let arrival = self.arrival(seat);
            let may = arrival.is_some() || self.g.opt.undeclared == Undeclared::Counts;
            let route = self.g.qualified(&p.board, self.s.card).filter(|_| may);
            let tiles = route.map_or(0, |r| r.cells.len() as u8);
            let after = match p.stage {
                Stage::Arrived { after, .. } => Some(after),
                _ => None,
            };
            let sheet = p.sheet.expect("everybody who is done has built");
            let qualified = route.is_some();
            past.results[seat] =
                Result { board: p.board, sheet, after, bonus: p.bonus, qualified, tiles, ..Result::default() };
            let number = self.g.sheet(self.s.round, sheet).number;
            self.h.reveal(Event::Route { seat, sheet: number, board: p.board, tiles, qualified });
            if let Some(route) = route {
                finishers.push(Finisher { seat, route, arrival });
            }
        }
        finishers
    }

    fn arrival(&self, seat: Seat) -> Option<Arrival> {
        let p = &self.s.players[seat];
        let Stage::Arrived { after, nth } = p.stage else { return None };
        let (score, age) = match self.g.opt.same_time {
            SameTime::Score => (p.score, self.g.opt.ages[seat.index()].unwrap_or(u8::MAX)),
            SameTime::Receipt => (0, 0),
        };
        Some((after / TICK, score, age, nth))
    }

    /// X, 1, …, 1, 0; who did not declare stands behind all who did. R-077: alone, first and last.
    fn rank(&mut self, finishers: &[Finisher], past: &mut Past) {
        let first = self.g.opt.first_place();
        if let [sole] = finishers {
            let extra = match self.g.opt.sole_finisher {
                Sole::One => 0,
                Sole::Two => 1,
                Sole::Three => 2,
            };
            let counts = sole.arrival.is_some() || self.g.opt.sole_undeclared;
            return self.rank_points(sole.seat, if counts { first + extra } else { 0 }, past);
        }
        let mut declared: Few<(Arrival, Seat), 4> =
            finishers.iter().filter_map(|f| Some((f.arrival?, f.seat))).collect();
        declared.sort_unstable();
        let last = declared.len() == finishers.len();
        for (n, &(_, seat)) in declared.iter().enumerate() {
            let points = match n {
                0 => first,
                n if last && n + 1 == declared.len() => 0,
                _ => 1,
            };
            self.rank_points(seat, points, past);
        }
    }
    fn rank_points(&mut self, seat: Seat, points: i16, past: &mut Past) {
        past.results[seat].rank = points;
        self.h.tell(Event::Rank { seat, points });
    }

    /// a point for the most tiles, for each of those who share it.
    fn longest(&mut self, finishers: &[Finisher], past: &mut Past) {
        let most = finishers.iter().map(|f| f.route.cells.len()).max();
        for f in finishers.iter().filter(|f| Some(f.route.cells.len()) == most) {
            past.results[f.seat].length = 1;
            self.h.tell(Event::Length { seat: f.seat, tiles: f.route.cells.len() as u8 });
        }
    }

    /// good by good.
    fn buy(&mut self, f: &Finisher) -> i16 {
        let p = self.s.players[f.seat];
        let sheet = *self.g.sheet(self.s.round, p.sheet.expect("a finisher has a map"));
        let prices = prices(&self.s.market, self.g.opt.slots(self.s.round));
        let mut total = 0;
        for bought in self.g.shopping(&p.board, &f.route, &sheet, &prices).iter() {
            let dot = sheet.dots[bought.dot as usize];
            let cells = BETWEEN[dot.edge as usize].into();
            let Bought { doubled, points, .. } = *bought;
            self.h.tell(Event::Bought { seat: f.seat, good: dot.good, cells, doubled, points });
            total += points;
        }
        total
    }

    /// everything at once, then never below zero.
    fn move_marker(&mut self, seat: Seat, result: &mut Result) {
        let p = &mut self.s.players[seat];
        let reached = (p.score + result.rank + result.length + result.goods).max(0);
        let score = self.g.opt.track_end.map_or(reached, |end| reached.min(end as i16));
        result.gain = score - p.score;
        p.gains[self.s.round as usize - 1] = result.gain;
        p.goods += result.goods;
        p.score = score;
        let Result { rank, length, goods, .. } = *result;
        self.h.tell(Event::Scored { seat, rank, length, goods, score });
    }

    /// the one who is last alone, disqualified or not.
    pub(crate) fn award_bonus_tile(&mut self) {
        let round = self.s.round as usize - 1;
        let stands = |p: &Player| match self.g.opt.last_place {
            LastPlace::Total => p.score,
            LastPlace::Round => p.gains[round],
        };
        let least = self.g.all().map(|w| stands(&self.s.players[w])).min();
        let last: Few<Seat, 4> = self.g.all().filter(|&w| Some(stands(&self.s.players[w])) == least).collect();
        let [seat] = last[..] else { return self.h.tell(Event::NoBonusTile) };
        let tile = match self.g.opt.bonus_tiles {
            None => self.s.bonus_left.draw(self.h, BONUS),
            Some(_) => self.s.bonus_left.iter().next(),
        };
        // Three rounds, three tiles; but a scene may have handed out all of them.
        let Some(tile) = tile else { return };
        self.s.bonus_left.remove(tile);
        let kind = self.g.bonus_kind(tile);
        self.s.players[seat].bonus[kind.index()] += 1;
        self.h.tell(Event::BonusTile { seat, kind });
    }
}
