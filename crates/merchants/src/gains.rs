//! What a seat has gained and given up between two positions, in words: why somebody would go that way.
use crate::Merchants;
use crate::state::*;
use table::{Seat, Text};

impl Merchants {
    /// The most telling first: who was brought home and what was delivered, then everything that is counted. Cards that
    /// come out of a deck are only counted: which they are is not known before.
    pub fn gains(&self, before: &State, after: &State, seat: Seat) -> Vec<Text> {
        let (a, b) = (&before.players[seat], &after.players[seat]);
        let home = b.brought - a.brought;
        let done = b.delivered - a.delivered;
        let mut told: Vec<Text> = home.iter().map(|hero| self.hero(Text::new("gain-home"), hero)).collect();
        told.extend(done.iter().map(|card| self.commission(Text::new("gain-commission"), card)));
        let counted = counts(a).into_iter().zip(counts(b)).map(|((id, old), (_, now))| (id, now - old));
        told.extend(counted.filter(|&(_, by)| by != 0).map(|(id, by)| Text::new(id).changed(by)));
        let by = self.score(after, seat).total - self.score(before, seat).total;
        told.extend((by != 0).then(|| Text::new("gain-score").changed(by)));
        told
    }
}

fn counts(p: &Player) -> [(&'static str, i32); 11] {
    [
        ("gain-coins", p.coins.into()),
        ("gain-prestige", p.prestige.into()),
        ("gain-goods", p.goods_in_all().into()),
        ("gain-heroes", p.hero_count().into()),
        ("gain-commissions", p.commissions.iter().flatten().count() as i32),
        ("gain-companions", p.companions.len() as i32),
        ("gain-deeds", p.deeds.len() as i32),
        ("gain-upgrades", p.tiles.count_ones() as i32),
        ("gain-lanterns", p.lanterns.into()),
        ("gain-quartz", p.quartz.into()),
        ("gain-horseshoes", p.horseshoes.into()),
    ]
}
