//! A8, the outlying towns: the caravan is prepared, and something happens on the road.
use crate::stage::{Play, Stage, merchant};
use merchants::words::{Road, Town};
use merchants::{CompanionCard, Event};
use serde_json::{Value, json};
use table::Seat;

/// Everybody has 5 coins. On the dark road waits the bridge (1 to 3: lose 4, 3, 1 coins; 4: nothing; 5: the wheel
/// turns, 2 coins; 6: 4 coins), on the shortcut the fair (1: lose 2 coins; 2: the wheel turns, 1 coin; 5: 4 coins).
fn road(players: u8, leader: u8, lanterns: u8, travel: &[u8]) -> Play {
    let seat = merchant(json!({ "coins": 5, "space": 2, "lanterns": lanterns }));
    scene(players, leader, json!({ "seats": vec![seat; players.into()] }), travel)
}

fn scene(players: u8, leader: u8, with: Value, travel: &[u8]) -> Play {
    let mut all = json!({
        "step": "act", "turn": leader, "wheel": "potion", "companions": ["raven", "ice-mouse", "phoenix"],
        "next": { "dark_events": ["keeperless-bridge"], "shortcut_events": ["moonlit-fair"], "travel": travel },
    });
    for (name, value) in with.as_object().unwrap() {
        all[name] = value.clone();
    }
    Stage::new(players).scene(all).begin()
}

/// Chooses the towns and a companion: a place of the row, 0 beside the deck.
fn gather(t: &mut Play, leader: u8, place: usize) {
    let card = t.companion(place);
    t.acts(leader, &["visit yurg", "caravan", &format!("companion {card}")]);
}

fn answers(t: &mut Play, all: &[(u8, &str)]) {
    for (seat, answer) in all {
        t.act(*seat, answer);
    }
}

/// Who took which die, in order.
fn takers(t: &Play) -> Vec<(u8, u8)> {
    let took = |e: Event| if let Event::Took { seat, die, .. } = e { Some((seat.0, die)) } else { None };
    t.events(None).into_iter().filter_map(took).collect()
}

fn rolls(t: &Play) -> Vec<[u8; 6]> {
    let roll = |e: Event| if let Event::Travel { dice } = e { Some(dice) } else { None };
    t.events(None).into_iter().filter_map(roll).collect()
}

#[test]
fn f089_the_leader_first_takes_one_companion() {
    let mut t = road(2, 0, 3, &[]);
    t.acts(0, &["visit yurg", "caravan"]);
    let row = t.state().row;
    let mut all: Vec<String> = row.iter().flatten().map(|card| format!("companion {card}")).collect();
    all.push("companion-top".into());
    assert_eq!(t.offers(0), all); // no way round it
    let elsewhere = (0..22).map(CompanionCard::new).find(|&card| !row.contains(&Some(card))).unwrap();
    t.refused(0, &format!("companion {elsewhere}"), "F-089");
    for (place, card) in row.into_iter().flatten().enumerate() {
        let mut t = road(2, 0, 0, &[]);
        gather(&mut t, 0, place);
        assert_eq!(t.seat(0).companions.iter().collect::<Vec<_>>(), [card]);
        assert_eq!((t.state().row[place], t.step()), (None, "route"));
    }
    t.act(0, "companion-top");
    assert_eq!((t.seat(0).companions.len(), t.state().row, t.step()), (1, row, "route"));
}

#[test]
fn f089_there_is_no_limit_on_companions() {
    let many = ["raven", "raven", "ice-mouse", "ice-mouse", "snow-bee", "snow-bee", "phoenix", "phoenix", "threy-cat"];
    let seats = json!([merchant(json!({ "space": 2, "companions": many }))]);
    let mut t = scene(2, 0, json!({ "seats": seats }), &[]);
    gather(&mut t, 0, 1);
    assert_eq!(t.seat(0).companions.len(), 10);
}

