//! What the automaton has besides what stands in its seat.
use super::cards::{Cards, any};
use crate::Merchants;
use crate::cards::*;
use crate::state::*;
use table::scene::Fields;
use table::{Problems, Set};

const FIELDS: [&str; 6] = ["goods", "illuminated_dice", "heroes", "commissions", "card", "cards_to_come"];

/// Its cards, as far as the scene names them.
pub(super) struct RivalHand {
    pub heroes: Option<Set<HeroCard>>,
    pub commissions: Option<Set<CommissionCard>>,
}

impl Merchants {
    /// Reads `automaton`. What is not a card that others may have is set at once.
    pub(super) fn read_rival(&self, scene: &Fields, s: &mut State, cards: &mut Cards, out: &mut Problems) -> RivalHand {
        if self.opt.automaton.is_none() && scene.get("automaton").is_some() {
            scene.wrong("automaton", "nobody plays itself at this table: there is an option for it (F-198)", out);
        }
        let fields = scene.inner("automaton", &FIELDS, out);
        let r = &mut s.rival;
        r.goods = fields.number("goods", 0..=99, out).map_or(r.goods, |n| n as u8);
        r.illuminated = fields.number("illuminated_dice", 0..=8, out).map_or(r.illuminated, |n| n as u8);
        if let Some(card) = fields.get("card").and_then(|spot| cards.actions.name(&spot, any(), out)) {
            r.card = card;
            r.deck &= !(Set::one(card).0 as u16);
        }
        if let Some(deck) = cards.actions.set(fields.list("cards_to_come", out), any(), out) {
            r.deck = deck.0 as u16;
        }
        RivalHand {
            heroes: cards.heroes.set(fields.list("heroes", out), any(), out),
            commissions: cards.commissions.set(fields.list("commissions", out), any(), out),
        }
    }
}
