//! A8, Yurg's excursions and the Ruins of Yin.
use crate::effect::Effect;
use crate::play::Play;
use crate::state::*;
use crate::words::*;
use crate::{Action, Event, Merchants};
use table::Seat;

impl Merchants {
    /// F-084: at least 1, at most 1 + heroes.
    #[inline]
    pub(crate) fn ruins_offers(&self, p: &Player, out: &mut Vec<Action>) {
        let least = u8::from(!self.rules.ruins_may_stay); // P-022
        out.extend((least..=1 + p.hero_count()).map(|steps| Action::Ruins { steps }));
    }
}

impl Play<'_> {
    /// F-083, F-152.
    pub fn open_yurg(&mut self, seat: Seat) {
        if self.s.players[seat].owns(Steed::Lovebug) && !self.g.opt.lovebug_travel_only {
            self.lanterns(seat, 1);
        }
        self.push(seat, Step::Yurg);
    }

    pub fn choose_ruins(&mut self, seat: Seat, step: Step, steps: u8) {
        self.pop();
        let roll = !matches!(step, Step::RuinsMove { roll: false });
        self.move_ruins(seat, steps, roll);
    }

    /// F-084, F-085. `roll`: a full ruins action ends with a chance to roll (F-228).
    pub fn move_ruins(&mut self, seat: Seat, steps: u8, roll: bool) {
        self.s.ruins = (self.s.ruins + steps) % 4;
        let space = self.s.ruins;
        self.tell(Event::Ruins { seat, to: space });
        if roll {
            self.push(seat, Step::RuinsRoll);
        }
        self.push(seat, Step::RuinsGain { space });
    }

    /// F-086, F-161.
    pub fn roll_at_ruins(&mut self, seat: Seat) {
        self.pop();
        if !self.s.players[seat].has_tile(Tile::RuinsLantern) {
            self.lanterns(seat, -1);
        }
        self.roll_ruins_die(seat);
    }

    /// F-087.
    pub fn roll_ruins_die(&mut self, seat: Seat) {
        let face = self.h.below(RUINS, 6) as u8;
        self.tell(Event::RuinsDie { seat, face });
        self.ruins_result(seat, face);
    }

    /// F-088: whether the die's "again" is a full action is an option; an event's ruins action always is one (F-228).
    fn ruins_result(&mut self, seat: Seat, face: u8) {
        let at = self.cat().ruins_die[face as usize];
        if self.cat().list(at) == [Effect::RuinsAction] {
            self.push(seat, Step::RuinsMove { roll: self.g.opt.ruins_again_full });
        } else {
            self.push(seat, Step::Effects { at });
        }
    }

    /// F-087, "reroll": the same again gives an illuminated die, otherwise the new result counts.
    pub fn reroll_ruins_die(&mut self, seat: Seat) {
        let face = self.h.below(RUINS, 6) as u8;
        self.tell(Event::RuinsDie { seat, face });
        if self.cat().list(self.cat().ruins_die[face as usize]) == [Effect::Reroll] {
            self.gain_illuminated(seat);
        } else {
            self.ruins_result(seat, face);
        }
    }
}
