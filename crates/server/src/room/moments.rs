//! Looking back: a game step by step, as one viewer may see it; a finished one as anybody does.
use super::{Room, Setting};
use crate::fault::{Fault, Kind};
use crate::secret::Secret;
use crate::store::ChairRow;
use crate::table_id::TableId;
use serde_json::{Value, json};
use shelf::Entry;
use table::{Ending, GameFile, Seat};

/// Entries of news in one answer.
const PAGE: usize = 500;

/// A moment of a game, to be shown to somebody.
pub struct Then {
    pub game: &'static Entry,
    pub file: GameFile,
    pub who: Option<Seat>,
    /// after so many rows
    pub rows: usize,
}

/// What takes longer than a look: [`AnyTable::insight_thought`](table::AnyTable::insight_thought).
pub struct Insight {
    /// table, viewer, state
    pub key: (TableId, Option<Seat>, u64),
    pub work: Box<dyn FnOnce() -> Value + Send>,
}

/// A finished game up to some moment, to go on from.
pub struct Fork {
    pub game: String,
    pub setting: Setting,
    pub chairs: Vec<ChairRow>,
    pub file: GameFile,
}

impl Room {
    /// Through whose eyes: one's own while the game runs, anybody's when it is over.
    fn eyes(&self, secret: Option<&Secret>, wanted: Option<u8>) -> Result<Option<Seat>, Fault> {
        let table = self.table()?;
        let mine = secret.map(|s| self.seat_of(s)).transpose()?;
        let wanted = wanted.map(Seat);
        if wanted.is_some_and(|w| w.0 >= table.seats()) {
            return Err(Fault::new(Kind::NoSuchSeat, "there is no such seat"));
        }
        if self.is_over() || wanted.is_none() || wanted == mine {
            return Ok(wanted);
        }
        Err(Fault::wrong_secret())
    }
    /// What a viewer saw after its `after`-th entry, as much as fits a page; the moments in it that can be looked at, by how
    /// much had been seen; and where the next page begins.
    pub fn moments(&self, secret: Option<&Secret>, wanted: Option<u8>, after: usize) -> Result<String, Fault> {
        let who = self.eyes(secret, wanted)?;
        let table = self.table()?;
        let mut moments = table.seen_by_rows(who);
        let seen = moments.last().copied().unwrap_or(0);
        let end = after.saturating_add(PAGE).min(seen);
        moments.retain(|&m| m <= end && (m > after || after == 0));
        moments.dedup();
        let next = if end < seen { json!(end) } else { Value::Null };
        let events = table.events_page(who, after, PAGE);
        let gone = json!(self.gone(table, who));
        Ok(format!(r#"{{"moments":{},"events":{events},"gone":{gone},"next":{next}}}"#, json!(moments)))
    }
    /// What is needed to show the sheet as it was when the viewer had seen so much: it is made elsewhere.
    pub fn moment(&self, secret: Option<&Secret>, wanted: Option<u8>, seen: usize) -> Result<Then, Fault> {
        let who = self.eyes(secret, wanted)?;
        let rows = self.rows_when(who, seen)?;
        let game = self.house.game(&self.row.game).ok_or_else(Fault::no_such_table)?;
        Ok(Then { game, file: self.table()?.file(), who, rows })
    }
    /// The last row at which a viewer had seen no more than that: what came later without its knowing is not shown.
    fn rows_when(&self, who: Option<Seat>, seen: usize) -> Result<usize, Fault> {
        let moments = self.table()?.seen_by_rows(who);
        let was = moments.last().is_some_and(|&last| seen <= last);
        let fits = if was { moments.partition_point(|&then| then <= seen) } else { 0 };
        fits.checked_sub(1).ok_or_else(|| Fault::new(Kind::NoSuchMoment, "there was no such moment"))
    }
    /// The whole game, seed included, once it is over.
    pub fn file(&self) -> Result<GameFile, Fault> {
        let table = self.table()?;
        if !self.is_over() {
            return Err(Fault::new(Kind::FileSealed, "the file is shown when the game is over"));
        }
        let mut file = table.file();
        let gone = self.chairs.iter().filter(|c| c.resigned).map(|c| c.seat);
        let ending = Ending { how: self.row.ended, resigned: gone.collect() };
        file.header.ended = (ending != Ending::default()).then_some(ending);
        Ok(file)
    }
    /// What can be worked out from what a viewer sees now, and where it is kept once it is.
    pub fn insight(&self, secret: Option<&Secret>) -> Result<Insight, Fault> {
        let who = secret.map(|s| self.seat_of(s)).transpose()?;
        let table = self.table()?;
        Ok(Insight { key: (self.id.clone(), who, table.hash().0), work: table.insight_thought(who) })
    }
    /// Everything up to a moment of a finished game. A running one has secrets, whoever asks.
    pub fn fork(&self, seen: usize, seat: Seat) -> Result<Fork, Fault> {
        let table = self.table()?;
        if !self.is_over() {
            return Err(Fault::new(Kind::NotOver, "only finished games can be taken up again"));
        }
        let rows = self.rows_when(Some(seat), seen)?;
        // Each copy is written whole: nobody copies a log that was filled for it.
        let most = self.house.config.limits.rows / 4;
        if rows > most {
            return Err(Fault::new(Kind::LogFull, format!("only games of up to {most} actions can be taken up again")));
        }
        let mut file = table.file();
        file.rows.truncate(rows);
        Ok(Fork { game: self.row.game.clone(), setting: self.setting.clone(), chairs: self.chairs.clone(), file })
    }
}
