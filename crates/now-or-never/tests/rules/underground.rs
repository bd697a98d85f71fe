//! Section 12: what is different underground.
use crate::outfit::underground;
use crate::rig::*;
use now_or_never::OrderToken;
use now_or_never::state::*;
use now_or_never::words::*;
use table::Seat;

fn below() -> Rig {
    Stage::new(2).option(underground).begin()
}

#[test]
fn n161_tower_of_miners_sells_gear() {
    let mut t = below();
    t.visit(0, Location::TowerOfMiners);
    assert_eq!(t.step(), Step::Gear { off: 0 });
    t.act(0, "done");
    assert_eq!((t.seat(0).goods, t.seat(0).orders), ([1, 0, 0, 0], 0));
}

#[test]
fn n162_hermits_hut_teaches() {
    let mut t = below();
    let hand = t.seat(0).hand.len();
    t.visit(0, Location::HermitsHut);
    t.acts(0, &["draw basic", "draw basic", "draw basic"]);
    let keep = t.offers_of(0, "keep")[2].clone();
    t.act(0, &keep);
    assert_eq!((t.seat(0).experience, t.seat(0).hand.len(), t.asked()), (1, hand + 1, vec![1]));
}

#[test]
fn n163_the_monument_gives_no_coin_but_swaps_tiles() {
    let mut t = below();
    t.p(1).hearts = 1;
    let grid = t.seat(1).grid;
    let coins = t.seat(1).coins;
    t.visit(1, Location::Monument);
    assert_eq!((t.seat(1).hearts, t.s.first), (5, Seat(1)));
    t.act(1, "swap 0 1");
    assert_eq!((t.seat(1).grid[0], t.seat(1).grid[1], t.seat(1).coins), (grid[1], grid[0], coins));
}

#[test]
fn n164_undergarden() {
    let mut t = below();
    t.p(0).experience = 1;
    t.p(0).hearts = 4;
    t.visit(0, Location::Undergarden);
    assert_eq!((t.seat(0).experience, t.seat(0).hearts, t.seat(0).coins), (0, 6, 21));
}

#[test]
fn n165_forest_of_faces() {
    let mut t = below();
    t.show_villagers([Some(Good::Tool); 6]);
    t.visit(0, Location::ForestOfFaces);
    t.act(0, "take tool");
    let p = t.seat(0);
    assert_eq!((p.coins, p.mana, p.hearts, p.waiting), (16, 3, 5, [0, 1, 0, 0]));
}

#[test]
fn n166_flying_casino() {
    let mut t = below();
    t.visit(0, Location::FlyingCasino);
    assert_eq!((t.seat(0).hearts, t.seat(0).coins, t.asked()), (5, 22, vec![1]));
}

#[test]
fn n167_snail_caves() {
    let mut t = below();
    t.p(0).experience = 2;
    t.visit(0, Location::SnailCaves);
    t.acts(0, &["draw basic", "draw artifact"]);
    let keep = t.offers_of(0, "keep")[0].clone();
    t.act(0, &keep);
    assert_eq!((t.seat(0).experience, t.seat(0).coins), (0, 23));
}

#[test]
fn n168_istreka_gives_orders() {
    let mut t = below();
    t.p(0).hearts = 4;
    t.load(ORDERS, &[1, 8]);
    t.visit(0, Location::Istreka);
    t.act(0, "keep-order 1");
    assert_eq!((t.seat(0).hearts, t.seat(0).orders), (5, 1 << 1));
    assert_eq!(t.s.orders.bottom[0].0, OrderToken::new(8));
}

#[test]
fn n169_wailing_cavern() {
    let mut t = below();
    let hand = t.seat(0).hand.len();
    t.visit(0, Location::WailingCavern);
    t.acts(0, &["draw basic", "draw basic", "draw basic"]);
    for _ in 0..2 {
        let keep = t.offers_of(0, "keep")[0].clone();
        t.act(0, &keep);
    }
    assert_eq!((t.seat(0).hearts, t.seat(0).hand.len(), t.seat(0).goods), (2, hand + 2, [1, 0, 0, 0]));
}

/// Maps, towns and the enemies of levels 2, 5 and 7 are other ones; the five locations that are not named act as above.
#[test]
fn n170_the_other_side_of_the_boards() {
    let (above, below) = (Rig::new(2), below());
    let cat = &below.game.cat;
    assert_ne!(cat.maps[0].at, cat.maps[1].at);
    assert_ne!((cat.towns[0].full_row, cat.towns[0].gives), (cat.towns[1].full_row, cat.towns[1].gives));
    for level in 0..9u8 {
        let other = above.game.foe(Foe::Enemy(level)) != below.game.foe(Foe::Enemy(level));
        assert_eq!(other, [1, 4, 6].contains(&level), "level {}", level + 1);
    }
    use Location::*;
    let alike = [CrystalMeteorite, NomadCamp, UbloTower, ScholarsTower, CityOfSpirits];
    for &location in Location::ALL {
        let list = |t: &Rig| t.game.cat.list(t.game.location_list(location)).to_vec();
        assert_eq!(list(&above) == list(&below), alike.contains(&location), "{location}");
    }
    assert_eq!(below.seat(0).space, cat.maps[1].monument);
}
