//! `caravan arena report FILE…`: a page with tables and drawings from results files.
use crate::inputs;
use crate::out;
use arena::contest::Record;
use bots::Rivals;
use std::error::Error;
use std::io::Write;
use std::path::PathBuf;

/// Make a web page from results files
///
/// One file of its own, with drawings: ratings, strength against thinking time, scores, wins by seat.
#[derive(clap::Args)]
pub struct Args {
    /// Results files, or folders of ladders
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Where to write it
    #[arg(long, value_name = "FILE.html", default_value = "arena.html")]
    out: PathBuf,
    /// Who is rated 1000 [default: greedy, or the usual bot of the game]
    #[arg(long)]
    anchor: Option<String>,
}

pub fn run(args: &Args) -> Result<bool, Box<dyn Error>> {
    let (mut records, mut notices) = (vec![], vec![]);
    for path in results(&args.files)? {
        let (record, notice) = Record::read(&path)?;
        records.push(record);
        notices.extend(notice);
    }
    let game = records.first().map_or("", |record: &Record| record.header.game.as_str());
    let rivals = shelf::find(game).map_or(Rivals::nobody(""), |game| game.rivals);
    let anchor = args.anchor.clone().unwrap_or_else(|| arena::ladder::anchor(&rivals).into());
    let page = arena::page::page(&records, &anchor, &notices)?;
    inputs::write_page(&args.out, &page)?;
    writeln!(out::stdout(), "{}", args.out.display())?;
    Ok(true)
}

/// The files themselves; of a folder, all its results, by name.
fn results(paths: &[PathBuf]) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let mut all = vec![];
    for path in paths {
        if !path.is_dir() {
            all.push(path.clone());
            continue;
        }
        let entries = std::fs::read_dir(path).map_err(|e| format!("{}: {e}", path.display()))?;
        let mut inside: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
        inside.retain(|file| file.extension().is_some_and(|e| e == "jsonl"));
        inside.sort();
        all.extend(inside);
    }
    Ok(all)
}
