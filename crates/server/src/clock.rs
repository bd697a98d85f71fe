//! The house's clock: milliseconds during which the server was up. While it is down, no clock runs.
use std::sync::atomic::Ordering;
use std::time::{Instant, SystemTime, UNIX_EPOCH};
use table::Millis;

use crate::store::Writer;

#[derive(Debug)]
pub struct HouseClock {
    base: Millis,
    since: Instant,
    writer: Writer,
}

impl HouseClock {
    /// Goes on from what was last written down.
    pub fn resume(writer: Writer) -> HouseClock {
        HouseClock { base: writer.clock().load(Ordering::Relaxed), since: Instant::now(), writer }
    }
    /// Now; whatever is written from here on carries at least this time with it.
    pub fn now(&self) -> Millis {
        let now = self.base + self.since.elapsed().as_millis() as Millis;
        self.writer.clock().fetch_max(now, Ordering::Relaxed).max(now)
    }
}

/// Milliseconds since 1970, for people.
pub fn today() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_millis() as u64)
}
