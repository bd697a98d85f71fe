//! A7: the Ringway Inn.
use crate::stage::{Play, Stage, merchant};
use merchants::Event;
use merchants::words::{District, Good};
use serde_json::{Value, json};
use table::Seat;

/// At the inn sit Atlantes (staff, book, potion; a lantern), Wenna (armor, potion; storage), nobody, and Alun (weapon,
/// potion, instrument; a horseshoe). Potion $5, staff $4, book $3, armor $2, instrument $1, weapon $1.
fn inn(seat: Value) -> Play {
    let mut seat = merchant(seat);
    seat["space"] = json!(4);
    let scene = json!({
        "step": "act", "wheel": "potion", "inn": ["atlantes", "wenna", null, "alun"], "seats": [seat],
    });
    let mut t = Stage::new(2).scene(scene).begin();
    t.act(0, "visit inn");
    t
}

fn host(t: &mut Play, hero: &str) {
    let hero = t.hero(hero);
    t.act(0, &format!("host {hero}"));
}

#[test]
fn f074_any_hero_at_the_inn_may_be_chosen() {
    let t = inn(json!({ "goods": ["potion"] }));
    let mut all = ["atlantes", "wenna", "alun"].map(|hero| format!("host {}", t.hero(hero))).to_vec();
    all.sort();
    assert_eq!(t.offers_of(0, "host"), all); // the empty place is no hindrance
    for (place, hero) in [(0, "atlantes"), (1, "wenna"), (3, "alun")] {
        let mut t = inn(json!({ "goods": ["potion", "potion"] }));
        host(&mut t, hero);
        t.act(0, "sell potion basic");
        assert_eq!(t.seat(0).heroes, [Some(t.hero(hero)), None, None]);
        assert_ne!(t.state().inn[place], Some(t.hero(hero)));
    }
}

#[test]
fn f075_at_least_one_good_is_sold() {
    let mut t = inn(json!({ "goods": ["staff", "book", "potion"] }));
    host(&mut t, "atlantes");
    t.refused(0, "done", "F-075");
    t.acts(0, &["sell book basic", "done"]);
    assert_eq!((t.seat(0).coins, t.goods(0)), (3, vec!["potion".to_string(), "staff".into()]));
    assert_eq!(t.seat(0).heroes[0], Some(t.hero("atlantes")));
}

#[test]
fn f075_all_requests_may_be_served_each_with_one_good() {
    let mut t = inn(json!({ "goods": ["staff", "staff", "book", "potion", "weapon"] }));
    host(&mut t, "atlantes");
    t.refused(0, "sell weapon basic", "F-075"); // not requested
    t.act(0, "sell staff basic");
    t.refused(0, "sell staff basic", "F-075"); // one staff was requested
    t.acts(0, &["sell book basic", "sell potion basic"]);
    assert_eq!(t.seat(0).coins, 4 + 3 + 5);
    assert_eq!(t.goods(0), ["weapon", "staff"]);
}

#[test]
fn f075_a_hero_whose_wishes_cannot_be_met_does_not_come() {
    let mut t = inn(json!({ "goods": ["staff", "weapon"] }));
    let wenna = t.hero("wenna");
    t.refused(0, &format!("host {wenna}"), "F-075");
}

#[test]
fn f076_a_good_pays_its_price_and_returns_to_the_supply() {
    for (good, hero, price) in
        [("potion", "alun", 5), ("staff", "atlantes", 4), ("armor", "wenna", 2), ("weapon", "alun", 1)]
    {
        let mut t = inn(json!({ "goods": [good, "book", "instrument"] }));
        let kind: Good = good.parse().unwrap();
        let stock = t.state().supply[kind.index()];
        host(&mut t, hero);
        t.act(0, &format!("sell {good} basic"));
        assert_eq!(t.seat(0).coins, price);
        assert_eq!(t.state().supply[kind.index()], stock + 1);
        assert!(!t.goods(0).contains(&good.to_string()));
    }
}

#[test]
fn f077_an_upgraded_good_pays_a_coin_more_and_a_quartz() {
    let mut t = inn(json!({ "goods": ["upgraded staff", "upgraded book", "potion"] }));
    host(&mut t, "atlantes");
    t.act(0, "sell staff upgraded");
    assert_eq!((t.seat(0).coins, t.seat(0).quartz), (5, 1));
    t.act(0, "sell book upgraded");
    assert_eq!((t.seat(0).coins, t.seat(0).quartz), (9, 2));
    t.act(0, "sell potion basic");
    assert_eq!((t.seat(0).coins, t.seat(0).quartz), (14, 2));
}

#[test]
fn f078_the_hero_takes_a_slot_and_gives_a_lantern_or_a_horseshoe() {
    let mut t = inn(json!({ "goods": ["staff", "weapon"], "heroes": ["tamsin"] }));
    host(&mut t, "atlantes");
    t.act(0, "sell staff basic");
    assert_eq!(t.seat(0).heroes, [Some(t.hero("tamsin")), Some(t.hero("atlantes")), None]);
    assert_eq!((t.seat(0).lanterns, t.seat(0).horseshoes), (1, 0));

    let mut t = inn(json!({ "goods": ["staff", "weapon"] }));
    host(&mut t, "alun");
    t.act(0, "sell weapon basic");
    assert_eq!((t.seat(0).lanterns, t.seat(0).horseshoes), (0, 1));
}

