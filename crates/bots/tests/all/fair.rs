//! Fair: what a seat cannot know makes no difference to what it does.
use crate::scenes::{alone, bot, game, play};
use merchants::Merchants;
use table::{FastDice, Game, Mind};

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
