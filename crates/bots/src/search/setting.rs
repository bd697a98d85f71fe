//! What search may spend, and how it goes about it.
use super::guide::Far;
use std::ops::RangeInclusive;
use table::Millis;

/// Nodes, time, or both: whatever ends first.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Setting {
    /// tries for each decision, in all trees together
    pub nodes: Option<u32>,
    pub millis: Option<Millis>,
    /// trees that grow side by side; part of the setting, so that the answer does not depend on the machine
    pub trees: u16,
    /// by how many points a choice may be misjudged
    pub noise: f64,
    pub habits: Habits,
}

impl Setting {
    pub const fn nodes(nodes: u32) -> Setting {
        Setting { nodes: Some(nodes), millis: None, trees: 1, noise: 0.0, habits: Habits::USUAL }
    }

    /// For somebody who waits for the answer: so many tries, but no longer than a person likes to wait.
    pub const fn hint(nodes: u32) -> Setting {
        Setting { millis: Some(PATIENCE), ..Setting::nodes(nodes) }
    }

    /// How many rounds are played on before a position is judged. Far ends differ more from try to try, so it takes more
    /// tries to see through them: two rounds more for each doubling, and as far as it goes with many.
    pub fn rounds(&self, far: Far) -> u32 {
        let tries = self.tries();
        let more = (tries / FEW).max(1).ilog2();
        let by_tries = if tries < far.many { 2 + 2 * more } else { far.rounds };
        self.habits.rounds.unwrap_or(by_tries.min(far.rounds))
    }

    /// By how many hundredths of a point a choice may be misjudged while a try is played on. Over the whole way small errors
    /// of the guide add up, and they are the same in every try; when it errs otherwise each time, they average out, given
    /// enough tries.
    pub fn blur(&self, far: Far) -> i32 {
        let usual = if self.rounds(far) < far.rounds || self.tries() < 2 * far.many { 0 } else { far.blur };
        self.habits.blur.unwrap_or(usual)
    }

    /// About how many tries there will be.
    fn tries(&self) -> u64 {
        let by_time = self.millis.map_or(u64::MAX, |ms| ms.saturating_mul(TRIES_A_MILLI));
        self.nodes.map_or(u64::MAX, u64::from).min(by_time)
    }
}

/// As long as a person likes to wait for a hint.
const PATIENCE: Millis = 2000;
/// With so many tries two rounds are right.
const FEW: u64 = 250;
/// About how many tries of some rounds fit into a millisecond.
const TRIES_A_MILLI: u64 = 4;

/// How the tree grows. Found by playing settings against each other.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Habits {
    /// how much a choice that was tried seldom is looked into
    pub curiosity: f64,
    /// by how much a choice that was never tried is thought worse than its moment
    pub doubt: f64,
    /// hundredths of a point by which the guide must like a choice less to expect it four times as seldom
    pub sharp: f64,
    /// choices that are looked into at once, and how many more with the root of the tries
    pub wide: usize,
    pub widening: f64,
    /// rounds that are played on before a position is judged, if not by what may be spent
    pub rounds: Option<u32>,
    /// hundredths of a point by which choices are misjudged on the way, if not by how far it is
    pub blur: Option<i32>,
    /// what lies below a choice is kept for the next question, if it is the one that was foreseen
    pub keep: bool,
}

impl Habits {
    pub const USUAL: Habits = Habits {
        curiosity: 0.5,
        doubt: 0.02,
        sharp: 100.0,
        wide: 4,
        widening: 0.7,
        rounds: None,
        blur: None,
        keep: true,
    };
    /// Looks one round ahead: half the work, and weaker.
    pub const SHORT: Habits = Habits { rounds: Some(1), ..Habits::USUAL };
}

/// More than this nobody waits for: a decision of an hour, or about that many tries.
const MOST_NODES: u32 = 1_000_000;
const MOST_MILLIS: u32 = 3_600_000;
/// Whoever errs by so much does not look at all.
const MOST_NOISE: f64 = 1000.0;

impl std::str::FromStr for Setting {
    type Err = String;
    /// `nodes=1000,noise=0.2`
    fn from_str(text: &str) -> Result<Setting, String> {
        let mut setting = Setting { nodes: None, ..Setting::nodes(0) };
        for part in text.split(',') {
            let (key, value) = part.split_once('=').ok_or_else(|| format!("`{part}` is not a name and a value"))?;
            let wrong = |_| format!("`{value}` is not a value for {key}");
            let number = || value.parse::<u32>().map_err(|e| wrong(e.to_string()));
            let within = |all: RangeInclusive<u32>| {
                number().and_then(|n| if all.contains(&n) { Ok(n) } else { Err(wrong(n.to_string())) })
            };
            let decimal = || match value.parse::<f64>() {
                Ok(n) if (0.0..=MOST_NOISE).contains(&n) => Ok(n),
                _ => Err(wrong(value.into())),
            };
            match key {
                "nodes" => setting.nodes = Some(within(1..=MOST_NODES)?),
                "ms" => setting.millis = Some(within(0..=MOST_MILLIS)?.into()),
                "trees" => setting.trees = within(1..=64)? as u16,
                "rounds" => setting.habits.rounds = Some(within(1..=100)?),
                "blur" => setting.habits.blur = Some(within(0..=10_000)? as i32),
                "noise" => setting.noise = decimal()?,
                "keep" => {
                    setting.habits.keep = match value {
                        "yes" => true,
                        "no" => false,
                        _ => return Err(wrong(value.into())),
                    }
                }
                _ => return Err(format!("search has no setting `{key}`")),
            }
        }
        if setting.nodes.is_none() && setting.millis.is_none() {
            return Err("search needs nodes or ms".into());
        }
        Ok(setting)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_tries_go_further() {
        let far = Far { rounds: 13, many: 2000, blur: 60 };
        let rounds = |text: &str| text.parse::<Setting>().map(|s| s.rounds(far));
        let doublings = ["nodes=1", "nodes=250", "nodes=500", "nodes=1000", "nodes=2000", "nodes=1000000"];
        assert_eq!(doublings.map(rounds), [2, 2, 4, 6, 13, 13].map(Ok));
        assert_eq!(rounds("ms=300"), Ok(6), "time is counted in tries");
        assert_eq!(rounds("ms=300,nodes=250"), Ok(2), "what ends first counts");
        assert_eq!(rounds("nodes=8000,rounds=1"), Ok(1), "unless it is said");
    }

    #[test]
    fn what_is_out_of_bounds_is_refused_and_not_bent() {
        for text in
            ["nodes=0", "nodes=1000001", "ms=3600001", "trees=0", "trees=65", "rounds=0", "rounds=101", "blur=10001"]
        {
            let setting = format!("nodes=7,{text}").parse::<Setting>();
            assert!(setting.is_err_and(|why| why.contains("is not a value for")), "{text}");
        }
    }

    #[test]
    fn the_guide_is_doubted_with_many_tries_on_the_whole_way() {
        let far = Far { rounds: 13, many: 2000, blur: 60 };
        let blur = |text: &str| text.parse::<Setting>().map(|s| s.blur(far));
        let settings = ["nodes=2000", "nodes=4000", "nodes=8000", "ms=1000", "nodes=4000,rounds=6"];
        assert_eq!(settings.map(blur), [0, 60, 60, 60, 0].map(Ok));
        assert_eq!(["nodes=4000,blur=0", "nodes=250,blur=30"].map(blur), [0, 30].map(Ok), "unless it is said");
    }
}
