//! Positions by description, for tests, puzzles and programs: see `docs/scenes.md`.
//!
//! `seats` sets what lies in front of each player, `past` the round that is over, `next` what is to come; `reader` collects
//! everything that is wrong. `write` makes a scene of a position.
mod next;
mod past;
mod reader;
mod seats;
mod write;

use crate::SilkRoad;
use crate::catalog::{ROUNDS, SHEETS};
use crate::course::COUNTDOWN;
use crate::options::Clock;
use crate::state::*;
use crate::words::{City, Good, Icon, Kind};
use reader::Reader;
use serde_json::{Map, Value};
use table::{Millis, Problems, Set, TableDice};
pub use write::Eyes;

type Outcome<T> = std::result::Result<T, Problems>;

/// What the scene calls its moment.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Moment {
    Ready,
    Countdown,
    Trading,
    Over,
}

/// As late as a clock is read: what a number of JSON holds exactly.
pub const MOST_TIME: i64 = table::END_OF_TIME as i64 / 2;

impl SilkRoad {
    pub(crate) fn set_scene(&self, fresh: &State, dice: &mut TableDice, scene: &Value) -> Outcome<State> {
        let mut problems = Problems::default();
        let mut s = *fresh;
        let mut r = Reader::new("", scene, &mut problems);
        let phase = r.take::<String>("phase");
        let over = phase.as_deref() == Some("over");
        match r.number("round", 1, ROUNDS.into()) {
            Some(round) if over && round < ROUNDS.into() => r.wrong("round", "it is over after round 4 (R-072)"),
            Some(round) => self.go_to_round(&mut s, round as u8),
            None if over => self.go_to_round(&mut s, ROUNDS),
            None => {}
        }
        self.set_card(&mut s, &mut r);
        self.set_pile(&mut s, &mut r);
        self.set_icons(&mut s, &mut r);
        if let Some(goods) = r.take::<Vec<Good>>("market") {
            self.set_market(&mut s, goods, &mut r);
        }
        for kind in r.take::<Vec<Kind>>("spent").unwrap_or_default() {
            s.spent += 1;
            self.take_bonus_tile(&mut s, kind, "spent", &mut r);
        }
        let moment = self.set_moment(&mut s, phase.as_deref(), &mut r);
        let seats: Vec<Value> = r.take("seats").unwrap_or_default();
        let past = r.take::<Value>("past");
        let next = r.take("next").unwrap_or(Value::Object(Map::new()));
        r.done();
        self.set_seats(&mut s, moment, &seats, dice, &mut problems);
        if let Some(past) = past {
            self.set_past(&mut s, &past, &mut problems);
        }
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

    /// the trade cards that are still in the pile.
    fn set_pile(&self, s: &mut State, r: &mut Reader<'_>) {
        let Some(cards) = r.take::<Vec<u8>>("cards_to_come") else { return };
        let named: Set = cards.iter().copied().filter(|&card| card < 15).collect();
        let to_come = 15 - u32::from(s.round);
        if cards.len() as u32 != to_come || named.len() != to_come || named.has(s.card) {
            return r
                .wrong("cards_to_come", format!("must be {to_come} different cards, and not the one of this round"));
        }
        s.cards = named;
    }

    /// U3: only where icons lie in a bag of their own.
    fn set_icons(&self, s: &mut State, r: &mut Reader<'_>) {
        let Some(all) = self.opt.icons else {
            return r.not_here(&["icons", "icons_to_come"], "icons are printed on the cards");
        };
        if let Some(icons) = r.take::<[Icon; 1]>("icons") {
            let (old, new) = (s.icons[0].index(), icons[0].index());
            s.icons_left[old] += 1;
            match s.icons_left[new].checked_sub(1) {
                Some(fewer) => s.icons_left[new] = fewer,
                None => r.wrong("icons", format!("there is no such icon left: `{}`", icons[0])),
            }
            s.icons = icons.into_iter().collect();
        }
        let Some(left) = r.take::<Map<String, Value>>("icons_to_come") else { return };
        let count = |icon: &Icon| left.get(icon.word()).map_or(Some(0), Value::as_u64);
        let counts: Option<Vec<u64>> = Icon::ALL.iter().map(count).collect();
        let known = left.keys().all(|name| Icon::ALL.iter().any(|icon| icon.word() == name));
        let now = s.icons[0].index();
        let fits = |counts: &Vec<u64>| {
            let total: u64 = counts.iter().fold(0, |all, n| all.saturating_add(*n));
            let each = |(n, c): (usize, &u64)| *c <= u64::from(all[n].saturating_sub(u8::from(n == now)));
            total == 15 - u64::from(s.round) && counts.iter().enumerate().all(each)
        };
        match counts.filter(|counts| known && fits(counts)) {
            Some(counts) => s.icons_left.iter_mut().zip(counts).for_each(|(left, n)| *left = n as u8),
            None => r.wrong("icons_to_come", format!("must be {} of those of the option `icons`", 15 - s.round)),
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

    fn set_moment(&self, s: &mut State, phase: Option<&str>, r: &mut Reader<'_>) -> Moment {
        let moment = match phase {
            // With clocks of their own everybody starts when they like: there is only one phase.
            None if self.opt.clock == Clock::Own => Moment::Trading,
            None | Some("ready") => Moment::Ready,
            Some("trading") => Moment::Trading,
            Some("countdown") => Moment::Countdown,
            Some("over") => Moment::Over,
            Some(other) => {
                r.wrong("phase", format!("must be \"ready\", \"countdown\", \"trading\" or \"over\", not {other:?}"));
                Moment::Ready
            }
        };
        match (moment, self.opt.clock) {
            (Moment::Ready | Moment::Countdown, Clock::Own) => {
                r.wrong("phase", "with clocks of their own there is only \"trading\", until it is over");
            }
            (Moment::Countdown, Clock::Off) => {
                r.wrong("phase", "without a clock there is no countdown");
                return Moment::Ready;
            }
            (Moment::Countdown, Clock::Live) => {
                let start = r.number("start", 0, MOST_TIME).map_or(COUNTDOWN, |n| n as Millis);
                s.phase = Phase::Countdown { start };
            }
            (Moment::Trading, _) => s.phase = Phase::Trading,
            (Moment::Over, _) => s.phase = Phase::Over,
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
