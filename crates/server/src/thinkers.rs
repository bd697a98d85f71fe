//! Threads on which bots think: never those that serve people. Whoever asks much waits for themselves, not the others for them.
//!
//! `queue` says whose thought is next. A thought that nobody waits for any more is not begun, and one in hand ends early.
mod queue;

use crate::fault::Fault;
use crate::gate::Address;
use crate::house::House;
use bots::Still;
use queue::{Queue, Thought};
use std::hash::{BuildHasher, RandomState};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, Weak};
use std::thread;
use std::time::Duration;

/// What a thought is for: the first are served before the others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Class {
    /// a bot at a table where a person plays
    Live,
    Hint,
    Review,
    /// a bot at a table without people
    Unattended,
}

impl Class {
    /// How many may wait or run: of one person, and in all. Bots are bounded by their tables and seats.
    fn most(self) -> (usize, usize) {
        match self {
            Class::Hint => (2, 256),
            Class::Review => (2, 64),
            Class::Live | Class::Unattended => (usize::MAX, usize::MAX),
        }
    }
    fn is_bot(self) -> bool {
        matches!(self, Class::Live | Class::Unattended)
    }
}

/// Who asks for a thought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asker {
    pub class: Class,
    /// see [`House::person`]; 0 if nobody knows
    pub person: u64,
    /// fingerprint of its id
    pub table: u64,
    /// a seat: for each of them one thought of a bot waits
    pub slot: u64,
}

/// The threads; they end when this is dropped.
pub struct Thinkers {
    shared: Arc<Shared>,
    salt: RandomState,
}

struct Shared {
    queue: Mutex<Queue>,
    /// there is something to think about, or nothing ever again
    more: Condvar,
    /// nobody at a table waits any more
    calm: Condvar,
}

/// A thought that was asked for. Whoever drops it does not want it any more.
#[must_use = "a thought is wanted only as long as its ticket is kept"]
pub struct Ticket {
    id: u64,
    asker: Asker,
    still: Still,
    shared: Weak<Shared>,
}

impl Drop for Ticket {
    fn drop(&mut self) {
        self.still.let_go();
        if let Some(shared) = self.shared.upgrade() {
            let withdrawn = shared.changed(|queue| queue.withdraw(self.asker, self.id));
            // It may hold tickets itself, so it goes when the queue is free again.
            drop(withdrawn);
        }
    }
}

impl Thinkers {
    pub fn start(threads: usize) -> Thinkers {
        let threads = threads.max(1);
        let queue = Mutex::new(Queue::for_threads(threads));
        let shared = Arc::new(Shared { queue, more: Condvar::new(), calm: Condvar::new() });
        for n in 0..threads {
            let shared = shared.clone();
            let body = move || shared.serve();
            thread::Builder::new().name(format!("thinker-{n}")).spawn(body).expect("the system gives threads");
        }
        Thinkers { shared, salt: RandomState::new() }
    }
    /// Asks for a thought. It is wanted for as long as the ticket is kept.
    pub fn think(&self, asker: Asker, work: impl FnOnce(&Still) + Send + 'static) -> Result<Ticket, Fault> {
        let still = Still::default();
        let (id, replaced) = self.shared.lock().add(asker, still.clone(), Box::new(work))?;
        self.shared.more.notify_one();
        if let Some(replaced) = replaced {
            replaced.still.let_go();
        }
        Ok(Ticket { id, asker, still, shared: Arc::downgrade(&self.shared) })
    }
    /// Thoughts that have not been begun.
    pub fn waiting(&self) -> usize {
        self.shared.lock().waiting()
    }
    /// Waits until nobody at a table waits for a bot or a hint, but no longer than that; says whether it is so.
    pub fn give_way(&self, longest: Duration) -> bool {
        let busy = |queue: &mut Queue| !queue.closed && !queue.is_calm();
        let waited = self.shared.calm.wait_timeout_while(self.shared.lock(), longest, busy);
        !waited.unwrap_or_else(PoisonError::into_inner).1.timed_out()
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        let rest = self.shared.changed(|queue| {
            queue.closed = true;
            queue.clear()
        });
        self.shared.more.notify_all();
        self.shared.calm.notify_all();
        drop(rest);
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
    /// Changes the queue, and tells those who give way if they need not any more.
    fn changed<T>(&self, change: impl FnOnce(&mut Queue) -> T) -> T {
        let mut queue = self.lock();
        let changed = change(&mut queue);
        if queue.is_calm() {
            self.calm.notify_all();
        }
        changed
    }
    fn serve(&self) {
        while let Some(Thought { asker, still, work, .. }) = self.next() {
            // A bot that stumbles loses its thought, not the thread.
            let thinking = std::panic::AssertUnwindSafe(|| work(&still));
            if std::panic::catch_unwind(thinking).is_err() {
                tracing::error!("a bot stumbled");
            }
            self.lock().ended(asker);
        }
    }
    /// Waits for the next thought. `None`: the house is gone.
    fn next(&self) -> Option<Thought> {
        let mut queue = self.lock();
        while !queue.closed {
            let next = queue.begin();
            if queue.is_calm() {
                self.calm.notify_all();
            }
            if next.is_some() {
                return next;
            }
            queue = self.more.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
        None
    }
}

impl House {
    /// Whoever calls from this address, as a number that says nothing outside this process.
    pub fn person(&self, who: Address) -> u64 {
        self.thinkers.salt.hash_one(who).max(1)
    }
}

#[cfg(test)]
mod tests;
