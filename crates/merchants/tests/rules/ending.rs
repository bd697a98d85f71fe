//! A15: end and scoring.
use crate::deeds::{Easy, easy_deeds};
use crate::stage::{Play, Stage, merchant};
use merchants::Event;
use merchants::deed::Reward;
use merchants::scoring::Score;
use serde_json::{Value, json};
use table::{Game, Seat};

/// Nobody can travel: the game is over, with these belongings.
fn over(seats: &[Value]) -> Play {
    over_by("two_points", seats)
}

fn over_by(storage_tile: &str, seats: &[Value]) -> Play {
    let bare = json!({ "deeds": [], "special_reserve": [] });
    let seats: Vec<Value> = seats
        .iter()
        .map(|has| {
            let mut all = bare.clone();
            all.as_object_mut().unwrap().extend(has.as_object().unwrap().clone());
            merchant(all)
        })
        .collect();
    let stage = Stage::new(seats.len() as u8).option("storage_tile", storage_tile);
    let t = stage.scene(json!({ "step": "final", "wheel": "potion", "seats": seats })).begin();
    assert_eq!(t.step(), "over");
    t
}

fn score(t: &Play, seat: u8) -> Score {
    t.game().score(t.state(), Seat(seat))
}

/// The score of one merchant's belongings.
fn scored(has: Value) -> Score {
    score(&over(&[has, json!({})]), 0)
}

/// Each seat's place.
fn places(t: &Play) -> Vec<u8> {
    t.game().places(t.state()).iter().map(|place| place.place).collect()
}

#[test]
fn f190_after_round_thirteen_everybody_may_travel_once_to_one_town() {
    let me = merchant(json!({ "heroes": ["agatha", "haldric", "larkin"] }));
    let other = merchant(json!({ "heroes": ["alun"], "space": 1 }));
    let scene = json!({ "round": 13, "turn": 1, "step": "act", "seats": [me, other] });
    let mut t = Stage::new(2).scene(scene).begin();
    t.acts(1, &["visit commissions", "commission nightpoem"]);
    assert_eq!((t.step(), t.asked()), ("final-travel", Some(0)), "the start player first");
    assert!(t.events(None).contains(&Event::FinalTravels));
    assert_eq!(t.offers(0), ["pass", "enter northbreak", "enter farglen"], "any town with something to deliver");
    t.refused(0, "enter windglass", "F-190");
    t.act(0, "enter northbreak");
    let bring = |t: &Play, hero: &str| format!("bring {}", t.hero(hero));
    let larkin = bring(&t, "larkin");
    t.refused(0, &larkin, "F-102");
    t.act(0, &bring(&t, "agatha"));
    t.act(0, &bring(&t, "haldric"));
    assert_eq!((t.seat(0).coins, t.seat(0).hero_count()), (4, 1), "one town only");
    assert_eq!((t.step(), t.asked()), ("final-travel", Some(1)));
    t.act(1, "pass");
    assert_eq!((t.step(), t.seat(1).coins, t.seat(1).hero_count()), ("over", 0, 1), "nobody has to");
}

#[test]
fn f190_a_final_travel_is_a_visit_and_nothing_else() {
    let me = merchant(json!({
        "steeds": ["lovebug"], "companions": ["phoenix", "flicker"], "quartz": 2, "commissions": ["winter-revue"],
        "goods": ["upgraded armor", "potion", "instrument"], "special_reserve": [],
    }));
    let mut t = Stage::new(2).scene(json!({ "step": "final", "seats": [me, merchant(json!({}))] })).begin();
    assert_eq!(t.offers(0), ["pass", "enter farglen"]);
    t.refused(0, "ability phoenix 1", "F-201");
    t.act(0, "enter farglen");
    t.refused(0, "ability phoenix 1", "F-201");
    t.act(0, &format!("deliver {}", t.commission("winter-revue")));
    t.acts(0, &["give armor upgraded", "give potion basic"]);
    assert_eq!(t.offers(0), ["done", "give instrument basic"]);
    t.act(0, "give instrument basic");
    assert_eq!(t.step(), "over", "no good fortune");
    let p = t.seat(0);
    assert_eq!((p.prestige, p.lanterns, p.quartz, p.coins, p.glowing()), (7, 0, 2, 0, 0));
    assert!(p.delivered.has(t.commission("winter-revue")));
    let journey = |e: &Event| matches!(e, Event::EventCard { .. } | Event::Companion { .. } | Event::Joined { .. });
    assert!(!t.events(None).iter().any(journey));
}

#[test]
fn f190_woolsworth_in_the_final_travel() {
    let quartz = |on: bool| {
        let me = merchant(json!({
            "steeds": ["woolsworth"], "commissions": ["winter-revue"], "goods": ["upgraded armor", "upgraded potion"],
        }));
        let stage = Stage::new(2).option("woolsworth_final_travel", on);
        let mut t = stage.scene(json!({ "step": "final", "seats": [me, merchant(json!({}))] })).begin();
        t.acts(0, &["enter farglen", &format!("deliver {}", t.commission("winter-revue"))]);
        t.acts(0, &["give armor upgraded", "give potion upgraded"]);
        (t.seat(0).quartz, t.seat(0).prestige)
    };
    assert_eq!(quartz(true), (2, 5));
    assert_eq!(quartz(false), (0, 5));
}

