//! `caravan check`: was a game played by the rules, with the dice that were promised? Is a content pack whole?
use crate::inputs::{self, Loaded};
use crate::out::{self, shown};
use server::Fault;
use shelf::Entry;
use shelf::safe;
use std::error::Error;
use std::io::Write;
use std::path::{Path, PathBuf};
use table::{Ended, Ending, FileError, Pack, Problems, Seat};

/// Check recorded games, or a content pack.
///
/// A game file is played through from its seed: the seed must fit the commitment that was published, the rules and the
/// cards must be those of this program, every action must be legal, and every state must be the one that was recorded.
/// One line per file: `ok …` or `bad …` with the name of the error. A folder is checked as a content pack.
///
/// The exit status is 0 if everything was fine, otherwise 1.
#[derive(clap::Args)]
#[command(args_conflicts_with_subcommands = true, arg_required_else_help = true)]
pub struct Args {
    #[command(subcommand)]
    what: Option<What>,
    /// Game files; a folder is a content pack, of the game that its pack.toml names
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The pack that the games were played with, if it is not our own
    #[arg(long, value_name = "FOLDER")]
    content: Option<PathBuf>,
}

#[derive(clap::Subcommand)]
enum What {
    /// Check a content pack: every problem with its file, card and field
    Content {
        /// The folder with the *.toml files of the pack
        path: PathBuf,
        /// The game that it is for, if its pack.toml does not say so
        #[arg(long)]
        game: Option<String>,
    },
}

/// Is everything fine?
pub fn run(args: &Args) -> Result<bool, Box<dyn Error>> {
    let mut out = out::stdout();
    if let Some(What::Content { path, game }) = &args.what {
        return content(&mut out, path, game.as_deref());
    }
    let pack = args.content.as_deref().map(inputs::read_pack).transpose()?;
    let mut fine = true;
    for path in &args.files {
        if path.is_dir() {
            fine &= content(&mut out, path, None)?;
            continue;
        }
        match inputs::read_bytes(path)
            .and_then(|bytes| inputs::load(&bytes, pack.as_ref(), false))
            .and_then(same_rules)
            .and_then(true_ending)
        {
            Ok(loaded) => writeln!(out, "ok  {}: {}", shown(path), safe::line(&summary(&loaded)))?,
            Err(fault) => {
                fine = false;
                writeln!(out, "bad {}: {}", shown(path), one_line(&fault))?;
            }
        }
    }
    Ok(fine)
}

/// It may fit our rules by luck; it was not played by them.
fn same_rules(loaded: Loaded) -> Result<Loaded, Fault> {
    if loaded.file.header.rules == loaded.game.rules {
        Ok(loaded)
    } else {
        Err(inputs::other_rules(&loaded.file, loaded.game))
    }
}

/// A game that its rules ended was not ended otherwise.
fn true_ending(loaded: Loaded) -> Result<Loaded, Fault> {
    let otherwise = loaded.file.header.ended.as_ref().is_some_and(|ending| ending.how.is_some());
    if otherwise && loaded.table.is_over() {
        let problems = Problems::one("ended", "its rules ended this game: nothing else did");
        return Err(FileError::Setting(problems).into());
    }
    Ok(loaded)
}

fn one_line(fault: &Fault) -> String {
    fault.to_string().replace('\n', "; ")
}

fn summary(loaded: &Loaded) -> String {
    let (table, header) = (&loaded.table, loaded.table.header());
    let end = if table.is_over() {
        let scores: Vec<String> = table.places().iter().map(|p| p.score.to_string()).collect();
        format!("over {}", scores.join(":"))
    } else {
        "running".into()
    };
    let end = loaded.file.header.ended.as_ref().map_or(end.clone(), |ending| stopped(ending, end));
    format!(
        "{} {}, {} seats, {} actions, {end}, content {} {}, commitment {}",
        header.game,
        header.rules,
        table.seats(),
        table.rows().len(),
        out::name(&header.content.name),
        header.content.id,
        header.commitment
    )
}

/// How it ended, if not by its rules alone.
fn stopped(ending: &Ending, by_rules: String) -> String {
    let how = match ending.how {
        None => by_rules,
        Some(Ended::Resigned) => "ended by resigning".into(),
        Some(Ended::Aborted) => "stopped, as all agreed".into(),
        Some(Ended::Closed) => "closed by its host".into(),
        Some(Ended::Unwatched) => "stopped, as only bots played and nobody watched".into(),
    };
    let gone: Vec<String> = ending.resigned.iter().map(Seat::to_string).collect();
    if gone.is_empty() { how } else { format!("{how} (gave up: seat {})", gone.join(", ")) }
}

/// The game that a pack says it is for.
fn named_game(pack: &Pack) -> Result<&'static Entry, Problems> {
    let usual = inputs::usual_game();
    let name = table::pack::game_of(pack, usual)?;
    inputs::game(&name).map_err(|fault| Problems::one("pack.toml: game", fault.message))
}

/// One line if the pack is whole, otherwise one line per problem.
fn content(out: &mut impl Write, path: &Path, game: Option<&str>) -> Result<bool, Box<dyn Error>> {
    let game = game.map(inputs::game).transpose()?;
    let pack = match inputs::read_pack(path) {
        Ok(pack) => pack,
        Err(fault) => {
            writeln!(out, "bad {}: {}", shown(path), one_line(&fault))?;
            return Ok(false);
        }
    };
    match game.map_or_else(|| named_game(&pack), Ok).and_then(|game| Ok((game, game.check_pack(&pack)?))) {
        Ok((game, content)) => {
            writeln!(out, "ok  {}: {} content `{}` {}", shown(path), game.name, out::name(&content.name), content.id)?;
            return Ok(true);
        }
        Err(problems) => {
            for problem in problems.0 {
                writeln!(out, "bad {}/{}: {}", shown(path), safe::line(&problem.at), safe::line(&problem.what))?;
            }
        }
    }
    Ok(false)
}
