//! Section 17: buildings.
use crate::rig::*;
use now_or_never::effect::List;
use now_or_never::state::*;
use now_or_never::words::*;

/// The points of buildings after the final production.
fn points(t: &mut Rig) -> i16 {
    t.finish();
    t.score(0).buildings
}

/// The cell of the grid where a building lies.
fn tile(t: &Rig, id: &str) -> usize {
    t.seat(0).grid.iter().position(|&tile| tile == Some(t.building(id))).expect("it is not built")
}

/// A board on which this building may be built at space 12 or beside it.
fn about_to_build(t: &mut Rig, id: &str) -> usize {
    let cell = tile(t, id);
    let border = (0..20).find(|&c| c == 0).unwrap();
    t.p(0).grid.swap(cell, border);
    t.open(0, Step::Build { off: 0, bonus: List::default() });
    border
}

#[test]
fn n211_bottled_demons_lab() {
    let mut t = Rig::new(2);
    t.settle(0, "demons-lab", 12);
    t.settle(0, "bottling-house", 13);
    t.p(0).housed = [[0, 0, 1, 0], [0; 4], [0, 0, 0, 2], [0, 0, 1, 0]];
    t.p(0).goods = [0, 0, 9, 0]; // not produced now
    assert_eq!(points(&mut t), 9);
}

/// A4: of tile and space together, not below 0, and not for itself.
#[test]
fn n212_construction_hq_makes_later_buildings_cheaper() {
    let mut t = Rig::new(2);
    let cell = about_to_build(&mut t, "construction-hq");
    t.act(0, &format!("build {cell} 12"));
    let own = u16::from(t.card("construction-hq").cost);
    assert_eq!(t.seat(0).coins, 17 - own, "for itself it saves nothing");
    let next = about_to_build_beside(&mut t, "workshop");
    t.p(0).coins = u16::from(t.card("workshop").cost) - 1;
    t.act(0, &format!("build {next} 13"));
    assert_eq!(t.seat(0).coins, 0, "a coin cheaper");

    let mut t = Stage::new(2)
        .print(|cat| {
            cat.buildings.iter_mut().for_each(|b| b.cost = 0);
            cat.towns[0].extra = [0; 16];
            cat.towns[0].extra[13] = 2;
        })
        .begin();
    t.settle(0, "construction-hq", 12);
    t.open(0, Step::Build { off: 0, bonus: List::default() });
    let p = *t.seat(0);
    let cell = tile(&t, "school") as u8;
    assert_eq!((t.game.build_cost(&p, cell, 13, 0), t.game.build_cost(&p, cell, 8, 0)), (1, 0));
}

/// A tile beside a hole of the grid.
fn about_to_build_beside(t: &mut Rig, id: &str) -> usize {
    let cell = tile(t, id);
    let hole = t.seat(0).grid.iter().position(Option::is_none).unwrap();
    let beside = if hole % 5 == 4 { hole - 1 } else { hole + 1 };
    t.p(0).grid.swap(cell, beside);
    t.open(0, Step::Build { off: 0, bonus: List::default() });
    beside
}

#[test]
fn n213_crystal_lab() {
    let mut t = Rig::new(2);
    t.settle(0, "crystal-lab", 12);
    t.settle(0, "observatory", 13);
    t.p(0).housed[3] = [0, 0, 0, 1];
    assert_eq!(points(&mut t), 6);
}

#[test]
fn n214_garden_house_gives_two_coins() {
    let mut t = Rig::new(2);
    t.settle(0, "garden-house", 12);
    t.produce();
    assert_eq!(t.seat(0).coins, 19);
}

#[test]
fn n215_the_inn_houses_three_and_its_row_may_move() {
    let mut t = Rig::new(2);
    t.settle(0, "inn", 12);
    t.settle(0, "workshop", 8);
    assert_eq!(t.game.capacity(t.seat(0), 3), 3);
    t.p(0).housed[3] = [1, 0, 0, 2];
    assert_eq!(t.offers_of(0, "move"), ["move shell 2", "move crystal 2"]);
    // also while somebody else is asked
    t.turn(1);
    t.act(0, "move crystal 2");
    assert_eq!((t.seat(0).housed[2], t.seat(0).housed[3]), ([0, 0, 0, 1], [1, 0, 0, 1]));
    t.refused(0, "move shell 2", "N-175"); // full
    t.refused(0, "move shell 3", "N-215"); // it is there already
    // who lives elsewhere stays
    t.p(0).housed[3] = [0; 4];
    t.refused(0, "move crystal 3", "N-215");
}

