//! Section 20: the bot that a lonely player plays against.
use crate::cards::*;
use crate::catalog::{COLUMNS, Fate, SoloCard};
use crate::effect::Effect;
use crate::play::Play;
use crate::state::*;
use crate::words::*;
use crate::{Event, NowOrNever};
use table::{Purpose, Seat};

impl NowOrNever {
    /// Letters of the unclaimed tokens nearest to the hero (N-289, A35, N-320).
    pub(crate) fn nearest_tokens(&self, s: &State) -> u16 {
        let map = &self.cat.maps[self.side];
        let hero = s.players[Seat(0)].space;
        let far = |letter: &usize| {
            let space = map.letters[*letter];
            (space % COLUMNS).abs_diff(hero % COLUMNS) + (space / COLUMNS).abs_diff(hero / COLUMNS)
        };
        let open = || (0..14usize).filter(|letter| s.unclaimed >> letter & 1 == 1);
        let nearest = open().map(|letter| far(&letter)).min();
        open().filter(|letter| Some(far(letter)) == nearest).fold(0, |all, letter| all | 1 << letter)
    }
}

impl Play<'_> {
    /// N-283: one card after every turn.
    pub fn solo_turn(&mut self, seat: Seat) {
        self.pop();
        // N-292: an attack too many is replaced at once
        loop {
            let Some(card) = self.s.bot.deck.draw(self.h, SOLO) else {
                return self.tell(Event::BotIdle); // N-318
            };
            self.tell(Event::BotCard { card });
            let card = self.cat().solo[card.index()];
            if card != SoloCard::Attack || !self.s.bot.attacked {
                return self.solo_card(seat, card);
            }
        }
    }

    fn solo_card(&mut self, seat: Seat, card: SoloCard) {
        match card {
            SoloCard::Search => self.bot_searches(seat),
            SoloCard::Recruit => self.bot_recruits(seat),
            SoloCard::Attack => self.bot_attacks(),
            SoloCard::Roll(fates) => {
                let die = self.h.below(SOLO_DIE, 4) as u8;
                self.tell(Event::BotDie { die: die + 1 });
                self.bot_takes_cards(fates[die as usize]);
            }
            SoloCard::ExhaustOwn => {
                let slots = (0..4u8).zip(self.s.bot.specialists).filter_map(|(slot, card)| Some((slot, card?)));
                // N-317
                match { slots }.find(|(slot, _)| self.s.bot.down >> slot & 1 == 0) {
                    None => self.tell(Event::BotIdle),
                    Some((slot, specialist)) => {
                        self.s.bot.down |= 1 << slot;
                        self.tell(Event::BotExhausted { specialist });
                    }
                }
            }
            SoloCard::ExhaustPlayer => {
                let p = &self.s.players[seat];
                match (0..4u8).find(|&slot| p.face_up(slot)) {
                    None => self.tell(Event::BotIdle),
                    Some(slot) => {
                        let specialist = p.specialists[slot as usize].expect("it lies face up");
                        self.p(seat).down |= 1 << slot;
                        self.tell(Event::PlayerExhausted { seat, specialist });
                        self.change(seat, Stuff::Coins, self.g.specialist(specialist).tax as i8); // N-294
                    }
                }
            }
        }
    }

    /// N-289; the player chooses between equals.
    fn bot_searches(&mut self, seat: Seat) {
        let nearest = self.g.nearest_tokens(self.s);
        match nearest.count_ones() {
            0 => self.tell(Event::BotIdle), // N-319
            1 => self.bot_takes(nearest.trailing_zeros() as u8),
            _ => self.push(seat, Step::SoloToken),
        }
    }
    /// N-320: nobody turns it over.
    pub fn bot_takes(&mut self, letter: u8) {
        self.s.unclaimed &= !(1 << letter);
        self.s.bot.tokens += 1;
        let space = self.cat().maps[self.g.side].letters[letter as usize];
        self.tell(Event::BotSearched { space, tiles: self.s.tiles });
    }

    /// N-290
    fn bot_recruits(&mut self, seat: Seat) {
        let first = self.s.row.iter_mut().enumerate().find_map(|(place, card)| Some((place, card.take()?)));
        let Some((place, specialist)) = first else { return self.tell(Event::BotIdle) };
        match self.s.bot.specialists.iter().position(Option::is_none) {
            Some(slot) => self.bot_hires(specialist, slot as u8),
            None => self.push(seat, Step::SoloRecruit { specialist }),
        }
        self.fill_row(place as u8);
    }
    fn bot_hires(&mut self, specialist: SpecialistCard, slot: u8) {
        self.s.bot.specialists[slot as usize] = Some(specialist);
        self.s.bot.down &= !(1 << slot);
        self.tell(Event::BotRecruited { specialist, slot });
    }
    pub fn send(&mut self, step: Step, slot: u8) {
        let Step::SoloRecruit { specialist } = step else { unreachable!("only this question is answered so") };
        self.pop();
        let sent = self.s.bot.specialists[slot as usize].expect("all slots are full");
        self.tell(Event::BotSent { specialist: sent });
        self.bot_hires(specialist, slot);
    }

    /// N-291, N-287
    fn bot_attacks(&mut self) {
        let Some(level) = self.s.enemies.iter().position(|&n| n > 0) else { return self.tell(Event::BotIdle) };
        self.s.bot.attacked = true;
        self.s.enemies[level] -= 1;
        self.tell(Event::BotAttacked { level: level as u8 });
        let reward = self.cat().enemies[self.g.side][level].reward;
        for _ in self.cat().list(reward).iter().filter(|&&e| e == Effect::Villager) {
            if self.s.villagers.iter().all(Option::is_none) && !self.fill_villagers() {
                return;
            }
            let dearest = Good::ALL.iter().rev().find_map(|&g| self.s.villagers.iter().position(|&v| v == Some(g)));
            let place = dearest.expect("somebody is there");
            let good = self.s.villagers[place].take().expect("somebody is there");
            self.s.bot.villagers += 1;
            self.tell(Event::BotVillager { good });
        }
    }

    /// N-293, N-320: out of the game, seen by nobody.
    fn bot_takes_cards(&mut self, fate: Fate) {
        if fate.order
            && let Some(order) = self.s.orders.draw(self.h, ORDERS)
        {
            self.s.bot.orders.add(order);
            self.tell(Event::BotOrder);
        }
        for &pile in Pile::ALL {
            let k = pile.index();
            let mut taken = 0;
            for _ in 0..fate.quests[k] {
                if self.s.quests.0[k].is_empty() && !self.s.discards.0[k].is_empty() {
                    self.shuffle(pile);
                }
                let purpose = Purpose(QUESTS.0 + k as u8);
                let Some(n) = self.s.quests.0[k].draw(self.h, purpose) else { break };
                self.s.bot.quests.0[k].add(n);
                taken += 1;
            }
            if taken > 0 {
                self.tell(Event::BotQuests { pile, cards: taken });
            }
        }
    }
}
