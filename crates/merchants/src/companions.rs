//! A13: companions, used by their owner at any moment of his turn.
use crate::cards::*;
use crate::catalog::Companion;
use crate::effect::Effect;
use crate::play::{Play, own_heroes};
use crate::state::*;
use crate::words::*;
use crate::{Action, Event, Merchants};
use table::Seat;

const LIFT: u8 = 1;
const COPY: u8 = 0;

impl Merchants {
    /// F-170 to F-182, F-201, F-205: everything that companions offer at this moment.
    #[inline]
    pub(crate) fn ability_offers(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        self.each_ability(s, seat, &mut |a| out.push(a));
    }

    /// Could the owner use any companion now?
    pub(crate) fn can_interrupt(&self, s: &State, seat: Seat) -> bool {
        let mut any = false;
        if seat == s.active && s.in_turn() {
            self.each_ability(s, seat, &mut |_| any = true);
        }
        any
    }

    #[inline]
    fn each_ability(&self, s: &State, seat: Seat, each: &mut impl FnMut(Action)) {
        let p = &s.players[seat];
        if p.companions.is_empty() || s.stack.len() + 6 > DEPTH {
            return;
        }
        if p.quartz > 0 {
            let mut ready = p.ready;
            while ready != 0 {
                let bit = ready.trailing_zeros() as usize;
                ready &= ready - 1;
                let (animal, which) = (bit / 2, bit % 2);
                match self.cat.lists.first(self.cat.abilities[animal][which]) {
                    Some(Effect::CopyDie) => self.each_copy(s, seat, each),
                    Some(Effect::LiftDie) => {} // declared on taking the die (F-203)
                    Some(first) if self.possible(s, p, first) => {
                        each(Action::Ability { animal: Animal::ALL[animal], which: which as u8 + 1 });
                    }
                    _ => {}
                }
            }
        }
        let strays = p.companions & self.cat.strays;
        for card in strays.iter() {
            self.each_gift(s, p, card, each);
        }
    }

    /// F-177 to F-182: what a stray would take.
    fn each_gift(&self, s: &State, p: &Player, card: CompanionCard, each: &mut impl FnMut(Action)) {
        let Companion::Stray(stray) = self.cat.companion(card) else { return };
        match stray {
            Stray::Grace if s.deed_available() => {
                let sides = Side::BOTH.iter().filter(|&&side| p.has(Good::Potion, side));
                sides.for_each(|&side| each(Action::Grace { side }));
            }
            Stray::Cosimo => own_heroes(p).for_each(|hero| each(Action::Cosimo { hero })),
            Stray::Dumplin if p.horseshoes > 0 => each(Action::Dumplin),
            Stray::Flicker if p.quartz > 0 && !s.free_shortcut => each(Action::Flicker),
            _ => {}
        }
    }

    /// F-205: a branch whose object is missing is not offered.
    fn possible(&self, s: &State, p: &Player, effect: Effect) -> bool {
        match effect {
            Effect::DeliverHero => p.hero_count() > 0,
            Effect::Commission => s.commission_available(),
            Effect::CommissionOf(town) => s.tops[town.index()].is_some(),
            Effect::Hero => s.hero_at_inn(),
            Effect::HeroOrTop => s.hero_at_inn() || !s.heroes.is_empty(),
            Effect::Deed => s.deed_available(),
            Effect::WagonUpgrade => self.can_upgrade(s, p),
            Effect::FlipUp => p.goods[0] != [0; 6],
            _ => true,
        }
    }

    /// F-176, F-204: values of travel dice that show a benefit. Equal values are one choice.
    fn each_copy(&self, s: &State, seat: Seat, each: &mut impl FnMut(Action)) {
        let c = &s.caravan;
        let Some(event) = c.event else { return };
        for value in 1..=6u8 {
            let lies_there = c.own == value
                || self.opt.threy_copy_any
                    && (c.dice[value as usize - 1] > 0
                        || Seat::all(self.opt.players).any(|w| w != seat && c.taken[w] == value));
            let list = self.cat.event(event).values[value as usize - 1];
            if lies_there && self.cat.lists.first(list).is_some_and(|first| !first.is_cost()) {
                each(Action::Copy { value });
            }
        }
    }

    /// By how much Threy Cats could lift a die now: each by 1 or 2, for a quartz.
    pub(crate) fn cat_lift(&self, s: &State, p: &Player) -> u8 {
        if p.quartz == 0 || p.ready >> (Animal::ThreyCat as u8 * 2 + LIFT) & 1 == 0 {
            return 0;
        }
        let cats = p.companions & self.cat.cards_of(Animal::ThreyCat);
        let free = cats.iter().filter(|card| s.gifts >> (card.number() * 2 + LIFT) & 1 == 0).count();
        2 * (free as u8).min(p.quartz)
    }
}

