//! What a seat does: check, write down, acknowledge, tell the others.
use super::Room;
use crate::clock::today;
use crate::fault::Fault;
use crate::store::{Batch, Kept};
use crate::wire::{Act, UndoAsked};
use serde_json::json;
use table::{Illegal, Row, Seat, choices_held};

impl Room {
    /// An action of a seat. Returns how many rows there are after it.
    pub(super) async fn act(&mut self, seat: Seat, act: &Act) -> Result<usize, Fault> {
        if let Some(&rows) = self.done.get(&(seat, act.id.clone())) {
            return Ok(rows);
        }
        check_id(&act.id)?;
        self.table()?;
        let at = self.now();
        let play = self.play.as_mut().expect("there is a game");
        let done = play.table.act(seat, at, &act.action, act.mark);
        let table = &*play.table;
        done.map_err(|why| {
            let changed = why == Illegal::Changed;
            let fault = Fault::from(why);
            match table.offers(seat).into_iter().find(|offer| changed && offer.act == act.action) {
                Some(offer) => fault.with("offer", json!(offer)),
                None => fault,
            }
        })?;
        self.come_back(seat).await;
        self.enter(Some((seat, act.id.clone()))).await
    }
    pub(super) async fn undo(&mut self, seat: Seat, id: &str) -> Result<usize, Fault> {
        if let Some(&rows) = self.done.get(&(seat, id.into())) {
            return Ok(rows);
        }
        check_id(id)?;
        self.table()?;
        let at = self.now();
        self.play.as_mut().expect("there is a game").table.undo(seat, at)?;
        self.enter(Some((seat, id.into()))).await
    }

    /// Asks everybody to take back more than the law allows: this seat's last choice and all that came after it.
    pub(super) async fn ask_undo(&mut self, seat: Seat, id: &str) -> Result<usize, Fault> {
        if let Some(&rows) = self.done.get(&(seat, id.into())) {
            return Ok(rows);
        }
        check_id(id)?;
        let table = self.table()?;
        if table.is_over() {
            return Err(Illegal::Over.into());
        }
        if last_choice(table.rows(), seat).is_none() {
            return Err(Illegal::NothingToUndo.into());
        }
        self.undo_asked = Some(UndoAsked { by: seat, agreed: vec![seat] });
        self.settle_undo(Some((seat, id.into()))).await
    }
    pub(super) async fn answer_undo(&mut self, seat: Seat, id: &str, agree: bool) -> Result<usize, Fault> {
        let rows = self.table()?.rows().len();
        let Some(asked) = &mut self.undo_asked else { return Ok(rows) };
        if !agree {
            self.undo_asked = None;
            return Ok(rows);
        }
        if !asked.agreed.contains(&seat) {
            asked.agreed.push(seat);
        }
        self.settle_undo(Some((seat, id.into()))).await
    }
    /// If everybody who can be asked has agreed, it is done. Bots and whoever is away have no objection.
    async fn settle_undo(&mut self, client: Option<(Seat, String)>) -> Result<usize, Fault> {
        let rows = self.table()?.rows().len();
        let Some(asked) = self.undo_asked.clone() else { return Ok(rows) };
        let mut people = self.chairs.iter().filter(|c| c.kind == "person" && !c.stand_in);
        if !people.all(|c| asked.agreed.contains(&Seat(c.seat as u8))) {
            return Ok(rows);
        }
        let keep = last_choice(self.table()?.rows(), asked.by).ok_or(Illegal::NothingToUndo)?;
        let at = self.now();
        self.play.as_mut().expect("there is a game").table.take_back(keep, asked.by, at)?;
        self.enter(client).await
    }

    /// What was done goes to the disk; only then does it count. If it cannot be written, it has not happened.
    pub(super) async fn enter(&mut self, client: Option<(Seat, String)>) -> Result<usize, Fault> {
        let play = self.play.as_ref().expect("something was done in a game");
        let (table, stored) = (&*play.table, play.stored);
        let rows = table.rows().len();
        let must = table.must();
        let turned = must != play.must;
        let mut name = client.as_ref().map(|(_, id)| id.clone());
        let log = (stored..rows).map(|i| self.log_row(table, i, name.take())).collect();
        let kept = turned.then(|| Kept { table: self.id.clone(), era: -1, seq: rows as i64, state: table.kept() });
        self.last = today();
        let standing = if turned { Some(self.standing()) } else { None };
        let batch = Batch { log, kept, standing, chat: None };
        if self.house.store.writer.commit(batch).await.is_err() {
            self.reload().await;
            return Err(Fault::not_stored());
        }
        let play = self.play.as_mut().expect("still there");
        play.stored = rows;
        if let Some(client) = client {
            self.done.insert(client, rows);
        }
        self.undo_asked = None;
        self.house.meters.actions.inc();
        if turned {
            self.turned().await;
        }
        Ok(rows)
    }
    /// The game waits for somebody else now, or is over.
    async fn turned(&mut self) {
        let play = self.play.as_mut().expect("still there");
        let before = std::mem::replace(&mut play.must, play.table.must());
        play.round = super::look::round(&*play.table);
        if play.table.is_over() && self.row.stage != "over" {
            self.row.stage = "over".into();
            if let Err(e) = self.house.store.set_stage(&self.id, "over").await {
                tracing::error!("{e}");
            }
            // Whose turn it is stands on every sheet; that the seed can be seen now does not.
            self.tell_meta();
        }
        self.send_notices(before);
    }
}

/// The rows before this seat's last choice that still holds: so many are kept if it is taken back.
fn last_choice(rows: &[Row], seat: Seat) -> Option<usize> {
    choices_held(rows).into_iter().rfind(|&i| rows[i].seat == seat)
}

fn check_id(id: &str) -> Result<(), Fault> {
    let fine = (1..=64).contains(&id.len()) && id.bytes().all(|b| b.is_ascii_graphic());
    if fine { Ok(()) } else { Err(Fault::bad("wrong-field", "`id` is 1 to 64 visible characters")) }
}
