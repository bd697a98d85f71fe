//! What cards say: every effect has its text, in every language, and whatever shows a card shows that.
use serde_json::{Value, json};
use shelf::find;
use shelf::{Lang, Words};
use table::Pack;

fn catalog(edition: &str) -> Value {
    find("merchants").unwrap().catalog_of(&json!({ "edition": edition }), None).unwrap()
}
/// Our own pack with one file changed.
fn changed(file: &str, from: &str, to: &str) -> Value {
    let mut pack: Pack = merchants::content::own_pack();
    let text = pack.get_mut(file).unwrap();
    assert!(text.contains(from), "{file}: {from}");
    *text = text.replace(from, to);
    find("merchants").unwrap().catalog(Some(&pack)).unwrap()
}
/// The card of a list that is called so.
fn card<'a>(catalog: &'a Value, list: &str, name: &str) -> &'a Value {
    let is = |card: &&Value| ["id", "building", "steed", "tile", "word"].iter().any(|key| card[key] == name);
    catalog[list].as_array().unwrap().iter().find(is).unwrap_or_else(|| panic!("{list}: {name}"))
}

/// Every `says` of a catalog, with the card that has it.
fn all_says(value: &Value) -> Vec<&Value> {
    match value {
        Value::Array(all) => all.iter().flat_map(all_says).collect(),
        Value::Object(fields) => {
            let own = fields.get("says").map(|_| value);
            own.into_iter()
                .chain(fields.iter().filter(|(key, _)| *key != "says").flat_map(|(_, it)| all_says(it)))
                .collect()
        }
        _ => vec![],
    }
}

/// No message is missing, and none lacks an argument: either would show as its id.
fn said_well(text: &str, words: &Words, of: &Value) {
    for line in text.lines() {
        let id = line.split([' ', ',', ':', '(', ')']).find(|word| {
            let kinds = ["effect-", "measure-", "each-", "reward-", "card-", "now-", "silk-tile-", "one-"];
            words.has(word) || kinds.iter().any(|kind| word.starts_with(kind))
        });
        assert!(id.is_none() && !line.contains('{'), "{}: `{line}` ({of})", words.lang);
    }
    assert!(!text.is_empty(), "{of}");
}

#[test]
fn every_card_of_every_catalog_says_what_it_does() {
    let options: [(&str, Value, &[&str]); 5] = [
        ("merchants", json!({}), &["heroes", "commissions", "events", "deeds", "companions", "buildings", "regions"]),
        ("merchants", json!({ "edition": "prototype" }), &["actions", "levels", "steed_cards", "upgrade_tiles"]),
        ("silk-road", json!({}), &["pieces"]),
        ("now-or-never", json!({}), &["tokens", "powers", "specialists", "buildings", "quests", "orders", "finds"]),
        ("now-or-never", json!({ "side": "underground" }), &["solo"]),
    ];
    for (game, options, lists) in options {
        let catalog = find(game).unwrap().catalog_of(&options, None).unwrap();
        for lang in Lang::ALL {
            let words = Words::of(lang);
            for list in lists {
                assert!(catalog[list].as_array().unwrap().iter().all(|card| card["says"].is_array()), "{game}: {list}");
            }
            for card in all_says(&catalog) {
                said_well(&words.says(card), words, card);
            }
            for (effect, text) in catalog["effects"].as_object().into_iter().flatten() {
                said_well(&words.say_json(text, &[]), words, &json!(effect));
            }
        }
    }
}

/// Whatever stands as data in a list has its text beside it.
#[test]
fn every_effect_that_stands_in_the_catalog_of_merchants_is_said() {
    for edition in ["final", "prototype"] {
        let catalog = catalog(edition);
        let mut lists: Vec<&Value> =
            ["oracle_die", "ruins_die", "deed_bonus"].iter().map(|list| &catalog[*list]).collect();
        lists.extend(catalog["dark_market"].as_object().unwrap().values());
        for (list, key) in [
            ("events", "values"),
            ("companions", "abilities"),
            ("companions", "effects"),
            ("buildings", "effects"),
            ("regions", "hero"),
            ("actions", "reward"),
            ("actions", "lit"),
            ("levels", "bonus"),
        ] {
            lists.extend(catalog[list].as_array().unwrap().iter().map(|card| &card[key]));
        }
        let mut said = 0;
        for effect in lists.into_iter().flat_map(words_in) {
            said += 1;
            assert!(catalog["effects"][effect]["id"].is_string(), "{effect}");
        }
        assert!(said > 200, "{said}");
    }
}
fn words_in(value: &Value) -> Vec<&str> {
    value.as_str().into_iter().chain(value.as_array().into_iter().flatten().flat_map(words_in)).collect()
}

