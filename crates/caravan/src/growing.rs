//! A file that only grows: a game or a session on the disk. What was appended is there when [`Growing::append`] returns, or
//! the file is as it was before. Nobody else writes in it meanwhile, and a file that was deleted or replaced is noticed.
use crate::out::{quoted, shown};
use arena::files;
use same_file::Handle;
use server::{Fault, Kind};
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

pub struct Growing {
    pub path: PathBuf,
    file: Handle,
    /// what is ours and whole in it: a game is small, and whoever leaves wants to know that it is really there
    text: Vec<u8>,
    /// something was written in part and could not be taken away
    torn: bool,
}

pub fn cannot_write(path: &Path, e: &io::Error) -> Fault {
    Fault::new(Kind::CannotWrite, format!("{}: {e}", shown(path))).with("path", path.display().to_string())
}

impl Growing {
    /// A new file with this text. An existing one is never touched, and what could not be written whole does not stay.
    pub fn create(path: &Path, text: &str) -> Result<Growing, Fault> {
        let cannot = |e: io::Error| cannot_write(path, &e);
        let folder = folder_of(path);
        // A slip of the hand must not leave folders behind.
        if !folder.is_dir() {
            return Err(cannot(io::Error::other(format!("there is no folder {}", shown(&folder)))));
        }
        let file = OpenOptions::new().append(true).create_new(true).open(path).map_err(cannot)?;
        let begun = Self::opened(path, file, &[])
            .and_then(|mut it| it.append(text).map(|()| it))
            // The name of a new file is on the disk only when its folder is.
            .and_then(|it| sync_folder(&folder).map(|()| it));
        begun.map_err(|e| {
            let _ = fs::remove_file(path);
            cannot(e)
        })
    }
    /// Goes on in an existing file, whose text was read before. Nothing in it changes; a last line without an end gets one.
    pub fn reopen(path: &Path, read: &[u8]) -> Result<Growing, Fault> {
        let open = || {
            let file = OpenOptions::new().append(true).open(path)?;
            let mut it = Self::opened(path, file, read)?;
            let end = if read.last().is_none_or(|b| *b == b'\n') { "" } else { "\n" };
            it.append(end).map(|()| it)
        };
        open().map_err(|e: io::Error| cannot_write(path, &e))
    }
    fn opened(path: &Path, file: File, text: &[u8]) -> io::Result<Growing> {
        lock(&file)?;
        Ok(Growing { path: path.into(), file: Handle::from_file(file)?, text: text.into(), torn: false })
    }
    /// Is on the disk afterwards; or nothing of it is, and the error says why.
    pub fn append(&mut self, text: &str) -> io::Result<()> {
        self.check()?;
        let file = self.file.as_file_mut();
        let written = file.write_all(text.as_bytes()).and_then(|()| file.sync_data());
        match written {
            Ok(()) => self.text.extend_from_slice(text.as_bytes()),
            // Half a line must not stay: whoever goes on later would find damage.
            Err(_) => self.torn = file.set_len(self.text.len() as u64).is_err(),
        }
        written
    }
    /// It is the file that was opened, as long as it was left.
    pub fn mend(&mut self) -> io::Result<()> {
        if Handle::from_path(&self.path)? != self.file {
            return Err(io::Error::other("the file was replaced by another one"));
        }
        let (file, len) = (self.file.as_file(), self.text.len() as u64);
        if self.torn {
            file.set_len(len)?;
            self.torn = false;
        }
        if file.metadata()?.len() == len { Ok(()) } else { Err(written_by_others()) }
    }
    /// The same, and every byte of it is what was written: for whoever is about to call it saved.
    pub fn check(&mut self) -> io::Result<()> {
        self.mend()?;
        if fs::read(&self.path)? == self.text { Ok(()) } else { Err(written_by_others()) }
    }
}

fn written_by_others() -> io::Error {
    io::Error::other("somebody else has written in this file")
}

/// Does nobody write in this file just now?
pub fn nobody_plays_in(path: &Path) -> io::Result<()> {
    lock(&files::open(path)?)
}

/// A lock that somebody has is asked for so many times.
const PATIENCE: u32 = 10;

/// Only one program writes in a file.
fn lock(file: &File) -> io::Result<()> {
    // Elsewhere a lock keeps readers out as well.
    if !cfg!(unix) {
        return Ok(());
    }
    // Whoever starts a program has two of everything for a moment, a lock that was just given back as well.
    for _ in 0..PATIENCE {
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => std::thread::sleep(Duration::from_millis(20)),
            Err(TryLockError::Error(e)) => return Err(e),
            Ok(()) => return Ok(()),
        }
    }
    Err(io::Error::other("another program is playing in this file"))
}

pub fn folder_of(path: &Path) -> PathBuf {
    path.parent().filter(|f| !f.as_os_str().is_empty()).map_or_else(|| ".".into(), Into::into)
}

/// Only some systems can be asked for it.
fn sync_folder(folder: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}

/// Nothing is begun where something lies; what is a file may be gone on with by this command.
pub fn is_free(path: &Path, command: &str) -> Result<(), Fault> {
    if path.symlink_metadata().is_err() {
        return Ok(());
    }
    files::is_file(path).map_err(|e| cannot_write(path, &e))?;
    let go_on = quoted(path).map_or("name another file".into(), |it| format!("go on with it by `{command} {it}`"));
    Err(Fault::new(Kind::CannotWrite, format!("{} exists; {go_on}", shown(path))))
}

