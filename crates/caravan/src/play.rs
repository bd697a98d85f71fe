//! `caravan play`: a game in this terminal.
use std::error::Error;
use std::path::PathBuf;

#[derive(clap::Args)]
pub struct Args {
    /// Which game
    #[arg(default_value = "merchants")]
    pub game: String,
    /// Who sits where: names of people or bots, separated by commas
    #[arg(long, value_delimiter = ',')]
    pub seats: Vec<String>,
    /// Language: en or hu
    #[arg(long, default_value = "en")]
    pub lang: String,
    /// The same seed gives the same dice and cards
    #[arg(long)]
    pub seed: Option<String>,
    /// Options of the game: a JSON object
    #[arg(long)]
    pub options: Option<String>,
    /// Where the game is saved; an existing file is continued
    #[arg(long)]
    pub file: Option<PathBuf>,
}

pub fn run(args: Args) -> Result<(), Box<dyn Error>> {
    let Args { game, seats, lang, seed, options, file } = args;
    let _ = (game, seats, lang, seed, options, file);
    Err("the window is not built yet".into())
}
