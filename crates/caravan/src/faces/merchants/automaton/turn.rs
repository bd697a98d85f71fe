//! Its turn: a card, the plan, then one action (P-067 to P-070, P-079 to P-081).
use super::effect_texts;
use super::forms::towns_or_none;
use super::paper::{Card, Thing};
use super::session::Session;
use crate::automaton::line::Line;
use crate::automaton::people::Stop;
use crate::automaton::question::{NONE, Question, Want};
use merchants::catalog::Deal;
use merchants::event::Lack;
use merchants::rival::ties::ALL_TOWNS;
use merchants::words::{District, Good, Town};

/// The banners of the courtyard, then the deck.
const DEEDS: [&str; 4] = ["top", "other", "deck", NONE];

/// Yurg has two things to offer, so a district does not say enough.
fn name(deal: Deal) -> &'static str {
    match deal {
        Deal::Bazaar(_) => "bazaar",
        Deal::Commission => "commission",
        Deal::Travel => "travel",
        Deal::Ruins(_) => "ruins",
        Deal::DarkMarket(_) => "dark-market",
        Deal::Inn => "inn",
    }
}

impl Session<'_> {
    pub fn turn(&mut self) -> Result<(), Stop> {
        self.draw_card();
        let card = self.action_card();
        self.tell(
            Line::new("automaton-card").word("card", format!("action-{}", self.cat().names.actions[self.card.index()])),
        );
        let district = |n: u8| format!("district-{}", District::ALL[n as usize % District::ALL.len()]);
        self.tell(
            Line::new("automaton-pawn").word("first", district(card.space)).word("second", district(card.space + 1)),
        );
        self.plan()?;
        self.act()?;
        self.tell(Line::new("automaton-rest")); // P-088
        Ok(())
    }

    /// P-068: with an illuminated die it returns one for the better reward.
    fn plan(&mut self) -> Result<(), Stop> {
        let card = self.action_card();
        let reward = match card.lit {
            Some(lit) if self.paper.of(Thing::Dice) > 0 => {
                self.tell(Line::new("automaton-plan-lit").texts("effects", effect_texts(self.cat().list(lit))));
                self.change(Thing::Dice, -1);
                lit
            }
            _ => {
                self.tell(Line::new("automaton-plan").texts("effects", effect_texts(self.cat().list(card.reward))));
                card.reward
            }
        };
        self.list(reward)?;
        let bonus = self.cat().levels[self.game.opt.level.index()].bonus;
        if !self.cat().list(bonus).is_empty() {
            self.tell(Line::new("automaton-level").texts("effects", effect_texts(self.cat().list(bonus))));
        }
        self.list(bonus)
    }

    /// P-067: the first action whose requirement is met.
    fn act(&mut self) -> Result<(), Stop> {
        for &(deal, needs) in &self.action_card().actions {
            let line = |id| Line::new(id).word("deal", format!("automaton-deal-{}", name(deal)));
            let Some((lack, n)) = self.paper.ties.lacks(deal, needs, self.paper.goods()) else {
                self.tell(line("automaton-acts"));
                return self.deal(deal);
            };
            self.tell(match lack {
                Lack::GoodsLeast => line("automaton-lacks-goods").number("n", n),
                Lack::GoodsMost => line("automaton-too-many-goods").number("n", n),
                Lack::CommissionsMost => line("automaton-too-many-commissions").number("n", n),
                Lack::Journey => line("automaton-lacks-journey"),
            });
        }
        Ok(())
    }

    fn deal(&mut self, deal: Deal) -> Result<(), Stop> {
        let card = self.action_card();
        match deal {
            Deal::Bazaar(goods) => self.bazaar(goods),
            Deal::Commission => self.take_commission(Some(card.town)),
            Deal::Travel => self.set_out(),
            Deal::Ruins(steps) => {
                self.ruins(steps);
                self.roll_at_ruins()
            }
            Deal::DarkMarket(steps) => self.dark_market(steps, true),
            Deal::Inn => self.take_hero(Some(card.hero), true, false),
        }
    }

    /// P-069: a good for each die, at least one.
    fn bazaar(&mut self, goods: [Good; 3]) -> Result<(), Stop> {
        let three = || goods.map(|good| format!("good-{good}"));
        self.tell(Line::new("automaton-wheel"));
        let dice = self.ask_number(|_| {
            let ask = Line::new("automaton-ask-dice").words("goods", three());
            Question::new(ask, "automaton-help-dice", "P-069", Want::Number { most: 5 })
        })?;
        if dice > 0 {
            self.tell(Line::new("automaton-dice-off").words("goods", three()));
        }
        self.change(Thing::Goods, dice.max(1) as i16);
        Ok(())
    }

    /// P-079, P-065: an upgraded good, whatever the space.
    pub fn ruins(&mut self, steps: u8) {
        self.tell(Line::new("automaton-ruins").number("steps", steps));
        self.change(Thing::Goods, 1);
        self.change(Thing::Quartz, 1);
    }
    /// P-079: with a lantern it must roll.
    fn roll_at_ruins(&mut self) -> Result<(), Stop> {
        if self.paper.lanterns() == 0 {
            return Ok(());
        }
        self.tell(Line::new("automaton-ruins-roll"));
        self.change(Thing::Lanterns, -1);
        self.roll_ruins_die(false)
    }

    /// P-080: two goods, or in the south what the card notes. `own`: by its card, not by an event (P-093).
    pub fn dark_market(&mut self, steps: u8, own: bool) -> Result<(), Stop> {
        self.tell(Line::new("automaton-dark-market").number("steps", steps));
        let south =
            self.ask_yes(|_| Question::yes_no(Line::new("automaton-ask-south"), "automaton-help-south", "P-080"))?;
        let card = self.action_card();
        match south {
            true if own && card.south_deed => self.take_deed(card.deed),
            true => self.take_commission(own.then_some(card.town)),
            false => {
                self.change(Thing::Goods, 2);
                Ok(())
            }
        }
    }

    /// P-070, P-093, P-098. `named`: the town of the card, where nothing else decides.
    pub fn take_commission(&mut self, named: Option<Town>) -> Result<(), Stop> {
        let answer = self.ask(|s| {
            let town = s.paper.ties.favourite(ALL_TOWNS).or(named);
            let want = Want::Choice(towns_or_none());
            match town {
                Some(town) => {
                    let ask = Line::new("automaton-ask-commission").word("town", format!("town-{town}"));
                    Question::new(ask, "automaton-help-commission", "P-070", want).usually(town.word())
                }
                None => {
                    let ask = Line::new("automaton-ask-commission-any");
                    Question::new(ask, "automaton-help-commission-any", "P-083", want)
                }
            }
        })?;
        if let Ok(town) = answer.parse::<Town>() {
            self.change_cards(Card::Commissions, town, 1);
        }
        Ok(())
    }

    /// P-078, P-080: a deed with its banner; where the place is empty the other one, or the top of the deck.
    pub fn take_deed(&mut self, place: u8) -> Result<(), Stop> {
        let usual = DEEDS[place as usize];
        let answer = self.ask(|_| {
            let ask = Line::new("automaton-ask-deed").word("place", format!("automaton-banner-{usual}"));
            Question::new(ask, "automaton-help-deed", "P-078", Want::Choice(DEEDS.to_vec())).usually(usual)
        })?;
        if answer == NONE {
            return Ok(());
        }
        self.change(Thing::Deeds, 1);
        match DEEDS[..2].iter().position(|&place| place == answer) {
            Some(place) => self.list(self.cat().deed_bonus[place]),
            None => Ok(()),
        }
    }
}