/// A30: the School shows a book, unless the table says otherwise. A2: beside means orthogonally.
#[test]
fn n216_library() {
    for (school_has_book, expected) in [(true, 6), (false, 3)] {
        let mut t = Stage::new(2).option(|o| o.school_has_book = school_has_book).begin();
        t.settle(0, "library", 9);
        t.settle(0, "school", 8);
        t.settle(0, "observatory", 10); // a book
        t.settle(0, "workshop", 13); // none
        t.settle(0, "infirmary", 4); // a book, but diagonally
        assert_eq!(points(&mut t), expected);
    }
}

#[test]
fn n217_market_hall() {
    let mut t = Rig::new(2);
    t.settle(0, "market-hall", 13);
    t.settle(0, "smithy", 12);
    t.settle(0, "crystal-garden", 14);
    t.settle(0, "bathhouse", 9); // hearts are no goods
    t.settle(0, "garden-house", 10); // nor are coins
    t.settle(0, "shell-pond", 8); // diagonally
    assert_eq!(points(&mut t), 8);
}

#[test]
fn n218_production_buildings_produce_every_time() {
    let mut t = Rig::new(2);
    t.p(0).hearts = 1;
    t.settle(0, "shell-pond", 12);
    t.settle(0, "infirmary", 13); // 4 hearts
    t.produce();
    t.produce();
    assert_eq!((t.seat(0).goods, t.seat(0).hearts), ([2, 0, 0, 0], 9));
}

#[test]
fn n219_school_gives_a_book_when_built() {
    let mut t = Rig::new(2);
    let cell = about_to_build(&mut t, "school");
    t.act(0, &format!("build {cell} 12"));
    assert_eq!(t.seat(0).books, 1);
    t.produce();
    assert_eq!(t.seat(0).books, 1, "and nothing else");
}

#[test]
fn n220_snail_ranch_moves_every_hero_action() {
    let mut t = Rig::new(2);
    t.settle(0, "snail-ranch", 12);
    t.tuck(0, "lightning-fungus");
    let arrow = t.game.board(t.seat(0)).arrows[0];
    t.act(0, "march 0");
    assert!(matches!(t.step(), Step::Move { left, .. } if left == arrow + 1));
    t.turn(0);
    t.use_power(0, "lightning-fungus");
    assert!(matches!(t.step(), Step::Move { left: 4, .. }));
}

/// A31: the Inn counts as two beds.
#[test]
fn n221_town_hall() {
    let mut t = Rig::new(2);
    t.settle(0, "town-hall", 13);
    t.settle(0, "inn", 12);
    t.settle(0, "bathhouse", 14); // a bed
    t.settle(0, "workshop", 9); // none
    t.settle(0, "tool-shed", 8); // diagonally
    let beside = points(&mut t) - 2; // the tool that the workshop counts
    assert_eq!(beside, 6);
}

#[test]
fn n222_workshop() {
    let mut t = Rig::new(2);
    t.settle(0, "workshop", 12);
    t.settle(0, "smithy", 13);
    t.p(0).housed[3] = [0, 2, 0, 0];
    assert_eq!(points(&mut t), 6);
}

#[test]
fn n223_every_building_houses_one() {
    let mut t = Rig::new(2);
    for &special in Special::ALL {
        let building = t.special(special);
        t.p(0).town = [None; 16];
        t.p(0).town[5] = Some(building);
        let beds = t.game.cat.building(building).beds;
        assert_eq!(t.game.capacity(t.seat(0), 1), 1 + beds, "{special}");
    }
    assert!(t.game.cat.buildings.iter().any(|b| b.beds == 0));
}
