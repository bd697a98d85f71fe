//! B2 and B3: districts and buildings.
use super::{both, companion, prototype, scenes};
use crate::stage::{Play, merchant};
use merchants::Event;
use merchants::words::District;
use serde_json::{Value, json};
use table::Seat;

#[test]
fn p020_two_potions_at_3_and_a_book_at_1_cost_4_coins() {
    // labels clockwise from $5: with the armor there, the potion is at $3 and the book at $1
    let me = merchant(json!({ "space": 1, "coins": 4 }));
    let scene = json!({
        "step": "act", "wheel": "instrument", "market": { "potion": 2, "book": 1, "armor": 1, "staff": 1 }, "seats": [me],
    });
    for mut t in scenes(&scene) {
        assert_eq!((t.price("potion"), t.price("book")), (3, 1));
        t.acts(0, &["visit bazaar", "buy potion", "buy potion", "buy book"]);
        assert_eq!((t.seat(0).coins, t.goods(0)), (0, ["potion", "potion", "book"].map(String::from).to_vec()));
    }
}

/// At the dark market, which stands in the south.
fn dark_market(coins: u16) -> [Play; 2] {
    let me = merchant(json!({ "space": 3, "coins": coins }));
    scenes(&json!({
        "step": "act", "dark_market": "south", "courtyard": ["open-ledger", "lucky-pockets"],
        "commissions": { "farglen": "hunters-ball" }, "seats": [me],
    }))
}

#[test]
fn p021_a_coin_for_each_of_up_to_four_steps() {
    for mut t in dark_market(9) {
        t.act(0, "visit dark-market");
        assert_eq!(t.offers(0), ["pay 1", "pay 2", "pay 3", "pay 4"]);
        t.act(0, "pay 3");
        assert_eq!((t.seat(0).coins, t.goods(0)), (6, vec!["book".to_string(), "staff".into()]));
    }
    for mut t in dark_market(2) {
        t.act(0, "visit dark-market");
        assert_eq!(t.offers(0), ["pay 1", "pay 2"]);
    }
    for mut t in dark_market(4) {
        t.acts(0, &["visit dark-market", "pay 4", "commission farglen"]);
        assert_eq!(t.seat(0).commissions[0], Some(t.commission("hunters-ball")));
    }
    for mut t in dark_market(4) {
        let crown = t.deed("open-ledger");
        t.acts(0, &["visit dark-market", "pay 4", &format!("deed {crown}")]);
        assert!(t.seat(0).deeds.has(crown));
        assert_eq!(t.seat(0).prestige, 2, "with its banner");
    }
}

#[test]
fn p090_without_a_coin_the_dark_market_is_skipped() {
    for mut t in dark_market(0) {
        t.act(0, "visit dark-market");
        assert!(t.events(None).contains(&Event::Idle { seat: Seat(0), district: District::DarkMarket }));
        assert_eq!((&t.view(None)["dark_market"], t.asked()), (&json!("south"), Some(1)));
    }
}

/// At the ruins, whose die will show this.
fn ruins(marker: &str, has: Value, die: u8) -> [Play; 2] {
    let mut me = merchant(has);
    me["space"] = json!(2);
    let scene = json!({ "step": "act", "ruins": marker, "wheel": "potion", "seats": [me], "next": { "ruins": [die] } });
    scenes(&scene).map(|mut t| {
        t.act(0, "visit yurg");
        t
    })
}

#[test]
fn p022_the_marker_of_the_ruins_may_stay() {
    let [last, mut first] = ruins("top-left", json!({ "heroes": ["agatha", "alun"] }), 1);
    assert_eq!(last.offers_of(0, "ruins"), ["ruins 1", "ruins 2", "ruins 3"]);
    assert_eq!(first.offers_of(0, "ruins"), ["ruins 0", "ruins 1", "ruins 2", "ruins 3"]);
    first.refused(0, "ruins 4", "P-022");
    first.act(0, "ruins 0");
    assert_eq!(
        (&first.view(None)["ruins"], first.offers(0)),
        (&json!("top-left"), vec!["gain weapon".into(), "gain book".into()])
    );
    first.act(0, "gain book");
    assert_eq!(first.goods(0), ["upgraded book"], "the reward of the present section again");
}

#[test]
fn p022_the_die_moves_the_marker_exactly_one_step() {
    let two = ruins("bottom-left", json!({ "heroes": ["agatha"], "lanterns": 2 }), 1);
    let [last, first] = two.map(|mut t| {
        t.acts(0, &["ruins 1", "gain book"]);
        assert_eq!(t.step(), "ruins-roll", "a lantern for the die, or not");
        t.act(0, "roll");
        t
    });
    assert_eq!((last.step(), last.offers(0).len()), ("ruins-move", 2), "in the final edition a whole action");
    let mut t = first;
    assert_eq!((&t.view(None)["ruins"], t.step()), (&json!("top-right"), "ruins-gain"));
    t.act(0, "gain potion");
    assert_eq!((t.seat(0).lanterns, t.asked()), (1, Some(1)), "and no second roll");
}

