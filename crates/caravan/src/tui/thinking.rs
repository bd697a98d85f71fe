//! Bots think in a thread of their own, so that keys are never dead. The table goes with the thought and comes back with it.
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use table::{AnyTable, FastDice, Seat};

pub struct Thinking {
    pub seat: Seat,
    back: Receiver<Thought>,
}

pub struct Thought {
    pub table: Box<dyn AnyTable>,
    pub action: Result<String, String>,
}

impl Thinking {
    pub fn start(table: Box<dyn AnyTable>, seat: Seat, bot: String, mut dice: FastDice) -> Thinking {
        let (done, back) = channel();
        thread::spawn(move || {
            let action = bots::choose(&*table, seat, &bot, &mut dice).map_err(|e| e.to_string());
            // Whoever asked may have left the program.
            let _ = done.send(Thought { table, action });
        });
        Thinking { seat, back }
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
