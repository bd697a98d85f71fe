//! Work that takes the processor for long: away from the threads that serve people, a few at a time, and not endlessly many.
//!
//! [`run`] is the way there. What was worked out lately is kept: catalogs, insights, and [`Films`].
use crate::fault::{Fault, Kind};
use crate::house::House;
use crate::room::Then;
use crate::table_id::TableId;
use serde_json::Value;
use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};
use table::{AnyFilm, Row, Seat};
use tokio::sync::Semaphore;

/// How many may wait for a place.
const WAITING: usize = 64;
/// How many of one person may have a place or wait for one.
const OF_ONE: usize = 16;
/// Of whom nobody knows who asks.
pub const ANYBODY: u64 = 0;

pub struct Aside {
    /// as many as work at the same time
    places: Arc<Semaphore>,
    /// the same and those who wait
    line: Arc<Semaphore>,
    of_person: Arc<Mutex<HashMap<u64, usize>>>,
    /// as many tables are loaded at the same time
    loads: Arc<Semaphore>,
    pub films: Films,
    /// by game and options
    pub catalogs: Lately<(&'static str, String), Arc<str>>,
    /// by table, viewer and state
    pub insights: Lately<(TableId, Option<Seat>, u64), Arc<str>>,
}

impl Default for Aside {
    fn default() -> Aside {
        let places = 2 * std::thread::available_parallelism().map_or(1, usize::from);
        Aside {
            places: Arc::new(Semaphore::new(places)),
            line: Arc::new(Semaphore::new(places + WAITING)),
            of_person: Arc::default(),
            loads: Arc::new(Semaphore::new(places)),
            films: Films::default(),
            catalogs: Lately::new(32),
            insights: Lately::new(64),
        }
    }
}

/// Does something on a thread of its own. Whoever goes away before it has begun does not begin it.
pub async fn run<T: Send + 'static>(house: &House, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Fault> {
    run_for(house, ANYBODY, work).await
}

/// Loads a table: people wait for it, so it has places of its own.
pub async fn load<T: Send + 'static>(house: &House, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Fault> {
    let place = house.aside.loads.clone().acquire_owned().await.map_err(|_| Fault::closing())?;
    let done = tokio::task::spawn_blocking(move || {
        let done = work();
        drop(place);
        done
    });
    done.await.map_err(stumbled)
}

/// The same for a person: the others still find a place, however much this one asks for.
pub async fn run_for<T: Send + 'static>(
    house: &House,
    person: u64,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Fault> {
    let aside = &house.aside;
    let own = Own::one_more(&aside.of_person, person)?;
    let in_line = aside.line.clone().try_acquire_owned().map_err(|_| Fault::too_many())?;
    let place = aside.places.clone().acquire_owned().await.map_err(|_| Fault::closing())?;
    let done = tokio::task::spawn_blocking(move || {
        let done = work();
        // The place is taken for as long as it works, even if whoever asked has gone.
        drop((place, in_line, own));
        done
    });
    done.await.map_err(stumbled)
}

fn stumbled(_: tokio::task::JoinError) -> Fault {
    Fault::new(Kind::Internal, "something is wrong with the house")
}

/// One of the places of a person.
struct Own {
    of_person: Arc<Mutex<HashMap<u64, usize>>>,
    person: u64,
}

impl Own {
    fn one_more(of_person: &Arc<Mutex<HashMap<u64, usize>>>, person: u64) -> Result<Own, Fault> {
        let mut all = of_person.lock().unwrap_or_else(PoisonError::into_inner);
        let own = all.entry(person).or_default();
        if person != ANYBODY && *own >= OF_ONE {
            return Err(Fault::too_many());
        }
        *own += 1;
        Ok(Own { of_person: of_person.clone(), person })
    }
}

impl Drop for Own {
    fn drop(&mut self) {
        let mut all = self.of_person.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(own) = all.get_mut(&self.person) {
            *own -= 1;
            if *own == 0 {
                all.remove(&self.person);
            }
        }
    }
}

/// What was asked for lately, the newest last.
pub struct Lately<K, V> {
    most: usize,
    kept: Mutex<VecDeque<(K, V)>>,
}

impl<K: PartialEq, V: Clone> Lately<K, V> {
    pub fn new(most: usize) -> Self {
        Lately { most, kept: Mutex::default() }
    }
    pub fn get(&self, key: &K) -> Option<V> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let i = kept.iter().position(|(k, _)| k == key)?;
        let found = kept.remove(i)?;
        let value = found.1.clone();
        kept.push_back(found);
        Some(value)
    }
    pub fn put(&self, key: K, value: V) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|(k, _)| *k != key);
        if kept.len() == self.most {
            kept.pop_front();
        }
        kept.push_back((key, value));
    }
    /// The one that is kept, or a new one.
    fn get_or(&self, key: K, new: impl FnOnce() -> V) -> V {
        self.get(&key).unwrap_or_else(|| {
            let value = new();
            self.put(key, value.clone());
            value
        })
    }
}

type Reel = Arc<Mutex<Option<Box<dyn AnyFilm>>>>;

/// Games that somebody looks at step by step: each is played once, not once for each step.
pub struct Films(Lately<TableId, Reel>);

/// A longer log is played anew each time: its film would take too much memory.
const LONGEST: usize = 3000;

impl Default for Films {
    fn default() -> Films {
        Films(Lately::new(16))
    }
}

impl Films {
    /// What somebody saw of a table at some moment.
    pub fn show(&self, table: TableId, then: &Then) -> Result<Value, Fault> {
        let gone = |e: table::FileError| Fault::new(Kind::CannotReplay, e.to_string());
        if then.rows > LONGEST {
            return Ok(then.game.replay(&then.file, None, Some(then.rows)).map_err(gone)?.sheet(then.who));
        }
        let reel = self.0.get_or(table, Reel::default);
        let mut film = reel.lock().unwrap_or_else(PoisonError::into_inner);
        let film = match &mut *film {
            Some(film) if agree(film.rows(), &then.file.rows) => film,
            other => other.insert(then.game.replay(&then.file, None, Some(0)).map_err(gone)?.film()),
        };
        film.go_on(&then.file.rows[..then.rows]);
        film.sheet(then.who, then.rows).map_err(gone)
    }
}

/// Are both of the same game, as far as both go?
fn agree(a: &[Row], b: &[Row]) -> bool {
    let both = a.len().min(b.len());
    a[..both].last() == b[..both].last()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_asked_for_last_is_kept_longest() {
        let kept = Lately::new(2);
        kept.put("tea", 1);
        kept.put("salt", 2);
        assert_eq!(kept.get(&"tea"), Some(1));
        kept.put("silk", 3);
        assert_eq!((kept.get(&"tea"), kept.get(&"salt"), kept.get(&"silk")), (Some(1), None, Some(3)));
        kept.put("tea", 4);
        assert_eq!(kept.get(&"tea"), Some(4));
    }

    #[test]
    fn one_person_has_so_many_places_and_no_more() {
        let of_person = Arc::default();
        let mut own: Vec<Own> = (0..OF_ONE).map(|_| Own::one_more(&of_person, 7).expect("there is room")).collect();
        assert!(Own::one_more(&of_person, 7).is_err(), "one more");
        assert!(Own::one_more(&of_person, 8).is_ok(), "somebody else");
        own.pop();
        assert!(Own::one_more(&of_person, 7).is_ok(), "there is room again");
        own.clear();
        assert!(of_person.lock().expect("nobody panics here").is_empty());
    }
}
