//! 9: what red and blue abilities and gear do in a fight.
use crate::combat::{dealt, duel, duel_of, round, wear};
use crate::rig::Stage;
use now_or_never::catalog::{Attack, Boost, Catalog};
use now_or_never::state::Step;
use now_or_never::words::*;

/// The printed ability of die 1 does this much, and has this option.
fn option(damage: u8, boost: Boost) -> impl FnOnce(&mut Catalog) {
    move |cat| cat.heroes[0].basics[0] = Attack { damage, boost: Some(boost), ..Attack::default() }
}

#[test]
fn n118_the_option_of_an_ability_is_paid_once_a_roll() {
    let print = option(2, Boost { mana: 1, damage: 3, defence: 1, die: false });
    let mut t = duel_of(Hero::Marklun, 99, 2, &[], print);
    t.p(0).mana = 3;
    t.attack_dice(&[1, 1, 2]);
    t.act(0, "roll");
    assert!(t.offered(0, "strike"), "it need not be paid");
    t.act(0, "boost");
    t.refused(0, "boost", "N-118");
    t.act(0, "strike");
    assert_eq!((dealt(&t), t.seat(0).hearts, t.seat(0).mana), (5, 8, 2));
    t.acts(0, &["roll", "boost", "strike"]);
    assert_eq!((dealt(&t), t.seat(0).mana), (10, 1), "the next roll, once more");
    t.act(0, "roll");
    t.refused(0, "boost", "N-118");
    t.act(0, "strike");
    t.p(0).mana = 0;
    t.attack_dice(&[1]);
    t.act(0, "roll");
    t.refused(0, "boost", "N-118");
}

#[test]
fn n119_some_abilities_do_nothing_without_mana() {
    let boost = Boost { mana: 1, damage: 4, defence: 0, die: false };
    let mut t = duel_of(Hero::Marklun, 99, 0, &[], option(0, boost));
    round(&mut t, 1);
    assert_eq!(dealt(&t), 0);
    t.attack_dice(&[1]);
    t.acts(0, &["roll", "boost", "strike"]);
    assert_eq!(dealt(&t), 4);
}

#[test]
fn n120_dark_flame_does_three_or_five() {
    // (?A1) it is Halia's
    for (paid, damage) in [(false, 3), (true, 5)] {
        let mut t = duel_of(Hero::Halia, 99, 0, &[], |_| {});
        t.p(0).red[0] = Some(t.token("dark-flame"));
        t.p(0).mana = 1;
        t.refresh(0);
        t.attack_dice(&[1]);
        t.acts(0, &["roll", "accept"]);
        if paid {
            t.act(0, "boost");
        }
        t.act(0, "strike");
        assert_eq!((dealt(&t), t.seat(0).mana), (damage, u8::from(!paid)));
    }
}

#[test]
fn n121_namals_one_does_two_or_three() {
    for (paid, damage) in [(false, 2), (true, 3)] {
        let mut t = Stage::new(2).heroes(&[Hero::Namal]).print(|cat| cat.enemies[0][0].health = 99).begin();
        t.face(0, 1);
        t.attack_dice(&[1]);
        t.act(0, "roll");
        if paid {
            t.act(0, "boost");
        }
        t.act(0, "strike");
        assert_eq!(dealt(&t), damage);
    }
}

#[test]
fn n122_a_power_with_a_price_works_on_the_own_turn_and_as_often_as_it_is_paid() {
    let mut t = duel(99, 1, &[]);
    wear(&mut t, &["research"]);
    let research = format!("use {}", t.power("research"));
    t.p(0).mana = 7;
    t.act(0, &research);
    t.attack_dice(&[1]);
    t.act(0, "roll");
    t.act(0, &research);
    assert_eq!((t.seat(0).books, t.seat(0).mana), (2, 1), "in a fight, between and in its rounds");
    t.refused(0, &research, "N-122");
    // on the own turn only
    t.p(0).mana = 4;
    t.turn(1);
    t.refused(0, &research, "N-122");
    t.turn(0);
    assert!(t.offered(0, &research));
    t.refused(1, &research, "N-122");
    // (?A59) the same for what is paid with goods
    wear(&mut t, &["siphon-power"]);
    let siphon = format!("use {}", t.power("siphon-power"));
    t.p(0).mana = 0;
    t.p(0).goods = [0, 0, 2, 0];
    t.act(0, &siphon);
    assert_eq!((t.seat(0).mana, t.seat(0).goods), (4, [0, 0, 1, 0]));
    t.turn(1);
    t.refused(0, &siphon, "N-122");
}

