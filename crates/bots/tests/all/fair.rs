//! Fair: what a seat cannot know makes no difference to what it does.
use crate::scenes::{alone, bot, game, play};
use bots::Bot;
use merchants::Merchants;
use table::{FastDice, Game, Mind, Quiet};

const PAIRS: u32 = 10_000;

/// Asks about the true world and about one that the seat cannot tell from it, with the same dice.
fn pairs(game: &Merchants, name: &str, seed: u64, left: &mut u32) {
    let mut dice = FastDice::new(seed);
    play(game, seed, |s, seat, list| {
        let twin = game.imagine(s, Some(seat), &mut dice);
        let luck = dice.split();
        if twin != *s && *left > 0 {
            *left -= 1;
            let asked = |world| bot(name).choose(&Mind::within(game, world, seat), &mut luck.clone());
            let (truth, other) = (asked(s), asked(&twin));
            assert_eq!(truth, other, "seed {seed}, {left} pairs before the end");
        }
        // any game will do, and a quick one is enough
        Some(list[(dice.next_u64() % list.len() as u64) as usize])
    });
}

/// Two that stay for the whole game, one asked in the true world and one in another world each time that the seat cannot tell from
/// it: what they keep from question to question tells them apart no more than what they know.
fn two_that_stay<G: Game>(game: &G, bot: impl Fn() -> Box<dyn Bot<G>>, seed: u64) -> usize {
    let mut host = Quiet(FastDice::new(seed));
    let mut s = game.deal(&mut host);
    let mut dice = FastDice::new(seed ^ 1);
    let mut pairs: Vec<_> = (0..game.seats()).map(|_| [bot(), bot()]).collect();
    let mut kept = 0;
    while let Some(seat) = game.must(&s).first() {
        let [here, elsewhere] = &mut pairs[seat.index()];
        let twin = game.imagine(&s, Some(seat), &mut dice);
        let luck = dice.split();
        let truth = here.choose(&Mind::within(game, &s, seat), &mut luck.clone());
        let other = elsewhere.choose(&Mind::within(game, &twin, seat), &mut luck.clone());
        assert_eq!(truth, other, "seed {seed}, {kept} times something was kept");
        assert_eq!(here.remembers(), elsewhere.remembers());
        kept += usize::from(here.remembers() > 0);
        game.play(&mut s, seat, truth, &mut host);
    }
    kept
}

#[test]
fn what_is_kept_tells_no_secret() {
    let mut kept = 0;
    for (seed, players) in [(1, 2), (2, 3), (3, 4)] {
        kept += two_that_stay(&game(players), || bot("search:nodes=12,rounds=1,trees=2"), seed);
    }
    let game = now_or_never::NowOrNever::new(Default::default()).expect("our own pack is sound");
    let bot = || bots::now_or_never::by_name("search:nodes=2,rounds=1").expect("known");
    kept += two_that_stay(&game, bot, 4);
    assert!(kept > 100, "{kept}");
}

#[test]
fn ten_thousand_pairs_of_worlds_and_no_other_decision() {
    let games = [game(2), game(3), game(4), alone()];
    let mut left = PAIRS;
    let mut seed = 0;
    while left > 0 {
        let name = ["search:nodes=2", "search:nodes=6,rounds=1", "search:nodes=6,rounds=1,trees=2,noise=1,blur=60"]
            [seed as usize % 3];
        pairs(&games[seed as usize % games.len()], name, seed, &mut left);
        seed += 1;
    }
}