#[test]
fn f090_the_dark_road_is_free_and_leads_to_any_town() {
    for &town in Town::ALL {
        let mut t = road(2, 0, 2, &[]);
        gather(&mut t, 0, 0);
        t.act(0, &format!("declare {town} dark"));
        assert_eq!((t.state().caravan.town, t.state().caravan.road), (town, Road::Dark));
        assert_eq!((t.seat(0).lanterns, t.asked()), (2, Some(1)));
    }
}

#[test]
fn f090_the_shortcut_costs_3_lanterns_at_once_and_leads_to_any_town() {
    for &town in Town::ALL {
        let mut t = road(2, 0, 4, &[]);
        gather(&mut t, 0, 0);
        t.act(0, &format!("declare {town} shortcut"));
        assert_eq!((t.state().caravan.town, t.state().caravan.road), (town, Road::Shortcut));
        assert_eq!((t.seat(0).lanterns, t.step()), (1, "joining"));
    }
}

#[test]
fn f091_without_3_lanterns_there_is_no_shortcut() {
    let mut t = road(2, 0, 2, &[]);
    gather(&mut t, 0, 0);
    t.refused(0, "declare farglen shortcut", "F-091");
    assert_eq!(t.offers(0).len(), 6);
}

#[test]
fn f091_except_with_flickers_help() {
    let seats = json!([merchant(json!({ "space": 2, "quartz": 1, "companions": ["flicker"] })), merchant(json!({}))]);
    let mut t = scene(2, 0, json!({ "seats": seats }), &[2]);
    gather(&mut t, 0, 0);
    t.refused(0, "declare farglen shortcut", "F-091");
    t.acts(0, &["flicker", "declare farglen shortcut"]);
    assert_eq!((t.state().caravan.road, t.seat(0).lanterns), (Road::Shortcut, 0));
}

#[test]
fn f092_the_others_answer_in_turn_and_everybody_hears_it() {
    let mut t = road(4, 2, 0, &[4, 4, 4]);
    gather(&mut t, 2, 0);
    t.act(2, "declare windglass dark");
    for (seat, answer, yes) in [(3, "join", true), (0, "refuse", false), (1, "join", true)] {
        assert_eq!((t.asked(), t.offers(seat)), (Some(seat), vec!["join".to_string(), "refuse".into()]));
        t.act(seat, answer);
        for listener in [None, Some(0), Some(1), Some(2), Some(3)] {
            assert!(t.events(listener).contains(&Event::Joined { seat: Seat(seat), yes }));
        }
    }
    let travelled: Vec<u8> = takers(&t).iter().map(|taker| taker.0).collect();
    assert_eq!(travelled, [2, 3, 1]);
}

#[test]
fn f093_a_die_for_each_traveller_and_one_that_came_with_the_companion() {
    for (place, joined, dice) in [(0, 0, 1), (1, 3, 4), (2, 0, 2), (2, 1, 3), (2, 3, 5)] {
        let mut t = road(4, 0, 0, &[]);
        gather(&mut t, 0, place);
        t.act(0, "declare windglass dark");
        for seat in 1..=3 {
            t.act(seat, if seat <= joined { "join" } else { "refuse" });
        }
        assert_eq!(rolls(&t)[0].iter().sum::<u8>(), dice, "place {place}, {joined} followers");
    }
}

#[test]
fn f093_without_a_die_on_it_the_farthest_companion_brings_none() {
    let seats = vec![merchant(json!({ "space": 2 })); 2];
    let mut t = scene(2, 0, json!({ "travel_die": false, "seats": seats }), &[]);
    gather(&mut t, 0, 2);
    t.act(0, "declare windglass dark");
    t.act(1, "join");
    assert_eq!(rolls(&t)[0].iter().sum::<u8>(), 2);
}

