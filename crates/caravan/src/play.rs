//! `caravan play`: a game in this terminal.
mod continued;

pub use continued::agrees;

use crate::desk;
use crate::fault::Fault;
use crate::growing;
use crate::out;
use crate::stop;
use crate::tui::{self, App, Left, Look, Save, Seating, fresh_path};
use bots::Rivals;
use games::{Lang, Words};
use serde_json::{Value, json};
use shelf::Entry;
use std::error::Error;
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use table::AnyTable;

/// A game in this terminal: alone against bots, or several people at one keyboard. Everything by keyboard or mouse;
/// `?` shows the keys. Every move is on the disk at once.
#[derive(clap::Args)]
pub struct Args {
    /// Which game; merchants if left out, or the game of --continue
    pub game: Option<String>,
    /// Who sits where: bots by name (`caravan games` lists them); in Merchants `concern` or `trader`: the automaton, in one
    /// place; anything else is a person at this keyboard; you and the usual bot of the game if left out
    #[arg(long, value_delimiter = ',', value_name = "NAME,NAME,…")]
    pub seats: Vec<String>,
    /// Merchants: which edition of the rules, final or prototype
    #[arg(long, value_name = "EDITION")]
    pub edition: Option<String>,
    /// Merchants: how strong the automaton starts: easy, normal or hard
    #[arg(long, value_name = "LEVEL")]
    pub level: Option<String>,
    /// Language: en or hu
    #[arg(long, default_value = "en")]
    pub lang: Lang,
    /// The same seed gives the same dice and cards
    #[arg(long)]
    pub seed: Option<String>,
    /// Options of the game: a JSON object, as `caravan games` lists them
    #[arg(long, value_name = "JSON")]
    pub options: Option<String>,
    /// For games with a clock: without it, and alone unless --seats says otherwise
    #[arg(long)]
    pub practice: bool,
    /// A folder with a content pack of your own
    #[arg(long, value_name = "FOLDER")]
    pub content: Option<PathBuf>,
    /// Where the game is saved; otherwise in your data folder
    #[arg(long, value_name = "PATH")]
    pub file: Option<PathBuf>,
    /// Go on with a game that was saved. If something in the file does not fit, you are asked first, and the file as it was
    /// is kept beside the new one. In a race the clock has run on meanwhile
    #[arg(long = "continue", value_name = "FILE", conflicts_with_all = ["seats", "seed", "options", "file", "practice", "edition", "level"])]
    pub go_on: Option<PathBuf>,
    /// No colours; the same if NO_COLOR is set
    #[arg(long)]
    pub no_color: bool,
    /// Only characters that every terminal has
    #[arg(long)]
    pub ascii: bool,
    /// How long a bot's move and each line of the automaton's turn are shown, in milliseconds; 0: its turn is only in the log
    #[arg(long, default_value_t = 600, value_name = "MS", value_parser = clap::value_parser!(u64).range(..=3_600_000))]
    pub pause: u64,
}

impl Args {
    fn look(&self) -> Look {
        let no_color = self.no_color || std::env::var_os("NO_COLOR").is_some_and(|v| !v.is_empty());
        Look { color: !no_color, ascii: self.ascii }
    }
}

pub fn run(args: Args) -> Result<(), Box<dyn Error>> {
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        return Err("this is not a terminal; programs play with `caravan speak`".into());
    }
    let look = args.look();
    let (lang, pause) = (args.lang, Duration::from_millis(args.pause));
    let Opened { table, seating, save, notice, away } = match &args.go_on {
        Some(path) => continued::continued(&args, path)?,
        None => fresh(args)?,
    };
    let mut app = App::new(table, seating, Some(save), lang, look);
    app.set_pause(pause);
    app.has_been_away(away);
    if let Some(id) = notice {
        app.notify(app.say(id), false);
    }
    let left = tui::run(&mut app);
    // Whoever was told to end by a signal has not been asked: what is said is what is there.
    app.look_once_more();
    farewell(&app)?;
    match left? {
        Left::Wanted => Ok(()),
        // The terminal is as it was; now the signal has its way.
        Left::Told(signal) => Ok(stop::obey(signal)?),
    }
}

/// Where the game is, and whether all of it is there. A terminal that is gone need not be told.
fn farewell(app: &App) -> Result<(), Box<dyn Error>> {
    let mut out = out::stdout();
    for line in app.last_words() {
        let _ = writeln!(out, "{line}");
    }
    let wrong = app.unsaved.as_ref().map(|unsaved| &unsaved.why).or(app.broken.as_ref());
    wrong.map_or(Ok(()), |why| Err(why.clone().into()))
}

struct Opened {
    table: Box<dyn AnyTable>,
    seating: Seating,
    save: Save,
    /// something that the players should know: a message
    notice: Option<&'static str>,
    /// how long the game has run on without its players
    away: Duration,
}