#[test]
fn cards_read_well() {
    let words = Words::of(Lang::En);
    let own = catalog("final");
    let guildhall = words.says(card(&own, "buildings", "merchants-guildhall"));
    assert!(guildhall.starts_with("If you like, give up 2 coins or 1 lantern"), "{guildhall}");
    // the same card of another pack is described by its effects
    let other = changed("buildings.toml", r#"["coins 2", "lantern 1"]"#, r#"["coins 3", "good basic $1"]"#);
    assert_eq!(
        words.says(card(&other, "buildings", "merchants-guildhall")),
        "If you like, pay 3 coins or a basic good worth $1: \
         a basic good of any type, a basic good worth $1"
    );
    assert_eq!(
        words.says(card(&other, "buildings", "oracle-of-lumi")),
        words.word("card-help-building-oracle-of-lumi"),
        "what was not changed has its own sentence"
    );
    let effects = ["coins 2", "good basic $1"].map(|effect| own["effects"][effect].clone());
    assert_eq!(words.list(&effects, &[]), "2 coins, a basic good worth $1");
    assert_eq!(words.list(&[], &[]), "nothing");
}

#[test]
fn deeds_read_well() {
    let own = merchants::content::own_pack();
    let deed = |lines: &str| {
        let mut pack = own.clone();
        let text = pack.get_mut("deeds.toml").unwrap();
        let at = text.find("id = \"shepherd-of-heroes\"\n").unwrap();
        let end = at + text[at..].find("\n\n").unwrap();
        text.replace_range(at..end, &format!("id = \"shepherd-of-heroes\"\n{lines}"));
        let catalog = find("merchants").unwrap().catalog(Some(&pack)).unwrap_or_else(|e| panic!("{e}"));
        Words::of(Lang::En).says(card(&catalog, "deeds", "shepherd-of-heroes"))
    };
    assert_eq!(
        deed("needs = [\"heroes-delivered 3\"]\nreward = \"coins 1\"\nper = \"heroes-delivered\"\nmost = 5"),
        "Needed at the end: 3 heroes brought home\nReward: 1 coin per hero brought home, at most 5 times"
    );
    assert_eq!(
        deed("needs = [\"coins 3\"]\nreward = \"coins 1\"\nper = \"heroes-delivered\""),
        "Needed at the end: 3 coins\nReward: 1 coin per hero brought home"
    );
    assert_eq!(
        deed(
            "needs = [\"heroes-delivered cursecairn-nightpoem 1\", \"commissions-delivered cursecairn-nightpoem 1\"]\n\
             reward = \"points 3\""
        ),
        "Needed at the end: 1 hero brought home to Cursecairn–Nightpoem, \
         1 commission delivered to Cursecairn–Nightpoem\nReward: 3 victory points"
    );
}

#[test]
fn the_automaton_and_its_cards_read_well() {
    let catalog = catalog("final");
    assert_eq!(catalog["actions"].as_array().unwrap().len(), 10);
    for lang in Lang::ALL {
        assert_eq!(Words::of(lang).says(&catalog["automaton"]).lines().count(), 2 + 3, "{lang}");
    }
    let words = Words::of(Lang::En);
    let dusk = words.says(card(&catalog, "actions", "caravan-at-dusk"));
    assert!(dusk.starts_with("Goes to Yurg’s Excursions | Dark Market\nPlans: 1 prestige\n"), "{dusk}");
    assert!(dusk.contains("\n2. with 4 goods at most – Ruins of Yin: 1 step, "), "{dusk}");
    assert!(dusk.contains("\n3. Dark Market: 3 steps, "), "{dusk}");
}

/// Buildings are told by what they do in that edition, companions and steeds by what they can do in this game.
#[test]
fn cards_of_the_prototype_read_as_they_are_there() {
    let (catalog, last) = (catalog("prototype"), catalog("final"));
    assert_eq!((&catalog["edition"], catalog["buildings"].as_array().unwrap().len()), (&json!("prototype"), 5));
    let words = Words::of(Lang::En);
    assert_eq!(words.says(card(&catalog, "buildings", "blazing-quartz-mine")), "1 blazing quartz");
    for (list, name, here, there) in [
        ("companions", "scorpion", "card-help-companion-scorpion", None),
        ("companions", "threy-cat", "card-help-companion-threy-cat-prototype", Some("card-help-companion-threy-cat")),
        ("steed_cards", "lovebug", "card-help-steed-lovebug-prototype", Some("card-help-steed-lovebug")),
    ] {
        assert_eq!(words.says(card(&catalog, list, name)), words.word(here));
        if let Some(there) = there {
            assert_eq!(words.says(card(&last, list, name)), words.word(there));
        }
    }
    assert!(catalog["companions"].as_array().unwrap().iter().all(|card| card["loyal"] == true));
}

/// What is found on the loops of the board is said once, by the catalog: nobody who draws them has sentences of their own.
#[test]
fn places_of_the_loops_say_what_is_found_there() {
    let catalog = catalog("final");
    let places = catalog["places"].as_object().unwrap();
    assert_eq!(places.len(), 4 + 4);
    for words in Lang::ALL.map(Words::of) {
        for (place, text) in places {
            let said = words.say_json(text, &[]);
            assert!(words.has(place) && !words.has(&said) && !said.contains('{'), "{}: {place}: {said}", words.lang);
        }
    }
    let said = |place: &str| Words::of(Lang::En).say_json(&places[place], &[]);
    assert_eq!(said("dark-south"), "a commission or a deed");
    for place in ["bottom-left", "top-left", "top-right", "bottom-right"] {
        let goods: Vec<&str> = catalog["ruins"][place].as_array().unwrap().iter().filter_map(Value::as_str).collect();
        let found = said(&format!("ruins-{place}"));
        match goods[..] {
            [first, second] => assert_eq!(found, format!("upgraded {first} or {second}")),
            _ => assert_eq!(found, "any upgraded good"),
        }
    }
}

/// N-074, N-077: what the job of a specialist gives is in the catalog as every effect is; the page draws it and knows no rule.
#[test]
fn a_specialist_gives_what_the_job_gives_and_the_bonus() {
    let catalog = find("now-or-never").unwrap().catalog_of(&json!({}), None).unwrap();
    let mut seen = std::collections::BTreeSet::new();
    for card in catalog["specialists"].as_array().unwrap() {
        let job = card["job"].as_str().unwrap();
        let own: &[&str] = match job {
            "heal" => &["heal"],
            "study" => &["experience 2"],
            _ => &[],
        };
        let bonus = card["bonus"].as_array().unwrap().iter().filter_map(Value::as_str);
        let all: Vec<&str> = own.iter().copied().chain(bonus).collect();
        assert_eq!(card["gives"], json!(all), "{}", card["id"]);
        seen.insert(job);
    }
    assert_eq!(seen.len(), 4);
}
