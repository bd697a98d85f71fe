//! Every door of the rules, with inputs from people who want to break them: texts, options, scenes, game files, packs,
//! notation. Whatever comes in is taken or refused by a sentence, and what was taken can be played.
//!
//! `PROPTEST_CASES=1000000 cargo test -p shelf --test fuzz` tries a million for each door and game.
mod inputs;

use inputs::*;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::{Value, json};
use shelf::{Entry, SHELF};
use shelf::{Lang, Words};
use std::path::{Path, PathBuf};
use table::{AnyTable, Dice, FastDice, GameFile, Pack, Purpose, Seat};

fn house(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

/// Plays some random actions, and looks with every pair of eyes.
fn play(table: &mut dyn AnyTable, actions: usize) {
    let mut dice = FastDice::new(7);
    let mut now = table.rows().iter().map(|row| row.at).max().unwrap_or(0);
    for _ in 0..actions {
        let Some(first) = table.must().first() else { break };
        let everybody = Seat::all(table.seats());
        let able: Vec<(Seat, String)> =
            everybody.flat_map(|seat| table.offers(seat).into_iter().map(move |offer| (seat, offer.act))).collect();
        if first == Seat::HOUSE && (able.is_empty() || dice.below(Purpose(0), 4) == 0) {
            now = now.max(table.deadline().unwrap_or(now));
            let _ = table.time_up(now);
        } else if !able.is_empty() {
            let (seat, act) = &able[dice.below(Purpose(0), able.len() as u32) as usize];
            let _ = table.act(*seat, now, act, None);
        }
    }
    look(table);
}

fn look(table: &dyn AnyTable) {
    for who in Seat::all(table.seats()).map(Some).chain([None]) {
        table.sheet(who);
        table.events(who, 0);
    }
    table.places();
    table.deadline();
}

fn opened(game: &Entry, seed: &str) -> Box<dyn AnyTable> {
    game.open(&json!({}), None, seed, vec!["Anna".into(), "Bela".into()], None).expect("a table")
}

#[test]
fn texts() {
    let ids = Lang::En.files().into_iter().flat_map(|(_, text)| text.lines().filter_map(|line| line.split_once(" = ")));
    let mut ids: Vec<String> = ids.map(|(id, _)| id.to_string()).filter(|id| !id.contains(' ')).collect();
    ids.extend(["id", "args", "seat", "text", "n", "name", "good", "rule", "coins"].map(String::from));
    let words = Lang::ALL.map(Words::new);
    let text = (any_json(ids.clone()), any_json(ids.clone()), select(ids));
    fuzz("texts", 4000, text, |(any, arg, id)| {
        for words in &words {
            words.say_json(&any, &[]);
            words.entry(&any, &["Anna".into()]);
            words.say_json(&json!({ "id": id, "args": any }), &[]);
            let every = ["seat", "n", "good", "coins", "name", "rule"].map(|key| (key.to_string(), arg.clone()));
            words.say_json(&json!({ "id": id, "args": every.into_iter().collect::<serde_json::Map<_, _>>() }), &[]);
        }
    });
}

#[test]
fn options() {
    for game in SHELF {
        let specs = game.options();
        let defaults: Value =
            specs.iter().map(|o| (o.name.to_string(), o.default.clone())).collect::<serde_json::Map<_, _>>().into();
        let words = words_of([&defaults, &json!(specs)]);
        fuzz(&format!("options of {}", game.name), 300, changes(words), |changes| {
            if let Ok(mut table) = game.open(&changed(defaults.clone(), &changes), None, "options", vec![], None) {
                play(&mut *table, 40);
            }
        });
    }
}

/// The positions that our own pages show.
fn scenes(game: &Entry) -> Vec<Value> {
    let mut found = vec![];
    for page in ["docs/scenes.md", "docs/protocol.md"] {
        let text = std::fs::read_to_string(house(page)).expect("our own page");
        for block in text.split("```").skip(1).step_by(2) {
            let block = block.trim_start_matches("jsonl").trim_start_matches("json");
            let lines = block.lines().map(|line| line.trim_start_matches("> "));
            let values =
                std::iter::once(block).chain(lines).filter_map(|text| serde_json::from_str::<Value>(text).ok());
            found.extend(values.map(|value| if value["scene"].is_object() { value["scene"].clone() } else { value }));
        }
    }
    found
        .retain(|scene| scene.is_object() && game.open(&json!({}), None, "scene", vec![], Some(scene.clone())).is_ok());
    found.push(json!({}));
    found
}

/// Every value of every option alone, and two of them together: editions, automatons, people alone, clocks. What cannot be
/// opened is left out; each value that can be is among them.
fn settings(game: &Entry) -> Vec<Value> {
    let specs = game.options();
    let values = || specs.iter().flat_map(|spec| spec.values.iter().map(move |value| (spec.name, value.clone())));
    let mut all = vec![json!({})];
    for (n, (name, value)) in values().enumerate() {
        let alone = json!({ name: value });
        let mut pair = alone.clone();
        let (other, its) = values().nth((7 * n + 3) % values().count()).expect("one of them");
        if other != name {
            pair[other] = its;
        }
        let players = json!({ name: value, "players": 1 + n % 4 });
        // an automaton sits where somebody sits, and other numbers of dots are on fresh sheets
        let (four, fresh) =
            (json!({ name: value, "players": 4 }), json!({ name: value, "sheets": { "seed": "fuzz" } }));
        let opens = |options: &Value| game.open(options, None, "options", vec![], None).is_ok();
        let opened: Vec<Value> = [alone, pair, players, four, fresh].into_iter().filter(opens).collect();
        all.extend(opened);
    }
    all
}

/// Every value of every option that some table has is drawn.
#[test]
fn every_value_of_every_option_is_drawn() {
    for game in SHELF {
        let all = settings(game);
        for spec in game.options() {
            let left: Vec<&Value> =
                spec.values.iter().filter(|v| !all.iter().any(|set| set[spec.name] == **v)).collect();
            assert!(left.is_empty(), "{} of {}: {left:?}", spec.name, game.name);
        }
    }
}

#[test]
fn scenes_are_refused_or_can_be_played() {
    for game in SHELF {
        let scenes = scenes(game);
        let mut words = words_of(&scenes);
        words.extend(words_of([&opened(game, "words").sheet(Some(Seat(0)))["board"]]));
        let input = (select(scenes), changes(words), select(settings(game)));
        fuzz(&format!("scenes of {}", game.name), 400, input, |(scene, changes, options)| {
            let scene = changed(scene, &changes);
            if let Ok(mut table) = game.open(&options, None, "scene", vec![], Some(scene)) {
                play(&mut *table, 60);
            }
        });
    }
}

#[test]
fn game_files_are_refused_or_can_be_gone_on_with() {
    for game in SHELF {
        let mut table = opened(game, "file");
        play(&mut *table, 40);
        let text = table.file().write();
        let first = text.lines().next().unwrap_or_default().to_string();
        let header: Value = serde_json::from_str(&first).expect("a header");
        let input = (spoilings(), proptest::option::of(changes(words_of([&header]))));
        fuzz(&format!("files of {}", game.name), 400, input, |((numbers, slip), changes)| {
            let text = match changes {
                Some(changes) => text.replacen(&first, &changed(header.clone(), &changes).to_string(), 1),
                None => text.clone(),
            };
            let Ok((mut file, _)) = GameFile::salvage(&spoiled_text(&text, &numbers, slip)) else { return };
            // Hashes would hide what comes after the first change.
            while let Err(why) = game.replay(&file, None, None) {
                match why {
                    table::FileError::Differs { row, found, .. } => file.rows[row - 1].hash = found,
                    table::FileError::Refused { row, .. } => file.rows.truncate(row - 1),
                    _ => return,
                }
            }
            let mut table = game.replay(&file, None, None).expect("it was replayed before");
            play(&mut *table, 20);
        });
    }
}

fn own_pack(game: &Entry) -> Pack {
    let folder = house("content").join(game.name);
    let files = std::fs::read_dir(folder).expect("our own cards").map(|entry| entry.expect("a file").path());
    let text = |path: PathBuf| {
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        (name, std::fs::read_to_string(&path).expect("our own cards"))
    };
    files.filter(|path| path.extension().is_some_and(|e| e == "toml")).map(text).collect()
}

#[test]
fn packs_are_refused_or_can_be_played() {
    for game in SHELF {
        let own = own_pack(game);
        let names: Vec<String> = own.keys().cloned().collect();
        let input = (select(names), spoilings(), select(settings(game)));
        fuzz(&format!("packs of {}", game.name), 300, input, |(name, (numbers, slip), options)| {
            let mut pack = own.clone();
            let text = pack.get_mut(&name).expect("one of its files");
            *text = spoiled_text(text, &numbers, slip);
            if game.check_pack(&pack).is_ok()
                && let Ok(mut table) = game.open(&options, Some(&pack), "pack", vec![], None)
            {
                play(&mut *table, 60);
            }
        });
    }
}

/// What somebody does at a table.
#[derive(Clone, Debug)]
enum Deed {
    /// an offer, with some of its words changed
    Almost {
        offer: Index,
        words: Vec<(Index, String)>,
    },
    Typed(String),
    Undo,
    TakeBack(u64),
    TimeUp,
}

fn deeds(verbs: Vec<String>) -> impl Strategy<Value = (Deed, u8, u64, Option<u32>)> {
    let word = prop_oneof![digits(), select(verbs)];
    let typed = vec(word.clone(), 0..5).prop_map(|words| words.join(" "));
    let deed = prop_oneof![
        6 => (any::<Index>(), vec((any::<Index>(), word), 0..3)).prop_map(|(offer, words)| Deed::Almost { offer, words }),
        2 => typed.prop_map(Deed::Typed),
        1 => "\\PC{0,12}".prop_map(Deed::Typed),
        1 => Just(Deed::Undo),
        1 => digits().prop_map(|n| Deed::TakeBack(n.parse().unwrap_or(0))),
        1 => Just(Deed::TimeUp),
    ];
    let seat = prop_oneof![5 => 0..3u8, 1 => any::<u8>()];
    let at = prop_oneof![5 => 0..500_000u64, 1 => digits().prop_map(|n| n.parse().unwrap_or(0))];
    (deed, seat, at, proptest::option::weighted(0.1, any::<u32>()))
}

fn do_it(table: &mut dyn AnyTable, (deed, seat, at, mark): (Deed, u8, u64, Option<u32>)) {
    let (seat, before) = (Seat(seat), (table.hash(), table.rows().len()));
    let done = match deed {
        Deed::Undo => table.undo(seat, at),
        Deed::TakeBack(keep) => table.take_back(keep as usize, seat, at),
        Deed::TimeUp => table.time_up(at),
        Deed::Typed(text) => table.act(seat, at, &text, mark).map(|_| ()),
        Deed::Almost { offer, words } => {
            let offers = if seat.0 < table.seats() { table.offers(seat) } else { vec![] };
            let Some(offer) = offers.get(offer.index(offers.len().max(1))) else { return };
            let mut spoken: Vec<&str> = offer.act.split(' ').collect();
            for (place, word) in &words {
                let at = place.index(spoken.len());
                spoken[at] = word;
            }
            table.act(seat, at, &spoken.join(" "), mark).map(|_| ())
        }
    };
    if done.is_err() {
        assert_eq!((table.hash(), table.rows().len()), before, "what was refused has changed nothing");
    }
}

#[test]
fn notation() {
    for game in SHELF {
        let verbs = game.catalog(None).expect("our own cards")["verbs"].take();
        let fresh = opened(game, "notation").file();
        let input = vec(deeds(words_of([&verbs])), 1..60);
        fuzz(&format!("deeds at a table of {}", game.name), 300, input, |deeds| {
            let mut table = game.replay(&fresh, None, None).expect("a fresh table");
            deeds.into_iter().for_each(|deed| do_it(&mut *table, deed));
            look(&*table);
            let again = game.replay(&table.file(), None, None);
            assert!(again.is_ok_and(|again| again.hash() == table.hash()), "what was played can be played again");
        });
    }
}
