//! The message files themselves: the same ids and arguments in every language, nothing missing, nothing left over.
use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use merchants::words::*;
use shelf::Lang;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// What a message asks for: arguments and other messages.
#[derive(Clone, Default)]
struct Asks {
    args: BTreeSet<String>,
    messages: BTreeSet<String>,
}

impl Asks {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }
    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }
    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            // `$good-id` comes with `$good`
            InlineExpression::VariableReference { id } => {
                self.args.insert(id.name.strip_suffix("-id").unwrap_or(id.name).into());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.into());
            }
            InlineExpression::FunctionReference { arguments: CallArguments { positional, .. }, .. } => {
                positional.iter().for_each(|it| self.inline(it));
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            _ => {}
        }
    }
}

/// Every message of a language by file, with what it asks for, pieces included.
pub fn messages(lang: Lang) -> BTreeMap<String, (&'static str, BTreeSet<String>)> {
    let mut found: BTreeMap<String, (&'static str, Asks)> = BTreeMap::new();
    for (file, text) in lang.files() {
        let read = fluent_syntax::parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{lang}/{file}: {errors:?}"));
        for entry in &read.body {
            match entry {
                Entry::Message(message) => {
                    let mut asks = Asks::default();
                    asks.pattern(message.value.as_ref().expect("messages have values"));
                    let twice = found.insert(message.id.name.into(), (file, asks));
                    assert!(twice.is_none(), "{lang}/{file}: {} is there twice", message.id.name);
                }
                Entry::Junk { content } => panic!("{lang}/{file}: {content}"),
                _ => {}
            }
        }
    }
    let whole = |id: &String| {
        let (mut args, mut open) = (BTreeSet::new(), vec![id.clone()]);
        while let Some(id) = open.pop() {
            let (_, asks) = found.get(&id).unwrap_or_else(|| panic!("{lang}: there is no message {id}"));
            args.extend(asks.args.iter().cloned());
            open.extend(asks.messages.iter().cloned());
        }
        args
    };
    found.iter().map(|(id, (file, _))| (id.clone(), (*file, whole(id)))).collect()
}

fn is_piece(id: &str) -> bool {
    id.starts_with("part-")
}

#[test]
fn all_languages_have_the_same_messages_with_the_same_arguments() {
    let english = messages(Lang::En);
    for lang in Lang::ALL {
        let these = messages(lang);
        let ids =
            |of: &BTreeMap<String, _>| of.keys().filter(|id| !is_piece(id)).cloned().collect::<BTreeSet<String>>();
        let (here, there) = (ids(&these), ids(&english));
        let differ: Vec<_> = here.symmetric_difference(&there).collect();
        assert!(differ.is_empty(), "{lang} and en differ in {differ:?}");
        for id in here {
            assert_eq!(these[&id], english[&id], "{lang}: {id}");
        }
    }
}

/// String literals of the sources in a folder, and in those below it.
fn literals(folder: &str) -> BTreeSet<String> {
    let (mut all, mut open) = (BTreeSet::new(), vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)]);
    while let Some(folder) = open.pop() {
        for file in std::fs::read_dir(folder).unwrap() {
            let path = file.unwrap().path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|ext| ext == "rs") {
                let text = std::fs::read_to_string(path).unwrap();
                all.extend(text.lines().flat_map(|line| line.split('"').skip(1).step_by(2)).map(String::from));
            }
        }
    }
    all
}

/// Where each game's rules are, how its ids of sentences begin, and that there are some.
const RULES: [(&str, &[&str], usize); 3] = [
    (
        "../merchants/src",
        &["ask-", "do-", "tale-", "effect-", "card-", "reward-", "no-", "bonus-", "one-", "thing-"],
        200,
    ),
    (
        "../silk-road/src",
        &["silk-ask-", "silk-do-", "silk-tale-", "silk-no-", "silk-one-", "silk-good-", "silk-tile-"],
        50,
    ),
    ("../now-or-never/src", NOW_OR_NEVER, 200),
];

const NOW_OR_NEVER: &[&str] = &[
    "now-ask-",
    "now-do-",
    "now-does-",
    "now-tale-",
    "now-no-",
    "now-effect-",
    "now-card-",
    "now-gift-",
    "now-special-",
    "now-solo-",
    "now-job-",
    "now-need",
    "now-place-",
    "now-one-",
    "now-some",
];

