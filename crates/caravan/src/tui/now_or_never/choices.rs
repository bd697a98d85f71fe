//! What choices come to, and which of many come first.
use super::Scene;
use crate::tui::offers::Offer;
use serde_json::Value;

impl Scene<'_> {
    /// Of many spaces those come first where there is something to do, a quest of one's own before all; then the cheapest.
    pub fn rank(&self, offer: &Offer) -> i64 {
        let mut words = offer.act.split(' ');
        let (Some("go" | "charge"), Some(Ok(n))) = (words.next(), words.next().map(str::parse::<usize>)) else {
            return 0;
        };
        let Some(space) = self.cat.map().and_then(|map| map.spaces.get(n)) else { return 0 };
        let mine = self.view.looking.and_then(|me| self.board.players.get(me.index()));
        let hand = mine.and_then(|p| p.hand.cards.as_deref()).unwrap_or_default();
        let worth = match self.location(space) {
            Some(at) if hand.iter().any(|&card| self.cat.quests[card].location == at) => 0,
            Some(_) => 1,
            None if space.level.is_some() || self.board.unclaimed.contains(&n) => 1,
            None => 2,
        };
        let number = |key: &str| offer.label["args"][key].as_i64().unwrap_or(0);
        worth * 10_000 + number("hearts") * 100 + number("steps") + 1
    }

    /// What a choice comes to that only names a card or a place.
    pub fn about(&self, act: &str) -> Option<String> {
        let words: Vec<&str> = act.split(' ').collect();
        let number = |k: usize| words.get(k)?.parse::<usize>().ok();
        let catalog = self.view.catalog;
        let says = match *words.first()? {
            // The label has its place already.
            "keep" => return Some(self.quest_says(number(1)?)),
            "build" => &catalog["buildings"][self.shown()?.grid.get(number(1)?).copied()??]["says"],
            "go" => self.place_says(number(1)?)?,
            "charge" => self.enemy_says(number(1)?)?,
            "fight" => self.enemy_says(self.shown()?.space)?,
            "hero" => &catalog["powers"][self.cat.hero(words.get(1)?)?.power]["says"],
            _ => return None,
        };
        Some(self.says(says)).filter(|text| !text.is_empty())
    }

    fn of_this_side(&self, list: &str) -> &[Value] {
        let side = usize::from(self.cat.side == "underground");
        self.view.catalog[list][side].as_array().map_or(&[], Vec::as_slice)
    }
    /// What there is to do on a space.
    fn place_says(&self, space: usize) -> Option<&Value> {
        let location = self.location(self.cat.map()?.spaces.get(space)?)?;
        Some(&self.of_this_side("locations").iter().find(|card| card["location"] == location)?["says"])
    }
    /// What whoever defeats the enemy of a space gets.
    fn enemy_says(&self, space: usize) -> Option<&Value> {
        let level = self.cat.map()?.spaces.get(space)?.level?;
        Some(&self.of_this_side("enemies").iter().find(|card| card["level"] == level)?["says"])
    }
}
