//! A8, step 4: good fortune, for the leader only.
use crate::play::Play;
use crate::state::*;
use crate::words::*;
use crate::{Action, Event, Merchants};
use table::Seat;

impl Merchants {
    pub(crate) fn fortune_offers(&self, s: &State, p: &Player, out: &mut Vec<Action>) {
        out.push(Action::Fortune { luck: Luck::IlluminatedDie });
        if s.deed_available() {
            out.push(Action::Fortune { luck: Luck::Deed });
        }
        out.push(Action::Fortune { luck: Luck::Coins });
        if self.can_upgrade(s, p) {
            out.push(Action::Fortune { luck: Luck::Upgrade });
        }
    }
}

impl Play<'_> {
    /// F-108: each is resolved completely before the next is chosen.
    pub fn fortune(&mut self, seat: Seat, step: Step, luck: Luck) {
        let Step::Fortune { left } = step else { unreachable!("only asked at good fortune") };
        if left > 1 {
            self.s.stack.swap(Step::Fortune { left: left - 1 });
        } else {
            self.pop();
            self.s.caravan = Caravan::default(); // the journey is over
        }
        self.tell(Event::Fortune { seat, luck });
        match luck {
            Luck::IlluminatedDie => self.gain_illuminated(seat), // F-109
            Luck::Deed => self.push(seat, Step::TakeDeed),       // F-110
            Luck::Coins => self.fortune_coins(seat),
            Luck::Upgrade => self.push(seat, Step::TakeUpgrade), // F-112
        }
    }

    /// F-111: the five coins lie there once.
    pub fn fortune_coins(&mut self, seat: Seat) {
        let n = if std::mem::take(&mut self.s.five_coins) { 5 } else { 3 };
        self.coins(seat, n);
    }
}
