//! What takes longer is thought about in a thread of its own, so that keys are never dead. The table goes with the
//! question and comes back with the answer.
use crate::advice::HINT;
use bots::{Advice, Intention, Review, Setting, Still};
use serde_json::Value;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use table::{AnyTable, FastDice, Millis, Seat};

/// What is asked.
pub enum Question {
    /// a bot that must act
    Choose { seat: Seat, thought: bots::Thought, dice: FastDice },
    /// a bot that may act: what next, and when
    Volunteer { seat: Seat, intention: Option<Intention> },
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
    /// how much of the way has been gone, in percent, where that is known
    done: Option<Arc<AtomicU8>>,
    /// what the person has been told of it
    told: u8,
}

pub struct Thought {
    pub table: Box<dyn AnyTable>,
    pub answer: Answer,
}

impl Thinking {
    pub fn start(table: Box<dyn AnyTable>, question: Question) -> Thinking {
        let (tell, back) = channel();
        let advises = matches!(question, Question::Hint(_) | Question::Review);
        let percent = Arc::new(AtomicU8::new(0));
        let done = matches!(question, Question::Review).then(|| percent.clone());
        thread::spawn(move || {
            let answer = answer(&*table, question, &percent);
            // Whoever asked may have left the program.
            let _ = tell.send(Thought { table, answer });
        });
        Thinking { back, advises, done, told: 0 }
    }
    /// How far it has come, in percent; `None` where nobody knows.
    pub fn percent(&self) -> Option<u8> {
        self.done.as_ref().map(|done| done.load(Relaxed))
    }
    /// Has it come further since this was asked last?
    pub fn has_come_further(&mut self) -> bool {
        let now = self.percent().unwrap_or(0);
        std::mem::replace(&mut self.told, now) != now
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

fn answer(table: &dyn AnyTable, question: Question, percent: &Arc<AtomicU8>) -> Answer {
    match question {
        Question::Choose { seat, thought, mut dice } => Answer::Choose(seat, thought(&mut dice, &Still::default())),
        Question::Volunteer { seat, intention } => Answer::Volunteer(seat, intention.and_then(|intention| intention())),
        Question::Insight(who) => Answer::Insight(table.insight(who)),
        Question::Hint(seat) => {
            let setting = Setting { trees: 2, ..Setting::hint(HINT) };
            Answer::Hint(shelf::of(table).rivals.hint(table, seat, setting))
        }
        Question::Review => Answer::Review(look_back(table, percent)),
    }
}

fn look_back(table: &dyn AnyTable, percent: &Arc<AtomicU8>) -> Option<Review> {
    let (file, game) = (table.file(), shelf::find(table.name())?);
    let at = |rows| game.replay(&file, None, Some(rows)).ok();
    let mut tell = |done: f64| {
        percent.store((done.clamp(0.0, 1.0) * 100.0) as u8, Relaxed);
        // Who asked holds the other one: nobody else waits for it.
        Arc::strong_count(percent) > 1
    };
    bots::review(&game.rivals, &file.rows, &at, None, &mut tell)
}
