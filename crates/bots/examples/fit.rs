//! Fits the judge of Merchants to whole games and prints its table: first to games of greedy, then to games of a greedy that
//! looks through what was found so far.
//! `cargo run --release -p bots --example fit -- GAMES ROUNDS > crates/bots/src/merchants/judge_table.rs`
use bots::merchants::{FEATURES, FORESIGHT, Foresight, Judge, QUESTIONS, WEIGHTS, greedy, sample};
use bots::{Bot, Greedy};
use merchants::words::Difficulty;
use merchants::{Merchants, Options};
use table::{FastDice, Game, Mind, Quiet, Seat, legal_list};

/// Answers times powers of the rounds left.
const N: usize = FEATURES * 3;
/// Of a thousand choices, how many are made at random, so that unusual positions are seen too.
const ASTRAY: u64 = 30;

/// Sums of a least-squares fit.
struct Sums {
    squares: Vec<f64>,
    targets: Vec<f64>,
    rows: u64,
    total: f64,
    total_squares: f64,
}

impl Sums {
    fn new() -> Sums {
        Sums { squares: vec![0.0; N * N], targets: vec![0.0; N], rows: 0, total: 0.0, total_squares: 0.0 }
    }
    fn add(&mut self, answers: &[i32; FEATURES], left: i32, score: f64) {
        let t = f64::from(left);
        let row: Vec<(usize, f64)> = answers
            .iter()
            .enumerate()
            .filter(|(_, a)| **a != 0)
            .flat_map(|(i, &a)| {
                [1.0, t, t * t].into_iter().enumerate().map(move |(k, b)| (3 * i + k, f64::from(a) * b))
            })
            .collect();
        for &(i, x) in &row {
            self.targets[i] += x * score;
            for &(j, y) in &row {
                self.squares[i * N + j] += x * y;
            }
        }
        self.rows += 1;
        self.total += score;
        self.total_squares += score * score;
    }
    fn merge(&mut self, other: &Sums) {
        self.squares.iter_mut().zip(&other.squares).for_each(|(a, b)| *a += b);
        self.targets.iter_mut().zip(&other.targets).for_each(|(a, b)| *a += b);
        self.rows += other.rows;
        self.total += other.total;
        self.total_squares += other.total_squares;
    }
    /// Gauss, with a little weight on the diagonal so that what never occurs counts nothing.
    fn solve(&self) -> Vec<f64> {
        let mut a = self.squares.clone();
        let mut b = self.targets.clone();
        for i in 0..N {
            a[i * N + i] += 1.0 + 1e-5 * self.squares[i * N + i];
        }
        for i in 0..N {
            let pivot = a[i * N + i];
            for r in i + 1..N {
                let f = a[r * N + i] / pivot;
                if f != 0.0 {
                    for c in i..N {
                        a[r * N + c] -= f * a[i * N + c];
                    }
                    b[r] -= f * b[i];
                }
            }
        }
        for i in (0..N).rev() {
            let known: f64 = (i + 1..N).map(|c| a[i * N + c] * b[c]).sum();
            b[i] = (b[i] - known) / a[i * N + i];
        }
        b
    }
    /// How much of the differences between scores the fit explains.
    fn explained(&self, x: &[f64]) -> f64 {
        let dot: f64 = x.iter().zip(&self.targets).map(|(a, b)| a * b).sum();
        let quad: f64 = (0..N).map(|i| x[i] * (0..N).map(|j| self.squares[i * N + j] * x[j]).sum::<f64>()).sum();
        let n = self.rows as f64;
        let left = self.total_squares - 2.0 * dot + quad;
        1.0 - left / (self.total_squares - self.total * self.total / n)
    }
}

