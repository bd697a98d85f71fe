//! The automaton of Merchants (Part B4 of its rules): the Private Concern or the Trader.
//!
//! - [`session`] tells it from the set-up to the end; `turn`, `inn`, `journey`, `effects` and `ending` are its chapters
//! - [`paper`]: what the automaton owns; whom it prefers is decided by the rules (`merchants::rival::ties`)
//! - [`forms`]: answers that only this automaton asks for; [`settings`]: its flags
mod effects;
mod ending;
mod forms;
mod inn;
mod journey;
mod paper;
mod session;
mod settings;
#[cfg(test)]
mod tests;
mod turn;

use crate::automaton::{Account, Automaton, Dialogue, Rules, Seated, Stop};
use bots::Opponents;
use clap::Args;
use merchants::effect::Effect;
use merchants::{Merchants, effect_text};
use paper::Paper;
use serde_json::Value;
use server::{Fault, Kind};
use session::Session;
use settings::Settings;
use table::{Pack, Shelved, Text};

pub const AUTOMATON: Automaton = Automaton {
    about: "the Private Concern or the Trader",
    flags: Settings::augment_args,
    options: settings::options,
    build,
};

fn build(options: &Value, pack: Option<&Pack>, kind: Kind) -> Result<Seated, Fault> {
    let game = Merchants::build(options, pack).map_err(|problems| Fault::of_problems(kind, &problems))?;
    match game.opt.automaton {
        Some(_) => Ok(Box::new(game)),
        None => Err(Fault::new(kind, "the options name no seat for the automaton")),
    }
}

impl Rules for Merchants {
    fn it(&self) -> String {
        self.automaton_name().expect("every edition has one").into()
    }
    fn commands(&self) -> &'static str {
        Paper::COMMANDS
    }
    fn content(&self) -> &str {
        &self.cat.id
    }
    fn tell(&self, seed: &str, dialogue: &mut Dialogue) -> Result<(), Stop> {
        Session::new(self, seed, dialogue).run()
    }
}

/// What effects do, in words.
fn effect_texts(effects: &[Effect]) -> impl Iterator<Item = Text> {
    effects.iter().map(|&effect| effect_text(effect))
}
