//! A14: deeds.
use crate::cards::*;
use crate::play::Play;
use crate::state::*;
use crate::{Action, Event, Merchants};
use table::Seat;

impl Merchants {
    /// F-185: one of the two face-up deeds, or the top of the deck.
    #[inline]
    pub(crate) fn deed_offers(&self, s: &State, out: &mut Vec<Action>) {
        out.extend(s.courtyard.iter().flatten().map(|&deed| Action::Deed { deed }));
        if !s.deeds.is_empty() {
            out.push(Action::DeedTop);
        }
    }
}

impl Play<'_> {
    /// F-186: a face-up deed comes with its banner. F-148: everybody saw which it was.
    pub fn choose_deed(&mut self, seat: Seat, deed: DeedCard) {
        self.pop();
        let place = self.s.courtyard.iter().position(|&d| d == Some(deed)).expect("it was offered");
        self.take_deed(seat, place);
    }

    pub fn take_deed(&mut self, seat: Seat, place: usize) {
        let deed = self.s.courtyard[place].take().expect("one lies there");
        self.p(seat).deeds.add(deed);
        self.p(seat).open_deeds.add(deed);
        self.tell(Event::Deed { seat, deed: Some(deed) });
        self.push(seat, Step::Effects { at: self.cat().deed_bonus[place] });
    }

    pub fn choose_deed_top(&mut self, seat: Seat) {
        self.pop();
        self.draw_deed(seat);
    }

    /// F-225: only its owner sees a deed from the top of the deck.
    pub fn draw_deed(&mut self, seat: Seat) {
        if let Some(deed) = self.s.deeds.draw(self.h, DEEDS) {
            self.p(seat).deeds.add(deed);
            let event = |deed| Event::Deed { seat, deed };
            if self.g.is_rival(seat) {
                self.tell(event(None)); // P-066: nobody sits there
            } else {
                self.h.whisper(seat, event(Some(deed)), Some(event(None)));
            }
        }
    }
}
