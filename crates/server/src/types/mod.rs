//! The types of the wire in TypeScript: `cargo xtask types` writes them down, the tests compare what is written.
//!
//! What has a type of its own carries a derive where it stands. What is put together piece by piece has a twin here
//! ([`frames`], [`catalog`]) that must be able to read the real thing, every field of it.
mod catalog;
mod frames;

use merchants::words::{District, Good, Luck, Side, Town};
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use ts_rs::{Config, TS, TypeVisitor};

/// Asks this test to write instead of to compare.
const WRITE: &str = "CARAVAN_WRITE_TYPES";
const HEAD: &str = "// Written by `cargo xtask types` from the types of the house. Do not change it by hand.\n";

/// One file of the page.
#[derive(Default)]
struct Page {
    /// by file, what it needs from there
    imports: BTreeMap<&'static str, BTreeSet<String>>,
    /// by name
    types: BTreeMap<String, String>,
}

struct Book {
    cfg: Config,
    pages: BTreeMap<&'static str, Page>,
    /// the file whose types are being visited
    at: &'static str,
}

/// Games have files of their own; what tables and the house share is in one.
fn page_of<T: ?Sized>() -> &'static str {
    let path = std::any::type_name::<T>();
    if path.starts_with("merchants::") || path.starts_with("server::types::catalog::") {
        "merchants"
    } else if path.starts_with("silk_road::") {
        "silk-road"
    } else if path.starts_with("now_or_never::") {
        "now-or-never"
    } else {
        "house"
    }
}

impl TypeVisitor for Book {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_none() {
            return; // a number, a list: nothing with a name of its own
        }
        let (page, name) = (page_of::<T>(), T::ident(&self.cfg));
        if page != self.at {
            let needs = &mut self.pages.entry(self.at).or_default().imports;
            needs.entry(page).or_default().insert(name.clone());
        }
        let text = format!("{}export {}\n", T::docs().unwrap_or_default(), laid_out(&T::decl(&self.cfg)));
        match self.pages.entry(page).or_default().types.insert(name.clone(), text.clone()) {
            Some(before) => assert_eq!(before, text, "two types are called {name}"),
            None => {
                let from = std::mem::replace(&mut self.at, page);
                T::visit_dependencies(self);
                self.at = from;
            }
        }
    }
}

impl Book {
    /// Everything that crosses the wire, by file.
    fn written() -> BTreeMap<&'static str, String> {
        let cfg = Config::new().with_large_int("number").with_array_tuple_limit(3);
        let mut book = Book { cfg, pages: BTreeMap::new(), at: "house" };
        book.visit::<crate::wire::ToServer>();
        book.visit::<frames::ToClient>();
        book.visit::<frames::Shelf>();
        book.visit::<frames::Advice>();
        book.visit::<frames::Review>();
        book.visit::<crate::room::Opening>();
        book.visit::<crate::room::Seated>();
        book.visit::<table::Sheet<ts_rs::Dummy>>();
        book.at = "merchants";
        book.visit::<merchants::view::View>();
        book.visit::<merchants::Event>();
        book.visit::<catalog::Catalog>();
        book.at = "silk-road";
        book.visit::<silk_road::view::View>();
        book.visit::<silk_road::Event>();
        book.at = "now-or-never";
        book.visit::<now_or_never::view::View>();
        book.visit::<now_or_never::Event>();
        book.pages.iter().map(|(&name, page)| (name, page.text(name))).collect()
    }
}

impl Page {
    fn text(&self, name: &str) -> String {
        let mut text = HEAD.to_string();
        for (from, names) in &self.imports {
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            text += &format!("import type {{ {} }} from './{from}'\n", names.join(", "));
        }
        if name == "merchants" {
            text += "\n";
            text += &list("GOODS", Good::ALL);
            text += &list("SIDES", Side::ALL);
            text += &list("TOWNS", Town::ALL);
            text += &list("DISTRICTS", District::ALL);
            text += &list("LUCKS", Luck::ALL);
        }
        for shape in self.types.values() {
            text += &format!("\n{shape}");
        }
        text
    }
}

/// Words in the order of the rules, for whoever goes through all of them.
fn list(name: &str, words: &[impl serde::Serialize]) -> String {
    format!("export const {name} = {} as const\n", serde_json::to_string(words).expect("words serialise"))
}

/// A line for each field, or for each alternative: so that a change is a line, too.
fn laid_out(decl: &str) -> String {
    let is_choice = !decl.contains(" = { ") || decl.contains(" } | { ");
    if is_choice {
        return decl.replace(" } | { ", " }\n  | { ");
    }
    let mut text = String::new();
    let mut depth = 0;
    let mut rest = decl;
    while let Some(c) = rest.chars().next() {
        if rest.starts_with("/**") {
            let end = rest.find("*/").map_or(rest.len(), |at| at + 2);
            text += &rest[..end].split_whitespace().filter(|w| *w != "*").collect::<Vec<_>>().join(" ");
            rest = rest[end..].trim_start();
            text += "\n  ";
            continue;
        }
        match c {
            '{' | '[' | '<' | '(' => depth += 1,
            '}' | ']' | '>' | ')' => depth -= 1,
            _ => {}
        }
        let breaks = depth == 1 && (c == ',' || c == '{');
        if c == '}' && depth == 0 {
            text.truncate(text.trim_end().len());
            text.push('\n');
        }
        text.push(c);
        rest = &rest[c.len_utf8()..];
        if breaks {
            text += "\n  ";
            rest = rest.trim_start();
        }
    }
    text
}

#[test]
fn the_page_has_the_types_of_the_house() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire/generated");
    let write = std::env::var_os(WRITE).is_some();
    for (name, text) in Book::written() {
        let file = folder.join(name).with_extension("ts");
        if write {
            std::fs::create_dir_all(&folder).and_then(|()| std::fs::write(&file, &text)).expect("the page lies here");
        }
        let is = std::fs::read_to_string(&file).unwrap_or_default();
        assert!(is == text, "web/src/wire/generated/{name}.ts is not what the house says: cargo xtask types");
    }
}
