//! A13: companions.
use crate::stage::{Play, Stage, merchant};
use crate::steeds::{Plain, plain_values, purse};
use merchants::effect::Effect;
use merchants::words::*;
use merchants::{DeedCard, Event, EventCard};
use serde_json::{Value, json};
use table::Seat;

/// At the start of his turn, with one companion and a quartz.
fn with(companion: &str, has: Value, scene: Value) -> Play {
    let mut me = merchant(json!({ "companions": [companion], "quartz": 1 }));
    me.as_object_mut().unwrap().extend(has.as_object().unwrap().clone());
    let mut all = json!({ "step": "plan", "wheel": "potion", "seats": [me, merchant(json!({}))] });
    all.as_object_mut().unwrap().extend(scene.as_object().unwrap().clone());
    Stage::new(2).scene(all).begin()
}

/// Which face of the ruins die gives just this.
pub fn ruins_face(effect: Effect) -> u8 {
    let t = Stage::new(1).begin();
    let cat = &t.game().cat;
    1 + cat.ruins_die.iter().position(|&list| *cat.list(list) == [effect]).expect("the die has such a face") as u8
}

#[test]
fn f170_each_ability_works_once_for_a_quartz_that_stays() {
    let mut t = with("phoenix", json!({ "quartz": 3 }), json!({}));
    let supply = t.state().quartz;
    t.act(0, "ability phoenix 1");
    assert_eq!((t.seat(0).quartz, t.state().quartz, t.state().gifts.count_ones()), (2, supply, 1), "on the card");
    t.refused(0, "ability phoenix 1", "F-170");
    t.acts(0, &["ability phoenix 2", "gain weapon"]);
    assert_eq!((t.seat(0).quartz, t.state().gifts.count_ones()), (1, 2));
    t.refused(0, "ability phoenix 2", "F-170");
    assert_eq!(t.view(None)["wagons"][0]["companions"][0]["used"], json!([true, true]));
    let mut poor = with("phoenix", json!({ "quartz": 0 }), json!({}));
    poor.refused(0, "ability phoenix 1", "F-170");
    let mut without = with("raven", json!({}), json!({}));
    without.refused(0, "ability phoenix 1", "F-170");
}

#[test]
fn f170_two_cards_of_one_animal_are_two_cards() {
    let mut t = with("phoenix", json!({ "companions": ["phoenix", "phoenix"], "quartz": 3 }), json!({}));
    t.acts(0, &["ability phoenix 1", "ability phoenix 1"]);
    assert_eq!((t.seat(0).lanterns, t.seat(0).quartz), (4, 1));
    t.refused(0, "ability phoenix 1", "F-170");
}

#[test]
fn f170_companions_help_at_any_moment_of_the_owners_turn_only() {
    let row = json!(["ice-mouse", "ice-mouse", "ice-mouse"]);
    let phoenix = || merchant(json!({ "companions": ["phoenix"], "quartz": 1, "space": 2 }));
    let scene = json!({ "step": "act", "companions": row, "seats": [phoenix(), merchant(json!({}))] });
    // in the middle of an action
    let mut t = Stage::new(2).scene(scene).begin();
    t.act(0, "visit yurg");
    t.act(0, "ability phoenix 1");
    assert_eq!((t.seat(0).lanterns, t.step()), (2, "yurg"), "then the action goes on");
    // not in another merchant's turn
    let scene = json!({ "step": "act", "companions": row, "seats": [merchant(json!({ "space": 2 })), phoenix()] });
    let mut t = Stage::new(2).scene(scene).begin();
    t.lead(0, "farglen", "dark");
    t.refused(1, "ability phoenix 1", "F-201");
}

#[test]
fn f171_cave_dragon_delivers_a_hero_or_finds_a_rare_good() {
    // agatha of Northbreak is worth two coins, larkin of Farglen two prestige
    let mut t = with("cave-dragon", json!({ "heroes": ["agatha", "larkin"] }), json!({}));
    let larkin = t.hero("larkin");
    t.act(0, "ability cave-dragon 1");
    assert_eq!(t.offers_of(0, "bring").len(), 2);
    t.act(0, &format!("bring {larkin}"));
    let p = t.seat(0);
    assert_eq!((p.prestige, p.coins, p.hero_count()), (2, 0, 1));
    assert!(p.brought.has(larkin));
    with("cave-dragon", json!({}), json!({})).refused(0, "ability cave-dragon 1", "F-205");

    let market = json!({ "market": { "weapon": 2, "armor": 2, "book": 1 } });
    let mut t = with("cave-dragon", json!({}), market);
    t.act(0, "ability cave-dragon 2");
    assert_eq!(t.offers_of(0, "gain"), ["gain instrument", "gain potion", "gain staff"]);
    t.act(0, "gain staff");
    assert_eq!(t.goods(0), ["staff"]);
}

