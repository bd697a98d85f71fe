//! B5: what cards and dice do to it.
use super::{card, given, hero_cards, owns, rival, solo, turn};
use crate::stage::{EDITIONS, Play};
use merchants::Event;
use merchants::catalog::Deal;
use merchants::words::Town;
use serde_json::{Value, json};
use table::Seat;

#[test]
fn p083_heroes_and_commissions_of_cards_are_chosen_by_the_same_rules() {
    let inn = || json!({ "inn": ["atlantes", "wenna", "alun", "rusk"] });
    let t = given(&["hero"], json!({}), json!({ "heroes": ["morwena"] }), inn());
    assert!(rival(&t).heroes.has(t.hero("atlantes")));
    assert_eq!((t.step(), owns(&t)), ("plan", [0, 0, 1, 0, 0]), "nobody is asked, and nothing is sold");
    let t = given(&["commission"], json!({}), json!({ "heroes": ["morwena"] }), json!({}));
    assert_eq!((rival(&t).commissions.len(), t.step()), (1, "plan"));
    // none fits: you choose
    let mut t = given(&["hero"], json!({}), json!({ "goods": 3 }), inn());
    assert_eq!((t.step(), t.asked(), t.offers(0).len()), ("rival-hero", Some(0), 4));
    t.act(0, &format!("take-hero {}", t.hero("wenna")));
    assert_eq!((hero_cards(&t), owns(&t)), (vec![t.hero("wenna")], [0, 0, 0, 0, 3]));
    let mut t = given(&["commission"], json!({}), json!({}), json!({}));
    assert_eq!((t.step(), t.offers(0).len()), ("rival-commission", 6));
    t.act(0, "commission windglass");
    assert_eq!(rival(&t).commissions.len(), 1);
}

/// It rolls the ruins die once, and has one lantern for it.
fn rolled(edition: &str, dice: &[u8], has: Value) -> Play {
    let more = json!({
        "ruins": "bottom-left", "inn": ["atlantes", "wenna", "alun", "rusk"], "next": { "ruins": dice },
    });
    turn(solo(card(Deal::Ruins(1))).option("edition", edition), json!({ "lanterns": 2 }), has, more)
}

#[test]
fn p092_what_the_ruin_die_gives_it() {
    for edition in EDITIONS {
        // before the roll: one good, one crystal, one lantern left
        let gained = |dice: &[u8]| owns(&rolled(edition, dice, json!({})));
        let t = rolled(edition, &[1], json!({}));
        assert_eq!(
            (owns(&t), t.view(None)["ruins"].as_str()),
            ([0, 0, 1, 2, 2], Some("top-right")),
            "one step more, no other roll"
        );
        assert_eq!(gained(&[3]), [0, 0, 1, 1, 2]);
        assert_eq!(gained(&[4]), [0, 0, 1, 2, 1]);
        assert_eq!(gained(&[5]), [2, 0, 1, 1, 1]);
        assert_eq!(gained(&[2, 5]), [2, 0, 1, 1, 1], "a reroll counts anew");
        let t = rolled(edition, &[2, 2], json!({ "illuminated_dice": 3 }));
        assert_eq!((owns(&t), rival(&t).illuminated), ([0, 0, 1, 1, 1], 4));
        let t = rolled(edition, &[6], json!({ "commissions": ["barrow-study"] }));
        assert_eq!((hero_cards(&t), owns(&t)), (vec![t.hero("atlantes")], [0, 0, 2, 1, 1]), "with his lantern");
        assert_eq!(rolled(edition, &[6], json!({})).step(), "rival-hero");
    }
}

#[test]
fn p093_where_that_does_not_decide_you_choose() {
    // Alun and Rusk are both of Scorchborn: the place on a card does not count here
    let inn = json!({ "inn": ["atlantes", "wenna", "alun", "rusk"] });
    let mut t = given(&["hero"], json!({}), json!({ "commissions": ["ash-patrol"] }), inn.clone());
    assert_eq!((t.step(), t.offers(0).len()), ("rival-hero", 4));
    t.refused(0, "take-hero-top", "P-081");
    t.act(0, &format!("take-hero {}", t.hero("rusk")));
    assert_eq!(hero_cards(&t), [t.hero("rusk")]);
    let t = given(&["hero"], json!({}), json!({ "commissions": ["barrow-study", "sealed-crypt", "ash-patrol"] }), inn);
    assert_eq!(hero_cards(&t), [t.hero("atlantes")], "decided, so nothing is asked");
    // two towns alike
    let has = json!({ "commissions": ["ash-patrol", "frost-pass"] });
    let mut t = given(&["commission"], json!({}), has, json!({}));
    assert_eq!((t.step(), t.offers(0).len()), ("rival-commission", 6));
    t.refused(0, "bump 1 1", "P-070");
    t.act(0, "commission scorchborn");
    assert_eq!(rival(&t).commissions.len(), 3);
    // an event that moves the marker of the dark market to the south: no card notes anything
    let t = given(&["dark-step 4"], json!({}), json!({}), json!({ "dark_market": "south" }));
    assert_eq!((t.step(), t.offers(0).len()), ("rival-commission", 6));
    let t = given(&["dark-step 4"], json!({}), json!({ "heroes": ["larkin"] }), json!({ "dark_market": "south" }));
    assert_eq!((t.step(), rival(&t).commissions.len()), ("plan", 1));
}

