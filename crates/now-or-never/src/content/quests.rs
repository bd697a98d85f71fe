//! The quest cards of the three piles.
use super::heroes::{Named, all};
use super::known;
use super::lists::{Lists, On};
use super::powers::{Amount, Powers, gifts, maybe_amount, must_say, power};
use crate::cards::FIRST_OF_PILE;
use crate::catalog::{Ending, Gift, Quest};
use crate::effect::Effect;
use crate::words::{Count, Location, Pile};
use table::pack::{Card, number, word};

/// 43 basic ones, 13 artifacts, 17 advanced ones, in this order (N-003, N-022).
pub(super) fn quests(mut file: Card, lists: &mut Lists, powers: &mut Powers) -> Option<Named<Quest>> {
    let cards = file.cards("quest", |card, id| quest(card, id, lists, powers));
    let read: Vec<&Quest> = cards.iter().filter_map(|(_, quest)| quest.as_ref()).collect();
    if cards.len() != FIRST_OF_PILE[3] as usize {
        file.wrong("quest", format!("{} cards, not {} (N-003)", cards.len(), FIRST_OF_PILE[3]));
    } else if read.len() == cards.len() {
        count_piles(&file, &read);
        market_cards(&file, &read);
    }
    for (id, rule, _) in known::ARTIFACTS {
        if cards.iter().all(|(other, _)| other != id) {
            file.wrong("quest", format!("{id} is missing ({rule})"));
        }
    }
    file.end();
    all(cards)
}

fn count_piles(file: &Card, read: &[&Quest]) {
    for (n, &pile) in Pile::ALL.iter().enumerate() {
        let (due, found) = (FIRST_OF_PILE[n + 1] - FIRST_OF_PILE[n], read.iter().filter(|q| q.pile == pile).count());
        if found != due as usize {
            file.wrong("quest", format!("{found} cards of the pile {pile}, not {due} (N-003)"));
        }
    }
    if !read.is_sorted_by_key(|quest| quest.pile) {
        file.wrong("quest", "basic cards come first, then artifacts, then advanced ones (N-022)");
    }
}

/// Two cards change the market (Part B 1).
fn market_cards(file: &Card, read: &[&Quest]) {
    for gift in [Gift::ShellTrade, Gift::ToolTrade] {
        let n = read.iter().filter(|quest| quest.gifts.contains(&gift)).count();
        if n != 1 {
            file.wrong("quest", format!("{gift} is on {n} cards, not on one (N-172, Part B 1)"));
        }
    }
}

fn quest(card: &mut Card, id: &str, lists: &mut Lists, powers: &mut Powers) -> Option<Quest> {
    let pile = card.get("pile", word::<Pile>);
    let location = card.get("location", word::<Location>);
    let cost = effects(card, "cost", On::QuestCost);
    let gain = effects(card, "gain", On::QuestGain);
    let had = (card.has("need"), card.has("foe"), card.has("power"), card.has("ending"));
    let need = maybe_amount::<Count>(card, "need").map(|Amount(count, n)| (count, n));
    let foe = card.maybe_part("foe", |card| {
        let (health, attack) = (card.get("health", number(1..=60)), card.get("attack", number(0..=20)));
        Some((health?, attack?))
    });
    let points = if card.has("points") { card.get("points", number(-9..=20i8)) } else { Some(0) };
    let gifts = gifts(card);
    let raw = card.peek("power").cloned();
    let power = card.maybe_part("power", |card| power(card, lists));
    let ending = card.maybe_part("ending", ending);
    if let Some((_, rule, says)) = known::ARTIFACTS.iter().find(|known| known.0 == id) {
        if pile.is_some_and(|pile| pile != Pile::Artifact) {
            card.wrong("pile", format!("is an artifact ({rule})"));
        }
        if power.is_some() || !had.2 {
            must_say(card, "power", rule, says, raw.as_ref());
        }
    }
    if let Some((_, due)) = known::PLAYED_AT.iter().find(|known| known.0 == id)
        && location.is_some_and(|location| location != *due)
    {
        card.wrong("location", format!("is played at {due} (Part B 9)"));
    }
    let nothing = points == Some(0) && !had.2 && !had.3 && gifts.as_ref().is_some_and(Vec::is_empty);
    if nothing && gain.as_ref().is_some_and(Vec::is_empty) {
        card.wrong("gain", "gives nothing");
    }
    let read = (need.is_some(), foe.is_some(), power.is_some(), ending.is_some());
    if read != had {
        return None;
    }
    Some(Quest {
        pile: pile?,
        location: location?,
        cost: lists.put(&cost?),
        need,
        foe,
        gain: lists.put(&gain?),
        points: points?,
        gifts: gifts?,
        power: power.map(|power| powers.put(id, power)),
        ending,
    })
}

/// A list that may be left out.
fn effects(card: &mut Card, field: &'static str, on: On) -> Option<Vec<Effect>> {
    if card.has(field) {
        card.get(field, |v| on.effects(v))
    } else {
        card.maybe(field, |_| Ok(()));
        Some(vec![])
    }
}

/// AT GAME END (N-246).
fn ending(card: &mut Card) -> Option<Ending> {
    let count = card.get("count", word::<Count>);
    let per = card.get("per", number(1..=20));
    let points = card.get("points", number(1..=9));
    Some(Ending { count: count?, per: per?, points: points? })
}
