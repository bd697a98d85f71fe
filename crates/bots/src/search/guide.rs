//! What search must know about a game: one small file per game.
use crate::greedy::Evaluate;
use table::{Game, Seat};

/// How far tries go when there are many.
#[derive(Clone, Copy, Debug)]
pub struct Far {
    pub rounds: u32,
    pub many: u64,
    /// with twice as many: by how many hundredths of a point a choice may be misjudged on such a way
    pub blur: i32,
}

/// An evaluation that search can lean on: it orders the choices, plays on from where the tree ends, and judges what comes
/// of it. Values are hundredths of a point, comparable between seats.
pub trait Guide<G: Game>: Evaluate<G> + Sync {
    /// What a seat will have in the end. Asked between turns only, so it may know more than `value`.
    fn expects(&self, game: &G, s: &G::State, seat: Seat) -> i32 {
        self.value(game, s, seat)
    }
    /// How many turns have begun. Positions are judged between turns, where nothing is open.
    fn turns(&self, game: &G, s: &G::State) -> u32;
    /// As many rounds as a try may be played on, the tries it takes to see through the luck of such a way, and how much the
    /// guide is doubted on it.
    fn far(&self) -> Far;
    /// The lead that makes three wins of four likely.
    fn spread(&self, game: &G, s: &G::State) -> i32;
}
