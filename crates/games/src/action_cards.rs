//! What the automaton of Merchants does, in a few lines of plain text, from the catalog's JSON.
use crate::Words;
use crate::cards::{effect_list, items, word_of};
use serde_json::{Value, json};

impl Words {
    /// Where it goes, what it plans, and its actions in their order.
    pub fn action_text(&self, card: &Value, districts: &Value) -> String {
        let space = card["space"].as_u64().unwrap_or(0) as usize;
        let district = |k: usize| json!(format!("district-{}", word_of(&districts[(space + k) % 5])));
        let mut lines = vec![
            self.with("card-action-space", &[("first", district(0)), ("second", district(1))]),
            self.with("card-action-plan", &[("effects", effect_list(&card["reward"]))]),
        ];
        if card["lit"].is_array() {
            lines.push(self.with("card-action-lit", &[("effects", effect_list(&card["lit"]))]));
        }
        lines.push(self.word("card-action-first"));
        for (k, action) in items(&card["actions"]).iter().enumerate() {
            lines.push(format!("{}. {}", k + 1, self.deal_text(card, action)));
        }
        if card["south"] == "deed" || items(&card["fortune"]).contains(&json!("deed")) {
            lines.push(self.word(if card["deed"] == "top" {
                "card-action-deed-top"
            } else {
                "card-action-deed-other"
            }));
        }
        lines.join("\n")
    }

    /// How it plays, and what each level gives it.
    pub fn automaton_text(&self, catalog: &Value) -> String {
        let mut lines = vec![self.word("card-automaton"), self.word("card-automaton-score")];
        for level in items(&catalog["levels"]) {
            let number = |key: &str| json!(level[key].as_u64().unwrap_or(0));
            let args = [
                ("level", json!(format!("level-{}", word_of(&level["level"])))),
                ("coins", number("coins")),
                ("lanterns", number("lanterns")),
                ("dice", number("illuminated_dice")),
                ("effects", effect_list(&level["bonus"])),
            ];
            lines.push(self.with("card-automaton-level", &args));
        }
        lines.join("\n")
    }

    fn deal_text(&self, card: &Value, action: &Value) -> String {
        let steps = ("steps", json!(action["steps"].as_u64().unwrap_or(0)));
        let number = |key: &str| json!(card[key].as_u64().unwrap_or(0));
        let good = |good: &Value| json!({ "id": "one-good", "args": { "good": format!("good-{}", word_of(good)) } });
        let luck = |k: usize| json!(format!("luck-{}", word_of(&card["fortune"][k])));
        let said = match word_of(&action["do"]) {
            "bazaar" => {
                self.with("card-action-bazaar", &[("goods", items(&action["goods"]).iter().map(good).collect())])
            }
            "commission" => {
                self.with("card-action-commission", &[("town", json!(format!("town-{}", word_of(&card["town"]))))])
            }
            "travel" => {
                let fortune = [("first", luck(0)), ("second", luck(1))];
                self.with("card-action-travel", &[&[("place", number("companion"))], &fortune[..]].concat())
            }
            "ruins" => self.with("card-action-ruins", &[steps]),
            "dark-market" if card["south"] == "deed" => self.with("card-action-dark-market-deed", &[steps]),
            "dark-market" => self.with("card-action-dark-market", &[steps]),
            _ => {
                let sells: Vec<String> = items(&card["sells"]).iter().map(ToString::to_string).collect();
                let sells = json!({ "text": sells.join(", ") });
                self.with("card-action-inn", &[("place", number("hero")), ("requests", sells)])
            }
        };
        let needs: Vec<String> = items(&action["needs"]).iter().map(|need| self.need_text(word_of(need))).collect();
        if needs.is_empty() { said } else { format!("{} – {said}", needs.join(", ")) }
    }

    /// `goods >= 3`
    fn need_text(&self, need: &str) -> String {
        let mut words = need.split(' ');
        let id = match (words.next(), words.next()) {
            (Some("goods"), Some(">=")) => "card-need-goods-least",
            (Some("goods"), _) => "card-need-goods-most",
            _ => "card-need-commissions-most",
        };
        let n: i64 = words.next().and_then(|n| n.parse().ok()).unwrap_or(0);
        self.with(id, &[("n", json!(n))])
    }
}
