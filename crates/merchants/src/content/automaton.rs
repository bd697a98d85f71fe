//! `automaton.toml`: the ten action cards of the automaton, and its levels.
use super::cards::Named;
use super::lists::{Lists, On};
use crate::catalog::{ActionCard, Deal, Level, Needs};
use crate::words::*;
use table::pack::{Card, Found, different, list, number, table, text, word, words};
use toml::{Table, Value};

pub(super) struct Automaton {
    pub(super) cards: Named<ActionCard>,
    pub(super) levels: [Level; 3],
}

/// How many action cards there are (P-061).
const CARDS: usize = 10;

pub(super) fn automaton(mut file: Card, lists: &mut Lists) -> Option<Automaton> {
    let levels = file.one_each("level", Difficulty::ALL, |card, _| {
        let coins = card.get("coins", number(0..=50));
        let lanterns = card.get("lanterns", number(0..=9));
        let illuminated = card.get("illuminated_dice", number(0..=4));
        let bonus = card.get("bonus", |v| On::Action.effects(v));
        Some(Level { coins: coins?, lanterns: lanterns?, illuminated: illuminated?, bonus: lists.put(&bonus?) })
    });
    let cards = file.cards("card", |card, _| action_card(card, lists));
    if cards.len() != CARDS {
        file.wrong("card", format!("{} action cards, not {CARDS}", cards.len()));
    }
    file.end();
    let cards: Option<Named<ActionCard>> = cards.into_iter().map(|(id, card)| Some((id, card?))).collect();
    Some(Automaton { cards: cards?, levels: levels?.try_into().ok()? })
}

fn action_card(card: &mut Card, lists: &mut Lists) -> Option<ActionCard> {
    let space = card.get("space", number(0..=4));
    let reward = card.get("reward", |v| On::Action.effects(v));
    let has_lit = card.has("lit");
    let lit = card.maybe("lit", |v| On::Action.effects(v));
    let town = card.get("town", word::<Town>);
    let hero = card.get("hero", number(1..=4));
    let companion = card.get("companion", number(1..=3));
    let sells = card.get("sells", |v| once_each(list(1..=3, number(1..=3))(v)?));
    let fortune = card.get("fortune", words::<Luck>(2..=2));
    if fortune.iter().flatten().any(|&luck| luck == Luck::Upgrade) {
        card.wrong("fortune", "the automaton has no wagon for an upgrade");
    }
    let deed = card.get("deed", |v| one_of(v, ["top", "other"]));
    let south = card.get("south", |v| one_of(v, ["commission", "deed"]));
    let actions = card.get("actions", list(1..=6, action));
    if let Some((deal, needs)) = actions.iter().flatten().last()
        && (*needs != Needs::default() || *deal == Deal::Travel)
    {
        card.wrong("actions", "the last one must need nothing (P-095)");
    }
    let bit = |sells: Vec<u8>| sells.iter().fold(0, |mask, n| mask | 1 << (n - 1));
    Some(ActionCard {
        space: space?,
        reward: lists.put(&reward?),
        lit: if has_lit { Some(lists.put(&lit?)) } else { None },
        actions: actions?,
        town: town?,
        hero: hero? - 1,
        companion: companion? - 1,
        sells: bit(sells?),
        fortune: fortune?.try_into().ok()?,
        deed: deed?,
        south_deed: south? == 1,
    })
}

/// Nothing is said twice.
fn once_each<T: PartialEq + std::fmt::Display>(all: Vec<T>) -> Found<Vec<T>> {
    match (1..all.len()).find(|&i| all[..i].contains(&all[i])) {
        Some(i) => Err(vec![format!("`{}` is there twice", all[i])]),
        None => Ok(all),
    }
}

/// Which of some words it is.
fn one_of<const N: usize>(value: &Value, all: [&str; N]) -> Found<u8> {
    let word = text(value)?;
    let found = all.iter().position(|w| *w == word).map(|n| n as u8);
    found.ok_or_else(|| vec![format!("`{word}` is not one of {all:?}")])
}

/// `{ do = "ruins", steps = 1, needs = ["goods <= 4"] }`
fn action(value: &Value) -> Found<(Deal, Needs)> {
    let mut rest: Table = table(value)?;
    let Some(verb) = rest.remove("do") else { return Err(vec!["`do` is missing".into()]) };
    let verb = text(&verb)?;
    let needs = rest.remove("needs").map_or(Ok(Needs::default()), |v| needs(&v))?;
    let mut steps = |most: u8| match rest.remove("steps") {
        Some(v) => number(1..=most)(&v),
        None => Err(vec![format!("{verb}: `steps` is missing")]),
    };
    let deal = match verb.as_str() {
        "commission" => Deal::Commission,
        "travel" => Deal::Travel,
        "inn" => Deal::Inn,
        "ruins" => Deal::Ruins(steps(4)?),
        "dark-market" => Deal::DarkMarket(steps(4)?),
        "bazaar" => {
            let goods = rest.remove("goods").ok_or_else(|| vec!["bazaar: `goods` is missing".to_string()])?;
            let goods = different::<Good>(3..=3)(&goods)?;
            Deal::Bazaar(std::array::from_fn(|i| goods[i]))
        }
        _ => return Err(vec![format!("`{verb}` is not an action of the automaton")]),
    };
    match rest.keys().next() {
        Some(field) => Err(vec![format!("{verb}: `{field}` is unknown here")]),
        None => Ok((deal, needs)),
    }
}

/// `["goods >= 3", "commissions <= 1"]`
fn needs(value: &Value) -> Found<Needs> {
    let mut all = Needs::default();
    for phrase in once_each(list(1..=3, text)(value)?)? {
        let words: Vec<&str> = phrase.split(' ').collect();
        let n = words.last().and_then(|n| n.parse::<u8>().ok());
        match (&words[..words.len().saturating_sub(1)], n) {
            (["goods", ">="], Some(n)) => all.goods_least = n,
            (["goods", "<="], Some(n)) => all.goods_most = Some(n),
            (["commissions", "<="], Some(n)) => all.commissions_most = Some(n),
            _ => {
                return Err(vec![format!(
                    "`{phrase}` is not a need: write \"goods >= 3\", \"goods <= 3\" or \"commissions <= 1\""
                )]);
            }
        }
    }
    Ok(all)
}
