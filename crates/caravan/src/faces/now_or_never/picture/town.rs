//! A town with its villagers, and the buildings that still wait for their turn.
use super::Scene;
use super::signs::{Token, color};
use crate::tui::canvas::{Canvas, width};
use crate::tui::look::Look;
use now_or_never::BuildingTile;
use ratatui::layout::Rect;

/// What a housing row is given: villagers, room, points.
const HOUSING: u16 = 19;

impl Scene<'_> {
    pub fn town(&self, c: &mut Canvas<'_>, area: Rect) {
        let inside = c.panel(area, &self.word("tui-now-town"));
        let look = c.look;
        let (Some(player), Some(plan)) = (self.shown(), self.cat.town()) else { return };
        self.waiting(c, area);
        let wide = inside.width.saturating_sub(HOUSING) / 4;
        for (n, building) in player.town.iter().enumerate() {
            let (x, y) = (inside.x + n as u16 % 4 * wide, inside.y + n as u16 / 4);
            let mut pen = c.pen(x, y, wide);
            let thing = format!("town.{n}");
            match building {
                Some(b) => pen.thing(&thing, &self.building_in(*b, wide.saturating_sub(1), look), look.strong()),
                None => pen.thing(&thing, &self.plot(n, look), look.faint()),
            };
        }
        for row in 0..4 {
            let mut pen = c.pen(inside.right().saturating_sub(HOUSING), inside.y + row as u16, HOUSING);
            let housed = player.housed.get(row).copied().unwrap_or_default();
            let room = player.room[row];
            pen.thing(&format!("housing.{row}"), &format!("{}/{room}", housed.iter().sum::<u8>()), look.plain());
            for (good, n) in self.cat.goods.iter().zip(housed).filter(|(_, n)| *n > 0) {
                let many = if n > 1 { n.to_string() } else { String::new() };
                pen.thing(&format!("housed.{good}"), &(self.letter(good) + &many), look.good(color(*good)));
            }
            pen.to(HOUSING - 5).faint(&format!("{}+{}", plan.full_row[row], plan.housing[row]));
        }
    }
    /// An empty space: what building there gives, and what it costs more.
    fn plot(&self, n: usize, look: Look) -> String {
        let coin = look.token(Token::Coin);
        let Some(plan) = self.cat.town() else { return String::new() };
        let gives = plan.gives.get(n).copied().flatten().map(|stuff| format!("+{}", self.stuff(stuff, look)));
        let extra = plan.extra.get(n).copied().filter(|&extra| extra > 0).map(|extra| format!("-{extra}{coin}"));
        let both: Vec<String> = gives.into_iter().chain(extra).collect();
        if both.is_empty() { look.dot().into() } else { both.join(" ") }
    }
    /// Villagers without a bed, in the title.
    fn waiting(&self, c: &mut Canvas<'_>, area: Rect) {
        let look = c.look;
        let Some(player) = self.shown().filter(|p| p.waiting != [0; 4]) else { return };
        let text = self.word("tui-now-waiting");
        let kinds = player.waiting.iter().filter(|n| **n > 0).count() as u16;
        let wide = width(&text) + kinds * 4 + 3;
        let x = area.right().saturating_sub(wide);
        c.put(x, area.y, wide - 2, &" ".repeat(wide as usize - 2), look.plain());
        let mut pen = c.pen(x, area.y, wide);
        pen.say(" ").write(&text, look.title());
        for (good, n) in self.cat.goods.iter().zip(player.waiting).filter(|(_, n)| *n > 0) {
            pen.thing(&format!("waiting.{good}"), &format!("{}{n}", self.letter(good)), look.good(color(*good)));
        }
        pen.say(" ");
    }

    /// Twenty buildings, with what they cost; holes stay where they were.
    pub fn grid(&self, c: &mut Canvas<'_>, area: Rect) {
        let inside = c.panel(area, &self.word("tui-now-grid"));
        let Some(player) = self.shown() else { return };
        let wide = inside.width / 5;
        for (n, building) in player.grid.iter().enumerate() {
            let part = Rect { x: inside.x + n as u16 % 5 * wide, y: inside.y + n as u16 / 5, width: wide, height: 1 };
            self.tile(c, part, n, *building);
        }
    }
    fn tile(&self, c: &mut Canvas<'_>, area: Rect, n: usize, building: Option<BuildingTile>) {
        let look = c.look;
        let mut pen = c.pen(area.x, area.y, area.width);
        match building {
            Some(b) => {
                // The price is never cut off.
                let price = format!(" {}{}", self.cat.buildings[b.index()].cost, look.token(Token::Coin));
                let name = self.building_in(b, area.width.saturating_sub(1 + width(&price)), look);
                pen.thing(&format!("tile.{n}"), &(name + &price), look.plain());
            }
            None => {
                pen.gap(1).faint(look.dot());
            }
        }
    }
}
