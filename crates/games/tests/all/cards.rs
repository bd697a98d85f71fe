//! Cards in a few lines.
use games::{Lang, Words};
use serde_json::{Value, json};
use shelf::find;

fn catalog() -> Value {
    find("merchants").unwrap().catalog(None).unwrap()
}

#[test]
fn every_card_of_our_pack_has_a_text() {
    let catalog = catalog();
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let say = |list: &str, card: &Value| match list {
            "heroes" => words.hero_text(card),
            "commissions" => words.commission_text(card),
            "events" => words.event_text(card),
            "deeds" => words.deed_text(card),
            "buildings" => words.building_text(card),
            "companions" => words.companion_text(card),
            "steeds" => words.steed_text(card.as_str().unwrap()),
            _ => words.upgrade_text(card.as_str().unwrap()),
        };
        for list in ["heroes", "commissions", "events", "deeds", "buildings", "companions", "steeds", "upgrades"] {
            for card in catalog[list].as_array().unwrap() {
                said_well(&say(list, card), &words, card);
                // the same card of another pack is described by its effects
                if let Value::Object(mut changed) = card.clone() {
                    changed.insert("n".into(), json!(200));
                    said_well(&say(list, &json!(changed)), &words, card);
                }
            }
        }
        for list in ["oracle_die", "ruins_die", "deed_bonus"] {
            for effects in catalog[list].as_array().unwrap() {
                said_well(&words.effects_text(effects), &words, effects);
            }
        }
    }
}

fn said_well(text: &str, words: &Words, card: &Value) {
    for line in text.lines() {
        let left = line.split([' ', ',', ':', '(', ')']).find(|word| words.has(word));
        let id = line.split([' ', ',', ':', '(', ')']).find(|word| {
            ["effect-", "measure-", "each-", "reward-", "card-"].iter().any(|kind| word.starts_with(kind))
        });
        // a word such as "one-good" is an id that nobody said; plain words are never ids
        assert!(id.is_none() && left.is_none() && !line.contains('{'), "{}: `{line}` ({card})", words.lang);
    }
    assert!(!text.is_empty(), "{card}");
}

#[test]
fn cards_read_well() {
    let (catalog, words) = (catalog(), Words::new(Lang::En));
    let card = |list: &str, id: &str| {
        catalog[list].as_array().unwrap().iter().find(|c| c["id"] == id || c["building"] == id).unwrap().clone()
    };
    assert_eq!(
        words.deed_text(&json!({
            "needs": ["heroes-delivered 3"], "reward": "coins 1", "per": "heroes-delivered", "most": 5,
        })),
        "Needed at the end: 3 heroes brought home\nReward: 1 coin per hero brought home, at most 5 times"
    );
    assert_eq!(
        words.deed_text(&json!({
            "needs": ["heroes-delivered cursecairn-nightpoem 1", "commissions-delivered cursecairn-nightpoem 1"],
            "reward": "points 3", "per": null, "most": 1,
        })),
        "Needed at the end: 1 hero brought home to Cursecairn–Nightpoem, \
         1 commission delivered to Cursecairn–Nightpoem\nReward: 3 victory points"
    );
    let mut guildhall = card("buildings", "merchants-guildhall");
    assert!(words.building_text(&guildhall).starts_with("If you like, give up 2 coins or 1 lantern"));
    guildhall["costs"] = json!(["coins 3", "good", "good basic $1"]);
    assert_eq!(
        words.building_text(&guildhall),
        "If you like, pay 3 coins or any one good or a basic good worth $1: \
         a basic good of any type, a basic good worth $1"
    );
    assert_eq!(
        words.effects_text(&json!(["lose dearest-good", "lose coins 2"])),
        "lose your most valuable good, lose 2 coins"
    );
    assert_eq!(words.effects_text(&json!([])), "nothing");
}

