//! The round that is over: what people look at before the next, and after the last.
use super::reader::Reader;
use super::seats::read_board;
use crate::SilkRoad;
use crate::market::{Order, prices};
use crate::options::Undeclared;
use crate::state::*;
use crate::words::{Good, Kind};
use serde_json::Value;
use table::{Millis, Problems, Seat, Set};

impl SilkRoad {
    /// Who qualified, how long the routes were and what they bought follows from the boards; the gain is that of the seat.
    pub(super) fn set_past(&self, s: &mut State, past: &Value, problems: &mut Problems) {
        let round = if s.phase == Phase::Over { s.round } else { s.round - 1 };
        if round == 0 {
            return problems.add("past", "before round 1 there is none");
        }
        let mut r = Reader::new("past", past, problems);
        let card = r.number("card", 0, 14).map_or(s.card, |n| n as u8);
        if (card == s.card) != (s.phase == Phase::Over) {
            let which = if s.phase == Phase::Over { "the last card of all" } else { "another card than now" };
            r.wrong("card", format!("must be {which}"));
        }
        self.use_up(s, card);
        let market = r.take::<Vec<Good>>("market").unwrap_or_default();
        let in_play = u32::from(round) + 2;
        let known: Set = market.iter().map(|good| *good as u8).collect();
        if market.len() as u32 != in_play || known != Set::first_n(in_play) {
            r.wrong("market", format!("must be the {in_play} goods of round {round}, the dearest first"));
        }
        let seats = r.take::<Vec<Value>>("seats").unwrap_or_default();
        if seats.len() != usize::from(self.opt.players) {
            r.wrong("seats", format!("one for each of {} players", self.opt.players));
        }
        r.done();
        let market: Order = market.into_iter().take(6).collect();
        let mut past = Past { round, card, market, results: table::BySeat::default() };
        for (seat, value) in self.all().zip(&seats) {
            past.results[seat] = self.read_result(s, seat, &past, value, problems);
        }
        self.measure(&mut past);
        let sheets: Set = self.all().map(|seat| past.results[seat].sheet).collect();
        let right = if self.opt.same_sheet { 1 } else { self.opt.players.into() };
        if sheets.len() != right {
            problems.add("past.seats", "everybody had another sheet, or all the same with the option `same_sheet`");
        }
        s.past = Some(past);
    }

    /// A card that was used is not in the pile; another comes back for it, unless the scene said which are to come.
    fn use_up(&self, s: &mut State, card: u8) {
        if s.cards.has(card) {
            let used = |n: &u8| !s.cards.has(*n) && *n != s.card;
            if let Some(back) = (0..15).find(used) {
                s.cards.add(back);
            }
            s.cards.remove(card);
        }
    }

    fn read_result(&self, s: &State, seat: Seat, past: &Past, value: &Value, problems: &mut Problems) -> Result {
        let mut r = Reader::new(&format!("past.seats.{}", seat.0), value, problems);
        let sheet = r.number("sheet", 1, 255).and_then(|n| self.place_of(n as u8));
        let sheet = sheet.filter(|&(round, _)| round == past.round).map(|(_, sheet)| sheet);
        if sheet.is_none() {
            r.wrong("sheet", format!("must be a sheet of round {}", past.round));
        }
        let mut bonus = [0u8; 3];
        let held = r.take::<Vec<Kind>>("bonus").unwrap_or_default();
        held.iter().take(3).for_each(|kind| bonus[kind.index()] += 1);
        let after = r.number("arrived", 0, super::MOST_TIME).map(|n| n as Millis);
        let rank = r.number("rank", 0, 99).unwrap_or(0) as i16;
        let board = read_board(&mut r, bonus);
        r.done();
        let gain = s.players[seat].gains[usize::from(past.round) - 1];
        Result { board, sheet: sheet.unwrap_or(0), after, bonus, rank, gain, ..Result::default() }
    }

    ///
    fn measure(&self, past: &mut Past) {
        let worth = prices(&past.market, self.opt.slots(past.round));
        for seat in self.all() {
            let r = &mut past.results[seat];
            let may = r.after.is_some() || self.opt.undeclared == Undeclared::Counts;
            let Some(route) = self.qualified(&r.board, past.card).filter(|_| may) else { continue };
            r.qualified = true;
            r.tiles = route.cells.len() as u8;
            let sheet = self.sheet(past.round, r.sheet);
            r.goods = self.shopping(&r.board, &route, sheet, &worth).iter().map(|bought| bought.points).sum();
        }
        let most = self.all().map(|seat| past.results[seat].tiles).max().filter(|&most| most > 0);
        for seat in self.all().filter(|_| self.opt.players > 1) {
            let r = &mut past.results[seat];
            r.length = i16::from(Some(r.tiles) == most);
        }
    }
}
