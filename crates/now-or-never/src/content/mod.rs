//! Content packs: thirteen TOML files become a [`Catalog`], or a list of everything that is wrong with them.
//!
//! Nothing here touches a disk. `table::pack` knows tables and fields, `lists` what may stand in a list of effects,
//! `powers` what tokens and cards can do, `known` what the rules say of things by name; `board`, `heroes`, `town`,
//! `house` and `quests` know what the rules need of each file.
mod board;
mod heroes;
mod house;
mod known;
mod lists;
mod powers;
mod quests;
#[cfg(test)]
mod tests;
mod town;

use crate::NowOrNever;
use crate::catalog::{Building, Catalog, Find, Names, Order, Quest, SoloCard, Specialist, Token, Trade};
use crate::market::Prices;
use board::Board;
use heroes::{Enemies, Heroes, Named};
use lists::Lists;
use powers::Powers;
use std::collections::{BTreeMap, BTreeSet};
use table::pack::{self, Card, File, Notes};
use table::{Pack, Problems, Shelved};
use toml::Table;

/// The files of a pack, and our own cards.
const FILES: [File; 13] = [
    ("pack.toml", include_str!("../../../../content/now-or-never/pack.toml")),
    ("board.toml", include_str!("../../../../content/now-or-never/board.toml")),
    ("enemies.toml", include_str!("../../../../content/now-or-never/enemies.toml")),
    ("heroes.toml", include_str!("../../../../content/now-or-never/heroes.toml")),
    ("gear.toml", include_str!("../../../../content/now-or-never/gear.toml")),
    ("specialists.toml", include_str!("../../../../content/now-or-never/specialists.toml")),
    ("buildings.toml", include_str!("../../../../content/now-or-never/buildings.toml")),
    ("villagers.toml", include_str!("../../../../content/now-or-never/villagers.toml")),
    ("quests.toml", include_str!("../../../../content/now-or-never/quests.toml")),
    ("orders.toml", include_str!("../../../../content/now-or-never/orders.toml")),
    ("finds.toml", include_str!("../../../../content/now-or-never/finds.toml")),
    ("solo.toml", include_str!("../../../../content/now-or-never/solo.toml")),
    ("market.toml", include_str!("../../../../content/now-or-never/market.toml")),
];

/// The pack that we play with unless told otherwise.
pub fn own_pack() -> Pack {
    pack::own(&FILES)
}

/// Reads and checks a pack. A wrong one is refused with all its problems.
pub fn read(pack: &Pack) -> Result<Catalog, Problems> {
    let notes = Notes::default();
    let files = pack::parse(NowOrNever::NAME, pack, &FILES, &[], &notes);
    let (mut lists, mut powers) = (Lists::default(), Powers::default());
    let parts = Parts::read(&files, &notes, &mut lists, &mut powers);
    if lists.too_many() {
        notes.wrong("quests.toml: quest", "too many different lists of effects");
    }
    if powers.too_many() {
        let most = crate::catalog::MOST_POWERS;
        notes.wrong("quests.toml: quest", format!("{} powers in the pack, more than {most}", powers.all.len()));
    }
    parts.no_token_twice(&notes);
    notes.take().or(())?;
    let id = pack::fingerprint_of(&files, pack);
    Ok(parts.catalog(id, lists, powers).expect("what could not be read was noted"))
}

/// What the files say; `None` where something was wrong.
struct Parts {
    name: Option<String>,
    board: Option<Board>,
    enemies: Option<Enemies>,
    heroes: Option<Heroes>,
    gear: Option<Named<Token>>,
    specialists: Option<Named<Specialist>>,
    buildings: Option<Named<Building>>,
    villagers: Option<[u8; 4]>,
    quests: Option<Named<Quest>>,
    orders: Option<Named<Order>>,
    finds: Option<([String; 8], [Find; 8])>,
    solo: Option<Named<SoloCard>>,
    trades: Option<[Trade; crate::catalog::TRADES]>,
}

impl Parts {
    fn read(files: &BTreeMap<String, Table>, notes: &Notes, lists: &mut Lists, powers: &mut Powers) -> Parts {
        let file = |name: &str| files.get(name).map(|table| Card::new(notes, name, table.clone()));
        Parts {
            name: file("pack.toml").and_then(|f| pack::head(f, |_| ()).0),
            board: file("board.toml").and_then(|f| board::board(f, lists)),
            enemies: file("enemies.toml").and_then(|f| heroes::enemies(f, lists)),
            heroes: file("heroes.toml").and_then(|f| heroes::heroes(f, lists, powers)),
            gear: file("gear.toml").and_then(|f| heroes::gear(f, lists, powers)),
            specialists: file("specialists.toml").and_then(|f| town::specialists(f, lists)),
            buildings: file("buildings.toml").and_then(town::buildings),
            villagers: file("villagers.toml").and_then(town::villagers),
            quests: file("quests.toml").and_then(|f| quests::quests(f, lists, powers)),
            orders: file("orders.toml").and_then(town::orders),
            finds: file("finds.toml").and_then(|f| house::finds(f, lists)),
            solo: file("solo.toml").and_then(house::solo),
            trades: file("market.toml").and_then(house::market),
        }
    }

    /// Gear and abilities lie in the same slots, so no two may share an id.
    fn no_token_twice(&self, notes: &Notes) {
        let gear: BTreeSet<&String> = self.gear.iter().flatten().map(|(id, _)| id).collect();
        let mut seen = BTreeSet::new();
        for (id, _) in self.heroes.iter().flat_map(|heroes| &heroes.abilities) {
            if gear.contains(id) || !seen.insert(id) {
                notes.wrong(format!("heroes.toml: ability {id}: id"), "is the id of another token too");
            }
        }
    }

    fn catalog(self, id: String, lists: Lists, powers: Powers) -> Option<Catalog> {
        let (board, heroes, (enemy_names, enemies), (find_names, finds)) =
            (self.board?, self.heroes?, self.enemies?, self.finds?);
        let (token_names, tokens) = self.gear?.into_iter().chain(heroes.abilities).unzip();
        let (specialist_names, specialists) = self.specialists?.into_iter().unzip();
        let (building_names, buildings) = self.buildings?.into_iter().unzip();
        let (quest_names, quests) = self.quests?.into_iter().unzip();
        let (order_names, orders) = self.orders?.into_iter().unzip();
        let (solo_names, solo): (_, Vec<SoloCard>) = self.solo?.into_iter().unzip();
        let trades = self.trades?;
        Some(Catalog {
            name: self.name?,
            id,
            names: Names {
                enemies: enemy_names,
                tokens: token_names,
                powers: powers.names,
                specialists: specialist_names,
                buildings: building_names,
                quests: quest_names,
                orders: order_names,
                finds: find_names,
                solo: solo_names,
            },
            lists,
            maps: board.maps,
            towns: board.towns,
            locations: board.locations,
            random: board.random,
            enemies,
            heroes: heroes.boards,
            tokens,
            powers: powers.all,
            specialists,
            buildings,
            villagers: self.villagers?,
            quests,
            orders,
            finds,
            solo: solo.try_into().ok()?,
            prices: Prices::new(&trades),
            trades,
        })
    }
}
