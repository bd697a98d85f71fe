//! Everybody else, and the bot, in a line or two each: numbers, then specialists.
use super::Scene;
use super::board::{Hired, Player};
use super::supply::letter;
use super::town::cut;
use crate::tui::canvas::{Canvas, Pen};
use crate::tui::look::Token;
use ratatui::layout::Rect;

/// The seat of the bot in the names of things.
const BOT: usize = 4;

impl Scene<'_> {
    pub fn others(&self, c: &mut Canvas<'_>, area: Rect) {
        let inside = c.panel(area, &self.word("tui-others"));
        let seats = self.opponents();
        let all = (seats.len() + usize::from(self.board.bot.is_some())).max(1) as u16;
        let lines = (inside.height / all).clamp(1, 2);
        let mut y = inside.y;
        for seat in seats {
            let player = &self.board.players[seat];
            self.line(&mut c.pen(inside.x, y, inside.width), seat, player);
            if lines > 1 {
                self.team(c, Rect { y: y + 1, height: 1, ..inside }, seat, &player.specialists);
            }
            y += lines;
        }
        if let Some(bot) = &self.board.bot {
            let mut pen = c.pen(inside.x + 1, y, inside.width.saturating_sub(1));
            let look = pen.look();
            pen.write(&self.word("tui-now-bot"), look.strong()).gap(1);
            let quests = bot.quests.iter().sum::<u32>();
            for (id, n) in [
                ("tui-now-bot-cards", bot.cards_to_come.len() as u32),
                ("tui-now-tokens", bot.tokens.into()),
                ("tui-now-bot-villagers", bot.villagers.into()),
                ("tui-now-bot-quests", quests),
                ("tui-now-bot-orders", bot.orders),
            ] {
                pen.gap(1).say(&self.count(id, n));
            }
            if bot.attacked {
                pen.gap(1).faint(&self.word("tui-now-bot-attacked"));
            }
            if lines > 1 {
                self.team(c, Rect { y: y + 1, height: 1, ..inside }, BOT, &bot.specialists);
            }
        }
    }

    fn line(&self, pen: &mut Pen<'_>, seat: usize, player: &Player) {
        let look = pen.look();
        let active = self.board.active == seat && !self.is_over();
        pen.write(if active { look.lit_mark() } else { " " }, look.strong());
        pen.write(look.seat_mark(seat), look.seat_style(seat)).gap(1);
        pen.write(&cut(self.seat_name(seat), 9, look.more()), look.seat_style(seat)).to(13);
        if let Some(hero) = &player.hero {
            pen.say(&cut(&self.word(&format!("hero-{hero}")), 7, look.more()));
        }
        let numbers = [
            (Token::Heart, player.hearts.to_string(), 21),
            (Token::Mana, player.mana.to_string(), 25),
            (Token::Coin, player.coins.to_string(), 28),
            (Token::Experience, player.experience.to_string(), 32),
            (Token::Book, player.books.to_string(), 35),
        ];
        for (token, n, column) in numbers {
            pen.to(column).say(&format!("{n}{}", look.token(token)));
        }
        pen.to(38);
        for (good, n) in self.cat.goods.iter().zip(player.goods).filter(|(_, n)| *n > 0) {
            pen.write(&format!("{n}{}", letter(good)), look.good(good));
        }
        pen.to(46);
        let built = player.town.iter().flatten().count();
        let housed: u8 = player.housed.iter().flatten().sum();
        pen.say(&self.count("tui-now-built", built)).gap(1).say(&self.count("tui-now-housed", housed)).gap(1);
        pen.say(&self.count("tui-now-cards", player.hand.size.iter().sum::<u32>()));
        if self.board.first == seat && self.board.season > 0 {
            pen.gap(1).write(&self.word("tui-now-first"), look.title());
        }
        if self.board.passed.has(table::Seat(seat as u8)) {
            pen.gap(1).faint(&self.word("tui-now-passed"));
        }
    }

    fn team(&self, c: &mut Canvas<'_>, area: Rect, seat: usize, specialists: &[Option<Hired>]) {
        let wide = area.width.saturating_sub(2) / 4;
        for (slot, hired) in specialists.iter().enumerate() {
            let part = Rect { x: area.x + 2 + slot as u16 * wide, width: wide, ..area };
            self.hired(c, part, &[&format!("specialist.{seat}.{slot}")], hired.as_ref());
        }
    }
    /// A specialist in somebody's slot: in brackets and faint if face down.
    pub fn hired(&self, c: &mut Canvas<'_>, area: Rect, things: &[&str], hired: Option<&Hired>) {
        let look = c.look;
        let mut pen = c.pen(area.x, area.y, area.width);
        let room = area.width.saturating_sub(1);
        let (text, style) = match hired {
            Some(it) if it.face_up => (self.specialist_price(it.specialist, room, look), look.plain()),
            Some(it) => (
                format!("({})", cut(&self.specialist(it.specialist), room.saturating_sub(2), look.more())),
                look.faint(),
            ),
            None => (look.dot().into(), look.faint()),
        };
        pen.things(things, &text, style);
    }
}
