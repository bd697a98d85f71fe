//! `caravan check`: was a game played by the rules, with the dice that were promised? Is a content pack whole?
use crate::desk::{self, Loaded};
use crate::fault::Fault;
use std::error::Error;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

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
    /// Game files; a folder is taken for a content pack of merchants
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
        /// The game that it is for
        #[arg(long, default_value = "merchants")]
        game: String,
    },
}

/// Is everything fine?
pub fn run(args: &Args) -> Result<bool, Box<dyn Error>> {
    let mut out = io::stdout().lock();
    if let Some(What::Content { path, game }) = &args.what {
        return content(&mut out, path, game);
    }
    let pack = args.content.as_deref().map(desk::read_pack).transpose()?;
    let mut fine = true;
    for path in &args.files {
        if path.is_dir() {
            fine &= content(&mut out, path, "merchants")?;
            continue;
        }
        match desk::read_text(path).and_then(|text| desk::load(&text, pack.as_ref(), false)).and_then(same_rules) {
            Ok(loaded) => writeln!(out, "ok  {}: {}", path.display(), summary(&loaded))?,
            Err(fault) => {
                fine = false;
                writeln!(out, "bad {}: {}", path.display(), one_line(&fault))?;
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
        Err(desk::other_rules(&loaded.file, loaded.game))
    }
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
    format!(
        "{} {}, {} seats, {} actions, {end}, content {} {}, commitment {}",
        header.game,
        header.rules,
        table.seats(),
        table.rows().len(),
        header.content.name,
        header.content.id,
        header.commitment
    )
}

/// One line if the pack is whole, otherwise one line per problem.
fn content(out: &mut impl Write, path: &Path, game: &str) -> Result<bool, Box<dyn Error>> {
    let game = desk::game(game)?;
    let pack = match desk::read_pack(path) {
        Ok(pack) => pack,
        Err(fault) => {
            writeln!(out, "bad {}: {}", path.display(), one_line(&fault))?;
            return Ok(false);
        }
    };
    match game.check_pack(&pack) {
        Ok(content) => {
            writeln!(out, "ok  {}: {} content `{}` {}", path.display(), game.name, content.name, content.id)?;
            return Ok(true);
        }
        Err(problems) => {
            for problem in problems.0 {
                writeln!(out, "bad {}/{}: {}", path.display(), problem.at, problem.what)?;
            }
        }
    }
    Ok(false)
}
