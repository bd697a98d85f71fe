//! A6: the Dark Market.
use crate::Event;
use crate::play::Play;
use crate::state::*;
use table::Seat;

impl Play<'_> {
    /// F-068: one coin a space.
    pub fn pay_dark_market(&mut self, seat: Seat, steps: u8) {
        self.pop();
        self.coins(seat, -(steps as i8));
        self.move_dark_market(seat, steps);
    }

    /// F-070 to F-072: the marker goes clockwise and gives what it reaches.
    pub fn move_dark_market(&mut self, seat: Seat, steps: u8) {
        self.s.dark = (self.s.dark + steps) % 4;
        let to = self.s.dark;
        self.tell(Event::DarkMarket { seat, to });
        if to == 0 {
            self.push(seat, Step::DarkSouth);
        } else {
            self.push(seat, Step::Effects { at: self.cat().dark_market[to as usize] });
        }
    }
}
