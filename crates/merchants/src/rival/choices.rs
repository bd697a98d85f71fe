//! Whom the automaton prefers, and what people decide for it.
use super::ties::{ALL_TOWNS, Ties};
use crate::cards::*;
use crate::play::Play;
use crate::state::*;
use crate::words::*;
use crate::{Action, Event, Merchants};
use table::Set;

/// For which journey a town is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub enum Trip {
    /// its own caravan (P-073)
    Lead,
    /// it follows (P-082)
    Follow,
    /// P-084
    Final,
}

impl Merchants {
    /// What the automaton has for each town.
    pub(crate) fn ties(&self, s: &State) -> Ties {
        let mut ties = Ties::default();
        for hero in s.rival.heroes.iter() {
            ties.heroes[self.cat.hero(hero).town.index()] += 1;
        }
        for commission in s.rival.commissions.iter() {
            ties.commissions[self.cat.commission(commission).town.index()] += 1;
        }
        ties
    }

    /// P-070: the town of its next commission.
    pub(super) fn rival_commission_town(&self, s: &State) -> Option<Town> {
        self.ties(s).favourite(ALL_TOWNS)
    }
    /// P-081: the hero at the inn whom it prefers.
    pub(super) fn rival_guest(&self, s: &State) -> Option<HeroCard> {
        let guests = || s.inn.iter().copied().flatten();
        let town = |hero: HeroCard| self.cat.hero(hero).town;
        let favourite = self.ties(s).favourite(guests().map(town).collect())?;
        let mut theirs = guests().filter(|&h| town(h) == favourite);
        let first = theirs.next()?;
        theirs.next().is_none().then_some(first)
    }

    /// Its heroes for these towns.
    pub(crate) fn rival_heroes_for(&self, s: &State, towns: Set<Town>) -> Set<HeroCard> {
        s.rival.heroes.iter().filter(|&hero| towns.has(self.cat.hero(hero).town)).collect()
    }

    /// What a person may answer for the automaton.
    #[cold]
    #[inline(never)]
    pub(crate) fn rival_offers(&self, s: &State, step: Step, out: &mut Vec<Action>) {
        match step {
            Step::RivalTown { towns, .. } => {
                let towns: Set<Town> = Set::of(towns.into());
                out.extend(towns.iter().map(|town| Action::Enter { town }));
            }
            Step::RivalCommission => self.commission_offers(s, out),
            Step::RivalHero { .. } => self.hero_offers(s, false, out),
            Step::RivalCompanion => {
                out.extend(s.row.iter().flatten().map(|&card| Action::Companion { card }));
            }
            Step::RivalLosesHero => out.extend(s.rival.heroes.iter().map(|hero| Action::DropHero { hero })),
            Step::RivalBringsHero { towns } => {
                out.extend(self.rival_heroes_for(s, Set::of(towns.into())).iter().map(|hero| Action::Bring { hero }));
            }
            _ => {}
        }
    }
}

impl Play<'_> {
    /// P-094: to the bottom of the deck.
    pub fn rival_parts_with(&mut self, hero: HeroCard) {
        self.s.rival.heroes.remove(hero);
        self.return_hero(self.g.rival, hero);
    }

    /// P-083, P-094: a hero for the town for which it has most heroes and commissions; of equal ones a person chooses.
    pub(super) fn rival_delivers_hero(&mut self) {
        let ties = self.g.ties(self.s);
        let towns = ties.most(ties.of_heroes());
        let heroes = self.g.rival_heroes_for(self.s, towns);
        match heroes.len() {
            0 => {}
            1 => self.rival_brings(heroes.nth(0)),
            _ => self.push(self.g.you(), Step::RivalBringsHero { towns: towns.0 as u8 }),
        }
    }

    /// P-077, F-218: to the log, with the benefit of his region.
    pub fn rival_brings(&mut self, hero: HeroCard) {
        let seat = self.g.rival;
        let region = self.cat().hero(hero).town.region();
        self.s.rival.heroes.remove(hero);
        self.p(seat).brought.add(hero);
        self.tell(Event::Brought { seat, hero });
        self.push(seat, Step::Effects { at: self.cat().regions[region.index()] });
    }

    /// One town is decided; of several a person chooses.
    pub(super) fn rival_decides(&mut self, towns: Set<Town>, trip: Trip) {
        match towns.len() {
            0 => {}
            1 => self.rival_goes(trip, towns.nth(0)),
            _ => self.push(self.g.you(), Step::RivalTown { towns: towns.0 as u8, trip }),
        }
    }

    /// P-070, P-098. `named`: the town of the card decides where nothing else does.
    pub(super) fn rival_takes_commission(&mut self, named: Option<Town>) {
        if !self.s.commission_available() {
            return;
        }
        match self.g.rival_commission_town(self.s).or(named) {
            Some(town) if self.s.tops[town.index()].is_some() => self.rival_commission(town),
            _ => self.push(self.g.you(), Step::RivalCommission),
        }
    }

    /// P-081, P-093, P-098. `named`: the place of the card decides where nothing else does.
    pub(super) fn rival_takes_hero(&mut self, named: Option<u8>, sale: bool) {
        if !self.s.hero_at_inn() {
            return;
        }
        let named = named.and_then(|place| self.s.inn[place as usize]);
        match self.g.rival_guest(self.s).or(named) {
            Some(hero) => self.rival_invites(hero, sale),
            None => self.push(self.g.you(), Step::RivalHero { sale }),
        }
    }
}
