//! What a seat will score in the end, judged between two turns: a sum of what can be counted, fitted to games that were
//! played to their end (`cargo run --release -p bots --example fit`).
use super::features::{Answers, FEATURES, answer};
use super::judge_table::TABLE;
use super::value::{Look, Weights};
use merchants::{Merchants, State};
use table::Seat;

/// Rounds that may be left.
const ROUNDS: usize = 14;

/// Weights of all answers for each number of rounds that are left, in ten-thousandths of a point.
pub struct Judge {
    weights: Box<[[i32; FEATURES]; ROUNDS]>,
}

impl Default for Judge {
    fn default() -> Judge {
        Judge::new(&TABLE)
    }
}

impl Judge {
    /// `table`: for each answer its weight at the end, and how it changes with the rounds that are left and their square.
    pub fn new(table: &[[i32; 3]; FEATURES]) -> Judge {
        let mut weights = Box::new([[0; FEATURES]; ROUNDS]);
        for (left, row) in weights.iter_mut().enumerate() {
            let left = left as i32;
            for (weight, [end, linear, square]) in row.iter_mut().zip(table) {
                *weight = end + linear * left + square * left * left;
            }
        }
        Judge { weights }
    }

    /// Hundredths of a point, with so many rounds left.
    pub(super) fn expects(&self, look: &Look<'_>, left: i32) -> i32 {
        let mut sum = Weighed { row: &self.weights[left as usize], sum: 0 };
        answer(look, &mut sum);
        sum.sum / 100
    }
}

/// Adds answers up.
struct Weighed<'a> {
    row: &'a [i32; FEATURES],
    sum: i32,
}

impl Answers for Weighed<'_> {
    #[inline]
    fn put(&mut self, question: usize, answer: i32) {
        self.sum += answer * self.row[question];
    }
}

impl Answers for [i32; FEATURES] {
    fn put(&mut self, question: usize, answer: i32) {
        self[question] += answer;
    }
}

/// The answers and the rounds left, for fitting.
pub fn sample(g: &Merchants, s: &State, seat: Seat, w: &Weights) -> ([i32; FEATURES], i32) {
    let look = Look::new(g, s, seat, w);
    let mut answers = [0; FEATURES];
    answer(&look, &mut answers);
    (answers, look.left)
}
