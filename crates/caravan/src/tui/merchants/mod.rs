//! Merchants of the Dark Road in a terminal.
//!
//! Four panels, drawn as far as there is room: the [`city`] (Ringway, inn, bazaar, commissions), the [`road`] (companions,
//! deeds, markers, good fortune; the caravan while one travels), the [`others`], and the [`wagon`] in front of you.
//! The [`automaton`] has no wagon; its turn is a story.
mod automaton;
mod board;
mod caravan;
mod cards;
mod city;
mod effects;
mod others;
mod road;
mod scores;
#[cfg(test)]
mod tests;
mod wagon;

use super::arrange::Packing;
use super::canvas::{Canvas, Light};
use super::look::Look;
use super::picture::{Card, Page, Picture, ScoreRow, Story, View, shines};
use board::{Board, Catalog};
use ratatui::layout::Rect;
use serde::Deserialize;
use serde_json::{Value, json};

pub struct Merchants;

/// A view with its board and catalog read.
struct Scene<'a> {
    view: &'a View<'a>,
    board: Board,
    cat: Catalog,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Panel {
    City,
    Road,
    Caravan,
    Others,
    Wagon,
}

impl<'a> Scene<'a> {
    fn read(view: &'a View<'a>) -> Result<Scene<'a>, serde_json::Error> {
        Ok(Scene { view, board: Board::deserialize(view.board)?, cat: Catalog::deserialize(view.catalog)? })
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
    /// Coins lie behind a screen until the end.
    fn sees_coins(&self, seat: usize) -> bool {
        self.is_over() || self.view.looking.is_some_and(|me| me.index() == seat)
    }
    fn is_over(&self) -> bool {
        !self.board.scores.is_empty()
    }
    /// Everybody whose wagon is not the one in front.
    fn opponents(&self) -> Vec<usize> {
        (0..self.board.wagons.len()).filter(|&seat| seat != self.view.shown).collect()
    }
    /// From the first "who joins" until the dice go back.
    fn is_travelling(&self) -> bool {
        const STEPS: &[&str] = &["joining", "depart", "take-die", "pack-up"];
        self.board.caravan.is_some() && self.board.doing.iter().any(|d| STEPS.contains(&d.step.as_str()))
    }

    fn height(&self, panel: Panel) -> u16 {
        match panel {
            Panel::City => 12,
            Panel::Road | Panel::Caravan => 7,
            Panel::Others if self.opponents().is_empty() => 0,
            Panel::Others => 1 + self.opponents().len() as u16,
            Panel::Wagon => 8,
        }
    }
    /// The panel that must be seen, and of road and caravan the one that matters now.
    fn focus(&self, light: &Light) -> (Panel, Panel) {
        const ROAD: &[&str] = &["deed", "deck", "luck", "tile", "ruins", "dark", "companion"];
        const WAGON: &[&str] =
            &["reserve", "slot", "locked", "special", "wagon", "lantern", "coins", "prestige", "quartz", "horseshoe"];
        const CITY: &[&str] =
            &["district", "space", "building", "market", "supply", "wheel", "hero", "stack", "inn", "town"];
        let own = |thing: &str| self.is_my_own(thing);
        let in_road = light.any(|t| ROAD.contains(&t.split('.').next().unwrap_or_default()) && !own(t));
        let road = if self.is_travelling() && !in_road { Panel::Caravan } else { Panel::Road };
        let focus = match self.view.page {
            Page::City => Panel::City,
            Page::Road => road,
            Page::Wagon => Panel::Wagon,
            Page::Auto if in_road || shines(light, &["die", "caravan"]) => road,
            Page::Auto if shines(light, WAGON) || light.any(own) => Panel::Wagon,
            Page::Auto if shines(light, CITY) || !self.is_travelling() => Panel::City,
            Page::Auto => road,
        };
        (focus, road)
    }
    /// Does this name something on the wagon of whoever looks?
    fn is_my_own(&self, thing: &str) -> bool {
        let Some(mine) = self.view.looking.and_then(|me| self.board.wagons.get(me.index())) else { return false };
        let Some((kind, id)) = thing.split_once('.') else { return false };
        let n = id.parse().unwrap_or(usize::MAX);
        match kind {
            "hero" => mine.heroes.iter().any(|r| r.hero == n),
            "commission" => mine.commissions.contains(&n),
            "deed" => mine.deeds.contains(&Some(n)),
            "steed" => mine.steeds.iter().any(|s| s == id),
            "companion" => mine.companions.iter().any(|c| c.card == n || self.cat.companions[c.card].id == id),
            _ => false,
        }
    }

