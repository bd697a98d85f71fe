//! Everything that is a card or a token: what lies open, what may still come.
use super::cards::{ANY, Cards as Named, Fits, Kind};
use super::seats::{Hand, face_down, slots};
use crate::cards::Cards;
use crate::catalog::{GEAR as GEAR_COUNT, ORDERS as ORDER_COUNT, RED_GEAR, SPECIALISTS as SPECIALIST_COUNT, STARTING};
use crate::state::*;
use crate::{NowOrNever, State};
use table::scene::{Fields, Spot};
use table::{Deck, Problems, SeatSet, Set};

const DECKS: [&str; 6] = ["gear", "specialists", "quests", "discards", "orders", "orders_under"];

const STARTER: &str = "is a starting specialist: it never lies in the row (N-023)";
const RED: &str = "is not red gear: red lies in the first three places (N-021)";
const BLUE: &str = "is not blue gear: blue lies in the last three places (N-021)";
const ABILITY: &str = "is an ability, not gear (N-029)";

/// Everything that the scene says about them.
pub(super) struct Piles<'a, 'v> {
    pub game: &'a NowOrNever,
    pub scene: &'a Fields<'v>,
    pub bot: &'a Fields<'v>,
    pub hands: &'a [Hand],
}

impl Piles<'_, '_> {
    /// Reads rows and decks, then gives every card that is named its place and fills what is open.
    pub fn lay(&self, s: &mut State, cards: &mut Named, out: &mut Problems) {
        let decks = self.scene.inner("decks", &DECKS, out);
        self.gear(&decks, s, &mut cards.tokens, out);
        self.specialists(&decks, s, &mut cards.specialists, out);
        self.quests(&decks, s, &mut cards.quests, out);
        self.orders(&decks, s, &mut cards.orders, out);
    }

    fn gear(&self, decks: &Fields, s: &mut State, tokens: &mut Kind, out: &mut Problems) {
        let mut place = |n: usize, spot: &Spot, out: &mut Problems| {
            let fits = |token: u8| match token {
                GEAR_COUNT.. => Some(ABILITY),
                RED_GEAR.. if n < 3 => Some(RED),
                0..RED_GEAR if n >= 3 => Some(BLUE),
                _ => None,
            };
            tokens.place(spot, &fits, NONE, out)
        };
        let row = self.scene.places("gear", 6, out);
        let row = row.map(|spots| -> [u8; 6] { std::array::from_fn(|n| place(n, &spots[n], out)) });
        let pile = tokens.list(decks, "gear", &|token| (token >= GEAR_COUNT).then_some(ABILITY), out);
        let mut free: Set = (0..GEAR_COUNT).filter(|&token| !tokens.is_named(token)).collect();
        match row {
            Some(row) => s.gear_row = row,
            None => {
                let red = Set::first_n(RED_GEAR.into()).0;
                let (mut reds, mut blues) = (Set(free.0 & red), Set(free.0 & !red));
                refill(&mut s.gear_row[..3], tokens, &mut reds);
                refill(&mut s.gear_row[3..], tokens, &mut blues);
                free = Set(reds.0 | blues.0);
            }
        }
        s.gear = pile.map_or(free, |pile| pile.into_iter().collect());
    }

    fn specialists(&self, decks: &Fields, s: &mut State, kind: &mut Kind, out: &mut Problems) {
        let ordinary: Fits = &|n| (n < STARTING).then_some(STARTER);
        let row = self.scene.places("specialists", 4, out);
        let row = row.map(|spots| -> [u8; 4] { std::array::from_fn(|n| kind.place(&spots[n], ordinary, NONE, out)) });
        let of_bot = slots(self.bot, kind, out);
        let pile = kind.list(decks, "specialists", ordinary, out);
        let stay = |slots: [u8; 4]| slots.map(|n| if n != NONE && kind.is_named(n) { NONE } else { n });
        for (seat, hand) in self.game.seats_of().zip(self.hands) {
            let slots = &mut s.players[seat].specialists;
            *slots = hand.specialists.unwrap_or(stay(*slots));
        }
        s.bot.specialists = of_bot.unwrap_or(stay(s.bot.specialists));
        s.bot.down = face_down(self.bot, &s.bot.specialists, kind, out);
        let mut free: Set = (STARTING..SPECIALIST_COUNT).filter(|&n| !kind.is_named(n)).collect();
        match row {
            Some(row) => s.row = row,
            None => refill(&mut s.row, kind, &mut free),
        }
        s.specialists = pile.map_or(free, |pile| pile.into_iter().collect());
    }

    fn quests(&self, decks: &Fields, s: &mut State, kind: &mut Kind, out: &mut Problems) {
        let of_bot = kind.list(self.bot, "quests", ANY, out).unwrap_or_default();
        let discards = kind.list(decks, "discards", ANY, out);
        let pile = kind.list(decks, "quests", ANY, out);
        let stay = |cards: Cards| -> Cards { cards.iter().filter(|&card| !kind.is_named(card)).collect() };
        let mut free = stay(Cards::all());
        for (seat, hand) in self.game.seats_of().zip(self.hands) {
            let p = &mut s.players[seat];
            p.hand = hand.hand.unwrap_or(stay(p.hand));
            p.played = hand.played;
            p.hand.iter().for_each(|card| free.remove(card));
            // N-337: what was not kept in the set-up, only its drawer knows
            s.known[seat] = if discards.is_some() { Cards::NONE } else { stay(s.known[seat]) };
        }
        s.bot.quests = of_bot.into_iter().collect();
        s.open = discards.map_or(stay(s.open), Cards::from_iter);
        s.discards = self.game.seats_of().flat_map(|seat| s.known[seat].iter()).chain(s.open.iter()).collect();
        s.discards.iter().for_each(|card| free.remove(card));
        s.quests = pile.map_or(free, Cards::from_iter);
    }

    fn orders(&self, decks: &Fields, s: &mut State, kind: &mut Kind, out: &mut Problems) {
        s.bot.orders = kind.list(self.bot, "orders", ANY, out).unwrap_or_default().into_iter().collect();
        let under = kind.list(decks, "orders_under", ANY, out).unwrap_or_default();
        let bag = kind.list(decks, "orders", ANY, out);
        let free = (0..ORDER_COUNT as u8).filter(|&order| !kind.is_named(order)).collect();
        s.orders = Deck::new(bag.map_or(free, |bag| bag.into_iter().collect()));
        under.into_iter().for_each(|order| s.orders.put_under(order, SeatSet::NONE));
    }
}

/// What lies in the row stays there; a place whose card is needed elsewhere gets the lowest of the pile.
fn refill(row: &mut [u8], kind: &Kind, free: &mut Set) {
    row.iter().filter(|&&card| card != NONE).for_each(|&card| free.remove(card));
    for place in row.iter_mut().filter(|card| **card != NONE && kind.is_named(**card)) {
        *place = if free.is_empty() { NONE } else { free.nth(0) };
        if *place != NONE {
            free.remove(*place);
        }
    }
}
