//! A15: the end of the game.
use crate::cards::*;
use crate::deed::{Measure, Reward, Where};
use crate::play::Play;
use crate::state::*;
use crate::words::*;
use crate::{Event, Merchants};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use table::{Place, Places, Seat, Set};

/// How a seat's score comes about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Score {
    pub total: i32,
    /// the lower of coins and prestige (F-192)
    pub base: i32,
    /// with the rewards of deeds (F-191)
    pub coins: i32,
    pub prestige: i32,
    /// of deeds, illuminated dice and the storage tile (F-193)
    pub points: i32,
    /// tie-breaks, in order (F-196)
    pub unused: i32,
    pub gifts: i32,
    pub commissions: i32,
    pub heroes: i32,
}

/// Better ones are smaller.
type Rank = Reverse<(i32, bool, i32, i32, i32, i32)>;

impl Score {
    /// F-192 to F-196, without gifts.
    fn of(p: &Player, coins: i32, prestige: i32, points: i32) -> Score {
        let base = coins.min(prestige);
        Score {
            total: base + points,
            base,
            coins,
            prestige,
            points,
            unused: coins.max(prestige),
            gifts: 0,
            commissions: p.delivered.len() as i32,
            heroes: p.brought.len() as i32,
        }
    }
    fn rank(&self, strict: bool) -> Rank {
        Reverse((self.total, strict, self.unused, self.gifts, self.commissions, self.heroes))
    }
}

impl Merchants {
    /// F-191 to F-196, on the position as it is.
    pub fn score(&self, s: &State, seat: Seat) -> Score {
        if self.is_rival(seat) {
            return self.rival_score(s);
        }
        let p = &s.players[seat];
        let (mut coins, mut prestige, mut points) = (i32::from(p.coins), i32::from(p.prestige), 0);
        // F-215: all deeds are judged before any reward is added.
        for deed in p.deeds.iter() {
            match self.cat.deed(deed).reward {
                Reward::Coins(n) => coins += i32::from(n) * self.deed_times(s, seat, deed),
                Reward::Prestige(n) => prestige += i32::from(n) * self.deed_times(s, seat, deed),
                Reward::Points(n) => points += i32::from(n) * self.deed_times(s, seat, deed),
            }
        }
        points += i32::from(p.glowing());
        if p.has_tile(Tile::Strongbox) && self.opt.storage_tile_points {
            points += 2;
        }
        Score { gifts: self.measure(s, seat, Measure::Gifts), ..Score::of(p, coins, prestige, points) }
    }

    /// P-085: goods, illuminated dice, quartz and deeds count 1 each; its deeds are not judged.
    fn rival_score(&self, s: &State) -> Score {
        let (p, r) = (&s.players[self.rival], &s.rival);
        let (coins, prestige) = (i32::from(p.coins), i32::from(p.prestige));
        let points = i32::from(r.goods) + i32::from(r.illuminated) + i32::from(p.quartz) + p.deeds.len() as i32;
        Score::of(p, coins, prestige, points)
    }

    /// How often a deed's reward comes: 0 if its requirement is not met (F-187).
    pub fn deed_times(&self, s: &State, seat: Seat, deed: DeedCard) -> i32 {
        self.deed_times_showing(s, seat, deed, |_, _| {})
    }

    /// The same, and shows of each requirement what is there and what it needs.
    #[inline]
    pub fn deed_times_showing(&self, s: &State, seat: Seat, deed: DeedCard, mut show: impl FnMut(i32, i32)) -> i32 {
        let deed = self.cat.deed(deed);
        let mut met = true;
        for &(what, need) in &deed.needs {
            let (have, need) = (self.measure(s, seat, what), i32::from(need));
            met &= have >= need;
            show(have, need);
        }
        match deed.per {
            _ if !met => 0,
            None => 1,
            Some(what) => self.measure(s, seat, what).min(i32::from(deed.most)),
        }
    }

