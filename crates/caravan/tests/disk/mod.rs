//! What can happen to a disk, and to a file on it, while somebody plays.
use crate::parts;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// A small disk of its own.
pub struct Disk {
    place: TempDir,
}

impl Disk {
    /// `None`: this machine does not let us, and that has been said. It is no fault of anybody: only some may mount.
    pub fn new(size: &str) -> Option<Disk> {
        let place = tempfile::tempdir().unwrap();
        let mounted = Command::new("mount")
            .args(["-t", "tmpfs", "-o", &format!("size={size}"), "tmpfs"])
            .arg(place.path())
            .output();
        let why = match mounted {
            Ok(it) if it.status.success() => return Some(Disk { place }),
            Ok(it) => String::from_utf8_lossy(&it.stderr).trim().to_string(),
            Err(e) => e.to_string(),
        };
        parts::skipped(&format!("no disk of its own can be mounted here: {why}"));
        None
    }
    pub fn path(&self, name: &str) -> PathBuf {
        self.place.path().join(name)
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(self.place.path()).status();
    }
}

/// What somebody else does to the file of a game that is being played.
#[derive(Clone, Copy, Debug)]
pub enum Harm {
    Removed,
    Truncated,
    Replaced,
}

impl Harm {
    pub const ALL: [Harm; 3] = [Harm::Removed, Harm::Truncated, Harm::Replaced];

    pub fn happen(self, path: &Path) {
        let text = fs::read(path).unwrap();
        match self {
            Harm::Removed => fs::remove_file(path).unwrap(),
            Harm::Truncated => fs::write(path, &text[..text.len() - 20]).unwrap(),
            Harm::Replaced => {
                fs::remove_file(path).unwrap();
                fs::write(path, text).unwrap();
            }
        }
    }
}
