//! The game on the disk: every action is one more line, written and flushed before the next one is thought about.
use crate::growing::{Growing, cannot_write};
use server::Fault;
use std::io;
use std::path::{Path, PathBuf};
use table::{AnyTable, line};

pub struct Save {
    file: Growing,
    /// how many actions are on the disk
    written: usize,
}

impl Save {
    /// A new file with the header and everything that has been played already. An existing file is never touched.
    pub fn create(path: &Path, table: &dyn AnyTable) -> Result<Save, Fault> {
        let file = Growing::create(path, &table.file().write())?;
        Ok(Save { file, written: table.rows().len() })
    }
    /// Goes on in the file that the table was read from, of which nothing was left out.
    pub fn reopen(path: &Path, read: &[u8], table: &dyn AnyTable) -> Result<Save, Fault> {
        Ok(Save { file: Growing::reopen(path, read)?, written: table.rows().len() })
    }
    pub fn path(&self) -> &Path {
        &self.file.path
    }
    /// How many actions are on the disk.
    pub fn written(&self) -> usize {
        self.written
    }
    /// Is what was written still there, every byte of it? A file that was deleted, replaced or changed has nothing of the
    /// game that can be relied on.
    pub fn check(&mut self) -> io::Result<()> {
        self.file.check()
    }
    /// Appends what is new. Rows never change: taking back is a row as well.
    pub fn keep_up(&mut self, table: &dyn AnyTable) -> io::Result<()> {
        if table.rows().len() == self.written {
            return self.file.mend();
        }
        let new: String = table.rows()[self.written..].iter().map(line).collect();
        self.file.append(&new)?;
        self.written = table.rows().len();
        Ok(())
    }
}

/// Where games lie if nobody says otherwise: the data folder of the platform.
pub fn data_folder() -> PathBuf {
    let var = |name: &str| std::env::var_os(name).filter(|v| !v.is_empty()).map(PathBuf::from);
    let base = if cfg!(windows) {
        var("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        var("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        var("XDG_DATA_HOME").or_else(|| var("HOME").map(|home| home.join(".local/share")))
    };
    base.unwrap_or_else(std::env::temp_dir).join("caravanserai")
}

/// A file name that is free: the game and the moment (UTC). The data folder is ours: it is made when it is needed.
pub fn fresh_path(game: &str, seconds: u64) -> Result<PathBuf, Fault> {
    let (day, time) = (seconds / 86400, seconds % 86400);
    let (year, month, day) = date(day);
    let name = format!("{game}-{year:04}-{month:02}-{day:02}-{:02}{:02}{:02}", time / 3600, time / 60 % 60, time % 60);
    let folder = data_folder();
    std::fs::create_dir_all(&folder).map_err(|e| cannot_write(&folder, &e))?;
    let numbered = |n: u32| folder.join(if n == 1 { format!("{name}.caravan") } else { format!("{name}-{n}.caravan") });
    Ok((1..).map(numbered).find(|path| !path.exists()).unwrap_or_else(|| numbered(1)))
}

/// Year, month and day of the n-th day since 1970, in the Gregorian calendar.
fn date(days: u64) -> (u64, u64, u64) {
    // Counted from 1 March of a year 400 k, so that the leap day comes last.
    let shifted = days + 719_468;
    let (era, day_of_era) = (shifted / 146_097, shifted % 146_097);
    let year = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (era * 400 + year + u64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_dates() {
        assert_eq!(date(0), (1970, 1, 1));
        assert_eq!(date(19_782), (2024, 2, 29));
        assert_eq!(date(20_772), (2026, 11, 15));
    }
}
