//! What things are called.
use super::Scene;
use crate::tui::canvas::{cut, width};
use crate::tui::look::{Look, Token};
use serde_json::Value;

impl Scene<'_> {
    pub fn building(&self, n: usize) -> String {
        self.cat.buildings.get(n).map_or_else(|| "?".into(), |b| self.word(&format!("building-{}", b.id)))
    }
    /// In so many columns: its whole name, else a short one, else a part of it.
    pub fn building_in(&self, n: usize, room: u16, look: Look) -> String {
        let name = self.building(n);
        let short = self.cat.buildings.get(n).map(|b| format!("tui-now-building-{}", b.id)).unwrap_or_default();
        if width(&name) > room && self.view.words.has(&short) {
            return cut(&self.word(&short), room, look.more());
        }
        cut(&name, room, look.more())
    }
    pub fn token(&self, n: usize) -> String {
        self.cat.tokens.get(n).map_or_else(|| "?".into(), |t| self.word(&format!("token-{}", t.id)))
    }
    pub fn quest(&self, n: usize) -> String {
        self.cat.quests.get(n).map_or_else(|| "?".into(), |q| self.word(&format!("quest-{}", q.id)))
    }
    /// `Lost Tool @Miners`: with its place, as a map of this width calls it.
    pub fn quest_at(&self, n: usize, wide: u16) -> String {
        let place = self.cat.quests.get(n).map(|quest| self.place(&quest.location, wide)).unwrap_or_default();
        format!("{} @{place}", self.quest(n))
    }
    pub fn specialist(&self, n: usize) -> String {
        self.cat.specialists.get(n).map_or_else(|| "?".into(), |s| self.word(&format!("specialist-{}", s.id)))
    }
    /// `Mason 4/1`: the cost, and the tax for its owner.
    pub fn specialist_price(&self, n: usize) -> String {
        let Some(card) = self.cat.specialists.get(n) else { return "?".into() };
        format!("{} {}/{}", self.specialist(n), card.cost, card.tax)
    }
    /// `S2T`: letters of goods, with how many.
    pub fn goods(&self, goods: [u8; 4]) -> String {
        let some = self.cat.goods.iter().zip(goods).filter(|(_, n)| *n > 0);
        some.map(|(good, n)| if n > 1 { format!("{n}{}", self.letter(good)) } else { self.letter(good) }).collect()
    }
    /// A letter for a good, a sign for anything else.
    pub fn stuff(&self, stuff: &str, look: Look) -> String {
        match stuff {
            "book" => look.token(Token::Book).into(),
            "coins" => look.token(Token::Coin).into(),
            "hearts" => look.token(Token::Heart).into(),
            "mana" => look.token(Token::Mana).into(),
            "experience" => look.token(Token::Experience).into(),
            good => self.letter(good),
        }
    }
    /// What a card says, in one line.
    pub fn says(&self, says: &Value) -> String {
        let lines = says.as_array().map_or(&[][..], Vec::as_slice);
        lines.iter().map(|line| self.view.words.say_json(line, self.view.names)).collect::<Vec<_>>().join("; ")
    }

    /// `space.17` → `Monument`.
    pub fn name(&self, thing: &str) -> Option<String> {
        let (kind, id) = thing.split_once('.').unwrap_or((thing, ""));
        let n: usize = id.parse().unwrap_or(usize::MAX);
        match kind {
            "space" => Some(self.space_name(n)),
            "enemy" => Some(self.word(&format!("enemy-{}", self.cat.enemy(n)?.id))),
            "tile" => Some(self.building(self.shown()?.grid.get(n).copied()??)),
            "town" => Some(self.count("tui-now-thing-plot", n as u64 / 4 + 1) + &format!(".{}", n % 4 + 1)),
            "gear" | "ability" => Some(self.token(n)),
            "row" => Some(self.specialist(self.board.row.get(n).copied()??)),
            "specialist" => self.specialist_name(id),
            "quest" => Some(self.quest(n)),
            "order" => Some(self.word(&format!("order-{}", self.cat.orders.get(n)?.id))),
            "power" => Some(self.word(&self.cat.powers.get(n)?.word)),
            "hero" => Some(self.word(&format!("hero-{id}"))),
            "pile" => Some(self.word(&format!("now-pile-{id}"))),
            "good" | "villager" | "waiting" | "housed" => Some(self.word(&format!("now-good-{id}"))),
            "housing" => Some(self.count("tui-now-thing-housing", n as u64 + 1)),
            "arrow" => {
                let player = self.shown()?;
                let far = self.cat.hero(player.hero.as_ref()?)?.arrows.get(n)? + player.gifts.movement;
                Some(self.count("tui-now-thing-arrow", far))
            }
            "trade" => {
                let trade = self.cat.trades.get(n)?;
                Some(format!("{}={}", self.goods(trade.goods), trade.coins))
            }
            "slot" => {
                let (colour, slot) = id.split_once('.')?;
                let n = slot.parse::<u64>().ok()? + 1;
                Some(self.count(&format!("tui-now-thing-slot-{colour}"), n))
            }
            "rest" | "villagers" | "market" | "die" | "fight" | "helm" => {
                Some(self.word(&format!("tui-now-thing-{}", thing.replace('.', "-"))))
            }
            _ => None,
        }
    }
    /// As labels call it: by its location, its letter, its enemy, or where it lies.
    pub fn space_name(&self, n: usize) -> String {
        let Some(space) = self.cat.map().and_then(|map| map.spaces.get(n)) else { return "?".into() };
        let letter = space.letter.as_ref().and_then(|letter| letter.bytes().next());
        match (self.location(space), letter, space.level) {
            (Some(location), ..) => self.word(&format!("location-{location}")),
            (_, Some(letter), _) => self.with("now-place-letter", &[("letter", letter.saturating_sub(b'A').into())]),
            (.., Some(level)) => self.with("now-place-lair", &[("level", level.into())]),
            _ => {
                let (row, column) = self.row_and_column(n);
                self.with("now-place-plain", &[("column", column.into()), ("row", row.into())])
            }
        }
    }
    pub fn row_and_column(&self, n: usize) -> (usize, usize) {
        let columns = self.cat.map().map_or(1, |map| map.columns.max(1));
        (n / columns + 1, n % columns + 1)
    }
    /// `0.2`: the third of the first seat; `2`: the third place of one's own.
    fn specialist_name(&self, id: &str) -> Option<String> {
        let Some((seat, slot)) = id.split_once('.') else {
            return Some(self.count("tui-now-thing-place", id.parse::<u64>().ok()? + 1));
        };
        let slot: usize = slot.parse().ok()?;
        let seat: usize = seat.parse().ok()?;
        let all = match self.board.players.get(seat) {
            Some(player) => &player.specialists,
            None => &self.board.bot.as_ref()?.specialists,
        };
        match all.get(slot)? {
            Some(hired) => Some(self.specialist(hired.specialist)),
            None => Some(self.count("tui-now-thing-place", slot as u64 + 1)),
        }
    }
}
