//! Everything that may neither appear nor vanish, for the law of conservation.
use crate::cards::*;
use crate::state::*;
use crate::words::*;
use crate::{Merchants, State};
use std::collections::BTreeMap;
use table::Seat;

impl Merchants {
    /// Components by kind, wherever they lie, open questions included.
    pub fn components(&self, s: &State) -> BTreeMap<&'static str, u32> {
        let mut all = BTreeMap::new();
        let mut add = |what: &'static str, n: u32| *all.entry(what).or_insert(0) += n;
        for &good in Good::ALL {
            add(good.word(), s.supply[good.index()].into());
        }
        add("quartz", u32::from(s.quartz) + s.gifts.count_ones());
        add("illuminated dice", s.illuminated.into());
        add("market dice", s.market.iter().map(|&n| u32::from(n)).sum::<u32>() + u32::from(s.aside));
        add("heroes", s.heroes.len() as u32 + lying(&s.inn));
        add("deeds", s.deeds.len() as u32 + lying(&s.courtyard));
        add("companions", s.companions.len() as u32 + lying(&s.row));
        add("commissions", s.stacks.iter().map(|pile| pile.len() as u32).sum::<u32>() + lying(&s.tops));
        add("wagon upgrades", s.tiles.count_ones());
        add("steeds", s.stable.count_ones());
        add("illuminated dice", s.rival.illuminated.into());
        add("commissions", s.rival.commissions.len());
        add("heroes", s.rival.heroes.iter().filter(|&h| self.cat.ordinary.has(h)).count() as u32);
        for seat in Seat::all(self.opt.players) {
            let p = &s.players[seat];
            for &good in Good::ALL {
                add(good.word(), p.count(good).into());
            }
            if !self.is_rival(seat) {
                add("things without a slot", p.overfull().into()); // none after the deal, so none ever
            }
            add("quartz", p.quartz.into());
            add("illuminated dice", u32::from(p.glowing()) + u32::from(p.lit.is_some()));
            let ordinary = |h: &HeroCard| self.cat.ordinary.has(*h);
            add("heroes", p.heroes.iter().flatten().filter(|h| ordinary(h)).count() as u32);
            add("heroes", p.brought.iter().filter(ordinary).count() as u32);
            add("deeds", p.deeds.len());
            add("companions", p.companions.len());
            add("commissions", lying(&p.commissions) + p.delivered.len());
            add("wagon upgrades", p.tiles.count_ones());
            add("steeds", p.steeds.count_ones());
        }
        for frame in s.stack.iter() {
            match frame.step {
                Step::PlaceGood { good, .. } => add(good.word(), 1),
                Step::PlaceToken { token: Token::Quartz } => add("quartz", 1),
                Step::Sell { hero, .. } | Step::PlaceHero { hero, .. } => {
                    add("heroes", u32::from(self.cat.ordinary.has(hero)));
                }
                Step::Giving { .. } | Step::PlaceCommission { .. } => add("commissions", 1),
                Step::PlaceTile { .. } => add("wagon upgrades", 1),
                _ => {}
            }
        }
        all
    }
}

fn lying<C>(places: &[Option<C>]) -> u32 {
    places.iter().flatten().count() as u32
}
