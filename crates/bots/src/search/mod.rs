//! Search: looks ahead in many imagined worlds, and plays what went best.
//!
//! - [`Search`] is the bot, [`Setting`] what it may spend, [`analyse`] what it thinks, for hints.
//! - [`Guide`] is what it must know about a game; `walk` plays on by the guide; `tree` remembers what was tried;
//!   `luck` are the dice of an imagined future.
//!
//! Nothing here reads more than a [`Mind`], and everything but a limit in time is the same on every machine: no
//! logarithms, no hash order, trees merged in their own order whoever grew them. `docs/decisions/search.md` says why it is
//! built so.
mod analysis;
mod guide;
mod luck;
mod setting;
mod tree;
mod walk;

pub use analysis::{Analysis, Line};
pub use guide::{Far, Guide};
pub use setting::{Habits, Setting};

use crate::{Bot, Still};
use luck::mix;
use std::time::{Duration, Instant};
use table::{FastDice, Game, Mind};
use tree::Tree;
use walk::Walk;

pub use walk::Worth;

/// A bot that searches. It keeps its trees from one small decision of a turn to the next.
pub struct Search<G: Game, E> {
    guide: E,
    setting: Setting,
    /// how many threads may grow trees; the answer does not depend on it
    threads: usize,
    trees: Vec<Tree<G::Action>>,
    kept: Option<Kept<G>>,
    /// the only choice that is looked into
    only: Option<G::Action>,
    /// thinking ends when the second-best choice would need more than one of so many tries that are left to draw level
    clear: u32,
    still: Still,
}

/// Whoever only chooses need not know by how much the others are worse.
const CLEAR: u32 = 4;

/// What was decided last, and the moment that must follow if nothing unforeseen happens.
struct Kept<G: Game> {
    action: G::Action,
    /// as the seat imagines it with dice that are always the same: equal knowledge, equal picture
    picture: G::State,
}

impl<G: Game, E> Search<G, E> {
    pub fn new(guide: E, setting: Setting) -> Self {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        Search { guide, setting, threads, trees: vec![], kept: None, only: None, clear: CLEAR, still: Still::default() }
    }
    /// With so many threads at most.
    #[must_use]
    pub fn on_threads(self, threads: usize) -> Self {
        Search { threads: threads.max(1), ..self }
    }
}

impl<G: Searchable, E: Guide<G>> Search<G, E> {
    /// Grows the trees as far as the setting allows.
    fn think(&mut self, mind: &Mind<'_, G>, seed: u64) {
        let count = self.setting.trees.max(1) as usize;
        let follows = self.kept.take().filter(|kept| kept.picture == picture(mind)).map(|kept| kept.action);
        self.trees.resize_with(count, Tree::new);
        for (i, tree) in self.trees.iter_mut().enumerate() {
            let seed = mix(seed, i as u64);
            if !follows.is_some_and(|action| tree.follow(action, seed)) {
                tree.plant(seed);
            }
            tree.only = self.only;
        }
        let (guide, setting) = (&self.guide, &self.setting);
        let limits = Limits {
            nodes: setting.nodes.map_or(u32::MAX, |n| n.div_ceil(count as u32).max(1)),
            end: setting.millis.map(|ms| Instant::now() + Duration::from_millis(ms)),
            clear: self.clear,
            still: &self.still,
        };
        let share = count.div_ceil(self.threads.min(count));
        let grow = |tree: &mut Tree<G::Action>| grow(tree, mind, guide, setting, limits);
        if share == count {
            self.trees.iter_mut().for_each(grow);
            return;
        }
        std::thread::scope(|scope| {
            for trees in self.trees.chunks_mut(share) {
                scope.spawn(move || trees.iter_mut().for_each(grow));
            }
        });
    }

    /// What it thinks of some choices.
    fn analyse_among(mut self, mind: &Mind<'_, G>, seed: u64, list: &[G::Action]) -> Analysis<G::Action> {
        self.clear = 1;
        self.think(mind, seed);
        Analysis::of(&self.trees, list).with_lines(&self.trees)
    }

    /// Remembers what must follow `action` if no dice fall and the same seat is asked again. Otherwise there is nothing to go on
    /// from, and the trees go.
    fn keep(&mut self, mind: &Mind<'_, G>, action: G::Action) {
        self.kept = self.setting.habits.keep.then(|| self.foreseen(mind, action)).flatten();
        if self.kept.is_none() {
            self.trees.clear();
        }
    }
    fn foreseen(&self, mind: &Mind<'_, G>, action: G::Action) -> Option<Kept<G>> {
        let (game, seat) = (mind.game(), mind.seat());
        let mut luck = luck::Luck::new(1);
        let mut s = mind.imagine(&mut luck);
        luck.fell();
        game.play(&mut s, seat, action, &mut luck);
        let next = Walk::new(game, &self.guide).settle(&mut s, &mut luck);
        let foreseen = next == Some(seat) && luck.fell() == 0;
        foreseen.then(|| Kept { action, picture: picture(&Mind::within(game, &s, seat)) })
    }
}

