//! A3, Rest.
use crate::plan::{anyhow, plain};
use crate::stage::{Play, Stage};
use merchants::words::*;
use merchants::{DeedCard, Event, HeroCard};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use table::Seat;

/// The end of a turn in which the wagon stands at the inn and has nothing to sell.
fn at_the_inn(round: u8, wagon: Value, scene: Value) -> Play {
    let mut all = json!({ "round": round, "step": "act", "seats": [plain(wagon)] });
    for (field, value) in scene.as_object().unwrap() {
        all[field] = value.clone();
    }
    Stage::new(2).scene(all).begin()
}

fn market(dice: &[(Good, u8)]) -> [u8; 6] {
    let dice: BTreeMap<Good, u8> = dice.iter().copied().collect();
    std::array::from_fn(|i| dice.get(&Good::ALL[i]).copied().unwrap_or(0))
}

/// All night dice that a seat still has, and how many of them are in the reserve, locked or in the pool, spent.
fn night_dice(t: &Play) -> (u8, [u8; 3]) {
    let p = t.seat(0);
    let held = p.locked.iter().chain([&p.night]).flatten().count() as u8;
    let dice = [p.reserve.iter().sum::<u8>(), held, p.spent];
    (dice.iter().sum(), dice)
}

#[test]
fn f054_the_night_die_is_spent_and_the_illuminated_one_goes_back() {
    let mut t = at_the_inn(2, json!({}), json!({}));
    let supply = t.state().illuminated;
    t.act(0, "visit inn");
    assert_eq!((t.seat(0).spent, t.seat(0).night), (2, None));
    assert_eq!(t.state().illuminated, supply);

    let mut t = at_the_inn(2, json!({ "pool_illuminated": "2", "special_reserve": ["4"] }), json!({}));
    let supply = t.state().illuminated;
    t.acts(0, &["visit inn", "done"]);
    let p = t.seat(0);
    assert_eq!((p.spent, p.night, p.lit), (2, None, None));
    assert_eq!(p.glowing(), 1, "the one in the special reserve stays");
    assert_eq!(t.state().illuminated, supply + 1, "the used one is in the supply again");
    assert_eq!(t.asked(), Some(1));
}

#[test]
fn f055_bought_market_dice_are_rerolled_until_they_have_a_place() {
    let mut t = at_the_inn(
        1,
        json!({ "coins": 20 }),
        json!({
            "wheel": "potion",
            "market": { "potion": 1, "staff": 1, "book": 2, "armor": 1 },
            // book is full; so is armor after the second roll
            "next": { "market": ["book", "armor", "book", "armor", "weapon"] },
        }),
    );
    t.acts(0, &["visit bazaar", "buy potion", "buy staff"]);
    assert_eq!((t.state().aside, t.state().market), (2, market(&[(Good::Book, 2), (Good::Armor, 1)])));
    t.act(0, "done");
    assert_eq!(t.state().aside, 0);
    assert_eq!(t.state().market, market(&[(Good::Book, 2), (Good::Armor, 2), (Good::Weapon, 1)]));
    let placed: Vec<Good> = t
        .events(None)
        .iter()
        .filter_map(|e| if let Event::MarketDie { good } = e { Some(*good) } else { None })
        .collect();
    assert_eq!(placed, [Good::Armor, Good::Weapon], "one by one");
}

#[test]
fn f055_dice_that_were_not_bought_stay() {
    let mut t = at_the_inn(1, json!({}), json!({}));
    let before = t.state().market;
    t.acts(0, &["visit bazaar", "done"]);
    assert_eq!((t.asked(), t.state().market), (Some(1), before));
}

#[test]
fn f056_companions_slide_away_from_the_deck_and_a_new_one_lies_beside_it() {
    // beside the deck, in the middle, farthest, and blind from the deck
    for taken in [Some(0), Some(1), Some(2), None] {
        let scene = json!({
            "step": "act",
            "companions": ["raven", "phoenix", "ice-mouse"],
            "seats": [plain(json!({ "space": 2 }))],
            "next": { "companions": if taken.is_some() { ["threy-cat"] } else { ["snow-bee"] } },
        });
        let mut t = Stage::new(1).scene(scene).begin();
        let row = t.state().row;
        t.acts(0, &["visit yurg", "caravan"]);
        t.act(0, &taken.map_or("companion-top".into(), |place: usize| format!("companion {}", row[place].unwrap())));
        let mut gap = row;
        taken.iter().for_each(|&place| gap[place] = None);
        assert_eq!(t.state().row, gap, "nothing moves before Rest");
        assert_eq!(t.state().travel_die, taken != Some(2));
        for n in 0.. {
            if t.state().round == 2 {
                break;
            }
            anyhow(&mut t, n);
        }
        let new = t.state().row[0];
        let expected = match taken {
            Some(0) => [new, row[1], row[2]],
            Some(1) => [new, row[0], row[2]],
            Some(_) => [new, row[0], row[1]],
            None => row,
        };
        assert_eq!(t.state().row, expected);
        assert_eq!(t.game().cat.cards_of(Animal::ThreyCat).has(new.unwrap()), taken.is_some());
        assert!(t.state().travel_die, "the farthest card carries a travel die");
    }
}

