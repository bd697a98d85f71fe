//! Makes the sheets of our pack: `cargo run --release -p silk-road --example sheets -- [SEED]` writes
//! `content/silk-road/sheets.toml` and the table of their quality in `docs/balance-silk-road.md`.
use silk_road::catalog::{ProductMap, ROUNDS, SHEETS};
use silk_road::content::{own_pack, seed, write_sheets};
use silk_road::generate::{Effort, Quality, quality, round_of_sheets};
use std::path::Path;
use std::{env, fs, io, thread};

fn main() -> io::Result<()> {
    let seed = env::args().nth(1).or_else(|| seed(&own_pack())).unwrap_or_else(|| "caravanserai".into());
    let sheets: [[ProductMap; SHEETS]; ROUNDS as usize] = thread::scope(|scope| {
        let seed = &seed;
        let round = |round: u8| scope.spawn(move || round_of_sheets(seed, 2, round, Effort::Thorough));
        [1, 2, 3, 4].map(round).map(|round| round.join().expect("a round of sheets"))
    });
    let qualities = [1, 2, 3, 4].map(|round: u8| quality(&sheets[round as usize - 1], round));
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    fs::write(root.join("content/silk-road/sheets.toml"), write_sheets(&seed, &sheets))?;
    let report = root.join("docs/balance-silk-road.md");
    let before =
        fs::read_to_string(&report).unwrap_or_else(|_| format!("# How our own sheets play\n\n{START}\n{END}\n"));
    let table = table(&seed, &qualities);
    fs::write(&report, with_table(&before, &table))?;
    print!("{table}");
    match qualities.iter().all(Quality::is_within_bounds) {
        true => Ok(()),
        false => Err(io::Error::other("these sheets differ more than they may: try another seed")),
    }
}

/// The lines between which the table stands; the rest of the report is written by others.
const START: &str = "<!-- sheets: written by `cargo xtask sheets` -->";
const END: &str = "<!-- end of sheets -->";

fn with_table(report: &str, table: &str) -> String {
    let (head, rest) = report.split_once(START).unwrap_or((report, END));
    let tail = rest.split_once(END).map_or("", |(_, tail)| tail);
    format!("{head}{START}\n{table}{END}{tail}")
}

fn table(seed: &str, qualities: &[Quality; ROUNDS as usize]) -> String {
    let mut text = format!("{}\n", INTRODUCTION.replace("SEED", seed));
    text += "| round | most possible | mean best | mean spread of the six | the six within 2 points |\n|---|---|---|---|---|\n";
    let thousandths = |n: u32| format!("{}.{:02}", n / 1000, n % 1000 / 10);
    for q in qualities {
        let (best, spread) = (thousandths(q.mean_best), thousandths(q.mean_spread));
        let share = format!("{}.{} %", q.within2_share / 10, q.within2_share % 10);
        text += &format!("| {} | {} | {best} | {spread} | {share} |\n", q.round, q.max);
    }
    text
}

const INTRODUCTION: &str = "\
## Sheets

Made from the seed `SEED`, two dots of each good. Weighed exactly: for every pair of cities and every order of prices the
best goods total that a legal route with ordinary tiles can have. The spread is what the best of the six sheets of a
round gives more than the worst, in the same state. Asked: a mean best of at least 95 % of what is possible (round 4:
90 %), a mean spread of at most 0.5, 0.75, 1.0 and 2.5.
";
