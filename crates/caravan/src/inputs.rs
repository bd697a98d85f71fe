//! What all commands share: games by name, packs in folders, game files, seeds.
use crate::growing::{self, cannot_write, keep_beside};
use crate::out::{name, shown};
use arena::{Ring, files};
use bots::NoBot;
use serde_json::{Value, json};
use server::{Fault, Kind};
use shelf::Entry;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use table::{AnyTable, FileError, GameFile, Pack, Problems, strict};

/// Longer files are not game files or packs of ours, whatever they are.
const LONGEST_FILE: u64 = 64 << 20;

/// The game of whoever names none.
pub fn usual_game() -> &'static str {
    shelf::all()[0].name
}

/// Which game: for the help of flags.
pub fn which_game() -> String {
    let names: Vec<&str> = shelf::all().iter().map(|game| game.name).collect();
    format!("Which game: {}", names.join(", "))
}

/// The game with this name, and bots that meet in it.
pub fn ring(name: &str) -> Result<&'static Ring, Fault> {
    let game = game(name)?;
    game.ring.as_ref().ok_or_else(|| NoBot::Game(game.name.into()).into())
}

/// Everybody who can play, game by game.
pub fn all_bots(of_game: impl Fn(&Entry) -> String) -> String {
    let of = |game: &Entry| {
        let own = game.rivals.automaton.words.first().map(|name| format!(" (also `{name}`, by the rules)"));
        format!("{}: {}{}", game.name, of_game(game), own.unwrap_or_default())
    };
    shelf::all().iter().map(of).collect::<Vec<_>>().join(". ")
}

/// The game with this name.
pub fn game(name: &str) -> Result<&'static Entry, Fault> {
    shelf::find(name).ok_or_else(|| {
        let known: Vec<&str> = shelf::all().iter().map(|g| g.name).collect();
        Fault::new(Kind::NoSuchGame, format!("there is no game `{name}`; there are: {}", known.join(", ")))
            .with("game", name)
            .with("known", known)
    })
}

/// `--options`: an object. The number of players is the number of seats, whoever says it.
pub fn options(text: &str, players: usize) -> Result<Value, Fault> {
    let wrong = |what: String| Fault::new(Kind::BadSetting, format!("--options: {what}"));
    let no_json = |e: serde_json::Error| if e.is_data() { e.to_string() } else { format!("this is not JSON: {e}") };
    let options = strict::value(text).map_err(|e| wrong(no_json(e)))?;
    match options.as_object().map(|fields| fields.get("players")) {
        None => Err(wrong("this is not a JSON object".into())),
        Some(Some(n)) if *n != json!(players) => Err(wrong(format!("{n} players, but there are {players} seats"))),
        Some(_) => Ok(options),
    }
}

/// 128 bits that nobody can guess.
pub fn fresh_seed() -> Result<String, Fault> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(|e| Fault::new(Kind::CannotRead, format!("no randomness for a seed: {e}")))?;
    Ok(bytes.iter().map(|b| format!("{b:02x}")).collect())
}

pub fn cannot_read(path: &Path, e: &io::Error) -> Fault {
    Fault::new(Kind::CannotRead, format!("{}: {e}", shown(path))).with("path", path.display().to_string())
}

/// A file as it is.
pub fn read_bytes(path: &Path) -> Result<Vec<u8>, Fault> {
    let mut bytes = vec![];
    let read = files::open(path).and_then(|file| file.take(LONGEST_FILE + 1).read_to_end(&mut bytes));
    match read {
        Ok(n) if n as u64 > LONGEST_FILE => {
            Err(cannot_read(path, &io::Error::other("longer than 64 MiB: not one of our files")))
        }
        Ok(_) => Ok(bytes),
        Err(e) => Err(cannot_read(path, &e)),
    }
}

/// The text of a file. Nothing else than UTF-8 is text.
pub fn read_text(path: &Path) -> Result<String, Fault> {
    let no_text = |e: &dyn std::fmt::Display| cannot_read(path, &io::Error::other(format!("this is not text: {e}")));
    String::from_utf8(read_bytes(path)?).map_err(|e| no_text(&e.utf8_error()))
}

/// Writes a file at once: whoever looks finds the old text or the new one, never half of it.
pub fn write_text(path: &Path, text: &str) -> Result<(), Fault> {
    let place = written_through(path).map_err(|e| cannot_write(path, &e))?;
    let Some(name) = place.file_name() else {
        return Err(cannot_write(path, &io::Error::other("this is not the name of a file")));
    };
    let beside: PathBuf = place.with_file_name(format!(".{}.{}.new", name.to_string_lossy(), std::process::id()));
    let written = File::create(&beside)
        // Whom its owner kept out stays out: a game file holds the seed.
        .and_then(|file| place.metadata().map_or(Ok(()), |was| file.set_permissions(was.permissions())).map(|()| file))
        .and_then(|mut file| file.write_all(text.as_bytes()).and_then(|()| file.sync_all()))
        .and_then(|()| fs::rename(&beside, &place));
    written.map_err(|e| {
        // The half-written file is of no use; if it cannot be removed either, the first error says enough.
        let _ = fs::remove_file(&beside);
        cannot_write(path, &e)
    })
}