#[test]
fn f057_heroes_and_deeds_are_filled_each_in_its_own_place() {
    let mut t = at_the_inn(
        1,
        json!({}),
        json!({
            "inn": [null, 10, null, 11],
            "courtyard": [5, null],
            "next": { "heroes": [20, 21], "deeds": [7] },
        }),
    );
    t.act(0, "visit inn");
    assert_eq!(
        (t.state().inn, t.state().courtyard),
        (
            [Some(HeroCard::new(20)), Some(HeroCard::new(10)), Some(HeroCard::new(21)), Some(HeroCard::new(11))],
            [Some(DeedCard::new(5)), Some(DeedCard::new(7))]
        )
    );
}

#[test]
fn f057_nothing_is_refilled_before_rest() {
    let cards = Stage::new(1).begin();
    let buyer = cards.heroes(|h| h.requests().contains(&Good::Potion))[0];
    let others = cards.heroes(|h| !h.requests().contains(&Good::Potion));
    let mut t = at_the_inn(
        1,
        json!({ "pool_illuminated": "2", "goods": ["potion"], "coins": 20 }),
        json!({
            "inn": [others[0], buyer, others[1], others[2]],
            "wheel": "potion",
            "market": { "potion": 1, "staff": 1, "book": 1, "armor": 1, "instrument": 1 },
            "next": { "heroes": [others[3]] },
        }),
    );
    t.act(0, "visit inn"); // the only sale plays itself, and so does the way to the bazaar
    t.act(0, "buy staff");
    assert_eq!(t.state().inn, [Some(others[0]), None, Some(others[1]), Some(others[2])]);
    assert_eq!((t.state().aside, t.state().market[Good::Staff.index()]), (1, 0));
    t.act(0, "done");
    assert_eq!(t.state().inn, [others[0], others[3], others[1], others[2]].map(Some));
    assert_eq!(t.state().aside, 0);
}

#[test]
fn f057_rest_has_an_order() {
    let mut t = at_the_inn(
        4,
        json!({}),
        json!({
            "market": { "potion": 1, "staff": 1, "book": 1, "armor": 1 },
            "dice_aside": 1,
            "companions": ["raven", "phoenix", null],
            "inn": [10, null, 11, 12],
            "courtyard": [null, 5],
            "next": { "market": ["weapon"], "heroes": [20], "deeds": [7], "night": ["0", "2", "4"] },
        }),
    );
    t.act(0, "visit inn");
    let events = t.events(None);
    let rest = events.iter().position(|e| matches!(e, Event::MarketDie { .. })).unwrap();
    let card = t.companion(0);
    let mut faces = [0; 8];
    [Face::Zero, Face::Two, Face::Four].iter().for_each(|face| faces[face.index()] = 1);
    assert_eq!(
        events[rest..],
        [
            Event::MarketDie { good: Good::Weapon },
            Event::CompanionShown { place: 0, card },
            Event::HeroShown { place: 1, hero: HeroCard::new(20) },
            Event::DeedShown { place: 0, deed: DeedCard::new(7) },
            Event::NightDice { seat: Seat(0), faces },
            Event::Turn { seat: Seat(1) },
        ]
    );
}

#[test]
fn f058_after_turns_4_7_9_and_10_a_spent_die_leaves_and_the_others_are_rolled() {
    for (round, rolled) in [(4, vec!["0", "4", "4"]), (7, vec!["1*", "3"]), (9, vec!["2"]), (10, vec![])] {
        let mut t = at_the_inn(round, json!({}), json!({ "next": { "night": rolled } }));
        let before = night_dice(&t);
        t.act(0, "visit inn");
        assert_eq!(t.view(None)["wagons"][0]["reserve"], json!(rolled), "round {round}");
        assert_eq!(night_dice(&t), (before.0 - 1, [rolled.len() as u8, 3, 0]));
    }
    for round in [1, 2, 3, 5, 6, 8] {
        let mut t = at_the_inn(round, json!({}), json!({}));
        let (all, [reserve, _, spent]) = night_dice(&t);
        t.act(0, "visit inn");
        assert_eq!(night_dice(&t), (all, [reserve, 3, spent + 1]), "round {round}");
    }
}

#[test]
fn f058_f059_seven_dice_last_for_thirteen_turns() {
    let mut t = Stage::new(1).begin();
    // reserve, locked (or in the pool), spent; before each round
    let course = [
        [4, 3, 0],
        [3, 3, 1],
        [2, 3, 2],
        [1, 3, 3],
        [3, 3, 0],
        [2, 3, 1],
        [1, 3, 2],
        [2, 3, 0],
        [1, 3, 1],
        [1, 3, 0],
        [0, 3, 0], // after turn 10 the reserve stays empty
        [0, 2, 1],
        [0, 1, 2],
    ];
    let mut n = 0;
    for (round, dice) in (1..).zip(course) {
        assert_eq!((t.state().round, night_dice(&t).1), (round, dice));
        while t.state().round == round {
            anyhow(&mut t, n);
            n += 1;
        }
    }
    assert_eq!((t.state().round, night_dice(&t).1), (14, [0, 0, 3]));
}
