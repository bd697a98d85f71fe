//! A8: Yurg's Excursions, and the Ruins of Yin.
use crate::stage::{Play, Stage, merchant};
use merchants::words::Face;
use serde_json::{Value, json};

const TABLET: [&str; 4] = ["bottom-left", "top-left", "top-right", "bottom-right"];

/// At Yurg's with two dice, so that the turn goes on afterwards. `next`: what the ruins die will show.
fn yurg(marker: &str, seat: Value, next: &[u8]) -> Play {
    with_option(Stage::new(2), marker, seat, next)
}

fn with_option(stage: Stage, marker: &str, seat: Value, next: &[u8]) -> Play {
    let mut seat = merchant(seat);
    seat["space"] = json!(2);
    seat["pool_illuminated"] = json!("1");
    let scene = json!({
        "step": "act", "wheel": "potion", "ruins": marker, "inn": ["atlantes", "wenna", null, "alun"],
        "companions": ["raven", "ice-mouse", "phoenix"],
        "seats": [seat, merchant(json!({}))],
        "next": {
            "ruins": next, "illuminated": ["4"], "heroes": ["kestra"],
            "dark_events": ["keeperless-bridge"], "travel": [4],
        },
    });
    let mut t = stage.scene(scene).begin();
    t.act(0, "visit yurg");
    t
}

fn marker(t: &Play) -> &'static str {
    TABLET[t.state().ruins as usize]
}

#[test]
fn f083_ruins_or_towns_but_never_both() {
    let mut t = yurg("bottom-left", json!({}), &[]);
    assert_eq!(t.offers(0), ["caravan", "ruins 1"]);
    t.acts(0, &["ruins 1", "gain book"]);
    assert_eq!(t.step(), "act");
    assert!(!t.offered(0, "caravan"));
    t.refused(0, "visit yurg", "F-050");

    let mut t = yurg("bottom-left", json!({}), &[]);
    t.act(0, "caravan");
    assert_eq!(t.offers_of(0, "ruins").len(), 0);
    t.acts(0, &["companion-top", "declare farglen dark"]);
    t.act(1, "refuse");
    t.act(0, "fortune coins");
    assert_eq!((t.step(), marker(&t)), ("act", "bottom-left"));
    t.refused(0, "visit yurg", "F-050");
}

#[test]
fn f084_one_step_and_one_more_for_every_hero() {
    for heroes in 0..=3usize {
        let aboard = &["tamsin", "ashar", "brida"][..heroes];
        let mut t = yurg("top-left", json!({ "heroes": aboard }), &[]);
        let all: Vec<String> = (1..=heroes + 1).map(|steps| format!("ruins {steps}")).collect();
        assert_eq!(t.offers_of(0, "ruins"), all);
        t.refused(0, "ruins 0", "F-084");
        t.refused(0, &format!("ruins {}", heroes + 2), "F-084");
        t.act(0, &format!("ruins {}", heroes + 1));
        assert_eq!(marker(&t), TABLET[(1 + heroes + 1) % 4]); // clockwise
    }
}

#[test]
fn f085_three_spaces_give_one_of_two_upgraded_goods() {
    for (from, to, goods) in [
        ("bottom-left", "top-left", ["weapon", "book"]),
        ("top-left", "top-right", ["armor", "potion"]),
        ("top-right", "bottom-right", ["staff", "instrument"]),
    ] {
        for good in goods {
            let mut t = yurg(from, json!({}), &[]);
            t.act(0, "ruins 1");
            assert_eq!((marker(&t), t.offers(0)), (to, goods.map(|g| format!("gain {g}")).to_vec()));
            t.act(0, &format!("gain {good}"));
            assert_eq!(t.goods(0), [format!("upgraded {good}")]);
        }
    }
    let mut t = yurg("bottom-left", json!({}), &[]);
    t.act(0, "ruins 1");
    t.refused(0, "gain staff", "F-085");
}

#[test]
fn f085_the_bottom_left_space_gives_any_upgraded_good() {
    for good in ["weapon", "armor", "potion", "book", "staff", "instrument"] {
        let mut t = yurg("bottom-right", json!({}), &[]);
        t.act(0, "ruins 1");
        assert_eq!((marker(&t), t.offers(0).len()), ("bottom-left", 6));
        t.act(0, &format!("gain {good}"));
        assert_eq!(t.goods(0), [format!("upgraded {good}")]);
    }
}

#[test]
fn f086_a_lantern_pays_for_one_roll_and_no_second() {
    let mut t = yurg("bottom-left", json!({ "lanterns": 2 }), &[5, 5]);
    t.act(0, "ruins 1");
    t.refused(0, "roll", "F-086"); // the good comes first
    t.acts(0, &["gain book", "roll"]);
    assert_eq!((t.seat(0).lanterns, t.seat(0).coins), (1, 2));
    assert_eq!(t.step(), "act");
    t.refused(0, "roll", "F-086");
}

