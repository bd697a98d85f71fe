//! Every card that can be asked about, with what it says.
use crate::tui::picture::{Card, View};
use now_or_never::view::View as Board;
use serde::Deserialize;
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
    let mut cards: Vec<Card> = vec![];
    let mut add = |kind: &str, name: String, text: String| {
        let card = Card { kind: words.word(&format!("tui-now-kind-{kind}")), name, text };
        if !cards.contains(&card) {
            cards.push(card);
        }
    };
    let is_solo = Board::deserialize(view.board).is_ok_and(|board| board.bot.is_some());
    let side = usize::from(cat["side"] == "underground");
    for card in list(&cat["locations"][side]) {
        add("location", words.word(&format!("location-{}", text(&card["location"]))), words.says(&card));
    }
    for card in list(&cat["enemies"][side]) {
        let numbers = words.with(
            "tui-now-foe",
            &[("left", card["health"].clone()), ("health", card["health"].clone()), ("attack", card["attack"].clone())],
        );
        add("enemy", words.word(&format!("enemy-{}", text(&card["id"]))), format!("{numbers}\n{}", words.says(&card)));
    }
    for (key, kind) in KINDS {
        for card in list(&cat[key]) {
            let id =
                if card["word"].is_string() { text(&card["word"]) } else { format!("{kind}-{}", text(&card["id"])) };
            // What belongs to a token or a quest is said there.
            if kind == "power" && !id.starts_with("power-") || kind == "solo" && !is_solo {
                continue;
            }
            add(kind, words.word(&id), about(view, kind, &card) + &words.says(&card));
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
        _ => String::new(),
    }
}
