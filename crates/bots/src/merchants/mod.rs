//! Opponents for Merchants of the Dark Road.
mod outlook;
mod value;

pub use value::{Sense, WEIGHTS, Weights};

use crate::{Bot, Greedy, Random};
use merchants::Merchants;

pub const NAMES: &[&str] = &["random", "greedy"];

pub fn by_name(name: &str) -> Option<Box<dyn Bot<Merchants>>> {
    match name {
        "random" => Some(Box::new(Random)),
        "greedy" => Some(Box::new(greedy(WEIGHTS))),
        _ => None,
    }
}

/// The greedy bot with weights of its own, for tuning.
pub fn greedy(weights: Weights) -> Greedy<Merchants, Sense> {
    Greedy::new(Sense { w: weights })
}
