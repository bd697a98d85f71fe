//! What all commands share: games by name, packs in folders, game files, seeds.
use crate::fault::Fault;
use games::Entry;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use table::{AnyTable, FileError, GameFile, Pack, Problems};

/// Longer files are not game files or packs of ours, whatever they are.
const LONGEST_FILE: u64 = 64 << 20;

/// The game with this name.
pub fn game(name: &str) -> Result<&'static Entry, Fault> {
    games::find(name).ok_or_else(|| {
        let known: Vec<&str> = games::SHELF.iter().map(|g| g.name).collect();
        Fault::new("no-such-game", format!("there is no game `{name}`; there are: {}", known.join(", ")))
            .with("game", name)
            .with("known", known)
    })
}

/// 128 bits that nobody can guess.
pub fn fresh_seed() -> Result<String, Fault> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(|e| Fault::new("cannot-read", format!("no randomness for a seed: {e}")))?;
    Ok(bytes.iter().map(|b| format!("{b:02x}")).collect())
}

fn cannot_read(path: &Path, e: &io::Error) -> Fault {
    Fault::new("cannot-read", format!("{}: {e}", path.display())).with("path", path.display().to_string())
}

/// The text of a file. Nothing else than UTF-8 is text.
pub fn read_text(path: &Path) -> Result<String, Fault> {
    let mut text = String::new();
    let read = File::open(path).and_then(|file| file.take(LONGEST_FILE + 1).read_to_string(&mut text));
    match read {
        Ok(n) if n as u64 > LONGEST_FILE => {
            Err(cannot_read(path, &io::Error::other("longer than 64 MiB: not one of our files")))
        }
        Ok(_) => Ok(text),
        Err(e) => Err(cannot_read(path, &e)),
    }
}

/// Writes a file at once: whoever looks finds the old text or the new one, never half of it.
pub fn write_text(path: &Path, text: &str) -> Result<(), Fault> {
    let cannot_write = |e: &io::Error| {
        Fault::new("cannot-write", format!("{}: {e}", path.display())).with("path", path.display().to_string())
    };
    let Some(name) = path.file_name() else {
        return Err(cannot_write(&io::Error::other("this is not the name of a file")));
    };
    let beside: PathBuf = path.with_file_name(format!(".{}.{}.new", name.to_string_lossy(), std::process::id()));
    let written = File::create(&beside)
        .and_then(|mut file| file.write_all(text.as_bytes()).and_then(|()| file.sync_all()))
        .and_then(|()| fs::rename(&beside, path));
    written.map_err(|e| {
        // The half-written file is of no use; if it cannot be removed either, the first error says enough.
        let _ = fs::remove_file(&beside);
        cannot_write(&e)
    })
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
        return Err(Fault::of_problems("bad-content", &problems));
    }
    Ok(pack)
}

/// A game that was read, and what was wrong with its end if it was salvaged.
pub struct Loaded {
    pub file: GameFile,
    pub game: &'static Entry,
    pub table: Box<dyn AnyTable>,
    pub lost: Option<Fault>,
}

/// Reads a game and plays it through. `salvage`: takes everything before the first damage.
pub fn load(text: &str, pack: Option<&Pack>, salvage: bool) -> Result<Loaded, Fault> {
    let (mut file, damage) = GameFile::salvage(text)?;
    let mut lost = match damage {
        Some(e) if !salvage => return Err(e.into()),
        damage => damage.map(Fault::from),
    };
    let game = game(&file.header.game)?;
    let table = match game.replay(&file, pack, None) {
        Ok(table) => table,
        Err(FileError::Refused { row, .. } | FileError::Differs { row, .. }) if salvage => {
            lost = game.replay(&file, pack, None).err().map(|e| of_other_rules(&file, game, e));
            file.rows.truncate(row - 1);
            game.replay(&file, pack, None)?
        }
        Err(e) => return Err(of_other_rules(&file, game, e)),
    };
    Ok(Loaded { file, game, table, lost })
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
    Fault::new("file-other-rules", format!("played by the rules `{found}`; this program plays by `{known}`"))
        .with("found", found.as_str())
        .with("known", known)
}
