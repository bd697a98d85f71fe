//! Merchants of the Dark Road in a terminal.
//!
//! Four panels, drawn as far as there is room: the [`city`] (Ringway, inn, bazaar, commissions), the [`road`] (companions,
//! deeds, markers, good fortune; the caravan while one travels), the [`others`], and the [`wagon`] in front of you with its
//! [`papers`].
//! The [`automaton`] has no wagon; its turn is a story.
mod automaton;
mod caravan;
mod cards;
mod city;
mod effects;
mod others;
mod papers;
mod road;
mod scores;
pub mod signs;
mod small;
#[cfg(test)]
mod tests;
mod wagon;

use crate::faces::{card, typed};
use crate::tui::arrange::{Cell, Chest, Packing, Tile};
use crate::tui::canvas::{Canvas, Light};
use crate::tui::look::Look;
use crate::tui::offers::Offer;
use crate::tui::picture::{Card, Page, Picture, ScoreRow, Story, View, shines};
use crate::tui::plain::Plain;
use crate::tui::unseen::Margin;
use merchants::describe::CatalogView;
use merchants::packing::Shown;
use merchants::view::{View as Board, Wagon};
use merchants::words::Town;
use merchants::{CommissionCard, HeroCard};
use ratatui::layout::Rect;
use serde::Deserialize;
use serde_json::{Value, json};
use std::any::Any;
use std::borrow::Cow;

pub struct Merchants;

/// A view with its board and catalog read.
struct Scene<'a> {
    view: &'a View<'a>,
    board: Board,
    cat: &'a CatalogView,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Panel {
    City,
    Road,
    Caravan,
    Others,
    Wagon,
}

impl Panel {
    /// What stands above its parts: so it is named where it is not drawn, and found where it is. What a caravan is called
    /// changes on its way.
    fn titles(self) -> &'static [&'static str] {
        match self {
            Panel::City => &["tui-ringway", "tui-district-inn", "tui-district-bazaar", "tui-district-commissions"],
            Panel::Road => &["tui-companions", "tui-courtyard", "tui-ruins-and-dark", "tui-fortune"],
            Panel::Caravan => &[],
            Panel::Others => &["tui-others"],
            Panel::Wagon => &["tui-unseen-wagon"],
        }
    }
}

