//! B1: the table and the merchants before the first turn.
use super::both;
use crate::stage::{Play, Stage, merchant};
use merchants::DeedCard;
use merchants::catalog::Companion;
use merchants::words::*;
use serde_json::json;
use std::collections::BTreeSet;

fn prototypes(players: u8, seeds: u8) -> Vec<Play> {
    (0..seeds).map(|seed| Stage::new(players).option("edition", "prototype").seed(seed).begin()).collect()
}

fn buildings(t: &Play) -> BTreeSet<Building> {
    t.state().buildings.into_iter().collect()
}

#[test]
fn p001_four_of_five_single_buildings() {
    let [last, first] = both(|stage| buildings(&stage.begin()));
    assert_eq!(last, [Building::Mine, Building::Oracle, Building::Lanternworks, Building::Workshop].into());
    assert_eq!(first, [Building::Mine, Building::Filigree, Building::Workshop, Building::Oracle].into());
    let five =
        BTreeSet::from([Building::Mine, Building::Harbor, Building::Filigree, Building::Oracle, Building::Workshop]);
    let random = |edition: &str, seed: u8| {
        buildings(&Stage::new(2).option("edition", edition).option("buildings", "random").seed(seed).begin())
    };
    let drawn: Vec<_> = (0..30).map(|seed| random("prototype", seed)).collect();
    assert!(drawn.iter().all(|four| four.len() == 4 && four.is_subset(&five)));
    assert_eq!(drawn.iter().collect::<BTreeSet<_>>().len(), 5, "each of the five is left out now and then");
    assert!((0..30).any(|seed| !random("final", seed).is_subset(&five)));
    // single tiles: the workshop and the filigree are two faces of one tile in the final edition only
    let together = json!(["yedls-workshop", "frosted-filigree", "oracle-of-lumi", "icebreaker-harbor"]);
    let chosen = |stage: Stage| stage.option("buildings", together.clone());
    assert!(chosen(Stage::new(2)).impossible().contains("F-004"));
    assert_eq!(buildings(&chosen(Stage::new(2).option("edition", "prototype")).begin()).len(), 4);
    let other = json!(["othos-lanternworks", "frosted-filigree", "oracle-of-lumi", "icebreaker-harbor"]);
    let stage = || Stage::new(2).option("edition", "prototype");
    assert!(stage().option("buildings", other.clone()).impossible().contains("P-001"));
    assert!(stage().scene(json!({ "buildings": other })).impossible().contains("P-001"));
}

#[test]
fn p002_at_the_start_the_5_section_is_empty() {
    for seed in 0..12 {
        let [last, first] = both(|stage| {
            let t = stage.seed(seed).begin();
            let (s, cat) = (t.state(), &t.game().cat);
            // clockwise from the good at $5
            let five = cat.wheel.iter().position(|&good| s.price(cat, good) == 5).unwrap();
            let sections: [Good; 6] = std::array::from_fn(|i| cat.wheel[(five + i) % 6]);
            assert_eq!(sections.map(|good| s.price(cat, good)), [5, 4, 3, 2, 1, 1]);
            sections.map(|good| s.market[good.index()])
        });
        assert_eq!(last, [1, 1, 1, 1, 1, 0]);
        assert_eq!(first, [0, 1, 1, 1, 1, 1]);
    }
}

#[test]
fn p003_two_crowns_face_up_and_one_face_down_for_each() {
    let t = Stage::new(3).option("edition", "prototype").begin();
    assert!(t.state().courtyard.iter().all(|&deed| deed < Some(DeedCard::new(19))));
    for seat in 0..3u8 {
        assert_eq!((t.seat(seat).deeds.len(), t.seat(seat).open_deeds.len()), (1, 0));
        let own = t.view(Some(seat))["wagons"][seat as usize]["deeds"].clone();
        let seen = t.view(Some((seat + 1) % 3))["wagons"][seat as usize]["deeds"].clone();
        assert_eq!((own, seen), (json!([t.seat(seat).deeds.nth(0)]), json!([null])));
    }
    let two = |edition: &str| Stage::new(2).option("edition", edition).option("deeds_keep_one_of_two", true);
    assert_eq!(two("final").begin().step(), "keep");
    assert!(two("prototype").impossible().contains("P-003"));
}

