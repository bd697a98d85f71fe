//! A scene of a position: what [`super`] reads back. As much of it as somebody knows.
use crate::cards::*;
use crate::catalog::ability;
use crate::state::*;
use crate::words::*;
use crate::{NowOrNever, State};
use serde_json::{Map, Value, json};
use table::{Numbered, Seat, SeatSet, Set};

/// Who the scene is written for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// everything: for the host
    All,
    /// a seat, or a spectator; also when it is over, for piles and what was not kept are never turned over (N-337)
    Of(Option<Seat>),
}

impl Eyes {
    /// Do they see what only this seat knows?
    fn own(self, seat: Seat) -> bool {
        match self {
            Eyes::All => true,
            Eyes::Of(who) => who == Some(seat),
        }
    }
    fn among(self, seats: SeatSet) -> bool {
        match self {
            Eyes::All => true,
            Eyes::Of(who) => who.is_some_and(|who| seats.has(who)),
        }
    }
}

fn numbers(all: impl Iterator<Item = impl Numbered>) -> Value {
    all.map(|n| Value::from(n.number())).collect()
}
fn set(all: Set<impl Numbered>) -> Value {
    numbers(all.iter())
}
fn bits(all: u16) -> Value {
    set(Set::<u8>::of(all.into()))
}
fn goods(all: [u8; 4]) -> Value {
    Value::Object(Good::ALL.iter().map(|good| (good.to_string(), all[good.index()].into())).collect())
}
fn seats(all: SeatSet) -> Value {
    numbers(all.iter().map(|seat| seat.0))
}
fn face_down(slots: &[Option<SpecialistCard>; 4], down: u8) -> Value {
    numbers((0..4).filter(|slot| down >> slot & 1 == 1).filter_map(|slot| slots[slot]))
}
/// Cards that these eyes see; of others they see the back.
fn quests(cards: Cards, seen: bool) -> Value {
    if seen {
        return numbers(cards.iter());
    }
    let back = |pile: &Pile| std::iter::repeat_n(json!({ "pile": pile }), cards.0[pile.index()].len() as usize);
    Pile::ALL.iter().flat_map(back).collect()
}

impl NowOrNever {
    /// The position as a scene. What these eyes cannot see is left to the dice of whoever sets the scene up.
    pub fn scene_of(&self, s: &State, eyes: Eyes) -> Value {
        let choosing = s.phase == Phase::SetUp && s.season == 0;
        let mut scene = self.write_board(s);
        let mut put = |name: &str, value: Value| drop(scene.insert(name.into(), value));
        put("season", if s.phase == Phase::SetUp { json!(0) } else { json!(s.season) });
        put("first", json!(s.first));
        match s.phase {
            Phase::SetUp => {}
            Phase::Turns => {
                put("turn", json!(s.active));
                put("passed", seats(s.passed));
            }
            Phase::Production => {
                put("step", json!("produce"));
                put("asked", seats(s.asked));
                put("last", json!(s.active));
            }
            Phase::Over => {
                put("step", json!("over"));
                put("last", json!(s.active));
            }
        }
        if !s.stack.is_empty() {
            put("doing", s.stack.iter().map(|&frame| json!(self.doing(s, frame, eyes.own(frame.seat)))).collect());
        }
        if s.phase != Phase::SetUp {
            put("moment", json!(self.look(s, None).moment));
        }
        put("seats", self.seats_of().map(|seat| self.write_seat(s, seat, choosing, eyes)).collect());
        if self.is_solo() {
            put("bot", self.write_bot(s, choosing, eyes));
        }
        put("decks", self.write_decks(s, eyes));
        Value::Object(scene)
    }

    fn write_board(&self, s: &State) -> Map<String, Value> {
        let letter = |n: u8| json!(char::from(b'A' + n).to_string());
        let finds = self.cat.names.finds.iter().cloned().zip(s.finds.map(Value::from));
        let board = json!({
            "tiles": s.tiles, "enemies": s.enemies, "unclaimed": Set::<u8>::of(s.unclaimed.into()).iter().map(letter).collect::<Value>(),
            "finds": finds.collect::<Map<_, _>>(), "villagers": s.villagers,
            "supply": goods(s.supply), "gear": s.gear_row, "specialists": s.row,
        });
        let Value::Object(board) = board else { unreachable!("an object was written") };
        board
    }

