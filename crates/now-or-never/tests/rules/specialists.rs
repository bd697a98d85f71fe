//! 4: specialists: paying, recruiting, resting.
use crate::rig::{GAP, Rig, Stage, list, places, these};
use now_or_never::catalog::Catalog;
use now_or_never::state::Step;
use now_or_never::words::*;
use now_or_never::{Event, SpecialistCard};
use table::{Seat, SeatSet, Set};

/// A plain healer (4) and a plain builder (0) for seat 0, others (5, 1) for seat 1; the row offers a healer (13) and
/// three builders. All cost 3 with a tax of 2.
fn company() -> Rig {
    let prices = |cat: &mut Catalog| {
        let nothing = list(cat, &[]);
        for card in &mut cat.specialists {
            (card.cost, card.tax, card.bonus) = (3, 2, nothing);
        }
    };
    let mut t = Stage::new(2).print(prices).begin();
    t.p(0).specialists = places([0, 4, GAP, GAP]);
    t.p(1).specialists = places([1, 5, GAP, GAP]);
    t.s.row = places([13, 8, 9, 10]);
    t.s.specialists = these([11, 12, 14]);
    t.p(0).coins = 10;
    t.p(1).coins = 10;
    t.p(0).hearts = 1;
    t
}

fn coins(t: &Rig) -> [u16; 2] {
    [t.seat(0).coins, t.seat(1).coins]
}

#[test]
fn n045_an_own_specialist_is_paid_and_acts() {
    let mut t = company();
    t.act(0, "pay 0 1");
    assert_eq!(t.seat(0).hearts, t.game.cat.heroes[0].hearts);
    assert_eq!(coins(&t), [7, 10], "to the supply");
    assert_eq!(t.seat(0).down, 0b10);
    t.turn(0);
    t.refused(0, "pay 0 2", "N-045");
}

#[test]
fn n046_anybodys_specialist_can_be_paid_and_its_owner_gets_the_tax() {
    let mut t = company();
    t.act(0, "pay 1 1");
    assert_eq!(t.seat(0).hearts, t.game.cat.heroes[0].hearts);
    assert_eq!((coins(&t), t.seat(1).down), ([7, 12], 0b10));
    // also of somebody who has passed, and also when nothing is done
    let mut t = company();
    t.s.passed = SeatSet::one(Seat(1));
    t.act(0, "pay 1 0");
    assert_eq!(coins(&t), [7, 12], "the tax comes before the action");
    t.act(0, "done");
    assert_eq!((coins(&t), t.seat(1).down), ([7, 12], 0b01));
}

#[test]
fn n047_recruiting_costs_twice_as_much() {
    let mut t = company();
    t.act(0, "recruit 0 2");
    assert_eq!(t.seat(0).specialists, places([0, 4, 13, GAP]));
    assert_eq!(t.seat(0).coins, 4);
    t.turn(0);
    t.s.row[1] = None;
    t.refused(0, "recruit 1 3", "N-047");
}

#[test]
fn n048_recruiting_pays_no_tax() {
    let mut t = company();
    t.act(0, "recruit 0 2");
    assert_eq!(coins(&t), [4, 10]);
}

#[test]
fn n049_a_recruit_takes_a_free_slot_or_the_slot_of_one_who_goes() {
    let mut t = company();
    assert_eq!(t.offers_of(0, "recruit").len(), 4 * 2);
    t.refused(0, "recruit 0 1", "N-049");
    t.act(0, "recruit 0 3");
    assert_eq!(t.seat(0).specialists, places([0, 4, GAP, 13]), "the player chooses, and nobody moves up");
    // four occupied: one goes to the box, face up or face down
    for down in [0, 0b10] {
        let mut t = company();
        t.p(0).specialists = places([0, 4, 11, 12]);
        t.p(0).down = down;
        assert_eq!(t.offers_of(0, "recruit").len(), 4 * 4);
        t.act(0, "recruit 0 1");
        assert_eq!(t.seat(0).specialists, places([0, 13, 11, 12]));
        assert!(t.told(Event::SpecialistGone { seat: Seat(0), specialist: SpecialistCard::new(4) }));
        assert!(
            !t.s.specialists.has(SpecialistCard::new(4)) && !t.s.row.contains(&Some(SpecialistCard::new(4))),
            "out of the game"
        );
    }
    // alone, where slots matter from the start, the first two are placed by choice
    let mut t = Stage::new(1).deal();
    t.act(0, "hero marklun");
    assert_eq!(t.offers(0), ["place 0", "place 1", "place 2", "place 3"]);
    t.act(0, "place 2");
    assert_eq!(t.offers(0), ["place 0", "place 1", "place 3"]);
    t.refused(0, "place 2", "N-049");
    t.act(0, "place 0");
    let [healer, _, builder, _] = t.seat(0).specialists;
    assert!(builder.unwrap().number() < 4 && (4..8).contains(&healer.unwrap().number()));
}

