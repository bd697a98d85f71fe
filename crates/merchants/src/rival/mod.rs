//! The automaton: the Private Concern of the final edition, the Trader of the prototype (P-060 to P-098, F-198, F-199).
//!
//! It plays itself. Its frames lie on the same stack as everybody's; where the rules say "you choose", the next person
//! clockwise is asked (F-227).
//! - this file: its turn, and what it owns; `districts`: what it does there; `journey`: its caravans and those it joins;
//!   `effects`: what cards and dice do to it; `choices`: whom it prefers, and what people are asked
pub(crate) mod choices;
mod districts;
mod effects;
mod journey;
pub mod ties;

use crate::cards::*;
use crate::catalog::ActionCard;
use crate::effect::List;
use crate::play::Play;
use crate::state::*;
use crate::words::*;
use crate::{Event, Merchants};
use serde::{Deserialize, Serialize};
use table::{Seat, Set};

/// What the automaton has besides coins, prestige, lanterns, quartz and deeds. No wagon board: goods are a marker, and there
/// are no limits (P-061, P-064, P-066).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Rival {
    pub goods: u8,
    pub illuminated: u8,
    pub heroes: Set<HeroCard>,
    pub commissions: Set<CommissionCard>,
    /// action cards that may still come before the reshuffle
    pub deck: u16,
    /// the card of this turn
    pub card: RivalCard,
}

impl Merchants {
    #[inline]
    /// P-103: whose coins nobody may count before the end.
    pub(crate) fn hidden_purse(&self) -> Option<Seat> {
        self.opt.automaton.filter(|_| !self.opt.automaton_coins_counted).map(Seat)
    }
    pub(crate) fn is_rival(&self, seat: Seat) -> bool {
        seat == self.rival
    }
    /// Is it one person against the automaton?
    pub(crate) fn is_solo(&self) -> bool {
        self.opt.automaton.is_some() && self.opt.players == 2
    }
    /// Whoever decides for the automaton: the next person clockwise from it (F-227).
    pub(crate) fn you(&self) -> Seat {
        self.rival.next(self.opt.players)
    }
}

