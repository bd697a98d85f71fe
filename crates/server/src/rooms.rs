//! The tables in memory: found or loaded, let go when nobody needs them, watched over.
//!
//! The list is locked only to look at it. A table is loaded by its own task, so that one that takes long, or a database that
//! does not answer, holds up nobody else.
use crate::fault::{Fault, Kind};
use crate::house::House;
use crate::room::{Job, Room, RoomHandle};
use crate::table_id::TableId;
use futures_util::future::BoxFuture;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, Weak};
use std::time::{Duration, Instant};
use tokio::sync::{Notify, mpsc, oneshot};

/// Whoever asks a table is answered by then, if only with a refusal.
const ANSWER_WITHIN: Duration = Duration::from_millis(4800);
/// So many make room at once when there is none.
const MAKE_ROOM: usize = 64;

/// What others may know about a table in memory without asking it.
#[derive(Default, Debug)]
pub struct Pulse {
    /// why it could not be loaded
    pub failed: OnceLock<Fault>,
    /// somebody looks on, or a bot thinks
    pub needed: AtomicBool,
    /// spectators
    pub watching: AtomicUsize,
    /// seats that are connected, as bits
    pub here: AtomicU64,
    /// it may leave memory now
    pub leave: Notify,
    /// when somebody last asked for it, in milliseconds of the list
    used: AtomicU64,
    /// since when it has been at one job; 0: it waits
    busy: AtomicU64,
    stuck: AtomicBool,
}

pub struct Rooms {
    list: Mutex<HashMap<TableId, RoomHandle>>,
    most: usize,
    begun: Instant,
    stuck: AtomicUsize,
}

impl Rooms {
    pub fn new(most: usize) -> Rooms {
        Rooms { list: Mutex::default(), most, begun: Instant::now(), stuck: AtomicUsize::new(0) }
    }
    fn list(&self) -> MutexGuard<'_, HashMap<TableId, RoomHandle>> {
        self.list.lock().unwrap_or_else(PoisonError::into_inner)
    }
    fn now(&self) -> u64 {
        self.begun.elapsed().as_millis() as u64 + 1
    }
    pub fn count(&self) -> usize {
        self.list().len()
    }
    /// Tables that hang.
    pub fn stuck(&self) -> usize {
        self.stuck.load(Ordering::Relaxed)
    }
    pub fn drain(&self) -> Vec<RoomHandle> {
        self.list().drain().map(|(_, handle)| handle).collect()
    }
    /// Who looks on, if the table is in memory.
    pub fn pulse(&self, id: &str) -> Option<Arc<Pulse>> {
        self.list().get(id).map(|handle| handle.pulse.clone())
    }
    /// A job begins.
    pub fn begins(&self, pulse: &Pulse) {
        pulse.busy.store(self.now(), Ordering::Relaxed);
    }
    pub fn ends(&self, pulse: &Pulse) {
        pulse.busy.store(0, Ordering::Relaxed);
    }
    /// Takes a table off the list, if it is still this one.
    pub fn remove(&self, id: &TableId, pulse: &Arc<Pulse>) {
        let mut list = self.list();
        if list.get(id).is_some_and(|handle| Arc::ptr_eq(&handle.pulse, pulse)) {
            list.remove(id);
        }
    }
    /// The tables that nobody needs leave, those first that were not asked for longest. `false`: all are needed.
    fn make_room(list: &HashMap<TableId, RoomHandle>) -> bool {
        let idle = |handle: &&RoomHandle| !handle.pulse.needed.load(Ordering::Relaxed);
        let mut idle: Vec<&RoomHandle> = list.values().filter(idle).collect();
        idle.sort_by_key(|handle| handle.pulse.used.load(Ordering::Relaxed));
        idle.iter().take(MAKE_ROOM).for_each(|handle| handle.pulse.leave.notify_one());
        !idle.is_empty()
    }
    /// Looks for tables that hang.
    fn look(&self, patience: Duration) {
        let now = self.now();
        let mut stuck = 0;
        for (id, handle) in &*self.list() {
            let busy = handle.pulse.busy.load(Ordering::Relaxed);
            let hangs = busy > 0 && now.saturating_sub(busy) > patience.as_millis() as u64;
            if hangs != handle.pulse.stuck.swap(hangs, Ordering::Relaxed) {
                match hangs {
                    true => tracing::error!("table {id} hangs: it is frozen until it answers"),
                    false => tracing::error!("table {id} answers again"),
                }
            }
            stuck += usize::from(hangs);
        }
        self.stuck.store(stuck, Ordering::Relaxed);
    }
}

