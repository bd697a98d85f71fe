//! The server from outside: real sockets, a real database.
mod bad_input;
mod conformance;
mod harness;
mod leaks;
mod postgres;
mod thinking;
