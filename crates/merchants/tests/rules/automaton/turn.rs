//! B4 and B5: its turn.
use super::{card, idle, list, owns, print, rival, scene, solo, turn, with_cards};
use crate::plan::anyhow;
use crate::stage::{EDITIONS, Play, Stage};
use merchants::catalog::{ActionCard, Deal, Needs};
use merchants::event::Lack;
use merchants::words::*;
use merchants::{DeedCard, Event, RivalCard};
use serde_json::json;
use std::collections::BTreeSet;
use table::Seat;

fn needs(goods_least: u8, goods_most: Option<u8>, commissions_most: Option<u8>) -> Needs {
    Needs { goods_least, goods_most, commissions_most }
}

/// What it could not do, and what it did.
fn course(t: &Play) -> (Vec<District>, Vec<District>) {
    let told = t.events(None);
    let cannot = |e: &Event| if let Event::RivalCannot { district, .. } = e { Some(*district) } else { None };
    let acts = |e: &Event| if let Event::RivalActs { district } = e { Some(*district) } else { None };
    (told.iter().filter_map(cannot).collect(), told.iter().filter_map(acts).collect())
}

#[test]
fn p067_the_first_action_whose_requirement_is_met_and_only_one() {
    let actions = vec![
        (Deal::Inn, needs(3, None, None)),
        (Deal::Commission, needs(0, None, Some(1))),
        (Deal::Ruins(1), needs(0, Some(1), None)),
        (Deal::DarkMarket(1), Needs::default()),
    ];
    let two = ["frost-pass", "garrison-school"];
    for (goods, commissions, tried, done) in [
        (3, 0, 0, District::Inn),
        (2, 1, 1, District::Commissions),
        (1, 2, 2, District::Yurg),
        (2, 2, 3, District::DarkMarket),
    ] {
        let says = ActionCard { actions: actions.clone(), ..idle() };
        let has = json!({ "goods": goods, "commissions": two[..commissions] });
        let t = turn(solo(says), json!({}), has, json!({}));
        let (cannot, acts) = course(&t);
        assert_eq!((cannot.len(), acts), (tried, vec![done]));
        let order = [District::Inn, District::Commissions, District::Yurg];
        assert_eq!(cannot, order[..tried], "top down");
    }
    // the card is laid off
    let t = turn(solo(idle()), json!({}), json!({ "card": 2, "cards_to_come": [4, 7] }), json!({}));
    let left: Vec<RivalCard> = [4, 7].map(RivalCard::new).into_iter().filter(|&n| n != rival(&t).card).collect();
    assert_eq!((left.len(), rival(&t).deck), (1, 1 << left[0].number()));
}

/// What it lacks is told with the action that it could not take.
#[test]
fn p067_why_an_action_was_passed_over_is_told() {
    let actions = vec![
        (Deal::Travel, Needs::default()),
        (Deal::Inn, needs(3, None, None)),
        (Deal::Ruins(1), needs(0, Some(1), None)),
        (Deal::Commission, needs(0, None, Some(0))),
        (Deal::DarkMarket(1), Needs::default()),
    ];
    let told = |has: serde_json::Value| -> Vec<(Lack, u8)> {
        let t = turn(solo(ActionCard { actions: actions.clone(), ..idle() }), json!({}), has, json!({}));
        let lack = |e: &Event| if let Event::RivalCannot { lacks, n, .. } = *e { Some((lacks, n)) } else { None };
        t.events(None).iter().filter_map(lack).collect()
    };
    let poor = told(json!({ "goods": 2, "commissions": [], "heroes": [] }));
    assert_eq!(poor, [(Lack::Journey, 0), (Lack::GoodsLeast, 3), (Lack::GoodsMost, 1)], "it takes a commission then");
}

fn planned(lit: Option<&'static [&'static str]>, dice: u8) -> Play {
    let stage = Stage::new(2).option("automaton", 1).print(move |cat| {
        let reward = list(cat, &["coins 2"]);
        let lit = lit.map(|lit| list(cat, lit));
        print(cat, &[ActionCard { reward, lit, space: 2, ..idle() }]);
    });
    turn(stage, json!({}), json!({ "illuminated_dice": dice }), json!({}))
}

#[test]
fn p068_the_pawn_moves_and_an_illuminated_die_must_be_returned_for_the_better_reward() {
    let t = planned(Some(&["prestige 3"]), 2);
    assert_eq!((owns(&t), rival(&t).illuminated), ([0, 3, 0, 0, 0], 1), "instead, not besides");
    assert_eq!(t.state().illuminated, 8 - 1 - 1, "it is in the supply again, one is the person's");
    assert_eq!(t.seat(1).space, 2);
    let t = planned(Some(&["prestige 3"]), 1);
    assert_eq!((owns(&t), rival(&t).illuminated), ([0, 3, 0, 0, 0], 0), "also its last one");
    let t = planned(Some(&["prestige 3"]), 0);
    assert_eq!((owns(&t), rival(&t).illuminated), ([2, 0, 0, 0, 0], 0), "without one the second reward");
    let t = planned(None, 2);
    assert_eq!((owns(&t), rival(&t).illuminated), ([2, 0, 0, 0, 0], 2), "not every card has that choice");
    let told = t.events(None);
    let at = |is: fn(&Event) -> bool| told.iter().position(is).unwrap();
    let (drawn, moved) = (at(|e| matches!(e, Event::RivalCard { .. })), at(|e| *e == Event::RivalMoved { to: 2 }));
    assert!(drawn < moved && moved < at(|e| *e == Event::Coins { seat: Seat(1), by: 2 }));
}

