//! The worked examples of the rulebook, played as they are told there.
use crate::stage::{Play, Stage, merchant};
use merchants::words::{Face, Good, Town};
use serde_json::json;
use table::Seat;

#[test]
fn griffin_bumps_a_2_with_a_1_and_lights_his_illuminated_1() {
    let griffin = merchant(json!({
        "locked": ["1", "2", "3"], "reserve": ["1", "3", "4", "0"], "special_reserve": ["1"],
    }));
    let mut t = Stage::new(2).scene(json!({ "step": "plan", "seats": [griffin] })).begin();
    t.act(0, "bump 1 2");
    let p = t.seat(0);
    assert_eq!((p.night, p.locked), (Some(Face::Two), [Face::One, Face::One, Face::Three].map(Some)));
    t.act(0, "light 1");
    let p = t.seat(0);
    assert_eq!((p.lit, p.glowing(), p.lanterns), (Some(Face::One), 0, 0)); // the die instead of a lantern
    assert_eq!(t.offers(0), ["go 2", "go 1"]);
}

#[test]
fn susie_turns_a_potion_into_armor_and_buys_three_goods_for_4_coins() {
    let susie = merchant(json!({ "coins": 6, "space": 0 }));
    let market = json!({ "armor": 1, "potion": 2, "weapon": 1, "book": 1 });
    let mut t =
        Stage::new(2).scene(json!({ "step": "act", "wheel": "staff", "market": market, "seats": [susie] })).begin();
    assert_eq!((t.price("armor"), t.price("weapon")), (3, 1));
    t.act(0, "visit bazaar");
    t.act(0, "change potion armor"); // and the wheel stays as it is
    t.acts(0, &["buy armor", "buy armor", "buy weapon"]);
    assert_eq!(t.seat(0).coins, 2);
    assert_eq!(t.goods(0), ["weapon", "armor", "armor"]);
    assert_eq!((t.dice_on("armor"), t.dice_on("weapon"), t.dice_on("potion"), t.state().aside), (0, 0, 1, 3));
}

#[test]
fn andrea_pays_2_coins_for_a_book_and_a_staff() {
    let andrea = merchant(json!({ "coins": 5, "space": 4 }));
    let mut t = Stage::new(2).scene(json!({ "step": "act", "dark_market": "west", "seats": [andrea] })).begin();
    t.acts(0, &["visit dark-market", "pay 2"]);
    assert_eq!((t.seat(0).coins, t.goods(0)), (3, vec!["book".to_string(), "staff".into()]));
    assert_eq!(t.view(None)["dark_market"], "east");
}

#[test]
fn brian_sells_atlantes_two_goods_of_three() {
    let brian = merchant(json!({ "space": 4, "goods": ["upgraded staff", "book", "potion"] }));
    let scene =
        json!({ "step": "act", "wheel": "potion", "inn": ["atlantes", "alun", "wenna", "rusk"], "seats": [brian] });
    let mut t = Stage::new(2).scene(scene).begin();
    assert_eq!((t.price("staff"), t.price("potion")), (4, 5));
    let atlantes = t.hero("atlantes");
    t.acts(0, &["visit inn", &format!("host {atlantes}"), "sell staff upgraded", "sell potion basic", "done"]);
    let p = t.seat(0);
    assert_eq!((p.coins, p.quartz, p.lanterns), (4 + 5 + 1, 1, 1));
    assert_eq!((p.heroes, t.goods(0)), ([Some(atlantes), None, None], vec!["book".to_string()]));
    assert_eq!(t.game().cat.hero(atlantes).town, Town::Cursecairn); // there he wants to go
}

/// The orange wagon leads a caravan there and meets nothing on the road.
fn orange_wagon_comes_to(town: &str, wagon: serde_json::Value) -> Play {
    let mut orange = merchant(wagon);
    orange["space"] = json!(2);
    let scene = json!({
        "step": "act", "companions": ["raven", "ice-mouse", "phoenix"], "seats": [orange, merchant(json!({}))],
        "next": { "dark_events": ["keeperless-bridge"], "travel": [4] },
    });
    let mut t = Stage::new(2).scene(scene).begin();
    let card = t.companion(0);
    t.acts(0, &["visit yurg", "caravan", &format!("companion {card}"), &format!("declare {town} dark")]);
    t.act(1, "refuse");
    t
}

#[test]
fn the_orange_wagon_delivers_a_potion_and_a_book_for_3_prestige() {
    let wagon = json!({ "commissions": ["barrow-study"], "goods": ["potion", "book", "instrument"] });
    let mut t = orange_wagon_comes_to("cursecairn", wagon);
    let study = t.commission("barrow-study");
    assert_eq!(t.game().cat.commission(study).goods.map(Good::word), ["potion", "staff", "book"]);
    t.acts(0, &[&format!("deliver {study}"), "give potion basic", "give book basic"]);
    assert_eq!((t.seat(0).prestige, t.goods(0)), (3, vec!["instrument".to_string()]));
    assert_eq!((t.seat(0).commissions, t.seat(0).delivered.has(study)), ([None; 3], true));
}

#[test]
fn the_orange_wagon_brings_agatha_to_northbreak_for_2_coins() {
    let mut t = orange_wagon_comes_to("northbreak", json!({ "heroes": ["agatha"] }));
    let agatha = t.hero("agatha");
    t.act(0, &format!("bring {agatha}"));
    assert_eq!((t.seat(0).coins, t.seat(0).prestige), (2, 0));
    assert_eq!((t.seat(0).heroes, t.seat(0).brought.has(agatha)), ([None; 3], true));
}

