//! Everything that tables share, and the list of those in memory.
use crate::aside::Aside;
use crate::clock::{HouseClock, TICK, today};
use crate::config::Config;
use crate::gate::Gate;
use crate::meters::Meters;
use crate::notices::Notices;
use crate::passphrases::Passphrases;
use crate::reviews::Reviews;
use crate::room::RoomHandle;
use crate::rooms::{Rooms, watch_over};
use crate::store::{Batch, Order, Store, StoreError};
use crate::thinkers::Thinkers;
use bots::Memory;
use shelf::{Lang, Words};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

pub struct House {
    pub config: Config,
    pub store: Store,
    pub clock: HouseClock,
    pub thinkers: Thinkers,
    /// what the bots of all tables remember
    pub memory: Memory,
    /// looks at finished games again, so that no bot has to wait for it
    pub reviewers: Thinkers,
    pub reviews: Reviews,
    /// what takes the processor for long
    pub aside: Aside,
    pub meters: Arc<Meters>,
    pub gate: Gate,
    pub passphrases: Passphrases,
    pub notices: Notices,
    pub rooms: Rooms,
    closing: AtomicBool,
}

/// Tables that are woken at once.
const PAGE: i64 = 200;
const PAGES: usize = 10;
/// The house closes: so long a table may take to finish what it has begun.
const GOODBYE_WITHIN: Duration = Duration::from_secs(8);
/// How often the house's clock is written when nothing else is.
const HEARTBEAT: Duration = Duration::from_secs(5);
/// A table that never began is forgotten after so long.
const FORGOTTEN_MS: u64 = 14 * 24 * 3600 * 1000;

impl House {
    /// A game of this house.
    pub fn game(&self, name: &str) -> Option<&'static shelf::Entry> {
        self.config.shelf.iter().find(|game| game.name == name)
    }
    pub async fn open(config: Config) -> Result<Arc<House>, StoreError> {
        let meters = Arc::new(Meters::default());
        // Read before anybody asks: nobody's answer waits for it.
        tokio::task::spawn_blocking(|| Words::of(Lang::En));
        let store = Store::open(&config.database, config.probe.clone(), meters.commits.clone(), config.slack).await?;
        let house = Arc::new(House {
            clock: HouseClock::resume(store.writer.clone()),
            thinkers: Thinkers::start(config.thinkers),
            memory: Memory::of(config.bot_memory),
            reviewers: Thinkers::start(1),
            reviews: Reviews::default(),
            aside: Aside::default(),
            gate: Gate::new(&config.limits),
            passphrases: Passphrases::start(),
            notices: Notices::open(&config, &store, meters.clone()).await?,
            rooms: Rooms::new(config.limits.rooms),
            closing: AtomicBool::new(false),
            meters,
            store,
            config,
        });
        watch_over(&house);
        tokio::spawn(house.clone().tick());
        tokio::spawn(house.clone().keep_time());
        tokio::spawn(house.clone().wake_tables());
        Ok(house)
    }

    async fn tick(self: Arc<Self>) {
        while !self.is_closing() {
            tokio::time::sleep(TICK).await;
            self.clock.tick();
        }
    }
    async fn keep_time(self: Arc<Self>) {
        let mut ticks: u64 = 0;
        while !self.is_closing() {
            tokio::time::sleep(HEARTBEAT).await;
            self.clock.now();
            let _ = self.store.writer.commit(Batch::default()).await;
            self.gate.tidy();
            if ticks.is_multiple_of(720) {
                let before = today().saturating_sub(FORGOTTEN_MS) as i64;
                let _ = self.store.writer.commit(Order::Sweep { before }).await;
            }
            ticks += 1;
        }
    }
    /// Loads tables whose time has come: a clock runs out, a bot has to move.
    async fn wake_tables(self: Arc<Self>) {
        let mut after = String::new();
        while !self.is_closing() {
            // Page by page, and next time from where we were: no table waits for ever behind others.
            for _ in 0..PAGES {
                let due = match self.store.due(self.clock.now() as i64, &after, PAGE).await {
                    Ok(due) => due,
                    Err(e) => {
                        tracing::error!("{e}");
                        break;
                    }
                };
                for id in &due {
                    if let Err(e) = self.room(id) {
                        tracing::warn!("a table could not be woken: {}", e.message);
                    }
                }
                after = due.last().filter(|_| due.len() as i64 == PAGE).map_or_else(String::new, ToString::to_string);
                if after.is_empty() {
                    break;
                }
            }
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    }

    /// Finishes what was begun: every table puts away what it has, everybody is told, the database is closed.
    pub async fn close(self: &Arc<Self>) {
        self.closing.store(true, Ordering::Relaxed);
        let rooms = self.rooms.drain();
        let goodbyes = futures_util::future::join_all(rooms.iter().map(RoomHandle::close));
        if tokio::time::timeout(GOODBYE_WITHIN, goodbyes).await.is_err() {
            tracing::error!("some tables did not answer; what they acknowledged is on the disk");
        }
        self.notices.finish().await;
        self.clock.now();
        let _ = self.store.writer.commit(Batch::default()).await;
        self.store.close().await;
    }
    pub fn is_closing(&self) -> bool {
        self.closing.load(Ordering::Relaxed)
    }
    /// What is wrong, if anything is.
    pub fn complaint(&self) -> Option<&'static str> {
        match () {
            () if self.is_closing() => Some("the house is closing"),
            () if !self.store.writer.health().borrow().well => Some("the database does not take what is written"),
            () if self.rooms.stuck() > 0 => Some("a table hangs"),
            () => None,
        }
    }
}
