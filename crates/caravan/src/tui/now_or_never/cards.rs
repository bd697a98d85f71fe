//! Every card that can be asked about, with what it says.
use crate::tui::picture::{Card, View};
use serde_json::Value;

/// The parts of the catalog: their key, and what the names of their cards begin with.
const KINDS: [(&str, &str); 8] = [
    ("specialists", "specialist"),
    ("buildings", "building"),
    ("tokens", "token"),
    ("quests", "quest"),
    ("orders", "order"),
    ("finds", "find"),
    ("powers", "power"),
    ("solo", "solo"),
];

/// Locations and enemies of the side in use first; cards that are alike appear once.
pub fn all(view: &View<'_>) -> Vec<Card> {
    let (words, cat) = (view.words, view.catalog);
    let text = |v: &Value| v.as_str().unwrap_or_default().to_string();
    let list = |v: &Value| v.as_array().cloned().unwrap_or_default();
    let says = |card: &Value| {
        let lines = list(&card["says"]);
        lines.iter().map(|line| words.say_json(line, view.names)).collect::<Vec<_>>().join("\n")
    };
    let mut cards: Vec<Card> = vec![];
    let mut add = |kind: &str, name: String, text: String| {
        let card = Card { kind: words.word(&format!("tui-now-kind-{kind}")), name, text };
        if !cards.contains(&card) {
            cards.push(card);
        }
    };
    let side = usize::from(cat["side"] == "underground");
    for card in list(&cat["locations"][side]) {
        add("location", words.word(&format!("location-{}", text(&card["location"]))), says(&card));
    }
    for card in list(&cat["enemies"][side]) {
        let numbers = words.with(
            "tui-now-foe",
            &[("left", card["health"].clone()), ("health", card["health"].clone()), ("attack", card["attack"].clone())],
        );
        add("enemy", words.word(&format!("enemy-{}", text(&card["id"]))), format!("{numbers}\n{}", says(&card)));
    }
    for (key, kind) in KINDS {
        for card in list(&cat[key]) {
            let id =
                if card["word"].is_string() { text(&card["word"]) } else { format!("{kind}-{}", text(&card["id"])) };
            // What belongs to a token or a quest is said there.
            if kind == "power" && !id.starts_with("power-") || kind == "solo" && !view.board["bot"].is_object() {
                continue;
            }
            add(kind, words.word(&id), about(view, kind, &card) + &says(&card));
        }
    }
    cards
}

/// What is printed as a number.
fn about(view: &View<'_>, kind: &str, card: &Value) -> String {
    let line = |id: &str, args: &[&str]| {
        let args: Vec<(&str, Value)> = args.iter().map(|key| (*key, card[*key].clone())).collect();
        view.words.with(id, &args) + "\n"
    };
    match kind {
        "specialist" => line("tui-now-card-specialist", &["cost", "tax"]),
        "building" => line("tui-now-card-building", &["cost"]),
        "token" if card["level"].as_u64().unwrap_or(0) > 0 => line("tui-now-card-ability", &["cost", "level"]),
        "token" => line("tui-now-card-gear", &["cost"]),
        "order" => {
            let goods: [u8; 4] = serde_json::from_value(card["goods"].clone()).unwrap_or_default();
            let names = ["shell", "tool", "demon", "crystal"];
            let goods = names.iter().zip(goods).filter(|(_, n)| *n > 0);
            let goods: Vec<String> =
                goods.map(|(good, n)| format!("{n} {}", view.words.word(&format!("now-good-{good}")))).collect();
            view.words.with(
                "tui-now-card-order",
                &[("goods", serde_json::json!({ "text": goods.join(", ") })), ("coins", card["coins"].clone())],
            )
        }
        _ => String::new(),
    }
}
