//! Random games: every prompt, button, tale and refusal that comes up is said in every language.
use games::{Lang, Words, find};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use table::{AnyTable, Dice, FastDice, Illegal, Purpose, Seat};

const GAMES: u64 = 60;

/// Everything that was said, each text once.
#[derive(Default)]
struct Said {
    texts: BTreeSet<String>,
    actions: BTreeSet<String>,
}

impl Said {
    fn hear(&mut self, text: &Value) {
        if text.is_object() {
            self.texts.insert(text.to_string());
        }
    }
}

fn pick(dice: &mut FastDice, n: usize) -> usize {
    dice.below(Purpose(0), n as u32) as usize
}

/// Something that is not on offer now, to hear why not.
fn refused(table: &mut dyn AnyTable, seat: Seat, said: &mut Said, dice: &mut FastDice) {
    let offers: Vec<String> = table.offers(seat).into_iter().map(|offer| offer.act).collect();
    let wrong = said.actions.iter().nth(pick(dice, said.actions.len())).unwrap().clone();
    if !offers.contains(&wrong)
        && let Err(Illegal::Refused { rule }) = table.act(seat, 0, &wrong, None)
    {
        said.hear(&json!(rule.expect("the rules say why not")));
    }
}

fn play(seed: u64, said: &mut Said) {
    let options = json!({
        "players": 1 + seed % 4,
        "draft": seed.is_multiple_of(3),
        "deeds_keep_one_of_two": seed.is_multiple_of(2),
        "buildings": if seed.is_multiple_of(5) { "first_game" } else { "random" },
    });
    let game = find("merchants").unwrap();
    let mut table = game.open(&options, None, &format!("words-{seed}"), vec![], None).unwrap();
    let mut dice = FastDice::new(seed);
    while let Some(seat) = table.must().first() {
        for who in Seat::all(table.seats()) {
            said.hear(&json!(table.prompt(who)));
        }
        let offers = table.offers(seat);
        for offer in &offers {
            said.hear(&json!(offer.choice.label));
            said.actions.insert(offer.act.clone());
        }
        refused(table.as_mut(), seat, said, &mut dice);
        refused(table.as_mut(), seat, said, &mut dice);
        let chosen = &offers[pick(&mut dice, offers.len())];
        table.act(seat, 0, &chosen.act, Some(chosen.mark)).unwrap();
    }
    said.hear(&json!(table.prompt(Seat(0))));
    for who in Seat::all(table.seats()).map(Some).chain([None]) {
        for entry in table.events(who, 0).as_array().unwrap() {
            said.hear(&entry["tale"]);
        }
    }
}

/// Ids in a text that no message answers to.
fn unresolved(text: &Value, words: &Words) -> Vec<String> {
    let id = text["id"].as_str().expect("texts have ids");
    let mut missing = if words.has(id) { vec![] } else { vec![id.to_string()] };
    for (key, arg) in text["args"].as_object().into_iter().flatten() {
        match arg {
            Value::String(id) if key != "rule" && !words.has(id) => missing.push(id.clone()),
            Value::Array(items) => missing.extend(items.iter().flat_map(|item| unresolved(item, words))),
            _ => {}
        }
    }
    missing
}

#[test]
fn whatever_comes_up_in_play_can_be_said() {
    let mut said = Said::default();
    (0..GAMES).for_each(|seed| play(seed, &mut said));
    let texts: Vec<Value> = said.texts.iter().map(|text| serde_json::from_str(text).unwrap()).collect();
    let kinds: BTreeSet<&str> = texts.iter().map(|text| text["id"].as_str().unwrap()).collect();
    assert!(kinds.len() > 180, "only {} different messages came up", kinds.len());
    let names = ["Ada", "Béla", "Cili", "Dóra"].map(String::from);
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for text in &texts {
            let sentence = words.say_json(text, &names);
            let missing = unresolved(text, &words);
            assert!(missing.is_empty(), "{lang}: no message for {missing:?} in {text}");
            let id = text["id"].as_str().unwrap();
            assert!(sentence != id && !sentence.contains(['{', '}']), "{lang}: {text} reads `{sentence}`");
            if let Some(rule) = text["args"]["rule"].as_str() {
                assert!(sentence.ends_with(&format!("({rule})")), "{lang}: {text} reads `{sentence}`");
            }
            assert!(!sentence.is_empty() && !sentence.contains("  "), "{lang}: {text} reads `{sentence}`");
        }
    }
}
