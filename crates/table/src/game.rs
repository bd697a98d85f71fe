//! The contract. A game is pure: no clock, no I/O, no floats, no hash order, no threads.
use crate::held::Held;
use crate::{Choice, Dice, Few, Purpose, Seat, SeatSet, Set, Text};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::{Debug, Display};
use std::str::FromStr;

/// The table's clock, in milliseconds since the table was opened.
pub type Millis = u64;

/// Nobody says a later time: whatever a game adds to it is a number that every reader of JSON holds exactly.
pub const LAST_MOMENT: Millis = END_OF_TIME - (1 << 40);
/// No deadline is later.
pub const END_OF_TIME: Millis = 1 << 53;

/// What rules may ask of the world: chance, the time, and somebody to tell what happened.
pub trait Host<E>: Dice {
    /// The table's clock at this action. Only real-time rules ask.
    fn now(&self) -> Millis;
    /// Everybody sees it.
    fn tell(&mut self, event: E);
    /// `who` sees `secret`, everybody else `public`; `None`: the others see nothing.
    fn whisper(&mut self, who: Seat, secret: E, public: Option<E>);
    /// Everybody sees it, and until now somebody could not have known it. Nobody takes this back.
    fn reveal(&mut self, event: E);
}

/// A host for search: any dice, no listeners, no clock.
pub struct Quiet<D>(pub D);

impl<D: Dice> Dice for Quiet<D> {
    #[inline]
    fn below(&mut self, purpose: Purpose, n: u32) -> u32 {
        self.0.below(purpose, n)
    }
    #[inline]
    fn pick(&mut self, purpose: Purpose, from: Set) -> u8 {
        self.0.pick(purpose, from)
    }
    #[inline]
    fn out_of_bag(&mut self, purpose: Purpose, bag: &[u8]) -> usize {
        self.0.out_of_bag(purpose, bag)
    }
}

impl<E, D: Dice> Host<E> for Quiet<D> {
    #[inline]
    fn now(&self) -> Millis {
        0
    }
    #[inline]
    fn tell(&mut self, _: E) {}
    #[inline]
    fn whisper(&mut self, _: Seat, _: E, _: Option<E>) {}
    #[inline]
    fn reveal(&mut self, _: E) {}
}

/// How a seat ended: place 1 is first; equal places share.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Place {
    pub seat: Seat,
    pub place: u8,
    pub score: i32,
}

/// One [`Place`] per seat, in seat order.
pub type Places = Few<Place, 8>;

/// The rules of one game with its options and content. `examples/nim.rs` is a whole one.
///
/// Search and simulations play on the rules alone:
///
/// ```
/// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/nim.rs")); }
/// use nim::Nim;
/// use table::{FastDice, Game, Quiet};
///
/// let mut host = Quiet(FastDice::new(1));
/// let mut s = Nim.deal(&mut host);
/// let mut list = vec![];
/// while let Some(seat) = Nim.must(&s).first() {
///     list.clear();
///     Nim.legal(&s, seat, &mut list);
///     Nim.play(&mut s, seat, list[list.len() - 1], &mut host);
/// }
/// assert_eq!(Nim.places(&s)[0].place, 1, "seat 0 takes stones 1 to 3, 7 to 9, 13 to 15 and 19 to 21");
/// ```
pub trait Game {
    /// Flat and `Copy`: a clone is one memory copy. No future draws in it.
    type State: Copy + Eq + Serialize + DeserializeOwned;
    /// One small choice, at most 4 bytes. Its notation (`Display`/`FromStr`) is its only outside form, JSON included.
    type Action: Copy + Ord + Debug + Display + FromStr<Err = String>;
    /// What happened, as plain data. Who sees it is said where it is told, not inside it.
    type Event: Clone + PartialEq + Serialize;
    /// The board as one viewer knows it: everything that can still matter. No prompt, no choices, no frames. It is read back
    /// as it was written, so whoever draws it uses this type.
    type View: PartialEq + Serialize + DeserializeOwned;

