//! N-337: who knows what.
use crate::rig::*;
use now_or_never::event::Event;
use now_or_never::state::*;
use now_or_never::words::*;
use serde_json::{Value, json};
use table::Seat;

/// The open parts of a board, as another sees them.
const PUBLIC: [&str; 16] = [
    "hearts",
    "coins",
    "goods",
    "books",
    "experience",
    "mana",
    "grid",
    "town",
    "housed",
    "waiting",
    "specialists",
    "red",
    "blue",
    "orders",
    "completed",
    "played",
];

#[test]
fn n337_boards_are_public_and_hands_are_not() {
    let mut t = Rig::new(2);
    t.settle(0, "school", 12);
    t.wear(0, "arzian-helm");
    t.tuck(0, "star-dome");
    t.p(0).orders = 1 << 2;
    let (own, other, spectator) = (t.view(Some(0)), t.view(Some(1)), t.view(None));
    for field in PUBLIC {
        let of = |view: &Value| view["players"][0][field].clone();
        assert!(!of(&own).is_null(), "{field}");
        assert_eq!((of(&own), of(&own)), (of(&other), of(&spectator)), "{field}");
    }
    let hand = |view: &Value| view["players"][0]["hand"].clone();
    assert_eq!(hand(&own)["cards"].as_array().unwrap().len(), 4);
    assert_eq!(hand(&other)["cards"], Value::Null);
    assert_eq!(hand(&spectator)["cards"], Value::Null);
    assert_eq!(hand(&own)["size"], hand(&other)["size"], "how many, everybody sees");
}

#[test]
fn n337_draws_are_private() {
    let mut t = Rig::new(2);
    t.load(QUESTS, &[30, 31, 32]);
    t.forget();
    t.open(0, Step::Draw { left: 1, keep: 1, piles: [0; 3] });
    t.act(0, "draw basic");
    let drew = |card| Event::Drew { seat: Seat(0), pile: Pile::Basic, card };
    assert!(t.seen_by(Some(1)).contains(&drew(None)));
    let seen = t.seen_by(Some(0));
    assert!(seen.iter().any(|e| matches!(e, Event::Drew { card: Some(_), .. })));
    t.open(0, Step::Draw { left: 2, keep: 1, piles: [0; 3] });
    t.acts(0, &["draw basic", "draw basic"]);
    let drawn = |viewer| t.view(viewer)["players"][0]["drawn"]["cards"].clone();
    assert_eq!(drawn(Some(0)).as_array().unwrap().len(), 2);
    assert_eq!(drawn(Some(1)), Value::Null);
}

/// What is not kept stays unseen, unless the table wants open discards.
#[test]
fn n337_unkept_cards() {
    for open_discards in [false, true] {
        let mut t = Stage::new(2).option(|o| o.open_discards = open_discards).begin();
        t.open(0, Step::Draw { left: 2, keep: 1, piles: [0; 3] });
        t.acts(0, &["draw advanced", "draw advanced"]);
        let unkept = t.seat(0).drawn.iter().nth(1).unwrap();
        let keep = t.offers_of(0, "keep")[0].clone();
        t.forget();
        t.act(0, &keep);
        let event = |card| Event::Unkept { seat: Seat(0), pile: Pile::Advanced, card };
        assert!(t.seen_by(Some(0)).contains(&event(Some(unkept))));
        assert_eq!(t.seen_by(Some(1)).contains(&event(Some(unkept))), open_discards);
        let knows = |viewer| t.view(viewer)["piles"][2]["known"].as_array().unwrap().contains(&json!(unkept));
        assert_eq!((knows(Some(0)), knows(Some(1)), knows(None)), (true, open_discards, open_discards));
    }
}

/// Piles, unclaimed tokens and what the bot took have no order and no face that anybody could see.
#[test]
fn n337_piles_are_hidden_from_all() {
    let mut t = Rig::new(1);
    t.load(SOLO, &[4, 5]);
    t.load(SOLO_DIE, &[1, 0]);
    t.acts(0, &["rest 0 coin", "rest 1 coin"]);
    let view = t.view(Some(0));
    assert_eq!((&view["bot"]["quests"], &view["bot"]["orders"]), (&json!([2, 0, 0]), &json!(1)), "only how many");
    assert!(view["piles"].as_array().unwrap().iter().all(|pile| pile["cards"].is_u64()));
    assert_eq!(view["unclaimed"].as_array().unwrap().len(), 14);
    let kinds: u64 = view["finds"].as_array().unwrap().iter().map(|n| n.as_u64().unwrap()).sum();
    assert_eq!(kinds, 18, "which lies where nobody knows");
}
