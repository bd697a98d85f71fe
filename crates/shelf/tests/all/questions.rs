//! Every kind of question of every game, as a position that the page is tried with (`web/tests/fixtures/questions.json`). The kinds
//! are those of the types, so a new one has a position or says that it asks nothing. CARAVAN_WRITE_QUESTIONS=1 looks for
//! positions anew: the wordiest that random people come upon.
use merchants::Merchants;
use now_or_never::NowOrNever;
use serde_json::{Value, json};
use shelf::find;
use shelf::{Lang, Words};
use silk_road::SilkRoad;
use std::collections::{BTreeMap, BTreeSet};
use strum::VariantNames;
use table::{AnyTable, Dice, FastDice, Purpose, Seat, Table};

const WRITE: &str = "CARAVAN_WRITE_QUESTIONS";
const FIXTURE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/tests/fixtures/questions.json");

/// How a game asks: every kind that its types know, and those of them that wait for nobody.
struct Asking {
    game: &'static str,
    kinds: fn() -> BTreeSet<&'static str>,
    silent: &'static [&'static str],
    /// messages of its questions that nobody is asked to answer, each with its reason
    unasked: &'static [(&'static str, &'static str)],
    open: fn(&dyn AnyTable, Seat) -> Option<&'static str>,
}
const GAMES: [Asking; 3] = [
    Asking {
        game: "merchants",
        kinds: || merchants::step::Step::VARIANTS.iter().copied().collect(),
        silent: &["Depart", "Effects", "PackUp", "Rest", "RivalAct", "RivalRest", "RivalRoute", "RivalTurn"],
        unasked: &[("ask-over", "the game is over"), ("ask-wait", "somebody else is asked")],
        open: |table, seat| {
            let table: &Table<Merchants> = table.as_any().downcast_ref()?;
            table.state().stack.top().filter(|frame| frame.seat == seat).map(|frame| frame.step.into())
        },
    },
    Asking {
        game: "now-or-never",
        kinds: || now_or_never::step::Step::VARIANTS.iter().copied().chain(["Production"]).collect(),
        silent: &["Effects", "FillRow", "QuestDone", "QuestFight", "SoloTurn"],
        unasked: &[
            ("now-ask-over", "the game is over"),
            ("now-ask-on", "steps that play themselves"),
            ("now-ask-wait", "somebody else is asked"),
            ("now-ask-wait-produce", "somebody else is asked"),
            ("now-ask-die-solo", "the bot's die is nobody's (N-293)"),
        ],
        open: |table, seat| {
            let state = table.as_any().downcast_ref::<Table<NowOrNever>>()?.state();
            match state.stack.top() {
                Some(frame) => (frame.seat == seat).then(|| frame.step.into()),
                None => state.asked.has(seat).then_some("Production"),
            }
        },
    },
    Asking {
        game: "silk-road",
        kinds: || silk_road::state::Stage::VARIANTS.iter().copied().collect(),
        silent: &[],
        unasked: &[("silk-ask-over", "the game is over"), ("silk-ask-countdown", "three seconds without an answer")],
        open: |table, seat| {
            let state = table.as_any().downcast_ref::<Table<SilkRoad>>()?.state();
            Some(state.players[seat].stage.into())
        },
    },
];

fn text<'v>(value: &'v Value, key: &str) -> &'v str {
    value[key].as_str().unwrap_or_else(|| panic!("{value} has no {key}"))
}
/// Opens a table as a position says, before anything was done.
fn open(position: &Value) -> Box<dyn AnyTable> {
    let game = find(text(position, "game")).unwrap();
    let scene = position.get("scene").cloned();
    game.open(&position["options"], None, text(position, "seed"), vec![], scene)
        .unwrap_or_else(|e| panic!("{e}: {position}"))
}
/// What is asked of a seat, and in which words: one kind may be asked in several.
fn question(asking: &Asking, table: &dyn AnyTable, seat: Seat) -> Option<(&'static str, String)> {
    let kind = (asking.open)(table, seat)?;
    Some((kind, text(&json!(table.prompt(seat)), "id").to_string()))
}

