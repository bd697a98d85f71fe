//! What is thought elsewhere for a table: bots, hints at a table without other people, a look back once the game is over.
use super::{Job, Room};
use crate::fault::{Fault, Kind};
use crate::house::House;
use crate::reviews::{Asked, Begun, Look, Reviewed};
use crate::secret::Secret;
use crate::store::Order;
use crate::thinkers::{Asker, Class, Ticket};
use bots::{Advice, Review, Still};
use serde_json::{Value, json};
use std::sync::{Arc, Weak};
use std::time::Duration;
use table::{AnyTable, Illegal, Seat};
use tokio::sync::watch;

/// How long a review gives way before it looks whether anybody still wants it.
const LOOK_UP: Duration = Duration::from_secs(1);

/// The last hint of a seat: for whoever asks about the same position it is there already.
pub(super) struct Hint {
    /// of the position
    rows: usize,
    hash: u64,
    advice: watch::Receiver<Option<Option<Advice>>>,
    /// wanted for as long as somebody waits
    ticket: Weak<Ticket>,
}

/// A hint that is thought out, or there.
pub struct Hinted {
    advice: watch::Receiver<Option<Option<Advice>>>,
    _ticket: Option<Arc<Ticket>>,
}

impl Hinted {
    pub async fn told(mut self) -> Result<Advice, Fault> {
        // A worker that stumbles says nothing.
        let advice = self.advice.wait_for(Option::is_some).await.map_err(|_| nobody())?;
        advice.clone().flatten().ok_or_else(nobody)
    }
}

