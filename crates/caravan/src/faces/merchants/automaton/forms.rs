//! What only this automaton asks for: prices, guests, effects, a caravan.
use crate::automaton::line::Line;
use crate::automaton::question::{Form, NONE, number, pick};
use merchants::effect::Effect;
use merchants::words::{Road, Town};
use shelf::Words;

/// How an answer looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Of {
    /// one to three prices
    Prices,
    /// a town or nobody for each of the four places at the inn
    Guests,
    /// effects in the notation of packs, with commas between them
    Effects,
    /// town and road, or none
    Caravan,
}

impl Form for Of {
    fn hint(&self) -> &'static str {
        match self {
            Of::Prices => "automaton-hint-prices",
            Of::Guests => "automaton-hint-guests",
            Of::Effects => "automaton-hint-effects",
            Of::Caravan => "automaton-hint-caravan",
        }
    }
    fn read(&self, typed: &str, words: &Words) -> Result<String, Line> {
        let parts: Vec<&str> = typed.split([' ', ',']).filter(|part| !part.is_empty()).collect();
        let joined = |all: Result<Vec<String>, Line>| all.map(|all| all.join(" "));
        match self {
            Of::Prices if parts.is_empty() || parts.len() > 3 => Err(Line::new("automaton-wrong-prices")),
            Of::Prices => joined(parts.iter().map(|part| Ok(number(part, 1, 5)?.to_string())).collect()),
            Of::Guests if parts.len() != 4 => Err(Line::new("automaton-wrong-guests")),
            Of::Guests => {
                let keys = towns_or_none();
                joined(parts.iter().map(|part| pick(part, &keys, words).map(Into::into)).collect())
            }
            Of::Effects => read_effects(typed),
            Of::Caravan => match parts[..] {
                [NONE] => Ok(NONE.into()),
                [town, road] => Ok(format!("{} {}", pick(town, &towns(), words)?, pick(road, &roads(), words)?)),
                _ => Err(Line::new("automaton-wrong-caravan")),
            },
        }
    }
}

pub fn towns() -> Vec<&'static str> {
    Town::ALL.iter().map(|town| town.word()).collect()
}
pub fn towns_or_none() -> Vec<&'static str> {
    [towns(), vec![NONE]].concat()
}
fn roads() -> Vec<&'static str> {
    Road::ALL.iter().map(|road| road.word()).collect()
}
/// `farglen dark`, or nobody sets out.
pub fn read_caravan(answer: &str) -> Option<(Town, Road)> {
    let (town, road) = answer.split_once(' ')?;
    Some((town.parse().ok()?, road.parse().ok()?))
}

/// Only what cards say: not what companions and buildings do.
fn read_effects(typed: &str) -> Result<String, Line> {
    if typed.trim() == NONE {
        return Ok(NONE.into());
    }
    let one = |part: &str| {
        let part = part.split_whitespace().collect::<Vec<_>>().join(" ");
        match part.parse::<Effect>() {
            Ok(effect) if !effect.is_special() => Ok(effect.to_string()),
            _ => Err(Line::new("automaton-wrong-effect").text("it", part)),
        }
    };
    Ok(typed.split(',').map(one).collect::<Result<Vec<_>, _>>()?.join(", "))
}
