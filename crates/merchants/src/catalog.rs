//! A content pack, checked and ready for the rules: every card, die and board as flat tables.
use crate::cards::*;
use crate::deed::Deed;
use crate::edition::Edition;
use crate::effect::{Cost, Effect, List};
use crate::fit::Fit;
use crate::words::*;
use table::{Lists, Set};

/// What a hero gives when he takes his place (F-078).
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Bonus {
    Lantern,
    Horseshoe,
    Storage,
    /// only starting heroes (F-027)
    Good(Good),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hero {
    pub town: Town,
    /// requested goods, `wants` of them; starting heroes request none
    pub goods: [Good; 3],
    pub wants: u8,
    pub bonus: Bonus,
}

impl Hero {
    pub fn requests(&self) -> &[Good] {
        &self.goods[..self.wants as usize]
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Commission {
    pub town: Town,
    pub goods: [Good; 3],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Event {
    pub road: Road,
    /// by value of the travel die, 1 first
    pub values: [List; 6],
}

/// A building either gives its effects, or asks for one of its costs first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BuildingCard {
    /// the two faces of one tile share a number (F-004)
    pub tile: u8,
    pub costs: Vec<Cost>,
    pub effects: List,
}

/// A companion card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Companion {
    Loyal(Animal),
    Stray(Stray),
}

/// What an action card of the automaton needs for an action (P-069 to P-081).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Needs {
    pub goods_least: u8,
    pub goods_most: Option<u8>,
    pub commissions_most: Option<u8>,
}

/// An action of the automaton.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deal {
    /// P-069: the goods whose dice it takes
    Bazaar([Good; 3]),
    /// P-070
    Commission,
    /// P-071
    Travel,
    /// P-079: so many steps
    Ruins(u8),
    /// P-080: so many steps
    DarkMarket(u8),
    /// P-081
    Inn,
}

impl Deal {
    pub fn district(self) -> District {
        match self {
            Deal::Bazaar(_) => District::Bazaar,
            Deal::Commission => District::Commissions,
            Deal::Travel | Deal::Ruins(_) => District::Yurg,
            Deal::DarkMarket(_) => District::DarkMarket,
            Deal::Inn => District::Inn,
        }
    }
}

/// One of the ten action cards of the automaton (P-067, P-087).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ActionCard {
    pub space: u8,
    pub reward: List,
    /// instead, for an illuminated die (P-068)
    pub lit: Option<List>,
    pub actions: Vec<(Deal, Needs)>,
    pub town: Town,
    /// places from 0
    pub hero: u8,
    pub companion: u8,
    /// bit n: it serves request n
    pub sells: u8,
    pub fortune: [Luck; 2],
    /// place of the deed it takes, from 0
    pub deed: u8,
    /// at the south of the dark market it takes a deed, not a commission
    pub south_deed: bool,
}

/// How strong the automaton starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Level {
    pub coins: u8,
    pub lanterns: u8,
    pub illuminated: u8,
    /// added to every planning reward
    pub bonus: List,
}

/// What differs in the prototype edition (Part B).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prototype {
    pub first_game: [Building; 4],
    pub market_from: u8,
    pub steeds: u8,
    pub ruins_die: [List; 6],
    pub buildings: Vec<(Building, List)>,
    /// the animal that is left out, the one in its place, and its abilities
    pub instead: (Animal, Animal, [List; 2]),
}

/// Ids of cards, in the order of their numbers: what locales and scenes call them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names {
    pub heroes: Vec<String>,
    pub commissions: Vec<String>,
    pub events: Vec<String>,
    pub deeds: Vec<String>,
    pub actions: Vec<String>,
}

/// Everything a pack says. Cards are named by their number in these lists.
#[derive(Clone, Debug)]
pub struct Catalog {
    pub name: String,
    /// fingerprint of the whole pack
    pub id: String,
    pub names: Names,
    /// all lists of effects
    pub lists: Lists<Effect>,

    /// ordinary heroes first, then the starting heroes
    pub heroes: Vec<Hero>,
    /// the numbers of the ordinary heroes
    pub ordinary: Set<HeroCard>,
    /// the numbers of the starting heroes
    pub starting: Set<HeroCard>,
    /// the heroes of each town
    pub guests: [Set<HeroCard>; 6],
    pub commissions: Vec<Commission>,
    /// the commissions of each town
    pub stacks: [Set<CommissionCard>; 6],
    pub events: Vec<Event>,
    /// the events of each road
    pub roads: [Set<EventCard>; 2],
    pub deeds: Vec<Deed>,
    /// loyal ones grouped by animal, then the strays
    pub companions: Vec<Companion>,
    /// the cards of each animal
    pub animals: [Set<CompanionCard>; ANIMALS],
    /// the cards of the strays
    pub strays: Set<CompanionCard>,
    pub abilities: [[List; 2]; ANIMALS],
    pub stray_effects: [List; 4],
    /// by [`Building`]
    pub buildings: Vec<BuildingCard>,
    pub first_game: [Building; 4],
    /// buildings that may be in play
    pub in_play: Set<Building>,
    /// steeds that may be in play
    pub steeds: u8,
    /// the first section with a market die at the start: 0 is $5 (F-008), 1 is $4 (P-002)
    pub market_from: u8,
    /// the automaton's cards and its three levels
    pub actions: Vec<ActionCard>,
    pub levels: [Level; 3],
    pub prototype: Prototype,

