//! A8, the outlying towns: goods and heroes are delivered.
use crate::stage::{Play, Stage, merchant};
use merchants::words::{Good, Town};
use serde_json::{Value, json};

/// A caravan of two that has come to its town; nothing happened on the road.
fn arrive(town: &str, leader: Value, follower: Value) -> Play {
    let mut leader = merchant(leader);
    leader["space"] = json!(2);
    let scene = json!({
        "step": "act", "companions": ["raven", "ice-mouse", "phoenix"], "seats": [leader, merchant(follower)],
        "next": { "dark_events": ["keeperless-bridge"], "travel": [4, 4] },
    });
    let mut t = Stage::new(2).scene(scene).begin();
    let card = t.companion(0);
    t.acts(0, &["visit yurg", "caravan", &format!("companion {card}"), &format!("declare {town} dark")]);
    t.act(1, "join");
    t
}

fn deliver(t: &mut Play, seat: u8, commission: &str, goods: &[&str]) {
    let commission = t.commission(commission);
    t.act(seat, &format!("deliver {commission}"));
    for good in goods {
        t.act(seat, &format!("give {good}"));
    }
}

fn bring(t: &mut Play, seat: u8, hero: &str) {
    let hero = t.hero(hero);
    t.act(seat, &format!("bring {hero}"));
}

#[test]
fn f100_the_leader_delivers_only_to_the_declared_town() {
    let wagon = json!({
        "heroes": ["agatha", "alun"], "commissions": ["frost-pass", "ember-parade"], "goods": ["armor", "armor"],
    });
    let mut t = arrive("northbreak", wagon, json!({}));
    let (agatha, alun) = (t.hero("agatha"), t.hero("alun"));
    let (here, there) = (t.commission("frost-pass"), t.commission("ember-parade"));
    assert_eq!(t.offers(0), ["done".to_string(), format!("deliver {here}"), format!("bring {agatha}")]);
    t.refused(0, &format!("bring {alun}"), "F-100");
    t.refused(0, &format!("deliver {there}"), "F-100");
}

#[test]
fn f100_a_follower_chooses_that_town_or_its_neighbour_or_passes() {
    let wagon = json!({ "heroes": ["agatha", "alun", "lioba"] });
    let begin = || arrive("northbreak", json!({}), wagon.clone());

    let mut t = begin();
    assert_eq!(t.offers(1), ["pass", "enter northbreak", "enter scorchborn"]);
    t.refused(1, "enter nightpoem", "F-100");
    t.act(1, "enter northbreak");
    assert_eq!(t.offers(1), ["done".to_string(), format!("bring {}", t.hero("agatha"))]);

    let mut t = begin();
    t.act(1, "enter scorchborn");
    let agatha = t.hero("agatha");
    t.refused(1, &format!("bring {agatha}"), "F-100"); // one town, not both
    bring(&mut t, 1, "alun");
    assert_eq!((t.seat(1).coins, t.seat(1).hero_count(), t.asked()), (2, 2, Some(0)));

    let mut t = begin();
    t.act(1, "pass");
    assert_eq!((t.seat(1).coins, t.seat(1).hero_count(), t.asked()), (0, 3, Some(0)));
}

#[test]
fn f101_two_towns_make_a_region() {
    let hero_of = |town: &str| match town {
        "northbreak" => "agatha",
        "scorchborn" => "alun",
        "cursecairn" => "atlantes",
        "nightpoem" => "lioba",
        "farglen" => "perrigan",
        _ => "alembra",
    };
    let pairs = [("northbreak", "scorchborn"), ("cursecairn", "nightpoem"), ("farglen", "windglass")];
    for (i, &(a, b)) in pairs.iter().enumerate() {
        for (town, neighbour) in [(a, b), (b, a)] {
            for (stranger, _) in [pairs[(i + 1) % 3], pairs[(i + 2) % 3]] {
                let heroes = [town, neighbour, stranger].map(hero_of);
                let t = arrive(town, json!({}), json!({ "heroes": heroes }));
                assert_eq!(t.offers_of(1, "enter").len(), 2);
                assert!(t.offered(1, &format!("enter {town}")) && t.offered(1, &format!("enter {neighbour}")));
            }
        }
    }
}

#[test]
fn f102_any_number_of_commissions_and_heroes() {
    let wagon = json!({
        "heroes": ["agatha", "brannoch", "alun"], "commissions": ["frost-pass", "garrison-school", "ember-parade"],
        "goods": ["weapon", "weapon", "book"],
    });
    let mut t = arrive("northbreak", wagon.clone(), json!({}));
    bring(&mut t, 0, "brannoch");
    deliver(&mut t, 0, "garrison-school", &["book basic", "weapon basic"]);
    bring(&mut t, 0, "agatha");
    assert_eq!(t.seat(0).hero_count(), 1);
    assert_eq!((t.seat(0).brought.len(), t.seat(0).delivered.len()), (2, 1));
    deliver(&mut t, 0, "frost-pass", &[]); // the weapon that is left goes by itself
    assert_eq!((t.seat(0).delivered.len(), t.seat(0).coins, t.seat(0).prestige), (2, 4, 3 + 1));

    // or nothing at all
    let mut t = arrive("northbreak", wagon, json!({}));
    t.act(0, "done");
    assert_eq!((t.seat(0).hero_count(), t.seat(0).prestige, t.step()), (3, 0, "fortune"));
}

