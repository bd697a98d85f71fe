//! Simulations of any game by name.
use crate::{Ledger, merchants, now_or_never, series, silk_road};
use ::merchants::Merchants;
use ::now_or_never::NowOrNever;
use ::silk_road::SilkRoad;
use ::silk_road::options::Clock;
use bots::{Bot, NoBot};
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
    #[error("there is no game `{0}` that bots can simulate; there are: {all}", all = GAMES.join(", "))]
    Game(String),
    #[error("{0}")]
    Bot(#[from] NoBot),
    #[error("{0}")]
    Setting(#[from] Problems),
    #[error("{players} players need {players} bots, not {bots}")]
    Seats { players: u8, bots: usize },
    #[error("the automaton of the rules has one seat at most")]
    Automata,
}

/// The games that bots can simulate.
pub const GAMES: &[&str] = &[Merchants::NAME, SilkRoad::NAME, NowOrNever::NAME];

/// A game that bots can simulate: its opponents, what is counted, and how it reads.
pub(crate) trait Simulated: Shelved + Sync {
    type Tally: Ledger<Self>;
    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>>;
    /// The options, with the seats of those whom the game plays itself: see [`AUTOMATON`].
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
    match plan.game {
        Merchants::NAME => run::<Merchants>(plan, tick),
        SilkRoad::NAME => run::<SilkRoad>(plan, tick),
        NowOrNever::NAME => run::<NowOrNever>(plan, tick),
        _ => Err(Fault::Game(plan.game.into())),
    }
}

/// Who sits where, if it is the automaton of the rules and not a bot.
pub const AUTOMATON: &str = "automaton";

fn run<G: Simulated>(plan: &Plan, tick: impl Fn(u64) + Sync) -> Result<Report, Fault> {
    let game = G::build(&G::seat_own(plan.options, plan.bots)?, plan.pack)?;
    let players = game.seats();
    if players as usize != plan.bots.len() {
        return Err(Fault::Seats { players, bots: plan.bots.len() });
    }
    let seat = |name: &String| G::bot(name).ok_or_else(|| NoBot::Unknown { bot: name.clone(), game: plan.game.into() });
    let seats = || plan.bots.iter().map(seat).collect::<Result<Vec<_>, _>>();
    seats()?;
    let start = Instant::now();
    let tally: G::Tally = series(&game, || seats().expect("checked above"), plan.seed, plan.games, tick);
    let seconds = start.elapsed().as_secs_f64();
    let cores = rayon::current_num_threads();
    let games_per_s = plan.games as f64 / seconds;
    let decisions_per_s = G::decisions(&tally) as f64 / seconds / cores as f64;
    let mut json = game.json(&tally, plan.bots);
    json["game"] = json!(plan.game);
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

impl Simulated for Merchants {
    type Tally = merchants::Tally;
    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>> {
        // the automaton is never asked
        bots::merchants::by_name(if name == AUTOMATON { "random" } else { name })
    }
    fn seat_own(options: &Value, bots: &[String]) -> Result<Value, Fault> {
        let mut options = options.clone();
        let mut seats = (0..bots.len()).filter(|&seat| bots[seat] == AUTOMATON);
        if let Some(seat) = seats.next() {
            options["automaton"] = json!(seat);
        }
        if seats.next().is_some() { Err(Fault::Automata) } else { Ok(options) }
    }
    fn decisions(tally: &Self::Tally) -> u64 {
        tally.decisions
    }
    fn json(&self, tally: &Self::Tally, bots: &[String]) -> Value {
        merchants::json(self, tally, bots)
    }
    fn text(&self, tally: &Self::Tally, bots: &[String]) -> String {
        merchants::text(self, tally, bots)
    }
}

impl Simulated for SilkRoad {
    type Tally = silk_road::Tally;
    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>> {
        bots::silk_road::by_name(name)
    }
    fn asks_everybody(&self) -> bool {
        self.opt.clock == Clock::Off
    }
    fn decisions(tally: &Self::Tally) -> u64 {
        tally.decisions
    }
    fn json(&self, tally: &Self::Tally, bots: &[String]) -> Value {
        silk_road::json(tally, bots)
    }
    fn text(&self, tally: &Self::Tally, bots: &[String]) -> String {
        silk_road::text(tally, bots)
    }
}

impl Simulated for NowOrNever {
    type Tally = now_or_never::Tally;
    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>> {
        bots::now_or_never::by_name(name)
    }
    fn decisions(tally: &Self::Tally) -> u64 {
        tally.decisions
    }
    fn json(&self, tally: &Self::Tally, bots: &[String]) -> Value {
        now_or_never::json(self, tally, bots)
    }
    fn text(&self, tally: &Self::Tally, bots: &[String]) -> String {
        now_or_never::text(self, tally, bots)
    }
}
