//! Sections 4 and 6: specialists, and what they do.
use crate::catalog::{GEAR as GEAR_COUNT, RED_GEAR, Specialist};
use crate::play::Play;
use crate::state::*;
use crate::words::*;
use crate::{Action, Event, NowOrNever};
use table::Seat;

impl NowOrNever {
    #[inline]
    pub fn specialist(&self, n: u8) -> &Specialist {
        &self.cat.specialists[n as usize]
    }

    /// N-045, N-046, N-054, N-055
    pub(crate) fn pay_offers(&self, p: &Player, slots: &[u8; 4], down: u8, whose: u8, out: &mut Vec<Action>) {
        for slot in 0..4u8 {
            let n = slots[slot as usize];
            if n != NONE && down >> slot & 1 == 0 && p.coins >= self.specialist(n).cost.into() {
                out.push(Action::Pay { whose, slot });
            }
        }
    }

    /// N-047, N-234: twice the upper cost, less what a leader saves.
    pub fn recruit_cost(&self, p: &Player, specialist: u8) -> u8 {
        (self.specialist(specialist).cost * 2).saturating_sub(p.gifts.recruit)
    }

    /// N-049
    pub(crate) fn recruit_offers(&self, s: &State, p: &Player, out: &mut Vec<Action>) {
        let full = !p.specialists.contains(&NONE);
        for place in 0..4u8 {
            let n = s.row[place as usize];
            if n == NONE || p.coins < self.recruit_cost(p, n).into() {
                continue;
            }
            let slots = (0..4u8).filter(|&slot| full || p.specialists[slot as usize] == NONE);
            out.extend(slots.map(|slot| Action::Recruit { place, slot }));
        }
    }

    /// N-078, N-011: red slots are die values, blue ones are all alike.
    pub(crate) fn gear_offers(&self, s: &State, p: &Player, off: u8, out: &mut Vec<Action>) {
        out.push(Action::Done);
        for &gear in s.gear_row.iter().filter(|&&gear| gear != NONE) {
            if p.coins < self.gear_cost(gear, off).into() {
                continue;
            }
            self.slot_offers(p, self.cat.tokens[gear as usize].colour, |slot| out.push(Action::Buy { gear, slot }));
        }
    }
    pub fn gear_cost(&self, gear: u8, off: u8) -> u8 {
        self.cat.tokens[gear as usize].cost.saturating_sub(off)
    }

    /// N-010, N-011: free slots of the colour; all of them when none is free.
    pub(crate) fn slot_offers(&self, p: &Player, colour: Colour, mut each: impl FnMut(u8)) {
        let slots = match colour {
            Colour::Red => &p.red,
            Colour::Blue => &p.blue,
        };
        let free = (0..4u8).filter(|&slot| slots[slot as usize] == NONE);
        match (slots.contains(&NONE), colour) {
            (true, Colour::Red) => free.for_each(each),
            (true, Colour::Blue) => free.take(1).for_each(each),
            (false, _) => (0..4).for_each(&mut each),
        }
    }
}

