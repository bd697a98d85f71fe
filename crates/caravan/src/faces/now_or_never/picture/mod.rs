//! Now or Never in a terminal.
//!
//! Panels, drawn as far as there is room, what matters now first: the [`map`], what goes on at this moment ([`moment`]),
//! what can be had ([`supply`]), a [`hero`] and the [`town`] with the buildings still to come, and the [`others`].
mod cards;
mod catalog;
mod choices;
mod flow;
mod hero;
mod map;
mod moment;
mod names;
mod others;
mod scores;
pub mod signs;
mod supply;
#[cfg(test)]
mod tests;
mod town;

use crate::faces::typed;
use crate::tui::canvas::{Canvas, Light, Spots};
use crate::tui::look::Look;
use crate::tui::offers::Offer;
use crate::tui::picture::{Card, Page, Picture, ScoreRow, View, shines};
use crate::tui::plain::Plain;
use crate::tui::unseen::Margin;
use catalog::Catalog;
use now_or_never::view::{PlayerView, View as Board};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use serde::Deserialize;
use serde_json::Value;
use shelf::Words;
use std::any::Any;
use table::AnyTable;

pub struct NowOrNever;

/// A view with its board and catalog read.
struct Scene<'a> {
    view: &'a View<'a>,
    board: Board,
    cat: Catalog<'a>,
}

/// From the top of the picture to its bottom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Panel {
    Moment,
    Map,
    Supply,
    Others,
    Hero,
    Town,
    Grid,
}

impl Panel {
    /// Its name, where it is not drawn.
    fn id(self) -> &'static str {
        match self {
            Panel::Moment => "tui-now-moment",
            Panel::Map => "tui-now-unseen-map",
            Panel::Supply => "tui-now-supply",
            Panel::Others => "tui-others",
            Panel::Hero => "tui-now-page-hero",
            Panel::Town => "tui-now-town",
            Panel::Grid => "tui-now-grid",
        }
    }
}

const FROM_THE_TOP: [Panel; 7] =
    [Panel::Moment, Panel::Map, Panel::Supply, Panel::Others, Panel::Hero, Panel::Town, Panel::Grid];

