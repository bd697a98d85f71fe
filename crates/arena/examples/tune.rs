//! Looks for better weights of the greedy bot: changes a few at random and keeps a change that wins.
//! `cargo xtask tune merchants`
use arena::merchants::Tally;
use arena::series;
use bots::Bot;
use bots::merchants::{WEIGHTS, Weights, greedy};
use merchants::{Merchants, Options};
use std::time::{Duration, Instant};
use table::{Dice, FastDice, Purpose};

const DIE: Purpose = Purpose(0);

/// Share of wins of `a` against `b`, both sitting everywhere, on the same seeds.
fn share(games: &[Merchants], a: Weights, b: Weights, from: u64, n: u64) -> f64 {
    let mut wins = 0.0;
    for game in games {
        let players = game.opt.players as usize;
        for swap in 0..2 {
            let seats = || -> Vec<Box<dyn Bot<Merchants>>> {
                (0..players).map(|i| Box::new(greedy(if i % 2 == swap { a } else { b })) as _).collect()
            };
            let t: Tally = series(game, seats, from, n, |_| {});
            wins += (0..players).filter(|i| i % 2 == swap).map(|i| t.wins[i]).sum::<f64>();
        }
    }
    wins / (n * 2 * games.len() as u64) as f64
}

fn main() {
    let minutes: u64 = std::env::args().nth(1).and_then(|a| a.parse().ok()).unwrap_or(10);
    let end = Instant::now() + Duration::from_secs(60 * minutes);
    let games: Vec<Merchants> = [2, 4]
        .map(|players| Merchants::new(Options { players, ..Options::default() }).expect("our own pack is sound"))
        .into();
    let mut dice = FastDice::new(std::process::id().into());
    let mut best = WEIGHTS;
    let mut from = 1_000_000;
    while Instant::now() < end {
        let mut list = best.list();
        for _ in 0..1 + dice.below(DIE, 4) {
            let i = dice.below(DIE, list.len() as u32) as usize;
            // a step of up to two fifths either way
            let step = i32::try_from(dice.below(DIE, 81)).expect("small") - 40;
            list[i] += (list[i].abs().max(10) * step + 50 * step.signum()) / 100;
        }
        let trial = Weights::from_list(&list);
        from += 10_000;
        // A quick look first, then a hard one.
        if share(&games, trial, best, from, 150) < 0.51 {
            continue;
        }
        let won = share(&games, trial, best, from + 5_000, 600);
        if won > 0.515 {
            best = trial;
            println!("{won:.4} {best:?}");
        }
    }
    println!("against the weights in the code: {:.4}", share(&games, best, WEIGHTS, 7, 2000));
    println!("{best:?}");
}
