//! `caravan arena ladder FOLDER`: everybody against everybody, and what each is rated.
use super::field::{Bar, Field, stop_on_interrupt};
use crate::inputs;
use crate::out;
use arena::contest::Record;
use arena::ladder::{Card, Ladder, Line, Terms, table};
use serde_json::{Value, json};
use shelf::safe;
use std::error::Error;
use std::fmt::Write as _;
use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::Ordering;

/// Enter a ladder and get a rating; or see how it stands
///
/// A ladder is a folder: everybody on it plays everybody else, and the results stay there as files. Whoever enters plays
/// only their own games; a run that was stopped goes on. Without --bot the missing games are played and the ladder is shown.
#[derive(clap::Args)]
pub struct Args {
    folder: PathBuf,
    #[command(flatten)]
    field: Field,
    #[arg(long, help = format!("For a new ladder: which game [default: {}]", inputs::usual_game()))]
    game: Option<String>,
    /// For a new ladder: how many players, two entrants in turns [default: 2]
    #[arg(long)]
    players: Option<u8>,
    /// For a new ladder: the seed of the first set of each pair [default: 1]
    #[arg(long)]
    seed: Option<u64>,
    /// For a new ladder: options of the game, as a JSON object
    #[arg(long)]
    options: Option<String>,
    /// For a new ladder: who is rated 1000 [default: greedy, or the usual bot of the game]
    #[arg(long)]
    anchor: Option<String>,
}

impl Args {
    /// The ladder of the folder, or a new one. What is said about an old one must be so.
    fn ladder(&self) -> Result<Ladder, Box<dyn Error>> {
        let old = Ladder::open(&self.folder)?;
        let players = usize::from(self.players.unwrap_or(2));
        let players = old.as_ref().map_or(players, |old| old.card.players);
        let options = self.options.as_deref().map(|text| inputs::options(text, players)).transpose()?;
        let Some(old) = old else {
            let ring = inputs::ring(self.game.as_deref().unwrap_or(inputs::usual_game()))?;
            let options = options.unwrap_or_else(|| json!({}));
            let mut card = Card::new(&ring.rivals, options, players, self.seed.unwrap_or(1));
            card.anchor = self.anchor.clone().unwrap_or(card.anchor);
            return Ok(Ladder::new(&self.folder, card)?);
        };
        let card = &old.card;
        let differs = [
            ("--game", self.game.as_ref().is_some_and(|game| *game != card.game)),
            ("--players", self.players.is_some_and(|players| usize::from(players) != card.players)),
            ("--seed", self.seed.is_some_and(|seed| seed != card.seed)),
            ("--options", options.is_some_and(|options| options != card.options)),
            ("--anchor", self.anchor.as_ref().is_some_and(|anchor| *anchor != card.anchor)),
        ];
        match differs.iter().find(|(_, differs)| *differs) {
            Some((flag, _)) => Err(format!("{flag}: {} holds a ladder with another one", self.folder.display()).into()),
            None => Ok(old),
        }
    }
}

pub fn run(args: &Args) -> Result<bool, Box<dyn Error>> {
    let mut ladder = args.ladder()?;
    for entrant in args.field.entrants()? {
        ladder.enter(entrant)?;
    }
    if ladder.card.entrants.is_empty() {
        return Err(format!("{}: nobody stands on this ladder; name somebody with --bot", args.folder.display()).into());
    }
    let (pack, stop, bar) = (args.field.pack()?, stop_on_interrupt()?, Bar::new()?);
    let terms = Terms {
        game: inputs::ring(&ladder.card.game)?,
        pack: pack.as_ref(),
        sets: args.field.sets,
        manners: args.field.manners(),
        threads: args.field.threads(),
        stop: &stop,
    };
    let played = ladder.play(&terms, |[a, b], progress| bar.show(&format!("{a} – {b} "), progress));
    bar.clear();
    let mut notices = played?;
    let stopped = stop.load(Ordering::Relaxed);
    if let [alone] = &ladder.card.entrants[..] {
        notices.push(format!("{} stands alone on this ladder: there is nobody to play against yet", alone.name));
    }
    notices.extend(stopped.then(|| "stopped before its end: the same command goes on from here".into()));
    tell(args, &ladder, &notices)?;
    Ok(!stopped)
}

/// How it stands: as a table or for programs, and as a page if one is wanted.
fn tell(args: &Args, ladder: &Ladder, notices: &[String]) -> Result<(), Box<dyn Error>> {
    let (card, records) = (&ladder.card, ladder.records()?);
    if let Some(path) = args.field.report.as_ref().filter(|_| !records.is_empty()) {
        inputs::write_page(path, &arena::page::page(&records, &card.anchor, notices)?)?;
    }
    let mut out = out::stdout();
    let lines = table(&records, &card.anchor);
    if args.field.json {
        writeln!(out, "{}", as_json(card, &lines, &records, notices))?;
    } else {
        write!(out, "{}", as_text(card, &lines))?;
        notices.iter().try_for_each(|notice| writeln!(out, "{notice}"))?;
    }
    Ok(())
}

fn as_json(card: &Card, lines: &[Line], records: &[Record], notices: &[String]) -> Value {
    let rung = |line: &Line| {
        json!({
            "name": line.rated.name, "rating": line.rated.rating, "games": line.games, "ms_per_decision": line.pace(),
            "forfeits": line.forfeits,
        })
    };
    json!({
        "game": card.game, "options": card.options, "players": card.players, "seed": card.seed, "anchor": card.anchor,
        "ladder": lines.iter().map(rung).collect::<Value>(),
        "games": records.iter().map(|r| r.rows.len()).sum::<usize>(),
        "notices": notices,
    })
}

fn as_text(card: &Card, lines: &[Line]) -> String {
    let mut out = format!("{}, {} players; {} is rated 1000\n\n", card.game, card.players, card.anchor);
    let wide = lines.iter().map(|l| safe::line(&l.rated.name).chars().count()).max().unwrap_or(0).max("entrant".len());
    let head = ["rating", "95 % interval", "games", "ms/choice", "forfeits"];
    let _ = writeln!(
        out,
        "{:<wide$} {:>7} {:>15} {:>7} {:>10} {:>9}",
        "entrant", head[0], head[1], head[2], head[3], head[4]
    );
    for line in lines {
        let (rating, interval) = match line.rated.rating {
            Some(r) if r.low == r.high => (format!("{:.0}", r.value), "by definition".into()),
            Some(r) => (format!("{:.0}", r.value), format!("{:.0} – {:.0}", r.low, r.high)),
            None => ("-".into(), "-".into()),
        };
        let pace = line.pace().map_or("-".into(), |ms| format!("{ms:.3}"));
        let (name, games, forfeits) = (safe::line(&line.rated.name), line.games, line.forfeits);
        let _ = writeln!(out, "{name:<wide$} {rating:>7} {interval:>15} {games:>7} {pace:>10} {forfeits:>9}");
    }
    out
}
