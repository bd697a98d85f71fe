//! B5: what cards and dice do to it.
use super::{card, given, hero_cards, list, owns, print, rewarded, rival, solo, turn};
use crate::stage::{EDITIONS, Play, Stage, merchant};
use merchants::Event;
use merchants::catalog::{Catalog, Deal};
use merchants::effect::{Effect, EffectKind};
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

/// What happens to what it has: coins, prestige, lanterns, quartz, goods; heroes, commissions, illuminated dice, deeds,
/// heroes brought home.
type Change = [i32; 10];
const NOTHING: Change = [0; 10];

/// P-094, effect by effect. The match has no `_`: whoever adds an effect must say here what it means for the automaton.
fn meaning(kind: EffectKind) -> &'static [(&'static str, Change)] {
    const GOOD: Change = [0, 0, 0, 0, 1, 0, 0, 0, 0, 0];
    const UPGRADED: Change = [0, 0, 0, 1, 1, 0, 0, 0, 0, 0];
    const LOST: Change = [0, 0, 0, 0, -1, 0, 0, 0, 0, 0];
    const COINS: Change = [2, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    // Atlantes comes along with a lantern
    const ATLANTES: Change = [0, 0, 1, 0, 0, 1, 0, 0, 0, 0];
    const COMMISSION: Change = [0, 0, 0, 0, 0, 0, 1, 0, 0, 0];
    match kind {
        EffectKind::Coins => &[("coins 2", COINS)],
        EffectKind::Prestige => &[("prestige 2", [0, 2, 0, 0, 0, 0, 0, 0, 0, 0])],
        EffectKind::Lanterns => &[("lantern 2", [0, 0, 2, 0, 0, 0, 0, 0, 0, 0])],
        EffectKind::Quartz => &[("quartz 2", [0, 0, 0, 2, 0, 0, 0, 0, 0, 0])],
        EffectKind::Good => &[
            ("good basic any", GOOD),
            ("good basic weapon", GOOD),
            ("good basic off-wheel", GOOD),
            ("good basic $1", GOOD),
            ("good basic stored", GOOD),
            ("craft basic", GOOD),
            ("craft upgraded", UPGRADED),
            ("good upgraded staff", UPGRADED),
        ],
        EffectKind::FlipUp => &[("flip-up", [0, 0, 0, 1, 0, 0, 0, 0, 0, 0])],
        EffectKind::Hero => &[("hero", ATLANTES)],
        EffectKind::HeroOrTop => &[("hero-or-top", ATLANTES)],
        EffectKind::HeroOrCommission => &[("hero-or-commission", ATLANTES)],
        // Morwena's town gives a coin and a prestige
        EffectKind::DeliverHero => &[("deliver-hero", [1, 1, 0, 0, 0, -1, 0, 0, 0, 1])],
        EffectKind::Commission => &[("commission", COMMISSION)],
        EffectKind::CommissionOf => &[("commission farglen", COMMISSION)],
        EffectKind::RuinsAction => &[("ruins-action", UPGRADED)],
        EffectKind::RuinsStep => &[("ruins-step 2", UPGRADED)],
        EffectKind::DarkStep => &[("dark-step 1", [0, 0, 0, 0, 2, 0, 0, 0, 0, 0])],
        EffectKind::Oracle => &[("oracle", COINS)],
        EffectKind::RuinsDie => &[("ruins-die", COINS)],
        EffectKind::Reroll => &[("reroll", COINS)],
        EffectKind::IlluminatedDie => &[("illuminated-die", [0, 0, 0, 0, 0, 0, 0, 1, 0, 0])],
        EffectKind::Deed => &[("deed", [0, 0, 0, 0, 0, 0, 0, 0, 1, 0])],
        EffectKind::LoseCoins => {
            &[("lose coins 2", [-2, 0, 0, 0, 0, 0, 0, 0, 0, 0]), ("lose coins 9", [-3, 0, 0, 0, 0, 0, 0, 0, 0, 0])]
        }
        EffectKind::LosePrestige => &[("lose prestige 9", [0, -3, 0, 0, 0, 0, 0, 0, 0, 0])],
        EffectKind::LoseLanterns => &[("lose lantern 9", [0, 0, -3, 0, 0, 0, 0, 0, 0, 0])],
        EffectKind::LoseQuartz => &[("lose quartz 9", [0, 0, 0, -3, 0, 0, 0, 0, 0, 0])],
        EffectKind::LoseGood => &[("lose good", LOST)],
        EffectKind::LoseDearest => &[("lose dearest-good", LOST)],
        EffectKind::FlipDown => &[("flip-down", LOST)],
        EffectKind::LoseHero => &[("lose hero", [0, 0, 0, 0, 0, -1, 0, 0, 0, 0])],
        // the board changes, see below
        EffectKind::Wheel => &[("wheel", NOTHING)],
        // horseshoes and wagons are nothing to it
        EffectKind::Horseshoes => &[("horseshoe 2", NOTHING)],
        EffectKind::LoseHorseshoes => &[("lose horseshoe 2", NOTHING)],
        EffectKind::WagonUpgrade => &[("wagon-upgrade", NOTHING)],
        // on companions and buildings only
        EffectKind::UpgradeOrDarkStep => &[("upgrade-or-dark-step", NOTHING)],
        EffectKind::FreeShortcut => &[("free-shortcut", NOTHING)],
        EffectKind::Exchange => &[("exchange", NOTHING)],
        EffectKind::CopyDie => &[("copy-die", NOTHING)],
        EffectKind::LiftDie => &[("lift-die", NOTHING)],
    }
}

fn has_now(t: &Play) -> Change {
    let owns = owns(t).map(i32::from);
    let (r, p) = (rival(t), t.seat(1));
    let cards = [r.heroes.len(), r.commissions.len(), r.illuminated.into(), p.deeds.len(), p.brought.len()];
    std::array::from_fn(|i| owns.get(i).copied().unwrap_or_else(|| cards[i - 5] as i32))
}

#[test]
fn p094_every_effect_has_a_meaning_for_it() {
    // three of everything that is counted, and Morwena
    const BEFORE: Change = [3, 3, 3, 3, 3, 1, 0, 0, 0, 0];
    for edition in EDITIONS {
        for &kind in EffectKind::ALL {
            for &(effect, change) in meaning(kind) {
                assert_eq!(EffectKind::from(effect.parse::<Effect>().unwrap()), kind, "{effect}");
                let its = json!({ "coins": 3, "prestige": 3, "lanterns": 3, "quartz": 3 });
                let more = json!({
                    "dark_market": "south", "ruins": "bottom-left", "inn": ["atlantes", "wenna", "alun", "rusk"],
                    "next": { "oracle": [1], "ruins": [5] },
                });
                let has = json!({ "goods": 3, "heroes": ["morwena"] });
                let stage = rewarded(vec![effect]).option("edition", edition);
                let t = turn(stage, its, has, more);
                let now = has_now(&t);
                let by: Change = std::array::from_fn(|i| now[i] - BEFORE[i]);
                assert_eq!((by, t.step()), (change, "plan"), "{edition}: {effect}");
            }
        }
    }
}

/// P-082, P-083: the die that it takes on the road, as leader and as follower.
#[test]
fn p099_a_hero_is_delivered_by_its_travel_die() {
    for edition in EDITIONS {
        let event = |cat: &mut Catalog| {
            let at = list(cat, &["deliver-hero"]);
            cat.events.iter_mut().for_each(|event| event.values = [at; 6]);
        };
        // Agatha of Northbreak (2 coins) by the die; the caravan goes to Farglen
        let people = merchant(json!({ "space": 2, "deeds": [] }));
        let has = json!({ "heroes": ["agatha"], "goods": 0, "commissions": [] });
        let its = json!({ "coins": 0, "prestige": 0, "lanterns": 1, "deeds": [] });
        let mut t = Stage::new(2)
            .option("automaton", 1)
            .option("edition", edition)
            .print(event)
            .scene(json!({ "step": "act", "seats": [people, its], "automaton": has }))
            .begin();
        let agatha = t.hero("agatha");
        t.lead(0, "farglen", "dark");
        assert!(t.seat(1).brought.is_empty(), "{edition}: not before its die");
        t.act(0, &t.offers_of(0, "take")[0].clone());
        assert_eq!((t.seat(1).coins, hero_cards(&t)), (2, vec![]), "{edition}: following");
        assert!(
            t.seat(1).brought.has(agatha) && t.events(None).contains(&Event::Brought { seat: Seat(1), hero: agatha })
        );

        let stage = Stage::new(2).option("automaton", 1).option("edition", edition).print(move |cat| {
            print(cat, &[card(Deal::Travel)]);
            event(cat);
        });
        let has = json!({ "heroes": ["agatha"], "commissions": ["barrow-study", "sealed-crypt"] });
        let mut t = turn(stage, json!({}), has, json!({}));
        t.act(0, "refuse");
        assert!(t.seat(1).brought.has(agatha) && !rival(&t).heroes.has(agatha), "{edition}: leading");
        // the reward of its two coins comes with her, whatever else the journey brings
        let told = t.events(None);
        let brought = told.iter().position(|e| *e == Event::Brought { seat: Seat(1), hero: agatha }).unwrap();
        let reward = Event::Coins { seat: Seat(1), by: 2 };
        assert!(told[brought + 1..].iter().take(2).any(|e| *e == reward), "{edition}: {:?}", &told[brought..]);
    }
}

#[test]
fn p099_of_equal_heroes_you_choose_whom_it_delivers() {
    // one town has more than the other: nobody is asked
    let has = json!({ "heroes": ["agatha", "morwena"], "commissions": ["barrow-study"] });
    let t = given(&["deliver-hero"], json!({}), has, json!({}));
    assert_eq!((t.step(), owns(&t), hero_cards(&t)), ("plan", [1, 1, 0, 0, 0], vec![t.hero("agatha")]));
    // equal, and a third hero who is not
    let has = json!({ "heroes": ["agatha", "morwena", "larkin"], "commissions": ["barrow-study", "frost-pass"] });
    let mut t = given(&["deliver-hero", "coins 3"], json!({}), has, json!({}));
    let (agatha, larkin) = (t.hero("agatha"), t.hero("larkin"));
    assert_eq!((t.step(), t.asked(), t.offers(0).len()), ("rival-brings-hero", Some(0), 2));
    t.refused(0, &format!("bring {larkin}"), "P-083");
    t.act(0, &format!("bring {agatha}"));
    assert_eq!((t.step(), owns(&t)), ("plan", [5, 0, 0, 0, 0]), "two for him, and what was left of the list");
    assert!(t.seat(1).brought.has(agatha) && !rival(&t).heroes.has(agatha));
    // none: nothing happens
    let t = given(&["deliver-hero"], json!({}), json!({ "commissions": ["frost-pass"] }), json!({}));
    assert_eq!((t.step(), owns(&t)), ("plan", [0; 5]));
}

#[test]
fn p094_what_the_board_and_empty_hands_make_of_it() {
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
    let town = t.game().cat.commission(rival(&t).commissions.nth(0)).town;
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

#[test]
fn p100_a_deed_of_an_event_is_the_top_of_the_deck() {
    // the courtyard keeps its deeds, no banner is paid, and nobody sees which it is
    let t = given(
        &["deed"],
        json!({}),
        json!({}),
        json!({ "courtyard": ["open-ledger", null], "next": { "deeds": [3, 4] } }),
    );
    assert_eq!((t.seat(1).deeds.len(), t.seat(1).open_deeds.len(), owns(&t)), (1, 0, [0; 5]));
    assert!(!t.seat(1).deeds.has(t.deed("open-ledger")));
    assert!(t.events(Some(0)).contains(&Event::Deed { seat: Seat(1), deed: None }));
}
