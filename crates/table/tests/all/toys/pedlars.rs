//! The smallest game with something of everything: secret draws, hidden hands and vaults, cards under the deck known to
//! one seat, a forced bow, coins. With a [`Fault`] it breaks one law.
use super::pedlars_faults::{Fault, Lossy, Odd};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use table::laws::Census;
use table::*;

actions! { pub enum Action {
    Earn = "earn", Draw = "draw", Take = "take", Tuck = "tuck", Stow { card: u8 } = "stow", Show { card: u8 } = "show",
    Bow = "bow", Gamble = "gamble", Done = "done",
    /// only with a fault
    Mumble { word: Odd } = "mumble", Undo = "undo",
} }

const CARDS: Purpose = Purpose(1);
const DIE: Purpose = Purpose(2);
const LUCK: Purpose = Purpose(3);
const BANK: u8 = 20;
const ROUNDS: u8 = 3;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    Turn,
    Drawn,
    Bow,
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    pub round: u8,
    pub active: Seat,
    pub step: Step,
    /// actions left in this turn
    pub left: u8,
    pub bank: u8,
    pub purses: BySeat<u8, 3>,
    pub deck: Deck<u8, 12>,
    /// the card that the active seat has in its fingers
    pub drawn: Option<u8>,
    pub hands: BySeat<Few<u8, 3>, 3>,
    /// scored at the end, seen by nobody else before
    pub vaults: BySeat<Few<u8, 9>, 3>,
    pub open: Set,
    /// only with a fault
    pub lucky: bool,
    pub note: Lossy,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "what")]
