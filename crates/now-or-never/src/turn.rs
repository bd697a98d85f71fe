//! Section 3: seasons and turns.
use crate::play::Play;
use crate::state::*;
use crate::words::*;
use crate::{Action, Event, NowOrNever};
use table::{Seat, SeatSet};

impl NowOrNever {
    /// N-039: a specialist action, a hero action, or pass.
    pub(crate) fn turn_offers(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        let p = &s.players[seat];
        for owner in self.seats_of() {
            self.pay_offers(p, &s.players[owner].specialists, s.players[owner].down, owner.0, out);
        }
        if self.is_solo() {
            self.pay_offers(p, &s.bot.specialists, s.bot.down, BOT, out); // N-286
        }
        self.recruit_offers(s, p, out);
        self.march_offers(p, out);
        for (slot, relief) in (0..4).flat_map(|slot| Relief::ALL.iter().map(move |&r| (slot, r))) {
            if p.face_up(slot) {
                out.push(Action::Rest { slot, relief }); // N-056
            }
        }
        out.push(Action::Pass);
    }
}

impl Play<'_> {
    /// N-044
    pub fn open_season(&mut self) {
        self.s.passed = SeatSet::NONE;
        self.open_turn(self.s.first);
    }

    fn open_turn(&mut self, seat: Seat) {
        self.s.active = seat;
        self.s.moment = Moment::default();
        self.tell(Event::Turn { seat });
        if self.g.is_solo() {
            self.push(seat, Step::SoloTurn); // N-283
        }
        self.push(seat, Step::Turn);
    }

    /// Clockwise among those who have not passed; one alone goes on and on (N-338). Nobody left: production (N-042).
    pub fn next_turn(&mut self) {
        let players = self.g.opt.players;
        let after = |n: u8| Seat((self.s.active.0 + n) % players);
        match (1..=players).map(after).find(|&seat| !self.s.passed.has(seat)) {
            Some(seat) => self.open_turn(seat),
            None => self.open_production(),
        }
    }

    /// N-040; the bot does nothing after that (N-284).
    pub fn pass(&mut self, seat: Seat) {
        self.s.stack.clear();
        self.s.passed = self.s.passed.with(seat);
        self.tell(Event::Passed { seat });
    }
}
