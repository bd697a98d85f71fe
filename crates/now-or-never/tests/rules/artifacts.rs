//! Section 18: artifacts.
use crate::rig::*;
use now_or_never::state::*;

#[test]
fn n238_demon_trap() {
    let mut t = Rig::new(2);
    t.tuck(0, "demon-trap");
    t.turn(1);
    t.use_power(0, "demon-trap");
    assert_eq!((t.seat(0).goods, t.seat(0).mana), ([0, 0, 1, 0], 3), "at any time");
    t.refused(0, &t.using("demon-trap"), "N-122");
}

#[test]
fn n239_warp_stone() {
    let mut t = Rig::new(2);
    t.tuck(0, "warp-stone");
    t.refused(0, &t.using("warp-stone"), "N-122"); // no hero action of its own
    t.act(0, "march 0");
    t.use_power(0, "warp-stone");
    t.use_power(0, "warp-stone");
    assert!(matches!(t.step(), Step::Move { left: 10, .. }));
    assert_eq!(t.seat(0).mana, 2);
}

/// A18: no die, no hearts.
#[test]
fn n240_metal_hound_fetches_any_token() {
    let mut t = Rig::new(2);
    t.tuck(0, "metal-hound");
    t.turn(1);
    t.refused(0, &t.using("metal-hound"), "N-122");
    t.turn(0);
    t.next_find("coin-cache");
    t.use_power(0, "metal-hound");
    assert_eq!(t.offers_of(0, "token").len(), 14);
    let space = t.letter('K');
    t.act(0, &format!("token {space}"));
    let p = t.seat(0);
    assert_eq!((p.coins, p.tokens, p.hearts, p.mana), (22, 1, 10, 1));
    assert!(!t.unclaimed('K'));
    assert_eq!((t.step(), t.asked()), (Step::Turn, vec![0]), "the turn is not used up");
    t.p(0).mana = 4;
    t.refused(0, &t.using("metal-hound"), "N-122");
}

/// While the die of a search lies there the hound may bring that very token: the hearts are lost all the same.
#[test]
fn n240_the_hound_is_faster_than_the_search() {
    let mut t = Rig::new(2);
    t.tuck(0, "metal-hound");
    let space = t.letter('C');
    t.stand(0, space);
    t.toll_dice(&[2]);
    t.act(0, "search");
    t.next_find("coin-cache");
    t.use_power(0, "metal-hound");
    t.acts(0, &[&format!("token {space}"), "accept"]);
    assert_eq!((t.seat(0).hearts, t.seat(0).tokens, t.asked()), (8, 1, vec![1]));
}

#[test]
fn n241_life_candle() {
    let mut t = Rig::new(2);
    t.tuck(0, "life-candle");
    t.p(0).hearts = 1;
    t.face(0, 1);
    t.refused(0, &t.using("life-candle"), "N-122"); // not in a fight
    t.turn(1);
    t.use_power(0, "life-candle");
    assert_eq!((t.seat(0).hearts, t.seat(0).mana), (7, 3));
    t.refused(0, &t.using("life-candle"), "N-122");
}

#[test]
fn n242_magic_chest() {
    let mut t = Rig::new(2);
    t.tuck(0, "magic-chest");
    t.act(0, "pass");
    t.use_power(0, "magic-chest");
    assert_eq!((t.seat(0).coins, t.seat(0).mana), (21, 3), "after passing too");
    t.refused(0, &t.using("magic-chest"), "N-122");
}

/// A19: a whole hero action, without a token.
#[test]
fn n243_lightning_fungus_is_a_hero_action() {
    let mut t = Stage::new(2).print(flat).begin();
    t.tuck(0, "lightning-fungus");
    t.p(0).arrows = 0b111;
    t.p(0).space = 14;
    t.turn(0);
    t.use_power(0, "lightning-fungus");
    assert_eq!(t.step(), Step::Move { from: 14, left: 3 });
    t.acts(0, &["go 16", "stop"]);
    assert!(matches!(t.step(), Step::Stand { .. }));
    assert_eq!((t.seat(0).mana, t.seat(0).arrows), (3, 0b111));
    t.act(0, "done");
    assert_eq!(t.asked(), [1], "it was the action of the turn");
    t.turn(0);
    t.refused(0, &t.using("lightning-fungus"), "N-122"); // once per season
    t.produce();
    t.p(0).hearts = 0;
    t.refused(0, &t.using("lightning-fungus"), "N-243"); // hearts
    t.p(0).hearts = 1;
    t.act(0, "march 0");
    t.refused(0, &t.using("lightning-fungus"), "N-243"); // not in the middle of another action
}
