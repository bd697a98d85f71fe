//! A session on the disk: JSON lines, the settings first, then one line for each thing that somebody said. Taking back is a
//! line as well, so the file only ever grows.
use super::people::Entry;
use crate::desk;
use crate::fault::Fault;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

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
    file: File,
}

/// A file that was read: the session, and the number of its last line if that was damaged.
pub struct Opened {
    pub log: Log,
    pub lost: Option<usize>,
}

fn json_line(it: &impl Serialize) -> String {
    serde_json::to_string(it).expect("plain data") + "\n"
}

impl Log {
    /// A new file. An existing one is never touched.
    pub fn create(path: &Path, header: Header) -> Result<Log, Fault> {
        let cannot = |e: &io::Error| cannot_write(path, e);
        if let Some(folder) = path.parent().filter(|f| !f.as_os_str().is_empty()) {
            fs::create_dir_all(folder).map_err(|e| cannot(&e))?;
        }
        let file = OpenOptions::new().append(true).create_new(true).open(path).map_err(|e| cannot(&e))?;
        let mut log = Log { path: path.into(), header, entries: vec![], file };
        let head = json_line(&log.header);
        log.write(&head).map_err(|e| cannot(&e))?;
        Ok(log)
    }

    /// Goes on in an existing file. A damaged last line is dropped; any other damage is an error.
    pub fn open(path: &Path) -> Result<Opened, Fault> {
        let text = desk::read_text(path)?;
        let (header, entries, whole, lost) = read(&text)?;
        if whole != text {
            desk::write_text(path, &whole)?;
        }
        let file = OpenOptions::new().append(true).open(path).map_err(|e| cannot_write(path, &e))?;
        Ok(Opened { log: Log { path: path.into(), header, entries, file }, lost })
    }

    fn write(&mut self, line: &str) -> io::Result<()> {
        self.file.write_all(line.as_bytes())?;
        self.file.sync_data()
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

fn cannot_write(path: &Path, e: &io::Error) -> Fault {
    Fault::new("cannot-write", format!("{}: {e}", path.display())).with("path", path.display().to_string())
}

type Read = (Header, Vec<Entry>, String, Option<usize>);

/// Header, entries, the text of all whole lines, and the number of a damaged last line.
fn read(text: &str) -> Result<Read, Fault> {
    let mut lines = text.lines();
    let head = lines.next().ok_or_else(|| Fault::new("file-empty", "the file is empty"))?;
    let header = read_header(head)?;
    let mut entries = vec![];
    let mut whole = format!("{head}\n");
    let mut lines = (2..).zip(lines).peekable();
    while let Some((n, line)) = lines.next() {
        let wrong = |why: String| Fault::new("file-row", format!("line {n}: {why}")).with("line", n);
        match serde_json::from_str(line) {
            Ok(Row::Answer(answer)) => entries.push(Entry::Answer(answer)),
            Ok(Row::Set(correction)) => entries.push(Entry::Set(correction)),
            Ok(Row::Back) if entries.pop().is_some() => {}
            Ok(Row::Back) => return Err(wrong("there is nothing to take back".into())),
            Err(_) if lines.peek().is_none() => return Ok((header, entries, whole, Some(n))),
            Err(e) => return Err(wrong(e.to_string())),
        }
        whole.push_str(line);
        whole.push('\n');
    }
    Ok((header, entries, whole, None))
}

fn read_header(line: &str) -> Result<Header, Fault> {
    let wrong = |why: String| Fault::new("file-header", format!("line 1 is not the header of a session: {why}"));
    let value: Value = serde_json::from_str(line).map_err(|e| wrong(e.to_string()))?;
    match value["format"].as_u64() {
        Some(found) if value["automaton"].is_string() && found != u64::from(FORMAT) => {
            let message = format!("the file has format {found}; this program reads format {FORMAT}");
            Err(Fault::new("file-format", message).with("found", found).with("known", FORMAT))
        }
        _ => serde_json::from_value(value).map_err(|e| wrong(e.to_string())),
    }
}
