//! The catalog as clients get it: views and actions name cards by the numbers used here. What a card does stands in it
//! twice, as data in the notation of packs and as texts (`says`, a text per line); whatever shows a card says these.
mod board;
mod cards;
mod heroes;

pub use board::{EnemyView, LocationView, MapView, Space, TownView};
pub use cards::{
    BuildingView, EndingView, FindView, FoeView, NeedView, OrderView, QuestView, SoloView, SpecialistCard,
};
pub use heroes::{AttackView, BoostView, GiftView, HeroView, PowerView, TokenView};

use crate::effect::List;
use crate::words::*;
use crate::{Action, NowOrNever};
use serde::Serialize;
use table::{Numbered, Verb};

/// Effects in the notation of packs: `pay coins 2`.
type Effects = Vec<String>;

/// Every card, token and board of a pack. Where both sides of a board are told, above ground comes first.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "Catalog"))]
pub struct CatalogView {
    pub name: String,
    pub id: String,
    /// the side in use
    pub side: Side,
    #[cfg_attr(feature = "types", ts(as = "Vec<Good>"))]
    pub goods: &'static [Good],
    pub maps: Vec<MapView>,
    /// of the map in use
    pub spaces: Vec<Space>,
    pub towns: Vec<TownView>,
    pub locations: Vec<Vec<LocationView>>,
    /// those that are random tiles
    #[cfg_attr(feature = "types", ts(as = "Vec<Location>"))]
    pub random_locations: [Location; 3],
    pub enemies: Vec<Vec<EnemyView>>,
    pub heroes: Vec<HeroView>,
    pub tokens: Vec<TokenView>,
    pub powers: Vec<PowerView>,
    pub specialists: Vec<SpecialistCard>,
    pub buildings: Vec<BuildingView>,
    /// how many villagers make each good
    #[cfg_attr(feature = "types", ts(as = "Vec<u8>"))]
    pub villagers: [u8; 4],
    pub quests: Vec<QuestView>,
    pub orders: Vec<OrderView>,
    pub finds: Vec<FindView>,
    pub solo: Vec<SoloView>,
    pub trades: Vec<TradeView>,
    pub verbs: Vec<Verb>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "Trade"))]
pub struct TradeView {
    #[cfg_attr(feature = "types", ts(as = "Vec<u8>"))]
    pub goods: [u8; 4],
    pub coins: u8,
}

impl CatalogView {
    pub fn of(g: &NowOrNever) -> CatalogView {
        let cat = &*g.cat;
        let location = |side: usize, l: Location| LocationView::of(g, l, cat.locations[side][l.index()]);
        CatalogView {
            name: cat.name.clone(),
            id: cat.id.clone(),
            side: g.opt.side,
            goods: Good::ALL,
            maps: cat.maps.iter().map(MapView::of).collect(),
            spaces: MapView::of(&cat.maps[g.side]).spaces,
            towns: cat.towns.iter().map(TownView::of).collect(),
            locations: [0, 1].map(|side| Location::ALL.iter().map(|&l| location(side, l)).collect()).to_vec(),
            random_locations: cat.random,
            enemies: [0, 1].map(|side| EnemyView::all(g, side)).to_vec(),
            heroes: Hero::ALL.iter().map(|&hero| HeroView::of(g, hero)).collect(),
            tokens: TokenView::all(g),
            powers: PowerView::all(g),
            specialists: SpecialistCard::all(g),
            buildings: BuildingView::all(g),
            villagers: cat.villagers,
            quests: QuestView::all(g),
            orders: OrderView::all(g),
            finds: FindView::all(g),
            solo: SoloView::all(g),
            trades: cat.trades.iter().map(|t| TradeView { goods: t.goods, coins: t.coins }).collect(),
            verbs: Verb::all(Action::VERBS),
        }
    }
}

/// A list as data.
fn effects(g: &NowOrNever, list: List) -> Effects {
    g.cat.list(list).iter().map(ToString::to_string).collect()
}

/// Cards with their numbers and ids.
fn numbered<C: Numbered, T>(ids: &[String], card: impl Fn(C, String) -> T) -> Vec<T> {
    (0..).zip(ids).filter_map(|(n, id)| Some(card(C::numbered(n)?, id.clone()))).collect()
}
