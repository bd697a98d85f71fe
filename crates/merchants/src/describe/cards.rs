//! Cards and tiles, as data and in words.
use super::{Effects, effects, numbered};
use crate::Merchants;
use crate::cards::*;
use crate::catalog::{Bonus, Companion};
use crate::words::*;
use serde::Serialize;
use table::Text;

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "HeroCard"))]
pub struct HeroView {
    pub n: HeroCard,
    pub id: String,
    pub town: Town,
    pub wants: Vec<Good>,
    pub bonus: Bonus,
    pub starting: bool,
    /// home, wishes, and what he gives when he takes his place
    pub says: Vec<Text>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "CommissionCard"))]
pub struct CommissionView {
    pub n: CommissionCard,
    pub id: String,
    pub town: Town,
    #[cfg_attr(feature = "types", ts(as = "Vec<Good>"))]
    pub wants: [Good; 3],
    /// where to, what, and what it brings
    pub says: Vec<Text>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "EventCard"))]
pub struct EventView {
    pub n: EventCard,
    pub id: String,
    pub road: Road,
    /// of the values 1 to 6
    pub values: Vec<Effects>,
    /// the road, then each value; the story is a message of its own, `event-ID-story`
    pub says: Vec<Text>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "DeedCard"))]
pub struct DeedView {
    pub n: DeedCard,
    pub id: String,
    pub needs: Vec<String>,
    pub reward: String,
    pub per: Option<String>,
    pub most: u8,
    /// what is needed, what it brings
    pub says: Vec<Text>,
    /// the reward alone, once
    pub gives: Text,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "CompanionCard", optional_fields))]
pub struct CompanionView {
    pub n: CompanionCard,
    #[cfg_attr(feature = "types", ts(type = "string"))]
    pub id: &'static str,
    pub loyal: bool,
    /// of a loyal one
    #[serde(skip_serializing_if = "Option::is_none")]
    pub abilities: Option<Vec<Effects>>,
    /// of a stray
    #[serde(skip_serializing_if = "Option::is_none")]
    pub effects: Option<Effects>,
    pub says: Vec<Text>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "BuildingCard"))]
pub struct BuildingView {
    pub building: Building,
    pub tile: u8,
    pub costs: Vec<String>,
    pub effects: Effects,
    pub says: Vec<Text>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "RegionCard"))]
pub struct RegionView {
    pub region: Region,
    #[cfg_attr(feature = "types", ts(as = "Vec<Town>"))]
    pub towns: [Town; 2],
    /// what a delivered hero gives
    pub hero: Effects,
    pub says: Vec<Text>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "SteedCard"))]
pub struct SteedView {
    pub steed: Steed,
    pub says: Vec<Text>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "UpgradeTile"))]
pub struct TileView {
    pub tile: Tile,
    pub says: Vec<Text>,
}

impl HeroView {
    pub(super) fn all(g: &Merchants) -> Vec<HeroView> {
        let cat = &*g.cat;
        numbered(&cat.names.heroes, |n, id| {
            let (hero, starting) = (cat.hero(n), cat.starting.has(n));
            let (town, wants, bonus) = (hero.town, hero.requests().to_vec(), hero.bonus);
            HeroView { n, id, town, wants, bonus, starting, says: g.hero_lines(n) }
        })
    }
}

impl CommissionView {
    pub(super) fn all(g: &Merchants) -> Vec<CommissionView> {
        numbered(&g.cat.names.commissions, |n, id| {
            let card = g.cat.commission(n);
            CommissionView { n, id, town: card.town, wants: card.goods, says: g.commission_lines(n) }
        })
    }
}

impl EventView {
    pub(super) fn all(g: &Merchants) -> Vec<EventView> {
        numbered(&g.cat.names.events, |n, id| {
            let card = g.cat.event(n);
            let values = card.values.iter().map(|&list| effects(&g.cat, list)).collect();
            EventView { n, id, road: card.road, values, says: g.event_lines(n) }
        })
    }
}

impl DeedView {
    pub(super) fn all(g: &Merchants) -> Vec<DeedView> {
        numbered(&g.cat.names.deeds, |n, id| {
            let deed = g.cat.deed(n);
            DeedView {
                n,
                id,
                needs: deed.needs.iter().map(|(what, n)| format!("{what} {n}")).collect(),
                reward: deed.reward.to_string(),
                per: deed.per.map(|what| what.to_string()),
                most: deed.most,
                says: deed.lines(),
                gives: deed.reward.text(),
            }
        })
    }
}

impl CompanionView {
    pub(super) fn all(g: &Merchants) -> Vec<CompanionView> {
        let cat = &*g.cat;
        let card = |(n, &card): (u8, &Companion)| {
            let n = CompanionCard::new(n);
            let says = g.companion_lines(card);
            match card {
                Companion::Loyal(animal) => {
                    let abilities = cat.abilities[animal.index()].iter().map(|&list| effects(cat, list)).collect();
                    CompanionView { n, id: animal.word(), loyal: true, abilities: Some(abilities), effects: None, says }
                }
                Companion::Stray(stray) => {
                    let gives = effects(cat, cat.stray_effects[stray.index()]);
                    CompanionView { n, id: stray.word(), loyal: false, abilities: None, effects: Some(gives), says }
                }
            }
        };
        (0..).zip(&cat.companions).map(card).collect()
    }
}

impl BuildingView {
    pub(super) fn all(g: &Merchants) -> Vec<BuildingView> {
        let card = |&building: &Building| {
            let card = &g.cat.buildings[building.index()];
            BuildingView {
                building,
                tile: card.tile,
                costs: card.costs.iter().map(ToString::to_string).collect(),
                effects: effects(&g.cat, card.effects),
                says: g.building_lines(building),
            }
        };
        Building::ALL.iter().filter(|&&building| g.cat.in_play.has(building)).map(card).collect()
    }
}

impl RegionView {
    pub(super) fn all(g: &Merchants) -> Vec<RegionView> {
        let card = |&region: &Region| {
            let list = g.cat.regions[region.index()];
            let says = vec![g.effects(Text::new("card-region"), list)];
            RegionView { region, towns: region.towns(), hero: effects(&g.cat, list), says }
        };
        Region::ALL.iter().map(card).collect()
    }
}

impl TileView {
    pub(super) fn of(tile: Tile) -> TileView {
        TileView { tile, says: vec![Text::new(super::says::tile(tile))] }
    }
}
