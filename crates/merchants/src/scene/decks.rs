//! The face-down cards: what may still come, and what was put under a deck.
use super::board::{HERO, STRAY};
use super::cards::{Cards, Only, any};
use crate::Merchants;
use crate::cards::*;
use table::scene::Fields;
use table::{Problems, Seat, SeatSet, Set};

/// The cards that may still come, as far as the scene names them.
pub(super) struct Decks {
    pub heroes: Option<Set<HeroCard>>,
    pub heroes_under: Vec<HeroCard>,
    pub deeds: Option<Set<DeedCard>>,
    /// `None`: the card that nobody is said to know
    pub deeds_under: Vec<(Option<DeedCard>, SeatSet)>,
    pub companions: Option<Set<CompanionCard>>,
    pub companions_under: Vec<CompanionCard>,
    pub commissions: Option<Set<CommissionCard>>,
    pub commissions_under: Vec<CommissionCard>,
    pub events: Option<Set<EventCard>>,
}

const DECKS: [&str; 9] = [
    "heroes",
    "heroes_under",
    "deeds",
    "deeds_under",
    "companions",
    "companions_under",
    "commissions",
    "commissions_under",
    "events",
];

impl Decks {
    pub fn read(game: &Merchants, scene: &Fields, cards: &mut Cards, out: &mut Problems) -> Decks {
        let decks = scene.inner("decks", &DECKS, out);
        let stray = if game.opt.automaton.is_some() { any() } else { Only(game.cat.strays, STRAY) };
        let ordinary = Only(game.cat.ordinary, HERO);
        Decks {
            heroes: cards.heroes.set(decks.list("heroes", out), ordinary, out),
            heroes_under: cards.heroes.list(decks.list("heroes_under", out), ordinary, out).unwrap_or_default(),
            deeds: cards.deeds.set(decks.list("deeds", out), any(), out),
            deeds_under: game.read_deeds_under(&decks, cards, out),
            companions: cards.companions.set(decks.list("companions", out), any(), out),
            companions_under: cards
                .companions
                .list(decks.list("companions_under", out), stray, out)
                .unwrap_or_default(),
            commissions: cards.commissions.set(decks.list("commissions", out), any(), out),
            commissions_under: cards
                .commissions
                .list(decks.list("commissions_under", out), any(), out)
                .unwrap_or_default(),
            events: cards.events.set(decks.list("events", out), any(), out),
        }
    }
}

impl Merchants {
    /// F-024: a card, or who knows it: `{"deed": 5, "known_to": [0]}`. Without a card nobody is said to know which it is.
    fn read_deeds_under(
        &self,
        decks: &Fields,
        cards: &mut Cards,
        out: &mut Problems,
    ) -> Vec<(Option<DeedCard>, SeatSet)> {
        let mut under = vec![];
        for spot in decks.list("deeds_under", out).unwrap_or_default() {
            if !spot.value.is_object() {
                under.push((cards.deeds.place(&spot, any(), out).flatten(), SeatSet::NONE));
                continue;
            }
            let fields = spot.fields(&["deed", "known_to"], out);
            let deed = fields.get("deed").and_then(|spot| cards.deeds.place(&spot, any(), out));
            let most = u64::from(self.opt.players) - 1;
            let seats = fields.list("known_to", out).unwrap_or_default();
            let known_to = seats.iter().filter_map(|spot| spot.number(0..=most, out)).map(|n| Seat(n as u8)).collect();
            under.push((deed.flatten(), known_to));
        }
        under
    }
}
