//! What a bot gets. It can look, list and imagine; the true state stays behind the wall.
use crate::*;

/// One seat's knowledge of a table. The true state is a private field: fairness by type.
///
/// ```
/// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/nim.rs")); }
/// use nim::{Action, Nim};
/// use table::{FastDice, Game, Header, Mind, Quiet, Seat, Table};
///
/// /// Leaves a multiple of four, or what is nearest above it.
/// fn choose(mind: &Mind<Nim>) -> Action {
///     let mut list = vec![];
///     mind.legal(&mut list);
///     let mut dice = FastDice::new(1);
///     let above = |&a: &Action| {
///         let mut world = mind.imagine(&mut dice);
///         mind.game().play(&mut world, mind.seat(), a, &mut Quiet(FastDice::new(2)));
///         world.left % 4
///     };
///     list.into_iter().min_by_key(above).expect("it is asked")
/// }
///
/// let mut table = Table::new(Nim, Header::new("nim", "a seed"));
/// assert_eq!(choose(&table.mind(Seat(0))), Action::Take { n: 1 }, "20 stones are a multiple of four");
/// ```
pub struct Mind<'a, G: Game> {
    game: &'a G,
    state: &'a G::State,
    seat: Seat,
}

impl<'a, G: Game> Mind<'a, G> {
    pub(crate) fn new(game: &'a G, state: &'a G::State, seat: Seat) -> Self {
        Mind { game, state, seat }
    }
    /// A mind over an imagined world, for a bot that thinks about what another bot would do there.
    pub fn within(game: &'a G, imagined: &'a G::State, seat: Seat) -> Self {
        Mind { game, state: imagined, seat }
    }
    pub fn seat(&self) -> Seat {
        self.seat
    }
    pub fn game(&self) -> &'a G {
        self.game
    }
    pub fn must(&self) -> SeatSet {
        self.game.must(self.state)
    }
    pub fn view(&self) -> G::View {
        self.game.view(self.state, Some(self.seat))
    }
    pub fn legal(&self, out: &mut Vec<G::Action>) {
        self.game.legal(self.state, self.seat, out);
    }
    /// A world that this seat cannot tell from the true one.
    pub fn imagine(&self, dice: &mut dyn Dice) -> G::State {
        self.game.imagine(self.state, Some(self.seat), dice)
    }
}

/// A mind on its way to another thread.
pub struct Carried<G: Game> {
    game: G,
    state: G::State,
    seat: Seat,
}

impl<G: Game> Carried<G> {
    pub fn mind(&self) -> Mind<'_, G> {
        Mind { game: &self.game, state: &self.state, seat: self.seat }
    }
}

impl<G: Game + Clone> Mind<'_, G> {
    /// The same knowledge, apart from the table. What it holds is as private as before.
    pub fn carry(&self) -> Carried<G> {
        Carried { game: self.game.clone(), state: *self.state, seat: self.seat }
    }
}