    fn seats(&self) -> u8;
    fn deal(&self, host: &mut dyn Host<Self::Event>) -> Self::State;

    // -- hot path ---------------------------------------------------------------------------------

    /// Whom the game waits for. Empty: it is over. [`Seat::HOUSE`]: it waits for the clock.
    fn must(&self, s: &Self::State) -> SeatSet;
    /// All actions of `seat`, whether it must act or only may. No doubles; the same order for the same knowledge.
    /// Appends to `out`.
    fn legal(&self, s: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);
    /// Plays a legal action. Trusts its caller; may panic on an illegal one. Search calls it directly.
    fn play(&self, s: &mut Self::State, seat: Seat, a: Self::Action, host: &mut dyn Host<Self::Event>);
    /// One entry per seat, ties share a place. Asked when `must` is empty.
    fn places(&self, s: &Self::State) -> Places;

    // -- knowledge --------------------------------------------------------------------------------

    fn view(&self, s: &Self::State, who: Option<Seat>) -> Self::View;
    /// A state that `who` cannot tell from this one. Depends only on what `who` knows.
    fn imagine(&self, s: &Self::State, who: Option<Seat>, dice: &mut dyn Dice) -> Self::State;

    // -- words, never on the hot path -------------------------------------------------------------

    /// What this seat is asked, or what it waits for.
    fn prompt(&self, s: &Self::State, seat: Seat) -> Text;
    /// How a legal action looks: label and targets.
    fn choice(&self, s: &Self::State, seat: Seat, a: Self::Action) -> Choice;
    /// How an event reads in a log. `None`: it need not be said.
    fn tale(&self, _: &Self::Event) -> Option<Text> {
        None
    }
    /// Actions that do at once what at most two listed ones do one after the other. They are as legal as those, and the list need
    /// not be as long as that: search and offers do without them.
    fn unlisted(&self, _: &Self::State, _: Seat, _: &mut Vec<Self::Action>) {}
    /// Asked only after a refusal: which rule forbids it.
    fn why_not(&self, _: &Self::State, _: Seat, _: Self::Action) -> Option<Text> {
        None
    }

    // -- for the few games that need it -------------------------------------------------------------

    /// For the house: when it acts at the latest; its action is the single entry of `legal(s, Seat::HOUSE)`.
    /// For a player: from when on this seat is too late. The same moment, unless each has a clock of their own.
    fn deadline(&self, _: &Self::State, _: Seat) -> Option<Millis> {
        None
    }
    /// When the house acts at the latest, as far as everybody may know: what whoever looks on is shown.
    fn shown_deadline(&self, s: &Self::State) -> Option<Millis> {
        self.deadline(s, Seat::HOUSE)
    }
    /// For a player: when the signal was given that opened what this seat may do now. What is stamped earlier was done
    /// before anybody could know anything to do.
    fn signal(&self, _: &Self::State, _: Seat) -> Option<Millis> {
        None
    }
    /// Must a person say it, even if it is the only thing to say? (`ready`) Such actions never play themselves.
    fn in_person(&self, _: Self::Action) -> bool {
        false
    }
}

/// All actions of a seat, as a list of its own. Convenient, not for the hot path.
pub fn legal_list<G: Game>(game: &G, s: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut list = vec![];
    game.legal(s, seat, &mut list);
    list
}

/// All that a seat may do: what is listed, and what stands for some of it ([`Game::unlisted`]).
pub fn allowed_list<G: Game>(game: &G, s: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut list = legal_list(game, s, seat);
    game.unlisted(s, seat, &mut list);
    list
}

/// The only action of the seat that must act, if it is alone and has no choice. Whether it also plays itself says
/// [`crate::plays_itself`]: others may want the moment.
pub fn only_action<G: Game>(game: &G, s: &G::State) -> Option<(Seat, G::Action)> {
    Held::new(*s).only_action(game)
}
