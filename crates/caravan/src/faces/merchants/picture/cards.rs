//! Every card that can be asked about, with what it does.
use super::road::RUINS;
use crate::tui::picture::{Card, View};
use merchants::view::View as Board;
use serde::Deserialize;
use serde_json::{Value, json};

/// The parts of the catalog: their key, what the names of their cards begin with, and where a card has the rest.
const KINDS: [(&str, &str, &str); 8] = [
    ("buildings", "building", "building"),
    ("companions", "companion", "id"),
    ("steed_cards", "steed", "steed"),
    ("upgrade_tiles", "upgrade", "tile"),
    ("deeds", "deed", "id"),
    ("heroes", "hero", "id"),
    ("commissions", "commission", "id"),
    ("events", "event", "id"),
];

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
    let named = |word: &str, id: &Value| words.word(&format!("{word}-{}", text(id)));
    if view.board["automaton"].is_object() {
        add("automaton", named("automaton-name", &cat["edition"]), words.says(&cat["automaton"]));
        for card in list("actions") {
            add("action", named("action", &card["id"]), words.says(card));
        }
    }
    for district in list("districts") {
        let id = text(district);
        add("district", words.word(&format!("district-{id}")), words.word(&format!("guide-merchants-{id}")));
    }
    for card in list("towns") {
        add("town", words.word(&format!("town-{}", text(&card["town"]))), town_text(view, card));
    }
    for (key, kind, id) in KINDS {
        for card in list(key) {
            let story = format!("event-{}-story", text(&card["id"]));
            let story = (kind == "event" && words.has(&story)).then(|| words.word(&story));
            let lines = story.into_iter().chain([words.says(card)]).collect::<Vec<_>>();
            add(kind, named(kind, &card[id]), lines.join("\n"));
        }
    }
    cards
}

fn list(v: &Value) -> Vec<Value> {
    v.as_array().cloned().unwrap_or_default()
}

/// The region of a town.
fn region_of(view: &View<'_>, card: &Value) -> Value {
    let region = list(&view.catalog["regions"]).into_iter().find(|region| region["region"] == card["region"]);
    region.unwrap_or_default()
}

/// What there is to do in a town, and the other one of its region.
fn town_text(view: &View<'_>, card: &Value) -> String {
    let said = |effect: &str| view.catalog["effects"][effect].clone();
    let region = region_of(view, card);
    let hero: Value = list(&region["hero"]).iter().filter_map(Value::as_str).map(said).collect();
    let other = list(&region["towns"]).into_iter().find(|town| *town != card["town"]).unwrap_or_default();
    let args = [("other", Value::from(format!("town-{}", other.as_str().unwrap_or_default()))), ("hero", hero)];
    view.words.with("tui-about-town", &args)
}

/// What is found where the marker of the ruins comes to after so many steps.
fn ruins_text(view: &View<'_>, steps: usize) -> Option<String> {
    let board = Board::deserialize(view.board).ok()?;
    let here = RUINS.iter().position(|space| board.ruins == *space)?;
    let goods = view.catalog["ruins"][RUINS[(here + steps) % RUINS.len()]].as_array()?;
    let names: Vec<String> =
        goods.iter().filter_map(Value::as_str).map(|good| view.words.word(&format!("good-{good}"))).collect();
    // Where any will do, the board says no more.
    let text = if names.len() > 2 { view.words.word("tui-any-good") } else { names.join(" / ") };
    Some(view.words.with("tui-about-ruins", &[("goods", json!({ "text": text }))]))
}

/// What a choice comes to that only names a card or a place.
pub fn about(view: &View<'_>, act: &str) -> Option<String> {
    let (words, cat) = (view.words, view.catalog);
    let (verb, id) = act.split_once(' ')?;
    let numbered = |list: &str| Some(words.says(cat[list].get(id.parse::<usize>().ok()?)?));
    let named = |list: &str, key: &str| Some(words.says(cat[list].as_array()?.iter().find(|card| card[key] == id)?));
    let text = match verb {
        "keep" | "deed" => numbered("deeds")?,
        "companion" => numbered("companions")?,
        "host" | "take-hero" => numbered("heroes")?,
        "use" => named("buildings", "building")?,
        "draft" | "steed" => named("steed_cards", "steed")?,
        "upgrade" => named("upgrade_tiles", "tile")?,
        "visit" => words.word(&format!("guide-merchants-{id}")),
        "declare" => {
            let town = id.split(' ').next();
            let card = cat["towns"].as_array()?.iter().find(|card| card["town"].as_str() == town)?;
            let hero = list(&region_of(view, card)["hero"]);
            let hero: Value =
                hero.iter().filter_map(Value::as_str).map(|effect| cat["effects"][effect].clone()).collect();
            words.with("tui-about-journey", &[("hero", hero)])
        }
        "ruins" => ruins_text(view, id.parse().ok()?)?,
        _ => return None,
    };
    Some(in_one_line(&text))
}

/// Lines of a card as sentences; some of them end as such already.
pub fn in_one_line(text: &str) -> String {
    let ended = |line: &str| line.ends_with(['.', '!', '?', ':', '…']);
    let lines: Vec<&str> = text.lines().collect();
    let (last, others) = lines.split_last().unwrap_or((&"", &[]));
    let others = others.iter().map(|line| if ended(line) { format!("{line} ") } else { format!("{line}. ") });
    others.collect::<String>() + last
}
