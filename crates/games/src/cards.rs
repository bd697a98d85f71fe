//! What a card of Merchants does, in a few lines of plain text, from the cards of the catalog's JSON.
//!
//! The card's name is not among them: that is the word `hero-…`, `deed-…`, `steed-…` and so on.
use crate::Words;
use merchants::Merchants;
use serde_json::{Value, json};
use std::sync::OnceLock;
use table::Shelved;

impl Words {
    pub fn hero_text(&self, card: &Value) -> String {
        let town = word_of(&card["town"]);
        let home = [("town", json!(format!("town-{town}"))), ("class", json!(format!("class-{town}")))];
        let mut lines = vec![self.with("card-hero", &home)];
        lines.push(if card["starting"] == true { self.word("card-hero-start") } else { self.wants(card) });
        lines.push(match &card["bonus"] {
            Value::String(bonus) => self.word(&format!("card-bonus-{bonus}")),
            bonus => self.with("card-bonus-good", &[("good", json!(format!("good-{}", word_of(&bonus["good"]))))]),
        });
        lines.join("\n")
    }

    pub fn commission_text(&self, card: &Value) -> String {
        let town = json!(format!("town-{}", word_of(&card["town"])));
        [self.with("card-commission", &[("town", town)]), self.wants(card), self.word("card-commission-prestige")]
            .join("\n")
    }

    /// The story, the road, and what each value of a travel die brings.
    pub fn event_text(&self, card: &Value) -> String {
        let story = format!("event-{}-story", word_of(&card["id"]));
        let road = json!(format!("road-{}", word_of(&card["road"])));
        let mut lines = vec![];
        if self.has(&story) {
            lines.push(self.word(&story));
        }
        lines.push(self.with("card-event-road", &[("road", road)]));
        for (i, effects) in items(&card["values"]).iter().enumerate() {
            lines.push(self.with("card-event-value", &[("value", json!(i + 1)), ("effects", effect_list(effects))]));
        }
        lines.join("\n")
    }

    pub fn deed_text(&self, card: &Value) -> String {
        let needs: Vec<Value> =
            items(&card["needs"]).iter().map(|need| measure("measure", word_of(need), self)).collect();
        let mut args = vec![("reward", numbered("reward", word_of(&card["reward"])))];
        let id = match (card["per"].as_str(), card["most"].as_u64()) {
            (None, _) => "card-deed-reward",
            (Some(per), most) => {
                args.push(("each", measure("each", per, self)));
                args.push(("most", json!(most)));
                // a pack that names no limit gets the largest number there is
                if most.is_none_or(|most| most >= 99) { "card-deed-reward-per-each" } else { "card-deed-reward-per" }
            }
        };
        [self.with("card-deed-needs", &[("needs", json!(needs))]), self.with(id, &args)].join("\n")
    }

    pub fn building_text(&self, card: &Value) -> String {
        if let Some(help) = self.own_help("buildings", "building", card) {
            return help;
        }
        let effects = ("effects", effect_list(&card["effects"]));
        let cost = |cost: &Value| match word_of(cost) {
            "good" => self.word("card-cost-good"),
            cost => self.say_json(&effect(cost), &[]),
        };
        let costs: Vec<String> = items(&card["costs"]).iter().map(cost).collect();
        if costs.is_empty() {
            return self.with("card-building-free", &[effects]);
        }
        let costs = costs.join(&format!(" {} ", self.word("card-or")));
        self.with("card-building-pay", &[("costs", json!({ "text": costs })), effects])
    }

    pub fn companion_text(&self, card: &Value) -> String {
        if let Some(help) = self.own_help("companions", "id", card) {
            return help;
        }
        let said = |id: &str, effects: &Value| self.with(id, &[("effects", effect_list(effects))]);
        if card["loyal"] == true {
            return items(&card["abilities"]).iter().map(|a| said("card-ability", a)).collect::<Vec<_>>().join("\n");
        }
        let gift = format!("card-gift-{}", word_of(&card["id"]));
        [said(&gift, &card["effects"]), self.word("card-stray-goes")].join("\n")
    }

    /// `steed`: its word in the catalog.
    pub fn steed_text(&self, steed: &str) -> String {
        self.word(&format!("card-help-steed-{steed}"))
    }

