//! B2 and B3: travels and events.
use super::{both, companion, prototype, scenes};
use crate::stage::{Play, merchant};
use merchants::Event;
use serde_json::{Value, json};
use table::Seat;

#[test]
fn p025_companion_town_and_road_joiners_dice_card_pick() {
    for (road, order) in [("dark", [0, 1, 2]), ("shortcut", [1, 2, 0])] {
        let seat = |lanterns: u8| merchant(json!({ "space": 2, "coins": 9, "lanterns": lanterns }));
        let scene = json!({
            "step": "act", "companions": ["raven", "ice-mouse", "phoenix"], "seats": [seat(4), seat(1), seat(0)],
            "next": { "dark_events": ["keeperless-bridge"], "shortcut_events": ["moonlit-fair"], "travel": [4, 4, 5, 5, 5, 5, 5] },
        });
        let stage = crate::stage::Stage::new(3).option("edition", "prototype");
        let mut t = stage.scene(scene).begin();
        t.acts(0, &["visit yurg", "caravan"]);
        assert_eq!(t.step(), "take-companion");
        t.act(0, &companion(&t, 0));
        assert_eq!(t.offers_of(0, "declare").len(), 12);
        t.act(0, &format!("declare farglen {road}"));
        assert_eq!(t.seat(0).lanterns, if road == "dark" { 4 } else { 1 });
        assert_eq!((t.asked(), t.offers(1)), (Some(1), vec!["join".to_string(), "refuse".into()]));
        t.act(1, "join");
        t.act(2, "join");
        let told = t.events(None);
        let at = |is: &dyn Fn(&Event) -> bool| told.iter().position(is).unwrap();
        assert!(at(&|e| matches!(e, Event::Companion { .. })) < at(&|e| matches!(e, Event::Declared { .. })));
        assert!(at(&|e| matches!(e, Event::Declared { .. })) < at(&|e| matches!(e, Event::Joined { .. })));
        assert!(at(&|e| matches!(e, Event::Joined { .. })) < at(&|e| matches!(e, Event::Travel { .. })));
        // a reroll of what is left, for a lantern each
        let first = order[0];
        assert_eq!(t.asked(), Some(first));
        let before = t.seat(first).lanterns;
        t.act(first, "reroll");
        assert_eq!(t.seat(first).lanterns, before - 1);
        while let Some(seat) = t.asked().filter(|_| t.step() == "take-die") {
            let take = t.offers_of(seat, "take")[0].clone();
            t.act(seat, &take);
        }
        let took = |e: Event| if let Event::Took { seat, .. } = e { Some(seat.0) } else { None };
        assert_eq!(t.events(None).into_iter().filter_map(took).collect::<Vec<_>>(), order, "{road}");
    }
}

/// A caravan of two that has come to its town; nothing happened on the road.
fn arrive(town: &str, leader: Value) -> [Play; 2] {
    let mut leader = merchant(leader);
    leader["space"] = json!(2);
    let scene = json!({
        "step": "act", "companions": ["ice-mouse", "ice-mouse", "phoenix"], "seats": [leader, merchant(json!({}))],
        "next": { "dark_events": ["keeperless-bridge"], "shortcut_events": ["hermits-still"], "travel": [4, 4] },
    });
    scenes(&scene).map(|mut t| {
        t.lead(0, town, "dark");
        t.act(1, "refuse");
        t
    })
}

#[test]
fn p026_one_two_or_three_goods_give_1_3_6_and_1_for_each_upgraded_one() {
    let goods = ["upgraded weapon", "staff", "upgraded armor"];
    for (n, prestige) in [(1, 1 + 1), (2, 3 + 1), (3, 6 + 2)] {
        let has = json!({ "goods": goods[..n], "commissions": ["frost-pass"] });
        for mut t in arrive("northbreak", has) {
            if t.step() == "delivering" {
                t.act(0, &format!("deliver {}", t.commission("frost-pass")));
            }
            while t.step() == "giving" {
                let give = t.offers_of(0, "give")[0].clone();
                t.act(0, &give);
            }
            assert_eq!((t.seat(0).prestige, t.seat(0).quartz), (prestige, 0), "no crystal for {n}");
            assert!(t.seat(0).delivered.has(t.commission("frost-pass")));
        }
    }
}

#[test]
fn p027_what_a_hero_gives_in_each_region() {
    for (town, coins, prestige) in [
        ("scorchborn", 2, 0),
        ("northbreak", 2, 0),
        ("cursecairn", 1, 1),
        ("nightpoem", 1, 1),
        ("farglen", 0, 2),
        ("windglass", 0, 2),
    ] {
        let fresh = crate::stage::Stage::new(2).begin();
        let hero = fresh.heroes(|h| h.town.to_string() == town)[0];
        for mut t in arrive(town, json!({ "heroes": [hero] })) {
            t.act(0, &format!("bring {hero}"));
            assert_eq!((t.seat(0).coins, t.seat(0).prestige), (coins, prestige), "{town}");
            assert!(t.seat(0).brought.has(hero));
        }
    }
}

/// A leader who comes home from a shortcut.
fn home(more: Value) -> [Play; 2] {
    let mut me = merchant(json!({ "space": 2, "lanterns": 3 }));
    me.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let scene = json!({
        "step": "act", "companions": ["ice-mouse", "ice-mouse", "phoenix"], "seats": [me, merchant(json!({}))],
        "next": { "shortcut_events": ["hermits-still"], "travel": [2] },
    });
    scenes(&scene).map(|mut t| {
        t.lead(0, "farglen", "shortcut");
        t.act(1, "refuse");
        assert_eq!(t.step(), "fortune");
        t
    })
}

