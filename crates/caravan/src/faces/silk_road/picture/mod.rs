//! Silk Road in a terminal: a race, so it has the whole screen and its own keys.
//!
//! The [`table`](trading) while people build: the board ([`hexes`]), the [`map`], and around them clock, market, tray and
//! players ([`sides`]), and what is said ([`message`]). [`pen`] draws a road, [`keys`] are the keys, [`reveal`] is what is shown after a round.
//! Nothing here knows a rule: [`geometry`] comes from the catalog, and the table says what was wrong.
mod cards;
mod geometry;
mod hexes;
mod keys;
mod map;
mod message;
mod pen;
mod reveal;
mod sides;
mod signs;
#[cfg(test)]
pub mod tests;
mod trading;

use crate::faces::{catalog_of, typed};
use crate::tui::canvas::Canvas;
use crate::tui::hands::{Hands, Reply};
use crate::tui::look::Look;
use crate::tui::picture::{Card, Picture, ScoreRow, View};
use crate::tui::plain::Plain;
use crossterm::event::KeyEvent;
use geometry::Geometry;
use ratatui::layout::Rect;
use reveal::Reveal;
use serde::Deserialize;
use serde_json::{Value, json};
use silk_road::describe::CatalogView;
use silk_road::options::Clock;
use silk_road::state::Phase;
use silk_road::view::{Desk, View as Board};
use silk_road::words::{City, Good, Standing};
use std::any::Any;
use table::{AnyTable, Millis, Seat};

pub struct SilkRoad;

/// What the player's hands are doing.
pub struct Road {
    geometry: Geometry,
    /// how long a round lasts
    seconds: u64,
    board: Option<Board>,
    looking: Option<usize>,
    building: Building,
    /// the last round whose end has been seen
    seen: u8,
    reveal: Option<Reveal>,
}

/// Where the player is on the own board. Forgotten when the round is over.
#[derive(Clone, Default)]
struct Building {
    /// the pen sets out from the second city
    swapped: bool,
    /// the next tile is to be a bonus tile
    bonus: bool,
    /// the cell under the free cursor; `None`: the pen
    cursor: Option<u8>,
    /// the cell whose tile is being moved
    moving: Option<u8>,
    sure: Sure,
    /// no need to wait for bots
    hurry: bool,
}

/// How far "I have arrived!" has come.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Sure {
    #[default]
    NotYet,
    /// once
    Said,
    /// twice, though the road does not join the cities
    Doubted,
}

/// A view with the board read.
struct Scene<'a> {
    view: &'a View<'a>,
    board: &'a Board,
    hands: &'a Road,
}

impl Scene<'_> {
    fn word(&self, id: &str) -> String {
        self.view.words.word(id)
    }
    fn with(&self, id: &str, args: &[(&str, Value)]) -> String {
        self.view.words.with(id, args)
    }
    /// A message with one number.
    fn count(&self, id: &str, n: impl Into<Value>) -> String {
        self.with(id, &[("n", n.into())])
    }
    fn geometry(&self) -> &Geometry {
        &self.hands.geometry
    }
    fn seat_name(&self, seat: usize) -> &str {
        self.view.names.get(seat).map_or("?", String::as_str)
    }
    fn city_name(&self, city: City) -> String {
        self.word(&format!("silk-city-{city}"))
    }
    /// A good's letter on maps and keys.
    fn letter(&self, good: Good) -> String {
        self.word(&format!("tui-silk-letter-{good}"))
    }
    fn me(&self) -> Option<&Desk> {
        self.view.looking.and_then(|seat| self.board.desks.get(seat.index()))
    }
    /// Where the player is in this round; a spectator is nowhere.
    fn stage(&self) -> Option<Standing> {
        self.me().map(|me| me.stage)
    }
}

impl Road {
    fn new(catalog: &CatalogView) -> Road {
        Road {
            geometry: Geometry::new(catalog),
            seconds: catalog.seconds.into(),
            board: None,
            looking: None,
            building: Building::default(),
            seen: 0,
            reveal: None,
        }
    }
    fn scene<'a>(&'a self, view: &'a View<'a>) -> Option<Scene<'a>> {
        Some(Scene { view, board: self.board.as_ref()?, hands: self })
    }
}

