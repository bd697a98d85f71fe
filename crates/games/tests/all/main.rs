//! The shelf opens, plays and replays; whatever the rules can say has words in every language.
mod cards;
mod messages;
mod played;
mod shelf;
mod speech;