#[test]
fn p094_every_effect_has_a_meaning_for_it() {
    // coins, prestige, lanterns, quartz, goods: it starts with three of each
    let none = [0i32; 5];
    let cases: &[(&'static [&'static str], [i32; 5])] = &[
        (&["good basic any"], [0, 0, 0, 0, 1]),
        (&["good basic weapon"], [0, 0, 0, 0, 1]),
        (&["good basic off-wheel"], [0, 0, 0, 0, 1]),
        (&["good basic $1"], [0, 0, 0, 0, 1]),
        (&["good basic stored"], [0, 0, 0, 0, 1]),
        (&["craft basic"], [0, 0, 0, 0, 1]),
        (&["craft upgraded"], [0, 0, 0, 1, 1]),
        (&["good upgraded staff"], [0, 0, 0, 1, 1]),
        (&["flip-up"], [0, 0, 0, 1, 0]),
        (&["flip-down"], [0, 0, 0, 0, -1]),
        (&["lose good"], [0, 0, 0, 0, -1]),
        (&["lose dearest-good"], [0, 0, 0, 0, -1]),
        (&["horseshoe 2"], none),
        (&["lose horseshoe 2"], none),
        (&["wagon-upgrade"], none),
        (&["coins 2", "prestige 1", "lantern 1", "quartz 1"], [2, 1, 1, 1, 0]),
        (&["lose coins 2", "lose prestige 1", "lose lantern 1", "lose quartz 1"], [-2, -1, -1, -1, 0]),
        (&["lose coins 9", "lose prestige 9", "lose lantern 9", "lose quartz 9"], [-3, -3, -3, -3, 0]),
        (&["ruins-step 2"], [0, 0, 0, 1, 1]),
        (&["ruins-action"], [0, 0, 0, 1, 1]),
        (&["dark-step 1"], [0, 0, 0, 0, 2]),
        (&["oracle"], [2, 0, 0, 0, 0]),
        (&["ruins-die"], [2, 0, 0, 0, 0]),
        (&["illuminated-die"], none),
        (&["wheel"], none),
    ];
    for &(effects, by) in cases {
        let its = json!({ "coins": 3, "prestige": 3, "lanterns": 3, "quartz": 3 });
        let more = json!({ "dark_market": "south", "ruins": "bottom-left", "next": { "oracle": [1], "ruins": [5] } });
        let t = given(effects, its, json!({ "goods": 3 }), more);
        let now = owns(&t).map(|n| i32::from(n) - 3);
        assert_eq!((now, t.step()), (by, "plan"), "{effects:?}");
    }
    // nothing to flip or to lose
    let t = given(
        &["flip-up", "flip-down", "lose good", "lose dearest-good", "lose hero"],
        json!({}),
        json!({}),
        json!({}),
    );
    assert_eq!((owns(&t), t.step()), ([0; 5], "plan"));
    let t = given(&["wheel", "illuminated-die"], json!({}), json!({}), json!({}));
    assert_eq!((t.price("potion"), rival(&t).illuminated), (4, 1), "as printed");
    let t = given(
        &["ruins-step 2", "dark-step 3"],
        json!({}),
        json!({}),
        json!({ "ruins": "bottom-left", "dark_market": "south" }),
    );
    assert_eq!((&t.view(None)["ruins"], &t.view(None)["dark_market"]), (&json!("top-right"), &json!("east")));
    let t = given(&["ruins-action"], json!({}), json!({}), json!({ "ruins": "bottom-left" }));
    assert_eq!(t.view(None)["ruins"], json!("top-left"), "a ruins action is one step and no roll (P-092)");
    let t = given(&["commission farglen"], json!({}), json!({ "heroes": ["agatha"] }), json!({}));
    let town = t.game().cat.commissions[rival(&t).commissions.nth(0) as usize].town;
    assert_eq!(town, Town::Farglen, "a named town is meant");
}

#[test]
fn p094_you_choose_which_hero_it_loses() {
    let mut t = given(&["lose hero"], json!({}), json!({ "heroes": ["agatha", "larkin"] }), json!({}));
    let (agatha, larkin) = (t.hero("agatha"), t.hero("larkin"));
    assert_eq!((t.step(), t.asked(), t.offers(0).len()), ("rival-loses-hero", Some(0), 2));
    t.refused(0, "drop-hero 40", "P-094");
    t.act(0, &format!("drop-hero {larkin}"));
    assert_eq!(hero_cards(&t), [agatha]);
    assert_eq!(t.state().heroes.bottom[..], [larkin], "under the deck");
    assert!(t.seat(1).brought.is_empty());
    assert!(t.events(None).contains(&Event::HeroLeft { seat: Seat(1), hero: larkin }));
}
