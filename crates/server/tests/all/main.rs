//! The server from outside: real sockets, a real database.
mod bad_input;
mod conformance;
mod faults;
mod frames;
mod front;
mod harness;
mod leaks;
mod nobody_stops_it;
mod one_house;
mod postgres;
mod thinking;
mod toy;
