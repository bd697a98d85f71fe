//! The shelf opens, plays and replays; whatever the rules can say has words in every language.
mod ahead;
mod cards;
mod effects;
mod levels;
mod links;
mod luck;
mod messages;
mod named;
mod names;
mod opened;
mod order;
mod played;
mod questions;
mod speech;
