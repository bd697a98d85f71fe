//! `caravan play`: a game in this terminal.
use crate::desk;
use crate::fault::Fault;
use crate::tui::{self, App, Look, Save, Seating, fresh_path};
use games::{Lang, Words};
use serde_json::{Value, json};
use std::error::Error;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use table::AnyTable;

/// A game in this terminal: alone against bots, or several people at one keyboard. Everything by keyboard or mouse;
/// `?` shows the keys. Every move is on the disk at once.
#[derive(clap::Args)]
pub struct Args {
    /// Which game
    #[arg(default_value = "merchants")]
    pub game: String,
    /// Who sits where: bots by name (random, greedy), anything else is a person at this keyboard
    #[arg(long, value_delimiter = ',', default_value = "me,greedy", value_name = "NAME,NAME,…")]
    pub seats: Vec<String>,
    /// Language: en or hu
    #[arg(long, default_value = "en")]
    pub lang: Lang,
    /// The same seed gives the same dice and cards
    #[arg(long)]
    pub seed: Option<String>,
    /// Options of the game: a JSON object, as `caravan games` lists them
    #[arg(long, value_name = "JSON")]
    pub options: Option<String>,
    /// A folder with a content pack of your own
    #[arg(long, value_name = "FOLDER")]
    pub content: Option<PathBuf>,
    /// Where the game is saved; otherwise in your data folder
    #[arg(long, value_name = "PATH")]
    pub file: Option<PathBuf>,
    /// Go on with a game that was saved
    #[arg(long = "continue", value_name = "FILE", conflicts_with_all = ["seats", "seed", "options", "file", "game"])]
    pub go_on: Option<PathBuf>,
    /// No colours; the same if NO_COLOR is set
    #[arg(long)]
    pub no_color: bool,
    /// Only characters that every terminal has
    #[arg(long)]
    pub ascii: bool,
    /// How long a bot's move is shown, in milliseconds
    #[arg(long, default_value_t = 600, value_name = "MS")]
    pub pause: u64,
}

pub fn run(args: Args) -> Result<(), Box<dyn Error>> {
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        return Err("this is not a terminal; programs play with `caravan speak`".into());
    }
    let no_color = args.no_color || std::env::var_os("NO_COLOR").is_some_and(|v| !v.is_empty());
    let look = Look { color: !no_color, ascii: args.ascii };
    let (lang, pause) = (args.lang, Duration::from_millis(args.pause));
    let (table, seating, save) = match &args.go_on {
        Some(path) => continued(path, args.content.as_deref())?,
        None => fresh(args)?,
    };
    let path = save.path.clone();
    let mut app = App::new(table, seating, Some(save), lang, look);
    app.pause = pause;
    let result = tui::run(&mut app);
    let said = |id: &str| app.words.with(id, &[("path", json!({ "text": path.display().to_string() }))]);
    println!("{}", said("tui-saved-in"));
    if !app.is_over() {
        println!("{}", said("tui-continue-with"));
    }
    Ok(result?)
}

type Opened = (Box<dyn AnyTable>, Seating, Save);

fn fresh(args: Args) -> Result<Opened, Box<dyn Error>> {
    let game = desk::game(&args.game)?;
    let pack = args.content.as_deref().map(desk::read_pack).transpose()?;
    let own = own_name(args.lang);
    let seats: Vec<String> = args.seats.iter().map(|s| if s == "me" { own.clone() } else { s.clone() }).collect();
    let seating = Seating::new(&seats)?;
    let options = options(args.options.as_deref(), seating.names.len())?;
    let seed = args.seed.map_or_else(desk::fresh_seed, Ok)?;
    let table = game
        .open(&options, pack.as_ref(), &seed, seating.names.clone(), None)
        .map_err(|problems| Fault::of_problems("bad-setting", &problems))?;
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_secs());
    let path = args.file.unwrap_or_else(|| fresh_path(game.name, seconds));
    if path.exists() {
        return Err(format!("{0} exists; go on with it by `caravan play --continue {0}`", path.display()).into());
    }
    let save = Save::create(&path, &*table)?;
    Ok((table, seating, save))
}

/// The number of players is the number of seats.
fn options(text: Option<&str>, players: usize) -> Result<Value, Fault> {
    let wrong = |what: String| Fault::new("bad-setting", format!("--options: {what}"));
    let mut options: Value = match text {
        Some(text) => serde_json::from_str(text).map_err(|e| wrong(e.to_string()))?,
        None => json!({}),
    };
    let fields = options.as_object_mut().ok_or_else(|| wrong("this is not a JSON object".into()))?;
    match fields.get("players") {
        Some(n) if *n != json!(players) => {
            return Err(wrong(format!("{n} players, but {players} seats are named")));
        }
        _ => fields.insert("players".into(), json!(players)),
    };
    Ok(options)
}

/// What `me` is called at the table: as on this machine, or by profession.
fn own_name(lang: Lang) -> String {
    let user = std::env::var("USER").unwrap_or_default();
    let mut letters = user.chars();
    match letters.next() {
        Some(first) if user != "root" && !bots::NAMES.contains(&user.as_str()) => {
            first.to_uppercase().chain(letters).collect()
        }
        _ => Words::new(lang).word("tui-me"),
    }
}

fn continued(path: &Path, content: Option<&Path>) -> Result<Opened, Box<dyn Error>> {
    let pack = content.map(desk::read_pack).transpose()?;
    let loaded = desk::load(&desk::read_text(path)?, pack.as_ref(), true)?;
    let players = &loaded.file.header.players;
    let seating = if players.is_empty() {
        let seats = (0..loaded.table.seats()).map(|n| if n == 0 { "me".into() } else { format!("greedy {n}") });
        Seating::new(&seats.collect::<Vec<String>>())?
    } else {
        Seating::new(players)?
    };
    let save = Save::reopen(path, &*loaded.table)?;
    Ok((loaded.table, seating, save))
}
