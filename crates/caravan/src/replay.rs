//! `caravan replay`: a recorded game in words.
use crate::board;
use crate::desk::{self, Loaded};
use crate::fault::Fault;
use games::{Lang, Words};
use serde_json::{Value, json};
use std::error::Error;
use std::io::{self, Write};
use std::path::PathBuf;
use table::{AnyTable, Pack, Row, Seat, UNDO};

/// Show a recorded game in words.
///
/// Without `--at` the whole game, step by step: who did what, and what came of it. With `--at N` the board after the
/// N-th action. A game that is over is shown with everything that was hidden; one that is not, as a spectator sees it,
/// or as the seat of `--seat` sees it.
#[derive(clap::Args)]
pub struct Args {
    /// The game file
    file: PathBuf,
    /// Show the board after this many actions (0: as it was dealt)
    #[arg(long, value_name = "N")]
    at: Option<usize>,
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
    let pack = args.content.as_deref().map(desk::read_pack).transpose()?;
    let loaded = desk::load(&desk::read_text(&args.file)?, pack.as_ref(), args.salvage)?;
    if let Some(lost) = &loaded.lost {
        eprintln!("caravan: salvaged {} actions; {lost}", loaded.file.rows.len());
    }
    let seat = args.seat.map(Seat);
    if seat.is_some_and(|s| s.0 >= loaded.table.seats()) {
        let what = format!("this table has {} seats, the first is 0", loaded.table.seats());
        return Err(Fault::new("no-such-seat", what).into());
    }
    let show =
        Show { open: loaded.table.is_over() && seat.is_none(), seat, words: Words::new(args.lang), json: args.json };
    let mut out = io::BufWriter::new(io::stdout().lock());
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

impl Show {
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
        let mut sheet = table.sheet(self.seat);
        if self.open {
            lift_screens(&mut sheet, &*table);
        }
        if self.json {
            writeln!(out, "{}", serde_json::to_string_pretty(&sheet)?)?;
            return Ok(());
        }
        writeln!(out, "{} · {n}/{rows}", loaded.file.header.game)?;
        out.write_all(board::text(&*table, &sheet, &self.words).as_bytes())?;
        Ok(())
    }

    /// Plays the game once more, as its players did, and tells what happened at every step.
    fn steps(&self, out: &mut impl Write, loaded: &Loaded, pack: Option<&Pack>) -> Result<(), Box<dyn Error>> {
        let (file, header) = (&loaded.file, &loaded.file.header);
        let (players, scene) = (header.players.clone(), header.scene.clone());
        let mut table = loaded.game.open(&header.options, pack, &header.seed, players, scene)?;
        let mut readers = Readers::new(&*table);
        self.tell(out, 0, None, readers.read_on(&*table), &header.players)?;
        while let Some(row) = file.rows.get(table.rows().len()) {
            let n = table.rows().len() + 1;
            let label = table.offers(row.seat).into_iter().find(|o| o.act == row.action).map(|o| json!(o.choice.label));
            follow(&mut *table, row).map_err(|why| format!("action {n} ({}): {why}", row.action))?;
            let label = label.unwrap_or_else(|| json!({ "id": row.action }));
            self.tell(out, n, Some((row, label)), readers.read_on(&*table), &header.players)?;
        }
        if table.is_over() && !self.json {
            for place in table.places().iter() {
                let name = self.words.seat(place.seat, &header.players);
                writeln!(out, "{}. {name}: {}", place.place, place.score)?;
            }
        }
        Ok(())
    }

    fn tell(
        &self,
        out: &mut impl Write,
        n: usize,
        did: Option<(&Row, Value)>,
        news: Vec<Vec<Value>>,
        names: &[String],
    ) -> io::Result<()> {
        // Another seat's button may say what only that seat knows.
        let did = did.filter(|(row, _)| self.open || self.seat == Some(row.seat));
        let news = self.choose_news(did.as_ref().map(|(row, _)| row.seat), news);
        if self.json {
            let mut step = json!({ "n": n });
            if let Some((row, label)) = &did {
                step["seat"] = json!(row.seat);
                step["do"] = json!(row.action);
                step["say"] = self.words.say_json(label, names).into();
                step["label"] = label.clone();
            }
            step["events"] = news.into();
            return writeln!(out, "{step}");
        }
        match did {
            Some((row, label)) => {
                let (name, say) = (self.words.seat(row.seat, names), self.words.say_json(&label, names));
                writeln!(out, "{n:4}  {name}: {say}  [{}]", row.action)?;
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
        let place = |who: Option<Seat>| who.map_or(0, |s| s.index() + 1);
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

/// One action of the log. Forced ones follow by themselves, as they did then.
fn follow(table: &mut dyn AnyTable, row: &Row) -> Result<(), table::Illegal> {
    match row.seat {
        seat if row.action == UNDO => table.undo(seat, row.at),
        Seat::HOUSE => table.time_up(row.at),
        seat => table.act(seat, row.at, &row.action, None).map(|_| ()),
    }
}

/// Every seat's own things as that seat saw them.
fn lift_screens(sheet: &mut Value, table: &dyn AnyTable) {
    let wagons = Seat::all(table.seats()).map(|seat| table.sheet(Some(seat))["board"]["wagons"][seat.index()].take());
    if sheet["board"]["wagons"].is_array() {
        sheet["board"]["wagons"] = wagons.collect();
    }
}
