//! What the open questions of a seat may still bring this turn.
use super::value::Look;
use merchants::effect::{Effect, Kind, List};
use merchants::state::Step;
use merchants::words::*;
use merchants::{CommissionCard, HeroCard};

impl Look<'_> {
    /// The sum over everything that is open for this seat.
    pub fn outlook(&self) -> i32 {
        self.s.stack.iter().map(|frame| if frame.seat == self.seat { self.step(frame.step) } else { 0 }).sum::<i32>()
            + self.as_follower()
    }

    /// A follower's die and visit, while the caravan still gathers.
    fn as_follower(&self) -> i32 {
        let c = &self.s.caravan;
        let gathering = self.s.stack.iter().any(|f| f.step == Step::Depart);
        if !gathering || self.seat == self.s.active || !c.joined.has(self.seat) {
            return 0;
        }
        let visit = self.deliveries(c.town).max(self.deliveries(c.town.neighbour()));
        visit + self.event(c.road)
    }

    fn event(&self, road: Road) -> i32 {
        if road == Road::Dark { self.w.dark_event } else { self.w.shortcut_event }
    }

    fn step(&self, step: Step) -> i32 {
        match step {
            Step::SlotTwo => self.w.lantern,
            Step::SlotThree => 2 * self.coin,
            Step::Move => self.moving(),
            Step::Shoe { .. } => self.shoeing(self.p.space),
            Step::Act { open } => self.acting(self.p.space, open & 8 != 0, open),
            Step::Bazaar { .. } => self.bazaar(),
            Step::Inn => self.inn(),
            Step::Sell { hero, served, .. } => self.sale(hero, served, false) + self.w.hero,
            Step::DarkMarket => self.dark_market(),
            Step::DarkSouth => self.commission().max(self.w.new_deed),
            Step::Yurg => self.ruins().max(self.caravan()),
            Step::RuinsMove { .. } => self.ruins(),
            Step::RuinsGain { space } => self.best_good(self.g.cat.ruins[space as usize]) + self.w.upgraded,
            Step::RuinsRoll => (self.w.ruins_die - self.w.lantern).max(0),
            Step::TakeCompanion => self.w.journey,
            Step::Route => self.best_route(),
            Step::Depart => {
                let c = &self.s.caravan;
                self.event(c.road) + self.deliveries(c.town) + self.fortunes(if c.road == Road::Dark { 1 } else { 2 })
            }
            Step::TakeDie => self.event(self.s.caravan.road),
            Step::Visiting => {
                let town = self.s.caravan.town;
                self.deliveries(town).max(self.deliveries(town.neighbour()))
            }
            Step::Delivering { town } => self.deliveries(town),
            Step::Giving { commission, served, upgraded } => self.giving(commission, served, upgraded),
            Step::Fortune { left } => self.fortunes(i32::from(left)),
            Step::FinalVisit => 0, // `assets` counts the best town
            Step::Effects { at } => self.list(at),
            Step::Gain { kind, side } => self.kind(kind, side),
            Step::TakeCommission => self.commission(),
            Step::TakeDeed => self.w.new_deed,
            Step::TakeHero { .. } | Step::HeroOrCommission => self.w.hero,
            Step::BringHero => 60,
            Step::LoseHero => -self.w.hero,
            Step::LoseGood | Step::LoseDearest => -self.w.good,
            Step::FlipUp => self.w.upgraded,
            Step::FlipDown => -self.w.upgraded,
            Step::TakeUpgrade | Step::UpgradeOrDarkStep | Step::PlaceTile { .. } => self.w.tile,
            Step::TakeSteed => self.w.steed,
            Step::Pay { building } => self.building(building),
            Step::PlaceGood { good, side, .. } => {
                (self.good_value(good) + i32::from(side == Side::Upgraded) * self.w.upgraded) / 2
            }
            Step::PlaceHero { .. } => self.w.hero / 2,
            Step::PlaceCommission { .. } => self.w.promise / 2,
            Step::PlaceToken { .. } => self.w.quartz / 2,
            Step::Refit => -self.w.good,
            Step::Plan
            | Step::Draft
            | Step::Keep
            | Step::Window
            | Step::Rest
            | Step::Joining
            | Step::PackUp
            | Step::Exchange { .. } => 0,
            // what is decided for the automaton shows in its score
            Step::RivalTurn
            | Step::RivalAct
            | Step::RivalRest
            | Step::RivalRoute { .. }
            | Step::RivalTown { .. }
            | Step::RivalCommission
            | Step::RivalHero { .. }
            | Step::RivalCompanion
            | Step::RivalLosesHero
            | Step::RivalBringsHero { .. } => 0,
        }
    }

    // -- move and act ------------------------------------------------------------------------------

    fn moving(&self) -> i32 {
        let step = |face: Option<Face>| face.map(Face::value);
        let sugar = self.p.owns(Steed::Sugarfoot).then_some(3);
        [step(self.p.night), step(self.p.lit), sugar]
            .into_iter()
            .flatten()
            .map(|steps| self.shoeing((self.p.space + steps) % 5))
            .max()
            .unwrap_or(0)
    }

    fn shoeing(&self, space: u8) -> i32 {
        let stay = self.arriving(space);
        if self.p.horseshoes == 0 {
            return stay;
        }
        let aside = self.arriving((space + 1) % 5).max(self.arriving((space + 4) % 5));
        stay.max(aside - self.w.horseshoe)
    }

    fn arriving(&self, space: u8) -> i32 {
        self.acting(space, self.p.lit.is_some(), 0b111)
    }

    fn acting(&self, space: u8, two: bool, open: u8) -> i32 {
        let district = |i: u8| self.district(District::ALL[(space as usize + i as usize) % 5]);
        let parts = [0, 1].into_iter().filter(|i| open >> i & 1 == 1).map(district);
        if !two {
            return parts.max().unwrap_or(0);
        }
        let building = if open & 4 == 0 {
            0
        } else if self.p.owns(Steed::Longshadow) {
            self.s.buildings.iter().map(|&b| self.building(b)).max().unwrap_or(0)
        } else if space > 0 {
            self.building(self.s.buildings[space as usize - 1])
        } else {
            0
        };
        parts.sum::<i32>() + building
    }

    fn district(&self, district: District) -> i32 {
        match district {
            District::Inn => self.inn(),
            District::Bazaar => self.bazaar(),
            District::Commissions => self.commission(),
            District::Yurg => self.ruins().max(self.caravan()),
            District::DarkMarket => self.dark_market(),
        }
    }

    // -- districts ----------------------------------------------------------------------------------

    fn inn(&self) -> i32 {
        let guests = self.s.inn.iter().flatten();
        guests.map(|&h| self.sale(h, 0, true)).max().unwrap_or(0).max(0)
    }

    /// The best sale to a hero, his company included; at least one good must go.
    fn sale(&self, hero: HeroCard, served: u8, whole: bool) -> i32 {
        let card = self.g.cat.hero(hero);
        let (mut best, mut sum) = (i32::MIN, 0);
        for (i, &good) in card.requests().iter().enumerate() {
            if served >> i & 1 == 1 || !self.has(good) {
                continue;
            }
            let price = self.prices[good.index()] * self.coin;
            let up = self.p.has(good, Side::Upgraded);
            let extra = if up { self.coin + self.w.quartz - self.w.upgraded } else { 0 };
            let gain = price + extra.max(0) - self.good_value(good) * self.left.min(3) / 3;
            best = best.max(gain);
            sum += gain.max(0);
        }
        if best == i32::MIN {
            return 0;
        }
        let sold = if served == 0 && best < 0 { best } else { sum };
        if whole { sold + self.company(hero) } else { sold }
    }

    /// A hero on the wagon: more if his town is served anyway, less if another must leave for him.
    fn company(&self, hero: HeroCard) -> i32 {
        let town = self.g.cat.hero(hero).town;
        let riders = self.p.heroes.iter().flatten();
        let commissions = self.p.commissions.iter().flatten();
        let together = riders.clone().filter(|&&h| self.g.cat.hero(h).town == town).count()
            + commissions.filter(|&&c| self.g.cat.commission(c).town == town).count();
        let full = riders.count() == 3;
        let place = if full { self.w.hero / 4 } else { self.w.hero };
        (place + together as i32 * self.w.same_town) * self.left.min(3) / 3 + self.w.company
    }

    fn bazaar(&self) -> i32 {
        let mut off = if self.p.owns(Steed::Brembizant) { 2 } else { 0 };
        let mut purse = i32::from(self.p.coins);
        let mut value = 10;
        for price in 1..=5 {
            for &good in Good::ALL {
                let dice = i32::from(self.s.market[good.index()]);
                if dice == 0 || self.prices[good.index()] != price {
                    continue;
                }
                let cost = (price - off).max(0);
                let worth = self.wish(good) + (dice - 1) * self.good_value(good);
                let gain = worth * self.left.min(4) / 4 - cost * self.coin;
                if gain > 0 && cost <= purse {
                    value += gain;
                    purse -= cost;
                    off = (off - price).max(0);
                }
            }
        }
        value.min(self.w.bazaar)
    }

    /// The best commission that could be taken.
    fn commission(&self) -> i32 {
        let full = self.p.commissions.iter().all(Option::is_some);
        let tops = self.s.tops.iter().flatten();
        let best = tops.map(|&c| self.commission_card(c)).max().unwrap_or(0);
        if full { best / 3 } else { best }
    }

    fn commission_card(&self, c: CommissionCard) -> i32 {
        let card = self.g.cat.commission(c);
        let ready = self.ready(&card.goods) as i32;
        let together = self.p.heroes.iter().flatten().filter(|&&h| self.g.cat.hero(h).town == card.town);
        (self.w.promise + ready * self.w.promise_ready + together.count() as i32 * self.w.same_town) * self.left.min(4)
            / 4
    }

    fn dark_market(&self) -> i32 {
        (1..=i32::from(self.p.coins.min(4)))
            .map(|steps| {
                let to = (i32::from(self.s.dark) + steps) % 4;
                let gain = if to == 0 {
                    self.commission().max(self.w.new_deed)
                } else {
                    self.list(self.g.cat.dark_market[to as usize])
                };
                gain - steps * self.coin
            })
            .max()
            .unwrap_or(0)
            .max(0)
    }

    fn ruins(&self) -> i32 {
        let reach = 1 + self.p.hero_count();
        let best = (1..=reach)
            .map(|steps| self.best_good(self.g.cat.ruins[((self.s.ruins + steps) % 4) as usize]))
            .max()
            .unwrap_or(0);
        best + self.w.upgraded
    }

    /// The best good of a mask, worth less when time is short.
    fn best_good(&self, mask: u8) -> i32 {
        let goods = Good::ALL.iter().filter(|&&g| mask >> g as u8 & 1 == 1);
        goods.map(|&g| self.wish(g)).max().unwrap_or(0) * self.left.min(3) / 3
    }

    fn caravan(&self) -> i32 {
        self.w.journey * self.left.min(3) / 3 + self.best_route()
    }

    fn best_route(&self) -> i32 {
        let towns = self.best_town();
        let dark = self.w.dark_event + self.fortunes(1);
        let lanterns = if self.s.free_shortcut { 0 } else { 3 * self.w.lantern + self.w.third_lantern };
        let shortcut = if self.p.lanterns >= 3 || self.s.free_shortcut {
            self.w.shortcut_event + self.fortunes(2) - lanterns
        } else {
            i32::MIN
        };
        towns + dark.max(shortcut)
    }

    fn fortunes(&self, n: i32) -> i32 {
        let coins = 3 * self.coin;
        n * self.w.fortune.max(coins) + i32::from(self.s.five_coins && n > 0) * 2 * self.coin
    }

    fn giving(&self, commission: CommissionCard, served: u8, upgraded: u8) -> i32 {
        let goods = &self.g.cat.commission(commission).goods;
        let more = (0..3).filter(|&i| served >> i & 1 == 0 && self.has(goods[i])).count() as u32;
        let n = served.count_ones() + more;
        let spent = more as i32 * self.w.good * self.left.min(3) / 3;
        ([0, 1, 3, 6][n as usize] + i32::from(upgraded)) * self.prestige - spent
    }

    // -- effects -----------------------------------------------------------------------------------

    fn building(&self, building: Building) -> i32 {
        let card = &self.g.cat.buildings[building.index()];
        let gain = self.list(card.effects);
        if card.costs.is_empty() { gain } else { (gain - 2 * self.coin).max(0) }
    }

    fn list(&self, list: List) -> i32 {
        self.g.cat.list(list).iter().map(|&e| self.effect(e)).sum()
    }

    fn kind(&self, kind: Kind, side: Side) -> i32 {
        let mask = match kind {
            Kind::This(good) => 1 << good as u8,
            Kind::Worth(price) => {
                Good::ALL.iter().filter(|&&g| self.s.price(&self.g.cat, g) == price).fold(0, |m, &g| m | 1 << g as u8)
            }
            _ => 0b11_1111,
        };
        self.best_good(mask) + i32::from(side == Side::Upgraded) * self.w.upgraded
    }

    fn effect(&self, effect: Effect) -> i32 {
        let w = self.w;
        let soon = |value: i32| value * self.left.min(3) / 3;
        match effect {
            Effect::Coins(n) => i32::from(n) * self.coin,
            Effect::Prestige(n) => i32::from(n) * self.prestige,
            Effect::Lanterns(n) => soon(i32::from(n) * w.lantern),
            Effect::Quartz(n) => soon(i32::from(n) * w.quartz),
            Effect::Horseshoes(n) => soon(i32::from(n) * w.horseshoe),
            Effect::Good(kind, side) => self.kind(kind, side),
            Effect::FlipUp => soon(w.upgraded),
            Effect::Hero | Effect::HeroOrTop | Effect::HeroOrCommission => soon(w.hero),
            Effect::DeliverHero => 60,
            Effect::Commission | Effect::CommissionOf(_) => soon(w.promise),
            Effect::RuinsAction | Effect::RuinsStep(_) => soon(w.good + w.upgraded),
            Effect::DarkStep(_) => soon(w.good * 3 / 2),
            Effect::Oracle => w.oracle,
            Effect::RuinsDie => w.ruins_die,
            Effect::IlluminatedDie => 100 + soon(w.illuminated),
            Effect::Deed => w.new_deed,
            Effect::WagonUpgrade | Effect::UpgradeOrDarkStep => w.tile,
            Effect::LoseCoins(n) => -i32::from(n) * self.coin,
            Effect::LosePrestige(n) => -i32::from(n) * self.prestige,
            Effect::LoseLanterns(n) => -i32::from(n) * w.lantern,
            Effect::LoseQuartz(n) => -i32::from(n) * w.quartz,
            Effect::LoseHorseshoes(n) => -i32::from(n) * w.horseshoe,
            Effect::LoseGood | Effect::LoseDearest => -w.good,
            Effect::LoseHero => -w.hero,
            Effect::FlipDown => -w.upgraded,
            _ => 0,
        }
    }
}
