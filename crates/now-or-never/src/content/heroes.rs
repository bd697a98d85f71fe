//! Heroes with their abilities, gear, and the enemies.
use super::known;
use super::lists::{Lists, On};
use super::powers::{Powers, attack, gifts, must_say, power};
use crate::catalog::{Attack, Enemy, HeroBoard, LEVELS, RED_GEAR, Token};
use crate::words::{Colour, Hero};
use table::pack::{Card, array, number, word};
use toml::{Table, Value};

/// Cards with their ids.
pub(super) type Named<T> = Vec<(String, T)>;

/// All of them, if every one could be read.
pub(super) fn all<T>(cards: Vec<(String, Option<T>)>) -> Option<Named<T>> {
    cards.into_iter().map(|(id, card)| Some((id, card?))).collect()
}

pub(super) struct Heroes {
    pub(super) boards: [HeroBoard; 4],
    /// six for each hero
    pub(super) abilities: Named<Token>,
}

pub(super) fn heroes(mut file: Card, lists: &mut Lists, powers: &mut Powers) -> Option<Heroes> {
    let heroes = file.one_each("hero", Hero::ALL, |card, &hero| {
        let printed = printed(card, hero, lists, powers);
        let board = board(card, hero);
        let abilities = abilities(card, hero, lists, powers);
        Some((HeroBoard { power: printed?, ..board? }, abilities?))
    });
    file.end();
    let (boards, abilities): (Vec<_>, Vec<_>) = heroes?.into_iter().unzip();
    Some(Heroes { boards: boards.try_into().ok()?, abilities: abilities.into_iter().flatten().collect() })
}

fn printed(card: &mut Card, hero: Hero, lists: &mut Lists, powers: &mut Powers) -> Option<u8> {
    let (_, rule, says) = known::PRINTED[hero.index()];
    let raw = card.peek("power").cloned();
    let power = card.part("power", |card| {
        let id = card.get("id", table::pack::id);
        let power = power(card, lists);
        Some((id?, power?))
    });
    let (id, power) = power?;
    must_say(card, "power", rule, says, raw.as_ref());
    Some(powers.put(&id, power))
}

/// More than 8 hearts, or the Wailing Cavern would be of no use (Part B 3).
fn board(card: &mut Card, hero: Hero) -> Option<HeroBoard> {
    let hearts = card.get("hearts", number(9..=20));
    let mana = card.get("mana", number(1..=5));
    let arrows: Option<[u8; 3]> = card.get("arrows", array(number(1..=9)));
    if hero == Hero::Namal {
        if arrows.is_some_and(|arrows| !arrows.contains(&2)) {
            card.wrong("arrows", "one of Namal's is 2 (N-096)");
        }
        let one = card.peek("basics").and_then(|basics| basics.get(0)).cloned();
        must_say(card, "basics", "N-121", known::NAMALS_ONE, one.as_ref());
    }
    let basics = card.each("basics", "basic", attack);
    if basics.len() != 4 {
        card.wrong("basics", format!("{} basic abilities, not 4 (N-009)", basics.len()));
    }
    if basics.iter().flatten().all(|basic| basic.damage == 0) {
        card.wrong("basics", "one of them must do damage");
    }
    let basics = basics.into_iter().collect::<Option<Vec<Attack>>>()?.try_into().ok()?;
    Some(HeroBoard { hearts: hearts?, mana: mana?, arrows: arrows?, basics, power: 0 })
}

