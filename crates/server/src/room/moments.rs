//! Looking back: a game step by step, as one viewer may see it; a finished one as anybody does.
use super::{Room, Setting};
use crate::fault::Fault;
use crate::store::ChairRow;
use serde_json::{Value, json};
use table::{AnyTable, GameFile, Seat};

/// A finished game up to some moment, to go on from.
pub struct Fork {
    pub game: String,
    pub setting: Setting,
    pub chairs: Vec<ChairRow>,
    pub file: GameFile,
}

impl Room {
    /// Through whose eyes: one's own while the game runs, anybody's when it is over.
    fn eyes(&self, secret: Option<&str>, wanted: Option<u8>) -> Result<Option<Seat>, Fault> {
        let table = self.table()?;
        let mine = secret.map(|s| self.seat_of(s)).transpose()?;
        let wanted = wanted.map(Seat);
        if wanted.is_some_and(|w| w.0 >= table.seats()) {
            return Err(Fault::bad("no-such-seat", "there is no such seat"));
        }
        if self.is_over() || wanted.is_none() || wanted == mine {
            return Ok(wanted);
        }
        Err(Fault::wrong_secret())
    }
    /// The moments that a viewer can look at, by how much it had seen; the rounds that begin there; all that it saw.
    pub fn moments(&self, secret: Option<&str>, wanted: Option<u8>) -> Result<Value, Fault> {
        let who = self.eyes(secret, wanted)?;
        let table = self.table()?;
        let mut moments: Vec<usize> = (0..=table.rows().len()).map(|rows| table.seen_after(who, rows)).collect();
        moments.dedup();
        moments.sort_unstable();
        moments.dedup();
        Ok(json!({ "moments": moments, "events": table.events(who, 0) }))
    }
    /// The sheet as it was when the viewer had seen so much.
    pub fn moment(&self, secret: Option<&str>, wanted: Option<u8>, seen: usize) -> Result<Value, Fault> {
        let who = self.eyes(secret, wanted)?;
        let rows = self.rows_when(who, seen)?;
        let then = self.replayed_to(rows)?;
        Ok(json!({ "sheet": then.sheet(who) }))
    }
    /// The last row at which a viewer had seen no more than that: what came later without its knowing is not shown.
    fn rows_when(&self, who: Option<Seat>, seen: usize) -> Result<usize, Fault> {
        let table = self.table()?;
        let fits = |&rows: &usize| table.seen_after(who, rows) <= seen;
        (0..=table.rows().len())
            .rev()
            .find(fits)
            .ok_or_else(|| Fault::bad("no-such-moment", "there was no such moment"))
    }
    fn replayed_to(&self, rows: usize) -> Result<Box<dyn AnyTable>, Fault> {
        let game = self.house.game(&self.row.game).ok_or_else(Fault::no_such_table)?;
        let gone = |e: table::FileError| Fault::conflict("cannot-replay", e.to_string());
        game.replay(&self.table()?.file(), None, Some(rows)).map_err(gone)
    }
    /// The whole game as a file, seed included, once it is over.
    pub fn file(&self) -> Result<String, Fault> {
        let table = self.table()?;
        if !self.is_over() {
            return Err(Fault::conflict("file-sealed", "the file is shown when the game is over"));
        }
        Ok(table.file().write())
    }
    pub fn insight(&self, secret: Option<&str>) -> Result<Value, Fault> {
        let who = secret.map(|s| self.seat_of(s)).transpose()?;
        Ok(json!({ "insight": self.table()?.insight(who) }))
    }
    /// Everything up to a moment of a finished game. A running one has secrets, whoever asks.
    pub fn fork(&self, seen: usize, seat: Seat) -> Result<Fork, Fault> {
        let table = self.table()?;
        if !self.is_over() {
            return Err(Fault::conflict("not-over", "only finished games can be taken up again"));
        }
        let rows = self.rows_when(Some(seat), seen)?;
        let mut file = table.file();
        file.rows.truncate(rows);
        Ok(Fork { game: self.row.game.clone(), setting: self.setting.clone(), chairs: self.chairs.clone(), file })
    }
}
