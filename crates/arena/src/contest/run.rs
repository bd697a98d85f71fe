//! Plays the games of a contest on all cores and hands them on in order, so that the outcome is the same on any number.
use super::chair::{Chair, Ended, Head, ms};
use super::entrant::{LineUp, Manners, Who};
use super::record::{Forfeit, Row};
use crate::program::{Failure, Program, hello};
use crate::series::{Halted, Ledger, Luck, Played, play_with};
use bots::Bot;
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use table::{FastDice, Game, Shelved, TableDice};

/// What is played.
pub struct Contest<'a, G> {
    /// the game of each turn: the automaton of the rules may have another seat in each
    pub games: &'a [G],
    pub line_up: &'a LineUp,
    /// of the first set
    pub seed: u64,
    pub manners: Manners,
    pub threads: usize,
    /// somebody wants to stop
    pub stop: &'a AtomicBool,
}

/// A failure that ends a strict contest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    pub name: String,
    pub set: u64,
    pub failure: Failure,
}

/// Makes a bot by name.
pub type Maker<'a, G> = dyn Fn(&str) -> Box<dyn Bot<G>> + Sync + 'a;

impl<G: Shelved> Contest<'_, G> {
    /// Plays the games `from..to` and hands each row to `hear`, in order, until it has heard enough.
    pub fn play(
        &self,
        make: &Maker<G>,
        (from, to): (u64, u64),
        mut hear: impl FnMut(Row) -> ControlFlow<()>,
    ) -> Result<(), Broken> {
        let (next, enough) = (AtomicU64::new(from), AtomicBool::new(false));
        let (done, results) = mpsc::channel();
        std::thread::scope(|scope| {
            for _ in 0..self.threads.clamp(1, (to - from).max(1) as usize) {
                let (done, next, enough) = (done.clone(), &next, &enough);
                scope.spawn(move || {
                    let mut worker = Worker { contest: self, make, programs: vec![], stop: enough };
                    worker.programs.resize_with(self.line_up.seats(), || None);
                    loop {
                        let game = next.fetch_add(1, Ordering::Relaxed);
                        if game >= to || done.send((game, worker.game(game))).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(done);
            let outcome = in_order(from, &results, &mut hear, || {
                if self.stop.load(Ordering::Relaxed) {
                    enough.store(true, Ordering::Relaxed);
                }
            });
            enough.store(true, Ordering::Relaxed);
            next.store(to, Ordering::Relaxed);
            outcome
        })
    }
}

/// A game that was played, or why it was not; `Ok(None)`: all was to stop.
type Outcome = Result<Option<Row>, Broken>;

/// Hands on what comes in any order, in order. `look` is called now and then meanwhile.
fn in_order(
    from: u64,
    results: &mpsc::Receiver<(u64, Outcome)>,
    hear: &mut impl FnMut(Row) -> ControlFlow<()>,
    look: impl Fn(),
) -> Result<(), Broken> {
    const NOW_AND_THEN: std::time::Duration = std::time::Duration::from_millis(100);
    let mut waiting: BTreeMap<u64, Outcome> = BTreeMap::new();
    let mut front = from;
    loop {
        match results.recv_timeout(NOW_AND_THEN) {
            Ok((game, outcome)) => drop(waiting.insert(game, outcome)),
            Err(mpsc::RecvTimeoutError::Timeout) => {}
            Err(mpsc::RecvTimeoutError::Disconnected) => return Ok(()),
        }
        look();
        while let Some(outcome) = waiting.remove(&front) {
            front += 1;
            let Some(row) = outcome? else { return Ok(()) };
            if hear(row).is_break() {
                return Ok(());
            }
        }
    }
}

/// One core. Bots are made anew for each game; programs stay, because some take long to start.
struct Worker<'a, G: Game> {
    contest: &'a Contest<'a, G>,
    make: &'a Maker<'a, G>,
    /// by place in the line-up
    programs: Vec<Option<Program>>,
    stop: &'a AtomicBool,
}

impl<G: Shelved> Worker<'_, G> {
    fn game(&mut self, nth: u64) -> Outcome {
        let line_up = self.contest.line_up;
        let turns = line_up.turns() as u64;
        let (set, turn) = (nth / turns, (nth % turns) as usize);
        let n = line_up.seats();
        let blank = Row {
            set,
            turn,
            seats: line_up.seated(turn),
            places: vec![],
            scores: vec![],
            asked: vec![0; n],
            ms: vec![0.0; n],
            slowest: vec![0.0; n],
            forfeit: None,
        };
        if let Err((seat, failure)) = self.wake(turn) {
            return self.forfeited(blank, seat, failure);
        }
        let mut row = blank;
        match self.play(set, turn, &mut row) {
            Ok(played) => {
                row.places = played.places.iter().map(|p| p.place).collect();
                row.scores = played.places.iter().map(|p| p.score).collect();
                Ok(Some(row))
            }
            Err(Halted { failure: Ended::Stopped, .. }) => Ok(None),
            Err(Halted { seat, failure: Ended::Failed(failure) }) => self.forfeited(row, seat.index(), failure),
        }
    }
    /// Starts whichever program is not there.
    fn wake(&mut self, turn: usize) -> Result<(), (usize, Failure)> {
        let (line_up, limits) = (self.contest.line_up, self.contest.manners.limits);
        for seat in 0..line_up.seats() {
            let program = &mut self.programs[(seat + turn) % line_up.seats()];
            if let (None, Who::Program(words)) = (&program, &line_up.entrants()[line_up.at(seat, turn)].who) {
                let started = Program::start(words, &hello(&self.contest.games[turn]), limits);
                *program = Some(started.map_err(|failure| (seat, failure))?);
            }
        }
        Ok(())
    }
    fn play(&mut self, set: u64, turn: usize, row: &mut Row) -> Result<Played, Halted<Ended>> {
        let line_up = self.contest.line_up;
        // The k-th place of the line-up sits in another seat in each turn.
        self.programs.rotate_left(turn);
        let mut chairs: Vec<Chair<G>> = vec![];
        for (seat, program) in self.programs.iter_mut().enumerate() {
            let head = match (program, &line_up.entrants()[line_up.at(seat, turn)].who) {
                (Some(program), _) => Head::Program(program),
                (None, Who::Bot(name)) => Head::Bot((self.make)(name)),
                (None, Who::Program(_)) => unreachable!("programs are awake"),
            };
            chairs.push(Chair::new(head, self.stop));
        }
        let played =
            play_with(&self.contest.games[turn], &mut chairs, luck(self.contest.seed.wrapping_add(set)), &mut Silent);
        row.asked = chairs.iter().map(|c| c.asked).collect();
        row.ms = chairs.iter().map(|c| ms(c.thought)).collect();
        row.slowest = chairs.iter().map(|c| ms(c.longest)).collect();
        drop(chairs);
        self.programs.rotate_right(turn);
        played
    }
    /// Whoever failed is last, everybody else shares the first place. Its program starts anew for the next game.
    fn forfeited(&mut self, mut row: Row, seat: usize, failure: Failure) -> Outcome {
        let n = row.seats.len();
        self.programs[(seat + row.turn) % n] = None;
        if self.contest.manners.strict {
            return Err(Broken { name: row.seats.swap_remove(seat), set: row.set, failure });
        }
        row.places = (0..n).map(|other| if other == seat { n as u8 } else { 1 }).collect();
        row.forfeit = Some(Forfeit { seat: seat as u8, why: failure.kind().into(), what: failure.to_string() });
        Ok(Some(row))
    }
}

/// The dice of a table: each purpose has a stream of its own, so that the games of a set stay alike for long.
fn luck(seed: u64) -> Luck<TableDice> {
    let mut thoughts = FastDice::new(seed);
    Luck { dice: TableDice::new(&seed.to_string()), pace: thoughts.next_u64(), thoughts }
}

/// Places and scores say enough.
#[derive(Default)]
struct Silent;

impl<G: Game> Ledger<G> for Silent {
    fn end(&mut self, _: &G, _: &G::State, _: &Played) {}
    fn merge(&mut self, _: Self) {}
}

/// Starts every program of a line-up once, so that a wrong command is known before the first game.
pub fn try_programs<G: Shelved>(game: &G, line_up: &LineUp, manners: Manners) -> Result<(), (String, Failure)> {
    for entrant in line_up.entrants() {
        if let Who::Program(words) = &entrant.who {
            Program::start(words, &hello(game), manners.limits).map_err(|e| (entrant.name.clone(), e))?;
        }
    }
    Ok(())
}
