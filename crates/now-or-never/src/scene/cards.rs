//! Which cards a scene names, and where: each of them once.
use crate::Catalog;
use std::collections::BTreeMap;
use table::Problems;
use table::scene::{Fields, Spot};

/// The cards of one kind. An id may stand for several alike: any of the copies.
pub(super) struct Kind {
    ids: BTreeMap<String, Vec<u8>>,
    count: u8,
    /// where each card was named
    at: BTreeMap<u8, String>,
}

/// What is wrong with a card in a place, if anything is.
pub(super) type Fits<'a> = &'a dyn Fn(u8) -> Option<&'static str>;

pub(super) const ANY: Fits = &|_| None;

impl Kind {
    pub fn of(names: &[String]) -> Kind {
        let mut ids: BTreeMap<String, Vec<u8>> = BTreeMap::new();
        for (card, name) in (0..).zip(names) {
            ids.entry(name.clone()).or_default().push(card);
        }
        Kind { ids, count: names.len() as u8, at: BTreeMap::new() }
    }

    pub fn is_named(&self, card: u8) -> bool {
        self.at.contains_key(&card)
    }
    /// The cards that a number or an id can mean.
    pub fn meant(&self, spot: &Spot, out: &mut Problems) -> Option<Vec<u8>> {
        let number = spot.value.as_u64().filter(|&n| n < self.count.into()).map(|n| vec![n as u8]);
        let found = number.or_else(|| self.ids.get(spot.value.as_str()?).cloned());
        if found.is_none() {
            spot.wrong(format!("there is no card {} of this kind", spot.value), out);
        }
        found
    }
    /// Names a card for a place. No card lies in two places.
    pub fn name(&mut self, spot: &Spot, fits: Fits, out: &mut Problems) -> Option<u8> {
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
    pub fn list(&mut self, fields: &Fields, name: &str, fits: Fits, out: &mut Problems) -> Option<Vec<u8>> {
        Some(fields.list(name, out)?.iter().filter_map(|spot| self.name(spot, fits, out)).collect())
    }
    /// A card, or `empty` for `null` and for what is wrong.
    pub fn place(&mut self, spot: &Spot, fits: Fits, empty: u8, out: &mut Problems) -> u8 {
        if spot.value.is_null() { empty } else { self.name(spot, fits, out).unwrap_or(empty) }
    }
}

/// Everything that exists once. Buildings are not here: everybody has a set.
pub(super) struct Cards {
    pub tokens: Kind,
    pub specialists: Kind,
    pub quests: Kind,
    pub orders: Kind,
    pub solo: Kind,
}

impl Cards {
    pub fn new(cat: &Catalog) -> Cards {
        Cards {
            tokens: Kind::of(&cat.names.tokens),
            specialists: Kind::of(&cat.names.specialists),
            quests: Kind::of(&cat.names.quests),
            orders: Kind::of(&cat.names.orders),
            solo: Kind::of(&cat.names.solo),
        }
    }
}
