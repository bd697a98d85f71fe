//! Which cards a scene names, and where: each of them once.
use crate::Catalog;
use crate::cards::*;
use crate::catalog::Companion;
use crate::words::{Animal, Steed, Tile};
use std::collections::BTreeMap;
use table::scene::{Fields, Spot};
use table::{Numbered, Problems, Set};

/// The cards of one kind. A word may stand for several alike: any raven.
pub(super) struct Kind<C> {
    all: Set<C>,
    words: BTreeMap<String, Set<C>>,
    /// are they also known by number?
    numbers: bool,
    /// cards that some place names by number: no word takes these
    numbered: Set<C>,
    /// where each card was named
    at: BTreeMap<C, String>,
}

/// Which cards may lie in a place, and what is wrong with the others.
pub(super) struct Only<'a, C>(pub Set<C>, pub &'a str);

impl<C> Clone for Only<'_, C> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<C> Copy for Only<'_, C> {}

/// Any card of its kind.
pub(super) fn any<C>() -> Only<'static, C> {
    Only(Set::of(!0), "")
}

impl<C: Numbered + Ord> Kind<C> {
    fn of(names: &[String]) -> Kind<C> {
        let words = (0..).zip(names).map(|(i, name)| (name.clone(), Set::of(1 << i))).collect();
        Kind { all: Set::first_n(names.len() as u32), words, numbers: true, numbered: Set::NONE, at: BTreeMap::new() }
    }
    fn words(words: impl Iterator<Item = &'static str>) -> Kind<C> {
        let names: Vec<String> = words.map(str::to_string).collect();
        Kind { numbers: false, ..Kind::of(&names) }
    }

    pub fn all(&self) -> Set<C> {
        self.all
    }
    pub fn named(&self) -> Set<C> {
        self.at.keys().copied().collect()
    }
    pub fn where_named(&self, card: C) -> &str {
        &self.at[&card]
    }
    /// The cards that a number or a word can mean.
    pub fn meant(&self, spot: &Spot, out: &mut Problems) -> Option<Set<C>> {
        let number = spot.value.as_u64().filter(|&n| self.numbers && n < 64).map(|n| Set::of(1 << n));
        let word = spot.value.as_str().and_then(|word| self.words.get(word));
        let found = number.filter(|&card| !(card & self.all).is_empty()).or(word.copied());
        if found.is_none() {
            spot.wrong(format!("there is no card {} of this kind", spot.value), out);
        }
        found
    }
    /// Names a card for a place. No card lies in two places.
    pub fn name(&mut self, spot: &Spot, Only(allowed, otherwise): Only<C>, out: &mut Problems) -> Option<C> {
        let meant = self.meant(spot, out)?;
        if (meant & allowed).is_empty() {
            spot.wrong(format!("{} {otherwise}", spot.value), out);
            return None;
        }
        let mut free = (meant & allowed) - self.named();
        if meant.len() > 1 {
            free -= self.numbered;
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
    pub fn list(&mut self, spots: Option<Vec<Spot>>, only: Only<C>, out: &mut Problems) -> Option<Vec<C>> {
        Some(spots?.iter().filter_map(|spot| self.name(spot, only, out)).collect())
    }
    pub fn set(&mut self, spots: Option<Vec<Spot>>, only: Only<C>, out: &mut Problems) -> Option<Set<C>> {
        Some(self.list(spots, only, out)?.into_iter().collect())
    }
    /// Places that hold a card or nothing.
    pub fn places<const N: usize>(
        &mut self,
        fields: &Fields,
        name: &str,
        only: Only<C>,
        out: &mut Problems,
    ) -> Option<[Option<C>; N]> {
        let spots = fields.places(name, N, out)?;
        Some(std::array::from_fn(|i| self.place(&spots[i], only, out).flatten()))
    }
    /// A card, or nothing for `null`; `None` for what is wrong.
    pub fn place(&mut self, spot: &Spot, only: Only<C>, out: &mut Problems) -> Option<Option<C>> {
        if spot.value.is_null() { Some(None) } else { self.name(spot, only, out).map(Some) }
    }
}

impl Kind<CompanionCard> {
    fn companions(cat: &Catalog) -> Kind<CompanionCard> {
        let mut words = BTreeMap::new();
        for &animal in Animal::ALL {
            // not every animal is in every edition
            if !cat.cards_of(animal).is_empty() {
                words.insert(animal.to_string(), cat.cards_of(animal));
            }
        }
        for card in cat.strays.iter() {
            if let Companion::Stray(stray) = cat.companion(card) {
                words.insert(stray.to_string(), Set::one(card));
            }
        }
        let all = Set::first_n(cat.companions.len() as u32);
        Kind { all, words, ..Kind::of(&[]) }
    }
}

/// Everything that exists once.
pub(super) struct Cards {
    pub heroes: Kind<HeroCard>,
    pub commissions: Kind<CommissionCard>,
    pub deeds: Kind<DeedCard>,
    pub companions: Kind<CompanionCard>,
    pub events: Kind<EventCard>,
    pub steeds: Kind<Steed>,
    pub tiles: Kind<Tile>,
    /// action cards of the automaton
    pub actions: Kind<RivalCard>,
}

impl Cards {
    /// Nothing is named yet. Only for companions it matters which numbers will be: a word takes another card.
    pub fn new(cat: &Catalog, scene: &Fields) -> Cards {
        let mut companions = Kind::companions(cat);
        let mut numbered = |place: Option<&serde_json::Value>| {
            let cards = place.and_then(|v| v.as_array()).into_iter().flatten();
            cards.filter_map(serde_json::Value::as_u64).filter(|&n| n < 64).for_each(|n| {
                companions.numbered |= Set::of(1 << n);
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
