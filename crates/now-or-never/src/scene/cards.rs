//! Which cards a scene names, and where: each of them once.
use crate::Catalog;
use crate::cards::*;
use std::collections::BTreeMap;
use table::scene::{Fields, Spot};
use table::{Numbered, Problems};

/// The cards of one kind. An id may stand for several alike: any of the copies.
pub(super) struct Kind<C> {
    ids: BTreeMap<String, Vec<C>>,
    count: u8,
    /// where each card was named
    at: BTreeMap<C, String>,
}

/// What is wrong with a card in a place, if anything is.
pub(super) type Fits<'a, C> = &'a dyn Fn(C) -> Option<&'static str>;

/// Any card fits.
pub(super) fn any<C>(_: C) -> Option<&'static str> {
    None
}

impl<C: Numbered + Ord> Kind<C> {
    pub fn of(names: &[String]) -> Kind<C> {
        let mut ids: BTreeMap<String, Vec<C>> = BTreeMap::new();
        for (card, name) in (0..).filter_map(C::numbered).zip(names) {
            ids.entry(name.clone()).or_default().push(card);
        }
        Kind { ids, count: names.len() as u8, at: BTreeMap::new() }
    }

    pub fn is_named(&self, card: C) -> bool {
        self.at.contains_key(&card)
    }
    /// The cards that a number or an id can mean.
    pub fn meant(&self, spot: &Spot, out: &mut Problems) -> Option<Vec<C>> {
        let number = spot
            .value
            .as_u64()
            .filter(|&n| n < self.count.into())
            .and_then(|n| C::numbered(n as u8))
            .map(|card| vec![card]);
        let found = number.or_else(|| self.ids.get(spot.value.as_str()?).cloned());
        if found.is_none() {
            spot.wrong(format!("there is no card {} of this kind", spot.value), out);
        }
        found
    }
    /// Names a card for a place. No card lies in two places.
    pub fn name(&mut self, spot: &Spot, fits: Fits<C>, out: &mut Problems) -> Option<C> {
        let meant = self.meant(spot, out)?;
        if let Some(what) = fits(meant[0]) {
            spot.wrong(format!("{} {what}", spot.value), out);
            return None;
        }
        let free = meant.iter().copied().find(|&card| !self.is_named(card));
        match free {
            Some(card) => drop(self.at.insert(card, spot.at.clone())),
            None if meant.len() > 1 => spot.wrong(format!("there is no other {}", spot.value), out),
            None => spot.wrong(format!("{} is named at {} too", spot.value, self.at[&meant[0]]), out),
        }
        free
    }
    /// Those of a list that are right, in order.
    pub fn list(&mut self, fields: &Fields, name: &str, fits: Fits<C>, out: &mut Problems) -> Option<Vec<C>> {
        Some(fields.list(name, out)?.iter().filter_map(|spot| self.name(spot, fits, out)).collect())
    }
    /// A card, or nothing for `null` and for what is wrong.
    pub fn place(&mut self, spot: &Spot, fits: Fits<C>, out: &mut Problems) -> Option<C> {
        if spot.value.is_null() { None } else { self.name(spot, fits, out) }
    }
}

/// Everything that exists once. Buildings are not here: everybody has a set.
pub(super) struct Named {
    pub tokens: Kind<SlotToken>,
    pub specialists: Kind<SpecialistCard>,
    pub quests: Kind<QuestCard>,
    pub orders: Kind<OrderToken>,
    pub solo: Kind<BotCard>,
}

impl Named {
    pub fn new(cat: &Catalog) -> Named {
        Named {
            tokens: Kind::of(&cat.names.tokens),
            specialists: Kind::of(&cat.names.specialists),
            quests: Kind::of(&cat.names.quests),
            orders: Kind::of(&cat.names.orders),
            solo: Kind::of(&cat.names.solo),
        }
    }
}