fn abilities(card: &mut Card, hero: Hero, lists: &mut Lists, powers: &mut Powers) -> Option<Named<Token>> {
    let tokens = card.cards("ability", |card, id| {
        let raw = raw(card);
        let colour = card.get("colour", word::<Colour>);
        let level = card.get("level", number(1..=3));
        let cost = card.get("cost", number(1..=20));
        let token = token(card, id, colour, lists, powers)?;
        by_name(card, id, Some(hero), token.colour, &raw);
        Some(Token { level: level?, cost: cost?, ..token })
    });
    let read: Vec<&Token> = tokens.iter().filter_map(|(_, token)| token.as_ref()).collect();
    let red = read.iter().filter(|token| token.colour == Colour::Red).count();
    if tokens.len() != 6 || (read.len() == 6 && red != 3) {
        card.wrong("ability", format!("{} abilities, {red} of them red, not 3 red and 3 blue (N-029)", tokens.len()));
    } else if !read.is_sorted_by_key(|token| (token.colour, token.level)) {
        card.wrong("ability", "red ones come first, low levels before high ones");
    }
    let learnable = |token: &&&Token| {
        token.level == 1 || read.iter().any(|other| (other.colour, other.level + 1) == (token.colour, token.level))
    };
    if read.len() == 6 && !read.iter().all(|token| learnable(&token)) {
        card.wrong("ability", "a level can never be bought: none of the level before it has its colour (N-182)");
    }
    for known in known::TOKENS.iter().filter(|known| known.whose == Some(hero)) {
        if tokens.iter().all(|(id, _)| id != known.id) {
            card.wrong("ability", format!("{} is missing ({})", known.id, known.rule));
        }
    }
    all(tokens)
}

/// 9 red and 12 blue tokens, red ones first; several may be alike (N-003, N-082).
pub(super) fn gear(mut file: Card, lists: &mut Lists, powers: &mut Powers) -> Option<Named<Token>> {
    let mut tokens = vec![];
    for (colour, kind, need) in [(Colour::Red, "red", RED_GEAR), (Colour::Blue, "blue", 12)] {
        let mut count = 0;
        let cards = file.cards(kind, |card, id| {
            let raw = raw(card);
            let copies = if card.has("copies") { card.get("copies", number(1..=need)) } else { Some(1) };
            count += copies.unwrap_or(1);
            let cost = card.get("cost", number(1..=40));
            // each copy has its own power: both may be used in a season
            let made: Vec<Option<Token>> = match token(card, id, Some(colour), lists, powers) {
                Some(first) => (0..copies?).map(|n| copy(&first, n, id, powers)).collect(),
                None => return None,
            };
            by_name(card, id, None, colour, &raw);
            Some((cost?, made))
        });
        if count != need {
            file.wrong(kind, format!("{count} tokens, not {need} (N-003)"));
        }
        for (id, card) in cards {
            match card {
                Some((cost, copies)) => {
                    tokens.extend(copies.into_iter().map(|t| (id.clone(), t.map(|t| Token { cost, ..t }))));
                }
                None => tokens.push((id, None)),
            }
        }
    }
    for known in known::TOKENS.iter().filter(|known| known.whose.is_none()) {
        let wanted = if known.colour == Colour::Red { "red" } else { "blue" };
        if tokens.iter().all(|(id, _)| id != known.id) {
            file.wrong(wanted, format!("{} is missing ({})", known.id, known.rule));
        }
    }
    file.end();
    all(tokens)
}

fn copy(first: &Token, n: u8, id: &str, powers: &mut Powers) -> Option<Token> {
    let power = first.power.map(|power| if n == 0 { power } else { powers.put(id, powers.all[power as usize]) });
    Some(Token { power, ..first.clone() })
}

fn token(card: &mut Card, id: &str, colour: Option<Colour>, lists: &mut Lists, powers: &mut Powers) -> Option<Token> {
    let red = colour == Some(Colour::Red);
    let had = card.has("attack");
    if red != had && colour.is_some() {
        let what = if red { "is missing: a red token is rolled (N-105)" } else { "only red tokens are rolled (N-105)" };
        card.wrong("attack", what);
    }
    let attack = card.maybe_part("attack", attack);
    let gifts = gifts(card);
    let powered = card.has("power");
    let power = card.maybe_part("power", |card| power(card, lists));
    if colour == Some(Colour::Blue) && gifts.as_ref().is_some_and(Vec::is_empty) && !powered {
        card.wrong("gifts", "does nothing");
    }
    if (had && attack.is_none()) || (powered && power.is_none()) {
        return None;
    }
    Some(Token {
        colour: colour?,
        cost: 0,
        level: 0,
        attack: attack.unwrap_or_default(),
        gifts: gifts?,
        power: power.map(|power| powers.put(id, power)),
    })
}