impl<'a> Scene<'a> {
    /// How the goods of a wagon lie: as its owner has arranged them, or as they came.
    fn packing(&self, wagon: &Wagon) -> Cow<'a, Packing> {
        self.view.packing.map_or_else(|| Cow::Owned(packed(&wagon.packing.shown())), Cow::Borrowed)
    }
    fn read(view: &'a View<'a>) -> Result<Scene<'a>, serde_json::Error> {
        Ok(Scene { view, board: Board::deserialize(view.board)?, cat: view.catalog_as()? })
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
        self.board.caravan.is_some() && self.board.doing.iter().any(|d| STEPS.contains(&&*d.step))
    }

    /// What a panel likes to have.
    fn height(&self, panel: Panel) -> u16 {
        match panel {
            Panel::City => 12,
            Panel::Caravan if !self.is_travelling() => 0,
            // Before the event is known there is only who comes along.
            Panel::Caravan if self.event().is_none() => 2,
            Panel::Road | Panel::Caravan => 7,
            Panel::Others if self.opponents().is_empty() => 0,
            Panel::Others => 1 + self.opponents().len() as u16,
            Panel::Wagon => wagon::WHOLE,
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
            // Whoever packs must see what.
            _ if self.view.cursor.is_some() => Panel::Wagon,
            Page::Part(0) => Panel::City,
            Page::Part(_) => road,
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
        match kind {
            "hero" => id.parse().is_ok_and(|hero| mine.heroes.iter().any(|r| r.hero == hero)),
            "commission" => id.parse().is_ok_and(|commission| mine.commissions.contains(&commission)),
            "deed" => id.parse().is_ok_and(|deed| mine.deeds.contains(&Some(deed))),
            "steed" => mine.steeds.iter().any(|s| s.word() == id),
            "companion" => mine
                .companions
                .iter()
                .any(|c| id.parse() == Ok(c.card) || card(&self.cat.companions, c.card).is_some_and(|it| it.id == id)),
            _ => false,
        }
    }

    fn draw(&self, c: &mut Canvas<'_>, area: Rect) {
        let name = |thing: &str| self.name(thing).unwrap_or_else(|| thing.into());
        let own = self.view.looking.map_or(vec![], |me| self.purse(c.look, me.index(), false));
        Margin { view: self.view, name: &name, own }.around(c, area, |c, area, spare| {
            // A wagon of another height may be another drawing: the line stays free.
            self.fitting(c, Rect { height: area.height - spare, ..area })
        });
    }
    /// Draws the panels that fit, what matters now first; returns the names of the others.
    fn fitting(&self, c: &mut Canvas<'_>, area: Rect) -> Vec<String> {
        let (focus, road) = self.focus(c.light);
        let behind = match road {
            Panel::Caravan => Panel::Road,
            _ => Panel::Caravan,
        };
        let order = [focus, Panel::Wagon, Panel::City, Panel::Others, road, behind];
        let mut chosen: Vec<(Panel, u16)> = vec![];
        let mut unseen = vec![];
        let mut left = area.height;
        for (_, panel) in order.into_iter().enumerate().filter(|(k, p)| !order[..*k].contains(p)) {
            if self.height(panel) == 0 {
                continue;
            }
            match self.height_in(panel, left) {
                0 if panel == Panel::Caravan => unseen.push(self.caravan_name()),
                // A heading ends in a colon, a name in a list does not.
                0 => unseen.extend(panel.titles().iter().map(|id| self.word(id).trim_end_matches(':').to_string())),
                height => {
                    chosen.push((panel, height));
                    left -= height;
                }
            }
        }
        self.share_out(&mut chosen, left, area.width);
        unseen.extend(self.panels(c, area, &chosen));
        unseen
    }
    /// What a panel gets where so much is left; 0: there is no room for it.
    fn height_in(&self, panel: Panel, left: u16) -> u16 {
        match self.height(panel) {
            height if height <= left => height,
            // The city does without its last line and with a shorter bazaar.
            _ if panel == Panel::City && left >= city::LEAST => city::LEAST,
            // One's own things come before those of the others, if need be in few lines.
            _ if panel == Panel::Wagon && left >= small::LEAST && self.automaton(self.view.shown).is_none() => left,
            _ => 0,
        }
    }
    /// The more can be delivered in a town, the sooner it comes.
    fn rank(&self, offer: &Offer) -> i64 {
        let mut words = offer.act.split(' ');
        let (Some("declare" | "enter"), Some(town)) = (words.next(), words.next()) else { return 0 };
        let Some(mine) = self.view.looking.and_then(|me| self.board.wagons.get(me.index())) else { return 0 };
        let goes = |to: Option<Town>| to.is_some_and(|to| to.word() == town);
        let hero = |n: HeroCard| card(&self.cat.heroes, n).map(|hero| hero.town);
        let commission = |n: CommissionCard| card(&self.cat.commissions, n).map(|it| it.town);
        let heroes = mine.heroes.iter().filter(|rider| goes(hero(rider.hero))).count();
        let commissions = mine.commissions.iter().filter(|n| goes(commission(**n))).count();
        -((heroes + 2 * commissions) as i64)
    }
    /// Everything, one panel below the other: what somebody has first, and last where it is in sight already.
    fn all_panels(&self, light: &Light, width: u16) -> Vec<(Panel, u16)> {
        let travels = self.is_travelling().then_some(Panel::Caravan);
        let rest = [Panel::City, Panel::Road].into_iter().chain(travels).chain([Panel::Others]);
        let mut order: Vec<Panel> = std::iter::once(Panel::Wagon).chain(rest).collect();
        if self.focus(light).0 == Panel::Wagon {
            order.rotate_left(1);
        }
        let high = |panel: Panel| match panel {
            Panel::Wagon => self.wagon_height(width),
            Panel::Others => 1 + 2 * self.opponents().len() as u16,
            Panel::Road => self.road_height(width),
            panel => self.height(panel),
        };
        order.into_iter().map(|panel| (panel, high(panel))).filter(|(_, height)| *height > 1).collect()
    }
    /// Returns the names of what found no room inside them.
    fn panels(&self, c: &mut Canvas<'_>, area: Rect, chosen: &[(Panel, u16)]) -> Vec<String> {
        let mut y = area.y;
        let mut unseen = vec![];
        for panel in [Panel::City, Panel::Road, Panel::Caravan, Panel::Others, Panel::Wagon] {
            if let Some(&(_, height)) = chosen.iter().find(|(p, _)| *p == panel) {
                let part = Rect { y, height, ..area };
                match panel {
                    Panel::City => self.city(c, part),
                    Panel::Road => self.road(c, part),
                    Panel::Caravan => self.caravan(c, part),
                    Panel::Others => self.others(c, part),
                    Panel::Wagon => unseen.extend(self.wagon(c, part)),
                }
                y += height;
            }
        }
        unseen
    }
    /// What nobody needs: a second line for everybody, then one's own papers, then what the deeds of the court ask for; the
    /// rest for the wagon.
    fn share_out(&self, chosen: &mut [(Panel, u16)], mut left: u16, width: u16) {
        let lines = self.opponents().len() as u16;
        let mut give = |panel: Panel, wanted: &dyn Fn(u16) -> u16| {
            let Some((_, height)) = chosen.iter_mut().find(|(p, _)| *p == panel) else { return };
            let more = wanted(*height);
            if more <= left {
                *height += more;
                left -= more;
            }
        };
        give(Panel::Others, &|_| lines);
        give(Panel::Wagon, &|height| self.papers_height(width).saturating_sub(height));
        give(Panel::Road, &|height| self.road_height(width).saturating_sub(height));
        if let Some((_, height)) = chosen.iter_mut().find(|(p, _)| *p == Panel::Wagon) {
            *height += left;
        }
    }
}