/// Deeds that scenes can complete, each with what it pays.
fn deeds_of(kind: fn(Reward) -> Option<u8>) -> Vec<(Value, i32)> {
    let some: Vec<_> = easy_deeds().into_iter().filter_map(|d| kind(d.pays).map(|n| (d.has, i32::from(n)))).collect();
    assert!(!some.is_empty());
    some
}

fn coins(reward: Reward) -> Option<u8> {
    if let Reward::Coins(n) = reward { Some(n) } else { None }
}

fn prestige(reward: Reward) -> Option<u8> {
    if let Reward::Prestige(n) = reward { Some(n) } else { None }
}

fn points(reward: Reward) -> Option<u8> {
    if let Reward::Points(n) = reward { Some(n) } else { None }
}

/// What completes a deed, with these coins and this prestige.
fn and(mut has: Value, coins: i32, prestige: i32) -> Value {
    has["coins"] = json!(coins);
    has["prestige"] = json!(prestige);
    has
}

#[test]
fn f191_completed_deeds_add_coins_and_prestige() {
    for (has, n) in deeds_of(coins) {
        let s = scored(and(has.clone(), 3, 40));
        assert_eq!((s.coins, s.prestige, s.base), (3 + n, 40, 3 + n), "before the lower one is taken");
        let uncompleted = scored(and(json!({ "deeds": has["deeds"] }), 3, 40));
        assert_eq!((uncompleted.coins, uncompleted.total), (3, 3));
    }
    for (has, n) in deeds_of(prestige) {
        let s = scored(and(has.clone(), 40, 4));
        assert_eq!((s.coins, s.prestige, s.base), (40, 4 + n, 4 + n));
        assert_eq!(scored(and(json!({ "deeds": has["deeds"] }), 40, 4)).prestige, 4);
    }
}

#[test]
fn f192_the_base_is_the_lower_of_coins_and_prestige() {
    assert_eq!(scored(json!({ "coins": 31, "prestige": 12 })).base, 12);
    assert_eq!(scored(json!({ "coins": 9, "prestige": 40 })).base, 9);
    assert_eq!(scored(json!({ "coins": 0, "prestige": 40 })).total, 0);
}

#[test]
fn f193_points_come_from_deeds_illuminated_dice_and_the_storage_tile() {
    for (has, n) in deeds_of(points) {
        let dice = has["special_reserve"].as_array().unwrap().len() as i32;
        assert_eq!(scored(has.clone()).points, n + dice);
        assert_eq!(scored(json!({ "deeds": has["deeds"] })).points, 0, "not completed");
    }
    assert_eq!(scored(json!({ "special_reserve": ["1", "4"] })).points, 2, "one for each, whatever it shows");
    let tile = |option| score(&over_by(option, &[json!({ "upgrades": ["strongbox"] }), json!({})]), 0).points;
    assert_eq!((tile("two_points"), tile("extra_2x2")), (2, 0));
    assert_eq!(scored(json!({ "upgrades": ["purse"] })).points, 0, "no other tile");
}

#[test]
fn f194_base_and_points_make_the_score_and_the_highest_wins() {
    let first = json!({ "coins": 10, "prestige": 8, "special_reserve": ["1", "1"] });
    let second = json!({ "coins": 50, "prestige": 9 });
    let third = json!({ "coins": 4, "prestige": 4 });
    let t = over(&[first, second, third]);
    assert_eq!([0, 1, 2].map(|seat| score(&t, seat).total), [10, 9, 4]);
    assert_eq!(places(&t), [1, 2, 3]);
    assert_eq!(t.view(None)["scores"][0]["total"], 10);
    let scored = Event::Scored { seat: Seat(0), score: 10, base: 8, points: 2 };
    let me = merchant(
        json!({ "coins": 10, "prestige": 8, "special_reserve": ["1", "1"], "heroes": ["agatha"], "deeds": [] }),
    );
    let mut t = Stage::new(1).scene(json!({ "step": "final", "seats": [me] })).begin();
    t.act(0, "pass");
    assert!(t.events(None).contains(&scored), "and it is told");
}

#[test]
fn f195_what_is_left_over_scores_nothing() {
    let bare = json!({ "coins": 5, "prestige": 5, "deeds": [], "special_reserve": [] });
    let mut rich = bare.clone();
    let left = json!({
        "goods": ["upgraded staff", "book", "potion"], "lanterns": 4, "quartz": 2, "horseshoes": 1,
        "companions": ["raven", "grace"], "heroes": ["agatha"], "commissions": ["winter-revue"], "steeds": ["velvet"],
    });
    rich.as_object_mut().unwrap().extend(left.as_object().unwrap().clone());
    let seats = [merchant(rich), merchant(bare)];
    let mut t = Stage::new(2).scene(json!({ "step": "final", "seats": seats })).begin();
    t.act(0, "pass");
    assert_eq!((score(&t, 0), t.step()), (score(&t, 1), "over"));
    assert_eq!((score(&t, 0).total, places(&t)), (5, vec![1, 1]));
}