#[test]
fn f172_ice_mouse_brings_a_commission_or_any_basic_good() {
    let mut t = with("ice-mouse", json!({}), json!({ "commissions": { "farglen": "hunters-ball" } }));
    t.act(0, "ability ice-mouse 1");
    assert_eq!(t.offers(0).len(), 6, "the tops of the stacks");
    t.act(0, "commission farglen");
    assert_eq!(t.seat(0).commissions[0], Some(t.commission("hunters-ball")));
    let mut t = with("ice-mouse", json!({}), json!({}));
    t.act(0, "ability ice-mouse 2");
    assert_eq!(t.offers(0).len(), 6);
    t.act(0, "gain armor");
    assert_eq!(t.goods(0), ["armor"]);
}

#[test]
fn f173_phoenix_lights_two_lanterns_or_steps_through_the_ruins() {
    let mut t = with("phoenix", json!({}), json!({}));
    t.act(0, "ability phoenix 1");
    assert_eq!(t.seat(0).lanterns, 2);
    let mut t = with("phoenix", json!({ "lanterns": 2, "heroes": ["agatha"] }), json!({ "ruins": "bottom-left" }));
    t.act(0, "ability phoenix 2");
    assert_eq!((t.view(None)["ruins"].as_str(), t.offers(0).len()), (Some("top-left"), 2), "one step, whoever rides");
    t.act(0, "gain book");
    assert_eq!((t.goods(0), t.step()), (vec!["upgraded book".to_string()], "plan"), "no roll of the ruins die");
}

#[test]
fn f174_raven_finds_an_illuminated_die_or_asks_the_oracle() {
    let mut t = with("raven", json!({ "special_reserve": [] }), json!({ "next": { "illuminated": ["4"] } }));
    t.act(0, "ability raven 1");
    assert_eq!(t.seat(0).glow, [Some(Face::Four), None]);
    let mut t = with("raven", json!({}), json!({ "next": { "oracle": [2] } }));
    t.act(0, "ability raven 2");
    assert!(t.events(None).contains(&Event::Oracle { seat: Seat(0), face: 1 }), "counted from 0");
}

#[test]
fn f175_snow_bee_brings_a_hero_without_a_sale() {
    let inn = json!({ "inn": ["agatha", "alun", "ysolt", "rusk"] });
    let mut t = with("snow-bee", json!({ "goods": ["weapon"] }), inn);
    let agatha = t.hero("agatha");
    t.act(0, "ability snow-bee 1");
    assert_eq!(t.offers(0).len(), 4);
    t.refused(0, "take-hero-top", "F-188");
    t.act(0, &format!("take-hero {agatha}"));
    let p = t.seat(0);
    assert_eq!((p.heroes[0], p.lanterns, p.coins), (Some(agatha), 1, 0), "with his bonus");
    assert_eq!(t.goods(0), ["weapon"]);
}

#[test]
fn f175_snow_bee_crafts_an_upgraded_good_by_slot_one() {
    // the chart: 3 is armor
    let mut t = with("snow-bee", json!({ "locked": ["3", "0", "4"] }), json!({}));
    t.act(0, "ability snow-bee 2");
    assert_eq!(t.goods(0), ["upgraded armor"]);
    let mut t = with("snow-bee", json!({ "locked": [null, "0", "4"] }), json!({ "round": 12 }));
    t.act(0, "ability snow-bee 2");
    assert_eq!(t.offers(0).len(), 6, "an empty slot: any good");
    t.act(0, "gain staff");
    assert_eq!(t.goods(0), ["upgraded staff"]);
}

/// Threy Cat's owner leads a caravan of two, with nine coins and nine prestige, and these dice were rolled.
fn on_the_road(event: EventCard, travel: [u8; 2], quartz: u8, cap: Value) -> Play {
    let me = json!({ "companions": ["threy-cat"], "quartz": quartz, "space": 2, "coins": 9, "prestige": 9 });
    let scene = json!({
        "step": "act", "companions": ["ice-mouse", "ice-mouse", "ice-mouse"],
        "seats": [merchant(me), merchant(json!({}))], "next": { "dark_events": [event], "travel": travel },
    });
    let mut t = Stage::new(2).option("travel_value_cap", cap).scene(scene).begin();
    t.lead(0, "farglen", "dark");
    t.act(1, "join");
    t
}

