//! `caravan market`: what goods are worth now, and by which trades they are sold. What a good is and what it brings, the face
//! of a game says.
use crate::faces::flags::{Asks, Flags, Said};
use crate::faces::{self, Face};
use crate::inputs;
use crate::out;
use clap::ArgMatches;
use serde_json::{Value, json};
use server::{Fault, Kind};
use shelf::{Lang, Words};
use std::error::Error;
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::PathBuf;
use table::Pack;

type Open = fn(&ArgMatches, Lang, Option<&Pack>) -> Result<Box<dyn Stall>, Fault>;

/// The market of a game.
#[derive(Clone, Copy)]
pub struct Market {
    /// how goods are written, in a few lines of the help
    pub about: &'static str,
    /// goods for an example
    pub example: &'static str,
    /// what changes prices
    pub flags: Flags,
    pub open: Open,
}

/// A market that is open.
pub trait Stall {
    /// What goods in this line are worth; or what is wrong with it, in the reader's language.
    fn sale(&self, line: &str) -> Result<Sale, String>;
}

/// What is said of goods that are sold.
pub struct Sale {
    pub lines: Vec<String>,
    pub json: Value,
}

/// Games that have a market.
pub fn all() -> impl Iterator<Item = (&'static Face, Market)> {
    faces::all().filter_map(|face| Some((face, face.market?)))
}

/// Something that can be asked.
pub fn example() -> Option<String> {
    all().next().map(|(face, it)| format!("{} {}", face.game, it.example))
}

fn names() -> String {
    all().map(|(face, _)| face.game).collect::<Vec<_>>().join(", ")
}

fn abouts() -> String {
    all().map(|(face, it)| format!("{}: {}", face.game, it.about)).collect::<Vec<_>>().join("\n")
}

/// The command that asks for them.
struct Asked;

impl Asks for Asked {
    fn flags() -> Vec<(&'static str, Flags)> {
        all().map(|(face, it)| (face.game, it.flags)).collect()
    }
}

/// What goods are worth at the market, and which trades bring that much.
///
/// Without goods it reads lines and answers each of them. The exit status is 0 if everything could be read, otherwise 1.
#[derive(clap::Args)]
#[command(after_long_help = abouts())]
pub struct Args {
    #[arg(help = format!("Which game: {}", names()))]
    game: String,
    /// The goods; without them lines are read
    goods: Vec<String>,
    #[command(flatten)]
    settings: Said<Asked>,
    /// Print one JSON object for each answer
    #[arg(long)]
    json: bool,
    /// Language: en or hu
    #[arg(long, default_value = "en")]
    lang: Lang,
    /// A folder with a content pack of your own
    #[arg(long, value_name = "FOLDER")]
    content: Option<PathBuf>,
}

/// Could everything be read?
pub fn run(args: &Args) -> Result<bool, Box<dyn Error>> {
    let stall = open(args)?;
    let mut out = out::stdout();
    if !args.goods.is_empty() {
        let line = args.goods.join(" ");
        return match stall.sale(&line) {
            Err(wrong) if !args.json => Err(wrong.into()),
            sale => Ok(answer(&sale, args.json, &mut out)?),
        };
    }
    let (input, person) = (io::stdin().lock(), io::stdin().is_terminal());
    if person && !args.json {
        writeln!(out, "{}", Words::of(args.lang).word("market-hint"))?;
    }
    Ok(answer_all(&*stall, args.json, input, &mut out)?)
}

fn open(args: &Args) -> Result<Box<dyn Stall>, Fault> {
    let Some((_, market)) = all().find(|(face, _)| face.game == args.game) else {
        let message = format!("`{}` has no market of this kind; there is one in: {}", args.game, names());
        return Err(Fault::new(Kind::NoSuchGame, message).with("game", args.game.as_str()));
    };
    if let Some((owner, flag)) = args.settings.of_another(&args.game) {
        return Err(Fault::new(Kind::BadSetting, format!("--{flag} changes the prices of {owner} only")));
    }
    let pack = args.content.as_deref().map(inputs::read_pack).transpose()?;
    (market.open)(&args.settings.matches, args.lang, pack.as_ref())
}

/// Line by line. Could all of them be read?
fn answer_all(stall: &dyn Stall, json: bool, mut input: impl BufRead, out: &mut impl Write) -> io::Result<bool> {
    let (mut fine, mut line) = (true, vec![]);
    while input.read_until(b'\n', &mut line)? > 0 {
        let text = String::from_utf8_lossy(&line); // what is not text is not a good either
        if !text.trim().is_empty() {
            fine &= answer(&stall.sale(&text), json, out)?;
        }
        line.clear();
    }
    Ok(fine)
}

/// Could it be read?
fn answer(sale: &Result<Sale, String>, json: bool, out: &mut impl Write) -> io::Result<bool> {
    match sale {
        Ok(sale) if json => writeln!(out, "{}", sale.json)?,
        Ok(sale) => sale.lines.iter().try_for_each(|line| writeln!(out, "{line}"))?,
        Err(wrong) if json => {
            writeln!(out, "{}", json!({ "ok": false, "error": Fault::new(Kind::Unreadable, wrong.as_str()).json() }))?;
        }
        Err(wrong) => writeln!(out, "{wrong}")?,
    }
    out.flush()?; // somebody waits for it
    Ok(sale.is_ok())
}
