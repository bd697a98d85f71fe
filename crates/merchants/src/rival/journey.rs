//! Journeys of the automaton, and those that it joins (P-071 to P-078, P-082, P-084).
use super::choices::Trip;
use super::ties::ALL_TOWNS;
use crate::Event;
use crate::cards::*;
use crate::play::Play;
use crate::state::*;
use crate::words::*;
use table::{SeatSet, Set};

impl Play<'_> {
    /// P-072, P-098: first a companion goes; then town and road.
    pub(super) fn rival_sets_out(&mut self) {
        let seat = self.g.rival;
        self.s.caravan = Caravan { joined: SeatSet::one(seat), ..Caravan::default() };
        // the town is chosen after the companion went
        self.push(seat, Step::RivalRoute { town: None });
        let named = self.s.row[self.action_card().companion as usize];
        if let Some(named) = named {
            self.rival_sends_companion(named);
        } else if self.s.row.iter().any(Option::is_some) {
            self.push(self.g.you(), Step::RivalCompanion);
        }
    }

    /// P-072, P-097: under the deck; its travel die comes along.
    pub fn rival_sends_companion(&mut self, card: CompanionCard) {
        let place = self.s.row.iter().position(|&c| c == Some(card)).expect("it lies there");
        self.s.row[place] = None;
        if place == 2 {
            self.s.caravan.extra = std::mem::take(&mut self.s.travel_die);
        }
        self.s.companions.put_under(card);
        self.tell(Event::RivalSentAway { card });
    }

    /// P-073, P-074: the town; the shortcut whenever it has three lanterns.
    pub(super) fn rival_route(&mut self, town: Option<Town>) {
        match town {
            None => {
                self.pop();
                let towns = self.g.ties(self.s).towns(ALL_TOWNS);
                self.rival_decides(towns, Trip::Lead);
            }
            Some(town) => {
                let lanterns = self.s.players[self.g.rival].lanterns;
                let road = if lanterns >= crate::caravan::SHORTCUT_LANTERNS { Road::Shortcut } else { Road::Dark };
                self.declare(self.g.rival, town, road); // P-075: everybody else says yes or no
            }
        }
    }

    /// The town is decided.
    pub fn rival_goes(&mut self, trip: Trip, town: Town) {
        let seat = self.g.rival;
        match trip {
            Trip::Lead => self.push(seat, Step::RivalRoute { town: Some(town) }),
            Trip::Follow | Trip::Final => {
                self.tell(Event::Entered { seat, town });
                self.push(seat, Step::Delivering { town });
            }
        }
    }

    /// P-082: yes with a hero or commission for the region, or with a lantern.
    pub(super) fn rival_joins(&mut self) {
        let seat = self.g.rival;
        let region = self.s.caravan.town.region();
        let yes = self.g.ties(self.s).joins(region, self.s.players[seat].lanterns);
        self.answer_caravan(seat, yes);
    }

    /// P-076, P-082: always the highest die, never a reroll.
    pub(super) fn rival_takes_die(&mut self) {
        let highest =
            (1..=6).rev().find(|&v| self.s.caravan.dice[v as usize - 1] > 0).expect("a die for each traveller");
        self.take(self.g.rival, highest, 0, 0);
    }

    /// P-082: one of the region's two towns.
    pub(super) fn rival_visits(&mut self) {
        self.pop();
        let region = self.s.caravan.town.region();
        let towns = self.g.ties(self.s).towns(region.towns().into_iter().collect());
        self.rival_decides(towns, Trip::Follow);
    }

    /// P-084.
    pub(super) fn rival_final_trip(&mut self) {
        self.pop();
        let towns = self.g.ties(self.s).towns(ALL_TOWNS);
        self.rival_decides(towns, Trip::Final);
    }

    /// P-077: all heroes with the benefit of the region, then commission after commission, each with up to three goods.
    pub(super) fn rival_delivers(&mut self, town: Town) {
        self.pop();
        let seat = self.g.rival;
        for hero in self.g.rival_heroes_for(self.s, Set::one(town)).iter() {
            self.rival_brings(hero);
        }
        let commissions = self.s.rival.commissions & self.cat().stacks[town.index()];
        for commission in commissions.iter() {
            let goods = self.s.rival.goods.min(3);
            if goods == 0 {
                break; // it stays
            }
            self.s.rival.commissions.remove(commission);
            self.p(seat).delivered.add(commission);
            self.rival_goods(-(goods as i8));
            let prestige = [0, 1, 3, 6][goods as usize];
            self.tell(Event::Delivered { seat, commission, goods, prestige });
            self.prestige(seat, prestige as i8);
        }
    }

    /// P-078: the first bonus of the card, after a shortcut both.
    pub(super) fn rival_fortune(&mut self, left: u8) {
        let seat = self.g.rival;
        let card = self.action_card();
        let nth = usize::from(self.s.caravan.road == Road::Shortcut && left == 1);
        let luck = card.fortune[nth];
        if left > 1 {
            self.s.stack.swap(Step::Fortune { left: left - 1 });
        } else {
            self.pop();
            self.s.caravan = Caravan::default();
        }
        self.tell(Event::Fortune { seat, luck });
        match luck {
            Luck::IlluminatedDie => self.rival_die(),
            Luck::Deed => self.rival_deed(card.deed),
            Luck::Coins => self.fortune_coins(seat),
            Luck::Upgrade => unreachable!("no card of the automaton says so"),
        }
    }
}
