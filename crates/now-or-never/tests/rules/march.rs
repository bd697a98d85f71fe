//! 7: the hero moves.
use crate::rig::{Rig, Stage, flat, lair, list, mountain, these};
use now_or_never::Event;
use now_or_never::catalog::Catalog;
use now_or_never::state::{Foe, Step};
use now_or_never::words::*;
use serde_json::json;
use table::{Game, Seat};

/// Marklun with 9 hearts and arrows 1, 2, 3 on space 12 of a flat map, printed further by `print`.
fn field(print: impl FnOnce(&mut Catalog)) -> Rig {
    let printed = |cat: &mut Catalog| {
        flat(cat);
        cat.heroes[0].arrows = [1, 2, 3];
        print(cat);
    };
    let mut t = Stage::new(2).print(printed).begin();
    t.p(0).space = 12;
    t.p(0).hearts = 9;
    t
}
fn plain() -> Rig {
    field(|_| {})
}
/// Where the hero stands and how many hearts it has.
fn hero(t: &Rig) -> (u8, u8) {
    (t.seat(0).space, t.seat(0).hearts)
}

#[test]
fn n083_a_hero_action_needs_a_heart_and_a_token() {
    let mut t = plain();
    t.p(0).hearts = 0;
    t.refused(0, "march 0", "N-142");
    t.p(0).hearts = 1;
    assert!(t.offered(0, "march 0"));
    t.p(0).arrows = 0b001;
    t.refused(0, "march 0", "N-085");
    assert!(t.offered(0, "march 1"));
}

#[test]
fn n084_any_unused_token_is_slid_and_its_number_is_the_movement() {
    // (?A27)
    for (arrow, number) in [(0, 1), (1, 2), (2, 3)] {
        let mut t = plain();
        t.act(0, &format!("march {arrow}"));
        assert_eq!(t.step(), Step::Move { from: 12, left: number });
        assert_eq!(t.seat(0).arrows, 1 << arrow);
    }
    // two tokens with the same number are one choice
    let t = field(|cat| cat.heroes[0].arrows = [2, 2, 3]);
    assert_eq!(t.offers_of(0, "march"), ["march 0", "march 2"]);
}

#[test]
fn n085_three_hero_actions_a_season() {
    let mut t = plain();
    for (arrow, to) in [(0, 13), (1, 14), (2, 15)] {
        t.turn(0);
        t.acts(0, &[&format!("march {arrow}"), &format!("go {to}"), "stop", "done"]);
    }
    t.turn(0);
    assert_eq!(t.offers_of(0, "march"), [] as [&str; 0]);
    (0..3).for_each(|arrow| t.refused(0, &format!("march {arrow}"), "N-085"));
    t.last_to_pass(0);
    t.act(0, "pass");
    assert_eq!(t.offers_of(0, "march").len(), 3);
}

#[test]
fn n086_a_move_ends_somewhere_else() {
    let mut t = plain();
    t.act(0, "march 2");
    t.refused(0, "stop", "N-310");
    t.refused(0, "go 12", "N-310");
    t.act(0, "go 11");
    t.refused(0, "go 12", "N-310");
    // (?A41) but the way may lead through the first space
    t.act(0, "go 13");
    assert_eq!(hero(&t), (13, 9));
    let way: Vec<u8> = t
        .events()
        .iter()
        .filter_map(|e| if let Event::Moved { space, .. } = e { Some(*space) } else { None })
        .collect();
    assert_eq!(way, [11, 12, 13]);
    t.act(0, "stop");
}