#[test]
fn n122_once_a_round_once_a_season_or_outside_a_fight_if_it_says_so() {
    let mut t = duel_of(Hero::Zeik, 99, 4, &[], |_| {});
    wear(&mut t, &["rock-shield"]);
    let shield = format!("use {}", t.power("rock-shield"));
    t.p(0).mana = 3;
    t.refused(0, &shield, "N-122");
    t.attack_dice(&[1, 1]);
    t.acts(0, &["roll", &shield]);
    t.refused(0, &shield, "N-122");
    t.act(0, "strike");
    assert_eq!(t.seat(0).hearts, 9 - (4 - 3));
    t.acts(0, &["roll", &shield, "strike"]);
    assert_eq!((t.seat(0).hearts, t.seat(0).mana), (7, 1), "in the next round again");

    let mut t = duel_of(Hero::Namal, 99, 4, &[], |_| {});
    wear(&mut t, &["self-repair"]);
    let repair = format!("use {}", t.power("self-repair"));
    t.p(0).goods = [0, 3, 0, 0];
    t.p(0).hearts = 1;
    t.refused(0, &repair, "N-122");
    t.turn(0);
    t.act(0, &repair);
    assert_eq!((t.seat(0).hearts, t.seat(0).goods), (8, [0, 2, 0, 0]));
    t.refused(0, &repair, "N-122");
}

#[test]
fn n123_blue_defence_works_in_every_round() {
    let mut t = duel(99, 3, &[]);
    wear(&mut t, &["round-shield"]);
    for hearts in [7, 5, 3] {
        round(&mut t, 1);
        assert_eq!(t.seat(0).hearts, hearts);
    }
    assert_eq!(t.seat(0).mana, t.game.cat.heroes[0].mana, "for nothing");
}

#[test]
fn n124_three_shields_against_five_lose_two_hearts() {
    let mut t = duel(99, 5, &[]);
    let cat = std::sync::Arc::make_mut(&mut t.game.cat);
    let shield = |cat: &Catalog, n: &str| crate::rig::number(&cat.names.tokens, n) as usize;
    let one = cat.tokens[shield(cat, "round-shield")].gifts.clone();
    for id in ["trail-boots", "delvers-lamp"] {
        let n = shield(cat, id);
        cat.tokens[n].gifts = one.clone();
    }
    wear(&mut t, &["round-shield", "trail-boots", "delvers-lamp"]);
    assert_eq!(t.seat(0).gifts.defence, 3);
    round(&mut t, 1);
    assert_eq!(t.seat(0).hearts, 9 - 2);
}

#[test]
fn n125_blue_defence_works_nowhere_else() {
    let mut t = duel(99, 5, &[]);
    wear(&mut t, &["mirror-plate", "round-shield"]);
    // a search
    t.stand(0, t.letter('A'));
    t.toll_dice(&[3, 2]);
    t.acts(0, &["search", "accept"]);
    assert_eq!(t.seat(0).hearts, 6);
    // a location
    t.stand_at(0, Location::CrystalMeteorite);
    t.acts(0, &["visit", "accept"]);
    assert_eq!(t.seat(0).hearts, 4);
    // a way past an enemy
    t.p(0).space = t.lair(2) - 10;
    t.open(0, Step::Move { from: t.seat(0).space, left: 2 });
    t.act(0, &format!("go {}", t.lair(2)));
    assert_eq!(t.seat(0).hearts, 3);
}
