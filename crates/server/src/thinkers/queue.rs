//! Who is thought for next: class by class, in each of them person by person, of each person table by table.
use super::{Asker, Class};
use crate::fault::Fault;
use bots::Still;
use std::collections::{HashMap, VecDeque};

pub(super) type Work = Box<dyn FnOnce(&Still) + Send>;

pub(super) struct Thought {
    pub id: u64,
    pub asker: Asker,
    pub still: Still,
    pub work: Work,
}

#[derive(Default)]
pub(super) struct Queue {
    /// by class; persons, then tables
    lines: [Turns<Turns<VecDeque<Thought>>>; 4],
    /// hints and reviews that wait or run: of one person, and in all
    of_person: HashMap<(Class, u64), usize>,
    in_all: [usize; 4],
    waiting: usize,
    /// that are thought for others than live games: how many now, and how many at most
    others: usize,
    most_others: usize,
    last_id: u64,
    pub closed: bool,
}

impl Queue {
    /// For so many threads. Of several one is kept for live games.
    pub fn for_threads(threads: usize) -> Queue {
        Queue { most_others: threads.saturating_sub(1).max(1), ..Queue::default() }
    }
    /// Stands in line. A thought of the same seat that waits is of no use any more, and comes back.
    pub fn add(&mut self, asker: Asker, still: Still, work: Work) -> Result<(u64, Option<Thought>), Fault> {
        if self.closed {
            return Err(Fault::closing());
        }
        let person = (asker.class, asker.person);
        let (own, all) = asker.class.most();
        if self.of_person.get(&person).is_some_and(|&n| n >= own) || self.in_all[asker.class as usize] >= all {
            return Err(Fault::too_many());
        }
        let replaced = if asker.class.is_bot() { self.remove(asker, |t| t.asker == asker) } else { None };
        *self.of_person.entry(person).or_default() += 1;
        self.in_all[asker.class as usize] += 1;
        self.waiting += 1;
        self.last_id += 1;
        let id = self.last_id;
        let table = self.lines[asker.class as usize].of(asker.person).of(asker.table);
        table.push_back(Thought { id, asker, still, work });
        Ok((id, replaced))
    }
    /// The next one that may begin; [`Queue::ended`] when it is done.
    pub fn begin(&mut self) -> Option<Thought> {
        let classes = if self.others < self.most_others { self.lines.len() } else { 1 };
        let thought = self.next(classes)?;
        self.others += usize::from(thought.asker.class != Class::Live);
        Some(thought)
    }
    pub fn ended(&mut self, asker: Asker) {
        self.others -= usize::from(asker.class != Class::Live);
        self.forget(asker);
    }
    /// The next one of the first so many classes.
    fn next(&mut self, classes: usize) -> Option<Thought> {
        let mut lines = self.lines[..classes].iter_mut();
        let next = lines.find_map(|line| line.next(|person| person.next(VecDeque::pop_front)));
        let thought = next.flatten().flatten()?;
        self.waiting -= 1;
        Some(thought)
    }
    /// It neither waits nor runs any more.
    fn forget(&mut self, asker: Asker) {
        self.in_all[asker.class as usize] -= 1;
        let person = (asker.class, asker.person);
        if let Some(n) = self.of_person.get_mut(&person) {
            *n -= 1;
            if *n == 0 {
                self.of_person.remove(&person);
            }
        }
    }
    /// Takes one out that waits.
    pub fn withdraw(&mut self, asker: Asker, id: u64) -> Option<Thought> {
        self.remove(asker, |thought| thought.id == id)
    }
    fn remove(&mut self, asker: Asker, which: impl Fn(&Thought) -> bool) -> Option<Thought> {
        let line = &mut self.lines[asker.class as usize];
        let found = line.within(asker.person, |person| {
            person.within(asker.table, |table| table.iter().position(&which).and_then(|i| table.remove(i)))
        });
        let thought = found.flatten().flatten()?;
        self.waiting -= 1;
        self.forget(asker);
        Some(thought)
    }
    /// Everything that waits, so that it can be dropped.
    pub fn clear(&mut self) -> Vec<Thought> {
        std::iter::from_fn(|| self.next(self.lines.len())).collect()
    }
    pub fn waiting(&self) -> usize {
        self.waiting
    }
    /// Nobody at a table waits for a bot or a hint.
    pub fn is_calm(&self) -> bool {
        [Class::Live, Class::Hint].iter().all(|&class| self.lines[class as usize].is_empty())
    }
}

/// Each in turn: whoever was served stands at the end, if there is more for them.
struct Turns<V> {
    order: VecDeque<u64>,
    of: HashMap<u64, V>,
}

impl<V> Default for Turns<V> {
    fn default() -> Self {
        Turns { order: VecDeque::new(), of: HashMap::new() }
    }
}

/// Something that may have nothing in it.
trait Lot {
    fn is_empty(&self) -> bool;
}
impl<T> Lot for VecDeque<T> {
    fn is_empty(&self) -> bool {
        VecDeque::is_empty(self)
    }
}
impl<V> Lot for Turns<V> {
    fn is_empty(&self) -> bool {
        self.order.is_empty()
    }
}

impl<V: Lot + Default> Turns<V> {
    fn of(&mut self, key: u64) -> &mut V {
        self.of.entry(key).or_insert_with(|| {
            self.order.push_back(key);
            V::default()
        })
    }
    fn next<T>(&mut self, take: impl FnOnce(&mut V) -> T) -> Option<T> {
        let key = self.order.pop_front()?;
        let lot = self.of.get_mut(&key)?;
        let taken = take(lot);
        if lot.is_empty() {
            self.of.remove(&key);
        } else {
            self.order.push_back(key);
        }
        Some(taken)
    }
    fn within<T>(&mut self, key: u64, change: impl FnOnce(&mut V) -> T) -> Option<T> {
        let lot = self.of.get_mut(&key)?;
        let changed = change(lot);
        if lot.is_empty() {
            self.of.remove(&key);
            self.order.retain(|&k| k != key);
        }
        Some(changed)
    }
}
