//! A choice that names a card says what the card does, or says itself all that the choice comes to.
use super::{app, positions};
use crate::tui::app::App;
use crate::tui::offers::Offer;
use serde_json::Value;
use shelf::{Lang, Words};
use std::collections::{BTreeMap, BTreeSet};

/// Does a label name one of these?
fn names_one(words: &Words, label: &Value, cards: &BTreeSet<String>) -> bool {
    match label {
        Value::String(id) => words.has(id) && cards.contains(&words.word(id)),
        Value::Array(all) => all.iter().any(|it| names_one(words, it, cards)),
        Value::Object(all) => all.iter().any(|(key, it)| key != "id" && names_one(words, it, cards)),
        _ => false,
    }
}

/// Of every kind of question the choices that name a card and say nothing about it, one of each verb.
fn silent(game: &'static str) -> BTreeMap<String, String> {
    let mut verbs = BTreeMap::new();
    let mut known = (Value::Null, BTreeSet::new());
    for position in positions::every_kind(game) {
        let app = app(position, Lang::En);
        if known.0 != app.catalog {
            known = (app.catalog.clone(), app.cards().into_iter().map(|card| card.name).collect());
        }
        let cards = &known.1;
        let offers: Vec<&Offer> = app.choosing.offers.iter().collect();
        for (offer, about) in offers.iter().zip(app.picture.about(&app.view(), &offers)) {
            let is_told = about.is_some_and(|text| !text.is_empty());
            if !is_told && names_one(app.words, &offer.label, cards) {
                let verb = offer.act.split(' ').next().unwrap_or_default().to_string();
                verbs.entry(verb).or_insert_with(|| app.words.say_json(&offer.label, app.names()));
            }
        }
    }
    verbs
}

/// `speaking`: verbs whose labels say all themselves, though they name a card; each of them is needed.
fn compare(game: &'static str, speaking: &[&str]) {
    let mut silent = silent(game);
    let idle: Vec<&&str> = speaking.iter().filter(|verb| silent.remove(**verb).is_none()).collect();
    assert!(idle.is_empty(), "these are no exceptions any more: {idle:?}");
    assert!(silent.is_empty(), "these name a card and do not say what it does: {silent:#?}");
}

/// Every card that a choice of this verb could ever name, as such a choice.
fn choices(list: &Value, verb: &str, id: &str) -> Vec<Offer> {
    let all = list.as_array().unwrap_or_else(|| panic!("{verb}: no such list")).iter().enumerate();
    let name = |(n, card): (usize, &Value)| match id {
        "n" => n.to_string(),
        id => card[id].as_str().or(card.as_str()).unwrap_or_else(|| panic!("{card}")).to_string(),
    };
    let offer =
        |id: String| Offer { act: format!("{verb} {id}"), mark: 0, label: Value::Null, on: vec![], anytime: false };
    all.map(name).map(offer).collect()
}

/// Each of them is explained, in both languages.
fn explained(app: &mut App, offers: &[Offer]) {
    let offers: Vec<&Offer> = offers.iter().collect();
    assert!(offers.len() > 1);
    for words in Lang::ALL.map(Words::of) {
        app.words = words;
        for (offer, about) in offers.iter().zip(app.picture.about(&app.view(), &offers)) {
            assert!(about.is_some_and(|text| text.len() > 3 && !text.contains('\n')), "{}", offer.act);
        }
    }
}

#[test]
fn every_card_that_merchants_may_choose_is_explained() {
    for edition in ["final", "prototype"] {
        let of = |p: &&positions::Position| p.table().catalog()["edition"] == edition;
        let position = positions::every_kind("merchants").iter().find(of);
        let mut app = app(position.unwrap_or_else(|| panic!("{edition} was never played")), Lang::En);
        let catalog = app.catalog.clone();
        for (list, verb, id) in [
            ("deeds", "keep", "n"),
            ("deeds", "deed", "n"),
            ("companions", "companion", "n"),
            ("heroes", "host", "n"),
            ("heroes", "take-hero", "n"),
            ("buildings", "use", "building"),
            ("steed_cards", "draft", "steed"),
            ("steed_cards", "steed", "steed"),
            ("upgrade_tiles", "upgrade", "tile"),
            ("districts", "visit", ""),
        ] {
            explained(&mut app, &choices(&catalog[list], verb, id));
        }
    }
}