#[test]
fn p004_five_coins_and_the_upgrades_lie_on_the_track() {
    for t in both(Stage::begin) {
        let view = t.view(None);
        assert_eq!((&view["fortune_coins"], view["upgrades"].as_array().unwrap().len()), (&json!(5), 6));
    }
}

#[test]
fn p005_the_markers_start_where_one_may_choose() {
    for t in both(Stage::begin) {
        assert_eq!((&t.view(None)["dark_market"], &t.view(None)["ruins"]), (&json!("south"), &json!("bottom-left")));
    }
    // that space of the ruins is the wild one, and the south of the dark market gives a crown or a commission
    let me = merchant(json!({ "space": 2 }));
    let mut t = super::prototype(json!({ "step": "act", "seats": [me] }));
    t.acts(0, &["visit yurg", "ruins 0"]);
    assert_eq!(t.offers(0).len(), 6);
    let me = merchant(json!({ "space": 3, "coins": 4 }));
    let mut t = super::prototype(json!({ "step": "act", "courtyard": [4, 5], "seats": [me] }));
    t.acts(0, &["visit dark-market", "pay 4"]);
    assert_eq!(
        (t.offers_of(0, "commission").len(), t.offers_of(0, "deed")),
        (6, vec!["deed 4".into(), "deed 5".into()])
    );
}

#[test]
fn p006_one_of_four_horses_for_each() {
    let four = BTreeSet::from([Steed::Sugarfoot, Steed::Lovebug, Steed::Whisper, Steed::Brembizant]);
    let owned = |t: &Play, seat: u8| Steed::ALL.iter().copied().filter(|&s| t.seat(seat).owns(s)).collect::<Vec<_>>();
    let mut seen = BTreeSet::new();
    for t in prototypes(3, 20) {
        let dealt: Vec<Steed> = (0..3).flat_map(|seat| owned(&t, seat)).collect();
        assert_eq!(dealt.iter().collect::<BTreeSet<_>>().len(), 3, "one each, all different");
        seen.extend(dealt);
    }
    assert_eq!(seen, four);
    let last = (0..40).flat_map(|seed| owned(&Stage::new(4).seed(seed).begin(), 0)).collect::<BTreeSet<_>>();
    assert_eq!(last.len(), 7, "the final edition has seven");
}

#[test]
fn p007_sugarfoot_goes_three_and_has_a_bag() {
    let me = merchant(json!({ "steeds": ["sugarfoot"], "pool": "1", "space": 1 }));
    for t in super::scenes(&json!({ "step": "move", "seats": [me] })) {
        assert_eq!(t.offers(0), ["go 1", "go 3"]);
    }
    let full = |steed: &str| {
        let goods = ["staff", "staff", "staff", "staff", "staff", "staff", "book"];
        let seat = merchant(json!({ "steeds": [steed], "goods": goods }));
        Stage::new(2).option("edition", "prototype").scene(json!({ "step": "plan", "seats": [seat] }))
    };
    assert_eq!(full("sugarfoot").begin().goods(0).len(), 7);
    assert!(full("whisper").impossible().contains("F-140"));
}

#[test]
fn p007_lovebug_lights_a_lantern_only_for_a_journey() {
    let me = merchant(json!({ "steeds": ["lovebug"], "space": 2 }));
    let at_yurgs = |way: &'static str| {
        both(|stage| {
            let mut t = stage.scene(json!({ "step": "act", "seats": [me.clone()] })).begin();
            t.act(0, "visit yurg");
            let before = t.seat(0).lanterns;
            t.act(0, way);
            (before, t.seat(0).lanterns)
        })
    };
    assert_eq!(at_yurgs("caravan"), [(1, 1), (0, 1)]);
    assert_eq!(at_yurgs("ruins 1"), [(1, 1), (0, 0)]);
}

