//! Inputs as nobody should send them: almost right, with the numbers at which arithmetic breaks.
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use serde_json::{Map, Value, json};
use std::fmt::Debug;

/// Tries many inputs; a panic is shown with the smallest input that still causes it. `usual`: how many, unless
/// `PROPTEST_CASES` says otherwise. The usual ones are always the same, so that the suite says the same twice.
pub fn fuzz<S: Strategy<Value: Debug>>(door: &str, usual: u32, inputs: S, test: impl Fn(S::Value)) {
    let config = |cases| Config { cases, failure_persistence: None, max_shrink_iters: 2000, ..Config::default() };
    let wanted: Option<u32> = std::env::var("PROPTEST_CASES").ok().and_then(|n| n.parse().ok());
    let mut runner = match wanted {
        Some(cases) => TestRunner::new(config(cases)),
        None => TestRunner::new_with_rng(config(usual), TestRng::deterministic_rng(RngAlgorithm::ChaCha)),
    };
    let tried = runner.run(&inputs, |input| {
        test(input);
        Ok(())
    });
    if let Err(failure) = tried {
        panic!("{door}: {failure}");
    }
    println!("{door}: {} inputs", wanted.unwrap_or(usual));
}

/// Numbers at the edges of every type that we use.
const EDGES: [i128; 22] = [
    -1,
    0,
    1,
    7,
    8,
    15,
    16,
    127,
    128,
    255,
    256,
    32767,
    32768,
    65535,
    65536,
    i32::MAX as i128,
    u32::MAX as i128,
    1 << 53,
    i64::MAX as i128,
    i64::MIN as i128,
    u64::MAX as i128 - 1,
    u64::MAX as i128,
];

/// A number as it may stand in a text.
pub fn digits() -> impl Strategy<Value = String> {
    prop_oneof![select(&EDGES[..]).prop_map(|n: i128| n.to_string()), (0..20u8).prop_map(|n| n.to_string())]
}

fn number() -> impl Strategy<Value = Value> {
    let whole = select(&EDGES[..]).prop_map(|n| match (u64::try_from(n), i64::try_from(n)) {
        (Ok(n), _) => json!(n),
        (_, Ok(n)) => json!(n),
        _ => Value::Null,
    });
    prop_oneof![3 => whole, 2 => (0..20).prop_map(|n: i32| json!(n)), 1 => select(&[1.5, -0.0, 1e308][..]).prop_map(|x| json!(x))]
}

/// Any JSON made of these words.
pub fn any_json(words: Vec<String>) -> BoxedStrategy<Value> {
    let word = select(words.clone());
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        number(),
        word.prop_map(Value::from),
        "\\PC{0,8}".prop_map(Value::from),
    ];
    let node = move |inner: BoxedStrategy<Value>| {
        let field = (select(words.clone()), inner.clone());
        prop_oneof![
            vec(inner, 0..5).prop_map(Value::from),
            vec(field, 0..5).prop_map(|fields| fields.into_iter().collect::<Map<_, _>>().into()),
        ]
    };
    leaf.prop_recursive(4, 40, 5, move |inner| node(inner.boxed())).boxed()
}

/// One thing that happens to a value somewhere inside.
#[derive(Clone, Debug)]
pub enum Change {
    Other(Value),
    Gone,
    Twice,
}

pub fn changes(words: Vec<String>) -> impl Strategy<Value = Vec<(Index, Change)>> {
    let change = prop_oneof![
        5 => any_json(words).prop_map(Change::Other),
        3 => number().prop_map(Change::Other),
        1 => Just(Change::Gone),
        1 => Just(Change::Twice),
    ];
    vec((any::<Index>(), change), 1..4)
}

/// The value after some changes.
pub fn changed(mut value: Value, changes: &[(Index, Change)]) -> Value {
    for (place, change) in changes {
        let at = place.index(parts(&value));
        apply(&mut value, &mut { at }, change);
    }
    value
}

fn parts(value: &Value) -> usize {
    1 + match value {
        Value::Array(items) => items.iter().map(parts).sum(),
        Value::Object(fields) => fields.values().map(parts).sum::<usize>(),
        _ => 0,
    }
}

fn apply(value: &mut Value, at: &mut usize, change: &Change) {
    if *at == 0 {
        *value = match change {
            Change::Other(other) => other.clone(),
            Change::Gone => Value::Null,
            Change::Twice => json!([value, value]),
        };
    }
    *at = at.wrapping_sub(1);
    match value {
        Value::Array(items) => items.iter_mut().for_each(|item| apply(item, at, change)),
        Value::Object(fields) => fields.values_mut().for_each(|field| apply(field, at, change)),
        _ => {}
    }
}

/// Every word that occurs in some values: names of fields and texts.
pub fn words_of<'a>(values: impl IntoIterator<Item = &'a Value>) -> Vec<String> {
    fn collect(value: &Value, all: &mut std::collections::BTreeSet<String>) {
        match value {
            Value::String(text) => drop(all.insert(text.clone())),
            Value::Array(items) => items.iter().for_each(|item| collect(item, all)),
            Value::Object(fields) => fields.iter().for_each(|(key, value)| {
                all.insert(key.clone());
                collect(value, all);
            }),
            _ => {}
        }
    }
    let mut all = std::collections::BTreeSet::from(["x".to_string()]);
    values.into_iter().for_each(|value| collect(value, &mut all));
    all.into_iter().collect()
}

/// The text with some of its numbers, and perhaps a byte or a line, changed.
pub fn spoiled_text(text: &str, numbers: &[(Index, String)], slip: Option<u64>) -> String {
    let mut text = text.to_string();
    for (place, digits) in numbers {
        let runs = runs_of_digits(&text);
        if !runs.is_empty() {
            text.replace_range(runs[place.index(runs.len())].clone(), digits);
        }
    }
    match slip {
        Some(seed) if !text.is_empty() => table::laws::spoiled(&text, &mut table::FastDice::new(seed)),
        _ => text,
    }
}

fn runs_of_digits(text: &str) -> Vec<std::ops::Range<usize>> {
    let mut runs: Vec<std::ops::Range<usize>> = vec![];
    for (at, byte) in text.bytes().enumerate().filter(|(_, byte)| byte.is_ascii_digit()) {
        debug_assert!(byte.is_ascii());
        match runs.last_mut() {
            Some(run) if run.end == at => run.end += 1,
            _ => runs.push(at..at + 1),
        }
    }
    runs
}

pub fn spoilings() -> impl Strategy<Value = (Vec<(Index, String)>, Option<u64>)> {
    (vec((any::<Index>(), digits()), 0..4), proptest::option::of(any::<u64>()))
}
