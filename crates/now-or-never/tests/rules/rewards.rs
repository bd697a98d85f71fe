//! 9: villagers as a reward.
use crate::combat::{duel, round};
use crate::rig::{GAP, places};
use now_or_never::Event;
use now_or_never::state::Step;
use now_or_never::words::Good;
use table::Seat;

#[test]
fn n115_any_villager_that_is_shown_may_be_chosen() {
    let mut t = duel(1, 0, &["villager", "villager"]);
    t.s.villagers = places([0, 2, GAP, 3, 3, GAP]);
    round(&mut t, 1);
    assert_eq!(t.step(), Step::Villager);
    assert_eq!(t.offers(0), ["take shell", "take demon", "take crystal"]);
    t.refused(0, "take tool", "N-115");
    t.act(0, "take crystal");
    t.act(0, "take crystal");
    assert_eq!(t.seat(0).waiting, [0, 0, 0, 2]);
    assert_eq!(t.s.villagers, places([0, 2, GAP, GAP, GAP, GAP]));
    assert_eq!(t.asked(), [1]);
}

#[test]
fn n116_an_empty_row_is_filled_when_somebody_is_due() {
    // (?A54)
    let mut t = duel(1, 0, &["villager"]);
    t.s.villagers = places([0, GAP, GAP, GAP, GAP, GAP]);
    t.s.supply = [0, 0, 0, 9];
    round(&mut t, 1);
    t.act(0, "take shell");
    assert_eq!(t.s.villagers, [None; 6], "it may stand empty");
    t.face(0, 1);
    round(&mut t, 1);
    assert_eq!(t.s.villagers, places([3; 6]));
    t.act(0, "take crystal");
    // with what is left
    t.s.enemies[0] = 2;
    t.s.villagers = [None; 6];
    t.s.supply = [0, 2, 0, 0];
    t.face(0, 1);
    round(&mut t, 1);
    assert_eq!(t.s.villagers, places([1, 1, GAP, GAP, GAP, GAP]));
    t.act(0, "take tool");
    // nobody anywhere
    t.s.villagers = [None; 6];
    t.s.supply = [0; 4];
    t.face(0, 1);
    round(&mut t, 1);
    assert!(t.told(Event::NoVillager { seat: Seat(0) }));
    assert_eq!(t.asked(), [1]);
}

#[test]
fn n117_a_row_that_is_not_empty_is_not_filled() {
    let mut t = duel(1, 0, &["villager"]);
    t.s.villagers = places([0, 1, GAP, GAP, GAP, GAP]);
    round(&mut t, 1);
    assert_eq!(t.s.villagers, places([0, 1, GAP, GAP, GAP, GAP]));
    t.act(0, "take tool");
    assert_eq!(t.s.villagers, places([0, GAP, GAP, GAP, GAP, GAP]));
    // but by paying two experience
    t.p(0).experience = 2;
    t.act(0, "refill");
    assert!(t.s.villagers.iter().all(Option::is_some));
    assert_eq!(t.seat(0).experience, 0);
}

#[test]
fn n301_two_villagers_due_and_one_in_the_row() {
    let mut t = duel(1, 0, &["villager", "villager"]);
    t.s.villagers = places([0, GAP, GAP, GAP, GAP, GAP]);
    t.s.supply = [0, 0, 0, 10];
    round(&mut t, 1);
    t.act(0, "take shell");
    assert_eq!(t.s.villagers, places([3; 6]), "the row is filled before the second");
    t.act(0, "take crystal");
    assert_eq!(t.seat(0).waiting, [1, 0, 0, 1]);
    assert_eq!(t.s.villagers.iter().filter(|&&v| v == Some(Good::Crystal)).count(), 5);
}

#[test]
fn n302_two_villagers_due_and_an_unwanted_one_in_the_row() {
    let mut t = duel(1, 0, &["experience 2", "villager", "villager"]);
    t.s.villagers = places([3, 0, GAP, GAP, GAP, GAP]);
    t.s.supply = [0, 0, 0, 10];
    round(&mut t, 1);
    t.act(0, "take crystal");
    assert_eq!(t.offers_of(0, "take"), ["take shell"]);
    t.act(0, "refill");
    assert_eq!((t.seat(0).experience, t.s.villagers), (0, places([3, 0, 3, 3, 3, 3])));
    t.act(0, "take crystal");
    assert_eq!(t.seat(0).waiting, [0, 0, 0, 2]);
}
