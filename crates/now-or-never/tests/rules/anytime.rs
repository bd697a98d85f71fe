//! Section 13: what everybody may do at any time.
use crate::rig::*;
use now_or_never::catalog::ability;
use now_or_never::effect::List;
use now_or_never::event::Event;
use now_or_never::state::*;
use now_or_never::words::*;
use now_or_never::{Action, NowOrNever, Options, OrderToken, SlotToken};
use table::{Dice, FastDice, Game, Purpose, Quiet, Seat, legal_list};

#[test]
fn n171_whenever_somebody_is_asked_everybody_may_sell() {
    let fight = Foe::Enemy(0);
    let questions = [
        Step::Turn,
        Step::Move { from: 3, left: 2 },
        Step::Stand { charged: false, quested: false },
        Step::Fight { foe: fight, dealt: 0, rounds: 0 },
        Step::Round { foe: fight, dealt: 0, rounds: 0, die: Kept::new(2) },
        Step::Die { cast: Cast::Search, die: 2 },
        Step::Villager,
        Step::Build { off: 0, bonus: List::default() },
        Step::Gear { off: 0 },
        Step::Draw { left: 1, keep: 1, piles: [0; 3] },
        Step::Swap,
    ];
    for step in questions {
        let mut t = Rig::new(2);
        t.p(0).goods = [1, 0, 0, 0];
        t.p(1).goods = [1, 0, 0, 0];
        t.open(0, step);
        for seat in 0..2 {
            t.act(seat, "sell 0");
            assert_eq!(t.seat(seat).goods, [0; 4], "seat {seat} in {step:?}");
            assert_eq!(t.step(), step, "the question stays open");
        }
    }
    // after passing
    let mut t = Rig::new(2);
    t.act(0, "pass");
    t.p(0).goods = [1, 0, 0, 0];
    t.act(0, "sell 0");
    assert_eq!(t.asked(), [1]);
    // in production
    t.p(0).goods = [1, 0, 0, 0];
    t.p(1).waiting = [1, 0, 0, 0];
    t.settle(1, "school", 12);
    t.act(1, "pass");
    assert_eq!((t.s.phase, t.asked()), (Phase::Production, vec![1]));
    t.act(0, "sell 0");
}

#[test]
fn n171_a_choice_says_whether_it_answers_the_question() {
    let game = NowOrNever::new(Options { players: 3, ..Options::default() }).expect("our own pack is sound");
    let (mut answers, mut anytime) = (0, 0);
    for seed in 0..10 {
        let mut host = Quiet(FastDice::new(seed));
        let mut dice = FastDice::new(!seed);
        let mut s = game.deal(&mut host);
        while let Some(asked) = game.must(&s).first() {
            for seat in Seat::all(3) {
                let must = game.must(&s).has(seat);
                let list = legal_list(&game, &s, seat);
                let (any, answer): (Vec<Action>, _) = list.into_iter().partition(|&a| game.choice(&s, seat, a).anytime);
                assert_eq!(answer.is_empty(), !must, "seat {seat:?} is asked: {must}, and has {answer:?}");
                for a in any {
                    let mut after = s;
                    game.play(&mut after, seat, a, &mut Quiet(FastDice::new(1)));
                    assert!(game.must(&after).has(asked), "{a} is no answer");
                    anytime += 1;
                }
                answers += answer.len();
            }
            let list = legal_list(&game, &s, asked);
            let action = list[dice.below(Purpose(0), list.len() as u32) as usize];
            game.play(&mut s, asked, action, &mut host);
        }
    }
    assert!(answers > 1000 && anytime > 1000, "{answers} answers, {anytime} of any time");
}

#[test]
fn n172_every_trade_of_the_market() {
    let rows: [([u8; 4], u16); 11] = [
        ([1, 0, 0, 0], 1),
        ([0, 1, 0, 0], 2),
        ([0, 0, 1, 0], 2),
        ([0, 0, 0, 1], 2),
        ([3, 0, 0, 0], 5),
        ([1, 2, 0, 0], 7),
        ([0, 1, 2, 0], 9),
        ([0, 0, 0, 3], 11),
        ([1, 1, 1, 0], 9),
        ([1, 1, 1, 1], 12),
        ([0, 0, 2, 2], 14),
    ];
    for (trade, (goods, coins)) in rows.into_iter().enumerate() {
        let mut t = Rig::new(2);
        t.p(0).coins = 0;
        t.p(0).goods = goods.map(|n| n * 2);
        let sell = format!("sell {trade}");
        t.acts(0, &[&sell, &sell]);
        assert_eq!((t.seat(0).coins, t.seat(0).goods), (coins * 2, [0; 4]), "row {trade}, twice");
        t.refused(0, &sell, "N-172");
    }
}

