//! A12: wagon upgrades.
use crate::companions::ruins_face;
use crate::stage::{Play, Stage, merchant};
use merchants::effect::Effect;
use merchants::words::*;
use serde_json::{Value, json};

/// A merchant with one upgrade at the start of his turn: all his reserve dice show 4, an instrument by the chart.
fn planning(tile: &str, has: Value) -> Play {
    let mut me = merchant(has);
    me["upgrades"] = json!([tile]);
    me["reserve"] = json!(["4", "4", "4", "4"]);
    Stage::new(2).scene(json!({ "step": "plan", "wheel": "potion", "seats": [me] })).begin()
}

/// Cosimo offers the upgrades, for agatha.
fn choosing(has: Value) -> Play {
    choosing_by(has, "two_points")
}

fn choosing_by(has: Value, storage_tile: &str) -> Play {
    let mut me = merchant(has);
    me["heroes"] = json!(["agatha"]);
    me["companions"] = json!(["cosimo"]);
    let stage = Stage::new(2).option("storage_tile", storage_tile);
    let mut t =
        stage.scene(json!({ "step": "plan", "seats": [me, merchant(json!({ "steeds": ["velvet"] }))] })).begin();
    t.act(0, &format!("cosimo {}", t.hero("agatha")));
    t
}

#[test]
fn f157_the_workbench_crafts_upgraded_goods() {
    let mut t = planning("workbench", json!({}));
    t.act(0, "bump 4 1");
    assert_eq!(t.goods(0), ["upgraded instrument"]);

    let late = merchant(json!({ "upgrades": ["workbench"] }));
    let mut t = Stage::new(2).scene(json!({ "round": 11, "seats": [late] })).begin();
    t.act(0, "unlock 1");
    assert_eq!(t.offers_of(0, "gain").len(), 6, "a good of your choice");
    t.act(0, "gain book");
    assert_eq!(t.goods(0), ["upgraded book"]);
}

#[test]
fn f158_the_mirror_gives_a_lantern_and_perhaps_a_die() {
    let glowing = || json!({ "special_reserve": ["2", "3"] });
    let mut t = planning("mirror", glowing());
    t.act(0, "bump 4 2");
    assert_eq!(t.seat(0).lanterns, 1);
    assert_eq!(t.offers(0), ["done", "light 2", "light 3"]);
    t.act(0, "light 3");
    assert_eq!((t.seat(0).lit, t.seat(0).glow), (Some(Face::Three), [Some(Face::Two), None]));
    let mut t = planning("mirror", glowing());
    t.acts(0, &["bump 4 2", "done"]);
    assert_eq!((t.seat(0).lanterns, t.seat(0).lit, t.seat(0).glowing()), (1, None, 2));
    let mut t = planning("mirror", json!({ "special_reserve": [] }));
    t.act(0, "bump 4 2");
    assert_eq!((t.seat(0).lanterns, t.step()), (1, "act"), "no die, nothing to ask");
    // without the tile it is one or the other
    let mut t = planning("purse", glowing());
    t.acts(0, &["bump 4 2", "light 3"]);
    assert_eq!((t.seat(0).lanterns, t.seat(0).lit), (0, Some(Face::Three)));
}

#[test]
fn f159_the_purse_gives_three_coins_or_prestige() {
    let mut t = planning("purse", json!({}));
    t.act(0, "bump 4 3");
    assert_eq!(t.offers(0), ["coins", "prestige"]);
    t.refused(0, "wheel", "F-159");
    t.act(0, "coins");
    assert_eq!((t.seat(0).coins, t.seat(0).prestige), (3, 0));
    let mut t = planning("purse", json!({}));
    t.acts(0, &["bump 4 3", "prestige"]);
    assert_eq!((t.seat(0).coins, t.seat(0).prestige), (0, 1));
    let mut other = planning("mirror", json!({}));
    other.acts(0, &["bump 4 3", "coins"]);
    assert_eq!(other.seat(0).coins, 2);
}

#[test]
fn f160_the_stable_brings_a_second_steed() {
    let mut t = choosing(json!({ "steeds": ["whisper"], "quartz": 1 }));
    t.act(0, "upgrade stable");
    let free = ["brembizant", "longshadow", "lovebug", "sugarfoot", "woolsworth"].map(|s| format!("steed {s}"));
    assert_eq!(t.offers(0), free, "at once, any that nobody owns");
    t.act(0, "steed longshadow");
    let p = t.seat(0);
    assert!(p.owns(Steed::Whisper) && p.owns(Steed::Longshadow));
    assert_eq!((p.inventory_slots(), p.quartz), (2, 1), "it occupies a slot for good");
}

