//! The cards of Merchants as a client gets them.
#![allow(dead_code, reason = "read from real catalogs and named in TypeScript, never looked at here")]
use merchants::edition::Edition;
use merchants::words::*;
use serde::Deserialize;
use serde_json::json;
use std::collections::BTreeMap;
use ts_rs::TS;

/// Effects in the notation of packs: `coins 2`.
type Effects = Vec<String>;

/// Every card, die and board of a pack; views name cards by the numbers used here.
#[derive(Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Catalog {
    name: String,
    id: String,
    edition: Edition,
    goods: Vec<GoodTile>,
    grid: (u8, u8),
    bag: (u8, u8),
    storage_tile: Vec<(u8, u8)>,
    towns: Vec<TownPlace>,
    districts: Vec<District>,
    heroes: Vec<HeroCard>,
    commissions: Vec<CommissionCard>,
    events: Vec<EventCard>,
    deeds: Vec<DeedCard>,
    companions: Vec<CompanionCard>,
    buildings: Vec<BuildingCard>,
    steeds: Vec<Steed>,
    upgrades: Vec<Tile>,
    first_game: Vec<Building>,
    wheel: Vec<Good>,
    night_die: Vec<Face>,
    illuminated_die: Vec<Face>,
    /// the crafting chart, by face
    craft: BTreeMap<String, Good>,
    oracle_die: Vec<Effects>,
    ruins_die: Vec<Effects>,
    /// by place; the south is a choice
    dark_market: BTreeMap<String, Effects>,
    ruins: BTreeMap<String, Vec<Good>>,
    regions: Vec<RegionCard>,
    /// of the two places of the courtyard, the top banner first
    deed_bonus: Vec<Effects>,
    actions: Vec<ActionCard>,
    levels: Vec<LevelCard>,
    verbs: Vec<Verb>,
}

#[derive(Deserialize, TS)]
#[serde(deny_unknown_fields)]
struct GoodTile {
    good: Good,
    stock: u8,
    shape: Vec<(u8, u8)>,
}

#[derive(Deserialize, TS)]
#[serde(deny_unknown_fields)]
struct TownPlace {
    town: Town,
    region: Region,
}

#[derive(Deserialize, TS)]
#[serde(deny_unknown_fields)]
struct HeroCard {
    n: u8,
    id: String,
    town: Town,
    wants: Vec<Good>,
    bonus: Bonus,
    starting: bool,
}

/// What a hero gives when he takes his place.
#[derive(Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
enum Bonus {
    Lantern,
    Horseshoe,
    Storage,
    Good(Good),
}

#[derive(Deserialize, TS)]
#[serde(deny_unknown_fields)]
struct CommissionCard {
    n: u8,
    id: String,
    town: Town,
    wants: Vec<Good>,
}

#[derive(Deserialize, TS)]
#[serde(deny_unknown_fields)]
struct EventCard {
    n: u8,
    id: String,
    road: Road,
    /// of the values 1 to 6
    values: Vec<Effects>,
}

#[derive(Deserialize, TS)]
#[serde(deny_unknown_fields)]
struct DeedCard {
    n: u8,
    id: String,
    needs: Vec<String>,
    reward: String,
    per: Option<String>,
    most: u8,
}

#[derive(Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
struct CompanionCard {
    n: u8,
    id: String,
    loyal: bool,
    /// of a loyal one
    abilities: Option<Vec<Effects>>,
    /// of a stray
    effects: Option<Effects>,
}

#[derive(Deserialize, TS)]
#[serde(deny_unknown_fields)]
struct BuildingCard {
    building: Building,
    tile: u8,
    costs: Vec<String>,
    effects: Effects,
}

#[derive(Deserialize, TS)]
#[serde(deny_unknown_fields)]
struct RegionCard {
    region: Region,
    towns: Vec<Town>,
    /// what a delivered hero gives
    hero: Effects,
}

/// A card of the automaton; its places count from 1.
#[derive(Deserialize, TS)]
#[serde(deny_unknown_fields)]
struct ActionCard {
    n: u8,
    id: String,
    space: u8,
    reward: Effects,
    /// instead, for an illuminated die
    lit: Option<Effects>,
    actions: Vec<Deal>,
    town: Town,
    hero: u8,
    companion: u8,
    sells: Vec<u8>,
    fortune: Vec<Luck>,
    deed: String,
    south: String,
}

#[derive(Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
struct Deal {
    r#do: String,
    needs: Vec<String>,
    goods: Option<Vec<Good>>,
    steps: Option<u8>,
}

#[derive(Deserialize, TS)]
#[serde(deny_unknown_fields)]
struct LevelCard {
    level: Difficulty,
    coins: u8,
    lanterns: u8,
    illuminated_dice: u8,
    bonus: Effects,
}

/// How an action is written: a verb and its objects.
#[derive(Deserialize, TS)]
#[serde(deny_unknown_fields)]
struct Verb {
    verb: String,
    objects: Vec<String>,
}

#[test]
fn the_cards_are_as_described() {
    for edition in ["final", "prototype"] {
        let game = shelf::find("merchants").expect("it is on the shelf");
        let catalog = game.catalog_of(&json!({ "edition": edition }), None).expect("our own pack");
        serde_json::from_value::<Catalog>(catalog).unwrap_or_else(|e| panic!("{edition}: {e}"));
    }
}
