// The smallest game that can be played, here and in the examples of the documentation: stones, of which one to three are
// taken; whoever takes the last one wins. `cargo run -p table --example nim`
use serde::{Deserialize, Serialize};
use table::{Choice, Dice, Game, Header, Host, Place, Places, Seat, SeatSet, Table, Text, actions};

/// The rules have no options, so there is nothing in it.
#[derive(Clone)]
pub struct Nim;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stones {
    pub left: u8,
    pub turn: Seat,
}

actions! { pub enum Action { Take { n: u8 } = "take" } }

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum Event {
    Taken { seat: Seat, n: u8 },
}

impl Game for Nim {
    type State = Stones;
    type Action = Action;
    type Event = Event;
    type View = Stones;

    fn seats(&self) -> u8 {
        2
    }
    fn deal(&self, _: &mut dyn Host<Event>) -> Stones {
        Stones { left: 21, turn: Seat(0) }
    }
    fn must(&self, s: &Stones) -> SeatSet {
        if s.left == 0 { SeatSet::NONE } else { SeatSet::one(s.turn) }
    }
    fn legal(&self, s: &Stones, seat: Seat, out: &mut Vec<Action>) {
        if seat == s.turn {
            out.extend((1..=s.left.min(3)).map(|n| Action::Take { n }));
        }
    }
    fn play(&self, s: &mut Stones, seat: Seat, Action::Take { n }: Action, host: &mut dyn Host<Event>) {
        *s = Stones { left: s.left - n, turn: seat.next(2) };
        host.tell(Event::Taken { seat, n });
    }
    fn places(&self, s: &Stones) -> Places {
        // whoever would be next has lost
        Seat::all(2).map(|seat| Place { seat, place: 1 + u8::from(seat == s.turn), score: 0 }).collect()
    }
    fn view(&self, s: &Stones, _: Option<Seat>) -> Stones {
        *s
    }
    fn imagine(&self, s: &Stones, _: Option<Seat>, _: &mut dyn Dice) -> Stones {
        *s
    }
    fn prompt(&self, _: &Stones, _: Seat) -> Text {
        Text::new("nim-take")
    }
    fn choice(&self, _: &Stones, _: Seat, Action::Take { n }: Action) -> Choice {
        Choice::new(Text::new("nim-take").number("n", n))
    }
}

/// Both leave a multiple of four if they can, and the first one can.
fn main() {
    let mut table = Table::new(Nim, Header::new("nim", "a seed"));
    while let Some(seat) = table.game().must(table.state()).first() {
        let n = (table.state().left % 4).max(1);
        table.act(seat, 0, Action::Take { n }).expect("it is legal");
        println!("seat {seat} takes {n}, {} are left", table.state().left);
    }
    println!("{:?}", table.game().places(table.state()));
}
