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
use table::pack::{self, Card, File, Notes, id, number, text};
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
    let head = file("pack.toml").map(head);
    let dots = head.as_ref().and_then(|head| head.dots);
    let cards = file("cards.toml").and_then(cards::read);
    let sheets = file("sheets.toml").and_then(|file| sheets::read(file, dots));
    notes.take().or(())?;
    let read = head.and_then(|head| Some((head.name?, head.dots?))).zip(cards).zip(sheets);
    let (((name, dots), cards), sheets) = read.expect("what could not be read was noted");
    // The same for packs that say the same, whatever their comments and spaces.
    let id = format!("{:016x}", fingerprint(&(&name, dots, cards, sheets)));
    Ok(Catalog { name, id, dots, cards, sheets })
}

struct Head {
    name: Option<String>,
    /// dots of each good (U5)
    dots: Option<u8>,
}

fn head(mut file: Card) -> Head {
    let head = Head { name: file.get("name", id), dots: file.get("dots", number(1..=3)) };
    file.get("version", number(1..=u8::MAX));
    file.maybe("note", text);
    file.end();
    head
}
