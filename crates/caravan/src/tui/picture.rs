//! What a game adds to be seen in a terminal: a picture of its board. A game without one is shown as its plain view.
use super::arrange::Packing;
use super::canvas::{Canvas, Light, wrap};
use super::hands::Hands;
use super::look::Look;
use super::merchants::Merchants;
use super::now_or_never::NowOrNever;
use super::offers::Offer;
use super::silk_road::SilkRoad;
use games::Words;
use ratatui::layout::Rect;
use serde_json::{Value, json};
use table::{AnyTable, Millis, Seat};

/// What there is to see.
pub struct View<'a> {
    /// the board of a sheet
    pub board: &'a Value,
    /// what the player is asked; `null` for a spectator
    pub prompt: &'a Value,
    /// what has happened, as this viewer saw it
    pub entries: &'a [Value],
    pub catalog: &'a Value,
    pub words: &'a Words,
    pub names: &'a [String],
    /// who looks; `None`: a spectator
    pub looking: Option<Seat>,
    /// whose wagon is shown
    pub shown: usize,
    pub page: Page,
    /// the shown wagon as its owner has arranged it
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
    City,
    Road,
}

impl Page {
    #[must_use]
    pub fn next(self) -> Page {
        match self {
            Page::Auto => Page::City,
            Page::City => Page::Road,
            Page::Road => Page::Auto,
        }
    }
    /// Its message.
    pub fn id(self) -> &'static str {
        match self {
            Page::Auto => "tui-page-auto",
            Page::City => "tui-page-city",
            Page::Road => "tui-page-road",
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
    /// What a thing is called: `market.potion`.
    fn name(&self, _view: &View<'_>, _thing: &str) -> Option<String> {
        None
    }
    /// The message that says something of every game's screen, if this game has words of its own for it.
    fn says(&self, id: &'static str) -> &'static str {
        id
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
    /// For a game that goes on while people think: it has the whole screen and the keys.
    fn hands(&self, _catalog: &Value) -> Option<Box<dyn Hands>> {
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
    fn packing(&self, _board: &Value, _catalog: &Value, _seat: usize) -> Option<Packing> {
        None
    }
}

/// Games that have a picture of their own.
const PICTURES: [(&str, &dyn Picture); 3] =
    [("merchants", &Merchants), ("silk-road", &SilkRoad), ("now-or-never", &NowOrNever)];

/// The picture of a game.
pub fn of(game: &str) -> &'static dyn Picture {
    PICTURES.iter().find(|(name, _)| *name == game).map_or(&Plain, |(_, picture)| *picture)
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

/// The view itself, as an indented list.
pub struct Plain;

impl Plain {
    fn lines(view: &View<'_>, width: u16) -> Vec<String> {
        let mut lines = vec![];
        tree(view.board, 0, "", &mut lines);
        lines.iter().flat_map(|line| wrap(line, width)).collect()
    }
}

impl Picture for Plain {
    fn draw(&self, view: &View<'_>, canvas: &mut Canvas<'_>, area: Rect) {
        let lines = Plain::lines(view, area.width);
        for (y, line) in (area.top()..area.bottom()).zip(lines) {
            let style = canvas.look.plain();
            canvas.put(area.x, y, area.width, &line, style);
        }
    }
}

/// `key: value`, what is deeper further to the right; a list of plain values in one line.
fn tree(value: &Value, depth: usize, key: &str, lines: &mut Vec<String>) {
    let start = format!("{}{}", "  ".repeat(depth), if key.is_empty() { String::new() } else { format!("{key}: ") });
    let is_plain = |v: &Value| !v.is_object() && !v.is_array();
    let plain = |v: &Value| v.as_str().map_or_else(|| v.to_string(), Into::into);
    match value {
        Value::Object(fields) => {
            if !key.is_empty() {
                lines.push(start.trim_end().into());
            }
            fields.iter().for_each(|(k, v)| tree(v, depth + usize::from(!key.is_empty()), k, lines));
        }
        Value::Array(items) if items.iter().all(is_plain) => {
            lines.push(format!("{start}{}", items.iter().map(plain).collect::<Vec<_>>().join(", ")));
        }
        Value::Array(items) => {
            lines.push(start.trim_end().into());
            items.iter().enumerate().for_each(|(i, v)| tree(v, depth + 1, &i.to_string(), lines));
        }
        value => lines.push(format!("{start}{}", plain(value))),
    }
}

/// Does anything of this kind shine? `kind`: what stands before the dot.
pub fn shines(light: &Light, kinds: &[&str]) -> bool {
    light.any(|thing| kinds.contains(&thing.split('.').next().unwrap_or_default()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_without_a_picture_is_a_list() {
        let mut lines = vec![];
        tree(&json!({ "round": 3, "hand": [1, 2], "piles": [{ "top": "ace" }], "none": null }), 0, "", &mut lines);
        assert_eq!(lines, ["round: 3", "hand: 1, 2", "piles:", "  0:", "    top: ace", "none: null"]);
    }
}