fn play(game: &Merchants, bots: &mut [Box<dyn Bot<Merchants>>], seed: u64, sums: &mut Sums) {
    let mut host = Quiet(FastDice::new(seed));
    let mut thoughts = FastDice::new(seed ^ 0x5eed);
    let mut s = game.deal(&mut host);
    let people = || Seat::all(game.seats()).filter(|&seat| seat != game.rival);
    let mut seen = vec![];
    let mut turn = (0, Seat(0));
    while let Some(seat) = game.must(&s).first() {
        if (s.round, s.active) != turn && (1..=13).contains(&s.round) {
            turn = (s.round, s.active);
            seen.extend(people().map(|seat| (seat, sample(game, &s, seat, &FORESIGHT))));
        }
        let list = legal_list(game, &s, seat);
        let astray = thoughts.next_u64() % 1000 < ASTRAY;
        let a = match list[..] {
            [only] => only,
            _ if astray => list[(thoughts.next_u64() % list.len() as u64) as usize],
            _ => bots[seat.index()].choose(&Mind::within(game, &s, seat), &mut thoughts),
        };
        game.play(&mut s, seat, a, &mut host);
    }
    for (seat, (answers, left)) in seen {
        sums.add(&answers, left, f64::from(game.score(&s, seat).total));
    }
}

/// Two, three and four players, and one against the automaton.
fn tables() -> Vec<Merchants> {
    let plain = [2, 2, 2, 3, 4].map(|players| Options { players, ..Options::default() });
    let alone = [0, 1].map(|seat| Options {
        automaton: Some(seat),
        level: Difficulty::Hard,
        ..Options { players: 2, ..Options::default() }
    });
    let all = plain.into_iter().chain(alone);
    all.map(|opt| Merchants::new(opt).expect("our own pack is sound")).collect()
}

type Table = [[i32; 3]; FEATURES];

/// Who plays the games that a round is fitted to.
fn player(found: Option<&Table>) -> Box<dyn Bot<Merchants>> {
    match found {
        None => Box::new(greedy(WEIGHTS)),
        Some(table) => Box::new(Greedy::new(Foresight::by(FORESIGHT, Judge::new(table)))),
    }
}

/// One round: plays, fits, and says how well it fits.
fn fit(games: u64, from: u64, found: Option<&Table>) -> Table {
    let tables = tables();
    let threads = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    let share = |k: u64| {
        let mut sums = Sums::new();
        let mut sitters: Vec<_> = (0..4).map(|_| player(found)).collect();
        for seed in (from + k..from + games).step_by(threads as usize) {
            play(&tables[(seed % tables.len() as u64) as usize], &mut sitters, seed, &mut sums);
        }
        sums
    };
    let mut sums = Sums::new();
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|k| scope.spawn(move || share(k))).collect();
        workers.into_iter().for_each(|w| sums.merge(&w.join().expect("no worker fails")));
    });
    let x = sums.solve();
    let explained = 100.0 * sums.explained(&x);
    eprintln!("{} positions; the fit explains {explained:.1} % of the differences between scores", sums.rows);
    std::array::from_fn(|k| std::array::from_fn(|i| (x[3 * k + i] * 10_000.0).round() as i32))
}

fn main() {
    let args: Vec<u64> = std::env::args().skip(1).map(|a| a.parse().expect("a number")).collect();
    let [games, rounds] = args[..] else { panic!("how many games, and how many rounds?") };
    let mut found = None;
    for round in 0..rounds {
        found = Some(fit(games, 1 + 100_000 * round, found.as_ref()));
    }
    println!("//! Written by `cargo run --release -p bots --example fit -- {games} {rounds}`.");
    println!("use super::features::FEATURES;\n");
    println!("#[rustfmt::skip]\npub const TABLE: [[i32; 3]; FEATURES] = [");
    let questions = QUESTIONS.iter().flat_map(|&(name, n)| (1..=n).map(move |i| (name, i)));
    for (weights, (name, i)) in found.expect("at least one round").iter().zip(questions) {
        println!("    {weights:?}, // {name} {i}");
    }
    println!("];");
}
