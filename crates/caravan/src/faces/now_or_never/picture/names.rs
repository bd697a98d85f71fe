//! What things are called.
use super::Scene;
use super::signs::Token;
use crate::faces::card;
use crate::tui::canvas::{cut, width};
use crate::tui::look::Look;
use now_or_never::words::Stuff;
use now_or_never::{BuildingTile, QuestCard, SlotToken, SpecialistCard};
use table::{Numbered, Text};

impl Scene<'_> {
    pub fn building(&self, n: BuildingTile) -> String {
        card(&self.cat.buildings, n).map_or_else(|| "?".into(), |b| self.word(&format!("building-{}", b.id)))
    }
    /// In so many columns: its whole name, else a short one, else a part of it.
    pub fn building_in(&self, n: BuildingTile, room: u16, look: Look) -> String {
        let name = self.building(n);
        let short = card(&self.cat.buildings, n).map(|b| format!("tui-now-building-{}", b.id)).unwrap_or_default();
        if width(&name) > room && self.view.words.has(&short) {
            return cut(&self.word(&short), room, look.more());
        }
        cut(&name, room, look.more())
    }
    pub fn token(&self, n: SlotToken) -> String {
        card(&self.cat.tokens, n).map_or_else(|| "?".into(), |t| self.word(&format!("token-{}", t.id)))
    }
    pub fn quest(&self, n: QuestCard) -> String {
        card(&self.cat.quests, n).map_or_else(|| "?".into(), |q| self.word(&format!("quest-{}", q.id)))
    }
    /// `Lost Tool @Miners`: with its place, as a map of this width calls it.
    pub fn quest_at(&self, n: QuestCard, wide: u16) -> String {
        let place = card(&self.cat.quests, n).map(|quest| self.place(quest.location, wide)).unwrap_or_default();
        format!("{} @{place}", self.quest(n))
    }
    pub fn specialist(&self, n: SpecialistCard) -> String {
        card(&self.cat.specialists, n).map_or_else(|| "?".into(), |s| self.word(&format!("specialist-{}", s.id)))
    }
    /// `Mason 4/1`: the cost, and the tax for its owner.
    pub fn specialist_price(&self, n: SpecialistCard) -> String {
        let Some(card) = card(&self.cat.specialists, n) else { return "?".into() };
        format!("{} {}/{}", self.specialist(n), card.cost, card.tax)
    }
    /// `S2T`: letters of goods, with how many.
    pub fn goods(&self, goods: [u8; 4]) -> String {
        let some = self.cat.goods.iter().zip(goods).filter(|(_, n)| *n > 0);
        some.map(|(good, n)| if n > 1 { format!("{n}{}", self.letter(good)) } else { self.letter(good) }).collect()
    }
    /// A letter for a good, a sign for anything else.
    pub fn stuff(&self, stuff: Stuff, look: Look) -> String {
        match stuff {
            Stuff::Book => look.token(Token::Book).into(),
            Stuff::Coins => look.token(Token::Coin).into(),
            Stuff::Hearts => look.token(Token::Heart).into(),
            Stuff::Mana => look.token(Token::Mana).into(),
            Stuff::Experience => look.token(Token::Experience).into(),
            good => self.letter(good),
        }
    }
    /// What a card says, in one line.
    pub fn says<'t>(&self, says: impl IntoIterator<Item = &'t Text>) -> String {
        says.into_iter().map(|line| self.view.words.say(line, self.view.names)).collect::<Vec<_>>().join("; ")
    }

    /// `space.17` → `Monument`.
    pub fn name(&self, thing: &str) -> Option<String> {
        let (kind, id) = thing.split_once('.').unwrap_or((thing, ""));
        let n: u8 = id.parse().unwrap_or(u8::MAX);
        match kind {
            "space" => Some(self.space_name(n)),
            "enemy" => Some(self.word(&format!("enemy-{}", self.cat.enemy(n)?.id))),
            "tile" => Some(self.building(card(&self.shown()?.grid, n).copied()??)),
            "town" => Some(self.count("tui-now-thing-plot", n / 4 + 1) + &format!(".{}", n % 4 + 1)),
            "gear" | "ability" => Some(self.token(Numbered::numbered(n)?)),
            "row" => Some(self.specialist(card(&self.board.row, n).copied()??)),
            "specialist" => self.specialist_name(id),
            "quest" => Some(self.quest(Numbered::numbered(n)?)),
            "order" => Some(self.word(&format!("order-{}", card(&self.cat.orders, n)?.id))),
            "power" => Some(self.word(&card(&self.cat.powers, n)?.word)),
            "hero" => Some(self.word(&format!("hero-{id}"))),
            "pile" => Some(self.word(&format!("now-pile-{id}"))),
            "good" | "villager" | "waiting" | "housed" => Some(self.word(&format!("now-good-{id}"))),
            "housing" => Some(self.count("tui-now-thing-housing", n + 1)),
            "arrow" => {
                let player = self.shown()?;
                let far = card(&self.cat.hero(player.hero?)?.arrows, n)? + player.gifts.movement;
                Some(self.count("tui-now-thing-arrow", far))
            }
            "trade" => {
                let trade = card(&self.cat.trades, n)?;
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
    pub fn space_name(&self, n: u8) -> String {
        let Some(space) = self.cat.space(n) else { return "?".into() };
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
    pub fn row_and_column(&self, n: u8) -> (usize, usize) {
        let n = usize::from(n);
        let columns = self.cat.map().map_or(1, |map| usize::from(map.columns.max(1)));
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
