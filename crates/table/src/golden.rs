//! Golden playthroughs, for the tests of a game: whole games printed step by step, and recorded games that must replay.
//!
//! A change of the rules shows up in them as a readable difference. [`played`] makes the text; a game says who chooses what,
//! and how its cards are called ([`Golden`]). [`recorded`] replays every game file of a folder, [`record`] writes one.
//!
//! ```
//! # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/nim.rs")); }
//! use nim::{Nim, Stones};
//! use table::golden::{Choice, Golden, People, played};
//! use table::{Game, Header, Seat, Table};
//!
//! struct Printed;
//!
//! impl Golden for Printed {
//!     type Game = Nim;
//!     const BOARD_EVERY: usize = 10;
//!     fn next(people: &mut People, table: &Table<Nim>) -> Option<(Seat, Choice<Nim>)> {
//!         let seat = table.game().must(table.state()).first()?;
//!         let list = table.legal(seat);
//!         Some((seat, Some(list[people.below(list.len())])))
//!     }
//!     fn board(_: &Nim, s: &Stones) -> Vec<String> {
//!         vec![format!("{} stones, seat {} is next", s.left, s.turn)]
//!     }
//! }
//!
//! let game = played::<Printed>(Table::new(Nim, Header::new("nim", "a seed")));
//! assert!(game.contains("     | 21 stones, seat 0 is next\n   1 seat 0 nim-take: take "));
//! assert!(game.ends_with("place 2, score 0\n") || game.ends_with("place 1, score 0\n"));
//! ```
use crate::*;
use serde_json::{Value, json};
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// What somebody does. `None`: take the last choice back.
pub type Choice<G> = Option<<G as Game>::Action>;

/// How whole games are played and printed.
pub trait Golden {
    type Game: Game;
    /// How often the board is printed, in rows.
    const BOARD_EVERY: usize;

    /// Who does what next; `None`: it is over.
    fn next(people: &mut People, table: &Table<Self::Game>) -> Option<(Seat, Choice<Self::Game>)>;
    /// The whole position, in lines.
    fn board(game: &Self::Game, s: &<Self::Game as Game>::State) -> Vec<String>;
    /// An event, with the names of its cards.
    fn told(_: &Self::Game, event: &<Self::Game as Game>::Event) -> String {
        plain(&serde_json::to_value(event).expect("events serialise"))
    }
    /// The card that an action names.
    fn card(_: &Self::Game, _: <Self::Game as Game>::Action) -> Option<String> {
        None
    }
    /// How a seat ended.
    fn score(_: &Self::Game, _: &<Self::Game as Game>::State, place: Place) -> String {
        format!("score {}", place.score)
    }
}

/// Those who play: what they like is said by the game ([`Golden::next`]), the rest is chance.
pub struct People {
    dice: FastDice,
}

impl People {
    pub fn new(name: &str) -> People {
        People { dice: FastDice::new(fingerprint(&name)) }
    }
    pub fn below(&mut self, n: usize) -> usize {
        self.dice.below(Purpose(0), n as u32) as usize
    }
}

fn play<G: Game>(table: &mut Table<G>, seat: Seat, choice: Choice<G>) {
    match choice {
        Some(a) => table.act(seat, 0, a).map(|_| ()).unwrap_or_else(|e| panic!("{a}: {e}")),
        None => table.undo(seat, 0).expect("it could be taken back"),
    }
}

// -- recorded games ---------------------------------------------------------------------------------------------------

/// The files of a folder that end so, by name.
pub fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("a readable folder").path()).collect();
    files.retain(|path| path.extension().is_some_and(|e| e == extension));
    files.sort();
    files
}

/// The cards that lie in a folder.
pub fn pack_in(folder: &Path) -> Pack {
    let name = |path: &PathBuf| path.file_name().expect("a file").to_string_lossy().into_owned();
    let text = |path: &PathBuf| std::fs::read_to_string(path).expect("a readable file");
    files(folder, "toml").iter().map(|path| (name(path), text(path))).collect()
}

/// Replays every game of a folder, with these cards where it was played with them: each row leads to the same state as when
/// it was recorded, and at the end the game is over.
pub fn recorded<G: Shelved>(folder: &Path, cards: Option<&Pack>) -> Vec<Table<G>> {
    let id = |pack: &Pack| G::build(&json!({}), Some(pack)).unwrap_or_else(|e| panic!("{e}")).content().id;
    let cards = cards.map(|pack| (pack, id(pack)));
    let replay = |path: &PathBuf| {
        let name = path.display();
        let text = std::fs::read_to_string(path).expect("a readable file");
        let file = GameFile::read(&text).unwrap_or_else(|e| panic!("{name}: {e}"));
        let pack = cards.as_ref().filter(|(_, id)| file.header.content.id == *id).map(|(pack, _)| *pack);
        let table = Table::<G>::replay(&file, pack, None).unwrap_or_else(|e| panic!("{name}: {e}"));
        assert!(table.is_over(), "{name}: the game is not over");
        assert_eq!(table.file().write(), text, "{name}: it would be written differently now");
        table
    };
    files(folder, "caravan").iter().map(replay).collect()
}

/// Plays a game to its end and writes its file.
pub fn record<P: Golden>(mut table: Table<P::Game>, folder: &Path, name: &str) {
    let mut people = People::new(&format!("people of {name}"));
    while let Some((seat, choice)) = P::next(&mut people, &table) {
        play(&mut table, seat, choice);
    }
    std::fs::write(folder.join(format!("{name}.caravan")), table.file().write()).expect("a folder to write to");
}

