//! What goes on at this moment: heroes to choose from, a fight, a die on the table, cards that were drawn.
use super::Scene;
use super::board::{Doing, Fight, Foe};
use crate::tui::canvas::{Canvas, Light, width, wrap};
use crate::tui::look::{Look, Token};
use ratatui::layout::Rect;
use serde_json::Value;

/// Things to point at, and words between them.
type Line = Vec<(Option<String>, String)>;

impl Scene<'_> {
    fn open(&self) -> Option<&Doing> {
        self.board.doing.last()
    }
    fn fight(&self) -> Option<&Fight> {
        self.board.doing.iter().rev().find_map(|d| d.fight.as_ref())
    }
    pub fn is_fighting(&self) -> bool {
        self.fight().is_some()
    }
    /// Cards drawn by whoever looks, not yet chosen from.
    fn drawn(&self) -> &[usize] {
        let mine = self.view.looking.and_then(|seat| self.board.players.get(seat.index()));
        mine.and_then(|p| p.drawn.cards.as_deref()).unwrap_or_default()
    }
    fn chooses_hero(&self) -> bool {
        self.open().is_some_and(|d| d.step == "choose-hero")
    }

    /// How many lines this takes, the title included; 0 if nothing special goes on. `wide`: what cards say in full, in
    /// lines of this width; otherwise one line each.
    pub fn moment_lines(&self, light: &Light, wide: Option<u16>) -> u16 {
        let lines = self.lines(light, Look::default(), wide).len() as u16;
        if lines > 0 { lines + 1 } else { 0 }
    }
    pub fn moment(&self, c: &mut Canvas<'_>, area: Rect) {
        let inside = c.panel(area, &self.word("tui-now-moment"));
        let look = c.look;
        let wide = Some(area.width).filter(|_| self.moment_lines(c.light, Some(area.width)) <= area.height);
        for (y, line) in (inside.y..inside.bottom()).zip(self.lines(c.light, look, wide)) {
            let mut pen = c.pen(inside.x, y, inside.width);
            for (thing, text) in line {
                match thing {
                    Some(thing) => pen.thing(&thing, &text, look.strong()).gap(1),
                    None => pen.gap(1).say(&text),
                };
            }
        }
    }

    fn lines(&self, light: &Light, look: Look, wide: Option<u16>) -> Vec<Line> {
        let mut lines = vec![];
        if self.chooses_hero() {
            lines.extend(self.cat.heroes.iter().map(|hero| self.hero_to_choose(hero, look)));
        }
        if let Some(fight) = self.fight() {
            lines.push(self.fight_line(fight, light, look));
        }
        if let Some(die) = self.open().and_then(|d| d.die) {
            let cast = self.open().and_then(|d| d.cast.as_deref()).unwrap_or("attack");
            let args = [("die", die.into()), ("cast", format!("tui-now-cast-{cast}").into())];
            lines.push(vec![(Some("die".into()), self.with("tui-now-die", &args))]);
        }
        lines.extend(self.drawn().iter().flat_map(|&n| self.drawn_card(n, wide)));
        for n in self.open().and_then(|d| d.orders.as_deref()).unwrap_or_default() {
            if let Some(order) = self.cat.orders.get(*n) {
                let text = format!("{}={}{}", self.goods(order.goods), order.coins, look.token(Token::Coin));
                let name = self.word(&format!("order-{}", order.id));
                lines.push(vec![(Some(format!("order.{n}")), name), (None, text)]);
            }
        }
        lines
    }
    fn hero_to_choose(&self, hero: &super::board::HeroBoard, look: Look) -> Line {
        let name = self.word(&format!("hero-{}", hero.hero));
        let arrows: Vec<String> = hero.arrows.iter().map(|a| format!("{}{a}", look.arrow())).collect();
        let power = self.cat.powers.get(hero.power).map(|p| self.word(&p.word)).unwrap_or_default();
        let numbers = format!(
            "{}{} {}{} {} {power}",
            hero.hearts,
            look.token(Token::Heart),
            hero.mana,
            look.token(Token::Mana),
            arrows.join(" ")
        );
        vec![(Some(format!("hero.{}", hero.hero)), format!("{name:8}")), (None, numbers)]
    }
    fn fight_line(&self, fight: &Fight, light: &Light, look: Look) -> Line {
        let name = match fight.foe {
            Foe::Enemy(level) => self.cat.enemy(level).map(|e| self.word(&format!("enemy-{}", e.id))),
            Foe::Quest(card) => Some(self.quest(card)),
        };
        let left = fight.health.saturating_sub(fight.dealt);
        let args = [("left", left.into()), ("health", fight.health.into()), ("attack", fight.attack.into())];
        let mut line = vec![(Some("fight".into()), name.unwrap_or_default()), (None, self.with("tui-now-foe", &args))];
        if let (Some(damage), Some(loss)) = (fight.damage, fight.loss) {
            let args = [("damage", damage.into()), ("loss", loss.into())];
            line.push((None, format!("{} {}", look.arrow(), self.with("tui-now-blow", &args))));
        }
        if light.shows("helm") {
            line.push((Some("helm".into()), self.word("tui-now-helm")));
        }
        line
    }
    /// Its name, its place, and what it says besides.
    fn drawn_card(&self, n: usize, wide: Option<u16>) -> Vec<Line> {
        let at = self.word(&format!("tui-now-at-{}", self.cat.quests[n].location));
        let name = format!("{} @{at}", self.quest(n));
        let says = self.view.catalog["quests"][n]["says"].as_array().map_or(&[][..], Vec::as_slice);
        let says: Value = says.iter().filter(|line| line["id"] != "now-card-quest").cloned().collect();
        let says = self.says(&says);
        let thing = Some(format!("quest.{n}"));
        match wide {
            Some(wide) if width(&name) + width(&says) + 3 > wide => {
                let text =
                    wrap(&says, wide.saturating_sub(4)).into_iter().map(|line| vec![(None, format!("  {line}"))]);
                std::iter::once(vec![(thing, name)]).chain(text).collect()
            }
            _ => vec![vec![(thing, name), (None, says)]],
        }
    }
}