#[test]
fn the_page_is_tried_with_every_kind_of_question() {
    if std::env::var_os(WRITE).is_some() {
        write();
    }
    let read = std::fs::read_to_string(FIXTURE).unwrap_or_else(|e| panic!("{FIXTURE}: {e}; {WRITE}=1 writes it"));
    let positions: Vec<Value> = serde_json::from_str(&read).unwrap();
    for asking in &GAMES {
        let of_game = positions.iter().filter(|position| text(position, "game") == asking.game);
        let shown: BTreeSet<&str> = of_game.map(|position| reached(asking, position)).collect();
        let all = (asking.kinds)();
        let silent: BTreeSet<&str> = asking.silent.iter().copied().collect();
        assert!(silent.is_subset(&all), "{}: what asks nothing is not of the type any more", asking.game);
        assert!(silent.is_disjoint(&shown), "{}: {:?} do ask", asking.game, silent.intersection(&shown));
        let missing: Vec<_> = all.iter().filter(|kind| !shown.contains(*kind) && !silent.contains(*kind)).collect();
        assert!(missing.is_empty(), "{}: no position asks {missing:?}; {WRITE}=1 looks for some", asking.game);
    }
}
/// One kind may be asked in several words: each of them is looked at.
#[test]
fn the_page_is_tried_with_every_question() {
    let read = std::fs::read_to_string(FIXTURE).unwrap();
    let positions: Vec<Value> = serde_json::from_str(&read).unwrap();
    for asking in &GAMES {
        let of_game = positions.iter().filter(|position| text(position, "game") == asking.game);
        let asked: BTreeSet<String> = of_game.map(|position| text(position, "ask").to_string()).collect();
        let unasked: BTreeSet<String> = asking.unasked.iter().map(|(id, _)| id.to_string()).collect();
        let all = questions_of(asking.game);
        assert!(!all.is_empty() && asked.is_disjoint(&unasked), "{}: {all:?}", asking.game);
        let missing: Vec<_> = all.iter().filter(|id| !asked.contains(*id) && !unasked.contains(*id)).collect();
        assert!(missing.is_empty(), "{}: no position asks {missing:?}", asking.game);
        let gone: Vec<_> = unasked.iter().filter(|id| !all.contains(*id)).collect();
        assert!(gone.is_empty(), "{}: there are no such questions any more: {gone:?}", asking.game);
    }
}
/// The messages of a game's own questions, `now-ask-turn`, from its words.
fn questions_of(game: &str) -> BTreeSet<String> {
    let game = find(game).unwrap();
    let texts = game.words.iter().flat_map(|file| file.texts).filter(|(lang, _)| *lang == "en").map(|(_, text)| *text);
    let ids = texts.flat_map(|text| text.lines().filter_map(|line| Some(line.split_once(" =")?.0)));
    // What whoever plays with cardboard is asked is no question of a table.
    let own = |id: &&str| !id.starts_with("automaton-") && id.split('-').take(2).any(|word| word == "ask");
    ids.filter(own).map(str::to_string).collect()
}
/// Plays to a position: its question is open there, and of the kind that it names.
fn reached(asking: &Asking, position: &Value) -> &'static str {
    let mut table = open(position);
    for act in position["acts"].as_array().unwrap() {
        let (seat, act) = act.as_str().unwrap().split_once(' ').unwrap();
        table.act(Seat(seat.parse().unwrap()), 0, act, None).unwrap_or_else(|e| panic!("{act}: {e:?} in {position}"));
    }
    let seat = Seat(position["seat"].as_u64().unwrap() as u8);
    let (kind, ask) = question(asking, table.as_ref(), seat).unwrap();
    assert_eq!((kind, ask.as_str()), (text(position, "kind"), text(position, "ask")));
    kind
}

// ---- looking for positions ----

/// The wordiest position of each question so far.
#[derive(Default)]
struct Found(BTreeMap<(&'static str, &'static str, String), (i64, Value)>);

impl Found {
    /// A short way to many words is what we look for.
    fn look(&mut self, asking: &Asking, table: &dyn AnyTable, start: &Value, acts: &[String], words: &Words) {
        for seat in table.must().iter() {
            let Some((kind, ask)) = question(asking, table, seat) else { continue };
            let offers = table.offers(seat);
            if offers.len() < 2 && asking.game == "merchants" {
                continue;
            }
            let said = |text: &Value| words.say_json(text, &[]).chars().count() as i64;
            let labels: i64 = offers.iter().map(|offer| said(&json!(offer.choice.label))).sum();
            let worth = labels.min(2500) + said(&json!(table.prompt(seat))) - 4 * acts.len() as i64;
            let best = self.0.get(&(asking.game, kind, ask.clone())).map_or(i64::MIN, |found| found.0);
            if worth > best {
                let mut position =
                    json!({ "game": asking.game, "kind": kind, "ask": ask, "seat": seat.0, "acts": acts });
                for (key, value) in start.as_object().unwrap() {
                    position[key] = value.clone();
                }
                self.0.insert((asking.game, kind, ask), (worth, position));
            }
        }
    }
}

fn pick(dice: &mut FastDice, n: usize) -> usize {
    dice.below(Purpose(0), n as u32) as usize
}
/// Random people who like every verb as much as any other.
fn walk(asking: &Asking, start: &Value, nth: u64, found: &mut Found, words: &Words) {
    let (mut table, mut dice, mut acts) = (open(start), FastDice::new(nth), vec![]);
    while !table.is_over() && acts.len() < 320 {
        found.look(asking, table.as_ref(), start, &acts, words);
        let Some(seat) = table.must().iter().next().filter(|&seat| seat != Seat::HOUSE) else { break };
        let offers = table.offers(seat);
        let verbs: BTreeSet<&str> = offers.iter().map(|offer| offer.act.split(' ').next().unwrap()).collect();
        let verb = *verbs.iter().nth(pick(&mut dice, verbs.len())).unwrap();
        let with: Vec<_> = offers.iter().filter(|offer| offer.act.split(' ').next() == Some(verb)).collect();
        let act = &with[pick(&mut dice, with.len())].act;
        table.act(seat, 0, act, None).unwrap();
        acts.push(format!("{} {act}", seat.0));
    }
}

fn write() {
    let words = Words::new(Lang::Hu);
    let mut found = Found::default();
    for nth in 0..600 {
        walk(&GAMES[0], &starts::merchants(nth), nth, &mut found, &words);
    }
    for nth in 0..200 {
        walk(&GAMES[1], &starts::now_or_never(nth), nth, &mut found, &words);
    }
    let mut all: Vec<Value> = found.0.into_values().map(|(_, position)| position).collect();
    all.push(starts::orb());
    all.extend(starts::silk_road());
    let lines: Vec<String> = all.iter().map(Value::to_string).collect();
    std::fs::write(FIXTURE, format!("[\n{}\n]\n", lines.join(",\n"))).unwrap();
}

#[path = "questions_starts.rs"]
mod starts;