#[test]
fn f176_threy_cat_copies_a_travel_die() {
    // an event with a gain and a loss
    let all = plain_values();
    let loss_beside = |gain: &Plain| all.iter().find(|p| p.event == gain.event && !p.is_gain()).copied();
    let gains = all.iter().filter(|p| p.is_gain());
    let (gain, loss) = gains.filter_map(|g| Some((*g, loss_beside(g)?))).next().expect("some event has both");
    let begin = || on_the_road(gain.event, [gain.value, loss.value], 1, json!(6));

    let mut t = begin();
    t.act(0, &format!("take {}", loss.value));
    assert_eq!((purse(&t, 0), t.step()), ((9 + loss.coins, 9 + loss.prestige), "window"));
    t.act(0, &format!("copy {}", gain.value));
    assert_eq!(purse(&t, 0), (9 + loss.coins + gain.coins, 9 + loss.prestige + gain.prestige), "the other's die");
    assert_eq!(t.seat(0).quartz, 0);

    let mut t = begin();
    t.act(0, &format!("take {}", gain.value));
    t.refused(0, &format!("copy {}", loss.value), "F-204");
    t.act(0, &format!("copy {}", gain.value));
    assert_eq!(purse(&t, 0), (9 + 2 * gain.coins, 9 + 2 * gain.prestige), "his own once more");
}

#[test]
fn f176_threy_cat_lifts_the_own_die() {
    let high = |p: &Plain| p.is_gain() && p.value > 2;
    let gain = plain_values().into_iter().find(high).expect("some event does that");
    let die = gain.value - 2;
    let begin = |quartz| on_the_road(gain.event, [die, gain.value], quartz, json!(6));
    let mut t = begin(1);
    t.refused(0, &format!("take-cat {die} 3"), "F-203");
    t.act(0, &format!("take-cat {die} 2"));
    assert_eq!((purse(&t, 0), t.seat(0).quartz), ((9 + gain.coins, 9 + gain.prestige), 0));
    let mut t = begin(1);
    t.act(0, &format!("take-cat {die} 1"));
    assert!(t.events(None).contains(&Event::Took { seat: Seat(0), die, value: die + 1 }));
    let mut poor = begin(0);
    assert_eq!(poor.offers(0), [format!("take {die}"), format!("take {}", gain.value)], "the cat wants a quartz");
    poor.refused(0, &format!("take-cat {die} 1"), "F-203");
}

#[test]
fn f176_not_above_six_unless_the_table_says_so() {
    let begin = |cap| on_the_road(plain_values()[0].event, [5, 4], 1, cap);
    let mut t = begin(json!(6));
    assert_eq!(t.offers_of(0, "take-cat"), ["take-cat 4 1", "take-cat 4 2", "take-cat 5 1"]);
    t.refused(0, "take-cat 5 2", "F-203");
    let mut t = begin(json!("none"));
    t.act(0, "take-cat 5 2");
    assert!(t.events(None).contains(&Event::Took { seat: Seat(0), die: 5, value: 6 }), "it counts as 6");
}

#[test]
fn f177_a_stray_is_given_its_gift_and_goes_to_the_left() {
    let seats = |owner: usize| {
        let mut seats = vec![merchant(json!({ "space": 1 })); 3];
        seats[owner]["companions"] = json!(["flicker"]);
        seats.iter_mut().for_each(|seat| seat["quartz"] = json!(1));
        seats
    };
    let mut t = Stage::new(3).scene(json!({ "step": "act", "seats": seats(0) })).begin();
    let (card, supply) = (t.game().cat.stray_card(Stray::Flicker), t.state().quartz);
    t.act(0, "flicker");
    assert_eq!((t.seat(0).quartz, t.state().quartz), (0, supply + 1), "to the supply");
    assert!(!t.seat(0).companions.has(card) && t.seat(1).companions.has(card));
    // its next owner uses it in his own turn
    assert!(t.offers(1).is_empty());
    t.acts(0, &["visit commissions", "commission farglen"]);
    t.act(1, "flicker");
    assert!(t.seat(2).companions.has(card));
    let mut last = Stage::new(3).scene(json!({ "step": "act", "turn": 2, "seats": seats(2) })).begin();
    last.act(2, "flicker");
    assert!(last.seat(0).companions.has(card), "round the table");
    with("flicker", json!({ "quartz": 0 }), json!({})).refused(0, "flicker", "F-177");
    with("grace", json!({}), json!({})).refused(0, "flicker", "F-177");
}

