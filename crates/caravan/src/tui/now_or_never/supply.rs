//! What can be had: specialists to recruit, gear, villagers, cards.
use super::Scene;
use super::board::Place;
use crate::tui::canvas::{Canvas, width};
use crate::tui::look::Token;
use ratatui::layout::Rect;

impl Scene<'_> {
    /// Specialists in one line, or one line each if there is room; gear, red and blue; villagers and piles.
    pub fn supply(&self, c: &mut Canvas<'_>, area: Rect) {
        let inside = c.panel(area, &self.word("tui-now-supply"));
        let orders = format!(" {} ", self.count("tui-now-orders-left", self.board.orders.stack));
        let style = c.look.title();
        c.put(area.right().saturating_sub(width(&orders) + 2), area.y, width(&orders), &orders, style);
        let lines = inside.height.saturating_sub(3);
        let mut y = inside.y;
        if lines >= 4 {
            for (place, card) in self.board.row.iter().enumerate() {
                self.recruit(c, Rect { y, height: 1, ..inside }, place, *card, true);
                y += 1;
            }
        } else {
            let wide = inside.width / 4;
            for (place, card) in self.board.row.iter().enumerate() {
                let x = inside.x + place as u16 * wide;
                self.recruit(c, Rect { x, y, width: wide, height: 1 }, place, *card, false);
            }
            y += 1;
        }
        for (half, id) in [(0, "tui-now-red"), (3, "tui-now-blue")] {
            self.gear(c, Rect { y, height: 1, ..inside }, id, self.board.gear.get(half..half + 3).unwrap_or_default());
            y += 1;
        }
        self.villagers(c, Rect { y, height: 1, ..inside });
    }

    /// `Mason 4/1`: what it costs to use, and what a stranger's owner gets.
    fn recruit(&self, c: &mut Canvas<'_>, area: Rect, place: usize, card: Place, whole: bool) {
        let look = c.look;
        let mut pen = c.pen(area.x, area.y, area.width);
        let Some(n) = card else {
            pen.gap(1).faint(look.dot());
            return;
        };
        let room = area.width.saturating_sub(1).min(22);
        pen.thing(&format!("row.{place}"), &self.specialist_price(n, room, look), look.plain());
        if whole {
            pen.to(24).faint(&self.says(&self.cat.specialists[n].says));
        }
    }

    fn gear(&self, c: &mut Canvas<'_>, area: Rect, id: &str, tokens: &[Place]) {
        let look = c.look;
        let mut pen = c.pen(area.x, area.y, area.width);
        pen.gap(1).faint(&self.word(id));
        let wide = area.width.saturating_sub(9) / 3;
        for (k, token) in tokens.iter().enumerate() {
            let mut pen = c.pen(area.x + 8 + k as u16 * wide, area.y, wide);
            match token {
                Some(n) => {
                    let text = format!("{} {}{}", self.token(*n), self.cat.tokens[*n].cost, look.token(Token::Coin));
                    pen.thing(&format!("gear.{n}"), &text, look.plain());
                }
                None => {
                    pen.gap(1).faint(look.dot());
                }
            }
        }
    }

    /// The six in the row, then the piles.
    fn villagers(&self, c: &mut Canvas<'_>, area: Rect) {
        let look = c.look;
        let mut pen = c.pen(area.x, area.y, area.width);
        pen.thing("villagers", &self.word("tui-now-villagers"), look.faint());
        for villager in &self.board.villagers {
            match villager {
                Some(good) => pen.thing(&format!("villager.{good}"), &letter(good), look.good(good)),
                None => pen.gap(1).faint(look.dot()),
            };
        }
        pen.faint(&format!(" +{}", self.board.supply.iter().sum::<u32>())).gap(2);
        pen.faint(&self.word("tui-now-piles"));
        for pile in &self.board.piles {
            let text = format!("{} {}", self.word(&format!("tui-now-pile-{}", pile.pile)), pile.cards);
            pen.thing(&format!("pile.{}", pile.pile), &text, look.plain());
        }
    }
}

/// Goods are known by their first letter.
pub fn letter(good: &str) -> String {
    good.chars().take(1).flat_map(char::to_uppercase).collect()
}
