//! The second rulebook: every rule has a test that carries its number.
#![allow(clippy::needless_pass_by_value)]
mod stage;

// in the order of the rulebook
mod bazaar; // A4
mod buildings; // A9
mod caravan; // A8, steps 1 and 2
mod clarifications; // A17
mod commissions; // A5
mod companions; // A13
mod dark_market; // A6
mod deeds; // A14
mod ending; // A15
mod examples; // the worked examples
mod fortune; // A8, step 4
mod inn; // A7
mod plan; // A3
mod rest; // A3
mod ringway; // A3
mod ruins; // A8
mod setup; // A1, A2
mod steeds; // A11
mod storage; // A10
mod upgrades; // A12
mod visit; // A8, step 3

mod automaton; // A16, B4, B5
mod prototype; // B1 to B3, B5
