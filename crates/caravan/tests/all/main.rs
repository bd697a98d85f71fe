//! The program as its users meet it: every test starts the real binary.
mod advice;
mod automaton;
mod automaton_solo;
mod check;
mod desk;
mod doors;
mod errors;
mod fairness;
mod fairness_silk_road;
mod files;
mod lodgers;
mod market;
mod mouth;
mod outside;
#[path = "../parts/mod.rs"]
mod parts;
mod position;
mod protocol;
mod race;
mod replay;
mod replay_silk_road;
mod speak;
mod stop;
