//! Section 14: production.
use crate::rig::*;
use now_or_never::event::Event;
use now_or_never::state::*;
use table::Seat;

#[test]
fn n185_production_comes_when_all_have_passed_for_all_at_once() {
    let mut t = Rig::new(2);
    for seat in 0..2 {
        t.settle(seat, "smithy", 12);
    }
    t.act(0, "pass");
    assert_eq!((t.s.phase, t.seat(0).goods), (Phase::Turns, [0; 4]), "one is still there");
    t.act(1, "pass");
    assert_eq!((t.seat(0).goods, t.seat(1).goods), ([0, 1, 0, 0], [0, 1, 0, 0]));
    assert!(t.told(Event::Production { last: false }));
}

#[test]
fn n186_housed_villagers_produce_and_waiting_ones_do_not() {
    let mut t = Rig::new(2);
    t.p(0).housed = [[1, 0, 0, 0], [0, 2, 0, 0], [0; 4], [0, 0, 1, 1]];
    t.p(0).waiting = [5, 5, 5, 5];
    t.produce();
    assert_eq!(t.seat(0).goods, [1, 2, 1, 1]);
}

#[test]
fn n187_buildings_produce() {
    let mut t = Rig::new(2);
    t.p(0).hearts = 2;
    t.settle(0, "crystal-garden", 12);
    t.settle(0, "bathhouse", 13); // 3 hearts
    t.settle(0, "garden-house", 14);
    t.settle(0, "library", 15);
    t.produce();
    assert_eq!((t.seat(0).goods, t.seat(0).hearts, t.seat(0).coins), ([0, 0, 0, 1], 5, 19));
}

#[test]
fn n188_a_coin_for_each_kept_token() {
    let mut t = Rig::new(2);
    t.p(0).tokens = 3;
    t.produce();
    assert_eq!((t.seat(0).coins, t.seat(1).coins), (20, 18));
}

#[test]
fn n189_mana_refills_to_its_maximum() {
    let mut t = Rig::new(2);
    t.wear(0, "shield-crystal");
    t.p(0).mana = 1;
    t.p(1).mana = 0;
    t.produce();
    assert_eq!((t.seat(0).mana, t.seat(1).mana), (5, 3));
}

#[test]
fn n190_hero_action_tokens_return() {
    let mut t = Rig::new(2);
    t.p(0).arrows = 0b111;
    t.produce();
    assert_eq!(t.seat(0).arrows, 0);
    assert!(t.offered(0, "march 0"));
}

#[test]
fn n191_specialists_turn_face_up() {
    let mut t = Rig::new(2);
    t.p(0).down = 0b11;
    t.p(1).down = 0b10;
    t.produce();
    assert_eq!((t.seat(0).down, t.seat(1).down), (0, 0));
}

#[test]
fn n192_the_marker_moves_and_uses_are_free_again() {
    let mut t = Rig::new(2);
    t.tuck(0, "magic-chest");
    t.use_power(0, "magic-chest");
    assert!(!t.usable(0, "magic-chest"), "once per season");
    t.produce();
    assert_eq!(t.s.season, 2);
    assert!(t.told(Event::Season { season: 2 }));
    assert!(t.usable(0, "magic-chest"));
}

#[test]
fn n193_hearts_stay_as_they_are() {
    let mut t = Rig::new(2);
    t.p(0).hearts = 4;
    t.p(1).hearts = 0;
    t.produce();
    assert_eq!((t.seat(0).hearts, t.seat(1).hearts), (4, 0));
}

#[test]
fn n194_specialists_produce_nothing() {
    let mut t = Rig::new(2);
    t.p(0).specialists = places([0, 4, 9, 17]);
    t.produce();
    let p = t.seat(0);
    assert_eq!((p.goods, p.coins, p.experience, p.books), ([0; 4], 17, 0, 0));
}

/// A43: who has somebody to house is asked before the goods come; nobody else is.
#[test]
fn n195_production_waits_for_those_who_can_house() {
    let mut t = Rig::new(3);
    t.p(0).waiting = [0, 0, 1, 0];
    t.settle(0, "workshop", 12);
    t.p(1).waiting = [1, 0, 0, 0]; // no room
    t.settle(2, "workshop", 12); // nobody waits
    t.last_to_pass(1);
    t.act(1, "pass");
    assert_eq!((t.s.phase, t.asked()), (Phase::Production, vec![0]));
    t.refused(2, "produce", "N-195");
    t.act(0, "house demon 3");
    assert_eq!(t.asked(), [0], "housing is no answer");
    t.act(0, "produce");
    assert_eq!((t.s.season, t.seat(0).goods), (2, [0, 0, 1, 0]), "housed in time");
    assert!(t.told(Event::Ready { seat: Seat(0) }));
}

#[test]
fn n195_who_is_housed_later_produces_later() {
    let mut t = Rig::new(2);
    t.p(0).waiting = [0, 0, 1, 0];
    t.settle(0, "workshop", 12);
    t.last_to_pass(1);
    t.acts(1, &["pass"]);
    t.act(0, "produce");
    assert_eq!(t.seat(0).goods, [0; 4]);
    t.act(0, "house demon 3");
    t.produce();
    assert_eq!(t.seat(0).goods, [0, 0, 1, 0]);
}

#[test]
fn n195_everybody_asked_must_answer() {
    let mut t = Rig::new(2);
    for seat in 0..2 {
        t.p(seat).waiting = [1, 0, 0, 0];
        t.settle(seat, "workshop", 12);
    }
    t.last_to_pass(0);
    t.act(0, "pass");
    t.act(1, "produce");
    assert_eq!((t.s.phase, t.asked()), (Phase::Production, vec![0]));
    t.act(0, "produce");
    assert_eq!(t.s.phase, Phase::Turns);
}

/// A21: a guest of the Inn is a reason to ask only in the final phase.
#[test]
fn n195_guests_of_the_inn_are_asked_for_at_the_end() {
    for (season, asked) in [(5, vec![]), (6, vec![0])] {
        let mut t = Rig::new(2);
        t.s.season = season;
        t.settle(0, "inn", 12);
        t.settle(0, "workshop", 8);
        t.p(0).housed[3] = [0, 0, 0, 1];
        t.last_to_pass(0);
        t.act(0, "pass");
        assert_eq!(if t.s.phase == Phase::Production { t.asked() } else { vec![] }, asked);
        if season == 6 {
            t.acts(0, &["move crystal 2", "produce"]);
            assert_eq!(t.s.phase, Phase::Over);
        }
    }
}
