//! The catalog as clients get it: views and actions name cards by the numbers used here. What a card does stands in it
//! twice, as data in the notation of packs and as texts (`says`, a text per line); whatever shows a card says these.
mod automaton;
mod cards;
mod places;
mod says;

pub use automaton::{ActionView, AutomatonCard, DealView, LevelView};
pub use cards::{
    BuildingView, CommissionView, CompanionView, DeedView, EventView, HeroView, RegionView, SteedView, TileView,
};

use crate::edition::Edition;
use crate::effect::List;
use crate::fit::Shape;
use crate::wording::effect_text;
use crate::words::*;
use crate::{Action, Catalog, Merchants};
use serde::Serialize;
use std::collections::BTreeMap;
use table::{Numbered, Text, Verb};

/// Effects in the notation of packs: `coins 2`.
type Effects = Vec<String>;

/// Every card, die and board of a pack; views name cards by the numbers used here.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "Catalog"))]
pub struct CatalogView {
    pub name: String,
    pub id: String,
    pub edition: Edition,
    pub goods: Vec<GoodTile>,
    pub grid: (u8, u8),
    pub bag: (u8, u8),
    pub storage_tile: Shape,
    pub towns: Vec<TownPlace>,
    #[cfg_attr(feature = "types", ts(as = "Vec<District>"))]
    pub districts: &'static [District],
    pub heroes: Vec<HeroView>,
    pub commissions: Vec<CommissionView>,
    pub events: Vec<EventView>,
    pub deeds: Vec<DeedView>,
    pub companions: Vec<CompanionView>,
    pub buildings: Vec<BuildingView>,
    pub steeds: Vec<Steed>,
    #[cfg_attr(feature = "types", ts(as = "Vec<Tile>"))]
    pub upgrades: &'static [Tile],
    #[cfg_attr(feature = "types", ts(as = "Vec<Building>"))]
    pub first_game: [Building; 4],
    #[cfg_attr(feature = "types", ts(as = "Vec<Good>"))]
    pub wheel: [Good; 6],
    #[cfg_attr(feature = "types", ts(as = "Vec<Face>"))]
    pub night_die: [Face; 6],
    #[cfg_attr(feature = "types", ts(as = "Vec<Face>"))]
    pub illuminated_die: [Face; 6],
    /// the crafting chart, by face
    #[cfg_attr(feature = "types", ts(as = "BTreeMap<String, Good>"))]
    pub craft: BTreeMap<Face, Good>,
    pub oracle_die: Vec<Effects>,
    pub ruins_die: Vec<Effects>,
    /// by place; the south is a choice
    pub dark_market: BTreeMap<&'static str, Effects>,
    pub ruins: BTreeMap<&'static str, Vec<Good>>,
    /// what is found at each place of the dark market and of the ruins, by the message that names the place
    pub places: BTreeMap<String, Text>,
    pub regions: Vec<RegionView>,
    /// of the two places of the courtyard, the top banner first
    pub deed_bonus: Vec<Effects>,
    pub actions: Vec<ActionView>,
    pub levels: Vec<LevelView>,
    pub verbs: Vec<Verb>,
    /// `steeds` and `upgrades` again, with what they do
    pub steed_cards: Vec<SteedView>,
    pub upgrade_tiles: Vec<TileView>,
    /// every effect of the lists above in words, by its notation
    pub effects: BTreeMap<String, Text>,
    pub automaton: AutomatonCard,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct GoodTile {
    pub good: Good,
    pub stock: u8,
    pub shape: Shape,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct TownPlace {
    pub town: Town,
    pub region: Region,
}

impl CatalogView {
    pub fn of(g: &Merchants) -> CatalogView {
        let cat = &*g.cat;
        let lists = |all: &[List]| all.iter().map(|&list| effects(cat, list)).collect::<Vec<_>>();
        let goods = |mask: u8| Good::ALL.iter().copied().filter(|&g| mask >> g as u8 & 1 == 1).collect::<Vec<_>>();
        let tile = |&good: &Good| GoodTile {
            good,
            stock: cat.stock[good.index()],
            shape: cat.fit.shapes[good.index()].clone(),
        };
        CatalogView {
            name: cat.name.clone(),
            id: cat.id.clone(),
            edition: g.opt.edition,
            goods: Good::ALL.iter().map(tile).collect(),
            grid: cat.fit.grid,
            bag: cat.fit.bag,
            storage_tile: cat.fit.tile.clone(),
            towns: Town::ALL.iter().map(|&town| TownPlace { town, region: town.region() }).collect(),
            districts: District::ALL,
            heroes: HeroView::all(g),
            commissions: CommissionView::all(g),
            events: EventView::all(g),
            deeds: DeedView::all(g),
            companions: CompanionView::all(g),
            buildings: BuildingView::all(g),
            steeds: g.steeds_in_play().collect(),
            upgrades: Tile::ALL,
            first_game: cat.first_game,
            wheel: cat.wheel,
            night_die: cat.night,
            illuminated_die: cat.illuminated,
            craft: cat.night.iter().map(|&face| (face, cat.craft[face.index()])).collect(),
            oracle_die: lists(&cat.oracle),
            ruins_die: lists(&cat.ruins_die),
            dark_market: (1..4).map(|at| (DARK_MARKET[at], effects(cat, cat.dark_market[at]))).collect(),
            ruins: RUINS_SPACES.into_iter().zip(cat.ruins.map(goods)).collect(),
            places: g.places(),
            regions: RegionView::all(g),
            deed_bonus: lists(&cat.deed_bonus),
            actions: ActionView::all(g),
            levels: LevelView::all(g),
            verbs: Verb::all(Action::VERBS),
            steed_cards: g.steeds_in_play().map(|steed| SteedView { steed, says: g.steed_lines(steed) }).collect(),
            upgrade_tiles: Tile::ALL.iter().map(|&tile| TileView::of(tile)).collect(),
            effects: cat.lists.each().iter().map(|&effect| (effect.to_string(), effect_text(effect))).collect(),
            automaton: AutomatonCard::of(g),
        }
    }
}

impl Merchants {
    fn steeds_in_play(&self) -> impl Iterator<Item = Steed> {
        Steed::ALL.iter().copied().filter(|&steed| self.cat.steeds >> steed as u8 & 1 == 1)
    }
}

/// A list as data.
fn effects(cat: &Catalog, list: List) -> Effects {
    cat.list(list).iter().map(ToString::to_string).collect()
}

/// Cards with their numbers and ids.
fn numbered<C: Numbered, T>(ids: &[String], card: impl Fn(C, String) -> T) -> Vec<T> {
    (0..).zip(ids).filter_map(|(n, id)| Some(card(C::numbered(n)?, id.clone()))).collect()
}
