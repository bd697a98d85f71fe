//! Opponents for Now or Never.
//!
//! - `value` adds up what a position is worth; `worth` prices single things, `hopes` lists and cards, `fight` fights,
//!   `prospects` what may still be done; `trim` leaves out choices that are not worth a thought.
//! - `guide` is what search must know.
mod fight;
mod guide;
mod hopes;
mod prospects;
mod trim;
mod value;
mod worth;

pub use guide::Foresight;
pub use value::Sense;

use crate::greedy::Evaluate;
use crate::search::{self, Analysis, Guide, Habits, Line, Search, Setting, Worth};
use crate::{Bot, Greedy, Opponents, Random, Still};
use now_or_never::NowOrNever;
use table::{Mind, Seat, Text};

/// The first three see one choice ahead and misjudge it by up to so much, in hundredths of a point.
const CLOSE: [(&str, i32); 3] = [("wanderer", 1500), ("settler", 600), ("warden", 200)];
/// The others look into futures: one round ahead, or to the end of the season.
const FAR: [(&str, Setting); 2] = [
    ("mayor", Setting { habits: Habits::SHORT, ..Setting::nodes(48) }),
    ("founder", Setting { trees: 2, ..Setting::nodes(240) }),
];

/// Futures that are played on to say what everybody may expect.
const FUTURES: u32 = 10;

pub fn by_name(name: &str) -> Option<Box<dyn Bot<NowOrNever>>> {
    match name {
        "random" => return Some(Box::new(Random)),
        "greedy" => return Some(Box::new(Greedy::new(Sense))),
        _ => {}
    }
    if let Some(&(_, noise)) = CLOSE.iter().find(|level| level.0 == name) {
        return Some(Box::new(Greedy::new(Sense).misjudging(noise)));
    }
    let named = FAR.iter().find(|level| level.0 == name).map(|level| level.1);
    let setting = named.or_else(|| name.strip_prefix("search:")?.parse().ok())?;
    Some(Box::new(Search::new(Foresight, setting)))
}

impl Opponents for NowOrNever {
    const NAMES: &'static [&'static str] = &["random", "greedy", "wanderer", "settler", "warden", "mayor", "founder"];
    const LEVELS: [&'static str; 5] = ["wanderer", "settler", "warden", "mayor", "founder"];
    const USUAL: &'static str = "greedy";
    const SEARCHES: bool = true;
    /// a quarter: games have more choices, and each takes longer
    const LOOKING_BACK: u32 = 20;

    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>> {
        by_name(name)
    }
    fn analyse(mind: &Mind<'_, Self>, setting: Setting, seed: u64, still: &Still) -> Option<Analysis<Self::Action>> {
        Some(search::analyse_while(mind, Foresight, setting, seed, still))
    }
    fn analyse_only(mind: &Mind<'_, Self>, setting: Setting, seed: u64, a: Self::Action) -> Option<Line<Self::Action>> {
        Some(search::analyse_only(mind, Foresight, setting, seed, a))
    }
    fn standing(&self, s: &Self::State, seat: Seat) -> Option<(u32, i32)> {
        Some((Foresight.turns(self, s), Foresight.value(self, s, seat)))
    }
    fn gains(&self, before: &Self::State, after: &Self::State, seat: Seat) -> Vec<Text> {
        NowOrNever::gains(self, before, after, seat)
    }
    fn outlook(&self, s: &Self::State, seed: u64) -> Option<Worth> {
        Some(search::outlook(self, s, &Foresight, FUTURES, seed))
    }
}
