//! The server from outside: real sockets, a real database.
mod conformance;
mod harness;
mod postgres;
