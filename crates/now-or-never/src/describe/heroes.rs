//! Heroes, and what lies in their slots: gear and abilities, with what lasts and what may be used.
use super::{Effects, effects, numbered};
use crate::NowOrNever;
use crate::cards::SlotToken;
use crate::catalog::{Attack, Boost, Does, Gift, ability};
use crate::wording::attack_lines;
use crate::words::*;
use serde::Serialize;
use table::Text;

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "HeroBoard"))]
pub struct HeroView {
    pub hero: Hero,
    pub hearts: u8,
    pub mana: u8,
    #[cfg_attr(feature = "types", ts(as = "Vec<u8>"))]
    pub arrows: [u8; 3],
    /// how a red slot strikes while nothing lies there
    pub basics: Vec<AttackView>,
    /// the printed ability, a number of `powers`
    pub power: u8,
    /// numbers of `tokens`
    #[cfg_attr(feature = "types", ts(as = "Vec<u8>"))]
    pub abilities: [SlotToken; 6],
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "Attack"))]
pub struct AttackView {
    pub damage: u8,
    pub defence: u8,
    /// gained when it is rolled
    pub mana: u8,
    pub boost: Option<BoostView>,
    pub says: Vec<Text>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "Boost"))]
pub struct BoostView {
    pub mana: u8,
    pub damage: u8,
    pub defence: u8,
    pub die: bool,
}

/// Gear or an ability.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "TokenCard"))]
pub struct TokenView {
    pub n: SlotToken,
    pub id: String,
    pub colour: Colour,
    pub cost: u8,
    /// 0: gear
    pub level: u8,
    /// red ones only
    pub attack: Option<AttackView>,
    pub gifts: Vec<GiftView>,
    /// a number of `powers`
    pub power: Option<u8>,
    pub says: Vec<Text>,
}

/// What lasts.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "Gift", optional_fields))]
pub struct GiftView {
    #[cfg_attr(feature = "types", ts(type = "string"))]
    pub gift: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub good: Option<Good>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub n: Option<u8>,
}

/// What may be used.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "PowerCard"))]
pub struct PowerView {
    pub n: u8,
    pub id: String,
    /// the message that names it: that of what it belongs to
    pub word: String,
    pub mana: u8,
    #[cfg_attr(feature = "types", ts(as = "Vec<u8>"))]
    pub goods: [u8; 4],
    #[cfg_attr(feature = "types", ts(type = "string"))]
    pub does: &'static str,
    pub amount: u8,
    pub gain: Effects,
    pub anytime: bool,
    pub says: Vec<Text>,
}

impl HeroView {
    pub(super) fn of(g: &NowOrNever, hero: Hero) -> HeroView {
        let board = &g.cat.heroes[hero.index()];
        HeroView {
            hero,
            hearts: board.hearts,
            mana: board.mana,
            arrows: board.arrows,
            basics: board.basics.iter().map(AttackView::of).collect(),
            power: board.power,
            abilities: [0, 1, 2, 3, 4, 5].map(|n| ability(hero, n)),
        }
    }
}

impl AttackView {
    fn of(attack: &Attack) -> AttackView {
        let boost = |b: Boost| BoostView { mana: b.mana, damage: b.damage, defence: b.defence, die: b.die };
        AttackView {
            damage: attack.damage,
            defence: attack.defence,
            mana: attack.mana,
            boost: attack.boost.map(boost),
            says: attack_lines(attack),
        }
    }
}

impl TokenView {
    pub(super) fn all(g: &NowOrNever) -> Vec<TokenView> {
        numbered(&g.cat.names.tokens, |n, id| {
            let is = g.cat.token(n);
            TokenView {
                n,
                id,
                colour: is.colour,
                cost: is.cost,
                level: is.level,
                attack: (is.colour == Colour::Red).then(|| AttackView::of(&is.attack)),
                gifts: is.gifts.iter().map(|&gift| GiftView::of(gift)).collect(),
                power: is.power,
                says: g.token_lines(n),
            }
        })
    }
}

impl GiftView {
    pub(super) fn of(gift: Gift) -> GiftView {
        let (word, n) = match gift {
            Gift::Defence(n) => ("defence", n),
            Gift::Movement(n) => ("movement", n),
            Gift::MaxMana(n) => ("max-mana", n),
            Gift::Recruit(n) => ("recruit", n),
            Gift::Build(n) => ("build", n),
            Gift::Tough(n) => ("tough", n),
            Gift::Income(n) => ("income", n),
            Gift::Makes(good) => return GiftView { gift: "makes", good: Some(good), n: None },
            Gift::ShellTrade => ("shell-trade", 0),
            Gift::ToolTrade => ("tool-trade", 0),
            Gift::Helm => ("helm", 1),
            Gift::Azure(part) => ("azure", part),
        };
        GiftView { gift: word, good: None, n: Some(n) }
    }
}

impl PowerView {
    pub(super) fn all(g: &NowOrNever) -> Vec<PowerView> {
        numbered(&g.cat.names.powers, |n: u8, id| {
            let is = &g.cat.powers[n as usize];
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
            PowerView {
                n,
                id,
                word: g.power_word(n),
                mana: is.mana,
                goods: is.goods,
                does,
                amount,
                gain,
                anytime: is.anytime,
                says: g.power_lines(n),
            }
        })
    }
}