impl<'a> Scene<'a> {
    fn read(view: &'a View<'a>) -> Result<Scene<'a>, serde_json::Error> {
        Ok(Scene { view, board: Board::deserialize(view.board)?, cat: Catalog(view.catalog_as()?) })
    }
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
    fn seat_name(&self, seat: usize) -> &str {
        self.view.names.get(seat).map_or("?", String::as_str)
    }
    fn is_over(&self) -> bool {
        !self.board.scores.is_empty()
    }
    /// Whose hero and town are in front.
    fn shown(&self) -> Option<&PlayerView> {
        self.board.players.get(self.view.shown)
    }
    fn opponents(&self) -> Vec<usize> {
        (0..self.board.players.len()).filter(|&seat| seat != self.view.shown).collect()
    }

    /// What a panel needs at least, and what it would like to have, for pictures of this width.
    fn heights(&self, panel: Panel, light: &Light, width: u16) -> (u16, u16) {
        match panel {
            Panel::Moment => (self.moment_lines(light, width, false), self.moment_lines(light, width, true)),
            Panel::Map => (9, 13),
            Panel::Supply => self.supply_heights(width),
            Panel::Others => match self.other_heights(width) {
                (0, 0) => (0, 0),
                (least, most) => (1 + least, 1 + most),
            },
            // Its title has the numbers that everything costs.
            Panel::Hero => (1, 1 + self.hero_lines(light, width)),
            Panel::Town | Panel::Grid => (5, 5),
        }
    }
    /// The panels in the order of their importance now.
    fn order(&self, light: &Light) -> Vec<Panel> {
        use Panel::{Grid, Hero, Map, Moment, Others, Supply, Town};
        let setting_up = self.board.phase == "set-up";
        let me = self.view.looking.map(|seat| format!("specialist.{}.", seat.0)).unwrap_or_default();
        let of_others =
            light.any(|t| t.starts_with("specialist.") && !t.starts_with(&me) && t.matches('.').count() == 2);
        match self.view.page {
            Page::Part(0) => vec![Map, Hero, Others, Supply, Town, Grid, Moment],
            Page::Part(_) => vec![Supply, Others, Hero, Map, Town, Grid, Moment],
            Page::Auto if setting_up => vec![Moment, Hero, Map, Supply, Others, Town, Grid],
            Page::Auto if shines(light, &["space", "enemy"]) => vec![Moment, Map, Hero, Supply, Town, Grid, Others],
            Page::Auto if ["build", "swap"].contains(&&*self.board.step) && light.lit.is_empty() => {
                vec![Town, Grid, Hero, Moment, Map, Supply, Others]
            }
            Page::Auto if shines(light, &["tile", "town", "housing", "waiting", "housed"]) => {
                vec![Town, Grid, Hero, Moment, Map, Supply, Others]
            }
            Page::Auto if shines(light, &["gear", "villager", "villagers", "pile"]) => {
                vec![Moment, Supply, Hero, Town, Map, Grid, Others]
            }
            Page::Auto if shines(light, &["trade", "ability", "power", "slot", "quest", "order"]) && !of_others => {
                vec![Moment, Hero, Map, Town, Grid, Supply, Others]
            }
            Page::Auto if of_others => vec![Moment, Map, Hero, Others, Supply, Town, Grid],
            Page::Auto => vec![Moment, Map, Hero, Supply, Town, Grid, Others],
        }
    }

    fn draw(&self, c: &mut Canvas<'_>, area: Rect) {
        let name = |thing: &str| self.name(thing).unwrap_or_else(|| thing.into());
        Margin { view: self.view, name: &name, own: vec![] }
            .around(c, area, |c, area, spare| self.panels(c, area, spare));
    }
    /// Draws what there is room for; returns the names of what there is none for.
    fn panels(&self, c: &mut Canvas<'_>, area: Rect, spare: u16) -> Vec<String> {
        let mut chosen = self.share_out(c.light, Rect { height: area.height - spare, ..area });
        if let Some((_, height)) = chosen.iter_mut().find(|(panel, _)| *panel == Panel::Hero) {
            *height += spare;
        }
        let mut unseen = vec![];
        let mut y = area.y;
        for panel in FROM_THE_TOP {
            if let Some(&(_, height)) = chosen.iter().find(|(p, _)| *p == panel) {
                self.panel(c, panel, Rect { y, height, ..area });
                y += height;
                match panel {
                    Panel::Hero => unseen.extend(self.unseen_of_hero(c.light, height, area.width)),
                    Panel::Others => unseen.extend(self.unseen_of_others(height, area.width)),
                    _ => {}
                }
            } else if self.heights(panel, c.light, area.width).1 > 0 {
                unseen.push(self.word(panel.id()));
            }
        }
        unseen
    }
    /// Everything, as high as it likes to be: first what somebody has.
    fn all_panels(&self, light: &Light, width: u16) -> Vec<(Panel, u16)> {
        use Panel::{Grid, Hero, Map, Moment, Others, Supply, Town};
        let texts = self.own_card_lines(width).len() as u16;
        let high = |panel: Panel| match self.heights(panel, light, width).1 {
            height if panel == Hero => height + texts,
            height => height,
        };
        [Hero, Town, Grid, Moment, Map, Supply, Others]
            .map(|panel| (panel, high(panel)))
            .into_iter()
            .filter(|(_, h)| *h > 0)
            .collect()
    }
    /// Which panels are drawn, and how high.
    fn share_out(&self, light: &Light, area: Rect) -> Vec<(Panel, u16)> {
        let mut left = area.height;
        let mut chosen: Vec<(Panel, u16, u16)> = vec![];
        for panel in self.order(light) {
            let (least, most) = self.heights(panel, light, area.width);
            // Whoever pays sees what from: one's own line comes before anything of the others.
            let kept = u16::from(panel != Panel::Hero && !chosen.iter().any(|(p, ..)| *p == Panel::Hero));
            let room = left.saturating_sub(kept);
            let whole = match panel {
                // Cards to choose from are read, if map and hero still find room.
                Panel::Moment => most + 12 <= room,
                // One's own hand and powers are worth more than what lies in the town.
                Panel::Hero => true,
                _ => false,
            };
            let height = if whole { most.min(room).max(least) } else { least };
            if height > 0 && height <= room {
                chosen.push((panel, height, most));
                left -= height;
            }
        }
        // What one's own cards say comes after what is there, and before a larger map.
        chosen.sort_by_key(|(panel, ..)| *panel == Panel::Map);
        let texts = self.own_card_lines(area.width).len() as u16;
        let mut told = 0;
        for (panel, height, most) in &mut chosen {
            if *panel == Panel::Map {
                told = texts.min(left);
                left -= told;
            }
            let more = *most - *height;
            if *panel == Panel::Hero || more <= left {
                *height += more.min(left);
                left -= more.min(left);
            }
        }
        told += texts.saturating_sub(told).min(left);
        let last = |panel: Panel| if panel == Panel::Hero { told } else { 0 };
        chosen.into_iter().map(|(panel, height, _)| (panel, height + last(panel))).collect()
    }
    fn panel(&self, c: &mut Canvas<'_>, panel: Panel, area: Rect) {
        match panel {
            Panel::Moment => self.moment(c, area),
            Panel::Map => self.map(c, area),
            Panel::Supply => self.supply(c, area),
            Panel::Others => self.others(c, area),
            Panel::Hero => self.hero(c, area),
            Panel::Town => self.town(c, area),
            Panel::Grid => self.grid(c, area),
        }
    }
    /// Panels as lines of text, as high as they like to be.
    fn printed(&self, panels: &[Panel], width: u16) -> Vec<String> {
        let (light, mut spots) = (Light::default(), Spots::default());
        let mut lines = vec![];
        for &panel in panels {
            let (_, height) = self.heights(panel, &light, width);
            let area = Rect { x: 0, y: 0, width, height };
            let mut buf = Buffer::empty(area);
            let mut c = Canvas { buf: &mut buf, look: Look::default(), light: &light, spots: &mut spots };
            self.panel(&mut c, panel, area);
            let line = |y: u16| (0..width).map(|x| buf[(x, y)].symbol()).collect::<String>();
            lines.extend((0..height).map(line));
        }
        lines
    }
}

