//! `caravan automaton`: the automaton for people who play with the cardboard (Part B4 of the rules).
//!
//! A session is a pure function of the settings, the seed and what people said:
//! - [`session`] tells it from the set-up to the end; `turn`, `inn`, `journey`, `effects` and `ending` are its chapters
//! - [`paper`]: what the automaton owns; whom it prefers is decided by the rules (`merchants::rival::ties`)
//! - [`question`] and [`line`]: what is asked and told, in no language; [`dialogue`]: in words, line by line
//! - [`file`]: the session on the disk
mod dialogue;
mod effects;
mod ending;
mod file;
mod inn;
mod journey;
mod line;
mod paper;
mod question;
mod session;
#[cfg(test)]
mod tests;
mod turn;

use crate::desk;
use crate::fault::Fault;
use crate::tui::fresh_path;
use dialogue::Dialogue;
use file::{Header, Log};
use games::{Lang, Words};
use line::Line;
use merchants::Merchants;
use merchants::edition::Edition;
use merchants::words::Difficulty;
use serde_json::{Value, json};
use session::{Session, Stop};
use std::error::Error;
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};
use table::{Pack, Shelved, words};

words! {
    /// Who wins a tie with it (P-086).
    pub enum Tie { Strict = "strict", Tiebreak = "tiebreak" }
}

/// The automaton beside a real table: it draws its cards, says what to do on the board, and asks what it must know.
///
/// `?` explains a question, `back` takes the last answer back, `status` shows what it owns, `set coins 7` corrects it, `quit`
/// leaves. Every answer is on the disk at once.
#[derive(clap::Args)]
pub struct Args {
    /// Which game
    #[arg(default_value = "merchants")]
    game: String,
    /// final: the Private Concern; prototype: the Trader
    #[arg(long, default_value = "final")]
    edition: Edition,
    /// easy, normal or hard
    #[arg(long, default_value = "normal")]
    level: Difficulty,
    /// How many play, the automaton included
    #[arg(long, default_value_t = 2, value_name = "N")]
    players: u8,
    /// Where it sits; the start player is 0
    #[arg(long, default_value_t = 1, value_name = "K")]
    seat: u8,
    /// A tie with it: strict (you lose) or tiebreak
    #[arg(long, default_value = "strict")]
    tie: Tie,
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
        conflicts_with_all = ["game", "edition", "level", "players", "seat", "tie", "seed", "file"]
    )]
    go_on: Option<PathBuf>,
}

pub fn run(args: Args) -> Result<(), Box<dyn Error>> {
    let words = Words::new(args.lang);
    let pack = args.content.as_deref().map(desk::read_pack).transpose()?;
    let (echo, input, mut output) = (!io::stdin().is_terminal(), io::stdin().lock(), io::stdout().lock());
    let (game, log, first) = match &args.go_on {
        Some(path) => {
            let (game, log, lost) = continued(path, pack.as_ref())?;
            if let Some(line) = lost {
                writeln!(output, "{}", Line::new("automaton-lost").number("line", line as i64).said(&words))?;
            }
            (game, log, "automaton-goes-on")
        }
        None => {
            let (game, log) = fresh(args, pack.as_ref())?;
            (game, log, "automaton-begins")
        }
    };
    let it = format!("automaton-name-{}", game.opt.edition);
    let mut dialogue = Dialogue::new(words, log, input, output, echo);
    let path = dialogue.log.path.display().to_string();
    dialogue.say(&Line::new(first).word("it", it).text("path", path.clone()))?;
    dialogue.say(&Line::new("automaton-commands"))?;
    if !talk(&game, &mut dialogue)? {
        dialogue.say(&Line::new("automaton-saved").text("path", path))?;
    }
    Ok(())
}

/// Tells the session, again after each answer that is taken back. Did it come to its end?
fn talk<R: BufRead, W: Write>(game: &Merchants, dialogue: &mut Dialogue<R, W>) -> Result<bool, Box<dyn Error>> {
    let seed = dialogue.log.header.seed.clone();
    loop {
        match Session::new(game, &seed, dialogue).run() {
            Ok(()) => {
                dialogue.show_page()?;
                return Ok(true);
            }
            Err(Stop::Back) => dialogue.rewind(),
            Err(Stop::Quit) => return Ok(false),
            Err(Stop::Failed(e)) => return Err(e.into()),
            Err(Stop::Refused { entry, what }) => {
                let message = format!("entry {entry} (`{what}`) does not answer what is asked there");
                return Err(Fault::new("file-refused", message).with("entry", entry).into());
            }
        }
    }
}

fn fresh(args: Args, pack: Option<&Pack>) -> Result<(Merchants, Log), Box<dyn Error>> {
    desk::game(&args.game)?;
    if args.game != Merchants::NAME {
        let message = format!("there is no automaton for `{}`; there is one for: {}", args.game, Merchants::NAME);
        return Err(Fault::new("no-such-game", message).with("game", args.game).into());
    }
    let options = json!({
        "players": args.players, "edition": args.edition, "automaton": args.seat, "level": args.level, "solo_tie": args.tie,
    });
    let game = build(&options, pack, "bad-setting")?;
    let seed = args.seed.map_or_else(desk::fresh_seed, Ok)?;
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_secs());
    let path = args.file.unwrap_or_else(|| fresh_path("automaton-merchants", seconds));
    if path.exists() {
        return Err(format!("{0} exists; go on with it by `caravan automaton --continue {0}`", path.display()).into());
    }
    let log = Log::create(&path, Header::new(options, &game.cat.id, seed))?;
    Ok((game, log))
}

fn build(options: &Value, pack: Option<&Pack>, kind: &'static str) -> Result<Merchants, Fault> {
    Merchants::build(options, pack).map_err(|problems| Fault::of_problems(kind, &problems))
}

/// The game, the session, and the number of a damaged last line.
fn continued(path: &Path, pack: Option<&Pack>) -> Result<(Merchants, Log, Option<usize>), Fault> {
    let opened = Log::open(path)?;
    let header = &opened.log.header;
    if header.automaton != Merchants::NAME {
        let message = format!("the file is of another game: {}", header.automaton);
        return Err(Fault::new("file-other-game", message).with("found", header.automaton.as_str()));
    }
    let game = build(&header.options, pack, "file-setting")?;
    if game.opt.automaton.is_none() {
        return Err(Fault::new("file-setting", "the header names no seat for the automaton"));
    }
    if game.cat.id != header.content {
        let message = format!("played with other cards, which are not at hand: {}", header.content);
        return Err(Fault::new("file-other-content", message).with("id", header.content.as_str()));
    }
    Ok((game, opened.log, opened.lost))
}
