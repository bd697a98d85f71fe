//! Many games at once. The same seeds give the same games, on any number of cores.
//!
//! Where all act at once the clock is imagined: whoever is next by their own word acts next, and no time is lost waiting.
use bots::Bot;
use rayon::prelude::*;
use std::convert::Infallible;
use table::{Dice, FastDice, Game, Host, Millis, Mind, Places, Purpose, Seat, Set};

/// What a simulation counts.
pub trait Ledger<G: Game>: Default + Send {
    fn event(&mut self, _: &G::Event) {}
    /// After each action.
    #[inline]
    fn after(&mut self, _game: &G, _: &G::State) {}
    /// Once, when the game is over.
    fn end(&mut self, game: &G, s: &G::State, played: &Played);
    fn merge(&mut self, other: Self);
}

/// How one game went.
#[derive(Clone, Copy, Debug, Default)]
pub struct Played {
    pub places: Places,
    /// moments with a choice
    pub decisions: u64,
    /// moments with none
    pub forced: u64,
}

/// Whoever decides for a chair. A bot always answers; a program from outside may not.
pub trait Player<G: Game> {
    type Failure;
    fn choose(&mut self, mind: &Mind<'_, G>, dice: &mut FastDice) -> Result<G::Action, Self::Failure>;
    /// See [`Bot::volunteer`].
    fn volunteer(&mut self, mind: &Mind<'_, G>, seed: u64) -> Option<(Millis, G::Action)>;
}

impl<G: Game> Player<G> for Box<dyn Bot<G>> {
    type Failure = Infallible;
    fn choose(&mut self, mind: &Mind<'_, G>, dice: &mut FastDice) -> Result<G::Action, Infallible> {
        Ok(Bot::choose(&mut **self, mind, dice))
    }
    fn volunteer(&mut self, mind: &Mind<'_, G>, seed: u64) -> Option<(Millis, G::Action)> {
        Bot::volunteer(&mut **self, mind, seed)
    }
}

/// A game that could not go on, because this seat had no answer.
#[derive(Clone, PartialEq, Debug)]
pub struct Halted<F> {
    pub seat: Seat,
    pub failure: F,
}

/// Where chance comes from in one game.
pub struct Luck<D> {
    /// of the table
    pub dice: D,
    /// of whoever thinks
    pub thoughts: FastDice,
    /// how those feel who act without being asked
    pub pace: u64,
}

impl Luck<FastDice> {
    pub fn new(seed: u64) -> Self {
        let mut dice = FastDice::new(seed);
        let thoughts = dice.split();
        Luck { dice, thoughts, pace: seed }
    }
}

/// Dice, a clock, and a ledger that listens to every event of `G`.
struct Listening<'a, G, D, L> {
    dice: D,
    now: Millis,
    ledger: &'a mut L,
    game: std::marker::PhantomData<G>,
}

impl<G, D: Dice, L> Dice for Listening<'_, G, D, L> {
    #[inline]
    fn below(&mut self, purpose: Purpose, n: u32) -> u32 {
        self.dice.below(purpose, n)
    }
    #[inline]
    fn pick(&mut self, purpose: Purpose, from: Set) -> u8 {
        self.dice.pick(purpose, from)
    }
    #[inline]
    fn out_of_bag(&mut self, purpose: Purpose, bag: &[u8]) -> usize {
        self.dice.out_of_bag(purpose, bag)
    }
}

impl<G: Game, D: Dice, L: Ledger<G>> Host<G::Event> for Listening<'_, G, D, L> {
    fn now(&self) -> Millis {
        self.now
    }
    fn tell(&mut self, event: G::Event) {
        self.ledger.event(&event);
    }
    fn whisper(&mut self, _: Seat, secret: G::Event, _: Option<G::Event>) {
        self.ledger.event(&secret);
    }
    fn reveal(&mut self, event: G::Event) {
        self.ledger.event(&event);
    }
}

