//! Looks for better weights of the greedy bot, or of the guide that search leans on: CMA-ES over what they win against the
//! weights in the code, looking one choice ahead, on two and on four seats; then a sequential test on fresh seeds says
//! whether the gain is there. The same arguments give the same answer, on any number of cores.
//! `cargo xtask tune merchants --help`
use arena::contest::{
    Contest, Counts, Entrant, LineUp, Manners, Row, Sprt, Standing, Verdict, certainty, rating, summary,
};
use bots::merchants::{FORESIGHT, Foresight, WEIGHTS, Weights, greedy};
use bots::{Bot, Greedy};
use clap::{Parser, ValueEnum};
use cmaes::{CMAESOptions, DVector};
use merchants::{Merchants, Options};
use std::cell::Cell;
use std::ops::ControlFlow;
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;

/// Look for better weights of the greedy bot of Merchants, or of the guide of search
#[derive(Parser)]
#[command(name = "cargo xtask tune merchants")]
struct Args {
    /// Whose weights
    #[arg(long, value_enum, default_value_t = Whose::Greedy)]
    of: Whose,
    /// How many generations; 0 only tests
    #[arg(long, default_value_t = 40)]
    generations: usize,
    /// How many sets each candidate plays, on two seats and on four
    #[arg(long, default_value_t = 40)]
    sets: u64,
    /// Of the search; games of the test have seeds of their own
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Where to begin: weights that differ from those in the code, as NAME=NUMBER,…
    #[arg(long, default_value = "")]
    from: String,
    /// The test: is the rating difference the second number, not the first?
    #[arg(long, value_delimiter = ',', num_args = 1, default_value = "0,10")]
    sprt: Vec<f64>,
    /// The test ends after so many sets at the latest
    #[arg(long, default_value_t = 20_000)]
    most: u64,
    /// After it, so many other sets say how large the gain is
    #[arg(long, default_value_t = 500)]
    measured: u64,
}

#[derive(Clone, Copy, ValueEnum)]
enum Whose {
    /// the greedy bot's
    Greedy,
    /// those by which search plays on where its tree ends
    Guide,
}

impl Whose {
    fn weights(self) -> Weights {
        match self {
            Whose::Greedy => WEIGHTS,
            Whose::Guide => FORESIGHT,
        }
    }
    fn player(self, weights: Weights) -> Box<dyn Bot<Merchants>> {
        match self {
            Whose::Greedy => Box::new(greedy(weights)),
            Whose::Guide => Box::new(Greedy::new(Foresight::new(weights))),
        }
    }
}

const TUNED: &str = "tuned";
/// Far from any seed of the search.
const FRESH: u64 = 1 << 40;

