//! One small vocabulary for locations, cards, tokens and specialists: effects are data.
use crate::words::*;
use std::fmt;
use std::str::FromStr;
pub use table::List;

/// One thing that happens. What is paid comes first in every list (N-323). [`EffectKind`] names each without what is inside
/// it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, strum::EnumDiscriminants)]
#[strum_discriminants(name(EffectKind), derive(strum::VariantArray))]
pub enum Effect {
    Pay(Stuff, u8),
    /// a die, and so many hearts
    Toll,
    Gain(Stuff, u8),
    /// hearts to the maximum
    Heal,
    AnyGood,
    Villager,
    Quests {
        draw: u8,
        keep: u8,
    },
    /// may buy one gear, so much cheaper
    Gear(u8),
    /// may swap two tiles of the grid
    Swap,
    /// draws two orders, keeps one
    Order,
    FirstPlayer,
    /// any unclaimed search token, without a die
    Token,
    /// may build, so much cheaper
    Build(u8),
    /// turns an own specialist face up
    Wake,
    /// one hero action token comes back
    Arrow,
}

impl EffectKind {
    pub const ALL: &'static [EffectKind] = <EffectKind as strum::VariantArray>::VARIANTS;
}

impl Effect {
    #[inline]
    pub fn is_cost(self) -> bool {
        matches!(self, Effect::Pay(..) | Effect::Toll)
    }
}

impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Effect::Pay(what, n) => write!(f, "pay {what} {n}"),
            Effect::Toll => f.write_str("toll"),
            Effect::Gain(what, n) => write!(f, "{what} {n}"),
            Effect::Heal => f.write_str("heal"),
            Effect::AnyGood => f.write_str("any-good"),
            Effect::Villager => f.write_str("villager"),
            Effect::Quests { draw, keep } => write!(f, "quests {draw} keep {keep}"),
            Effect::Gear(off) => write!(f, "gear {off}"),
            Effect::Swap => f.write_str("swap"),
            Effect::Order => f.write_str("order"),
            Effect::FirstPlayer => f.write_str("first-player"),
            Effect::Token => f.write_str("token"),
            Effect::Build(off) => write!(f, "build {off}"),
            Effect::Wake => f.write_str("wake"),
            Effect::Arrow => f.write_str("arrow"),
        }
    }
}

fn number(word: &str, of: &str, least: u8) -> Result<u8, String> {
    match word.parse::<u8>() {
        Ok(n) if n >= least && n < 100 => Ok(n),
        _ => Err(format!("`{of}`: `{word}` is not a number from {least} to 99")),
    }
}

impl FromStr for Effect {
    type Err = String;
    fn from_str(s: &str) -> Result<Self, String> {
        let words: Vec<&str> = s.split(' ').collect();
        Ok(match words[..] {
            ["pay", what, n] => Effect::Pay(what.parse()?, number(n, s, 1)?),
            ["toll"] => Effect::Toll,
            ["heal"] => Effect::Heal,
            ["any-good"] => Effect::AnyGood,
            ["villager"] => Effect::Villager,
            ["quests", draw, "keep", keep] => {
                let (draw, keep) = (number(draw, s, 1)?, number(keep, s, 1)?);
                if keep > draw || draw > 8 {
                    return Err(format!("`{s}`: at most 8 are drawn, and not more kept than drawn"));
                }
                Effect::Quests { draw, keep }
            }
            ["gear", off] => Effect::Gear(number(off, s, 0)?),
            ["swap"] => Effect::Swap,
            ["order"] => Effect::Order,
            ["first-player"] => Effect::FirstPlayer,
            ["token"] => Effect::Token,
            ["build", off] => Effect::Build(number(off, s, 0)?),
            ["wake"] => Effect::Wake,
            ["arrow"] => Effect::Arrow,
            [what, n] => Effect::Gain(what.parse().map_err(|_| format!("`{s}` is not an effect"))?, number(n, s, 1)?),
            _ => return Err(format!("`{s}` is not an effect")),
        })
    }
}
