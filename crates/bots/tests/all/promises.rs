//! Lawful, repeatable, always with an answer.
use crate::scenes::{alone, bot, game, play, prototype};
use bots::merchants::{FORESIGHT, searching};
use bots::{Bot, Setting};
use merchants::{Action, Merchants, State};
use table::{FastDice, Game, Mind, Seat};

/// The first `n` decisions of a game in which `bot` plays every seat.
fn decisions(game: &Merchants, bot: &mut dyn Bot<Merchants>, seed: u64, n: usize) -> Vec<String> {
    let mut dice = FastDice::new(seed);
    let mut made: Vec<String> = vec![];
    play(game, seed, |s, seat, _| {
        let action = (made.len() < n).then(|| bot.choose(&Mind::within(game, s, seat), &mut dice))?;
        made.push(action.to_string());
        Some(action)
    });
    made
}

#[test]
fn whole_games_are_lawful_with_any_number_of_players() {
    for game in [game(2), game(3), game(4), alone(), prototype()] {
        let (mut searching, mut dice) = (bot("search:nodes=6"), FastDice::new(3));
        let end = play(&game, 11, |s, seat, _| Some(searching.choose(&Mind::within(&game, s, seat), &mut dice)));
        assert!(game.must(&end).is_empty(), "the game came to its end");
    }
}

#[test]
fn the_same_seed_and_nodes_give_the_same_decisions() {
    let (game, nodes) = (game(3), "search:nodes=40");
    let once = decisions(&game, &mut *bot(nodes), 5, 60);
    assert_eq!(once, decisions(&game, &mut *bot(nodes), 5, 60));
    assert_ne!(once, decisions(&game, &mut *bot(nodes), 6, 60), "another seed is another game");
}

#[test]
fn the_number_of_threads_decides_nothing() {
    let game = game(2);
    let setting = Setting { trees: 4, ..Setting::nodes(80) };
    let on = |threads| decisions(&game, &mut searching(FORESIGHT, setting).on_threads(threads), 9, 50);
    assert_eq!(on(1), on(2));
    assert_eq!(on(1), on(3));
    assert_eq!(on(1), on(4));
}

#[test]
fn there_is_an_answer_at_once() {
    for hurried in ["search:ms=0", "search:nodes=1", "search:nodes=1,trees=8", "search:ms=1,noise=3"] {
        assert_eq!(decisions(&game(4), &mut *bot(hurried), 2, 40).len(), 40, "{hurried}");
    }
}

#[test]
fn time_is_kept() {
    let game = game(2);
    let start = std::time::Instant::now();
    let made = decisions(&game, &mut *bot("search:ms=20"), 3, 10).len() as u32;
    assert!(start.elapsed() < std::time::Duration::from_millis(200) * made, "{:?}", start.elapsed());
}

/// A bot that is asked out of order, about another game, by another seat, thinks anew.
#[test]
fn what_is_kept_from_the_last_decision_never_misleads() {
    let (two, four) = (game(2), game(4));
    let mut kept = bot("search:nodes=12");
    let mut dice = FastDice::new(1);
    for game in [&two, &four, &two] {
        let mut n = 0;
        play(game, 4, |s, seat, list| {
            n += 1;
            let action = kept.choose(&Mind::within(game, s, seat), &mut dice);
            assert!(list.contains(&action));
            // somebody else decides, now and then
            Some(if n % 3 == 0 { list[0] } else { action })
        });
    }
}

/// Whoever stays goes on below its last choice; with `keep=no` every question is a new one.
#[test]
fn what_was_looked_into_is_kept_or_not() {
    let game = game(3);
    let made = |name: &str, stays: bool| {
        let (mut asked, mut dice) = (bot(name), FastDice::new(5));
        let (mut made, mut kept) = (vec![], 0);
        play(&game, 5, |s, seat, _| {
            if !stays {
                asked = bot(name);
            }
            let action = (made.len() < 60).then(|| asked.choose(&Mind::within(&game, s, seat), &mut dice))?;
            made.push(action);
            kept += usize::from(asked.remembers() > 0);
            Some(action)
        });
        (made, kept)
    };
    let (staying, kept) = made("search:nodes=40", true);
    let (anew, _) = made("search:nodes=40", false);
    assert!(kept > 10 && kept < 60, "{kept} of 60");
    assert_ne!(staying, anew);
    assert_eq!(made("search:nodes=40,keep=no", true), (anew, 0));
    assert_eq!(made("search:nodes=40,keep=yes", true), (staying, kept));
}

