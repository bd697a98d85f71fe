//! The catalog as JSON, for clients: views and actions name cards by the numbers used here.
use crate::catalog::{ActionCard, Bonus, Companion, Deal, Needs};
use crate::edition::Edition;
use crate::effect::List;
use crate::words::*;
use crate::{Action, Catalog};
use serde_json::{Value, json};

/// Everything a pack says.
pub fn describe(cat: &Catalog, edition: Edition) -> Value {
    let effects = |list: List| cat.list(list).iter().map(ToString::to_string).collect::<Vec<_>>();
    let lists = |all: &[List]| all.iter().map(|&l| effects(l)).collect::<Vec<_>>();
    let goods = |mask: u8| Good::ALL.iter().filter(|&&g| mask >> g as u8 & 1 == 1).collect::<Vec<_>>();
    json!({
        "name": cat.name,
        "id": cat.id,
        "edition": edition,
        "goods": Good::ALL.iter().map(|&g| json!({
            "good": g, "stock": cat.stock[g.index()], "shape": cat.fit.shapes[g.index()],
        })).collect::<Vec<_>>(),
        "grid": cat.fit.grid,
        "bag": cat.fit.bag,
        "storage_tile": cat.fit.tile,
        "towns": Town::ALL.iter().map(|&t| json!({ "town": t, "region": t.region() })).collect::<Vec<_>>(),
        "districts": District::ALL,
        "heroes": numbered(&cat.names.heroes, |n| {
            let hero = &cat.heroes[n];
            let bonus = match hero.bonus {
                Bonus::Lantern => json!("lantern"),
                Bonus::Horseshoe => json!("horseshoe"),
                Bonus::Storage => json!("storage"),
                Bonus::Good(good) => json!({ "good": good }),
            };
            json!({ "town": hero.town, "wants": hero.requests(), "bonus": bonus, "starting": cat.starting.has(n as u8) })
        }),
        "commissions": numbered(&cat.names.commissions, |n| {
            json!({ "town": cat.commissions[n].town, "wants": cat.commissions[n].goods })
        }),
        "events": numbered(&cat.names.events, |n| {
            json!({ "road": cat.events[n].road, "values": lists(&cat.events[n].values) })
        }),
        "deeds": numbered(&cat.names.deeds, |n| {
            let deed = &cat.deeds[n];
            json!({
                "needs": deed.needs.iter().map(|(what, n)| format!("{what} {n}")).collect::<Vec<_>>(),
                "reward": deed.reward.to_string(),
                "per": deed.per.map(|what| what.to_string()),
                "most": deed.most,
            })
        }),
        "companions": cat.companions.iter().enumerate().map(|(n, card)| match card {
            Companion::Loyal(animal) => {
                json!({ "n": n, "id": animal, "loyal": true, "abilities": lists(&cat.abilities[animal.index()]) })
            }
            Companion::Stray(stray) => {
                json!({ "n": n, "id": stray, "loyal": false, "effects": effects(cat.stray_effects[stray.index()]) })
            }
        }).collect::<Vec<_>>(),
        "buildings": Building::ALL.iter().filter(|&&b| cat.in_play.has(b as u8)).map(|&b| {
            let card = &cat.buildings[b.index()];
            let costs: Vec<String> = card.costs.iter().map(ToString::to_string).collect();
            json!({ "building": b, "tile": card.tile, "costs": costs, "effects": effects(card.effects) })
        }).collect::<Vec<_>>(),
        "steeds": Steed::ALL.iter().filter(|&&s| cat.steeds >> s as u8 & 1 == 1).collect::<Vec<_>>(),
        "upgrades": Tile::ALL,
        "first_game": cat.first_game,
        "wheel": cat.wheel,
        "night_die": cat.night,
        "illuminated_die": cat.illuminated,
        "craft": cat.night.iter().map(|&f| (f.to_string(), json!(cat.craft[f.index()]))).collect::<serde_json::Map<_, _>>(),
        "oracle_die": lists(&cat.oracle),
        "ruins_die": lists(&cat.ruins_die),
        "dark_market": { "west": effects(cat.dark_market[1]), "north": effects(cat.dark_market[2]), "east": effects(cat.dark_market[3]) },
        "ruins": {
            "bottom-left": goods(cat.ruins[0]), "top-left": goods(cat.ruins[1]),
            "top-right": goods(cat.ruins[2]), "bottom-right": goods(cat.ruins[3]),
        },
        "regions": Region::ALL.iter().map(|&r| json!({ "region": r, "towns": r.towns(), "hero": effects(cat.regions[r.index()]) })).collect::<Vec<_>>(),
        "deed_bonus": lists(&cat.deed_bonus),
        "actions": numbered(&cat.names.actions, |n| action_card(&cat.actions[n], effects)),
        "levels": Difficulty::ALL.iter().map(|&level| {
            let is = cat.levels[level.index()];
            json!({
                "level": level, "coins": is.coins, "lanterns": is.lanterns, "illuminated_dice": is.illuminated,
                "bonus": effects(is.bonus),
            })
        }).collect::<Vec<_>>(),
        "verbs": Action::VERBS.iter().map(|(verb, objects)| json!({ "verb": verb, "objects": objects })).collect::<Vec<_>>(),
    })
}

/// An action card of the automaton. Places count from 1, as on the card.
fn action_card(card: &ActionCard, effects: impl Fn(List) -> Vec<String>) -> Value {
    let places = |mask: u8| (1..=3).filter(|n| mask >> (n - 1) & 1 == 1).collect::<Vec<u8>>();
    json!({
        "space": card.space,
        "reward": effects(card.reward),
        "lit": card.lit.map(effects),
        "actions": card.actions.iter().map(|&(deal, needs)| action(deal, needs)).collect::<Vec<_>>(),
        "town": card.town,
        "hero": card.hero + 1,
        "companion": card.companion + 1,
        "sells": places(card.sells),
        "fortune": card.fortune,
        "deed": if card.deed == 0 { "top" } else { "other" },
        "south": if card.south_deed { "deed" } else { "commission" },
    })
}

fn action(deal: Deal, needs: Needs) -> Value {
    let least = (needs.goods_least > 0).then(|| format!("goods >= {}", needs.goods_least));
    let most = needs.goods_most.map(|n| format!("goods <= {n}"));
    let commissions = needs.commissions_most.map(|n| format!("commissions <= {n}"));
    let needs: Vec<String> = [least, most, commissions].into_iter().flatten().collect();
    match deal {
        Deal::Bazaar(goods) => json!({ "do": "bazaar", "goods": goods, "needs": needs }),
        Deal::Commission => json!({ "do": "commission", "needs": needs }),
        Deal::Travel => json!({ "do": "travel", "needs": needs }),
        Deal::Ruins(steps) => json!({ "do": "ruins", "steps": steps, "needs": needs }),
        Deal::DarkMarket(steps) => json!({ "do": "dark-market", "steps": steps, "needs": needs }),
        Deal::Inn => json!({ "do": "inn", "needs": needs }),
    }
}

fn numbered(ids: &[String], card: impl Fn(usize) -> Value) -> Vec<Value> {
    let with_number = |(n, id): (usize, &String)| {
        let mut all = serde_json::Map::from_iter([("n".into(), json!(n)), ("id".into(), json!(id))]);
        if let Value::Object(more) = card(n) {
            all.extend(more);
        }
        Value::Object(all)
    };
    ids.iter().enumerate().map(with_number).collect()
}
