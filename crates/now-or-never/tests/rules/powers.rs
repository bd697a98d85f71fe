//! Section 18: gear and abilities.
use crate::rig::*;
use now_or_never::SpecialistCard;
use now_or_never::catalog::Boost;
use now_or_never::state::*;
use now_or_never::words::*;

fn of(hero: Hero) -> Rig {
    Stage::new(2).heroes(&[hero]).begin()
}

#[test]
fn n224_the_helm_heals_on_a_4_when_its_wearer_wants() {
    let mut t = Rig::new(2);
    t.wear(0, "arzian-helm");
    t.p(0).hearts = 1;
    t.face(0, 1); // attack 1
    t.attack_dice(&[4]);
    t.acts(0, &["roll", "helm", "strike"]);
    assert_eq!(t.seat(0).hearts, 1, "before the hit: 2 - 1");
    // not taken before: it comes after the hit
    let mut t = Rig::new(2);
    t.wear(0, "arzian-helm");
    t.p(0).hearts = 5;
    t.face(0, 3); // attack 2
    t.attack_dice(&[4, 3]);
    t.acts(0, &["roll", "strike"]);
    assert_eq!(t.seat(0).hearts, 4);
    t.act(0, "roll");
    t.refused(0, "helm", "N-224"); // a 3
    // every roll of 4 gives one heart, not two
    t.attack_dice(&[4]);
    t.acts(0, &["strike", "roll", "helm"]);
    t.refused(0, "helm", "N-224");
}

#[test]
fn n225_azure_gloves_and_coat_are_one_more_mana_together() {
    let mut t = Rig::new(2);
    t.p(0).mana = 1;
    t.wear(0, "azure-gloves");
    assert_eq!((t.seat(0).mana, t.game.max_mana(t.seat(0))), (1, 4));
    t.wear(0, "azure-coat");
    assert_eq!((t.seat(0).mana, t.game.max_mana(t.seat(0))), (2, 5), "filled at once");
    t.produce();
    assert_eq!(t.seat(0).mana, 5, "and every season");
}

#[test]
fn n226_shield_crystal_is_one_more_mana() {
    let mut t = Rig::new(2);
    let crystal = t.token("shield-crystal");
    t.s.gear_row[3] = Some(crystal);
    t.s.gear.remove(crystal);
    t.open(0, Step::Gear { off: 0 });
    t.act(0, &format!("buy {crystal} 0"));
    assert_eq!((t.seat(0).mana, t.game.max_mana(t.seat(0))), (5, 5));
}

/// A17: with it the mana goes.
#[test]
fn n226_a_lost_shield_crystal_takes_its_mana_along() {
    let mut t = Rig::new(2);
    for id in ["shield-crystal", "round-shield", "trail-boots", "arzian-helm"] {
        t.wear(0, id);
    }
    let lamp = t.token("delvers-lamp");
    t.s.gear_row[4] = Some(lamp);
    t.s.gear.remove(lamp);
    assert_eq!(t.seat(0).mana, 5);
    t.open(0, Step::Gear { off: 0 });
    t.act(0, &format!("buy {lamp} 0"));
    assert_eq!((t.seat(0).mana, t.game.max_mana(t.seat(0))), (4, 4));
}

#[test]
fn n227_vampire_knife_gives_mana_for_the_same_roll() {
    let knife = Rig::new(2).token("vampire-knife");
    let option = Boost { mana: 1, damage: 1, ..Boost::default() };
    let mut t = Stage::new(2).print(|cat| cat.tokens[knife.index()].attack.boost = Some(option)).begin();
    t.wear_on(0, "vampire-knife", 2);
    t.p(0).mana = 0;
    t.face(0, 4);
    t.attack_dice(&[2]);
    t.act(0, "roll");
    assert_eq!(t.seat(0).mana, 1);
    t.acts(0, &["boost", "strike"]);
    assert_eq!((t.seat(0).mana, t.step()), (0, Step::Fight { foe: Foe::Enemy(3), dealt: 4, rounds: 1 }));
    // no free slot, no mana; another number, no mana
    t.p(0).mana = 4;
    t.attack_dice(&[2, 3]);
    t.acts(0, &["roll", "strike"]);
    assert_eq!(t.seat(0).mana, 4);
    t.p(0).mana = 0;
    t.act(0, "roll");
    assert_eq!(t.seat(0).mana, 0);
}

