//! What was played, as a file: a line about the contest, then a line for each game, in order. It only ever grows, so a run
//! that was stopped goes on where it was.
use super::entrant::turns;
use crate::files;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};
use table::Content;

/// The version of the format.
pub const FORMAT: u32 = 1;

/// How each file begins.
const OURS: &str = "{\"arena\":";

/// What the contest is about. Only files with the same header go on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Header {
    pub arena: u32,
    pub game: String,
    pub rules: String,
    pub options: Value,
    pub content: Content,
    /// who sits where in turn 0
    pub line_up: Vec<String>,
    /// of the first set; each further set has the next one
    pub seed: u64,
}

/// One game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Row {
    pub set: u64,
    pub turn: usize,
    /// who sat where
    pub seats: Vec<String>,
    /// by seat; equal places share
    pub places: Vec<u8>,
    /// by seat; empty if the game was not played to its end
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub scores: Vec<i32>,
    /// how often each seat was asked; in a race, how often it was looked at
    pub asked: Vec<u32>,
    /// how long each seat thought, in milliseconds: another one each time
    pub ms: Vec<f64>,
    /// how long the longest choice of each seat took; another one each time, too
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub slowest: Vec<f64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forfeit: Option<Forfeit>,
}

/// A game that was lost because somebody did not answer as one should.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Forfeit {
    pub seat: u8,
    pub why: String,
    pub what: String,
}

/// A whole contest.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    pub header: Header,
    pub rows: Vec<Row>,
}

#[derive(Debug, thiserror::Error)]
pub enum BadFile {
    #[error("{path}: {source}", path = path.display())]
    Io { path: PathBuf, source: io::Error },
    #[error("{path}: line {line} is not one of a results file: {why}", path = path.display())]
    Line { path: PathBuf, line: usize, why: String },
    #[error("{path} holds another contest: its {field} is {there}, here it is {here}. Name another file, or remove it", path = path.display())]
    Other { path: PathBuf, field: &'static str, there: String, here: String },
}

/// What was read, and how many bytes of it are whole lines.
struct Reading {
    record: Option<Record>,
    whole: u64,
    cut_off: bool,
}

impl Record {
    /// Reads a file. The notice says that its last line was cut off, and is not counted.
    pub fn read(path: &Path) -> Result<(Record, Option<String>), BadFile> {
        let mut text = String::new();
        let io = |source| BadFile::Io { path: path.into(), source };
        files::open(path).and_then(|mut file| file.read_to_string(&mut text)).map_err(io)?;
        let reading = parse(path, &text)?;
        let missing = || BadFile::Line { path: path.into(), line: 1, why: "the file is empty".into() };
        Ok((reading.record.ok_or_else(missing)?, reading.cut_off.then(|| notice(path))))
    }
}

fn notice(path: &Path) -> String {
    format!("{}: the last line was cut off, so that game is played again", path.display())
}

fn parse(path: &Path, text: &str) -> Result<Reading, BadFile> {
    let whole = text.rfind('\n').map_or(0, |n| n + 1);
    let bad = |line: usize, why: String| BadFile::Line { path: path.into(), line: line + 1, why };
    let mut lines = text[..whole].lines().enumerate();
    let mut reading = Reading { record: None, whole: whole as u64, cut_off: whole < text.len() };
    // Of a file with half a line only ours may be begun anew: any other is somebody's, whatever it is.
    let begin = &OURS[..OURS.len().min(text.len())];
    if whole == 0 && !text.starts_with(begin) {
        return Err(bad(0, "these are not the results of a contest".into()));
    }
    let Some((_, first)) = lines.next() else { return Ok(reading) };
    let header: Header = serde_json::from_str(first).map_err(|e| bad(0, e.to_string()))?;
    if header.arena != FORMAT {
        return Err(bad(0, format!("its format is {}, this program writes {FORMAT}", header.arena)));
    }
    if header.line_up.is_empty() {
        return Err(bad(0, "nobody plays".into()));
    }
    let mut rows: Vec<Row> = vec![];
    for (n, line) in lines {
        let row: Row = serde_json::from_str(line).map_err(|e| bad(n, e.to_string()))?;
        check(&header, rows.len(), &row).map_err(|why| bad(n, why.into()))?;
        rows.push(row);
    }
    reading.record = Some(Record { header, rows });
    Ok(reading)
}

/// The `nth` game of the contest?
fn check(header: &Header, nth: usize, row: &Row) -> Result<(), &'static str> {
    let turns = turns(&header.line_up);
    let follows = (row.set, row.turn) == ((nth / turns) as u64, nth % turns);
    let n = header.line_up.len();
    let seated = (0..n).map(|seat| &header.line_up[(seat + row.turn) % n]);
    if !follows {
        Err("games are not in order")
    } else if !seated.eq(&row.seats) {
        Err("its seats are not those of the line-up")
    } else if [row.places.len(), row.asked.len(), row.ms.len()] != [n; 3]
        || [row.scores.len(), row.slowest.len()].iter().any(|len| ![0, n].contains(len))
    {
        Err("there is not one entry for each seat")
    } else {
        Ok(())
    }
}