#[test]
fn every_card_that_now_or_never_may_choose_is_explained() {
    let builds = |p: &&positions::Position| p.kind == "build";
    let mut app = app(positions::every_kind("now-or-never").iter().find(builds).unwrap(), Lang::En);
    let catalog = app.catalog.clone();
    explained(&mut app, &choices(&catalog["quests"], "keep", "n"));
    explained(&mut app, &choices(&catalog["heroes"], "hero", "hero"));
    let spaces = catalog["maps"][usize::from(catalog["side"] == "underground")]["spaces"].clone();
    let with = |key: &str, verb: &str| -> Vec<Offer> {
        let all = spaces.as_array().unwrap().iter().zip(choices(&spaces, verb, "n"));
        all.filter(|(space, _)| !space[key].is_null()).map(|(_, offer)| offer).collect()
    };
    explained(&mut app, &with("location", "go"));
    explained(&mut app, &with("level", "charge"));
    let grid = app.sheet["board"]["players"][app.shown]["grid"].clone();
    let left = choices(&grid, "build", "n").into_iter().zip(grid.as_array().unwrap());
    let left: Vec<Offer> = left.filter(|(_, building)| !building.is_null()).map(|(offer, _)| offer).collect();
    explained(&mut app, &left);
}

#[test]
fn choices_of_merchants_that_name_a_card_say_what_it_does() {
    // Where one goes, what is given away, and labels that end in what comes of it.
    let speaking = [
        "ability",
        "bring",
        "commission",
        "decline",
        "drop-commission",
        "drop-hero",
        "enter",
        "go",
        "horseshoe",
        "stay",
    ];
    compare("merchants", &speaking);
}

#[test]
fn choices_of_now_or_never_that_name_a_card_say_what_it_does() {
    let speaking = ["buy", "keep-order", "learn", "pay", "place", "recruit", "rest", "send", "swap", "use", "wake"];
    compare("now-or-never", &speaking);
}

/// Whoever moves the marker of the ruins does it for the good there.
#[test]
fn the_steps_into_the_ruins_name_the_good() {
    let mut steps = 0;
    for position in positions::every_kind("merchants").iter().filter(|it| ["yurg", "ruins-move"].contains(&&*it.kind)) {
        for lang in Lang::ALL {
            let app = app(position, lang);
            let offers: Vec<&Offer> = app.choosing.offers.iter().filter(|it| it.act.starts_with("ruins ")).collect();
            for (offer, about) in offers.iter().zip(app.picture.about(&app.view(), &offers)) {
                steps += 1;
                let to = offer.label["args"]["to"].as_str().and_then(|to| to.strip_prefix("ruins-")).unwrap();
                let goods = app.catalog["ruins"][to].as_array().unwrap();
                let names = goods.iter().map(|good| app.say(&format!("good-{}", good.as_str().unwrap())));
                let names: Vec<String> = if goods.len() > 2 { vec![app.say("tui-any-good")] } else { names.collect() };
                let about = about.unwrap_or_default();
                assert!(names.iter().all(|name| about.contains(name)), "{}: {about}, not {names:?}", offer.act);
            }
        }
    }
    assert!(steps > 6, "{steps}");
}

/// Before a caravan is on its way it departs from Yurg: there it is lit, and not below the board.
#[test]
fn a_caravan_departs_from_yurg() {
    let mut seen = 0;
    for position in positions::every_kind("merchants").iter().filter(|it| it.kind == "yurg") {
        for (width, height) in super::SIZES {
            let mut app = app(position, Lang::En);
            let screen = super::super::tests::text(&mut app, width, height);
            if !app.choosing.lit().iter().any(|thing| thing == "caravan") {
                continue;
            }
            // In the smallest window the city may have no room.
            if let Some(yurg) = app.spots.find("district.yurg") {
                seen += 1;
                assert_eq!(app.spots.find("caravan"), Some(yurg), "{width}x{height}\n{screen}");
            } else {
                assert_eq!(width, 80, "{screen}");
            }
        }
    }
    assert!(seen > 5, "{seen}");
}