/// The large box of a wagon; the others are bags.
const GRID: &str = "grid";

/// The boxes of a wagon, to be drawn and rearranged.
fn packed(shown: &Shown) -> Packing {
    let tiles = shown.goods.iter().map(|it| Tile {
        kind: it.good.map(|good| good.to_string()),
        side: it.side.map(|side| side.to_string()),
        place: it.place.clone(),
        cells: it.cells.clone(),
    });
    let bags = (0..shown.bags).map(|n| Chest { name: format!("bag.{n}"), size: shown.bag });
    let boxes = std::iter::once(Chest { name: GRID.into(), size: shown.grid }).chain(bags).collect();
    Packing { boxes, tiles: tiles.collect(), holders: vec![], shapes: vec![] }
}

/// The forms of the goods and of the storage tile.
fn shapes(cat: &CatalogView) -> Vec<(Option<String>, Vec<Cell>)> {
    let goods = cat.goods.iter().map(|it| (Some(it.good.to_string()), it.shape.clone()));
    goods.chain([(None, cat.storage_tile.clone())]).collect()
}

/// Whoever comes to the bazaar comes to buy; the two dozen ways to change a die first are behind that, and behind the way out.
fn at_the_bazaar(offer: &Offer) -> i64 {
    match offer.act.split(' ').next() {
        Some("buy") => 0,
        Some("change") => 2,
        _ => 1,
    }
}

impl Picture for Merchants {
    fn catalog(&self, table: &dyn table::AnyTable) -> Box<dyn Any + Send> {
        typed::<merchants::Merchants>(table)
    }
    fn printed(
        &self,
        table: &dyn table::AnyTable,
        sheet: &Value,
        words: &shelf::Words,
        _: Option<usize>,
    ) -> Option<String> {
        super::printed::text(table, sheet, words)
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
        let is_way = |offer: &Offer| ["declare ", "enter "].iter().any(|verb| offer.act.starts_with(verb));
        if offers.iter().any(|offer| offer.act.starts_with("buy ")) {
            return offers.iter().map(at_the_bazaar).collect();
        }
        match offers.iter().any(is_way).then(|| Scene::read(view)) {
            Some(Ok(scene)) => offers.iter().map(|offer| scene.rank(offer)).collect(),
            _ => vec![0; offers.len()],
        }
    }
    fn about(&self, view: &View<'_>, offers: &[&Offer]) -> Vec<Option<String>> {
        offers.iter().map(|offer| cards::about(view, &offer.act)).collect()
    }
    fn says(&self, id: &'static str) -> &'static str {
        match id {
            "tui-key-player" => "tui-merchants-key-player",
            "tui-key-page" => "tui-merchants-key-page",
            "tui-key-any" => "tui-merchants-key-any",
            "tui-key-notation" => "tui-merchants-key-notation",
            "tui-foot-player" => "tui-merchants-foot-player",
            "tui-nothing-any" => "tui-merchants-nothing-any",
            id => id,
        }
    }
    fn pages(&self) -> &'static [&'static str] {
        &["tui-merchants-page-city", "tui-merchants-page-road"]
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
    fn draw_whole(&self, view: &View<'_>, canvas: &mut Canvas<'_>, area: Rect) {
        let Ok(scene) = Scene::read(view) else { return Plain.draw(view, canvas, area) };
        let mut y = area.y;
        for (panel, height) in scene.all_panels(canvas.light, area.width) {
            scene.panels(canvas, Rect { y, height, ..area }, &[(panel, height)]);
            y += height;
        }
    }
    fn whole_height(&self, view: &View<'_>, light: &Light, width: u16) -> u16 {
        Scene::read(view).map_or(1, |scene| scene.all_panels(light, width).iter().map(|(_, height)| height).sum())
    }
    fn rules(&self) -> &'static [(&'static str, &'static [&'static str])] {
        &[
            ("guide-wins", &["guide-merchants-wins", "tui-guide-would", "guide-merchants-rounds"]),
            (
                "guide-turn",
                &["guide-merchants-plan", "guide-merchants-move", "guide-merchants-act", "guide-merchants-rest"],
            ),
            (
                "guide-places",
                &[
                    "guide-merchants-inn",
                    "guide-merchants-bazaar",
                    "guide-merchants-commissions",
                    "guide-merchants-yurg",
                    "guide-merchants-dark-market",
                    "guide-merchants-buildings",
                ],
            ),
            ("guide-caravan", &["guide-merchants-caravan", "guide-merchants-town", "guide-merchants-fortune"]),
            ("guide-words", &["guide-merchants-tokens", "guide-merchants-deeds"]),
        ]
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
    fn packing(&self, view: &View<'_>, seat: usize) -> Option<Packing> {
        let Scene { board, cat, .. } = Scene::read(view).ok()?;
        let wagon = board.wagons.get(seat)?;
        let holders = wagon.heroes.iter().filter(|r| r.storage).map(|r| format!("hero.{}", r.hero)).collect();
        Some(Packing { holders, shapes: shapes(cat), ..packed(&wagon.packing.shown()) })
    }
}
