//! `caravan arena GAME --bot A --bot B …`: one contest.
use super::field::{Bar, Field, stop_on_interrupt};
use crate::inputs;
use crate::out;
use arena::contest::{Done, LineUp, Plan, Sprt, Verdict, compete, summary};
use std::error::Error;
use std::io::Write;
use std::path::PathBuf;

#[derive(clap::Args)]
pub struct Contest {
    #[arg(default_value = inputs::usual_game(), help = inputs::which_game())]
    game: String,
    #[command(flatten)]
    field: Field,
    /// How many players; with more seats than bots the last one has all further seats
    #[arg(long)]
    players: Option<u8>,
    /// The seed of the first set; the others have the ones after it
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Options of the game, as a JSON object
    #[arg(long, default_value = "{}")]
    options: String,
    /// Write every game here, a line each; if the file is there already, go on from it
    #[arg(long, value_name = "FILE.jsonl")]
    results: Option<PathBuf>,
    /// Is the first bot better than the other? A sequential test: the rating difference is the second number, not the first.
    /// It ends as soon as that is clear, after --sets at the latest; the exit status is 0 if it is so
    #[arg(long, value_name = "FROM,TO", value_delimiter = ',', num_args = 1, allow_hyphen_values = true)]
    sprt: Vec<f64>,
    /// How often the test may see a gain where there is none
    #[arg(long, default_value_t = 0.05)]
    alpha: f64,
    /// How often the test may miss a gain
    #[arg(long, default_value_t = 0.05)]
    beta: f64,
}

impl Contest {
    fn test(&self) -> Result<Option<Sprt>, Box<dyn Error>> {
        match self.sprt[..] {
            [] => Ok(None),
            [from, to] => Ok(Some(Sprt::new(from, to, self.alpha, self.beta)?)),
            _ => Err("--sprt needs two rating differences: --sprt 0,20".into()),
        }
    }
}

pub fn run(args: &Contest) -> Result<bool, Box<dyn Error>> {
    let ring = inputs::ring(&args.game)?;
    let entrants = args.field.entrants()?;
    if entrants.is_empty() {
        return Err("who plays? Name at least one with --bot".into());
    }
    let players = args.players.map_or(entrants.len(), usize::from);
    let line_up = LineUp::new(&entrants, players)?;
    let (options, pack, sprt) = (inputs::options(&args.options, players)?, args.field.pack()?, args.test()?);
    let stop = stop_on_interrupt()?;
    let plan = Plan {
        game: ring,
        options: &options,
        pack: pack.as_ref(),
        line_up: &line_up,
        seed: args.seed,
        sets: args.field.sets,
        sprt,
        manners: args.field.manners(),
        threads: args.field.threads(),
        stop: &stop,
        file: args.results.as_deref(),
    };
    let bar = Bar::new()?;
    let done = compete(&plan, |progress| bar.show("", progress));
    bar.clear();
    let done = done?;
    if let Some(path) = &args.field.report {
        let notes: Vec<String> =
            sprt.zip(done.test).map(|(sprt, test)| summary::verdict(&sprt, &test)).into_iter().collect();
        let page = arena::page::page(std::slice::from_ref(&done.record), arena::ladder::anchor(&ring.rivals), &notes)?;
        inputs::write_page(path, &page)?;
    }
    tell(args, &done, sprt)?;
    Ok(!done.stopped && done.test.is_none_or(|test| test.verdict == Verdict::Accepted))
}

fn tell(args: &Contest, done: &Done, sprt: Option<Sprt>) -> Result<(), Box<dyn Error>> {
    let mut out = out::stdout();
    if args.field.json {
        writeln!(out, "{}", summary::json(done, sprt))?;
    } else {
        write!(out, "{}", summary::text(done, sprt))?;
        if done.played > 0 {
            let (games, seconds) = (done.played, done.seconds);
            writeln!(out, "{games} games in {seconds:.1} s, {} at once", games.min(args.field.threads() as u64))?;
        }
    }
    Ok(())
}
