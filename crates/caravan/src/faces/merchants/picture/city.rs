//! The city: the Ringway with its districts, buildings and pawns; the inn, the market wheel and the queen's commissions.
use super::Scene;
use super::signs::color;
use crate::faces::card;
use crate::tui::canvas::{Canvas, Pen, width};
use merchants::catalog::Bonus;
use merchants::words::Good;
use ratatui::layout::Rect;
use std::fmt::Display;

pub const DISTRICTS: [&str; 5] = ["inn", "bazaar", "commissions", "yurg", "dark-market"];
const SPINE: u16 = 19;
/// The whole city, with prices and goods of the bazaar in one line and without the line that leads back to the inn.
pub const LEAST: u16 = 11;

impl Scene<'_> {
    pub fn city(&self, c: &mut Canvas<'_>, area: Rect) {
        let right = Rect { x: area.x + SPINE + 1, width: area.width.saturating_sub(SPINE + 1), ..area };
        self.ringway(c, Rect { width: SPINE, ..area });
        let wheel = if area.height > LEAST { 3 } else { 2 };
        self.inn(c, Rect { height: 5, ..right });
        self.wheel(c, Rect { y: right.y + 5, height: wheel, ..right });
        self.commissions(c, Rect { y: right.y + 5 + wheel, height: 4, ..right });
        c.bar(area.x + SPINE, area.y, area.height);
    }

    /// Downwards is clockwise; after the Dark Market the inn comes again.
    fn ringway(&self, c: &mut Canvas<'_>, area: Rect) {
        let area = c.panel(area, &self.word("tui-ringway"));
        for (k, district) in DISTRICTS.iter().enumerate() {
            let y = area.y + 2 * k as u16;
            let style = c.look.strong();
            let mut things = vec![format!("district.{district}")];
            // From there a caravan departs, before it is on its way and has a panel of its own.
            if *district == "yurg" && c.light.shows("caravan") && !self.is_travelling() {
                things.push("caravan".into());
            }
            let things: Vec<&str> = things.iter().map(String::as_str).collect();
            let name = self.word(&format!("tui-district-{district}"));
            c.pen(area.x, y, area.width).things(&things, &name, style);
            self.space(&mut c.pen(area.x, y + 1, area.width), k);
        }
        if area.height <= 10 {
            return;
        }
        let style = c.look.faint();
        let text = format!("{} {}", if c.look.ascii { "^" } else { "↻" }, self.word("tui-ringway-round"));
        c.put(area.x + 1, area.y + 10, area.width - 1, &text, style);
    }
    /// One space between two districts: who stands there, and the building beside it.
    fn space(&self, pen: &mut Pen<'_>, k: usize) {
        let look = pen.look();
        let pawns: Vec<usize> =
            (0..self.board.wagons.len()).filter(|&s| usize::from(self.board.wagons[s].space) == k).collect();
        let thing = format!("space.{k}");
        if pawns.is_empty() {
            pen.thing(&thing, &look.dot().repeat(4), look.faint());
        } else {
            // Each pawn has its own colour, so the mark comes first and the pawns after it.
            pen.thing(&thing, look.seat_mark(pawns[0]), look.seat_style(pawns[0]));
            for &seat in &pawns[1..] {
                pen.write(look.seat_mark(seat), look.seat_style(seat));
            }
            pen.faint(&look.dot().repeat(4 - pawns.len().min(4)));
        }
        match k.checked_sub(1).and_then(|k| self.board.buildings.get(k)) {
            Some(building) => pen.thing(
                &format!("building.{building}"),
                &self.word(&format!("tui-building-{building}")),
                look.plain(),
            ),
            None => pen.gap(1).faint(&self.word("tui-no-building")),
        };
    }

    fn inn(&self, c: &mut Canvas<'_>, area: Rect) {
        let inside = c.panel(area, &self.word("tui-district-inn"));
        self.deck(c, area, "deck.heroes", self.board.decks.heroes);
        for (y, place) in (inside.y..).zip(&self.board.inn) {
            let mut pen = c.pen(inside.x, y, inside.width);
            match place.and_then(|n| card(&self.cat.heroes, n).map(|hero| (n, hero))) {
                Some((n, hero)) => {
                    let look = pen.look();
                    pen.thing(&format!("hero.{n}"), &self.word(&format!("hero-{}", hero.id)), look.strong());
                    pen.to(11).say(&self.word(&format!("town-{}", hero.town))).to(22);
                    self.letters(&mut pen, &hero.wants, " ");
                    pen.to(28).say(&self.bonus(hero.bonus));
                }
                None => {
                    pen.gap(1).faint(&self.word("tui-empty"));
                }
            }
        }
    }
    /// What a hero brings along.
    pub fn bonus(&self, bonus: Bonus) -> String {
        match bonus {
            Bonus::Lantern => self.word("tui-bonus-lantern"),
            Bonus::Horseshoe => self.word("tui-bonus-horseshoe"),
            Bonus::Storage => self.word("tui-bonus-storage"),
            Bonus::Good(good) => self.word(&format!("good-{good}")),
        }
    }

    /// The sections clockwise from $5, the market dice on them.
    fn wheel(&self, c: &mut Canvas<'_>, area: Rect) {
        let inside = c.panel(area, &self.word("tui-district-bazaar"));
        let turn = self.word("tui-turn-wheel");
        let x = area.right().saturating_sub(width(&turn) + 2);
        if c.light.shows("wheel") {
            let style = c.look.plain();
            c.pen(x, area.y, area.right() - x).thing("wheel", &turn, style);
        }
        let wide = (inside.width / 6).max(1);
        for (k, section) in self.board.wheel.iter().enumerate() {
            let x = inside.x + k as u16 * wide;
            let style = c.look.plain();
            let price = format!("${}", section.price);
            c.put(x + 1, inside.y, wide, &price, style);
            let indent = if inside.height > 1 { 0 } else { width(&price) + 1 };
            let (good, dice) = (section.good, c.look.die().repeat(section.dice.into()));
            let name = if wide >= 14 + indent { self.word(&format!("good-{good}")) } else { self.letter(good) };
            let mut pen = c.pen(x + indent, inside.bottom() - 1, wide - indent);
            let look = pen.look();
            pen.things(&[&format!("market.{good}"), &format!("supply.{good}")], &name, look.good(color(good)))
                .say(&dice);
        }
    }

    /// The visible commission of each town; two towns of a region stand side by side.
    fn commissions(&self, c: &mut Canvas<'_>, area: Rect) {
        let inside = c.panel(area, &self.word("tui-district-commissions"));
        let wide = inside.width / 2;
        for (k, town) in self.cat.towns.iter().enumerate() {
            let (x, y) = (inside.x + wide * (k as u16 % 2), inside.y + k as u16 / 2);
            let mut pen = c.pen(x, y, wide);
            let look = pen.look();
            let top = self.board.commissions.get(k).copied().flatten();
            let thing = top.map_or(String::new(), |n| format!("commission.{n}"));
            let names = [format!("stack.{}", town.town), thing, format!("town.{}", town.town)];
            pen.things(
                &names.each_ref().map(String::as_str),
                &self.word(&format!("town-{}", town.town)),
                look.strong(),
            );
            pen.to(12);
            match top.and_then(|n| card(&self.cat.commissions, n)) {
                Some(card) => self.letters(&mut pen, &card.wants, ""),
                None => {
                    pen.faint(look.dot());
                }
            }
            pen.to(16).faint(&format!("+{}", self.board.decks.commissions.get(k).copied().unwrap_or(0)));
            let name = top.and_then(|n| card(&self.cat.commissions, n)).map(|card| format!("commission-{}", card.id));
            let name = name.map(|id| self.word(&id)).filter(|name| width(name) + 20 < wide);
            if let Some(name) = name {
                pen.to(20).faint(&name);
            }
        }
    }
    /// A good's letter: one of its own in each language.
    pub fn letter(&self, good: impl Display) -> String {
        self.word(&format!("tui-letter-{good}"))
    }
    /// Goods as coloured letters.
    pub fn letters(&self, pen: &mut Pen<'_>, goods: &[Good], between: &str) {
        for (i, good) in goods.iter().enumerate() {
            let look = pen.look();
            pen.say(if i > 0 { between } else { "" }).write(&self.letter(good), look.good(color(*good)));
        }
    }
    /// How many cards lie face down, at the right end of a title.
    pub fn deck(&self, c: &mut Canvas<'_>, title: Rect, thing: &str, cards: usize) {
        let text = self.count("tui-deck", cards);
        let x = title.right().saturating_sub(width(&text) + 2);
        let style = c.look.faint();
        c.pen(x, title.y, title.right() - x).thing(thing, &text, style);
    }
}
