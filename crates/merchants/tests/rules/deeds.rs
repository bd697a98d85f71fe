//! A14: deeds, and what is available.
use crate::companions::ruins_face;
use crate::stage::{Play, Stage, merchant};
use merchants::deed::{Deed, Measure, Reward};
use merchants::effect::Effect;
use merchants::{DeedCard, Event, HeroCard};
use serde_json::{Value, json};
use table::Seat;

/// Grace has taken her potion: a deed is to be chosen. The top slot holds deed 4, the other deed 5; 9 is next.
fn choosing(has: Value) -> Play {
    let mut me = merchant(json!({ "deeds": [], "companions": ["grace"], "goods": ["potion"] }));
    me.as_object_mut().unwrap().extend(has.as_object().unwrap().clone());
    let scene = json!({ "step": "plan", "courtyard": [4, 5], "seats": [me], "next": { "deeds": [9] } });
    let mut t = Stage::new(2).scene(scene).begin();
    t.act(0, "grace basic");
    t
}

#[test]
fn f185_available_deeds_are_the_two_face_up_and_the_top_of_the_deck() {
    let mut t = choosing(json!({}));
    assert_eq!(t.offers(0), ["deed 4", "deed 5", "deed-top"]);
    t.act(0, "deed-top");
    let p = t.seat(0);
    assert!(p.deeds.has(DeedCard::new(9)) && p.open_deeds.is_empty());
    assert_eq!((p.prestige, p.horseshoes, p.goods_in_all(), t.step()), (0, 0, 0, "plan"), "no bonus");

    // without a deck the two are all; without them nothing is
    let scene = |courtyard: Value| {
        let me = merchant(json!({ "deeds": [0], "companions": ["grace"], "goods": ["potion"] }));
        json!({ "step": "plan", "courtyard": courtyard, "seats": [me, { "deeds": [1] }], "decks": { "deeds": [] } })
    };
    let mut t = Stage::new(2).scene(scene(json!([4, 5]))).begin();
    t.act(0, "grace basic");
    assert_eq!(t.offers(0), ["deed 4", "deed 5"]);
    Stage::new(2).scene(scene(json!([null, null]))).begin().refused(0, "grace basic", "F-177");
}

#[test]
fn f186_the_top_slot_brings_prestige_the_other_a_good_and_a_horseshoe() {
    let mut top = choosing(json!({}));
    top.act(0, "deed 4");
    assert_eq!((top.seat(0).prestige, top.seat(0).horseshoes, top.step()), (2, 0, "plan"));
    assert!(top.seat(0).deeds.has(DeedCard::new(4)));
    let mut other = choosing(json!({}));
    other.act(0, "deed 5");
    assert_eq!(other.offers_of(0, "gain").len(), 6, "any basic good");
    other.act(0, "gain staff");
    assert_eq!((other.goods(0), other.seat(0).horseshoes), (vec!["staff".to_string()], 1));
    assert_eq!(other.seat(0).prestige, 0);
    assert!(other.seat(0).deeds.has(DeedCard::new(5)));
}

/// A deed whose requirements can be put into a scene: what completes it, and what it pays then.
pub struct Easy {
    pub deed: u8,
    pub has: Value,
    pub pays: Reward,
}

/// The deeds of the pack that ask for lanterns, tokens, illuminated dice or upgraded goods and nothing else.
pub fn easy_deeds() -> Vec<Easy> {
    let t = Stage::new(2).begin();
    let deeds = t.game().cat.deeds.iter().enumerate();
    deeds.filter_map(|(i, deed)| easy(i as u8, deed)).collect()
}

fn easy(number: u8, deed: &Deed) -> Option<Easy> {
    let mut has = json!({ "deeds": [number], "special_reserve": [] });
    for &(what, n) in &deed.needs {
        match what {
            Measure::Lanterns => has["lanterns"] = json!(n),
            Measure::Quartz => has["quartz"] = json!(n),
            Measure::Horseshoes => has["horseshoes"] = json!(n),
            Measure::IlluminatedDice => has["special_reserve"] = json!(vec!["1"; n.into()]),
            Measure::UpgradedGoods => has["goods"] = json!(vec!["upgraded potion"; n.into()]),
            _ => return None,
        }
    }
    let times = match deed.per {
        None => 1,
        Some(per) => deed.needs.iter().find(|need| need.0 == per)?.1.min(deed.most),
    };
    let pays = match deed.reward {
        Reward::Coins(n) => Reward::Coins(n * times),
        Reward::Prestige(n) => Reward::Prestige(n * times),
        Reward::Points(n) => Reward::Points(n * times),
    };
    Some(Easy { deed: number, has, pays })
}

