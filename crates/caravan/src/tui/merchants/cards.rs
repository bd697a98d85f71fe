//! Every card that can be asked about, with what it does.
use super::road::RUINS;
use crate::tui::picture::{Card, View};
use serde_json::Value;

/// In the order of the rulebook; companions that are alike appear once.
pub fn all(view: &View<'_>) -> Vec<Card> {
    let (words, cat) = (view.words, view.catalog);
    let text = |v: &Value| v.as_str().unwrap_or_default().to_string();
    let mut cards: Vec<Card> = vec![];
    let mut add = |kind: &str, name: String, text: String| {
        let card = Card { kind: words.word(&format!("tui-kind-{kind}")), name, text };
        if !cards.contains(&card) {
            cards.push(card);
        }
    };
    let list = |key: &str| cat[key].as_array().map_or(&[][..], Vec::as_slice);
    // What a card does in the prototype, where that is less.
    let there = |id: String, usual: String| {
        let own = format!("card-help-{id}-prototype");
        if cat["edition"] == "prototype" && words.has(&own) { words.word(&own) } else { usual }
    };
    if view.board["automaton"].is_object() {
        let edition = text(&cat["edition"]);
        add("automaton", words.word(&format!("automaton-name-{edition}")), words.automaton_text(cat));
        for card in list("actions") {
            let name = words.word(&format!("action-{}", text(&card["id"])));
            add("action", name, words.action_text(card, &cat["districts"]));
        }
    }
    for district in list("districts") {
        let id = text(district);
        add("district", words.word(&format!("district-{id}")), words.word(&format!("guide-merchants-{id}")));
    }
    for card in list("towns") {
        add("town", words.word(&format!("town-{}", text(&card["town"]))), town_text(view, card));
    }
    for card in list("buildings") {
        add("building", words.word(&format!("building-{}", text(&card["building"]))), words.building_text(card));
    }
    for card in list("companions") {
        add("companion", words.word(&format!("companion-{}", text(&card["id"]))), {
            there(format!("companion-{}", text(&card["id"])), words.companion_text(card))
        });
    }
    for card in list("steeds") {
        add("steed", words.word(&format!("steed-{}", text(card))), {
            there(format!("steed-{}", text(card)), words.steed_text(&text(card)))
        });
    }
    for card in list("upgrades") {
        add("upgrade", words.word(&format!("upgrade-{}", text(card))), words.upgrade_text(&text(card)));
    }
    for card in list("deeds") {
        add("deed", words.word(&format!("deed-{}", text(&card["id"]))), words.deed_text(card));
    }
    for card in list("heroes") {
        add("hero", words.word(&format!("hero-{}", text(&card["id"]))), words.hero_text(card));
    }
    for card in list("commissions") {
        add("commission", words.word(&format!("commission-{}", text(&card["id"]))), words.commission_text(card));
    }
    for card in list("events") {
        add("event", words.word(&format!("event-{}", text(&card["id"]))), words.event_text(card));
    }
    cards
}

/// What there is to do in a town, and the other one of its region.
fn town_text(view: &View<'_>, card: &Value) -> String {
    let list = |v: &Value| v.as_array().cloned().unwrap_or_default();
    let region = list(&view.catalog["regions"]).into_iter().find(|region| region["region"] == card["region"]);
    let region = region.unwrap_or_default();
    let other = list(&region["towns"]).into_iter().find(|town| *town != card["town"]).unwrap_or_default();
    let args = [
        ("other", Value::from(format!("town-{}", other.as_str().unwrap_or_default()))),
        ("hero", serde_json::json!({ "text": view.words.effects_text(&region["hero"]) })),
    ];
    view.words.with("tui-about-town", &args)
}

/// What is found where the marker of the ruins comes to after so many steps.
fn ruins_text(view: &View<'_>, steps: usize) -> Option<String> {
    let here = RUINS.iter().position(|space| view.board["ruins"] == *space)?;
    let goods = view.catalog["ruins"][RUINS[(here + steps) % RUINS.len()]].as_array()?;
    let names: Vec<String> =
        goods.iter().filter_map(Value::as_str).map(|good| view.words.word(&format!("good-{good}"))).collect();
    // Where any will do, the board says no more.
    let text = if names.len() > 2 { view.words.word("tui-any-good") } else { names.join(" / ") };
    Some(view.words.with("tui-about-ruins", &[("goods", serde_json::json!({ "text": text }))]))
}

/// What a choice comes to that only names a card or a place.
pub fn about(view: &View<'_>, act: &str) -> Option<String> {
    let (words, cat) = (view.words, view.catalog);
    let (verb, id) = act.split_once(' ')?;
    let numbered = |list: &str| Some(&cat[list][id.parse::<usize>().ok()?]).filter(|card| card.is_object());
    let named = |list: &str, key: &str| cat[list].as_array()?.iter().find(|card| card[key] == id);
    let text = match verb {
        "keep" | "deed" => words.deed_text(numbered("deeds")?),
        "companion" => words.companion_text(numbered("companions")?),
        "host" | "take-hero" => words.hero_text(numbered("heroes")?),
        "use" => words.building_text(named("buildings", "building")?),
        "draft" | "steed" => words.steed_text(id),
        "upgrade" => words.upgrade_text(id),
        "visit" => words.word(&format!("guide-merchants-{id}")),
        "ruins" => ruins_text(view, id.parse().ok()?)?,
        _ => return None,
    };
    Some(text.replace('\n', " "))
}
