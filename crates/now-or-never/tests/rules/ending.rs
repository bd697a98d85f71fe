//! Sections 15 and 16: the end of the game and the points.
use crate::rig::*;
use now_or_never::event::{Event, Score};
use now_or_never::state::*;
use table::Seat;

#[test]
fn n196_the_final_production_replaces_the_sixth() {
    let mut t = Rig::new(2);
    t.s.season = 5;
    t.produce();
    assert_eq!((t.s.phase, t.s.season), (Phase::Turns, 6));
    t.produce();
    assert_eq!((t.s.phase, t.s.season), (Phase::Over, 6));
    assert!(t.told(Event::Production { last: true }));
    assert!(t.asked().is_empty() && t.offers(0).is_empty());
}

#[test]
fn n197_coins_and_goods_go_first_and_books_stay() {
    let mut t = Rig::new(2);
    t.p(0).coins = 60;
    t.p(0).goods = [9, 9, 9, 9];
    t.p(0).books = 4;
    t.finish();
    assert_eq!((t.seat(0).coins, t.seat(0).goods, t.seat(0).books), (0, [0; 4], 4));
}

#[test]
fn n198_hands_and_open_orders_are_discarded() {
    let mut t = Rig::new(2);
    let card = t.hold(0, "star-dome");
    t.p(0).orders = 1 << 3;
    t.finish();
    assert!(t.seat(0).hand.is_empty() && t.s.discards.has(card));
    assert_eq!((t.seat(0).orders, t.score(0).orders, t.score(0).quests), (0, 0, 0));
}

/// A56: hearts are produced too; goods are sold at their best, market quests included.
#[test]
fn n199_the_last_goods_are_sold_at_their_best() {
    let mut t = Rig::new(2);
    t.p(0).hearts = 2;
    t.p(0).mana = 0;
    t.p(0).arrows = 0b101;
    t.p(0).down = 0b11;
    t.p(0).tokens = 2;
    t.p(0).housed = [[3, 0, 0, 0], [0, 3, 0, 0], [0, 0, 3, 0], [0, 0, 0, 2]];
    t.settle(0, "observatory", 12); // a crystal
    t.settle(0, "bathhouse", 13);
    t.finish();
    assert_eq!(t.score(0).coins, 38 + 2);
    let p = t.seat(0);
    assert_eq!((p.hearts, p.goods), (5, [0; 4]));
    assert_eq!((p.mana, p.arrows, p.down, t.s.season), (0, 0b101, 0b11, 6), "nothing is made ready again");

    let mut t = Rig::new(2);
    t.p(0).housed[3] = [3, 0, 0, 0];
    t.tuck(0, "snail-parade");
    t.finish();
    assert_eq!(t.score(0).coins, 8, "three shells for 8");
}

#[test]
fn n200_the_garden_house_gives_nothing_at_the_end() {
    let mut t = Rig::new(2);
    t.settle(0, "garden-house", 12);
    t.finish();
    assert_eq!(t.score(0).coins, 0);
}

#[test]
fn n201_no_trap_and_no_chest_in_the_final_production() {
    let mut t = Rig::new(2);
    t.s.season = 6;
    for id in ["demon-trap", "magic-chest", "life-candle"] {
        t.tuck(0, id);
    }
    t.p(0).waiting = [1, 0, 0, 0];
    t.p(0).hearts = 1;
    t.settle(0, "workshop", 12);
    t.last_to_pass(0);
    assert!(t.usable(0, "demon-trap") && t.usable(0, "magic-chest"));
    t.act(0, "pass");
    for id in ["demon-trap", "magic-chest"] {
        t.refused(0, &t.using(id), "N-201");
    }
    // A32: what is still allowed
    t.p(0).experience = 9;
    t.s.villagers[0] = None;
    assert!(t.usable(0, "life-candle"));
    for action in ["house shell 3", "refill", "learn 0 0", "produce"] {
        assert!(t.offered(0, action), "{action}");
    }
}

#[test]
fn n202_a_point_for_each_coin_of_the_final_production() {
    let mut t = Rig::new(2);
    t.p(0).coins = 99;
    t.p(0).tokens = 4;
    t.p(0).housed[0] = [0, 1, 2, 0];
    t.finish();
    assert_eq!(t.score(0).coins, 4 + 9);
}

