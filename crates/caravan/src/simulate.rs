//! `caravan simulate`: bots play many games on all cores; then tables say who won, and what made the difference.
use crate::inputs;
use crate::out;
use arena::Plan;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;
use std::error::Error;
use std::io::Write;
use std::path::PathBuf;

#[derive(clap::Args)]
pub struct Args {
    #[arg(default_value = inputs::usual_game(), help = inputs::which_game())]
    game: String,
    /// How many players; follows from --bots if left out, otherwise two
    #[arg(long)]
    players: Option<u8>,
    /// How many games
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    #[arg(long, value_delimiter = ',', value_name = "NAME,NAME,…", help = help_on_bots())]
    bots: Vec<String>,
    /// The first seed; the games have this seed and the ones after it
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Options of the game, as a JSON object
    #[arg(long, default_value = "{}")]
    options: String,
    /// A folder with a content pack; our own cards if left out
    #[arg(long)]
    content: Option<PathBuf>,
    /// Print the figures as one JSON object
    #[arg(long)]
    json: bool,
}

/// The bots of every game, and who plays if nobody is named.
fn help_on_bots() -> String {
    let all = inputs::all_bots(|game| format!("{}; usually {}", game.rivals.names.join(", "), game.rivals.usual));
    format!("Who sits where; one name alone fills every seat ({all})")
}

pub fn run(mut args: Args) -> Result<(), Box<dyn Error>> {
    let ring = inputs::ring(&args.game)?;
    if args.bots.is_empty() {
        args.players.get_or_insert(2);
        args.bots = vec![ring.rivals.usual.into()];
    }
    let seats = || u8::try_from(args.bots.len()).map_err(|_| format!("--bots: {} are too many", args.bots.len()));
    let players = args.players.map_or_else(seats, Ok)?;
    if let [one] = &args.bots[..] {
        args.bots = vec![one.clone(); players as usize];
    }
    let mut options = inputs::options(&args.options, players.into())?;
    options["players"] = json!(players);
    let pack = args.content.as_deref().map(inputs::read_pack).transpose()?;
    let bar = ProgressBar::new(args.games);
    bar.set_style(ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left, {per_sec}")?);
    let plan = Plan {
        game: ring,
        options: &options,
        pack: pack.as_ref(),
        bots: &args.bots,
        games: args.games,
        seed: args.seed,
    };
    let report = arena::simulate(&plan, |n| bar.inc(n));
    bar.finish_and_clear();
    let report = report?;
    let mut out = out::stdout();
    if args.json {
        writeln!(out, "{}", report.json)?;
    } else {
        write!(out, "{}", report.text)?;
    }
    Ok(())
}
