//! What a game brings that has an automaton.
use super::dialogue::Dialogue;
use super::people::Stop;
use crate::faces::flags::{Asks, Flags};
use crate::faces::{self, Face};
use clap::ArgMatches;
use serde_json::Value;
use server::{Fault, Kind};
use table::Pack;

/// A game with its options and its cards.
pub type Seated = Box<dyn Rules>;
type Build = fn(&Value, Option<&Pack>, Kind) -> Result<Seated, Fault>;

/// The automaton of a game.
#[derive(Clone, Copy)]
pub struct Automaton {
    /// in a line of the help
    pub about: &'static str,
    /// its settings
    pub flags: Flags,
    /// The options of a table of the rules, as its settings were said.
    pub options: fn(&ArgMatches) -> Value,
    /// The last one says what a wrong option is called.
    pub build: Build,
}

/// What is played beside a real table.
pub trait Rules {
    /// What the automaton is called, as a message.
    fn it(&self) -> String;
    /// What may be typed instead of an answer.
    fn commands(&self) -> &'static str;
    /// The fingerprint of its cards.
    fn content(&self) -> &str;
    /// A session, from the set-up to the end.
    fn tell(&self, seed: &str, dialogue: &mut Dialogue) -> Result<(), Stop>;
}

/// Games that have an automaton.
pub fn all() -> impl Iterator<Item = (&'static Face, Automaton)> {
    faces::all().filter_map(|face| Some((face, face.automaton?)))
}

pub fn find(game: &str) -> Option<Automaton> {
    all().find(|(face, _)| face.game == game).map(|(_, it)| it)
}

pub fn names() -> Vec<&'static str> {
    all().map(|(face, _)| face.game).collect()
}

/// The command that asks for them.
pub struct Asked;

impl Asks for Asked {
    const NOT_WITH: &'static [&'static str] = &["go_on"];

    fn flags() -> Vec<(&'static str, Flags)> {
        all().map(|(face, it)| (face.game, it.flags)).collect()
    }
}