// -- print ------------------------------------------------------------------------------------------------------------

/// A whole game as text. Its people are known by the seed of the table.
pub fn played<P: Golden>(mut table: Table<P::Game>) -> String {
    let mut people = People::new(&table.header().seed);
    let seen = vec![0; usize::from(table.game().seats()) + 1];
    let mut print = Print::<P> { out: heading(table.header(), "cards"), rows: 0, seen, how: std::marker::PhantomData };
    print.news(&table);
    print.board(&table);
    while let Some((seat, choice)) = P::next(&mut people, &table) {
        let prompt = serde_json::to_value(table.game().prompt(table.state(), seat)).expect("texts serialise");
        let before = print.rows;
        play(&mut table, seat, choice);
        print.row(&table, &format!("{}: ", plain(&prompt)));
        print.news(&table);
        assert_eq!(print.rows, table.rows().len(), "every forced action was told");
        if before / P::BOARD_EVERY != print.rows / P::BOARD_EVERY {
            print.board(&table);
        }
    }
    print.board(&table);
    let _ = writeln!(print.out, "\nthe end, after {} rows", print.rows);
    for &place in &table.game().places(table.state())[..] {
        let score = P::score(table.game(), table.state(), place);
        let _ = writeln!(print.out, "seat {}: place {}, {score}", place.seat, place.place);
    }
    print.out
}

/// What stands above a game: the rules, the seed, the options. `pack`: what this game calls its content.
pub fn heading(header: &Header, pack: &str) -> String {
    let mut out = format!("{} {}, {pack}: {}\n", header.game, header.rules, header.content.name);
    let _ = writeln!(out, "seed: {}\ncommitment: {}", header.seed, header.commitment);
    for (name, value) in header.options.as_object().into_iter().flatten() {
        let _ = writeln!(out, "{name}: {value}");
    }
    out + "\nthe deal\n"
}

/// Everybody who looks on, the spectator first.
pub fn viewers(seats: u8) -> impl Iterator<Item = Option<Seat>> {
    std::iter::once(None).chain(Seat::all(seats).map(Some))
}

struct Print<P> {
    out: String,
    /// rows printed
    rows: usize,
    /// how much each viewer has seen
    seen: Vec<usize>,
    how: std::marker::PhantomData<P>,
}

impl<P: Golden> Print<P> {
    fn row(&mut self, table: &Table<P::Game>, prompt: &str) {
        let row = &table.rows()[self.rows];
        let forced = if row.forced { " (forced)" } else { "" };
        let card = row.action.parse().ok().and_then(|a| P::card(table.game(), a));
        let named = card.map_or(String::new(), |name| format!(" ({name})"));
        self.rows += 1;
        let _ = writeln!(self.out, "{:>4} seat {} {prompt}{}{named}{forced}", self.rows, row.seat, row.action);
    }

    /// What the table told since the last time, with the rows that played themselves.
    fn news(&mut self, table: &Table<P::Game>) {
        let game = table.game();
        let fresh = |(who, &seen): (Option<Seat>, &usize)| table.events(who, seen);
        let all: Vec<_> = viewers(game.seats()).zip(&self.seen).map(fresh).collect();
        for (viewer, fresh) in self.seen.iter_mut().zip(&all) {
            *viewer += fresh.len();
        }
        for (i, public) in all[0].iter().enumerate() {
            match &public.what {
                Sight::Forced { .. } => self.row(table, ""),
                Sight::Undone { .. } => {}
                Sight::Event(event) => {
                    let _ = write!(self.out, "       {}", P::told(game, event));
                    // every secret has a public side, so all viewers have as many entries
                    for (seat, fresh) in all[1..].iter().enumerate() {
                        if let Sight::Event(secret) = &fresh[i].what
                            && secret != event
                        {
                            let _ = write!(self.out, " (seat {seat} sees: {})", P::told(game, secret));
                        }
                    }
                    self.out.push('\n');
                }
            }
        }
    }

    fn board(&mut self, table: &Table<P::Game>) {
        for line in P::board(table.game(), table.state()) {
            let _ = writeln!(self.out, "     | {line}");
        }
    }
}

/// An event or a question in a line: `coins seat=0 by=2`.
pub fn plain(value: &Value) -> String {
    let Value::Object(map) = value else { return value.as_str().map_or_else(|| value.to_string(), String::from) };
    let part = |(name, value): (&String, &Value)| match (name.as_str(), value) {
        ("what" | "id" | "args", _) => plain(value),
        _ => format!("{name}={}", plain(value)),
    };
    // lists of words in a prompt say again what its card says
    let short = |(_, value): &(&String, &Value)| value.pointer("/0/id").is_none();
    map.iter().filter(short).map(part).collect::<Vec<_>>().join(" ")
}

/// Several words in a line; `none` if there are none.
pub fn words<T: ToString>(all: impl IntoIterator<Item = T>) -> String {
    let all: Vec<String> = all.into_iter().map(|word| word.to_string()).collect();
    if all.is_empty() { "none".into() } else { all.join(" ") }
}

/// The name of a card; `-` where none lies.
pub fn name(names: &[String], card: impl Numbered) -> String {
    names.get(usize::from(card.number())).map_or("-".into(), String::clone)
}
