//! Search tokens, the cards of the solo bot, and the market.
use super::heroes::{Named, all};
use super::known;
use super::lists::{Lists, On};
use super::powers::goods;
use crate::catalog::{Fate, Find, SOLO_CARDS, SoloCard, TRADES, Trade};
use crate::effect::Effect;
use crate::words::Pile;
use std::str::FromStr;
use table::pack::{Card, Found, array, list, number, text, wrong, yes_or_no};
use table::words;
use toml::Value;

/// Eight kinds, eighteen tokens (N-003, N-133 to N-140).
pub(super) fn finds(mut file: Card, lists: &mut Lists) -> Option<([String; 8], [Find; 8])> {
    let mut sum = Some(0u16);
    let cards = file.cards("find", |card, id| {
        let copies = card.get("copies", number(1..=18));
        sum = sum.zip(copies).map(|(sum, n)| sum + u16::from(n));
        let gain = card.get("gain", |v| On::Find.effects(v));
        let discard = card.maybe("discard", yes_or_no).unwrap_or(false);
        let gain = gain?;
        let written: Vec<String> = gain.iter().map(Effect::to_string).collect();
        match known::FINDS.iter().find(|known| known.0 == id) {
            None => card.wrong("id", format!("must be one of {}", known::FINDS.map(|f| f.0).join(", "))),
            Some((_, rule, due, _)) if written != *due => {
                card.wrong("gain", format!("{rule}: must be {}", due.join(", ")));
            }
            Some((_, rule, _, out)) if discard != *out => {
                card.wrong("discard", format!("{rule}, N-132: must be {out}"));
            }
            Some(_) => {}
        }
        Some(Find { copies: copies?, gain: lists.put(&gain), discard })
    });
    if cards.len() != 8 {
        file.wrong("find", format!("{} kinds of search tokens, not 8 (N-133 to N-140)", cards.len()));
    }
    if let Some(sum) = sum.filter(|&sum| sum != 18) {
        file.wrong("find", format!("{sum} search tokens, not 18 (N-018)"));
    }
    file.end();
    let (names, finds): (Vec<_>, Vec<_>) = all(cards)?.into_iter().unzip();
    Some((names.try_into().ok()?, finds.try_into().ok()?))
}

words! {
    /// What a solo card does (N-289 to N-294).
    pub enum Deal {
        Search = "search", Recruit = "recruit", Attack = "attack", Roll = "roll", ExhaustOwn = "exhaust-own",
        ExhaustPlayer = "exhaust-player",
    }
}

/// Nine cards, every kind among them (N-281).
pub(super) fn solo(mut file: Card) -> Option<Named<SoloCard>> {
    let mut seen = vec![];
    let mut count = 0;
    let kinds = file.cards("card", |card, _| {
        let deal = card.get("do", table::pack::word::<Deal>);
        seen.push(deal);
        let copies = if card.has("copies") { card.get("copies", number(1..=9u8)) } else { Some(1) };
        count += usize::from(copies.unwrap_or(1));
        let rolls = deal == Some(Deal::Roll);
        if card.has("fates") && deal.is_some() && !rolls {
            card.wrong("fates", "only `roll` rolls a die (N-293)");
        }
        let fates =
            if rolls { card.get("fates", array(fate)) } else { card.maybe("fates", |_| Ok([Fate::default(); 4])) };
        let solo = match deal? {
            Deal::Search => SoloCard::Search,
            Deal::Recruit => SoloCard::Recruit,
            Deal::Attack => SoloCard::Attack,
            Deal::Roll => SoloCard::Roll(fates?),
            Deal::ExhaustOwn => SoloCard::ExhaustOwn,
            Deal::ExhaustPlayer => SoloCard::ExhaustPlayer,
        };
        Some((solo, copies?))
    });
    if count != SOLO_CARDS {
        file.wrong("card", format!("{count} cards, not {SOLO_CARDS} (N-281)"));
    }
    let missing: Vec<&str> =
        Deal::ALL.iter().filter(|&&deal| !seen.contains(&Some(deal))).map(|deal| deal.word()).collect();
    if !missing.is_empty() && seen.iter().all(Option::is_some) {
        file.wrong("card", format!("no card for {} (N-289 to N-294)", missing.join(", ")));
    }
    file.end();
    let copies = all(kinds)?.into_iter();
    Some(copies.flat_map(|(id, (card, n))| std::iter::repeat_n((id, card), n as usize)).collect())
}

/// `["order"]`, or so many cards of some piles.
fn fate(value: &Value) -> Found<Fate> {
    let mut fate = Fate::default();
    for word in list(1..=3, text)(value)? {
        let (pile, n) = word.rsplit_once(' ').unwrap_or((&word, ""));
        match (Pile::from_str(pile), n.parse()) {
            (Ok(pile), Ok(n @ 1..=4)) if fate.quests[pile.index()] == 0 => fate.quests[pile.index()] = n,
            _ if word == "order" && !fate.order => fate.order = true,
            _ => return wrong(format!("`{word}` must be `order`, or a pile and a number 1 to 4 (N-293)")),
        }
    }
    match fate.order && fate.quests != [0; 3] {
        true => wrong("an order or quest cards, not both (N-293)"),
        false => Ok(fate),
    }
}

/// The printed trades, then those of the two market quests (N-172, Part B 1).
pub(super) fn market(mut file: Card) -> Option<[Trade; TRADES]> {
    let mut place = 0;
    let trades = file.each("trade", "trade", |card| {
        let goods = card.get("goods", goods);
        let coins = card.get("coins", number(1..=60));
        let trade = Trade { goods: goods?, coins: coins? };
        let due = known::TRADES.get(place).copied();
        place += 1;
        if let Some((goods, coins)) = due
            && (trade.goods, trade.coins) != (goods, coins)
        {
            let [s, t, d, c] = goods;
            card.wrong("goods", format!("N-172: must be {s} S + {t} T + {d} D + {c} C for {coins}"));
        }
        Some(trade)
    });
    if trades.len() != TRADES {
        file.wrong("trade", format!("{} trades, not {TRADES} (N-172, Part B 1)", trades.len()));
    }
    file.end();
    trades.into_iter().collect::<Option<Vec<_>>>()?.try_into().ok()
}
