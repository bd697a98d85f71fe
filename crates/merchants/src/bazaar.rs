//! A4: the Great Bazaar and the market wheel.
use crate::play::Play;
use crate::state::*;
use crate::words::*;
use crate::{Action, Event, Merchants};
use table::Seat;

const TURNED: u8 = 1;
const CHANGED: u8 = 2;

impl Merchants {
    #[inline]
    pub(crate) fn bazaar_offers(&self, s: &State, p: &Player, did: u8, paid: u8, off: u8, out: &mut Vec<Action>) {
        out.push(Action::Done);
        // F-060: only before the first purchase
        if paid == 0 && did & TURNED == 0 {
            out.push(Action::Wheel);
        }
        if paid == 0 && did & CHANGED == 0 {
            for &from in Good::ALL {
                if s.market[from.index()] == 0 {
                    continue;
                }
                for &to in Good::ALL {
                    // F-061: never a third die
                    if to != from && s.market[to.index()] < 2 {
                        out.push(Action::Change { from, to });
                    }
                }
            }
        }
        for &good in Good::ALL {
            // F-062, F-208
            if s.market[good.index()] > 0 && s.supply[good.index()] > 0 {
                let price = u16::from(self.asking_price(s, good, paid, off).0);
                if price <= p.coins {
                    out.push(Action::Buy { good });
                }
            }
        }
    }

    /// F-063, F-150: what the next good of this kind costs, and what is left of the discount then.
    #[inline]
    pub(crate) fn asking_price(&self, s: &State, good: Good, paid: u8, off: u8) -> (u8, u8) {
        if paid >> good as u8 & 1 == 1 {
            return (0, off);
        }
        let price = s.price(&self.cat, good);
        (price.saturating_sub(off), off.saturating_sub(price))
    }
}

impl Play<'_> {
    pub fn open_bazaar(&mut self, seat: Seat) {
        let off = if self.s.players[seat].owns(Steed::Brembizant) { 2 } else { 0 };
        self.push(seat, Step::Bazaar { did: 0, paid: 0, off });
    }

    /// F-207: every good moves to the next label; the dice travel with it.
    pub fn turn_wheel(&mut self, seat: Seat) {
        self.s.wheel = (self.s.wheel + 1) % 6;
        self.tell(Event::Wheel { seat });
    }

    /// The wheel is turned at slot 3 (F-039) or at the bazaar (F-060).
    pub fn choose_wheel(&mut self, seat: Seat, step: Step) {
        match step {
            Step::Bazaar { did, paid, off } => self.s.stack.swap(Step::Bazaar { did: did | TURNED, paid, off }),
            _ => self.pop(),
        }
        self.turn_wheel(seat);
    }

    pub fn change(&mut self, seat: Seat, step: Step, from: Good, to: Good) {
        let Step::Bazaar { did, paid, off } = step else { unreachable!("only asked at the bazaar") };
        self.s.stack.swap(Step::Bazaar { did: did | CHANGED, paid, off });
        self.s.market[from.index()] -= 1;
        self.s.market[to.index()] += 1;
        self.tell(Event::Changed { seat, from, to });
    }

    /// F-063, F-064.
    pub fn buy(&mut self, seat: Seat, step: Step, good: Good) {
        let Step::Bazaar { did, paid, off } = step else { unreachable!("only asked at the bazaar") };
        let (price, off) = self.g.asking_price(self.s, good, paid, off);
        self.s.stack.swap(Step::Bazaar { did, paid: paid | 1 << good as u8, off });
        if price > 0 {
            self.coins(seat, -(price as i8));
        }
        self.s.market[good.index()] -= 1;
        self.s.aside += 1;
        self.tell(Event::Bought { seat, good });
        self.gain(seat, good, Side::Basic);
    }
}
