//! What a seat has gained and given up between two positions, in words: why somebody would go that way.
use crate::cards::Cards;
use crate::state::*;
use crate::words::*;
use crate::{NowOrNever, SlotToken};
use table::{Seat, Text};

impl NowOrNever {
    /// Quests and orders first, then everything that is counted. Cards that come out of a pile are only counted.
    pub fn gains(&self, before: &State, after: &State, seat: Seat) -> Vec<Text> {
        let (a, b) = (&before.players[seat], &after.players[seat]);
        let counts = [
            ("now-gain-quests", size(b.played) - size(a.played)),
            ("now-gain-orders", ones(b.completed) - ones(a.completed)),
            ("now-gain-cards", size(b.hand) - size(a.hand)),
            ("now-gain-held-orders", ones(b.orders) - ones(a.orders)),
            ("now-gain-buildings", filled(&b.town) - filled(&a.town)),
            ("now-gain-villagers", villagers(b) - villagers(a)),
            ("now-gain-specialists", filled(&b.specialists) - filled(&a.specialists)),
            ("now-gain-abilities", ones(b.bought.into()) - ones(a.bought.into())),
            ("now-gain-gear", self.gear_of(b) - self.gear_of(a)),
            ("now-gain-tokens", i32::from(b.tokens) - i32::from(a.tokens)),
        ];
        let mut told: Vec<Text> = vec![];
        for (id, by) in counts.into_iter().filter(|&(_, by)| by != 0) {
            told.push(Text::new(id).changed(by));
        }
        for &stuff in Stuff::ALL {
            let by = has(b, stuff) - has(a, stuff);
            if by != 0 {
                told.push(Text::new("now-gain-stuff").changed(by).word("stuff", format!("now-stuff-{stuff}")));
            }
        }
        let by = i32::from(self.score(b).total()) - i32::from(self.score(a).total());
        told.extend((by != 0).then(|| Text::new("now-gain-score").changed(by)));
        told
    }
    /// In its slots; abilities lie there as well, and are counted apart.
    fn gear_of(&self, p: &Player) -> i32 {
        let is_gear = |token: &&SlotToken| self.cat.token(**token).level == 0;
        p.red.iter().chain(&p.blue).flatten().filter(is_gear).count() as i32
    }
}

fn size(cards: Cards) -> i32 {
    cards.iter().count() as i32
}

fn ones(bits: u16) -> i32 {
    bits.count_ones() as i32
}

fn filled<C>(places: &[Option<C>]) -> i32 {
    places.iter().flatten().count() as i32
}

fn villagers(p: &Player) -> i32 {
    let housed: i32 = p.housed.iter().flatten().map(|&n| i32::from(n)).sum();
    housed + p.waiting.iter().map(|&n| i32::from(n)).sum::<i32>()
}

fn has(p: &Player, stuff: Stuff) -> i32 {
    match stuff {
        Stuff::Shell => p.goods[0].into(),
        Stuff::Tool => p.goods[1].into(),
        Stuff::Demon => p.goods[2].into(),
        Stuff::Crystal => p.goods[3].into(),
        Stuff::Book => p.books.into(),
        Stuff::Coins => p.coins.into(),
        Stuff::Hearts => p.hearts.into(),
        Stuff::Mana => p.mana.into(),
        Stuff::Experience => p.experience.into(),
    }
}
