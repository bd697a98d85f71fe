//! A hero: strength, purse, specialists, slots, cards. The title is always there, the lines below it as far as they fit.
use super::Scene;
use super::flow::{self, Item, Line, flow};
use super::signs::{Token, color};
use crate::faces::card;
use crate::tui::canvas::{Canvas, Light, cut, wrap};
use crate::tui::look::Look;
use crate::tui::picture::shines;
use now_or_never::describe::{AttackView, BoostView, TradeView};
use now_or_never::view::PlayerView;
use now_or_never::{OrderToken, QuestCard, SlotToken};
use ratatui::layout::Rect;

/// A line of things, and the message that heads them.
type Headed = (&'static str, Line);

impl Scene<'_> {
    /// How many lines it could fill besides its title.
    pub fn hero_lines(&self, light: &Light, wide: u16) -> u16 {
        self.shown().map_or(0, |player| self.lines_of(player, light, Look::default(), wide).len() as u16)
    }

    pub fn hero(&self, c: &mut Canvas<'_>, area: Rect) {
        let Some(player) = self.shown() else { return };
        let inside = c.panel(area, "");
        self.strength(c, area, player);
        let lines = self.lines_of(player, c.light, c.look, inside.width);
        let mut rows = inside.y..inside.bottom();
        for ((_, line), y) in lines.iter().zip(rows.by_ref()) {
            flow::draw(c, Rect { y, height: 1, ..inside }, std::slice::from_ref(line));
        }
        self.own_cards(c, rows, inside);
    }

    /// Headings of what does not fit into a panel of this height, each once.
    pub fn unseen_of_hero(&self, light: &Light, height: u16, wide: u16) -> Vec<String> {
        let Some(player) = self.shown() else { return vec![] };
        let lines = self.lines_of(player, light, Look::default(), wide);
        let texts = self.own_card_lines(wide).into_iter().map(|_| "tui-now-unseen-texts");
        let room = height.saturating_sub(1);
        let mut ids: Vec<&str> = lines.iter().map(|(id, _)| *id).chain(texts).skip(room.into()).collect();
        ids.dedup();
        // A heading ends in a colon, a name in a list does not.
        ids.into_iter().map(|id| self.word(id).trim_end_matches(':').to_string()).collect()
    }
    /// The cards in one's own hand, with all that they say.
    pub fn own_card_lines(&self, wide: u16) -> Vec<String> {
        self.own_hand().iter().flat_map(|&n| self.told(n, wide)).collect()
    }
    fn own_hand(&self) -> &[QuestCard] {
        self.shown().and_then(|p| p.hand.cards.as_deref()).unwrap_or_default()
    }
    fn own_cards(&self, c: &mut Canvas<'_>, mut rows: std::ops::Range<u16>, area: Rect) {
        let style = c.look.faint();
        for &n in self.own_hand() {
            let told = self.told_in(n, area.width, rows.len(), c.look.more());
            for (line, y) in told.iter().zip(rows.by_ref()) {
                c.put(area.x + 1, y, area.width - 1, line, style);
            }
        }
    }
    fn told(&self, n: QuestCard, wide: u16) -> Vec<String> {
        self.told_in(n, wide, usize::MAX, "")
    }
    /// What a quest says, in at most so many lines. Where that is too little, its beginning is left out, and then its end; but
    /// what it gives is told to the end or not at all, and nobody takes half a sentence for a whole one.
    pub fn told_in(&self, n: QuestCard, wide: u16, lines: usize, more: &str) -> Vec<String> {
        let says = card(&self.cat.quests, n).map_or(&[][..], |quest| &quest.says);
        let parts: Vec<String> = says.iter().map(|line| self.view.words.say(line, self.view.names)).collect();
        let gain = says.iter().position(|line| line.id == "now-card-gain").unwrap_or(0);
        let said = |text: String| wrap(&format!("{}: {text}", self.quest(n)), wide.saturating_sub(2));
        let from = |k: usize| if k == 0 { parts.join("; ") } else { format!("{more} {}", parts[k..].join("; ")) };
        let until = |k: usize| format!("{}{more}", parts[..k].join("; "));
        let ways = (0..=gain).map(from).chain((1..parts.len()).rev().map(until));
        let fitting = ways.map(said).find(|told| told.len() <= lines);
        fitting.unwrap_or_else(|| said(more.into()).into_iter().take(lines).collect())
    }

    /// The title: who it is, and the numbers that are asked for all the time.
    fn strength(&self, c: &mut Canvas<'_>, area: Rect, player: &PlayerView) {
        let look = c.look;
        let seat = self.view.shown;
        let mut pen = c.pen(area.x + 1, area.y, area.width.saturating_sub(2));
        pen.say(" ").write(look.seat_mark(seat), look.seat_style(seat)).gap(0).say(" ");
        pen.write(&cut(self.seat_name(seat), 14, look.more()), look.seat_style(seat)).say(" ");
        let dot = format!("{} ", look.dot());
        if let Some(hero) = player.hero {
            pen.faint(&dot).write(&format!("{} ", self.word(&format!("hero-{hero}"))), look.title());
        }
        if self.board.first.index() == seat && self.board.season > 0 {
            pen.write(&format!("({}) ", self.word("tui-now-first")), look.title());
        }
        let numbers = [
            (Token::Heart, format!("{}/{}", player.hearts, player.max_hearts)),
            (Token::Mana, format!("{}/{}", player.mana, player.max_mana)),
            (Token::Coin, player.coins.to_string()),
            (Token::Experience, player.experience.to_string()),
            (Token::Book, player.books.to_string()),
        ];
        pen.faint(&dot);
        for (token, n) in numbers {
            pen.write(&format!("{n}{} ", look.token(token)), look.strong());
        }
        if player.gifts.defence > 0 {
            pen.say(&format!("{} ", self.count("tui-now-defence", player.gifts.defence)));
        }
    }
    /// How far the hero may march, in brackets what is used up; then the goods and what they are worth.
    fn arrows_and_goods(&self, player: &PlayerView, look: Look) -> Vec<Item> {
        let board = player.hero.and_then(|hero| self.cat.hero(hero));
        let arrows = board.map_or(&[][..], |board| &board.arrows);
        let arrow = |(k, (arrow, used)): (usize, (&u8, &bool))| {
            let far = arrow + player.gifts.movement;
            match used {
                true => Item::thing(format!("arrow.{k}"), format!("({far})"), look.faint()),
                false => Item::thing(format!("arrow.{k}"), format!("{}{far}", look.arrow()), look.strong()),
            }
        };
        let mut items: Vec<Item> = arrows.iter().zip(&player.arrows_used).enumerate().map(arrow).collect();
        items.extend(self.cat.goods.iter().zip(player.goods).map(|(good, n)| {
            let style = if n > 0 { look.good(color(*good)) } else { look.faint() };
            Item::thing(format!("good.{good}"), format!("{}{n}", self.letter(good)), style)
        }));
        let worth = format!("= {}{}", player.worth, look.token(Token::Coin));
        items.push(Item::thing("market".into(), worth, look.plain()));
        let tokens = (player.tokens > 0).then(|| self.count("tui-now-tokens", player.tokens));
        items.extend(tokens.map(|text| Item::word(text, look.faint())));
        items
    }
    /// `Mason 4/1`, in brackets if face down.
    fn specialists(&self, look: Look, player: &PlayerView, wide: u16) -> Vec<Line> {
        let seat = self.view.shown;
        let named = |slot: usize| vec![format!("specialist.{seat}.{slot}"), format!("specialist.{slot}")];
        let all = player.specialists.iter().enumerate();
        flow(all.map(|(slot, hired)| self.hired(look, named(slot), hired.as_ref())).collect(), wide)
    }

    /// All that stands below the title, the most important first.
    fn lines_of(&self, player: &PlayerView, light: &Light, look: Look, wide: u16) -> Vec<Headed> {
        let mut lines = vec![];
        self.lay(&mut lines, wide, "tui-now-arrows", self.arrows_and_goods(player, look), look);
        let specialists = self.specialists(look, player, wide);
        lines.extend(specialists.into_iter().map(|line| ("tui-now-unseen-specialists", line)));
        if shines(light, &["trade"]) {
            self.lay(&mut lines, wide, "tui-now-market", self.trades(light, look), look);
        }
        if shines(light, &["ability"]) {
            self.lay(&mut lines, wide, "tui-now-abilities", self.abilities(player, light, look), look);
        }
        let mut parts = [
            ("tui-now-hand", self.hand(player, look, wide)),
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
    fn lay(&self, lines: &mut Vec<Headed>, wide: u16, id: &'static str, items: Vec<Item>, look: Look) {
        if items.is_empty() {
            return;
        }
        let heading = Item::word(self.word(id), look.faint());
        let laid = flow(std::iter::once(heading).chain(items).collect(), wide);
        let further = |line: Line| std::iter::once(Item::word(String::new(), look.faint())).chain(line).collect();
        lines.extend(laid.into_iter().enumerate().map(|(k, line)| (id, if k == 0 { line } else { further(line) })));
    }
    fn trades(&self, light: &Light, look: Look) -> Vec<Item> {
        let coin = look.token(Token::Coin);
        let item = |(n, trade): (usize, &TradeView)| {
            let thing = format!("trade.{n}");
            let text = format!("{}={}{coin}", self.goods(trade.goods), trade.coins);
            light.shows(&thing).then_some(Item::thing(thing, text, look.plain()))
        };
        self.cat.trades.iter().enumerate().filter_map(item).collect()
    }
    /// What the hero could still learn, and for how much experience.
    fn abilities(&self, player: &PlayerView, light: &Light, look: Look) -> Vec<Item> {
        let Some(board) = player.hero.and_then(|hero| self.cat.hero(hero)) else { return vec![] };
        let item = |&n: &SlotToken| {
            let thing = format!("ability.{n}");
            let text =
                format!("{} {}{}", self.token(n), card(&self.cat.tokens, n)?.cost, look.token(Token::Experience));
            light.shows(&thing).then_some(Item::thing(thing, text, look.plain()))
        };
        board.abilities.iter().filter_map(item).collect()
    }
    /// Own cards by name and place; those of others are only counted.
    fn hand(&self, player: &PlayerView, look: Look, wide: u16) -> Vec<Item> {
        let Some(cards) = &player.hand.cards else {
            let text = player.hand.size.iter().sum::<u32>().to_string();
            return vec![Item::word(text, look.plain())];
        };
        let item = |&n: &QuestCard| Item::thing(format!("quest.{n}"), self.quest_at(n, wide), look.plain());
        cards.iter().map(item).collect()
    }
    fn orders(&self, player: &PlayerView, look: Look) -> Vec<Item> {
        let item = |&n: &OrderToken| {
            let order = &self.cat.orders[n.index()];
            let text = format!("{}={}{}", self.goods(order.goods), order.coins, look.token(Token::Coin));
            Item::thing(format!("order.{n}"), text, look.plain())
        };
        let done = (!player.completed.is_empty()).then(|| {
            let text = format!("{}{}", look.yes(), player.completed.len());
            Item::word(text, look.plain())
        });
        player.orders.iter().map(item).chain(done).collect()
    }
    /// The four attacks: the die, the name of what covers the slot, the damage.
    fn red(&self, player: &PlayerView, look: Look) -> Vec<Item> {
        let Some(board) = player.hero.and_then(|hero| self.cat.hero(hero)) else { return vec![] };
        let item = |(k, token): (usize, &Option<SlotToken>)| {
            let attack = token.map_or(board.basics.get(k), |n| card(&self.cat.tokens, n)?.attack.as_ref());
            let name = token.map(|n| format!("{} ", self.token(n))).unwrap_or_default();
            let text = format!("{}:{name}{}", k + 1, attack.map(|a| blow(a, look)).unwrap_or_default());
            Item::thing(format!("slot.red.{k}"), text, look.plain())
        };
        player.red.iter().enumerate().map(item).collect()
    }
    fn blue(&self, player: &PlayerView, look: Look) -> Vec<Item> {
        let item = |(k, token): (usize, &Option<SlotToken>)| {
            let text = token.map_or_else(|| look.dot().into(), |n| self.token(n));
            let style = if token.is_some() { look.plain() } else { look.faint() };
            Item::thing(format!("slot.blue.{k}"), text, style)
        };
        player.blue.iter().enumerate().map(item).collect()
    }
    /// Those used up stand in brackets.
    fn powers(&self, player: &PlayerView, look: Look) -> Vec<Item> {
        let item = |&n: &u8| {
            let power = &self.cat.powers[usize::from(n)];
            let mana =
                if power.mana > 0 { format!(" {}{}", power.mana, look.token(Token::Mana)) } else { String::new() };
            let text = format!("{}{mana}", self.word(&power.word));
            let used = player.used.contains(&n);
            let (text, style) = if used { (format!("({text})"), look.faint()) } else { (text, look.plain()) };
            Item::thing(format!("power.{n}"), text, style)
        };
        player.powers.iter().map(item).collect()
    }
    fn played(&self, player: &PlayerView, look: Look) -> Vec<Item> {
        let item = |&n: &QuestCard| {
            let points = self.cat.quests[n.index()].points;
            let points = if points == 0 { String::new() } else { format!(" {points}") };
            Item::word(format!("{}{points}{}", self.quest(n), look.dot()), look.plain())
        };
        player.played.iter().map(item).collect()
    }
}

/// `3/1+2◊`: damage, defence, and what mana adds: `+` damage, `/` defence, `d` a die.
fn blow(attack: &AttackView, look: Look) -> String {
    let mut text = attack.damage.to_string();
    if attack.defence > 0 {
        text.push_str(&format!("/{}", attack.defence));
    }
    if let Some(boost) = attack.boost.as_ref() {
        let more = match boost {
            BoostView { die: true, .. } => "+d".into(),
            BoostView { damage: 0, defence, .. } => format!("+/{defence}"),
            BoostView { damage, .. } => format!("+{damage}"),
        };
        text.push_str(&(more + &look.token(Token::Mana).repeat(boost.mana.min(3) as usize)));
    }
    text
}
