//! Where the house's own tests, examples, manifests and words may name a game: the visible list, each with its reason. Whatever
//! is not on it names none.
use super::names::{entries, is_own, named, root, spelt};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// A reason, and the files that it is the reason of.
type Reason = (&'static str, &'static [&'static str]);

const MAY: &[Reason] = &[
    (
        "a crate of the house stands on the crates of the games, and says so",
        &[
            "Cargo.toml",
            "crates/arena/Cargo.toml",
            "crates/bots/Cargo.toml",
            "crates/caravan/Cargo.toml",
            "crates/shelf/Cargo.toml",
        ],
    ),
    ("people, not the game", &["packaging/caravanserai.service", "packaging/control"]),
    (
        "a study of one game, which writes its page of docs or its numbers",
        &[
            "crates/arena/examples/balance_merchants.rs",
            "crates/arena/examples/balance_now_or_never.rs",
            "crates/arena/examples/balance_silk_road.rs",
            "crates/arena/examples/tune.rs",
            "crates/bots/examples/fit.rs",
            "crates/bots/examples/regret.rs",
        ],
    ),
    (
        "what is counted and who plays in a game, held against its own types",
        &[
            "crates/arena/tests/contest.rs",
            "crates/arena/tests/ladder.rs",
            "crates/arena/tests/now_or_never.rs",
            "crates/arena/tests/programs.rs",
            "crates/arena/tests/silk_road.rs",
            "crates/arena/tests/strength.rs",
            "crates/bots/tests/all/fair.rs",
            "crates/bots/tests/all/main.rs",
            "crates/bots/tests/all/now_or_never.rs",
            "crates/bots/tests/all/promises.rs",
            "crates/bots/tests/all/scenes.rs",
        ],
    ),
    (
        "a command of the program, said with a game that it needs for that",
        &[
            "crates/caravan/tests/all/advice.rs",
            "crates/caravan/tests/all/automaton.rs",
            "crates/caravan/tests/all/automaton_solo.rs",
            "crates/caravan/tests/all/check.rs",
            "crates/caravan/tests/all/doors.rs",
            "crates/caravan/tests/all/errors.rs",
            "crates/caravan/tests/all/fairness.rs",
            "crates/caravan/tests/all/fairness_silk_road.rs",
            "crates/caravan/tests/all/lodgers.rs",
            "crates/caravan/tests/all/main.rs",
            "crates/caravan/tests/all/market.rs",
            "crates/caravan/tests/all/mouth.rs",
            "crates/caravan/tests/all/outside.rs",
            "crates/caravan/tests/all/position.rs",
            "crates/caravan/tests/all/protocol.rs",
            "crates/caravan/tests/all/race.rs",
            "crates/caravan/tests/all/replay.rs",
            "crates/caravan/tests/all/replay_silk_road.rs",
            "crates/caravan/tests/all/speak.rs",
            "crates/caravan/tests/all/stop.rs",
            "crates/caravan/tests/files.rs",
            "crates/caravan/tests/kill.rs",
            "crates/caravan/tests/terminal.rs",
        ],
    ),
    (
        "a table of the server must be a table of something",
        &[
            "crates/server/tests/all/bad_input.rs",
            "crates/server/tests/all/conformance/company.rs",
            "crates/server/tests/all/conformance/keeping.rs",
            "crates/server/tests/all/conformance/mod.rs",
            "crates/server/tests/all/conformance/rematch.rs",
            "crates/server/tests/all/conformance/time.rs",
            "crates/server/tests/all/faults/disk.rs",
            "crates/server/tests/all/faults/mod.rs",
            "crates/server/tests/all/faults/network.rs",
            "crates/server/tests/all/front.rs",
            "crates/server/tests/all/leaks.rs",
            "crates/server/tests/all/nobody_stops_it.rs",
            "crates/server/tests/all/one_house.rs",
            "crates/server/tests/all/thinking.rs",
            "crates/server/tests/notices.rs",
        ],
    ),
    (
        "cards, effects and questions of every game, out of its own types",
        &[
            "crates/shelf/tests/all/ahead.rs",
            "crates/shelf/tests/all/cards.rs",
            "crates/shelf/tests/all/effects.rs",
            "crates/shelf/tests/all/levels.rs",
            "crates/shelf/tests/all/luck.rs",
            "crates/shelf/tests/all/messages.rs",
            "crates/shelf/tests/all/opened.rs",
            "crates/shelf/tests/all/played.rs",
            "crates/shelf/tests/all/questions.rs",
            "crates/shelf/tests/all/questions_starts.rs",
        ],
    ),
    ("these lists themselves", &["crates/shelf/tests/all/named.rs", "crates/shelf/tests/all/names.rs"]),
];

/// What a message is called that is a game's own, besides the whole name of the game.
const SHORT: [&str; 6] = ["tui-now-", "tui-silk-", "tui-merchants-", "guide-now-", "guide-silk-", "guide-merchants-"];

fn names_a_game(text: &str) -> bool {
    let text = spelt(text);
    shelf::all().iter().any(|game| text.contains(&spelt(game.name)))
}

/// Files below a folder, outside the games' own.
fn below(at: &Path, found: &mut Vec<PathBuf>) {
    for path in entries(at).into_iter().filter(|path| !is_own(&named(path))) {
        if path.is_dir() { below(&path, found) } else { found.push(path) }
    }
}

/// Tests, examples, benches and manifests of the house, and what it is packed with.
fn files() -> Vec<String> {
    let mut found = vec![root().join("Cargo.toml")];
    below(&root().join("packaging"), &mut found);
    let crates = entries(&root().join("crates")).into_iter().chain([root().join("xtask")]);
    for at in crates.filter(|at| !is_own(&named(at))) {
        found.push(at.join("Cargo.toml"));
        let parts = ["tests", "examples", "benches"].map(|part| at.join(part));
        parts.iter().filter(|part| part.is_dir()).for_each(|part| below(part, &mut found));
    }
    let known = |path: &PathBuf| path.extension().is_none_or(|ending| ending != "snap");
    found.iter().filter(|path| known(path)).map(|path| named(path)).collect()
}

#[test]
fn a_game_is_named_only_where_there_is_a_reason() {
    let files = files();
    assert!(files.len() > 100, "only {} files were found", files.len());
    let naming = |file: &&String| fs::read_to_string(root().join(file)).is_ok_and(|text| names_a_game(&text));
    let naming: BTreeSet<&str> = files.iter().filter(naming).map(String::as_str).collect();
    let may: BTreeSet<&str> = MAY.iter().flat_map(|(_, files)| *files).copied().collect();
    let wrong: Vec<_> = naming.difference(&may).collect();
    assert!(wrong.is_empty(), "a game is named here, and no reason is said: {wrong:#?}");
    let idle: Vec<_> = may.difference(&naming).collect();
    assert!(idle.is_empty(), "nothing needs these reasons any more: {idle:#?}");
}

/// A game's words are the game's: they stand in files that are called by it, and in no other.
#[test]
fn words_of_a_game_stand_in_its_own_files() {
    let mut wrong = vec![];
    for lang in shelf::Lang::ALL {
        for path in entries(&root().join("locales").join(lang.code())) {
            let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            if shelf::all().iter().any(|game| file.starts_with(game.name)) {
                continue;
            }
            let text = fs::read_to_string(&path).unwrap();
            let ids = text.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id);
            let own = |id: &&str| names_a_game(id) || SHORT.iter().any(|short| id.starts_with(short));
            let own = ids.filter(|id| !id.starts_with([' ', '#'])).filter(own);
            wrong.extend(own.map(|id| format!("{lang}/{file}: {id}")));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
