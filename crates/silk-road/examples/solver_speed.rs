//! How fast the solver is: `cargo run --release -p silk-road --example solver_speed [-- --quick]` prints JSON, times in
//! microseconds, over thousands of problems for each number of bonus tiles; `said` is the same for people.
use serde_json::json;
use silk_road::hex::Gates;
use silk_road::options::SLOTS;
use silk_road::routes::simple;
use silk_road::solve::{Problem, best};
use silk_road::words::City;
use std::hint::black_box;
use std::time::Instant;
use table::{Dice, FastDice, Purpose};

fn main() {
    let n = if std::env::args().any(|arg| arg == "--quick") { 500 } else { 5000 };
    let start = Instant::now();
    let routes: usize = [1, 2, 3].map(|to| simple(City::ALL[0], City::ALL[to], Gates::One)).iter().sum();
    let build = micros(start);
    simple(City::ALL[0], City::ALL[1], Gates::Two);
    let mut dice = FastDice::new(1);
    let by_tiles: Vec<_> = (0..4).map(|bonus| figures(&mut dice, bonus, n)).collect();
    let mut said = vec![format!("best routes of silk road, {n} problems each; {routes} routes listed in {build} µs")];
    said.extend(by_tiles.iter().map(|row| {
        let [tiles, mean, p99, worst] = ["tiles", "mean_us", "p99_us", "worst_us"].map(|key| &row[key]);
        format!("    {tiles} bonus tiles: mean {mean} µs, p99 {p99} µs, worst {worst} µs")
    }));
    println!(
        "{}",
        json!({ "problems": n, "routes": routes, "build_us": build, "bonus_tiles": by_tiles, "said": said })
    );
}

fn micros(since: Instant) -> u64 {
    since.elapsed().as_micros() as u64
}

fn figures(dice: &mut FastDice, bonus: u32, n: usize) -> serde_json::Value {
    let problems: Vec<Problem> = (0..n).map(|_| problem(dice, bonus)).collect();
    let mut times: Vec<u64> = problems
        .iter()
        .map(|problem| {
            let start = Instant::now();
            black_box(best(black_box(problem)));
            micros(start)
        })
        .collect();
    times.sort_unstable();
    let mean = times.iter().sum::<u64>() / n as u64;
    json!({ "tiles": bonus, "mean_us": mean, "p99_us": times[n * 99 / 100], "worst_us": times[n - 1] })
}

/// A sheet of any round with any prices, any gates.
fn problem(dice: &mut FastDice, bonus: u32) -> Problem {
    let mut below = |n: usize| dice.below(Purpose(0), n as u32) as usize;
    let from = below(6);
    let cities = [City::ALL[from], City::ALL[(from + 1 + below(5)) % 6]];
    let mut problem = Problem::new(cities, Gates::ALL[below(3)]);
    let round = below(4);
    for &price in &SLOTS[round][..round + 3] {
        for _ in 0..2 {
            problem.worth[below(problem.worth.len())] += i16::from(price);
        }
    }
    for _ in 0..bonus {
        problem.bonus[below(3)] += 1;
    }
    problem
}
