//! Bots that stay: one for the whole game, within so much memory, and nobody who remembers what was taken back.
use crate::nim::{Action, Nim, Stones};
use bots::{Bot, Lodgers, Memory, Opponents, Rivals};
use serde_json::{Value, json};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use table::*;

impl Shelved for Nim {
    const NAME: &'static str = "nim";
    const RULES: &'static str = "1";
    const WORDS: &'static [WordFile] = &[];
    type Catalog = Value;

    fn options() -> Vec<OptionSpec> {
        vec![]
    }
    fn build(_: &Value, _: Option<&Pack>) -> Result<Nim, Problems> {
        Ok(Nim)
    }
    fn options_now(&self) -> Value {
        json!({})
    }
    fn content(&self) -> Content {
        Content::default()
    }
    fn catalog(&self) -> Value {
        json!({})
    }
    fn arrange(&self, fresh: &Stones, _: &mut TableDice, _: &Value) -> Result<Stones, Problems> {
        Ok(*fresh)
    }
    fn progress(&self, _: &Stones) -> Progress {
        Progress { part: Part::Turn, now: 1, of: 1 }
    }
}

/// Everybody who was ever made, by name: a test has names of its own.
static MADE: Mutex<Vec<String>> = Mutex::new(vec![]);

fn made(name: &str) -> usize {
    MADE.lock().expect("nobody panics here").iter().filter(|made| *made == name).count()
}

/// `anna 400` takes one stone at a time and remembers 400 bytes once she was asked; `clumsy` stumbles at the third question.
struct Porter {
    clumsy: bool,
    bytes: usize,
    asked: usize,
}

impl Bot<Nim> for Porter {
    fn choose(&mut self, _: &Mind<'_, Nim>, _: &mut FastDice) -> Action {
        self.asked += 1;
        assert!(!self.clumsy || self.asked < 3, "stumbles");
        Action::Take { n: 1 }
    }
    fn remembers(&self) -> usize {
        if self.asked > 0 { self.bytes } else { 0 }
    }
}

impl Opponents for Nim {
    const NAMES: &'static [&'static str] = &[];
    const LEVELS: [&'static str; 5] = [""; 5];
    const USUAL: &'static str = "";

    fn bot(name: &str) -> Option<Box<dyn Bot<Nim>>> {
        let (who, bytes) = name.split_once(' ')?;
        MADE.lock().expect("nobody panics here").push(name.into());
        Some(Box::new(Porter { clumsy: who == "clumsy", bytes: bytes.parse().ok()?, asked: 0 }))
    }
}

const RIVALS: Rivals = Rivals::of::<Nim>();

fn open() -> Box<dyn AnyTable> {
    Box::new(Table::open(Nim, "nim", vec![], None).expect("no scene, no problems"))
}

/// The next bot acts; whoever is asked is called so.
fn step(table: &mut dyn AnyTable, lodgers: &mut Lodgers, name: &str) {
    let seat = table.must().first().expect("the game goes on");
    let action = lodgers.at(&RIVALS, seat, name).expect("known").choose(table, &mut FastDice::new(1));
    table.act(seat, 0, &action, None).expect("lawful");
}

#[test]
fn one_bot_plays_a_seat_for_the_whole_game() {
    let (mut table, mut lodgers) = (open(), Lodgers::default());
    while !table.is_over() {
        step(&mut *table, &mut lodgers, "stays 0");
    }
    assert_eq!(made("stays 0"), 2, "one for each seat");
}

#[test]
fn somebody_of_another_name_is_somebody_else() {
    let (mut table, mut lodgers) = (open(), Lodgers::default());
    for name in ["first 0", "first 0", "second 0", "first 0", "second 0"] {
        step(&mut *table, &mut lodgers, name);
    }
    assert_eq!((made("first 0"), made("second 0")), (2, 1));
    // whose seat somebody else plays for a while is not there any more
    lodgers.leave(Seat(0));
    table.act(Seat(1), 0, "take 1", None).expect("lawful");
    step(&mut *table, &mut lodgers, "second 0");
    assert_eq!(made("second 0"), 2);
    assert!(lodgers.at(&RIVALS, Seat(0), "nobody").is_err());
}