#[test]
fn f102_everybody_delivers_for_himself() {
    let leader = json!({ "heroes": ["agatha"] });
    let follower = json!({ "heroes": ["alun"], "commissions": ["ember-parade"], "goods": ["armor", "potion"] });
    let mut t = arrive("northbreak", leader, follower);
    t.act(0, "done"); // what the leader leaves undone is no hindrance
    t.act(1, "enter scorchborn");
    deliver(&mut t, 1, "ember-parade", &["armor basic", "potion basic"]);
    bring(&mut t, 1, "alun");
    assert_eq!((t.seat(0).coins, t.seat(0).prestige, t.seat(1).coins, t.seat(1).prestige), (0, 0, 2, 3));
}

#[test]
fn f102_what_lacks_every_good_cannot_be_delivered() {
    let wagon = json!({ "heroes": ["agatha"], "commissions": ["frost-pass"], "goods": ["book", "potion"] });
    let mut t = arrive("northbreak", wagon, json!({}));
    let commission = t.commission("frost-pass");
    t.refused(0, &format!("deliver {commission}"), "F-102");
}

#[test]
fn f103_one_two_or_three_goods_give_1_3_or_6_prestige() {
    for (goods, prestige) in [
        (&["weapon basic"][..], 1),
        (&["weapon basic", "staff basic"], 3),
        (&["weapon basic", "staff basic", "armor basic"], 6),
    ] {
        let wagon = json!({ "commissions": ["frost-pass"], "goods": ["weapon", "staff", "armor"] });
        let mut t = arrive("northbreak", wagon, json!({}));
        deliver(&mut t, 0, "frost-pass", goods);
        if goods.len() < 3 {
            t.act(0, "done");
        }
        assert_eq!(t.seat(0).prestige, prestige);
        assert_eq!(t.seat(0).goods_in_all() as usize, 3 - goods.len());
    }
}

#[test]
fn f103_every_upgraded_good_gives_1_more() {
    let wagon =
        json!({ "commissions": ["frost-pass"], "goods": ["upgraded weapon", "upgraded staff", "upgraded armor"] });
    for (goods, prestige) in [
        (&["weapon upgraded"][..], 1 + 1),
        (&["weapon upgraded", "staff upgraded"], 3 + 2),
        (&["weapon upgraded", "staff upgraded", "armor upgraded"], 6 + 3),
    ] {
        let mut t = arrive("northbreak", wagon.clone(), json!({}));
        deliver(&mut t, 0, "frost-pass", goods);
        if goods.len() < 3 {
            t.act(0, "done");
        }
        assert_eq!(t.seat(0).prestige, prestige);
    }
}

#[test]
fn f103_at_least_one_good_and_one_for_each_request() {
    let wagon = json!({ "commissions": ["frost-pass"], "goods": ["weapon", "upgraded weapon", "staff", "book"] });
    let mut t = arrive("northbreak", wagon, json!({}));
    deliver(&mut t, 0, "frost-pass", &[]);
    t.refused(0, "done", "F-103");
    t.refused(0, "give book basic", "F-103"); // not requested
    t.refused(0, "give armor basic", "F-103"); // not there
    t.act(0, "give weapon upgraded");
    t.refused(0, "give weapon basic", "F-103"); // one weapon was requested
    t.act(0, "done");
    assert_eq!((t.seat(0).prestige, t.goods(0)), (2, ["weapon", "book", "staff"].map(String::from).to_vec()));
}

#[test]
fn f104_goods_go_to_the_supply_and_the_commission_to_the_log() {
    let wagon = json!({ "commissions": ["frost-pass", "ember-parade"], "goods": ["weapon", "upgraded staff"] });
    let mut t = arrive("northbreak", wagon, json!({}));
    let stock = t.state().supply;
    deliver(&mut t, 0, "frost-pass", &["weapon basic", "staff upgraded"]);
    for good in [Good::Weapon, Good::Staff] {
        assert_eq!(t.state().supply[good.index()], stock[good.index()] + 1);
    }
    let p = t.seat(0);
    assert_eq!(p.goods_in_all(), 0);
    assert_eq!(p.delivered.iter().collect::<Vec<_>>(), [t.commission("frost-pass")]);
    assert!(
        !p.commissions.contains(&Some(t.commission("frost-pass")))
            && p.commissions.contains(&Some(t.commission("ember-parade")))
    );
}

