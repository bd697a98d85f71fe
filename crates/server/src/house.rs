//! Everything that tables share, and the list of those in memory.
use crate::aside::Aside;
use crate::clock::{HouseClock, today};
use crate::config::Config;
use crate::fault::Fault;
use crate::gate::Gate;
use crate::meters::Meters;
use crate::notices::Notices;
use crate::reviews::Reviews;
use crate::room::{Job, Room, RoomHandle};
use crate::store::{Batch, Store, StoreError};
use crate::table_id;
use crate::thinkers::Thinkers;
use futures_util::future::BoxFuture;
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::sync::{Mutex, mpsc};

pub struct House {
    pub config: Config,
    pub store: Store,
    pub clock: HouseClock,
    pub thinkers: Thinkers,
    /// looks at finished games again, so that no bot has to wait for it
    pub reviewers: Thinkers,
    pub reviews: Reviews,
    /// what takes the processor for long
    pub aside: Aside,
    pub meters: Arc<Meters>,
    pub gate: Gate,
    pub notices: Notices,
    /// tables in memory; whoever loads one holds the lock, so nobody loads it twice
    rooms: Mutex<HashMap<Arc<str>, RoomHandle>>,
    closing: AtomicBool,
}

/// How often the house's clock is written when nothing else is.
const HEARTBEAT: Duration = Duration::from_secs(5);
/// A table that never began is forgotten after so long.
const FORGOTTEN_MS: u64 = 14 * 24 * 3600 * 1000;

impl House {
    /// A game of this house.
    pub fn game(&self, name: &str) -> Option<&'static games::Entry> {
        self.config.shelf.iter().find(|game| game.name == name)
    }
    pub async fn open(config: Config) -> Result<Arc<House>, StoreError> {
        let meters = Arc::new(Meters::default());
        let store = Store::open(&config.database, meters.commits.clone()).await?;
        let house = Arc::new(House {
            clock: HouseClock::resume(store.writer.clone()),
            thinkers: Thinkers::start(config.thinkers),
            reviewers: Thinkers::start(1),
            reviews: Reviews::default(),
            aside: Aside::default(),
            gate: Gate::new(&config.limits),
            notices: Notices::open(&config, &store, meters.clone()).await?,
            rooms: Mutex::default(),
            closing: AtomicBool::new(false),
            meters,
            store,
            config,
        });
        tokio::spawn(house.clone().keep_time());
        tokio::spawn(house.clone().wake_tables());
        Ok(house)
    }

    /// Asks a table something; it is loaded if it has to be.
    pub async fn at<T, F>(self: &Arc<Self>, id: &str, work: F) -> Result<T, Fault>
    where
        T: Send + 'static,
        F: for<'a> FnOnce(&'a mut Room) -> BoxFuture<'a, T> + Send + 'static,
    {
        let (answer, done) = tokio::sync::oneshot::channel();
        let mut job: Job = Box::new(move |room| {
            Box::pin(async move {
                drop(answer.send(work(room).await));
            })
        });
        // A table may leave memory between the moment we find it and the moment we speak to it.
        for _ in 0..10 {
            match self.room(id).await?.send(job).await {
                Ok(()) => return done.await.map_err(|_| Fault::closing()),
                Err(back) => job = back,
            }
        }
        Err(Fault::closing())
    }
    /// The same without waiting for an answer: the job stands in line when this returns. `at_hand`: the table as it was
    /// last found, so that the list need not be asked every time.
    pub async fn post<F>(self: &Arc<Self>, id: &str, at_hand: &mut RoomHandle, work: F) -> Result<(), Fault>
    where
        F: for<'a> FnOnce(&'a mut Room) -> BoxFuture<'a, ()> + Send + 'static,
    {
        let mut job: Job = Box::new(work);
        for _ in 0..10 {
            match at_hand.send(job).await {
                Ok(()) => return Ok(()),
                Err(back) => job = back,
            }
            *at_hand = self.room(id).await?;
        }
        Err(Fault::closing())
    }
    pub async fn room(self: &Arc<Self>, id: &str) -> Result<RoomHandle, Fault> {
        if self.closing.load(Ordering::Relaxed) {
            return Err(Fault::closing());
        }
        if !table_id::plausible(id) {
            return Err(Fault::no_such_table());
        }
        let mut rooms = self.rooms.lock().await;
        if let Some(handle) = rooms.get(id) {
            return Ok(handle.clone());
        }
        if rooms.len() >= self.config.limits.rooms {
            return Err(Fault::too_many());
        }
        let handle = Room::load(self.clone(), id).await?;
        rooms.insert(id.into(), handle.clone());
        self.meters.rooms.set(rooms.len() as i64);
        Ok(handle)
    }
    /// A table has nobody and nothing to do: it leaves memory, unless somebody has just asked for it.
    pub async fn forget(&self, id: &str, jobs: &mpsc::Receiver<Job>) -> bool {
        let mut rooms = self.rooms.lock().await;
        if !jobs.is_empty() {
            return false;
        }
        rooms.remove(id);
        self.meters.rooms.set(rooms.len() as i64);
        true
    }

    async fn keep_time(self: Arc<Self>) {
        let mut ticks: u64 = 0;
        while !self.closing.load(Ordering::Relaxed) {
            tokio::time::sleep(HEARTBEAT).await;
            self.clock.now();
            let _ = self.store.writer.commit(Batch::default()).await;
            self.gate.tidy();
            if ticks.is_multiple_of(720) {
                drop(self.store.sweep(today().saturating_sub(FORGOTTEN_MS) as i64).await);
            }
            ticks += 1;
        }
    }
    /// Loads tables whose time has come: a clock runs out, a bot has to move.
    async fn wake_tables(self: Arc<Self>) {
        while !self.closing.load(Ordering::Relaxed) {
            match self.store.due(self.clock.now() as i64, 200).await {
                Ok(due) => {
                    for id in due {
                        if let Err(e) = self.room(&id).await {
                            tracing::warn!("a table could not be woken: {}", e.message);
                        }
                    }
                }
                Err(e) => tracing::error!("{e}"),
            }
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    }

    /// Finishes what was begun: every table puts away what it has, everybody is told, the database is closed.
    pub async fn close(self: &Arc<Self>) {
        self.closing.store(true, Ordering::Relaxed);
        let rooms: Vec<RoomHandle> = self.rooms.lock().await.drain().map(|(_, handle)| handle).collect();
        let goodbyes = rooms.iter().map(RoomHandle::close);
        futures_util::future::join_all(goodbyes).await;
        self.notices.finish().await;
        self.clock.now();
        let _ = self.store.writer.commit(Batch::default()).await;
        self.store.close().await;
    }
    pub fn is_closing(&self) -> bool {
        self.closing.load(Ordering::Relaxed)
    }
}
