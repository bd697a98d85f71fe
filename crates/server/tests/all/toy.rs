//! A game with next to no rules that never ends: each in turn says a number. A one is quick; a two takes as long as the test
//! likes, as a rule with a mistake in it would. Its bots are counted.
use bots::{Bot, Opponents};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::Duration;
use table::{
    Choice, Content, Dice, FastDice, Game, Host, Mind, OptionSpec, Pack, Place, Places, Problems, Seat, SeatSet,
    Shelved, TableDice, Text, actions,
};

actions! { pub enum Action { One = "one", Two = "two" } }

#[derive(Clone)]
pub struct Trivial;

/// How long a two takes.
pub static HANGS_FOR_MS: AtomicU64 = AtomicU64::new(0);

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    turn: Seat,
    said: u32,
}

impl Game for Trivial {
    type State = State;
    type Action = Action;
    type Event = State;
    type View = State;

    fn seats(&self) -> u8 {
        4
    }
    fn deal(&self, _: &mut dyn Host<State>) -> State {
        State { turn: Seat(0), said: 0 }
    }
    fn must(&self, s: &State) -> SeatSet {
        SeatSet::one(s.turn)
    }
    fn legal(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        if seat == s.turn {
            out.extend([Action::One, Action::Two]);
        }
    }
    fn play(&self, s: &mut State, seat: Seat, a: Action, host: &mut dyn Host<State>) {
        if a == Action::Two {
            std::thread::sleep(Duration::from_millis(HANGS_FOR_MS.load(Ordering::SeqCst)));
        }
        s.said = s.said.wrapping_add(if a == Action::One { 1 } else { 2 });
        s.turn = seat.next(4);
        host.tell(*s);
    }
    fn places(&self, _: &State) -> Places {
        Seat::all(4).map(|seat| Place { seat, place: 1, score: 0 }).collect()
    }
    fn view(&self, s: &State, _: Option<Seat>) -> State {
        *s
    }
    fn imagine(&self, s: &State, _: Option<Seat>, _: &mut dyn Dice) -> State {
        *s
    }
    fn prompt(&self, _: &State, _: Seat) -> Text {
        Text::new("ask-number")
    }
    fn choice(&self, _: &State, _: Seat, _: Action) -> Choice {
        Choice::new(Text::new("do-number"))
    }
}

impl Shelved for Trivial {
    const NAME: &'static str = "trivial";
    const RULES: &'static str = "1";
    const WORDS: &'static [table::WordFile] = &[];
    type Catalog = Value;

    fn options() -> Vec<OptionSpec> {
        vec![]
    }
    fn build(_: &Value, _: Option<&Pack>) -> Result<Trivial, Problems> {
        Ok(Trivial)
    }
    fn options_now(&self) -> Value {
        json!({})
    }
    fn progress(&self, _: &Self::State) -> table::Progress {
        table::Progress { part: table::Part::Turn, now: 1, of: 1 }
    }
    fn content(&self) -> Content {
        Content::default()
    }
    fn catalog(&self) -> Value {
        json!({})
    }
    fn arrange(&self, fresh: &State, _: &mut TableDice, _: &Value) -> Result<State, Problems> {
        Ok(*fresh)
    }
}

/// Bots that sat down so far, and how many bytes each remembers once it was asked.
pub static SAT_DOWN: AtomicUsize = AtomicUsize::new(0);
pub const REMEMBERS: usize = 400;

struct Counted {
    asked: bool,
}

impl Bot<Trivial> for Counted {
    fn choose(&mut self, _: &Mind<'_, Trivial>, _: &mut FastDice) -> Action {
        self.asked = true;
        Action::One
    }
    fn remembers(&self) -> usize {
        if self.asked { REMEMBERS } else { 0 }
    }
}

impl Opponents for Trivial {
    const NAMES: &'static [&'static str] = &["counted"];
    const LEVELS: [&'static str; 5] = ["counted"; 5];
    const USUAL: &'static str = "counted";

    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>> {
        (name == "counted").then(|| {
            SAT_DOWN.fetch_add(1, Ordering::SeqCst);
            Box::new(Counted { asked: false }) as _
        })
    }
}
