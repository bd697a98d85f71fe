//! 5: building the town out of the grid.
use crate::rig::{Rig, Stage, list, places};
use now_or_never::BuildingTile;
use now_or_never::catalog::Catalog;
use now_or_never::effect::List;
use now_or_never::state::Step;
use now_or_never::words::*;
use std::collections::BTreeSet;

/// Seat 0 builds: tile `n` of the grid is building `n`, all cost 3, and town spaces do nothing.
fn site(stage: Stage) -> Rig {
    let plain = |cat: &mut Catalog| {
        cat.buildings.iter_mut().for_each(|b| b.cost = 3);
        cat.towns[0].gives = [None; 16];
        cat.towns[0].extra = [0; 16];
    };
    let mut t = stage.print(plain).begin();
    t.p(0).grid = places(std::array::from_fn(|n| n as u8));
    t.p(0).coins = 20;
    builds(&mut t);
    t
}
fn plot() -> Rig {
    site(Stage::new(2))
}
fn builds(t: &mut Rig) {
    t.open(0, Step::Build { off: 0, bonus: List::default() });
}
/// Another build action, after one with tile 2 on space 13.
fn second(mut t: Rig) -> Rig {
    t.act(0, "build 2 13");
    builds(&mut t);
    t
}
fn tiles(t: &Rig) -> BTreeSet<u8> {
    t.offers_of(0, "build").iter().map(|a| a.split(' ').nth(1).unwrap().parse().unwrap()).collect()
}
fn spaces(t: &Rig) -> BTreeSet<u8> {
    t.offers_of(0, "build").iter().map(|a| a.split(' ').nth(2).unwrap().parse().unwrap()).collect()
}

#[test]
fn n058_one_building_or_none() {
    let mut t = plot();
    t.act(0, "build 2 13");
    assert_eq!((t.seat(0).buildings(), t.seat(0).grid[2]), (1, None));
    assert_eq!(t.asked(), [1], "one is all");
    let mut t = plot();
    t.act(0, "done");
    assert_eq!((t.seat(0).buildings(), t.asked()), (0, vec![1]));
    t.turn(0);
    t.refused(0, "build 2 13", "N-058");
    builds(&mut t);
    t.p(0).grid[2] = None;
    t.refused(0, "build 2 13", "N-058");
}

#[test]
fn n059_the_first_building_comes_from_the_border() {
    // (?A3) five columns, four rows
    let t = plot();
    assert_eq!(tiles(&t), [0, 1, 2, 3, 4, 5, 9, 10, 14, 15, 16, 17, 18, 19].into());
    t.refused(0, "build 7 13", "N-059");
}

#[test]
fn n060_later_ones_lie_beside_a_hole_and_the_outside_is_none() {
    let t = second(plot());
    assert_eq!(tiles(&t), [1, 3, 7].into());
    t.refused(0, "build 19 12", "N-060");
    t.refused(0, "build 12 12", "N-060");
}

#[test]
fn n061_beside_means_orthogonally() {
    // (?A2) the first hole frees exactly three tiles; a table may want five
    assert_eq!(tiles(&second(plot())).len(), 3);
    let diagonal = second(site(Stage::new(2).option(|o| o.orthogonal = false)));
    assert_eq!(tiles(&diagonal), [1, 3, 6, 7, 8].into());
    assert_eq!(spaces(&second(plot())), [9, 12, 14].into());
    assert_eq!(spaces(&diagonal), [8, 9, 10, 12, 14].into());
}

#[test]
fn n062_the_first_building_goes_to_the_starting_row() {
    let t = plot();
    assert_eq!(spaces(&t), [12, 13, 14, 15].into());
    t.refused(0, "build 2 9", "N-062");
}

#[test]
fn n063_later_ones_stand_beside_another() {
    let t = second(plot());
    assert_eq!(spaces(&t), [9, 12, 14].into());
    t.refused(0, "build 1 15", "N-063");
    t.refused(0, "build 1 8", "N-063");
}

#[test]
fn n064_a_space_holds_one_building_for_good() {
    let mut t = second(plot());
    t.refused(0, "build 1 13", "N-064");
    t.act(0, "build 1 9");
    assert_eq!((t.seat(0).town[13], t.seat(0).town[9]), (Some(BuildingTile::new(2)), Some(BuildingTile::new(1))));
}

#[test]
fn n065_the_price_of_the_tile_is_paid_in_coins() {
    let mut t = site(Stage::new(2).print(|cat| cat.towns[0].gives = [None; 16]));
    let before = *t.seat(0);
    t.act(0, "build 2 13");
    let p = t.seat(0);
    assert_eq!(p.coins, 17);
    assert_eq!(
        (p.goods, p.books, p.experience, p.hearts),
        (before.goods, before.books, before.experience, before.hearts)
    );
}

