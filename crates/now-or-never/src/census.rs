//! Everything that may neither appear nor vanish, for the law of conservation.
use crate::state::*;
use crate::{NowOrNever, State};
use std::collections::BTreeMap;

impl NowOrNever {
    /// Components by kind, wherever they lie, open questions included. What goes to the box is not counted.
    pub fn components(&self, s: &State) -> BTreeMap<&'static str, u32> {
        let mut all = BTreeMap::new();
        let mut add = |what: &'static str, n: u32| *all.entry(what).or_insert(0) += n;
        let sum = |counts: &[u8]| counts.iter().map(|&n| u32::from(n)).sum::<u32>();
        add("villagers", sum(&s.supply) + filled(&s.villagers) + u32::from(s.bot.villagers));
        add("quest cards", s.quests.len() + s.discards.len() + s.bot.quests.len());
        add("orders", s.orders.len() as u32 + s.bot.orders.len());
        for seat in self.seats_of() {
            let p = &s.players[seat];
            add("villagers", sum(&p.waiting) + sum(p.housed.as_flattened()));
            add("quest cards", p.hand.len() + p.drawn.len() + p.played.len());
            add("orders", p.orders.count_ones() + p.completed.count_ones());
            if s.season > 0 {
                add("missing buildings", 20 - filled(&p.grid) - filled(&p.town));
            } else {
                add("missing buildings", 0);
            }
            add("unknown discards", (s.known[seat].iter().filter(|&card| !s.discards.has(card)).count()) as u32);
        }
        for frame in s.stack.iter() {
            match frame.step {
                Step::KeepOrder { .. } => add("orders", 2),
                Step::QuestFight { .. } | Step::QuestDone { .. } => add("quest cards", 1),
                Step::Fight { foe: Foe::Quest(_), .. } | Step::Round { foe: Foe::Quest(_), .. } => {
                    add("quest cards", 1);
                }
                _ => {}
            }
        }
        all
    }
}

fn filled<C>(places: &[Option<C>]) -> u32 {
    places.iter().flatten().count() as u32
}
