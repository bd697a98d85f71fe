//! 3: seasons and turns.
use crate::rig::Rig;
use now_or_never::state::{Phase, Step};
use now_or_never::words::Location;
use table::{Seat, SeatSet};

#[test]
fn n039_one_action_a_turn() {
    let mut t = Rig::new(2);
    t.act(0, "rest 0 coin");
    assert_eq!(t.asked(), [1]);
    for second in ["rest 1 coin", "pay 0 1", "march 0", "pass"] {
        t.refused(0, second, "N-039");
    }
    t.act(1, "pass");
    // in the middle of a specialist action nothing else can be begun
    t.act(0, "pay 0 1");
    t.turn(0);
    t.act(0, "pay 1 0");
    for second in ["rest 1 coin", "march 0", "pass"] {
        t.refused(0, second, "N-039");
    }
    t.act(0, "done");
    assert_eq!(t.asked(), [0], "the next turn");
    assert_eq!(t.step(), Step::Turn);
}

#[test]
fn n040_who_has_passed_takes_no_more_turns_this_season() {
    let mut t = Rig::new(3);
    t.act(0, "rest 0 coin");
    t.act(1, "pass");
    t.act(2, "rest 0 coin");
    t.act(0, "rest 1 coin");
    assert_eq!(t.asked(), [2], "seat 1 is passed over");
    t.refused(1, "rest 0 coin", "N-040");
    t.act(2, "pass");
    t.act(0, "pass");
    t.act(0, "pass");
    assert_eq!(t.asked(), [1], "a new season");
}

#[test]
fn n041_with_nothing_to_do_one_must_pass() {
    let mut t = Rig::new(2);
    t.p(0).coins = 0;
    t.p(0).down = 0b11;
    t.p(0).arrows = 0b111;
    assert_eq!(t.offers(0), ["pass"]);
}

#[test]
fn n042_turns_end_when_all_have_passed() {
    let mut t = Rig::new(2);
    t.p(0).tokens = 2;
    t.act(0, "pass");
    assert_eq!((t.s.phase, t.s.season), (Phase::Turns, 1));
    let coins = t.seat(0).coins;
    t.act(1, "pass");
    assert_eq!(t.s.season, 2);
    assert_eq!(t.seat(0).coins, coins + 2, "production was done");
}

#[test]
fn n043_after_passing_anytime_actions_go_on() {
    let mut t = Rig::new(2);
    t.p(0).goods = [1, 0, 0, 0];
    t.act(0, "pass");
    assert_eq!(t.offers(0), ["sell-best", "sell 0"]);
    t.act(0, "sell 0");
    assert_eq!(t.seat(0).coins, 18);
    assert_eq!(t.asked(), [1]);
}

#[test]
fn n044_the_next_season_starts_with_the_first_player_token() {
    let mut t = Rig::new(3);
    t.turn(1);
    t.stand_at(1, Location::Monument);
    t.act(1, "visit");
    assert_eq!(t.s.first, Seat(1));
    assert_eq!(t.asked(), [2], "this season goes on clockwise");
    t.s.passed = SeatSet::one(Seat(0)).with(Seat(1));
    t.act(2, "pass");
    assert_eq!((t.s.season, t.asked()), (2, vec![1]));
}