/// What a link leads to is what the player has: it is written, and the link stays one. Whatever is no file is refused.
fn written_through(path: &Path) -> io::Result<PathBuf> {
    let place = match path.symlink_metadata() {
        Ok(there) if there.is_symlink() => {
            let nowhere = |e: io::Error| io::Error::new(e.kind(), format!("a link that leads nowhere: {e}"));
            path.canonicalize().map_err(nowhere)?
        }
        _ => path.into(),
    };
    if place.exists() {
        files::is_file(&place)?;
    }
    Ok(place)
}

/// Writes a page for browsers. What lies there may be an older page and nothing else: a slip of the hand must not cost a
/// game.
pub fn write_page(path: &Path, page: &str) -> Result<(), Fault> {
    let first = page.split_whitespace().next().unwrap_or_default().as_bytes();
    match files::open(path) {
        Ok(file) => {
            let mut there = vec![];
            file.take(first.len() as u64).read_to_end(&mut there).map_err(|e| cannot_read(path, &e))?;
            if !there.is_empty() && there != first {
                return Err(cannot_write(
                    path,
                    &io::Error::other("something lies there that is not a page: name another file"),
                ));
            }
        }
        Err(e) if e.kind() == io::ErrorKind::NotFound => {}
        Err(e) => return Err(cannot_write(path, &e)),
    }
    write_text(path, page)
}

/// Writes a game. If something else lies there than an earlier moment of the same game, it is kept beside; its new name.
pub fn write_game(path: &Path, game: &str) -> Result<Option<PathBuf>, Fault> {
    let kept = match read_bytes(path) {
        Ok(there) => {
            // Whoever plays in it would lose their file.
            growing::nobody_plays_in(path).map_err(|e| cannot_write(path, &e))?;
            if game.as_bytes().starts_with(&there) { None } else { Some(keep_beside(path)?) }
        }
        Err(_) if !path.exists() => None,
        Err(fault) => return Err(Fault { kind: Kind::CannotWrite, ..fault }),
    };
    match write_text(path, game) {
        Ok(()) => Ok(kept),
        Err(fault) => {
            // The file is as it was: no copy of it is needed.
            kept.map(fs::remove_file);
            Err(fault)
        }
    }
}

/// All `*.toml` files of a folder, by name.
pub fn read_pack(folder: &Path) -> Result<Pack, Fault> {
    let mut pack = Pack::new();
    for entry in fs::read_dir(folder).map_err(|e| cannot_read(folder, &e))? {
        let path = entry.map_err(|e| cannot_read(folder, &e))?.path();
        if path.extension().is_some_and(|e| e == "toml")
            && let Some(name) = path.file_name()
        {
            pack.insert(name.to_string_lossy().into_owned(), read_text(&path)?);
        }
    }
    if pack.is_empty() {
        let problems = Problems::one("pack.toml", "there is no *.toml file in this folder");
        return Err(Fault::of_problems(Kind::BadContent, &problems));
    }
    Ok(pack)
}

/// A game that was read, and what was wrong with its end if it was salvaged.
pub struct Loaded {
    pub file: GameFile,
    pub game: &'static Entry,
    pub table: Box<dyn AnyTable>,
    pub damage: Option<FileError>,
    /// the damage by its name
    pub lost: Option<Fault>,
}

impl Loaded {
    /// For whoever only looks at it: its names as they are shown.
    #[must_use]
    pub fn with_short_names(mut self) -> Loaded {
        self.file.header.players.iter_mut().for_each(|player| *player = name(player));
        self
    }
}

/// Reads a game and plays it through. `salvage`: takes everything before the first damage.
pub fn load(bytes: &[u8], pack: Option<&Pack>, salvage: bool) -> Result<Loaded, Fault> {
    let (mut file, mut damage) = GameFile::salvage_bytes(bytes)?;
    if let Some(e) = damage.as_ref().filter(|_| !salvage) {
        return Err(e.clone().into());
    }
    let game = game(&file.header.game)?;
    let table = match game.replay(&file, pack, None) {
        Ok(table) => table,
        Err(e) => match row_of(&e).filter(|_| salvage) {
            Some(row) => {
                file.rows.truncate(row - 1);
                damage = Some(e);
                game.replay(&file, pack, None)?
            }
            None => return Err(of_other_rules(&file, game, e)),
        },
    };
    let lost = damage.clone().map(|e| of_other_rules(&file, game, e));
    Ok(Loaded { file, game, table, damage, lost })
}

/// The action that does not fit, counted from 1.
fn row_of(e: &FileError) -> Option<usize> {
    match e {
        FileError::Refused { row, .. } | FileError::Differs { row, .. } => Some(*row),
        _ => None,
    }
}

/// A game of other rules may well not fit ours; then that is what is wrong with it.
fn of_other_rules(file: &GameFile, game: &Entry, e: FileError) -> Fault {
    match e {
        FileError::Refused { .. } | FileError::Differs { .. } if file.header.rules != game.rules => {
            let fault = other_rules(file, game);
            Fault { message: format!("{}: {e}", fault.message), ..fault }
        }
        e => e.into(),
    }
}

pub fn other_rules(file: &GameFile, game: &Entry) -> Fault {
    let (found, known) = (&file.header.rules, game.rules);
    Fault::new(Kind::FileOtherRules, format!("played by the rules `{found}`; this program plays by `{known}`"))
        .with("found", found.as_str())
        .with("known", known)
}