    /// Counts one thing.
    pub fn measure(&self, s: &State, seat: Seat, what: Measure) -> i32 {
        let p = &s.players[seat];
        let heroes = |place| (p.brought & at(place, &self.cat.guests)).len() as i32;
        let commissions = |place| (p.delivered & at(place, &self.cat.stacks)).len() as i32;
        let deliveries = |place| heroes(place) + commissions(place);
        let deliveries_to = |region: &Region| deliveries(Where::Region(*region));
        match what {
            Measure::Coins => p.coins.into(),
            Measure::Prestige => p.prestige.into(),
            Measure::Lanterns => p.lanterns.into(),
            Measure::Quartz => p.quartz.into(),
            Measure::Horseshoes => p.horseshoes.into(),
            Measure::Goods => p.goods_in_all().into(),
            Measure::UpgradedGoods => p.goods[1].iter().map(|&n| i32::from(n)).sum(),
            Measure::GoodKinds => Good::ALL.iter().filter(|&&g| p.count(g) > 0).count() as i32,
            Measure::Good(good) => p.count(good).into(),
            Measure::Heroes => p.hero_count().into(),
            Measure::Commissions => p.commissions.iter().flatten().count() as i32,
            Measure::StorageHeroes => p.carries.count_ones() as i32,
            Measure::HeroesDelivered(place) => heroes(place),
            Measure::CommissionsDelivered(place) => commissions(place),
            Measure::Deliveries(place) => deliveries(place),
            Measure::TownsServed => Town::ALL.iter().filter(|&&t| deliveries(Where::Town(t)) > 0).count() as i32,
            Measure::RegionsServed => Region::ALL.iter().filter(|r| deliveries_to(r) > 0).count() as i32,
            Measure::RegionSets => Region::ALL.iter().map(deliveries_to).min().unwrap_or(0),
            Measure::Companions => p.companions.len() as i32,
            Measure::Strays => (p.companions & self.cat.strays).len() as i32,
            // F-183: strays have no bits here
            Measure::Gifts => {
                p.companions.iter().map(|card| (s.gifts >> (card.number() * 2) & 0b11).count_ones() as i32).sum()
            }
            Measure::IlluminatedDice => p.glowing().into(),
            Measure::Deeds => p.deeds.len() as i32,
            Measure::WagonUpgrades => p.tiles.count_ones() as i32,
            Measure::Steeds => p.steeds.count_ones() as i32,
        }
    }

    /// F-194, F-196.
    pub(crate) fn standings(&self, s: &State) -> Places {
        let seats = || Seat::all(self.opt.players);
        // P-086: whoever only equals the automaton has not beaten it
        let strict = |seat: Seat| self.is_rival(seat) && self.opt.solo_tie_strict;
        let ranks: Vec<Rank> = seats().map(|seat| self.score(s, seat).rank(strict(seat))).collect();
        seats()
            .map(|seat| {
                let mine = ranks[seat.index()];
                let place = 1 + ranks.iter().filter(|&&other| other < mine).count() as u8;
                Place { seat, place, score: self.score(s, seat).total }
            })
            .collect()
    }
}

/// The cards that belong to a place.
#[inline]
fn at<C>(place: Where, of_towns: &[Set<C>; 6]) -> Set<C> {
    match place {
        Where::Anywhere => Set::of(!0),
        Where::Town(t) => of_towns[t.index()],
        Where::Region(r) => of_towns[2 * r as usize] | of_towns[2 * r as usize + 1],
    }
}

impl Play<'_> {
    /// Screens are lifted: everybody shows deeds and counts.
    pub fn finish(&mut self) {
        for seat in Seat::all(self.g.opt.players) {
            for deed in self.s.players[seat].deeds.iter() {
                let done = !self.g.is_rival(seat) && self.g.deed_times(self.s, seat, deed) > 0;
                self.h.reveal(Event::Revealed { seat, deed, done });
            }
            let Score { total, base, points, .. } = self.g.score(self.s, seat);
            self.tell(Event::Scored { seat, score: total as i16, base: base as i16, points: points as i16 });
        }
    }
}