/// One game between bots. They get minds, never the state.
pub fn play<G: Game, L: Ledger<G>>(game: &G, bots: &mut [Box<dyn Bot<G>>], seed: u64, ledger: &mut L) -> Played {
    match play_with(game, bots, Luck::new(seed), ledger) {
        Ok(played) => played,
        Err(Halted { failure, .. }) => match failure {},
    }
}

/// One game between any players, with any dice. Players get minds, never the state.
pub fn play_with<G: Game, D: Dice, P: Player<G>, L: Ledger<G>>(
    game: &G,
    players: &mut [P],
    mut luck: Luck<D>,
    ledger: &mut L,
) -> Result<Played, Halted<P::Failure>> {
    let mut host = Listening { dice: luck.dice, now: 0, ledger, game: std::marker::PhantomData::<G> };
    let mut s = game.deal(&mut host);
    let mut played = Played::default();
    let mut list = vec![];
    while let Some(mut seat) = game.must(&s).first() {
        list.clear();
        game.legal(&s, seat, &mut list);
        let a = if seat == Seat::HOUSE {
            // Only the clock is awaited: until it strikes, everybody may act.
            let next = next_in_time(game, &s, list[0], players, luck.pace);
            (host.now, seat) = (host.now.max(next.at), next.seat);
            match seat {
                Seat::HOUSE => played.forced += 1,
                _ => played.decisions += 1,
            }
            next.action
        } else if let [only] = list[..] {
            played.forced += 1;
            only
        } else {
            played.decisions += 1;
            let mind = Mind::within(game, &s, seat);
            let answer = players[seat.index()].choose(&mind, &mut luck.thoughts);
            answer.map_err(|failure| Halted { seat, failure })?
        };
        game.play(&mut s, seat, a, &mut host);
        host.ledger.after(game, &s);
    }
    played.places = game.places(&s);
    host.ledger.end(game, &s, &played);
    Ok(played)
}

/// Who acts when.
struct Next<A> {
    at: Millis,
    seat: Seat,
    action: A,
}

/// The first of all that volunteer, or the house when its time has come. From a deadline on only the house acts.
fn next_in_time<G: Game, P: Player<G>>(
    game: &G,
    s: &G::State,
    house: G::Action,
    players: &mut [P],
    pace: u64,
) -> Next<G::Action> {
    let strikes = game.deadline(s, Seat::HOUSE).expect("the house waits for a moment");
    let mut next = Next { at: strikes, seat: Seat::HOUSE, action: house };
    for (seat, player) in Seat::all(game.seats()).zip(players) {
        let own_seed = FastDice::new(pace ^ u64::from(seat.0) << 56).next_u64();
        if let Some((at, action)) = player.volunteer(&Mind::within(game, s, seat), own_seed)
            && at < next.at
        {
            next = Next { at, seat, action };
        }
    }
    next
}

/// So many games with the seed `from` and the ones after it; after the last seed there is comes 0. `seats`: who sits where, made anew for each piece of work.
/// `tick` hears how many games are done.
pub fn series<G, L, B>(game: &G, seats: B, from: u64, games: u64, tick: impl Fn(u64) + Sync) -> L
where
    G: Game + Sync,
    L: Ledger<G>,
    B: Fn() -> Vec<Box<dyn Bot<G>>> + Sync,
{
    const PIECE: u64 = 50;
    // Whoever asks for very many games gets them; their notes must find room meanwhile.
    const AT_ONCE: u64 = 1000;
    let pieces = games.div_ceil(PIECE);
    let piece = |piece: u64| {
        let mut ledger = L::default();
        let mut bots = seats();
        let first = piece * PIECE;
        let some = PIECE.min(games - first);
        for nth in first..first + some {
            play(game, &mut bots, from.wrapping_add(nth), &mut ledger);
        }
        tick(some);
        ledger
    };
    let mut all = L::default();
    for batch in 0..pieces.div_ceil(AT_ONCE) {
        let first = batch * AT_ONCE;
        let ledgers: Vec<L> = (first..pieces.min(first + AT_ONCE)).into_par_iter().map(piece).collect();
        // In order, so that sums of floats do not depend on the cores either.
        ledgers.into_iter().for_each(|l| all.merge(l));
    }
    all
}
