//! Opponents for Merchants of the Dark Road.
use crate::{Bot, Random};
use merchants::Merchants;

pub fn by_name(name: &str) -> Option<Box<dyn Bot<Merchants>>> {
    match name {
        "random" | "greedy" => Some(Box::new(Random)),
        _ => None,
    }
}
