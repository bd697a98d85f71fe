//! A table: one task that checks, writes down, acknowledges and tells, one thing after the other.
//!
//! Whoever wants something of it sends a [`Job`]. Nothing is told before it is on the disk.
mod act;
mod advice;
mod chairs;
mod clocks;
mod drive;
mod load;
mod look;
mod moments;
mod plans;
mod viewers;

pub use advice::nobody as no_advice;
pub use chairs::{ChairAsked, Opening, Seated, clean_name};
pub use moments::Then;
pub use viewers::{Outbox, ViewerId};

use crate::fault::Fault;
use crate::house::House;
use crate::store::{ChairRow, ChatRow, TableRow};
use crate::thinkers::Ticket;
use crate::wire::{Stage, Tempo};
use futures_util::future::BoxFuture;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::time::Duration;
use table::{AnyTable, Millis, Seat, SeatSet};
use tokio::sync::{mpsc, oneshot};

/// Something that a table does when its turn comes.
pub type Job = Box<dyn for<'a> FnOnce(&'a mut Room) -> BoxFuture<'a, ()> + Send>;

/// How to reach a table in memory.
#[derive(Clone)]
pub struct RoomHandle {
    jobs: mpsc::Sender<Job>,
}

/// Jobs that may wait for one table; whoever comes later waits at the door.
const JOBS: usize = 256;

impl RoomHandle {
    /// Gives the job back if the table has just left memory.
    pub async fn send(&self, job: Job) -> Result<(), Job> {
        self.jobs.send(job).await.map_err(|back| back.0)
    }
    /// Everything that stands in line is still done; then the table says goodbye.
    pub async fn close(&self) {
        let (answer, done) = oneshot::channel();
        let job: Job = Box::new(move |room| {
            Box::pin(async move {
                room.say_goodbye("closing");
                room.ended = true;
                let _ = answer.send(());
            })
        });
        if self.send(job).await.is_ok() {
            drop(done.await);
        }
    }
}

/// What the people who opened the table decided.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Setting {
    pub name: String,
    pub options: Value,
    pub tempo: Tempo,
    pub listed: bool,
    pub practice: bool,
    #[serde(default)]
    pub scene: Option<Value>,
    #[serde(default)]
    pub seed: Option<String>,
}

pub struct Room {
    pub house: Arc<House>,
    pub id: Arc<str>,
    row: TableRow,
    pub setting: Setting,
    chairs: Vec<ChairRow>,
    /// since when somebody is back, by the table's clock: nobody is late for what happened before
    back_at: Vec<Millis>,
    play: Option<Play>,
    chat: Vec<ChatRow>,
    /// what was done, by seat and by the client's name for it: sent twice, it counts once
    done: HashMap<(Seat, String), usize>,
    viewers: HashMap<ViewerId, viewers::Viewer>,
    undo_asked: Option<crate::wire::UndoAsked>,
    /// a bot thinks about the position after so many rows
    thinking: Option<usize>,
    /// dropped, it ends that thought
    thought: Option<Ticket>,
    /// what bots will do without being asked: when, what, and how much they knew
    volunteers: BTreeMap<Seat, drive::Volunteer>,
    /// the thoughts behind it
    intentions: BTreeMap<Seat, Ticket>,
    /// the last hint of each seat
    hints: BTreeMap<Seat, advice::Hint>,
    /// for whom its bots think; 0 if nobody knows
    person: u64,
    jobs: mpsc::WeakSender<Job>,
    /// why the game cannot go on
    frozen: Option<String>,
    last: u64,
    ended: bool,
}

/// A game that has begun.
struct Play {
    table: Box<dyn AnyTable>,
    /// rows that are on the disk
    stored: usize,
    /// as of the last word to the lists
    must: SeatSet,
    round: Option<u64>,
}

impl Room {
    fn stage(&self) -> Stage {
        match &self.play {
            Some(play) if play.table.is_over() => Stage::Over,
            _ if self.row.stage == "waiting" => Stage::Waiting,
            _ => Stage::Running,
        }
    }
    /// The table's clock.
    fn now(&self) -> Millis {
        self.house.clock.now().saturating_sub(self.row.started as Millis)
    }
    fn table(&self) -> Result<&dyn AnyTable, Fault> {
        match (&self.play, &self.frozen) {
            (Some(play), _) => Ok(&*play.table),
            (None, Some(why)) => Err(Fault::conflict("frozen", why.clone())),
            (None, None) => Err(Fault::conflict("not-begun", "the game has not begun")),
        }
    }
    /// The seat that a secret opens.
    pub fn seat_of(&self, secret: &str) -> Result<Seat, Fault> {
        let fingerprint = crate::secret::fingerprint(secret);
        let found = self.chairs.iter().find(|c| c.opens(&fingerprint));
        found.map(|c| Seat(c.seat as u8)).ok_or_else(Fault::wrong_secret)
    }

    async fn run(mut self, mut jobs: mpsc::Receiver<Job>) {
        if self.frozen.is_some() {
            // Lists say so, and nobody tries to wake it again.
            let _ = self.announce().await;
        }
        self.drive().await;
        while !self.ended {
            let wait = self.next_wake().map(|at| Duration::from_millis(at.saturating_sub(self.now())));
            let idle = self.viewers.is_empty() && self.thinking.is_none();
            tokio::select! {
                job = jobs.recv() => match job {
                    Some(job) => job(&mut self).await,
                    None => break,
                },
                () = tokio::time::sleep(wait.unwrap_or(Duration::from_secs(3600))), if wait.is_some() => self.on_time().await,
                () = tokio::time::sleep(self.house.config.idle), if idle => {
                    if self.house.forget(&self.id, &jobs).await {
                        break;
                    }
                }
            }
        }
    }
}
