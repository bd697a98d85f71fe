//! A9: buildings.
use crate::stage::{Play, Stage, merchant};
use merchants::effect::Effect;
use merchants::words::Side;
use serde_json::{Value, json};

/// The two faces of each tile.
const TILES: [[&str; 2]; 5] = [
    ["blazing-quartz-mine", "queens-eyes-surveyor"],
    ["icebreaker-harbor", "merchants-guildhall"],
    ["oracle-of-lumi", "candle-and-quartz"],
    ["othos-lanternworks", "guildmasters-mansion"],
    ["yedls-workshop", "frosted-filigree"],
];

/// Two dice in the pool, the wagon between bazaar and commissions, where this building stands.
/// Potion is at $5; instrument and weapon are at $1.
fn beside(building: &str, has: Value, scene: Value) -> Play {
    let elsewhere = TILES.iter().filter(|tile| !tile.contains(&building)).map(|tile| tile[0]);
    let four: Vec<&str> = std::iter::once(building).chain(elsewhere).take(4).collect();
    let mut me = merchant(has);
    me["space"] = json!(1);
    me["pool_illuminated"] = json!("1");
    let mut all = json!({ "step": "act", "wheel": "potion", "buildings": four, "seats": [me] });
    all.as_object_mut().unwrap().extend(scene.as_object().unwrap().clone());
    Stage::new(2).scene(all).begin()
}

/// The building was just used.
fn using(building: &str, has: Value) -> Play {
    let mut t = beside(building, has, json!({}));
    t.act(0, &format!("use {building}"));
    t
}

#[test]
fn f120_the_mine_gives_a_quartz() {
    let t = using("blazing-quartz-mine", json!({}));
    assert_eq!((t.seat(0).quartz, t.state().quartz, t.step()), (1, 23, "act"));
}

#[test]
fn f121_the_surveyor_gives_prestige_for_coins_or_a_quartz() {
    let after = |paid: &str| {
        let mut t = using("queens-eyes-surveyor", json!({ "coins": 2, "quartz": 1, "lanterns": 1 }));
        t.refused(0, "pay-lantern", "F-205");
        t.act(0, paid);
        let p = t.seat(0);
        (p.coins, p.quartz, p.prestige)
    };
    assert_eq!(after("pay-coins"), (0, 1, 3));
    assert_eq!(after("pay-quartz"), (2, 0, 3));
    assert_eq!(after("pass"), (2, 1, 0), "nobody has to pay");

    let mut poor = using("queens-eyes-surveyor", json!({ "coins": 1, "quartz": 1 }));
    poor.refused(0, "pay-coins", "F-205");
    let none = using("queens-eyes-surveyor", json!({ "coins": 1 }));
    assert_eq!((none.step(), none.seat(0).prestige), ("act", 0), "without the price nothing is asked");
}

#[test]
fn f122_the_harbor_has_goods_without_a_die_on_the_wheel() {
    let market = json!({ "market": { "weapon": 2, "armor": 2, "book": 1 } });
    let mut t = beside("icebreaker-harbor", json!({}), market);
    t.act(0, "use icebreaker-harbor");
    assert_eq!(t.offers_of(0, "gain"), ["gain instrument", "gain potion", "gain staff"]);
    t.refused(0, "gain book", "F-122");
    t.act(0, "gain staff");
    assert_eq!(t.goods(0), ["staff"]);
}

#[test]
fn f122_a_good_bought_this_turn_is_off_the_wheel() {
    let market = json!({ "market": { "weapon": 1, "armor": 2, "book": 2 } });
    let mut t = beside("icebreaker-harbor", json!({ "coins": 1 }), market);
    t.acts(0, &["visit bazaar", "buy weapon", "use icebreaker-harbor"]);
    assert_eq!(t.offers_of(0, "gain"), ["gain instrument", "gain potion", "gain staff", "gain weapon"]);
    t.act(0, "gain weapon");
    assert_eq!(t.goods(0), ["weapon", "weapon"]);
}

#[test]
fn f123_the_guildhall_sells_any_good_with_a_cheap_one() {
    for (paid, left) in [("pay-coins", (0, 1)), ("pay-lantern", (2, 0))] {
        let mut t = using("merchants-guildhall", json!({ "coins": 2, "lanterns": 1 }));
        t.act(0, paid);
        assert_eq!(t.offers_of(0, "gain").len(), 6, "any type");
        t.act(0, "gain staff");
        t.refused(0, "gain potion", "F-130");
        t.act(0, "gain weapon");
        assert_eq!(t.goods(0), ["weapon", "staff"]);
        assert_eq!((t.seat(0).coins, t.seat(0).lanterns), left);
    }
    let mut t = using("merchants-guildhall", json!({ "coins": 2, "lanterns": 1, "quartz": 1 }));
    t.refused(0, "pay-quartz", "F-205");
    t.act(0, "pass");
    assert_eq!((t.goods(0).len(), t.seat(0).coins, t.seat(0).lanterns), (0, 2, 1));
}

