//! B4: the end.
use super::{idle, rival, scene, solo};
use crate::stage::{Play, Stage, merchant};
use merchants::Event;
use serde_json::{Value, json};
use table::{Game, Seat};

/// After the last round: the person has nothing to deliver.
fn last(stage: Stage, me: Value, its: Value, has: Value) -> Play {
    let mut all = scene(its, has, json!({ "step": "final" }));
    let mut seat = merchant(json!({ "deeds": [], "special_reserve": [] }));
    super::extend(&mut seat, me);
    all["seats"][0] = seat;
    stage.scene(all).begin()
}

#[test]
fn p084_the_final_trip() {
    let trip = |has: Value| last(solo(idle()), json!({}), json!({}), has);
    let t = trip(json!({ "goods": 2, "heroes": ["agatha", "ysolt", "alun"], "commissions": ["ash-patrol"] }));
    // two heroes of Northbreak, a hero and a commission of Scorchborn: commissions first
    assert_eq!((t.step(), t.seat(1).brought.nth(0), t.seat(1).prestige), ("over", t.hero("alun"), 3));
    let t = trip(json!({ "heroes": ["agatha", "ysolt", "brannoch"], "commissions": ["ash-patrol"] }));
    assert_eq!((t.step(), t.seat(1).brought.len(), t.seat(1).coins), ("over", 3, 6));
    let mut t = trip(json!({ "heroes": ["agatha", "alun", "larkin"] }));
    assert_eq!((t.step(), t.asked()), ("rival-town", Some(0)), "still tied: you choose");
    assert_eq!(t.offers(0), ["enter northbreak", "enter scorchborn", "enter farglen"]);
    t.refused(0, "enter windglass", "P-084");
    t.act(0, "enter farglen");
    assert_eq!((t.step(), t.seat(1).prestige), ("over", 2));
    assert!(t.events(None).contains(&Event::Entered { seat: Seat(1), town: "farglen".parse().unwrap() }));
    let t = trip(json!({ "goods": 9 }));
    assert_eq!((t.step(), rival(&t).goods), ("over", 9));
}

#[test]
fn p085_its_score() {
    let total = |its: Value, has: Value| {
        let t = last(solo(idle()), json!({}), its, has);
        t.game().score(t.state(), Seat(1)).total
    };
    assert_eq!(total(json!({ "coins": 12, "prestige": 7 }), json!({})), 7);
    assert_eq!(total(json!({ "coins": 3, "prestige": 7 }), json!({})), 3);
    let has = json!({ "goods": 4, "illuminated_dice": 2 });
    assert_eq!(total(json!({ "coins": 3, "prestige": 7, "quartz": 5 }), has), 3 + 4 + 2 + 5);
    // 20 coins would complete this deed; the automaton's are only counted
    let deeds = json!({ "coins": 20, "prestige": 7, "deeds": ["generous-purse", "open-ledger"] });
    assert_eq!(total(deeds, json!({})), 7 + 2);
    assert_eq!(total(json!({ "coins": 9, "prestige": 9, "lanterns": 7 }), json!({})), 9, "lanterns are worth nothing");
}

#[test]
fn p086_only_a_strictly_higher_score_wins() {
    let places = |tie: Option<&str>, me: Value| {
        let mut stage = solo(idle());
        if let Some(tie) = tie {
            stage = stage.option("solo_tie", tie);
        }
        let t = last(stage, me, json!({ "coins": 10, "prestige": 10 }), json!({}));
        t.game().places(t.state()).iter().map(|place| place.place).collect::<Vec<u8>>()
    };
    let even = || json!({ "coins": 10, "prestige": 10 });
    let rich = || json!({ "coins": 30, "prestige": 10 });
    for strict in [None, Some("strict")] {
        assert_eq!(places(strict, even()), [2, 1]);
        assert_eq!(places(strict, rich()), [2, 1], "the other value does not help");
        assert_eq!(places(strict, json!({ "coins": 11, "prestige": 11 })), [1, 2]);
    }
    assert_eq!(places(Some("tiebreak"), even()), [1, 1]);
    assert_eq!(places(Some("tiebreak"), rich()), [1, 2]);
    assert_eq!(places(Some("tiebreak"), json!({ "coins": 9, "prestige": 40 })), [2, 1]);
    assert!(solo(idle()).option("solo_tie", "coin").impossible().contains("solo_tie"));
}
