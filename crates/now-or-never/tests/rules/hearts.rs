//! Section 11: running out of hearts.
use crate::rig::*;
use now_or_never::state::*;
use now_or_never::words::*;

#[test]
fn n141_at_0_hearts_the_turn_is_over() {
    let mut t = Stage::new(2).print(flat).begin();
    t.p(0).hearts = 1;
    t.p(0).space = 4;
    t.open(0, Step::Move { from: 4, left: 0 });
    t.act(0, "go 5");
    assert_eq!((t.seat(0).hearts, t.seat(0).space), (0, 5));
    assert_eq!(t.asked(), [1], "no stop, no quest, nothing");
}

#[test]
fn n142_without_hearts_no_hero_acts() {
    let mut t = Rig::new(2);
    t.p(0).hearts = 0;
    t.turn(0);
    t.refused(0, "march 0", "N-142");
    t.act(0, "rest 0 hearts");
    t.turn(0);
    assert!(t.offered(0, "march 0"));
}

#[test]
fn n143_without_hearts_everything_else_goes_on() {
    let mut t = Rig::new(2);
    t.p(0).hearts = 0;
    t.p(0).goods = [1, 0, 0, 0];
    t.turn(0);
    for action in ["pay 0 1", "rest 0 coin", "sell 0", "pass"] {
        assert!(t.offered(0, action), "{action}");
    }
    t.act(0, "pay 0 1");
    assert_eq!(t.seat(0).hearts, 10, "a healer heals");
}

#[test]
fn n144_what_is_open_at_0_hearts_comes_to_nothing() {
    // a location: no reward
    let mut t = Rig::new(2);
    t.p(0).hearts = 5;
    t.visit(0, Location::ForestOfFaces);
    assert_eq!((t.seat(0).hearts, t.seat(0).coins, t.asked()), (0, 17, vec![1]));
    // a fight: it ends, and the enemy is as healthy as before
    let mut t = Rig::new(2);
    t.p(0).hearts = 1;
    t.face(0, 2);
    t.attack_dice(&[1]);
    t.acts(0, &["roll", "strike"]);
    assert_eq!((t.seat(0).hearts, t.s.enemies[1], t.asked()), (0, 2, vec![1]));
    t.p(0).hearts = 10;
    t.face(0, 2);
    assert!(matches!(t.step(), Step::Fight { dealt: 0, .. }));
    // a search: the token stays
    let mut t = Rig::new(2);
    t.p(0).hearts = 2;
    t.search(0, 'B', 4, "coin-cache");
    assert_eq!((t.seat(0).hearts, t.seat(0).tokens, t.unclaimed('B')), (0, 0, true));
}
