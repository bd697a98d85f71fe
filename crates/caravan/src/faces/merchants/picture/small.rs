//! The wagon where there is little room: the purse in its title, then dice, then goods and steeds, then papers as far as
//! they fit.
use super::Scene;
use super::signs::{Token, color};
use crate::tui::arrange::Packing;
use crate::tui::canvas::{Canvas, width};
use crate::tui::look::Look;
use merchants::view::Wagon;
use merchants::words::Face;
use ratatui::layout::Rect;

/// The title, the dice, the goods.
pub const LEAST: u16 = 3;

impl Scene<'_> {
    pub fn small_wagon(&self, c: &mut Canvas<'_>, area: Rect, wagon: &Wagon, packing: &Packing) {
        let title = self.wagon_title(c.look, self.view.shown);
        let inside = c.panel(area, &title);
        // In words where there is room for them.
        let purse = [true, false].map(|told| self.purse(c.look, self.view.shown, told));
        let _ = self.at_title_end(c, area, &purse[0]) || self.at_title_end(c, area, &purse[1]);
        self.dice_line(c, Rect { height: 1, ..inside }, wagon);
        self.goods_line(c, Rect { y: inside.y + 1, height: 1, ..inside }, wagon);
        let rest = Rect { y: inside.y + 2, height: inside.height.saturating_sub(2), ..inside };
        self.papers(c, rest, wagon, packing);
    }
    /// What whoever looks would score now: the lower of coins and prestige, and what deeds and dice add. `told`: in words.
    pub fn would(&self, seat: usize, told: bool) -> Option<(&'static str, String)> {
        let mine = self.view.looking.is_some_and(|me| me.index() == seat);
        let total = self.board.would.as_ref().filter(|_| mine)?.score.total;
        Some(("would", if told { self.count("tui-would", total) } else { format!("={total}") }))
    }
    /// What somebody can pay with, as things, and what it comes to. `told`: that in words.
    pub fn purse(&self, look: Look, seat: usize, told: bool) -> Vec<(&'static str, String)> {
        let Some(wagon) = self.board.wagons.get(seat) else { return vec![] };
        let coins = wagon.coins.filter(|_| self.sees_coins(seat)).map_or("?".into(), |n| n.to_string());
        let signs = [
            ("coins", coins, Token::Coin),
            ("prestige", wagon.prestige.to_string(), Token::Prestige),
            ("lantern", wagon.lanterns.to_string(), Token::Lantern),
            ("quartz", wagon.quartz.to_string(), Token::Quartz),
            ("horseshoe", wagon.horseshoes.to_string(), Token::Horseshoe),
        ];
        let mut purse: Vec<(&'static str, String)> =
            signs.map(|(thing, n, token)| (thing, format!("{n}{}", look.token(token)))).into();
        let at = if told { 0 } else { 2 };
        if let Some(would) = self.would(seat, told) {
            purse.insert(at, would);
        }
        purse
    }
    /// Things at the right end of a title. False if there is no room for them beside it.
    pub fn at_title_end(&self, c: &mut Canvas<'_>, area: Rect, things: &[(&str, String)]) -> bool {
        let look = c.look;
        let wide: u16 = things.iter().map(|(_, text)| width(text) + 1).sum::<u16>() + 1;
        let x = area.right().saturating_sub(wide + 1);
        let title = width(&self.wagon_title(look, self.view.shown));
        if x < area.x + title + 3 {
            return false;
        }
        c.put(x, area.y, wide, &" ".repeat(wide as usize), look.plain());
        let mut pen = c.pen(x, area.y, wide);
        for (thing, text) in things {
            pen.thing(thing, text, look.strong());
        }
        true
    }
    fn dice_line(&self, c: &mut Canvas<'_>, area: Rect, wagon: &Wagon) {
        let mut pen = c.pen(area.x, area.y, area.width);
        let look = pen.look();
        pen.thing("locked", &self.word("tui-slots"), look.faint());
        for (k, face) in wagon.locked.iter().enumerate() {
            let face = face.map_or(look.dot(), Face::word);
            pen.thing(&format!("slot.{}", k + 1), face, look.strong());
        }
        pen.gap(2).faint(&self.word("tui-reserve"));
        for face in &wagon.reserve {
            pen.thing(&format!("reserve.{face}"), face.word(), look.strong());
        }
        for face in &wagon.special_reserve {
            pen.thing(&format!("special.{face}"), &format!("({face})"), look.ember());
        }
        if !wagon.pool.is_empty() {
            pen.gap(2).faint(&self.word("tui-pool"));
        }
        for (k, face) in wagon.pool.iter().enumerate() {
            let lit = wagon.pool_illuminated && k + 1 == wagon.pool.len();
            let text = if lit { format!("({face})") } else { face.to_string() };
            pen.gap(1).write(&text, if lit { look.ember() } else { look.strong() });
        }
    }
    /// Goods as letters that can be pointed at, what is upgraded with its mark; steeds; what was spent.
    fn goods_line(&self, c: &mut Canvas<'_>, area: Rect, wagon: &Wagon) {
        let mut pen = c.pen(area.x, area.y, area.width);
        let look = pen.look();
        pen.gap(1).faint(&self.word("tui-goods-marker"));
        for (k, kind) in self.cat.goods.iter().enumerate() {
            for (side, name, mark) in [(0, "basic", ""), (1, "upgraded", look.upgraded())] {
                let n = wagon.goods[side].get(k).copied().unwrap_or(0);
                let many = if n > 1 { n.to_string() } else { String::new() };
                if n > 0 {
                    let thing = format!("wagon.{}.{name}", kind.good);
                    pen.thing(&thing, &(many + &self.letter(kind.good) + mark), look.good(color(kind.good)));
                }
            }
        }
        pen.gap(1);
        for steed in &wagon.steeds {
            pen.thing(&format!("steed.{steed}"), &self.steed(*steed, wagon.steeds.len()), look.plain());
        }
        for (thing, text) in self.counts(wagon) {
            pen.gap(1).thing(thing, &text, look.faint());
        }
    }
    /// What was done so far, and what was spent for it.
    pub fn counts(&self, wagon: &Wagon) -> [(&'static str, String); 2] {
        let log = [("commissions", wagon.log.commissions.into()), ("heroes", wagon.log.heroes.into())];
        [
            ("log", format!("{} {}", self.word("tui-log"), self.with("tui-log-counts", &log))),
            ("spent", format!("{} {}", self.word("tui-spent"), wagon.spent)),
        ]
    }
}