#[test]
fn f086_nobody_has_to_roll_and_nobody_can_without_a_lantern() {
    let mut t = yurg("bottom-left", json!({ "lanterns": 1 }), &[5]);
    t.acts(0, &["ruins 1", "gain book", "done"]);
    assert_eq!((t.step(), t.seat(0).lanterns, t.seat(0).coins), ("act", 1, 0));

    let mut t = yurg("bottom-left", json!({}), &[5]);
    t.acts(0, &["ruins 1", "gain book"]);
    assert_eq!(t.step(), "act");
    t.refused(0, "roll", "F-086");
}

/// After a ruins action whose die showed this.
fn rolled(seat: Value, next: &[u8]) -> Play {
    let mut t = yurg("bottom-left", seat, next);
    t.acts(0, &["ruins 1", "gain book", "roll"]);
    t
}

#[test]
fn f087_the_die_shows_the_ruins_again() {
    let mut t = rolled(json!({ "lanterns": 1, "heroes": ["tamsin"] }), &[1]);
    assert_eq!(t.step(), "ruins-move");
    t.refused(0, "ruins 0", "F-084");
    t.act(0, "ruins 1");
    assert_eq!((t.step(), marker(&t)), ("ruins-gain", "top-right"));
    t.act(0, "gain potion");
    assert_eq!(t.goods(0), ["upgraded potion", "upgraded book"]);
}

#[test]
fn f087_a_reroll_gives_the_new_result() {
    let t = rolled(json!({ "lanterns": 1 }), &[2, 5]);
    assert_eq!((t.seat(0).coins, t.seat(0).lanterns), (2, 0));
    let t = rolled(json!({ "lanterns": 1 }), &[2, 4]);
    assert_eq!((t.seat(0).quartz, t.seat(0).lanterns), (1, 0));
}

#[test]
fn f087_a_reroll_that_shows_the_same_gives_an_illuminated_die() {
    let t = rolled(json!({ "lanterns": 1, "special_reserve": [] }), &[2, 2]);
    assert_eq!((t.seat(0).glowing(), t.seat(0).glow[0]), (1, Some(Face::Four))); // and it is rolled
    assert_eq!(t.step(), "act");
}

#[test]
fn f087_the_die_shows_a_basic_good_worth_1() {
    let mut t = rolled(json!({ "lanterns": 1 }), &[3]);
    assert_eq!(t.offers(0), ["gain weapon", "gain instrument"]);
    t.act(0, "gain instrument");
    assert_eq!(t.goods(0), ["instrument", "upgraded book"]);
}

#[test]
fn f087_the_die_shows_a_quartz_or_two_coins() {
    let t = rolled(json!({ "lanterns": 1 }), &[4]);
    assert_eq!((t.seat(0).quartz, t.seat(0).coins), (1, 0));
    let t = rolled(json!({ "lanterns": 1 }), &[5]);
    assert_eq!((t.seat(0).quartz, t.seat(0).coins), (0, 2));
}

#[test]
fn f087_the_die_shows_a_hero_who_comes_without_a_sale() {
    let mut t = rolled(json!({ "lanterns": 1, "goods": ["staff"] }), &[6]);
    assert_eq!((t.offers_of(0, "take-hero").len(), t.offers(0).len()), (3, 4));
    let wenna = t.hero("wenna");
    t.act(0, &format!("take-hero {wenna}"));
    assert_eq!((t.seat(0).heroes[0], t.seat(0).coins), (Some(wenna), 0));
    assert_eq!(t.goods(0), ["staff", "upgraded book"]);

    let mut t = rolled(json!({ "lanterns": 1 }), &[6]);
    t.act(0, "take-hero-top");
    assert_eq!(t.seat(0).heroes[0], Some(t.hero("kestra")));
}

#[test]
fn f088_again_is_a_whole_new_ruins_action() {
    let mut t = rolled(json!({ "lanterns": 2, "heroes": ["tamsin", "ashar"] }), &[1, 5]);
    assert_eq!(t.offers(0), ["ruins 1", "ruins 2", "ruins 3"]);
    t.acts(0, &["ruins 3", "gain staff"]);
    assert_eq!((marker(&t), t.step()), ("bottom-left", "ruins-roll"));
    t.act(0, "roll");
    assert_eq!((t.seat(0).lanterns, t.seat(0).coins, t.step()), (0, 2, "act"));
}

#[test]
fn f088_by_the_other_option_again_means_move_and_benefit_only() {
    let stage = Stage::new(2).option("ruins_again", "move_and_benefit");
    let mut t = with_option(stage, "bottom-left", json!({ "lanterns": 2, "heroes": ["tamsin"] }), &[1, 5]);
    t.acts(0, &["ruins 1", "gain book", "roll", "ruins 2", "gain staff"]);
    assert_eq!((marker(&t), t.step(), t.seat(0).lanterns), ("bottom-right", "act", 1));
    assert_eq!(t.goods(0), ["upgraded book", "upgraded staff"]);
}
