//! Everything that is a card or a token: what lies open, what may still come.
use super::cards::{Fits, Kind, Named, any};
use super::seats::{Hand, face_down, quests, slots};
use crate::cards::*;
use crate::catalog::{GEAR as GEAR_COUNT, ORDERS as ORDER_COUNT, RED_GEAR, SPECIALISTS as SPECIALIST_COUNT, STARTING};
use crate::state::*;
use crate::words::Pile;
use crate::{NowOrNever, State};
use table::scene::{Fields, Spot};
use table::{Deck, Dice, Numbered, Problems, Purpose, Seat, SeatSet, Set};

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
    /// decide which card lies where only its back is known
    pub lots: &'a mut dyn Dice,
}

impl Piles<'_, '_> {
    /// Reads rows and decks, then gives every card that is named its place and fills what is open.
    pub fn lay(&mut self, s: &mut State, cards: &mut Named, asked: Vec<&mut Step>, out: &mut Problems) {
        let decks = self.scene.inner("decks", &DECKS, out);
        self.gear(&decks, s, &mut cards.tokens, out);
        self.specialists(&decks, s, &mut cards.specialists, out);
        self.quests(&decks, s, &mut cards.quests, out);
        self.orders(&decks, s, &mut cards.orders, asked, out);
    }

    fn gear(&self, decks: &Fields, s: &mut State, tokens: &mut Kind<SlotToken>, out: &mut Problems) {
        let mut place = |n: usize, spot: &Spot, out: &mut Problems| {
            let fits = |token: SlotToken| match token.number() {
                GEAR_COUNT.. => Some(ABILITY),
                RED_GEAR.. if n < 3 => Some(RED),
                0..RED_GEAR if n >= 3 => Some(BLUE),
                _ => None,
            };
            tokens.place(spot, &fits, out)
        };
        let row = self.scene.places("gear", 6, out);
        let row = row.map(|spots| -> [Option<SlotToken>; 6] { std::array::from_fn(|n| place(n, &spots[n], out)) });
        let pile = tokens.list(decks, "gear", &|token| (token.number() >= GEAR_COUNT).then_some(ABILITY), out);
        let mut free: Set<SlotToken> =
            (0..GEAR_COUNT).map(SlotToken::new).filter(|&token| !tokens.is_named(token)).collect();
        match row {
            Some(row) => s.gear_row = row,
            None => {
                let red = Set::first_n(RED_GEAR.into());
                let (mut reds, mut blues) = (free & red, free - red);
                refill(&mut s.gear_row[..3], tokens, &mut reds);
                refill(&mut s.gear_row[3..], tokens, &mut blues);
                free = reds | blues;
            }
        }
        s.gear = pile.map_or(free, |pile| pile.into_iter().collect());
    }

    fn specialists(&self, decks: &Fields, s: &mut State, kind: &mut Kind<SpecialistCard>, out: &mut Problems) {
        let ordinary: Fits<SpecialistCard> = &|n| (n.number() < STARTING).then_some(STARTER);
        let row = self.scene.places("specialists", 4, out);
        let row = row.map(|spots| -> [_; 4] { std::array::from_fn(|n| kind.place(&spots[n], ordinary, out)) });
        let of_bot = slots(self.bot, kind, out);
        let pile = kind.list(decks, "specialists", ordinary, out);
        let stay = |slots: [Option<SpecialistCard>; 4]| slots.map(|place| place.filter(|&card| !kind.is_named(card)));
        for (seat, hand) in self.game.seats_of().zip(self.hands) {
            let slots = &mut s.players[seat].specialists;
            *slots = hand.specialists.unwrap_or(stay(*slots));
        }
        s.bot.specialists = of_bot.unwrap_or(stay(s.bot.specialists));
        s.bot.down = face_down(self.bot, &s.bot.specialists, kind, out);
        let all = (STARTING..SPECIALIST_COUNT).map(SpecialistCard::new);
        let mut free: Set<SpecialistCard> = all.filter(|&card| !kind.is_named(card)).collect();
        match row {
            Some(row) => s.row = row,
            None => refill(&mut s.row, kind, &mut free),
        }
        s.specialists = pile.map_or(free, |pile| pile.into_iter().collect());
    }

    fn quests(&mut self, decks: &Fields, s: &mut State, kind: &mut Kind<QuestCard>, out: &mut Problems) {
        let mut bots_backs = [0; 3];
        let of_bot = quests(self.bot, "quests", kind, &mut bots_backs, out).unwrap_or_default();
        let discards = kind.list(decks, "discards", &any, out);
        let pile = kind.list(decks, "quests", &any, out);
        let stay = |cards: Cards| -> Cards { cards.iter().filter(|&card| !kind.is_named(card)).collect() };
        let mut free = stay(Cards::all());
        for (seat, hand) in self.game.seats_of().zip(self.hands) {
            let p = &mut s.players[seat];
            let as_dealt = if s.phase == Phase::Over { Cards::NONE } else { stay(p.hand) }; // N-198
            p.hand = hand.hand.unwrap_or(as_dealt);
            p.played = hand.played;
            p.drawn = hand.drawn.unwrap_or(stay(p.drawn));
            p.hand.iter().chain(p.drawn.iter()).for_each(|card| free.remove(card));
            // N-337: what was not kept in the set-up, only its drawer knows
            let left = if discards.is_some() { Cards::NONE } else { stay(s.known[seat]) };
            s.known[seat] = hand.discarded.unwrap_or(left);
        }
        s.bot.quests = of_bot;
        s.open = discards.map_or(stay(s.open), Cards::from_iter);
        s.discards = self.game.seats_of().flat_map(|seat| s.known[seat].iter()).chain(s.open.iter()).collect();
        s.discards.iter().for_each(|card| free.remove(card));
        s.quests = pile.map_or(free, Cards::from_iter);
        self.turn_backs(s, bots_backs, out);
    }

