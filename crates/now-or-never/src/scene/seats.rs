//! The heroes and their boards.
use super::board::goods;
use super::cards::{Kind, Named, any};
use crate::cards::*;
use crate::catalog::{GEAR as GEAR_COUNT, Limit, SPACES, ability};
use crate::play::Play;
use crate::state::*;
use crate::words::*;
use crate::{NowOrNever, State};
use table::scene::{Fields, Spot};
use table::{FastDice, Problems, Quiet, Seat};

const FIELDS: [&str; 26] = [
    "hero",
    "space",
    "hearts",
    "mana",
    "coins",
    "experience",
    "books",
    "goods",
    "arrows",
    "specialists",
    "face_down",
    "red",
    "blue",
    "bought",
    "used",
    "grid",
    "town",
    "waiting",
    "housed",
    "orders",
    "completed",
    "tokens",
    "hand",
    "drawn",
    "discarded",
    "played",
];

/// The cards of one seat, as far as the scene names them.
#[derive(Default)]
pub(super) struct Hand {
    pub specialists: Option<[Option<SpecialistCard>; 4]>,
    pub hand: Option<Cards>,
    pub played: Cards,
    /// drawn, and not yet chosen from
    pub drawn: Option<Cards>,
    /// N-337: laid aside unseen by the others
    pub discarded: Option<Cards>,
    /// of which only the back is known, by pile: in hand, drawn, laid aside
    pub backs: [[u8; 3]; 3],
}

/// What there is while heroes are chosen.
const CHOOSING: [&str; 3] = ["hero", "coins", "specialists"];

