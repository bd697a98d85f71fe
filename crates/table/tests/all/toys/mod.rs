//! Toy games, each a reduction to one difficulty.
//!
//! - `race`: everybody builds at once, on a board of their own, against a clock.
//! - `anytime`: one seat must act, every seat may interrupt; secret draws, cards known to one seat.
//! - `candles`: each has a clock of their own.
//! - `counted`: any of them, with the legal lists counted.
//! - `window`: what one seat is forced to do may take something from another.
//! - `pedlars`: the smallest game with something of everything, made to be broken.
pub mod anytime;
pub mod anytime_shelf;
pub mod candles;
pub mod counted;
pub mod pedlars;
pub mod pedlars_faults;
pub mod race;
pub mod sloppy;
pub mod window;
