//! The rules.
use crate::content::{Cards, MOST};
use serde::{Deserialize, Serialize};
use table::{
    BySeat, Choice, Deck, Dice, Few, Game, Host, Place, Places, Purpose, Seat, SeatSet, Set, Text, actions, legal_list,
};

actions! { pub enum Action { Draw = "draw", Sell { good: u8 } = "sell", Rest = "rest" } }

pub(crate) const CARDS: Purpose = Purpose(1);
/// W-03
pub(crate) const ROOM: usize = 5;
const FIRST_CARDS: usize = 2;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    pub round: u8,
    pub turn: Seat,
    pub deck: Deck<u8, MOST>,
    pub hands: BySeat<Few<u8, ROOM>, 4>,
    pub coins: BySeat<u8, 4>,
    pub sold: Set,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "what")]
pub enum Event {
    /// a card, as whoever drew it sees it
    Drew {
        seat: Seat,
        card: Option<u8>,
    },
    Sold {
        seat: Seat,
        good: u8,
        cards: Vec<u8>,
        coins: u8,
    },
    Rested {
        seat: Seat,
    },
    Round {
        round: u8,
    },
}

/// A card as people read it, and which one it is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Load {
    pub card: u8,
    pub good: String,
    pub worth: u8,
}

/// What somebody sees of a camel.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Camel {
    pub coins: u8,
    pub cards: usize,
    /// its own merchant's
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<Vec<Load>>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    pub round: u8,
    pub turn: Seat,
    pub deck: usize,
    pub seats: Vec<Camel>,
    pub sold: Vec<Load>,
}

#[derive(Clone)]
pub struct Wells {
    pub players: u8,
    pub rounds: u8,
    pub cards: Cards,
    /// every card: which good, and what it is worth
    pub(crate) each: Vec<(u8, u8)>,
}

impl Wells {
    pub(crate) fn all(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.players)
    }
    pub(crate) fn is_over(&self, s: &State) -> bool {
        s.round > self.rounds
    }
    /// W-04
    pub(crate) fn price(&self, s: &State, seat: Seat, good: u8) -> u8 {
        let mine = || s.hands[seat].iter().map(|&card| self.each[card as usize]).filter(|&(g, _)| g == good);
        let worth: u8 = mine().map(|(_, worth)| worth).sum();
        if mine().count() == 1 { worth.div_ceil(2) } else { worth }
    }
    fn draw(&self, s: &mut State, seat: Seat, host: &mut dyn Host<Event>) {
        let Some(card) = s.deck.draw(host, CARDS) else { return };
        s.hands[seat].push(card);
        host.whisper(seat, Event::Drew { seat, card: Some(card) }, Some(Event::Drew { seat, card: None }));
    }
    fn good(&self, good: u8) -> String {
        format!("wells-good-{}", self.cards.goods[good as usize].good)
    }
}