#[test]
fn n066_a_space_with_a_resource_gives_one() {
    for &stuff in &[Stuff::Tool, Stuff::Crystal, Stuff::Demon] {
        let mut t = plot();
        std::sync::Arc::make_mut(&mut t.game.cat).towns[0].gives[13] = Some(stuff);
        t.act(0, "build 2 13");
        let mut goods = [0; 4];
        goods[stuff as usize] = 1;
        assert_eq!(t.seat(0).goods, goods);
    }
    let mut t = plot();
    std::sync::Arc::make_mut(&mut t.game.cat).towns[0].gives[13] = Some(Stuff::Book);
    t.act(0, "build 2 13");
    assert_eq!(t.seat(0).books, 1);
}

#[test]
fn n067_every_space_of_the_starting_row_gives_a_shell() {
    // (?A29) any building there, not only the first
    let mut t = Rig::new(2);
    t.p(0).grid = places(std::array::from_fn(|n| n as u8));
    t.p(0).coins = 99;
    for (n, space) in [12, 13, 14, 15].into_iter().enumerate() {
        builds(&mut t);
        t.act(0, &format!("build {n} {space}"));
        assert_eq!(t.seat(0).goods, [n as u8 + 1, 0, 0, 0]);
    }
}

#[test]
fn n068_a_space_may_cost_more() {
    // (?A5)
    let mut t = plot();
    std::sync::Arc::make_mut(&mut t.game.cat).towns[0].extra[13] = 2;
    t.act(0, "build 2 13");
    assert_eq!(t.seat(0).coins, 20 - 3 - 2);
}

#[test]
fn n069_what_cannot_be_paid_cannot_be_built() {
    let mut t = plot();
    let cat = std::sync::Arc::make_mut(&mut t.game.cat);
    cat.towns[0].extra[13] = 2;
    cat.towns[0].gives[12] = Some(Stuff::Coins);
    t.p(0).coins = 4;
    assert!(t.offered(0, "build 2 12"));
    t.refused(0, "build 2 13", "N-069");
    t.p(0).coins = 2;
    assert_eq!(t.offers_of(0, "build"), [] as [&str; 0], "what a space gives cannot help to pay");
    t.refused(0, "build 2 12", "N-069");
}

#[test]
fn n070_some_buildings_give_something_when_built() {
    let mut t = plot();
    let school = t.special(Special::School);
    t.p(0).grid.swap(2, school.index());
    t.act(0, "build 2 13");
    assert_eq!((t.seat(0).books, t.seat(0).town[13]), (1, Some(school)));
}

/// Pays a builder whose bonus this is, and builds.
fn with_bonus(bonus: &[&str], change: impl FnOnce(&mut Rig)) -> Rig {
    let print = |cat: &mut Catalog| {
        let bonus = list(cat, bonus);
        cat.specialists[..4].iter_mut().for_each(|builder| builder.bonus = bonus);
    };
    let mut t = site(Stage::new(2).print(print));
    change(&mut t);
    t.turn(0);
    t.act(0, "pay 0 0");
    let before = (t.seat(0).hearts, t.seat(0).experience, t.seat(0).goods);
    assert_eq!(before, (4, 0, [0; 4]), "not before the building");
    t.act(0, "build 2 13");
    t
}

#[test]
fn n071_a_builder_may_bring_hearts() {
    let t = with_bonus(&["hearts 3"], |t| t.p(0).hearts = 4);
    assert_eq!(t.seat(0).hearts, 7);
    let t = with_bonus(&["hearts 30"], |t| t.p(0).hearts = 4);
    assert_eq!(t.seat(0).hearts, t.game.cat.heroes[0].hearts, "not above the maximum");
}

#[test]
fn n072_a_builder_may_bring_experience() {
    let t = with_bonus(&["experience 1"], |t| t.p(0).hearts = 4);
    assert_eq!(t.seat(0).experience, 1);
}

#[test]
fn n073_a_builder_may_bring_a_resource() {
    let t = with_bonus(&["crystal 1"], |t| t.p(0).hearts = 4);
    assert_eq!(t.seat(0).goods, [0, 0, 0, 1]);
}

#[test]
fn n308_a_tile_that_only_touches_the_hole_with_a_corner_stays() {
    let t = second(plot());
    t.refused(0, "build 6 12", "N-308");
    t.refused(0, "build 8 12", "N-308");
}
