//! B1: the turn.
use super::{both, prototype, scenes};
use crate::stage::{Play, Stage, merchant};
use merchants::{DeedCard, HeroCard};
use serde_json::{Value, json};

const BUILDINGS: [&str; 4] = ["blazing-quartz-mine", "frosted-filigree", "icebreaker-harbor", "oracle-of-lumi"];

/// In Act with two dice, between yurg and the dark market, without a coin, beside the harbor.
fn two_dice(more: Value) -> Value {
    let mut me = merchant(json!({ "space": 3, "pool_illuminated": "1" }));
    me.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    json!({ "step": "act", "wheel": "potion", "buildings": BUILDINGS, "market": { "potion": 2, "staff": 2, "book": 1 }, "seats": [me] })
}

#[test]
fn p008_a_reset_needs_three_equal_faces() {
    let locked = |faces: [&str; 3]| {
        let me = merchant(json!({ "locked": faces }));
        both(|stage| stage.scene(json!({ "seats": [me.clone()] })).begin().offered(0, "reset"))
    };
    assert_eq!(locked(["1", "1", "1"]), [true, true]);
    assert_eq!(locked(["1*", "1*", "1*"]), [true, true]);
    assert_eq!(locked(["1", "1*", "1"]), [true, false], "the same value, but another face");
    assert_eq!(locked(["1", "1", "2"]), [false, false]);
    let me = merchant(json!({ "locked": ["3", "3", "3"] }));
    let mut t = prototype(json!({ "seats": [me] }));
    t.act(0, "reset");
    assert_eq!(t.view(None)["wagons"][0]["locked"], json!(["1", "2", "3"]));
    assert!(t.offers_of(0, "bump").len() > 2, "and it is only a chance: the turn goes on");
}

#[test]
fn p009_a_horseshoe_changes_the_distance() {
    let moved = |pool: &str| {
        let me = merchant(json!({ "space": 2, "pool": pool, "horseshoes": 2 }));
        scenes(&json!({ "step": "move", "seats": [me] })).map(|t| {
            assert_eq!(t.step(), "horseshoe", "one die: it goes by itself");
            t.offers(0)
        })
    };
    let [last, first] = moved("2");
    assert_eq!((&last, &first), (&["stay", "horseshoe on", "horseshoe back"].map(String::from).to_vec(), &last));
    let [last, first] = moved("0");
    assert_eq!(last.len(), 3, "in the final edition it leads back from where one stayed");
    assert_eq!(first, ["stay", "horseshoe on"], "a distance is never below 0");
    for (way, space) in [("on", 0), ("back", 3)] {
        let me = merchant(json!({ "space": 2, "pool": "2", "horseshoes": 2 }));
        let mut t = prototype(json!({ "step": "move", "seats": [me] }));
        t.act(0, &format!("horseshoe {way}"));
        assert_eq!((t.seat(0).space, t.seat(0).horseshoes, t.step()), (space, 1, "act"), "one in a turn");
        t.refused(0, "horseshoe on", "F-046");
    }
    let me = merchant(json!({ "space": 2, "pool": "0", "horseshoes": 1 }));
    prototype(json!({ "step": "move", "seats": [me] })).refused(0, "horseshoe back", "P-009");
}

#[test]
fn p010_districts_must_be_visited_as_long_as_dice_are_in_the_pool() {
    let me = merchant(json!({ "space": 3 }));
    for mut t in scenes(&json!({ "step": "act", "seats": [me] })) {
        assert_eq!(t.offers(0), ["visit yurg", "visit dark-market"]);
        t.refused(0, "done", "F-031");
    }
    for mut t in scenes(&two_dice(json!({}))) {
        for _ in 0..2 {
            assert!(!t.offered(0, "done"), "neither before the first district nor before the second");
            let visit = t.offers_of(0, "visit")[0].clone();
            t.act(0, &visit);
            if t.step() == "yurg" {
                t.acts(0, &["ruins 1", "gain weapon"]);
            }
        }
        assert_eq!(t.offers_of(0, "visit").len(), 0);
    }
}

#[test]
fn p011_two_districts_and_the_building_in_any_order() {
    let (yurg, market, harbor) = ("visit yurg", "visit dark-market", "use icebreaker-harbor");
    for order in [
        [yurg, market, harbor],
        [yurg, harbor, market],
        [market, yurg, harbor],
        [market, harbor, yurg],
        [harbor, yurg, market],
        [harbor, market, yurg],
    ] {
        for mut t in scenes(&two_dice(json!({}))) {
            for part in order {
                // the last part of the final edition is forced
                if t.offered(0, part) {
                    t.act(0, part);
                }
                if t.step() == "yurg" {
                    t.acts(0, &["ruins 1", "gain book"]);
                }
                if t.step() == "gain" {
                    t.act(0, "gain armor");
                }
            }
            assert_eq!(
                (t.goods(0), t.asked()),
                (vec!["armor".to_string(), "upgraded book".into()], Some(1)),
                "{order:?}"
            );
        }
    }
}

/// The last turn of a round in which nothing can be done, and what is left of the dice.
fn after_turn(stage: Stage, round: u8) -> (u8, u8) {
    let me = merchant(json!({ "space": 3 }));
    let mut t = stage.scene(json!({ "round": round, "step": "act", "seats": [me] })).begin();
    t.act(0, "visit dark-market");
    (t.seat(0).reserve.iter().sum(), t.seat(0).spent)
}

