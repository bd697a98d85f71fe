//! 8: a quest card, then one of three.
use crate::rig::{Rig, Stage, lair, list, these};
use now_or_never::catalog::Catalog;
use now_or_never::state::{Phase, Step};
use now_or_never::words::*;
use now_or_never::{Event, QuestCard};
use table::Seat;

/// Quests 0 and 1 are free ones of the Monument, quest 2 is one of Istreka; seat 0 holds them.
fn quests(cat: &mut Catalog) {
    for (card, location) in [(0, Location::Monument), (1, Location::Monument), (2, Location::Istreka)] {
        let quest = &mut cat.quests[card];
        (quest.location, quest.need, quest.foe) = (location, None, None);
        cat.quests[card].cost = list(cat, &[]);
        cat.quests[card].gain = list(cat, &["book 1"]);
    }
}
fn pilgrim(print: impl FnOnce(&mut Catalog)) -> Rig {
    let printed = |cat: &mut Catalog| {
        quests(cat);
        print(cat);
    };
    let mut t = Stage::new(2).print(printed).begin();
    t.p(0).hand = these([0, 1, 2]);
    t.p(0).hearts = 5;
    t.stand_at(0, Location::Monument);
    t
}

#[test]
fn n097_one_quest_card_of_this_location() {
    let mut t = pilgrim(|_| {});
    assert_eq!(t.offers_of(0, "quest"), ["quest 0", "quest 1"]);
    t.refused(0, "quest 2", "N-245");
    t.refused(0, "quest 3", "N-097");
    t.act(0, "quest 1");
    assert_eq!(
        (t.seat(0).books, t.seat(0).played.has(QuestCard::new(1)), t.seat(0).hand.has(QuestCard::new(1))),
        (1, true, false)
    );
    t.refused(0, "quest 0", "N-097");
    t.turn(0);
    t.refused(0, "quest 0", "N-097");
}

#[test]
fn n098_the_quest_comes_first() {
    let mut t = pilgrim(|_| {});
    t.acts(0, &["quest 0", "visit"]);
    assert_eq!((t.seat(0).books, t.s.first, t.asked()), (1, Seat(0), vec![1]));
    // after the visit it is too late
    let mut t = pilgrim(|_| {});
    t.stand_at(0, Location::FlyingCasino);
    t.p(0).hand = these([0, 1, 2]);
    t.act(0, "visit");
    assert!(matches!(t.step(), Step::Draw { .. }));
    t.refused(0, "quest 0", "N-097");
    let mut t = pilgrim(|_| {});
    t.act(0, "visit");
    assert_eq!(t.asked(), [1]);
}

#[test]
fn n099_visit_fight_search_or_nothing() {
    // (?A42)
    let mut t = pilgrim(|_| {});
    t.act(0, "done");
    assert_eq!((t.asked(), t.seat(0).hearts), (vec![1], 5));
    let mut t = pilgrim(|_| {});
    t.acts(0, &["quest 0", "done"]);
    assert_eq!(t.asked(), [1]);
    // one of them, not two
    let mut t = pilgrim(|cat| {
        let monument = cat.maps[0].monument;
        let old = std::mem::replace(&mut cat.maps[0].letters[0], monument);
        cat.maps[0].letter_at[old as usize] = None;
        cat.maps[0].letter_at[monument as usize] = Some(0);
    });
    assert!(t.offered(0, "visit") && t.offered(0, "search"));
    t.act(0, "visit");
    assert_eq!(t.asked(), [1]);
    // whoever came to fight must
    let mut t = pilgrim(|cat| lair(cat, 1, cat.maps[0].monument));
    t.open(0, Step::Stand { charged: true, quested: false });
    for other in ["visit", "search", "done"] {
        t.refused(0, other, "N-099");
    }
    assert_eq!(t.offers_of(0, "fight"), ["fight"]);
    t.stand(0, t.letter('A'));
    t.refused(0, "visit", "N-099");
}

#[test]
fn n099b_beside_an_enemy_one_may_visit_and_has_lost_a_heart() {
    let mut t = pilgrim(|cat| lair(cat, 1, cat.maps[0].monument));
    let monument = t.space_of(Location::Monument);
    t.p(0).space = monument - 1;
    t.turn(0);
    t.acts(0, &["march 0", &format!("go {monument}"), "stop"]);
    assert_eq!(t.seat(0).hearts, 4);
    t.act(0, "visit");
    assert_eq!(t.seat(0).hearts, 8, "four of the Monument");
    assert_eq!(t.s.enemies[0], 2, "nobody was fought");
}

#[test]
fn n100_a_location_acts_once_a_turn() {
    let mut t = pilgrim(|_| {});
    t.act(0, "visit");
    assert!(t.told(Event::Visited { seat: Seat(0), location: Location::Monument }));
    t.refused(0, "visit", "N-039");
    // and to begin the next turn there one must have come back
    t.turn(0);
    t.refused(0, "visit", "N-097");
}

#[test]
fn n101_what_cannot_be_paid_gives_nothing() {
    let mut t = pilgrim(|_| {});
    t.p(0).coins = 2;
    t.stand_at(0, Location::ScholarsTower);
    t.refused(0, "visit", "N-101");
    t.p(0).coins = 3;
    t.act(0, "visit");
    assert_eq!((t.seat(0).coins, t.seat(0).books), (0, 1));
    // a part is not enough
    t.stand_at(0, Location::NomadCamp);
    t.p(0).books = 0;
    t.refused(0, "visit", "N-101");
}

#[test]
fn n102_no_hearts_no_reward_and_the_turn_is_over() {
    for hearts in [1, 2] {
        let mut t = pilgrim(|_| {});
        t.p(0).hearts = hearts;
        t.stand_at(0, Location::SnailCaves);
        let before = (t.seat(0).experience, t.seat(0).coins);
        t.act(0, "visit");
        assert_eq!((t.seat(0).hearts, t.asked()), (0, vec![1]));
        assert_eq!((t.seat(0).experience, t.seat(0).coins), before);
        assert_eq!(t.s.phase, Phase::Turns);
    }
    let mut t = pilgrim(|_| {});
    t.p(0).hearts = 3;
    t.stand_at(0, Location::SnailCaves);
    t.act(0, "visit");
    assert_eq!((t.seat(0).hearts, t.seat(0).experience, t.seat(0).coins), (1, 1, 19));
}

#[test]
fn n103_defence_does_not_help_at_a_location() {
    let mut t = pilgrim(|_| {});
    t.p(0).blue[0] = Some(t.token("mirror-plate"));
    t.refresh(0);
    assert_eq!(t.seat(0).gifts.defence, 2);
    t.stand_at(0, Location::SnailCaves);
    t.act(0, "visit");
    assert_eq!(t.seat(0).hearts, 3, "two lost all the same");
}