#[test]
fn f094_an_event_of_that_road_is_revealed_and_all_dice_are_rolled() {
    for (declare, event) in
        [("declare farglen dark", "keeperless-bridge"), ("declare farglen shortcut", "moonlit-fair")]
    {
        let mut t = road(3, 0, 4, &[5, 2, 5]);
        gather(&mut t, 0, 0);
        let deck = t.state().events;
        t.act(0, declare);
        answers(&mut t, &[(1, "join"), (2, "join")]);
        let card = t.state().caravan.event.unwrap();
        assert_eq!(t.game().cat.names.events[card.index()], event);
        assert!(deck.has(card) && !t.state().events.has(card)); // it left its deck
        assert_eq!(t.state().caravan.dice, [0, 1, 0, 0, 2, 0]);
    }
}

#[test]
fn f095_on_the_dark_road_the_leader_takes_first() {
    let mut t = road(4, 2, 0, &[4, 5, 6, 3]);
    gather(&mut t, 2, 0);
    t.act(2, "declare farglen dark");
    answers(&mut t, &[(3, "join"), (0, "join"), (1, "join")]);
    t.refused(2, "take 1", "F-095"); // there is no such die
    t.act(2, "take 4");
    t.refused(3, "take 4", "F-095"); // it is gone
    t.act(3, "take 5");
    t.act(0, "take 6");
    assert_eq!(takers(&t), [(2, 4), (3, 5), (0, 6), (1, 3)]); // one die was left for the last
}

#[test]
fn f095_on_the_shortcut_the_leader_takes_last() {
    let mut t = road(4, 2, 3, &[2, 5, 6, 4]);
    gather(&mut t, 2, 2);
    t.act(2, "declare farglen shortcut");
    answers(&mut t, &[(3, "join"), (0, "refuse"), (1, "join")]);
    assert_eq!(t.asked(), Some(3));
    t.act(3, "take 5");
    t.act(1, "take 2");
    assert_eq!((t.asked(), t.state().caravan.dice), (Some(2), [0, 0, 0, 1, 0, 1]));
    t.act(2, "take 4"); // exactly one each: the 6 is left
    assert_eq!(takers(&t), [(3, 5), (1, 2), (2, 4)]);
}

#[test]
fn f096_before_taking_a_lantern_rerolls_all_remaining_dice() {
    let mut t = road(3, 0, 2, &[1, 1, 2, 3, 5, 4, 3]);
    gather(&mut t, 0, 0);
    t.act(0, "declare farglen dark");
    answers(&mut t, &[(1, "join"), (2, "join")]);
    t.act(0, "reroll");
    assert_eq!((t.seat(0).lanterns, t.state().caravan.dice), (1, [0, 0, 1, 1, 1, 0]));
    t.act(0, "take 5");
    // the next one rerolls what is left, and nothing else
    t.act(1, "reroll");
    assert_eq!((t.seat(1).lanterns, t.state().caravan.dice.iter().sum::<u8>()), (1, 2));
    assert_eq!(t.state().caravan.taken[Seat(0)], 5);
}

#[test]
fn f096_as_often_as_there_are_lanterns() {
    let mut t = road(2, 0, 2, &[1, 2, 1, 3, 2, 3]);
    gather(&mut t, 0, 0);
    t.act(0, "declare farglen dark");
    t.act(1, "join");
    t.acts(0, &["reroll", "reroll"]);
    assert_eq!((t.seat(0).lanterns, t.state().caravan.dice), (0, [0, 1, 1, 0, 0, 0]));
    t.refused(0, "reroll", "F-096");
    t.act(0, "take 3");
    assert_eq!(t.seat(1).lanterns, 2); // everybody pays with his own
}

#[test]
fn f097_the_effect_of_a_die_comes_at_once() {
    let mut t = road(3, 0, 0, &[6, 3, 2]);
    gather(&mut t, 0, 0);
    t.act(0, "declare farglen dark");
    answers(&mut t, &[(1, "join"), (2, "join")]);
    t.act(0, "take 6");
    assert_eq!((t.seat(0).coins, t.asked()), (5 + 4, Some(1))); // a benefit, before the next one takes
    t.act(1, "take 3");
    assert_eq!(t.seat(1).coins, 5 - 1); // a cost
    assert_eq!(t.seat(2).coins, 5 - 3); // of the last die
}

