//! A game that was played, to be looked at after any of its rows without playing it again each time.
use crate::held::Held;
use crate::*;
use serde_json::Value;

/// Follows rows and keeps each state on the way.
pub struct Film<G: Game> {
    table: Table<G>,
    /// after 0, 1, 2, … rows
    frames: Vec<Frame<G>>,
    /// the row that did not fit, and why: what came before it can be looked at
    stuck: Option<FileError>,
}

struct Frame<G: Game> {
    state: G::State,
    undoes: Option<Seat>,
}

/// A film of any game.
pub trait AnyFilm: Send {
    /// The rows that were followed.
    fn rows(&self) -> &[Row];
    /// Follows what is new: `rows` are all rows of the game, those that were followed before included.
    fn go_on(&mut self, rows: &[Row]);
    /// The sheet of a viewer after so many rows.
    fn sheet(&self, who: Option<Seat>, rows: usize) -> Result<Value, FileError>;
}

impl<G: Game> Film<G> {
    /// A film that begins with this table; it has no rows yet.
    pub fn new(table: Table<G>) -> Self {
        let frames = vec![Frame { state: *table.state(), undoes: None }];
        Film { table, frames, stuck: None }
    }
}

impl<G: Shelved> AnyFilm for Film<G>
where
    Table<G>: Send + Sync,
{
    fn rows(&self) -> &[Row] {
        self.table.rows()
    }
    fn go_on(&mut self, rows: &[Row]) {
        for (i, row) in rows.iter().enumerate().skip(self.table.rows().len()) {
            let frames = &self.frames;
            self.stuck = self.table.follow_row(i, row, |rows| frames.get(rows).map(|frame| frame.state)).err();
            if self.stuck.is_some() {
                return;
            }
            self.frames.push(Frame { state: *self.table.state(), undoes: self.table.undoes() });
        }
    }
    fn sheet(&self, who: Option<Seat>, rows: usize) -> Result<Value, FileError> {
        let Some(frame) = self.frames.get(rows) else {
            return Err(self.stuck.clone().unwrap_or(FileError::Header { why: "it has fewer actions".into() }));
        };
        let can_undo = who.is_some() && frame.undoes == who;
        let sheet =
            Sheet::of(self.table.game(), &Held::new(frame.state), who, self.table.seen_after(who, rows), can_undo);
        Ok(serde_json::to_value(sheet).expect("sheets serialise"))
    }
}
