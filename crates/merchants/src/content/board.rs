//! Dice, board and buildings.
use super::lists::{Lists, On};
use crate::catalog::BuildingCard;
use crate::effect::{Cost, Effect, Kind, List};
use crate::words::*;
use table::pack::{Card, Found, Word, array, different, number, word, words};
use toml::Value;

pub(super) struct Faces {
    pub(super) night: [Face; 6],
    pub(super) illuminated: [Face; 6],
    pub(super) craft: [Good; 8],
    pub(super) oracle: [List; 6],
    pub(super) ruins_die: [List; 6],
}

pub(super) fn dice(mut file: Card, lists: &mut Lists) -> Option<Faces> {
    let night = file.get("night", words::<Face>(6..=6));
    let night: Option<[Face; 6]> = night.and_then(|faces| faces.try_into().ok());
    // F-021: the locked dice are set to these; F-044: the blank is there too
    for face in [Face::Zero, Face::One, Face::Two, Face::Three] {
        if night.is_some_and(|faces| !faces.contains(&face)) {
            file.wrong("night", format!("the face \"{face}\" is missing"));
        }
    }
    let illuminated = file.get("illuminated", words::<Face>(6..=6));
    let craft = file.part("craft", |chart| craft(chart, night));
    let oracle = file.get("oracle", array(|v| On::Oracle.effects(v)));
    let ruins_die = file.get("ruins", array(|v| On::RuinsDie.effects(v)));
    file.end();
    Some(Faces {
        night: night?,
        illuminated: illuminated?.try_into().ok()?,
        craft: craft?,
        oracle: lists.put_all(oracle?),
        ruins_die: lists.put_all(ruins_die?),
    })
}

/// F-036: every face that can enter slot 1 crafts a good.
fn craft(chart: &mut Card, night: Option<[Face; 6]>) -> Option<[Good; 8]> {
    let mut goods = [Good::Weapon; 8];
    let mut whole = true;
    for &face in Face::ALL {
        let needed = night.is_some_and(|faces| faces.contains(&face));
        let good = if needed { chart.get(face.word(), word) } else { chart.maybe(face.word(), word) };
        goods[face.index()] = good.unwrap_or(Good::Weapon);
        whole &= good.is_some() || !needed;
    }
    whole.then_some(goods)
}

pub(super) struct Board {
    pub(super) wheel: [Good; 6],
    pub(super) dark_market: [List; 4],
    pub(super) ruins: [u8; 4],
    pub(super) first_game: [Building; 4],
    pub(super) regions: [List; 3],
    pub(super) deed_bonus: [List; 2],
}

/// `buildings`: to know which of them are faces of one tile, if they could be read.
pub(super) fn board(mut file: Card, buildings: Option<&[BuildingCard]>, lists: &mut Lists) -> Option<Board> {
    let wheel = some_of(&mut file, "wheel");
    let first_game: Option<[Building; 4]> = some_of(&mut file, "first_game");
    for (&chosen, buildings) in first_game.iter().zip(buildings) {
        let tiles = chosen.map(|b| buildings[b.index()].tile);
        if (1..4).any(|i| tiles[..i].contains(&tiles[i])) {
            file.wrong("first_game", "holds both faces of one tile");
        }
    }
    let [west, north, east] = pairs(&mut file, "dark_market", ["west", "north", "east"]);
    let [top_left, top_right, bottom_right] = pairs(&mut file, "ruins", ["top_left", "top_right", "bottom_right"]);
    let regions = file.part("regions", |part| {
        let lists: Vec<_> = Region::ALL.iter().map(|r| part.get(r.word(), |v| On::Region.effects(v))).collect();
        lists.into_iter().collect::<Option<Vec<_>>>()?.try_into().ok()
    });
    let deed_bonus = file.part("deed_bonus", |part| {
        let [top, other] = ["top", "other"].map(|place| part.get(place, |v| On::Banner.effects(v)));
        Some([top?, other?])
    });
    file.end();
    let basic = |pair: [Good; 2]| pair.map(|good| Effect::Good(Kind::This(good), Side::Basic));
    let mask = |pair: [Good; 2]| pair.iter().fold(0, |mask, good| mask | 1 << good.index());
    Some(Board {
        wheel: wheel?,
        // F-072: the south is a choice, not a list
        dark_market: [List(0), lists.put(&basic(west?)), lists.put(&basic(north?)), lists.put(&basic(east?))],
        ruins: [0b11_1111, mask(top_left?), mask(top_right?), mask(bottom_right?)],
        first_game: first_game?,
        regions: lists.put_all(regions?),
        deed_bonus: lists.put_all(deed_bonus?),
    })
}

/// Exactly `N` different words.
fn some_of<W: Word, const N: usize>(card: &mut Card, field: &'static str) -> Option<[W; N]> {
    card.get(field, different::<W>(N..=N))?.try_into().ok()
}

fn pairs(file: &mut Card, field: &'static str, places: [&'static str; 3]) -> [Option<[Good; 2]>; 3] {
    file.part(field, |part| Some(places.map(|place| some_of(part, place)))).unwrap_or_default()
}

pub(super) fn buildings(mut file: Card, lists: &mut Lists) -> Option<Vec<BuildingCard>> {
    let mut tiles = vec![];
    let cards = file.one_each("building", Building::ALL, |card, _| {
        let tile = card.get("tile", number(1..=5));
        tiles.push(tile);
        let costs = card.maybe("costs", costs).unwrap_or_default();
        let effects = card.get("effects", |v| On::Building.effects(v))?;
        Some(BuildingCard { tile: tile?, costs, effects: lists.put(&effects) })
    });
    // F-004: two faces each
    file.count("building", &[1, 2, 3, 4, 5], &tiles, 2);
    file.end();
    cards
}

/// Costs of different kinds: a payment says what is given, not how much.
fn costs(value: &Value) -> Found<Vec<Cost>> {
    let kind = |cost: &Cost| match cost {
        Cost::Coins(_) => "coins",
        Cost::Quartz(_) => "quartz",
        Cost::Lanterns(_) => "lantern",
        Cost::Good | Cost::BasicDollarOne => "good",
    };
    let costs = words::<Cost>(1..=4)(value)?;
    let again = (1..costs.len()).find(|&i| costs[..i].iter().any(|c| kind(c) == kind(&costs[i])));
    again.map_or(Ok(()), |i| Err(vec![format!("two costs in {}", kind(&costs[i]))]))?;
    Ok(costs)
}