impl Room {
    /// Bots at a table where nobody plays can wait.
    fn thinking_class(&self) -> Class {
        if self.attended() { Class::Live } else { Class::Unattended }
    }
    fn asker(&self, class: Class, person: u64, seat: Seat) -> Asker {
        let table = table::fingerprint(&&*self.id);
        // A table whose people are not known stands for itself.
        Asker { class, person: if person == 0 { table } else { person }, table, slot: seat.0.into() }
    }
    /// Asks for what a bot will do; what comes of it is a job of this table.
    pub(super) fn think(&self, seat: Seat, work: impl FnOnce(&Still) -> Job + Send + 'static) -> Result<Ticket, Fault> {
        let (jobs, runtime) = (self.jobs.clone(), tokio::runtime::Handle::current());
        self.house.thinkers.think(self.asker(self.thinking_class(), self.person, seat), move |still| {
            let job = work(still);
            if let Some(jobs) = jobs.upgrade().filter(|_| still.is_wanted()) {
                // A table with a long line must not hold up the thread.
                runtime.spawn(async move { drop(jobs.send(job).await) });
            }
        })
    }
    /// What a strong player would do in this seat's place. With other people at the table nobody whispers.
    pub fn hint(&mut self, secret: &Secret, person: u64) -> Result<Hinted, Fault> {
        let seat = self.seat_of(secret)?;
        let table = self.running()?;
        if !table.must().has(seat) {
            return Err(Illegal::NotNow.into());
        }
        if !self.setting.practice && self.chairs.iter().any(|c| c.is_person() && c.seat != seat) {
            return Err(Fault::new(Kind::NoHints, "with other people at the table nobody whispers"));
        }
        let (rows, hash) = (table.rows().len(), table.hash().0);
        let known = self.hints.get(&seat).filter(|hint| (hint.rows, hint.hash) == (rows, hash));
        if let Some(hinted) = known.and_then(Hint::again) {
            return Ok(hinted);
        }
        let counsel = self.rivals().counsel(table, seat, self.house.config.hint).ok_or_else(nobody)?;
        let (done, advice) = watch::channel(None);
        let ticket = self.house.thinkers.think(self.asker(Class::Hint, person, seat), move |still| {
            let advice = counsel(still);
            if still.is_wanted() {
                done.send_replace(Some(advice));
            }
        })?;
        let ticket = Arc::new(ticket);
        let hint = Hint { rows, hash, advice: advice.clone(), ticket: Arc::downgrade(&ticket) };
        self.hints.insert(seat, hint);
        Ok(Hinted { advice, _ticket: Some(ticket) })
    }
    /// The review of a game that is over; thought out once, by a worker of its own, and kept on the disk.
    pub async fn review(&mut self, person: u64) -> Result<Reviewed, Fault> {
        let rows = self.table()?.rows().len();
        if !self.is_over() {
            return Err(Fault::new(Kind::NotOver, "a game is looked at again when it is over"));
        }
        let house = self.house.clone();
        let game = house.game(&self.row.game).ok_or_else(Fault::no_such_table)?;
        if !house.reviews.knows(&self.id, rows)
            && let Some((of, text)) = house.store.review(&self.id).await?
            && let Some(found) = serde_json::from_str(&text).ok().filter(|_| of == rows)
        {
            return house.reviews.of(&self.id, rows, || Ok(Begun::found(found)));
        }
        let table = self.table()?;
        house.reviews.of(&self.id, rows, || self.look_back(table, game, person))
    }
    fn look_back(&self, table: &dyn AnyTable, game: &'static shelf::Entry, person: u64) -> Result<Begun, Fault> {
        let file = table.file();
        // Where the replay of the page finds each row: through whose eyes, and how much they had seen.
        let eyes = std::iter::once(None).chain(self.seats().map(Some));
        let seen: Vec<Vec<usize>> = eyes.map(|who| table.seen_by_rows(who)).collect();
        let (done, review) = watch::channel(Look::default());
        let asked = Asked::now();
        // What waits in line must not keep the house.
        let (house, last_asked) = (Arc::downgrade(&self.house), asked.clone());
        let asker = self.asker(Class::Review, person, Seat(0));
        let (id, runtime) = (self.id.clone(), tokio::runtime::Handle::current());
        let ticket = self.house.reviewers.think(asker, move |still| {
            let Some(house) = house.upgrade() else { return };
            let at = |rows| game.replay(&file, None, Some(rows)).ok();
            let wanted = || still.is_wanted() && last_asked.is_fresh() && !house.is_closing();
            let found = bots::review(&game.rivals, &file.rows, &at, house.config.review_nodes, &mut |part| {
                done.send_modify(|look| look.part = part);
                give_way(&house, wanted)
            });
            let found = found.map(|review| placed(&review, &seen));
            if let Some(review) = found.as_ref().map(Value::to_string) {
                // For whoever comes next, also after a restart.
                let (writer, rows) = (house.store.writer.clone(), file.rows.len() as i64);
                runtime.spawn(async move { writer.commit(Order::Review { id, rows, review }).await });
            }
            // Whoever asks after it was given up begins it anew.
            if found.is_some() || wanted() {
                let review = Some(Arc::new(found.unwrap_or_default()));
                done.send_replace(Look { part: 1.0, review });
            }
        })?;
        Ok(Begun { review, asked, ticket: Some(ticket) })
    }
}

impl Hint {
    /// The same for one more, unless nobody thinks about it any more.
    fn again(&self) -> Option<Hinted> {
        let there = self.advice.borrow().is_some();
        let ticket = self.ticket.upgrade().filter(|_| there || self.advice.has_changed().is_ok());
        (there || ticket.is_some()).then(|| Hinted { advice: self.advice.clone(), _ticket: ticket })
    }
}

/// Lets those go first who sit at a table. `false`: it is no longer wanted.
fn give_way(house: &House, wanted: impl Fn() -> bool) -> bool {
    while wanted() {
        if house.thinkers.give_way(LOOK_UP) {
            return true;
        }
    }
    false
}

/// A review with the moments of the replay. `seen`: of a spectator, then of each seat, after so many rows.
fn placed(review: &Review, seen: &[Vec<usize>]) -> Value {
    let mut placed = json!(review);
    for (i, moment) in review.moments.iter().enumerate() {
        placed["moments"][i]["seq"] = seen[0][moment.rows].into();
    }
    for (i, costly) in review.costly.iter().enumerate() {
        placed["costly"][i]["seq"] = seen[1 + costly.seat.index()][costly.rows].into();
    }
    placed
}

pub fn nobody() -> Fault {
    Fault::new(Kind::NoAdvice, "nobody here can say what is best in this game")
}
