//! A contest: some entrants, one game with its options, and sets of games. In a **set** everybody plays the same deal from
//! every seat; whatever is said about strength is said from whole sets.
//!
//! - [`Entrant`], [`LineUp`]: who takes part and sits where; [`compete`] plays it, on all cores, and goes on from a file
//! - [`Record`]: what was played; [`Standing`]: what it says about each entrant
//! - [`certainty`]: intervals; [`sprt`]: the sequential test; [`rating`]: ratings over many contests; [`summary`]: in words
pub mod certainty;
mod chair;
mod entrant;
pub mod rating;
mod record;
mod run;
pub mod sprt;
mod standing;
pub mod summary;

pub use certainty::Estimate;
pub use entrant::{Entrant, LineUp, Manners, Unclear, Who};
pub use record::{BadFile, FORMAT, Forfeit, Header, Record, Row};
pub use run::{Contest, Maker};
pub use sprt::{Sprt, Standpoint, Verdict};
pub use standing::{Account, Counts, Standing};

use crate::program::Failure;
use crate::ring::Ring;
use crate::simulate::{self, Simulated};
use bots::NoBot;
use record::Writer;
use run::try_programs;
use serde_json::Value;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;
use table::Pack;

/// What is to be played.
pub struct Plan<'a> {
    pub game: &'a Ring,
    /// without `players`, which follow from the line-up
    pub options: &'a Value,
    pub pack: Option<&'a Pack>,
    pub line_up: &'a LineUp,
    pub seed: u64,
    pub sets: u64,
    pub sprt: Option<Sprt>,
    pub manners: Manners,
    pub threads: usize,
    /// set by somebody who wants to stop
    pub stop: &'a AtomicBool,
    /// where it is written down
    pub file: Option<&'a Path>,
}