impl<'a> Play<'a> {
    pub(super) fn action_card(&self) -> &'a ActionCard {
        self.cat().action(self.s.rival.card)
    }

    /// P-061 to P-063: what it starts with. No steed, no wagon.
    pub fn set_up_rival(&mut self) {
        let seat = self.g.rival;
        let level = self.cat().levels[self.g.opt.level.index()];
        self.coins(seat, level.coins as i8 + seat.0 as i8);
        self.rival_lanterns(level.lanterns);
        for _ in 0..level.illuminated {
            self.rival_die();
        }
        self.draw_deed(seat);
        self.rival_goods(1); // P-062: the good of its seat
    }
    /// P-063, before the heroes of the others are dealt or laid out.
    pub fn deal_rival_hero(&mut self) {
        let mut heroes = self.cat().starting;
        let hero = heroes.draw(self.h, STARTING).expect("six starting heroes");
        self.rival_hero(hero);
    }

    /// A frame of the automaton: it plays itself. Out of the way of games without one.
    #[cold]
    #[inline(never)]
    pub fn rival(&mut self, step: Step) {
        let seat = self.g.rival;
        match step {
            Step::RivalTurn => self.rival_turn(),
            Step::RivalAct => self.rival_act(),
            Step::RivalRest => self.rival_rest(),
            Step::RivalRoute { town } => self.rival_route(town),
            Step::Effects { at } => {
                if let Some(effect) = self.read_on(at) {
                    self.rival_effect(effect);
                }
            }
            Step::Depart => self.depart(seat),
            Step::PackUp => self.pack_up(),
            Step::Joining => self.rival_joins(),
            Step::TakeDie => self.rival_takes_die(),
            Step::Delivering { town } => self.rival_delivers(town),
            Step::Visiting => self.rival_visits(),
            Step::Fortune { left } => self.rival_fortune(left),
            Step::FinalVisit => self.rival_final_trip(),
            Step::RuinsMove { .. } => {
                self.pop();
                self.rival_ruins(1); // P-092
            }
            // moments for companions, of which it has none
            _ => self.pop(),
        }
    }

    /// P-067, P-068, P-096: a card, its planning part, then one action.
    fn rival_turn(&mut self) {
        let seat = self.g.rival;
        if self.s.rival.deck == 0 {
            self.s.rival.deck = (1 << self.cat().actions.len()) - 1;
        }
        let mut deck = Set::of(self.s.rival.deck.into());
        let card = deck.draw(self.h, ACTIONS).expect("just shuffled");
        self.s.rival.deck = deck.0 as u16;
        self.s.rival.card = card;
        self.tell(Event::RivalCard { card });
        let plan = self.action_card();
        self.p(seat).space = plan.space;
        self.tell(Event::RivalMoved { to: plan.space });
        let reward = match plan.lit {
            Some(lit) if self.s.rival.illuminated > 0 => {
                self.s.rival.illuminated -= 1;
                self.s.illuminated += 1;
                self.tell(Event::RivalDice { by: -1 });
                lit
            }
            _ => plan.reward,
        };
        self.s.stack.swap(Step::RivalRest);
        self.push(seat, Step::RivalAct);
        self.rival_gets(self.cat().levels[self.g.opt.level.index()].bonus);
        self.rival_gets(reward);
    }

    fn rival_gets(&mut self, at: List) {
        if at != List::EMPTY {
            self.push(self.g.rival, Step::Effects { at });
        }
    }

    /// P-067: the first action whose requirement is met, top down; only one.
    fn rival_act(&mut self) {
        self.pop();
        let card = self.action_card();
        for &(deal, needs) in &card.actions {
            let district = deal.district();
            let Some((lacks, n)) = self.g.ties(self.s).lacks(deal, needs, self.s.rival.goods) else {
                self.tell(Event::RivalActs { district });
                return self.rival_deal(deal);
            };
            self.tell(Event::RivalCannot { district, lacks, n });
        }
    }

    /// P-088: the board is kept up as in anybody's Rest.
    fn rival_rest(&mut self) {
        self.pop();
        self.keep_up();
        self.next_turn(self.g.rival);
    }

    // -- what it owns -----------------------------------------------------------------------------

    /// P-064: the marker, never below 0.
    pub(super) fn rival_goods(&mut self, by: i8) {
        let goods = &mut self.s.rival.goods;
        let by = by.max(-(*goods as i8));
        *goods = goods.saturating_add_signed(by);
        if by != 0 {
            self.tell(Event::RivalGoods { by });
        }
    }
    /// P-065: an upgraded good is a good and a quartz.
    pub(super) fn rival_upgraded_good(&mut self) {
        self.rival_goods(1);
        self.rival_quartz(1);
    }
    /// P-066: without limit, as long as there are any in the supply (F-208).
    pub(super) fn rival_quartz(&mut self, n: u8) {
        let n = n.min(self.s.quartz);
        self.s.quartz -= n;
        let seat = self.g.rival;
        self.p(seat).quartz += n;
        if n > 0 {
            self.tell(Event::Quartz { seat, by: n as i8 });
        }
    }
    /// P-066: without limit.
    pub(super) fn rival_lanterns(&mut self, n: u8) {
        let seat = self.g.rival;
        self.p(seat).lanterns += n;
        if n > 0 {
            self.tell(Event::Lanterns { seat, by: n as i8 });
        }
    }
    pub fn rival_die(&mut self) {
        if self.s.illuminated > 0 {
            self.s.illuminated -= 1;
            self.s.rival.illuminated += 1;
            self.tell(Event::RivalDice { by: 1 });
        }
    }
    /// P-063, P-081: a lantern icon gives a lantern, a starting hero his good; horseshoes and storage are nothing to it.
    pub(super) fn rival_hero(&mut self, hero: HeroCard) {
        let seat = self.g.rival;
        self.s.rival.heroes.add(hero);
        self.tell(Event::Hero { seat, hero });
        match self.cat().hero(hero).bonus {
            crate::catalog::Bonus::Lantern => self.rival_lanterns(1),
            crate::catalog::Bonus::Good(_) => self.rival_goods(1),
            _ => {}
        }
    }
    /// F-009: the stack shows its next one at once.
    pub fn rival_commission(&mut self, town: Town) {
        let commission = self.s.tops[town.index()].take().expect("it was offered");
        self.s.rival.commissions.add(commission);
        self.tell(Event::Commission { seat: self.g.rival, commission });
        self.show_commission(town);
    }
    /// A deed with the banner of its place (P-078); where that is empty the other one, or the top of the deck.
    pub(super) fn rival_deed(&mut self, place: u8) {
        let seat = self.g.rival;
        let open = [place, 1 - place].into_iter().map(usize::from).find(|&p| self.s.courtyard[p].is_some());
        match open {
            Some(place) => self.take_deed(seat, place),
            None => self.draw_deed(seat),
        }
    }
}