impl NowOrNever {
    pub(super) fn seat_fields<'v>(&self, scene: &Fields<'v>, out: &mut Problems) -> Vec<Fields<'v>> {
        let spots = scene.list("seats", out).unwrap_or_default();
        let seats = usize::from(self.opt.players);
        for spot in spots.iter().skip(seats) {
            spot.wrong(format!("there are only {seats} seats"), out);
        }
        let fields = |seat: Seat| match spots.get(seat.index()) {
            Some(spot) => spot.fields(&FIELDS, out),
            None => Fields::none(format!("seats.{seat}")),
        };
        self.seats_of().map(fields).collect()
    }

    /// Reads what the seats have. What is not a card that others may have is set at once.
    pub(super) fn read_hands(
        &self,
        seats: &[Fields],
        s: &mut State,
        cards: &mut Named,
        out: &mut Problems,
    ) -> Vec<Hand> {
        let mut hands = vec![];
        for (seat, fields) in self.seats_of().zip(seats) {
            if s.season == 0 {
                for name in FIELDS.iter().filter(|name| !CHOOSING.contains(name) && fields.get(name).is_some()) {
                    fields.wrong(name, "comes when all heroes are chosen (N-025)", out);
                }
                self.read_coins(seat, fields, s, out);
                hands.push(Hand { specialists: slots(fields, &mut cards.specialists, out), ..Hand::default() });
                continue;
            }
            self.read_counts(seat, fields, s, out);
            let p = &mut s.players[seat];
            p.red = self.read_slots(fields, "red", Colour::Red, p.hero, &mut cards.tokens, out);
            p.blue = self.read_slots(fields, "blue", Colour::Blue, p.hero, &mut cards.tokens, out);
            let mut orders = |name| cards.orders.list(fields, name, &any, out).unwrap_or_default();
            p.orders = bits(&orders("orders"));
            p.completed = bits(&orders("completed"));
            let mut backs = [[0; 3]; 3];
            let [in_hand, drawn, aside] = &mut backs;
            hands.push(Hand {
                specialists: slots(fields, &mut cards.specialists, out),
                hand: quests(fields, "hand", &mut cards.quests, in_hand, out),
                // what the set-up asks lies there as it was dealt
                drawn: quests(fields, "drawn", &mut cards.quests, drawn, out),
                discarded: quests(fields, "discarded", &mut cards.quests, aside, out),
                played: cards.quests.list(fields, "played", &any, out).unwrap_or_default().into_iter().collect(),
                backs,
            });
        }
        hands
    }

    fn read_counts(&self, seat: Seat, fields: &Fields, s: &mut State, out: &mut Problems) {
        if let Some(space) = fields.get("space").and_then(|spot| self.read_space(&spot, s, out)) {
            s.players[seat].space = space;
        }
        self.read_coins(seat, fields, s, out);
        let p = &mut s.players[seat];
        let hearts = self.board(p).hearts;
        p.hearts = fields.number("hearts", 0..=hearts.into(), out).map_or(hearts, |n| n as u8); // N-006
        p.experience = fields.number("experience", 0..=99, out).map_or(p.experience, |n| n as u8);
        p.books = fields.number("books", 0..=99, out).map_or(p.books, |n| n as u8);
        p.tokens = fields.number("tokens", 0..=14, out).map_or(p.tokens, |n| n as u8);
        p.goods = counts(&fields.inner("goods", &goods(), out), 99, out);
        p.waiting = counts(&fields.inner("waiting", &goods(), out), 60, out);
        let arrows = fields.few("arrows", 3, "N-028", out).unwrap_or_default();
        for spot in &arrows {
            let Some(arrow) = spot.number(0..=2, out) else { continue };
            if p.arrows >> arrow & 1 == 1 {
                spot.wrong("this token is used already (N-084)", out);
            }
            p.arrows |= 1 << arrow;
        }
    }

    fn read_coins(&self, seat: Seat, fields: &Fields, s: &mut State, out: &mut Problems) {
        let p = &mut s.players[seat];
        p.coins = fields.number("coins", 0..=999, out).map_or(p.coins, |n| n as u16);
    }

    /// A space by its number, or by the location that is there.
    pub(super) fn read_space(&self, spot: &Spot, s: &State, out: &mut Problems) -> Option<u8> {
        if !spot.value.is_string() {
            return spot.number(0..=SPACES as u64 - 1, out).map(|n| n as u8);
        }
        let location = spot.word::<Location>(out)?;
        (0..SPACES as u8).find(|&space| self.location_at(s, space) == Some(location))
    }

    /// N-009, N-010, N-184
    fn read_slots(
        &self,
        fields: &Fields,
        name: &str,
        colour: Colour,
        hero: Option<Hero>,
        tokens: &mut Kind<SlotToken>,
        out: &mut Problems,
    ) -> [Option<SlotToken>; 4] {
        let spots = fields.few(name, 4, "N-009, N-321", out).unwrap_or_default();
        let own = |t: SlotToken| hero.is_some_and(|hero| (0..6).any(|n| ability(hero, n) == t));
        let fits = |token: SlotToken| match token {
            t if self.cat.token(t).colour != colour => Some("has the other colour (N-010)"),
            t if t.number() >= GEAR_COUNT && !own(t) => Some("is an ability of another hero (N-184)"),
            _ => None,
        };
        std::array::from_fn(|slot| spots.get(slot).and_then(|spot| tokens.place(spot, &fits, out)))
    }

    /// What can be checked once all cards have their places.
    pub(super) fn fit_out(&self, seat: Seat, fields: &Fields, s: &mut State, out: &mut Problems) {
        self.read_face_down(fields, &mut s.players[seat], out);
        self.read_bought(fields, &mut s.players[seat], out);
        s.players[seat].gifts = Gifts::default();
        Play { g: self, s, h: &mut Quiet(FastDice::new(0)) }.refresh(seat);
        let p = &mut s.players[seat];
        let most = self.max_mana(p);
        p.mana = fields.number("mana", 0..=most.into(), out).map_or(p.mana, |n| n as u8); // N-007
        self.read_used(fields, p, out);
    }

    fn read_face_down(&self, fields: &Fields, p: &mut Player, out: &mut Problems) {
        p.down = face_down(fields, &p.specialists, &Kind::of(&self.cat.names.specialists), out);
    }

    /// N-182: whoever has a level has bought the one before it.
    fn read_bought(&self, fields: &Fields, p: &mut Player, out: &mut Problems) {
        let hero = p.hero.expect("heroes are chosen");
        let which = |token: SlotToken| (0..6u8).find(|&n| ability(hero, n) == token);
        p.bought = p.red.iter().chain(&p.blue).flatten().filter_map(|&t| which(t)).fold(0, |all, n| all | 1 << n);
        let tokens = Kind::of(&self.cat.names.tokens);
        for spot in fields.list("bought", out).unwrap_or_default() {
            match tokens.meant(&spot, out).map(|meant| which(meant[0])) {
                Some(Some(n)) => p.bought |= 1 << n,
                Some(None) => spot.wrong("is no ability of this hero (N-184)", out),
                None => {}
            }
        }
        let token = |n: u8| self.cat.token(ability(hero, n));
        let bought = |n: &u8| p.bought >> n & 1 == 1;
        for n in (0..6).filter(bought).filter(|&n| token(n).level > 1) {
            let before = |&o: &u8| token(o).colour == token(n).colour && token(o).level + 1 == token(n).level;
            if !(0..6).filter(bought).any(|o| before(&o)) {
                let (name, level) = (&self.cat.names.tokens[ability(hero, n).index()], token(n).level - 1);
                let what = format!("{name} needs a bought ability of level {level} of its colour (N-182)");
                fields.wrong("bought", what, out);
            }
        }
    }

    /// N-192
    fn read_used(&self, fields: &Fields, p: &mut Player, out: &mut Problems) {
        let powers: Kind<u8> = Kind::of(&self.cat.names.powers);
        for spot in fields.list("used", out).unwrap_or_default() {
            let Some(meant) = powers.meant(&spot, out) else { continue };
            let once = |&n: &u8| p.powers.has(n) && self.cat.powers[n as usize].limit == Limit::Season;
            match meant.into_iter().filter(once).find(|&n| !p.used.has(n)) {
                Some(power) => p.used.add(power),
                None => spot.wrong("nothing of that name can be used up here for the season (N-192)", out),
            }
        }
    }
}

