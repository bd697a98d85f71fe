//! A game that can be worked out by hand: stones, of which one to three are taken; whoever takes the last one wins.
use bots::Still;
use bots::greedy::Evaluate;
use bots::search::{Far, Guide, Setting, analyse, analyse_only, analyse_while};
use serde::{Deserialize, Serialize};
use table::*;

#[derive(Clone)]
pub struct Nim;

#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stones {
    left: u8,
    turn: Seat,
}

actions! { pub enum Action { Take { n: u8 } = "take" } }

impl Game for Nim {
    type State = Stones;
    type Action = Action;
    type Event = ();
    type View = (u8, u8);

    fn seats(&self) -> u8 {
        2
    }
    fn deal(&self, _: &mut dyn Host<()>) -> Stones {
        Stones { left: 21, turn: Seat(0) }
    }
    fn must(&self, s: &Stones) -> SeatSet {
        if s.left == 0 { SeatSet::NONE } else { SeatSet::one(s.turn) }
    }
    fn legal(&self, s: &Stones, _: Seat, out: &mut Vec<Action>) {
        out.extend((1..=s.left.min(3)).map(|n| Action::Take { n }));
    }
    fn play(&self, s: &mut Stones, seat: Seat, Action::Take { n }: Action, _: &mut dyn Host<()>) {
        *s = Stones { left: s.left - n, turn: seat.next(2) };
    }
    fn places(&self, s: &Stones) -> Places {
        // whoever would be next has lost
        Seat::all(2).map(|seat| Place { seat, place: 1 + u8::from(seat == s.turn), score: 0 }).collect()
    }
    fn view(&self, s: &Stones, _: Option<Seat>) -> (u8, u8) {
        (s.left, s.turn.0)
    }
    fn imagine(&self, s: &Stones, _: Option<Seat>, _: &mut dyn Dice) -> Stones {
        *s
    }
    fn prompt(&self, _: &Stones, _: Seat) -> Text {
        Text::new("take")
    }
    fn choice(&self, _: &Stones, _: Seat, _: Action) -> Choice {
        Choice::new(Text::new("take"))
    }
}

/// Knows nothing but the end.
struct Blind;

impl Evaluate<Nim> for Blind {
    fn value(&self, _: &Nim, s: &Stones, seat: Seat) -> i32 {
        if s.left == 0 && s.turn != seat { 100 } else { 0 }
    }
}

impl Guide<Nim> for Blind {
    fn turns(&self, _: &Nim, s: &Stones) -> u32 {
        u32::from(21 - s.left)
    }
    fn far(&self) -> Far {
        Far { rounds: 2, many: 1, blur: 0 }
    }
    fn spread(&self, _: &Nim, _: &Stones) -> i32 {
        100
    }
}

#[test]
fn it_leaves_the_other_a_multiple_of_four() {
    for left in [5, 6, 7, 9, 10, 11, 13] {
        let s = Stones { left, turn: Seat(1) };
        let found = analyse(&Mind::within(&Nim, &s, Seat(1)), Blind, Setting::nodes(3000), 1);
        assert_eq!(found.lines[0].action, Action::Take { n: left % 4 }, "{left} stones: {found:?}");
    }
}

#[test]
fn the_line_is_one_that_can_be_played() {
    let s = Stones { left: 6, turn: Seat(0) };
    let found = analyse(&Mind::within(&Nim, &s, Seat(0)), Blind, Setting::nodes(2000), 1);
    let line: Vec<u8> = found.lines[0].line.iter().map(|Action::Take { n }| *n).collect();
    assert_eq!(line[0], 2);
    assert!(line.len() > 1 && line.iter().sum::<u8>() <= 6, "{line:?}");
    assert!((500..=2000).contains(&found.visits()), "{} tries", found.visits());
}

#[test]
fn one_choice_alone_gets_every_try() {
    let s = Stones { left: 6, turn: Seat(0) };
    let line = analyse_only(&Mind::within(&Nim, &s, Seat(0)), Blind, Setting::nodes(1000), 1, Action::Take { n: 1 });
    assert_eq!(line.visits, 1000);
}

#[test]
fn what_nobody_wants_any_more_ends_after_one_try() {
    let (s, still) = (Stones { left: 6, turn: Seat(0) }, Still::default());
    let mind = Mind::within(&Nim, &s, Seat(0));
    let wanted = analyse_while(&mind, Blind, Setting::nodes(2000), 1, &still);
    assert_eq!(wanted, analyse(&mind, Blind, Setting::nodes(2000), 1));
    still.let_go();
    let found = analyse_while(&mind, Blind, Setting::nodes(2000), 1, &still);
    assert_eq!(found.visits(), 1);
}