/// What lies on a scroll has one name, on the map and in the log.
#[test]
fn the_log_calls_a_place_by_the_tile_that_lies_there() {
    let mut t = Rig::new(2);
    t.turn(0);
    t.p(0).hearts = 9;
    t.s.tiles.rotate_left(1);
    for tile in t.s.tiles {
        let space = t.space_of(tile);
        let beside = if space.is_multiple_of(10) { space + 1 } else { space - 1 };
        t.p(0).space = beside;
        t.forget();
        t.open(0, Step::Move { from: beside, left: 3 });
        t.act(0, &format!("go {space}"));
        let told: Vec<String> =
            t.events().iter().filter_map(|e| t.game.tale(e)).map(|it| json!(it).to_string()).collect();
        assert!(told.iter().any(|it| it.contains(&format!("\"location-{tile}\""))), "{tile}: {told:?}");
        t.act(0, "stop");
    }
}

#[test]
fn n087_never_diagonally() {
    let mut t = plain();
    t.act(0, "march 0");
    let steps = |to| t.game.way(&t.s, Seat(0), to).unwrap().steps;
    assert_eq!([2, 11, 13, 22].map(steps), [1; 4]);
    assert_eq!([1, 3, 21, 23].map(steps), [2; 4]);
    // and not around the edge
    t.p(0).space = 19;
    t.open(0, Step::Move { from: 19, left: 1 });
    assert_eq!(t.game.way(&t.s, Seat(0), 20).unwrap().steps, 10);
}

#[test]
fn n088_arrow_and_bonuses_are_free_and_one_may_stop_earlier() {
    let mut t = plain();
    t.p(0).blue[0] = Some(t.token("trail-boots"));
    t.refresh(0);
    t.act(0, "march 1");
    assert_eq!(t.step(), Step::Move { from: 12, left: 3 });
    t.act(0, "go 15");
    assert_eq!(hero(&t), (15, 9));
    let mut t = plain();
    t.acts(0, &["march 2", "go 13", "stop"]);
    assert_eq!(t.step(), Step::Stand { charged: false, quested: false });
    t.refused(0, "go 14", "N-084");
}

#[test]
fn n089_each_further_space_costs_a_heart() {
    let mut t = plain();
    t.acts(0, &["march 1", "go 16"]);
    assert_eq!(hero(&t), (16, 7), "two of four");
    t.act(0, "go 17");
    assert_eq!(hero(&t), (17, 6));
    // as long as hearts last
    let mut t = plain();
    t.p(0).hearts = 2;
    t.act(0, "march 0");
    assert!(t.offered(0, "go 15"));
    t.refused(0, "go 16", "N-089");
}

#[test]
fn n090_a_mountain_costs_a_heart() {
    let mut t = field(|cat| mountain(cat, 13));
    t.acts(0, &["march 0", "go 13"]);
    assert_eq!(hero(&t), (13, 8));
    // leaving it does not, and who can goes around it
    let mut t = field(|cat| mountain(cat, 13));
    t.p(0).space = 13;
    t.acts(0, &["march 0", "go 14"]);
    assert_eq!(hero(&t), (14, 9));
    let mut t = field(|cat| (mountain(cat, 13), mountain(cat, 3)).0);
    t.open(0, Step::Move { from: 12, left: 4 });
    t.act(0, "go 14");
    assert_eq!(hero(&t), (14, 9), "22, 23, 24, 14");
}

#[test]
fn n091_passing_an_enemy_costs_a_heart() {
    let mut t = field(|cat| lair(cat, 4, 13));
    t.acts(0, &["march 2", "go 13"]);
    assert_eq!(hero(&t), (13, 8));
    t.act(0, "go 14");
    assert_eq!(hero(&t), (14, 8), "moving on is free");
    // (?A8) a stack costs one heart each time it is entered
    assert_eq!(t.s.enemies[3], 2);
    t.act(0, "go 13");
    assert_eq!(hero(&t), (13, 7));
    // (?A9) whoever begins beside it, on it, loses nothing
    t.acts(0, &["stop", "done"]);
    t.turn(0);
    t.acts(0, &["march 1", "go 12"]);
    assert_eq!(hero(&t), (12, 7));
}

