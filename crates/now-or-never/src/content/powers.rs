//! What tokens and cards can do: gifts that last, powers that are used, attacks that are rolled.
use super::lists::{Lists, On};
use crate::catalog::{Attack, Boost, Does, Gift, Limit, MOST_POWERS, Power, When};
use crate::effect::Effect;
use crate::words::{Good, Stuff};
use std::fmt::{self, Display};
use std::str::FromStr;
use table::pack::{Card, Found, different, number, text, word, wrong, yes_or_no};
use toml::Value;

/// A word and how many: `shell 3`, `buildings 6`.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Amount<W>(pub(super) W, pub(super) u8);

impl<W: FromStr<Err = String>> FromStr for Amount<W> {
    type Err = String;
    fn from_str(s: &str) -> Result<Self, String> {
        let (word, n) = s.rsplit_once(' ').unwrap_or((s, ""));
        let n = n.parse().ok().filter(|n| (1..100).contains(n));
        Ok(Amount(word.parse()?, n.ok_or_else(|| format!("`{s}` must end with a number from 1 to 99"))?))
    }
}

impl<W: Display> Display for Amount<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.0, self.1)
    }
}

/// How many of each good. Books are no goods (N-173).
pub(super) fn goods(value: &Value) -> Found<[u8; 4]> {
    let amounts = different::<Amount<Good>>(1..=4)(value)?;
    let mut goods = [0; 4];
    for Amount(good, n) in amounts {
        if goods[good.index()] > 0 {
            return wrong(format!("{good} is there twice"));
        }
        goods[good.index()] = n;
    }
    Ok(goods)
}

impl Display for Gift {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Gift::Defence(n) => write!(f, "defence {n}"),
            Gift::Movement(n) => write!(f, "movement {n}"),
            Gift::MaxMana(n) => write!(f, "max-mana {n}"),
            Gift::Recruit(n) => write!(f, "recruit {n}"),
            Gift::Build(n) => write!(f, "build {n}"),
            Gift::Tough(n) => write!(f, "tough {n}"),
            Gift::Income(n) => write!(f, "income {n}"),
            Gift::Makes(good) => write!(f, "makes {good}"),
            Gift::ShellTrade => f.write_str("shell-trade"),
            Gift::ToolTrade => f.write_str("tool-trade"),
            Gift::Helm => f.write_str("helm"),
            Gift::Azure(n) => write!(f, "azure {n}"),
        }
    }
}

impl FromStr for Gift {
    type Err = String;
    fn from_str(s: &str) -> Result<Self, String> {
        let few = |n: &str, most: u8| match n.parse() {
            Ok(n) if (1..=most).contains(&n) => Ok(n),
            _ => Err(format!("`{s}`: `{n}` is not a number from 1 to {most}")),
        };
        Ok(match s.split(' ').collect::<Vec<_>>()[..] {
            ["defence", n] => Gift::Defence(few(n, 5)?),
            ["movement", n] => Gift::Movement(few(n, 5)?),
            ["max-mana", n] => Gift::MaxMana(few(n, 5)?),
            ["recruit", n] => Gift::Recruit(few(n, 5)?),
            ["build", n] => Gift::Build(few(n, 5)?),
            ["tough", n] => Gift::Tough(few(n, 3)?),
            ["income", n] => Gift::Income(few(n, 5)?),
            ["makes", good] => Gift::Makes(good.parse()?),
            ["shell-trade"] => Gift::ShellTrade,
            ["tool-trade"] => Gift::ToolTrade,
            ["helm"] => Gift::Helm,
            ["azure", n] => Gift::Azure(few(n, 2)?),
            _ => return Err(format!("`{s}` is not a lasting effect")),
        })
    }
}

/// The lasting effects of a token or card.
pub(super) fn gifts(card: &mut Card) -> Option<Vec<Gift>> {
    let given = card.has("gifts");
    let gifts = card.maybe("gifts", different::<Gift>(1..=4));
    if given { gifts } else { Some(vec![]) }
}

/// All powers of a pack, with the ids of what they belong to.
#[derive(Default)]
pub(super) struct Powers {
    pub(super) all: Vec<Power>,
    pub(super) names: Vec<String>,
}

impl Powers {
    pub(super) fn put(&mut self, owner: &str, power: Power) -> u8 {
        self.all.push(power);
        self.names.push(owner.into());
        (self.all.len() - 1).min(MOST_POWERS) as u8
    }
    /// They fit one word of the state.
    pub(super) fn too_many(&self) -> bool {
        self.all.len() > MOST_POWERS
    }
}

