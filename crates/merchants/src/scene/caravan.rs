//! The caravan under way, and the pairs of a draft: both as views show them.
use super::cards::{Cards, Only, any};
use crate::Merchants;
use crate::state::*;
use table::scene::Fields;
use table::{Few, Problems, Seat, SeatSet};

const CARAVAN: [&str; 8] = ["town", "road", "travellers", "extra_die", "event", "dice", "taken", "leaders_value"];
const NOT_STARTING: &str = "is no starting hero (F-029)";

impl Merchants {
    /// F-089 to F-099. Left out, nobody travels; whoever leads is always among the travellers.
    pub(super) fn read_caravan(&self, scene: &Fields, cards: &mut Cards, s: &mut State, out: &mut Problems) {
        if scene.get("caravan").is_none() {
            return;
        }
        if scene.get("doing").is_none() {
            scene.wrong("caravan", "says what a question on the way is about: name that in `doing`", out);
        }
        let fields = scene.inner("caravan", &CARAVAN, out);
        let c = &mut s.caravan;
        *c = Caravan { joined: SeatSet::one(s.active), ..Caravan::default() };
        c.town = fields.word("town", out).unwrap_or(c.town);
        c.road = fields.word("road", out).unwrap_or(c.road);
        c.extra = fields.flag("extra_die", out).unwrap_or(false);
        let most = u64::from(self.opt.players) - 1;
        for spot in fields.list("travellers", out).unwrap_or_default() {
            let seat = spot.number(0..=most, out);
            c.joined = seat.map_or(c.joined, |n| c.joined.with(Seat(n as u8)));
        }
        let event = fields.get("event").filter(|spot| !spot.value.is_null());
        c.event = event.and_then(|spot| cards.events.name(&spot, any(), out));
        s.events -= cards.events.named();
        for (i, spot) in fields.places("dice", 6, out).unwrap_or_default().iter().enumerate() {
            c.dice[i] = spot.number(0..=5, out).unwrap_or(0) as u8;
        }
        for (i, spot) in fields.places("taken", self.opt.players.into(), out).unwrap_or_default().iter().enumerate() {
            c.taken.0[i] = spot.number(0..=6, out).unwrap_or(0) as u8;
        }
        c.own = fields.number("leaders_value", 0..=6, out).unwrap_or(0) as u8;
    }

    /// F-029: the pairs that are left; says whether the scene names them.
    pub(super) fn read_pairs(&self, scene: &Fields, cards: &mut Cards, s: &mut State, out: &mut Problems) -> bool {
        let Some(spots) = scene.few("draft", 5, "F-029", out) else { return false };
        if !s.stack.iter().any(|frame| frame.step == Step::Draft) {
            scene.wrong("draft", "nobody drafts: it is an option, and the first question of all (F-029)", out);
        }
        let mut pairs = Few::new();
        for spot in spots.iter().take(5) {
            let fields = spot.fields(&["steed", "hero"], out);
            let edition = Only(table::Set::of(self.cat.steeds.into()), "is not in this edition (P-006)");
            let steed = fields.get("steed").and_then(|spot| cards.steeds.name(&spot, edition, out));
            let starting = Only(self.cat.starting, NOT_STARTING);
            let hero = fields.get("hero").and_then(|spot| cards.heroes.name(&spot, starting, out));
            match (steed, hero) {
                (Some(steed), Some(hero)) => pairs.push((steed, hero)),
                _ => spot.wrong("must be a steed and a hero: {\"steed\": \"velvet\", \"hero\": 42}", out),
            }
        }
        s.pairs = pairs;
        true
    }
}
