//! The second rulebook: every rule of Silk Road has a test that carries its number.
#![allow(clippy::needless_pass_by_value)]
mod roads;
mod stage;

// in the order of the rulebook
mod bonus_tiles; // 3.8: step 5 and clean-up
mod bonuses; // 3.6
mod clock; // 4.8: time is data
mod components; // 3.1
mod confirming; // 3.5
mod end; // 3.8: the end, solo, questions and answers
mod examples; // 4.9
mod flow; // 3.3
mod goods; // 3.7
mod hidden; // 4.8: what nobody may know before its time
mod options; // section 2
mod preparation; // 3.2
mod readings;
mod same_time;
mod trading; // 3.4 // section 2: what each other value changes
