//! How much one caller may ask.
use crate::config::Limits;
use crate::fault::Fault;
use governor::clock::DefaultClock;
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};
use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Mutex;

type PerAddress = RateLimiter<IpAddr, DashMapStateStore<IpAddr>, DefaultClock>;

pub struct Gate {
    requests: PerAddress,
    tables: PerAddress,
    passphrases: PerAddress,
    sockets: Mutex<HashMap<IpAddr, usize>>,
    most_sockets: usize,
}

fn at_least_one(n: u32) -> NonZeroU32 {
    NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN)
}

/// So many a second, and so many at once.
pub fn quota((a_second, at_once): (u32, u32)) -> Quota {
    Quota::per_second(at_least_one(a_second)).allow_burst(at_least_one(at_once))
}

impl Gate {
    pub fn new(limits: &Limits) -> Gate {
        Gate {
            requests: RateLimiter::dashmap(quota(limits.requests)),
            tables: RateLimiter::dashmap(Quota::per_minute(at_least_one(limits.tables))),
            passphrases: RateLimiter::dashmap(Quota::per_minute(at_least_one(limits.passphrases))),
            sockets: Mutex::default(),
            most_sockets: limits.sockets,
        }
    }
    pub fn request(&self, who: IpAddr) -> Result<(), Fault> {
        self.requests.check_key(&who).map_err(|_| Fault::too_many())
    }
    pub fn table(&self, who: IpAddr) -> Result<(), Fault> {
        self.tables.check_key(&who).map_err(|_| Fault::too_many())
    }
    pub fn passphrase(&self, who: IpAddr) -> Result<(), Fault> {
        self.passphrases.check_key(&who).map_err(|_| Fault::too_many())
    }
    /// A socket of this address; [`Gate::leave`] when it ends.
    pub fn enter(&self, who: IpAddr) -> Result<(), Fault> {
        let mut sockets = self.sockets.lock().expect("nobody panics here");
        let n = sockets.entry(who).or_default();
        if *n >= self.most_sockets {
            return Err(Fault::too_many());
        }
        *n += 1;
        Ok(())
    }
    pub fn leave(&self, who: IpAddr) {
        let mut sockets = self.sockets.lock().expect("nobody panics here");
        if let Some(n) = sockets.get_mut(&who) {
            *n -= 1;
            if *n == 0 {
                sockets.remove(&who);
            }
        }
    }
    /// Forgets addresses that have been quiet.
    pub fn tidy(&self) {
        for limiter in [&self.requests, &self.tables, &self.passphrases] {
            limiter.retain_recent();
        }
    }
}
