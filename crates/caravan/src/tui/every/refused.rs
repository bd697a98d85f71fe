//! What is said when something is refused or declined.
use super::positions::{self, Position};
use shelf::{Lang, Words};
use std::collections::BTreeMap;
use table::Illegal;

/// One action of each verb that is ever offered in a game.
fn verbs(positions: &[Position]) -> Vec<String> {
    let mut found = BTreeMap::new();
    for position in positions {
        for offer in position.table().offers(position.seat) {
            let verb = offer.act.split(' ').next().unwrap_or_default().to_string();
            found.entry(verb).or_insert(offer.act);
        }
    }
    found.into_values().collect()
}

/// Whoever answers another question than the one that is open is told which one that is.
fn names_the_question(game: &'static str, id: &str) {
    let positions = positions::every_kind(game);
    let verbs = verbs(positions);
    let mut refused = 0;
    for position in positions {
        let mut table = position.table();
        let asked = table.prompt(position.seat);
        let offered: Vec<String> = table.offers(position.seat).into_iter().map(|offer| offer.act).collect();
        for act in verbs.iter().filter(|act| !offered.contains(act)) {
            let Err(Illegal::Refused { rule: Some(why) }) = table.act(position.seat, 0, act, None) else { continue };
            if serde_json::json!(why)["id"] != id {
                continue;
            }
            refused += 1;
            for words in Lang::ALL.map(Words::of) {
                let (said, question) = (words.say(&why, &position.seats), words.say(&asked, &position.seats));
                assert!(said.contains(&question), "{}: {act}: {said}\nasked: {question}", position.kind);
            }
        }
    }
    println!("{game}: {refused} refusals name the question");
    assert!(refused > 100, "{refused}");
}

#[test]
fn a_refusal_of_merchants_names_the_question() {
    names_the_question("merchants", "no-not-asked");
}

#[test]
fn a_refusal_of_now_or_never_names_the_question() {
    names_the_question("now-or-never", "now-no-not-asked");
}

/// Whoever may decline something reads what it is: the choice names all that the question does.
#[test]
fn what_is_declined_is_named() {
    let mut kinds = std::collections::BTreeSet::new();
    for position in positions::every_kind("merchants") {
        let table = position.table();
        let asked = serde_json::json!(table.prompt(position.seat));
        for offer in table.offers(position.seat).iter().filter(|offer| offer.act == "decline") {
            let label = serde_json::json!(offer.choice.label);
            assert!(label["args"].is_object() && label["args"] == asked["args"], "{label} {asked}");
            kinds.insert(position.kind.clone());
        }
    }
    assert_eq!(kinds.len(), 4, "good, token, hero and commission: {kinds:?}");
}