/// The dearest row first is not the best: three of each make 38.
#[test]
fn n172_the_best_sale() {
    let mut t = Rig::new(2);
    t.p(0).coins = 0;
    t.p(0).goods = [3; 4];
    t.act(0, "sell-best");
    assert_eq!((t.seat(0).coins, t.seat(0).goods), (38, [0; 4]));
    // with the market quests
    t.refused(0, "sell 11", "N-172");
    t.tuck(0, "snail-parade");
    t.tuck(0, "tinkers-fair");
    t.p(0).coins = 0;
    t.p(0).goods = [6, 3, 0, 0];
    t.refused(0, "sell 4", "N-172"); // 8 takes the place of 5
    t.acts(0, &["sell 11", "sell 12"]);
    assert_eq!(t.seat(0).coins, 18);
    t.act(0, "sell-best");
    assert_eq!(t.seat(0).coins, 26);
}

#[test]
fn n173_books_are_not_sold() {
    let mut t = Rig::new(2);
    t.p(0).books = 9;
    assert!(t.offers_of(0, "sell").is_empty() && t.offers_of(0, "sell-best").is_empty());
}

#[test]
fn n174_a_villager_moves_into_a_row_with_room() {
    let mut t = Rig::new(2);
    t.p(0).waiting = [0, 2, 0, 0];
    t.settle(0, "workshop", 13); // no bed
    assert_eq!(t.offers_of(0, "house"), ["house tool 3"]);
    t.refused(0, "house shell 3", "N-174");
    t.act(0, "house tool 3");
    assert_eq!((t.seat(0).waiting, t.seat(0).housed[3]), ([0, 1, 0, 0], [0, 1, 0, 0]));
    t.refused(0, "house tool 3", "N-175");
}

#[test]
fn n175_a_row_houses_one_for_each_building_and_each_bed() {
    let mut t = Rig::new(2);
    t.settle(0, "workshop", 12); // no bed
    t.settle(0, "shell-pond", 13); // a bed
    t.settle(0, "inn", 14); // two
    t.settle(0, "library", 9);
    let room: Vec<u8> = (0..4).map(|row| t.game.capacity(t.seat(0), row)).collect();
    assert_eq!(room, [0, 0, 1, 1 + 2 + 3]);
}

#[test]
fn n176_housed_is_housed() {
    let mut t = Rig::new(2);
    t.settle(0, "workshop", 12);
    t.settle(0, "library", 8);
    t.p(0).housed[3] = [1, 0, 0, 0];
    t.refused(0, "move shell 2", "N-176");
    t.p(0).waiting = [0, 1, 0, 0];
    t.refused(0, "house tool 3", "N-175"); // nobody makes room
}

#[test]
fn n177_villagers_may_wait() {
    let mut t = Rig::new(2);
    t.p(0).waiting = [4, 4, 4, 4];
    t.show_villagers([Some(Good::Tool); 6]);
    t.open(0, Step::Villager);
    t.act(0, "take tool");
    assert_eq!(t.seat(0).waiting, [4, 5, 4, 4]);
    t.produce();
    assert_eq!(t.seat(0).waiting, [4, 5, 4, 4], "through the production too");
}

#[test]
fn n177b_any_number_of_orders_may_be_held() {
    let mut t = Rig::new(2);
    for held in 1..=9 {
        t.visit(0, Location::TowerOfMiners);
        if let Step::KeepOrder { a, .. } = t.step() {
            t.act(0, &format!("keep-order {a}"));
        }
        assert_eq!(t.seat(0).orders.count_ones(), held);
    }
}

#[test]
fn n178_an_order_is_completed_once() {
    let mut t = Rig::new(2);
    t.p(0).orders = 1 << 3 | 1 << 5;
    t.refused(0, "order 3", "N-178");
    t.p(0).goods = [0, 0, 0, 5];
    t.act(0, "order 3"); // two crystals for 9
    assert_eq!((t.seat(0).coins, t.seat(0).goods), (26, [0, 0, 0, 3]));
    assert_eq!((t.seat(0).orders, t.seat(0).completed), (1 << 5, 1 << 3));
    assert!(t.told(Event::OrderDone { seat: Seat(0), order: OrderToken::new(3) }));
    t.refused(0, "order 3", "N-178");
    t.refused(0, "order 0", "N-178"); // somebody else's
}