fn fresh(args: Args) -> Result<Opened, Box<dyn Error>> {
    let game = desk::game(args.game.as_deref().unwrap_or(desk::usual_game()))?;
    let pack = args.content.as_deref().map(desk::read_pack).transpose()?;
    let own = own_name(&game.rivals, args.lang);
    let seats = match args.seats {
        seats if !seats.is_empty() => seats,
        _ if args.practice => vec!["me".into()],
        _ => vec!["me".into(), game.rivals.usual.into()],
    };
    let seats: Vec<String> = seats.into_iter().map(|s| if s == "me" { own.clone() } else { s }).collect();
    if let Some(long) = seats.iter().find(|name| name.chars().count() > out::NAME_LETTERS) {
        let what = format!("--seats: a name has at most {} letters: {}", out::NAME_LETTERS, out::name(long));
        return Err(Fault::new("bad-setting", what).into());
    }
    let mut seating = Seating::new(game.name, &seats)?;
    let mut options = desk::options(args.options.as_deref().unwrap_or("{}"), seating.names.len())?;
    options["players"] = json!(seating.names.len());
    say_once(&mut options, "edition", args.edition.map(Value::from))?;
    say_once(&mut options, "level", args.level.clone().map(Value::from))?;
    say_once(&mut options, "automaton", seating.automaton().map(Value::from))?;
    if args.level.is_some() && options["automaton"].as_u64().is_none() {
        let what = "--level is for the automaton: write `concern` (or `trader`) among --seats";
        return Err(Fault::new("bad-setting", what).into());
    }
    seat_automaton(&mut seating, &options, args.lang);
    let notice = set_clock(game, &mut options, args.practice, seating.humans().len() > 1)?;
    let seed = args.seed.map_or_else(desk::fresh_seed, Ok)?;
    let table = game
        .open(&options, pack.as_ref(), &seed, seating.names.clone(), None)
        .map_err(|problems| Fault::of_problems("bad-setting", &problems))?;
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_secs());
    let path = args.file.map_or_else(|| fresh_path(game.name, seconds), Ok)?;
    growing::is_free(&path, "caravan play --continue")?;
    let save = Save::create(&path, &*table)?;
    Ok(Opened { table, seating, save, notice, away: Duration::ZERO })
}

/// An option that has a flag or a seat of its own: what both say must agree.
fn say_once(options: &mut Value, name: &str, said: Option<Value>) -> Result<(), Fault> {
    let Some(said) = said else { return Ok(()) };
    match options.get(name) {
        Some(other) if *other != said => {
            let what = format!("{name} is {said} here, and {other} in --options");
            Err(Fault::new("bad-setting", what))
        }
        _ => {
            options[name] = said;
            Ok(())
        }
    }
}

/// The options say where the automaton sits, and by the edition what it is called.
fn seat_automaton(seating: &mut Seating, options: &Value, lang: Lang) {
    if let Some(seat) = options["automaton"].as_u64() {
        seating.seat_automaton(seat as usize, &automaton_name(options, lang));
    }
}

fn automaton_name(options: &Value, lang: Lang) -> String {
    let edition = options["edition"].as_str().unwrap_or("final");
    Words::of(lang).word(&format!("automaton-name-{edition}"))
}

/// Practice is without a clock. Two people at one keyboard cannot race: each gets a clock of their own, and is told so.
fn set_clock(game: &Entry, options: &mut Value, practice: bool, shared: bool) -> Result<Option<&'static str>, Fault> {
    let Some(clock) = game.options().into_iter().find(|option| option.name == "clock") else {
        let what = format!("{} has no clock: there is nothing to practise without", game.name);
        return if practice { Err(Fault::new("bad-setting", what)) } else { Ok(None) };
    };
    let chosen = options.get("clock").unwrap_or(&clock.default);
    if practice {
        options["clock"] = json!("off");
    } else if shared && chosen == "live" {
        options["clock"] = json!("own");
        return Ok(Some("tui-clock-own"));
    }
    Ok(None)
}

/// What `me` is called at the table: as on this machine, or by profession.
fn own_name(rivals: &Rivals, lang: Lang) -> String {
    let user = std::env::var("USER").unwrap_or_default();
    let mut letters = user.chars();
    match letters.next() {
        Some(first) if user != "root" && !rivals.names.contains(&user.as_str()) => {
            out::name(&first.to_uppercase().chain(letters).collect::<String>())
        }
        _ => Words::of(lang).word("tui-me"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(game: &str, mut options: Value, practice: bool, shared: bool) -> (Value, Option<&'static str>) {
        let notice = set_clock(shelf::find(game).unwrap(), &mut options, practice, shared).unwrap();
        (options["clock"].clone(), notice)
    }

    #[test]
    fn two_people_at_one_keyboard_have_clocks_of_their_own() {
        assert_eq!(clock("silk-road", json!({}), false, true), (json!("own"), Some("tui-clock-own")));
        assert_eq!(clock("silk-road", json!({ "clock": "live" }), false, true).0, "own");
        assert_eq!(clock("silk-road", json!({ "clock": "off" }), false, true), (json!("off"), None));
        assert_eq!(clock("silk-road", json!({}), false, false), (Value::Null, None));
    }

    #[test]
    fn seats_and_flags_are_options_said_once() {
        let mut options = json!({ "players": 2, "edition": "prototype" });
        say_once(&mut options, "automaton", Some(json!(1))).unwrap();
        say_once(&mut options, "edition", Some(json!("prototype"))).unwrap();
        assert!(say_once(&mut options, "edition", Some(json!("final"))).is_err());
        assert!(say_once(&mut options, "automaton", Some(json!(0))).is_err());
        let mut seating = Seating::new("merchants", &["Anna".into(), "concern".into()]).unwrap();
        seat_automaton(&mut seating, &options, Lang::En);
        assert_eq!(seating.names, ["Anna", "Trader"], "the edition says what it is called");
        let file = Seating::new("merchants", &seating.names).unwrap();
        assert_eq!(file.automaton(), None, "a name alone says nothing: the options of the file do");
    }

    #[test]
    fn practice_is_without_a_clock() {
        assert_eq!(clock("silk-road", json!({}), true, false).0, "off");
        assert_eq!(clock("merchants", json!({}), false, true), (Value::Null, None));
        let merchants = shelf::find("merchants").unwrap();
        assert!(set_clock(merchants, &mut json!({}), true, false).is_err());
    }
}
