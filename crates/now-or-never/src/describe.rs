//! The catalog as JSON, for clients: views and actions name cards by the numbers used here. Effects stand in the notation
//! of packs; `says` tells the same to people, a text per line.
use crate::catalog::{Attack, Does, Fate, Gift, LETTERS, Map, Power, Site, SoloCard, Town};
use crate::effect::List;
use crate::wording::{attack_lines, or_nothing, some};
use crate::words::*;
use crate::{Action, NowOrNever};
use serde_json::{Value, json};
use table::Text;

/// Everything a pack says.
pub fn catalog(g: &NowOrNever) -> Value {
    let cat = &g.cat;
    let sides = |each: &dyn Fn(usize) -> Value| Side::ALL.iter().map(|&side| each(side.index())).collect::<Vec<_>>();
    json!({
        "name": cat.name,
        "id": cat.id,
        "side": g.opt.side,
        "goods": Good::ALL,
        "maps": sides(&|side| map(&cat.maps[side])),
        "spaces": map(&cat.maps[g.side])["spaces"],
        "towns": sides(&|side| town(&cat.towns[side])),
        "locations": sides(&|side| Location::ALL.iter().map(|&l| {
            let list = cat.locations[side][l.index()];
            json!({ "location": l, "effects": effects(g, list), "says": g.list_texts(list) })
        }).collect()),
        "random_locations": cat.random,
        "enemies": sides(&|side| numbered(&cat.names.enemies[side], |n| {
            let enemy = &cat.enemies[side][n];
            json!({
                "level": n + 1, "health": enemy.health, "attack": enemy.attack, "reward": effects(g, enemy.reward),
                "says": g.list_texts(enemy.reward),
            })
        }).into()),
        "heroes": Hero::ALL.iter().map(|&h| hero(g, h)).collect::<Vec<_>>(),
        "tokens": numbered(&cat.names.tokens, |n| token(g, n as u8)),
        "powers": numbered(&cat.names.powers, |n| power(g, n as u8)),
        "specialists": numbered(&cat.names.specialists, |n| {
            let card = &cat.specialists[n];
            json!({
                "cost": card.cost, "tax": card.tax, "job": card.job, "bonus": effects(g, card.bonus),
                "starting": n < crate::catalog::STARTING.into(), "says": g.deeds_of(n as u8),
            })
        }),
        "buildings": numbered(&cat.names.buildings, |n| building(g, n)),
        "villagers": cat.villagers,
        "quests": numbered(&cat.names.quests, |n| quest(g, n)),
        "orders": numbered(&cat.names.orders, |n| json!({ "goods": cat.orders[n].goods, "coins": cat.orders[n].coins })),
        "finds": numbered(&cat.names.finds, |n| {
            let find = &cat.finds[n];
            json!({
                "copies": find.copies, "gain": effects(g, find.gain), "discard": find.discard,
                "says": g.list_texts(find.gain),
            })
        }),
        "solo": numbered(&cat.names.solo, |n| solo(&cat.solo[n])),
        "trades": cat.trades.iter().map(|t| json!({ "goods": t.goods, "coins": t.coins })).collect::<Vec<_>>(),
        "verbs": Action::VERBS.iter().map(|(verb, objects)| json!({ "verb": verb, "objects": objects })).collect::<Vec<_>>(),
    })
}

fn effects(g: &NowOrNever, list: List) -> Vec<String> {
    g.cat.list(list).iter().map(ToString::to_string).collect()
}

fn map(map: &Map) -> Value {
    let letter = |n: u8| (usize::from(n) < LETTERS).then(|| char::from(b'A' + n).to_string());
    let space = |(n, site): (usize, &Site)| {
        let (location, scroll) = match *site {
            Site::Plain => (None, None),
            Site::Location(location) => (Some(location), None),
            Site::Scroll(scroll) => (None, Some(scroll)),
        };
        let lair = map.lair_at[n];
        json!({
            "space": n, "location": location, "scroll": scroll, "mountain": map.mountains >> n & 1 == 1,
            "letter": letter(map.letter_at[n]), "level": (lair < 9).then(|| lair + 1),
        })
    };
    json!({
        "columns": crate::catalog::COLUMNS,
        "spaces": map.at.iter().enumerate().map(space).collect::<Vec<_>>(),
        "monument": map.monument,
    })
}

