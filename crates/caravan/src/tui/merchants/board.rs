//! The parts of view and catalog that the picture draws.
use crate::tui::arrange::{Cell, Packing};
use serde::Deserialize;
use serde_json::Value;

/// A place that may be empty.
pub type Place = Option<usize>;

#[derive(Deserialize)]
pub struct Board {
    pub round: u8,
    pub active: usize,
    pub wheel: Vec<Section>,
    pub dark_market: String,
    pub ruins: String,
    pub buildings: Vec<String>,
    pub inn: Vec<Place>,
    pub courtyard: Vec<Place>,
    pub companions: Vec<Place>,
    pub travel_die: bool,
    pub commissions: Vec<Place>,
    pub upgrades: Vec<String>,
    pub fortune_coins: u8,
    pub decks: Decks,
    /// the last caravan stays on the board until the next one sets out
    pub caravan: Option<Caravan>,
    pub doing: Vec<Doing>,
    pub wagons: Vec<Wagon>,
    pub automaton: Option<Automaton>,
    /// of whoever looks, while the game runs
    pub would: Option<Would>,
    #[serde(default)]
    pub scores: Vec<Score>,
}

/// What somebody would score if the game ended now.
#[derive(Deserialize)]
pub struct Would {
    pub score: Score,
}

#[derive(Deserialize)]
pub struct Section {
    pub good: String,
    pub price: u8,
    pub dice: usize,
}

#[derive(Deserialize)]
pub struct Decks {
    pub heroes: usize,
    pub deeds: usize,
    pub companions: usize,
    pub commissions: Vec<usize>,
}

#[derive(Deserialize)]
pub struct Doing {
    pub step: String,
}

#[derive(Deserialize)]
pub struct Caravan {
    pub town: String,
    pub road: String,
    pub travellers: Vec<usize>,
    #[serde(default)]
    pub event: Place,
    pub dice: Vec<usize>,
    pub taken: Vec<usize>,
}

#[derive(Deserialize)]
pub struct Wagon {
    /// `null`: nobody may count those of the automaton
    pub coins: Option<u16>,
    pub prestige: u16,
    pub lanterns: usize,
    pub lantern_slots: usize,
    pub quartz: usize,
    pub horseshoes: usize,
    pub inventory_slots: usize,
    pub space: usize,
    pub locked: Vec<Option<String>>,
    pub reserve: Vec<String>,
    pub spent: u8,
    pub special_reserve: Vec<String>,
    pub pool: Vec<String>,
    pub pool_illuminated: bool,
    pub goods: [Vec<usize>; 2],
    pub packing: Packing,
    pub heroes: Vec<Rider>,
    pub commissions: Vec<usize>,
    pub deeds: Vec<Place>,
    pub companions: Vec<Owned>,
    pub steeds: Vec<String>,
    pub upgrades: Vec<String>,
    pub log: Log,
}

/// What the automaton has besides what stands in its wagon.
#[derive(Deserialize)]
pub struct Automaton {
    pub seat: usize,
    pub goods: u32,
    pub illuminated_dice: u32,
    pub heroes: Vec<usize>,
    pub commissions: Vec<usize>,
    pub card: usize,
    pub cards_to_come: Vec<usize>,
}

#[derive(Deserialize)]
pub struct Rider {
    pub hero: usize,
    pub storage: bool,
}

#[derive(Deserialize)]
pub struct Owned {
    pub card: usize,
    pub used: [bool; 2],
}

#[derive(Deserialize)]
pub struct Log {
    pub commissions: u32,
    pub heroes: u32,
}

#[derive(Deserialize)]
pub struct Score {
    pub total: i32,
    pub base: i32,
    pub coins: i32,
    pub prestige: i32,
    pub points: i32,
    pub unused: i32,
    pub gifts: i32,
    pub commissions: i32,
    pub heroes: i32,
}

#[derive(Deserialize)]
pub struct Catalog {
    pub goods: Vec<GoodKind>,
    pub storage_tile: Vec<Cell>,
    pub towns: Vec<TownCard>,
    pub heroes: Vec<Hero>,
    pub commissions: Vec<Commission>,
    pub events: Vec<Event>,
    pub deeds: Vec<Named>,
    pub companions: Vec<Companion>,
    pub dark_market: std::collections::BTreeMap<String, Vec<String>>,
    pub ruins: std::collections::BTreeMap<String, Vec<String>>,
    pub deed_bonus: Vec<Vec<String>>,
    pub actions: Vec<Named>,
}

#[derive(Deserialize)]
pub struct GoodKind {
    pub good: String,
    pub shape: Vec<Cell>,
}

#[derive(Deserialize)]
pub struct TownCard {
    pub town: String,
}

#[derive(Deserialize)]
pub struct Hero {
    pub id: String,
    pub town: String,
    pub wants: Vec<String>,
    pub bonus: Value,
}

#[derive(Deserialize)]
pub struct Commission {
    pub id: String,
    pub town: String,
    pub wants: Vec<String>,
}

#[derive(Deserialize)]
pub struct Event {
    pub id: String,
    pub values: Vec<Vec<String>>,
}

#[derive(Deserialize)]
pub struct Named {
    pub id: String,
}

#[derive(Deserialize)]
pub struct Companion {
    pub id: String,
    pub loyal: bool,
}

impl Catalog {
    /// The forms of the goods and of the storage tile.
    pub fn shapes(&self) -> Vec<(Option<String>, Vec<Cell>)> {
        let goods = self.goods.iter().map(|g| (Some(g.good.clone()), g.shape.clone()));
        goods.chain([(None, self.storage_tile.clone())]).collect()
    }
}
