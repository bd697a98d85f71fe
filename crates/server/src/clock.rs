//! The house's clock: milliseconds during which the house was open and could write. Otherwise no clock runs.
use crate::store::{Health, Writer};
use std::sync::atomic::Ordering;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use table::Millis;
use tokio::sync::watch;

/// Time that passes between two ticks counts up to this: a machine that was asleep was not open.
const STEP: Duration = Duration::from_secs(2);
pub const TICK: Duration = Duration::from_millis(250);

#[derive(Debug)]
pub struct HouseClock {
    time: Mutex<Time>,
    writer: Writer,
    health: watch::Receiver<Health>,
    turned: watch::Sender<u64>,
}

#[derive(Debug)]
struct Time {
    base: Duration,
    since: Instant,
}

impl HouseClock {
    /// Goes on from what was last written down.
    pub fn resume(writer: Writer) -> HouseClock {
        let base = Duration::from_millis(writer.clock().load(Ordering::Relaxed));
        let time = Mutex::new(Time { base, since: Instant::now() });
        HouseClock { time, health: writer.health(), writer, turned: watch::channel(0).0 }
    }
    /// Now; whatever is written from here on carries at least this time with it.
    pub fn now(&self) -> Millis {
        let time = self.time.lock().unwrap_or_else(PoisonError::into_inner);
        let now = (time.base + self.passed(&time)).as_millis() as Millis;
        self.writer.clock().fetch_max(now, Ordering::Relaxed).max(now)
    }
    /// What has passed since the last tick, as far as it counts.
    fn passed(&self, time: &Time) -> Duration {
        if self.health.borrow().open { time.since.elapsed().min(STEP) } else { Duration::ZERO }
    }
    pub fn tick(&self) {
        let mut time = self.time.lock().unwrap_or_else(PoisonError::into_inner);
        let passed = self.passed(&time);
        time.base += passed;
        time.since = Instant::now();
    }
    /// A test turns the clock on; every table hears of it.
    pub fn turn(&self, by: Duration) {
        self.time.lock().unwrap_or_else(PoisonError::into_inner).base += by;
        self.now();
        self.turned.send_modify(|n| *n += 1);
    }
    pub fn turned(&self) -> watch::Receiver<u64> {
        self.turned.subscribe()
    }
}

/// Milliseconds since 1970, for people.
pub fn today() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_millis() as u64)
}