fn town(town: &Town) -> Value {
    json!({ "gives": town.gives, "extra": town.extra, "full_row": town.full_row, "housing": town.housing })
}

fn attack(attack: &Attack) -> Value {
    let boost = attack
        .boost
        .map(|boost| json!({ "mana": boost.mana, "damage": boost.damage, "defence": boost.defence, "die": boost.die }));
    json!({
        "damage": attack.damage, "defence": attack.defence, "mana": attack.mana, "boost": boost,
        "says": attack_lines(attack),
    })
}

fn hero(g: &NowOrNever, hero: Hero) -> Value {
    let board = &g.cat.heroes[hero.index()];
    let abilities: Vec<u8> = (0..6).map(|n| crate::catalog::ability(hero, n)).collect();
    json!({
        "hero": hero,
        "hearts": board.hearts,
        "mana": board.mana,
        "arrows": board.arrows,
        "basics": board.basics.iter().map(attack).collect::<Vec<_>>(),
        "power": board.power,
        "abilities": abilities,
    })
}

fn gift(gift: Gift) -> Value {
    let (kind, n) = match gift {
        Gift::Defence(n) => ("defence", n),
        Gift::Movement(n) => ("movement", n),
        Gift::MaxMana(n) => ("max-mana", n),
        Gift::Recruit(n) => ("recruit", n),
        Gift::Build(n) => ("build", n),
        Gift::Tough(n) => ("tough", n),
        Gift::Income(n) => ("income", n),
        Gift::Makes(good) => return json!({ "gift": "makes", "good": good }),
        Gift::ShellTrade => ("shell-trade", 0),
        Gift::ToolTrade => ("tool-trade", 0),
        Gift::Helm => ("helm", 1),
        Gift::Azure(part) => ("azure", part),
    };
    json!({ "gift": kind, "n": n })
}

fn token(g: &NowOrNever, n: u8) -> Value {
    let is = &g.cat.tokens[n as usize];
    json!({
        "colour": is.colour,
        "cost": is.cost,
        "level": is.level,
        "attack": (is.colour == Colour::Red).then(|| attack(&is.attack)),
        "gifts": is.gifts.iter().map(|&it| gift(it)).collect::<Vec<_>>(),
        "power": is.power,
        "says": g.token_lines(n),
    })
}

fn power(g: &NowOrNever, n: u8) -> Value {
    let is: &Power = &g.cat.powers[n as usize];
    let (does, amount) = match is.does {
        Does::Gain(_) => ("gain", 0),
        Does::Movement(n) => ("movement", n),
        Does::Reroll => ("reroll", 1),
        Does::IgnoreEnemies => ("ignore-enemies", 1),
        Does::Defence(n) => ("defence", n),
        Does::Damage(n) => ("damage", n),
        Does::March(n) => ("march", n),
    };
    let gain = if let Does::Gain(list) = is.does { effects(g, list) } else { vec![] };
    json!({
        "word": g.power_word(n), "mana": is.mana, "goods": is.goods, "does": does, "amount": amount, "gain": gain,
        "anytime": is.anytime, "says": g.power_lines(n),
    })
}

