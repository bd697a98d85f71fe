//! Games that were looked at again: thought out once, even if their table has left memory in between.
use serde_json::Value;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::watch;

/// A review, once it is there; `Null`: nobody can say.
pub type Reviewed = watch::Receiver<Option<Arc<Value>>>;

/// So many are kept, some ten kilobytes each.
const KEPT: usize = 500;

/// The newest ones last.
#[derive(Default)]
pub struct Reviews(Mutex<VecDeque<Kept>>);

struct Kept {
    table: String,
    /// of the log that was looked at
    rows: usize,
    review: Reviewed,
}

impl Reviews {
    /// The review of a table with so many rows; `begin` begins one if nobody has.
    pub fn of(&self, table: &str, rows: usize, begin: impl FnOnce() -> Reviewed) -> Reviewed {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|one| one.table != table || (one.rows == rows && !stumbled(&one.review)));
        if let Some(one) = kept.iter().find(|one| one.table == table) {
            return one.review.clone();
        }
        if kept.len() == KEPT {
            kept.pop_front();
        }
        let review = begin();
        kept.push_back(Kept { table: table.into(), rows, review: review.clone() });
        review
    }
}

/// The worker is gone and has said nothing.
fn stumbled(review: &Reviewed) -> bool {
    review.has_changed().is_err() && review.borrow().is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_thought_about_once() {
        let (reviews, mut workers) = (Reviews::default(), vec![]);
        let mut ask = |table: &str, rows| {
            let before = workers.len();
            let review = reviews.of(table, rows, || {
                let (worker, review) = watch::channel(None);
                workers.push(worker);
                review
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
        let reviews = Reviews::default();
        let begin = || {
            let (worker, review) = watch::channel(None);
            worker.send_replace(Some(Arc::new(Value::from(1))));
            review
        };
        reviews.of("tea", 7, begin);
        let again = reviews.of("tea", 7, || unreachable!("it is there"));
        assert_eq!(again.borrow().as_deref(), Some(&Value::from(1)));
        (0..KEPT).for_each(|n| drop(reviews.of(&n.to_string(), 7, begin)));
        let mut anew = false;
        reviews.of("tea", 7, || {
            anew = true;
            begin()
        });
        assert!(anew, "the oldest go");
    }
}