    /// goods clockwise round the wheel
    pub wheel: [Good; 6],
    /// place of each good on the wheel
    pub section: [u8; 6],
    /// the six sides of each die
    pub night: [Face; 6],
    pub illuminated: [Face; 6],
    /// the crafting chart, by face
    pub craft: [Good; 8],
    pub oracle: [List; 6],
    pub ruins_die: [List; 6],
    /// south, west, north, east: the way the marker goes (F-070); south has no list, it is a choice (F-072)
    pub dark_market: [List; 4],
    /// what may be gained on bottom-left, top-left, top-right, bottom-right, as masks of goods (F-085)
    pub ruins: [u8; 4],
    /// what a delivered hero gives, by [`Region`] (F-106)
    pub regions: [List; 3],
    /// banners of the two courtyard places (F-186)
    pub deed_bonus: [List; 2],
    /// tiles of each good (F-208)
    pub stock: [u8; 6],
    pub fit: Fit,
}

/// Loyal animals of both editions.
pub const ANIMALS: usize = Animal::ALL.len();

impl Catalog {
    /// The pack as an edition uses it.
    pub fn of(self, edition: Edition) -> Catalog {
        match edition {
            Edition::Final => self,
            Edition::Prototype => self.into_prototype(),
        }
    }
    /// P-091: five buildings, four steeds, another animal, no strays.
    fn into_prototype(mut self) -> Catalog {
        let p = self.prototype.clone();
        self.first_game = p.first_game;
        self.market_from = p.market_from;
        self.steeds = p.steeds;
        self.ruins_die = p.ruins_die;
        self.in_play = p.buildings.iter().map(|(b, _)| *b).collect();
        for (building, effects) in p.buildings {
            // single tiles: no building excludes another
            let tile = 10 + building as u8;
            self.buildings[building.index()] = BuildingCard { tile, costs: vec![], effects };
        }
        let (out, instead, abilities) = p.instead;
        self.abilities[instead.index()] = abilities;
        self.companions.retain(|c| !matches!(c, Companion::Stray(_)));
        for card in self.companions.iter_mut().filter(|c| **c == Companion::Loyal(out)) {
            *card = Companion::Loyal(instead);
        }
        self.number_companions();
        self
    }
    /// The cards of each animal and of the strays.
    pub(crate) fn number_companions(&mut self) {
        let cards = &self.companions;
        let those = |is: &dyn Fn(Companion) -> bool| {
            (0..).zip(cards).filter(|(_, c)| is(**c)).map(|(n, _)| CompanionCard::new(n)).collect()
        };
        self.animals = std::array::from_fn(|i| those(&|c| c == Companion::Loyal(Animal::ALL[i])));
        self.strays = those(&|c| matches!(c, Companion::Stray(_)));
    }
    #[inline]
    pub fn hero(&self, card: HeroCard) -> &Hero {
        &self.heroes[card.index()]
    }
    #[inline]
    pub fn commission(&self, card: CommissionCard) -> &Commission {
        &self.commissions[card.index()]
    }
    #[inline]
    pub fn deed(&self, card: DeedCard) -> &Deed {
        &self.deeds[card.index()]
    }
    #[inline]
    pub fn companion(&self, card: CompanionCard) -> Companion {
        self.companions[card.index()]
    }
    #[inline]
    pub fn event(&self, card: EventCard) -> &Event {
        &self.events[card.index()]
    }
    #[inline]
    pub fn action(&self, card: RivalCard) -> &ActionCard {
        &self.actions[card.index()]
    }
    /// The effects of a list.
    pub fn list(&self, list: List) -> &[Effect] {
        self.lists.get(list)
    }
    /// The cards of one animal, as a set of companion numbers.
    #[inline]
    pub fn cards_of(&self, animal: Animal) -> Set<CompanionCard> {
        self.animals[animal.index()]
    }
    /// The card of a stray.
    pub fn stray_card(&self, stray: Stray) -> CompanionCard {
        let is = |c: &Companion| *c == Companion::Stray(stray);
        CompanionCard::new(self.companions.iter().position(is).expect("every pack has the four strays") as u8)
    }
}
