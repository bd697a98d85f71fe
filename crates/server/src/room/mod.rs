//! A table: one task that checks, writes down, acknowledges and tells, one thing after the other.
//!
//! Whoever wants something of it sends a [`Job`]. Nothing is told before it is on the disk.
mod act;
mod advice;
mod chairs;
mod clocks;
mod drive;
mod ending;
mod load;
mod look;
mod moments;
mod opening;
mod plans;
mod rematch;
mod viewers;

pub use advice::nobody as no_advice;
pub use moments::Then;
pub use opening::{ChairAsked, Names, Opening, Seated};
pub use viewers::{Outbox, ViewerId, line};

use crate::fault::{Fault, Kind};
use crate::house::House;
use crate::rooms::Pulse;
use crate::secret::Secret;
use crate::store::{Batch, ChairRow, ChatRow, Health, HeardRow, NotStored, TableRow};
use crate::table_id::TableId;
use crate::thinkers::Ticket;
use crate::wire::{AllAsked, Farewell, Origin, Stage, Tempo};
use bots::Lodgers;
use futures_util::future::BoxFuture;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::{BTreeMap, HashMap, VecDeque};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use table::{AnyTable, Illegal, Millis, Seat, SeatSet};
use tokio::sync::{mpsc, oneshot};

/// Something that a table does when its turn comes.
pub type Job = Box<dyn for<'a> FnOnce(&'a mut Room) -> BoxFuture<'a, ()> + Send>;

/// How to reach a table in memory.
#[derive(Clone)]
pub struct RoomHandle {
    jobs: mpsc::Sender<Job>,
    pub pulse: Arc<Pulse>,
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
                room.say_goodbye(Farewell::Closing);
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
    /// what it came from, if not from nothing
    #[serde(default)]
    pub origin: Option<Origin>,
}

pub struct Room {
    pub house: Arc<House>,
    pub id: TableId,
    row: TableRow,
    pub setting: Setting,
    chairs: Vec<ChairRow>,
    play: Option<Play>,
    /// the newest lines
    chat: Vec<ChatRow>,
    /// what was said, by seat and by the client's name for it, as a fingerprint: said twice, it is heard once
    said: HashMap<Seat, HashMap<String, u64>>,
    /// what was done, by seat and by the client's name for it: sent twice, it counts once
    done: HashMap<(Seat, String), act::Done>,
    /// the last questions and answers of each seat, by the client's name for them: sent twice, they count once
    heard: HashMap<Seat, VecDeque<HeardRow>>,
    /// what is being answered: it is written with whatever it does
    hearing: Option<HeardRow>,
    viewers: HashMap<ViewerId, viewers::Viewer>,
    undo_asked: Option<AllAsked>,
    abort_asked: Option<AllAsked>,
    /// a bot thinks about the position after so many rows
    thinking: Option<usize>,
    /// dropped, it ends that thought
    thought: Option<Ticket>,
    /// what bots will do without being asked: when, what, and how much they knew
    volunteers: BTreeMap<Seat, drive::Volunteer>,
    /// the thoughts behind it
    intentions: BTreeMap<Seat, Ticket>,
    /// the bots, for as long as they play
    lodgers: Lodgers,
    /// the last hint of each seat
    hints: BTreeMap<Seat, advice::Hint>,
    /// for whom its bots think; 0 if nobody knows
    person: u64,
    jobs: mpsc::WeakSender<Job>,
    /// why the game cannot go on
    frozen: Option<String>,
    /// what is on the disk is not known: nothing is done or shown until it is
    unsettled: bool,
    /// what those who look on know about the database
    well: bool,
    /// when somebody last looked on, or asked for the table
    watched: Instant,
    /// when a seat's last page was closed
    left: BTreeMap<Seat, Instant>,
    /// only bots play, and nobody looks on
    resting: bool,
    /// when the table needs somebody, as the lists have it
    wake: Option<i64>,
    /// lists have heard of it
    announced: bool,
    /// planned answers since anybody else did something
    planned: usize,
    last: u64,
    pulse: Arc<Pulse>,
    ended: bool,
}

/// A game that has begun.
struct Play {
    table: Box<dyn AnyTable>,
    /// rows that are on the disk
    stored: usize,
    /// as of the last word to the lists
    must: SeatSet,
    /// what everybody has seen after each row: whoever is on a clock gets a new move only for what all can see
    seen: Vec<usize>,
}

impl Play {
    /// A game whose rows are all on the disk.
    fn stored(table: Box<dyn AnyTable>) -> Play {
        let (stored, must) = (table.rows().len(), table.must());
        let mut play = Play { table, stored, must, seen: vec![] };
        play.look_on();
        play
    }
    fn look_on(&mut self) {
        let (known, rows) = (self.seen.len(), self.table.rows().len());
        if rows == known + 1 {
            self.seen.push(self.table.seen(None));
        } else if rows > known {
            self.seen.extend(&self.table.seen_by_rows(None)[known + 1..]);
        }
    }
}

