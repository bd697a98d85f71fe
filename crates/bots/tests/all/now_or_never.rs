//! Opponents of Now or Never: lawful in every game, and fair.
use bots::now_or_never::{Foresight, by_name};
use bots::search::{Guide, Setting};
use bots::{Bot, Opponents, Still};
use now_or_never::options::Options;
use now_or_never::{Action, NowOrNever, State};
use serde_json::json;
use table::{FastDice, Game, Mind, Quiet, Seat, legal_list};

fn game(players: u8) -> NowOrNever {
    NowOrNever::new(Options { players, ..Options::default() }).unwrap()
}
fn bot(name: &str) -> Box<dyn Bot<NowOrNever>> {
    by_name(name).unwrap()
}

/// A game in which `decide` answers wherever there is a choice.
fn play(game: &NowOrNever, seed: u64, mut decide: impl FnMut(&State, Seat, &[Action]) -> Action) -> State {
    let mut host = Quiet(FastDice::new(seed));
    let mut s = game.deal(&mut host);
    while let Some(seat) = game.must(&s).first() {
        let list = legal_list(game, &s, seat);
        let action = if let [only] = list[..] { only } else { decide(&s, seat, &list) };
        assert!(list.contains(&action), "{action} is not among {list:?}");
        game.play(&mut s, seat, action, &mut host);
    }
    s
}

#[test]
fn whole_games_are_lawful_with_any_number_of_players() {
    for players in 1..=4 {
        let game = game(players);
        for name in ["greedy", "settler"] {
            let (mut asked, mut dice) = (bot(name), FastDice::new(3));
            let end = play(&game, 11, |s, seat, _| asked.choose(&Mind::within(&game, s, seat), &mut dice));
            assert!(game.must(&end).is_empty(), "the game came to its end");
        }
    }
}

/// Greedy asked in the true world and in one that the seat cannot tell from it, with the same dice.
#[test]
fn what_a_seat_cannot_know_makes_no_difference() {
    for (seed, players) in [(1, 2), (2, 3), (3, 4), (4, 1)] {
        let game = game(players);
        let mut dice = FastDice::new(seed);
        let mut thinking = bot("greedy");
        play(&game, seed, |s, seat, _| {
            let twin = game.imagine(s, Some(seat), &mut dice);
            let luck = dice.split();
            let mut asked = |world| thinking.choose(&Mind::within(&game, world, seat), &mut luck.clone());
            let (truth, other) = (asked(s), asked(&twin));
            assert_eq!(truth, other, "seed {seed}");
            truth
        });
    }
}

#[test]
fn every_level_has_an_answer() {
    let game = game(2);
    for name in bots::Rivals::of::<NowOrNever>().names {
        let mut asked = bot(name);
        let (mut dice, mut n) = (FastDice::new(5), 0);
        play(&game, 5, |s, seat, list| {
            n += 1;
            // the first few by the one that is asked, the rest in any way that ends
            if n <= 12 { asked.choose(&Mind::within(&game, s, seat), &mut dice) } else { list[n % list.len()] }
        });
    }
    assert_eq!(bots::Rivals::of::<NowOrNever>().levels.len(), 5);
    assert!(by_name("oracle").is_none());
}

/// Tries that go as far as they may are judged after production, not somewhere in the season.
#[test]
fn far_is_as_far_as_a_season_goes() {
    for players in 1..=4 {
        let game = game(players);
        let far = Foresight.far().rounds * u32::from(players);
        for seed in 0..5 {
            let (mut asked, mut dice) = (bot("greedy"), FastDice::new(seed));
            let (mut season, mut begun) = (0, 0);
            play(&game, seed, |s, seat, _| {
                let turns = Foresight.turns(&game, s);
                if s.season != season {
                    (season, begun) = (s.season, turns);
                }
                assert!(turns - begun < far, "{players} players, seed {seed}: turn {} of a season", turns - begun);
                asked.choose(&Mind::within(&game, s, seat), &mut dice)
            });
        }
    }
}

/// Whoever is told to fight is told what for: dice that are still to fall end no reason in the middle of the fight.
#[test]
fn a_fight_is_advised_with_what_it_brings() {
    let game = game(2);
    let (mut asked, mut told, mut dice) = (bot("greedy"), vec![], FastDice::new(3));
    let setting = Setting::nodes(60);
    for seed in 0..6 {
        play(&game, seed, |s, seat, list| {
            let mind = Mind::within(&game, s, seat);
            let fight = |a: &&Action| matches!(a, Action::Fight | Action::Charge { .. });
            if told.len() < 20 && list.iter().any(|a| fight(&a)) {
                let found = NowOrNever::analyse(&mind, setting, 1, &Still::default()).unwrap();
                let ways = bots::advice::of(&mind, &found).unwrap().ways;
                told.extend(ways.into_iter().filter(|way| fight(&&way.act.parse().unwrap())).take(1));
            }
            asked.choose(&mind, &mut dice)
        });
    }
    let names_a_gain =
        |way: &&bots::Way| json!(way.brings).as_array().unwrap().iter().any(|it| it["args"]["sign"] == "sign-more");
    let gains = told.iter().filter(names_a_gain).count();
    let brings: Vec<_> = told.iter().map(|way| json!(way.brings).to_string()).collect();
    assert!(told.len() == 20 && gains > 15, "{gains} of {}: {brings:#?}", told.len());
}