#[test]
fn n228_haste_two_more_spaces_as_often_as_paid() {
    let mut t = Rig::new(2);
    t.refused(0, &t.using("haste"), "N-122"); // not before the move
    t.act(0, "march 0");
    t.use_power(0, "haste");
    t.use_power(0, "haste");
    assert!(matches!(t.step(), Step::Move { left: 6, .. }));
    assert_eq!(t.seat(0).mana, 2);
    let next = t.offers_of(0, "go")[0].clone();
    t.act(0, &next);
    assert!(t.usable(0, "haste"), "on the way too");
}

/// A20: any die of hers.
#[test]
fn n229_strange_luck_rolls_again_and_again() {
    let mut t = of(Hero::Halia);
    t.toll_dice(&[4, 3, 1]);
    t.next_find("coin-cache");
    let space = t.letter('C');
    t.stand(0, space);
    t.act(0, "search");
    t.use_power(0, "strange-luck");
    t.use_power(0, "strange-luck");
    t.act(0, "accept");
    assert_eq!((t.seat(0).hearts, t.seat(0).mana, t.seat(0).coins), (10, 1, 22), "only the last die counts");

    let mut t = of(Hero::Halia);
    t.face(0, 2);
    t.attack_dice(&[1, 4]);
    t.act(0, "roll");
    t.use_power(0, "strange-luck");
    t.act(0, "accept");
    assert!(matches!(t.step(), Step::Round { die, .. } if die.die() == 4));
    t.refused(0, &t.using("strange-luck"), "N-331");

    let mut t = of(Hero::Halia);
    t.toll_dice(&[4, 2]);
    t.visit(0, Location::CrystalMeteorite);
    t.use_power(0, "strange-luck");
    t.act(0, "accept");
    assert_eq!(t.seat(0).hearts, 9);
}

/// A28: she may still fight.
#[test]
fn n230_armored_enemies_cost_nothing_for_a_turn() {
    let mut t = Stage::new(2).heroes(&[Hero::Namal]).print(flat).begin();
    t.p(0).space = 30;
    t.turn(0);
    t.use_power(0, "armored");
    t.refused(0, &t.using("armored"), "N-122"); // once is enough
    t.acts(0, &["march 0", "go 32", "stop"]); // past level 1, to level 2
    let all = t.game.board(t.seat(0)).hearts;
    assert_eq!((t.seat(0).hearts, t.seat(0).mana), (all, 1));
    t.act(0, "done");
    assert_eq!(t.asked(), [1]);
    // the next turn it is over
    t.turn(0);
    t.acts(0, &["march 2", "go 33"]);
    assert_eq!(t.seat(0).hearts, all - 1);
    // and whoever wants to fight does
    t.turn(0);
    t.p(0).arrows = 0;
    t.act(0, "march 0");
    t.use_power(0, "armored");
    t.acts(0, &["charge 34", "fight"]);
    assert!(matches!(t.step(), Step::Fight { .. }));
}

#[test]
fn n231_farsight_draws_a_quest_once_per_season() {
    let mut t = of(Hero::Zeik);
    let hand = t.seat(0).hand.len();
    t.use_power(0, "farsight");
    assert_eq!(t.offers_of(0, "draw"), ["draw basic", "draw artifact", "draw advanced"]);
    t.act(0, "draw advanced");
    assert_eq!((t.seat(0).hand.len(), t.seat(0).mana, t.step()), (hand + 1, 2, Step::Turn), "the turn is not used up");
    t.refused(0, &t.using("farsight"), "N-122");
    t.produce();
    assert!(t.usable(0, "farsight"));
    t.turn(1);
    t.refused(0, &t.using("farsight"), "N-122"); // not out of turn
}

#[test]
fn n232_toughness_softens_searches() {
    let mut t = of(Hero::Zeik);
    t.wear(0, "toughness");
    t.p(0).hearts = 11;
    t.search(0, 'C', 4, "coin-cache");
    assert_eq!(t.seat(0).hearts, 8);
    t.search(0, 'D', 1, "coin-cache");
    assert_eq!((t.seat(0).hearts, t.seat(0).tokens), (8, 2), "a 1 costs nothing");
    t.toll_dice(&[2]);
    t.visit(0, Location::CrystalMeteorite);
    t.act(0, "accept");
    assert_eq!(t.seat(0).hearts, 6, "no search, no help");
}

