//! Simulations of any game by name.
use crate::merchants::{self, Tally};
use crate::series;
use ::merchants::Merchants;
use bots::Bot;
use serde_json::{Value, json};
use std::time::Instant;
use table::{Pack, Problems, Shelved};

/// What is to be played.
pub struct Plan<'a> {
    pub game: &'a str,
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
    #[error("there is no game `{0}` that bots can simulate; there is: merchants")]
    Game(String),
    #[error("{0}")]
    Bot(#[from] bots::NoBot),
    #[error("{0}")]
    Setting(#[from] Problems),
    #[error("{players} players need {players} bots, not {bots}")]
    Seats { players: u8, bots: usize },
}

/// Plays on all cores; `tick` hears how many games were finished.
pub fn simulate(plan: &Plan, tick: impl Fn(u64) + Sync) -> Result<Report, Fault> {
    if plan.game != Merchants::NAME {
        return Err(Fault::Game(plan.game.into()));
    }
    let game = Merchants::build(plan.options, plan.pack)?;
    let players = game.opt.players;
    if players as usize != plan.bots.len() {
        return Err(Fault::Seats { players, bots: plan.bots.len() });
    }
    let seat = |name: &String| bots::merchants::by_name(name).ok_or_else(|| bots::NoBot::Unknown(name.clone()));
    let seats = || plan.bots.iter().map(seat).collect::<Result<Vec<Box<dyn Bot<Merchants>>>, _>>();
    seats()?;
    let start = Instant::now();
    let tally: Tally = series(&game, || seats().expect("checked above"), plan.seed, plan.games, tick);
    let seconds = start.elapsed().as_secs_f64();
    let cores = rayon::current_num_threads();
    let speed = json!({
        "seconds": seconds,
        "cores": cores,
        "games_per_s": plan.games as f64 / seconds,
        "decisions_per_s_per_core": tally.decisions as f64 / seconds / cores as f64,
    });
    let mut json = merchants::json(&game, &tally, plan.bots);
    json["game"] = json!(plan.game);
    json["options"] = game.options_now();
    json["seed"] = json!(plan.seed);
    json["speed"] = speed;
    let head = format!(
        "{} games in {seconds:.1} s on {cores} cores: {:.0} games/s, {:.0} decisions/s per core\n",
        plan.games,
        plan.games as f64 / seconds,
        tally.decisions as f64 / seconds / cores as f64,
    );
    Ok(Report { json, text: head + &merchants::text(&game, &tally, plan.bots) })
}
