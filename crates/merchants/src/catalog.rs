//! A content pack, checked and ready for the rules: every card, die and board as flat tables.
use crate::deed::Deed;
use crate::effect::{Cost, Effect, List};
use crate::fit::Fit;
use crate::words::*;
use table::Set;

/// What a hero gives when he takes his place (F-078).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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

/// Ids of cards, in the order of their numbers: what locales and scenes call them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names {
    pub heroes: Vec<String>,
    pub commissions: Vec<String>,
    pub events: Vec<String>,
    pub deeds: Vec<String>,
}

/// Everything a pack says. Cards are named by their number in these lists.
#[derive(Clone, Debug)]
pub struct Catalog {
    pub name: String,
    /// fingerprint of the whole pack
    pub id: String,
    pub names: Names,
    /// all lists of effects one after another, each closed by [`Effect::End`]; list 0 is the empty one
    pub code: Vec<Effect>,

    /// ordinary heroes first, then the starting heroes
    pub heroes: Vec<Hero>,
    /// the numbers of the ordinary heroes
    pub ordinary: Set,
    /// the numbers of the starting heroes
    pub starting: Set,
    pub commissions: Vec<Commission>,
    /// the commissions of each town
    pub stacks: [Set; 6],
    pub events: Vec<Event>,
    /// the events of each road
    pub roads: [Set; 2],
    pub deeds: Vec<Deed>,
    /// loyal ones grouped by animal, then the strays
    pub companions: Vec<Companion>,
    /// the cards of each animal
    pub animals: [Set; 6],
    /// the cards of the strays
    pub strays: Set,
    pub abilities: [[List; 2]; 6],
    pub stray_effects: [List; 4],
    /// by [`Building`]
    pub buildings: Vec<BuildingCard>,
    pub first_game: [Building; 4],

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

impl Catalog {
    /// The effects of a list.
    pub fn list(&self, list: List) -> &[Effect] {
        let rest = &self.code[list.0 as usize..];
        let n = rest.iter().position(|&e| e == Effect::End).expect("lists are closed");
        &rest[..n]
    }
    /// The cards of one animal, as a set of companion numbers.
    #[inline]
    pub fn cards_of(&self, animal: Animal) -> Set {
        self.animals[animal.index()]
    }
    /// The card of a stray.
    pub fn stray_card(&self, stray: Stray) -> u8 {
        let is = |c: &Companion| *c == Companion::Stray(stray);
        self.companions.iter().position(is).expect("every pack has the four strays") as u8
    }
}