/// The fields of a card that the rules may speak of.
fn raw(card: &Card) -> Value {
    let fields = ["level", "attack", "gifts", "power"];
    let field = |f: &str| card.peek(f).map(|value| (f.to_string(), value.clone()));
    Value::Table(fields.into_iter().filter_map(field).collect::<Table>())
}

fn by_name(card: &Card, id: &str, whose: Option<Hero>, colour: Colour, raw: &Value) {
    let Some(known) = known::TOKENS.iter().find(|known| known.id == id) else { return };
    if known.whose != whose {
        let owner = known.whose.map_or("gear".to_string(), |hero| format!("an ability of {hero}"));
        card.wrong("id", format!("{} is {owner} ({})", known.id, known.rule));
    } else if known.colour != colour {
        card.wrong("id", format!("{} is {} ({})", known.id, known.colour, known.rule));
    }
    must_say(card, "id", known.rule, known.says, Some(raw));
}

/// Names and values, by side and level.
pub(super) type Enemies = ([[String; LEVELS]; 2], [[Enemy; LEVELS]; 2]);

/// Levels 1 to 9, and those that replace 2, 5 and 7 underground (N-170).
pub(super) fn enemies(mut file: Card, lists: &mut Lists) -> Option<Enemies> {
    let above = levels(&mut file, "enemy", &[1, 2, 3, 4, 5, 6, 7, 8, 9], lists);
    let below = levels(&mut file, "underground", &[2, 5, 7], lists);
    file.end();
    let (above, below) = (above?, below?);
    let mut sides = [above.clone(), above];
    for (level, id, enemy) in below {
        sides[1][level as usize - 1] = (level, id, enemy);
    }
    let pick = |side: usize| sides[side].clone().into_iter().map(|(_, id, enemy)| (id, enemy)).unzip();
    let [(names, above), (other_names, below)]: [(Vec<String>, Vec<Enemy>); 2] = [pick(0), pick(1)];
    Some(([names.try_into().ok()?, other_names.try_into().ok()?], [above.try_into().ok()?, below.try_into().ok()?]))
}

fn levels(file: &mut Card, kind: &'static str, due: &[u8], lists: &mut Lists) -> Option<Vec<(u8, String, Enemy)>> {
    let mut seen = vec![];
    let cards = file.cards(kind, |card, _| {
        let level = card.get("level", number(1..=9));
        seen.push(level);
        let health = card.get("health", number(1..=60));
        let attack = card.get("attack", number(0..=20));
        let reward = card.get("reward", |v| On::Enemy.effects(v));
        if reward.as_ref().is_some_and(Vec::is_empty) {
            card.wrong("reward", "a victory gives something (N-110)");
        }
        Some((level?, Enemy { health: health?, attack: attack?, reward: lists.put(&reward?) }))
    });
    if seen.iter().all(Option::is_some) {
        let mut levels: Vec<u8> = seen.into_iter().flatten().collect();
        levels.sort_unstable();
        if levels != due {
            let due: Vec<String> = due.iter().map(u8::to_string).collect();
            file.wrong(kind, format!("the levels are {}, each once (N-017, N-170)", due.join(", ")));
        }
    }
    let mut cards: Vec<(u8, String, Enemy)> =
        all(cards)?.into_iter().map(|(id, (level, enemy))| (level, id, enemy)).collect();
    cards.sort_by_key(|card| card.0);
    (cards.len() == due.len()).then_some(cards)
}
