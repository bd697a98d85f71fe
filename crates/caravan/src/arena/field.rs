//! What a contest and a ladder share: who plays, how long they may think, on how many cores.
use crate::inputs;
use arena::contest::{Entrant, Manners, Progress, Standpoint};
use arena::program::Limits;
use indicatif::{ProgressBar, ProgressStyle};
use shelf::safe;
use std::error::Error;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use table::Pack;

#[derive(clap::Args)]
pub struct Field {
    #[arg(long = "bot", value_name = "WHO", help = help_on_bots())]
    pub bots: Vec<String>,
    /// How many sets each pair or line-up plays
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub sets: u64,
    /// A folder with a content pack; our own cards if left out
    #[arg(long)]
    content: Option<PathBuf>,
    /// How many games at once; as many as there are cores if left out
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// How many milliseconds a program has for each decision
    #[arg(long, default_value_t = 5000, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=86_400_000))]
    limit_ms: u64,
    /// How many seconds a program has to start
    #[arg(long, default_value_t = 10, value_name = "S", value_parser = clap::value_parser!(u64).range(1..=86_400))]
    start_s: u64,
    /// Stop at the first failure of a program; otherwise it only loses that game
    #[arg(long)]
    strict: bool,
    /// Print the figures as one JSON object
    #[arg(long)]
    pub json: bool,
    /// Write a page with tables and drawings
    #[arg(long, value_name = "FILE.html")]
    pub report: Option<PathBuf>,
}

fn help_on_bots() -> String {
    let all = inputs::all_bots(|game| game.rivals.names.join(", "));
    format!("Who takes part, one for each seat: a bot ({all}), or `cmd PROGRAM ARGUMENT…`; NAME=WHO gives it a name")
}

impl Field {
    pub fn entrants(&self) -> Result<Vec<Entrant>, Box<dyn Error>> {
        Ok(self.bots.iter().map(|text| Entrant::read(text)).collect::<Result<_, _>>()?)
    }
    pub fn manners(&self) -> Manners {
        let limits = Limits { start: Duration::from_secs(self.start_s), answer: Duration::from_millis(self.limit_ms) };
        Manners { limits, strict: self.strict }
    }
    pub fn threads(&self) -> usize {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        self.threads.map_or_else(cores, usize::from)
    }
    pub fn pack(&self) -> Result<Option<Pack>, Box<dyn Error>> {
        Ok(self.content.as_deref().map(inputs::read_pack).transpose()?)
    }
}

/// Ctrl-C asks to stop: what was played is kept, programs are ended. A second one ends everything at once.
pub fn stop_on_interrupt() -> Result<Arc<AtomicBool>, Box<dyn Error>> {
    let stop = Arc::new(AtomicBool::new(false));
    for signal in [signal_hook::consts::SIGINT, signal_hook::consts::SIGTERM] {
        signal_hook::flag::register_conditional_shutdown(signal, 130, stop.clone())?;
        signal_hook::flag::register(signal, stop.clone())?;
    }
    Ok(stop)
}

/// A bar on stderr.
pub struct Bar(ProgressBar);

impl Bar {
    pub fn new() -> Result<Bar, Box<dyn Error>> {
        let bar = ProgressBar::new(0);
        bar.set_style(ProgressStyle::with_template("{prefix}{bar:30} {pos}/{len} games, {eta} left{msg}")?);
        Ok(Bar(bar))
    }
    pub fn show(&self, prefix: &str, progress: Progress) {
        if self.0.prefix() != safe::line(prefix) {
            self.0.set_prefix(safe::line(prefix).into_owned());
            // Another pair: its games are counted, and timed, from where it begins.
            self.0.reset();
        }
        self.0.set_length(progress.of);
        self.0.set_position(progress.games);
        let llr = |test: Standpoint| format!(", LLR {:.2} ({:.2} to {:.2})", test.llr, test.lower, test.upper);
        self.0.set_message(progress.test.map(llr).unwrap_or_default());
    }
    pub fn clear(&self) {
        self.0.finish_and_clear();
    }
}