pub(super) fn power(card: &mut Card, lists: &mut Lists) -> Option<Power> {
    let mana = card.maybe("mana", number(1..=9)).unwrap_or(0);
    let prices = card.maybe("goods", goods).unwrap_or_default();
    let limit = card.maybe("limit", limit).unwrap_or(Limit::None);
    let [anytime, outside_combat, not_final] =
        ["anytime", "outside_combat", "not_final"].map(|field| card.maybe(field, yes_or_no).unwrap_or(false));
    if card.has("does") == card.has("gain") {
        card.wrong("does", "a power has either `does` or `gain`");
        card.maybe("does", |_| Ok(()));
        card.maybe("gain", |_| Ok(()));
        return None;
    }
    let on = if anytime { On::AnytimePower } else { On::Power };
    let does = card.maybe("does", does);
    let gain = card.maybe("gain", |v| on.effects(v));
    if anytime && does.is_some() {
        card.wrong("anytime", "such a power is used in the own turn only");
    }
    let power = Power {
        mana,
        goods: prices,
        does: Does::Reroll,
        limit,
        anytime,
        when: if outside_combat { When::OutsideCombat } else { When::Always },
        not_final,
    };
    let endless = endless(&power, gain.as_deref().unwrap_or_default());
    endless.iter().for_each(|what| card.wrong("gain", what));
    let does = match gain {
        Some(gain) => Does::Gain(lists.put(&gain)),
        None => does?,
    };
    if limit == Limit::None && mana == 0 && prices == [0; 4] {
        card.wrong("limit", "a power without price needs one: it could be used for ever");
    }
    if !endless.is_empty() {
        return None;
    }
    Some(Power { does, ..power })
}

/// What a power without limit may not give: its own price, or more to do.
fn endless(power: &Power, gain: &[Effect]) -> Vec<String> {
    let again = |effect: &&Effect| match effect {
        Effect::Gain(Stuff::Mana, _) => power.mana > 0,
        Effect::Gain(stuff, _) => Good::ALL.iter().any(|&g| g.stuff() == *stuff && power.goods[g.index()] > 0),
        Effect::AnyGood => power.goods != [0; 4],
        Effect::Wake | Effect::Arrow | Effect::Token => true,
        _ => false,
    };
    let free = power.limit == Limit::None;
    gain.iter().filter(again).filter(|_| free).map(|e| format!("`{e}` could go on for ever; give it a limit")).collect()
}

fn limit(value: &Value) -> Found<Limit> {
    match &text(value)?[..] {
        "round" => Ok(Limit::Round),
        "season" => Ok(Limit::Season),
        other => wrong(format!("`{other}` is neither `round` nor `season`")),
    }
}

fn does(value: &Value) -> Found<Does> {
    let written = text(value)?;
    let few = |n: &str| n.parse().ok().filter(|n| (1..=9).contains(n));
    let does = match written.split(' ').collect::<Vec<_>>()[..] {
        ["reroll"] => Some(Does::Reroll),
        ["ignore-enemies"] => Some(Does::IgnoreEnemies),
        ["movement", n] => few(n).map(Does::Movement),
        ["defence", n] => few(n).map(Does::Defence),
        ["damage", n] => few(n).map(Does::Damage),
        ["march", n] => few(n).map(Does::March),
        _ => None,
    };
    does.map_or_else(
        || wrong(format!("`{written}` must be reroll, ignore-enemies, or movement, defence, damage or march 1 to 9")),
        Ok,
    )
}

/// What a red slot does when its number is rolled.
pub(super) fn attack(card: &mut Card) -> Option<Attack> {
    let [damage, defence, mana] = ["damage", "defence", "mana"].map(|f| card.maybe(f, number(0..=12)).unwrap_or(0));
    let had = card.has("boost");
    let boost = card.maybe_part("boost", |card| {
        let mana = card.get("mana", number(1..=5));
        let [damage, defence] = ["damage", "defence"].map(|f| card.maybe(f, number(0..=12)).unwrap_or(0));
        let die = card.maybe("die", yes_or_no).unwrap_or(false);
        if damage == 0 && defence == 0 && !die {
            card.wrong("damage", "its option must add something (N-118)");
        }
        Some(Boost { mana: mana?, damage, defence, die })
    });
    if had && boost.is_none() { None } else { Some(Attack { damage, defence, mana, boost }) }
}

/// Does a part of a pack say what is known of it? Lists hold what is known, tables agree field by field; one that is
/// known whole has nothing more.
pub(super) fn agrees(known: &Value, given: Option<&Value>) -> bool {
    match (known, given) {
        (Value::Table(known), Some(Value::Table(given))) => {
            let whole = ["does", "gain", "damage"].iter().any(|field| known.contains_key(*field));
            known.iter().all(|(field, value)| agrees(value, given.get(field)))
                && !(whole && given.keys().any(|field| !known.contains_key(field)))
        }
        (Value::Array(known), Some(Value::Array(given))) => known.iter().all(|value| given.contains(value)),
        (known, given) => given == Some(known),
    }
}

/// The value of a text in [`super::known`].
pub(super) fn said(text: &str) -> Value {
    let table = text.parse().or_else(|_| format!("x = {{ {text} }}").parse()).map(Value::Table);
    let table = table.expect("what is known is TOML, as a test says");
    table.get("x").cloned().unwrap_or(table)
}

/// Notes that a card does not say what the rules say of it.
pub(super) fn must_say(card: &Card, field: &str, rule: &str, known: &str, given: Option<&Value>) {
    if !agrees(&said(known), given) {
        card.wrong(field, format!("{rule}: must be {}", known.replace('\n', ", ")));
    }
}

/// One word out of a closed list, for fields that may be left out.
pub(super) fn maybe_amount<W>(card: &mut Card, field: &'static str) -> Option<Amount<W>>
where
    W: FromStr<Err = String> + Display + PartialEq + Clone,
{
    card.maybe(field, word::<Amount<W>>)
}
