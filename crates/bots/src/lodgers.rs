//! Bots that stay: the bot of a seat is the same one for as long as its game goes on, and remembers from one question to the
//! next what it has looked into.
//!
//! What it remembers is never doubted, it is dropped: when something was taken back, when its thought came to nothing, when
//! somebody else plays its seat, when the house has no room for it. Then one of the same name sits down who remembers nothing.
use crate::rivals::{Asked, Opponents, Rivals};
use crate::{Bot, Intention, NoBot, Still, Thought};
use std::any::Any;
use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use table::{AnyTable, FastDice, Row, Seat, UNDO, agreed_undo};

/// The bots of one table.
#[derive(Default)]
pub struct Lodgers {
    memory: Memory,
    seats: BTreeMap<Seat, Lodger>,
}

/// Who plays one seat. Clones are the same one.
#[derive(Clone)]
pub struct Lodger {
    asked: Asked,
    seat: Seat,
    lodging: Arc<Lodging>,
}

impl Lodgers {
    /// Those of a table in a house with this memory.
    pub fn new(memory: &Memory) -> Lodgers {
        Lodgers { memory: memory.clone(), seats: BTreeMap::new() }
    }
    /// Whoever sits there, if that is their name; otherwise somebody new takes the place.
    pub fn at(&mut self, rivals: &Rivals, seat: Seat, bot: &str) -> Result<Lodger, NoBot> {
        if let Some(lodger) = self.seats.get(&seat).filter(|lodger| lodger.lodging.name == bot) {
            return Ok(lodger.clone());
        }
        let (asked, first) = rivals.sit(bot)?;
        let lodger = Lodger { asked, seat, lodging: Arc::new(Lodging::new(bot, first, &self.memory)) };
        self.seats.insert(seat, lodger.clone());
        Ok(lodger)
    }
    /// No bot plays this seat any more.
    pub fn leave(&mut self, seat: Seat) {
        self.seats.remove(&seat);
    }
    /// The game is over, or is not what it was.
    pub fn clear(&mut self) {
        self.seats.clear();
    }
}

impl Lodger {
    /// What it does; the answer is an action in notation.
    pub fn choose(&self, table: &dyn AnyTable, dice: &mut FastDice) -> String {
        self.thought(table)(dice, &Still::default())
    }
    /// The same, to be thought on another thread. Whoever asks again before the answer is there wants none to the question before.
    pub fn thought(&self, table: &dyn AnyTable) -> Thought {
        (self.asked.thought)(table, self.seat, self.lodging.clone())
    }
    /// What it does without being asked, and when: see [`Bot::volunteer`]; to be thought on another thread. `None`: in this game
    /// nobody acts unasked.
    pub fn intention(&self, table: &dyn AnyTable, seed: u64) -> Option<Intention> {
        (self.asked.intention)(table, self.seat, self.lodging.clone(), seed)
    }
}

/// Where a bot sits between two questions.
pub(crate) struct Lodging {
    name: String,
    memory: Memory,
    now: Mutex<Now>,
}

struct Now {
    /// a `Box<dyn Bot<G>>`; away while it thinks, and gone when it had to forget
    bot: Option<Box<dyn Any + Send>>,
    /// questions so far: only whoever thinks about the last one comes back
    questions: u64,
    /// how long the log was at the last one
    rows: usize,
}

impl Lodging {
    fn new(name: &str, first: Box<dyn Any + Send>, memory: &Memory) -> Lodging {
        let now = Mutex::new(Now { bot: Some(first), questions: 0, rows: 0 });
        Lodging { name: name.into(), memory: memory.clone(), now }
    }
    fn now(&self) -> MutexGuard<'_, Now> {
        self.now.lock().unwrap_or_else(PoisonError::into_inner)
    }
    fn forget(&self) {
        let bot = self.now().bot.take();
        drop(bot);
    }
    /// A question about a table with this log. What was taken back since the last one nobody has seen.
    pub fn question(&self, rows: &[Row]) -> u64 {
        let mut now = self.now();
        let same_past = rows.get(now.rows..).is_some_and(|since| !since.iter().any(takes_back));
        // Whoever has just sat down remembers nothing that could be wrong.
        if now.questions > 0 && !same_past {
            now.bot = None;
        }
        now.rows = rows.len();
        now.questions += 1;
        now.questions
    }
    /// Puts a question to the bot, away from its lodging.
    pub fn ask<G: Opponents, T>(self: &Arc<Self>, question: u64, ask: impl FnOnce(&mut dyn Bot<G>) -> T) -> T {
        let at_home = {
            let mut now = self.now();
            if now.questions == question { now.bot.take() } else { None }
        };
        let at_home = at_home.map(|bot| *bot.downcast::<Box<dyn Bot<G>>>().expect("a bot of this game"));
        let mut bot = at_home.or_else(|| G::bot(&self.name)).expect("one of this name has sat here");
        let answer = ask(&mut *bot);
        let remembers = bot.remembers();
        let mut now = self.now();
        if now.questions == question {
            now.bot = Some(Box::new(bot));
            drop(now);
            self.memory.hold(self, remembers);
        }
        answer
    }
}

fn takes_back(row: &Row) -> bool {
    row.action == UNDO || agreed_undo(&row.action).is_some()
}

/// How much the bots of a house may remember between two questions, all together. Clones are the same one.
#[derive(Clone)]
pub struct Memory {
    most: usize,
    /// those who remember something, whoever was asked last at the end
    held: Arc<Mutex<VecDeque<Held>>>,
}

struct Held {
    by: Weak<Lodging>,
    bytes: usize,
}

impl Default for Memory {
    fn default() -> Memory {
        Memory::of(64 << 20)
    }
}

impl Memory {
    pub fn of(bytes: usize) -> Memory {
        Memory { most: bytes, held: Arc::default() }
    }
    /// What is remembered now.
    pub fn bytes(&self) -> usize {
        self.held().iter().filter(|held| held.by.strong_count() > 0).map(|held| held.bytes).sum()
    }
    fn held(&self) -> MutexGuard<'_, VecDeque<Held>> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }
    /// Somebody remembers so much from now on. Where that is too much, those forget who were not asked for longest.
    fn hold(&self, lodging: &Arc<Lodging>, bytes: usize) {
        for forgets in self.make_room(lodging, bytes) {
            if let Some(lodging) = forgets.by.upgrade() {
                lodging.forget();
            }
        }
    }
    fn make_room(&self, lodging: &Arc<Lodging>, bytes: usize) -> Vec<Held> {
        let mut held = self.held();
        held.retain(|other| other.by.strong_count() > 0 && other.by.as_ptr() != Arc::as_ptr(lodging));
        if bytes > 0 {
            held.push_back(Held { by: Arc::downgrade(lodging), bytes });
        }
        let mut all: usize = held.iter().map(|held| held.bytes).sum();
        let mut forget = vec![];
        while all > self.most
            && let Some(oldest) = held.pop_front()
        {
            all -= oldest.bytes;
            forget.push(oldest);
        }
        forget
    }
}
