//! Who plays it: one that looks a step ahead and misjudges more or less.
use crate::rules::{State, Wells};
use bots::greedy::Evaluate;
use bots::{Bot, Greedy, Opponents, Random};
use table::Seat;

struct Patience;

impl Evaluate<Wells> for Patience {
    /// Coins count; cards count the more, the more there are of their good and the more time is left to sell them.
    fn value(&self, game: &Wells, s: &State, seat: Seat) -> i32 {
        let time = i32::from(game.rounds + 1 - s.round.min(game.rounds + 1));
        let carried: i32 = (0..game.cards.goods.len() as u8).map(|good| i32::from(game.price(s, seat, good))).sum();
        100 * i32::from(s.coins[seat]) + carried * (if time > 0 { 60 + 5 * time } else { 0 })
    }
}

/// By how much each may misjudge a choice, the weakest first.
const LEVELS: [(&str, i32); 5] = [("wanderer", 600), ("child", 350), ("herder", 200), ("trader", 80), ("elder", 0)];

impl Opponents for Wells {
    const NAMES: &'static [&'static str] = &["random", "greedy", "wanderer", "child", "herder", "trader", "elder"];
    const LEVELS: [&'static str; 5] = ["wanderer", "child", "herder", "trader", "elder"];
    const USUAL: &'static str = "herder";

    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>> {
        let noise = LEVELS.iter().find(|(level, _)| *level == name).map(|(_, noise)| *noise);
        match (name, noise) {
            ("random", _) => Some(Box::new(Random)),
            ("greedy", _) => Some(Box::new(Greedy::new(Patience))),
            (_, Some(noise)) => Some(Box::new(Greedy::new(Patience).misjudging(noise))),
            _ => None,
        }
    }
}
