//! B3: the end.
use super::{both, scenes};
use crate::stage::{Play, Stage, merchant};
use merchants::Event;
use serde_json::{Value, json};
use table::{Game, Seat};

#[test]
fn p039_a_last_delivery_for_everybody_without_road_or_dice() {
    let me = merchant(json!({ "space": 3, "heroes": ["agatha", "larkin"] }));
    let other = merchant(json!({ "space": 3, "commissions": ["frost-pass"], "goods": ["weapon"] }));
    for mut t in scenes(&json!({ "round": 13, "turn": 1, "step": "act", "seats": [me, other] })) {
        t.act(1, "visit dark-market");
        assert_eq!((t.step(), t.asked()), ("final-travel", Some(0)), "after everybody's last locked die");
        assert_eq!(t.offers(0), ["pass", "enter northbreak", "enter farglen"]);
        t.acts(0, &["enter northbreak", &format!("bring {}", t.hero("agatha"))]);
        assert_eq!((t.seat(0).coins, t.asked()), (2, Some(1)), "one town");
        t.acts(1, &["enter northbreak", &format!("deliver {}", t.commission("frost-pass")), "give weapon basic"]);
        assert_eq!((t.step(), t.seat(1).prestige), ("over", 1));
        let journey = |e: &Event| matches!(e, Event::EventCard { .. } | Event::Travel { .. } | Event::Joined { .. });
        assert!(!t.events(None).iter().any(journey));
    }
}

/// The game is over, with these belongings.
fn over(stage: Stage, seats: &[Value]) -> Play {
    let seats: Vec<Value> = seats
        .iter()
        .map(|has| {
            let mut all = merchant(json!({ "deeds": [], "special_reserve": [] }));
            all.as_object_mut().unwrap().extend(has.as_object().unwrap().clone());
            all
        })
        .collect();
    let t = stage.scene(json!({ "step": "final", "wheel": "potion", "seats": seats })).begin();
    assert_eq!(t.step(), "over");
    t
}

#[test]
fn p040_the_lower_of_coins_and_prestige_and_the_points() {
    let total = |has: Value| {
        both(|stage| {
            let t = over(stage, &[has.clone(), json!({})]);
            t.game().score(t.state(), Seat(0)).total
        })
    };
    assert_eq!(total(json!({ "coins": 9, "prestige": 7 })), [7, 7]);
    // a crown for 20 coins: 4 prestige, before the lower one is looked for
    assert_eq!(total(json!({ "coins": 20, "prestige": 7, "deeds": ["generous-purse"] })), [11, 11]);
    assert_eq!(total(json!({ "coins": 19, "prestige": 7, "deeds": ["generous-purse"] })), [7, 7]);
    assert_eq!(total(json!({ "coins": 9, "prestige": 7, "special_reserve": ["1", "4"] })), [9, 9]);
    let points = |t: &Play, seat: u8| t.game().score(t.state(), Seat(seat)).points;
    let fresh = Stage::new(2).begin();
    let worth = |deed: &merchants::deed::Deed| matches!(deed.reward, merchants::deed::Reward::Points(_));
    assert!(fresh.game().cat.deeds.iter().any(worth), "crowns may give points");
    assert!(both(|stage| points(&over(stage, &[json!({ "coins": 1 }), json!({})]), 0)).iter().all(|&n| n == 0));
}

#[test]
fn p041_ties_are_decided_in_the_known_order() {
    let places = |one: Value, two: Value| {
        let two = both(|stage| {
            let t = over(stage, &[one.clone(), two.clone()]);
            t.game().places(t.state()).iter().map(|place| place.place).collect::<Vec<u8>>()
        });
        assert_eq!(two[0], two[1]);
        two[1].clone()
    };
    let even = || json!({ "coins": 9, "prestige": 7 });
    let with = |more: Value| {
        let mut all = even();
        all.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        all
    };
    assert_eq!(places(json!({ "coins": 10, "prestige": 7 }), even()), [1, 2], "the larger other value");
    let gift = with(json!({ "companions": ["raven"], "gifts": [["raven", 1]] }));
    assert_eq!(places(gift, with(json!({ "delivered": ["frost-pass"] }))), [1, 2], "crystals on companions");
    let delivered = with(json!({ "delivered": ["frost-pass"] }));
    assert_eq!(places(delivered, with(json!({ "brought": ["agatha"] }))), [1, 2], "commissions");
    assert_eq!(places(with(json!({ "brought": ["agatha"] })), even()), [1, 2], "heroes");
    assert_eq!(places(even(), even()), [1, 1], "shared");
}
