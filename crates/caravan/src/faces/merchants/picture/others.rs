//! Everybody else in a line or two each. Coins stay behind the screen.
use super::Scene;
use super::signs::{Token, color};
use crate::faces::card;
use crate::tui::canvas::{Canvas, Pen, cut, width};
use merchants::view::Wagon;
use ratatui::layout::Rect;

/// A line with a short name and everything else but steeds.
const NUMBERS: u16 = 49;

impl Scene<'_> {
    pub fn others(&self, c: &mut Canvas<'_>, area: Rect) {
        let seats = self.opponents();
        let lines = (area.height.saturating_sub(1) as usize / seats.len().max(1)).clamp(1, 2) as u16;
        // Where they have to go is left out of a single line.
        let title = self.word(if lines > 1 { "tui-others" } else { "tui-others-short" });
        let inside = c.panel(area, &title);
        let legend = self.word("tui-others-legend");
        let x = area.right().saturating_sub(width(&legend) + 2);
        if x > area.x + width(&title) + 4 {
            let style = c.look.faint();
            c.put(x, area.y, area.right() - x, &format!(" {legend} "), style);
        }
        for (k, &seat) in seats.iter().enumerate() {
            let y = inside.y + k as u16 * lines;
            self.line(&mut c.pen(inside.x, y, inside.width), seat);
            if lines > 1 {
                self.second_line(&mut c.pen(inside.x + 3, y + 1, inside.width.saturating_sub(3)), seat);
            }
        }
    }

    fn line(&self, pen: &mut Pen<'_>, seat: usize) {
        let wagon = &self.board.wagons[seat];
        let look = pen.look();
        let active = self.board.active.index() == seat && !self.is_over();
        pen.write(if active { look.lit_mark() } else { " " }, look.strong());
        pen.write(look.seat_mark(seat), look.seat_style(seat)).gap(1);
        // The automaton has fewer numbers, so that its long name finds room.
        let spare = if self.automaton(seat).is_some() {
            20
        } else {
            (pen.left() + 3).saturating_sub(NUMBERS + self.steeds_width())
        };
        let long =
            (0..self.board.wagons.len()).filter(|s| self.automaton(*s).is_some() == self.automaton(seat).is_some());
        let more = long.map(|s| width(self.seat_name(s))).max().unwrap_or(0).saturating_sub(8).min(spare);
        let name = cut(self.seat_name(seat), 8 + more, look.more());
        pen.write(&name, look.seat_style(seat)).to(12 + more);
        let coins = wagon.coins.filter(|_| self.sees_coins(seat)).map_or("?".into(), |n| n.to_string());
        pen.say(&format!("{}{}", wagon.prestige, look.token(Token::Prestige))).to(16 + more);
        pen.say(&format!("{coins}{}", look.token(Token::Coin))).gap(1).to(19 + more);
        pen.say(&format!("{}{}", wagon.lanterns, look.token(Token::Lantern))).gap(1);
        pen.say(&format!("{}{}", wagon.quartz, look.token(Token::Quartz))).gap(1);
        if let Some(it) = self.automaton(seat) {
            pen.to(28 + more);
            return self.automaton_line(pen, look, it, more);
        }
        pen.say(&format!("{}{}", wagon.horseshoes, look.token(Token::Horseshoe))).gap(1).to(28 + more);
        self.goods(pen, wagon);
        pen.to(37 + more);
        let counts = [
            (wagon.heroes.len(), "tui-short-hero"),
            (wagon.commissions.len(), "tui-short-commission"),
            (wagon.deeds.len(), "tui-short-deed"),
            (wagon.companions.len(), "tui-short-companion"),
        ];
        for (n, id) in counts {
            pen.say(&format!("{n}{}", self.word(id))).gap(1);
        }
        pen.say(&self.steeds_of(wagon));
    }
    fn steeds_of(&self, wagon: &Wagon) -> String {
        let steeds: Vec<String> = wagon.steeds.iter().map(|s| self.steed(*s, wagon.steeds.len())).collect();
        steeds.join("+")
    }
    /// As wide as anybody's; what they do not need their names have.
    fn steeds_width(&self) -> u16 {
        self.board.wagons.iter().map(|wagon| width(&self.steeds_of(wagon))).max().unwrap_or(0)
    }

    /// Letters of the goods; many of a kind are counted.
    fn goods(&self, pen: &mut Pen<'_>, wagon: &Wagon) {
        let look = pen.look();
        let mut parts = vec![];
        for (k, kind) in self.cat.goods.iter().enumerate() {
            for (side, mark) in [(0, ""), (1, look.upgraded())] {
                let n = wagon.goods[side].get(k).copied().unwrap_or(0);
                if n > 0 {
                    let count = if n > 1 { n.to_string() } else { String::new() };
                    parts.push((count + &self.letter(kind.good) + mark, look.good(color(kind.good))));
                }
            }
        }
        if parts.is_empty() {
            pen.faint(look.dot());
        }
        let long: usize = parts.iter().map(|(text, _)| text.len()).sum();
        if long > 8 {
            let all: usize = wagon.goods.iter().flatten().map(|n| usize::from(*n)).sum();
            pen.say(&self.count("tui-goods", all));
        } else {
            for (text, style) in parts {
                pen.write(&text, style);
            }
        }
    }

    /// Where they have to go, and who comes along.
    fn second_line(&self, pen: &mut Pen<'_>, seat: usize) {
        let wagon = &self.board.wagons[seat];
        let heroes = wagon.heroes.iter().filter_map(|r| card(&self.cat.heroes, r.hero)).map(|hero| {
            format!("{} ({})", self.word(&format!("hero-{}", hero.id)), self.word(&format!("town-{}", hero.town)))
        });
        let commissions = wagon.commissions.iter().filter_map(|&n| card(&self.cat.commissions, n)).map(|card| {
            let wants: String = card.wants.iter().map(|g| self.letter(g)).collect();
            format!("{} {wants}", self.word(&format!("town-{}", card.town)))
        });
        let companions = wagon.companions.iter().filter_map(|it| card(&self.cat.companions, it.card));
        let companions = companions.map(|card| self.word(&format!("companion-{}", card.id)));
        let upgrades = wagon.upgrades.iter().map(|t| self.word(&format!("upgrade-{t}")));
        let all: Vec<String> = match self.automaton(seat) {
            Some(it) => self.automaton_errands(it),
            None => heroes.chain(commissions).chain(companions).chain(upgrades).collect(),
        };
        let between = format!(" {} ", pen.look().dot());
        let said = |n: usize| match all.len() - n {
            0 => all.join(&between),
            more => [all[..n].join(&between), self.count("tui-more-of-them", more)].join(&between),
        };
        let fits = (0..=all.len()).rev().find(|&n| width(&said(n)) <= pen.left()).unwrap_or(0);
        pen.faint(&said(fits));
    }
}