#[test]
fn p023_ruins_and_travel_never_in_one_turn() {
    let me = merchant(json!({ "space": 2, "pool_illuminated": "1", "companions": ["phoenix"], "quartz": 2 }));
    let scene = json!({
        "step": "act", "companions": ["raven", "ice-mouse", "ice-mouse"], "seats": [me],
        "next": { "dark_events": ["keeperless-bridge"], "travel": [4] },
    });
    let [mut last, mut first] = scenes(&scene);
    for t in [&mut last, &mut first] {
        t.acts(0, &["visit yurg", "ruins 1", "gain book"]);
        t.refused(0, "caravan", "F-031");
        t.refused(0, "visit yurg", "F-050");
    }
    let mut t = prototype(scene);
    t.lead(0, "farglen", "dark");
    t.act(1, "refuse");
    while t.step() == "window" || t.step() == "take-die" {
        let offer = if t.step() == "window" { "done" } else { "take 4" };
        t.act(0, offer);
    }
    t.act(0, "fortune coins");
    t.refused(0, "ruins 1", "F-031");
    // only the action is limited: a phoenix finds its way (F-200)
    t.acts(0, &["ability phoenix 2", "gain book"]);
    assert_eq!(t.goods(0), ["upgraded book"]);
}

#[test]
fn p024_an_upgraded_good_sells_for_a_coin_more_and_a_crystal() {
    let me = merchant(json!({ "space": 4, "goods": ["upgraded staff", "potion"] }));
    let scene = json!({ "step": "act", "wheel": "potion", "inn": ["atlantes", null, null, null], "seats": [me] });
    for mut t in scenes(&scene) {
        t.acts(0, &["visit inn", "sell staff upgraded", "sell potion basic"]);
        assert_eq!((t.seat(0).coins, t.seat(0).quartz, t.seat(0).lanterns), (4 + 1 + 5, 1, 1));
        assert_eq!(t.seat(0).heroes[0], Some(t.hero("atlantes")));
    }
}

#[test]
fn p030_a_crown_with_its_banner_or_from_the_deck_without() {
    let home = |choice: &'static str| {
        let me = merchant(json!({ "space": 2, "deeds": [] }));
        let scene = json!({
            "step": "act", "companions": ["ice-mouse", "ice-mouse", "phoenix"], "courtyard": [4, 5], "seats": [me],
            "next": { "dark_events": ["keeperless-bridge"], "travel": [4], "deeds": [9] },
        });
        scenes(&scene).map(|mut t| {
            t.lead(0, "farglen", "dark");
            t.act(1, "refuse");
            t.act(0, "fortune deed");
            assert_eq!(t.offers(0), ["deed 4", "deed 5", "deed-top"]);
            t.act(0, choice);
            if t.step() == "gain" {
                assert_eq!(t.offers(0).len(), 6, "any basic good");
                t.act(0, "gain armor");
            }
            let p = t.seat(0);
            (p.deeds.nth(0).number(), p.prestige, p.horseshoes, t.goods(0))
        })
    };
    for (choice, has) in [
        ("deed 4", (4, 2, 0, vec![])),
        ("deed 5", (5, 0, 1, vec!["armor".to_string()])),
        ("deed-top", (9, 0, 0, vec![])),
    ] {
        assert_eq!(home(choice), [has.clone(), has]);
    }
}

/// Beside a building with two dice, after using it.
fn used(building: &str, has: Value, next: Value) -> [Option<Play>; 2] {
    let others = ["blazing-quartz-mine", "icebreaker-harbor", "oracle-of-lumi", "yedls-workshop", "othos-lanternworks"];
    let mut me = merchant(has);
    me["space"] = json!(1);
    me["pool_illuminated"] = json!("1");
    both(|stage| {
        let mut four = vec![building];
        four.extend(
            others
                .into_iter()
                .filter(|b| *b != building && !(building == "frosted-filigree" && *b == "yedls-workshop")),
        );
        four.truncate(4);
        let scene = json!({
            "step": "act", "wheel": "potion", "buildings": four, "seats": [me.clone()], "next": next.clone(),
            "market": { "potion": 1, "staff": 1, "book": 1, "armor": 1, "instrument": 1 },
        });
        let mut t = stage.scene(scene).begin();
        t.act(0, &format!("use {building}"));
        Some(t)
    })
}