impl Game for Wells {
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn seats(&self) -> u8 {
        self.players
    }
    fn deal(&self, host: &mut dyn Host<Event>) -> State {
        let deck = Deck::new(Set::first_n(self.each.len() as u32));
        let (hands, coins) = (BySeat::default(), BySeat::default());
        let mut s = State { round: 1, turn: Seat(0), deck, hands, coins, sold: Set::NONE };
        for seat in self.all() {
            (0..FIRST_CARDS).for_each(|_| self.draw(&mut s, seat, host));
        }
        host.tell(Event::Round { round: s.round });
        s
    }
    fn must(&self, s: &State) -> SeatSet {
        if self.is_over(s) { SeatSet::NONE } else { SeatSet::one(s.turn) }
    }
    fn legal(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        if seat != s.turn || self.is_over(s) {
            return;
        }
        let hand = &s.hands[seat];
        if !hand.is_full() && !s.deck.is_empty() {
            out.push(Action::Draw);
        }
        let carried = |good: &u8| hand.iter().any(|&card| self.each[card as usize].0 == *good);
        out.extend((0..self.cards.goods.len() as u8).filter(carried).map(|good| Action::Sell { good }));
        out.push(Action::Rest); // W-05
    }
    fn play(&self, s: &mut State, seat: Seat, a: Action, host: &mut dyn Host<Event>) {
        match a {
            Action::Draw => self.draw(s, seat, host),
            Action::Sell { good } => {
                let coins = self.price(s, seat, good);
                let is = |card: &u8| self.each[*card as usize].0 == good;
                let cards: Vec<u8> = s.hands[seat].iter().copied().filter(is).collect();
                s.hands[seat] = s.hands[seat].iter().copied().filter(|card| !is(card)).collect();
                cards.iter().for_each(|&card| s.sold.add(card));
                s.coins[seat] += coins;
                host.reveal(Event::Sold { seat, good, cards, coins });
            }
            Action::Rest => host.tell(Event::Rested { seat }),
        }
        s.turn = seat.next(self.players);
        if s.turn == Seat(0) {
            s.round += 1;
            if !self.is_over(s) {
                host.tell(Event::Round { round: s.round });
            }
        }
    }
    fn places(&self, s: &State) -> Places {
        let place = |seat: Seat| 1 + self.all().filter(|&other| s.coins[other] > s.coins[seat]).count() as u8;
        self.all().map(|seat| Place { seat, place: place(seat), score: s.coins[seat].into() }).collect()
    }
    fn view(&self, s: &State, who: Option<Seat>) -> View {
        let load = |card: u8| {
            let (good, worth) = self.each[card as usize];
            Load { card, good: self.cards.goods[good as usize].good.clone(), worth }
        };
        let camel = |seat: Seat| Camel {
            coins: s.coins[seat],
            cards: s.hands[seat].len(),
            hand: (who == Some(seat)).then(|| s.hands[seat].iter().copied().map(load).collect()),
        };
        let seats = self.all().map(camel).collect();
        View { round: s.round, turn: s.turn, deck: s.deck.len(), seats, sold: s.sold.iter().map(load).collect() }
    }
    fn imagine(&self, s: &State, who: Option<Seat>, dice: &mut dyn Dice) -> State {
        let mut i = *s;
        let hands = Seat::all(4).zip(i.hands.0.iter_mut()).filter(|(seat, _)| who != Some(*seat));
        i.deck.imagine(who, hands.flat_map(|(_, hand)| hand.iter_mut()), dice, CARDS);
        i
    }
    fn prompt(&self, s: &State, seat: Seat) -> Text {
        match seat {
            _ if self.is_over(s) => Text::new("wells-ask-over"),
            _ if seat == s.turn => Text::new("wells-ask-turn").number("round", s.round).number("of", self.rounds),
            _ => Text::new("wells-ask-wait").seat("seat", s.turn),
        }
    }
    fn choice(&self, s: &State, seat: Seat, a: Action) -> Choice {
        Choice::new(match a {
            Action::Draw => Text::new("wells-do-draw"),
            Action::Sell { good } => {
                Text::new("wells-do-sell").word("good", self.good(good)).number("coins", self.price(s, seat, good))
            }
            Action::Rest => Text::new("wells-do-rest"),
        })
    }
    fn tale(&self, event: &Event) -> Option<Text> {
        let by = |id: &'static str, seat: Seat| Text::new(id).seat("seat", seat);
        Some(match *event {
            Event::Drew { seat, card: None } => by("wells-tale-drew-hidden", seat),
            Event::Drew { seat, card: Some(card) } => {
                let (good, worth) = self.each[card as usize];
                by("wells-tale-drew", seat).word("good", self.good(good)).number("worth", worth)
            }
            Event::Sold { seat, good, coins, .. } => {
                by("wells-tale-sold", seat).word("good", self.good(good)).number("coins", coins)
            }
            Event::Rested { seat } => by("wells-tale-rested", seat),
            Event::Round { round } => Text::new("wells-tale-round").number("round", round),
        })
    }
    fn why_not(&self, s: &State, seat: Seat, a: Action) -> Option<Text> {
        let no = |id: &'static str, rule: &'static str| Some(Text::new(id).rule(rule));
        match a {
            Action::Draw if s.hands[seat].is_full() => no("wells-no-room", "W-03"),
            Action::Draw if s.deck.is_empty() => no("wells-no-cards", "W-02"),
            Action::Sell { .. } if !legal_list(self, s, seat).contains(&a) => no("wells-no-good", "W-02"),
            _ => None,
        }
    }
}
