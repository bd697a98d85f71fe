//! Sections 4 and 6: specialists, and what they do.
use crate::cards::*;
use crate::catalog::{GEAR as GEAR_COUNT, RED_GEAR, Specialist};
use crate::effect::Effect;
use crate::play::Play;
use crate::state::*;
use crate::words::*;
use crate::{Action, Event, NowOrNever};
use table::Seat;

/// N-077: how much is learnt at once.
const STUDY: i8 = 2;

impl Job {
    /// What it gives by itself; building and outfitting ask first.
    pub fn gives(self) -> Option<Effect> {
        match self {
            Job::Heal => Some(Effect::Heal),
            Job::Study => Some(Effect::Gain(Stuff::Experience, STUDY.unsigned_abs())),
            Job::Build | Job::Outfit => None,
        }
    }
}

impl NowOrNever {
    #[inline]
    pub fn specialist(&self, card: SpecialistCard) -> &Specialist {
        self.cat.specialist(card)
    }

    /// N-045, N-046, N-054, N-055
    pub(crate) fn pay_offers(
        &self,
        p: &Player,
        slots: &[Option<SpecialistCard>; 4],
        down: u8,
        whose: u8,
        out: &mut Vec<Action>,
    ) {
        for slot in 0..4u8 {
            if let Some(card) = slots[slot as usize]
                && down >> slot & 1 == 0
                && p.coins >= self.specialist(card).cost.into()
            {
                out.push(Action::Pay { whose, slot });
            }
        }
    }

    /// N-047, N-234: twice the upper cost, less what a leader saves.
    pub fn recruit_cost(&self, p: &Player, specialist: SpecialistCard) -> u8 {
        (self.specialist(specialist).cost * 2).saturating_sub(p.gifts.recruit)
    }

    /// N-049
    pub(crate) fn recruit_offers(&self, s: &State, p: &Player, out: &mut Vec<Action>) {
        let full = p.specialists.iter().all(Option::is_some);
        for place in 0..4u8 {
            let Some(card) = s.row[place as usize] else { continue };
            if p.coins < self.recruit_cost(p, card).into() {
                continue;
            }
            let slots = (0..4u8).filter(|&slot| full || p.specialists[slot as usize].is_none());
            out.extend(slots.map(|slot| Action::Recruit { place, slot }));
        }
    }

    /// N-078, N-011: red slots are die values, blue ones are all alike.
    pub(crate) fn gear_offers(&self, s: &State, p: &Player, off: u8, out: &mut Vec<Action>) {
        out.push(Action::Done);
        for &gear in s.gear_row.iter().flatten() {
            if p.coins < self.gear_cost(gear, off).into() {
                continue;
            }
            self.slot_offers(p, self.cat.token(gear).colour, |slot| out.push(Action::Buy { gear, slot }));
        }
    }
    pub fn gear_cost(&self, gear: SlotToken, off: u8) -> u8 {
        self.cat.token(gear).cost.saturating_sub(off)
    }

    /// N-010, N-011: free slots of the colour; all of them when none is free.
    pub(crate) fn slot_offers(&self, p: &Player, colour: Colour, mut each: impl FnMut(u8)) {
        let slots = match colour {
            Colour::Red => &p.red,
            Colour::Blue => &p.blue,
        };
        let free = (0..4u8).filter(|&slot| slots[slot as usize].is_none());
        match (slots.contains(&None), colour) {
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
        let n = n.expect("it was offered");
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
        let n = self.s.row[place as usize].take().expect("it was offered");
        let cost = self.g.recruit_cost(&self.s.players[seat], n);
        self.change(seat, Stuff::Coins, -(cost as i8));
        let p = self.p(seat);
        let old = p.specialists[slot as usize].replace(n);
        p.down |= 1 << slot;
        if let Some(specialist) = old {
            self.tell(Event::SpecialistGone { seat, specialist });
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
            Job::Study => self.change(seat, Stuff::Experience, STUDY),
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
        let specialist = self.s.players[seat].specialists[slot as usize].expect("it was offered");
        self.tell(Event::Rested { seat, specialist, relief });
        match relief {
            Relief::Hearts => self.change(seat, Stuff::Hearts, 2),
            Relief::Coin => self.change(seat, Stuff::Coins, 1),
        }
    }

    pub fn wake(&mut self, seat: Seat, slot: u8) {
        self.pop();
        self.p(seat).down &= !(1 << slot);
        let specialist = self.s.players[seat].specialists[slot as usize].expect("it was offered");
        self.tell(Event::Woken { seat, specialist });
    }

    /// N-078 to N-081
    pub fn buy(&mut self, seat: Seat, step: Step, gear: SlotToken, slot: u8) {
        let Step::Gear { off } = step else { unreachable!("only this question is answered so") };
        debug_assert!(gear.number() < GEAR_COUNT, "gear comes first among the tokens");
        self.pop();
        let place = self.s.gear_row.iter().position(|&g| g == Some(gear)).expect("it was offered");
        self.s.gear_row[place] = None;
        let cost = self.g.gear_cost(gear, off);
        self.change(seat, Stuff::Coins, -(cost as i8));
        self.tell(Event::Gear { seat, token: gear, slot });
        self.put(seat, gear, slot);
        debug_assert_eq!(gear.number() < RED_GEAR, place < 3, "a colour has its own places");
        self.show_gear(place as u8);
    }

    /// Lays a token into a slot of its colour; what lay there goes to the box (N-010).
    pub fn put(&mut self, seat: Seat, token: SlotToken, slot: u8) {
        let colour = self.g.cat.token(token).colour;
        let (old, movement) = (*self.slot(seat, colour, slot), self.s.players[seat].gifts.movement);
        if colour == Colour::Red {
            self.hold_ability(seat, slot, old);
        }
        if let Some(old) = old {
            // A17, then N-225, N-226: the old one goes first with what it held, and what the new one brings comes full
            *self.slot(seat, colour, slot) = None;
            self.tell(Event::TokenGone { seat, token: old });
            self.recount(seat);
        }
        *self.slot(seat, colour, slot) = Some(token);
        self.recount(seat);
        self.movement_changes(seat, movement);
    }
    fn slot(&mut self, seat: Seat, colour: Colour, slot: u8) -> &mut Option<SlotToken> {
        let p = self.p(seat);
        match colour {
            Colour::Red => &mut p.red[slot as usize],
            Colour::Blue => &mut p.blue[slot as usize],
        }
    }
}