#[test]
fn f196_ties_are_broken_in_order() {
    // each of these beats everything that comes after it
    let better = [
        json!({ "coins": 9 }),
        json!({ "companions": ["raven"], "gifts": [["raven", 2]] }),
        json!({ "delivered": ["frost-pass"] }),
        json!({ "brought": ["agatha"] }),
    ];
    let seat = |has: &[Value]| {
        let mut all = json!({ "coins": 5, "prestige": 5 });
        has.iter().for_each(|has| all.as_object_mut().unwrap().extend(has.as_object().unwrap().clone()));
        all
    };
    let after = [
        json!({ "companions": ["phoenix"], "gifts": [["phoenix", 1]] }),
        json!({ "delivered": ["garrison-school", "ember-parade"] }),
        json!({ "brought": ["alun", "larkin"] }),
    ];
    for (i, has) in better.iter().enumerate() {
        let rest: Vec<Value> = after[i.min(3)..].to_vec();
        let t = over(&[seat(&rest), seat(std::slice::from_ref(has))]);
        assert_eq!(score(&t, 0).total, score(&t, 1).total);
        assert_eq!(places(&t), [2, 1], "{has}");
    }
    let shared = over(&[seat(&[]), seat(&[]), json!({})]);
    assert_eq!(places(&shared), [1, 1, 3], "a shared win");
}

#[test]
fn f196_the_unused_total_is_the_larger_one_after_deed_rewards() {
    let (has, n) = deeds_of(coins).swap_remove(0);
    let t = over(&[json!({ "coins": 5, "prestige": 5 + n }), and(has, 6, 5)]);
    assert_eq!(score(&t, 0).total, score(&t, 1).total);
    assert_eq!((score(&t, 0).unused, score(&t, 1).unused), (5 + n, 6 + n));
    assert_eq!(places(&t), [2, 1]);
}

/// Two merchants with 7 coins and 11 prestige, in the middle of a game.
fn under_way(edition: &str, more: [Value; 2]) -> Play {
    let seats = more.map(|more| {
        let mut has = json!({ "coins": 7, "prestige": 11, "deeds": [], "special_reserve": [] });
        has.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        merchant(has)
    });
    Stage::new(2).option("edition", edition).scene(json!({ "step": "plan", "seats": seats })).begin()
}

#[test]
fn f192_everybody_is_told_what_they_would_score_now_and_nobody_anothers() {
    for Easy { deed, has, pays } in easy_deeds() {
        let undone = json!({ "deeds": [deed], "lanterns": 0, "quartz": 0, "horseshoes": 0, "goods": [] });
        // One card lies with one person only: two tables.
        let (t, other) = (under_way("final", [has, json!({})]), under_way("final", [json!({}), undone]));
        let would = |seat: u8| if seat == 0 { &t } else { &other }.view(Some(seat))["would"].clone();
        let (coins, prestige) = match pays {
            Reward::Coins(n) => (7 + i32::from(n), 11),
            Reward::Prestige(n) => (7, 11 + i32::from(n)),
            Reward::Points(_) => (7, 11),
        };
        let told = &would(0)["score"];
        assert_eq!(told, &json!(score(&t, 0)), "deed {deed}: the engine counts");
        assert_eq!((&told["coins"], &told["prestige"]), (&json!(coins), &json!(prestige)), "deed {deed}");
        assert_eq!(told["base"], coins.min(prestige));
        assert_eq!((&would(0)["open"], &would(1)["open"]), (&json!([]), &json!([deed])), "done, and not yet");
        assert!(t.view(None).get("would").is_none(), "nobody else is told");
    }
    let t = under_way("prototype", [json!({}), json!({ "prestige": 3 })]);
    let base = |seat: u8| t.view(Some(seat))["would"]["score"]["base"].clone();
    assert_eq!((base(0), base(1)), (json!(7), json!(3)), "the other edition counts the same way (P-041)");
    let t = over(&[json!({ "coins": 3 }), json!({})]);
    assert!(t.view(Some(0)).get("would").is_none(), "at the end everybody sees the scores");
}

#[test]
fn p085_the_automaton_is_told_nothing_and_its_opponent_counts_as_ever() {
    let me = merchant(json!({ "coins": 7, "prestige": 4, "deeds": [], "special_reserve": ["1"] }));
    let scene = json!({ "step": "plan", "seats": [me, {}] });
    let t = Stage::new(2).option("automaton", 1).scene(scene).begin();
    let would = t.view(Some(0))["would"]["score"].take();
    assert_eq!((&would["base"], &would["points"], &would["total"]), (&json!(4), &json!(1), &json!(5)));
    assert!(t.view(Some(1)).get("would").is_none());
}
