//! A3, Plan: bump a locked die into the action pool and take its slot's special action.
use crate::play::Play;
use crate::state::*;
use crate::words::*;
use crate::{Action, Event, Merchants};
use table::Seat;

impl Merchants {
    #[inline]
    pub(crate) fn plan_offers(&self, s: &State, p: &Player, out: &mut Vec<Action>) {
        if self.can_reset(p) {
            out.push(Action::Reset);
        }
        if s.round > 10 {
            // F-040: no reserve any more
            out.extend(
                Slot::LIST
                    .iter()
                    .filter(|&&slot| p.locked[slot.index()].is_some())
                    .map(|&slot| Action::Unlock { slot }),
            );
            return;
        }
        for &die in Face::ALL {
            if p.reserve[die.index()] > 0 {
                out.extend(Slot::LIST.map(|slot| Action::Bump { die, slot }));
            }
        }
    }

    /// F-032, F-033: three dice of the same value (F-224: values, not faces).
    #[inline]
    pub(crate) fn can_reset(&self, p: &Player) -> bool {
        let [Some(a), Some(b), Some(c)] = p.locked else { return false };
        if self.rules.reset_by_face {
            return a == b && b == c; // P-008
        }
        a.value() == b.value() && b.value() == c.value()
    }

    /// F-037, F-158.
    #[inline]
    pub(crate) fn slot_two_offers(&self, p: &Player, out: &mut Vec<Action>) {
        out.push(if p.has_tile(Tile::Mirror) { Action::Done } else { Action::Lantern });
        for (i, &face) in p.glow.iter().enumerate() {
            if let Some(die) = face
                && !(i == 1 && p.glow[0] == face)
            {
                out.push(Action::Light { die });
            }
        }
    }

    /// F-039, F-159.
    #[inline]
    pub(crate) fn slot_three_offers(&self, p: &Player, out: &mut Vec<Action>) {
        out.push(Action::Coins);
        out.push(if p.has_tile(Tile::Purse) { Action::Prestige } else { Action::Wheel });
    }
}

impl Play<'_> {
    pub fn reset(&mut self, seat: Seat) {
        // F-224: the plain "1" face
        self.p(seat).locked = [Face::One, Face::Two, Face::Three].map(Some);
        self.tell(Event::Reset { seat });
    }

    /// F-034: the locked die goes to the pool, the reserve die takes its place; no value changes.
    pub fn bump(&mut self, seat: Seat, die: Face, slot: Slot) {
        let p = self.p(seat);
        p.reserve[die.index()] -= 1;
        let out = p.locked[slot.index()].replace(die).expect("a die lies in every slot");
        p.night = Some(out);
        self.tell(Event::Bumped { seat, die, slot, out });
        self.s.stack.swap(Step::Move);
        self.special_action(seat, slot, Some(die));
    }

    /// F-040: the slot stays empty for the rest of the game.
    pub fn unlock(&mut self, seat: Seat, slot: Slot) {
        let p = self.p(seat);
        let out = p.locked[slot.index()].take().expect("the die was offered");
        p.night = Some(out);
        self.tell(Event::Unlocked { seat, slot, out });
        self.s.stack.swap(Step::Move);
        self.special_action(seat, slot, None);
    }

    /// F-035. `entered`: the die that took the place, none in rounds 11 to 13.
    fn special_action(&mut self, seat: Seat, slot: Slot, entered: Option<Face>) {
        let p = self.s.players[seat];
        match slot {
            Slot::One => {
                // F-157: the workbench makes it upgraded
                let side = if p.has_tile(Tile::Workbench) { Side::Upgraded } else { Side::Basic };
                match entered {
                    Some(die) => self.gain(seat, self.cat().craft[die.index()], side), // F-036
                    None => self.push(seat, Step::Gain { kind: crate::effect::Kind::Any, side }), // F-041
                }
            }
            Slot::Two if p.has_tile(Tile::Mirror) => {
                // F-158: the lantern, and perhaps a die
                self.lanterns(seat, 1);
                if p.glowing() > 0 {
                    self.push(seat, Step::SlotTwo);
                }
            }
            Slot::Two => self.push(seat, Step::SlotTwo),
            Slot::Three => self.push(seat, Step::SlotThree),
        }
    }

    pub fn slot_two_lantern(&mut self, seat: Seat) {
        self.pop();
        self.lanterns(seat, 1);
    }

    /// F-037, F-038: an illuminated die joins the action pool.
    pub fn light(&mut self, seat: Seat, die: Face) {
        self.pop();
        let p = self.p(seat);
        let i = p.glow.iter().position(|&f| f == Some(die)).expect("the die was offered");
        p.lit = p.glow[i].take();
        p.sort_glow();
        self.tell(Event::Lit { seat, die });
    }

    pub fn slot_three_coins(&mut self, seat: Seat) {
        self.pop();
        let n = if self.s.players[seat].has_tile(Tile::Purse) { 3 } else { 2 };
        self.coins(seat, n);
    }

    pub fn slot_three_prestige(&mut self, seat: Seat) {
        self.pop();
        self.prestige(seat, 1);
    }
}