/// A59: on the own turn only, as everything that does not say otherwise.
#[test]
fn n233_self_repair_once_per_season_outside_fights() {
    let mut t = of(Hero::Namal);
    t.wear(0, "self-repair");
    t.p(0).hearts = 2;
    t.refused(0, &t.using("self-repair"), "N-122"); // no tool
    t.p(0).goods = [0, 2, 0, 0];
    t.turn(1);
    t.refused(0, &t.using("self-repair"), "N-122");
    t.face(0, 1);
    t.refused(0, &t.using("self-repair"), "N-122");
    t.turn(0);
    t.use_power(0, "self-repair");
    assert_eq!((t.seat(0).hearts, t.seat(0).goods), (9, [0, 1, 0, 0]));
    t.refused(0, &t.using("self-repair"), "N-122");
    t.produce();
    t.use_power(0, "self-repair");
    assert_eq!(t.seat(0).hearts, t.game.board(t.seat(0)).hearts, "capped");
}

#[test]
fn n234_leadership_recruits_a_coin_cheaper() {
    let mut t = of(Hero::Halia);
    t.wear(0, "leadership");
    t.s.row[0] = Some(SpecialistCard::new(17)); // costs 3
    t.p(0).coins = 5;
    assert!(t.offered(0, "recruit 0 2"));
    t.act(0, "recruit 0 2");
    assert_eq!(t.seat(0).coins, 0, "2 * 3 - 1");
    t.turn(0);
    t.p(0).specialists[0] = Some(SpecialistCard::new(0)); // costs 1
    t.p(0).coins = 1;
    t.act(0, "pay 0 0");
    assert_eq!(t.seat(0).coins, 0, "paying is not cheaper");
    // not below 0
    let mut t = Stage::new(2).heroes(&[Hero::Halia]).print(|cat| cat.specialists[17].cost = 0).begin();
    t.wear(0, "leadership");
    assert_eq!(t.game.recruit_cost(t.seat(0), SpecialistCard::new(17)), 0);
}

#[test]
fn n235_research_three_mana_a_book() {
    let mut t = Rig::new(2);
    t.wear(0, "research");
    t.p(0).mana = 7;
    t.use_power(0, "research");
    t.use_power(0, "research");
    assert_eq!((t.seat(0).books, t.seat(0).mana), (2, 1));
    t.refused(0, &t.using("research"), "N-122");
    t.p(0).mana = 4;
    t.turn(1);
    t.refused(0, &t.using("research"), "N-122");
}

#[test]
fn n236_siphon_power_a_demon_for_mana() {
    let mut t = Rig::new(2);
    t.wear(0, "siphon-power");
    t.p(0).goods = [0, 0, 2, 0];
    t.p(0).mana = 1;
    t.use_power(0, "siphon-power");
    assert_eq!((t.seat(0).mana, t.seat(0).goods), (4, [0, 0, 1, 0]), "up to the slots");
    t.p(0).mana = 0;
    t.use_power(0, "siphon-power");
    assert_eq!((t.seat(0).mana, t.seat(0).goods), (4, [0; 4]), "as often as there are demons");
    t.p(0).goods = [0, 0, 1, 0];
    t.turn(1);
    t.refused(0, &t.using("siphon-power"), "N-122"); // A59
}

#[test]
fn n237_gravity_orb_adds_a_die() {
    let mut t = Rig::new(2);
    t.wear_on(0, "gravity-orb", 3);
    t.face(0, 5);
    t.attack_dice(&[3, 4]);
    t.acts(0, &["roll", "boost"]);
    t.refused(0, "boost", "N-118"); // once in a round
    t.act(0, "strike");
    assert_eq!(t.step(), Step::Fight { foe: Foe::Enemy(4), dealt: 8, rounds: 1 });
    assert_eq!(t.seat(0).mana, 3);
    t.attack_dice(&[4]);
    t.act(0, "roll");
    t.refused(0, "boost", "N-118"); // another slot
}
