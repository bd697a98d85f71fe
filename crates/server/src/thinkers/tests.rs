//! One thread, held at a gate: the order in which it goes on is the order of the queue.
use super::*;
use crate::fault::Kind;
use std::sync::mpsc::{Receiver, Sender, channel};

/// Nothing here takes so long, unless it is broken.
const PATIENCE: Duration = Duration::from_secs(20);

struct Desk {
    thinkers: Thinkers,
    gate: Sender<()>,
    said: Sender<String>,
    heard: Receiver<String>,
    kept: Vec<Ticket>,
}

fn asker(class: Class, person: u64, table: u64) -> Asker {
    Asker { class, person, table, slot: 0 }
}

impl Desk {
    /// Somebody thinks already, until the gate is opened.
    fn held() -> Desk {
        let ((said, heard), (gate, opened), (begun, begins)) = (channel(), channel(), channel());
        let thinkers = Thinkers::start(1);
        let ticket = thinkers.think(asker(Class::Live, 9, 9), move |_| {
            begun.send(()).expect("the test waits");
            let _ = opened.recv();
        });
        begins.recv_timeout(PATIENCE).expect("it begins");
        Desk { thinkers, gate, said, heard, kept: vec![ticket.expect("there is room")] }
    }
    fn ask(&mut self, asker: Asker, word: &str) -> Result<(), Fault> {
        let ticket = self.ticket(asker, word)?;
        self.kept.push(ticket);
        Ok(())
    }
    fn ticket(&self, asker: Asker, word: &str) -> Result<Ticket, Fault> {
        let (said, word) = (self.said.clone(), word.to_string());
        self.thinkers.think(asker, move |_| drop(said.send(word)))
    }
    /// What is thought, one after the other, once the gate is open.
    fn order(self) -> Vec<String> {
        let Desk { thinkers, gate, said, heard, kept } = self;
        drop((gate, said));
        let order = std::iter::from_fn(|| heard.recv_timeout(PATIENCE).ok()).collect();
        drop((kept, thinkers));
        order
    }
}

#[test]
fn live_games_come_first_and_tables_without_people_last() {
    let mut desk = Desk::held();
    for (class, word) in
        [(Class::Unattended, "unattended"), (Class::Review, "review"), (Class::Hint, "hint"), (Class::Live, "live")]
    {
        desk.ask(asker(class, 1, 1), word).expect("there is room");
    }
    assert_eq!(desk.thinkers.waiting(), 4);
    assert_eq!(desk.order(), ["live", "hint", "review", "unattended"]);
}

#[test]
fn persons_take_turns_and_so_do_the_tables_of_each() {
    let mut desk = Desk::held();
    let seat = |person, table, slot| Asker { slot, ..asker(Class::Live, person, table) };
    for (asker, word) in [
        (seat(1, 1, 0), "a1"),
        (seat(1, 1, 1), "a1 again"),
        (seat(1, 2, 0), "a2"),
        (seat(1, 3, 0), "a3"),
        (seat(2, 4, 0), "b4"),
        (seat(2, 4, 1), "b4 again"),
    ] {
        desk.ask(asker, word).expect("there is room");
    }
    assert_eq!(desk.order(), ["a1", "b4", "a2", "b4 again", "a3", "a1 again"]);
}

#[test]
fn a_newer_thought_of_a_seat_takes_the_place_of_the_older() {
    let mut desk = Desk::held();
    desk.ask(asker(Class::Live, 1, 1), "older").expect("there is room");
    desk.ask(Asker { slot: 1, ..asker(Class::Live, 1, 1) }, "of another seat").expect("there is room");
    desk.ask(asker(Class::Live, 1, 1), "newer").expect("there is room");
    assert_eq!(desk.thinkers.waiting(), 2);
    assert_eq!(desk.order(), ["of another seat", "newer"]);
}

#[test]
fn two_hints_and_two_reviews_of_a_person_wait_and_more_are_refused() {
    let mut desk = Desk::held();
    for class in [Class::Hint, Class::Review] {
        for table in 0..2 {
            desk.ask(asker(class, 1, table), "asked").expect("there is room");
        }
        assert_eq!(desk.ask(asker(class, 1, 2), "too much").expect_err("a third").kind, Kind::TooMany);
        desk.ask(asker(class, 2, 2), "of somebody else").expect("there is room");
    }
    assert_eq!(desk.order().len(), 6);
}