#[test]
fn f078_a_storage_hero_holds_any_one_good() {
    // Five staffs leave one narrow strip: armor lies nowhere but with the hero.
    let seat = merchant(json!({
        "coins": 9, "space": 0, "pool_illuminated": "1",
        "goods": ["staff", "staff", "staff", "staff", "staff", "potion"],
    }));
    let scene = json!({
        "step": "act", "inn": ["wenna", "alun", null, null], "market": { "armor": 2, "book": 2, "staff": 1 },
        "seats": [seat],
    });
    let begin = || Stage::new(2).scene(scene.clone()).begin();

    let mut without = begin();
    without.acts(0, &["visit bazaar", "buy armor"]);
    assert_eq!(without.step(), "place-good");

    let mut with = begin();
    with.act(0, "visit inn");
    host(&mut with, "wenna"); // she wants the potion, and the bazaar is all that is left then
    with.act(0, "buy armor");
    assert_eq!((with.step(), with.seat(0).goods_in_all()), ("bazaar", 6));
    with.act(0, "buy armor");
    assert_eq!(with.step(), "place-good"); // one good only
}

#[test]
fn f078_with_three_heroes_aboard_an_old_one_may_make_room() {
    let mut t = inn(json!({ "goods": ["staff", "book", "weapon"], "heroes": ["tamsin", "ashar", "brida"] }));
    host(&mut t, "atlantes");
    t.acts(0, &["sell staff basic", "done"]);
    assert_eq!(t.step(), "place-hero");
    let ashar = t.hero("ashar");
    t.act(0, &format!("drop-hero {ashar}"));
    assert_eq!(t.seat(0).heroes, ["tamsin", "atlantes", "brida"].map(|hero| Some(t.hero(hero))));
    assert_eq!(t.seat(0).lanterns, 1);
}

#[test]
fn f079_a_new_hero_who_is_sent_away_gives_no_bonus_but_the_sale_stands() {
    let mut t = inn(json!({ "goods": ["staff", "book", "weapon"], "heroes": ["tamsin", "ashar", "brida"] }));
    host(&mut t, "atlantes");
    t.acts(0, &["sell staff basic", "done", "decline"]);
    assert_eq!(t.seat(0).heroes, ["tamsin", "ashar", "brida"].map(|hero| Some(t.hero(hero))));
    assert_eq!((t.seat(0).lanterns, t.seat(0).coins, t.goods(0)), (0, 4, vec!["weapon".to_string(), "book".into()]));
    // he lies under the deck
    assert_eq!(t.state().heroes.bottom.last(), Some(&t.hero("atlantes")));
    assert!(!t.state().inn.contains(&Some(t.hero("atlantes"))));
}

#[test]
fn f080_without_a_saleable_good_the_inn_does_nothing() {
    for goods in [json!([]), json!(["weapon", "instrument"])] {
        let seat = merchant(json!({ "space": 4, "goods": goods }));
        let scene = json!({
            "step": "act", "inn": ["atlantes", "wenna", null, null], "decks": { "heroes": [] }, "seats": [seat],
        });
        let mut t = Stage::new(2).scene(scene).begin();
        let before = (*t.seat(0), t.state().inn);
        t.act(0, "visit inn");
        assert!(t.events(None).contains(&Event::Idle { seat: Seat(0), district: District::Inn }));
        assert_eq!((t.seat(0).goods, t.seat(0).coins, t.seat(0).heroes), (before.0.goods, 0, [None; 3]));
        assert_eq!((t.state().inn, t.asked()), (before.1, Some(1)));
    }
}

#[test]
fn f081_an_upgraded_staff_at_4_and_a_potion_at_5_bring_10_coins_and_a_quartz() {
    let mut t = inn(json!({ "goods": ["upgraded staff", "potion"] }));
    host(&mut t, "atlantes");
    t.acts(0, &["sell staff upgraded", "sell potion basic"]);
    assert_eq!((t.seat(0).coins, t.seat(0).quartz), (10, 1));
}

#[test]
fn f082_a_hero_who_comes_without_a_sale_gives_his_bonus_too() {
    // found in the ruins: the die shows a hero
    let found = |bonus: bool, hero: &str| {
        let seat = merchant(json!({ "space": 2, "lanterns": 1, "goods": ["staff"] }));
        let scene = json!({
            "step": "act", "inn": ["atlantes", "wenna", null, "alun"], "seats": [seat],
            "next": { "ruins": [6], "heroes": ["kestra"] },
        });
        let mut t = Stage::new(2).option("hero_bonus_without_sale", bonus).scene(scene).begin();
        t.acts(0, &["visit yurg", "ruins 1", "gain book", "roll"]);
        let take = if hero == "kestra" { "take-hero-top".into() } else { format!("take-hero {}", t.hero(hero)) };
        t.act(0, &take);
        assert_eq!((t.seat(0).heroes[0], t.seat(0).coins), (Some(t.hero(hero)), 0));
        let p = t.seat(0);
        (p.lanterns, p.horseshoes, p.carries)
    };
    assert_eq!(found(true, "atlantes"), (1, 0, 0));
    assert_eq!(found(true, "alun"), (0, 1, 0));
    assert_eq!(found(true, "wenna"), (0, 0, 1));
    assert_eq!(found(true, "kestra"), (1, 0, 0)); // from the top of the deck
    for hero in ["atlantes", "alun", "wenna", "kestra"] {
        assert_eq!(found(false, hero), (0, 0, 0), "{hero}");
    }
}
