//! What a position is worth: what is scored, and what may still be made of the rest.
use crate::greedy::Evaluate;
use merchants::deed::Reward;
use merchants::state::{Frame, Player, Step};
use merchants::words::*;
use merchants::{CommissionCard, DeedCard, Merchants, State};
use table::{Few, Seat};

/// Declares the weights once: the struct, their values, and their names for the tuner.
macro_rules! weights {
    ($( $(#[$doc:meta])* $name:ident = $value:literal ),* $(,)?) => {
        /// Prices of things, in hundredths of a point unless said otherwise. Found by `cargo xtask tune merchants`
        /// (a change stays if it wins against the weights before it), but for `tile`: tuning gave 207, which wins
        /// 50.8 % against 170 and lets owners of Velvet collect upgrades for their own sake.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct Weights { $( $(#[$doc])* pub $name: i32 ),* }

        pub const WEIGHTS: Weights = Weights { $( $name: $value ),* };

        impl Weights {
            pub const NAMES: &'static [&'static str] = &[ $( stringify!($name) ),* ];
            pub fn list(&self) -> Vec<i32> { vec![ $( self.$name ),* ] }
            /// `list` has one entry for each of `NAMES`.
            pub fn from_list(list: &[i32]) -> Weights {
                let mut all = list.iter().copied();
                Weights { $( $name: all.next().unwrap_or($value) ),* }
            }
        }
    };
}

weights! {
    /// a coin or prestige beyond the lower of the two, with all rounds to go
    surplus = 39,
    /// lead of one over the other at which the lower counts in full, in coins
    balance = 11,
    /// a basic good
    good = 32,
    /// how much more an upgraded one is worth
    upgraded = 71,
    /// what each dollar of its price adds to a good
    price = 3,
    /// a good that a hero at the inn asks for
    inn_asks = 15,
    /// a good that an own commission asks for
    commission_asks = 21,
    /// how much less each further good of a kind is worth
    crowd = 26,
    /// share (in percent) of what a commission on the wagon would bring now
    commission = 41,
    /// a commission that is only taken
    promise = 27,
    /// each good that is there for a commission that could be taken
    promise_ready = 39,
    /// a hero on the wagon
    hero = 72,
    /// a hero's bonus
    company = 37,
    /// each further delivery to the same town
    same_town = 40,
    lantern = 76,
    third_lantern = 30,
    quartz = 83,
    horseshoe = 31,
    /// an illuminated die, besides its point
    illuminated = 91,
    /// an ability that can still be used
    ability = 34,
    stray = 34,
    /// a deed that is not done yet: percent of its reward by progress
    deed = 23,
    /// a deed that could be taken, its banner included
    new_deed = 216,
    tile = 170,
    steed = 150,
    /// what a journey brings besides deliveries: the companion
    journey = 113,
    /// one good fortune
    fortune = 120,
    dark_event = -50,
    shortcut_event = 86,
    ruins_die = 110,
    oracle = 113,
    /// a visit to the bazaar brings no more than this
    bazaar = 568,
}

/// The evaluation of the greedy bot.
pub struct Sense {
    pub w: Weights,
}

/// One look at a position by one seat: everything the estimates share.
pub(super) struct Look<'a> {
    pub g: &'a Merchants,
    pub s: &'a State,
    pub p: &'a Player,
    pub seat: Seat,
    pub w: &'a Weights,
    /// rounds still to play, this one included, from 13 down to 0
    pub left: i32,
    /// what one more coin and one more prestige are worth
    pub coin: i32,
    pub prestige: i32,
    /// points of deeds that are done
    deed_points: i32,
    /// deeds that do not pay yet, and percent of their reward by progress
    hoped_deeds: Few<(DeedCard, i32), DEEDS>,
    /// coins and prestige, with what deeds that are done would add
    coins_in_all: i32,
    prestige_in_all: i32,
    /// how many of each good are there, and which at all, a bit each
    pub counts: [i32; 6],
    has: u8,
    /// goods that are there for each commission
    pub ready: [u8; 3],
    /// of each good: its price now, and what a basic one is worth in the wagon
    pub prices: [i32; 6],
    goods: [i32; 6],
    /// what could be delivered to each town now
    full: [i32; 6],
}

