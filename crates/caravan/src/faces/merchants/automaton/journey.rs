//! Its caravans, those that it joins, and the final travel (P-071 to P-078, P-082, P-084).
use super::effect_texts;
use super::forms::Of;
use super::paper::{Card, Thing};
use super::session::Session;
use crate::automaton::line::Line;
use crate::automaton::people::Stop;
use crate::automaton::question::{NONE, Question, Want};
use merchants::effect::Effect;
use merchants::rival::ties::ALL_TOWNS;
use merchants::words::{Luck, Road, Town};

/// F-090.
const SHORTCUT_LANTERNS: u8 = 3;
const PLACES: [&str; 4] = ["1", "2", "3", NONE];

impl Session<'_> {
    /// P-072 to P-078.
    pub fn set_out(&mut self) -> Result<(), Stop> {
        self.send_companion()?;
        let Some(town) = self.town_choice(|paper| paper.ties.towns(ALL_TOWNS), "P-073")? else { return Ok(()) };
        let road = if self.paper.lanterns() >= SHORTCUT_LANTERNS { Road::Shortcut } else { Road::Dark };
        let line = Line::new("automaton-leads").word("town", format!("town-{town}"));
        self.tell(line.word("road", format!("road-{road}")));
        if road == Road::Shortcut {
            self.change(Thing::Lanterns, -i16::from(SHORTCUT_LANTERNS)); // P-074
        }
        self.tell(Line::new(if road == Road::Dark { "automaton-order-dark" } else { "automaton-order-shortcut" }));
        self.meet_event()?;
        self.deliver(town)?;
        self.good_fortune(road)
    }

    /// P-072, P-098: the companion goes first, and a travel die with the farthest one.
    fn send_companion(&mut self) -> Result<(), Stop> {
        let companion = self.action_card().companion as usize;
        let answer = self.ask(|_| {
            let ask = Line::new("automaton-ask-companion").text("place", PLACES[companion]);
            Question::new(ask, "automaton-help-companion", "P-072", Want::Choice(PLACES.to_vec()))
                .usually(PLACES[companion])
        })?;
        if answer == PLACES[2] {
            self.tell(Line::new("automaton-extra-die"));
        }
        Ok(())
    }

    /// P-076, P-082: always the highest die, never a reroll.
    fn meet_event(&mut self) -> Result<(), Stop> {
        let answer = self.ask(|_| {
            Question::new(Line::new("automaton-ask-event"), "automaton-help-event", "P-076", Want::Own(&Of::Effects))
        })?;
        let effects: Vec<Effect> = answer.split(", ").filter_map(|effect| effect.parse().ok()).collect();
        self.effects(&effects)
    }

    /// P-082: somebody else leads.
    pub fn others_set_out(&mut self, town: Town, road: Road) -> Result<(), Stop> {
        let region = town.region();
        if !self.paper.ties.joins(region, self.paper.lanterns()) {
            self.tell(Line::new("automaton-stays"));
            return Ok(());
        }
        self.tell(Line::new(if road == Road::Dark { "automaton-joins-dark" } else { "automaton-joins-shortcut" }));
        self.meet_event()?;
        let towns = region.towns().into_iter().collect();
        match self.town_choice(|paper| paper.ties.towns(towns), "P-082")? {
            Some(town) => self.deliver(town),
            None => {
                self.tell(Line::new("automaton-no-delivery"));
                Ok(())
            }
        }
    }

    /// P-077: all heroes with the benefit of the region, then commission after commission, each with up to three goods.
    fn deliver(&mut self, town: Town) -> Result<(), Stop> {
        self.tell(Line::new("automaton-enters").word("town", format!("town-{town}")));
        while self.paper.cards(Card::Heroes, town) > 0 {
            self.bring_hero(town)?;
        }
        while self.paper.cards(Card::Commissions, town) > 0 && self.paper.goods() > 0 {
            let goods = self.paper.goods().min(3);
            let prestige = [0, 1, 3, 6][goods as usize];
            self.tell(Line::new("automaton-delivers").number("goods", goods).number("prestige", prestige));
            self.change_cards(Card::Commissions, town, -1);
            self.paper.delivered = self.paper.delivered.saturating_add(1);
            self.change(Thing::Goods, -i16::from(goods));
            self.change(Thing::Prestige, prestige);
        }
        Ok(())
    }

    /// P-077: with the benefit of his region.
    pub fn bring_hero(&mut self, town: Town) -> Result<(), Stop> {
        let benefit = self.cat().regions[town.region().index()];
        self.tell(Line::new("automaton-brings").texts("effects", effect_texts(self.cat().list(benefit))));
        self.change_cards(Card::Heroes, town, -1);
        self.paper.brought = self.paper.brought.saturating_add(1);
        self.list(benefit)
    }

    /// P-078: the first of the card, after a shortcut both.
    fn good_fortune(&mut self, road: Road) -> Result<(), Stop> {
        let card = self.action_card();
        let n = if road == Road::Dark { 1 } else { 2 };
        for &luck in &card.fortune[..n] {
            self.tell(Line::new("automaton-fortune").word("luck", format!("luck-{luck}")));
            match luck {
                Luck::IlluminatedDie => self.change(Thing::Dice, 1),
                Luck::Deed => self.take_deed(card.deed)?,
                Luck::Coins => self.fortune_coins()?,
                Luck::Upgrade => {} // no card says so
            }
        }
        Ok(())
    }

    /// F-111: the five coins lie there once.
    fn fortune_coins(&mut self) -> Result<(), Stop> {
        let five = !self.paper.five_gone
            && self.ask_yes(|_| Question::yes_no(Line::new("automaton-ask-five"), "automaton-help-five", "P-078"))?;
        self.paper.five_gone = true; // somebody had them before, or it takes them now
        self.change(Thing::Coins, if five { 5 } else { 3 });
        Ok(())
    }

    /// P-084.
    pub fn final_trip(&mut self) -> Result<(), Stop> {
        self.tell(Line::new("automaton-final-trip"));
        match self.town_choice(|paper| paper.ties.towns(ALL_TOWNS), "P-084")? {
            Some(town) => self.deliver(town),
            None => {
                self.tell(Line::new("automaton-no-delivery"));
                Ok(())
            }
        }
    }
}
