//! Section 12: locations above ground.
use crate::rig::*;
use now_or_never::OrderToken;
use now_or_never::event::Event;
use now_or_never::state::*;
use now_or_never::words::*;
use table::{Deck, Seat, SeatSet};

#[test]
fn n145_tower_of_miners_two_orders_one_is_kept() {
    let mut t = Rig::new(2);
    t.load(ORDERS, &[5, 2]);
    t.forget();
    t.visit(0, Location::TowerOfMiners);
    assert_eq!(t.step(), Step::KeepOrder { a: OrderToken::new(2), b: OrderToken::new(5) });
    t.act(0, "keep-order 5");
    assert_eq!(t.seat(0).orders, 1 << 5);
    let bottom: Vec<_> = t.s.orders.bottom.iter().copied().collect();
    assert_eq!(bottom, [(OrderToken::new(2), SeatSet::one(Seat(0)))], "the other lies under the stack");
    // the kept one is public, the two were not
    let seen = t.seen_by(Some(1));
    assert!(seen.contains(&Event::OrdersDrawn { seat: Seat(0), orders: None }));
    assert!(seen.contains(&Event::OrderKept { seat: Seat(0), order: OrderToken::new(5) }));
    assert_eq!(t.asked(), [1]);
}

#[test]
fn n145_a_short_stack_of_orders() {
    let mut t = Rig::new(2);
    t.s.orders = Deck::new(these([7]));
    t.visit(0, Location::TowerOfMiners);
    assert_eq!((t.seat(0).orders, t.asked()), (1 << 7, vec![1]), "the last one is kept without a question");
    t.visit(0, Location::TowerOfMiners);
    assert_eq!((t.seat(0).orders, t.asked()), (1 << 7, vec![1]), "and then there is nothing");
}

#[test]
fn n146_hermits_hut_swaps_two_tiles_of_the_grid() {
    let mut t = Rig::new(2);
    t.p(0).hearts = 3;
    t.settle(0, "school", 12);
    let hole = t.seat(0).grid.iter().position(Option::is_none).unwrap();
    let tiles: Vec<usize> = (0..20).filter(|&cell| cell != hole).collect();
    let (a, b) = (tiles[0], tiles[7]);
    let before = t.seat(0).grid;
    t.visit(0, Location::HermitsHut);
    assert_eq!(t.seat(0).hearts, 3, "the swap comes first");
    let with_hole = format!("swap {} {}", a.min(hole), a.max(hole));
    t.refused(0, &with_hole, "N-146");
    t.act(0, &format!("swap {a} {b}"));
    assert_eq!((t.seat(0).grid[a], t.seat(0).grid[b]), (before[b], before[a]));
    assert_eq!(t.seat(0).town[12], Some(t.building("school")), "towns stay as they are");
    assert_eq!((t.seat(0).goods, t.seat(0).hearts), ([1, 0, 0, 0], 7));
    // without a swap the rest comes just the same
    t.p(0).hearts = 3;
    t.visit(0, Location::HermitsHut);
    t.act(0, "done");
    assert_eq!((t.seat(0).goods, t.seat(0).hearts), ([2, 0, 0, 0], 7));
}

#[test]
fn n147_crystal_meteorite_asks_for_a_die_of_hearts() {
    let mut t = Rig::new(2);
    t.toll_dice(&[3]);
    t.visit(0, Location::CrystalMeteorite);
    assert_eq!(t.seat(0).hearts, 10, "the die lies there first");
    t.act(0, "accept");
    assert_eq!((t.seat(0).hearts, t.seat(0).goods, t.seat(0).experience), (7, [0, 0, 0, 1], 1));
    t.p(0).hearts = 2;
    t.toll_dice(&[2]);
    t.visit(0, Location::CrystalMeteorite);
    t.act(0, "accept");
    assert_eq!((t.seat(0).hearts, t.seat(0).goods, t.seat(0).experience), (0, [0, 0, 0, 1], 1), "nothing at 0");
}

#[test]
fn n148_nomad_camp() {
    let mut t = Rig::new(2);
    t.stand_at(0, Location::NomadCamp);
    t.refused(0, "visit", "N-101");
    t.p(0).books = 1;
    t.show_villagers([Some(Good::Demon), None, None, None, None, None]);
    t.acts(0, &["visit", "take demon"]);
    assert_eq!((t.seat(0).hearts, t.seat(0).books, t.seat(0).waiting), (9, 0, [0, 0, 1, 0]));
}

#[test]
fn n149_ublo_tower() {
    let mut t = Rig::new(2);
    t.visit(0, Location::UbloTower);
    assert_eq!((t.seat(0).hearts, t.seat(0).goods), (9, [0, 1, 0, 0]));
}

#[test]
fn n150_the_monument() {
    let mut t = Rig::new(2);
    t.p(1).hearts = 2;
    t.visit(1, Location::Monument);
    assert_eq!((t.seat(1).hearts, t.seat(1).coins, t.s.first), (6, 19, Seat(1)));
    assert!(t.told(Event::FirstPlayer { seat: Seat(1) }));
}

#[test]
fn n151_the_token_says_who_begins_the_next_season() {
    let mut t = Rig::new(3);
    t.visit(1, Location::Monument);
    assert_eq!(t.asked(), [2], "this season goes on as it was");
    t.visit(2, Location::Monument);
    assert_eq!((t.s.first, t.asked()), (Seat(2), vec![0]), "another may take it later");
    t.produce();
    assert_eq!((t.s.season, t.asked()), (2, vec![2]));
    t.act(2, "rest 0 coin");
    assert_eq!(t.asked(), [0], "then clockwise");
}