/// Whatever a pack may count or do has words, also what ours never uses.
#[test]
fn every_effect_and_measure_can_be_said() {
    let effects = [
        "coins 1",
        "prestige 1",
        "lantern 2",
        "quartz 1",
        "horseshoe 1",
        "good basic weapon",
        "good upgraded any",
        "good basic $2",
        "good basic off-wheel",
        "good upgraded stored",
        "craft upgraded",
        "flip-up",
        "hero",
        "hero-or-top",
        "hero-or-commission",
        "deliver-hero",
        "commission",
        "commission farglen",
        "wheel",
        "ruins-action",
        "ruins-step 2",
        "dark-step 1",
        "oracle",
        "ruins-die",
        "illuminated-die",
        "deed",
        "wagon-upgrade",
        "upgrade-or-dark-step",
        "free-shortcut",
        "exchange",
        "copy-die",
        "lift-die",
        "reroll",
        "lose coins 1",
        "lose prestige 1",
        "lose lantern 1",
        "lose quartz 1",
        "lose horseshoe 1",
        "lose good",
        "lose dearest-good",
        "lose hero",
        "flip-down",
    ];
    let measures = [
        "coins",
        "prestige",
        "lanterns",
        "quartz",
        "horseshoes",
        "goods",
        "upgraded-goods",
        "good-kinds",
        "good weapon",
        "heroes",
        "commissions",
        "storage-heroes",
        "heroes-delivered",
        "heroes-delivered farglen",
        "commissions-delivered",
        "commissions-delivered farglen-windglass",
        "deliveries",
        "deliveries nightpoem",
        "towns-served",
        "regions-served",
        "region-sets",
        "companions",
        "strays",
        "gifts",
        "illuminated-dice",
        "deeds",
        "wagon-upgrades",
        "steeds",
    ];
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for effect in effects {
            assert!(effect.parse::<merchants::effect::Effect>().is_ok(), "{effect}");
            said_well(&words.effects_text(&json!([effect])), &words, &json!(effect));
        }
        for what in measures {
            assert!(what.parse::<merchants::deed::Measure>().is_ok(), "{what}");
            for reward in ["coins 1", "prestige 2", "points 3"] {
                let deed = json!({ "needs": [format!("{what} 2")], "reward": reward, "per": what, "most": 255 });
                said_well(&words.deed_text(&deed), &words, &deed);
            }
        }
    }
}

#[test]
fn the_automaton_and_its_cards_read_well() {
    let catalog = catalog();
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let cards = catalog["actions"].as_array().unwrap();
        assert_eq!(cards.len(), 10);
        for card in cards {
            said_well(&words.action_text(card, &catalog["districts"]), &words, card);
        }
        assert_eq!(words.automaton_text(&catalog).lines().count(), 2 + 3, "{lang}");
    }
    let words = Words::new(Lang::En);
    let mut dusk = catalog["actions"][0].clone();
    dusk["space"] = json!(3);
    dusk["reward"] = json!(["prestige 1"]);
    dusk["actions"] = json!([
        { "do": "travel", "needs": [] },
        { "do": "ruins", "steps": 1, "needs": ["goods <= 4"] },
        { "do": "dark-market", "steps": 3, "needs": [] },
    ]);
    let text = words.action_text(&dusk, &catalog["districts"]);
    assert!(text.starts_with("Goes to Yurg’s Excursions | Dark Market\nPlans: 1 prestige\n"), "{text}");
    assert!(text.contains("\n2. with 4 goods at most – Ruins of Yin: 1 step, "), "{text}");
    assert!(text.contains("\n3. Dark Market: 3 steps, "), "{text}");
}

/// Buildings are told by what they do in that edition, Scorpion by its own sentence.
#[test]
fn cards_of_the_prototype_read_as_they_are_there() {
    let catalog = find("merchants").unwrap().catalog_of(&json!({ "edition": "prototype" }), None).unwrap();
    assert_eq!((&catalog["edition"], catalog["buildings"].as_array().unwrap().len()), (&json!("prototype"), 5));
    let words = Words::new(Lang::En);
    let find = |list: &str, name: &str, id: &str| {
        catalog[list].as_array().unwrap().iter().find(|card| card[name] == id).unwrap().clone()
    };
    assert_eq!(words.building_text(&find("buildings", "building", "blazing-quartz-mine")), "1 blazing quartz");
    let scorpion = words.companion_text(&find("companions", "id", "scorpion"));
    assert_eq!(scorpion, words.word("card-help-companion-scorpion"));
    assert!(catalog["companions"].as_array().unwrap().iter().all(|card| card["loyal"] == true));
}
