//! What lies in front of each player.
use super::reader::Reader;
use super::{MOST_TIME, Moment};
use crate::SilkRoad;
use crate::catalog::SHEETS;
use crate::hex::CELLS;
use crate::options::Clock;
use crate::state::*;
use crate::tile::{Board, STOCK, Tile};
use crate::words::{Kind, Piece};
use serde::Deserialize;
use serde_json::{Map, Value};
use table::{Dice, Millis, Problems, Seat, Set};

/// Only of somebody who builds or has built.
const BUILDING: &[&str] = &["started", "sheet", "upside_down", "board", "since", "arrived", "nth", "late"];

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
    /// `lots` decide what the scene does not know: how long somebody took against a clock of their own.
    pub(super) fn set_seats(
        &self,
        s: &mut State,
        moment: Moment,
        seats: &[Value],
        lots: &mut dyn Dice,
        problems: &mut Problems,
    ) {
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
                Moment::Trading => self.set_trading(s, seat, named, lots, &mut r),
                _ => self.set_waiting(s, seat, moment, &mut r),
            }
            r.done();
        }
        self.count_arrivals(s, problems);
        self.check_seats(s, problems);
    }

    fn set_points(&self, s: &mut State, seat: Seat, r: &mut Reader<'_>) {
        // nobody stands beyond the end of the track.
        let most = self.opt.track_end.map_or(999, |end| i64::from(end).min(999));
        let score = r.number("score", 0, most).map(|n| n as i16);
        let gains = r.take::<Vec<i16>>("gains");
        let goods = r.number("goods", -999, 999);
        let p = &mut s.players[seat];
        p.goods = goods.unwrap_or(0) as i16;
        p.score = score.unwrap_or(0);
        if let Some(gains) = gains {
            let sum: i64 = gains.iter().map(|&n| i64::from(n)).sum();
            let over = usize::from(s.round) - usize::from(s.phase != Phase::Over);
            if gains.len() != over {
                r.wrong("gains", format!("one for each round that is over: {over} of them"));
            } else if score.map_or(!(0..=most).contains(&sum), |score| i64::from(score) < sum) {
                r.wrong("gains", format!("together they are {sum}, and that is more than the score, or no score"));
            } else {
                gains.iter().zip(&mut p.gains).for_each(|(from, to)| *to = *from);
                p.score = score.unwrap_or(sum as i16);
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
        if moment == Moment::Over {
            r.not_here(&["ready"], "it is over");
        } else if moment == Moment::Countdown {
            r.not_here(&["ready"], "in the countdown everybody is ready");
            s.players[seat].stage = Stage::Ready;
        } else if r.flag("ready") {
            s.players[seat].stage = Stage::Ready;
        }
    }

    fn set_trading(&self, s: &mut State, seat: Seat, named: Set, lots: &mut dyn Dice, r: &mut Reader<'_>) {
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
            let p = &mut s.players[seat];
            p.board = read_board(r, p.bonus);
            self.set_end(s, seat, lots, r);
        } else {
            r.not_here(BUILDING, "only of somebody who has started");
        }
    }

    /// The sheet that is named; otherwise the first that is free, or the one that everybody has.
    fn set_map(&self, s: &mut State, seat: Seat, named: Set, r: &mut Reader<'_>) {
        let held = self.held(s);
        let taken = held | named;
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
        p.stage = Stage::Building { since: r.number("since", 0, MOST_TIME).map_or(0, |n| n as Millis) };
        p.sheet = sheet;
        p.turned = r.flag("upside_down");
        if p.turned && !self.opt.turned_maps {
            r.wrong("upside_down", "only with the option `turned_maps`");
        }
    }

    fn set_end(&self, s: &mut State, seat: Seat, lots: &mut dyn Dice, r: &mut Reader<'_>) {
        let late = r.flag("late");
        let nth = r.number("nth", 0, 3).map(|n| n as u8);
        let own_clock = self.opt.clock == Clock::Own;
        let arrived = if own_clock && r.is_null("arrived") {
            r.take::<Value>("arrived");
            Some(Millis::from(lots.below(TIMES, u32::from(self.opt.seconds) * 10)) * 100)
        } else {
            r.number("arrived", 0, MOST_TIME).map(|n| n as Millis)
        };
        if arrived.is_some_and(|after| self.opt.clock != Clock::Off && after >= self.limit()) {
            r.wrong("arrived", format!("time was up after {} ms", self.limit()));
        }
        if nth.is_some() && arrived.is_none() {
            r.wrong("nth", "only of somebody who has arrived");
        }
        match (arrived, late) {
            (Some(_), true) => r.wrong("late", "somebody who has arrived is not late"),
            (Some(after), false) => s.players[seat].stage = Stage::Arrived { after, nth: nth.unwrap_or(u8::MAX) },
            (None, true) if !own_clock => {
                r.wrong("late", "the sand runs out for all at once, unless the option `clock` is \"own\"");
            }
            (None, true) => s.players[seat].stage = Stage::Late,
            (None, false) => {}
        }
    }

    /// Declarations as they were heard; where nobody says so, in the order of their times, then of the seats.
    fn count_arrivals(&self, s: &mut State, problems: &mut Problems) {
        let heard = |seat: Seat| match s.players[seat].stage {
            Stage::Arrived { after, nth } => Some((nth, after, seat)),
            _ => None,
        };
        let mut order: Vec<(u8, Millis, Seat)> = self.all().filter_map(heard).collect();
        order.sort_unstable();
        s.declared = order.len() as u8;
        if order.iter().any(|it| it.0 != u8::MAX) && order.iter().zip(0..).any(|(it, n)| it.0 != n) {
            problems.add("seats", "`nth` counts those who have arrived, all of them, from 0 (R-083)");
        }
        for (nth, (_, after, seat)) in order.into_iter().enumerate() {
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
        let since = |w: Seat| match s.players[w].stage {
            Stage::Building { since } => Some(since),
            _ => None,
        };
        let mut signals: Vec<Millis> = self.all().filter_map(since).collect();
        signals.dedup();
        if self.opt.clock != Clock::Own && signals.len() > 1 {
            problems.add("seats", "`since` is the same for all: there is one signal (R-027)");
        }
        if self.all().all(|w| s.players[w].is_done()) {
            problems.add("seats", "everybody has arrived: the round would be over");
        }
        if s.phase == Phase::Ready && self.all().all(|w| s.players[w].stage == Stage::Ready) {
            problems.add("seats", "everybody is ready: the round would have begun");
        }
    }
}

/// Tiles on a board, as many as there are.
pub(super) fn read_board(r: &mut Reader<'_>, bonus: [u8; 3]) -> Board {
    let mut board = Board::default();
    for (n, laid) in r.take::<Vec<Laid>>("board").unwrap_or_default().into_iter().enumerate() {
        let at = format!("board.{n}");
        let piece = Piece::new(laid.kind, laid.bonus);
        let all = if laid.bonus { bonus[laid.kind.index()] } else { STOCK };
        if laid.cell as usize >= CELLS {
            r.wrong(&at, format!("there is no cell {}", laid.cell));
        } else if laid.turn >= laid.kind.turns() {
            r.wrong(&at, format!("a {} tile has the turns 0 to {}", laid.kind, laid.kind.turns() - 1));
        } else if board.at(laid.cell).is_some() {
            r.wrong(&at, format!("there is a tile on cell {} already", laid.cell));
        } else if board.count(piece) >= all {
            r.wrong(&at, format!("more than {all} tiles of the kind `{piece}`"));
        } else {
            board.0[laid.cell as usize] = Some(Tile::new(piece, laid.turn));
        }
    }
    board
}
