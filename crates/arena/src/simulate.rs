//! Simulations of any game.
use crate::{Ledger, Ring, series};
use bots::{Bot, NoBot, Opponents};
use serde_json::{Value, json};
use std::time::Instant;
use table::{Pack, Problems};

/// What is to be played.
pub struct Plan<'a> {
    pub game: &'a Ring,
    pub options: &'a Value,
    pub pack: Option<&'a Pack>,
    /// who sits where
    pub bots: &'a [String],
    pub games: u64,
    pub seed: u64,
}

/// What came out, for programs and for people.
pub struct Report {
    pub json: Value,
    pub text: String,
}

#[derive(Debug, thiserror::Error)]
pub enum Fault {
    #[error("{0}")]
    Bot(#[from] NoBot),
    #[error("{0}")]
    Setting(#[from] Problems),
    #[error("{players} players need {players} bots, not {bots}")]
    Seats { players: u8, bots: usize },
    #[error("the automaton of the rules has one seat at most")]
    Automata,
}

/// A game that bots can simulate: what is counted, and how it reads.
pub trait Simulated: Opponents {
    type Tally: Ledger<Self>;
    /// Somebody by name; whom the game plays itself is never asked.
    fn seated(name: &str) -> Option<Box<dyn Bot<Self>>> {
        Self::bot(name)
    }
    /// The options, with the seats of those whom the game plays itself: see [`Opponents::AUTOMATON`].
    fn seat_own(options: &Value, _bots: &[String]) -> Result<Value, Fault> {
        Ok(options.clone())
    }
    /// Is everybody asked? Otherwise some act of their own accord.
    fn asks_everybody(&self) -> bool {
        true
    }
    fn decisions(tally: &Self::Tally) -> u64;
    fn json(&self, tally: &Self::Tally, bots: &[String]) -> Value;
    fn text(&self, tally: &Self::Tally, bots: &[String]) -> String;
}

/// Plays on all cores; `tick` hears how many games were finished.
pub fn simulate(plan: &Plan, tick: impl Fn(u64) + Sync) -> Result<Report, Fault> {
    (plan.game.simulate)(plan, &tick)
}

pub(crate) fn run<G: Simulated>(plan: &Plan, tick: &(dyn Fn(u64) + Sync)) -> Result<Report, Fault> {
    let game = G::build(&G::seat_own(plan.options, plan.bots)?, plan.pack)?;
    let players = game.seats();
    if players as usize != plan.bots.len() {
        return Err(Fault::Seats { players, bots: plan.bots.len() });
    }
    let seat = |name: &String| G::seated(name).ok_or_else(|| NoBot::unknown::<G>(name));
    let seats = || plan.bots.iter().map(seat).collect::<Result<Vec<_>, _>>();
    seats()?;
    let start = Instant::now();
    let tally: G::Tally = series(&game, || seats().expect("checked above"), plan.seed, plan.games, tick);
    let seconds = start.elapsed().as_secs_f64();
    let cores = rayon::current_num_threads();
    let games_per_s = plan.games as f64 / seconds;
    let decisions_per_s = G::decisions(&tally) as f64 / seconds / cores as f64;
    let mut json = game.json(&tally, plan.bots);
    json["game"] = json!(G::NAME);
    json["options"] = game.options_now();
    json["seed"] = json!(plan.seed);
    json["speed"] = json!({
        "seconds": seconds,
        "cores": cores,
        "games_per_s": games_per_s,
        "decisions_per_s_per_core": decisions_per_s,
    });
    let head = format!(
        "{} games in {seconds:.1} s on {cores} cores: {games_per_s:.0} games/s, {decisions_per_s:.0} decisions/s per core\n",
        plan.games,
    );
    Ok(Report { json, text: head + &game.text(&tally, plan.bots) })
}