#[derive(Debug, thiserror::Error)]
pub enum Fault {
    #[error(transparent)]
    Setting(#[from] simulate::Fault),
    #[error(transparent)]
    Unclear(#[from] Unclear),
    #[error(transparent)]
    File(#[from] BadFile),
    #[error(transparent)]
    Test(#[from] sprt::Nonsense),
    #[error("a test compares two entrants; here there are {0}")]
    NotTwo(usize),
    #[error("programs are asked, they never act by themselves: play {game} with --options '{{\"clock\": \"off\"}}'")]
    Clock { game: String },
    #[error("`{name}` {failure}")]
    Program { name: String, failure: Failure },
    #[error("set {set}: `{name}` {failure}")]
    Broken { name: String, set: u64, failure: Failure },
}

/// How far it is.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    pub games: u64,
    pub of: u64,
    pub test: Option<Standpoint>,
}

/// What came out.
#[derive(Debug)]
pub struct Done {
    pub record: Record,
    pub test: Option<Standpoint>,
    /// what the reader should know, in words
    pub notices: Vec<String>,
    /// somebody stopped it before its end
    pub stopped: bool,
    /// how long it took, and how many games were played in that time
    pub seconds: f64,
    pub played: u64,
}

/// Plays a contest of any game, or what is missing of it.
pub fn compete(plan: &Plan, mut hear: impl FnMut(Progress)) -> Result<Done, Fault> {
    (plan.game.compete)(plan, &mut hear)
}

pub(crate) fn run_one<G: Simulated>(plan: &Plan, hear: &mut dyn FnMut(Progress)) -> Result<Done, Fault> {
    let games = build::<G>(plan)?;
    check(plan, &games[0])?;
    let header = Header {
        arena: FORMAT,
        game: G::NAME.into(),
        rules: G::RULES.into(),
        options: games[0].options_now(),
        content: games[0].content(),
        line_up: plan.line_up.seated(0),
        seed: plan.seed,
    };
    let (writer, rows, notice) = match plan.file {
        Some(path) => {
            let (writer, rows, notice) = Writer::open(path, &header)?;
            (Some(writer), rows, notice)
        }
        None => (None, vec![], None),
    };
    let desk = Desk::new(plan, writer, Record { header, rows: vec![] }, hear);
    let mut done = desk.play(&games, rows)?;
    done.notices.extend(notice);
    Ok(done)
}

/// The game of each turn.
fn build<G: Simulated>(plan: &Plan) -> Result<Vec<G>, Fault> {
    let line_up = plan.line_up;
    let bots = |turn| -> Vec<String> {
        let by_name = |seat| match &line_up.entrants()[line_up.at(seat, turn)].who {
            Who::Bot(name) => name.clone(),
            Who::Program(_) => String::new(),
        };
        (0..line_up.seats()).map(by_name).collect()
    };
    let mut options = plan.options.clone();
    options["players"] = line_up.seats().into();
    let game = |turn| -> Result<G, simulate::Fault> { Ok(G::build(&G::seat_own(&options, &bots(turn))?, plan.pack)?) };
    (0..line_up.turns()).map(|turn| Ok(game(turn)?)).collect()
}

fn check<G: Simulated>(plan: &Plan, game: &G) -> Result<(), Fault> {
    for entrant in plan.line_up.entrants() {
        if let Who::Bot(name) = &entrant.who
            && G::seated(name).is_none()
        {
            return Err(simulate::Fault::Bot(NoBot::unknown::<G>(name)).into());
        }
    }
    let entrants = plan.line_up.entrants().len();
    if plan.sprt.is_some() && entrants != 2 {
        return Err(Fault::NotTwo(entrants));
    }
    if plan.line_up.has_programs() {
        if !game.asks_everybody() {
            return Err(Fault::Clock { game: G::NAME.into() });
        }
        let tried = try_programs(game, plan.line_up, plan.manners);
        tried.map_err(|(name, failure)| Fault::Program { name, failure })?;
    }
    Ok(())
}

/// Where games come in, one after the other: they are written down, counted, and the test is followed.
struct Desk<'a, H> {
    plan: &'a Plan<'a>,
    writer: Option<Writer>,
    record: Record,
    standing: Standing,
    test: Option<Standpoint>,
    hear: H,
    lost: Option<BadFile>,
}

impl<'a, H: FnMut(Progress)> Desk<'a, H> {
    fn new(plan: &'a Plan, writer: Option<Writer>, record: Record, hear: H) -> Self {
        let standing = Standing::new(&record.header.line_up);
        let mut desk = Desk { plan, writer, record, standing, test: None, hear, lost: None };
        desk.test = desk.look();
        desk
    }
    fn play<G: Simulated>(mut self, games: &[G], known: Vec<Row>) -> Result<Done, Fault> {
        let plan = self.plan;
        let begun = Instant::now();
        let before = known.len() as u64;
        for row in known {
            self.count(row);
        }
        let goal = plan.sets.saturating_mul(plan.line_up.turns() as u64);
        if before < goal && !self.decided() {
            let Plan { line_up, seed, manners, threads, stop, .. } = *plan;
            let contest = Contest { games, line_up, seed, manners, threads, stop };
            let make = |name: &str| G::seated(name).expect("names are checked");
            let played = contest.play(&make, (before, goal), |row| self.enter(row));
            played.map_err(|b| Fault::Broken { name: b.name, set: b.set, failure: b.failure })?;
        }
        if let Some(lost) = self.lost {
            return Err(lost.into());
        }
        Ok(Done {
            played: self.record.rows.len() as u64 - before,
            stopped: plan.stop.load(Ordering::Relaxed),
            record: self.record,
            test: self.test,
            notices: vec![],
            seconds: begun.elapsed().as_secs_f64(),
        })
    }
    /// A game that was just played.
    fn enter(&mut self, row: Row) -> ControlFlow<()> {
        if let Some(writer) = &mut self.writer
            && let Err(lost) = writer.add(&row)
        {
            self.lost = Some(lost);
            return ControlFlow::Break(());
        }
        self.count(row);
        let of = self.plan.sets.saturating_mul(self.standing.turns as u64);
        (self.hear)(Progress { games: self.record.rows.len() as u64, of, test: self.test });
        if self.decided() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
    fn count(&mut self, row: Row) {
        self.record.rows.push(row);
        let (rows, turns) = (&self.record.rows, self.standing.turns);
        if rows.len().is_multiple_of(turns) {
            self.standing.add(&rows[rows.len() - turns..]);
            // A test that has come to its end stays there, whatever is played afterwards.
            if !self.decided() {
                self.test = self.look();
            }
        }
    }
    fn look(&self) -> Option<Standpoint> {
        self.plan.sprt.map(|test| test.look(&self.standing.points(0, 1)))
    }
    fn decided(&self) -> bool {
        self.test.is_some_and(|test| test.verdict != Verdict::Open)
    }
}
