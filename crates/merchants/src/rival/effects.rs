//! What cards and dice do to the automaton (P-083, P-092 to P-094). Every effect is named: a new one must be ruled on.
use crate::effect::Effect;
use crate::event::Event;
use crate::play::Play;
use crate::state::*;
use crate::words::*;

impl Play<'_> {
    #[cold]
    #[inline(never)]
    pub fn rival_effect(&mut self, effect: Effect) {
        let seat = self.g.rival;
        match effect {
            Effect::Coins(n) => self.coins(seat, n as i8),
            Effect::Prestige(n) => self.prestige(seat, n as i8),
            Effect::Lanterns(n) => self.rival_lanterns(n),
            Effect::Quartz(n) => self.rival_quartz(n),
            Effect::Good(_, Side::Basic) => self.rival_goods(1),
            Effect::Good(_, Side::Upgraded) => self.rival_upgraded_good(),
            Effect::FlipUp => self.rival_quartz(u8::from(self.s.rival.goods > 0)),
            Effect::Hero | Effect::HeroOrTop | Effect::HeroOrCommission => self.rival_gains_hero(effect),
            Effect::Commission => self.rival_takes_commission(None),
            Effect::DeliverHero => self.rival_delivers_hero(),
            Effect::CommissionOf(town) => self.rival_takes_named(town),
            Effect::Wheel => self.turn_wheel(seat),
            Effect::RuinsAction => self.rival_ruins(1),
            Effect::RuinsStep(n) => self.rival_ruins(n),
            Effect::DarkStep(n) => self.rival_dark_market(n, false),
            Effect::Oracle => self.roll_oracle(seat),
            Effect::RuinsDie => self.roll_ruins_die(seat),
            Effect::Reroll => self.reroll_ruins_die(seat),
            Effect::IlluminatedDie => self.rival_die(),
            Effect::Deed => self.draw_deed(seat),
            Effect::LoseCoins(n) => self.rival_pays(n as i8),
            Effect::LosePrestige(n) => self.prestige(seat, -(n as i8)),
            Effect::LoseLanterns(n) => self.pay_lanterns(seat, n),
            Effect::LoseQuartz(n) => self.spend(seat, Token::Quartz, n),
            Effect::LoseGood | Effect::LoseDearest | Effect::FlipDown => self.rival_goods(-1),
            // without a hero the question closes by itself
            Effect::LoseHero => self.push(self.g.you(), Step::RivalLosesHero),
            // P-094: horseshoes are nothing to it, and it has no wagon to upgrade
            Effect::Horseshoes(_) | Effect::LoseHorseshoes(_) | Effect::WagonUpgrade => {}
            // printed on companions and buildings only, and it has neither (P-072)
            Effect::UpgradeOrDarkStep | Effect::FreeShortcut | Effect::Exchange | Effect::CopyDie | Effect::LiftDie => {
            }
        }
    }

    /// F-098: never below 0. P-103: what a hidden purse can or cannot pay is seen by everybody at that moment.
    fn rival_pays(&mut self, n: i8) {
        let seat = self.g.rival;
        let held = self.p(seat).coins;
        let by = i16::from(n).min(held as i16) as i8;
        self.p(seat).coins = held - by as u16;
        match (by, self.g.hidden_purse()) {
            (0, None) => {}
            (_, None) => self.tell(Event::Coins { seat, by: -by }),
            (_, Some(_)) => self.h.reveal(Event::Coins { seat, by: -by }),
        }
    }

    /// An empty stack gives nothing.
    fn rival_takes_named(&mut self, town: Town) {
        if self.s.tops[town.index()].is_some() {
            self.rival_commission(town);
        }
    }

    /// P-092, P-093: by its own preference; where that does not decide, a person chooses. From the deck only if nobody is
    /// at the inn.
    fn rival_gains_hero(&mut self, effect: Effect) {
        if self.s.hero_at_inn() {
            self.rival_takes_hero(None, false);
        } else if effect == Effect::HeroOrTop
            && let Some(hero) = self.s.heroes.draw(self.h, HEROES)
        {
            self.rival_hero(hero);
        }
    }
}
