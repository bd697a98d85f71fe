//! Opponents for Merchants of the Dark Road.
mod features;
mod guide;
mod judge;
mod judge_table;
mod outlook;
mod value;

pub use features::{FEATURES, QUESTIONS};
pub use guide::{FORESIGHT, Foresight};
pub use judge::{Judge, sample};
pub use value::{Sense, WEIGHTS, Weights};

use crate::greedy::Evaluate;
use crate::search::{self, Analysis, Guide, Habits, Line, Search, Setting, Worth};
use crate::{Automaton, Bot, Greedy, Opponents, Random, Still};
use merchants::Merchants;
use merchants::edition::Edition;
use table::{Mind, Seat, Text};

/// How much each of the five looks into, and by how many points it may misjudge a choice. What they win against each
/// other is in `docs/opponents.md`.
const LEVELS: [(&str, Setting); 5] = [
    ("apprentice", level(16, 8.0)),
    ("pedlar", level(8, 5.0)),
    ("shopkeeper", level(8, 1.5)),
    ("guildmaster", level(16, 0.0)),
    ("caravaneer", Setting { trees: 2, ..Setting::nodes(2000) }),
];

const fn level(nodes: u32, noise: f64) -> Setting {
    Setting { noise, habits: Habits::SHORT, ..Setting::nodes(nodes) }
}

/// What the automaton is called: as printed, and in the prototype.
const AUTOMATONS: [&str; 2] = ["automaton-name-final", "automaton-name-prototype"];

/// Futures that are played on to say what everybody may expect.
const FUTURES: u32 = 40;

pub fn by_name(name: &str) -> Option<Box<dyn Bot<Merchants>>> {
    match name {
        "random" => return Some(Box::new(Random)),
        "greedy" => return Some(Box::new(greedy(WEIGHTS))),
        _ => {}
    }
    let named = LEVELS.iter().find(|level| level.0 == name).map(|level| level.1);
    let setting = named.or_else(|| name.strip_prefix("search:")?.parse().ok())?;
    Some(Box::new(searching(FORESIGHT, setting)))
}

/// The greedy bot with weights of its own, for tuning.
pub fn greedy(weights: Weights) -> Greedy<Merchants, Sense> {
    Greedy::new(Sense { w: weights })
}

/// Search with weights of its own, for tuning.
pub fn searching(weights: Weights, setting: Setting) -> Search<Merchants, Foresight> {
    Search::new(Foresight::new(weights), setting)
}

impl Opponents for Merchants {
    const NAMES: &'static [&'static str] =
        &["random", "greedy", "apprentice", "pedlar", "shopkeeper", "guildmaster", "caravaneer"];
    const LEVELS: [&'static str; 5] = ["apprentice", "pedlar", "shopkeeper", "guildmaster", "caravaneer"];
    const USUAL: &'static str = "greedy";
    // a name in either edition
    const AUTOMATON: Automaton =
        Automaton { words: &["automaton", "concern", "trader"], names: &AUTOMATONS, options: &["level"] };
    const SEARCHES: bool = true;

    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>> {
        by_name(name)
    }
    fn automaton_name(&self) -> Option<&'static str> {
        Some(AUTOMATONS[usize::from(self.opt.edition == Edition::Prototype)])
    }
    fn analyse(mind: &Mind<'_, Self>, setting: Setting, seed: u64, still: &Still) -> Option<Analysis<Self::Action>> {
        Some(search::analyse_while(mind, Foresight::new(FORESIGHT), setting, seed, still))
    }
    fn analyse_only(mind: &Mind<'_, Self>, setting: Setting, seed: u64, a: Self::Action) -> Option<Line<Self::Action>> {
        Some(search::analyse_only(mind, Foresight::new(FORESIGHT), setting, seed, a))
    }
    fn standing(&self, s: &Self::State, seat: Seat) -> Option<(u32, i32)> {
        let guide = Foresight::new(FORESIGHT);
        Some((guide.turns(self, s), guide.value(self, s, seat)))
    }
    fn gains(&self, before: &Self::State, after: &Self::State, seat: Seat) -> Vec<Text> {
        Merchants::gains(self, before, after, seat)
    }
    fn outlook(&self, s: &Self::State, seed: u64) -> Option<Worth> {
        Some(search::outlook(self, s, &Foresight::new(FORESIGHT), FUTURES, seed))
    }
}
