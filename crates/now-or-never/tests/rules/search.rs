//! Section 10: searching.
use crate::rig::*;
use now_or_never::event::Event;
use now_or_never::state::*;
use now_or_never::words::*;
use table::Seat;

#[test]
fn n127_only_an_unclaimed_token_can_be_searched() {
    let mut t = Rig::new(2);
    let space = t.letter('C');
    t.stand(0, space);
    assert!(t.offered(0, "search"));
    t.s.unclaimed &= !(1 << 2);
    t.refused(0, "search", "N-127");
    t.stand_at(0, Location::Monument);
    t.refused(0, "search", "N-127");
}

#[test]
fn n128_the_die_says_how_many_hearts_a_search_costs() {
    for die in 1..=4 {
        let mut t = Rig::new(2);
        t.search(0, 'C', die, "coin-cache");
        assert_eq!(t.seat(0).hearts, 10 - die as u8);
    }
}

#[test]
fn n129_whoever_sinks_down_finds_nothing() {
    let mut t = Rig::new(2);
    t.p(0).hearts = 3;
    let finds = t.s.finds;
    t.search(0, 'C', 3, "coin-cache");
    assert_eq!((t.seat(0).hearts, t.seat(0).coins, t.seat(0).tokens), (0, 17, 0));
    assert!(t.unclaimed('C'));
    assert_eq!(t.s.finds, finds, "nobody has turned it over");
    assert_eq!(t.asked(), [1]);
}

#[test]
fn n130_who_stays_up_takes_the_token_and_its_reward() {
    let mut t = Rig::new(2);
    t.p(0).hearts = 4;
    t.search(0, 'C', 3, "coin-cache");
    assert_eq!((t.seat(0).hearts, t.seat(0).coins, t.seat(0).tokens), (1, 22, 1));
    assert!(!t.unclaimed('C'));
    let (space, find) = (t.letter('C'), t.find("coin-cache"));
    assert!(t.told(Event::Found { seat: Seat(0), space, find }));
    assert_eq!(t.asked(), [1], "a search is the end of the turn");
}

#[test]
fn n131_a_kept_token_gives_a_coin_in_every_production() {
    let mut t = Rig::new(2);
    t.search(0, 'C', 1, "lost-knowledge");
    t.search(0, 'D', 1, "lost-knowledge");
    t.produce();
    assert_eq!(t.seat(0).coins, 19);
    t.produce();
    assert_eq!(t.seat(0).coins, 21);
    t.finish();
    assert_eq!(t.score(0).coins, 2, "in the final one too");
}

#[test]
fn n132_a_token_that_is_discarded_gives_no_income() {
    let mut t = Rig::new(2);
    t.search(0, 'C', 1, "lost-villager");
    t.show_villagers([Some(Good::Tool); 6]);
    t.act(0, "take tool");
    assert_eq!(t.seat(0).tokens, 0);
    assert!(!t.unclaimed('C'), "but it is gone");
    t.produce();
    assert_eq!(t.seat(0).coins, 17);
}

#[test]
fn n133_abandoned_camp() {
    let mut t = Rig::new(2);
    let hand = t.seat(0).hand.len();
    t.search(0, 'C', 1, "abandoned-camp");
    assert_eq!(t.seat(0).coins, 21);
    assert_eq!(t.step(), Step::Draw { left: 1, keep: 1, piles: [0; 3] });
    t.act(0, "draw artifact");
    assert_eq!((t.seat(0).hand.len(), t.asked()), (hand + 1, vec![1]), "the only card is kept");
}

#[test]
fn n134_hidden_cave() {
    let mut t = Rig::new(2);
    t.search(0, 'C', 1, "hidden-cave");
    assert_eq!((t.seat(0).goods, t.seat(0).experience, t.seat(0).tokens), ([0, 0, 0, 1], 1, 1));
}

#[test]
fn n135_a_cache_of_coins() {
    let mut t = Rig::new(2);
    t.search(0, 'C', 1, "coin-cache");
    assert_eq!((t.seat(0).coins, t.seat(0).tokens), (22, 1));
}

#[test]
fn n136_high_tech_ruins() {
    let mut t = Rig::new(2);
    t.search(0, 'C', 1, "high-tech-ruins");
    assert_eq!((t.seat(0).goods, t.seat(0).tokens), ([1, 0, 1, 0], 1));
}

#[test]
fn n137_a_lost_villager() {
    let mut t = Rig::new(2);
    t.show_villagers([Some(Good::Tool), None, Some(Good::Crystal), None, None, None]);
    t.search(0, 'C', 1, "lost-villager");
    assert_eq!(t.offers_of(0, "take"), ["take tool", "take crystal"]);
    t.act(0, "take crystal");
    assert_eq!((t.seat(0).waiting, t.seat(0).tokens), ([0, 0, 0, 1], 0));
}

#[test]
fn n138_a_demon_and_a_quest() {
    let mut t = Rig::new(2);
    let hand = t.seat(0).hand.len();
    t.search(0, 'C', 1, "spirit-well");
    t.act(0, "draw advanced");
    assert_eq!((t.seat(0).goods, t.seat(0).hand.len(), t.seat(0).tokens), ([0, 0, 1, 0], hand + 1, 1));
}

#[test]
fn n139_lost_knowledge() {
    let mut t = Rig::new(2);
    t.search(0, 'C', 1, "lost-knowledge");
    assert_eq!((t.seat(0).books, t.seat(0).tokens), (1, 1));
}

/// A23: the gear may be left, and costs nothing at least.
#[test]
fn n140_a_ruined_shelter_sells_gear_six_coins_cheaper() {
    let mut t = Rig::new(2);
    let [bow, maul] = ["hunting-bow", "iron-maul"].map(|id| t.token(id));
    t.s.gear_row = [Some(bow), Some(maul), None, None, None, None];
    t.s.gear.remove(bow);
    t.s.gear.remove(maul);
    t.p(0).coins = 1;
    t.search(0, 'C', 1, "ruined-shelter");
    assert_eq!(t.step(), Step::Gear { off: 6 });
    t.refused(0, &format!("buy {maul} 0"), "N-078"); // 8 - 6
    assert!(t.offered(0, "done"));
    t.act(0, &format!("buy {bow} 2"));
    assert_eq!((t.seat(0).coins, t.seat(0).red), (1, [None, None, Some(bow), None]));
    assert_eq!(t.asked(), [1]);

    let mut t = Rig::new(2);
    t.search(0, 'C', 1, "ruined-shelter");
    t.act(0, "done");
    assert_eq!((t.seat(0).coins, t.seat(0).tokens, t.asked()), (17, 1, vec![1]));
}