#[test]
fn n092_the_losses_of_a_space_add_up() {
    // (?A7)
    let mut t = field(|cat| (mountain(cat, 14), lair(cat, 4, 14)).0);
    t.open(0, Step::Move { from: 12, left: 2 });
    t.act(0, "go 14");
    assert_eq!(hero(&t), (14, 7), "mountain and enemy");
    let mut t = field(|cat| (mountain(cat, 14), lair(cat, 4, 14)).0);
    t.acts(0, &["march 0", "go 14"]);
    assert_eq!(hero(&t), (14, 6), "and a space too many");
}

#[test]
fn n093_fight_or_ignore_is_said_on_entering() {
    // (?A6)
    let mut t = field(|cat| lair(cat, 4, 13));
    t.acts(0, &["march 2", "charge 13"]);
    assert_eq!(hero(&t), (13, 9), "whoever fights loses nothing");
    assert_eq!(t.step(), Step::Stand { charged: true, quested: false }, "and the move is over");
    t.act(0, "fight");
    assert_eq!(t.step(), Step::Fight { foe: Foe::Enemy(3), dealt: 0, rounds: 0 });

    let mut t = field(|cat| lair(cat, 4, 13));
    t.acts(0, &["march 2", "go 13", "stop"]);
    assert_eq!(hero(&t), (13, 8));
    t.refused(0, "fight", "N-093");

    // the mountain under it costs as always
    let mut t = field(|cat| (mountain(cat, 13), lair(cat, 4, 13)).0);
    t.acts(0, &["march 2", "charge 13"]);
    assert_eq!(hero(&t), (13, 8));
}

#[test]
fn n093_a_quest_before_the_fight_may_end_the_turn_and_nothing_is_charged() {
    let print = |cat: &mut Catalog| {
        cat.quests[0].foe = Some((99, 99));
        cat.quests[0].cost = list(cat, &[]);
        cat.quests[0].need = None;
        cat.quests[0].location = Location::Monument;
        let monument = cat.maps[0].monument;
        lair(cat, 4, monument);
    };
    let mut t = field(print);
    let monument = t.space_of(Location::Monument);
    t.p(0).hand = these([0]);
    t.p(0).space = monument - 1;
    t.acts(0, &["march 2", &format!("charge {monument}"), "quest 0", "roll", "strike"]);
    assert_eq!((hero(&t), t.asked()), ((monument, 0), vec![1]));
    assert_eq!(t.s.enemies[3], 2);
    assert_eq!(t.seat(0).experience, 1, "only the quest was fought");
}

#[test]
fn n094_heroes_share_spaces() {
    let mut t = plain();
    t.p(1).space = 13;
    t.acts(0, &["march 0", "go 13", "stop", "done"]);
    assert_eq!((t.seat(0).space, t.seat(1).space), (13, 13));
    assert_eq!(hero(&t), (13, 9));
}

#[test]
fn n095_at_no_hearts_the_hero_stays_where_it_is_and_the_turn_is_over() {
    // (?A10) a step may cost more than there is
    let mut t = field(|cat| (mountain(cat, 14), lair(cat, 4, 14)).0);
    t.p(0).hearts = 1;
    t.p(0).hand = these(0..43);
    t.acts(0, &["march 0", "go 14"]);
    assert_eq!(hero(&t), (14, 0));
    assert_eq!(t.asked(), [1], "no quest, no third step");
    assert_eq!(t.seat(0).arrows, 0b001, "the token stays used");
    assert!(t.told(Event::Exhausted { seat: Seat(0) }));
    // exactly 0 too; the next space is out of reach
    let mut t = plain();
    t.p(0).hearts = 1;
    t.act(0, "march 0");
    t.refused(0, "go 15", "N-089");
    t.act(0, "go 14");
    assert_eq!((hero(&t), t.asked()), ((14, 0), vec![1]));
    // charging with the last heart is no loss
    let mut t = field(|cat| lair(cat, 4, 13));
    t.p(0).hearts = 1;
    t.acts(0, &["march 0", "charge 13"]);
    assert_eq!(t.step(), Step::Stand { charged: true, quested: false });
}

