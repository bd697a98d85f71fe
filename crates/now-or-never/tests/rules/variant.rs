//! Section 21: the variant with rerolls.
use crate::rig::*;
use now_or_never::state::*;
use now_or_never::words::*;

fn with_rerolls() -> Rig {
    Stage::new(2).option(|o| o.reroll = true).begin()
}

#[test]
fn n297_a_good_for_another_roll() {
    let mut t = with_rerolls();
    t.p(0).goods = [1, 1, 0, 1];
    t.toll_dice(&[4, 4, 3, 1]);
    t.next_find("coin-cache");
    let space = t.letter('C');
    t.stand(0, space);
    t.act(0, "search");
    assert_eq!(t.offers_of(0, "reroll"), ["reroll shell", "reroll tool", "reroll crystal"]);
    t.refused(0, "reroll demon", "N-297");
    t.acts(0, &["reroll tool", "reroll crystal", "reroll shell", "accept"]);
    assert_eq!((t.seat(0).goods, t.seat(0).hearts), ([0; 4], 9), "as often as there are goods");
}

#[test]
fn n297_in_fights_and_at_the_meteorite_too() {
    let mut t = with_rerolls();
    t.p(0).goods = [2, 0, 0, 0];
    t.attack_dice(&[1, 4]);
    t.face(0, 2);
    t.act(0, "roll");
    assert!(matches!(t.step(), Step::Die { cast: Cast::Attack, die: 1 }));
    t.acts(0, &["reroll shell", "accept"]);
    assert!(matches!(t.step(), Step::Round { die, .. } if die.die() == 4));
    assert!(!t.offered(0, "reroll shell"), "the die is kept");
    t.toll_dice(&[4, 1]);
    t.visit(0, Location::CrystalMeteorite);
    t.acts(0, &["reroll shell", "accept"]);
    assert_eq!(t.seat(0).hearts, 9);
}

#[test]
fn n297_only_who_has_rolled_rolls_again() {
    let mut t = with_rerolls();
    t.p(1).goods = [1, 1, 1, 1];
    t.toll_dice(&[2]);
    t.visit(0, Location::CrystalMeteorite);
    assert!(t.offers_of(1, "reroll").is_empty());
    // without the variant nobody does
    let mut t = Rig::new(2);
    t.p(0).goods = [1, 1, 1, 1];
    t.toll_dice(&[2]);
    t.visit(0, Location::CrystalMeteorite);
    t.refused(0, "reroll shell", "N-297");
}
