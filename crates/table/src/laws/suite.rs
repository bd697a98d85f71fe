//! Many random games at once, on all cores.
use super::evening::Evening;
use super::flaw::{Broken, Flaw, Law, Upheld};
use super::{Census, Counts};
use crate::*;
use serde_json::Value;
use std::any::Any;
use std::ops::{AddAssign, Range};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// Which games to play and how closely to look.
pub struct Suite<G: Game> {
    pub(super) game: G,
    header: Header,
    dealer: fn(G, Header) -> Result<Table<G>, Problems>,
    census: Option<fn(&G, &G::State) -> Counts>,
    seeds: Range<u64>,
    pub(super) deep_every: u64,
    pub(super) step_limit: usize,
    threads: usize,
}

/// What was tried, so that a test can say that it was something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Report {
    pub games: usize,
    /// choices of the random people, those taken back included
    pub steps: usize,
    /// rows of the files: steps, undos, forced actions
    pub rows: usize,
    pub undos: usize,
    pub forced: usize,
    /// actions of seats that were not asked
    pub volunteered: usize,
    pub refusals: usize,
    /// moments at which every law was asked
    pub deep: usize,
    /// actions that stand for listed ones, and were tried against them
    pub shortcuts: usize,
    /// actions that a second world, alike to some viewer, went along with
    pub shadowed: usize,
    /// steps of the longest game
    pub longest: usize,
}

impl AddAssign for Report {
    fn add_assign(&mut self, other: Report) {
        self.games += other.games;
        self.steps += other.steps;
        self.rows += other.rows;
        self.undos += other.undos;
        self.forced += other.forced;
        self.volunteered += other.volunteered;
        self.refusals += other.refusals;
        self.deep += other.deep;
        self.shortcuts += other.shortcuts;
        self.shadowed += other.shadowed;
        self.longest = self.longest.max(other.longest);
    }
}

impl<G: Game + Clone> Suite<G> {
    /// A suite for any game; `name` stands in the files of broken games.
    pub fn new(game: G, name: &str) -> Self {
        Suite {
            game,
            header: Header::new(name, ""),
            dealer: |game, header| Ok(Table::dealt(game, header)),
            census: None,
            seeds: 0..100,
            deep_every: 16,
            step_limit: 20_000,
            threads: std::thread::available_parallelism().map_or(1, Into::into),
        }
    }
    /// A suite for a game on the shelf: `caravan replay` can open the file of a broken one.
    pub fn shelved(game: G) -> Self
    where
        G: Shelved,
    {
        Suite { header: Header::of(&game, ""), dealer: Table::arranged, ..Suite::new(game, G::NAME) }
    }
    /// Every game starts from this position.
    #[must_use]
    pub fn scene(mut self, scene: Value) -> Self
    where
        G: Shelved,
    {
        self.header.scene = Some(scene);
        self
    }
    /// Counts components at every step.
    #[must_use]
    pub fn census(mut self) -> Self
    where
        G: Census,
    {
        self.census = Some(G::census);
        self
    }
    #[must_use]
    pub fn games(self, n: u64) -> Self {
        self.seeds(0..n)
    }
    #[must_use]
    pub fn seeds(mut self, seeds: Range<u64>) -> Self {
        self.seeds = seeds;
        self
    }
    /// Asks every law at every k-th step; 1 is closest. Laws that cost little are asked at every step anyway.
    #[must_use]
    pub fn deep_every(mut self, k: u64) -> Self {
        self.deep_every = k.max(1);
        self
    }
    /// A game with more rows than this has no end.
    #[must_use]
    pub fn step_limit(mut self, n: usize) -> Self {
        self.step_limit = n;
        self
    }
    #[must_use]
    pub fn threads(mut self, n: usize) -> Self {
        self.threads = n.max(1);
        self
    }

    /// Plays one game.
    pub fn one(&self, seed: u64) -> Result<Report, Box<Broken>> {
        let mut evening = Evening::new(self, seed);
        let upheld = catch_unwind(AssertUnwindSafe(|| evening.play()));
        let doing = evening.doing.map_or(String::new(), |(when, seat, a)| format!(" [{when}: seat {seat} `{a}`]"));
        let flaw = match upheld {
            Ok(Ok(())) => return Ok(evening.report),
            Ok(Err(flaw)) => flaw,
            Err(panic) => Flaw { law: Law::Crashed, what: words(&*panic) },
        };
        let file = evening.table.as_ref().map_or_else(|| line(&self.header_for(seed)), |t| t.file().write());
        let what = flaw.what + &doing;
        Err(Box::new(Broken { law: flaw.law, seed, step: evening.report.steps, what, file }))
    }

    pub(super) fn header_for(&self, seed: u64) -> Header {
        let seed = format!("law-{seed}");
        Header { commitment: commitment(&seed), seed, ..self.header.clone() }
    }
    /// The table of a seed on which nothing has happened yet.
    pub(super) fn fresh(&self, seed: u64) -> Upheld<Table<G>> {
        (self.dealer)(self.game.clone(), self.header_for(seed))
            .map_err(|p| Flaw { law: Law::Accepted, what: format!("the scene is refused: {p}") })
    }
    pub(super) fn count(&self, s: &G::State) -> Counts {
        self.census.map_or_else(Counts::new, |census| census(&self.game, s))
    }
}

impl<G: Game + Clone + Sync> Suite<G> {
    /// Plays all games. The broken law of the smallest seed is the answer, however many cores there are.
    pub fn check(&self) -> Result<Report, Box<Broken>> {
        let next = AtomicU64::new(self.seeds.start);
        // Seeds are handed out in order, so when one is broken only smaller ones can still be under way.
        let end = AtomicU64::new(self.seeds.end);
        let result = Mutex::new((Report::default(), None::<Box<Broken>>));
        let work = || {
            loop {
                let seed = next.fetch_add(1, Ordering::Relaxed);
                if seed >= end.load(Ordering::Relaxed) {
                    break;
                }
                let answer = self.one(seed);
                let mut result = result.lock().expect("nobody panics while holding it");
                match answer {
                    Ok(report) => result.0 += report,
                    Err(broken) => {
                        end.fetch_min(seed, Ordering::Relaxed);
                        if result.1.as_ref().is_none_or(|b| seed < b.seed) {
                            result.1 = Some(broken);
                        }
                    }
                }
            }
        };
        std::thread::scope(|scope| {
            for _ in 1..self.threads {
                scope.spawn(work);
            }
            work();
        });
        let (report, broken) = result.into_inner().expect("nobody panicked while holding it");
        broken.map_or(Ok(report), Err)
    }

    /// Like [`Suite::check`], for tests: a broken law panics, after the game was written to a file.
    pub fn hold(&self) -> Report {
        self.check().unwrap_or_else(|broken| {
            let file = match broken.save() {
                Ok(path) => format!("see it with: caravan replay {}", path.display()),
                Err(why) => format!("the game could not be saved: {why}"),
            };
            panic!("{broken}\n{file}")
        })
    }
}

fn words(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
    format!("the rules panicked: {}", text.unwrap_or("without a word"))
}
