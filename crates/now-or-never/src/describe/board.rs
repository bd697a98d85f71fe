//! The boards: maps, towns, locations and who lives there.
use super::{Effects, effects, numbered};
use crate::NowOrNever;
use crate::catalog::{COLUMNS, Map, SPACES, Site, Town};
use crate::effect::List;
use crate::words::*;
use serde::Serialize;
use table::Text;

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "MapSide"))]
pub struct MapView {
    pub columns: u8,
    pub spaces: Vec<Space>,
    pub monument: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Space {
    pub space: u8,
    pub location: Option<Location>,
    /// a random location tile lies here
    pub scroll: Option<u8>,
    pub mountain: bool,
    /// of its search token
    pub letter: Option<String>,
    /// of the enemy who lives here
    pub level: Option<u8>,
}

/// One side of the town boards: 4 rows of 4, the starting row last.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "TownSide"))]
pub struct TownView {
    /// what building there gives
    #[cfg_attr(feature = "types", ts(as = "Vec<Option<Stuff>>"))]
    pub gives: [Option<Stuff>; 16],
    /// what building there costs more
    #[cfg_attr(feature = "types", ts(as = "Vec<u8>"))]
    pub extra: [u8; 16],
    /// points, by row
    #[cfg_attr(feature = "types", ts(as = "Vec<u8>"))]
    pub full_row: [u8; 4],
    #[cfg_attr(feature = "types", ts(as = "Vec<u8>"))]
    pub housing: [u8; 4],
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "LocationCard"))]
pub struct LocationView {
    pub location: Location,
    pub effects: Effects,
    pub says: Vec<Text>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "EnemyCard"))]
pub struct EnemyView {
    pub n: u8,
    pub id: String,
    pub level: u8,
    pub health: u8,
    pub attack: u8,
    pub reward: Effects,
    /// the reward
    pub says: Vec<Text>,
}

impl MapView {
    pub(super) fn of(map: &Map) -> MapView {
        let space = |n: usize| Space::of(map, n);
        MapView { columns: COLUMNS, spaces: (0..SPACES).map(space).collect(), monument: map.monument }
    }
}

impl Space {
    fn of(map: &Map, n: usize) -> Space {
        let (location, scroll) = match map.at[n] {
            Site::Plain => (None, None),
            Site::Location(location) => (Some(location), None),
            Site::Scroll(scroll) => (None, Some(scroll)),
        };
        let (letter, lair) = (map.letter_at[n], map.lair_at[n]);
        Space {
            space: n as u8,
            location,
            scroll,
            mountain: map.mountains >> n & 1 == 1,
            letter: letter.map(|letter| char::from(b'A' + letter).to_string()),
            level: lair.map(|lair| lair + 1),
        }
    }
}

impl TownView {
    pub(super) fn of(town: &Town) -> TownView {
        TownView { gives: town.gives, extra: town.extra, full_row: town.full_row, housing: town.housing }
    }
}

impl LocationView {
    pub(super) fn of(g: &NowOrNever, location: Location, list: List) -> LocationView {
        LocationView { location, effects: effects(g, list), says: g.list_texts(list) }
    }
}

impl EnemyView {
    pub(super) fn all(g: &NowOrNever, side: usize) -> Vec<EnemyView> {
        numbered(&g.cat.names.enemies[side], |n: u8, id| {
            let enemy = &g.cat.enemies[side][n as usize];
            EnemyView {
                n,
                id,
                level: n + 1,
                health: enemy.health,
                attack: enemy.attack,
                reward: effects(g, enemy.reward),
                says: g.list_texts(enemy.reward),
            }
        })
    }
}
