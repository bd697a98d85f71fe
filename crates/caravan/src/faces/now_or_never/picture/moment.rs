//! What goes on at this moment: heroes to choose from, a fight, a die on the table, cards that were drawn.
use super::Scene;
use super::flow::{self, Item, Line, flow};
use super::signs::Token;
use crate::faces::card;
use crate::tui::canvas::{Canvas, Light, width, wrap};
use crate::tui::look::Look;
use now_or_never::QuestCard;
use now_or_never::describe::HeroView;
use now_or_never::step::Foe;
use now_or_never::view::{Doing, FightView};
use now_or_never::words::Cast;
use ratatui::layout::Rect;

impl Scene<'_> {
    fn open(&self) -> Option<&Doing> {
        self.board.doing.last()
    }
    fn fight(&self) -> Option<&FightView> {
        self.board.doing.iter().rev().find_map(|d| d.fight.as_ref())
    }
    pub fn is_fighting(&self) -> bool {
        self.fight().is_some()
    }
    /// Cards drawn by whoever looks, not yet chosen from.
    fn drawn(&self) -> &[QuestCard] {
        let mine = self.view.looking.and_then(|seat| self.board.players.get(seat.index()));
        mine.and_then(|p| p.drawn.cards.as_deref()).unwrap_or_default()
    }
    fn chooses_hero(&self) -> bool {
        self.open().is_some_and(|d| d.step == "choose-hero")
    }

    /// How many lines this takes, the title included; 0 if nothing special goes on. `full`: with what drawn cards say.
    pub fn moment_lines(&self, light: &Light, wide: u16, full: bool) -> u16 {
        let lines = self.lines(light, Look::default(), wide, full).len() as u16;
        if lines > 0 { lines + 1 } else { 0 }
    }
    pub fn moment(&self, c: &mut Canvas<'_>, area: Rect) {
        let inside = c.panel(area, &self.word("tui-now-moment"));
        let full = self.moment_lines(c.light, area.width, true) <= area.height;
        for (y, line) in (inside.y..inside.bottom()).zip(self.lines(c.light, c.look, area.width, full)) {
            flow::draw(c, Rect { y, height: 1, ..inside }, &[line]);
        }
    }

    fn lines(&self, light: &Light, look: Look, wide: u16, full: bool) -> Vec<Line> {
        let mut lines = vec![];
        if self.chooses_hero() {
            lines.extend(self.cat.heroes.iter().flat_map(|hero| flow(self.hero_to_choose(hero, look), wide)));
        }
        if let Some(fight) = self.fight() {
            lines.extend(flow(self.fight_items(fight, light, look), wide));
        }
        if let Some(die) = self.open().and_then(|d| d.die) {
            let cast = self.open().and_then(|d| d.cast).unwrap_or(Cast::Attack);
            let args = [("die", die.into()), ("cast", format!("tui-now-cast-{cast}").into())];
            lines.push(vec![Item::thing("die".into(), self.with("tui-now-die", &args), look.strong())]);
        }
        match full {
            true => lines.extend(self.drawn().iter().flat_map(|&n| self.drawn_card(n, look, wide))),
            // What they say is said by the choices.
            false => lines.extend(flow(self.drawn().iter().map(|&n| self.drawn_name(n, look, wide)).collect(), wide)),
        }
        for n in self.open().and_then(|d| d.orders).into_iter().flatten() {
            if let Some(order) = card(&self.cat.orders, n) {
                let text = format!("{}={}{}", self.goods(order.goods), order.coins, look.token(Token::Coin));
                let name = self.word(&format!("order-{}", order.id));
                lines
                    .push(vec![Item::thing(format!("order.{n}"), name, look.strong()), Item::word(text, look.plain())]);
            }
        }
        lines
    }
    fn hero_to_choose(&self, hero: &HeroView, look: Look) -> Vec<Item> {
        let name = self.word(&format!("hero-{}", hero.hero));
        let arrows: Vec<String> = hero.arrows.iter().map(|a| format!("{}{a}", look.arrow())).collect();
        let power = card(&self.cat.powers, hero.power).map(|p| self.word(&p.word)).unwrap_or_default();
        let numbers = format!(
            "{}{} {}{} {dot} {} {dot} {power}",
            hero.hearts,
            look.token(Token::Heart),
            hero.mana,
            look.token(Token::Mana),
            arrows.join(" "),
            dot = look.dot(),
        );
        let name = Item::thing(format!("hero.{}", hero.hero), format!("{name:8}"), look.strong());
        vec![name, Item::word(numbers, look.plain())]
    }
    fn fight_items(&self, fight: &FightView, light: &Light, look: Look) -> Vec<Item> {
        let name = match fight.foe {
            Foe::Enemy(level) => self.cat.enemy(level).map(|e| self.word(&format!("enemy-{}", e.id))),
            Foe::Quest(card) => Some(self.quest(card)),
        };
        let left = fight.health.saturating_sub(fight.dealt);
        let args = [("left", left.into()), ("health", fight.health.into()), ("attack", fight.attack.into())];
        let mut items = vec![
            Item::thing("fight".into(), name.unwrap_or_default(), look.strong()),
            Item::word(self.with("tui-now-foe", &args), look.plain()),
        ];
        if let (Some(damage), Some(loss)) = (fight.damage, fight.loss) {
            let name = serde_json::json!({ "text": self.seat_name(self.board.active.index()) });
            let mine = self.view.looking.is_some_and(|me| me == self.board.active);
            let id = if mine { "tui-now-blow" } else { "tui-now-blow-of-another" };
            let args = [("damage", damage.into()), ("loss", loss.into()), ("name", name)];
            let text = format!("{} {}", look.arrow(), self.with(id, &args));
            items.push(Item::word(text, look.plain()));
        }
        if light.shows("helm") {
            items.push(Item::thing("helm".into(), self.word("tui-now-helm"), look.strong()));
        }
        items
    }
    fn drawn_name(&self, n: QuestCard, look: Look, wide: u16) -> Item {
        Item::thing(format!("quest.{n}"), self.quest_at(n, wide), look.strong())
    }
    /// What a quest card says besides its place.
    pub fn quest_says(&self, n: QuestCard) -> String {
        let says = card(&self.cat.quests, n).map_or(&[][..], |quest| &quest.says);
        self.says(says.iter().filter(|line| line.id != "now-card-quest"))
    }
    /// Its name, its place, and what it says besides.
    fn drawn_card(&self, n: QuestCard, look: Look, wide: u16) -> Vec<Line> {
        let name = self.drawn_name(n, look, wide);
        let says = self.quest_says(n);
        if width(&name.text) + width(&says) + 4 <= wide {
            return vec![vec![name, Item::word(says, look.plain())]];
        }
        let text = wrap(&says, wide.saturating_sub(4)).into_iter();
        let text = text.map(|line| vec![Item::word(format!("  {line}"), look.plain())]);
        std::iter::once(vec![name]).chain(text).collect()
    }
}