#[test]
fn f124_the_oracle_die_is_rolled_and_its_face_gained() {
    for face in 1..=6u8 {
        let mut t = beside("oracle-of-lumi", json!({}), json!({ "next": { "oracle": [face] } }));
        let cat = t.game().cat.clone();
        t.act(0, "use oracle-of-lumi");
        match *cat.list(cat.oracle[face as usize - 1]) {
            [Effect::Coins(n)] => assert_eq!(t.seat(0).coins, u16::from(n)),
            [Effect::Prestige(n)] => assert_eq!(t.seat(0).prestige, u16::from(n)),
            [Effect::Lanterns(n)] => assert_eq!(t.seat(0).lanterns, n),
            [Effect::Quartz(n)] => assert_eq!(t.seat(0).quartz, n),
            [Effect::Good(_, side)] => {
                t.act(0, "gain weapon");
                let weapon = if side == Side::Basic { "weapon" } else { "upgraded weapon" };
                assert_eq!(t.goods(0), [weapon], "weapons are among the goods at $1");
            }
            ref other => panic!("how to see {other:?}?"),
        }
        assert_eq!(t.step(), "act");
    }
}

#[test]
fn f125_candle_and_quartz_brings_a_hero_or_a_commission() {
    // agatha brings a lantern and wants, among others, a weapon: it is not sold
    let inn = || json!({ "inn": ["agatha", "alun", null, null] });
    let has = || json!({ "coins": 2, "goods": ["weapon", "potion", "upgraded instrument"] });
    let mut t = beside("candle-and-quartz", has(), inn());
    t.act(0, "use candle-and-quartz");
    assert_eq!(t.offers_of(0, "pay-good"), ["pay-good weapon basic"], "a basic good that is worth $1");
    t.refused(0, "pay-good instrument upgraded", "F-205");
    t.refused(0, "pay-good potion basic", "F-205");
    t.act(0, "pay-coins");
    let (agatha, alun) = (t.hero("agatha"), t.hero("alun"));
    assert_eq!(t.offers_of(0, "take-hero"), [format!("take-hero {agatha}"), format!("take-hero {alun}")]);
    assert_eq!(t.offers_of(0, "commission").len(), 6);
    t.refused(0, "take-hero-top", "F-188");
    t.act(0, &format!("take-hero {agatha}"));
    let p = t.seat(0);
    assert_eq!((p.heroes[0], p.lanterns, p.coins, t.goods(0).len()), (Some(agatha), 1, 0, 3));

    let mut t = beside("candle-and-quartz", has(), inn());
    let top = t.state().tops[4];
    t.acts(0, &["use candle-and-quartz", "pay-good weapon basic", "commission farglen"]);
    assert_eq!((t.seat(0).commissions[0], t.seat(0).coins), (top, 2));
    assert_eq!(t.goods(0), ["potion", "upgraded instrument"]);

    let mut t = beside("candle-and-quartz", has(), inn());
    t.acts(0, &["use candle-and-quartz", "pass"]);
    assert_eq!((t.step(), t.seat(0).hero_count(), t.seat(0).coins), ("act", 0, 2));
}

#[test]
fn f126_the_lanternworks_give_a_cheap_good_a_lantern_and_prestige() {
    let mut t = using("othos-lanternworks", json!({}));
    t.act(0, "gain weapon");
    let p = t.seat(0);
    assert_eq!((t.goods(0), p.lanterns, p.prestige), (vec!["weapon".to_string()], 1, 1));
}