/// A copy of a file beside it, under a name that was free.
pub fn keep_beside(path: &Path) -> Result<PathBuf, Fault> {
    let (beside, mut copy) = free_beside(path)?;
    let copied = File::open(path)
        .and_then(|it| lock(&it).map(|()| it))
        .and_then(|mut it| io::copy(&mut it, &mut copy))
        .and_then(|_| copy.sync_all());
    match copied.and_then(|()| sync_folder(&folder_of(path))) {
        Ok(()) => Ok(beside),
        Err(e) => {
            let _ = fs::remove_file(&beside);
            Err(cannot_write(&beside, &e))
        }
    }
}

fn free_beside(path: &Path) -> Result<(PathBuf, File), Fault> {
    for n in 1.. {
        let beside = beside(path, n);
        match OpenOptions::new().write(true).create_new(true).open(&beside) {
            Ok(file) => return Ok((beside, file)),
            Err(e) if e.kind() == io::ErrorKind::AlreadyExists => {}
            Err(e) => return Err(cannot_write(&beside, &e)),
        }
    }
    unreachable!("there are names enough")
}

/// `game.caravan.before`, `game.caravan.before-2`, …
fn beside(path: &Path, n: u32) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(if n == 1 { ".before".into() } else { format!(".before-{n}") });
    name.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder() -> tempfile::TempDir {
        tempfile::tempdir().unwrap()
    }

    #[test]
    fn it_grows_and_never_writes_over_anything() {
        let folder = folder();
        let path = folder.path().join("game");
        let mut file = Growing::create(&path, "a\n").unwrap();
        file.append("b\n").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "a\nb\n");
        assert_eq!(Growing::create(&path, "c\n").err().unwrap().kind, Kind::CannotWrite);
        drop(file);
        fs::write(&path, "a\nb").unwrap();
        let mut again = Growing::reopen(&path, b"a\nb").unwrap();
        again.append("c\n").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "a\nb\nc\n");
    }

    #[test]
    fn a_folder_that_is_not_there_is_named_and_not_made() {
        let folder = folder();
        let refused = Growing::create(&folder.path().join("deeper/game"), "a\n").err().unwrap();
        assert!(refused.message.ends_with("deeper") && refused.message.contains("no folder"), "{refused}");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    }

    /// What cannot be gone on with is not offered.
    #[test]
    fn only_a_file_is_gone_on_with() {
        let folder = folder();
        let said = |name: &str| is_free(&folder.path().join(name), "caravan play --continue").unwrap_err().message;
        assert!(is_free(&folder.path().join("new"), "x").is_ok());
        fs::write(folder.path().join("my game"), "a\n").unwrap();
        assert!(
            said("my game").contains("--continue '") && said("my game").ends_with("/my game'`"),
            "{}",
            said("my game")
        );
        fs::write(folder.path().join("a\u{1b}b"), "a\n").unwrap();
        assert!(said("a\u{1b}b").ends_with("name another file"), "{}", said("a\u{1b}b"));
        fs::create_dir(folder.path().join("folder")).unwrap();
        assert!(said("folder").contains("a folder") && !said("folder").contains("--continue"), "{}", said("folder"));
        std::process::Command::new("mkfifo").arg(folder.path().join("pipe")).status().unwrap();
        assert!(said("pipe").contains("a pipe") && !said("pipe").contains("--continue"), "{}", said("pipe"));
    }

    #[test]
    fn two_do_not_play_in_one_file() {
        let folder = folder();
        let path = folder.path().join("game");
        let first = Growing::create(&path, "a\n").unwrap();
        let second = Growing::reopen(&path, b"a\n").err().unwrap();
        assert!(second.message.contains("another program"), "{second}");
        drop(first);
        let first = Growing::reopen(&path, b"a\n").unwrap();
        // A lock that is given back in the next moment is waited for.
        std::thread::scope(|others| {
            others.spawn(|| {
                std::thread::sleep(Duration::from_millis(50));
                drop(first);
            });
            nobody_plays_in(&path).unwrap();
        });
    }

    #[test]
    fn a_file_that_was_deleted_replaced_or_changed_is_noticed() {
        let folder = folder();
        let path = folder.path().join("game");
        let mut file = Growing::create(&path, "a\n").unwrap();
        OpenOptions::new().append(true).open(&path).unwrap().write_all(b"x").unwrap();
        assert!(file.append("b\n").unwrap_err().to_string().contains("somebody else"));
        fs::write(&path, "x\n").unwrap();
        assert!(file.mend().is_ok(), "as long as it was");
        assert!(file.check().unwrap_err().to_string().contains("somebody else"), "but not what it was");
        assert!(file.append("b\n").unwrap_err().to_string().contains("somebody else"), "nothing is written behind it");
        fs::write(&path, "a\n").unwrap();
        assert!(file.check().is_ok());
        fs::remove_file(&path).unwrap();
        assert_eq!(file.append("b\n").unwrap_err().kind(), io::ErrorKind::NotFound);
        fs::write(&path, "a\n").unwrap();
        assert!(file.append("b\n").unwrap_err().to_string().contains("replaced"));
        assert_eq!(fs::read_to_string(&path).unwrap(), "a\n");
    }

    #[test]
    fn copies_beside_have_names_of_their_own() {
        let folder = folder();
        let path = folder.path().join("game");
        fs::write(&path, "whole").unwrap();
        let names = [(); 3].map(|()| keep_beside(&path).unwrap().file_name().unwrap().to_owned());
        assert_eq!(names, ["game.before", "game.before-2", "game.before-3"]);
        assert!(names.iter().all(|name| fs::read_to_string(folder.path().join(name)).unwrap() == "whole"));
    }
}