#[test]
fn the_house_has_an_end_too() {
    let mut desk = Desk::held();
    for (class, most) in [(Class::Hint, 256), (Class::Review, 64)] {
        for person in 0..most {
            desk.ask(asker(class, person, 1), "asked").expect("there is room");
        }
        assert_eq!(desk.ask(asker(class, 9999, 1), "too much").expect_err("the house is full").kind, Kind::TooMany);
    }
    assert_eq!(desk.order().len(), 256 + 64);
}

#[test]
fn what_nobody_waits_for_is_not_begun_and_makes_room() {
    let mut desk = Desk::held();
    let gone = desk.ticket(asker(Class::Hint, 1, 1), "gone").expect("there is room");
    desk.ask(asker(Class::Hint, 1, 2), "kept").expect("there is room");
    assert!(desk.ask(asker(Class::Hint, 1, 3), "a third").is_err());
    drop(gone);
    desk.ask(asker(Class::Hint, 1, 3), "a third").expect("there is room again");
    assert_eq!(desk.order(), ["kept", "a third"]);
}

#[test]
fn a_thought_in_hand_hears_that_nobody_waits() {
    let (thinkers, (said, heard)) = (Thinkers::start(1), channel());
    let ticket = thinkers.think(asker(Class::Live, 1, 1), move |still| {
        said.send("begun").expect("the test waits");
        while still.is_wanted() {
            thread::yield_now();
        }
        said.send("ended").expect("the test waits");
    });
    assert_eq!(heard.recv_timeout(PATIENCE), Ok("begun"));
    drop(ticket);
    assert_eq!(heard.recv_timeout(PATIENCE), Ok("ended"));
}

#[test]
fn of_two_threads_one_is_kept_for_live_games() {
    let (thinkers, (said, heard), (gate, opened)) = (Thinkers::start(2), channel(), channel::<()>());
    let opened = Arc::new(Mutex::new(opened));
    let mut kept = vec![];
    for (class, word) in [(Class::Unattended, "unattended"), (Class::Hint, "hint"), (Class::Live, "live")] {
        let (said, opened) = (said.clone(), opened.clone());
        let work = move |_: &Still| {
            said.send(word).expect("the test waits");
            if word == "unattended" {
                let _ = opened.lock().expect("nobody panics here").recv();
            }
        };
        kept.push(thinkers.think(asker(class, 1, 1), work).expect("there is room"));
        if word != "hint" {
            assert_eq!(heard.recv_timeout(PATIENCE), Ok(word));
        }
    }
    assert_eq!(thinkers.waiting(), 1, "the hint waits for the only thread that is not for live games");
    drop(gate);
    assert_eq!(heard.recv_timeout(PATIENCE), Ok("hint"));
}

#[test]
fn a_bot_that_stumbles_takes_nobody_with_it() {
    let (thinkers, (said, heard)) = (Thinkers::start(1), channel());
    for _ in 0..3 {
        let stumbles = thinkers.think(asker(Class::Hint, 1, 1), |_| panic!("as it should"));
        let next = thinkers.think(asker(Class::Hint, 2, 1), {
            let said = said.clone();
            move |_| said.send(()).expect("the test waits")
        });
        heard.recv_timeout(PATIENCE).expect("the next one is thought");
        assert!(stumbles.is_ok() && next.is_ok());
    }
}

#[test]
fn a_review_gives_way_until_nobody_at_a_table_waits() {
    let mut desk = Desk::held();
    desk.ask(asker(Class::Unattended, 1, 1), "unattended").expect("there is room");
    assert!(desk.thinkers.give_way(PATIENCE), "bots among themselves can wait");
    let live = desk.ticket(asker(Class::Live, 1, 2), "live").expect("there is room");
    assert!(!desk.thinkers.give_way(Duration::from_millis(1)), "somebody waits");
    drop(live);
    assert!(desk.thinkers.give_way(PATIENCE), "nobody does any more");
}

#[test]
fn the_threads_end_with_the_house_and_drop_what_waits() {
    let mut desk = Desk::held();
    let there = Arc::new(());
    let seen = Arc::downgrade(&there);
    let ticket = desk.thinkers.think(asker(Class::Live, 1, 1), move |_| drop(there)).expect("there is room");
    let shared = Arc::downgrade(&desk.thinkers.shared);
    desk.kept.clear();
    drop(desk);
    assert!(seen.upgrade().is_none(), "nothing waits");
    drop(ticket);
    let until = std::time::Instant::now() + PATIENCE;
    while shared.upgrade().is_some() {
        assert!(std::time::Instant::now() < until, "the thread has ended");
        thread::sleep(Duration::from_millis(1));
    }
}
