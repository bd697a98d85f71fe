//! What lies in front of each player.
use super::Moment;
use super::reader::Reader;
use crate::SilkRoad;
use crate::catalog::SHEETS;
use crate::hex::CELLS;
use crate::options::Clock;
use crate::state::*;
use crate::tile::{STOCK, Tile};
use crate::words::{Kind, Piece};
use serde::Deserialize;
use serde_json::{Map, Value};
use table::{Millis, Problems, Seat, Set};

/// Only of somebody who builds or has built.
const BUILDING: &[&str] = &["started", "sheet", "upside_down", "board", "arrived", "late"];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Laid {
    cell: u8,
    kind: Kind,
    #[serde(default)]
    turn: u8,
    #[serde(default)]
    bonus: bool,
}

impl SilkRoad {
    pub(super) fn set_seats(&self, s: &mut State, moment: Moment, seats: &[Value], problems: &mut Problems) {
        if seats.len() > self.opt.players as usize {
            problems.add("seats", format!("{} of them, but {} players", seats.len(), self.opt.players));
        }
        // A sheet that somebody names is not dealt to somebody who names none.
        let named: Set = seats
            .iter()
            .filter_map(|seat| self.place_of(seat["sheet"].as_u64()?.try_into().ok()?))
            .filter(|&(round, _)| round == s.round)
            .map(|(_, sheet)| sheet)
            .collect();
        for seat in self.all() {
            let nothing = Value::Object(Map::new());
            let value = seats.get(seat.index()).unwrap_or(&nothing);
            let mut r = Reader::new(&format!("seats.{}", seat.0), value, problems);
            self.set_points(s, seat, &mut r);
            match moment {
                Moment::Trading => self.set_trading(s, seat, named, &mut r),
                _ => self.set_waiting(s, seat, moment, &mut r),
            }
            r.done();
        }
        self.count_arrivals(s);
        self.check_seats(s, problems);
    }

    fn set_points(&self, s: &mut State, seat: Seat, r: &mut Reader<'_>) {
        let score = r.number("score", 0, 999).map(|n| n as i16);
        let gains = r.take::<Vec<i16>>("gains");
        let goods = r.number("goods", -999, 999);
        let p = &mut s.players[seat];
        p.goods = goods.unwrap_or(0) as i16;
        p.score = score.unwrap_or(0);
        if let Some(gains) = gains {
            let sum: i64 = gains.iter().map(|&n| i64::from(n)).sum();
            if gains.len() != s.round as usize - 1 {
                r.wrong("gains", format!("one for each round that is over: {} of them", s.round - 1));
            } else if !(0..=999).contains(&sum) || score.is_some_and(|score| i64::from(score) != sum) {
                r.wrong("gains", format!("together they are {sum}, and that is not the score"));
            } else {
                gains.iter().zip(&mut p.gains).for_each(|(from, to)| *to = *from);
                p.score = sum as i16;
            }
        }
        for kind in r.take::<Vec<Kind>>("bonus").unwrap_or_default() {
            s.players[seat].bonus[kind.index()] += 1;
            self.take_bonus_tile(s, kind, "bonus", r);
        }
    }

    /// Before the signal.
    fn set_waiting(&self, s: &mut State, seat: Seat, moment: Moment, r: &mut Reader<'_>) {
        r.not_here(BUILDING, "only with \"phase\": \"trading\"");
        if moment == Moment::Countdown {
            r.not_here(&["ready"], "in the countdown everybody is ready");
            s.players[seat].stage = Stage::Ready;
        } else if r.flag("ready") {
            s.players[seat].stage = Stage::Ready;
        }
    }

    fn set_trading(&self, s: &mut State, seat: Seat, named: Set, r: &mut Reader<'_>) {
        r.not_here(&["ready"], "only with \"phase\": \"ready\"");
        let own_clock = self.opt.clock == Clock::Own;
        let started = match r.take::<bool>("started") {
            // Whoever has tiles, a map or a time has started.
            None => !own_clock || BUILDING.iter().any(|field| r.has(field)),
            Some(false) if !own_clock => {
                r.wrong("started", "everybody starts at once, unless the option `clock` is \"own\"");
                true
            }
            Some(started) => started,
        };
        if started {
            self.set_map(s, seat, named, r);
            self.set_board(s, seat, r);
            self.set_end(s, seat, r);
        } else {
            r.not_here(BUILDING, "only of somebody who has started");
        }
    }

