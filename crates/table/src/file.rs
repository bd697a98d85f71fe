//! Games as files: one JSON object a line. The first line is the header, every further line one action.
//!
//! A line is written when its action is done, so a file that was cut off in the middle of a line has lost that line only.
use crate::*;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// Version of the file format.
pub const FORMAT: u32 = 1;
/// The action of a row in which a seat took its last choice back. With a number (`undo 12`): everybody agreed to go back
/// to the moment after so many rows.
pub const UNDO: &str = "undo";

/// A state hash, written as 16 hexadecimal digits (JavaScript has no 64-bit integers).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hash(pub u64);

impl std::fmt::Display for Hash {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}
impl Serialize for Hash {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}
impl<'de> Deserialize<'de> for Hash {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let text = String::deserialize(d)?;
        match u64::from_str_radix(&text, 16) {
            Ok(n) if text.len() == 16 => Ok(Hash(n)),
            _ => Err(serde::de::Error::custom(format!("`{text}` is not a hash of 16 hexadecimal digits"))),
        }
    }
}

/// Which cards were played with.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Content {
    pub name: String,
    /// fingerprint of the whole pack
    pub id: String,
}

/// How a game ended before its rules ended it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Ended {
    /// whoever was left had nobody to play against any more
    Resigned,
    /// everybody agreed to stop
    Aborted,
    /// by whoever opened the table
    Closed,
    /// only bots played, and nobody looked on
    Unwatched,
}

/// What the actions alone do not tell about the end of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ending {
    /// if its rules did not end it
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub how: Option<Ended>,
    /// who gave up, whether or not the others played on
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub resigned: Vec<Seat>,
}

/// What a game needs besides its actions.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// version of the file format
    pub caravanserai: u32,
    pub game: String,
    /// version of the rules
    pub rules: String,
    pub options: Value,
    pub content: Content,
    /// who sat where, if the table knew names
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<String>,
    /// SHA-256 of the seed, known to everybody from the start
    pub commitment: String,
    /// Empty while it is sealed: whoever knows the seed knows every die to come.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub seed: String,
    /// a game that starts from a position of its own
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scene: Option<Value>,
    /// a game that did not end by its rules alone
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<Ending>,
}

impl Header {
    pub fn new(game: &str, seed: &str) -> Header {
        Header {
            caravanserai: FORMAT,
            game: game.into(),
            rules: String::new(),
            options: Value::Null,
            content: Content::default(),
            players: vec![],
            commitment: commitment(seed),
            seed: seed.into(),
            scene: None,
            ended: None,
        }
    }
}

impl Header {
    /// Whoever sat there, and whoever gave up, had a seat at this table.
    pub(crate) fn people_fit(&self, seats: u8) -> Result<(), Problems> {
        let mut wrong = Problems::default();
        if self.players.len() > usize::from(seats) {
            wrong.add("players", format!("{} names for {seats} seats", self.players.len()));
        }
        let gone = self.ended.as_ref().map_or(&[][..], |ended| &ended.resigned);
        for (i, seat) in gone.iter().enumerate() {
            if seat.0 >= seats || gone[..i].contains(seat) {
                wrong.add(
                    "ended",
                    format!("seat {seat} cannot have given up: there are {seats}, and each does so once"),
                );
            }
        }
        wrong.or(())
    }
}

/// One action of the log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    pub seat: Seat,
    pub at: Millis,
    /// the notation, or `undo`
    #[serde(rename = "do")]
    pub action: String,
    /// it played itself, because there was no choice
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub forced: bool,
    /// of the state after it
    pub hash: Hash,
}

/// A game at rest.
///
/// ```
/// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/nim.rs")); }
/// use nim::{Action, Nim};
/// use table::{FileError, GameFile, Header, Seat, Table};
///
/// let mut table = Table::new(Nim, Header::new("nim", "a seed"));
/// table.act(Seat(0), 0, Action::Take { n: 3 }).unwrap();
/// table.act(Seat(1), 0, Action::Take { n: 2 }).unwrap();
/// let text = table.file().write();
/// assert_eq!(GameFile::read(&text), Ok(table.file()));
/// // the end of it was lost
/// let (file, wrong) = GameFile::salvage(&text[..text.len() - 9]).unwrap();
/// assert_eq!((file.rows.len(), wrong), (1, Some(FileError::CutOff { line: 3, rows: 1 })));
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct GameFile {
    pub header: Header,
    pub rows: Vec<Row>,
}

