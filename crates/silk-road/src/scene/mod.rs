//! Positions by description, for tests, puzzles and programs: see `docs/scenes.md`.
//!
//! `seats` sets what lies in front of each player, `next` what is to come; `reader` collects everything that is wrong.
mod next;
mod reader;
mod seats;

use crate::SilkRoad;
use crate::catalog::{ROUNDS, SHEETS};
use crate::course::COUNTDOWN;
use crate::options::Clock;
use crate::state::*;
use crate::words::{City, Good, Kind};
use reader::Reader;
use serde_json::{Map, Value};
use table::{Problems, Set, TableDice};

type Outcome<T> = std::result::Result<T, Problems>;

/// What the scene calls its moment.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Moment {
    Ready,
    Countdown,
    Trading,
}

impl SilkRoad {
    pub(crate) fn set_scene(&self, fresh: &State, dice: &mut TableDice, scene: &Value) -> Outcome<State> {
        let mut problems = Problems::default();
        let mut s = *fresh;
        let mut r = Reader::new("", scene, &mut problems);
        if let Some(round) = r.number("round", 1, ROUNDS.into()) {
            self.go_to_round(&mut s, round as u8);
        }
        self.set_card(&mut s, &mut r);
        if let Some(goods) = r.take::<Vec<Good>>("market") {
            self.set_market(&mut s, goods, &mut r);
        }
        for kind in r.take::<Vec<Kind>>("spent").unwrap_or_default() {
            s.spent += 1;
            self.take_bonus_tile(&mut s, kind, "spent", &mut r);
        }
        let moment = self.set_moment(&mut s, &mut r);
        let seats: Vec<Value> = r.take("seats").unwrap_or_default();
        let next = r.take("next").unwrap_or(Value::Object(Map::new()));
        r.done();
        self.set_seats(&mut s, moment, &seats, &mut problems);
        self.load(&s, dice, &next, &mut problems);
        problems.or(s)
    }

    /// As many cards used and goods in play as in that round; the market stands as its places opened.
    fn go_to_round(&self, s: &mut State, round: u8) {
        while s.round < round {
            s.round += 1;
            let unused = s.cards.iter().next().expect("more cards than rounds");
            s.cards.remove(unused);
            if let Some(left) = s.icons_left.iter_mut().find(|n| **n > 0) {
                *left -= 1;
            }
            crate::market::enter(&mut s.market, Good::ALL[s.round as usize + 1], self.opt.opened(s.round));
        }
    }

    /// The card of this round, by number or by its cities.
    fn set_card(&self, s: &mut State, r: &mut Reader<'_>) {
        let by_number = r.number("card", 0, 14).map(|n| n as u8);
        let by_cities = r.take::<[City; 2]>("cities").map(|[a, b]| {
            self.cat.cards.iter().position(|c| c.cities == [a, b] || c.cities == [b, a]).map(|n| n as u8)
        });
        let card = match (by_cities, by_number) {
            (Some(None), _) => return r.wrong("cities", "must be two different cities"),
            (Some(Some(a)), Some(b)) if a != b => return r.wrong("cities", format!("card {b} has others")),
            (Some(card), _) => card,
            (None, card) => card,
        };
        let Some(card) = card else { return };
        // The pile and what was used stay as many as they were.
        if s.cards.has(card) {
            s.cards.remove(card);
            s.cards.add(s.card);
        }
        s.card = card;
        if self.opt.icons.is_none() {
            s.icons = self.cat.cards[card as usize].icons;
        }
    }

    fn set_market(&self, s: &mut State, goods: Vec<Good>, r: &mut Reader<'_>) {
        let known: Set = goods.iter().map(|g| *g as u8).collect();
        let in_play = u32::from(s.round) + 2;
        if goods.len() as u32 == in_play && known == Set::first_n(in_play) {
            s.market = goods.into_iter().collect();
        } else {
            let all: Vec<&str> = Good::ALL[..in_play as usize].iter().map(|g| g.word()).collect();
            r.wrong("market", format!("must be, in any order, the dearest first: {}", all.join(", ")));
        }
    }

    fn set_moment(&self, s: &mut State, r: &mut Reader<'_>) -> Moment {
        let moment = match r.take::<String>("phase").as_deref() {
            // With clocks of their own everybody starts when they like: there is only one phase.
            None if self.opt.clock == Clock::Own => Moment::Trading,
            None | Some("ready") => Moment::Ready,
            Some("trading") => Moment::Trading,
            Some("countdown") => Moment::Countdown,
            Some(other) => {
                r.wrong("phase", format!("must be \"ready\", \"countdown\" or \"trading\", not {other:?}"));
                Moment::Ready
            }
        };
        match (moment, self.opt.clock) {
            (Moment::Ready | Moment::Countdown, Clock::Own) => {
                r.wrong("phase", "with clocks of their own there is only \"trading\"");
            }
            (Moment::Countdown, Clock::Off) => {
                r.wrong("phase", "without a clock there is no countdown");
                return Moment::Ready;
            }
            (Moment::Countdown, Clock::Live) => s.phase = Phase::Countdown { start: COUNTDOWN },
            (Moment::Trading, _) => s.phase = Phase::Trading,
            (Moment::Ready, _) => {}
        }
        moment
    }

    /// Somebody has it, or it was used: nobody wins it any more.
    fn take_bonus_tile(&self, s: &mut State, kind: Kind, field: &str, r: &mut Reader<'_>) {
        match s.bonus_left.iter().find(|&tile| self.bonus_kind(tile) == kind) {
            Some(tile) => s.bonus_left.remove(tile),
            None => r.wrong(field, format!("there is no further bonus tile of the kind `{kind}`")),
        }
    }

    /// Round and place of a sheet by its number.
    fn place_of(&self, number: u8) -> Option<(u8, u8)> {
        (1..=ROUNDS).find_map(|round| {
            let here = (0..SHEETS as u8).find(|&n| self.sheet(round, n).number == number)?;
            Some((round, here))
        })
    }
}
