//! Group commit: what many tables want written at the same moment goes to the disk together, in the order in which it came.
//!
//! One task has the [`Line`]. While the database is unwell it refuses at once instead of letting everybody wait, tries
//! again by itself, and says how it is ([`Health`]).
use super::line::{Line, Trouble};
use super::write::Batch;
use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot, watch};

/// Why something was not written. More about it is in the log of the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotStored {
    #[error("it cannot be written")]
    Refused,
    #[error("the database did not take it")]
    Failed,
    /// it is known when the database answers again
    #[error("the database did not say whether it took it")]
    Unknown,
}

/// How the writer is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Health {
    /// what comes is written
    pub open: bool,
    /// and nothing has failed lately
    pub well: bool,
}

type Waiting = (Batch, oneshot::Sender<Result<(), NotStored>>);

const BATCHES: usize = 1000;
/// A batch of more rows is written alone.
const LARGE: usize = 500;
/// How often an unwell database is tried.
const TRY_EVERY: Duration = Duration::from_millis(500);
/// So long without a fault, and it is well again.
const QUIET: Duration = Duration::from_secs(3);

#[derive(Clone, Debug)]
pub struct Writer {
    queue: mpsc::Sender<Waiting>,
    clock: Arc<AtomicU64>,
    health: watch::Receiver<Health>,
}

struct Scribe {
    line: Line,
    clock: Arc<AtomicU64>,
    health: watch::Sender<Health>,
    failed: Instant,
    commits: prometheus_client::metrics::counter::Counter,
}

impl Writer {
    /// `clock`: the house's clock, written with everything else so that it never falls behind a stored action.
    pub(super) fn start(
        line: Line,
        clock: Arc<AtomicU64>,
        commits: prometheus_client::metrics::counter::Counter,
    ) -> Writer {
        let (queue, waiting) = mpsc::channel::<Waiting>(BATCHES);
        let (health, seen) = watch::channel(Health { open: true, well: true });
        let scribe = Scribe { line, clock: clock.clone(), health, failed: Instant::now(), commits };
        tokio::spawn(scribe.run(waiting));
        Writer { queue, clock, health: seen }
    }
    /// Returns when it is on the disk.
    pub async fn commit(&self, batch: impl Into<Batch>) -> Result<(), NotStored> {
        // Who comes while nothing can be written need not stand in line to hear it.
        if !self.health.borrow().open {
            return Err(NotStored::Failed);
        }
        let (answer, done) = oneshot::channel();
        self.queue.send((batch.into(), answer)).await.map_err(|_| NotStored::Failed)?;
        // Whoever has the queue answers, unless the house closes.
        done.await.map_err(|_| NotStored::Unknown)?
    }
    pub fn clock(&self) -> &AtomicU64 {
        &self.clock
    }
    pub fn health(&self) -> watch::Receiver<Health> {
        self.health.clone()
    }
}

impl Scribe {
    async fn run(mut self, mut waiting: mpsc::Receiver<Waiting>) {
        let mut group = Vec::with_capacity(BATCHES);
        // Whoever copies a whole game waits until everybody else is written.
        let mut large: VecDeque<Waiting> = VecDeque::new();
        let mut again = tokio::time::interval(TRY_EVERY);
        again.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            let unwell = !self.health.borrow().well;
            tokio::select! {
                biased;
                n = waiting.recv_many(&mut group, BATCHES) => {
                    if n == 0 {
                        break;
                    }
                    large.extend(group.extract_if(.., |(batch, _)| batch.log.len() > LARGE));
                    self.write_group(&mut group).await;
                }
                // Comes later: a try may take as long as the pause between two.
                _ = again.tick(), if unwell => drop(self.write(&[]).await),
                () = std::future::ready(()), if !large.is_empty() => {
                    group.extend(large.pop_front());
                    self.write_group(&mut group).await;
                }
            }
        }
        while let Some(one) = large.pop_front() {
            group.push(one);
            self.write_group(&mut group).await;
        }
        self.line.close().await;
    }
    async fn write_group(&mut self, group: &mut Vec<Waiting>) {
        if group.is_empty() {
            return;
        }
        if !self.health.borrow().open {
            return group.drain(..).for_each(|(_, answer)| answered(answer, Err(NotStored::Failed)));
        }
        let batches: Vec<&Batch> = group.iter().map(|(batch, _)| batch).collect();
        let mut done = self.write(&batches).await;
        if done == Err(NotStored::Refused) && group.len() > 1 {
            // One that cannot be written must not take the others with it.
            for (batch, answer) in group.drain(..) {
                if self.health.borrow().open {
                    done = self.write(&[&batch]).await;
                }
                answered(answer, done);
            }
            return;
        }
        group.drain(..).for_each(|(_, answer)| answered(answer, done));
    }
    async fn write(&mut self, batches: &[&Batch]) -> Result<(), NotStored> {
        let done = self.line.write(batches, self.clock.load(Ordering::Relaxed)).await;
        self.commits.inc();
        let why = match done {
            Ok(()) => {
                let well = !batches.is_empty() || self.failed.elapsed() > QUIET;
                self.is(Health { open: true, well: well || self.health.borrow().well });
                return Ok(());
            }
            Err(Trouble::Refused(e)) => {
                // A name that is taken, say: whoever asked is told, and nothing is wrong with the database.
                tracing::debug!("one of {} batches was refused: {e}", batches.len());
                return Err(NotStored::Refused);
            }
            Err(why) => why,
        };
        self.failed = Instant::now();
        if self.health.borrow().open || !batches.is_empty() {
            tracing::error!("a commit of {} failed: {why}", batches.len());
        }
        self.is(Health { open: false, well: false });
        Err(if matches!(why, Trouble::Unknown(_)) { NotStored::Unknown } else { NotStored::Failed })
    }
    fn is(&self, health: Health) {
        self.health.send_if_modified(|was| {
            let changed = *was != health;
            if changed && was.well != health.well {
                tracing::info!("the database {}", if health.well { "is well again" } else { "is unwell" });
            }
            *was = health;
            changed
        });
    }
}

/// Whoever asked may be gone.
fn answered(answer: oneshot::Sender<Result<(), NotStored>>, done: Result<(), NotStored>) {
    let _ = answer.send(done);
}