#[test]
fn n203_full_rows() {
    for (row, points) in [0, 6, 8, 8].into_iter().enumerate() {
        let mut t = Rig::new(2);
        for (n, id) in ["bathhouse", "infirmary", "garden-house", "snail-ranch"].into_iter().enumerate() {
            assert_eq!(t.game.score(t.seat(0)).rows, 0, "{n} are not four");
            t.settle(0, id, (row * 4 + n) as u8);
        }
        t.finish();
        assert_eq!(t.score(0).rows, points, "row {row} from the top");
    }
}

/// A57: 5, 5, 6 and 7 from the top.
#[test]
fn n204_rows_that_house_all_four_goods() {
    for (row, points) in [5, 5, 6, 7].into_iter().enumerate() {
        let mut t = Rig::new(2);
        t.p(0).housed[row] = [1, 1, 2, 0];
        assert_eq!(t.game.score(t.seat(0)).housing, 0);
        t.p(0).housed[row] = [1, 1, 2, 1];
        t.finish();
        assert_eq!(t.score(0).housing, points, "row {row} from the top");
    }
}

#[test]
fn n205_buildings_score() {
    let mut t = Rig::new(2);
    t.settle(0, "library", 12);
    t.settle(0, "school", 13);
    t.finish();
    assert_eq!(t.score(0), Score { buildings: 3, ..Score::default() });
}

#[test]
fn n206_played_quests_and_their_endings() {
    let mut t = Rig::new(2);
    t.tuck(0, "star-dome"); // 11
    t.tuck(0, "the-mine-reopens"); // 6, and 2 for each order
    t.p(0).completed = 0b11;
    t.finish();
    assert_eq!((t.score(0).quests, t.score(0).orders), (11 + 6 + 4, 4));
}

#[test]
fn n206_an_ending_counts_whole_lots() {
    let mut t = Rig::new(2);
    t.tuck(0, "peoples-feast"); // 4, and 1 for every second villager
    t.p(0).housed[3] = [5, 0, 0, 0];
    t.finish();
    assert_eq!(t.score(0).quests, 6);
}

#[test]
fn n207_two_points_for_a_completed_order() {
    let mut t = Rig::new(2);
    t.p(0).completed = 0b10_1001;
    t.finish();
    assert_eq!(t.score(0).orders, 6);
}

#[test]
fn n208_most_points_win() {
    let mut t = Rig::new(3);
    t.p(1).tokens = 5;
    t.p(2).tokens = 3;
    t.p(0).tokens = 1;
    t.finish();
    assert_eq!(t.places(), [3, 1, 2]);
}

/// A24: experience and books count together, unless the table wants experience first.
#[test]
fn n209_ties() {
    let tie = |tie_sum: bool, a: (u8, u8, u8), b: (u8, u8, u8)| {
        let mut t = Stage::new(2).option(|o| o.tie_sum = tie_sum).begin();
        for (seat, (experience, books, hearts)) in [(0, a), (1, b)] {
            (t.p(seat).experience, t.p(seat).books, t.p(seat).hearts) = (experience, books, hearts);
        }
        t.finish();
        t.places()
    };
    assert_eq!(tie(true, (2, 1, 1), (0, 4, 1)), [2, 1], "3 against 4");
    assert_eq!(tie(true, (2, 2, 5), (0, 4, 3)), [1, 2], "then hearts");
    assert_eq!(tie(true, (2, 2, 5), (0, 4, 5)), [1, 1], "then shared");
    assert_eq!(tie(false, (2, 1, 1), (0, 4, 1)), [1, 2], "experience first");
    assert_eq!(tie(false, (2, 1, 1), (2, 4, 1)), [2, 1], "then books");
    assert_eq!(tie(false, (2, 1, 1), (2, 1, 2)), [2, 1], "then hearts");
}

#[test]
fn n210_nothing_else_scores() {
    let mut t = Rig::new(2);
    t.p(0).experience = 9;
    t.p(0).books = 9;
    t.p(0).mana = 4;
    for id in ["mirror-plate", "round-shield", "storm-hammer"] {
        t.wear(0, id);
    }
    t.p(0).waiting = [3, 3, 3, 3];
    t.finish();
    assert_eq!(t.score(0), Score::default());
    assert!(t.told(Event::Score { seat: Seat(0), score: Score::default() }));
}