/// Every bot of the house decides lawfully, and names that nobody has are nobody's.
#[test]
fn bots_are_found_by_name() {
    for rivals in shelf::SHELF.iter().map(|entry| entry.rivals) {
        assert_eq!(rivals.levels.len(), 5);
        assert!(rivals.levels.iter().all(|level| rivals.names.contains(level)));
        assert!(rivals.names.contains(&rivals.usual));
        assert!(rivals.names.iter().all(|name| rivals.knows(name)));
    }
    let merchants = shelf::ring("merchants").rivals;
    for known in ["search:nodes=1000", "search:ms=300", "search:nodes=1000,noise=0.2,trees=2,rounds=1"] {
        assert!(merchants.knows(known), "{known}");
    }
    for much in [
        "nodes=1000001",
        "nodes=4294967295",
        "ms=3600001",
        "nodes=1,noise=inf",
        "nodes=1,noise=NaN",
        "nodes=1,noise=-1",
        "nodes=1,keep=maybe",
    ] {
        assert!(!merchants.knows(&format!("search:{much}")), "{much}: nobody waits for it");
    }
    for unknown in ["search", "search:", "search:nodes", "search:nodes=x", "search:speed=9", "search:trees=2", "oracle"]
    {
        assert!(!merchants.knows(unknown), "{unknown}");
    }
    let nobody = bots::Rivals::nobody("chess");
    assert!(nobody.names.is_empty() && !nobody.knows("random"));
}

/// A change of search shows up here as another game.
#[test]
fn a_short_game_on_fixed_nodes_is_golden() {
    let made = decisions(&game(2), &mut *bot("search:nodes=30"), 1, 24);
    assert_eq!(made.join(", "), GOLDEN);
}

const GOLDEN: &str = "bump 0 2, light 3, go 2, stay, visit commissions, commission nightpoem, use oracle-of-lumi, caravan, \
     companion 18, declare nightpoem dark, refuse, grace basic, deed 8, bring 45, done, fortune wagon-upgrade, \
     upgrade workbench, bump 0 3, coins, horseshoe back, visit yurg, caravan, companion 21, declare farglen dark";

/// Where one choice is plainly better, a few tries find it.
#[test]
fn the_last_delivery_is_made() {
    let game = game(2);
    let mut dice = FastDice::new(1);
    let mut greedy = bot("greedy");
    let mut checked = 0;
    for seed in 0..6 {
        play(&game, seed, |s, seat, list| {
            let action = greedy.choose(&Mind::within(&game, s, seat), &mut dice);
            if s.round > 13 && list.len() > 1 {
                let best = best_in_the_end(&game, s, seat, list);
                let found = bot("search:nodes=60").choose(&Mind::within(&game, s, seat), &mut dice);
                assert!(best.contains(&found), "{found} is not among {best:?}");
                checked += 1;
            }
            Some(action)
        });
    }
    assert!(checked > 5, "{checked}");
}

/// Choices after which the seat can still reach its highest score.
fn best_in_the_end(game: &Merchants, s: &State, seat: Seat, list: &[Action]) -> Vec<Action> {
    let reach: Vec<i32> = list.iter().map(|&a| reachable(game, *s, seat, a)).collect();
    let most = *reach.iter().max().expect("there are choices");
    list.iter().zip(&reach).filter(|(_, r)| **r == most).map(|(&a, _)| a).collect()
}

fn reachable(game: &Merchants, mut s: State, seat: Seat, a: Action) -> i32 {
    game.play(&mut s, seat, a, &mut table::Quiet(FastDice::new(1)));
    if game.must(&s).first() != Some(seat) {
        return game.score(&s, seat).total;
    }
    let list = table::legal_list(game, &s, seat);
    list.iter().map(|&a| reachable(game, s, seat, a)).max().expect("somebody is asked")
}