#[test]
fn f105_an_upgraded_instrument_and_a_basic_potion_give_4_prestige() {
    let wagon = json!({ "commissions": ["ember-parade"], "goods": ["upgraded instrument", "potion"] });
    let mut t = arrive("scorchborn", wagon, json!({}));
    deliver(&mut t, 0, "ember-parade", &["instrument upgraded", "potion basic"]);
    assert_eq!(t.seat(0).prestige, 4);
}

#[test]
fn f105_three_basic_goods_give_6_prestige() {
    let wagon = json!({ "commissions": ["ember-parade"], "goods": ["instrument", "potion", "armor"] });
    let mut t = arrive("scorchborn", wagon, json!({}));
    deliver(&mut t, 0, "ember-parade", &["instrument basic", "potion basic", "armor basic"]);
    assert_eq!(t.seat(0).prestige, 6);
}

#[test]
fn f106_a_hero_gives_what_his_region_gives_and_goes_to_the_log() {
    for (town, hero, coins, prestige) in [
        (Town::Northbreak, "agatha", 2, 0),
        (Town::Scorchborn, "alun", 2, 0),
        (Town::Cursecairn, "atlantes", 1, 1),
        (Town::Nightpoem, "lioba", 1, 1),
        (Town::Farglen, "perrigan", 0, 2),
        (Town::Windglass, "alembra", 0, 2),
    ] {
        let mut t = arrive(town.word(), json!({ "heroes": [hero] }), json!({}));
        bring(&mut t, 0, hero);
        let p = t.seat(0);
        assert_eq!((p.coins, p.prestige), (coins, prestige), "{town}");
        assert_eq!((p.hero_count(), p.brought.iter().collect::<Vec<_>>()), (0, vec![t.hero(hero)]));
    }
}

/// Six staffs fill the wagon, so the armor lies with Haldric, who can store a good.
fn loaded(with: Value) -> Value {
    let mut wagon =
        json!({ "heroes": ["haldric"], "goods": ["staff", "staff", "staff", "staff", "staff", "staff", "armor"] });
    for (name, value) in with.as_object().unwrap() {
        wagon[name] = value.clone();
    }
    wagon
}

#[test]
fn f107_without_the_hero_it_would_not_fit() {
    let seat = merchant(loaded(json!({ "heroes": ["agatha"] })));
    assert!(Stage::new(2).scene(json!({ "step": "act", "seats": [seat] })).impossible().contains("F-140"));
}

#[test]
fn f107_a_good_that_lies_on_a_hero_can_be_delivered() {
    let mut t = arrive("northbreak", loaded(json!({ "commissions": ["tourney-on-the-ice"] })), json!({}));
    deliver(&mut t, 0, "tourney-on-the-ice", &["armor basic", "staff basic"]);
    assert_eq!((t.seat(0).prestige, t.seat(0).count(Good::Armor)), (3, 0));
}

#[test]
fn f107_it_can_be_sold() {
    let seat = merchant(loaded(json!({ "space": 4 })));
    let scene = json!({ "step": "act", "wheel": "potion", "inn": ["wenna", "agatha", null, null], "seats": [seat] });
    let mut t = Stage::new(2).scene(scene).begin();
    let wenna = t.hero("wenna");
    t.acts(0, &["visit inn", &format!("host {wenna}"), "sell armor basic"]);
    assert_eq!((t.seat(0).coins, t.seat(0).count(Good::Armor)), (2, 0));
}

#[test]
fn f107_it_can_be_upgraded() {
    let seat = merchant(loaded(json!({ "space": 1, "pool_illuminated": "1" })));
    let buildings = ["yedls-workshop", "blazing-quartz-mine", "oracle-of-lumi", "othos-lanternworks"];
    let mut t = Stage::new(2).scene(json!({ "step": "act", "buildings": buildings, "seats": [seat] })).begin();
    t.acts(0, &["use yedls-workshop", "flip armor"]);
    assert!(t.goods(0).contains(&"upgraded armor".to_string()));
}

#[test]
fn f107_it_can_be_lost() {
    let seat = merchant(loaded(json!({ "space": 2 })));
    let scene = json!({
        "step": "act", "companions": ["raven", "ice-mouse", "phoenix"], "seats": [seat, merchant(json!({}))],
        "next": { "dark_events": ["false-caravan"], "travel": [3] },
    });
    let mut t = Stage::new(2).scene(scene).begin();
    t.acts(0, &["visit yurg", "caravan", "companion-top", "declare farglen dark"]);
    t.act(1, "refuse");
    assert_eq!(t.step(), "lose-good");
    t.act(0, "drop armor basic");
    assert_eq!(t.seat(0).count(Good::Armor), 0);
}
