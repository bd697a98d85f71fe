//! The cards, from a pack.
use serde::{Deserialize, Serialize};
use table::{Pack, Problems};

pub const FILE: &str = "goods.toml";
const OURS: &str = include_str!("../content/goods.toml");
/// A deck has at most so many cards.
pub const MOST: usize = 24;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cards {
    pub name: String,
    pub goods: Vec<Good>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Good {
    pub good: String,
    pub worth: Vec<u8>,
}

impl Cards {
    pub fn read(pack: Option<&Pack>) -> Result<Cards, Problems> {
        let text = match pack {
            None => OURS,
            Some(pack) => pack.get(FILE).map(String::as_str).ok_or_else(|| Problems::one(FILE, "it is missing"))?,
        };
        let cards: Cards = toml::from_str(text).map_err(|e| Problems::one(FILE, e.message()))?;
        let mut problems = Problems::default();
        if !(10..=MOST).contains(&cards.all().count()) {
            problems.add(FILE, format!("there are 10 to {MOST} cards"));
        }
        if cards.goods.len() > 8 || cards.all().any(|(_, worth)| !(1..=9).contains(&worth)) {
            problems.add(FILE, "there are at most 8 goods, and a card is worth 1 to 9");
        }
        problems.or(cards)
    }
    /// Every card: which good, and what it is worth.
    pub fn all(&self) -> impl Iterator<Item = (u8, u8)> + '_ {
        (0..).zip(&self.goods).flat_map(|(n, good)| good.worth.iter().map(move |&worth| (n, worth)))
    }
}