#[test]
fn p007_whisper_adds_a_pip_to_leader_and_follower() {
    for leader in [0, 1] {
        let seat = |steed: &[&str]| merchant(json!({ "steeds": steed, "space": 2, "coins": 9 }));
        let scene = json!({
            "step": "act", "turn": leader, "companions": ["raven", "ice-mouse", "phoenix"],
            "seats": [seat(&["whisper"]), seat(&[])],
            "next": { "dark_events": ["keeperless-bridge"], "travel": [5, 5] },
        });
        for mut t in super::scenes(&scene) {
            t.lead(leader, "farglen", "dark");
            t.act(1 - leader, "join");
            // without a lantern there is only one thing that the other can do
            assert_eq!(t.offers(0), ["take 5", "take-whisper 5"]);
            t.act(0, "take-whisper 5");
            assert_eq!(t.seat(0).coins, 9 + 4, "a 6 on this card");
        }
    }
}

#[test]
fn p007_brembizant_takes_two_off_at_the_market() {
    let me = merchant(json!({ "steeds": ["brembizant"], "space": 1, "coins": 5 }));
    let scene = json!({
        "step": "act", "wheel": "potion", "market": { "staff": 1, "weapon": 1, "potion": 2, "book": 1 }, "seats": [me],
    });
    for mut t in super::scenes(&scene) {
        t.acts(0, &["visit bazaar", "buy weapon"]);
        assert_eq!(t.seat(0).coins, 5, "not below 0");
        t.act(0, "buy staff");
        assert_eq!(t.seat(0).coins, 5 - (1 + 4 - 2));
    }
}

#[test]
fn p091_the_pack_of_the_prototype() {
    let [last, first] = both(|stage| {
        let t = stage.begin();
        let cat = &t.game().cat;
        let of = |animal: Animal| cat.cards_of(animal).len();
        let strays = cat.companions.iter().filter(|c| matches!(c, Companion::Stray(_))).count();
        let loyal: Vec<u32> = Animal::ALL.iter().map(|&animal| of(animal)).collect();
        (cat.companions.len(), strays, loyal, cat.in_play.len(), cat.steeds.count_ones())
    });
    // the last two: Threy Cat and Scorpion; before them the Snow Bee
    assert_eq!(last, (22, 4, vec![3, 3, 3, 3, 3, 3, 0], 10, 7));
    assert_eq!(first, (18, 0, vec![3, 3, 3, 3, 0, 3, 3], 5, 4));
    let tiles = |edition: &str, players: u8| {
        Stage::new(players).option("edition", edition).begin().view(None)["upgrades"].as_array().unwrap().clone()
    };
    for players in 1..=3 {
        assert_eq!(tiles("prototype", players).len(), 6);
    }
    let four = tiles("prototype", 4);
    assert_eq!((four.len(), four.contains(&json!("stable"))), (5, false), "every horse is dealt");
    assert_eq!(tiles("final", 4).len(), 6);
    // everything else is the same
    let [last, first] = both(|stage| {
        let t = stage.begin();
        let cat = &t.game().cat;
        (cat.heroes.clone(), cat.commissions.clone(), cat.deeds.len(), cat.events.clone(), cat.night)
    });
    assert_eq!(last, first);
    for (word, edition) in [("snow-bee", "prototype"), ("grace", "prototype"), ("scorpion", "final")] {
        let seat = merchant(json!({ "companions": [word] }));
        let stage = Stage::new(2).option("edition", edition).scene(json!({ "seats": [seat] }));
        assert!(stage.impossible().starts_with("seats.0.companions.0"), "{word}");
    }
    let velvet = Stage::new(2).option("edition", "prototype").scene(json!({ "seats": [{ "steeds": ["velvet"] }] }));
    assert!(velvet.impossible().contains("P-006"));
}
