//! Heroes, commissions, events, deeds and companions.
use super::lists::{Lists, On};
use crate::catalog::{ANIMALS, Bonus, Commission, Event, Hero};
use crate::deed::{Deed, Measure, Reward};
use crate::effect::{Effect, List};
use crate::words::*;
use std::fmt;
use std::str::FromStr;
use table::pack::{Card, Found, array, different, number, text, word};
use table::words;
use toml::Value;

words! {
    /// What an ordinary hero may bring (F-078).
    pub enum Gift { Lantern = "lantern", Horseshoe = "horseshoe", Storage = "storage" }
}

/// Cards with their ids.
pub(super) type Named<T> = Vec<(String, T)>;

/// All of them, if every one could be read.
fn all<T>(cards: Vec<(String, Option<T>)>) -> Option<Named<T>> {
    cards.into_iter().map(|(id, card)| Some((id, card?))).collect()
}

/// Ordinary heroes first, then the starting heroes (F-014, F-027).
pub(super) fn heroes(mut file: Card) -> Option<Named<Hero>> {
    let mut towns = vec![];
    let mut heroes = file.cards("hero", |card, _| {
        let town = card.get("town", word::<Town>);
        towns.push(town);
        let wants = card.get("wants", different::<Good>(1..=3));
        let bonus = card.get("bonus", word::<Gift>);
        let wants = wants?;
        let bonus = match bonus? {
            Gift::Lantern => Bonus::Lantern,
            Gift::Horseshoe => Bonus::Horseshoe,
            Gift::Storage => Bonus::Storage,
        };
        let goods = std::array::from_fn(|i| wants[i.min(wants.len() - 1)]);
        Some(Hero { town: town?, goods, wants: wants.len() as u8, bonus })
    });
    file.count("hero", Town::ALL, &towns, 7);
    let starting = starting(&mut file);
    for (id, _) in &starting {
        if heroes.iter().any(|(other, _)| other == id) {
            file.wrong(format!("starting {id}: id"), "is the id of another hero too");
        }
    }
    file.end();
    heroes.extend(starting);
    all(heroes)
}

fn starting(file: &mut Card) -> Vec<(String, Option<Hero>)> {
    let (mut towns, mut goods) = (vec![], vec![]);
    let heroes = file.cards("starting", |card, _| {
        let town = card.get("town", word::<Town>);
        towns.push(town);
        let good = card.get("good", word::<Good>);
        goods.push(good);
        Some(Hero { town: town?, goods: [good?; 3], wants: 0, bonus: Bonus::Good(good?) })
    });
    file.count("starting", Town::ALL, &towns, 1);
    file.count("starting", Good::ALL, &goods, 1);
    heroes
}

/// Five for each town (F-009).
pub(super) fn commissions(mut file: Card) -> Option<Named<Commission>> {
    let mut towns = vec![];
    let cards = file.cards("commission", |card, _| {
        let town = card.get("town", word::<Town>);
        towns.push(town);
        let goods = card.get("wants", different::<Good>(3..=3));
        Some(Commission { town: town?, goods: goods?.try_into().ok()? })
    });
    file.count("commission", Town::ALL, &towns, 5);
    file.end();
    all(cards)
}

/// Thirteen for each road (F-011).
pub(super) fn events(mut file: Card, lists: &mut Lists) -> Option<Named<Event>> {
    let mut roads = vec![];
    let cards = file.cards("event", |card, _| {
        let road = card.get("road", word::<Road>);
        roads.push(road);
        let values = card.get("values", array(|v| On::Event.effects(v)));
        Some(Event { road: road?, values: lists.put_all(values?) })
    });
    file.count("event", Road::ALL, &roads, 13);
    file.end();
    all(cards)
}

/// `measure N`
#[derive(Clone, PartialEq)]
struct Need(Measure, u8);

impl FromStr for Need {
    type Err = String;
    fn from_str(s: &str) -> Result<Self, String> {
        let (measure, n) = s.rsplit_once(' ').unwrap_or((s, ""));
        let n = n.parse().ok().filter(|&n| n > 0);
        Ok(Need(measure.parse()?, n.ok_or_else(|| format!("`{s}` must end with a number from 1 to 255"))?))
    }
}

impl fmt::Display for Need {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.0, self.1)
    }
}

pub(super) const DEEDS: usize = 19;

pub(super) fn deeds(mut file: Card) -> Option<Named<Deed>> {
    let cards = file.cards("deed", |card, _| deed(card));
    if cards.len() != DEEDS {
        file.wrong("deed", format!("{} deeds, not {DEEDS}", cards.len()));
    }
    file.end();
    all(cards)
}

fn deed(card: &mut Card) -> Option<Deed> {
    let needs = card.get("needs", different::<Need>(1..=4));
    let reward = card.get("reward", reward);
    let counted = card.has("per");
    let per = card.maybe("per", word::<Measure>);
    let most = card.maybe("most", number(1..=u8::MAX));
    if most.is_some() && !counted {
        card.wrong("most", "says how often, but `per` does not say what is counted");
    }
    let most = most.unwrap_or(if counted { u8::MAX } else { 1 });
    Some(Deed { needs: needs?.into_iter().map(|n| (n.0, n.1)).collect(), reward: reward?, per, most })
}

fn reward(value: &Value) -> Found<Reward> {
    match word(value)? {
        Reward::Coins(0) | Reward::Prestige(0) | Reward::Points(0) => Err(vec!["gives nothing".into()]),
        reward => Ok(reward),
    }
}

pub(super) struct Companions {
    pub(super) abilities: [[List; 2]; ANIMALS],
    pub(super) strays: [List; 4],
}

/// Cards of each loyal animal.
pub(super) const COPIES: u8 = 3;

pub(super) fn companions(mut file: Card, lists: &mut Lists) -> Option<Companions> {
    let abilities = file.one_each("loyal", super::FINAL_ANIMALS, |card, &animal| {
        card.get("copies", number(COPIES..=COPIES));
        let cat = animal == Animal::ThreyCat;
        let on = if cat { On::ThreyCat } else { On::Loyal };
        let abilities = card.get("abilities", array(|v| on.effects(v)))?;
        // F-176: the rules of travel know these two
        if cat && abilities != [[Effect::CopyDie], [Effect::LiftDie]] {
            card.wrong("abilities", "must be [\"copy-die\"] and [\"lift-die\"]");
        }
        Some(lists.put_all(abilities))
    });
    let strays = file.one_each("stray", Stray::ALL, |card, &stray| {
        let gift = ["potion", "hero", "horseshoe", "quartz"][stray.index()];
        if card.get("gift", text).is_some_and(|word| word != gift) {
            card.wrong("gift", format!("must be \"{gift}\""));
        }
        card.get("effects", |v| On::Stray.effects(v)).map(|effects| lists.put(&effects))
    });
    file.end();
    let mut all = [[List(0); 2]; ANIMALS];
    all.iter_mut().zip(abilities?).for_each(|(place, lists)| *place = lists);
    Some(Companions { abilities: all, strays: strays?.try_into().ok()? })
}
