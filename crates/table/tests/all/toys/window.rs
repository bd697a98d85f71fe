//! Seat 0 can only close a window, three times; while it is open, seat 1 may take something that stands in it, or wave,
//! of which nothing is left when the house has gone to bed.
use serde::{Deserialize, Serialize};
use table::*;

actions! { pub enum Action { Close = "close", Take = "take", Wave = "wave" } }

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const NIGHTS: u8 = 3;

/// May be written so carelessly that it calls itself equal though somebody has taken something.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct State<const CARELESS: bool> {
    pub night: u8,
    pub taken: u8,
    pub full: bool,
    pub waved: bool,
}

impl<const CARELESS: bool> PartialEq for State<CARELESS> {
    fn eq(&self, other: &Self) -> bool {
        let key = |s: &Self| (s.night, s.full || CARELESS, s.waved, if CARELESS { 0 } else { s.taken });
        key(self) == key(other)
    }
}
impl<const CARELESS: bool> Eq for State<CARELESS> {}

#[derive(Clone)]
pub struct Window<const CARELESS: bool> {
    /// what seat 1 may do
    pub unasked: Action,
}

impl<const CARELESS: bool> Game for Window<CARELESS> {
    type State = State<CARELESS>;
    type Action = Action;
    type Event = String;
    type View = (u8, u8, bool, bool);

    fn seats(&self) -> u8 {
        2
    }
    fn deal(&self, _: &mut dyn Host<String>) -> Self::State {
        State { night: 1, taken: 0, full: true, waved: false }
    }
    fn must(&self, s: &Self::State) -> SeatSet {
        if s.night <= NIGHTS { SeatSet::one(A) } else { SeatSet::NONE }
    }
    fn legal(&self, s: &Self::State, seat: Seat, out: &mut Vec<Action>) {
        let may = match self.unasked {
            Action::Take => s.full,
            _ => !s.waved,
        };
        match seat {
            _ if s.night > NIGHTS => {}
            A => out.push(Action::Close),
            B if may => out.push(self.unasked),
            _ => {}
        }
    }
    fn play(&self, s: &mut Self::State, _: Seat, a: Action, h: &mut dyn Host<String>) {
        match a {
            Action::Close => *s = State { night: s.night + 1, full: true, waved: s.waved && s.night < NIGHTS, ..*s },
            Action::Take => *s = State { taken: s.taken + 1, full: false, ..*s },
            Action::Wave => s.waved = true,
        }
        h.tell(a.to_string());
    }
    fn places(&self, s: &Self::State) -> Places {
        let score = |seat| if seat == B { s.taken.into() } else { 0 };
        let place = |seat| if seat == A && s.taken > 0 { 2 } else { 1 };
        Seat::all(2).map(|seat| Place { seat, place: place(seat), score: score(seat) }).collect()
    }
    fn view(&self, s: &Self::State, _: Option<Seat>) -> Self::View {
        (s.night, s.taken, s.full, s.waved)
    }
    fn imagine(&self, s: &Self::State, _: Option<Seat>, _: &mut dyn Dice) -> Self::State {
        *s
    }
    fn prompt(&self, _: &Self::State, _: Seat) -> Text {
        Text::new("window")
    }
    fn choice(&self, _: &Self::State, _: Seat, a: Action) -> Choice {
        Choice::new(Text::new("window-do").word("what", a))
    }
}
