//! A moment of a game, with what has been worked out of it.
use crate::{BySeat, Game, Seat, legal_list};
use std::sync::OnceLock;

/// A state and the legal lists that were made of it: each once, however many ask for it. A new state is a new `Held`, so no
/// list outlives its moment.
pub(crate) struct Held<G: Game> {
    state: G::State,
    lists: BySeat<OnceLock<Vec<G::Action>>, { Seat::HOUSE.0 as usize + 1 }>,
}

impl<G: Game> Held<G> {
    pub fn new(state: G::State) -> Self {
        Held { state, lists: BySeat(std::array::from_fn(|_| OnceLock::new())) }
    }
    pub fn state(&self) -> &G::State {
        &self.state
    }
    /// All actions of a seat. Who never sat anywhere has none.
    pub fn legal(&self, game: &G, seat: Seat) -> &[G::Action] {
        let list = self.lists.0.get(seat.index());
        list.map_or(&[], |list| list.get_or_init(|| legal_list(game, &self.state, seat)))
    }
    /// The only action of the seat that must act, if it is alone and has no choice.
    pub fn only_action(&self, game: &G) -> Option<(Seat, G::Action)> {
        let must = game.must(&self.state);
        let seat = must.first()?;
        // When the house must act the clock decides when; when several must, each speaks for itself.
        if seat == Seat::HOUSE || must.len() > 1 {
            return None;
        }
        match *self.legal(game, seat) {
            [a] if !game.in_person(a) => Some((seat, a)),
            _ => None,
        }
    }
}