#[test]
fn p028_one_leader_bonus_or_two() {
    for mut t in arrive("farglen", json!({})) {
        t.act(0, "fortune coins");
        assert_eq!((t.seat(0).coins, t.asked()), (5, Some(1)), "one after the dark road; the first taker gets 5");
    }
    for mut t in home(json!({})) {
        t.acts(0, &["fortune coins", "fortune coins"]);
        assert_eq!((t.seat(0).coins, t.asked()), (5 + 3, Some(1)), "two after the shortcut, also the same");
    }
    for mut t in home(json!({})) {
        t.acts(0, &["fortune wagon-upgrade", "upgrade purse"]);
        t.refused(0, "fortune wagon-upgrade", "F-112");
        assert_eq!(t.step(), "fortune");
    }
}

#[test]
fn p029_what_is_still_open_is_done_before_rest() {
    // beside yurg with two dice
    for mut t in home(json!({ "pool_illuminated": "1" })) {
        t.acts(0, &["fortune coins", "fortune coins"]);
        assert_eq!((t.step(), t.asked()), ("act", Some(0)));
        assert!(t.offered(0, "visit commissions") && t.offers_of(0, "use").len() == 1);
        t.acts(0, &["visit commissions", "commission farglen"]);
    }
    // with one die the turn is over
    for mut t in home(json!({})) {
        t.acts(0, &["fortune coins", "fortune coins"]);
        assert_eq!((t.step(), t.asked()), ("plan", Some(1)));
    }
}

/// The leader takes this value of an event alone.
fn event(road: &str, event: &str, value: u8, has: Value) -> [Play; 2] {
    let mut me = merchant(json!({ "space": 2, "lanterns": 3, "coins": 5 }));
    me.as_object_mut().unwrap().extend(has.as_object().unwrap().clone());
    let deck = if road == "dark" { "dark_events" } else { "shortcut_events" };
    let scene = json!({
        "step": "act", "wheel": "potion", "companions": ["ice-mouse", "ice-mouse", "phoenix"],
        "seats": [me, merchant(json!({}))], "next": { deck: [event], "travel": [value] },
    });
    scenes(&scene).map(|mut t| {
        t.lead(0, "farglen", road);
        t.act(1, "refuse");
        if t.step() == "take-die" {
            t.act(0, &format!("take {value}"));
        }
        t
    })
}

#[test]
fn p037_whoever_has_nothing_to_flip_returns_a_basic_good() {
    let [last, first] = event("dark", "frozen-ford", 2, json!({ "goods": ["staff", "book"] }));
    assert_eq!((last.step(), last.goods(0).len()), ("fortune", 2), "in the final edition nothing happens");
    let mut t = first;
    assert_eq!(t.offers(0), ["drop book basic", "drop staff basic"]);
    t.act(0, "drop book basic");
    assert_eq!((t.goods(0), t.step()), (vec!["staff".to_string()], "fortune"));
    for t in event("dark", "frozen-ford", 2, json!({ "goods": ["upgraded staff", "book"] })) {
        assert_eq!(t.goods(0), ["book", "staff"], "an upgraded one is flipped");
    }
    for t in event("dark", "frozen-ford", 2, json!({})) {
        assert_eq!(t.step(), "fortune", "who has no goods at all loses none");
    }
}

#[test]
fn p037_the_other_effects_of_events() {
    // potion $5, staff $4, book $3, armor $2
    for t in event("dark", "wolves-on-the-ice", 1, json!({ "goods": ["upgraded armor", "staff", "book"] })) {
        assert_eq!(t.goods(0), ["book", "upgraded armor"], "the most valuable one");
    }
    for mut t in event("dark", "cold-camp", 3, json!({ "goods": ["upgraded armor", "staff"] })) {
        assert_eq!(t.offers(0), ["gain armor", "gain staff"], "a type already stored");
        t.act(0, "gain armor");
        assert_eq!(t.goods(0), ["armor", "staff", "upgraded armor"]);
    }
    for t in event("shortcut", "sleeping-giant", 3, json!({})) {
        assert_eq!(t.goods(0), ["armor"], "basic, worth $2");
    }
    for t in event("shortcut", "smugglers-tunnel", 6, json!({})) {
        assert_eq!(t.goods(0), ["upgraded potion"], "upgraded, worth $5");
    }
}

#[test]
fn p038_penalties_take_what_there_is() {
    // lose 4 coins
    let paid = |coins: u16| {
        both(|stage| {
            let me = merchant(json!({ "space": 2, "coins": coins }));
            let scene = json!({
                "step": "act", "companions": ["ice-mouse", "ice-mouse", "phoenix"], "seats": [me, merchant(json!({}))],
                "next": { "dark_events": ["keeperless-bridge"], "travel": [1] },
            });
            let mut t = stage.scene(scene).begin();
            t.lead(0, "farglen", "dark");
            t.act(1, "refuse");
            assert_eq!(t.step(), "fortune", "it may be taken without owning anything");
            t.seat(0).coins
        })
    };
    assert_eq!([paid(9), paid(3), paid(0)], [[5, 5], [0, 0], [0, 0]]);
    let mut t = prototype(json!({
        "step": "act", "companions": ["ice-mouse", "ice-mouse", "phoenix"],
        "seats": [merchant(json!({ "space": 2, "prestige": 1 })), merchant(json!({}))],
        "next": { "dark_events": ["mourners-march"], "travel": [1] },
    }));
    t.lead(0, "farglen", "dark");
    t.act(1, "refuse");
    assert_eq!(t.seat(0).prestige, 0, "three are asked for");
    assert!(t.events(None).contains(&Event::Prestige { seat: Seat(0), by: -1 }));
}