#[test]
fn n179_no_orders_in_the_final_production() {
    let mut t = Rig::new(2);
    t.s.season = 6;
    t.p(0).orders = 1 << 3;
    t.p(0).goods = [0, 0, 0, 2];
    t.p(0).waiting = [1, 0, 0, 0];
    t.settle(0, "school", 12);
    t.last_to_pass(0);
    assert!(t.offered(0, "order 3"));
    t.act(0, "pass");
    assert_eq!(t.s.phase, Phase::Production);
    t.refused(0, "order 3", "N-179");
}

#[test]
fn n180_two_experience_fill_the_row() {
    let mut t = Rig::new(2);
    t.p(1).experience = 2;
    t.show_villagers([Some(Good::Tool), None, None, Some(Good::Shell), None, Some(Good::Tool)]);
    t.open(0, Step::Villager); // in the middle of somebody else's gain
    t.act(1, "refill");
    assert_eq!(t.seat(1).experience, 0);
    assert!(t.s.villagers.iter().all(Option::is_some));
    assert_eq!((t.s.villagers[0], t.s.villagers[3]), (Some(Good::Tool), Some(Good::Shell)), "only gaps are filled");
    t.refused(1, "refill", "N-180"); // no experience
    t.p(1).experience = 2;
    t.refused(1, "refill", "N-180"); // no gap
    t.s.villagers[0] = None;
    t.s.supply = [0; 4];
    t.refused(1, "refill", "N-180"); // nobody left
}

#[test]
fn n181_abilities_are_bought_with_experience() {
    let mut t = Rig::new(2);
    t.p(0).experience = 3;
    t.act(0, "learn 0 2"); // force-bolt, for 2
    let bolt = ability(Hero::Marklun, 0);
    assert_eq!((t.seat(0).experience, t.seat(0).red[2], t.seat(0).bought), (1, Some(bolt), 1));
    t.refused(0, "learn 3 0", "N-181"); // research costs 2
    t.p(0).experience = 2;
    t.act(0, "learn 3 0");
    assert_eq!(t.seat(0).blue[0], Some(ability(Hero::Marklun, 3)));
    assert!(t.seat(0).powers.has(t.power("research")));
}

#[test]
fn n182_a_level_needs_the_level_before_it() {
    let mut t = Rig::new(2);
    t.p(0).experience = 50;
    t.refused(0, "learn 1 0", "N-307");
    t.refused(0, "learn 2 0", "N-182");
    t.act(0, "learn 0 0");
    t.refused(0, "learn 2 1", "N-182");
    t.refused(0, "learn 4 0", "N-307"); // blue level 2: the level 1 is red
    t.acts(0, &["learn 1 1", "learn 2 2"]);
    assert_eq!(t.seat(0).bought, 0b111);
}

/// A16: what was once bought counts, even when it lies in the box.
#[test]
fn n182_a_discarded_ability_still_counts_as_owned() {
    let mut t = Rig::new(2);
    t.p(0).experience = 50;
    t.act(0, "learn 0 0");
    t.p(0).red[0] = Some(t.token("hunting-bow"));
    t.refresh(0);
    t.refused(0, "learn 0 1", "N-010");
    assert!(t.offered(0, "learn 1 1"));
}

#[test]
fn n183_one_level_1_unlocks_every_level_2() {
    let mut t = Stage::new(2).print(|cat| cat.tokens[ability(Hero::Marklun, 2).index()].level = 2).begin();
    t.p(0).experience = 50;
    t.acts(0, &["learn 0 0", "learn 1 1", "learn 2 2"]);
    assert_eq!(t.seat(0).bought, 0b111);
}

#[test]
fn n184_nobody_buys_the_abilities_of_others() {
    let mut t = Rig::new(2);
    t.p(0).experience = 50;
    let mut learned: Vec<SlotToken> = vec![];
    while let Some(learn) = t.offers_of(0, "learn").first().cloned() {
        t.act(0, &learn);
    }
    learned.extend(t.events().iter().filter_map(|e| match e {
        Event::Learned { token, .. } => Some(*token),
        _ => None,
    }));
    learned.sort_unstable();
    let own: Vec<SlotToken> = (0..6).map(|n| ability(Hero::Marklun, n)).collect();
    assert_eq!(learned, own);
    t.refused(0, "learn 6 0", "N-184");
}
