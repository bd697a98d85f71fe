//! What takes longer is thought about in a thread of its own, so that keys are never dead. The table goes with the
//! question and comes back with the answer.
use crate::advice::HINT;
use bots::{Advice, Review, Setting};
use serde_json::Value;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use table::{AnyTable, FastDice, Millis, Seat};

/// What is asked.
pub enum Question {
    /// a bot that must act
    Choose { seat: Seat, bot: String, dice: FastDice },
    /// a bot that may act: what next, and when
    Volunteer { seat: Seat, bot: String, seed: u64 },
    /// what can be worked out from what somebody sees
    Insight(Option<Seat>),
    /// what a strong player would do
    Hint(Seat),
    /// where the game turned; told through whose eyes does not matter, it is over
    Review,
}

pub enum Answer {
    Choose(Seat, String),
    Volunteer(Seat, Option<(Millis, String)>),
    Insight(Value),
    /// `None`: nobody can say
    Hint(Option<Advice>),
    Review(Option<Review>),
}

pub struct Thinking {
    back: Receiver<Thought>,
    /// somebody waits for advice, not for a bot
    pub advises: bool,
}

pub struct Thought {
    pub table: Box<dyn AnyTable>,
    pub answer: Result<Answer, String>,
}

impl Thinking {
    pub fn start(table: Box<dyn AnyTable>, question: Question) -> Thinking {
        let (done, back) = channel();
        let advises = matches!(question, Question::Hint(_) | Question::Review);
        thread::spawn(move || {
            let answer = answer(&*table, question);
            // Whoever asked may have left the program.
            let _ = done.send(Thought { table, answer });
        });
        Thinking { back, advises }
    }
    /// `None`: not yet. A bot that broke down takes its table with it.
    pub fn look(&self) -> Option<Result<Thought, String>> {
        match self.back.try_recv() {
            Ok(thought) => Some(Ok(thought)),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(Err("the bot broke down".into())),
        }
    }
}

fn answer(table: &dyn AnyTable, question: Question) -> Result<Answer, String> {
    match question {
        Question::Choose { seat, bot, mut dice } => {
            shelf::of(table).rivals.choose(table, seat, &bot, &mut dice).map(|action| Answer::Choose(seat, action))
        }
        Question::Volunteer { seat, bot, seed } => {
            shelf::of(table).rivals.volunteer(table, seat, &bot, seed).map(|next| Answer::Volunteer(seat, next))
        }
        Question::Insight(who) => Ok(Answer::Insight(table.insight(who))),
        Question::Hint(seat) => {
            let setting = Setting { trees: 2, ..Setting::hint(HINT) };
            Ok(Answer::Hint(shelf::of(table).rivals.hint(table, seat, setting)))
        }
        Question::Review => Ok(Answer::Review(look_back(table))),
    }
    .map_err(|e| e.to_string())
}

fn look_back(table: &dyn AnyTable) -> Option<Review> {
    let (file, game) = (table.file(), shelf::find(table.name())?);
    let at = |rows| game.replay(&file, None, Some(rows)).ok();
    bots::review(&game.rivals, &file.rows, &at, None, &mut |_| true)
}
