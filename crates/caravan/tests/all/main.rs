//! The program as its users meet it: every test starts the real binary.
mod check;
mod errors;
mod fairness;
mod files;
mod mouth;
mod protocol;
mod replay;
mod speak;
