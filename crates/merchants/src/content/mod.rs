//! Content packs: twelve TOML files, two of which may be left out, become a [`Catalog`], or a list of everything that is wrong with them.
//!
//! Nothing here touches a disk. `table::pack` knows tables and fields, `lists` what may stand in a list of effects;
//! `goods`, `board` and `cards` know what the rules need of each file.
mod automaton;
mod board;
mod cards;
mod goods;
mod lists;
mod prototype;
#[cfg(test)]
mod tests;

use crate::Merchants;
use crate::catalog::{ANIMALS, BuildingCard, Catalog, Commission, Companion, Event, Hero, Names, Prototype};
use crate::deed::Deed;
use crate::words::{Animal, Building, Good, Road, Steed, Stray, Town};
use automaton::Automaton;
use board::{Board, Faces};
use cards::{Companions, Named};
use goods::Goods;
use lists::Lists;
use std::collections::BTreeMap;
use table::pack::{self, Card, File, Found, Notes};
use table::{Numbered, Pack, Problems, Set, Shelved};
use toml::{Table, Value};

/// The files of a pack, and our own cards.
const FILES: [File; 12] = [
    ("pack.toml", include_str!("../../../../content/merchants/pack.toml")),
    ("goods.toml", include_str!("../../../../content/merchants/goods.toml")),
    ("dice.toml", include_str!("../../../../content/merchants/dice.toml")),
    ("board.toml", include_str!("../../../../content/merchants/board.toml")),
    ("buildings.toml", include_str!("../../../../content/merchants/buildings.toml")),
    ("heroes.toml", include_str!("../../../../content/merchants/heroes.toml")),
    ("commissions.toml", include_str!("../../../../content/merchants/commissions.toml")),
    ("events.toml", include_str!("../../../../content/merchants/events.toml")),
    ("deeds.toml", include_str!("../../../../content/merchants/deeds.toml")),
    ("companions.toml", include_str!("../../../../content/merchants/companions.toml")),
    ("prototype.toml", include_str!("../../../../content/merchants/prototype.toml")),
    ("automaton.toml", include_str!("../../../../content/merchants/automaton.toml")),
];

/// A pack that says nothing about these is played with ours.
const OPTIONAL: [&str; 2] = ["prototype.toml", "automaton.toml"];

/// The pack that we play with unless told otherwise.
pub fn own_pack() -> Pack {
    pack::own(&FILES)
}

/// Reads and checks a pack. A wrong one is refused with all its problems.
pub fn read(pack: &Pack) -> Result<Catalog, Problems> {
    let notes = Notes::default();
    let files = pack::parse(Merchants::NAME, pack, &FILES, &OPTIONAL, &notes);
    let mut lists = Lists::default();
    let parts = Parts::read(&files, &notes, &mut lists);
    if lists.too_many() {
        notes.wrong("events.toml: event", "too many different lists of effects");
    }
    notes.take().or(())?;
    Ok(parts.catalog(pack::fingerprint_of(&files, pack), lists).expect("what could not be read was noted"))
}

/// What the files say; `None` where something was wrong.
struct Parts {
    name: Option<String>,
    goods: Option<Goods>,
    dice: Option<Faces>,
    board: Option<Board>,
    buildings: Option<Vec<BuildingCard>>,
    heroes: Option<Named<Hero>>,
    commissions: Option<Named<Commission>>,
    events: Option<Named<Event>>,
    deeds: Option<Named<Deed>>,
    companions: Option<Companions>,
    prototype: Option<Prototype>,
    automaton: Option<Automaton>,
}

impl Parts {
    fn read(files: &BTreeMap<String, Table>, notes: &Notes, lists: &mut Lists) -> Parts {
        let file = |name: &str| files.get(name).map(|table| Card::new(notes, name, table.clone()));
        let buildings = file("buildings.toml").and_then(|f| board::buildings(f, lists));
        Parts {
            name: file("pack.toml").and_then(|f| pack::head(f, |f| f.get("edition", edition)).0),
            goods: file("goods.toml").and_then(goods::goods),
            dice: file("dice.toml").and_then(|f| board::dice(f, lists)),
            board: file("board.toml").and_then(|f| board::board(f, buildings.as_deref(), lists)),
            buildings,
            heroes: file("heroes.toml").and_then(cards::heroes),
            commissions: file("commissions.toml").and_then(cards::commissions),
            events: file("events.toml").and_then(|f| cards::events(f, lists)),
            deeds: file("deeds.toml").and_then(cards::deeds),
            companions: file("companions.toml").and_then(|f| cards::companions(f, lists)),
            // last, so that the lists of the other files keep their numbers
            prototype: file("prototype.toml").and_then(|f| prototype::prototype(f, lists)),
            automaton: file("automaton.toml").and_then(|f| automaton::automaton(f, lists)),
        }
    }

