//! The types of the wire in TypeScript: `cargo xtask types` writes them down, the tests compare what is written.
//!
//! What has a type of its own carries a derive where it stands; what the house puts together piece by piece has a twin in
//! [`frames`] that must be able to read the real thing, every field of it. Each game of the shelf says its own.
mod frames;

use std::collections::BTreeMap;
use std::path::PathBuf;
use table::types::Book;

/// Asks this test to write instead of to compare.
const WRITE: &str = "CARAVAN_WRITE_TYPES";

/// Everything that crosses the wire, by file.
fn written() -> BTreeMap<&'static str, String> {
    let mut book = Book::new(shelf::all().iter().map(|game| game.name).collect());
    book.add::<crate::wire::ToServer>();
    book.add::<frames::ToClient>();
    book.add::<frames::Shelf>();
    book.add::<frames::Advice>();
    book.add::<frames::Review>();
    book.add::<crate::room::Opening>();
    book.add::<crate::room::Seated>();
    book.add::<table::Sheet<ts_rs::Dummy>>();
    shelf::all().iter().for_each(|game| game.types(&mut book));
    book.written()
}

#[test]
fn the_page_has_the_types_of_the_house() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire/generated");
    let write = std::env::var_os(WRITE).is_some();
    for (name, text) in written() {
        let file = folder.join(name).with_extension("ts");
        if write {
            std::fs::create_dir_all(&folder).and_then(|()| std::fs::write(&file, &text)).expect("the page lies here");
        }
        let is = std::fs::read_to_string(&file).unwrap_or_default();
        assert!(is == text, "web/src/wire/generated/{name}.ts is not what the house says: cargo xtask types");
    }
}
