//! What can be had: specialists to recruit, gear, villagers, cards.
use super::Scene;
use super::flow::{self, Item, Line, flow};
use super::signs::{Token, color};
use crate::faces::card;
use crate::tui::canvas::{Canvas, width, wrap};
use crate::tui::look::Look;
use now_or_never::{SlotToken, SpecialistCard};
use ratatui::layout::Rect;
use std::fmt::Display;

/// Where the text of a specialist begins, if there is room for it.
const TEXT: u16 = 24;

impl Scene<'_> {
    /// How many lines it needs at least, and with what each specialist does; the title included.
    pub fn supply_heights(&self, wide: u16) -> (u16, u16) {
        let look = Look::default();
        let rest = 1 + self.goods_to_be_had(look, wide).len() as u16;
        let told: usize = self.board.row.iter().map(|card| self.deeds(*card, wide).len().max(1)).sum();
        (rest + self.recruits(look, wide).len() as u16, rest + told as u16)
    }
    /// Specialists one after the other, or with their texts if there is room; gear, red and blue; villagers and piles.
    pub fn supply(&self, c: &mut Canvas<'_>, area: Rect) {
        let inside = c.panel(area, &self.word("tui-now-supply"));
        let look = c.look;
        let orders = format!(" {} ", self.count("tui-now-orders-left", self.board.orders.stack));
        c.put(area.right().saturating_sub(width(&orders) + 2), area.y, width(&orders), &orders, look.title());
        let below = |y: u16| Rect { y, height: inside.bottom().saturating_sub(y), ..inside };
        let y = match area.height >= self.supply_heights(area.width).1 {
            true => self.told_recruits(c, inside),
            false => flow::draw(c, inside, &self.recruits(look, inside.width)),
        };
        let mut y = y;
        for lines in self.goods_in_groups(look, inside.width) {
            y = flow::draw(c, below(y), &lines);
        }
    }

    fn told_recruits(&self, c: &mut Canvas<'_>, area: Rect) -> u16 {
        let look = c.look;
        let mut y = area.y;
        for (place, card) in self.board.row.iter().enumerate() {
            flow::draw(c, Rect { y, height: 1, ..area }, &[vec![self.recruit(look, place, *card)]]);
            let lines = self.deeds(*card, area.width);
            for (y, line) in (y..area.bottom()).zip(&lines) {
                c.put(area.x + TEXT, y, area.width.saturating_sub(TEXT), line, look.faint());
            }
            y += lines.len().max(1) as u16;
        }
        y
    }
    fn deeds(&self, place: Option<SpecialistCard>, wide: u16) -> Vec<String> {
        let Some(it) = place.and_then(|n| card(&self.cat.specialists, n)) else { return vec![] };
        wrap(&self.says(&it.says), wide.saturating_sub(TEXT))
    }
    fn recruits(&self, look: Look, wide: u16) -> Vec<Line> {
        let items = self.board.row.iter().enumerate().map(|(place, card)| self.recruit(look, place, *card));
        flow(items.collect(), wide)
    }
    /// `Mason 4/1`: what it costs to use, and what a stranger's owner gets.
    fn recruit(&self, look: Look, place: usize, card: Option<SpecialistCard>) -> Item {
        match card {
            Some(n) => Item::thing(format!("row.{place}"), self.specialist_price(n), look.plain()),
            None => Item::word(look.dot().into(), look.faint()),
        }
    }

    fn goods_to_be_had(&self, look: Look, wide: u16) -> Vec<Line> {
        self.goods_in_groups(look, wide).concat()
    }
    /// Red gear, blue gear, the six villagers in the row and the piles, each beginning a line.
    fn goods_in_groups(&self, look: Look, wide: u16) -> Vec<Vec<Line>> {
        let gear = |id: &str, half: usize| {
            let heading = Item::word(self.word(id), look.faint());
            let tokens = self.board.gear.get(half..half + 3).unwrap_or_default().iter();
            flow(std::iter::once(heading).chain(tokens.map(|token| self.gear(look, *token))).collect(), wide)
        };
        let villagers = self.villagers(look);
        let piles = self.piles(look);
        let both: u16 = villagers.iter().chain(&piles).map(|item| width(&item.text) + 2).sum();
        let mut groups = vec![gear("tui-now-red", 0), gear("tui-now-blue", 3)];
        match both <= wide {
            true => groups.push(flow([villagers, piles].concat(), wide)),
            false => groups.extend([flow(villagers, wide), flow(piles, wide)]),
        }
        groups
    }
    fn gear(&self, look: Look, token: Option<SlotToken>) -> Item {
        let Some(n) = token else { return Item::word(look.dot().into(), look.faint()) };
        let text = format!("{} {}{}", self.token(n), self.cat.tokens[n.index()].cost, look.token(Token::Coin));
        Item::thing(format!("gear.{n}"), text, look.plain())
    }
    fn villagers(&self, look: Look) -> Vec<Item> {
        let mut items = vec![Item::thing("villagers".into(), self.word("tui-now-villagers"), look.faint())];
        items.extend(self.board.villagers.iter().map(|villager| match villager {
            Some(good) => Item::thing(format!("villager.{good}"), self.letter(good), look.good(color(*good))),
            None => Item::word(look.dot().into(), look.faint()),
        }));
        items.push(Item::word(
            format!("+{}", self.board.supply.iter().map(|n| u32::from(*n)).sum::<u32>()),
            look.faint(),
        ));
        items
    }
    fn piles(&self, look: Look) -> Vec<Item> {
        let heading = Item::word(self.word("tui-now-piles"), look.faint());
        let piles = self.board.piles.iter().map(|pile| {
            let text = format!("{} {}", self.word(&format!("tui-now-pile-{}", pile.pile)), pile.cards);
            Item::thing(format!("pile.{}", pile.pile), text, look.plain())
        });
        std::iter::once(heading).chain(piles).collect()
    }

    /// Goods are known by a letter of their name.
    pub fn letter(&self, good: impl Display) -> String {
        self.word(&format!("tui-now-letter-{good}"))
    }
}
