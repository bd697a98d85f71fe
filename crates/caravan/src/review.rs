//! `caravan review`: where a game turned.
use crate::advice::Speaker;
use crate::inputs;
use crate::out;
use serde_json::json;
use server::{Fault, Kind};
use shelf::{Lang, Words};
use std::error::Error;
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

/// Look back at a game that is over: what everybody could expect, and which choices cost most.
///
/// A strong player looks at every choice with what its seat knew then. The curves show how each seat stood in the course
/// of the game, from last to first. Below them are the choices that cost most, at most three of each seat, with what would
/// have been better.
#[derive(clap::Args)]
pub struct Args {
    /// The game file
    file: PathBuf,
    /// How long each choice is thought about, in tries; usually so many that the whole takes some seconds
    #[arg(long, value_parser = clap::value_parser!(u32).range(crate::advice::NODES))]
    nodes: Option<u32>,
    /// Language: en or hu
    #[arg(long, default_value = "en")]
    lang: Lang,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// The pack that the game was played with, if it is not our own
    #[arg(long, value_name = "FOLDER")]
    content: Option<PathBuf>,
}

/// Columns of a curve.
const WIDE: usize = 60;

pub fn run(args: &Args) -> Result<(), Box<dyn Error>> {
    let pack = args.content.as_deref().map(inputs::read_pack).transpose()?;
    let loaded = inputs::load(&inputs::read_bytes(&args.file)?, pack.as_ref(), false)?.with_short_names();
    if !loaded.table.is_over() {
        return Err(Fault::new(Kind::NotOver, "this game is not over yet").into());
    }
    let at = |rows| loaded.game.replay(&loaded.file, pack.as_ref(), Some(rows)).ok();
    let progress = io::stderr().is_terminal();
    let mut tell = |done: f64| {
        if progress {
            eprint!("\r{:3.0} %", done * 100.0);
        }
        true
    };
    let review = bots::review(&loaded.game.rivals, &loaded.file.rows, &at, args.nodes, &mut tell);
    if progress {
        eprint!("\r     \r");
    }
    let review = review.ok_or_else(|| Fault::new(Kind::NoAdvice, "nobody here can say what is best in this game"))?;
    let mut out = out::stdout();
    if args.json {
        writeln!(out, "{}", json!(review))?;
        return Ok(());
    }
    let words = Words::new(args.lang);
    let speaker = Speaker { words: &words, names: &loaded.file.header.players };
    for line in speaker.review(&review, loaded.table.seats(), WIDE) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}
