//! What the automaton prefers: it goes by the heroes and commissions that it has for each town, and by nothing else. Used
//! by the rules, and beside a real table by `caravan automaton`.
use crate::catalog::{Deal, Needs};
use crate::event::Lack;
use crate::words::{Region, Town};
use table::Set;

/// Heroes and commissions for each town.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ties {
    pub heroes: [u8; 6],
    pub commissions: [u8; 6],
}

impl Ties {
    fn both(&self, town: Town) -> u8 {
        self.heroes[town.index()] + self.commissions[town.index()]
    }
    /// P-073, P-084: most heroes and commissions, then most commissions. What is left is undecided; empty: nothing anywhere.
    pub fn towns(&self, among: Set<Town>) -> Set<Town> {
        let rank = |town: Town| (self.both(town), self.commissions[town.index()]);
        let best = among.iter().map(rank).max().unwrap_or_default();
        if best.0 == 0 { Set::NONE } else { among.iter().filter(|&town| rank(town) == best).collect() }
    }
    /// P-083: the towns with most heroes and commissions, if there is anything for any of them.
    pub fn most(&self, among: Set<Town>) -> Set<Town> {
        let most = among.iter().map(|town| self.both(town)).max().unwrap_or(0);
        if most == 0 { Set::NONE } else { among.iter().filter(|&town| self.both(town) == most).collect() }
    }
    /// P-070, P-081: the one town with most heroes and commissions, if there is one.
    pub fn favourite(&self, among: Set<Town>) -> Option<Town> {
        let best = self.most(among);
        (best.len() == 1).then(|| best.nth(0))
    }
    /// Towns for which there is a hero.
    pub fn of_heroes(&self) -> Set<Town> {
        ALL_TOWNS.iter().filter(|&town| self.heroes[town.index()] > 0).collect()
    }
    /// P-071: a commission, or two heroes for one town.
    pub fn can_travel(&self) -> bool {
        self.commissions.iter().any(|&n| n > 0) || self.heroes.iter().any(|&n| n >= 2)
    }
    /// P-082: yes with a hero or commission for the region, or with a lantern.
    pub fn joins(&self, region: Region, lanterns: u8) -> bool {
        lanterns > 0 || region.towns().iter().any(|&town| self.both(town) > 0)
    }
    /// P-067: is what a card asks for there?
    pub fn can(&self, deal: Deal, needs: Needs, goods: u8) -> bool {
        self.lacks(deal, needs, goods).is_none()
    }
    /// What is missing first, and how many of it there should be.
    pub fn lacks(&self, deal: Deal, needs: Needs, goods: u8) -> Option<(Lack, u8)> {
        let commissions: u8 = self.commissions.iter().sum();
        if goods < needs.goods_least {
            return Some((Lack::GoodsLeast, needs.goods_least));
        }
        let too_many = |most: Option<u8>, has: u8| most.filter(|&n| has > n);
        too_many(needs.goods_most, goods)
            .map(|n| (Lack::GoodsMost, n))
            .or(too_many(needs.commissions_most, commissions).map(|n| (Lack::CommissionsMost, n)))
            .or((deal == Deal::Travel && !self.can_travel()).then_some((Lack::Journey, 0)))
    }
}

/// All towns.
pub const ALL_TOWNS: Set<Town> = Set::first_n(Town::ALL.len() as u32);