fn building(g: &NowOrNever, n: usize) -> Value {
    let is = &g.cat.buildings[n];
    let mut says = vec![Text::new("now-card-beds").number("n", is.beds + 1)];
    if let Some((stuff, n)) = is.makes {
        says.push(Text::new("now-card-makes").list("effects", vec![some(stuff, n)]));
    }
    if is.book {
        says.push(Text::new("now-card-book"));
    }
    says.extend(is.special.map(|special| Text::new(special_line(special))));
    if is.points > 0 {
        says.push(Text::new("now-card-points").number("n", is.points));
    }
    json!({
        "cost": is.cost, "beds": is.beds, "book": is.book, "special": is.special, "points": is.points,
        "makes": is.makes.map(|(stuff, n)| json!({ "stuff": stuff, "n": n })), "says": says,
    })
}

/// N-211 to N-222
fn special_line(special: Special) -> &'static str {
    match special {
        Special::DemonsLab => "now-special-demons-lab",
        Special::ConstructionHq => "now-special-construction-hq",
        Special::CrystalLab => "now-special-crystal-lab",
        Special::GardenHouse => "now-special-garden-house",
        Special::Inn => "now-special-inn",
        Special::Library => "now-special-library",
        Special::MarketHall => "now-special-market-hall",
        Special::School => "now-special-school",
        Special::SnailRanch => "now-special-snail-ranch",
        Special::TownHall => "now-special-town-hall",
        Special::Workshop => "now-special-workshop",
    }
}

fn quest(g: &NowOrNever, n: usize) -> Value {
    let is = &g.cat.quests[n];
    json!({
        "pile": is.pile,
        "location": is.location,
        "cost": effects(g, is.cost),
        "need": is.need.map(|(count, n)| json!({ "count": count, "n": n })),
        "foe": is.foe.map(|(health, attack)| json!({ "health": health, "attack": attack })),
        "gain": effects(g, is.gain),
        "points": is.points,
        "gifts": is.gifts.iter().map(|&it| gift(it)).collect::<Vec<_>>(),
        "power": is.power,
        "ending": is.ending.map(|e| json!({ "count": e.count, "per": e.per, "points": e.points })),
        "says": g.quest_lines(is),
    })
}

/// What the bot's card makes it do.
fn solo(card: &SoloCard) -> Value {
    let (does, line) = match card {
        SoloCard::Search => ("search", "now-solo-search"),
        SoloCard::Recruit => ("recruit", "now-solo-recruit"),
        SoloCard::Attack => ("attack", "now-solo-attack"),
        SoloCard::Roll(_) => ("roll", "now-solo-roll"),
        SoloCard::ExhaustOwn => ("exhaust-own", "now-solo-exhaust-own"),
        SoloCard::ExhaustPlayer => ("exhaust-player", "now-solo-exhaust-player"),
    };
    let mut says = vec![Text::new(line)];
    let mut fates = vec![];
    if let SoloCard::Roll(all) = card {
        for (n, fate) in all.iter().enumerate() {
            says.push(Text::new("now-solo-fate").number("die", n as i64 + 1).list("effects", fate_texts(fate)));
            fates.push(json!({ "order": fate.order, "quests": fate.quests }));
        }
    }
    json!({ "does": does, "fates": fates, "says": says })
}

fn fate_texts(fate: &Fate) -> Vec<Text> {
    let order = fate.order.then(|| Text::new("now-solo-fate-order"));
    let quests = Pile::ALL.iter().zip(fate.quests).filter(|(_, n)| *n > 0);
    let quests = quests.map(|(&p, n)| crate::wording::pile(Text::new("now-solo-fate-quests"), p).number("n", n));
    or_nothing(order.into_iter().chain(quests).collect())
}

fn numbered(ids: &[String], card: impl Fn(usize) -> Value) -> Vec<Value> {
    let with_number = |(n, id): (usize, &String)| {
        let mut all = serde_json::Map::from_iter([("n".into(), json!(n)), ("id".into(), json!(id))]);
        let Value::Object(more) = card(n) else { unreachable!("a card is an object") };
        for (field, value) in more {
            let taken = all.insert(field, value);
            debug_assert!(taken.is_none(), "{id}: a card says twice what it is");
        }
        Value::Object(all)
    };
    ids.iter().enumerate().map(with_number).collect()
}
