//! `caravan replay`: a recorded game in words, or as it went.
mod watch;

use crate::board;
use crate::inputs::{self, Loaded};
use crate::out;
use serde_json::{Value, json};
use server::{Fault, Kind};
use shelf::{Lang, Words};
use std::error::Error;
use std::io::{self, Write};
use std::path::PathBuf;
use table::{AnyTable, Header, Millis, Pack, Place, Places, Row, Seat, UNDO, agreed_undo};

/// Show a recorded game in words.
///
/// Without `--at` the whole game, step by step: who did what, and what came of it; in a race also when, since the
/// signal. With `--at N` the board after the N-th action. With `--watch` the boards change as they did then; `q` leaves,
/// the space bar does not wait. A game that is over is shown with everything that was hidden; one that is not, as a
/// spectator sees it, or as the seat of `--seat` sees it.
#[derive(clap::Args)]
pub struct Args {
    /// The game file
    file: PathBuf,
    /// Show the board after this many actions (0: as it was dealt)
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Watch the game again, at the pace at which it was played
    #[arg(long, conflicts_with_all = ["at", "json"])]
    watch: bool,
    /// So many times as fast
    #[arg(long, value_name = "X", default_value_t = 1.0, requires = "watch", value_parser = watch::speed)]
    speed: f64,
    /// Watch from this round on
    #[arg(long, value_name = "N", requires = "watch")]
    round: Option<u64>,
    /// Show what this seat saw; the first is 0
    #[arg(long, value_name = "S")]
    seat: Option<u8>,
    /// Language: en or hu
    #[arg(long, default_value = "en")]
    lang: Lang,
    /// Print JSON: one object per step, or the sheet of `--at`
    #[arg(long)]
    json: bool,
    /// Show what is whole of a damaged file
    #[arg(long)]
    salvage: bool,
    /// The pack that the game was played with, if it is not our own
    #[arg(long, value_name = "FOLDER")]
    content: Option<PathBuf>,
}

pub fn run(args: &Args) -> Result<(), Box<dyn Error>> {
    let pack = args.content.as_deref().map(inputs::read_pack).transpose()?;
    let loaded = inputs::load(&inputs::read_bytes(&args.file)?, pack.as_ref(), args.salvage)?.with_short_names();
    if let Some(lost) = &loaded.lost {
        // Whoever has closed our errors is not told.
        let _ = writeln!(out::stderr(), "caravan: salvaged {} actions; {lost}", loaded.file.rows.len());
    }
    if loaded.lost.is_none() && loaded.file.header.rules != loaded.game.rules {
        let _ = writeln!(out::stderr(), "caravan: {}", inputs::other_rules(&loaded.file, loaded.game));
    }
    let seat = args.seat.map(Seat);
    if seat.is_some_and(|s| s.0 >= loaded.table.seats()) {
        let what = format!("this table has {} seats, the first is 0", loaded.table.seats());
        return Err(Fault::new(Kind::NoSuchSeat, what).into());
    }
    // Whoever stopped a game has no secrets in it any more.
    let over = loaded.table.is_over() || loaded.file.header.ended.as_ref().is_some_and(|ending| ending.how.is_some());
    let show = Show { open: over && seat.is_none(), seat, words: Words::new(args.lang), json: args.json };
    if args.watch {
        return watch::run(&show, &loaded, pack.as_ref(), args.speed, args.round);
    }
    let mut out = out::Out::new(io::BufWriter::new(io::stdout().lock()));
    match args.at {
        Some(n) => show.position(&mut out, &loaded, pack.as_ref(), n)?,
        None => show.steps(&mut out, &loaded, pack.as_ref())?,
    }
    Ok(out.flush()?)
}

/// For whom, and how.
struct Show {
    /// everything that was hidden is shown
    open: bool,
    seat: Option<Seat>,
    words: Words,
    json: bool,
}

/// What each viewer has read so far; the spectator comes first.
struct Readers(Vec<(Option<Seat>, usize)>);

impl Readers {
    fn new(table: &dyn AnyTable) -> Readers {
        Readers(std::iter::once(None).chain(Seat::all(table.seats()).map(Some)).map(|who| (who, 0)).collect())
    }
    /// What is new for each of them.
    fn read_on(&mut self, table: &dyn AnyTable) -> Vec<Vec<Value>> {
        let read = |(who, seen): &mut (Option<Seat>, usize)| {
            let Value::Array(news) = table.events(*who, *seen) else { return vec![] };
            *seen += news.len();
            news
        };
        self.0.iter_mut().map(read).collect()
    }
}

/// One action of the log, as it is told.
struct Did<'a> {
    row: &'a Row,
    label: Value,
    /// since the signal, where a clock runs
    clock: Option<Millis>,
}

impl Show {
    /// What is to be seen.
    fn sheet(&self, table: &dyn AnyTable) -> Value {
        let mut sheet = table.sheet(self.seat);
        if self.open {
            board::lift_screens(&mut sheet, table);
        }
        sheet
    }

    fn position(
        &self,
        out: &mut impl Write,
        loaded: &Loaded,
        pack: Option<&Pack>,
        n: usize,
    ) -> Result<(), Box<dyn Error>> {
        let rows = loaded.file.rows.len();
        if n > rows {
            return Err(format!("there are only {rows} actions").into());
        }
        let table = loaded.game.replay(&loaded.file, pack, Some(n))?;
        let sheet = self.sheet(&*table);
        if self.json {
            writeln!(out, "{}", serde_json::to_string_pretty(&sheet)?)?;
            return Ok(());
        }
        writeln!(out, "{} · {n}/{rows}", loaded.file.header.game)?;
        out.write_all(board::text(&*table, &sheet, &self.words, None).as_bytes())?;
        Ok(())
    }

