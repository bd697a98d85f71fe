//! The trade cards.
use crate::catalog::{ICONS, TradeCard};
use crate::words::{City, Icon};
use table::pack::{Card, Found, list, pair, word, wrong};
use toml::Value;

/// as many as there are pairs of cities.
const CARDS: usize = 15;

pub(super) fn read(mut file: Card) -> Option<[TradeCard; CARDS]> {
    let mut pairs: Vec<[City; 2]> = vec![];
    let cards = file.each("card", "card", |card| {
        let cities = card.get("cities", cities);
        if let Some(cities) = cities {
            if pairs.contains(&sorted(cities)) {
                card.wrong("cities", format!("{} and {} are on another card, too", cities[0], cities[1]));
            }
            pairs.push(sorted(cities));
        }
        let icons = card.get("icons", list(1..=ICONS, word::<Icon>));
        Some(TradeCard { cities: cities?, icons: icons?.into_iter().collect() })
    });
    // A pair that could not be read, or is there twice, may stand for one that is missing.
    if cards.len() != CARDS {
        let missing: Vec<String> =
            all_pairs().filter(|p| !pairs.contains(p)).map(|[a, b]| format!("{a}-{b}")).collect();
        let what = if missing.is_empty() { String::new() } else { format!("; no card for {}", missing.join(", ")) };
        file.wrong("card", format!("{} cards, not {CARDS}{what}", cards.len()));
    }
    file.end();
    cards.into_iter().collect::<Option<Vec<_>>>()?.try_into().ok()
}

fn cities(value: &Value) -> Found<[City; 2]> {
    match pair(word::<City>)(value)? {
        [a, b] if a == b => wrong(format!("leads from {a} to {a}")),
        cities => Ok(cities),
    }
}

fn sorted(mut cities: [City; 2]) -> [City; 2] {
    cities.sort_unstable();
    cities
}

fn all_pairs() -> impl Iterator<Item = [City; 2]> {
    City::ALL.iter().flat_map(|&a| City::ALL.iter().filter(move |&&b| a < b).map(move |&b| [a, b]))
}
