//! How much one caller may ask, and how much they may hold open.
use crate::config::Limits;
use crate::fault::Fault;
use governor::clock::DefaultClock;
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};
use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Whom we count: an IPv4 address, or the /64 of an IPv6 one, since whoever has one of those has all of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Address(IpAddr);

impl From<IpAddr> for Address {
    fn from(ip: IpAddr) -> Address {
        match ip.to_canonical() {
            IpAddr::V6(ip) => Address(Ipv6Addr::from_bits(ip.to_bits() & (!0 << 64)).into()),
            ip => Address(ip),
        }
    }
}

type PerAddress = RateLimiter<Address, DashMapStateStore<Address>, DefaultClock>;

pub struct Gate {
    requests: PerAddress,
    tables: PerAddress,
    passphrases: PerAddress,
    sockets: Arc<Places>,
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
            sockets: Places::new(limits.sockets),
        }
    }
    pub fn request(&self, who: Address) -> Result<(), Fault> {
        self.requests.check_key(&who).map_err(|_| Fault::too_many())
    }
    pub fn table(&self, who: Address) -> Result<(), Fault> {
        self.tables.check_key(&who).map_err(|_| Fault::too_many())
    }
    pub fn passphrase(&self, who: Address) -> Result<(), Fault> {
        self.passphrases.check_key(&who).map_err(|_| Fault::too_many())
    }
    /// A socket of this address, for as long as the place is kept.
    pub fn socket(&self, who: Address) -> Result<Place, Fault> {
        self.sockets.take(who).ok_or_else(Fault::too_many)
    }
    /// Forgets addresses that have been quiet.
    pub fn tidy(&self) {
        for limiter in [&self.requests, &self.tables, &self.passphrases] {
            limiter.retain_recent();
        }
    }
}

/// What addresses hold open at the same time.
pub struct Places {
    taken: Mutex<HashMap<Address, usize>>,
    most: usize,
}

/// Given back when it is dropped.
pub struct Place {
    of: Arc<Places>,
    who: Address,
}

impl Places {
    pub fn new(most: usize) -> Arc<Places> {
        Arc::new(Places { taken: Mutex::default(), most })
    }
    /// `None`: this address has as many as it may have.
    pub fn take(self: &Arc<Self>, who: Address) -> Option<Place> {
        let mut taken = self.taken();
        let n = taken.entry(who).or_default();
        if *n >= self.most {
            return None;
        }
        *n += 1;
        Some(Place { of: self.clone(), who })
    }
    fn taken(&self) -> MutexGuard<'_, HashMap<Address, usize>> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.of.taken();
        if let Some(n) = taken.get_mut(&self.who) {
            *n -= 1;
            if *n == 0 {
                taken.remove(&self.who);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Address, Gate, Places};
    use crate::config::Limits;
    use std::net::IpAddr;

    fn at(text: &str) -> Address {
        Address::from(text.parse::<IpAddr>().expect("an address"))
    }

    #[test]
    fn a_whole_64_counts_as_one_caller() {
        assert_eq!(at("2001:db8:1:2::1"), at("2001:db8:1:2:ffff:ffff:ffff:ffff"));
        assert_ne!(at("2001:db8:1:2::1"), at("2001:db8:1:3::1"));
    }
    #[test]
    fn an_ipv4_address_written_as_ipv6_is_itself() {
        assert_eq!(at("::ffff:192.0.2.7"), at("192.0.2.7"));
        assert_ne!(at("::ffff:192.0.2.7"), at("::ffff:192.0.2.8"));
    }
    #[test]
    fn every_limit_counts_a_64_as_one() {
        let one = Limits { requests: (1, 1), tables: 1, passphrases: 1, sockets: 1, ..Limits::default() };
        let gate = Gate::new(&one);
        let (first, second) = (at("2001:db8::1"), at("2001:db8::2"));
        assert!(gate.request(first).is_ok() && gate.request(second).is_err());
        assert!(gate.table(first).is_ok() && gate.table(second).is_err());
        assert!(gate.passphrase(first).is_ok() && gate.passphrase(second).is_err());
        let _socket = gate.socket(first).expect("the first socket");
        assert!(gate.socket(second).is_err());
    }
    #[test]
    fn a_place_is_given_back_when_it_is_left() {
        let places = Places::new(2);
        let held = [places.take(at("192.0.2.7")), places.take(at("192.0.2.7"))];
        assert!(held.iter().all(Option::is_some) && places.take(at("192.0.2.7")).is_none());
        assert!(places.take(at("192.0.2.8")).is_some(), "others have places of their own");
        drop(held);
        assert!(places.take(at("192.0.2.7")).is_some());
        assert!(places.taken().is_empty(), "nobody is remembered who has nothing open");
    }
}
