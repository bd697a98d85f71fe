//! Which cards a scene names, and where: each of them once.
use crate::Catalog;
use crate::catalog::Companion;
use crate::state::NONE;
use crate::words::{Animal, Steed, Tile};
use std::collections::BTreeMap;
use table::scene::{Fields, Spot};
use table::{Problems, Set};

/// The cards of one kind. A word may stand for several alike: any raven.
pub(super) struct Kind {
    all: Set,
    words: BTreeMap<String, Set>,
    /// are they also known by number?
    numbers: bool,
    /// cards that some place names by number: no word takes these
    numbered: Set,
    /// where each card was named
    at: BTreeMap<u8, String>,
}

/// Which cards may lie in a place, and what is wrong with the others.
#[derive(Clone, Copy)]
pub(super) struct Only<'a>(pub Set, pub &'a str);

pub(super) const ANY: Only = Only(Set(!0), "");

impl Kind {
    fn of(names: &[String]) -> Kind {
        let words = names.iter().enumerate().map(|(i, name)| (name.clone(), one(i as u8))).collect();
        Kind { all: Set::first_n(names.len() as u32), words, numbers: true, numbered: Set::NONE, at: BTreeMap::new() }
    }
    fn words(words: impl Iterator<Item = &'static str>) -> Kind {
        let names: Vec<String> = words.map(str::to_string).collect();
        Kind { numbers: false, ..Kind::of(&names) }
    }
    fn companions(cat: &Catalog) -> Kind {
        let mut words = BTreeMap::new();
        for &animal in Animal::ALL {
            // not every animal is in every edition
            if !cat.cards_of(animal).is_empty() {
                words.insert(animal.to_string(), cat.cards_of(animal));
            }
        }
        for (card, companion) in cat.companions.iter().enumerate() {
            if let Companion::Stray(stray) = companion {
                words.insert(stray.to_string(), one(card as u8));
            }
        }
        let all = Set::first_n(cat.companions.len() as u32);
        Kind { all, words, ..Kind::of(&[]) }
    }

    pub fn all(&self) -> Set {
        self.all
    }
    pub fn named(&self) -> Set {
        self.at.keys().copied().collect()
    }
    pub fn where_named(&self, card: u8) -> &str {
        &self.at[&card]
    }
    /// The cards that a number or a word can mean.
    pub fn meant(&self, spot: &Spot, out: &mut Problems) -> Option<Set> {
        let number = spot.value.as_u64().filter(|&n| self.numbers && n < 64 && self.all.has(n as u8));
        let word = spot.value.as_str().and_then(|word| self.words.get(word));
        let found = number.map(|n| one(n as u8)).or(word.copied());
        if found.is_none() {
            spot.wrong(format!("there is no card {} of this kind", spot.value), out);
        }
        found
    }
    /// Names a card for a place. No card lies in two places.
    pub fn name(&mut self, spot: &Spot, Only(allowed, otherwise): Only, out: &mut Problems) -> Option<u8> {
        let meant = self.meant(spot, out)?;
        if meant.0 & allowed.0 == 0 {
            spot.wrong(format!("{} {otherwise}", spot.value), out);
            return None;
        }
        let mut free = Set(meant.0 & allowed.0 & !self.named().0);
        if meant.len() > 1 {
            free.0 &= !self.numbered.0;
        }
        if free.is_empty() {
            match self.at.get(&meant.nth(0)).filter(|_| meant.len() == 1) {
                Some(place) => spot.wrong(format!("{} is named at {place} too", spot.value), out),
                None => spot.wrong(format!("there is no other {}", spot.value), out),
            }
            return None;
        }
        let card = free.nth(0);
        self.at.insert(card, spot.at.clone());
        Some(card)
    }
    /// Those of a list that are right, in order.
    pub fn list(&mut self, spots: Option<Vec<Spot>>, only: Only, out: &mut Problems) -> Option<Vec<u8>> {
        Some(spots?.iter().filter_map(|spot| self.name(spot, only, out)).collect())
    }
    pub fn set(&mut self, spots: Option<Vec<Spot>>, only: Only, out: &mut Problems) -> Option<Set> {
        Some(self.list(spots, only, out)?.into_iter().collect())
    }
    /// Places that hold a card or nothing.
    pub fn places<const N: usize>(
        &mut self,
        fields: &Fields,
        name: &str,
        only: Only,
        out: &mut Problems,
    ) -> Option<[u8; N]> {
        let spots = fields.places(name, N, out)?;
        Some(std::array::from_fn(|i| self.place(&spots[i], only, out).unwrap_or(NONE)))
    }
    /// A card, or [`NONE`] for `null`; `None` for what is wrong.
    pub fn place(&mut self, spot: &Spot, only: Only, out: &mut Problems) -> Option<u8> {
        if spot.value.is_null() { Some(NONE) } else { self.name(spot, only, out) }
    }
}

/// Everything that exists once.
pub(super) struct Cards {
    pub heroes: Kind,
    pub commissions: Kind,
    pub deeds: Kind,
    pub companions: Kind,
    pub events: Kind,
    pub steeds: Kind,
    pub tiles: Kind,
    /// action cards of the automaton
    pub actions: Kind,
}

impl Cards {
    /// Nothing is named yet. Only for companions it matters which numbers will be: a word takes another card.
    pub fn new(cat: &Catalog, scene: &Fields) -> Cards {
        let mut companions = Kind::companions(cat);
        let mut numbered = |place: Option<&serde_json::Value>| {
            let cards = place.and_then(|v| v.as_array()).into_iter().flatten();
            cards.filter_map(serde_json::Value::as_u64).filter(|&n| n < 64).for_each(|n| {
                companions.numbered.add(n as u8);
            });
        };
        let value = |name: &str| scene.get(name).map(|spot| spot.value);
        numbered(value("companions"));
        for seat in value("seats").and_then(|v| v.as_array()).into_iter().flatten() {
            numbered(seat.get("companions"));
        }
        if let Some(decks) = value("decks") {
            numbered(decks.get("companions"));
            numbered(decks.get("companions_under"));
        }
        Cards {
            heroes: Kind::of(&cat.names.heroes),
            commissions: Kind::of(&cat.names.commissions),
            deeds: Kind::of(&cat.names.deeds),
            companions,
            events: Kind::of(&cat.names.events),
            steeds: Kind::words(Steed::ALL.iter().map(|steed| steed.word())),
            tiles: Kind::words(Tile::ALL.iter().map(|tile| tile.word())),
            actions: Kind::of(&cat.names.actions),
        }
    }
}

pub(super) fn one(card: u8) -> Set {
    Set(1 << card)
}
