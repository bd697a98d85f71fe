//! What is counted when bots play many games.
use crate::rules::{State, Wells};
use arena::Simulated;
use arena::series::{Ledger, Played};
use serde_json::{Value, json};
use std::fmt::Write;
use table::Seat;

#[derive(Default)]
pub struct Tally {
    games: u64,
    decisions: u64,
    /// a shared win is split
    wins: [f64; 4],
    coins: [u64; 4],
}

impl Tally {
    fn seat(&self, seat: usize) -> (f64, f64) {
        let games = self.games.max(1) as f64;
        (self.wins[seat] / games, self.coins[seat] as f64 / games)
    }
}

impl Ledger<Wells> for Tally {
    fn end(&mut self, game: &Wells, s: &State, played: &Played) {
        self.games += 1;
        self.decisions += played.decisions;
        let firsts = played.places.iter().filter(|place| place.place == 1).count();
        for place in played.places.iter().filter(|place| place.place == 1) {
            self.wins[place.seat.index()] += 1.0 / firsts as f64;
        }
        for seat in Seat::all(game.players) {
            self.coins[seat.index()] += u64::from(s.coins[seat]);
        }
    }
    fn merge(&mut self, other: Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.wins.iter_mut().zip(other.wins).for_each(|(mine, theirs)| *mine += theirs);
        self.coins.iter_mut().zip(other.coins).for_each(|(mine, theirs)| *mine += theirs);
    }
}

impl Simulated for Wells {
    type Tally = Tally;

    fn decisions(tally: &Tally) -> u64 {
        tally.decisions
    }
    fn json(&self, tally: &Tally, bots: &[String]) -> Value {
        let seat = |(seat, bot): (usize, &String)| {
            let (wins, coins) = tally.seat(seat);
            json!({ "bot": bot, "wins": wins, "coins": coins })
        };
        json!({ "games": tally.games, "decisions": tally.decisions, "seats": bots.iter().enumerate().map(seat).collect::<Vec<_>>() })
    }
    fn text(&self, tally: &Tally, bots: &[String]) -> String {
        let mut text = String::new();
        for (seat, bot) in bots.iter().enumerate() {
            let (wins, coins) = tally.seat(seat);
            let _ = writeln!(text, "{bot}: wins {:.1} %, {coins:.1} coins", 100.0 * wins);
        }
        text
    }
}
