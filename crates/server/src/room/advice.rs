//! What a strong player says: a hint at a table without other people, a look back once the game is over.
use super::Room;
use crate::fault::Fault;
use crate::reviews::Reviewed;
use bots::{Counsel, Review, Setting};
use serde_json::{Value, json};
use std::sync::Arc;
use table::{AnyTable, Illegal, Seat};
use tokio::sync::watch;

impl Room {
    /// What to ask a worker for this seat. With other people at the table nobody whispers.
    pub fn hint(&self, secret: &str) -> Result<Counsel, Fault> {
        let seat = self.seat_of(secret)?;
        let table = self.running()?;
        if !table.must().has(seat) {
            return Err(Illegal::NotNow.into());
        }
        let other = |c: &&crate::store::ChairRow| c.kind == "person" && Seat(c.seat as u8) != seat;
        if !self.setting.practice && self.chairs.iter().any(|c| other(&c)) {
            return Err(Fault::conflict("no-hints", "with other people at the table nobody whispers"));
        }
        let setting = Setting::hint(self.house.config.hint_nodes);
        bots::counsel(table, seat, setting, table.rows().len() as u64).ok_or_else(nobody)
    }
    /// The review of a game that is over; thought out once, by a worker of its own.
    pub fn review(&self) -> Result<Reviewed, Fault> {
        let table = self.table()?;
        if !self.is_over() {
            return Err(Fault::conflict("not-over", "a game is looked at again when it is over"));
        }
        let game = self.house.game(&self.row.game).ok_or_else(Fault::no_such_table)?;
        Ok(self.house.reviews.of(&self.id, table.rows().len(), || self.look_back(table, game)))
    }
    fn look_back(&self, table: &dyn AnyTable, game: &'static games::Entry) -> Reviewed {
        let file = table.file();
        // Where the replay of the page finds each row: through whose eyes, and how much they had seen.
        let seen: Vec<Vec<usize>> = std::iter::once(None)
            .chain(self.seats().map(Some))
            .map(|who| (0..=file.rows.len()).map(|rows| table.seen_after(who, rows)).collect())
            .collect();
        let (done, reviewed) = watch::channel(None);
        let house = self.house.clone();
        self.house.reviewers.think(move || {
            let at = |rows| game.replay(&file, None, Some(rows)).ok();
            let review = bots::review(&file.rows, &at, house.config.review_nodes, &mut |_| !house.is_closing());
            done.send_replace(Some(Arc::new(review.map_or(Value::Null, |review| placed(&review, &seen)))));
        });
        reviewed
    }
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
    Fault::conflict("no-advice", "nobody here can say what is best in this game")
}
