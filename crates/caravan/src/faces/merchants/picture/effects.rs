//! Effects in signs, and what things are called.
use super::Scene;
use super::signs::Token;
use crate::tui::look::Look;
use merchants::DeedCard;
use serde_json::{Value, json};

impl Scene<'_> {
    /// In words, as a list.
    pub fn said(&self, effects: &[String]) -> String {
        let texts: Vec<Value> = effects.iter().map(|effect| self.view.catalog["effects"][effect].clone()).collect();
        self.view.words.list(&texts, &[])
    }
    /// In signs where there are any: `+2★`.
    pub fn signs(&self, look: Look, effects: &[String]) -> String {
        let sign = |effect: &String| {
            let token = match effect.split(' ').next() {
                Some("coins") => Token::Coin,
                Some("prestige") => Token::Prestige,
                Some("lantern") => Token::Lantern,
                Some("quartz") => Token::Quartz,
                Some("horseshoe") => Token::Horseshoe,
                _ if effect == "good basic any" => return format!("+{}", self.word("tui-any-good")),
                _ => return format!("+{}", self.said(std::slice::from_ref(effect))),
            };
            format!("+{}{}", effect.rsplit(' ').next().unwrap_or_default(), look.token(token))
        };
        effects.iter().map(sign).collect::<Vec<_>>().join(" ")
    }
    /// What a deed asks for and gives, in one line.
    pub fn deed_text(&self, deed: DeedCard) -> String {
        super::cards::in_one_line(&self.view.words.says(&self.view.catalog["deeds"][deed.index()]))
    }

    /// What a thing is called: `market.potion`, `reserve.2`.
    pub fn name(&self, thing: &str) -> Option<String> {
        let (kind, id) = thing.split_once('.').unwrap_or((thing, ""));
        let card = |list: &str, word: &str| {
            let n: usize = id.parse().ok()?;
            let id = self.view.catalog[list][n]["id"].as_str()?;
            Some(self.word(&format!("{word}-{id}")))
        };
        let face = || ("value", json!({ "text": id }));
        Some(match kind {
            "hero" => card("heroes", "hero")?,
            "commission" => card("commissions", "commission")?,
            "deed" => card("deeds", "deed")?,
            "companion" => card("companions", "companion").unwrap_or_else(|| self.word(&format!("companion-{id}"))),
            "market" | "supply" => self.word(&format!("good-{id}")),
            "wagon" => {
                let (good, side) = id.split_once('.')?;
                let args = [("good", json!(format!("good-{good}"))), ("side", json!(format!("side-{side}")))];
                self.with("tui-ware", &args)
            }
            "town" | "stack" => self.word(&format!("town-{id}")),
            "tile" => self.word(&format!("upgrade-{id}")),
            "luck" if id == "coins" => self.count("tui-luck-coins", self.board.fortune_coins),
            "luck" => self.word(&format!("tui-luck-{id}")),
            "road" | "steed" | "building" | "district" => self.word(&format!("{kind}-{id}")),
            "space" => {
                let k: usize = id.parse().ok()?;
                let word = |k: usize| self.word(&format!("tui-district-{}", super::city::DISTRICTS[k % 5]));
                format!("{}|{}", word(k), word(k + 1))
            }
            "dark" => self.word(&format!("dark-{}", super::road::DARK.get(id.parse::<usize>().ok()?)?)),
            "ruins" => self.word(&format!("ruins-{}", super::road::RUINS.get(id.parse::<usize>().ok()?)?)),
            "reserve" | "slot" | "special" | "die" | "lift" | "ability" => {
                self.with(&format!("tui-thing-{kind}"), &[face()])
            }
            "deck" => self.word(&format!("tui-thing-deck-{id}")),
            _ => {
                let id = format!("tui-thing-{kind}");
                if !self.view.words.has(&id) {
                    return None;
                }
                self.word(&id)
            }
        })
    }
}