    fn draw(&self, c: &mut Canvas<'_>, area: Rect) {
        let (focus, road) = self.focus(c.light);
        let mut left = area.height;
        let mut chosen: Vec<(Panel, u16)> = vec![];
        let order = match self.view.page {
            // Everything about one wagon, and the others to compare.
            Page::Wagon => vec![Panel::Wagon, Panel::Others],
            _ => vec![focus, Panel::Wagon, Panel::City, Panel::Others, road],
        };
        for panel in order {
            let height = self.height(panel);
            if height > 0 && height <= left && !chosen.iter().any(|(p, _)| *p == panel) {
                chosen.push((panel, height));
                left -= height;
            }
        }
        self.share_out(&mut chosen, left, road);
        let mut y = area.y;
        for panel in [Panel::City, Panel::Road, Panel::Caravan, Panel::Others, Panel::Wagon] {
            if let Some(&(_, height)) = chosen.iter().find(|(p, _)| *p == panel) {
                let part = Rect { y, height, ..area };
                match panel {
                    Panel::City => self.city(c, part),
                    Panel::Road => self.road(c, part),
                    Panel::Caravan => self.caravan(c, part),
                    Panel::Others => self.others(c, part),
                    Panel::Wagon => self.wagon(c, part),
                }
                y += height;
            }
        }
    }
    /// What nobody needs: the panel behind road or caravan, a second line for everybody, the rest for the wagon.
    fn share_out(&self, chosen: &mut Vec<(Panel, u16)>, mut left: u16, road: Panel) {
        let other = if road == Panel::Caravan { Panel::Road } else { Panel::Caravan };
        if self.is_travelling() && left >= 7 && chosen.iter().any(|(p, _)| *p == road) {
            chosen.push((other, 7));
            left -= 7;
        }
        let lines = self.opponents().len() as u16;
        for (panel, height) in chosen.iter_mut() {
            if *panel == Panel::Others && left >= lines {
                *height += lines;
                left -= lines;
            }
        }
        if let Some((_, height)) = chosen.iter_mut().find(|(p, _)| *p == Panel::Wagon) {
            *height += left;
        }
    }
}

impl Picture for Merchants {
    fn draw(&self, view: &View<'_>, canvas: &mut Canvas<'_>, area: Rect) {
        match Scene::read(view) {
            Ok(scene) => scene.draw(canvas, area),
            // A view of other rules: better plain than nothing.
            Err(_) => super::picture::Plain.draw(view, canvas, area),
        }
    }
    fn name(&self, view: &View<'_>, thing: &str) -> Option<String> {
        Scene::read(view).ok()?.name(thing)
    }
    fn headline(&self, view: &View<'_>) -> String {
        let Ok(scene) = Scene::read(view) else { return String::new() };
        match scene.board.round {
            _ if scene.is_over() => scene.word("tui-over"),
            0 => scene.word("tui-setup"),
            14.. => scene.word("tui-final-travels"),
            round => scene.with("tui-round", &[("n", json!(round))]),
        }
    }
    fn cards(&self, view: &View<'_>) -> Vec<Card> {
        cards::all(view)
    }
    fn legend(&self, view: &View<'_>, look: Look) -> Vec<(String, String)> {
        Scene::read(view).map_or(vec![], |scene| scene.legend(look))
    }
    fn scores(&self, view: &View<'_>, entries: &[Value], look: Look) -> Vec<ScoreRow> {
        Scene::read(view).map_or(vec![], |scene| scene.scores(entries, look))
    }
    fn story(&self, board: &Value, entries: &[Value], from: usize) -> Option<Story> {
        automaton::story(board, entries, from)
    }
    fn story_card(&self, view: &View<'_>) -> Vec<String> {
        automaton::story_card(view)
    }
    fn packing(&self, board: &Value, catalog: &Value, seat: usize) -> Option<Packing> {
        let cat = Catalog::deserialize(catalog).ok()?;
        let board = Board::deserialize(board).ok()?;
        let wagon = board.wagons.into_iter().nth(seat)?;
        let porters = wagon.heroes.iter().filter(|r| r.storage).map(|r| format!("hero.{}", r.hero)).collect();
        Some(Packing { porters, shapes: cat.shapes(), ..wagon.packing })
    }
}