pub enum Event {
    Earned { seat: Seat },
    Drew { seat: Seat, card: Option<u8> },
    Put { seat: Seat, to: &'static str },
    Stowed { seat: Seat, card: Option<u8> },
    Showed { seat: Seat, card: u8 },
    Bowed { seat: Seat },
    Rolled { d6: u8, hint: Option<u8> },
    Turn { seat: Seat },
    Vault { seat: Seat, cards: Vec<u8> },
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Stall {
    pub coins: u8,
    pub cards: usize,
    pub hand: Option<Vec<u8>>,
    pub tucked: usize,
    pub vault: Option<Vec<u8>>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    pub round: u8,
    pub active: Seat,
    pub step: Step,
    pub left: u8,
    pub bank: u8,
    pub deck: usize,
    pub under: Vec<Option<u8>>,
    pub drawn: Option<u8>,
    pub open: Set,
    pub stalls: Vec<Stall>,
    /// only with a fault
    pub note: Lossy,
}

#[derive(Clone)]
pub struct Pedlars {
    pub seats: u8,
    pub fault: Option<Fault>,
    /// A game must not have a memory of its own. Only faults use it.
    pub memory: Arc<AtomicU32>,
}

impl Pedlars {
    pub fn new(seats: u8) -> Pedlars {
        Pedlars { seats, fault: None, memory: Arc::default() }
    }
    pub fn with(fault: Fault) -> Pedlars {
        Pedlars { fault: Some(fault), ..Pedlars::new(3) }
    }
    fn broken(&self, fault: Fault) -> bool {
        self.fault == Some(fault)
    }
    fn all(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.seats)
    }
    /// Something that only the next seat knows: is its first card odd?
    fn secret(&self, s: &State, of: Seat) -> u8 {
        s.hands[of.next(self.seats)].first().map_or(0, |c| c % 2)
    }
    fn earn(&self, s: &mut State, seat: Seat) {
        s.bank -= 1;
        s.purses[seat] += u8::from(!self.broken(Fault::LosesCoin));
    }
    fn next(&self, s: &mut State, h: &mut dyn Host<Event>) {
        s.active = s.active.next(self.seats);
        s.left = 3;
        s.round += u8::from(s.active == Seat(0) && !self.broken(Fault::Endless));
        h.tell(Event::Turn { seat: s.active });
        if s.round > ROUNDS {
            s.step = Step::Over;
            for seat in self.all().filter(|_| !self.broken(Fault::SecretScore)) {
                h.reveal(Event::Vault { seat, cards: s.vaults[seat].to_vec() });
            }
        }
    }
    fn draw(&self, s: &mut State, h: &mut dyn Host<Event>) -> u8 {
        if self.broken(Fault::DrawsWithoutDie) && !s.deck.bag.is_empty() {
            let card = s.deck.bag.nth(0);
            s.deck.bag.remove(card);
            return card;
        }
        s.deck.draw(h, CARDS).expect("asked only while there are cards")
    }
    fn turn(&self, s: &State, out: &mut Vec<Action>) {
        let hand = &s.hands[s.active];
        let stuck = self.broken(Fault::ForcedLeaks) && !hand.iter().any(|c| c % 2 == 0);
        if s.left > 0 || !self.broken(Fault::DeadEnd) {
            out.push(Action::Done);
        }
        if s.left == 0 || stuck {
            return;
        }
        out.push(Action::Gamble);
        if s.bank > 0 {
            out.push(Action::Earn);
        }
        if !s.deck.is_empty() {
            out.push(Action::Draw);
        }
        out.extend(hand.iter().map(|&card| Action::Stow { card }));
        if s.bank > 0 {
            out.extend(hand.iter().map(|&card| Action::Show { card }));
        }
    }
    fn faulty_list(&self, s: &State, out: &mut Vec<Action>) {
        match self.fault {
            Some(Fault::Doubles) => out.extend(out.first().copied()),
            Some(Fault::Mumbles) => out.push(Action::Mumble { word: Odd(3) }),
            Some(Fault::SaysUndo) => out.push(Action::Undo),
            Some(Fault::OrderLeaks) if self.secret(s, s.active) == 1 => out.reverse(),
            Some(Fault::HiddenLuck) if s.lucky => out.retain(|&a| a != Action::Earn),
            Some(Fault::Remembers) if self.memory.load(Ordering::Relaxed) == 1 => out.retain(|&a| a != Action::Gamble),
            _ => {}
        }
    }
    fn keeps_hands(&self, s: &State) -> bool {
        self.broken(Fault::KeepsHands) || (self.broken(Fault::KeepsHandsAtTheEnd) && s.step == Step::Over)
    }
    fn shown_vault(&self, s: &State, w: Seat, who: Option<Seat>) -> bool {
        who == Some(w) || (s.step == Step::Over && !self.broken(Fault::SecretScore))
    }
}

impl Game for Pedlars {
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn seats(&self) -> u8 {
        self.seats
    }
    fn deal(&self, h: &mut dyn Host<Event>) -> State {
        let mut s = State {
            round: 1,
            active: Seat(0),
            step: Step::Turn,
            left: 3,
            bank: BANK,
            purses: BySeat::default(),
            deck: Deck::new(Set::first_n(12)),
            drawn: None,
            hands: BySeat::default(),
            vaults: BySeat::default(),
            open: Set::NONE,
            lucky: self.broken(Fault::HiddenLuck) && h.below(LUCK, 2) == 1,
            note: Lossy(0),
        };
        if self.broken(Fault::Remembers) {
            self.memory.store(0, Ordering::Relaxed);
        }
        for seat in self.all() {
            let card = s.deck.draw(h, CARDS).expect("more cards than seats");
            s.hands[seat].push(card);
            h.whisper(seat, Event::Drew { seat, card: Some(card) }, Some(Event::Drew { seat, card: None }));
        }
        if self.broken(Fault::DealsByMood) {
            s.active = Seat((self.memory.fetch_add(1, Ordering::Relaxed) % u32::from(self.seats)) as u8);
        }
        s
    }
    fn must(&self, s: &State) -> SeatSet {
        match s.step {
            Step::Over => SeatSet::NONE,
            _ if self.broken(Fault::HouseWithoutClock) && s.round == 2 => SeatSet::one(Seat::HOUSE),
            _ => SeatSet::one(s.active),
        }
    }
    fn legal(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        if self.broken(Fault::HouseWithoutClock) && s.round == 2 && seat == Seat::HOUSE {
            out.push(Action::Done);
        }
        if seat != s.active {
            return;
        }
        match s.step {
            Step::Turn => self.turn(s, out),
            Step::Drawn if s.hands[seat].is_full() => out.push(Action::Tuck),
            Step::Drawn => out.extend([Action::Take, Action::Tuck]),
            Step::Bow => out.push(Action::Bow),
            Step::Over if self.broken(Fault::LivesOn) => out.push(Action::Done),
            Step::Over => {}
        }
        self.faulty_list(s, out);
    }
    fn play(&self, s: &mut State, seat: Seat, a: Action, h: &mut dyn Host<Event>) {
        s.left -= u8::from(!matches!(a, Action::Done | Action::Take | Action::Tuck | Action::Bow));
        match a {
            Action::Earn => {
                self.earn(s, seat);
                h.tell(Event::Earned { seat });
                self.memory.store(u32::from(self.broken(Fault::Remembers)), Ordering::Relaxed);
                s.note = match self.fault {
                    Some(Fault::LosesNote) => Lossy(1),
                    Some(Fault::LosesNoteInJson) => Lossy(2),
                    _ => Lossy(0),
                };
                assert!(!self.broken(Fault::Panics), "earning was never tried");
            }
            Action::Draw => {
                let card = self.draw(s, h);
                s.drawn = Some(card);
                s.step = Step::Drawn;
                let public = self.broken(Fault::TellsDraw).then_some(card);
                h.whisper(seat, Event::Drew { seat, card: Some(card) }, Some(Event::Drew { seat, card: public }));
            }
            Action::Take | Action::Tuck => {
                let card = s.drawn.take().expect("just drawn");
                if a == Action::Take {
                    s.hands[seat].push(card);
                } else {
                    s.vaults[seat].push(card);
                }
                s.step = Step::Turn;
                h.tell(Event::Put { seat, to: if a == Action::Take { "hand" } else { "vault" } });
            }
            Action::Stow { card } => {
                let k = s.hands[seat].iter().position(|&c| c == card).expect("in hand");
                s.hands[seat].remove(k);
                s.deck.put_under(card, SeatSet::one(seat));
                let public = self.broken(Fault::TellsStow).then_some(card);
                h.whisper(seat, Event::Stowed { seat, card: Some(card) }, Some(Event::Stowed { seat, card: public }));
                s.step = Step::Bow;
                if self.broken(Fault::TurnTells) && card % 2 == 1 {
                    s.left = 0;
                }
            }
            Action::Show { card } => {
                let k = s.hands[seat].iter().position(|&c| c == card).expect("in hand");
                s.hands[seat].remove(k);
                s.open.add(card);
                self.earn(s, seat);
                s.step = Step::Bow;
                h.reveal(Event::Showed { seat, card });
            }
            Action::Bow => {
                h.tell(Event::Bowed { seat });
                s.step = if self.broken(Fault::BowsForEver) { Step::Bow } else { Step::Turn };
            }
            Action::Gamble => {
                let d6 = h.d6(DIE);
                let hint = self.broken(Fault::GambleTells).then(|| self.secret(s, seat));
                h.tell(Event::Rolled { d6, hint });
                if d6 == 6 && s.bank > 0 {
                    self.earn(s, seat);
                }
            }
            Action::Done => self.next(s, h),
            Action::Mumble { .. } | Action::Undo => {}
        }
    }
    fn places(&self, s: &State) -> Places {
        let score = |w: Seat| i32::from(s.purses[w]) + s.vaults[w].iter().map(|&c| i32::from(c)).sum::<i32>();
        let place = |w: Seat| 1 + self.all().filter(|&o| score(o) > score(w)).count() as u8;
        let missing = usize::from(self.broken(Fault::ForgetsPlace));
        self.all().skip(missing).map(|seat| Place { seat, place: place(seat), score: score(seat) }).collect()
    }
    fn view(&self, s: &State, who: Option<Seat>) -> View {
        let stall = |w: Seat| Stall {
            coins: s.purses[w],
            cards: s.hands[w].len(),
            hand: (who == Some(w) || self.broken(Fault::ViewLeaks)).then(|| s.hands[w].to_vec()),
            tucked: s.vaults[w].len(),
            vault: self.shown_vault(s, w, who).then(|| s.vaults[w].to_vec()),
        };
        View {
            round: s.round,
            active: if self.broken(Fault::ImaginesOtherTurn) { Seat(0) } else { s.active },
            step: s.step,
            left: s.left,
            bank: if self.broken(Fault::ViewForgetsBank) { 0 } else { s.bank },
            deck: s.deck.len(),
            under: s.deck.bottom.iter().map(|&(c, known)| who.filter(|&w| known.has(w)).map(|_| c)).collect(),
            drawn: s.drawn.filter(|_| who == Some(s.active)),
            open: s.open,
            stalls: self.all().map(stall).collect(),
            note: Lossy(if self.broken(Fault::ViewLosesNote) { 2 } else { 0 }),
        }
    }
    fn imagine(&self, s: &State, who: Option<Seat>, dice: &mut dyn Dice) -> State {
        if self.broken(Fault::ImaginesTruth) {
            return *s;
        }
        let mut i = *s;
        let others = |w: &Seat| who != Some(*w);
        let hands = Seat::all(3).zip(i.hands.0.iter_mut()).filter(|(w, _)| others(w));
        let hands = hands.filter(|_| !self.keeps_hands(s)).flat_map(|(_, hand)| hand.iter_mut());
        let vaults = Seat::all(3).zip(i.vaults.0.iter_mut()).filter(|(w, _)| !self.shown_vault(s, *w, who));
        let vaults = vaults.filter(|_| !self.broken(Fault::KeepsVaults)).flat_map(|(_, vault)| vault.iter_mut());
        let drawn = i.drawn.as_mut().filter(|_| others(&s.active) && !self.broken(Fault::KeepsDrawn));
        if self.broken(Fault::KeepsBottom) {
            i.deck.bottom.iter_mut().for_each(|b| b.1 = SeatSet::EVERYBODY);
        }
        i.deck.imagine(who, hands.chain(vaults).chain(drawn), dice, CARDS);
        i.deck.bottom.iter_mut().zip(s.deck.bottom.iter()).for_each(|(b, known)| b.1 = known.1);
        match self.fault {
            // The right cards, but the truth decides who gets which.
            Some(Fault::ImaginesByTruth) if s.vaults[Seat(0)].iter().any(|c| c % 2 == 1) => i.hands.0.reverse(),
            Some(Fault::ImaginesOtherTurn) => i.active = i.active.next(self.seats),
            Some(Fault::ViewForgetsBank) => i.bank = 0,
            // Twice imagined is the truth again.
            Some(Fault::ImaginesInCircles) => i.lucky = !i.lucky,
            // From one card two are made.
            Some(Fault::ImaginesDoubles) if others(&s.active) && !i.deck.bag.is_empty() => {
                i.hands[s.active].iter_mut().for_each(|card| *card = i.deck.bag.nth(0));
            }
            _ => {}
        }
        i
    }
    fn prompt(&self, s: &State, seat: Seat) -> Text {
        let text = Text::new(if seat == s.active { "pedlar-act" } else { "pedlar-wait" });
        if self.broken(Fault::PromptLeaks) { text.number("hint", self.secret(s, seat)) } else { text }
    }
    fn choice(&self, s: &State, seat: Seat, a: Action) -> Choice {
        let choice = Choice::new(Text::new("pedlar-do").word("what", a));
        if self.broken(Fault::LabelLeaks) && self.secret(s, seat) == 1 { choice.on("here") } else { choice }
    }
    fn deadline(&self, s: &State, _: Seat) -> Option<Millis> {
        match self.fault {
            Some(Fault::DeadlineLeaks) => Some(1 << 40 | Millis::from(self.secret(s, Seat(0)))),
            Some(Fault::DeadlineLongAgo) => Some(0),
            _ => None,
        }
    }
}

impl Census for Pedlars {
    fn census(&self, s: &State) -> BTreeMap<&'static str, u32> {
        let coins = self.all().map(|w| u32::from(s.purses[w])).sum::<u32>() + u32::from(s.bank);
        let held = self.all().flat_map(|w| s.hands[w].iter().chain(s.vaults[w].iter()).copied());
        let cards: Set =
            held.chain(s.drawn).chain(s.deck.bottom.iter().map(|b| b.0)).chain(s.deck.bag.iter()).collect();
        // Different cards, so that one card in two places counts as one.
        BTreeMap::from([("coins", coins), ("cards", cards.len() + s.open.len())])
    }
}
