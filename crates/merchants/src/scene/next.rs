//! Decided results: what the dice show next, which cards come next.
use super::board::towns;
use super::cards::{Cards, Kind};
use super::moment::face;
use crate::state::*;
use crate::words::*;
use crate::{Catalog, Merchants};
use table::scene::{Fields, Spot, all};
use table::{Numbered, Problems, Purpose, Set};

const FIELDS: [&str; 13] = [
    "market",
    "night",
    "illuminated",
    "travel",
    "ruins",
    "oracle",
    "heroes",
    "deeds",
    "companions",
    "dark_events",
    "shortcut_events",
    "commissions",
    "action_cards",
];

/// Results by purpose, as the dice want them: indices of sides, numbers of cards.
pub(super) type Results = Vec<(Purpose, Vec<u32>)>;

impl Merchants {
    pub(super) fn read_next(&self, scene: &Fields, s: &State, cards: &Cards, out: &mut Problems) -> Results {
        let next = scene.inner("next", &FIELDS, out);
        let mut results = vec![];
        self.read_dice(&next, &mut results, out);
        let mut add = |purpose, cards: Option<Vec<u32>>| results.extend(cards.map(|cards| (purpose, cards)));
        add(HEROES, draws(next.get("heroes"), &cards.heroes, s.heroes.bag, Set::NONE, out));
        add(DEEDS, draws(next.get("deeds"), &cards.deeds, s.deeds.bag, Set::NONE, out));
        add(COMPANIONS, draws(next.get("companions"), &cards.companions, s.companions.bag, Set::NONE, out));
        for (purpose, name, road) in
            [(DARK_EVENTS, "dark_events", Road::Dark), (SHORTCUT_EVENTS, "shortcut_events", Road::Shortcut)]
        {
            let of_road = self.cat.roads[road.index()];
            add(purpose, draws(next.get(name), &cards.events, s.events & of_road, of_road, out));
        }
        let actions = cards.actions.all();
        let deck = if s.rival.deck == 0 { actions } else { Set::of(s.rival.deck.into()) };
        add(ACTIONS, draws(next.get("action_cards"), &cards.actions, deck, actions, out)); // P-096
        let stacks = next.inner("commissions", &towns(), out);
        for &town in Town::ALL {
            let deck = s.stacks[town.index()].bag;
            let cards = draws(stacks.get(town.word()), &cards.commissions, deck, Set::NONE, out);
            results.extend(cards.map(|cards| (Purpose(COMMISSIONS.0 + town as u8), cards)));
        }
        results
    }

    fn read_dice(&self, next: &Fields, results: &mut Results, out: &mut Problems) {
        if let Some(goods) = next.words::<Good>("market", out) {
            results.push((MARKET, goods.iter().map(|&good| good as u32).collect()));
        }
        let cat: &Catalog = &self.cat;
        for (purpose, name, sides) in [(NIGHT, "night", &cat.night), (ILLUMINATED, "illuminated", &cat.illuminated)] {
            let side = |face: Face| sides.iter().position(|&f| f == face).map(|side| side as u32);
            let spots = next.list(name, out).unwrap_or_default();
            results.extend(all(spots.iter().map(|s| face(s, sides, out).and_then(side))).map(|all| (purpose, all)));
        }
        for (purpose, name) in [(TRAVEL, "travel"), (RUINS, "ruins"), (ORACLE, "oracle")] {
            let spots = next.list(name, out).unwrap_or_default();
            results.extend(all(spots.iter().map(|s| s.number(1..=6, out).map(|n| n as u32 - 1))).map(|n| (purpose, n)));
        }
    }
}

/// Draws one card after another. `again`: what an empty deck is made of anew (F-209).
fn draws<C: Numbered + Ord>(
    spot: Option<Spot>,
    kind: &Kind<C>,
    mut deck: Set<C>,
    again: Set<C>,
    out: &mut Problems,
) -> Option<Vec<u32>> {
    let spots = spot?.list(out)?;
    all(spots.iter().map(|spot| {
        if deck.is_empty() {
            deck = again;
        }
        let found = kind.meant(spot, out)? & deck;
        if found.is_empty() {
            spot.wrong(format!("{} cannot be drawn: it is not in that deck", spot.value), out);
            return None;
        }
        let card = found.nth(0);
        deck.remove(card);
        Some(card.number().into())
    }))
}