#[test]
fn p088_afterwards_the_board_is_kept_up() {
    // the dice of three goods are taken, and rolled again: at most two on a section
    let bazaar = Deal::Bazaar([Good::Weapon, Good::Book, Good::Staff]);
    let more = json!({
        "market": { "weapon": 2, "book": 1, "potion": 2 },
        "next": { "market": ["potion", "armor", "armor", "armor", "potion", "staff"] },
    });
    let t = turn(solo(card(bazaar)), json!({}), json!({}), more);
    let dice = |good: &str| t.dice_on(good);
    assert_eq!((dice("potion"), dice("armor"), dice("staff"), t.state().aside), (2, 2, 1, 0));
    // a hero was taken: the inn is full again
    let inn = json!({ "inn": ["atlantes", "wenna", "alun", "rusk"], "next": { "heroes": ["kestra"] } });
    let t = turn(solo(card(Deal::Inn)), json!({}), json!({}), inn);
    assert_eq!(t.state().inn, ["kestra", "wenna", "alun", "rusk"].map(|hero| Some(t.hero(hero))));
    // a deed was taken
    let south = ActionCard { south_deed: true, ..card(Deal::DarkMarket(4)) };
    let t = turn(solo(south), json!({}), json!({}), json!({ "courtyard": [4, 5], "next": { "deeds": [9] } }));
    assert_eq!((t.state().courtyard, t.seat(1).prestige), ([Some(DeedCard::new(9)), Some(DeedCard::new(5))], 2));
    // a companion went: the others move on, and a die lies on the farthest
    let has = json!({ "commissions": ["frost-pass"] });
    let more = json!({
        "companions": ["raven", "ice-mouse", "phoenix"],
        "next": { "companions": ["threy-cat"], "dark_events": ["keeperless-bridge"], "travel": [4, 4] },
    });
    let mut t = turn(solo(card(Deal::Travel)), json!({}), has, more);
    let row = t.state().row;
    t.act(0, "refuse");
    let s = t.state();
    assert_eq!((s.row[1], s.row[2], s.travel_die), (row[0], row[1], true));
    assert!(t.game().cat.cards_of(Animal::ThreyCat).has(s.row[0].unwrap()) && !s.row.contains(&None));
}

/// A whole game that somebody plays against it.
fn game(stage: Stage) -> Play {
    let mut t = stage.begin();
    for n in 0..6000 {
        if t.asked().is_none() {
            break;
        }
        anyhow(&mut t, n);
    }
    assert_eq!(t.step(), "over");
    t
}

#[test]
fn p096_one_turn_in_each_of_thirteen_rounds_and_the_eleventh_card_needs_the_reshuffle() {
    for edition in EDITIONS {
        for seat in [0, 1] {
            let t = game(Stage::new(2).option("edition", edition).option("automaton", seat).seed(seat));
            let told = t.events(None);
            let card = |e: &Event| if let Event::RivalCard { card } = e { Some(*card) } else { None };
            let cards: Vec<RivalCard> = told.iter().filter_map(card).collect();
            assert_eq!(cards.len(), 13);
            assert_eq!(cards[..10].iter().collect::<BTreeSet<_>>().len(), 10, "all ten, then shuffled");
            assert_eq!(cards[10..].iter().collect::<BTreeSet<_>>().len(), 3);
            let turns = told.iter().filter(|e| **e == Event::Turn { seat: Seat(seat) }).count();
            assert_eq!(turns, 13);
        }
    }
    // no card is left: all ten are shuffled, the last one too
    let last = |next: u8| {
        let has = json!({ "card": 3, "cards_to_come": [] });
        turn(solo(idle()), json!({}), has, json!({ "next": { "action_cards": [next] } }))
    };
    assert_eq!((rival(&last(3)).card, rival(&last(3)).deck), (RivalCard::new(3), 0b11_1111_0111));
    assert_eq!(rival(&last(9)).card, RivalCard::new(9));
}

#[test]
fn p096_its_turn_can_be_set_up() {
    let mut position = scene(json!({}), json!({ "card": 0 }), json!({ "turn": 1, "step": "plan" }));
    position["seats"][0] = json!({});
    position["next"] = json!({ "action_cards": [5, 6] });
    let t = solo(idle()).scene(position.clone()).begin();
    assert_eq!((rival(&t).card, t.asked(), t.state().round), (RivalCard::new(5), Some(0), 2), "it plays at once");
    position["step"] = json!("act");
    assert!(solo(idle()).scene(position).impossible().contains("P-067"));
    let nobody = Stage::new(2).scene(json!({ "automaton": {} })).impossible();
    assert!(nobody.starts_with("automaton") && nobody.contains("F-198"));
    let wagon = json!({ "seats": [{}, { "goods": [] }] });
    assert!(
        with_cards(Stage::new(2).option("automaton", 1), vec![idle()])
            .scene(wagon)
            .impossible()
            .starts_with("seats.1.goods")
    );
}