#[test]
fn every_id_in_the_rules_has_a_message() {
    let known = messages(Lang::En);
    for (folder, kinds, at_least) in RULES {
        let id = |s: &str| {
            kinds.iter().any(|kind| s.starts_with(kind)) && s.chars().all(|c| c.is_ascii_lowercase() || c == '-')
        };
        let used: Vec<String> = literals(folder).into_iter().filter(|s| id(s)).collect();
        assert!(used.len() > at_least, "only {} ids: has the spelling of the sources changed?", used.len());
        for id in used {
            assert!(known.contains_key(&id), "{id} has no message");
        }
    }
}

fn ids<T: std::fmt::Display>(kind: &str, all: &[T]) -> Vec<String> {
    all.iter().map(|it| format!("{kind}-{it}").replace('*', "-star")).collect()
}

fn words_of_merchants() -> Vec<String> {
    [
        ids("good", Good::ALL),
        ids("side", Side::ALL),
        ids("town", Town::ALL),
        ids("class", Town::ALL),
        ids("region", Region::ALL),
        ids("road", Road::ALL),
        ids("district", District::ALL),
        ids("building", Building::ALL),
        ids("card-help-building", Building::ALL),
        ids("steed", Steed::ALL),
        ids("card-help-steed", Steed::ALL),
        ids("upgrade", Tile::ALL),
        ids("card-help-upgrade", Tile::ALL),
        ids("companion", Animal::ALL),
        ids("card-help-companion", Animal::ALL),
        ids("companion", Stray::ALL),
        ids("card-help-companion", Stray::ALL),
        ids("card-gift", Stray::ALL),
        ids("face", Face::ALL),
        ids("token", Token::ALL),
        ids("luck", Luck::ALL),
        ids("unit", Unit::ALL),
        ids("level", Difficulty::ALL),
        ids("dark", &["south", "west", "north", "east"]),
        ids("ruins", &["bottom-left", "top-left", "top-right", "bottom-right"]),
    ]
    .concat()
}

fn words_of_silk_road() -> Vec<String> {
    use silk_road::words::*;
    [
        ids("silk-city", City::ALL),
        ids("silk-good", Good::ALL),
        ids("silk-piece", Piece::ALL),
        ids("silk-icon", Icon::ALL),
        ids("silk-side", &silk_road::hex::SIDES),
        ids("silk-title", &[0, 11, 21, 36, 46].map(silk_road::scoring::title)),
        ids("silk-board-stage", &["idle", "ready", "building", "arrived", "late"]),
    ]
    .concat()
}

fn words_of_now_or_never() -> Vec<String> {
    use now_or_never::words::*;
    [
        ids("now-good", Good::ALL),
        ids("now-stuff", Stuff::ALL),
        ids("now-pile", Pile::ALL),
        ids("now-count", Count::ALL),
        ids("now-colour", Colour::ALL),
        ids("hero", Hero::ALL),
        ids("location", Location::ALL),
    ]
    .concat()
}

#[test]
fn every_word_of_the_rules_has_a_message() {
    let known = messages(Lang::En);
    let all = [words_of_merchants(), words_of_silk_road(), words_of_now_or_never()].concat();
    for id in all {
        assert!(known.contains_key(&id), "{id} has no message");
    }
}

#[test]
fn every_refusal_ends_with_its_rule() {
    for lang in Lang::ALL {
        for (id, (_, args)) in messages(lang) {
            let refusal =
                id.starts_with("silk-no-") || id.starts_with("now-no-") || id.starts_with("no-") && id != "no-event";
            assert_eq!(args.contains("rule"), refusal, "{lang}: {id}");
        }
    }
}

#[test]
fn no_message_is_left_over() {
    let games = ["../merchants/src", "../silk-road/src", "../now-or-never/src"];
    let sources = games.into_iter().chain(["../table/src", "../caravan/src", "src"]);
    let used: BTreeSet<String> = sources.flat_map(literals).collect();
    // put together from a kind and a word; the terminal's own words are its own business
    let made = [
        "face-",
        "bot-",
        "token-",
        "unit-",
        "luck-",
        "dark-",
        "ruins-",
        "level-",
        "measure-",
        "each-",
        "reward-",
        "illegal-",
        "barrier-",
        "part-",
        "silk-city-",
        "silk-piece-",
        "silk-side-",
        "silk-icon-",
        "silk-title-",
        "silk-board-stage-",
        "now-good-",
        "now-stuff-",
        "now-pile-",
        "now-count-",
        "now-colour-",
    ];
    for (id, (file, _)) in messages(Lang::En) {
        let ours = ["merchants", "silk-road", "now-or-never", "table"].contains(&file);
        assert!(!ours || used.contains(&id) || made.iter().any(|kind| id.starts_with(kind)), "nobody says {id}");
    }
}
