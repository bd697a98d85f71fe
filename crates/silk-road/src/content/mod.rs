//! Content packs: three TOML files become a [`Catalog`], or a list of everything that is wrong with them.
//!
//! Nothing here touches a disk. `table::pack` knows tables and fields; `cards` and `sheets` know what the rules need of each
//! file, and `sheets` also writes what the generator made.
mod cards;
mod sheets;
#[cfg(test)]
mod tests;

pub use sheets::write as write_sheets;

use crate::SilkRoad;
use crate::catalog::Catalog;
use table::pack::{self, Card, File, Notes, number};
use table::{Pack, Problems, Shelved, fingerprint};
use toml::{Table, Value};

/// The files of a pack, and our own cards and sheets.
const FILES: [File; 3] = [
    ("pack.toml", include_str!("../../../../content/silk-road/pack.toml")),
    ("cards.toml", include_str!("../../../../content/silk-road/cards.toml")),
    ("sheets.toml", include_str!("../../../../content/silk-road/sheets.toml")),
];

/// The pack that we play with unless told otherwise.
pub fn own_pack() -> Pack {
    pack::own(&FILES)
}

/// The seed that the sheets of a pack were made from, if they were.
pub fn seed(pack: &Pack) -> Option<String> {
    let file: Table = pack.get("sheets.toml")?.parse().ok()?;
    file.get("seed").and_then(Value::as_str).map(str::to_string)
}

/// Reads and checks a pack. A wrong one is refused with all its problems.
pub fn read(pack: &Pack) -> Result<Catalog, Problems> {
    let notes = Notes::default();
    let mut files = pack::parse(SilkRoad::NAME, pack, &FILES, &[], &notes);
    let mut file = |name: &str| files.remove(name).map(|table| Card::new(&notes, name, table));
    let head = |file| pack::head(file, |file| file.get("dots", number(1..=3))); // U5: of each good
    let (name, dots) = file("pack.toml").map(head).unwrap_or_default();
    let cards = file("cards.toml").and_then(cards::read);
    let sheets = file("sheets.toml").and_then(|file| sheets::read(file, dots));
    notes.take().or(())?;
    let read = name.zip(dots).zip(cards).zip(sheets);
    let (((name, dots), cards), sheets) = read.expect("what could not be read was noted");
    // The same for packs that say the same, whatever their comments and spaces.
    let id = format!("{:016x}", fingerprint(&(&name, dots, cards, sheets)));
    Ok(Catalog { name, id, dots, cards, sheets })
}