    /// `tile`: its word in the catalog.
    pub fn upgrade_text(&self, tile: &str) -> String {
        self.word(&format!("card-help-upgrade-{tile}"))
    }

    /// A list of effects in the notation of packs: `["coins 2", "lantern 1"]` → `2 coins, 1 lantern`.
    pub fn effects_text(&self, effects: &Value) -> String {
        let said: Vec<String> = items(effects).iter().map(|e| self.say_json(&effect(word_of(e)), &[])).collect();
        if said.is_empty() { self.word("effect-nothing") } else { said.join(", ") }
    }

    fn wants(&self, card: &Value) -> String {
        let good = |good: &Value| json!({ "id": "one-good", "args": { "good": format!("good-{}", word_of(good)) } });
        self.with("card-wants", &[("goods", items(&card["wants"]).iter().map(good).collect())])
    }

    /// Our own cards have a sentence of their own; a card that another pack or the edition changed is described by its
    /// effects.
    fn own_help(&self, list: &str, name: &str, card: &Value) -> Option<String> {
        static OWN: OnceLock<[Value; 2]> = OnceLock::new();
        let of = |edition: &str| {
            let options = json!({ "edition": edition });
            Merchants::build(&options, None).map(|game| game.catalog()).unwrap_or_default()
        };
        let [last, prototype] = OWN.get_or_init(|| ["final", "prototype"].map(of));
        let kind = list.strip_suffix('s').unwrap_or(list);
        let id = format!("card-help-{kind}-{}", word_of(&card[name]));
        // The sentences about buildings are those of the final edition.
        let known = items(&last[list]).contains(card) || kind == "companion" && items(&prototype[list]).contains(card);
        (known && self.has(&id)).then(|| self.word(&id))
    }
}

pub(crate) fn word_of(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

pub(crate) fn items(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

pub(crate) fn effect_list(effects: &Value) -> Value {
    items(effects).iter().map(|e| effect(word_of(e))).collect()
}

/// `coins 2` → `effect-coins` with n = 2.
fn numbered(kind: &str, notation: &str) -> Value {
    match notation.rsplit_once(' ') {
        Some((what, n)) => {
            json!({ "id": format!("{kind}-{}", what.replace(' ', "-")), "args": { "n": n.parse::<i64>().unwrap_or(0) } })
        }
        None => json!({ "id": format!("{kind}-{notation}") }),
    }
}

/// An effect in the notation of packs, as a text.
fn effect(notation: &str) -> Value {
    let words: Vec<&str> = notation.split(' ').collect();
    match words[..] {
        ["craft", side] => json!({ "id": "effect-craft", "args": { "side": format!("side-{side}") } }),
        ["good", side, kind] => {
            let side = format!("side-{side}");
            match kind.strip_prefix('$') {
                Some(price) => {
                    let price = price.parse::<i64>().unwrap_or(0);
                    json!({ "id": "effect-good-worth", "args": { "side": side, "price": price } })
                }
                None if ["any", "off-wheel", "stored"].contains(&kind) => {
                    json!({ "id": format!("effect-good-{kind}"), "args": { "side": side } })
                }
                None => json!({ "id": "effect-good", "args": { "side": side, "good": format!("good-{kind}") } }),
            }
        }
        ["commission", town] => json!({ "id": "effect-commission-of", "args": { "town": format!("town-{town}") } }),
        ["lose", "dearest-good"] => json!({ "id": "effect-lose-dearest" }),
        ["lose", what] => json!({ "id": format!("effect-lose-{what}") }),
        _ => numbered("effect", notation),
    }
}

/// What a deed counts: `heroes-delivered farglen 2` for `measure`, without the number for `each`.
fn measure(kind: &str, notation: &str, words: &Words) -> Value {
    let mut parts: Vec<&str> = notation.split(' ').collect();
    let n = parts.last().and_then(|n| n.parse::<i64>().ok());
    if n.is_some() {
        parts.pop();
    }
    let mut args = json!({ "n": n.unwrap_or(1) });
    let id = match parts[..] {
        ["good", good] => {
            args["good"] = json!(format!("good-{good}"));
            "good".into()
        }
        [what, place] => {
            let town = format!("town-{place}");
            args["place"] = json!(if words.has(&town) { town } else { format!("region-{place}") });
            format!("{what}-to")
        }
        _ => parts.join("-"),
    };
    json!({ "id": format!("{kind}-{id}"), "args": args })
}