/// A file that grows by whole lines.
pub struct Writer {
    file: File,
    path: PathBuf,
}

impl Writer {
    /// Opens or makes a file for this contest; with it comes what was played already, and a notice if something was lost.
    pub fn open(path: &Path, header: &Header) -> Result<(Writer, Vec<Row>, Option<String>), BadFile> {
        let io = |source| BadFile::Io { path: path.into(), source };
        if path.exists() {
            files::is_file(path).map_err(io)?;
        }
        let opened = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path);
        let mut writer = Writer { file: opened.map_err(io)?, path: path.into() };
        // Elsewhere a lock keeps readers out as well.
        if cfg!(unix) {
            let busy = |e| match e {
                TryLockError::WouldBlock => io::Error::other("another program writes its results there"),
                TryLockError::Error(e) => e,
            };
            writer.file.try_lock().map_err(busy).map_err(io)?;
        }
        let mut text = String::new();
        writer.file.read_to_string(&mut text).map_err(io)?;
        let reading = parse(path, &text)?;
        let rows = match reading.record {
            Some(record) => {
                same(path, &record.header, header)?;
                record.rows
            }
            None => vec![],
        };
        let nothing_yet = reading.whole == 0;
        // Whatever was cut off goes: the next line must begin where a line begins.
        writer.file.set_len(reading.whole).and_then(|()| writer.file.seek(io::SeekFrom::End(0))).map_err(io)?;
        if nothing_yet {
            writer.line(header)?;
        }
        Ok((writer, rows, reading.cut_off.then(|| notice(path))))
    }
    pub fn add(&mut self, row: &Row) -> Result<(), BadFile> {
        self.line(row)
    }
    fn line(&mut self, what: &impl Serialize) -> Result<(), BadFile> {
        let mut line = serde_json::to_string(what).expect("rows serialise");
        line.push('\n');
        self.file.write_all(line.as_bytes()).map_err(|source| BadFile::Io { path: self.path.clone(), source })
    }
}

/// Is it the same contest? Otherwise the first difference.
fn same(path: &Path, there: &Header, here: &Header) -> Result<(), BadFile> {
    let fields = |h: &Header| {
        [
            ("game", h.game.clone()),
            ("version of the rules", h.rules.clone()),
            ("set of options", h.options.to_string()),
            ("content", format!("{} ({})", h.content.name, h.content.id)),
            ("line-up", h.line_up.join(", ")),
            ("seed", h.seed.to_string()),
        ]
    };
    match fields(there).into_iter().zip(fields(here)).find(|(there, here)| there != here) {
        None => Ok(()),
        Some(((field, there), (_, here))) => Err(BadFile::Other { path: path.into(), field, there, here }),
    }
}