    /// The sheet that is named; otherwise the first that is free, or the one that everybody has.
    fn set_map(&self, s: &mut State, seat: Seat, named: Set, r: &mut Reader<'_>) {
        let held = self.held(s);
        let taken = Set(held.0 | named.0);
        let free = || match taken.iter().next() {
            Some(common) if self.opt.same_sheet => Some(common),
            _ => (0..SHEETS as u8).find(|&n| !taken.has(n)),
        };
        let sheet = match r.number("sheet", 1, 255) {
            None => free(),
            Some(n) => match self.place_of(n as u8) {
                Some((round, sheet)) if round == s.round => Some(sheet),
                _ => {
                    r.wrong("sheet", format!("{n} is not a sheet of round {}", s.round));
                    None
                }
            },
        };
        let p = &mut s.players[seat];
        p.stage = Stage::Building { since: 0 };
        p.sheet = sheet;
        p.turned = r.flag("upside_down");
        if p.turned && !self.opt.turned_maps {
            r.wrong("upside_down", "only with the option `turned_maps`");
        }
    }

    fn set_board(&self, s: &mut State, seat: Seat, r: &mut Reader<'_>) {
        let p = &mut s.players[seat];
        for (n, laid) in r.take::<Vec<Laid>>("board").unwrap_or_default().into_iter().enumerate() {
            let at = format!("board.{n}");
            let piece = Piece::new(laid.kind, laid.bonus);
            let all = if laid.bonus { p.bonus[laid.kind.index()] } else { STOCK };
            if laid.cell as usize >= CELLS {
                r.wrong(&at, format!("there is no cell {}", laid.cell));
            } else if laid.turn >= laid.kind.turns() {
                r.wrong(&at, format!("a {} tile has the turns 0 to {}", laid.kind, laid.kind.turns() - 1));
            } else if p.board.at(laid.cell).is_some() {
                r.wrong(&at, format!("there is a tile on cell {} already", laid.cell));
            } else if p.board.count(piece) >= all {
                r.wrong(&at, format!("more than {all} tiles of the kind `{piece}`"));
            } else {
                p.board.0[laid.cell as usize] = Some(Tile::new(piece, laid.turn));
            }
        }
    }

    fn set_end(&self, s: &mut State, seat: Seat, r: &mut Reader<'_>) {
        let late = r.flag("late");
        let arrived = r.number("arrived", 0, 3_600_000).map(|n| n as Millis);
        if arrived.is_some_and(|after| self.opt.clock != Clock::Off && after >= self.limit()) {
            r.wrong("arrived", format!("time was up after {} ms", self.limit()));
        }
        match (arrived, late) {
            (Some(_), true) => r.wrong("late", "somebody who has arrived is not late"),
            (Some(after), false) => s.players[seat].stage = Stage::Arrived { after, nth: 0 },
            (None, true) if self.opt.clock != Clock::Own => {
                r.wrong("late", "the sand runs out for all at once, unless the option `clock` is \"own\"");
            }
            (None, true) => s.players[seat].stage = Stage::Late,
            (None, false) => {}
        }
    }

    /// Declarations in the order of their times, then of the seats.
    fn count_arrivals(&self, s: &mut State) {
        let after = |seat: Seat| match s.players[seat].stage {
            Stage::Arrived { after, .. } => Some((after, seat)),
            _ => None,
        };
        let mut order: Vec<(Millis, Seat)> = self.all().filter_map(after).collect();
        order.sort_unstable();
        s.declared = order.len() as u8;
        for (nth, (after, seat)) in order.into_iter().enumerate() {
            s.players[seat].stage = Stage::Arrived { after, nth: nth as u8 };
        }
    }

    fn check_seats(&self, s: &State, problems: &mut Problems) {
        if !self.opt.same_sheet && self.held(s).len() < self.holders(s).len() {
            problems.add("seats", "two players have the same sheet");
        }
        if self.opt.same_sheet && self.held(s).len() > 1 {
            problems.add("seats", "everybody has the same sheet: the option `same_sheet` says so");
        }
        if self.all().all(|w| s.players[w].is_done()) {
            problems.add("seats", "everybody has arrived: the round would be over");
        }
        if s.phase == Phase::Ready && self.all().all(|w| s.players[w].stage == Stage::Ready) {
            problems.add("seats", "everybody is ready: the round would have begun");
        }
    }
}
