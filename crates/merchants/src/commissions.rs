//! A5: the Queen's commissions, and the slots that hold them.
use crate::cards::*;
use crate::play::Play;
use crate::state::*;
use crate::words::*;
use crate::{Action, Event, Merchants};
use table::{Purpose, Seat};

impl Merchants {
    /// F-067, F-188: the top of any stack that is not empty.
    #[inline]
    pub(crate) fn commission_offers(&self, s: &State, out: &mut Vec<Action>) {
        for &town in Town::ALL {
            if s.tops[town.index()].is_some() {
                out.push(Action::Commission { town });
            }
        }
    }
}

impl Play<'_> {
    pub fn choose_commission(&mut self, seat: Seat, step: Step, town: Town) {
        self.pop();
        if step == Step::RivalCommission {
            self.rival_commission(town); // chosen for the automaton
        } else {
            self.take_commission(seat, town);
        }
    }

    pub fn take_commission(&mut self, seat: Seat, town: Town) {
        let commission = self.s.tops[town.index()].take().expect("it was offered");
        self.tell(Event::Commission { seat, commission });
        self.show_commission(town);
        self.hold_commission(seat, commission);
    }

    /// F-009: stacks lie face up, so the next one is seen at once.
    pub fn show_commission(&mut self, town: Town) {
        let purpose = Purpose(COMMISSIONS.0 + town as u8);
        if let Some(commission) = self.s.stacks[town.index()].draw(self.h, purpose) {
            self.s.tops[town.index()] = Some(commission);
            self.tell(Event::CommissionShown { commission });
        }
    }

    /// F-142: three slots.
    pub fn hold_commission(&mut self, seat: Seat, commission: CommissionCard) {
        let slots = &mut self.p(seat).commissions;
        match slots.iter_mut().find(|slot| slot.is_none()) {
            Some(slot) => *slot = Some(commission),
            None => self.push(seat, Step::PlaceCommission { commission }),
        }
    }

    /// F-142: to the bottom of its town's stack; of an empty stack it is the top.
    pub fn return_commission(&mut self, seat: Seat, commission: CommissionCard) {
        self.tell(Event::CommissionLeft { seat, commission });
        let town = self.cat().commission(commission).town;
        if self.s.tops[town.index()].is_none() {
            self.s.tops[town.index()] = Some(commission);
            self.tell(Event::CommissionShown { commission });
        } else {
            self.s.stacks[town.index()].put_under(commission);
        }
    }

    pub fn drop_commission(&mut self, seat: Seat, step: Step, old: CommissionCard) {
        let Step::PlaceCommission { commission } = step else { unreachable!("only asked when the slots are full") };
        self.pop();
        let slots = &mut self.p(seat).commissions;
        *slots.iter_mut().find(|slot| **slot == Some(old)).expect("it was offered") = Some(commission);
        self.return_commission(seat, old);
    }
}