/// More deeds than anybody collects.
const DEEDS: usize = 32;

impl Evaluate<Merchants> for Sense {
    fn value(&self, g: &Merchants, s: &State, seat: Seat) -> i32 {
        let look = Look::new(g, s, seat, &self.w);
        if s.stack.is_empty() {
            let score = g.score(s, seat);
            return score.total * 100 + score.unused;
        }
        look.assets() + look.outlook() - against_rival(g, s)
    }
}

/// The automaton plays by its cards; what people decide for it should not help it.
pub(super) fn against_rival(g: &Merchants, s: &State) -> i32 {
    if g.opt.automaton.is_some() { g.score(s, g.rival).total * 30 } else { 0 }
}

impl<'a> Look<'a> {
    pub fn new(g: &'a Merchants, s: &'a State, seat: Seat, w: &'a Weights) -> Look<'a> {
        let p = &s.players[seat];
        // A seat that has had its turn this round has one round fewer.
        let played = i32::from(s.active.0 > seat.0 || s.round > 13);
        let left = (14 - i32::from(s.round) - played).clamp(0, 13);
        let (coins, prestige) = (i32::from(p.coins), i32::from(p.prestige));
        let counts = std::array::from_fn(|i| i32::from(p.count(Good::ALL[i])));
        let mut look = Look {
            g,
            s,
            p,
            seat,
            w,
            left,
            coin: 0,
            prestige: 0,
            deed_points: 0,
            hoped_deeds: Few::new(),
            coins_in_all: coins,
            prestige_in_all: prestige,
            counts,
            has: counts.iter().enumerate().fold(0, |all, (i, &n)| all | u8::from(n > 0) << i),
            ready: [0; 3],
            prices: [0; 6],
            goods: [0; 6],
            full: [0; 6],
        };
        look.count_deeds();
        look.balance();
        look.appraise();
        look.load();
        look
    }

    /// What own deeds pay, and how near the others are.
    fn count_deeds(&mut self) {
        for card in self.p.deeds.iter().take(DEEDS) {
            let deed = self.g.cat.deed(card);
            let mut progress = i32::MAX;
            let times = self.g.deed_times_showing(self.s, self.seat, card, |have, need| {
                progress = progress.min(if have >= need { 100 } else { 30 + 70 * have / need });
            });
            match deed.reward {
                Reward::Coins(n) => self.coins_in_all += i32::from(n) * times,
                Reward::Prestige(n) => self.prestige_in_all += i32::from(n) * times,
                Reward::Points(n) => self.deed_points += i32::from(n) * times,
            }
            if times == 0 && !deed.needs.is_empty() {
                let typical = if deed.per.is_some() { 2 } else { 1 };
                self.hoped_deeds.push((card, typical * progress));
            }
        }
    }

    /// Near balance both sides are worth the same.
    fn balance(&mut self) {
        let surplus = self.surplus();
        let even = (100 + surplus) / 2;
        let slope = |lead: i32| (even - lead * (100 - surplus) / self.w.balance.max(1)).clamp(surplus, 100);
        let lead = self.coins_in_all - self.prestige_in_all;
        (self.coin, self.prestige) = (slope(lead), slope(-lead));
    }

    /// What goods and commissions are worth: asked for again and again. More where somebody asks for a good.
    fn appraise(&mut self) {
        let mut asked = [0; 6];
        for &c in self.p.commissions.iter().flatten() {
            let goods = &self.g.cat.commission(c).goods;
            for (i, &good) in goods.iter().enumerate() {
                asked[good.index()] += i32::from(!goods[..i].contains(&good));
            }
        }
        let mut at_inn = [0; 6];
        for &h in self.s.inn.iter().flatten() {
            self.g.cat.hero(h).requests().iter().for_each(|good| at_inn[good.index()] = 1);
        }
        for &good in Good::ALL {
            let i = good.index();
            self.prices[i] = i32::from(self.s.price(&self.g.cat, good));
            self.goods[i] = self.w.good
                + self.prices[i] * self.w.price
                + at_inn[i] * self.w.inn_asks
                + asked[i].min(2) * self.w.commission_asks;
        }
    }

    /// Is there one of this kind?
    #[inline]
    pub fn has(&self, good: Good) -> bool {
        self.has >> good as u8 & 1 == 1
    }
    pub fn kinds(&self) -> i32 {
        self.has.count_ones() as i32
    }
    /// How many of these are there.
    #[inline]
    pub fn ready(&self, goods: &[Good; 3]) -> usize {
        goods.iter().map(|&g| usize::from(self.has(g))).sum()
    }

    /// What could be delivered to each town.
    fn load(&mut self) {
        for (slot, c) in self.p.commissions.iter().enumerate().filter_map(|(slot, &c)| Some((slot, c?))) {
            let card = self.g.cat.commission(c);
            self.ready[slot] = self.ready(&card.goods) as u8;
            self.full[card.town.index()] += self.commission_now(&card.goods);
        }
        for &h in self.p.heroes.iter().flatten() {
            let town = self.g.cat.hero(h).town;
            self.full[town.index()] += self.benefit(town.region());
        }
    }

    /// What all that is on the wagon is worth while there is time.
    fn hoped(&self) -> i32 {
        let (mut together, mut value) = ([0; 6], 0);
        for &c in self.p.commissions.iter().flatten() {
            let card = self.g.cat.commission(c);
            together[card.town.index()] += 1;
            value += self.commission_now(&card.goods) * self.w.commission / 100;
        }
        for &h in self.p.heroes.iter().flatten() {
            together[self.g.cat.hero(h).town.index()] += 1;
            value += self.w.hero;
        }
        value + together.iter().map(|&n: &i32| (n - 1).max(0)).sum::<i32>() * self.w.same_town
    }

    fn surplus(&self) -> i32 {
        self.w.surplus * (self.left + 2) / 15
    }

    /// Coins and prestige, with what deeds that are done would add.
    pub fn totals(&self) -> (i32, i32) {
        (self.coins_in_all, self.prestige_in_all)
    }

    /// How much time there is to make something of things: percent, falling in the last rounds.
    fn time(&self) -> i32 {
        [0, 35, 60, 80, 90, 100][self.left.min(5) as usize]
    }

    fn assets(&self) -> i32 {
        let (w, p, time) = (self.w, self.p, self.time());
        let (coins, prestige) = self.totals();
        let base = coins.min(prestige) * 100 + (coins - prestige).abs() * self.surplus();
        let glow = i32::from(p.glowing());
        let sure = base + glow * 100 + self.tiles() + self.deeds();
        let tokens = i32::from(p.lanterns) * w.lantern
            + i32::from(p.lanterns >= 3) * w.third_lantern
            + i32::from(p.quartz) * w.quartz
            + i32::from(p.horseshoes) * w.horseshoe
            + glow * w.illuminated
            + p.ready.count_ones() as i32 * w.ability
            + (p.companions & self.g.cat.strays).len() as i32 * w.stray
            + p.steeds.count_ones() as i32 * w.steed;
        let goods: i32 = Good::ALL.iter().map(|&g| self.stock(g)).sum();
        // Whatever happens, one town can be served in the final travel.
        let last = if self.final_travel_to_come() { self.best_town() } else { 0 };
        let cargo = self.hoped() + self.promises();
        sure + (tokens + goods) * time / 100 + last * (100 - time) / 100 + cargo * time / 100
    }

    fn final_travel_to_come(&self) -> bool {
        let open = |f: &Frame| f.seat == self.seat && f.step == Step::FinalVisit;
        self.s.round <= 13 || self.s.stack.iter().any(open)
    }

    fn tiles(&self) -> i32 {
        let points = i32::from(self.p.has_tile(Tile::Strongbox) && self.g.opt.storage_tile_points) * 200;
        points + self.p.tiles.count_ones() as i32 * self.w.tile * self.time() / 100
    }

    /// Goods in the wagon, each further one of a kind worth less.
    fn stock(&self, good: Good) -> i32 {
        let n = self.counts[good.index()];
        let up = i32::from(self.p.goods[1][good.index()]);
        self.good_value(good) * n - (n - 1).max(0) * self.w.crowd * n + up * self.w.upgraded
    }

    /// What a basic good is worth in the wagon.
    pub fn good_value(&self, good: Good) -> i32 {
        self.goods[good.index()]
    }

    /// What one more good of a kind would be worth: with what it adds to a commission that lacks it.
    pub fn wish(&self, good: Good) -> i32 {
        let lacks = |c: CommissionCard| {
            let goods = &self.g.cat.commission(c).goods;
            let there = self.ready(goods);
            if goods.contains(&good) { [1, 2, 3][there.min(2)] * self.prestige * self.w.commission / 100 } else { 0 }
        };
        if self.has(good) {
            return self.good_value(good);
        }
        let own = self.p.commissions.iter().flatten();
        self.good_value(good) + own.map(|&c| lacks(c)).max().unwrap_or(0)
    }

    /// What could be delivered to a town now.
    pub fn deliveries(&self, town: Town) -> i32 {
        self.full[town.index()]
    }

    /// What could be delivered to the best town now.
    pub fn best_town(&self) -> i32 {
        self.full.iter().copied().max().unwrap_or(0)
    }

    /// Prestige for the goods that are there, less what the goods are worth in storage.
    fn commission_now(&self, goods: &[Good; 3]) -> i32 {
        let (mut n, mut upgraded, mut spent) = (0, 0, 0);
        for &g in goods {
            if self.has(g) {
                n += 1;
                upgraded += i32::from(self.p.has(g, Side::Upgraded) && !self.p.has(g, Side::Basic));
                spent += self.w.good * self.time() / 100;
            }
        }
        let prestige = [0, 1, 3, 6][n] + upgraded;
        (prestige * self.prestige - spent).max(0)
    }

    /// What a delivered hero brings.
    pub fn benefit(&self, region: Region) -> i32 {
        match region {
            Region::Crag => 2 * self.coin,
            Region::Moor => self.coin + self.prestige,
            Region::Vale => 2 * self.prestige,
        }
    }

    /// Commissions by their mere existence.
    fn promises(&self) -> i32 {
        self.p.commissions.iter().flatten().count() as i32 * self.w.promise
    }

    /// Points that are sure, in whole points.
    pub fn points(&self) -> i32 {
        let strongbox = self.p.has_tile(Tile::Strongbox) && self.g.opt.storage_tile_points;
        self.deed_points + i32::from(self.p.glowing()) + i32::from(strongbox) * 2
    }

    /// Deeds: what they pay now, and some of what they may still pay.
    fn deeds(&self) -> i32 {
        self.deed_points * 100 + self.hopes()
    }

    /// Some of what deeds that are not done may still pay.
    pub fn hopes(&self) -> i32 {
        let hope = |&(card, percent): &(DeedCard, i32)| {
            let worth = match self.g.cat.deed(card).reward {
                Reward::Coins(n) => i32::from(n) * self.coin,
                Reward::Prestige(n) => i32::from(n) * self.prestige,
                Reward::Points(n) => i32::from(n) * 100,
            };
            worth * percent / 100 * self.w.deed / 100 * self.time() / 100
        };
        self.hoped_deeds.iter().map(hope).sum()
    }
}
