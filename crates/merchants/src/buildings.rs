//! A9: buildings, used with two dice only.
use crate::effect::Cost;
use crate::play::{Play, own_goods};
use crate::state::*;
use crate::words::*;
use crate::{Action, Event, Merchants};
use table::Seat;

impl Merchants {
    /// One of the costs, or nothing at all.
    pub(crate) fn pay_offers(&self, s: &State, p: &Player, building: Building, out: &mut Vec<Action>) {
        out.push(Action::Pass);
        for &cost in &self.cat.buildings[building.index()].costs {
            match cost {
                Cost::Coins(n) if p.coins >= u16::from(n) => out.push(Action::PayCoins),
                Cost::Quartz(n) if p.quartz >= n => out.push(Action::PayQuartz),
                Cost::Lanterns(n) if p.lanterns >= n => out.push(Action::PayLantern),
                Cost::Good => own_goods(p, |good, side| out.push(Action::PayGood { good, side })),
                Cost::BasicDollarOne => {
                    for &good in Good::ALL {
                        if p.has(good, Side::Basic) && s.price(&self.cat, good) == 1 {
                            out.push(Action::PayGood { good, side: Side::Basic });
                        }
                    }
                }
                _ => {}
            }
        }
    }

    /// F-127: one for one. A kind that was given is not taken again and the other way round: the result is the same,
    /// and nobody can trade in circles.
    pub(crate) fn exchange_offers(&self, p: &Player, gave: u8, got: u8, out: &mut Vec<Action>) {
        out.push(Action::Done);
        for &give in Unit::ALL {
            let has = match give {
                Unit::Lantern => p.lanterns >= 1,
                Unit::Quartz => p.quartz >= 1,
                Unit::Coins => p.coins >= 2,
            };
            if !has || got >> give as u8 & 1 == 1 {
                continue;
            }
            for &get in Unit::ALL {
                if get != give && gave >> get as u8 & 1 == 0 {
                    out.push(Action::Swap { give, get });
                }
            }
        }
    }
}

impl Play<'_> {
    pub fn activate(&mut self, seat: Seat, building: Building) {
        let card = &self.cat().buildings[building.index()];
        if card.costs.is_empty() {
            self.push(seat, Step::Effects { at: card.effects });
        } else {
            self.push(seat, Step::Pay { building });
        }
    }

    pub fn pay_building(&mut self, seat: Seat, step: Step, a: Action) {
        let Step::Pay { building } = step else { unreachable!("only asked at a building") };
        let card = &self.cat().buildings[building.index()];
        self.s.stack.swap(Step::Effects { at: card.effects });
        let amount = |of: fn(Cost) -> Option<u8>| card.costs.iter().find_map(|&c| of(c)).expect("it was offered");
        match a {
            Action::PayCoins => {
                let n = amount(|c| if let Cost::Coins(n) = c { Some(n) } else { None });
                self.coins(seat, -(n as i8));
            }
            Action::PayQuartz => {
                let n = amount(|c| if let Cost::Quartz(n) = c { Some(n) } else { None });
                self.spend(seat, Token::Quartz, n);
            }
            Action::PayLantern => {
                let n = amount(|c| if let Cost::Lanterns(n) = c { Some(n) } else { None });
                self.lanterns(seat, -(n as i8));
            }
            Action::PayGood { good, side } => self.give_back(seat, good, side),
            _ => unreachable!("not a payment"),
        }
    }

    pub fn exchange(&mut self, seat: Seat, step: Step, give: Unit, get: Unit) {
        let Step::Exchange { gave, got } = step else { unreachable!("only asked at the Mansion") };
        self.s.stack.swap(Step::Exchange { gave: gave | 1 << give as u8, got: got | 1 << get as u8 });
        self.tell(Event::Swapped { seat, give, get });
        match give {
            Unit::Lantern => self.lanterns(seat, -1),
            Unit::Quartz => self.spend(seat, Token::Quartz, 1),
            Unit::Coins => self.coins(seat, -2),
        }
        match get {
            Unit::Lantern => self.lanterns(seat, 1),
            Unit::Quartz => self.token(seat, Token::Quartz),
            Unit::Coins => self.coins(seat, 2),
        }
    }
}