/// What is wrong with a game file.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum FileError {
    #[error("the file is empty")]
    Empty,
    #[error("line 1 is not the header of a game file: {why}")]
    Header { why: String },
    #[error("the file has format {found}; this program reads format {FORMAT}")]
    Format { found: u32 },
    #[error("line {line} is cut off; the {rows} actions before it are whole")]
    CutOff { line: usize, rows: usize },
    #[error("line {line} is not text (UTF-8); the {rows} actions before it are whole")]
    NotText { line: usize, rows: usize },
    #[error("line {line} is not an action: {why}")]
    Row { line: usize, why: String },
    #[error("the seed does not fit its commitment: the header was changed")]
    Commitment,
    #[error("the file is sealed: its seed is shown when the game is over")]
    Sealed,
    #[error("the file is of the game `{found}`")]
    OtherGame { found: String },
    #[error("the file was played with the cards `{name}` ({id}), which are not at hand")]
    OtherContent { name: String, id: String },
    #[error("the header asks for something impossible: {0}")]
    Setting(Problems),
    #[error("action {row} ({action}) of seat {seat}: {why}")]
    Refused { row: usize, seat: Seat, action: String, why: Illegal },
    #[error("action {row} ({action}) leads to state {found}, the file says {expected}")]
    Differs { row: usize, action: String, expected: Hash, found: Hash },
}

impl GameFile {
    /// Reads a whole file. Refuses one that was cut off; [`GameFile::salvage`] takes what is whole.
    pub fn read(text: &str) -> Result<GameFile, FileError> {
        let (file, error) = Self::salvage(text)?;
        error.map_or(Ok(file), Err)
    }
    /// Reads every whole action, and says what was wrong with the first bad one.
    pub fn salvage(text: &str) -> Result<(GameFile, Option<FileError>), FileError> {
        let mut lines = text.lines().enumerate().filter(|(_, l)| !l.trim().is_empty()).peekable();
        let (_, first) = lines.next().ok_or(FileError::Empty)?;
        let header = strict::value(first).map_err(|e| FileError::Header { why: strict::why(&e) })?;
        match header.get("caravanserai").and_then(Value::as_u64) {
            Some(found) if found != u64::from(FORMAT) => return Err(FileError::Format { found: found as u32 }),
            Some(_) => {}
            None => return Err(FileError::Header { why: "it has no field `caravanserai`".into() }),
        }
        let header: Header = serde_json::from_value(header).map_err(|e| FileError::Header { why: e.to_string() })?;
        let mut rows = vec![];
        while let Some((i, line)) = lines.next() {
            match strict::from_str(line) {
                Ok(row) => rows.push(row),
                Err(e) => {
                    let line = i + 1;
                    // Only the end of a file can be missing; half a line in the middle is damage of another kind.
                    let error = if e.is_eof() && lines.peek().is_none() {
                        FileError::CutOff { line, rows: rows.len() }
                    } else {
                        FileError::Row { line, why: e.to_string() }
                    };
                    return Ok((GameFile { header, rows }, Some(error)));
                }
            }
        }
        Ok((GameFile { header, rows }, None))
    }
    /// The same of a file as it lies on the disk: the line in which something is not text is damaged, and those before it are
    /// whole.
    pub fn salvage_bytes(bytes: &[u8]) -> Result<(GameFile, Option<FileError>), FileError> {
        let e = match str::from_utf8(bytes) {
            Ok(text) => return Self::salvage(text),
            Err(e) => e,
        };
        let good = &bytes[..e.valid_up_to()];
        // Half a line might read as another one.
        let whole = &good[..good.iter().rposition(|b| *b == b'\n').map_or(0, |end| end + 1)];
        let line = 1 + whole.iter().filter(|b| **b == b'\n').count();
        match Self::salvage(&String::from_utf8_lossy(whole)) {
            Err(FileError::Empty) => Err(FileError::NotText { line, rows: 0 }),
            Ok((file, None)) => {
                let rows = file.rows.len();
                Ok((file, Some(FileError::NotText { line, rows })))
            }
            // Damaged before that already.
            sooner => sooner,
        }
    }
    pub fn write(&self) -> String {
        let mut out = line(&self.header);
        self.rows.iter().for_each(|r| out.push_str(&line(r)));
        out
    }
}