#[test]
fn p035_what_the_five_buildings_do() {
    for t in used("blazing-quartz-mine", json!({}), json!({})).into_iter().flatten() {
        assert_eq!(t.seat(0).quartz, 1);
    }
    for t in used("icebreaker-harbor", json!({}), json!({})).into_iter().flatten() {
        assert_eq!(t.goods(0), ["weapon"], "the only one without a die");
    }
    for t in used("oracle-of-lumi", json!({}), json!({ "oracle": [2] })).into_iter().flatten() {
        assert_eq!(t.seat(0).prestige, 2);
    }
    for t in used("yedls-workshop", json!({ "goods": ["staff"] }), json!({})).into_iter().flatten() {
        assert_eq!((t.goods(0), t.seat(0).lanterns), (vec!["upgraded staff".to_string()], 1));
    }
    // here the editions differ
    let [last, first] = used("frosted-filigree", json!({ "coins": 2 }), json!({}));
    assert_eq!(last.unwrap().step(), "pay");
    let mut t = first.unwrap();
    assert_eq!(t.offers(0), ["gain weapon", "gain instrument"], "a good worth $1");
    t.act(0, "gain weapon");
    let p = t.seat(0);
    assert_eq!((t.goods(0), p.lanterns, p.prestige, p.coins), (vec!["weapon".to_string()], 1, 1, 2));
}

/// A companion and two crystals, at the start of a turn.
fn with(animal: &str, has: Value, more: Value) -> Play {
    let mut me = merchant(has);
    me["companions"] = json!([animal]);
    me["quartz"] = json!(2);
    let mut scene = json!({ "step": "plan", "wheel": "potion", "seats": [me] });
    scene.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    prototype(scene)
}

#[test]
fn p036_each_action_once_for_a_crystal() {
    let mut t =
        with("scorpion", json!({ "locked": ["3", "0", "4"] }), json!({ "inn": ["agatha", "alun", "ysolt", "rusk"] }));
    let agatha = t.hero("agatha");
    t.acts(0, &["ability scorpion 1", &format!("take-hero {agatha}")]);
    assert_eq!((t.seat(0).heroes[0], t.seat(0).lanterns, t.seat(0).quartz), (Some(agatha), 1, 1), "one hero");
    t.refused(0, "ability scorpion 1", "F-170");
    t.act(0, "ability scorpion 2");
    assert_eq!(t.goods(0), ["upgraded armor"], "by the die in slot 1");
    let mut t = with("scorpion", json!({ "locked": [null, "0", "4"] }), json!({ "round": 12 }));
    t.act(0, "ability scorpion 2");
    assert_eq!(t.offers_of(0, "gain").len(), 6, "wild if it is empty");

    let mut t =
        with("raven", json!({ "special_reserve": [] }), json!({ "next": { "oracle": [1], "illuminated": ["4"] } }));
    t.acts(0, &["ability raven 1", "ability raven 2"]);
    assert_eq!((t.seat(0).glowing(), t.seat(0).coins, t.seat(0).quartz), (1, 2, 0));
    let mut t = with("ice-mouse", json!({}), json!({}));
    t.acts(0, &["ability ice-mouse 1", "commission farglen", "ability ice-mouse 2", "gain armor"]);
    assert_eq!(t.goods(0), ["armor"]);
    let market = json!({ "market": { "weapon": 2, "armor": 2, "book": 1 } });
    let mut t = with("cave-dragon", json!({ "heroes": ["larkin", "agatha"] }), market);
    let larkin = t.hero("larkin");
    t.acts(0, &["ability cave-dragon 1", &format!("bring {larkin}"), "ability cave-dragon 2", "gain staff"]);
    assert_eq!((t.seat(0).prestige, t.goods(0)), (2, vec!["staff".to_string()]));
    let mut t = with("phoenix", json!({ "lanterns": 1 }), json!({ "ruins": "bottom-left" }));
    t.acts(0, &["ability phoenix 1", "ability phoenix 2", "gain book"]);
    assert_eq!((t.seat(0).lanterns, t.step()), (3, "plan"), "one step, and no roll for the lanterns");
}

#[test]
fn p036_threy_cat_copies_only_the_own_die() {
    let me = merchant(json!({ "space": 2, "coins": 9, "companions": ["threy-cat"], "quartz": 2 }));
    let scene = json!({
        "step": "act", "companions": ["ice-mouse", "ice-mouse", "ice-mouse"], "seats": [me, merchant(json!({}))],
        // 5: the wheel turns, 2 coins; 6: 4 coins
        "next": { "dark_events": ["keeperless-bridge"], "travel": [5, 6] },
    });
    let [last, first] = scenes(&scene).map(|mut t| {
        let card = companion(&t, 0);
        t.acts(0, &["visit yurg", "caravan", &card, "declare farglen dark"]);
        t.act(1, "join");
        assert!(t.offered(0, "take-cat 5 1") && !t.offered(0, "take-cat 5 2"), "+1 or +2, not above 6");
        t.act(0, "take 5");
        (t.offers_of(0, "copy"), t)
    });
    assert_eq!(last.0, ["copy 5", "copy 6"]);
    assert_eq!(first.0, ["copy 5"]);
    let mut t = first.1;
    t.act(0, "copy 5");
    assert_eq!((t.seat(0).coins, t.seat(0).quartz), (9 + 2 + 2, 1));
}
