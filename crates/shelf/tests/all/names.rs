//! Nothing of the house names a game, outside the game's own folders and the one list of games: whatever asks "is it this
//! game?" is wrong for the next one.
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Lines that may, each with its reason: the file, a part of the line.
const EXCEPTIONS: &[(&str, &str, &str)] = &[
    ("crates/shelf/src/lib.rs", "&[Entry::of::<", "the one list of games"),
    ("crates/caravan/src/faces/mod.rs", "pub const FACES", "the one list of faces in a terminal"),
    ("crates/caravan/src/lib.rs", "travelling merchants", "people, not the game"),
];

/// Where a game has a folder or a file, besides its crate.
const ROOMS: [&str; 3] = ["crates/bots/src", "crates/arena/src", "crates/caravan/src/faces"];

/// All spellings are one: `silk-road`, `silk_road`, `SilkRoad`, `Silk Road`.
pub fn spelt(text: &str) -> String {
    text.chars().filter(|c| !['-', '_', ' '].contains(c)).flat_map(char::to_lowercase).collect()
}

pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// As it is called from the root of the repository.
pub fn named(path: &Path) -> String {
    path.strip_prefix(root()).expect("it lies below the root").display().to_string()
}

/// Is this file or folder a game's own?
pub fn is_own(path: &str) -> bool {
    shelf::all().iter().any(|game| {
        let module = game.name.replace('-', "_");
        let mut rooms = ROOMS.iter().flat_map(|room| [format!("{room}/{module}"), format!("{room}/{module}.rs")]);
        path == format!("crates/{}", game.name) || rooms.any(|room| path == room)
    })
}

/// `pub mod tests;`
fn module_of(line: &str) -> Option<&str> {
    let line = line.trim_start_matches("pub(crate) ").trim_start_matches("pub ");
    line.strip_prefix("mod ")?.strip_suffix(';')
}

/// Modules that are tests, as their parent declares them.
fn tests_of(path: &Path, text: &str) -> Vec<PathBuf> {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let folder =
        if ["mod", "lib", "main"].contains(&&*stem) { path.with_file_name("") } else { path.with_extension("") };
    let lines: Vec<&str> = text.lines().collect();
    let tests = lines.windows(2).filter(|pair| pair[0] == "#[cfg(test)]").filter_map(|pair| module_of(pair[1]));
    tests.flat_map(|module| [folder.join(module), folder.join(format!("{module}.rs"))]).collect()
}

pub fn entries(at: &Path) -> Vec<PathBuf> {
    fs::read_dir(at).unwrap().map(|entry| entry.unwrap().path()).collect()
}

/// All sources below a folder, and what of them is tests.
fn read(at: &Path, found: &mut Vec<(PathBuf, String)>, tests: &mut Vec<PathBuf>) {
    for path in entries(at).into_iter().filter(|path| !is_own(&named(path))) {
        if path.is_dir() {
            read(&path, found, tests);
        } else if path.extension().is_some_and(|it| it == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            tests.extend(tests_of(&path, &text));
            // A block of tests is the last of its file.
            let code = text.split("\n#[cfg(test)]\nmod tests {").next().unwrap_or_default();
            found.push((path, code.into()));
        }
    }
}

fn sources() -> Vec<(String, String)> {
    let (mut found, mut tests) = (vec![], vec![]);
    for path in entries(&root().join("crates")).into_iter().chain([root().join("xtask")]) {
        if !is_own(&named(&path)) {
            read(&path.join("src"), &mut found, &mut tests);
        }
    }
    found.retain(|(path, _)| !tests.iter().any(|test| path.starts_with(test)));
    found.into_iter().map(|(path, text)| (named(&path), text)).collect()
}

/// By which words an automaton is seated and what it is called, its game says.
#[test]
fn the_house_names_no_automaton() {
    let automatons = shelf::all().iter().map(|game| game.rivals.automaton);
    // The first word is the same in every game: it is the name of the option.
    let words = automatons.flat_map(|it| it.words.iter().skip(1).chain(it.names).chain(it.options));
    let said: Vec<String> = words.flat_map(|word| [format!("\"{word}\""), format!("`{word}`")]).collect();
    assert!(!said.is_empty());
    let rooms = ["crates/caravan/", "crates/server/", "xtask/"];
    for (file, text) in sources().into_iter().filter(|(file, _)| rooms.iter().any(|room| file.starts_with(room))) {
        let wrong: Vec<&str> = text.lines().filter(|line| said.iter().any(|word| line.contains(word))).collect();
        assert!(wrong.is_empty(), "{file}: {wrong:?}");
    }
}

#[test]
fn the_house_names_no_game() {
    let games: Vec<String> = shelf::all().iter().map(|game| spelt(game.name)).collect();
    let sources = sources();
    assert!(sources.len() > 200, "only {} files were found", sources.len());
    let (mut wrong, mut needed) = (vec![], BTreeSet::new());
    for (file, text) in &sources {
        let lines = text.lines().enumerate().filter(|(_, line)| module_of(line).is_none());
        for (n, line) in lines.filter(|(_, line)| games.iter().any(|game| spelt(line).contains(game))) {
            let exception = EXCEPTIONS.iter().find(|(at, part, _)| at == file && line.contains(part));
            let allowed = exception.map(|(at, part, _)| format!("{at}: {part}"));
            match allowed {
                Some(by) => drop(needed.insert(by)),
                None => wrong.push(format!("{file}:{}: {}", n + 1, line.trim())),
            }
        }
    }
    assert!(wrong.is_empty(), "a game is named outside its folders:\n{}", wrong.join("\n"));
    let all = EXCEPTIONS.iter().map(|(at, part, _)| format!("{at}: {part}"));
    let idle: Vec<String> = all.filter(|it| !needed.contains(it)).collect();
    assert!(idle.is_empty(), "nothing needs these exceptions any more:\n{}", idle.join("\n"));
}