#[test]
fn f177_a_gifted_hero_goes_under_the_hero_deck() {
    let mut t = with("cosimo", json!({ "heroes": ["agatha", "alun"] }), json!({}));
    t.act(0, &format!("cosimo {}", t.hero("alun")));
    assert_eq!(t.state().heroes.bottom.last().copied(), Some(t.hero("alun")));
    assert!(t.seat(0).brought.is_empty(), "not to the log");
}

#[test]
fn f178_grace_gives_a_deed_for_a_potion() {
    let courtyard = || json!({ "courtyard": [4, 5] });
    let has = || json!({ "goods": ["potion", "upgraded potion", "staff"] });
    let t = with("grace", has(), courtyard());
    assert_eq!(t.offers_of(0, "grace"), ["grace basic", "grace upgraded"], "either side");
    let mut t = with("grace", has(), courtyard());
    t.acts(0, &["grace upgraded", "deed 4"]);
    assert_eq!(t.goods(0), ["potion", "staff"]);
    assert!(t.seat(0).deeds.has(DeedCard::new(4)) && t.seat(0).prestige == 2, "with its bonus");
    with("grace", json!({ "goods": ["staff"] }), courtyard()).refused(0, "grace basic", "F-177");
}

#[test]
fn f179_cosimo_gives_an_upgrade_or_a_step_at_the_dark_market() {
    let give = |has: Value| {
        let mut t = with("cosimo", has, json!({ "dark_market": "south" }));
        t.act(0, &format!("cosimo {}", t.hero("agatha")));
        t
    };
    let mut t = give(json!({ "heroes": ["agatha"] }));
    assert_eq!((t.offers_of(0, "upgrade").len(), t.offered(0, "dark-step")), (6, true));
    t.act(0, "upgrade purse");
    assert!(t.seat(0).has_tile(Tile::Purse) && t.state().tiles >> Tile::Purse as u8 & 1 == 0);
    let mut t = give(json!({ "heroes": ["agatha"], "coins": 1 }));
    t.act(0, "dark-step");
    assert_eq!((t.view(None)["dark_market"].as_str(), t.seat(0).coins), (Some("west"), 1), "free");
    assert_eq!(t.goods(0), ["potion", "instrument"], "the goods of the west");
    // the limit applies: the step is all that is left
    let t = give(json!({ "heroes": ["agatha"], "upgrades": ["mirror"] }));
    assert_eq!((t.goods(0).len(), t.seat(0).tiles.count_ones(), t.step()), (2, 1, "plan"));
}

#[test]
fn f180_dumplin_rolls_the_ruins_die_for_a_horseshoe() {
    let mut t =
        with("lil-dumplin", json!({ "horseshoes": 1 }), json!({ "next": { "ruins": [ruins_face(Effect::Coins(2))] } }));
    t.act(0, "dumplin");
    assert_eq!((t.seat(0).coins, t.seat(0).horseshoes, t.seat(0).quartz), (2, 0, 1), "the horseshoe, no quartz");
    with("lil-dumplin", json!({}), json!({})).refused(0, "dumplin", "F-177");
}

#[test]
fn f182_flicker_leads_through_the_shortcut_without_lanterns() {
    let row = json!(["ice-mouse", "ice-mouse", "ice-mouse"]);
    let mut t = with("flicker", json!({ "space": 2, "lanterns": 1 }), json!({ "step": "act", "companions": row }));
    t.act(0, "flicker");
    t.lead(0, "farglen", "shortcut");
    assert_eq!((t.state().caravan.road, t.seat(0).lanterns), (Road::Shortcut, 1));

    // only this turn
    let mut t = with("flicker", json!({ "space": 2 }), json!({ "step": "act" }));
    t.acts(0, &["flicker", "visit commissions", "commission farglen"]);
    assert_eq!((t.state().active, t.state().free_shortcut), (Seat(1), false));
}

#[test]
fn f183_gifts_on_strays_count_for_nothing_at_the_end() {
    let mut t = with("flicker", json!({ "companions": ["flicker", "phoenix"], "quartz": 2 }), json!({}));
    let gifts = |t: &Play| t.game().score(t.state(), Seat(0)).gifts;
    t.act(0, "flicker");
    assert_eq!(gifts(&t), 0);
    t.act(0, "ability phoenix 1");
    assert_eq!(gifts(&t), 1, "those on loyal companions do");
}
