//! A3, Move and Act: the wagon pawn goes round the Ringway, and the places beside it are activated.
use crate::play::Play;
use crate::state::*;
use crate::words::*;
use crate::{Action, Event, Merchants};
use table::Seat;

/// Bits of the open parts of Act.
pub(crate) const BUILDING: u8 = 4;
pub(crate) const TWO_DICE: u8 = 8;

/// Both districts beside a space (F-048).
pub(crate) fn districts(space: u8) -> [District; 2] {
    [District::ALL[space as usize % 5], District::ALL[(space as usize + 1) % 5]]
}

impl Merchants {
    /// F-043: one die of the pool, never the sum. F-153: Sugarfoot may go 3.
    #[inline]
    pub(crate) fn move_offers(&self, p: &Player, out: &mut Vec<Action>) {
        let night = p.night.expect("it moves by a die").value();
        out.push(Action::Go { steps: night });
        let lit = p.lit.map_or(night, Face::value);
        if lit != night {
            out.push(Action::Go { steps: lit });
        }
        if p.owns(Steed::Sugarfoot) && night != 3 && lit != 3 {
            out.push(Action::Go { steps: 3 });
        }
    }

    #[inline]
    pub(crate) fn act_offers(&self, s: &State, p: &Player, open: u8, out: &mut Vec<Action>) {
        for (i, &district) in districts(p.space).iter().enumerate() {
            if open >> i & 1 == 1 {
                out.push(Action::Visit { district });
            }
        }
        if open & BUILDING != 0 {
            if p.owns(Steed::Longshadow) {
                out.extend(s.buildings.map(|building| Action::Use { building })); // F-151
            } else {
                out.push(Action::Use { building: s.buildings[p.space as usize - 1] });
            }
            if self.rules.building_optional && open & 0b11 == 0 {
                out.push(Action::Done); // P-089
            }
        }
    }

    /// F-049 to F-052: what the dice in the pool open at this space.
    fn opened(&self, p: &Player) -> u8 {
        if p.lit.is_none() {
            return 0b11;
        }
        let building = p.space != 0 || p.owns(Steed::Longshadow) && self.opt.longshadow_from_start;
        TWO_DICE | 0b11 | if building { BUILDING } else { 0 }
    }
}

impl Play<'_> {
    pub fn go(&mut self, seat: Seat, steps: u8) {
        let p = self.p(seat);
        p.space = (p.space + steps) % 5;
        let (to, shoes) = (p.space, p.horseshoes);
        self.tell(Event::Moved { seat, steps, to });
        if shoes > 0 {
            self.s.stack.swap(Step::Shoe { stayed: steps == 0 }); // F-046
        } else {
            self.arrive(seat);
        }
    }

    /// F-046: one space either way, once a turn.
    pub fn horseshoe(&mut self, seat: Seat, way: Way) {
        let p = self.p(seat);
        p.horseshoes -= 1;
        p.space = (p.space + if way == Way::On { 1 } else { 4 }) % 5;
        let to = p.space;
        self.tell(Event::Horseshoe { seat, way, to });
        self.arrive(seat);
    }

    pub fn arrive(&mut self, seat: Seat) {
        let open = self.g.opened(&self.s.players[seat]);
        self.s.stack.swap(Step::Act { open });
    }

    /// Marks a part of Act as done. After the last one comes Rest, with a last moment for companions (F-201).
    fn use_up(&mut self, seat: Seat, step: Step, part: u8) {
        let Step::Act { open } = step else { unreachable!("only asked in Act") };
        let left = open & !part;
        if open & TWO_DICE != 0 && left != TWO_DICE {
            self.s.stack.swap(Step::Act { open: left });
        } else {
            self.s.stack.swap(Step::Rest);
            self.push(seat, Step::Window);
        }
    }

    /// P-089: the building is left alone.
    pub fn leave_building(&mut self, seat: Seat) {
        self.push(seat, Step::Rest);
        self.push(seat, Step::Window);
    }

    /// F-049, F-050. A district that cannot be carried out does nothing (F-053, F-206).
    pub fn visit(&mut self, seat: Seat, step: Step, district: District) {
        let part = if districts(self.s.players[seat].space)[0] == district { 1 } else { 2 };
        self.use_up(seat, step, part);
        self.tell(Event::Visited { seat, district });
        let p = &self.s.players[seat];
        let possible = match district {
            District::Inn => self.g.can_sell_at_inn(self.s, p),
            District::Bazaar | District::Yurg => true,
            District::Commissions => self.s.commission_available(),
            District::DarkMarket => p.coins > 0,
        };
        if !possible {
            self.tell(Event::Idle { seat, district });
            return;
        }
        match district {
            District::Inn => self.push(seat, Step::Inn),
            District::Bazaar => self.open_bazaar(seat),
            District::Commissions => self.push(seat, Step::TakeCommission),
            District::Yurg => self.open_yurg(seat),
            District::DarkMarket => self.push(seat, Step::DarkMarket),
        }
    }

    pub fn use_building(&mut self, seat: Seat, step: Step, building: Building) {
        self.use_up(seat, step, BUILDING);
        self.tell(Event::Used { seat, building });
        self.activate(seat, building);
    }
}
