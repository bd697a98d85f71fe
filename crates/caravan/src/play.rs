//! `caravan play`: a game in this terminal.
mod continued;

pub use continued::agrees;

use crate::faces;
use crate::faces::flags::{Asks, Flags, Said};
use crate::growing;
use crate::inputs;
use crate::out;
use crate::stop;
use crate::tui::{self, App, Left, Look, Save, Seating, are_meant, fresh_path, is_nearly_an_opponent};
use bots::Rivals;
use serde_json::{Value, json};
use server::{Fault, Kind};
use shelf::Entry;
use shelf::{Lang, Words};
use std::error::Error;
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use table::AnyTable;

/// A game in this terminal: alone against bots, or several people at one keyboard. Everything by keyboard or mouse;
/// `?` shows the keys. Every move is on the disk at once.
#[derive(clap::Args)]
pub struct Args {
    #[arg(help = which_game())]
    pub game: Option<String>,
    #[arg(long, value_delimiter = ',', value_name = "NAME,NAME,…", help = who_sits())]
    pub seats: Vec<String>,
    #[command(flatten)]
    pub own: Said<Begins>,
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
    #[arg(long = "continue", value_name = "FILE", conflicts_with_all = ["seats", "seed", "options", "file", "practice"])]
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

fn which_game() -> String {
    format!("{}; {} if left out, or the game of --continue", inputs::which_game(), inputs::usual_game())
}

fn who_sits() -> String {
    let automaton = |game: &Entry| Some((game.name, game.rivals.automaton.words.first()?));
    let words = shelf::all().iter().find_map(automaton).map_or(String::new(), |(game, word)| {
        format!("; the word for the automaton of a game (`{word}` in {game}), in one place")
    });
    format!(
        "Who sits where: bots by name (`caravan games` lists them){words}; anything else is a person at this keyboard; \
         you and the usual bot of the game if left out"
    )
}

/// The beginning of a game, for which games have flags.
pub struct Begins;

impl Asks for Begins {
    const NOT_WITH: &'static [&'static str] = &["go_on"];

    fn flags() -> Vec<(&'static str, Flags)> {
        faces::all().map(|face| (face.game, face.options)).collect()
    }
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
    let game = inputs::game(args.game.as_deref().unwrap_or(inputs::usual_game()))?;
    let pack = args.content.as_deref().map(inputs::read_pack).transpose()?;
    let own = own_name(game, &std::env::var("USER").unwrap_or_default(), args.lang);
    let seats = match args.seats {
        seats if !seats.is_empty() => seats,
        _ if args.practice => vec!["me".into()],
        _ => vec!["me".into(), game.rivals.usual.into()],
    };
    let seats: Vec<String> = seats.into_iter().map(|s| if s == "me" { own.clone() } else { s }).collect();
    if let Some(long) = seats.iter().find(|name| name.chars().count() > out::NAME_LETTERS) {
        let what = format!("--seats: a name has at most {} letters: {}", out::NAME_LETTERS, out::name(long));
        return Err(Fault::new(Kind::BadSetting, what).into());
    }
    are_meant(game, &seats).map_err(|why| Fault::new(Kind::BadSetting, why))?;
    let mut seating = Seating::new(game.name, &seats)?;
    let mut options = inputs::options(args.options.as_deref().unwrap_or("{}"), seating.written.len())?;
    options["players"] = json!(seating.written.len());
    if let Some((owner, flag)) = args.own.of_another(game.name) {
        let what = format!("--{flag} is an option of {owner}; {} has none of that name", game.name);
        return Err(Fault::new(Kind::BadSetting, what).into());
    }
    let said = args.own.of(game.name);
    for (name, value) in &said {
        say_once(&mut options, name, Some(json!(value)))?;
    }
    say_once(&mut options, "automaton", seating.automaton().map(Value::from))?;
    let automaton = game.rivals.automaton;
    let idle = said.iter().find(|(name, _)| automaton.options.contains(&name.as_str()));
    if let (Some((name, _)), None) = (idle, options["automaton"].as_u64()) {
        let words = automaton.words.iter().map(|word| format!("`{word}`")).collect::<Vec<_>>().join(" or ");
        let what = format!("--{name} is for the automaton: write {words} among --seats");
        return Err(Fault::new(Kind::BadSetting, what).into());
    }
    seat_automaton(&mut seating, &game.rivals, &options, args.lang);
    let notice = set_clock(game, &mut options, args.practice, seating.humans().len() > 1)?;
    let seed = args.seed.map_or_else(inputs::fresh_seed, Ok)?;
    let table = game
        .open(&options, pack.as_ref(), &seed, seating.written.clone(), None)
        .map_err(|problems| Fault::of_problems(Kind::BadSetting, &problems))?;
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_secs());
    let path = args.file.map_or_else(|| fresh_path(game.name, seconds), Ok)?;
    growing::is_free(&path, &format!("{} play --continue", crate::program()))?;
    let save = Save::create(&path, &*table)?;
    Ok(Opened { table, seating, save, notice, away: Duration::ZERO })
}

