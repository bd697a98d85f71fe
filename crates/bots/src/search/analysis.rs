//! What search found out, for choosing and for hints.
use super::tree::Tree;
use crate::mistake::mistake;
use table::FastDice;

/// One choice.
#[derive(Clone, PartialEq, Debug)]
pub struct Line<A> {
    pub action: A,
    /// how often it was tried
    pub visits: u32,
    /// points ahead of the best other seat that may be expected after it
    pub value: f64,
    /// what most likely follows, this choice first
    pub line: Vec<A>,
}

/// Every choice, the best first.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysis<A> {
    pub lines: Vec<Line<A>>,
}

impl<A: Copy + Ord> Analysis<A> {
    /// Merges trees in their own order. `list`: all legal choices.
    pub(super) fn of(trees: &[Tree<A>], list: &[A]) -> Self {
        let mut lines: Vec<Line<A>> = list.iter().map(|&action| merged(trees, action)).collect();
        // the sort is stable: equals stay in the order of the list
        lines.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.value.total_cmp(&a.value)));
        Analysis { lines }
    }

    /// Tries in all.
    pub fn visits(&self) -> u32 {
        self.lines.iter().map(|l| l.visits).sum()
    }

    /// Fills in what most likely follows each choice.
    pub(super) fn with_lines(mut self, trees: &[Tree<A>]) -> Self {
        for line in &mut self.lines {
            let lines = trees.iter().map(|tree| tree.line(line.action));
            line.line = lines.reduce(|a, b| if b.len() > a.len() { b } else { a }).unwrap_or_default();
        }
        self
    }

    /// The best choice for somebody who misjudges each of them by up to `noise` points. What was never tried is not seen.
    pub(super) fn misjudged(&self, noise: f64, dice: &mut FastDice) -> A {
        let mut best = (f64::MIN, self.lines[0].action);
        for line in self.lines.iter().filter(|l| l.visits > 0) {
            let value = line.value + noise * f64::from(mistake(dice, 1000)) / 1000.0;
            if value > best.0 {
                best = (value, line.action);
            }
        }
        best.1
    }
}

fn merged<A: Copy + Ord>(trees: &[Tree<A>], action: A) -> Line<A> {
    let (mut visits, mut sum) = (0, 0.0);
    for tree in trees {
        if let Some(edge) = tree.roots().find(|e| e.action == action) {
            visits += edge.visits;
            sum += edge.lead() * f64::from(edge.visits);
        }
    }
    Line { action, visits, value: sum / f64::from(visits.max(1)), line: vec![] }
}
