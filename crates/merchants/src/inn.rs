//! A7: the Ringway Inn, and the slots that hold heroes.
use crate::cards::*;
use crate::catalog::Bonus;
use crate::play::Play;
use crate::state::*;
use crate::words::*;
use crate::{Action, Event, Merchants};
use table::Seat;

impl Merchants {
    /// Does he have a good for a request that is still open?
    #[inline]
    pub(crate) fn has_requested(&self, p: &Player, wants: &[Good], served: u8) -> bool {
        wants.iter().enumerate().any(|(i, &good)| served >> i & 1 == 0 && p.count(good) > 0)
    }

    /// F-080.
    #[inline]
    pub(crate) fn can_sell_at_inn(&self, s: &State, p: &Player) -> bool {
        p.has_goods() && s.inn.iter().flatten().any(|&hero| self.has_requested(p, self.cat.hero(hero).requests(), 0))
    }

    /// F-074, F-075: heroes to whom something can be sold.
    #[inline]
    pub(crate) fn inn_offers(&self, s: &State, p: &Player, out: &mut Vec<Action>) {
        for &hero in s.inn.iter().flatten() {
            if self.has_requested(p, self.cat.hero(hero).requests(), 0) {
                out.push(Action::Host { hero });
            }
        }
    }

    /// Goods for the open requests, each kind and side once.
    #[inline]
    pub(crate) fn requested(p: &Player, wants: &[Good], served: u8, mut each: impl FnMut(Good, Side)) {
        let mut seen = 0u8;
        for (i, &good) in wants.iter().enumerate() {
            if served >> i & 1 == 0 && seen >> good as u8 & 1 == 0 {
                seen |= 1 << good as u8;
                for side in Side::BOTH {
                    if p.has(good, side) {
                        each(good, side);
                    }
                }
            }
        }
    }

    #[inline]
    pub(crate) fn sell_offers(&self, p: &Player, wants: &[Good], served: u8, out: &mut Vec<Action>) {
        if served != 0 {
            out.push(Action::Done);
        }
        Self::requested(p, wants, served, |good, side| out.push(Action::Sell { good, side }));
    }

    /// F-188: the heroes at the inn, and the top of the deck where it is said.
    #[inline]
    pub(crate) fn hero_offers(&self, s: &State, top: bool, out: &mut Vec<Action>) {
        out.extend(s.inn.iter().flatten().map(|&hero| Action::TakeHero { hero }));
        if top && !s.heroes.is_empty() {
            out.push(Action::TakeHeroTop);
        }
    }
}

/// Which request a good serves.
pub(crate) fn request(wants: &[Good], served: u8, good: Good) -> u8 {
    (0..wants.len() as u8).find(|&i| served >> i & 1 == 0 && wants[i as usize] == good).expect("it was offered")
}

impl Play<'_> {
    /// The question owns the hero while goods are sold: no interruption can take him away.
    pub fn host(&mut self, hero: HeroCard) {
        let place = self.s.inn.iter().position(|&h| h == Some(hero)).expect("he was offered");
        self.s.inn[place] = None;
        self.s.stack.swap(Step::Sell { hero, served: 0, place: place as u8 });
    }

    /// F-075 to F-077.
    pub fn sell(&mut self, seat: Seat, step: Step, good: Good, side: Side) {
        let Step::Sell { hero, served, place } = step else { unreachable!("only asked while selling") };
        let wants = self.cat().hero(hero).requests();
        let served = served | 1 << request(wants, served, good);
        self.s.stack.swap(Step::Sell { hero, served, place });
        let price = self.s.price(self.cat(), good) + u8::from(side == Side::Upgraded);
        self.tell(Event::Sold { seat, good, side, price });
        self.give_back(seat, good, side);
        self.coins(seat, price as i8);
        if side == Side::Upgraded {
            self.token(seat, Token::Quartz);
        }
    }

    /// F-078, F-143. `bonus`: he brings it when he takes his place (F-082).
    pub fn gain_hero(&mut self, seat: Seat, hero: HeroCard, bonus: bool) {
        let Some(slot) = self.s.players[seat].heroes.iter().position(Option::is_none) else {
            self.push(seat, Step::PlaceHero { hero, bonus });
            return;
        };
        self.p(seat).heroes[slot] = Some(hero);
        self.tell(Event::Hero { seat, hero });
        if !bonus {
            return;
        }
        match self.cat().hero(hero).bonus {
            Bonus::Lantern => self.lanterns(seat, 1),
            Bonus::Horseshoe => self.token(seat, Token::Horseshoe),
            Bonus::Storage => self.p(seat).carries |= 1 << slot,
            Bonus::Good(good) => self.gain(seat, good, Side::Basic),
        }
    }

    /// A hero without a sale (F-082).
    pub fn take_hero(&mut self, seat: Seat, step: Step, hero: HeroCard) {
        self.pop();
        if let Step::RivalHero { sale } = step {
            return self.rival_invites(hero, sale); // chosen for the automaton
        }
        let place = self.s.inn.iter_mut().find(|h| **h == Some(hero)).expect("he was offered");
        *place = None;
        self.gain_hero(seat, hero, self.g.opt.hero_bonus_without_sale);
    }

    /// F-225: a blind draw is seen by all.
    pub fn take_top_hero(&mut self, seat: Seat) {
        self.pop();
        if let Some(hero) = self.s.heroes.draw(self.h, HEROES) {
            self.gain_hero(seat, hero, self.g.opt.hero_bonus_without_sale);
        }
    }

    /// He leaves his slot, and what he carried with it (F-147).
    pub fn leave(&mut self, seat: Seat, hero: HeroCard) {
        let p = self.p(seat);
        let slot = p.heroes.iter().position(|&h| h == Some(hero)).expect("he was offered");
        p.heroes[slot] = None;
        p.carries &= !(1 << slot);
    }

    /// To the bottom of the deck, not to the log (F-143, F-213).
    pub fn return_hero(&mut self, seat: Seat, hero: HeroCard) {
        self.tell(Event::HeroLeft { seat, hero });
        // A starting hero does not belong to the ordinary deck: he leaves play.
        if self.cat().ordinary.has(hero) {
            self.s.heroes.put_under(hero);
        }
    }

    /// An old hero makes room for the new one (F-143), is lost to an event (F-213).
    pub fn drop_hero(&mut self, seat: Seat, step: Step, hero: HeroCard) {
        self.pop();
        if step == Step::RivalLosesHero {
            return self.rival_parts_with(hero); // chosen for the automaton
        }
        self.leave(seat, hero);
        self.return_hero(seat, hero);
        self.refit(seat);
        if let Step::PlaceHero { hero, bonus } = step {
            self.gain_hero(seat, hero, bonus);
        }
    }
}