impl Play<'_> {
    pub fn own_companion(&mut self, seat: Seat, card: CompanionCard) {
        self.p(seat).companions.add(card);
        self.tell(Event::Companion { seat, card });
        self.refresh_ready(seat);
    }

    /// Which abilities some owned card still has.
    pub fn refresh_ready(&mut self, seat: Seat) {
        let mut ready = 0;
        for card in self.s.players[seat].companions.iter() {
            if let Companion::Loyal(animal) = self.cat().companion(card) {
                let free = !(self.s.gifts >> (card.number() * 2)) as u16 & 0b11;
                ready |= free << (animal as u8 * 2);
            }
        }
        self.p(seat).ready = ready;
    }

    /// F-170: a quartz is moved onto the card and stays there. Of equal cards the first is used.
    fn spend_gift(&mut self, seat: Seat, animal: Animal, which: u8) {
        let cards = self.s.players[seat].companions & self.cat().cards_of(animal);
        let free = |card: &CompanionCard| self.s.gifts >> (card.number() * 2 + which) & 1 == 0;
        let card = cards.iter().find(free).expect("the ability was offered");
        self.s.gifts |= 1 << (card.number() * 2 + which);
        self.p(seat).quartz -= 1;
        self.tell(Event::Ability { seat, animal, which: which + 1 });
        self.refresh_ready(seat);
    }

    pub fn ability(&mut self, seat: Seat, animal: Animal, which: u8) {
        self.spend_gift(seat, animal, which - 1);
        self.push(seat, Step::Effects { at: self.cat().abilities[animal.index()][which as usize - 1] });
    }

    /// F-204: that value's benefit once more.
    pub fn copy_die(&mut self, seat: Seat, value: u8) {
        self.spend_gift(seat, Animal::ThreyCat, COPY);
        self.tell(Event::Copied { seat, value });
        let event = self.cat().event(self.s.caravan.event.expect("its dice lie there"));
        self.push(seat, Step::Effects { at: event.values[value as usize - 1] });
    }

    /// F-203: one quartz for each +1 or +2.
    pub fn lift_by_cat(&mut self, seat: Seat, by: u8) {
        for _ in 0..by.div_ceil(2) {
            self.spend_gift(seat, Animal::ThreyCat, LIFT);
        }
    }

    /// F-177: after its effect the card goes to the left; the effect is already open, so it is resolved all the same.
    /// F-220: with nobody else it goes under the deck.
    fn pass_stray(&mut self, seat: Seat, stray: Stray) {
        let card = self.cat().stray_card(stray);
        self.p(seat).companions.remove(card);
        let mut next = seat.next(self.g.opt.players);
        if self.g.is_rival(next) {
            next = next.next(self.g.opt.players); // F-220
        }
        let to = (next != seat).then_some(next);
        match to {
            Some(next) => self.p(next).companions.add(card),
            None => self.s.companions.put_under(card),
        }
        self.tell(Event::StrayWent { stray, to });
    }

    fn use_stray(&mut self, seat: Seat, stray: Stray) {
        self.tell(Event::Stray { seat, stray });
        self.push(seat, Step::Effects { at: self.cat().stray_effects[stray.index()] });
        self.pass_stray(seat, stray);
    }

    /// F-178, F-221: a potion of either side.
    pub fn grace(&mut self, seat: Seat, side: Side) {
        self.give_back(seat, Good::Potion, side);
        self.use_stray(seat, Stray::Grace);
    }

    /// F-179: a hero, to the bottom of the deck (F-218: he does not count as delivered).
    pub fn cosimo(&mut self, seat: Seat, hero: HeroCard) {
        self.leave(seat, hero);
        self.return_hero(seat, hero);
        self.use_stray(seat, Stray::Cosimo);
        self.refit(seat);
    }

    /// F-179: the dark-market marker goes one step without payment.
    pub fn cosimo_step(&mut self, seat: Seat) {
        self.pop();
        self.move_dark_market(seat, 1);
    }

    pub fn dumplin(&mut self, seat: Seat) {
        self.spend(seat, Token::Horseshoe, 1);
        self.use_stray(seat, Stray::Dumplin);
    }

    /// F-182, F-219.
    pub fn flicker(&mut self, seat: Seat) {
        self.spend(seat, Token::Quartz, 1);
        self.use_stray(seat, Stray::Flicker);
    }
}
