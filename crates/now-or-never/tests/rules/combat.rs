//! 9: fights.
use crate::rig::{Rig, Stage, flat, list};
use now_or_never::Event;
use now_or_never::catalog::{Attack, Catalog};
use now_or_never::state::{Foe, Kept, Step};
use now_or_never::words::*;
use table::Seat;

/// Marklun, whose printed abilities do as much damage as the die shows, stands before an enemy of level 1 with this
/// health, attack and reward. He has 9 hearts.
pub fn duel_of(hero: Hero, health: u8, attack: u8, reward: &[&str], print: impl FnOnce(&mut Catalog)) -> Rig {
    let printed = |cat: &mut Catalog| {
        flat(cat);
        let reward = list(cat, reward);
        cat.enemies[0][0] = now_or_never::catalog::Enemy { health, attack, reward };
        cat.heroes[hero.index()].basics =
            std::array::from_fn(|die| Attack { damage: die as u8 + 1, ..Attack::default() });
        print(cat);
    };
    let mut t = Stage::new(2).heroes(&[hero]).print(printed).begin();
    t.p(0).hearts = 9;
    t.face(0, 1);
    t
}
pub fn duel(health: u8, attack: u8, reward: &[&str]) -> Rig {
    duel_of(Hero::Marklun, health, attack, reward, |_| {})
}
/// One round with this die.
pub fn round(t: &mut Rig, die: u32) {
    t.attack_dice(&[die]);
    t.act(0, "roll");
    t.act(0, "strike");
}
pub fn dealt(t: &Rig) -> u8 {
    let Step::Fight { dealt, .. } = t.step() else { panic!("the fight goes on: {:?}", t.step()) };
    dealt
}
pub fn wear(t: &mut Rig, blue: &[&str]) {
    for (slot, id) in blue.iter().enumerate() {
        t.p(0).blue[slot] = Some(t.token(id));
    }
    t.refresh(0);
}

#[test]
fn n104_a_fight_needs_an_enemy_and_the_top_one_fights() {
    let mut t = duel(3, 0, &[]);
    assert_eq!(t.step(), Step::Fight { foe: Foe::Enemy(0), dealt: 0, rounds: 0 });
    assert_eq!(t.s.enemies[0], 2);
    round(&mut t, 3);
    assert_eq!(t.s.enemies[0], 1, "one of the stack");
    t.s.enemies[0] = 0;
    let lair = t.lair(1);
    t.stand(0, lair);
    t.refused(0, "fight", "N-104");
    t.p(0).space = lair - 1;
    t.open(0, Step::Move { from: lair - 1, left: 2 });
    assert!(t.offered(0, &format!("go {lair}")));
    t.refused(0, &format!("charge {lair}"), "N-104");
}

#[test]
fn n105_only_the_rolled_slot_is_active() {
    for die in 1..=4 {
        let mut t = duel(99, 0, &[]);
        t.p(0).red[2] = Some(t.token("storm-hammer"));
        t.refresh(0);
        t.attack_dice(&[die]);
        t.act(0, "roll");
        assert_eq!(t.step(), Step::Round { foe: Foe::Enemy(0), dealt: 0, rounds: 0, die: Kept::new(die as u8) });
        t.act(0, "strike");
        let hammer = t.game.cat.token(t.token("storm-hammer")).attack.damage;
        assert_eq!(dealt(&t), if die == 3 { hammer } else { die as u8 });
    }
}

#[test]
fn n106_the_ability_deals_its_damage() {
    let mut t = duel(99, 1, &[]);
    round(&mut t, 4);
    assert!(t.told(Event::Struck { seat: Seat(0), damage: 4, lost: 1 }));
    assert_eq!(dealt(&t), 4);
}

#[test]
fn n107_the_enemy_hits_for_its_attack_less_all_defence() {
    let mut t = duel(99, 3, &[]);
    round(&mut t, 1);
    assert_eq!(t.seat(0).hearts, 6);
    wear(&mut t, &["round-shield"]);
    round(&mut t, 1);
    assert_eq!(t.seat(0).hearts, 4, "blue gear");
    t.p(0).red[1] = Some(t.token("spiked-buckler"));
    t.refresh(0);
    round(&mut t, 2);
    assert_eq!(t.seat(0).hearts, 4, "and the rolled red one");
    round(&mut t, 1);
    assert_eq!(t.seat(0).hearts, 2, "which defends only when it is rolled");
    // more defence than attack heals nobody
    let mut t = duel(99, 1, &[]);
    wear(&mut t, &["mirror-plate"]);
    round(&mut t, 1);
    assert_eq!(t.seat(0).hearts, 9);
    // hearts stop at 0
    let mut t = duel(99, 200, &[]);
    round(&mut t, 1);
    assert_eq!(t.seat(0).hearts, 0);
}