#[test]
fn p012_an_empty_reserve_is_rolled_anew_without_one_die() {
    for round in 1..=13 {
        let [last, first] = both(|stage| after_turn(stage, round));
        assert_eq!(last, first, "the same thirteen turns");
        let rolled = match round {
            4 => Some(3),
            7 => Some(2),
            9 => Some(1),
            10 => Some(0),
            _ => None,
        };
        match rolled {
            Some(n) => assert_eq!(first, (n, 0), "round {round}"),
            None => assert!(first.1 > 0, "round {round}: nothing is rolled"),
        }
    }
}

#[test]
fn p012_rows_are_filled_again() {
    let me = merchant(json!({ "space": 2 }));
    let scene = json!({
        "step": "act", "inn": [0, null, 2, null], "courtyard": [null, 5], "companions": ["raven", "ice-mouse", "phoenix"],
        "seats": [me], "next": { "heroes": [10, 11], "deeds": [7], "companions": ["threy-cat"], "dark_events": ["keeperless-bridge"], "travel": [4, 4] },
    });
    for mut t in scenes(&scene) {
        let row = t.state().row;
        t.acts(0, &["visit yurg", "caravan", &format!("companion {}", row[2].unwrap()), "declare farglen dark"]);
        t.act(1, "refuse");
        t.act(0, "fortune coins");
        let s = t.state();
        assert_eq!(
            (s.inn, s.courtyard),
            (
                [Some(HeroCard::new(0)), Some(HeroCard::new(10)), Some(HeroCard::new(2)), Some(HeroCard::new(11))],
                [Some(DeedCard::new(7)), Some(DeedCard::new(5))]
            )
        );
        let cat = t.game().cat.cards_of(merchants::words::Animal::ThreyCat);
        assert_eq!(([s.row[1], s.row[2]], s.travel_die), ([row[0], row[1]], true), "they move right");
        assert!(cat.has(s.row[0].unwrap()));
    }
}

#[test]
fn p013_overflow_as_in_the_final_edition() {
    let me = merchant(json!({ "lanterns": 4, "reserve": ["2", "2", "2", "2"] }));
    for mut t in scenes(&json!({ "seats": [me] })) {
        t.act(0, "bump 2 2");
        if t.step() == "slot-two" {
            t.act(0, "lantern");
        }
        assert_eq!(t.seat(0).lanterns, 4);
    }
    let me = merchant(json!({ "special_reserve": ["1", "2"], "companions": ["raven"], "quartz": 1 }));
    for mut t in scenes(&json!({ "step": "plan", "seats": [me] })) {
        t.act(0, "ability raven 1");
        assert_eq!((t.seat(0).glowing(), t.seat(0).quartz), (2, 0), "a third one is not taken");
    }
    let me = merchant(
        json!({ "goods": ["staff", "staff", "staff", "staff", "staff", "staff"], "reserve": ["2", "2", "2", "2"] }),
    );
    for mut t in scenes(&json!({ "seats": [me] })) {
        t.act(0, "bump 2 1");
        assert_eq!((t.step(), t.offers(0)), ("place-good", vec!["decline".to_string(), "drop staff basic".into()]));
    }
    let three =
        json!({ "heroes": ["alun", "brida", "tamsin"], "commissions": ["frost-pass", "ash-patrol", "barrow-study"] });
    let me = merchant(json!({ "space": 1, "heroes": three["heroes"], "commissions": three["commissions"] }));
    for mut t in scenes(&json!({ "step": "act", "seats": [me] })) {
        t.acts(0, &["visit commissions", "commission farglen"]);
        assert_eq!((t.step(), t.offers(0).len()), ("place-commission", 4));
    }
}

#[test]
fn p014_a_hero_who_is_turned_away_gives_no_bonus() {
    let heroes = ["alun", "brida", "tamsin"];
    let me = merchant(json!({ "space": 4, "goods": ["potion"], "heroes": heroes }));
    let scene = json!({ "step": "act", "wheel": "potion", "inn": ["atlantes", null, null, null], "seats": [me] });
    for mut t in scenes(&scene) {
        // he is the only one, and he wants a potion: all of this is forced
        t.act(0, "visit inn");
        assert_eq!(t.step(), "place-hero");
        t.act(0, "decline");
        assert_eq!((t.seat(0).coins, t.seat(0).lanterns), (5, 0), "but the sale stands");
        assert_eq!(t.seat(0).heroes, heroes.map(|hero| Some(t.hero(hero))));
    }
}

#[test]
fn p089_the_building_may_be_left_alone() {
    let visited = |mut t: Play| {
        t.acts(0, &["visit dark-market", "visit yurg", "ruins 1", "gain book"]);
        t
    };
    let [last, first] = scenes(&two_dice(json!({}))).map(visited);
    assert_eq!((last.step(), last.asked()), ("gain", Some(0)), "in the final edition it is used");
    assert_eq!((first.step(), first.offers(0)), ("act", vec!["use icebreaker-harbor".to_string(), "done".into()]));
    let mut left = visited(prototype(two_dice(json!({}))));
    left.act(0, "done");
    assert_eq!((left.goods(0), left.asked(), left.seat(0).night), (vec!["upgraded book".to_string()], Some(1), None));
}
