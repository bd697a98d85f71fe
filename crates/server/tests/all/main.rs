//! The server from outside: real sockets, a real database.
mod bad_input;
mod conformance;
mod every_game;
mod faults;
mod front;
mod leaks;
mod lodgers;
mod nobody_stops_it;
mod one_house;
#[path = "../../../caravan/tests/parts/mod.rs"]
mod parts;
mod postgres;
mod thinking;
mod toy;

use promises::harness;
