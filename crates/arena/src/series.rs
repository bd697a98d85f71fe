//! Many games at once. The same seeds give the same games, on any number of cores.
//!
//! Where all act at once the clock is imagined: whoever is next by their own word acts next, and no time is lost waiting.
use bots::Bot;
use rayon::prelude::*;
use table::{Dice, FastDice, Game, Host, Millis, Mind, Places, Purpose, Seat};

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

/// Fast dice, a clock, and a ledger that listens to every event of `G`.
struct Listening<'a, G, L> {
    dice: FastDice,
    now: Millis,
    ledger: &'a mut L,
    game: std::marker::PhantomData<G>,
}

impl<G, L> Dice for Listening<'_, G, L> {
    #[inline]
    fn below(&mut self, purpose: Purpose, n: u32) -> u32 {
        self.dice.below(purpose, n)
    }
}

impl<G: Game, L: Ledger<G>> Host<G::Event> for Listening<'_, G, L> {
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

/// One game. Bots get minds, never the state.
pub fn play<G: Game, L: Ledger<G>>(game: &G, bots: &mut [Box<dyn Bot<G>>], seed: u64, ledger: &mut L) -> Played {
    let mut luck = FastDice::new(seed);
    let mut thoughts = luck.split();
    let mut host = Listening::<G, L> { dice: luck, now: 0, ledger, game: std::marker::PhantomData };
    let mut s = game.deal(&mut host);
    let mut played = Played::default();
    let mut list = vec![];
    while let Some(mut seat) = game.must(&s).first() {
        list.clear();
        game.legal(&s, seat, &mut list);
        let a = if seat == Seat::HOUSE {
            // Only the clock is awaited: until it strikes, everybody may act.
            let next = next_in_time(game, &s, list[0], bots, seed);
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
            bots[seat.index()].choose(&Mind::within(game, &s, seat), &mut thoughts)
        };
        game.play(&mut s, seat, a, &mut host);
        host.ledger.after(game, &s);
    }
    played.places = game.places(&s);
    host.ledger.end(game, &s, &played);
    played
}

/// Who acts when.
struct Next<A> {
    at: Millis,
    seat: Seat,
    action: A,
}

/// The first of all that volunteer, or the house when its time has come. From a deadline on only the house acts.
fn next_in_time<G: Game>(
    game: &G,
    s: &G::State,
    house: G::Action,
    bots: &mut [Box<dyn Bot<G>>],
    seed: u64,
) -> Next<G::Action> {
    let strikes = game.deadline(s, Seat::HOUSE).expect("the house waits for a moment");
    let mut next = Next { at: strikes, seat: Seat::HOUSE, action: house };
    for (seat, bot) in Seat::all(game.seats()).zip(bots) {
        let own_seed = FastDice::new(seed ^ u64::from(seat.0) << 56).next_u64();
        if let Some((at, action)) = bot.volunteer(&Mind::within(game, s, seat), own_seed)
            && at < next.at
        {
            next = Next { at, seat, action };
        }
    }
    next
}

/// Games with the seeds `from..from + games`. `seats`: who sits where, made anew for each piece of work.
/// `tick` hears how many games are done.
pub fn series<G, L, B>(game: &G, seats: B, from: u64, games: u64, tick: impl Fn(u64) + Sync) -> L
where
    G: Game + Sync,
    L: Ledger<G>,
    B: Fn() -> Vec<Box<dyn Bot<G>>> + Sync,
{
    const PIECE: u64 = 50;
    let pieces = games.div_ceil(PIECE);
    let ledgers: Vec<L> = (0..pieces)
        .into_par_iter()
        .map(|piece| {
            let mut ledger = L::default();
            let mut bots = seats();
            let first = from + piece * PIECE;
            let last = (first + PIECE).min(from + games);
            for seed in first..last {
                play(game, &mut bots, seed, &mut ledger);
            }
            tick(last - first);
            ledger
        })
        .collect();
    // In order, so that sums of floats do not depend on the cores either.
    let mut all = L::default();
    ledgers.into_iter().for_each(|l| all.merge(l));
    all
}
