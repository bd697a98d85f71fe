//! A session on the disk: JSON lines, the settings first, then one line for each thing that somebody said. Taking back is a
//! line as well, so the file only ever grows.
use super::people::Entry;
use crate::growing::{Growing, keep_beside};
use crate::inputs;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use server::{Fault, Kind};
use std::io;
use std::path::{Path, PathBuf};
use table::strict;

const FORMAT: u32 = 1;

/// What a session depends on, besides the answers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// the game
    pub automaton: String,
    pub format: u32,
    /// as `caravan games` lists them
    pub options: Value,
    /// fingerprint of the content pack
    pub content: String,
    pub seed: String,
}

impl Header {
    pub fn new(game: &str, options: Value, content: &str, seed: String) -> Header {
        Header { automaton: game.into(), format: FORMAT, options, content: content.into(), seed }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Row {
    Answer(String),
    Set(String),
    Back,
}

pub struct Log {
    pub path: PathBuf,
    pub header: Header,
    /// what was said and not taken back
    pub entries: Vec<Entry>,
    file: Growing,
}

/// A file that was read: the session, and the number of the line that was damaged.
pub struct Opened {
    pub log: Log,
    pub lost: Option<usize>,
}

/// What was found in a file besides the session.
pub struct Damage {
    pub line: usize,
    /// whole lines behind it, which nothing leads to any more
    pub behind: usize,
    why: Fault,
}

fn json_line(it: &impl Serialize) -> String {
    serde_json::to_string(it).expect("plain data") + "\n"
}

impl Log {
    /// A new file. An existing one is never touched.
    pub fn create(path: &Path, header: Header) -> Result<Log, Fault> {
        let file = Growing::create(path, &json_line(&header))?;
        Ok(Log { path: path.into(), header, entries: vec![], file })
    }

    /// Goes on in an existing file, as far as it can be read; the file as it was is kept beside. A last line that was not
    /// finished was never answered for. Whether anything more is left out is for the player to say (`agrees`).
    pub fn open(path: &Path, agrees: impl FnOnce(&Damage) -> io::Result<bool>) -> Result<Opened, Fault> {
        let bytes = inputs::read_bytes(path)?;
        let (header, entries, whole, damage) = read(&bytes)?;
        let lost = damage.as_ref().map(|damage| damage.line);
        if let Some(damage) = damage {
            if damage.behind > 0 && !agrees(&damage).map_err(|e| inputs::cannot_read(path, &e))? {
                return Err(damage.why);
            }
            keep_beside(path)?;
            inputs::write_text(path, &whole)?;
        }
        let file = Growing::reopen(path, if lost.is_some() { whole.as_bytes() } else { &bytes })?;
        Ok(Opened { log: Log { path: path.into(), header, entries, file }, lost })
    }

    fn write(&mut self, line: &str) -> io::Result<()> {
        self.file.append(line).map_err(|e| self.named(&e))
    }
    /// Everything that was said is still in the file.
    pub fn check(&mut self) -> io::Result<()> {
        self.file.check().map_err(|e| self.named(&e))
    }
    fn named(&self, e: &io::Error) -> io::Error {
        io::Error::new(e.kind(), format!("{}: {e}", self.path.display()))
    }
    /// On the disk before the session goes on.
    pub fn push(&mut self, entry: Entry) -> io::Result<()> {
        self.write(&json_line(&entry))?;
        self.entries.push(entry);
        Ok(())
    }
    /// Is there anything to take back?
    pub fn back(&mut self) -> io::Result<bool> {
        if self.entries.is_empty() {
            return Ok(false);
        }
        self.write(&json_line(&Row::Back))?;
        self.entries.pop();
        Ok(true)
    }
}

type Read = (Header, Vec<Entry>, String, Option<Damage>);

/// Header, entries, the text of all whole lines, and what ended them.
fn read(bytes: &[u8]) -> Result<Read, Fault> {
    let mut lines = bytes.split(|&b| b == b'\n').collect::<Vec<_>>();
    if lines.last().is_some_and(|line| line.is_empty()) {
        lines.pop();
    }
    let (head, rows) = lines.split_first().ok_or_else(|| Fault::new(Kind::FileEmpty, "the file is empty"))?;
    let head = text_of(head, 1)?;
    let header = read_header(head)?;
    let mut entries = vec![];
    let mut whole = format!("{head}\n");
    for (at, row) in rows.iter().enumerate() {
        let line = at + 2;
        match text_of(row, line).and_then(|text| read_row(text, line, &mut entries).map(|()| text)) {
            Ok(text) => whole.extend([text, "\n"]),
            Err(why) => {
                let behind = rows.len() - at - 1;
                return Ok((header, entries, whole, Some(Damage { line, behind, why })));
            }
        }
    }
    Ok((header, entries, whole, None))
}

fn wrong_row(line: usize, why: &dyn std::fmt::Display) -> Fault {
    Fault::new(Kind::FileRow, format!("line {line}: {why}")).with("line", line)
}
fn text_of(line: &[u8], n: usize) -> Result<&str, Fault> {
    std::str::from_utf8(line).map(|text| text.trim_end_matches('\r')).map_err(|e| wrong_row(n, &e))
}
fn read_row(text: &str, line: usize, entries: &mut Vec<Entry>) -> Result<(), Fault> {
    match strict::from_str(text).map_err(|e| wrong_row(line, &e))? {
        Row::Answer(answer) => entries.push(Entry::Answer(answer)),
        Row::Set(correction) => entries.push(Entry::Set(correction)),
        Row::Back => drop(entries.pop().ok_or_else(|| wrong_row(line, &"there is nothing to take back"))?),
    }
    Ok(())
}

fn read_header(line: &str) -> Result<Header, Fault> {
    let wrong = |why: String| Fault::new(Kind::FileHeader, format!("line 1 is not the header of a session: {why}"));
    let value = strict::value(line).map_err(|e| wrong(strict::why(&e)))?;
    match value["format"].as_u64() {
        Some(found) if value["automaton"].is_string() && found != u64::from(FORMAT) => {
            let message = format!("the file has format {found}; this program reads format {FORMAT}");
            Err(Fault::new(Kind::FileFormat, message).with("found", found).with("known", FORMAT))
        }
        _ => serde_json::from_value(value).map_err(|e| wrong(e.to_string())),
    }
}