/// An option that has a flag or a seat of its own: what both say must agree.
fn say_once(options: &mut Value, name: &str, said: Option<Value>) -> Result<(), Fault> {
    let Some(said) = said else { return Ok(()) };
    match options.get(name) {
        Some(other) if *other != said => {
            let what = format!("{name} is {said} here, and {other} in --options");
            Err(Fault::new(Kind::BadSetting, what))
        }
        _ => {
            options[name] = said;
            Ok(())
        }
    }
}

/// The options say where the automaton sits, and the game what it is called under them.
fn seat_automaton(seating: &mut Seating, rivals: &Rivals, options: &Value, lang: Lang) {
    if let (Some(seat), Some(name)) = (options["automaton"].as_u64(), rivals.automaton_name(options)) {
        seating.seat_automaton(seat as usize, &Words::of(lang).word(name));
    }
}

/// Practice is without a clock. Two people at one keyboard cannot race: each gets a clock of their own, and is told so.
fn set_clock(game: &Entry, options: &mut Value, practice: bool, shared: bool) -> Result<Option<&'static str>, Fault> {
    let Some(clock) = game.options().into_iter().find(|option| option.name == "clock") else {
        let what = format!("{} has no clock: there is nothing to practise without", game.name);
        return if practice { Err(Fault::new(Kind::BadSetting, what)) } else { Ok(None) };
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
fn own_name(game: &Entry, user: &str, lang: Lang) -> String {
    let mut letters = user.chars();
    match letters.next() {
        Some(first) if user != "root" && !is_nearly_an_opponent(game, user) => {
            out::name(&first.to_uppercase().chain(letters).collect::<String>())
        }
        _ => Words::of(lang).word("tui-me"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

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
        seat_automaton(&mut seating, &shelf::find("merchants").unwrap().rivals, &options, Lang::En);
        assert_eq!(seating.written, ["Anna", "Trader"], "the edition says what it is called");
        let file = Seating::new("merchants", &seating.written).unwrap();
        assert_eq!(file.automaton(), None, "a name alone says nothing: the options of the file do");
    }

    /// Flags of one game are nothing to another, and say so; a flag for the automaton needs one.
    #[test]
    fn flags_of_a_game_are_refused_by_the_others() {
        let why = |line: &str| {
            let cli = crate::Cli::parse_from(["caravan", "play"].into_iter().chain(line.split(' ')));
            let crate::Command::Play(args) = cli.command else { panic!("it plays") };
            fresh(args).err().expect("it is refused").to_string()
        };
        assert_eq!(
            why("silk-road --seats Anna --edition final"),
            "bad-setting: --edition is an option of merchants; silk-road has none of that name"
        );
        assert_eq!(
            why("merchants --seats Anna,random --level hard"),
            "bad-setting: --level is for the automaton: write `automaton` or `concern` or `trader` among --seats"
        );
        assert!(why("merchants --seats Anna,concern --edition second").contains("edition"));
    }

    /// Nobody could tell who is who.
    #[test]
    fn who_plays_has_the_name_of_no_opponent() {
        for lang in Lang::ALL {
            let words = Words::of(lang);
            for game in shelf::all() {
                let me = own_name(game, "root", lang);
                assert_eq!(me, own_name(game, game.rivals.usual, lang));
                assert_eq!(are_meant(game, &[me.clone(), "anna".into()]), Ok(()));
                for other in shelf::all().iter().map(|game| game.rivals) {
                    let bots = other.names.iter().map(|bot| words.word(&format!("bot-{bot}")));
                    let all: Vec<String> = bots.chain(other.automaton.names.iter().map(|id| words.word(id))).collect();
                    assert!(!all.contains(&me), "{lang}: `{me}` is somebody of {}", other.game);
                }
            }
        }
    }

    #[test]
    fn what_an_automaton_is_called_is_one_of_its_names() {
        for edition in ["final", "prototype"] {
            let rivals = shelf::find("merchants").unwrap().rivals;
            let name = rivals.automaton_name(&json!({ "edition": edition })).unwrap();
            assert!(name.ends_with(edition) && rivals.automaton.names.contains(&name), "{name}");
        }
        let none = shelf::find("silk-road").unwrap().rivals;
        assert_eq!((none.automaton_name(&json!({})), none.automaton.words.len()), (None, 0));
    }

    #[test]
    fn practice_is_without_a_clock() {
        assert_eq!(clock("silk-road", json!({}), true, false).0, "off");
        assert_eq!(clock("merchants", json!({}), false, true), (Value::Null, None));
        let merchants = shelf::find("merchants").unwrap();
        assert!(set_clock(merchants, &mut json!({}), true, false).is_err());
    }
}
