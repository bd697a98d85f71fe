//! What choices come to, and which of many come first.
use super::Scene;
use crate::faces::card;
use crate::tui::offers::Offer;
use crate::tui::picture::grouped;
use serde_json::json;
use table::Text;

impl Scene<'_> {
    /// Of many spaces those come first where there is something to do, a quest of one's own before all; then the cheapest.
    pub fn rank(&self, offer: &Offer) -> i64 {
        if offer.act.starts_with("build ") {
            return self.rank_of_building(offer);
        }
        let mut words = offer.act.split(' ');
        let (Some("go" | "charge"), Some(Ok(n))) = (words.next(), words.next().map(str::parse::<u8>)) else {
            return 0;
        };
        let Some(space) = self.cat.space(n) else { return 0 };
        let mine = self.view.looking.and_then(|me| self.board.players.get(me.index()));
        let hand = mine.and_then(|p| p.hand.cards.as_deref()).unwrap_or_default();
        let worth = match self.location(space) {
            Some(at) if hand.iter().any(|&n| card(&self.cat.quests, n).is_some_and(|quest| quest.location == at)) => 0,
            Some(_) => 1,
            None if space.level.is_some() || self.board.unclaimed.contains(&n) => 1,
            None => 2,
        };
        let number = |key: &str| offer.label["args"][key].as_i64().unwrap_or(0);
        worth * 10_000 + number("hearts") * 100 + number("steps") + 1
    }

    /// The dearest building that one can pay for comes first; of its places those that give something, then the cheapest.
    fn rank_of_building(&self, offer: &Offer) -> i64 {
        let tile = offer.act.split(' ').nth(1).and_then(|tile| tile.parse::<usize>().ok());
        let building = tile.and_then(|tile| self.shown()?.grid.get(tile).copied().flatten());
        let price = building.and_then(|b| card(&self.cat.buildings, b)).map_or(0, |b| i64::from(b.cost));
        let gift = i64::from(offer.label["args"]["gift"].is_null());
        let tile = tile.unwrap_or(0) as i64;
        (100 - price) * 100_000 + tile * 1_000 + gift * 100 + offer.label["args"]["cost"].as_i64().unwrap_or(0)
    }
    /// What a line says that stands for several choices.
    pub fn group(&self, thing: &str, offers: &[&Offer]) -> String {
        let n = ("n", offers.len().into());
        let called = self.name(thing).unwrap_or_else(|| thing.into());
        let name = ("name", json!({ "text": called }));
        let costs: Vec<i64> = offers.iter().filter_map(|offer| offer.label["args"]["cost"].as_i64()).collect();
        match (costs.iter().min(), costs.iter().max()) {
            (Some(&least), Some(&most)) if offers.iter().all(|offer| offer.act.starts_with("build ")) => {
                let id = if least == most { "tui-now-group-build" } else { "tui-now-group-build-from" };
                self.with(id, &[name, n, ("cost", least.into())])
            }
            // With some it is the first of the two, with others the second.
            _ if offers.iter().all(|offer| offer.act.starts_with("swap ")) => {
                let swap = self.with("tui-now-group-swap", &[name]);
                self.with("tui-group", &[("name", json!({ "text": swap })), n])
            }
            _ => grouped(self.view, &called, offers),
        }
    }

    /// What a choice comes to that only names a card or a place.
    pub fn about(&self, act: &str) -> Option<String> {
        let words: Vec<&str> = act.split(' ').collect();
        let number = |k: usize| words.get(k)?.parse::<u8>().ok();
        let says = match *words.first()? {
            // The label has its place already.
            "keep" => return Some(self.quest_says(words.get(1)?.parse().ok()?)),
            "build" => &card(&self.cat.buildings, card(&self.shown()?.grid, number(1)?).copied()??)?.says,
            "go" => self.place_says(number(1)?)?,
            "charge" => self.enemy_says(number(1)?)?,
            "fight" => self.enemy_says(self.shown()?.space)?,
            "hero" => &card(&self.cat.powers, self.cat.hero(words.get(1)?.parse().ok()?)?.power)?.says,
            _ => return None,
        };
        Some(self.says(says)).filter(|text| !text.is_empty())
    }

    /// What there is to do on a space.
    fn place_says(&self, space: u8) -> Option<&Vec<Text>> {
        let location = self.location(self.cat.space(space)?)?;
        let all = self.cat.locations.get(self.cat.side.index())?;
        Some(&all.iter().find(|card| card.location == location)?.says)
    }
    /// What whoever defeats the enemy of a space gets.
    fn enemy_says(&self, space: u8) -> Option<&Vec<Text>> {
        Some(&self.cat.enemy(self.cat.space(space)?.level?.checked_sub(1)?)?.says)
    }
}