#[test]
fn n096_namal_walks_to_the_undergarden() {
    let mut t = Stage::new(2).heroes(&[Hero::Namal]).begin();
    let arrow = t.game.cat.heroes[Hero::Namal.index()].arrows.iter().position(|&n| n == 2).unwrap();
    let (start, hearts) = (t.space_of(Location::Monument), t.seat(0).hearts);
    assert_eq!(t.seat(0).space, start);
    t.act(0, &format!("march {arrow}"));
    t.act(0, &format!("go {}", start + 1));
    assert_eq!(t.seat(0).hearts, hearts - 1, "a mountain");
    t.act(0, &format!("go {}", start + 11));
    assert_eq!(t.seat(0).hearts, hearts - 1, "free");
    t.act(0, &format!("go {}", start + 12));
    assert_eq!(t.seat(0).hearts, hearts - 2, "a space too many");
    assert_eq!(t.seat(0).space, t.space_of(Location::Undergarden));
}

#[test]
fn n310_nobody_ends_where_the_move_began() {
    let mut t = plain();
    t.act(0, "march 2");
    t.refused(0, "stop", "N-310");
    t.refused(0, "charge 12", "N-310");
    t.acts(0, &["go 13"]);
    t.refused(0, "go 12", "N-310");
    assert!(t.offered(0, "stop"));
}

/// Every way that is offered costs as few hearts as it can: checked against a search over all ways.
#[test]
fn n092_the_way_costs_as_few_hearts_as_it_can() {
    for seed in 0..30u64 {
        let mut dice = table::FastDice::new(seed);
        let mountains = (0..40).filter(|_| dice.next_u64().is_multiple_of(3)).fold(0u64, |all, space| all | 1 << space);
        let mut t = field(|cat| cat.maps[0].mountains = mountains);
        (t.p(0).hearts, t.p(0).space) = ((1 + seed % 6) as u8, (seed * 7 % 40) as u8);
        let (from, left, hearts) = (t.seat(0).space, (1 + seed % 3) as u8, t.seat(0).hearts);
        t.open(0, Step::Move { from, left });
        let best = all_ways(&t, mountains, from, left, hearts);
        for to in (0..40u8).filter(|&to| to != from) {
            let way = t.game.way(&t.s, Seat(0), to).map(|way| way.hearts);
            assert_eq!(way, best[to as usize], "seed {seed}: {from} to {to}");
            assert_eq!(t.offered(0, &format!("go {to}")), way.is_some());
            if let Some(cost) = way {
                let before = t.s;
                t.act(0, &format!("go {to}"));
                assert_eq!(hero(&t), (to, hearts - cost));
                t.s = before;
            }
        }
    }
}

/// The fewest hearts to every space, by trying ways with one more step until nothing gets better.
fn all_ways(t: &Rig, mountains: u64, from: u8, left: u8, hearts: u8) -> Vec<Option<u8>> {
    let enemies: u64 = (1..=9).fold(0, |all, level| all | 1 << t.lair(level));
    let beside = |a: u8, b: u8| (a % 10).abs_diff(b % 10) + (a / 10).abs_diff(b / 10) == 1;
    let mut now: Vec<Option<u8>> = vec![None; 40];
    now[from as usize] = Some(0);
    let mut best = now.clone();
    for step in 1..=50u8 {
        let mut next: Vec<Option<u8>> = vec![None; 40];
        for (a, b) in (0..40).flat_map(|a| (0..40).map(move |b| (a, b))).filter(|&(a, b)| beside(a, b)) {
            let Some(lost) = now[a as usize].filter(|&lost| lost < hearts) else { continue };
            let cost = (mountains >> b & 1) as u8 + (enemies >> b & 1) as u8 + u8::from(step > left);
            let sum = Some((lost + cost).min(hearts));
            next[b as usize] = [next[b as usize], sum].into_iter().flatten().min();
        }
        for (best, &next) in best.iter_mut().zip(&next) {
            *best = [*best, next].into_iter().flatten().min();
        }
        now = next;
    }
    best
}