    /// Plays the game once more, as its players did, and tells what happened at every step.
    fn steps(&self, out: &mut impl Write, loaded: &Loaded, pack: Option<&Pack>) -> Result<(), Box<dyn Error>> {
        let (file, header) = (&loaded.file, &loaded.file.header);
        let mut table = fresh(loaded, pack)?;
        let mut readers = Readers::new(&*table);
        self.tell(out, 0, None, readers.read_on(&*table), &header.players)?;
        while let Some(row) = file.rows.get(table.rows().len()) {
            let n = table.rows().len() + 1;
            let label = table.offers(row.seat).into_iter().find(|o| o.act == row.action).map(|o| json!(o.choice.label));
            let clock = board::since(&*table, &table.sheet(None), row.seat).map(|since| row.at.saturating_sub(since));
            follow(&mut *table, row, n)?;
            let label = label.unwrap_or_else(|| json!({ "id": row.action }));
            let did = Did { row, label, clock };
            self.tell(out, n, Some(did), readers.read_on(&*table), &header.players)?;
        }
        if !self.json {
            out.write_all(self.places(&*table).as_bytes())?;
            out.write_all(self.ending(header).as_bytes())?;
        }
        Ok(())
    }

    /// How it ended, if not by its rules alone.
    fn ending(&self, header: &Header) -> String {
        let ending = header.ended.clone().unwrap_or_default();
        let how =
            ending.how.map(|how| self.words.word(&format!("replay-ended-{}", json!(how).as_str().unwrap_or_default())));
        let gone = |seat: &Seat| {
            self.words.with("replay-gave-up", &[("name", json!({ "text": self.words.seat(*seat, &header.players) }))])
        };
        ending.resigned.iter().map(gone).chain(how).map(|line| line + "\n").collect()
    }

    /// Who won, once it is over.
    fn places(&self, table: &dyn AnyTable) -> String {
        let places = if table.is_over() { table.places() } else { Places::new() };
        let line =
            |p: &Place| format!("{}. {}: {}\n", p.place, self.words.seat(p.seat, &table.header().players), p.score);
        places.iter().map(line).collect()
    }

    fn tell(
        &self,
        out: &mut impl Write,
        n: usize,
        did: Option<Did<'_>>,
        news: Vec<Vec<Value>>,
        names: &[String],
    ) -> io::Result<()> {
        let races = did.as_ref().is_some_and(|did| did.clock.is_some());
        // Another seat's button may say what only that seat knows.
        let did = did.filter(|did| self.open || self.seat == Some(did.row.seat));
        let news = self.choose_news(did.as_ref().map(|did| did.row.seat), news);
        // In a race nobody counts the tiles of others.
        if races && did.is_none() && news.is_empty() {
            return Ok(());
        }
        if self.json {
            let mut step = json!({ "n": n });
            if let Some(did) = &did {
                step["seat"] = json!(did.row.seat);
                step["at"] = json!(did.row.at);
                if let Some(clock) = did.clock {
                    step["clock"] = clock.into();
                }
                step["do"] = json!(did.row.action);
                step["say"] = self.words.say_json(&did.label, names).into();
                step["label"] = did.label.clone();
            }
            step["events"] = news.into();
            return writeln!(out, "{step}");
        }
        match did {
            Some(did) => {
                let (name, say) = (self.words.seat(did.row.seat, names), self.words.say_json(&did.label, names));
                let clock = did.clock.map_or(String::new(), |ms| format!("{:>8}  ", board::time(ms)));
                writeln!(out, "{n:4}  {clock}{name}: {say}  [{}]", did.row.action)?;
            }
            None => writeln!(out, "{n:4}")?,
        }
        for line in news.iter().filter_map(|entry| self.words.entry(entry, names)) {
            writeln!(out, "        {line}")?;
        }
        Ok(())
    }

    /// One viewer's news; or everybody's: those of the seat that acted, then what was whispered to the others.
    fn choose_news(&self, actor: Option<Seat>, mut news: Vec<Vec<Value>>) -> Vec<Value> {
        // The table itself hears what everybody hears.
        let place = |who: Option<Seat>| who.filter(|&s| s != Seat::HOUSE).map_or(0, |s| s.index() + 1);
        if !self.open {
            return news.swap_remove(place(self.seat));
        }
        let public = news[0].clone();
        let mut told = std::mem::take(&mut news[place(actor)]);
        let secret = |entry: &Value| !entry["event"].is_null() && public.iter().all(|p| p["event"] != entry["event"]);
        told.extend(news.into_iter().skip(1).flatten().filter(secret));
        told
    }
}

/// The table as it was before the first action.
fn fresh(loaded: &Loaded, pack: Option<&Pack>) -> Result<Box<dyn AnyTable>, table::Problems> {
    let header = &loaded.file.header;
    loaded.game.open(&header.options, pack, &header.seed, header.players.clone(), header.scene.clone())
}

/// The n-th action of the log. Forced ones follow by themselves, as they did then.
fn follow(table: &mut dyn AnyTable, row: &Row, n: usize) -> Result<(), String> {
    let done = match row.seat {
        seat if agreed_undo(&row.action).is_some() => {
            table.take_back(agreed_undo(&row.action).unwrap_or_default(), seat, row.at)
        }
        seat if row.action == UNDO => table.undo(seat, row.at),
        Seat::HOUSE => table.time_up(row.at),
        seat => table.act(seat, row.at, &row.action, None).map(|_| ()),
    };
    done.map_err(|why| format!("action {n} ({}): {why}", row.action))
}
