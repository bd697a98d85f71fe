//! What a game adds to be seen in a terminal: a picture of its board. A game without one is shown as its plain view.
use super::arrange::Packing;
use super::canvas::{Canvas, Light};
use super::hands::Hands;
use super::look::Look;
use super::offers::Offer;
use super::plain::Plain;
use ratatui::layout::Rect;
use serde::de::Error;
use serde_json::{Value, json};
use shelf::Words;
use std::any::Any;
use table::{AnyTable, Millis, Seat};

/// What there is to see.
pub struct View<'a> {
    pub game: &'static str,
    /// the board of a sheet
    pub board: &'a Value,
    /// what the player is asked; `null` for a spectator
    pub prompt: &'a Value,
    /// what has happened, as this viewer saw it
    pub entries: &'a [Value],
    pub catalog: &'a Value,
    /// the same in the type of its game, as [`Picture::catalog`] read it
    pub known: &'a dyn Any,
    pub words: &'a Words,
    pub names: &'a [String],
    /// who looks; `None`: a spectator
    pub looking: Option<Seat>,
    /// whose things are in front
    pub shown: usize,
    pub page: Page,
    /// the tiles of that player as their owner has arranged them
    pub packing: Option<&'a Packing>,
    /// the tile under the cursor, and whether it may lie where it is
    pub cursor: Option<(usize, bool)>,
    /// the table's clock
    pub now: Millis,
    /// what was worked out from what is seen, when somebody asked
    pub insight: &'a Value,
    /// who came in where, once the game is over
    pub places: &'a Value,
}

impl<'a> View<'a> {
    /// The catalog in the type of its game. It is refused where somebody else has read it.
    pub fn catalog_as<T: Any>(&self) -> Result<&'a T, serde_json::Error> {
        self.known.downcast_ref().ok_or_else(|| serde_json::Error::custom("the catalog of another game"))
    }
}

/// A turn that nobody at the table has taken, to be told step by step.
#[derive(Clone, PartialEq, Debug)]
pub struct Story {
    pub seat: usize,
    /// which entries tell it
    pub entries: std::ops::Range<usize>,
}

/// What the picture shows where not everything fits at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Page {
    /// where the light is
    #[default]
    Auto,
    /// the k-th of [`Picture::pages`]
    Part(usize),
}

impl Page {
    /// The next one, where there are so many parts.
    #[must_use]
    pub fn next(self, parts: usize) -> Page {
        let next = self.part().map_or(0, |k| k + 1);
        if next < parts { Page::Part(next) } else { Page::Auto }
    }
    pub fn part(self) -> Option<usize> {
        match self {
            Page::Auto => None,
            Page::Part(k) => Some(k),
        }
    }
}

/// A card of the help.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    pub kind: String,
    pub name: String,
    pub text: String,
}

/// One row of the final table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ScoreRow {
    /// a number for each seat
    Numbers { label: String, cells: Vec<String>, strong: bool },
    /// something about one seat
    Line { seat: usize, text: String },
}

