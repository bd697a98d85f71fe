//! What cards and dice do to it (P-083, P-092 to P-094).
use super::effect_texts;
use super::paper::{Card, Thing};
use super::session::Session;
use crate::automaton::line::Line;
use crate::automaton::people::Stop;
use crate::automaton::question::{Question, Want};
use merchants::effect::Effect;
use merchants::state::{ORACLE, RUINS};
use merchants::words::{Side, Town};
use table::Dice;

impl Session<'_> {
    pub fn effects(&mut self, effects: &[Effect]) -> Result<(), Stop> {
        effects.iter().try_for_each(|&effect| self.effect(effect))
    }

    fn effect(&mut self, effect: Effect) -> Result<(), Stop> {
        match effect {
            Effect::Coins(n) => self.change(Thing::Coins, n.into()),
            Effect::Prestige(n) => self.change(Thing::Prestige, n.into()),
            Effect::Lanterns(n) => self.change(Thing::Lanterns, n.into()),
            Effect::Quartz(n) => self.change(Thing::Quartz, n.into()),
            Effect::Good(_, side) => {
                self.change(Thing::Goods, 1);
                if side == Side::Upgraded {
                    self.change(Thing::Quartz, 1); // P-065
                }
            }
            Effect::FlipUp => self.change(Thing::Quartz, (self.paper.goods() > 0).into()),
            Effect::Hero | Effect::HeroOrCommission => return self.take_hero(None, false, false),
            Effect::HeroOrTop => return self.take_hero(None, false, true),
            Effect::DeliverHero => return self.deliver_hero(),
            Effect::Commission => return self.take_commission(None),
            Effect::CommissionOf(town) => return self.take_commission_of(town),
            Effect::Wheel => self.tell(Line::new("automaton-wheel")),
            Effect::RuinsAction => self.ruins(1), // P-092
            Effect::RuinsStep(n) => self.ruins(n),
            Effect::DarkStep(n) => return self.dark_market(n, false),
            Effect::Oracle => return self.roll_oracle(),
            Effect::RuinsDie => return self.roll_ruins_die(false),
            Effect::Reroll => return self.roll_ruins_die(true),
            Effect::IlluminatedDie => self.change(Thing::Dice, 1),
            Effect::Deed => return self.draw_deed(),
            Effect::LoseCoins(n) => self.change(Thing::Coins, -i16::from(n)),
            Effect::LosePrestige(n) => self.change(Thing::Prestige, -i16::from(n)),
            Effect::LoseLanterns(n) => self.change(Thing::Lanterns, -i16::from(n)),
            Effect::LoseQuartz(n) => self.change(Thing::Quartz, -i16::from(n)),
            Effect::LoseGood | Effect::LoseDearest | Effect::FlipDown => self.change(Thing::Goods, -1),
            Effect::LoseHero => return self.lose_hero(),
            // Horseshoes are nothing to it, it has no wagon to upgrade; the rest is printed on companions and buildings only,
            // and it has neither (P-094).
            Effect::Horseshoes(_)
            | Effect::LoseHorseshoes(_)
            | Effect::WagonUpgrade
            | Effect::UpgradeOrDarkStep
            | Effect::FreeShortcut
            | Effect::Exchange
            | Effect::CopyDie
            | Effect::LiftDie => self.tell(Line::new("automaton-no-use").texts("effects", effect_texts(&[effect]))),
        }
        Ok(())
    }

    fn take_commission_of(&mut self, town: Town) -> Result<(), Stop> {
        let is_there = self.ask_yes(|_| {
            let ask = Line::new("automaton-ask-stack").word("town", format!("town-{town}"));
            Question::yes_no(ask, "automaton-help-stack", "P-094").usually("yes")
        })?;
        if is_there {
            self.change_cards(Card::Commissions, town, 1);
        }
        Ok(())
    }

    /// From the top of the deck, so no banner (F-225).
    fn draw_deed(&mut self) -> Result<(), Stop> {
        let is_there = self.ask_yes(|_| {
            let ask = Line::new("automaton-ask-deed-top");
            Question::yes_no(ask, "automaton-help-deed-top", "P-083").usually("yes")
        })?;
        if is_there {
            self.change(Thing::Deeds, 1);
        }
        Ok(())
    }

    /// P-083: for the town for which it has most heroes and commissions; heroes of one town are alike.
    fn deliver_hero(&mut self) -> Result<(), Stop> {
        let ask = ["automaton-ask-bring-hero", "automaton-help-bring-hero"];
        match self.choose_town(|paper| paper.ties.most(paper.ties.of_heroes()), ask, "P-083")? {
            Some(town) => self.bring_hero(town),
            None => Ok(()),
        }
    }

    /// P-094: which one is your choice; he goes under the deck.
    fn lose_hero(&mut self) -> Result<(), Stop> {
        let decide = |s: &Session| {
            let have: Vec<Town> = Town::ALL.iter().copied().filter(|&t| s.paper.cards(Card::Heroes, t) > 0).collect();
            match have[..] {
                [] => Ok(None),
                [town] => Ok(Some(town)),
                _ => {
                    let want = Want::Choice(have.iter().map(|town| town.word()).collect());
                    Err(Question::new(Line::new("automaton-ask-lose-hero"), "automaton-help-lose-hero", "P-094", want))
                }
            }
        };
        if let Some(town) = self.decide(decide, |answer| answer.parse().ok())? {
            self.tell(Line::new("automaton-hero-left").word("town", format!("town-{town}")));
            self.change_cards(Card::Heroes, town, -1);
        }
        Ok(())
    }

    fn roll_oracle(&mut self) -> Result<(), Stop> {
        let face = self.dice.below(ORACLE, 6) as usize;
        let at = self.cat().oracle[face];
        self.tell(Line::new("automaton-oracle").texts("effects", effect_texts(self.cat().list(at))));
        self.list(at)
    }

    /// P-092. `again`: after "reroll"; the same once more gives an illuminated die (F-087).
    pub fn roll_ruins_die(&mut self, again: bool) -> Result<(), Stop> {
        let face = self.dice.below(RUINS, 6) as usize;
        let at = self.cat().ruins_die[face];
        let result = self.cat().list(at);
        self.tell(Line::new("automaton-ruins-die").texts("effects", effect_texts(result)));
        if again && result == [Effect::Reroll] {
            self.change(Thing::Dice, 1);
            return Ok(());
        }
        self.effects(result)
    }
}