    /// `choosing`: while heroes are chosen there are coins and starting specialists only.
    fn write_seat(&self, s: &State, seat: Seat, choosing: bool, eyes: Eyes) -> Value {
        let p = &s.players[seat];
        if choosing {
            let mut all = json!({ "coins": p.coins, "specialists": p.specialists });
            if let Some(hero) = p.hero {
                all["hero"] = json!(hero);
            }
            return all;
        }
        let hero = p.hero.expect("heroes are chosen");
        let bought = Set::<u8>::of(p.bought.into()).iter().map(|n| ability(hero, n));
        let town =
            (0..16).filter(|&space| p.town[space].is_some()).map(|space| (space.to_string(), json!(p.town[space])));
        json!({
            "hero": hero, "space": p.space, "hearts": p.hearts, "mana": p.mana, "coins": p.coins,
            "experience": p.experience, "books": p.books, "goods": goods(p.goods), "arrows": bits(p.arrows.into()),
            "specialists": p.specialists, "face_down": face_down(&p.specialists, p.down),
            "red": p.red, "blue": p.blue, "bought": numbers(bought), "used": set(p.used),
            "town": town.collect::<Map<_, _>>(), "grid": p.grid, "waiting": goods(p.waiting),
            "housed": p.housed.map(goods), "orders": bits(p.orders), "completed": bits(p.completed),
            "tokens": p.tokens, "played": quests(p.played, true), "hand": quests(p.hand, eyes.own(seat)),
            "drawn": quests(p.drawn, eyes.own(seat)), "discarded": quests(s.known[seat], eyes.own(seat)),
        })
    }

    /// N-281: it has a hero and cards when the player has chosen. Nobody sees what it took out of the game (N-337).
    fn write_bot(&self, s: &State, choosing: bool, eyes: Eyes) -> Value {
        let b = &s.bot;
        if choosing {
            return json!({ "specialists": b.specialists });
        }
        let seen = eyes == Eyes::All;
        let orders = if seen { set(b.orders) } else { b.orders.iter().map(|_| Value::Null).collect() };
        json!({
            "hero": b.hero, "specialists": b.specialists,
            "face_down": face_down(&b.specialists, b.down), "cards_to_come": set(b.deck), "attacked": b.attacked,
            "quests": quests(b.quests, seen), "orders": orders, "tokens": b.tokens, "villagers": b.villagers,
        })
    }

    fn write_decks(&self, s: &State, eyes: Eyes) -> Value {
        // what lies where these eyes do not see it could as well be in its pile
        let (mut piles, mut orders) = (s.quests, s.orders.bag);
        let mut unseen = |cards: Cards| cards.iter().for_each(|card| piles.add(card));
        for seat in self.seats_of().filter(|&seat| !eyes.own(seat)) {
            let p = &s.players[seat];
            [p.hand, p.drawn, s.known[seat]].into_iter().for_each(&mut unseen);
        }
        if eyes != Eyes::All {
            unseen(s.bot.quests);
            orders |= s.bot.orders;
        }
        for frame in s.stack.iter().filter(|frame| !eyes.own(frame.seat)) {
            if let Step::KeepOrder { a, b } = frame.step {
                [a, b].into_iter().for_each(|order| orders.add(order));
            }
        }
        let mut under = vec![];
        for &(order, known) in s.orders.bottom.iter() {
            if eyes.among(known) {
                under.push(json!({ "order": order, "known": seats(known) }));
            } else {
                orders.add(order);
                under.push(json!({ "known": seats(known) }));
            }
        }
        json!({
            "gear": set(s.gear), "specialists": set(s.specialists), "quests": quests(piles, true),
            "discards": quests(s.open, true), "orders": set(orders), "orders_under": under,
        })
    }
}