    fn catalog(self, id: String, lists: Lists) -> Option<Catalog> {
        let (dice, board, goods, loyal) = (self.dice?, self.board?, self.goods?, self.companions?);
        let (hero_names, heroes): (_, Vec<Hero>) = self.heroes?.into_iter().unzip();
        let (commission_names, commissions): (_, Vec<Commission>) = self.commissions?.into_iter().unzip();
        let (event_names, events): (_, Vec<Event>) = self.events?.into_iter().unzip();
        let (deed_names, deeds) = self.deeds?.into_iter().unzip();
        let automaton = self.automaton?;
        let (action_names, actions) = automaton.cards.into_iter().unzip();
        let mut catalog = Catalog {
            name: self.name?,
            id,
            names: Names {
                heroes: hero_names,
                commissions: commission_names,
                events: event_names,
                deeds: deed_names,
                actions: action_names,
            },
            lists,
            ordinary: those(&heroes, |h| h.wants > 0),
            starting: those(&heroes, |h| h.wants == 0),
            guests: std::array::from_fn(|i| those(&heroes, |h| h.town == Town::ALL[i])),
            heroes,
            stacks: std::array::from_fn(|i| those(&commissions, |c| c.town == Town::ALL[i])),
            commissions,
            roads: std::array::from_fn(|i| those(&events, |e| e.road == Road::ALL[i])),
            events,
            deeds,
            animals: [Set::NONE; ANIMALS],
            strays: Set::NONE,
            companions: companion_cards(),
            abilities: loyal.abilities,
            stray_effects: loyal.strays,
            buildings: self.buildings?,
            first_game: board.first_game,
            in_play: Set::first_n(Building::ALL.len() as u32),
            steeds: (1 << Steed::ALL.len()) - 1,
            market_from: 0,
            actions,
            levels: automaton.levels,
            prototype: self.prototype?,
            section: sections(&board.wheel),
            wheel: board.wheel,
            night: dice.night,
            illuminated: dice.illuminated,
            craft: dice.craft,
            oracle: dice.oracle,
            ruins_die: dice.ruins_die,
            dark_market: board.dark_market,
            ruins: board.ruins,
            regions: board.regions,
            deed_bonus: board.deed_bonus,
            stock: goods.stock,
            fit: goods.fit(),
        };
        catalog.number_companions();
        Some(catalog)
    }
}

fn edition(value: &Value) -> Found<()> {
    if value.as_str() == Some("final") {
        Ok(())
    } else {
        Err(vec!["must be \"final\", the edition of our rules".into()])
    }
}

/// The numbers of some cards.
fn those<C: Numbered, T>(cards: &[T], wanted: impl Fn(&T) -> bool) -> Set<C> {
    (0..).zip(cards).filter(|(_, card)| wanted(card)).filter_map(|(number, _)| C::numbered(number)).collect()
}

/// The place of each good on the wheel.
fn sections(wheel: &[Good; 6]) -> [u8; 6] {
    let mut sections = [0; 6];
    for (place, good) in (0..).zip(wheel) {
        sections[good.index()] = place;
    }
    sections
}

/// The loyal animals of the final edition.
pub(crate) const FINAL_ANIMALS: &[Animal] = Animal::ALL.split_at(6).0;

fn companion_cards() -> Vec<Companion> {
    let loyal = FINAL_ANIMALS.iter().flat_map(|&a| std::iter::repeat_n(Companion::Loyal(a), cards::COPIES as usize));
    loyal.chain(Stray::ALL.iter().map(|&s| Companion::Stray(s))).collect()
}