/// One that pays coins.
fn of_coins() -> (Easy, i32) {
    let coins = |easy: Easy| if let Reward::Coins(n) = easy.pays { Some((easy, n.into())) } else { None };
    easy_deeds().into_iter().find_map(coins).expect("some deed pays coins")
}

#[test]
fn f187_deeds_are_secret_and_judged_only_at_the_end() {
    let (Easy { deed, has, .. }, coins) = of_coins();
    let mut me = merchant(has.clone());
    me["space"] = json!(1);
    let mut t = Stage::new(2).scene(json!({ "step": "act", "seats": [me, merchant(json!({}))] })).begin();
    assert_eq!(t.view(Some(0))["wagons"][0]["deeds"], json!([deed]), "its owner may look at it");
    assert_eq!(t.view(Some(1))["wagons"][0]["deeds"], json!([null]));
    t.acts(0, &["visit commissions", "commission farglen"]);
    assert_eq!(t.seat(0).coins, 0, "not yet");
    assert!(t.view(Some(0)).get("scores").is_none());

    let coins_at_the_end = |has: Value| {
        let t = Stage::new(2).scene(json!({ "step": "final", "seats": [merchant(has), merchant(json!({}))] })).begin();
        assert_eq!(t.step(), "over");
        t.game().score(t.state(), Seat(0)).coins
    };
    assert_eq!(coins_at_the_end(has), coins);
    assert_eq!(coins_at_the_end(json!({ "deeds": [deed], "coins": 7 })), 7, "an uncompleted one costs nothing");
}

#[test]
fn f187_at_the_end_everybody_shows_his_deeds() {
    let (Easy { deed, has, .. }, _) = of_coins();
    let mut me = merchant(has);
    me["heroes"] = json!(["agatha"]);
    let other = merchant(json!({ "deeds": [if deed == 0 { 1 } else { 0 }] }));
    let mut t = Stage::new(2).scene(json!({ "step": "final", "seats": [me, other] })).begin();
    t.act(0, "pass");
    let shown = |seat: u8, deed, done| Event::Revealed { seat: Seat(seat), deed, done };
    let seen = t.events(None);
    assert!(
        seen.contains(&shown(0, DeedCard::new(deed), true))
            && seen.contains(&shown(1, DeedCard::new(u8::from(deed == 0)), false))
    );
    assert_eq!(t.view(None)["wagons"][0]["deeds"], json!([deed]));
}

#[test]
fn f188_available_heroes_are_at_the_inn_and_commissions_on_top() {
    let scene = |has: Value| {
        let me = merchant(has);
        json!({
            "step": "plan", "inn": [0, 7, null, 14], "seats": [me], "next": { "ruins": [ruins_face(Effect::HeroOrTop)], "heroes": [20] },
            "commissions": { "farglen": "hunters-ball", "windglass": null },
        })
    };
    let bee = json!({ "companions": ["snow-bee"], "quartz": 1 });
    let mut t = Stage::new(2).scene(scene(bee)).begin();
    t.act(0, "ability snow-bee 1");
    assert_eq!(t.offers(0), ["take-hero 0", "take-hero 7", "take-hero 14"]);
    t.refused(0, "take-hero-top", "F-188");

    // the ruins die names the top of the deck
    let mut t = Stage::new(2).scene(scene(json!({ "companions": ["lil-dumplin"], "horseshoes": 1 }))).begin();
    t.act(0, "dumplin");
    assert_eq!(t.offers(0), ["take-hero 0", "take-hero 7", "take-hero 14", "take-hero-top"]);
    t.act(0, "take-hero-top");
    assert_eq!(t.seat(0).heroes[0], Some(HeroCard::new(20)));

    let mut t = Stage::new(2).scene(scene(json!({ "companions": ["ice-mouse"], "quartz": 1 }))).begin();
    t.act(0, "ability ice-mouse 1");
    assert_eq!(t.offers(0).len(), 5, "the stack of Windglass is empty");
    t.refused(0, "commission windglass", "F-188");
    t.act(0, "commission farglen");
    assert_eq!(t.seat(0).commissions[0], Some(t.commission("hunters-ball")));
}