#[test]
fn f098_costs_are_paid_as_far_as_possible() {
    let poor = json!({ "coins": 2, "prestige": 1, "lanterns": 1, "quartz": 1, "horseshoes": 1 });
    for (event, die, left) in [
        ("keeperless-bridge", 1, json!({ "coins": 0 })),            // 4 coins
        ("mourners-march", 1, json!({ "prestige": 0 })),            // 3 prestige
        ("snuffing-wind", 1, json!({ "lanterns": 0 })),             // 2 lanterns
        ("magpie-court", 1, json!({ "quartz": 0 })),                // 2 quartz
        ("frozen-ford", 1, json!({ "horseshoes": 0, "coins": 0 })), // a horseshoe and 2 coins
        ("wolves-on-the-ice", 1, json!({})),                        // the dearest good
        ("wolves-on-the-ice", 2, json!({})),                        // a good
        ("false-caravan", 1, json!({ "coins": 0 })),                // a good and 2 coins
        ("false-caravan", 2, json!({})),                            // a hero
        ("frozen-ford", 2, json!({})),                              // an upgraded good turns
    ] {
        let mut seat = merchant(poor.clone());
        seat["space"] = json!(2);
        let with = json!({ "seats": [seat, merchant(json!({}))], "next": { "dark_events": [event], "travel": [die] } });
        let mut t = scene(2, 0, with, &[]);
        gather(&mut t, 0, 0);
        t.act(0, "declare farglen dark");
        t.act(1, "refuse");
        t.act(0, &format!("take {die}"));
        let p = t.seat(0);
        let now = json!({
            "coins": p.coins, "prestige": p.prestige,
            "lanterns": p.lanterns, "quartz": p.quartz, "horseshoes": p.horseshoes,
        });
        let mut due = poor.clone();
        left.as_object().unwrap().iter().for_each(|(name, n)| due[name] = n.clone());
        assert_eq!(now, due, "{event} {die}");
    }
}

/// The first of them drives out the only different one: the second has nobody left to take the place of.
#[test]
fn f145_of_two_tokens_at_once_only_one_takes_the_place_of_the_different_one() {
    let seat = merchant(json!({ "space": 2, "lanterns": 3, "quartz": 2, "horseshoes": 1 }));
    let with = json!({
        "seats": [seat, merchant(json!({}))],
        "next": { "shortcut_events": ["quartz-grotto"], "travel": [6] },
    });
    let mut t = scene(2, 0, with, &[]);
    gather(&mut t, 0, 0);
    t.act(0, "declare farglen shortcut");
    t.act(1, "refuse");
    t.act(0, "take 6"); // two quartz
    let supply = t.state().quartz;
    assert_eq!(t.step(), "place-token");
    t.act(0, "drop-token horseshoe");
    assert_eq!((t.seat(0).quartz, t.seat(0).horseshoes), (3, 0), "three slots");
    assert_eq!(t.state().quartz, supply + 1, "the second one went back");
    assert_ne!(t.step(), "place-token");
}

#[test]
fn f099_afterwards_all_travel_dice_go_back() {
    let mut t = road(2, 0, 0, &[4, 5, 6]);
    gather(&mut t, 0, 2);
    t.act(0, "declare farglen dark");
    t.act(1, "join");
    t.act(0, "take 4");
    assert_eq!(t.state().caravan.dice, [0, 0, 0, 0, 1, 1]);
    t.act(1, "take 5");
    // the 6 was left over
    let caravan = t.state().caravan;
    assert_eq!((t.step(), caravan.event, caravan.dice, caravan.taken.0), ("fortune", None, [0; 6], [0; 4]));
    assert!(!t.state().travel_die); // a new one comes in Rest
    t.act(0, "fortune coins");
    assert!(t.state().travel_die);
}