#[test]
fn nobody_remembers_what_was_taken_back() {
    let (mut table, mut lodgers) = (open(), Lodgers::default());
    for _ in 0..6 {
        step(&mut *table, &mut lodgers, "undone 10");
    }
    assert_eq!(made("undone 10"), 2);
    table.take_back(3, Seat(1), 0).expect("all agree");
    for _ in 0..6 {
        step(&mut *table, &mut lodgers, "undone 10");
    }
    assert_eq!(made("undone 10"), 4, "both are others now, and stay again");
}

/// A thought that somebody else has overtaken brings nobody back, whichever ends first.
#[test]
fn only_whoever_answers_the_last_question_stays() {
    let (table, mut lodgers) = (open(), Lodgers::default());
    let lodger = lodgers.at(&RIVALS, Seat(0), "late 10").expect("known");
    let asks = || lodger.thought(&*table);
    let thinks = |thought: bots::Thought| assert_eq!(thought(&mut FastDice::new(1), &bots::Still::default()), "take 1");
    let (older, newer) = (asks(), asks());
    thinks(older);
    thinks(newer);
    assert_eq!(made("late 10"), 2, "the first one did not come back");
    let (older, newer) = (asks(), asks());
    thinks(newer);
    thinks(older);
    thinks(asks());
    assert_eq!(made("late 10"), 3, "nor after somebody who has taken the place");
    drop(asks());
    thinks(asks());
    assert_eq!(made("late 10"), 3, "what is not even begun takes nobody away");
}

#[test]
fn whoever_stumbles_is_not_asked_again() {
    let (mut table, mut lodgers) = (open(), Lodgers::default());
    for stumbles in [false, false, true, false, false, true] {
        let lodger = lodgers.at(&RIVALS, Seat(0), "clumsy 10").expect("known");
        let asked = catch_unwind(AssertUnwindSafe(|| lodger.choose(&*table, &mut FastDice::new(1))));
        assert_eq!(asked.is_err(), stumbles);
    }
    assert_eq!(made("clumsy 10"), 2);
    step(&mut *table, &mut lodgers, "clumsy 10");
}

/// Whoever was not asked for longest forgets, and plays on.
#[test]
fn a_house_remembers_so_much_and_no_more() {
    let memory = Memory::of(1000);
    let mut tables: Vec<_> = (0..4).map(|_| (open(), Lodgers::new(&memory))).collect();
    // One seat is played by hand, so that one bot at each table remembers something.
    let rounds = |tables: &mut [(Box<dyn AnyTable>, Lodgers)], rounds: usize| {
        for _ in 0..rounds {
            for (table, lodgers) in &mut *tables {
                step(&mut **table, lodgers, "house 400");
                table.act(Seat(1), 0, "take 1", None).expect("lawful");
                assert!(memory.bytes() <= 1000, "{}", memory.bytes());
            }
        }
    };
    rounds(&mut tables[..2], 3);
    assert_eq!((made("house 400"), memory.bytes()), (2, 800), "there is room for two");
    rounds(&mut tables[2..3], 1);
    assert_eq!((made("house 400"), memory.bytes()), (3, 800), "the first one has forgotten");
    rounds(&mut tables[1..3], 1);
    assert_eq!(made("house 400"), 3, "the others have not");
    rounds(&mut tables[..1], 1);
    assert_eq!(made("house 400"), 4, "it plays on as somebody new");
    rounds(&mut tables, 3);
    assert_eq!(memory.bytes(), 800);
    drop(tables.drain(..3));
    assert_eq!(memory.bytes(), 400, "a table that goes takes along what its bots remember");
    tables[0].1.clear();
    assert_eq!(memory.bytes(), 0);
}

#[test]
fn who_would_remember_more_than_the_house_remembers_nothing() {
    let memory = Memory::of(1000);
    let (mut table, mut lodgers) = (open(), Lodgers::new(&memory));
    for _ in 0..8 {
        step(&mut *table, &mut lodgers, "giant 1001");
        assert_eq!(memory.bytes(), 0);
    }
    assert_eq!(made("giant 1001"), 8, "and plays on");
}