fn main() -> ExitCode {
    let args = Args::parse();
    let begin = match read(&args.from, args.of) {
        Ok(weights) => weights,
        Err(why) => {
            eprintln!("--from: {why}");
            return ExitCode::FAILURE;
        }
    };
    let [from, to] = args.sprt[..] else {
        eprintln!("--sprt needs two rating differences: --sprt 0,10");
        return ExitCode::FAILURE;
    };
    let test = match Sprt::new(from, to, 0.05, 0.05) {
        Ok(test) => test,
        Err(why) => {
            eprintln!("--sprt: {why}");
            return ExitCode::FAILURE;
        }
    };
    let benches = [Bench::new(2, args.of), Bench::new(4, args.of)];
    let tuned = search(&args, &begin, &benches);
    println!("weights that differ: --from {}", shown(tuned, args.of));
    let accepted = benches.iter().map(|bench| bench.test(tuned, &test, args.most)).filter(|&yes| yes).count();
    benches.iter().for_each(|bench| bench.measure(tuned, args.measured));
    if accepted == benches.len() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// How far a step of the search goes: a quarter of what the weight is in the code.
fn step(weight: i32) -> f64 {
    f64::from(weight.abs().max(12)) / 4.0
}

fn search(args: &Args, begin: &Weights, benches: &[Bench]) -> Weights {
    let list = begin.list();
    let at = |x: &DVector<f64>| {
        let moved: Vec<i32> =
            list.iter().zip(x.iter()).map(|(&w, x)| (f64::from(w) + x * step(w)).round() as i32).collect();
        Weights::from_list(&moved)
    };
    let seed = Cell::new(args.seed << 20);
    // All candidates of a generation meet the same deals, those of the next one others.
    let lost = |x: &DVector<f64>| {
        let shares = benches.iter().map(|bench| bench.points(at(x), seed.get(), args.sets).share());
        -shares.sum::<f64>() / benches.len() as f64
    };
    let mut state = CMAESOptions::new(vec![0.0; list.len()], 0.5).seed(args.seed).build(lost).expect("a sound setting");
    for generation in 1..=args.generations {
        let ended = state.next();
        seed.set(seed.get() + args.sets);
        let best = state.current_best_individual().map_or(0.0, |best| -best.value);
        println!("generation {generation}: best {:.1} %, step {:.3}", 100.0 * best, state.sigma());
        if ended.is_some() {
            break;
        }
    }
    at(state.mean())
}

/// A table at which weights are compared.
struct Bench {
    of: Whose,
    game: Merchants,
    line_up: LineUp,
}

impl Bench {
    fn new(players: u8, of: Whose) -> Bench {
        let game = Merchants::new(Options { players, ..Options::default() }).expect("our own pack is sound");
        let names = [TUNED, "before"].map(|name| Entrant::read(name).expect("a plain name"));
        let seats: Vec<Entrant> = names.iter().cycle().take(players.into()).cloned().collect();
        Bench { of, game, line_up: LineUp::new(&seats, players.into()).expect("two names") }
    }
    /// Plays sets until `enough` says so.
    fn play(&self, tuned: Weights, seed: u64, sets: u64, mut enough: impl FnMut(&Standing) -> bool) -> Standing {
        let turns = self.line_up.turns();
        let games = vec![self.game.clone(); turns];
        let contest = Contest {
            games: &games,
            line_up: &self.line_up,
            seed,
            manners: Manners::default(),
            threads: std::thread::available_parallelism().map_or(1, usize::from),
            stop: &AtomicBool::new(false),
        };
        let make = |name: &str| self.of.player(if name == TUNED { tuned } else { self.of.weights() });
        let mut standing = Standing::new(&self.line_up.seated(0));
        let mut set: Vec<Row> = vec![];
        let played = contest.play(&make, (0, sets * turns as u64), |row| {
            set.push(row);
            if set.len() == turns {
                standing.add(&std::mem::take(&mut set));
                if enough(&standing) {
                    return ControlFlow::Break(());
                }
            }
            ControlFlow::Continue(())
        });
        played.expect("bots do not fail");
        standing
    }
    fn points(&self, tuned: Weights, seed: u64, sets: u64) -> Counts {
        self.play(tuned, seed, sets, |_| false).points(0, 1)
    }
    /// Is the gain there? Says so, too.
    fn test(&self, tuned: Weights, test: &Sprt, most: u64) -> bool {
        let open = |s: &Standing| test.look(&s.points(0, 1)).verdict == Verdict::Open;
        let now = test.look(&self.play(tuned, FRESH, most, |s| !open(s)).points(0, 1));
        println!("{} seats: {}", self.line_up.seats(), summary::verdict(test, &now));
        now.verdict == Verdict::Accepted
    }
    /// How large it is, on seeds that no test has chosen: a test ends where it happens to look good.
    fn measure(&self, tuned: Weights, sets: u64) {
        let share = certainty::share(&self.points(tuned, 2 * FRESH, sets));
        let (lead, percent) = (share.map(rating::difference), share.map(|share| 100.0 * share));
        println!(
            "{} seats, {sets} other sets: {:.1} % ({:.1} to {:.1}) against the weights in the code, rating difference {} ({} to {})",
            self.line_up.seats(),
            percent.value,
            percent.low,
            percent.high,
            summary::signed(lead.value),
            summary::signed(lead.low),
            summary::signed(lead.high),
        );
    }
}

/// `lantern=49,steed=77`: the others are those in the code.
fn read(text: &str, of: Whose) -> Result<Weights, String> {
    let mut list = of.weights().list();
    for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
        let (name, number) = part.split_once('=').ok_or_else(|| format!("`{part}` is not NAME=NUMBER"))?;
        let at = Weights::NAMES.iter().position(|known| *known == name);
        let at = at.ok_or_else(|| format!("there is no weight `{name}`; there are: {}", Weights::NAMES.join(", ")))?;
        list[at] = number.parse().map_err(|_| format!("`{number}` is not a whole number"))?;
    }
    Ok(Weights::from_list(&list))
}

fn shown(weights: Weights, of: Whose) -> String {
    let both = Weights::NAMES.iter().zip(weights.list().into_iter().zip(of.weights().list()));
    let parts: Vec<String> =
        both.filter(|(_, (new, old))| new != old).map(|(name, (new, _))| format!("{name}={new}")).collect();
    parts.join(",")
}