#[test]
fn n050_a_recruit_acts_at_once_and_lies_face_down() {
    let mut t = company();
    t.act(0, "recruit 0 2");
    assert_eq!(t.seat(0).hearts, t.game.cat.heroes[0].hearts);
    assert_eq!(t.seat(0).down, 0b100);
    // a slot that lay face up before, too
    let mut t = company();
    t.p(0).specialists = places([0, 4, 11, 12]);
    t.act(0, "recruit 1 0");
    assert!(matches!(t.step(), Step::Build { .. }));
    assert_eq!(t.seat(0).down, 0b001);
}

#[test]
fn n051_the_gap_in_the_row_is_filled_in_place_after_the_action() {
    // (?A45)
    let mut t = company();
    t.load(now_or_never::state::SPECIALISTS, &[14]);
    t.act(0, "recruit 2 2");
    assert_eq!(t.s.row, places([13, 8, GAP, 10]), "while it builds");
    t.act(0, "done");
    assert_eq!(t.s.row, places([13, 8, 14, 10]));
    // (?A26) an empty pile leaves the gap
    t.s.specialists = Set::NONE;
    t.p(0).coins = 10;
    t.turn(0);
    t.act(0, "recruit 0 3");
    assert_eq!(t.s.row, places([GAP, 8, 14, 10]), "and nobody moves up");
}

#[test]
fn n052_a_used_specialist_is_used_for_everybody() {
    let mut t = company();
    t.act(0, "pay 1 1");
    t.refused(1, "pay 1 1", "N-054");
    t.refused(1, "rest 1 coin", "N-054");
    t.turn(0);
    t.refused(0, "pay 1 1", "N-054");
    t.act(0, "pay 0 1");
    t.refused(1, "pay 0 1", "N-054");
}

#[test]
fn n053_whoever_pays_need_not_act() {
    let mut t = company();
    t.act(0, "pay 0 0");
    t.act(0, "done");
    assert_eq!((t.seat(0).coins, t.seat(0).down), (7, 0b01));
    assert_eq!(t.seat(0).town, [None; 16]);
    assert_eq!(t.asked(), [1]);
}

#[test]
fn n054_nobody_pays_or_rests_one_that_lies_face_down() {
    let mut t = company();
    t.p(0).down = 0b10;
    t.refused(0, "pay 0 1", "N-054");
    t.refused(0, "rest 1 hearts", "N-054");
    assert!(t.offered(0, "pay 0 0") && t.offered(0, "rest 0 hearts"));
}

#[test]
fn n055_without_the_coins_it_cannot_be_done() {
    let mut t = company();
    t.p(0).coins = 5;
    assert!(t.offered(0, "pay 0 0"));
    t.refused(0, "recruit 0 2", "N-055");
    t.p(0).coins = 2;
    t.refused(0, "pay 0 0", "N-055");
    t.refused(0, "pay 1 0", "N-055");
    assert!(t.offered(0, "rest 0 coin"), "resting is free");
}

#[test]
fn n056_resting_gives_two_hearts_or_a_coin_and_is_a_turn() {
    let mut t = company();
    t.act(0, "rest 0 hearts");
    assert_eq!((t.seat(0).hearts, t.seat(0).coins, t.seat(0).down), (3, 10, 0b01));
    assert_eq!(t.asked(), [1]);
    t.turn(0);
    t.act(0, "rest 1 coin");
    assert_eq!((t.seat(0).hearts, t.seat(0).coins, t.seat(0).down), (3, 11, 0b11));
    t.turn(0);
    t.refused(0, "rest 2 coin", "N-056");
}

#[test]
fn n057_only_ones_own_specialists_rest() {
    let mut t = company();
    t.p(1).specialists = places([1, 5, 11, 12]);
    assert_eq!(t.offers_of(0, "rest"), ["rest 0 hearts", "rest 0 coin", "rest 1 hearts", "rest 1 coin"]);
    t.act(0, "rest 0 coin");
    assert_eq!(t.seat(1).down, 0);
}

#[test]
fn n298_the_tax_comes_from_the_supply() {
    let mut t = company();
    t.act(0, "pay 1 1");
    assert_eq!(coins(&t), [10 - 3, 10 + 2], "the payer pays the upper cost and no more");
    let changes: Vec<(u8, i8)> = t
        .events()
        .iter()
        .filter_map(|e| match e {
            Event::Change { seat, stuff: Stuff::Coins, by } if t.s.season == 1 => Some((seat.0, *by)),
            _ => None,
        })
        .collect();
    assert_eq!(changes[changes.len() - 2..], [(0, -3), (1, 2)]);
}

#[test]
fn n299_what_an_opponent_used_is_gone_for_its_owner_until_the_next_season() {
    let mut t = company();
    t.act(0, "pay 1 1");
    t.refused(1, "pay 1 1", "N-054");
    t.act(1, "pass");
    t.act(0, "pass");
    assert_eq!(t.s.season, 2);
    t.turn(1);
    assert!(t.offered(1, "pay 1 1"));
}

#[test]
fn n309_a_full_board_needs_somebody_to_go() {
    let mut t = company();
    t.p(0).specialists = places([0, 4, 11, 12]);
    t.refused(0, "recruit 0 4", "N-309");
    assert!((0..4).all(|slot| t.offered(0, &format!("recruit 0 {slot}"))));
}
