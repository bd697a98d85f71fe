//! A hero: strength, purse, specialists, slots, cards. The first two lines are always there, the others as far as they fit.
use super::Scene;
use super::board::{Attack, Boost, Player};
use super::supply::letter;
use super::town::cut;
use crate::tui::canvas::{Canvas, Light, width};
use crate::tui::look::{Look, Token};
use crate::tui::picture::shines;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// A thing to point at, or a heading.
struct Item {
    thing: Option<String>,
    text: String,
    style: Style,
}

impl Scene<'_> {
    /// How many lines it could fill besides its title.
    pub fn hero_lines(&self, light: &Light, wide: u16) -> u16 {
        let Some(player) = self.shown() else { return 0 };
        2 + self.more_lines(player, light, Look::default(), wide).len() as u16
    }

    pub fn hero(&self, c: &mut Canvas<'_>, area: Rect) {
        let look = c.look;
        let Some(player) = self.shown() else { return };
        let inside = c.panel(area, "");
        self.strength(c, area, player);
        let mut pen = c.pen(inside.x, inside.y, inside.width);
        self.arrows(&mut pen, player);
        for (good, n) in self.cat.goods.iter().zip(player.goods) {
            let style = if n > 0 { look.good(good) } else { look.faint() };
            pen.thing(&format!("good.{good}"), &format!("{}{n}", letter(good)), style);
        }
        pen.thing("market", &format!("= {}{}", player.worth, look.token(Token::Coin)), look.plain());
        if player.tokens > 0 {
            pen.gap(1).faint(&self.count("tui-now-tokens", player.tokens));
        }
        self.specialists(c, Rect { y: inside.y + 1, height: 1, ..inside }, player);
        let lines = self.more_lines(player, c.light, look, inside.width);
        for (y, line) in (inside.y + 2..inside.bottom()).zip(lines) {
            let mut pen = c.pen(inside.x, y, inside.width);
            for item in line {
                match item.thing {
                    Some(thing) => pen.thing(&thing, &item.text, item.style).gap(1),
                    None => pen.gap(1).write(&item.text, item.style),
                };
            }
        }
    }

    /// The title: who it is, and the numbers that are asked for all the time.
    fn strength(&self, c: &mut Canvas<'_>, area: Rect, player: &Player) {
        let look = c.look;
        let seat = self.view.shown;
        let mut pen = c.pen(area.x + 1, area.y, area.width.saturating_sub(2));
        pen.say(" ").write(look.seat_mark(seat), look.seat_style(seat)).gap(0).say(" ");
        pen.write(&cut(self.seat_name(seat), 14, look.more()), look.seat_style(seat)).say(" ");
        if let Some(hero) = &player.hero {
            pen.write(&format!("{} ", self.word(&format!("hero-{hero}"))), look.title());
        }
        if self.board.first == seat && self.board.season > 0 {
            pen.write(&format!("({}) ", self.word("tui-now-first")), look.title());
        }
        let numbers = [
            (Token::Heart, format!("{}/{}", player.hearts, player.max_hearts)),
            (Token::Mana, format!("{}/{}", player.mana, player.max_mana)),
            (Token::Coin, player.coins.to_string()),
            (Token::Experience, player.experience.to_string()),
            (Token::Book, player.books.to_string()),
        ];
        for (token, n) in numbers {
            pen.write(&format!("{n}{} ", look.token(token)), look.strong());
        }
        if player.gifts.defence > 0 {
            pen.say(&format!("{} ", self.count("tui-now-defence", player.gifts.defence)));
        }
    }
    /// What is used up stands in brackets.
    fn arrows(&self, pen: &mut crate::tui::canvas::Pen<'_>, player: &Player) {
        let look = pen.look();
        let Some(board) = player.hero.as_ref().and_then(|h| self.cat.hero(h)) else { return };
        pen.gap(1).faint(&self.word("tui-now-arrows"));
        for (k, (arrow, used)) in board.arrows.iter().zip(&player.arrows_used).enumerate() {
            let thing = format!("arrow.{k}");
            let far = arrow + player.gifts.movement;
            if *used {
                pen.thing(&thing, &format!("({far})"), look.faint());
            } else {
                pen.thing(&thing, &format!("{}{far}", look.arrow()), look.strong());
            }
        }
        pen.gap(2);
    }
    /// `Mason 4/1`, in brackets if face down.
    fn specialists(&self, c: &mut Canvas<'_>, area: Rect, player: &Player) {
        let wide = area.width / 4;
        for (slot, hired) in player.specialists.iter().enumerate() {
            let seat = self.view.shown;
            let part = Rect { x: area.x + slot as u16 * wide, width: wide, ..area };
            self.hired(c, part, &[&format!("specialist.{seat}.{slot}"), &format!("specialist.{slot}")], hired.as_ref());
        }
    }

    fn more_lines(&self, player: &Player, light: &Light, look: Look, wide: u16) -> Vec<Vec<Item>> {
        let mut lines = vec![];
        if shines(light, &["trade"]) {
            self.lay(&mut lines, wide, "tui-now-market", self.trades(light, look), look);
        }
        if shines(light, &["ability"]) {
            self.lay(&mut lines, wide, "tui-now-abilities", self.abilities(player, light, look), look);
        }
        let mut parts = [
            ("tui-now-hand", self.hand(player, look)),
            ("tui-now-orders", self.orders(player, look)),
            ("tui-now-red", self.red(player, look)),
            ("tui-now-blue", self.blue(player, look)),
            ("tui-now-powers", self.powers(player, look)),
        ];
        if self.is_fighting() {
            // What strikes and shields comes first.
            parts.rotate_left(2);
        }
        for (heading, items) in parts {
            self.lay(&mut lines, wide, heading, items, look);
        }
        self.lay(&mut lines, wide, "tui-now-played", self.played(player, look), look);
        lines
    }
    /// Things one after the other, in as many lines as they take; nothing at all if there is none.
    fn lay(&self, lines: &mut Vec<Vec<Item>>, wide: u16, heading: &str, items: Vec<Item>, look: Look) {
        if items.is_empty() {
            return;
        }
        let heading = self.word(heading);
        let mut used = width(&heading) + 1;
        let mut line = vec![Item { thing: None, text: heading, style: look.faint() }];
        for item in items {
            let more = width(&item.text) + 2;
            if used + more > wide {
                lines.push(std::mem::take(&mut line));
                line.push(Item { thing: None, text: " ".into(), style: look.faint() });
                used = 2;
            }
            used += more;
            line.push(item);
        }
        lines.push(line);
    }
    fn trades(&self, light: &Light, look: Look) -> Vec<Item> {
        let coin = look.token(Token::Coin);
        let item = |(n, trade): (usize, &super::board::Trade)| {
            let thing = format!("trade.{n}");
            let text = format!("{}={}{coin}", self.goods(trade.goods), trade.coins);
            light.shows(&thing).then_some(Item { thing: Some(thing), text, style: look.plain() })
        };
        self.cat.trades.iter().enumerate().filter_map(item).collect()
    }
    /// What the hero could still learn, and for how much experience.
    fn abilities(&self, player: &Player, light: &Light, look: Look) -> Vec<Item> {
        let Some(board) = player.hero.as_ref().and_then(|h| self.cat.hero(h)) else { return vec![] };
        let item = |&n: &usize| {
            let thing = format!("ability.{n}");
            let text = format!("{} {}{}", self.token(n), self.cat.tokens[n].cost, look.token(Token::Experience));
            light.shows(&thing).then_some(Item { thing: Some(thing), text, style: look.plain() })
        };
        board.abilities.iter().filter_map(item).collect()
    }
    /// Own cards by name and place; those of others are only counted.
    fn hand(&self, player: &Player, look: Look) -> Vec<Item> {
        let Some(cards) = &player.hand.cards else {
            let text = player.hand.size.iter().sum::<u32>().to_string();
            return vec![Item { thing: None, text, style: look.plain() }];
        };
        let item = |&n: &usize| {
            let quest = &self.cat.quests[n];
            let at = self.word(&format!("tui-now-at-{}", quest.location));
            let text = format!("{} @{at}", self.quest(n));
            Item { thing: Some(format!("quest.{n}")), text, style: look.plain() }
        };
        cards.iter().map(item).collect()
    }
    fn orders(&self, player: &Player, look: Look) -> Vec<Item> {
        let item = |&n: &usize| {
            let order = &self.cat.orders[n];
            let text = format!("{}={}{}", self.goods(order.goods), order.coins, look.token(Token::Coin));
            Item { thing: Some(format!("order.{n}")), text, style: look.plain() }
        };
        let done = (!player.completed.is_empty()).then(|| {
            let text = format!("{}{}", look.yes(), player.completed.len());
            Item { thing: None, text, style: look.plain() }
        });
        player.orders.iter().map(item).chain(done).collect()
    }
    /// The four attacks: the die, the name of what covers the slot, the damage.
    fn red(&self, player: &Player, look: Look) -> Vec<Item> {
        let Some(board) = player.hero.as_ref().and_then(|h| self.cat.hero(h)) else { return vec![] };
        let item = |(k, token): (usize, &Option<usize>)| {
            let attack = token.map_or(board.basics.get(k), |n| self.cat.tokens[n].attack.as_ref());
            let name = token.map(|n| format!("{} ", self.token(n))).unwrap_or_default();
            let text = format!("{}:{name}{}", k + 1, attack.map(|a| blow(a, look)).unwrap_or_default());
            Item { thing: Some(format!("slot.red.{k}")), text, style: look.plain() }
        };
        player.red.iter().enumerate().map(item).collect()
    }
    fn blue(&self, player: &Player, look: Look) -> Vec<Item> {
        let item = |(k, token): (usize, &Option<usize>)| {
            let text = token.map_or_else(|| look.dot().into(), |n| self.token(n));
            let style = if token.is_some() { look.plain() } else { look.faint() };
            Item { thing: Some(format!("slot.blue.{k}")), text, style }
        };
        player.blue.iter().enumerate().map(item).collect()
    }
    /// Those used up stand in brackets.
    fn powers(&self, player: &Player, look: Look) -> Vec<Item> {
        let item = |&n: &usize| {
            let power = &self.cat.powers[n];
            let mana =
                if power.mana > 0 { format!(" {}{}", power.mana, look.token(Token::Mana)) } else { String::new() };
            let text = format!("{}{mana}", self.word(&power.word));
            let used = player.used.contains(&n);
            let (text, style) = if used { (format!("({text})"), look.faint()) } else { (text, look.plain()) };
            Item { thing: Some(format!("power.{n}")), text, style }
        };
        player.powers.iter().map(item).collect()
    }
    fn played(&self, player: &Player, look: Look) -> Vec<Item> {
        let item = |&n: &usize| {
            let points = self.cat.quests[n].points;
            let points = if points == 0 { String::new() } else { format!(" {points}") };
            Item { thing: None, text: format!("{}{points}{}", self.quest(n), look.dot()), style: look.plain() }
        };
        player.played.iter().map(item).collect()
    }
}

/// `3/1+2◊`: damage, defence, and what mana adds: `+` damage, `/` defence, `d` a die.
fn blow(attack: &Attack, look: Look) -> String {
    let mut text = attack.damage.to_string();
    if attack.defence > 0 {
        text.push_str(&format!("/{}", attack.defence));
    }
    if let Some(boost) = attack.boost.as_ref() {
        let more = match boost {
            Boost { die: true, .. } => "+d".into(),
            Boost { damage: 0, defence, .. } => format!("+/{defence}"),
            Boost { damage, .. } => format!("+{damage}"),
        };
        text.push_str(&(more + &look.token(Token::Mana).repeat(boost.mana.min(3) as usize)));
    }
    text
}
