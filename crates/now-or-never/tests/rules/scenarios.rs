//! 22: scenarios across the chapters. Those about one chapter stand there.
use crate::rig::Rig;
use now_or_never::state::Phase;
use now_or_never::words::*;

/// The last turn of the game, of seat 0. Nobody owns anything.
fn last_turn() -> Rig {
    let mut t = Rig::new(2);
    t.s.season = 6;
    for seat in 0..2 {
        t.p(seat).coins = 0;
        t.p(seat).goods = [0; 4];
    }
    t.last_to_pass(0);
    t
}
fn score(t: &Rig, seat: u8) -> i16 {
    t.game.score(t.seat(seat)).total()
}

#[test]
fn n303_coins_from_before_the_final_production_score_nothing() {
    let mut t = last_turn();
    t.p(0).coins = 50;
    t.p(0).goods = [9, 9, 9, 9];
    t.p(0).tokens = 3;
    t.act(0, "pass");
    assert_eq!(t.s.phase, Phase::Over);
    assert_eq!(score(&t, 0), 3, "three coins of the search tokens");
}

#[test]
fn n304_an_order_completed_in_time_scores_two() {
    let mut t = last_turn();
    let goods = t.game.cat.orders[0].goods;
    t.p(0).orders = 0b11;
    t.p(0).goods = goods;
    t.act(0, "order 0");
    assert_eq!(t.seat(0).coins, u16::from(t.game.cat.orders[0].coins));
    t.act(0, "pass");
    assert_eq!(score(&t, 0), 2, "its coins are gone, and the other order too");
}

#[test]
fn n305_hearts_carry_over() {
    let mut t = Rig::new(2);
    t.p(0).hearts = 3;
    t.p(1).hearts = 0;
    t.act(0, "pass");
    t.act(1, "pass");
    assert_eq!((t.s.season, t.seat(0).hearts, t.seat(1).hearts), (2, 3, 0));
}

#[test]
fn n306_an_exhausted_hero_rests_a_specialist_and_goes_on() {
    let mut t = Rig::new(2);
    t.p(0).hearts = 0;
    t.refused(0, "march 0", "N-142");
    t.act(0, "rest 0 hearts");
    assert_eq!(t.seat(0).hearts, 2);
    t.act(1, "pass");
    assert!(t.offered(0, "march 0"));
}

#[test]
fn n307_a_second_level_needs_a_first_of_its_colour() {
    let mut t = Rig::new(2);
    t.p(0).experience = 20;
    t.act(0, "learn 0 0");
    t.refused(0, "learn 4 0", "N-307");
    assert!(t.offered(0, "learn 1 1"), "red it may be");
    t.act(0, "learn 3 0");
    assert!(t.offered(0, "learn 4 1"));
    let colours = [3, 4].map(|n| t.game.cat.token(now_or_never::catalog::ability(Hero::Marklun, n)).colour);
    assert_eq!(colours, [Colour::Blue; 2]);
    assert_eq!(t.seat(0).red[1], None);
}
