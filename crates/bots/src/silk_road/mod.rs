//! Opponents for Silk Road. They read their map as people do, weigh some routes, and lay the best one tile by tile (4.7).
//!
//! `task` is what a seat knows of its round, `plan` the route that somebody makes of it, `pace` when which tile lies.
//! Nothing here looks into a key: a map is read by the places of its dots, from the seat's own view.
mod pace;
mod plan;
mod task;
#[cfg(test)]
mod tests;

pub use plan::Plan;
pub use task::Task;

use crate::{Bot, Opponents};
use silk_road::options::Clock;
use silk_road::{Action, SilkRoad};
use table::{FastDice, Millis, Mind};

/// How well somebody reads, plans and lays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    pub name: &'static str,
    /// of a hundred dots, how many are taken for one beside them
    pub misread: u32,
    /// how many legal routes are compared; `None`: all of them
    pub weighed: Option<u32>,
    /// of a hundred routes, how many have a wrong tile
    pub spoiled: u32,
    /// milliseconds before the first tile
    pub think: Millis,
    /// milliseconds for each tile
    pub tile: Millis,
}

/// The weakest first. Reading, weighing, spoiling and laying are those of 4.6 and 4.7; who weighs more thinks longer.
pub const LEVELS: [Level; 5] = [
    Level { name: "random", misread: 100, weighed: Some(1), spoiled: 25, think: 4_000, tile: 5_000 },
    Level { name: "beginner", misread: 40, weighed: Some(15), spoiled: 15, think: 12_000, tile: 5_000 },
    Level { name: "average", misread: 22, weighed: Some(150), spoiled: 6, think: 16_000, tile: 3_800 },
    Level { name: "strong", misread: 8, weighed: Some(3_000), spoiled: 2, think: 20_000, tile: 2_800 },
    Level { name: "perfect", misread: 0, weighed: None, spoiled: 0, think: 16_000, tile: 2_400 },
];

pub fn by_name(name: &str) -> Option<Box<dyn Bot<SilkRoad>>> {
    LEVELS.iter().find(|level| level.name == name).map(|&level| Box::new(Trader::new(level)) as _)
}

impl Opponents for SilkRoad {
    const NAMES: &'static [&'static str] = &Self::LEVELS;
    const LEVELS: [&'static str; 5] = ["random", "beginner", "average", "strong", "perfect"];
    const USUAL: &'static str = "average";
    const UNASKED: bool = true;

    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>> {
        by_name(name)
    }
}

/// An opponent of some level. The plan of the round is kept only to save time: it follows from the task.
pub struct Trader {
    level: Level,
    plan: Option<(Task, Option<Plan>)>,
}

impl Trader {
    pub fn new(level: Level) -> Trader {
        Trader { level, plan: None }
    }

    fn plan(&mut self, task: Task) -> Option<&Plan> {
        if self.plan.as_ref().is_none_or(|(known, _)| *known != task) {
            let plan = Plan::new(&self.level, &task);
            self.plan = Some((task, plan));
        }
        self.plan.as_ref()?.1.as_ref()
    }
}

impl Bot<SilkRoad> for Trader {
    /// Everybody is asked whether they are ready. Without a clock they are asked for each tile, too: then the plan
    /// follows from the map alone, so that it is the same at every question.
    fn choose(&mut self, mind: &Mind<'_, SilkRoad>, _: &mut FastDice) -> Action {
        let view = mind.view();
        match Task::read(mind, &view, 0) {
            None => Action::Ready,
            Some((task, at)) => self.plan(task).map_or(Action::Declare, |plan| plan.next(&at.board).1),
        }
    }

    fn volunteer(&mut self, mind: &Mind<'_, SilkRoad>, seed: u64) -> Option<(Millis, Action)> {
        let view = mind.view();
        if view.clock == Clock::Off {
            return None;
        }
        let (task, at) = Task::read(mind, &view, seed)?;
        let (after, action) = self.plan(task)?.next(&at.board);
        Some((at.since.saturating_add(after), action))
    }
}
