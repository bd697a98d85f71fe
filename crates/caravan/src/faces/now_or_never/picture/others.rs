//! Everybody else, and the bot: numbers, then specialists, in as many lines as they take.
use super::Scene;
use super::flow::{self, Item, Line, flow};
use super::signs::Token;
use crate::tui::canvas::Canvas;
use crate::tui::look::Look;
use now_or_never::view::{BotView, PlayerView, SpecialistView};
use ratatui::layout::Rect;
use table::Seat;

/// The seat of the bot in the names of things.
const BOT: usize = 4;

impl Scene<'_> {
    /// Their lines without and with their specialists, the title not counted.
    pub fn other_heights(&self, wide: u16) -> (u16, u16) {
        let height = |with_team: bool| {
            self.other_lines(Look::default(), wide, with_team).iter().map(|lines| lines.len() as u16).sum()
        };
        (height(false), height(true))
    }
    /// What a panel of this height leaves out.
    pub fn unseen_of_others(&self, height: u16, wide: u16) -> Option<String> {
        let (least, most) = self.other_heights(wide);
        (least < most && height <= most).then(|| self.word("tui-now-unseen-teams"))
    }
    pub fn others(&self, c: &mut Canvas<'_>, area: Rect) {
        let inside = c.panel(area, &self.word("tui-others"));
        let with_team = inside.height >= self.other_heights(inside.width).1;
        let mut y = inside.y;
        for lines in self.other_lines(c.look, inside.width, with_team) {
            y = flow::draw(c, Rect { y, height: inside.bottom().saturating_sub(y), ..inside }, &lines);
        }
    }
    fn other_lines(&self, look: Look, wide: u16, with_team: bool) -> Vec<Vec<Line>> {
        let mut all = vec![];
        for seat in self.opponents() {
            let player = &self.board.players[seat];
            all.push(flow(self.numbers(look, seat, player), wide));
            all.extend(with_team.then(|| flow(self.team(look, seat, &player.specialists), wide)));
        }
        if let Some(bot) = &self.board.bot {
            all.push(flow(self.bot(look, bot), wide));
            all.extend(with_team.then(|| flow(self.team(look, BOT, &bot.specialists), wide)));
        }
        all
    }

    fn numbers(&self, look: Look, seat: usize, player: &PlayerView) -> Vec<Item> {
        let active = self.board.active.index() == seat && !self.is_over();
        let mark = if active { look.lit_mark() } else { " " };
        let name = format!("{mark}{} {}", look.seat_mark(seat), self.seat_name(seat));
        let say = |text: String| Item::word(text, look.plain());
        let mut items = vec![Item::word(name, look.seat_style(seat))];
        items.extend(player.hero.map(|hero| say(self.word(&format!("hero-{hero}")))));
        let numbers = [
            (Token::Heart, u16::from(player.hearts)),
            (Token::Mana, player.mana.into()),
            (Token::Coin, player.coins),
            (Token::Experience, player.experience.into()),
            (Token::Book, player.books.into()),
        ];
        let numbers: Vec<String> = numbers.iter().map(|(token, n)| format!("{n}{}", look.token(*token))).collect();
        items.push(say(numbers.join(" ")));
        items.extend(Some(self.goods(player.goods)).filter(|goods| !goods.is_empty()).map(say));
        let built = player.town.iter().flatten().count();
        let housed: u8 = player.housed.iter().flatten().sum();
        let cards = player.hand.size.iter().sum::<u32>();
        let counts = [
            self.count("tui-now-built", built),
            self.count("tui-now-housed", housed),
            self.count("tui-now-cards", cards),
        ];
        items.push(say(counts.join(" ")));
        if self.board.first.index() == seat && self.board.season > 0 {
            items.push(Item::word(self.word("tui-now-first"), look.title()));
        }
        if self.board.passed.has(Seat(seat as u8)) {
            items.push(Item::word(self.word("tui-now-passed"), look.faint()));
        }
        items
    }
    fn bot(&self, look: Look, bot: &BotView) -> Vec<Item> {
        let mut items = vec![Item::word(self.word("tui-now-bot"), look.strong())];
        let counts = [
            ("tui-now-bot-cards", bot.cards_to_come.len() as u32),
            ("tui-now-tokens", bot.tokens.into()),
            ("tui-now-bot-villagers", bot.villagers.into()),
            ("tui-now-bot-quests", bot.quests.iter().sum()),
            ("tui-now-bot-orders", bot.orders),
        ];
        items.extend(counts.map(|(id, n)| Item::word(self.count(id, n), look.plain())));
        items.extend(bot.attacked.then(|| Item::word(self.word("tui-now-bot-attacked"), look.faint())));
        items
    }

    fn team(&self, look: Look, seat: usize, specialists: &[Option<SpecialistView>]) -> Vec<Item> {
        let named = |slot: usize| vec![format!("specialist.{seat}.{slot}")];
        let indent = Item::word(String::new(), look.plain());
        let team = specialists.iter().enumerate().map(|(slot, hired)| self.hired(look, named(slot), hired.as_ref()));
        std::iter::once(indent).chain(team).collect()
    }
    /// A specialist in somebody's slot: in brackets and faint if face down.
    pub fn hired(&self, look: Look, things: Vec<String>, hired: Option<&SpecialistView>) -> Item {
        let (text, style) = match hired {
            Some(it) if it.face_up => (self.specialist_price(it.specialist), look.plain()),
            Some(it) => (format!("({})", self.specialist(it.specialist)), look.faint()),
            None => (look.dot().into(), look.faint()),
        };
        Item { things, text, style }
    }
}