/// Looks after the tables from a thread that no table can hold up.
pub fn watch_over(house: &Arc<House>) {
    let house: Weak<House> = Arc::downgrade(house);
    let body = move || {
        while let Some(house) = house.upgrade() {
            house.rooms.look(house.config.stuck);
            drop(house);
            std::thread::sleep(Duration::from_millis(500));
        }
    };
    std::thread::Builder::new().name("watch".into()).spawn(body).expect("the system gives threads");
}

impl House {
    /// A table, in memory or on its way there.
    pub fn room(self: &Arc<Self>, id: &TableId) -> Result<RoomHandle, Fault> {
        if self.is_closing() {
            return Err(Fault::closing());
        }
        let mut list = self.rooms.list();
        if let Some(handle) = list.get(id) {
            if handle.pulse.stuck.load(Ordering::Relaxed) {
                return Err(Fault::new(Kind::Frozen, "this table hangs; the host of the house has to look at it"));
            }
            handle.pulse.used.store(self.rooms.now(), Ordering::Relaxed);
            return Ok(handle.clone());
        }
        if list.len() >= self.rooms.most && !Rooms::make_room(&list) {
            return Err(Fault::too_many());
        }
        let handle = Room::begin(self.clone(), id.clone());
        handle.pulse.used.store(self.rooms.now(), Ordering::Relaxed);
        list.insert(id.clone(), handle.clone());
        self.meters.rooms.set(list.len() as i64);
        Ok(handle)
    }
    /// Asks a table something; it is loaded if it has to be. Who no longer waits is not answered, and what they wanted is
    /// not begun.
    pub async fn at<T, F>(self: &Arc<Self>, id: &TableId, work: F) -> Result<T, Fault>
    where
        T: Send + 'static,
        F: for<'a> FnOnce(&'a mut Room) -> BoxFuture<'a, T> + Send + 'static,
    {
        let (answer, done) = oneshot::channel();
        let mut at_hand = None;
        let asked = async {
            self.post(id, &mut at_hand, move |room| {
                Box::pin(async move {
                    if !answer.is_closed() {
                        drop(answer.send(work(room).await));
                    }
                })
            })
            .await?;
            // A table that cannot be loaded takes what stands in line with it.
            let failed = |_| at_hand.and_then(|h| h.pulse.failed.get().cloned()).unwrap_or_else(Fault::closing);
            done.await.map_err(failed)
        };
        tokio::time::timeout(ANSWER_WITHIN * self.config.slack, asked).await.unwrap_or_else(|_| Err(Fault::database()))
    }
    /// The same without waiting for an answer: the job stands in line when this returns. `at_hand`: the table as it was
    /// last found, so that the list need not be asked every time.
    pub async fn post<F>(self: &Arc<Self>, id: &TableId, at_hand: &mut Option<RoomHandle>, work: F) -> Result<(), Fault>
    where
        F: for<'a> FnOnce(&'a mut Room) -> BoxFuture<'a, ()> + Send + 'static,
    {
        let mut job: Job = Box::new(work);
        // A table may leave memory between the moment we find it and the moment we speak to it.
        for _ in 0..10 {
            let handle = match at_hand.take() {
                Some(handle) => handle,
                None => self.room(id)?,
            };
            match handle.send(job).await {
                Ok(()) => {
                    *at_hand = Some(handle);
                    return Ok(());
                }
                Err(back) => job = back,
            }
            self.rooms.remove(id, &handle.pulse);
            if let Some(fault) = handle.pulse.failed.get() {
                return Err(fault.clone());
            }
        }
        Err(Fault::closing())
    }
    /// A table has nobody and nothing to do: it leaves memory. Whatever was asked of it in this moment is asked again.
    pub async fn forget(self: &Arc<Self>, id: &TableId, pulse: &Arc<Pulse>, jobs: &mut mpsc::Receiver<Job>) {
        self.rooms.remove(id, pulse);
        self.meters.rooms.set(self.rooms.count() as i64);
        jobs.close();
        while let Some(job) = jobs.recv().await {
            if let Ok(room) = self.room(id) {
                drop(room.send(job).await);
            }
        }
    }
}
