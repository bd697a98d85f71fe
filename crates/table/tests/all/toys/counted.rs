//! Any game, with everybody's legal lists counted.
use std::cell::RefCell;
use std::collections::BTreeMap;
use table::*;

/// How often each seat's list was made, by the fingerprint of the state.
pub type Lists = RefCell<BTreeMap<(u64, Seat), usize>>;

pub struct Counted<G> {
    pub game: G,
    pub lists: Lists,
}

impl<G: Game> Counted<G> {
    pub fn new(game: G) -> Self {
        Counted { game, lists: Lists::default() }
    }
}

impl<G: Game> Game for Counted<G> {
    type State = G::State;
    type Action = G::Action;
    type Event = G::Event;
    type View = G::View;

    fn legal(&self, s: &G::State, seat: Seat, out: &mut Vec<G::Action>) {
        *self.lists.borrow_mut().entry((fingerprint(s), seat)).or_default() += 1;
        self.game.legal(s, seat, out);
    }

    fn seats(&self) -> u8 {
        self.game.seats()
    }
    fn deal(&self, host: &mut dyn Host<G::Event>) -> G::State {
        self.game.deal(host)
    }
    fn must(&self, s: &G::State) -> SeatSet {
        self.game.must(s)
    }
    fn play(&self, s: &mut G::State, seat: Seat, a: G::Action, host: &mut dyn Host<G::Event>) {
        self.game.play(s, seat, a, host);
    }
    fn places(&self, s: &G::State) -> Places {
        self.game.places(s)
    }
    fn view(&self, s: &G::State, who: Option<Seat>) -> G::View {
        self.game.view(s, who)
    }
    fn imagine(&self, s: &G::State, who: Option<Seat>, dice: &mut dyn Dice) -> G::State {
        self.game.imagine(s, who, dice)
    }
    fn prompt(&self, s: &G::State, seat: Seat) -> Text {
        self.game.prompt(s, seat)
    }
    fn choice(&self, s: &G::State, seat: Seat, a: G::Action) -> Choice {
        self.game.choice(s, seat, a)
    }
    fn in_person(&self, a: G::Action) -> bool {
        self.game.in_person(a)
    }
}