/// Quest cards; `{"pile": "basic"}` is one of which only the back is known.
pub(super) fn quests(
    fields: &Fields,
    name: &str,
    kind: &mut Kind<QuestCard>,
    backs: &mut [u8; 3],
    out: &mut Problems,
) -> Option<Cards> {
    let mut cards = Cards::NONE;
    for spot in fields.list(name, out)? {
        if !spot.value.is_object() {
            kind.name(&spot, &any, out).into_iter().for_each(|card| cards.add(card));
        } else if let Some(pile) = spot.fields(&["pile"], out).word::<Pile>("pile", out) {
            backs[pile.index()] = backs[pile.index()].saturating_add(1);
        }
    }
    Some(cards)
}

/// N-008: four slots, from the left; `null` leaves one free.
pub(super) fn slots(
    fields: &Fields,
    specialists: &mut Kind<SpecialistCard>,
    out: &mut Problems,
) -> Option<[Option<SpecialistCard>; 4]> {
    let spots = fields.few("specialists", 4, "N-008", out)?;
    let mut slots = [None; 4];
    for (slot, spot) in slots.iter_mut().zip(&spots) {
        *slot = specialists.place(spot, &any, out);
    }
    Some(slots)
}

/// N-052: which of these specialists lie face down.
pub(super) fn face_down(
    fields: &Fields,
    slots: &[Option<SpecialistCard>; 4],
    specialists: &Kind<SpecialistCard>,
    out: &mut Problems,
) -> u8 {
    let mut down = 0;
    for spot in fields.list("face_down", out).unwrap_or_default() {
        let Some(meant) = specialists.meant(&spot, out) else { continue };
        let free = |&slot: &usize| slots[slot].is_some_and(|card| meant.contains(&card)) && down >> slot & 1 == 0;
        match (0..4).find(free) {
            Some(slot) => down |= 1 << slot,
            None => spot.wrong(format!("{} is not here, or was named before", spot.value), out),
        }
    }
    down
}

/// So many of each good.
pub(super) fn counts(fields: &Fields, most: u64, out: &mut Problems) -> [u8; 4] {
    std::array::from_fn(|g| fields.number(Good::ALL[g].word(), 0..=most, out).unwrap_or(0) as u8)
}

fn bits(orders: &[OrderToken]) -> u16 {
    orders.iter().fold(0, |all, order| all | 1 << order.number())
}
