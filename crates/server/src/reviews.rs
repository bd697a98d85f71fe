//! Games that were looked at again: thought out once, even if their table has left memory in between.
use crate::fault::Fault;
use crate::table_id::TableId;
use crate::thinkers::Ticket;
use serde_json::Value;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// A game that is looked at again.
#[derive(Default)]
pub struct Look {
    /// how much is done, from 0 to 1
    pub part: f64,
    /// once it is there; `Null`: nobody can say
    pub review: Option<Arc<Value>>,
}

impl Look {
    pub fn is_done(&self) -> bool {
        self.review.is_some()
    }
}

pub type Reviewed = watch::Receiver<Look>;

/// So many are kept, some ten kilobytes each.
const KEPT: usize = 500;
/// For whom nobody has asked so long, nobody thinks: a page that waits asks every minute.
const GIVEN_UP: Duration = Duration::from_secs(120);

/// The newest ones last.
#[derive(Default)]
pub struct Reviews(Mutex<VecDeque<Kept>>);

struct Kept {
    table: TableId,
    /// of the log that was looked at
    rows: usize,
    begun: Begun,
}

/// A review that somebody thinks about, or has.
pub struct Begun {
    pub review: Reviewed,
    pub asked: Asked,
    /// wanted for as long as it is kept; what was found before needs nobody
    pub ticket: Option<Ticket>,
}

impl Begun {
    /// It lay on the disk.
    pub fn found(review: Value) -> Begun {
        let look = Look { part: 1.0, review: Some(Arc::new(review)) };
        Begun { review: watch::channel(look).1, asked: Asked::now(), ticket: None }
    }
}

/// When somebody asked last.
#[derive(Clone)]
pub struct Asked(Arc<Mutex<Instant>>);

impl Asked {
    pub fn now() -> Asked {
        Asked(Arc::new(Mutex::new(Instant::now())))
    }
    fn again(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }
    /// Somebody may still wait.
    pub fn is_fresh(&self) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).elapsed() < GIVEN_UP
    }
}

impl Reviews {
    /// Somebody has it in hand, or has it.
    pub fn knows(&self, table: &TableId, rows: usize) -> bool {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.iter().any(|one| one.table == *table && one.rows == rows && !stumbled(&one.begun.review))
    }
    /// The review of a table with so many rows; `begin` begins one if nobody has.
    pub fn of(
        &self,
        table: &TableId,
        rows: usize,
        begin: impl FnOnce() -> Result<Begun, Fault>,
    ) -> Result<Reviewed, Fault> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|one| one.table != *table || (one.rows == rows && !stumbled(&one.begun.review)));
        if let Some(one) = kept.iter().find(|one| one.table == *table) {
            one.begun.asked.again();
            return Ok(one.begun.review.clone());
        }
        let begun = begin()?;
        if kept.len() == KEPT {
            kept.pop_front();
        }
        let review = begun.review.clone();
        kept.push_back(Kept { table: table.clone(), rows, begun });
        Ok(review)
    }
}

/// The worker is gone and has said nothing.
fn stumbled(review: &Reviewed) -> bool {
    review.has_changed().is_err() && !review.borrow().is_done()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::thinkers::{Asker, Class, Thinkers};
    use tokio::sync::watch::Sender;

    type Worker = Sender<Look>;

    fn table(name: &str) -> TableId {
        format!("table-{name}").parse().expect("a name")
    }

    fn begun(thinkers: &Thinkers, person: u64) -> Result<(Worker, Begun), Fault> {
        let (worker, review) = watch::channel(Look::default());
        let asker = Asker { class: Class::Review, person, table: person, slot: 0 };
        let ticket = thinkers.think(asker, |_| {})?;
        Ok((worker, Begun { review, asked: Asked::now(), ticket: Some(ticket) }))
    }

    #[test]
    fn a_game_is_thought_about_once() {
        let (thinkers, reviews, mut workers) = (Thinkers::start(1), Reviews::default(), vec![]);
        let mut ask = |table: &str, rows| {
            let before = workers.len();
            let review = reviews.of(&self::table(table), rows, || {
                let (worker, begun) = begun(&thinkers, before as u64)?;
                workers.push(worker);
                Ok(begun)
            });
            (workers.len() > before, review, workers.pop_if(|_| table == "stumbles"))
        };
        assert!(ask("tea", 7).0, "somebody begins");
        assert!(!ask("tea", 7).0, "nobody begins again");
        assert!(ask("tea", 9).0, "the game went on");
        assert!(ask("stumbles", 7).0 && ask("stumbles", 7).0, "a worker that stumbled is no answer");
    }

    #[test]
    fn an_answer_stays_when_the_worker_has_gone() {
        let (thinkers, reviews) = (Thinkers::start(1), Reviews::default());
        let mut person = 0;
        let mut begin = || {
            person += 1;
            let (worker, begun) = begun(&thinkers, person)?;
            worker.send_modify(|look| look.review = Some(Arc::new(Value::from(1))));
            Ok(begun)
        };
        assert!(reviews.of(&table("tea"), 7, &mut begin).is_ok());
        let again = reviews.of(&table("tea"), 7, || unreachable!("it is there")).expect("it is there");
        assert_eq!(again.borrow().review.as_deref(), Some(&Value::from(1)));
        for n in 0..KEPT {
            // Those who wait in line are few; whoever is refused asks again.
            while reviews.of(&table(&n.to_string()), 7, &mut begin).is_err() {
                std::thread::yield_now();
            }
        }
        let mut anew = false;
        let asked = reviews.of(&table("tea"), 7, || {
            anew = true;
            Err(Fault::too_many())
        });
        assert!(anew && asked.is_err(), "the oldest go, and nothing is kept of what was refused");
    }

    #[test]
    fn for_whom_nobody_has_asked_nobody_thinks() {
        let asked = Asked::now();
        assert!(asked.is_fresh());
        *asked.0.lock().expect("nobody panics here") -= GIVEN_UP;
        assert!(!asked.is_fresh());
        asked.again();
        assert!(asked.is_fresh());
    }
}
