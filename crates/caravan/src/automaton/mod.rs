//! `caravan automaton`: the automaton for people who play with the cardboard.
//!
//! A session is a pure function of the settings, the seed and what people said:
//! - [`merchants`] and [`solo`] tell it from the set-up to the end: one for each game that has an automaton
//! - [`people`], [`question`] and [`line`]: what is said, asked and told, in no language; [`dialogue`]: in words, line by line
//! - [`rules`]: which game it is; [`file`]: the session on the disk
mod dialogue;
mod file;
mod line;
mod merchants;
mod people;
mod question;
mod rules;
mod solo;

use crate::desk;
use crate::fault::Fault;
use crate::growing;
use crate::out;
use crate::tui::fresh_path;
use ::merchants::edition::Edition;
use ::merchants::words::Difficulty;
use dialogue::Dialogue;
use file::{Header, Log};
use games::{Lang, Words};
use line::Line;
use people::Stop;
use rules::Rules;
use serde_json::{Map, Value, json};
use std::error::Error;
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};
use table::{Pack, words};

words! {
    /// Who wins a tie with it (P-086).
    pub enum Tie { Strict = "strict", Tiebreak = "tiebreak" }
}

/// The automaton beside a real table: it draws its cards, says what to do on the board, and asks what it must know.
///
/// `?` explains a question, `back` takes the last answer back, `status` shows what it owns, `set coins 7` corrects it, `quit`
/// leaves. Every answer is on the disk at once.
///
/// merchants: the Private Concern or the Trader. now-or-never: the bot of the solo game; it has no settings.
#[derive(clap::Args)]
pub struct Args {
    /// Which game: merchants or now-or-never [default: merchants, or the one of the session that goes on]
    game: Option<String>,
    #[command(flatten)]
    merchants: OfMerchants,
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
        conflicts_with_all = ["edition", "level", "players", "seat", "tie", "seed", "file"]
    )]
    go_on: Option<PathBuf>,
}

/// Settings of the automaton of Merchants.
#[derive(clap::Args)]
struct OfMerchants {
    /// final: the Private Concern; prototype: the Trader [default: final]
    #[arg(long)]
    edition: Option<Edition>,
    /// easy, normal or hard [default: normal]
    #[arg(long)]
    level: Option<Difficulty>,
    /// How many play, the automaton included [default: 2]
    #[arg(long, value_name = "N")]
    players: Option<u8>,
    /// Where it sits; the start player is 0 [default: 1]
    #[arg(long, value_name = "K")]
    seat: Option<u8>,
    /// A tie with it: strict (you lose) or tiebreak [default: strict]
    #[arg(long)]
    tie: Option<Tie>,
}

impl OfMerchants {
    /// As a table of the rules would be opened.
    fn options(&self) -> Value {
        json!({
            "players": self.players.unwrap_or(2),
            "edition": self.edition.unwrap_or(Edition::Final),
            "automaton": self.seat.unwrap_or(1),
            "level": self.level.unwrap_or(Difficulty::Normal),
            "solo_tie": self.tie.unwrap_or(Tie::Strict),
        })
    }
    fn is_empty(&self) -> bool {
        let OfMerchants { edition, level, players, seat, tie } = self;
        edition.is_none() && level.is_none() && players.is_none() && seat.is_none() && tie.is_none()
    }
}

pub fn run(args: Args) -> Result<(), Box<dyn Error>> {
    let words = Words::new(args.lang);
    let pack = args.content.as_deref().map(desk::read_pack).transpose()?;
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
    let mut dialogue = Dialogue::new(words, log, io::stdin().lock(), output, echo);
    let path = dialogue.log.path.display().to_string();
    dialogue.say(&Line::new(first).word("it", rules.it()).text("path", path))?;
    dialogue.say(&Line::new(rules.commands()))?;
    let ended = talk(&rules, &mut dialogue)?;
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
fn talk<R: BufRead, W: Write>(rules: &Rules, dialogue: &mut Dialogue<R, W>) -> Result<bool, Box<dyn Error>> {
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
                return Err(Fault::new("file-refused", message).with("entry", entry).into());
            }
        }
    }
}

fn fresh(args: Args, pack: Option<&Pack>) -> Result<(Rules, Log), Box<dyn Error>> {
    let game = args.game.unwrap_or_else(|| "merchants".into());
    let options = match game.as_str() {
        rules::MERCHANTS => args.merchants.options(),
        rules::NOW_OR_NEVER if args.merchants.is_empty() => json!({ "players": 1 }),
        rules::NOW_OR_NEVER => {
            let message =
                "--edition, --level, --players, --seat and --tie are settings of merchants; this bot has none";
            return Err(Fault::new("bad-setting", message).into());
        }
        _ => Value::Object(Map::new()),
    };
    let Some(rules) = Rules::build(&game, &options, pack, "bad-setting")? else {
        let message = format!("there is no automaton for `{}`; there is one for: {}", game, rules::NAMES.join(", "));
        return Err(Fault::new("no-such-game", message).with("game", game).into());
    };
    let seed = args.seed.map_or_else(desk::fresh_seed, Ok)?;
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
) -> Result<(Rules, Log, Option<usize>), Fault> {
    let opened = Log::open(path, |damage| {
        let question = Line::new("automaton-damaged").number("line", damage.line as i64);
        crate::play::agrees(&question.number("behind", damage.behind as i64).said(words))
    })?;
    let header = &opened.log.header;
    let other_game = || {
        let message = format!("the file is of another game: {}", header.automaton);
        Fault::new("file-other-game", message).with("found", header.automaton.as_str())
    };
    if game.is_some_and(|game| game != header.automaton) {
        return Err(other_game());
    }
    let rules = Rules::build(&header.automaton, &header.options, pack, "file-setting")?.ok_or_else(other_game)?;
    if rules.content() != header.content {
        let message = format!("played with other cards, which are not at hand: {}", header.content);
        return Err(Fault::new("file-other-content", message).with("id", header.content.as_str()));
    }
    Ok((rules, opened.log, opened.lost))
}
