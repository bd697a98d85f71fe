//! `caravan automaton`: the automaton for people who play with the cardboard.
//!
//! A session is a pure function of the settings, the seed and what people said:
//! - a game's face tells it from the set-up to the end: [`rules`] says what it brings for that
//! - [`people`], [`question`] and [`line`]: what is said, asked and told, in no language; [`dialogue`]: in words, line by line
//! - [`file`]: the session on the disk
mod dialogue;
mod file;
pub mod line;
pub mod people;
pub mod question;
mod rules;

pub use dialogue::Dialogue;
pub use people::{Account, Entry, People, Stop};
pub use rules::{Automaton, Rules, Seated};

use crate::faces::flags::Said;
use crate::growing;
use crate::inputs;
use crate::out;
use crate::tui::fresh_path;
use file::{Header, Log};
use line::Line;
use server::{Fault, Kind};
use shelf::{Lang, Words};
use std::error::Error;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};
use table::Pack;

/// The automaton beside a real table: it draws its cards, says what to do on the board, and asks what it must know.
///
/// `?` explains a question, `back` takes the last answer back, `status` shows what it owns, `set coins 7` corrects it, `quit`
/// leaves. Every answer is on the disk at once.
#[derive(clap::Args)]
#[command(after_help = abouts())]
pub struct Args {
    #[arg(help = which_game())]
    game: Option<String>,
    #[command(flatten)]
    settings: Said<rules::Asked>,
    /// Language: en or hu
    #[arg(long, default_value = "en")]
    lang: Lang,
    /// The same seed gives the same cards and dice
    #[arg(long)]
    seed: Option<String>,
    /// A folder with a content pack of your own
    #[arg(long, value_name = "FOLDER")]
    content: Option<PathBuf>,
    /// Where the session is kept; otherwise in your data folder
    #[arg(long, value_name = "PATH")]
    file: Option<PathBuf>,
    /// Go on with a session
    #[arg(
        long = "continue",
        value_name = "FILE",
        conflicts_with_all = ["seed", "file"]
    )]
    go_on: Option<PathBuf>,
}

/// A line for each game that has an automaton.
fn abouts() -> String {
    rules::all().map(|(face, it)| format!("{}: {}", face.game, it.about)).collect::<Vec<_>>().join("\n")
}

fn which_game() -> String {
    let usual = usual().unwrap_or("none");
    format!("Which game: {} [default: {usual}, or the one of the session that goes on]", rules::names().join(" or "))
}

/// The game that is meant if none is named.
pub fn usual() -> Option<&'static str> {
    rules::names().first().copied()
}

pub fn run(args: Args) -> Result<(), Box<dyn Error>> {
    let words = Words::new(args.lang);
    let pack = args.content.as_deref().map(inputs::read_pack).transpose()?;
    let (echo, mut output) = (!io::stdin().is_terminal(), out::stdout());
    let (rules, log, first) = match &args.go_on {
        Some(path) => {
            let (rules, log, lost) = continued(path, args.game.as_deref(), pack.as_ref(), &words)?;
            if let Some(line) = lost {
                writeln!(output, "{}", Line::new("automaton-lost").number("line", line as i64).said(&words))?;
            }
            (rules, log, "automaton-goes-on")
        }
        None => {
            let (rules, log) = fresh(args, pack.as_ref())?;
            (rules, log, "automaton-begins")
        }
    };
    let mut dialogue = Dialogue::new(words, log, Box::new(io::stdin().lock()), Box::new(output), echo);
    let path = dialogue.log.path.display().to_string();
    dialogue.say(&Line::new(first).word("it", rules.it()).text("path", path))?;
    dialogue.say(&Line::new(rules.commands()))?;
    let ended = talk(&*rules, &mut dialogue)?;
    // It is called saved only if it is.
    dialogue.log.check()?;
    if !ended {
        dialogue.say(&match out::quoted(&dialogue.log.path) {
            Some(path) => Line::new("automaton-saved").text("path", path),
            None => Line::new("go-on-unshown").text("command", "caravan automaton"),
        })?;
    }
    Ok(())
}

/// Tells the session, again after each answer that is taken back. Did it come to its end?
fn talk(rules: &dyn Rules, dialogue: &mut Dialogue) -> Result<bool, Box<dyn Error>> {
    let seed = dialogue.log.header.seed.clone();
    loop {
        match rules.tell(&seed, dialogue) {
            Ok(()) => {
                dialogue.show_page()?;
                return Ok(true);
            }
            Err(Stop::Back) => dialogue.rewind(),
            Err(Stop::Quit) => return Ok(false),
            Err(Stop::Failed(e)) => return Err(e.into()),
            Err(Stop::Refused { entry, what }) => {
                let message = format!("entry {entry} (`{what}`) does not answer what is asked there");
                return Err(Fault::new(Kind::FileRefused, message).with("entry", entry).into());
            }
        }
    }
}

fn fresh(args: Args, pack: Option<&Pack>) -> Result<(Seated, Log), Box<dyn Error>> {
    let game = args.game.unwrap_or_else(|| usual().unwrap_or_default().into());
    let Some(automaton) = rules::find(&game) else {
        let message = format!("there is no automaton for `{game}`; there is one for: {}", rules::names().join(", "));
        return Err(Fault::new(Kind::NoSuchGame, message).with("game", game).into());
    };
    if let Some((owner, flag)) = args.settings.of_another(&game) {
        let message = format!("--{flag} is a setting of {owner}; the automaton of {game} has none of that name");
        return Err(Fault::new(Kind::BadSetting, message).into());
    }
    let options = (automaton.options)(&args.settings.matches);
    let rules = (automaton.build)(&options, pack, Kind::BadSetting)?;
    let seed = args.seed.map_or_else(inputs::fresh_seed, Ok)?;
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_secs());
    let path = args.file.map_or_else(|| fresh_path(&["automaton", &game].join("-"), seconds), Ok)?;
    growing::is_free(&path, "caravan automaton --continue")?;
    let log = Log::create(&path, Header::new(&game, options, rules.content(), seed))?;
    Ok((rules, log))
}

/// The game, the session, and the number of a damaged line.
fn continued(
    path: &Path,
    game: Option<&str>,
    pack: Option<&Pack>,
    words: &Words,
) -> Result<(Seated, Log, Option<usize>), Fault> {
    let opened = Log::open(path, |damage| {
        let question = Line::new("automaton-damaged").number("line", damage.line as i64);
        crate::play::agrees(words, &question.number("behind", damage.behind as i64).said(words))
    })?;
    let header = &opened.log.header;
    let other_game = || {
        let message = format!("the file is of another game: {}", header.automaton);
        Fault::new(Kind::FileOtherGame, message).with("found", header.automaton.as_str())
    };
    if game.is_some_and(|game| game != header.automaton) {
        return Err(other_game());
    }
    let automaton = rules::find(&header.automaton).ok_or_else(other_game)?;
    let rules = (automaton.build)(&header.options, pack, Kind::FileSetting)?;
    if rules.content() != header.content {
        let message = format!("played with other cards, which are not at hand: {}", header.content);
        return Err(Fault::new(Kind::FileOtherContent, message).with("id", header.content.as_str()));
    }
    Ok((rules, opened.log, opened.lost))
}
