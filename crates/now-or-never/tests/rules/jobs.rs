//! 6: what specialists do besides building.
use crate::rig::{GAP, Rig, Stage, list, places, these};
use now_or_never::catalog::{Catalog, Gift};
use now_or_never::state::{self, Step};
use now_or_never::words::*;
use now_or_never::{Event, SlotToken};
use table::Seat;

/// Seat 0 has one specialist with this job and bonus, in slot 0, for nothing.
fn with_job(job: Job, bonus: &[&str]) -> Rig {
    let print = |cat: &mut Catalog| {
        let bonus = list(cat, bonus);
        for card in &mut cat.specialists[..4] {
            (card.cost, card.job, card.bonus) = (0, job, bonus);
        }
    };
    Stage::new(2).print(print).begin()
}

#[test]
fn n074_healing_fills_all_hearts() {
    for hearts in [0, 3] {
        let mut t = with_job(Job::Heal, &[]);
        t.p(0).hearts = hearts;
        t.act(0, "pay 0 0");
        assert_eq!(t.seat(0).hearts, t.game.cat.heroes[0].hearts);
    }
}

#[test]
fn n075_a_healer_may_restore_mana() {
    let mut t = with_job(Job::Heal, &["mana 2"]);
    t.p(0).mana = 1;
    t.act(0, "pay 0 0");
    assert_eq!(t.seat(0).mana, 3);
    let mut t = with_job(Job::Heal, &["mana 2"]);
    t.p(0).mana = 3;
    t.act(0, "pay 0 0");
    assert_eq!(t.seat(0).mana, 4, "four slots");
}

#[test]
fn n076_a_healer_may_give_a_resource() {
    let mut t = with_job(Job::Heal, &["tool 1"]);
    t.p(0).hearts = 1;
    t.act(0, "pay 0 0");
    assert_eq!((t.seat(0).goods, t.seat(0).hearts), ([0, 1, 0, 0], t.game.cat.heroes[0].hearts));
}

#[test]
fn n077_a_teacher_gives_two_experience_and_the_bonus() {
    let mut t = with_job(Job::Study, &["tool 1"]);
    t.act(0, "pay 0 0");
    assert_eq!((t.seat(0).experience, t.seat(0).goods), (2, [0, 1, 0, 0]));
}

/// Seat 0 stands before the gear with 20 coins: the row is 0 to 2 and 9 to 11, token `n` costs `n` and 1 more.
fn shop() -> Rig {
    let mut t = with_job(Job::Outfit, &[]);
    let cat = std::sync::Arc::make_mut(&mut t.game.cat);
    (0..21).for_each(|n| cat.tokens[n].cost = n as u8 + 1);
    t.s.gear_row = places([0, 1, 2, 9, 10, 11]);
    t.s.gear = (0..21).map(SlotToken::new).filter(|&n| !t.s.gear_row.contains(&Some(n))).collect();
    t.p(0).coins = 20;
    t.act(0, "pay 0 0");
    assert_eq!(t.step(), Step::Gear { off: 0 });
    t
}

#[test]
fn n078_one_of_the_six_is_bought_or_none() {
    let mut t = shop();
    t.act(0, "buy 10 0");
    assert_eq!((t.seat(0).coins, t.seat(0).blue), (20 - 11, places([10, GAP, GAP, GAP])));
    assert_eq!(t.asked(), [1], "one only");
    let mut t = shop();
    t.refused(0, "buy 5 0", "N-078");
    t.p(0).coins = 10;
    t.refused(0, "buy 10 0", "N-078");
    t.act(0, "done");
    assert_eq!((t.seat(0).coins, t.seat(0).down), (10, 0b01));
    // red gear goes to a slot of the player's choice
    let mut t = shop();
    t.act(0, "buy 1 2");
    assert_eq!(t.seat(0).red, places([GAP, GAP, 1, GAP]));
}

#[test]
fn n079_the_gap_is_filled_from_the_pile_of_the_same_colour() {
    let mut t = shop();
    t.load(state::GEAR, &[20]);
    t.act(0, "buy 10 0");
    assert_eq!(t.s.gear_row, places([0, 1, 2, 9, 20, 11]));
    let mut t = shop();
    t.load(state::GEAR, &[20, 5]);
    t.act(0, "buy 0 0");
    assert_eq!(t.s.gear_row, places([5, 1, 2, 9, 10, 11]), "a blue one cannot come there");
    assert!(t.told(Event::GearShown { place: 0, token: SlotToken::new(5) }));
    // (?A26) an empty pile leaves the gap
    let mut t = shop();
    t.s.gear = these(12..21);
    t.act(0, "buy 0 0");
    assert_eq!(t.s.gear_row, places([GAP, 1, 2, 9, 10, 11]));
}

#[test]
fn n080_what_was_in_the_slot_goes_to_the_box() {
    let mut t = shop();
    t.p(0).blue = places([12, 13, 14, 15]);
    t.s.gear = these(16..21);
    t.refresh(0);
    t.act(0, "buy 10 1");
    assert_eq!(t.seat(0).blue, places([12, 10, 14, 15]));
    assert!(t.told(Event::TokenGone { seat: Seat(0), token: SlotToken::new(13) }));
    assert!(!t.s.gear.has(SlotToken::new(13)) && !t.s.gear_row.contains(&Some(SlotToken::new(13))));
}

#[test]
fn n081_red_gear_covers_the_printed_ability_of_its_slot() {
    let mut t = shop();
    t.act(0, "buy 2 3");
    assert_eq!(t.game.attack(t.seat(0), 4), t.game.cat.tokens[2].attack);
    assert_eq!(t.game.attack(t.seat(0), 1), t.game.cat.heroes[0].basics[0]);
}

#[test]
fn n082_two_of_the_same_gear_both_count() {
    let mut t = Rig::new(2);
    let shields: Vec<u8> = (0..21).filter(|&n| t.game.cat.names.tokens[n as usize] == "round-shield").collect();
    assert_eq!(shields.len(), 2);
    let cat = &t.game.cat;
    assert_eq!(cat.tokens[shields[0] as usize].gifts, [Gift::Defence(1)]);
    t.s.gear_row = places([0, 1, 2, shields[0], shields[1], 9]);
    t.p(0).coins = 50;
    for gear in shields {
        t.open(0, Step::Gear { off: 0 });
        let buy = t.offers_of(0, "buy").into_iter().find(|a| a.starts_with(&format!("buy {gear} "))).unwrap();
        t.act(0, &buy);
    }
    assert_eq!(t.seat(0).gifts.defence, 2);
}