/// One line of a game file, newline included.
pub fn line<T: Serialize>(x: &T) -> String {
    let mut line = serde_json::to_string(x).expect("headers and rows serialise");
    line.push('\n');
    line
}

impl<G: Game> Table<G> {
    /// Everything, the seed included: for the table's own disk. A file for players is sealed until the game is over.
    pub fn file(&self) -> GameFile {
        GameFile { header: self.header().clone(), rows: self.rows().to_vec() }
    }
    /// Plays rows onto this table and nothing else: forced actions are rows, so nothing is settled twice.
    pub(crate) fn follow(&mut self, rows: &[Row]) -> Result<(), FileError> {
        // Moments that a row goes back to are kept on the way: to play the beginning again for each would take long.
        let wanted: BTreeSet<usize> = rows.iter().filter_map(|r| agreed_undo(&r.action)).collect();
        let mut kept: BTreeMap<usize, G::State> = BTreeMap::new();
        for (i, r) in rows.iter().enumerate() {
            if wanted.contains(&self.rows().len()) {
                kept.insert(self.rows().len(), *self.state());
            }
            self.follow_row(i, r, |rows| kept.get(&rows).copied())?;
        }
        Ok(())
    }
    /// Plays the row in place `i` of a log. `earlier`: the state after so many rows.
    pub(crate) fn follow_row(
        &mut self,
        i: usize,
        r: &Row,
        earlier: impl Fn(usize) -> Option<G::State>,
    ) -> Result<(), FileError> {
        self.follow_one(r, earlier).map_err(|why| FileError::Refused {
            row: i + 1,
            seat: r.seat,
            action: r.action.clone(),
            why,
        })?;
        let found = Hash(self.hash());
        if found != r.hash {
            return Err(FileError::Differs { row: i + 1, action: r.action.clone(), expected: r.hash, found });
        }
        Ok(())
    }
    fn follow_one(&mut self, r: &Row, earlier: impl Fn(usize) -> Option<G::State>) -> Result<(), Illegal> {
        if r.action == UNDO {
            return self.undo(r.seat, r.at);
        }
        if let Some(keep) = agreed_undo(&r.action) {
            let state = earlier(keep).filter(|_| keep < self.rows().len()).ok_or(Illegal::NothingToUndo)?;
            self.rewind_to(state, keep, r.seat, r.at);
            return Ok(());
        }
        let a: G::Action = r.action.parse().map_err(|reason| Illegal::Unreadable { reason })?;
        self.check(r.seat, r.at, a)?;
        // News tell everybody that this seat had no choice.
        if r.forced && only_action(self.game(), self.state()) != Some((r.seat, a)) {
            return Err(Illegal::Unreadable {
                reason: "it is said to have played itself, but there was a choice".into(),
            });
        }
        self.enter(r.seat, r.at, a, r.forced);
        Ok(())
    }
    /// Goes back to the moment after the first `keep` rows, as everybody agreed.
    pub(crate) fn rewind(
        &mut self,
        keep: usize,
        seat: Seat,
        at: Millis,
        again: &dyn Fn() -> Self,
    ) -> Result<(), Illegal> {
        if keep >= self.rows().len() {
            return Err(Illegal::NothingToUndo);
        }
        let mut earlier = again();
        let whole = earlier.follow(&self.rows()[earlier.rows().len().min(keep)..keep]).is_ok();
        if !whole || earlier.rows().len() != keep {
            return Err(Illegal::NothingToUndo);
        }
        self.rewind_to(*earlier.state(), keep, seat, at);
        Ok(())
    }
}

/// `undo 12` → 12
pub fn agreed_undo(action: &str) -> Option<usize> {
    action.strip_prefix(UNDO)?.strip_prefix(' ')?.parse().ok()
}

/// The rows that were somebody's choice and have not been taken back, in order.
pub fn choices_held(rows: &[Row]) -> Vec<usize> {
    let mut held: Vec<usize> = vec![];
    for (i, row) in rows.iter().enumerate() {
        if let Some(keep) = agreed_undo(&row.action) {
            held.retain(|&h| h < keep);
        } else if row.action == UNDO {
            let last = held.iter().rposition(|&h| rows[h].seat == row.seat).unwrap_or(held.len());
            held.truncate(last);
        } else if !row.forced && row.seat != Seat::HOUSE {
            held.push(i);
        }
    }
    held
}