#[test]
fn f160_the_stable_leaves_two_slots_in_the_inventory() {
    let me =
        merchant(json!({ "upgrades": ["stable"], "quartz": 1, "horseshoes": 1, "space": 1, "pool_illuminated": "1" }));
    let buildings = ["blazing-quartz-mine", "oracle-of-lumi", "othos-lanternworks", "yedls-workshop"];
    let mut t = Stage::new(2).scene(json!({ "step": "act", "buildings": buildings, "seats": [me] })).begin();
    t.act(0, "use blazing-quartz-mine");
    assert_eq!(t.step(), "place-token");
}

/// The face of the ruins die that gives two coins.
fn two_coins() -> u8 {
    ruins_face(Effect::Coins(2))
}

/// At the ruins: the marker has moved and the good is taken.
fn at_the_ruins(upgrades: &[&str], lanterns: u8) -> Play {
    let me = merchant(json!({ "upgrades": upgrades, "lanterns": lanterns, "space": 2 }));
    let mut t =
        Stage::new(2).scene(json!({ "step": "act", "seats": [me], "next": { "ruins": [two_coins()] } })).begin();
    t.acts(0, &["visit yurg", "ruins 1", "gain weapon"]);
    t
}

#[test]
fn f161_with_the_ruins_lantern_the_ruins_die_is_free() {
    for lanterns in [0, 3] {
        let mut t = at_the_ruins(&["ruins-lantern"], lanterns);
        t.act(0, "roll");
        assert_eq!((t.seat(0).coins, t.seat(0).lanterns), (2, lanterns));
    }
    let mut other = at_the_ruins(&[], 1);
    other.act(0, "roll");
    assert_eq!((other.seat(0).coins, other.seat(0).lanterns), (2, 0));
    assert_eq!(at_the_ruins(&[], 0).asked(), Some(1), "without a lantern nothing was asked");
}

#[test]
fn f161_the_ruins_lantern_is_no_lantern() {
    let me = |lanterns: u8| merchant(json!({ "upgrades": ["ruins-lantern"], "lanterns": lanterns, "space": 2 }));
    let row = ["ice-mouse", "ice-mouse", "ice-mouse"];
    let scene = |lanterns| json!({ "step": "act", "companions": row, "seats": [me(lanterns)], "next": { "travel": [1, 2, 3] } });
    let mut t = Stage::new(2).scene(scene(2)).begin();
    let companion = format!("companion {}", t.companion(0));
    t.acts(0, &["visit yurg", "caravan", &companion]);
    t.refused(0, "declare farglen shortcut", "F-091");
    // two dice and nothing to reroll them with
    let mut t = Stage::new(2).scene(scene(0)).begin();
    let farthest = format!("companion {}", t.companion(2));
    t.acts(0, &["visit yurg", "caravan", &farthest, "declare farglen dark"]);
    t.act(1, "join");
    t.refused(0, "reroll", "F-096");
    // and its slot is taken for good
    let mut t = planning("ruins-lantern", json!({ "lanterns": 3 }));
    t.acts(0, &["bump 4 2", "lantern"]);
    assert_eq!((t.seat(0).lanterns, t.seat(0).lantern_slots()), (3, 3));
}

fn tile_cells(t: &Play) -> (String, Vec<u64>) {
    let view = t.view(None);
    let pieces = view["wagons"][0]["packing"]["goods"].as_array().unwrap();
    let tile = pieces.iter().find(|piece| piece["good"].is_null()).expect("the tile lies in storage");
    let cells = tile["cells"].as_array().unwrap().iter().map(|c| c.as_u64().unwrap()).collect();
    (tile["place"].as_str().unwrap().to_string(), cells)
}

fn with_strongbox(goods: Value, steeds: Value, option: &str) -> Stage {
    let seat = merchant(json!({ "upgrades": ["strongbox"], "goods": goods, "steeds": steeds, "special_reserve": [] }));
    let other = merchant(json!({}));
    Stage::new(2).option("storage_tile", option).scene(json!({ "step": "final", "seats": [seat, other] }))
}