#[test]
fn n108_damage_adds_up_until_the_health_is_reached() {
    let mut t = duel(7, 1, &["coins 1"]);
    round(&mut t, 3);
    assert_eq!(dealt(&t), 3);
    round(&mut t, 3);
    assert_eq!(dealt(&t), 6);
    round(&mut t, 1);
    assert!(t.told(Event::Beaten { seat: Seat(0), foe: Foe::Enemy(0) }), "seven of seven");
    assert_eq!(t.asked(), [1]);
}

#[test]
fn n109_after_a_round_one_goes_on_or_retreats_but_never_before_the_first() {
    let mut t = duel(99, 1, &[]);
    assert_eq!(t.offers(0), ["roll"]);
    t.refused(0, "retreat", "N-109");
    t.attack_dice(&[2]);
    t.act(0, "roll");
    t.refused(0, "retreat", "N-109");
    t.act(0, "strike");
    assert_eq!(t.offers(0), ["roll", "retreat"]);
}

#[test]
fn n110_victory_brings_the_rewards_and_the_token_is_gone() {
    let mut t = duel(2, 1, &["experience 2", "coins 4", "crystal 1"]);
    let coins = t.seat(0).coins;
    round(&mut t, 2);
    let p = t.seat(0);
    assert_eq!((p.experience, p.coins, p.goods), (2, coins + 4, [0, 0, 0, 1]));
    assert_eq!(t.s.enemies[0], 1, "the next one stays");
    assert_eq!(t.game.enemy_at(&t.s, t.lair(1)), Some(0));
    assert_eq!(t.asked(), [1]);
}

#[test]
fn n111_at_no_hearts_the_fight_is_lost_whatever_the_enemy_took() {
    // (?A12) both hit at once
    let mut t = duel(1, 9, &["coins 5"]);
    let coins = t.seat(0).coins;
    round(&mut t, 4);
    assert_eq!((t.seat(0).hearts, t.seat(0).coins), (0, coins));
    assert_eq!(t.s.enemies[0], 2);
    assert!(t.told(Event::Defeated { seat: Seat(0), foe: Foe::Enemy(0) }));
    assert_eq!(t.asked(), [1], "the turn is over");
}

#[test]
fn n112_whoever_retreats_stays_and_ends_the_turn() {
    let mut t = duel(99, 1, &[]);
    round(&mut t, 1);
    t.act(0, "retreat");
    assert_eq!(t.seat(0).space, t.lair(1));
    assert_eq!(t.asked(), [1]);
}

#[test]
fn n113_a_lost_fight_gives_one_experience_and_the_enemy_is_whole_again() {
    let mut t = duel(8, 1, &["coins 5"]);
    let coins = t.seat(0).coins;
    round(&mut t, 4);
    t.act(0, "retreat");
    assert_eq!((t.seat(0).experience, t.seat(0).coins, t.s.enemies[0]), (1, coins, 2));
    t.face(0, 1);
    assert_eq!(t.step(), Step::Fight { foe: Foe::Enemy(0), dealt: 0, rounds: 0 });
    round(&mut t, 4);
    assert_eq!(dealt(&t), 4, "from the beginning");
    t.p(0).hearts = 1;
    round(&mut t, 1);
    assert_eq!((t.seat(0).hearts, t.seat(0).experience, t.s.enemies[0]), (0, 2, 2));
}

#[test]
fn n114_no_consolation_for_the_winner() {
    let mut t = duel(2, 1, &["coins 1"]);
    round(&mut t, 2);
    assert_eq!(t.seat(0).experience, 0);
}

#[test]
fn n126_a_fight_lasts_as_long_as_it_lasts() {
    let mut t = duel(255, 0, &["coins 1"]);
    for n in 1..=200u8 {
        round(&mut t, 1);
        assert_eq!(dealt(&t), n);
    }
    t.act(0, "retreat");
    assert_eq!(t.asked(), [1]);
}

#[test]
fn n300_a_killing_blow_and_a_lethal_hit_in_one_round_are_a_defeat() {
    let mut t = duel(4, 9, &["coins 5"]);
    round(&mut t, 4);
    assert_eq!((t.seat(0).hearts, t.seat(0).experience, t.s.enemies[0]), (0, 1, 2));
    t.p(0).hearts = 9;
    t.face(0, 1);
    assert_eq!(t.step(), Step::Fight { foe: Foe::Enemy(0), dealt: 0, rounds: 0 });
}
