//! Which games have an automaton, and how its session is told.
use super::dialogue::Dialogue;
use super::merchants::paper::Paper;
use super::merchants::session::Session;
use super::people::{Account, Stop};
use super::solo::{Notes, Solo};
use crate::fault::Fault;
use merchants::Merchants;
use now_or_never::NowOrNever;
use serde_json::Value;
use std::io::{BufRead, Write};
use table::{Pack, Problems, Shelved};

pub const MERCHANTS: &str = Merchants::NAME;
pub const NOW_OR_NEVER: &str = NowOrNever::NAME;
pub const NAMES: [&str; 2] = [MERCHANTS, NOW_OR_NEVER];

/// A game with its options and its cards.
pub enum Rules {
    Merchants(Box<Merchants>),
    NowOrNever(NowOrNever),
}

impl Rules {
    /// `None`: this game has no automaton. `kind`: what a wrong option is called.
    pub fn build(name: &str, options: &Value, pack: Option<&Pack>, kind: &'static str) -> Result<Option<Rules>, Fault> {
        let wrong = |problems: Problems| Fault::of_problems(kind, &problems);
        match name {
            MERCHANTS => {
                let game = Merchants::build(options, pack).map_err(wrong)?;
                if game.opt.automaton.is_none() {
                    return Err(Fault::new(kind, "the options name no seat for the automaton"));
                }
                Ok(Some(Rules::Merchants(Box::new(game))))
            }
            NOW_OR_NEVER => {
                let game = NowOrNever::build(options, pack).map_err(wrong)?;
                if game.opt.players != 1 {
                    return Err(Fault::new(kind, "the bot plays with one person only"));
                }
                Ok(Some(Rules::NowOrNever(game)))
            }
            _ => Ok(None),
        }
    }
    /// What it is called, as a message.
    pub fn it(&self) -> String {
        match self {
            Rules::Merchants(game) => format!("automaton-name-{}", game.opt.edition),
            Rules::NowOrNever(_) => "automaton-name-now-or-never".into(),
        }
    }
    pub fn commands(&self) -> &'static str {
        match self {
            Rules::Merchants(_) => Paper::COMMANDS,
            Rules::NowOrNever(_) => Notes::COMMANDS,
        }
    }
    /// The fingerprint of its cards.
    pub fn content(&self) -> &str {
        match self {
            Rules::Merchants(game) => &game.cat.id,
            Rules::NowOrNever(game) => &game.cat.id,
        }
    }
    pub fn tell<R: BufRead, W: Write>(&self, seed: &str, dialogue: &mut Dialogue<R, W>) -> Result<(), Stop> {
        match self {
            Rules::Merchants(game) => Session::new(game, seed, dialogue).run(),
            Rules::NowOrNever(game) => Solo::new(game, seed, dialogue).run(),
        }
    }
}