impl Room {
    fn stage(&self) -> Stage {
        match &self.play {
            Some(play) if play.table.is_over() => Stage::Over,
            _ => self.row.stage,
        }
    }
    /// By its rules, or because it was ended.
    fn is_over(&self) -> bool {
        self.stage() == Stage::Over
    }
    /// The table's clock. A position that begins late may have begun before the house did.
    fn now(&self) -> Millis {
        self.house.clock.now().saturating_add_signed(self.row.started.saturating_neg())
    }
    fn table(&self) -> Result<&dyn AnyTable, Fault> {
        match (&self.play, &self.frozen) {
            _ if self.unsettled => Err(Fault::database()),
            (Some(play), _) => Ok(&*play.table),
            (None, Some(why)) => Err(Fault::new(Kind::Frozen, why.clone())),
            (None, None) if self.is_over() => Err(Fault::new(Kind::Ended, "the table was closed before a game began")),
            (None, None) => Err(Fault::new(Kind::NotBegun, "the game has not begun")),
        }
    }
    /// A game that goes on.
    fn running(&self) -> Result<&dyn AnyTable, Fault> {
        let table = self.table()?;
        if self.is_over() { Err(Illegal::Over.into()) } else { Ok(table) }
    }
    /// The seat that a secret opens.
    pub fn seat_of(&self, secret: &Secret) -> Result<Seat, Fault> {
        let key = secret.fingerprint();
        let found = self.chairs.iter().find(|c| c.opens(&key));
        found.map(|c| c.seat).ok_or_else(Fault::wrong_secret)
    }
    /// Can anything be written now?
    fn can_write(&self) -> bool {
        self.house.store.writer.health().borrow().open
    }

    async fn run(mut self, mut jobs: mpsc::Receiver<Job>) {
        let (house, pulse) = (self.house.clone(), self.pulse.clone());
        let (mut health, mut turned) = (house.store.writer.health(), house.clock.turned());
        if self.frozen.is_some() || (!self.announced && jobs.is_empty()) {
            // Lists say so, and nobody tries to wake it again.
            let _ = self.announce().await;
        }
        self.give_up().await;
        self.begin_by_itself().await;
        self.drive().await;
        while !self.ended {
            let wait = self.next_wake().filter(|_| self.can_write());
            let wait = wait.map(|at| Duration::from_millis(at.saturating_sub(self.now())));
            let idle = self.viewers.is_empty() && self.thinking.is_none();
            pulse.needed.store(!idle, Ordering::Relaxed);
            house.rooms.ends(&pulse);
            let leaves = tokio::select! {
                job = jobs.recv() => match job {
                    Some(job) => {
                        house.rooms.begins(&pulse);
                        self.settle().await;
                        job(&mut self).await;
                        false
                    }
                    None => break,
                },
                changed = health.changed() => {
                    // Without a writer there is no house.
                    if changed.is_err() {
                        break;
                    }
                    let health = *health.borrow_and_update();
                    self.house_is(health).await;
                    false
                }
                _ = turned.changed() => false,
                () = tokio::time::sleep(wait.unwrap_or(HOUR)), if wait.is_some() => {
                    house.rooms.begins(&pulse);
                    self.on_time().await;
                    false
                }
                () = tokio::time::sleep(house.config.idle), if idle => true,
                () = pulse.leave.notified(), if idle => true,
            };
            if leaves && self.put_away().await {
                return house.forget(&self.id, &pulse, &mut jobs).await;
            }
        }
        house.rooms.remove(&self.id, &pulse);
    }
    /// Writes something of this table. What lists know of it from then on is known here, too.
    async fn write(&mut self, mut batch: Batch) -> Result<(), NotStored> {
        batch.heard = self.hearing.clone();
        let listed = batch.standing.as_ref().map(|s| (s.last as u64, s.wake));
        self.house.store.writer.commit(batch).await?;
        if let Some(heard) = self.hearing.take() {
            self.hear(heard);
        }
        if let Some((last, wake)) = listed {
            (self.last, self.wake, self.announced) = (last, wake, true);
        }
        Ok(())
    }
    /// Nobody need think about this position any more.
    fn drop_thoughts(&mut self) {
        (self.thinking, self.thought) = (None, None);
        self.volunteers.clear();
        self.intentions.clear();
        self.lodgers.clear();
    }
    /// What the disk must know before the table leaves memory.
    async fn put_away(&mut self) -> bool {
        if self.unsettled || (self.announced && self.wake == self.wake_on_disk()) {
            return true;
        }
        let batch = Batch { standing: Some(self.standing()), ..Batch::default() };
        match self.write(batch).await {
            Ok(()) => true,
            // In memory it still knows what is due.
            Err(_) => {
                tokio::time::sleep(Duration::from_secs(1)).await;
                false
            }
        }
    }
    /// The database is well again, or is not.
    async fn house_is(&mut self, health: Health) {
        if std::mem::replace(&mut self.well, health.well) != health.well {
            self.tell_health(health);
        }
        if health.open {
            self.settle().await;
            if !self.announced {
                let _ = self.announce().await;
            }
            self.begin_by_itself().await;
            self.drive().await;
        }
    }
    /// What is on the disk can be known again.
    async fn settle(&mut self) {
        if self.unsettled && self.can_write() {
            self.reload().await;
            self.tell_meta();
            self.tell_now();
        }
    }
}

/// Longer than anybody sleeps.
const HOUR: Duration = Duration::from_secs(3600);