#[test]
fn n151_alone_the_token_changes_nothing() {
    let mut t = Rig::new(1);
    t.visit(0, Location::Monument);
    assert_eq!(t.s.first, Seat(0));
    t.produce();
    assert_eq!(t.asked(), [0]);
}

#[test]
fn n152_scholars_tower() {
    let mut t = Rig::new(2);
    t.visit(0, Location::ScholarsTower);
    assert_eq!((t.seat(0).coins, t.seat(0).books), (14, 1));
    t.p(0).coins = 2;
    t.stand_at(0, Location::ScholarsTower);
    t.refused(0, "visit", "N-101");
}

#[test]
fn n153_undergarden() {
    let mut t = Rig::new(2);
    t.p(0).experience = 2;
    let hand = t.seat(0).hand;
    t.load(QUESTS, &[40]);
    t.visit(0, Location::Undergarden);
    t.acts(0, &["draw basic", "draw artifact"]);
    let kept: Vec<String> = t.offers_of(0, "keep");
    assert_eq!(kept.len(), 2);
    let other = t.seat(0).drawn.iter().nth(1).unwrap();
    let chosen = t.seat(0).drawn.iter().next().unwrap();
    t.act(0, &kept[0]);
    assert_eq!((t.seat(0).experience, t.seat(0).coins, t.seat(0).hand.len()), (0, 23, hand.len() + 1));
    assert!(t.seat(0).hand.has(chosen) && t.s.discards.has(other));
    t.p(0).experience = 1;
    t.stand_at(0, Location::Undergarden);
    t.refused(0, "visit", "N-101");
}

#[test]
fn n154_forest_of_faces() {
    let mut t = Rig::new(2);
    t.visit(0, Location::ForestOfFaces);
    assert_eq!((t.seat(0).hearts, t.seat(0).coins), (5, 22));
}

#[test]
fn n155_snail_caves() {
    let mut t = Rig::new(2);
    t.visit(0, Location::SnailCaves);
    assert_eq!((t.seat(0).hearts, t.seat(0).experience, t.seat(0).coins), (8, 1, 19));
}

#[test]
fn n156_flying_casino() {
    let mut t = Rig::new(2);
    t.p(0).hearts = 2;
    let hand = t.seat(0).hand.len();
    t.visit(0, Location::FlyingCasino);
    t.acts(0, &["draw basic", "draw advanced", "draw advanced"]);
    let first = t.offers_of(0, "keep")[0].clone();
    t.act(0, &first);
    let second = t.offers_of(0, "keep")[0].clone();
    t.act(0, &second);
    assert_eq!((t.seat(0).coins, t.seat(0).hearts, t.seat(0).hand.len()), (16, 7, hand + 2));
    assert_eq!((t.seat(0).drawn.len(), t.asked()), (0, vec![1]), "one is discarded");
}

#[test]
fn n157_city_of_spirits() {
    let mut t = Rig::new(2);
    t.visit(0, Location::CityOfSpirits);
    assert_eq!((t.seat(0).hearts, t.seat(0).goods, t.seat(0).coins), (8, [0, 0, 1, 0], 18));
}

#[test]
fn n158_istreka_gear_and_quests() {
    let mut t = Rig::new(2);
    let bow = t.token("hunting-bow");
    t.s.gear_row[0] = Some(bow);
    t.s.gear.remove(bow);
    let hand = t.seat(0).hand.len();
    t.visit(0, Location::Istreka);
    assert_eq!(t.step(), Step::Gear { off: 0 });
    t.act(0, &format!("buy {bow} 3"));
    assert_eq!((t.seat(0).coins, t.seat(0).red[3]), (11, Some(bow)), "at the normal price");
    assert!(t.s.gear_row[0].is_some() && t.s.gear_row[0] != Some(bow), "the gap is filled");
    t.acts(0, &["draw basic", "draw basic"]);
    let keep = t.offers_of(0, "keep")[1].clone();
    t.act(0, &keep);
    assert_eq!(t.seat(0).hand.len(), hand + 1);
    // without gear
    t.visit(0, Location::Istreka);
    t.act(0, "done");
    assert_eq!(t.step(), Step::Draw { left: 2, keep: 1, piles: [0; 3] });
}

#[test]
fn n159_wailing_cavern() {
    let mut t = Rig::new(2);
    t.show_villagers([Some(Good::Shell), None, None, None, None, None]);
    t.visit(0, Location::WailingCavern);
    t.act(0, "take shell");
    assert_eq!((t.seat(0).hearts, t.seat(0).mana, t.seat(0).waiting), (2, 3, [1, 0, 0, 0]));
    t.p(0).mana = 0;
    t.p(0).hearts = 10;
    t.stand_at(0, Location::WailingCavern);
    t.refused(0, "visit", "N-101");
}

#[test]
fn n160_an_empty_row_is_filled_before_a_villager_is_taken() {
    for location in [Location::NomadCamp, Location::WailingCavern] {
        let mut t = Rig::new(2);
        t.p(0).books = 1;
        t.show_villagers([None; 6]);
        t.visit(0, location);
        assert!(t.s.villagers.iter().all(Option::is_some), "six are shown");
        let first = t.offers_of(0, "take")[0].clone();
        t.act(0, &first);
        assert_eq!(t.s.villagers.iter().filter(|place| place.is_none()).count(), 1);
    }
}
