//! A game played at random, and what its parts cost: for the benchmark, which knows no game.
use crate::simulate::{Fault, Simulated};
use std::hint::black_box;
use std::ops::Range;
use table::{Dice, FastDice, Game, Header, Purpose, Quiet, Seat, Table};

const DIE: Purpose = Purpose(0);
/// Actions of each player before the house ends what goes by its clock.
const SAND: u32 = 40;

/// What was played.
#[derive(Default, Clone, Copy, Debug)]
pub struct Moves {
    pub games: u64,
    /// moments with more than one legal action
    pub decisions: u64,
    /// moments with exactly one
    pub forced: u64,
    pub options: u64,
}

/// A game whose parts are measured one by one. Each call does its work so many times.
pub trait Measured {
    fn state_bytes(&self) -> usize;
    fn action_bytes(&self) -> usize;
    /// Random play, dice and draws included: legal actions at every decision.
    fn play(&self, seeds: Range<u64>) -> Moves;
    fn copy(&self, times: u32);
    fn imagine(&self, times: u32);
    fn hash(&self, times: u32);
    fn sheet(&self, times: u32);
}

struct Rig<G: Game> {
    game: G,
    fresh: G::State,
    table: Table<G>,
}

/// The game with so many players and every other option as it usually is.
pub(crate) fn measured<G: Simulated>(players: u8) -> Result<Box<dyn Measured>, Fault> {
    let game = G::build(&serde_json::json!({ "players": players }), None)?;
    let fresh = game.deal(&mut Quiet(FastDice::new(1)));
    let table = Table::new(game.clone(), Header::new(G::NAME, "bench"));
    Ok(Box::new(Rig { game, fresh, table }))
}

const ME: Option<Seat> = Some(Seat(0));

impl<G: Simulated> Measured for Rig<G> {
    fn state_bytes(&self) -> usize {
        size_of::<G::State>()
    }
    fn action_bytes(&self) -> usize {
        size_of::<G::Action>()
    }
    fn play(&self, seeds: Range<u64>) -> Moves {
        at_random(&self.game, seeds)
    }
    fn copy(&self, times: u32) {
        (0..times).for_each(|_| {
            black_box(*black_box(&self.fresh));
        });
    }
    fn imagine(&self, times: u32) {
        let mut dice = FastDice::new(3);
        (0..times).for_each(|_| {
            black_box(self.game.imagine(black_box(&self.fresh), ME, &mut dice));
        });
    }
    fn hash(&self, times: u32) {
        (0..times).for_each(|_| {
            black_box(table::fingerprint(black_box(&self.fresh)));
        });
    }
    fn sheet(&self, times: u32) {
        (0..times).for_each(|_| {
            black_box(self.table.sheet(ME));
        });
    }
}

/// Where the game waits for the house, the players do in turn whatever they may, before the house goes on.
fn at_random<G: Game>(game: &G, seeds: Range<u64>) -> Moves {
    let mut t = Moves::default();
    let mut list = Vec::with_capacity(256);
    let players = u32::from(game.seats());
    for seed in seeds {
        let mut host = Quiet(FastDice::new(seed));
        let mut s = game.deal(&mut host);
        let mut acted = 0;
        while let Some(mut seat) = game.must(&s).first() {
            if seat != Seat::HOUSE {
                acted = 0;
            } else if acted < SAND * players {
                seat = Seat((acted % players) as u8);
                acted += 1;
            } else {
                acted = 0;
            }
            list.clear();
            game.legal(&s, seat, &mut list);
            let k = match list.len() {
                0 => continue, // has nothing to do while the house waits
                1 => {
                    t.forced += 1;
                    0
                }
                n => {
                    t.decisions += 1;
                    t.options += n as u64;
                    host.below(DIE, n as u32) as usize
                }
            };
            game.play(&mut s, seat, list[k], &mut host);
        }
        t.games += 1;
    }
    t
}
