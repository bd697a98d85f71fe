//! The types of the wire as TypeScript, one file for each game and one for what all of them share.
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use ts_rs::{Config, TS, TypeVisitor};

const HEAD: &str = "// Written by `cargo xtask types` from the types of the house. Do not change it by hand.\n";
/// Where everything goes that belongs to no game.
const HOUSE: &str = "house";

/// Collects types, and whatever they are made of.
pub struct Book {
    cfg: Config,
    games: Vec<&'static str>,
    pages: BTreeMap<&'static str, Page>,
    /// the file whose types are being visited
    at: &'static str,
}

/// One file.
#[derive(Default)]
struct Page {
    /// by file, what it needs from there
    imports: BTreeMap<&'static str, BTreeSet<String>>,
    lists: String,
    /// by name
    types: BTreeMap<String, String>,
}

impl Book {
    /// `games`: those that have a file of their own. Their crates are called as they are.
    pub fn new(games: Vec<&'static str>) -> Book {
        let cfg = Config::new().with_large_int("number").with_array_tuple_limit(3);
        Book { cfg, games, pages: BTreeMap::new(), at: HOUSE }
    }
    /// What comes now is needed by this game.
    pub(crate) fn turn_to(&mut self, game: &'static str) {
        self.at = game;
    }
    pub fn add<T: TS + 'static + ?Sized>(&mut self) {
        self.visit::<T>();
    }
    /// Words in the order of the rules, for whoever goes through all of them.
    pub fn list(&mut self, name: &str, words: &[impl Serialize]) {
        let words = serde_json::to_string(words).expect("words serialise");
        let line = format!("export const {name} = {words} as const\n");
        self.pages.entry(self.at).or_default().lists += &line;
    }
    /// By name of the file.
    pub fn written(&self) -> BTreeMap<&'static str, String> {
        self.pages.iter().map(|(&name, page)| (name, page.text())).collect()
    }
    fn page_of<T: ?Sized>(&self) -> &'static str {
        let home = std::any::type_name::<T>().split("::").next().unwrap_or_default();
        self.games.iter().copied().find(|game| game.replace('-', "_") == home).unwrap_or(HOUSE)
    }
}

impl TypeVisitor for Book {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_none() {
            return; // a number, a list: nothing with a name of its own
        }
        let (page, name) = (self.page_of::<T>(), T::ident(&self.cfg));
        if page != self.at {
            let needs = &mut self.pages.entry(self.at).or_default().imports;
            needs.entry(page).or_default().insert(name.clone());
        }
        let text = format!(
            "{}export {}\n",
            T::docs().map(|docs| without_examples(&docs)).unwrap_or_default(),
            laid_out(&T::decl(&self.cfg))
        );
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

impl Page {
    fn text(&self) -> String {
        let mut text = HEAD.to_string();
        for (from, names) in &self.imports {
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            text += &format!("import type {{ {} }} from './{from}'\n", names.join(", "));
        }
        if !self.lists.is_empty() {
            text += &format!("\n{}", self.lists);
        }
        for shape in self.types.values() {
            text += &format!("\n{shape}");
        }
        text
    }
}

/// What a type is, without the examples in Rust.
fn without_examples(docs: &str) -> String {
    match docs.split_once(" *\n * ```") {
        Some((said, _)) => format!("{said} */\n"),
        None => docs.into(),
    }
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
