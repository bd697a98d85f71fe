//! Somebody at the table of the arena: how often they were asked, how long they thought, and whether all is to stop.
use crate::program::{self, Failure, Program};
use crate::series::Player;
use bots::Bot;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use table::{FastDice, Game, Millis, Mind, Shelved};

/// Who thinks.
pub enum Head<'a, G: Game> {
    Bot(Box<dyn Bot<G>>),
    Program(&'a mut Program),
}

pub struct Chair<'a, G: Game> {
    head: Head<'a, G>,
    stop: &'a AtomicBool,
    pub asked: u32,
    pub thought: Duration,
    /// over one choice
    pub longest: Duration,
}

/// Why a game does not go on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ended {
    /// the whole contest stops
    Stopped,
    Failed(Failure),
}

impl<'a, G: Game> Chair<'a, G> {
    pub fn new(head: Head<'a, G>, stop: &'a AtomicBool) -> Self {
        Chair { head, stop, asked: 0, thought: Duration::ZERO, longest: Duration::ZERO }
    }
    fn took(&mut self, time: Duration) {
        self.thought += time;
        self.longest = self.longest.max(time);
    }
}

/// Whole microseconds: more would only make the file longer.
pub fn ms(time: Duration) -> f64 {
    time.as_micros() as f64 / 1000.0
}

impl<G: Shelved> Player<G> for Chair<'_, G> {
    type Failure = Ended;
    fn choose(&mut self, mind: &Mind<'_, G>, dice: &mut FastDice) -> Result<G::Action, Ended> {
        if self.stop.load(Ordering::Relaxed) {
            return Err(Ended::Stopped);
        }
        self.asked += 1;
        let begun = Instant::now();
        let answer = match &mut self.head {
            Head::Bot(bot) => Ok(Bot::choose(&mut **bot, mind, dice)),
            Head::Program(program) => ask(program, mind, self.asked, dice).map_err(Ended::Failed),
        };
        self.took(begun.elapsed());
        answer
    }
    fn volunteer(&mut self, mind: &Mind<'_, G>, seed: u64) -> Option<(Millis, G::Action)> {
        let Head::Bot(bot) = &mut self.head else { return None };
        let begun = Instant::now();
        let next = Bot::volunteer(&mut **bot, mind, seed);
        self.took(begun.elapsed());
        self.asked += u32::from(next.is_some());
        next
    }
}

fn ask<G: Shelved>(
    program: &mut Program,
    mind: &Mind<'_, G>,
    nth: u32,
    dice: &mut FastDice,
) -> Result<G::Action, Failure> {
    let (line, offers) = program::question(mind, nth, dice);
    let answer = program.ask(&line)?;
    let legal = answer.parse::<G::Action>().ok().filter(|action| offers.contains(action));
    legal.ok_or(Failure::Illegal { answer, offers: offers.len() })
}