#[test]
fn f127_the_mansion_swaps_lanterns_quartz_and_pairs_of_coins() {
    let has = |t: &Play| (t.seat(0).lanterns, t.seat(0).quartz, t.seat(0).coins);
    let mut t = using("guildmasters-mansion", json!({ "lanterns": 2, "quartz": 1, "coins": 3 }));
    t.acts(0, &["swap lantern quartz", "swap coins quartz"]);
    assert_eq!(has(&t), (1, 3, 1), "in several directions");
    t.refused(0, "swap coins quartz", "F-127");
    assert!(t.offered(0, "swap lantern quartz"), "any number");
    t.act(0, "done");
    assert_eq!(t.step(), "act");

    let mut t = using("guildmasters-mansion", json!({ "lanterns": 1, "quartz": 1 }));
    t.acts(0, &["swap quartz coins", "swap lantern coins"]);
    assert_eq!((has(&t), t.step()), ((0, 0, 4), "act"), "nothing is left to swap");

    let mut t = using("guildmasters-mansion", json!({ "lanterns": 1 }));
    t.act(0, "done");
    assert_eq!(has(&t), (1, 0, 0), "nobody has to");
}

#[test]
fn f127_what_overflows_at_the_mansion_is_discarded() {
    let mut t = using("guildmasters-mansion", json!({ "lanterns": 4, "quartz": 1 }));
    t.act(0, "swap quartz lantern");
    assert_eq!((t.seat(0).lanterns, t.seat(0).quartz), (4, 0));
    let mut t = using("guildmasters-mansion", json!({ "coins": 2, "horseshoes": 3 }));
    t.act(0, "swap coins quartz");
    assert_eq!(t.step(), "place-token");
    t.act(0, "drop-token horseshoe");
    assert_eq!((t.seat(0).quartz, t.seat(0).horseshoes, t.seat(0).coins), (1, 2, 0));
}

#[test]
fn f128_the_workshop_flips_a_basic_good_and_gives_a_lantern() {
    let mut t = using("yedls-workshop", json!({ "goods": ["staff", "book", "upgraded armor"] }));
    assert_eq!(t.offers_of(0, "flip"), ["flip book", "flip staff"]);
    t.act(0, "flip staff");
    assert_eq!(t.goods(0), ["book", "upgraded armor", "upgraded staff"]);
    assert_eq!(t.seat(0).lanterns, 1);
    let t = using("yedls-workshop", json!({ "goods": ["upgraded armor"] }));
    assert_eq!((t.seat(0).lanterns, t.step()), (1, "act"), "no basic good: the lantern only");
}

#[test]
fn f129_the_filigree_makes_an_upgraded_cheap_good() {
    let has = || json!({ "coins": 2, "goods": ["potion", "upgraded staff"] });
    let after = |paid: &str| {
        let mut t = using("frosted-filigree", has());
        t.acts(0, &[paid, "gain instrument"]);
        (t.goods(0), t.seat(0).coins)
    };
    let goods = |list: [&str; 2]| list.map(str::to_string).to_vec();
    assert_eq!(after("pay-good potion basic"), (goods(["upgraded staff", "upgraded instrument"]), 2));
    assert_eq!(after("pay-good staff upgraded"), (goods(["potion", "upgraded instrument"]), 2), "either side");
    assert_eq!(after("pay-coins").1, 0);
    let mut t = using("frosted-filigree", has());
    t.act(0, "pass");
    assert_eq!((t.goods(0), t.seat(0).coins), (goods(["potion", "upgraded staff"]), 2));
}

#[test]
fn f130_a_one_dollar_good_is_one_of_the_two_at_one_dollar_now() {
    let mut t = using("othos-lanternworks", json!({}));
    assert_eq!(t.offers_of(0, "gain"), ["gain instrument", "gain weapon"]);
    t.refused(0, "gain armor", "F-130");
    // a step of the wheel puts the weapon at $5 and the armor at $1
    let mut t = beside("othos-lanternworks", json!({}), json!({}));
    t.acts(0, &["visit bazaar", "wheel", "done", "use othos-lanternworks"]);
    assert_eq!(t.offers_of(0, "gain"), ["gain armor", "gain instrument"]);
}

#[test]
fn f131_a_building_is_used_once_and_only_with_both_dice() {
    let mut t = using("blazing-quartz-mine", json!({}));
    t.refused(0, "use blazing-quartz-mine", "F-131");
    t.acts(0, &["visit commissions", "commission farglen"]);
    assert_eq!(t.seat(0).quartz, 1);

    let seat = merchant(json!({ "space": 1 }));
    let buildings = ["blazing-quartz-mine", "oracle-of-lumi", "othos-lanternworks", "yedls-workshop"];
    let scene = json!({ "step": "act", "buildings": buildings, "seats": [seat] });
    let mut one_die = Stage::new(2).scene(scene).begin();
    assert_eq!(one_die.offers(0), ["visit bazaar", "visit commissions"]);
    one_die.refused(0, "use blazing-quartz-mine", "F-131");
}