pub trait Picture: Sync {
    fn draw(&self, view: &View<'_>, canvas: &mut Canvas<'_>, area: Rect);
    /// The catalog of a table as it is drawn from: [`crate::faces::typed`] gives it in the type of the game.
    fn catalog(&self, _: &dyn AnyTable) -> Box<dyn Any + Send> {
        Box::new(())
    }
    /// What a thing is called: `market.potion`.
    fn name(&self, _view: &View<'_>, _thing: &str) -> Option<String> {
        None
    }
    /// The message that says something of every game's screen, if this game has words of its own for it.
    fn says(&self, id: &'static str) -> &'static str {
        id
    }
    /// The parts of the board that can be shown first where not everything fits: the message of each.
    fn pages(&self) -> &'static [&'static str] {
        &[]
    }
    /// Where the game stands, in a few words.
    fn headline(&self, _view: &View<'_>) -> String {
        String::new()
    }
    /// Long lists come best first: what is worth more has a lower number, equals stay as they are.
    fn ranks(&self, _view: &View<'_>, offers: &[Offer]) -> Vec<i64> {
        vec![0; offers.len()]
    }
    /// What choices come to, where their labels only name a card: `companion 17`.
    fn about(&self, _view: &View<'_>, offers: &[&Offer]) -> Vec<Option<String>> {
        vec![None; offers.len()]
    }
    /// What a line says that stands for several choices: what they all touch, and how many there are.
    fn group(&self, view: &View<'_>, thing: &str, offers: &[&Offer]) -> String {
        grouped(view, &self.name(view, thing).unwrap_or_else(|| thing.into()), offers)
    }
    /// How the game goes, for whoever plays it for the first time: headings, and the messages below each.
    fn rules(&self) -> &'static [(&'static str, &'static [&'static str])] {
        &[]
    }
    /// All that somebody has and the whole board, as high as it likes to be.
    fn draw_whole(&self, view: &View<'_>, canvas: &mut Canvas<'_>, area: Rect) {
        Plain.draw(view, canvas, area);
    }
    fn whole_height(&self, view: &View<'_>, _light: &Light, width: u16) -> u16 {
        Plain::lines(view, width).len() as u16
    }
    /// Every card that can be asked about.
    fn cards(&self, _view: &View<'_>) -> Vec<Card> {
        vec![]
    }
    /// What signs mean: sign and meaning.
    fn legend(&self, _view: &View<'_>, _look: Look) -> Vec<(String, String)> {
        vec![]
    }
    /// How the result came about, one column per seat.
    fn scores(&self, _view: &View<'_>, _entries: &[Value], _look: Look) -> Vec<ScoreRow> {
        vec![]
    }
    /// The same for a printer, from a sheet. `None`: as the sheet is.
    fn printed(&self, _: &dyn AnyTable, _: &Value, _: &Words, _width: Option<usize>) -> Option<String> {
        None
    }
    /// Since when the clock of a seat runs, where one does; for the table itself the first of all.
    fn since(&self, _board: &Value, _: Seat) -> Option<Millis> {
        None
    }
    /// For a game that goes on while people think: it has the whole screen and the keys.
    fn hands(&self, _: &dyn AnyTable) -> Option<Box<dyn Hands>> {
        None
    }
    /// The turn of a seat that plays itself, among the entries from the `from`-th on: its first part that is new.
    fn story(&self, _board: &Value, _entries: &[Value], _from: usize) -> Option<Story> {
        None
    }
    /// What stands above the story: the card that was drawn, in lines.
    fn story_card(&self, _view: &View<'_>) -> Vec<String> {
        vec![]
    }
    /// A seat's tiles, where there are any.
    fn packing(&self, _: &View<'_>, _seat: usize) -> Option<Packing> {
        None
    }
}

/// What several choices have in common: how they all begin, what they all touch, how they all end, and how many they are.
pub fn grouped(view: &View<'_>, name: &str, offers: &[&Offer]) -> String {
    let labels: Vec<String> = offers.iter().map(|offer| view.words.say_json(&offer.label, view.names)).collect();
    let words: Vec<Vec<&str>> = labels.iter().map(|label| label.split(' ').collect()).collect();
    let (first, shortest) = (&words[0], words.iter().map(Vec::len).min().unwrap_or(0));
    let start = (0..shortest).take_while(|&k| words.iter().all(|it| it[k] == first[k])).count();
    let from_end = |it: &Vec<&str>, k: usize| it[it.len() - 1 - k].to_string();
    let alike = |k: &usize| words.iter().all(|it| from_end(it, *k) == from_end(first, *k));
    let end = (0..shortest - start).take_while(alike).count();
    let begins = first[..start].join(" ");
    let begins = begins.trim_end_matches([':', ',', '–', ' ', '(']);
    let head = match begins.contains(name) {
        true => begins.to_string(),
        false if begins.is_empty() => name.to_string(),
        false => format!("{begins}: {name}"),
    };
    let ends = first[first.len() - end..].join(" ");
    let text = if ends.is_empty() { head } else { format!("{head} … {ends}") };
    view.words.with("tui-group", &[("name", json!({ "text": text })), ("n", json!(offers.len()))])
}

/// Does anything of this kind shine? `kind`: what stands before the dot.
pub fn shines(light: &Light, kinds: &[&str]) -> bool {
    light.any(|thing| kinds.contains(&thing.split('.').next().unwrap_or_default()))
}