    /// N-337: which cards they are of which only the back is known. They come from what the piles could hold.
    fn turn_backs(&mut self, s: &mut State, of_bot: [u8; 3], out: &mut Problems) {
        for (k, &pile) in Pile::ALL.iter().enumerate() {
            let of_seats = self.hands.iter().flat_map(|hand| hand.backs).map(|backs| u32::from(backs[k])).sum::<u32>();
            let backs = u32::from(of_bot[k]) + of_seats;
            if backs > s.quests.0[k].len() {
                let what =
                    format!("{backs} unknown {pile} cards lie elsewhere: the pile must hold as many more (N-337)");
                return out.add("decks.quests", what);
            }
        }
        for (k, &n) in of_bot.iter().enumerate() {
            self.deal_backs(&mut s.quests, k, n, |card| s.bot.quests.add(card));
        }
        for (seat, hand) in self.game.seats_of().zip(self.hands) {
            for k in 0..3 {
                let [in_hand, drawn, aside] = hand.backs.map(|backs| backs[k]);
                let p = &mut s.players[seat];
                self.deal_backs(&mut s.quests, k, in_hand, |card| p.hand.add(card));
                self.deal_backs(&mut s.quests, k, drawn, |card| p.drawn.add(card));
                self.deal_backs(&mut s.quests, k, aside, |card| {
                    s.known[seat].add(card);
                    s.discards.add(card);
                });
            }
        }
    }
    fn deal_backs(&mut self, piles: &mut Cards, k: usize, n: u8, mut to: impl FnMut(QuestCard)) {
        for _ in 0..n {
            let n = piles.0[k].draw(self.lots, Purpose(QUESTS.0 + k as u8)).expect("as many cards as backs");
            to(in_pile(k, n));
        }
    }

    fn orders(
        &mut self,
        decks: &Fields,
        s: &mut State,
        kind: &mut Kind<OrderToken>,
        asked: Vec<&mut Step>,
        out: &mut Problems,
    ) {
        let (known, of_bot): (Vec<Spot>, Vec<Spot>) = {
            let spots = self.bot.list("orders", out).unwrap_or_default();
            spots.into_iter().partition(|spot| !spot.value.is_null())
        };
        s.bot.orders = known.iter().filter_map(|spot| kind.name(spot, &any, out)).collect();
        let under = self.under(decks, kind, out);
        let bag = kind.list(decks, "orders", &any, out);
        let all = (0..ORDER_COUNT as u8).map(OrderToken::new);
        let free = all.filter(|&order| !kind.is_named(order)).collect();
        s.orders = Deck::new(bag.map_or(free, |bag| bag.into_iter().collect()));
        let unseen = of_bot.len() + 2 * asked.len() + under.iter().filter(|(order, _)| order.is_none()).count();
        if unseen > s.orders.bag.len() as usize {
            let what = format!("{unseen} unknown orders lie elsewhere: the stack must hold as many more (N-337)");
            return out.add("decks.orders", what);
        }
        let lots = &mut *self.lots;
        let mut lot = |s: &mut State| s.orders.bag.draw(lots, ORDERS).expect("as many orders as places");
        for _ in of_bot {
            let order = lot(s);
            s.bot.orders.add(order);
        }
        for step in asked {
            let (a, b) = (lot(s), lot(s));
            *step = Step::KeepOrder { a: a.min(b), b: a.max(b) };
        }
        for (order, known) in under {
            let order = order.unwrap_or_else(|| lot(s));
            s.orders.put_under(order, known);
        }
    }

    /// An order, or one with the seats that know where it lies (N-145); without an order it is known to nobody here.
    fn under(
        &self,
        decks: &Fields,
        kind: &mut Kind<OrderToken>,
        out: &mut Problems,
    ) -> Vec<(Option<OrderToken>, SeatSet)> {
        let mut under = vec![];
        for spot in decks.list("orders_under", out).unwrap_or_default() {
            if !spot.value.is_object() {
                under.extend(kind.name(&spot, &any, out).map(|order| (Some(order), SeatSet::NONE)));
                continue;
            }
            let fields = spot.fields(&["order", "known"], out);
            let seats = u64::from(self.game.opt.players) - 1;
            let known = fields.list("known", out).unwrap_or_default();
            let known = known.iter().filter_map(|spot| spot.number(0..=seats, out)).map(|n| Seat(n as u8)).collect();
            match fields.get("order") {
                None => under.push((None, known)),
                Some(spot) => under.extend(kind.name(&spot, &any, out).map(|order| (Some(order), known))),
            }
        }
        under
    }
}

/// What lies in the row stays there; a place whose card is needed elsewhere gets the lowest of the pile.
fn refill<C: Numbered + Ord>(row: &mut [Option<C>], kind: &Kind<C>, free: &mut Set<C>) {
    row.iter().flatten().for_each(|&card| free.remove(card));
    for place in row.iter_mut().filter(|place| place.is_some_and(|card| kind.is_named(card))) {
        *place = (!free.is_empty()).then(|| free.nth(0));
        place.iter().for_each(|&card| free.remove(card));
    }
}
