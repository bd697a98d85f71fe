//! A8, step 3: goods and heroes are delivered; and the final travel of A15.
use crate::cards::*;
use crate::inn::request;
use crate::play::{Play, own_commissions, own_heroes};
use crate::state::*;
use crate::words::*;
use crate::{Action, Event, Merchants};
use table::Seat;

impl Merchants {
    #[inline]
    fn can_deliver(&self, p: &Player, commission: CommissionCard, town: Town) -> bool {
        let c = self.cat.commission(commission);
        c.town == town && self.has_requested(p, &c.goods, 0)
    }

    /// Is there anything to deliver in this town?
    pub(crate) fn can_visit(&self, s: &State, seat: Seat, town: Town) -> bool {
        let p = &s.players[seat];
        own_commissions(p).any(|c| self.can_deliver(p, c, town)) || own_heroes(p).any(|h| self.cat.hero(h).town == town)
    }

    /// F-100, F-216: one town of the region, or none.
    pub(crate) fn visiting_offers(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Pass);
        for town in [s.caravan.town, s.caravan.town.neighbour()] {
            if self.can_visit(s, seat, town) {
                out.push(Action::Enter { town });
            }
        }
    }

    /// F-190: any one town.
    pub(crate) fn final_offers(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Pass);
        out.extend(Town::ALL.iter().filter(|&&town| self.can_visit(s, seat, town)).map(|&town| Action::Enter { town }));
    }

    /// F-102.
    pub(crate) fn delivering_offers(&self, p: &Player, town: Town, out: &mut Vec<Action>) {
        out.push(Action::Done);
        for commission in own_commissions(p) {
            if self.can_deliver(p, commission, town) {
                out.push(Action::Deliver { commission });
            }
        }
        for hero in own_heroes(p) {
            if self.cat.hero(hero).town == town {
                out.push(Action::Bring { hero });
            }
        }
    }

    #[inline]
    pub(crate) fn give_offers(&self, p: &Player, wants: &[Good], served: u8, out: &mut Vec<Action>) {
        if served != 0 {
            out.push(Action::Done);
        }
        Self::requested(p, wants, served, |good, side| out.push(Action::Give { good, side }));
    }
}

impl Play<'_> {
    pub fn enter(&mut self, seat: Seat, step: Step, town: Town) {
        if let Step::RivalTown { trip, .. } = step {
            self.pop();
            return self.rival_goes(trip, town); // chosen for the automaton
        }
        self.tell(Event::Entered { seat, town });
        self.s.stack.swap(Step::Delivering { town });
    }

    /// The question owns the commission while goods are given.
    pub fn deliver(&mut self, seat: Seat, commission: CommissionCard) {
        let slots = &mut self.p(seat).commissions;
        *slots.iter_mut().find(|c| **c == Some(commission)).expect("it was offered") = None;
        self.push(seat, Step::Giving { commission, served: 0, upgraded: 0 });
    }

    /// F-103, F-104, F-156.
    pub fn give(&mut self, seat: Seat, step: Step, good: Good, side: Side) {
        let Step::Giving { commission, served, upgraded } = step else { unreachable!("only asked while delivering") };
        let goods = &self.cat().commission(commission).goods;
        let served = served | 1 << request(goods, served, good);
        let upgraded = upgraded + u8::from(side == Side::Upgraded);
        self.s.stack.swap(Step::Giving { commission, served, upgraded });
        self.give_back(seat, good, side);
        let final_travel = self.s.round > 13;
        if side == Side::Upgraded
            && self.s.players[seat].owns(Steed::Woolsworth)
            && (!final_travel || self.g.opt.woolsworth_final_travel)
        {
            self.token(seat, Token::Quartz);
        }
    }

    /// F-103: 1, 3 or 6 prestige, and 1 for each upgraded good.
    pub fn delivered(&mut self, seat: Seat, commission: CommissionCard, served: u8, upgraded: u8) {
        let goods = served.count_ones() as u8;
        let prestige = [0, 1, 3, 6][goods as usize] + upgraded;
        self.p(seat).delivered.add(commission);
        self.tell(Event::Delivered { seat, commission, goods, prestige });
        self.prestige(seat, prestige as i8);
    }

    /// In a visit, or by Cave Dragon (F-171), where it is the only thing asked.
    pub fn choose_bring(&mut self, seat: Seat, step: Step, hero: HeroCard) {
        if let Step::RivalBringsHero { .. } = step {
            self.pop();
            return self.rival_brings(hero); // chosen for the automaton
        }
        if step == Step::BringHero {
            self.pop();
        }
        self.leave(seat, hero);
        self.p(seat).brought.add(hero);
        self.tell(Event::Brought { seat, hero });
        self.refit(seat);
        let region = self.cat().hero(hero).town.region();
        self.push(seat, Step::Effects { at: self.cat().regions[region.index()] }); // F-106
    }
}