/// A game whose trees can grow on several threads.
pub trait Searchable: Game<State: Send + Sync, Action: Send + Sync> + Sync {}
impl<G: Game<State: Send + Sync, Action: Send + Sync> + Sync> Searchable for G {}

/// The same picture for the same knowledge.
fn picture<G: Game>(mind: &Mind<'_, G>) -> G::State {
    mind.imagine(&mut FastDice::new(0))
}

/// When a tree has grown enough.
#[derive(Clone, Copy)]
struct Limits<'a> {
    nodes: u32,
    end: Option<Instant>,
    clear: u32,
    still: &'a Still,
}

impl Limits<'_> {
    fn are_reached(&self) -> bool {
        !self.still.is_wanted() || self.end.is_some_and(|end| Instant::now() >= end)
    }
}

/// Grows one tree until its nodes or the time are used up, the decision stands, or nobody wants it any more. There is
/// always one try.
fn grow<G: Game, E: Guide<G>>(
    tree: &mut Tree<G::Action>,
    mind: &Mind<'_, G>,
    guide: &E,
    setting: &Setting,
    limits: Limits<'_>,
) {
    let mut walk = Walk::new(mind.game(), guide).misjudging(setting.blur(guide.far()));
    for done in 1..=limits.nodes {
        tree.grow(mind, &mut walk, setting);
        if limits.are_reached() {
            return;
        }
        if done % 16 == 0 && setting.noise == 0.0 && tree.is_settled((limits.nodes - done) / limits.clear) {
            return;
        }
    }
}

impl<G: Searchable, E: Guide<G>> Bot<G> for Search<G, E> {
    fn choose(&mut self, mind: &Mind<'_, G>, dice: &mut FastDice) -> G::Action {
        let mut list = vec![];
        mind.legal(&mut list);
        if let [only] = list[..] {
            return only;
        }
        self.think(mind, dice.next_u64());
        let analysis = Analysis::of(&self.trees, &list);
        let action = if self.setting.noise > 0.0 {
            analysis.misjudged(self.setting.noise, dice)
        } else {
            analysis.lines[0].action
        };
        self.keep(mind, action);
        action
    }

    fn heed(&mut self, still: &Still) {
        self.still = still.clone();
    }

    fn remembers(&self) -> usize {
        self.trees.iter().map(Tree::bytes).sum()
    }
}

/// What search thinks of every choice that `mind` has, the best first.
pub fn analyse<G: Searchable, E: Guide<G>>(
    mind: &Mind<'_, G>,
    guide: E,
    setting: Setting,
    seed: u64,
) -> Analysis<G::Action> {
    analyse_while(mind, guide, setting, seed, &Still::default())
}

/// The same for as long as somebody wants to know.
pub fn analyse_while<G: Searchable, E: Guide<G>>(
    mind: &Mind<'_, G>,
    guide: E,
    setting: Setting,
    seed: u64,
    still: &Still,
) -> Analysis<G::Action> {
    let mut list = vec![];
    mind.legal(&mut list);
    let search = Search { still: still.clone(), ..Search::new(guide, setting) };
    search.analyse_among(mind, seed, &list)
}

/// What search thinks of one choice that `mind` has, with everything that may follow it.
pub fn analyse_only<G: Searchable, E: Guide<G>>(
    mind: &Mind<'_, G>,
    guide: E,
    setting: Setting,
    seed: u64,
    choice: G::Action,
) -> Line<G::Action> {
    let search = Search { only: Some(choice), ..Search::new(guide, setting) };
    search.analyse_among(mind, seed, &[choice]).lines.remove(0)
}

/// What each seat may expect of a position that is known, on average over so many futures.
pub fn outlook<G: Game, E: Guide<G>>(game: &G, s: &G::State, guide: &E, futures: u32, seed: u64) -> Worth {
    let mut walk = Walk::new(game, guide);
    let mut mean = Worth::default();
    for n in 0..futures {
        let mut luck = luck::Luck::new(mix(seed, n.into()));
        // To the very end: a judgement on the way would make steps where there are none.
        let worth = walk.finish(&mut { *s }, &mut luck, u32::MAX);
        for seat in 0..walk::SEATS {
            mean.rank[seat] += worth.rank[seat] / f64::from(futures);
            mean.lead[seat] += worth.lead[seat] / f64::from(futures);
        }
    }
    mean
}
