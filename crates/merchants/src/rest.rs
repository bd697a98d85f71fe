//! A3, Rest: dice and rows are kept up, in the order of F-057.
use crate::Event;
use crate::play::Play;
use crate::state::*;
use crate::words::*;
use table::Seat;

impl Play<'_> {
    pub fn rest(&mut self, seat: Seat) {
        self.pop();
        self.clear_pool(seat); // F-054
        self.keep_up();
        self.renew_reserve(seat); // F-058
        self.next_turn(seat);
    }

    /// The board, after anybody's turn (P-088: the automaton's too).
    #[inline(always)]
    pub fn keep_up(&mut self) {
        self.reroll_market(); // F-055
        if self.s.row.contains(&None) {
            self.refill_companions(); // F-056
        }
        self.refill_heroes(); // F-057
        self.refill_deeds();
        self.s.free_shortcut = false; // F-219
    }

    /// F-054.
    fn clear_pool(&mut self, seat: Seat) {
        let p = self.p(seat);
        p.night = None;
        p.spent += 1;
        if p.lit.take().is_some() {
            self.s.illuminated += 1;
        }
    }

    /// F-055: at most two dice on a section.
    fn reroll_market(&mut self) {
        while self.s.aside > 0 {
            let good = Good::ALL[self.h.below(MARKET, 6) as usize];
            if self.s.market[good.index()] < 2 {
                self.s.market[good.index()] += 1;
                self.s.aside -= 1;
                self.tell(Event::MarketDie { good });
            }
        }
    }

    /// F-013, F-056: slide away from the deck, fill up beside it, a travel die on the farthest card.
    pub fn refill_companions(&mut self) {
        let mut row = [None; 3];
        let mut place = 3;
        for card in self.s.row.into_iter().rev().flatten() {
            place -= 1;
            row[place] = Some(card);
        }
        while place > 0 {
            let Some(card) = self.s.companions.draw(self.h, COMPANIONS) else { break };
            place -= 1;
            row[place] = Some(card);
            self.tell(Event::CompanionShown { place: place as u8, card });
        }
        self.s.row = row;
        self.s.travel_die = row[2].is_some();
    }

    /// F-014, F-057: each in its own place.
    pub fn refill_heroes(&mut self) {
        for place in 0..4 {
            if self.s.inn[place].is_none()
                && let Some(hero) = self.s.heroes.draw(self.h, HEROES)
            {
                self.s.inn[place] = Some(hero);
                self.tell(Event::HeroShown { place: place as u8, hero });
            }
        }
    }

    /// F-015, F-057.
    pub fn refill_deeds(&mut self) {
        for place in 0..2 {
            if self.s.courtyard[place].is_none()
                && let Some(deed) = self.s.deeds.draw(self.h, DEEDS)
            {
                self.s.courtyard[place] = Some(deed);
                self.tell(Event::DeedShown { place: place as u8, deed });
            }
        }
    }

    /// F-058, F-059: after turns 4, 7, 9 and 10 one spent die leaves the game, the others are rolled into the reserve.
    fn renew_reserve(&mut self, seat: Seat) {
        if matches!(self.s.round, 4 | 7 | 9 | 10) {
            let n = std::mem::take(&mut self.p(seat).spent).saturating_sub(1);
            self.roll_night_dice(seat, n);
        }
    }

    pub fn roll_night_dice(&mut self, seat: Seat, n: u8) {
        if n == 0 {
            return;
        }
        let mut faces = [0u8; 8];
        for _ in 0..n {
            let side = self.h.below(NIGHT, 6) as usize;
            faces[self.cat().night[side].index()] += 1;
        }
        let p = self.p(seat);
        for (have, new) in p.reserve.iter_mut().zip(faces) {
            *have += new;
        }
        self.tell(Event::NightDice { seat, faces });
    }

    pub fn open_turn(&mut self, seat: Seat) {
        self.push(seat, if self.g.is_rival(seat) { Step::RivalTurn } else { Step::Plan });
    }

    /// F-030: 13 rounds, then the final travels (F-190).
    #[inline(always)]
    pub fn next_turn(&mut self, seat: Seat) {
        let seats = self.g.opt.players;
        let next = seat.next(seats);
        self.s.active = next;
        if next == Seat(0) {
            self.s.round += 1;
            if self.s.round > 13 {
                self.tell(Event::FinalTravels);
                Seat::all(seats).rev().for_each(|seat| self.push(seat, Step::FinalVisit));
                return;
            }
            self.tell(Event::Round { round: self.s.round });
        }
        self.tell(Event::Turn { seat: next });
        self.open_turn(next);
    }
}