#[test]
fn f162_the_strongbox_lies_in_storage_and_is_worth_two_points() {
    let (none, staffs) = (json!([]), json!(vec!["staff"; 4]));
    assert!(with_strongbox(json!(vec!["staff"; 6]), none.clone(), "two_points").impossible().contains("F-140"));
    let t = with_strongbox(staffs, none, "two_points").begin();
    assert_eq!((tile_cells(&t).1.len(), t.game().score(t.state(), table::Seat(0)).points), (4, 2));
    // it is moved to make room: here into the saddle bag
    assert_eq!(tile_cells(&t).0, "grid");
    let bag = with_strongbox(json!(vec!["staff"; 6]), json!(["sugarfoot"]), "two_points").begin();
    assert_eq!(tile_cells(&bag).0, "bag.0");
}

#[test]
fn f162_the_strongbox_is_never_discarded() {
    let me = json!({ "upgrades": ["strongbox"], "goods": ["staff", "staff", "staff", "staff"], "companions": ["ice-mouse"], "quartz": 1 });
    let mut t = Stage::new(2).scene(json!({ "step": "plan", "seats": [merchant(me)] })).begin();
    t.acts(0, &["ability ice-mouse 2", "gain armor"]);
    assert_eq!((t.step(), t.offers(0)), ("place-good", vec!["decline".to_string(), "drop staff basic".into()]));
    t.acts(0, &["drop staff basic"]);
    assert!(t.seat(0).has_tile(Tile::Strongbox));
}

#[test]
fn f162_or_the_strongbox_is_another_room_of_two_by_two() {
    let goods = json!(["staff", "staff", "staff", "staff", "staff", "staff", "book"]);
    let t = with_strongbox(goods.clone(), json!([]), "extra_2x2").begin();
    let packing = t.view(None)["wagons"][0]["packing"].clone();
    assert_eq!(packing["bags"], 1);
    assert!(packing["goods"].as_array().unwrap().iter().all(|piece| !piece["good"].is_null()));
    assert_eq!(t.game().score(t.state(), table::Seat(0)).points, 0);
    let mut more = goods;
    more.as_array_mut().unwrap().push(json!("book"));
    assert!(with_strongbox(more.clone(), json!([]), "extra_2x2").impossible().contains("F-140"));
    with_strongbox(more, json!(["sugarfoot"]), "extra_2x2").begin();
}

#[test]
fn f163_a_token_makes_room_for_the_stable() {
    let mut t = choosing(json!({ "quartz": 1, "horseshoes": 2 }));
    t.act(0, "upgrade stable");
    assert_eq!(
        (t.step(), t.offers(0)),
        ("place-tile", vec!["drop-token quartz".into(), "drop-token horseshoe".into()])
    );
    t.refused(0, "decline", "F-163");
    t.acts(0, &["drop-token horseshoe", "steed whisper"]);
    let p = t.seat(0);
    assert_eq!((p.quartz, p.horseshoes, p.inventory_slots()), (1, 1, 2));
    assert!(p.has_tile(Tile::Stable));
}

#[test]
fn f163_a_lantern_makes_room_for_the_ruins_lantern() {
    let mut t = choosing(json!({ "lanterns": 4 }));
    t.act(0, "upgrade ruins-lantern");
    assert_eq!((t.seat(0).lanterns, t.seat(0).lantern_slots()), (3, 3));
    let mut t = choosing(json!({ "lanterns": 3 }));
    t.act(0, "upgrade ruins-lantern");
    assert_eq!((t.seat(0).lanterns, t.seat(0).lantern_slots()), (3, 3), "it has room");
}

#[test]
fn f163_goods_make_room_for_the_strongbox() {
    let full = || json!({ "goods": ["staff", "staff", "staff", "upgraded staff", "upgraded staff", "upgraded staff"] });
    let mut t = choosing(full());
    t.act(0, "upgrade strongbox");
    assert_eq!((t.step(), t.offers(0)), ("place-tile", vec!["drop staff basic".into(), "drop staff upgraded".into()]));
    t.refused(0, "decline", "F-163");
    t.act(0, "drop staff basic");
    assert_eq!(t.step(), "place-tile", "the free column is too narrow");
    t.act(0, "drop staff basic");
    assert_eq!(t.goods(0), ["staff", "upgraded staff", "upgraded staff", "upgraded staff"]);
    assert!(t.seat(0).has_tile(Tile::Strongbox) && t.step() == "plan");
    tile_cells(&t);
    // as an extra room it needs none
    let mut t = choosing_by(full(), "extra_2x2");
    t.act(0, "upgrade strongbox");
    assert_eq!((t.goods(0).len(), t.step()), (6, "plan"));
}