impl Hands for Road {
    fn follow(&mut self, view: &View<'_>) {
        let first = self.board.is_none();
        self.board = Board::deserialize(view.board).ok();
        let Some(board) = &self.board else { return };
        let looking = view.looking.map(table::Seat::index);
        let over = board.past.as_ref().map_or(0, |past| past.round);
        if self.looking != looking || self.seen != over {
            self.building = Building::default();
        }
        self.looking = looking;
        if over > self.seen && !first {
            self.reveal = Some(Reveal::new(looking.unwrap_or(0), view.now));
        }
        self.seen = over;
    }
    fn key(&mut self, view: &View<'_>, key: KeyEvent) -> Reply {
        self.pressed(view, key)
    }
    fn ask_nothing(&mut self) {
        self.building.sure = Sure::NotYet;
    }
    fn click(&mut self, view: &View<'_>, things: &[String], other: bool) -> Reply {
        self.clicked(view, things, other)
    }
    fn draw(&self, view: &View<'_>, canvas: &mut Canvas<'_>, area: Rect) {
        match (self.scene(view), &self.reveal) {
            (Some(scene), Some(reveal)) => scene.reveal(reveal, canvas, area),
            (Some(scene), None) => scene.trading(canvas, area),
            // A view of other rules: better plain than nothing.
            (None, _) => Plain.draw(view, canvas, area),
        }
    }
    fn keys(&self, view: &View<'_>) -> String {
        let Some(scene) = self.scene(view) else { return String::new() };
        let id = match (&self.reveal, scene.stage(), scene.board.phase) {
            (Some(reveal), ..) if !reveal.is_done(&scene) => "tui-silk-keys-skip",
            (Some(_), ..) => "tui-silk-keys-reveal",
            (None, _, Phase::Over) => "tui-silk-keys-over",
            (None, Some(Standing::Idle), _) => "tui-silk-keys-ready",
            (None, Some(Standing::Building), _) if self.building.sure != Sure::NotYet => "tui-silk-keys-sure",
            (None, Some(Standing::Building), _) if self.building.cursor.is_some() => "tui-silk-keys-cursor",
            (None, Some(Standing::Building), _) => "tui-silk-keys-pen",
            (None, Some(Standing::Arrived | Standing::Late) | None, _) => "tui-silk-keys-done",
            (None, ..) => "tui-silk-keys-wait",
        };
        scene.word(id)
    }
    fn help(&self) -> &'static [(&'static str, &'static str)] {
        keys::HELP
    }
    fn moves(&self, view: &View<'_>) -> bool {
        let Some(scene) = self.scene(view) else { return false };
        match &self.reveal {
            Some(reveal) => !reveal.is_done(&scene),
            None => {
                matches!(scene.board.phase, Phase::Countdown { .. })
                    || scene.board.desks.iter().any(|d| d.stage == Standing::Building && d.deadline.is_some())
            }
        }
    }
    fn holds(&self, _: &View<'_>) -> bool {
        self.reveal.is_some()
    }
    fn wants_insight(&self, view: &View<'_>) -> bool {
        self.reveal.is_some() && view.insight["round"] != json!(self.seen)
    }
    /// Where each has a clock of their own there is nothing to see; in a race, when the player has seen enough.
    fn hurries(&self, _: &View<'_>) -> bool {
        self.board.as_ref().is_some_and(|board| board.clock == Clock::Own || self.building.hurry)
    }
}

impl Picture for SilkRoad {
    fn printed(
        &self,
        table: &dyn AnyTable,
        sheet: &Value,
        words: &shelf::Words,
        width: Option<usize>,
    ) -> Option<String> {
        super::printed::text(table, sheet, words, width)
    }
    fn draw(&self, view: &View<'_>, canvas: &mut Canvas<'_>, area: Rect) {
        Plain.draw(view, canvas, area);
    }
    fn since(&self, board: &Value, seat: Seat) -> Option<Millis> {
        let board = Board::deserialize(board).ok()?;
        match seat {
            Seat::HOUSE => board.desks.iter().filter_map(|desk| desk.since).min(),
            seat => board.desks.get(seat.index())?.since,
        }
    }
    fn catalog(&self, table: &dyn AnyTable) -> Box<dyn Any + Send> {
        typed::<silk_road::SilkRoad>(table)
    }
    fn hands(&self, table: &dyn AnyTable) -> Option<Box<dyn Hands>> {
        catalog_of::<silk_road::SilkRoad>(table).map(|catalog| Box::new(Road::new(&catalog)) as _)
    }
    fn rules(&self) -> &'static [(&'static str, &'static [&'static str])] {
        &[
            ("guide-wins", &["guide-silk-wins"]),
            (
                "guide-silk-round",
                &["guide-silk-card", "guide-silk-signal", "guide-silk-road", "guide-silk-map", "guide-silk-arrive"],
            ),
            ("guide-silk-points", &["guide-silk-rank", "guide-silk-bonus"]),
        ]
    }
    fn cards(&self, view: &View<'_>) -> Vec<Card> {
        cards::all(view)
    }
    fn says(&self, id: &'static str) -> &'static str {
        match id {
            "tui-cards" => "tui-silk-cards",
            "tui-no-card" => "tui-silk-no-card",
            id => id,
        }
    }
    fn legend(&self, view: &View<'_>, look: Look) -> Vec<(String, String)> {
        let good = |good: &Good| {
            (view.words.word(&format!("tui-silk-letter-{good}")), view.words.word(&format!("silk-good-{good}")))
        };
        let sign = |sign: &str, id: &str| (sign.to_string(), view.words.word(id));
        let signs = [
            sign(look.city(true), "tui-silk-sign-goal"),
            sign(look.city(false), "tui-silk-sign-city"),
            sign(look.star(), "tui-silk-sign-bonus"),
        ];
        Good::ALL.iter().map(good).chain(signs).collect()
    }
    /// What each round brought, and for one player alone the title.
    fn scores(&self, view: &View<'_>, entries: &[Value], _: Look) -> Vec<ScoreRow> {
        let Ok(board) = Board::deserialize(view.board) else { return vec![] };
        let words = view.words;
        let mut rows: Vec<ScoreRow> = (0..4)
            .map(|round| ScoreRow::Numbers {
                label: words.with("tui-silk-round", &[("n", json!(round + 1))]),
                cells: board.desks.iter().map(|d| d.gains[round].to_string()).collect(),
                strong: false,
            })
            .collect();
        rows.push(ScoreRow::Numbers {
            label: words.word("tui-score-total"),
            cells: board.desks.iter().map(|d| d.score.to_string()).collect(),
            strong: true,
        });
        let title = entries.iter().rev().find(|e| e["event"]["what"] == "title");
        if let Some(title) = title.and_then(|e| e["event"]["title"].as_str()) {
            rows.push(ScoreRow::Line { seat: 0, text: words.word(&format!("silk-title-{title}")) });
        }
        rows
    }
}
