//! Everybody lights a candle when they like, and must blow it out before it has burnt down: each has a clock of their own.
use serde::{Deserialize, Serialize};
use table::*;

actions! { pub enum Action { Light = "light", Blow = "blow", BurnDown = "burn-down" } }

pub const BURNS: Millis = 10_000;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Candle {
    #[default]
    Dark,
    Lit {
        since: Millis,
    },
    Saved,
    Burnt,
}

#[derive(Clone)]
pub struct Candles;

pub type State = BySeat<Candle, 2>;

fn ends(s: &State, seat: Seat) -> Option<Millis> {
    match s[seat] {
        Candle::Lit { since } => Some(since + BURNS),
        _ => None,
    }
}

impl Game for Candles {
    type State = State;
    type Action = Action;
    type Event = (Seat, Candle);
    type View = State;

    fn seats(&self) -> u8 {
        2
    }
    fn deal(&self, _: &mut dyn Host<Self::Event>) -> State {
        State::default()
    }
    fn must(&self, s: &State) -> SeatSet {
        let dark: SeatSet = Seat::all(2).filter(|&w| s[w] == Candle::Dark).collect();
        if Seat::all(2).any(|w| ends(s, w).is_some()) { dark.with(Seat::HOUSE) } else { dark }
    }
    fn legal(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        if seat == Seat::HOUSE {
            out.extend(self.deadline(s, seat).map(|_| Action::BurnDown));
        } else if s[seat] == Candle::Dark {
            out.push(Action::Light);
        } else if ends(s, seat).is_some() {
            out.push(Action::Blow);
        }
    }
    fn play(&self, s: &mut State, seat: Seat, a: Action, h: &mut dyn Host<Self::Event>) {
        let seat = match a {
            Action::BurnDown => Seat::all(2).filter(|&w| ends(s, w).is_some()).min_by_key(|&w| ends(s, w)).unwrap(),
            _ => seat,
        };
        s[seat] = match a {
            Action::Light => Candle::Lit { since: h.now() },
            Action::Blow => Candle::Saved,
            Action::BurnDown => Candle::Burnt,
        };
        h.tell((seat, s[seat]));
    }
    fn places(&self, s: &State) -> Places {
        let place = |w: Seat| if s[w] == Candle::Saved { 1 } else { 2 };
        Seat::all(2).map(|seat| Place { seat, place: place(seat), score: 0 }).collect()
    }
    fn view(&self, s: &State, _: Option<Seat>) -> State {
        *s
    }
    fn imagine(&self, s: &State, _: Option<Seat>, _: &mut dyn Dice) -> State {
        *s
    }
    fn prompt(&self, _: &State, _: Seat) -> Text {
        Text::new("candles")
    }
    fn choice(&self, _: &State, _: Seat, a: Action) -> Choice {
        Choice::new(Text::new("candles-do").word("what", a))
    }
    fn deadline(&self, s: &State, seat: Seat) -> Option<Millis> {
        if seat == Seat::HOUSE { Seat::all(2).filter_map(|w| ends(s, w)).min() } else { ends(s, seat) }
    }
    fn in_person(&self, _: Action) -> bool {
        true
    }
}