const GRIFFIN: u8 = 0;
const SUSIE: u8 = 1;
const BRIAN: u8 = 2;
const ANDREA: u8 = 3;

#[test]
fn griffin_leads_a_caravan_to_northbreak_by_a_shortcut() {
    let griffin = merchant(json!({
        "space": 2, "lanterns": 3, "steeds": ["whisper"], "heroes": ["agatha", "brannoch"],
        "commissions": ["frost-pass"], "goods": ["weapon", "staff", "armor"], "special_reserve": [],
    }));
    let brian = merchant(json!({ "lanterns": 1, "commissions": ["ember-parade"], "goods": ["potion"] }));
    let scene = json!({
        "step": "act", "companions": ["raven", "ice-mouse", "phoenix"], "courtyard": ["open-ledger", "lucky-pockets"],
        "seats": [griffin, merchant(json!({})), brian, merchant(json!({}))],
        "next": { "shortcut_events": ["ice-organ"], "travel": [1, 3, 4, 6, 1, 4, 5], "illuminated": ["2"] },
    });
    let mut t = Stage::new(4).scene(scene).begin();

    // A companion from the third place, with the travel die that lies on it; then town and road.
    let phoenix = t.companion(2);
    assert!(t.state().travel_die);
    t.acts(GRIFFIN, &["visit yurg", "caravan", &format!("companion {phoenix}"), "declare northbreak shortcut"]);
    assert!(t.seat(GRIFFIN).companions.has(phoenix));
    assert_eq!(t.seat(GRIFFIN).lanterns, 0);

    // Who comes along? Two of three: that makes four dice.
    t.act(SUSIE, "join");
    t.act(BRIAN, "join");
    t.act(ANDREA, "refuse");
    assert_eq!(t.state().caravan.dice, [1, 0, 1, 1, 0, 1]);
    assert_eq!(t.game().cat.names.events[t.state().caravan.event.unwrap().index()], "ice-organ");

    // On a shortcut the leader takes last.
    assert_eq!(t.asked(), Some(SUSIE));
    t.act(SUSIE, "take 6");
    assert_eq!(t.seat(SUSIE).quartz, 1);

    assert_eq!(t.asked(), Some(BRIAN));
    t.act(BRIAN, "reroll");
    assert_eq!((t.seat(BRIAN).lanterns, t.state().caravan.dice), (0, [1, 0, 0, 1, 1, 0]));
    t.act(BRIAN, "take 5");
    assert_eq!(t.goods(BRIAN), ["potion", "upgraded instrument"]);

    assert_eq!((t.asked(), t.state().caravan.dice), (Some(GRIFFIN), [1, 0, 0, 1, 0, 0]));
    t.act(GRIFFIN, "take-whisper 4"); // a 4 would cost a good; as a 5 it gives one
    assert_eq!(t.goods(GRIFFIN), ["weapon", "armor", "staff", "upgraded instrument"]);

    // The leader delivers in Northbreak: two heroes and a whole commission.
    let (agatha, brannoch, pass) = (t.hero("agatha"), t.hero("brannoch"), t.commission("frost-pass"));
    t.acts(GRIFFIN, &[&format!("bring {agatha}"), &format!("bring {brannoch}")]);
    assert_eq!((t.seat(GRIFFIN).coins, t.seat(GRIFFIN).hero_count()), (4, 0));
    t.act(GRIFFIN, &format!("deliver {pass}"));
    t.acts(GRIFFIN, &["give weapon basic", "give staff basic", "give armor basic"]);
    assert_eq!((t.seat(GRIFFIN).prestige, t.goods(GRIFFIN)), (6, vec!["upgraded instrument".to_string()]));

    // Susie has nothing for this region and is not asked; Brian goes to the neighbouring town.
    assert_eq!((t.asked(), t.step()), (Some(BRIAN), "visiting"));
    let parade = t.commission("ember-parade");
    t.acts(BRIAN, &["enter scorchborn", &format!("deliver {parade}")]);
    t.acts(BRIAN, &["give instrument upgraded", "give potion basic"]);
    assert_eq!((t.seat(BRIAN).prestige, t.goods(BRIAN).len()), (3 + 1, 0));

    // Two good fortunes for the leader alone: an illuminated die, and the deed at the top with its 2 prestige.
    assert_eq!((t.asked(), t.step()), (Some(GRIFFIN), "fortune"));
    t.act(GRIFFIN, "fortune illuminated-die");
    assert_eq!(t.seat(GRIFFIN).glow, [Some(Face::Two), None]);
    let deed = t.deed("open-ledger");
    t.acts(GRIFFIN, &["fortune deed", &format!("deed {deed}")]);
    assert!(t.seat(GRIFFIN).deeds.has(deed));

    let p = t.seat(GRIFFIN);
    assert_eq!((p.coins, p.prestige, p.lanterns, p.quartz), (4, 6 + 2, 0, 0));
    assert_eq!((p.delivered.has(pass), p.brought.len()), (true, 2));
    let followers = [SUSIE, BRIAN, ANDREA].map(|seat| (t.seat(seat).coins, t.seat(seat).prestige, t.seat(seat).quartz));
    assert_eq!(followers, [(0, 0, 1), (0, 4, 0), (0, 0, 0)]);
    assert_eq!(t.state().active, Seat(SUSIE)); // the turn is over
}
