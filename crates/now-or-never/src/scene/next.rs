//! Decided results: what the dice show next, what is drawn next.
use super::cards::{Kind, Named};
use crate::cards::*;
use crate::state::*;
use crate::words::*;
use crate::{NowOrNever, State};
use table::scene::{Fields, Spot, all};
use table::{Numbered, Problems, Purpose, Set};

const FIELDS: [&str; 10] =
    ["attack", "toll", "solo_die", "finds", "villagers", "gear", "specialists", "quests", "orders", "solo_cards"];

/// Results by purpose, as the dice want them.
pub(super) type Results = Vec<(Purpose, Vec<u32>)>;

impl NowOrNever {
    pub(super) fn read_next(&self, scene: &Fields, s: &State, cards: &Named, out: &mut Problems) -> Results {
        let next = scene.inner("next", &FIELDS, out);
        let mut results = vec![];
        for (purpose, name) in [(ATTACK, "attack"), (TOLL, "toll"), (SOLO_DIE, "solo_die")] {
            let spots = next.list(name, out).unwrap_or_default();
            results.extend(all(spots.iter().map(|s| s.number(1..=4, out).map(|n| n as u32 - 1))).map(|n| (purpose, n)));
        }
        let find = |spot: &Spot, out: &mut Problems| {
            let found = self.cat.names.finds.iter().position(|id| spot.value == id.as_str());
            if found.is_none() {
                spot.wrong(format!("must be one of {}, not {}", self.cat.names.finds.join(", "), spot.value), out);
            }
            found
        };
        results.extend(counted(&next, "finds", s.finds, find, out).map(|all| (FINDS, all)));
        let good = |spot: &Spot, out: &mut Problems| spot.word::<Good>(out).map(Good::index);
        results.extend(counted(&next, "villagers", s.supply, good, out).map(|all| (VILLAGERS, all)));
        let mut add = |purpose, cards: Option<Vec<u32>>| results.extend(cards.map(|cards| (purpose, cards)));
        add(GEAR, drawn(&next, "gear", &cards.tokens, s.gear, Set::NONE, out));
        add(SPECIALISTS, drawn(&next, "specialists", &cards.specialists, s.specialists, Set::NONE, out));
        let under = s.orders.bottom.iter().map(|&(order, _)| order).collect();
        add(ORDERS, drawn(&next, "orders", &cards.orders, s.orders.bag, under, out));
        add(SOLO, drawn(&next, "solo_cards", &cards.solo, s.bot.deck, Set::first_n(9), out)); // N-285
        self.read_quests(&next, s, &cards.quests, &mut results, out);
        results
    }

    /// Every pile is a stream of its own; an empty one is made of its discards (N-250).
    fn read_quests(&self, next: &Fields, s: &State, kind: &Kind<QuestCard>, results: &mut Results, out: &mut Problems) {
        let (mut piles, mut discards) = (s.quests, s.discards);
        for spot in next.list("quests", out).unwrap_or_default() {
            let Some(card) = kind.meant(&spot, out).map(|meant| meant[0]) else { continue };
            let (pile, n) = split(card);
            if piles.0[pile].is_empty() {
                std::mem::swap(&mut piles.0[pile], &mut discards.0[pile]);
            }
            if !piles.0[pile].has(n) {
                spot.wrong(format!("{} cannot be drawn: it is not in its pile", spot.value), out);
                continue;
            }
            piles.0[pile].remove(n);
            results.push((Purpose(QUESTS.0 + pile as u8), vec![n.into()]));
        }
    }
}

/// Draws from counts by kind: which one of all that are left.
fn counted<const N: usize>(
    next: &Fields,
    name: &str,
    mut left: [u8; N],
    read: impl Fn(&Spot, &mut Problems) -> Option<usize>,
    out: &mut Problems,
) -> Option<Vec<u32>> {
    let spots = next.list(name, out)?;
    all(spots.iter().map(|spot| {
        let kind = read(spot, out)?;
        if left[kind] == 0 {
            spot.wrong(format!("{} cannot come: none is left", spot.value), out);
            return None;
        }
        left[kind] -= 1;
        Some(left[..kind].iter().map(|&n| u32::from(n)).sum())
    }))
}

/// Draws one card after another. `again`: what comes when the deck is empty.
fn drawn<C: Numbered + Ord>(
    next: &Fields,
    name: &str,
    kind: &Kind<C>,
    mut deck: Set<C>,
    again: Set<C>,
    out: &mut Problems,
) -> Option<Vec<u32>> {
    let spots = next.list(name, out)?;
    all(spots.iter().map(|spot| {
        if deck.is_empty() {
            deck = again;
        }
        let found = kind.meant(spot, out)?.into_iter().find(|&card| card.number() < 64 && deck.has(card));
        if found.is_none() {
            spot.wrong(format!("{} cannot be drawn: it is not in that pile", spot.value), out);
        }
        found.map(|card| {
            deck.remove(card);
            card.number().into()
        })
    }))
}