/// All panels one below the other, with every hero and town, as lines of plain text.
pub fn page(
    board: &Board,
    sheet: &Value,
    table: &dyn AnyTable,
    words: &Words,
    names: &[String],
    width: u16,
) -> Vec<String> {
    let (catalog, known) = (table.catalog(), NowOrNever.catalog(table));
    let look_at = |shown: usize, panels: &[Panel]| {
        let view = View {
            game: table.name(),
            board: &sheet["board"],
            prompt: &sheet["prompt"],
            entries: &[],
            catalog: &catalog,
            known: &*known,
            words,
            names,
            looking: None,
            shown,
            page: Page::Auto,
            packing: None,
            cursor: None,
            now: 0,
            insight: &Value::Null,
            places: &sheet["places"],
        };
        Scene::read(&view).map_or(vec![], |scene| scene.printed(panels, width))
    };
    let mut lines = look_at(usize::MAX, &[Panel::Moment, Panel::Map, Panel::Supply]);
    for seat in 0..board.players.len() {
        lines.extend(look_at(seat, &[Panel::Hero, Panel::Town, Panel::Grid]));
    }
    if board.bot.is_some() {
        lines.extend(look_at(0, &[Panel::Others]));
    }
    lines
}

impl Picture for NowOrNever {
    fn catalog(&self, table: &dyn AnyTable) -> Box<dyn Any + Send> {
        typed::<now_or_never::NowOrNever>(table)
    }
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
        match Scene::read(view) {
            Ok(scene) => scene.draw(canvas, area),
            // A view of other rules: better plain than nothing.
            Err(_) => Plain.draw(view, canvas, area),
        }
    }
    fn name(&self, view: &View<'_>, thing: &str) -> Option<String> {
        Scene::read(view).ok()?.name(thing)
    }
    fn ranks(&self, view: &View<'_>, offers: &[Offer]) -> Vec<i64> {
        let is_way = |offer: &Offer| ["go ", "charge ", "build "].iter().any(|verb| offer.act.starts_with(verb));
        match offers.iter().any(is_way).then(|| Scene::read(view)) {
            Some(Ok(scene)) => offers.iter().map(|offer| scene.rank(offer)).collect(),
            _ => vec![0; offers.len()],
        }
    }
    fn about(&self, view: &View<'_>, offers: &[&Offer]) -> Vec<Option<String>> {
        let Ok(scene) = Scene::read(view) else { return vec![None; offers.len()] };
        offers.iter().map(|offer| scene.about(&offer.act)).collect()
    }
    fn group(&self, view: &View<'_>, thing: &str, offers: &[&Offer]) -> String {
        match Scene::read(view) {
            Ok(scene) => scene.group(thing, offers),
            Err(_) => Plain.group(view, thing, offers),
        }
    }
    fn headline(&self, view: &View<'_>) -> String {
        let Ok(scene) = Scene::read(view) else { return String::new() };
        match scene.board.season {
            _ if scene.is_over() => scene.word("tui-over"),
            _ if scene.board.phase == "set-up" => scene.word("tui-setup"),
            season if scene.board.phase == "production" => scene.count("tui-now-production", season),
            season => scene.count("tui-now-season", season),
        }
    }
    fn draw_whole(&self, view: &View<'_>, canvas: &mut Canvas<'_>, area: Rect) {
        let Ok(scene) = Scene::read(view) else { return Plain.draw(view, canvas, area) };
        let light = canvas.light;
        let mut y = area.y;
        for (panel, height) in scene.all_panels(light, area.width) {
            scene.panel(canvas, panel, Rect { y, height, ..area });
            y += height;
        }
    }
    fn whole_height(&self, view: &View<'_>, light: &Light, width: u16) -> u16 {
        Scene::read(view).map_or(1, |scene| scene.all_panels(light, width).iter().map(|(_, height)| height).sum())
    }
    fn rules(&self) -> &'static [(&'static str, &'static [&'static str])] {
        &[
            ("guide-wins", &["guide-now-wins", "guide-now-wins-last"]),
            ("guide-turn", &["guide-now-turn", "guide-now-specialists", "guide-now-march", "guide-now-stop"]),
            ("guide-now-fights", &["guide-now-fight", "guide-now-search"]),
            ("guide-now-town", &["guide-now-build", "guide-now-house", "guide-now-anytime", "guide-now-season"]),
        ]
    }
    fn cards(&self, view: &View<'_>) -> Vec<Card> {
        cards::all(view)
    }
    fn legend(&self, view: &View<'_>, look: Look) -> Vec<(String, String)> {
        Scene::read(view).map_or(vec![], |scene| scene.legend(look))
    }
    fn scores(&self, view: &View<'_>, _entries: &[Value], _look: Look) -> Vec<ScoreRow> {
        Scene::read(view).map_or(vec![], |scene| scene.scores())
    }
    fn says(&self, id: &'static str) -> &'static str {
        match id {
            "tui-key-player" => "tui-now-key-player",
            "tui-key-page" => "tui-now-key-page",
            "tui-key-any" => "tui-now-key-any",
            "tui-key-notation" => "tui-now-key-notation",
            id => id,
        }
    }
    fn pages(&self) -> &'static [&'static str] {
        &["tui-now-page-map", "tui-now-page-supply"]
    }
}
