//! The shelf opens, plays and replays; whatever the rules can say has words in every language.
mod ahead;
mod cards;
mod levels;
mod luck;
mod messages;
mod played;
mod questions;
mod shelf;
mod speech;
