//! The server from outside: real sockets, a real database.
mod bad_input;
mod conformance;
mod faults;
mod front;
mod harness;
mod leaks;
mod postgres;