impl Play<'_> {
    /// N-045, N-046, N-052, N-286
    pub fn pay(&mut self, seat: Seat, whose: u8, slot: u8) {
        self.pop();
        let bit = 1 << slot;
        let n = if whose == BOT {
            self.s.bot.down |= bit;
            self.s.bot.specialists[slot as usize]
        } else {
            self.p(Seat(whose)).down |= bit;
            self.s.players[Seat(whose)].specialists[slot as usize]
        };
        let card = *self.g.specialist(n);
        self.tell(if whose == BOT {
            Event::PaidBot { seat, specialist: n }
        } else {
            Event::Paid { seat, owner: Seat(whose), specialist: n }
        });
        self.change(seat, Stuff::Coins, -(card.cost as i8));
        if whose != BOT && whose != seat.0 {
            self.change(Seat(whose), Stuff::Coins, card.tax as i8); // N-298
        }
        self.employ(seat, &card);
    }

    /// N-047 to N-052
    pub fn recruit(&mut self, seat: Seat, place: u8, slot: u8) {
        self.pop();
        let n = std::mem::replace(&mut self.s.row[place as usize], NONE);
        let cost = self.g.recruit_cost(&self.s.players[seat], n);
        self.change(seat, Stuff::Coins, -(cost as i8));
        let p = self.p(seat);
        let old = std::mem::replace(&mut p.specialists[slot as usize], n);
        p.down |= 1 << slot;
        if old != NONE {
            self.tell(Event::SpecialistGone { seat, specialist: old });
        }
        self.tell(Event::Recruited { seat, specialist: n, slot });
        self.push(seat, Step::FillRow { place });
        let card = *self.g.specialist(n);
        self.employ(seat, &card);
    }

    /// What the specialist does; its bonus comes last (N-071 to N-078).
    fn employ(&mut self, seat: Seat, card: &Specialist) {
        match card.job {
            Job::Build => return self.push(seat, Step::Build { off: 0, bonus: card.bonus }),
            Job::Heal => self.heal(seat),
            Job::Study => self.change(seat, Stuff::Experience, 2),
            Job::Outfit => {}
        }
        self.push(seat, Step::Effects { at: card.bonus });
        if card.job == Job::Outfit {
            self.push(seat, Step::Gear { off: 0 });
        }
    }
    /// N-074
    pub fn heal(&mut self, seat: Seat) {
        let p = &self.s.players[seat];
        let missing = self.g.board(p).hearts - p.hearts;
        self.change(seat, Stuff::Hearts, missing as i8);
    }

    /// N-056
    pub fn rest(&mut self, seat: Seat, slot: u8, relief: Relief) {
        self.pop();
        self.p(seat).down |= 1 << slot;
        let specialist = self.s.players[seat].specialists[slot as usize];
        self.tell(Event::Rested { seat, specialist, relief });
        match relief {
            Relief::Hearts => self.change(seat, Stuff::Hearts, 2),
            Relief::Coin => self.change(seat, Stuff::Coins, 1),
        }
    }

    pub fn wake(&mut self, seat: Seat, slot: u8) {
        self.pop();
        self.p(seat).down &= !(1 << slot);
        let specialist = self.s.players[seat].specialists[slot as usize];
        self.tell(Event::Woken { seat, specialist });
    }

    /// N-078 to N-081
    pub fn buy(&mut self, seat: Seat, step: Step, gear: u8, slot: u8) {
        let Step::Gear { off } = step else { unreachable!("only this question is answered so") };
        debug_assert!(gear < GEAR_COUNT, "gear comes first among the tokens");
        self.pop();
        let place = self.s.gear_row.iter().position(|&g| g == gear).expect("it was offered");
        self.s.gear_row[place] = NONE;
        let cost = self.g.gear_cost(gear, off);
        self.change(seat, Stuff::Coins, -(cost as i8));
        self.tell(Event::Gear { seat, token: gear, slot });
        self.put(seat, gear, slot);
        debug_assert_eq!(gear < RED_GEAR, place < 3, "a colour has its own places");
        self.show_gear(place as u8);
    }

    /// Lays a token into a slot of its colour; what lay there goes to the box (N-010).
    pub fn put(&mut self, seat: Seat, token: u8, slot: u8) {
        let colour = self.g.cat.tokens[token as usize].colour;
        let (old, movement) = (*self.slot(seat, colour, slot), self.s.players[seat].gifts.movement);
        if colour == Colour::Red {
            self.hold_ability(seat, slot, old);
        }
        if old != NONE {
            // A17, then N-225, N-226: the old one goes first with what it held, and what the new one brings comes full
            *self.slot(seat, colour, slot) = NONE;
            self.tell(Event::TokenGone { seat, token: old });
            self.recount(seat);
        }
        *self.slot(seat, colour, slot) = token;
        self.recount(seat);
        self.movement_changes(seat, movement);
    }
    fn slot(&mut self, seat: Seat, colour: Colour, slot: u8) -> &mut u8 {
        let p = self.p(seat);
        match colour {
            Colour::Red => &mut p.red[slot as usize],
            Colour::Blue => &mut p.blue[slot as usize],
        }
    }
}
