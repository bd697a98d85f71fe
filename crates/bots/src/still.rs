//! Is a thought still wanted? Whoever waits for it holds the same handle, and lets go when the answer is of no use any more.
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Says whether to think on. Clones say the same.
#[derive(Clone, Debug, Default)]
pub struct Still(Arc<AtomicBool>);

impl Still {
    pub fn is_wanted(&self) -> bool {
        !self.0.load(Ordering::Relaxed)
    }
    /// Nobody waits any more: search ends after the try in hand, and what it answers then is not worth hearing.
    pub fn let_go(&self) {
        self.0.store(true, Ordering::Relaxed);
    }
}
