//! B4: what it does in the districts.
use super::{card, hero_cards, owns, rival, solo, turn};
use crate::stage::{EDITIONS, Play};
use merchants::catalog::{ActionCard, Deal};
use merchants::words::*;
use merchants::{DeedCard, Event};
use serde_json::{Value, json};
use table::Seat;

#[test]
fn p069_the_wheel_turns_and_every_die_of_three_goods_is_a_good() {
    let bazaar = || card(Deal::Bazaar([Good::Potion, Good::Book, Good::Staff]));
    let market = json!({ "market": { "potion": 2, "book": 1, "armor": 2 } });
    let t = turn(solo(bazaar()), json!({ "coins": 3 }), json!({ "goods": 4 }), market);
    assert_eq!(owns(&t), [3, 0, 0, 0, 4 + 3], "one for each die, and nothing is paid");
    assert_eq!(t.price("potion"), 4, "the wheel went one step");
    let told = t.events(None);
    let at = |is: fn(&Event) -> bool| told.iter().position(is).unwrap();
    let rolled = told.iter().filter(|e| matches!(e, Event::MarketDie { .. })).count();
    assert_eq!(rolled, 3, "the dice come back");
    assert!(at(|e| matches!(e, Event::Wheel { .. })) < at(|e| matches!(e, Event::RivalGoods { .. })));
    // no die on any of them
    let market = json!({ "market": { "weapon": 2, "instrument": 1, "armor": 2 } });
    let t = turn(solo(bazaar()), json!({}), json!({ "goods": 4 }), market.clone());
    assert_eq!(rival(&t).goods, 5, "then one good");
    assert_eq!((t.dice_on("weapon"), t.dice_on("armor"), t.state().aside), (2, 2, 0));
}

/// It takes a commission; Cursecairn is noted on its card.
fn commission(has: Value, more: Value) -> Play {
    let says = ActionCard { town: Town::Cursecairn, ..card(Deal::Commission) };
    turn(solo(says), json!({}), has, more)
}

fn towns(t: &Play) -> Vec<Town> {
    rival(t).commissions.iter().map(|c| t.game().cat.commission(c).town).collect()
}

#[test]
fn p070_a_commission_for_the_town_that_it_serves_most() {
    // one commission and two heroes for Scorchborn, two heroes for Northbreak
    let has = json!({ "heroes": ["alun", "brida", "agatha", "ysolt"], "commissions": ["ash-patrol"] });
    let t = commission(has, json!({ "commissions": { "scorchborn": "ember-parade" } }));
    assert!(rival(&t).commissions.has(t.commission("ember-parade")));
    assert_eq!((rival(&t).commissions.len(), t.step()), (2, "plan"), "nobody is asked");
    // a tie, though one of them has a commission and the other only heroes: the town on the card
    let has = json!({ "heroes": ["agatha"], "commissions": ["ash-patrol"] });
    let t = commission(has, json!({}));
    assert_eq!(towns(&t), [Town::Scorchborn, Town::Cursecairn]);
    // nothing at all: the town on the card
    let t = commission(json!({}), json!({}));
    assert_eq!((towns(&t), t.step()), (vec![Town::Cursecairn], "plan"));
    // the stack shows its next one at once
    let top = t.state().tops[Town::Cursecairn.index()];
    assert!(!rival(&t).commissions.has(top.unwrap()));
}

fn ruins(steps: u8, lanterns: u8, die: u8) -> Play {
    let more = json!({ "ruins": "top-left", "next": { "ruins": [die, 4] } });
    turn(solo(card(Deal::Ruins(steps))), json!({ "lanterns": lanterns }), json!({ "goods": 1 }), more)
}

#[test]
fn p079_the_marker_as_shown_an_upgraded_good_and_a_roll_if_there_is_a_lantern() {
    for (steps, space) in [(1, "top-right"), (2, "bottom-right"), (3, "bottom-left")] {
        let t = ruins(steps, 0, 5);
        assert_eq!(t.view(None)["ruins"], json!(space));
        assert_eq!(owns(&t), [0, 0, 0, 1, 2], "one good and one crystal, whatever the space");
        assert!(!t.events(None).iter().any(|e| matches!(e, Event::RuinsDie { .. })), "no lantern, no roll");
        assert_eq!(t.step(), "plan");
    }
    let t = ruins(1, 3, 5);
    assert_eq!(owns(&t), [2, 0, 2, 1, 2], "with lanterns it must pay one and roll once: two coins");
}

fn dark_market(from: &str, says: ActionCard) -> Play {
    let more = json!({ "dark_market": from, "courtyard": [4, 5], "next": { "deeds": [9] } });
    turn(solo(says), json!({ "coins": 2 }), json!({}), more)
}

#[test]
fn p080_two_goods_or_what_is_noted_for_the_special_space() {
    for (from, steps, to) in [("south", 1, "west"), ("west", 1, "north"), ("south", 3, "east")] {
        let t = dark_market(from, card(Deal::DarkMarket(steps)));
        assert_eq!((t.view(None)["dark_market"].as_str(), owns(&t)), (Some(to), [2, 0, 0, 0, 2]), "nothing is paid");
    }
    // it also goes without a coin
    let t = turn(solo(card(Deal::DarkMarket(1))), json!({}), json!({}), json!({ "dark_market": "south" }));
    assert_eq!(rival(&t).goods, 2);
    let t = dark_market("west", ActionCard { town: Town::Farglen, ..card(Deal::DarkMarket(3)) });
    assert_eq!((towns(&t), rival(&t).goods), (vec![Town::Farglen], 0), "a commission, by its own choice");
    for (place, deed, has) in [(0, 4, [2, 2, 0, 0, 0]), (1, 5, [2, 0, 0, 0, 1])] {
        let t = dark_market("west", ActionCard { south_deed: true, deed: place, ..card(Deal::DarkMarket(3)) });
        assert_eq!((t.seat(1).deeds.nth(0), owns(&t)), (DeedCard::new(deed), has), "or the noted deed with its banner");
    }
}

/// Atlantes of Cursecairn wants staff, book, potion ($4, $3, $5) and has a lantern, Wenna of Northbreak (armor, potion) has
/// storage, Alun of Scorchborn a horseshoe; the last is Rusk, also of Scorchborn.
fn inn(says: ActionCard, has: Value) -> Play {
    let more = json!({ "inn": ["atlantes", "wenna", "alun", "rusk"] });
    turn(solo(says), json!({}), has, more)
}

#[test]
fn p081_the_hero_of_the_town_that_it_serves_most() {
    let says = || ActionCard { hero: 1, ..card(Deal::Inn) };
    let taken = |has: Value| {
        let before = has["heroes"].as_array().map_or(0, Vec::len);
        let t = inn(says(), has);
        assert_eq!((t.step(), rival(&t).heroes.len() as usize), ("plan", before + 1), "nobody is asked");
        ["atlantes", "wenna", "alun", "rusk"].into_iter().find(|hero| rival(&t).heroes.has(t.hero(hero))).unwrap()
    };
    assert_eq!(taken(json!({ "commissions": ["barrow-study"] })), "atlantes");
    assert_eq!(taken(json!({ "heroes": ["morwena"], "commissions": ["barrow-study", "frost-pass"] })), "atlantes");
    assert_eq!(taken(json!({})), "wenna", "none matches: the place on the card");
    assert_eq!(
        taken(json!({ "commissions": ["barrow-study", "frost-pass"] })),
        "wenna",
        "a tie: the place on the card"
    );
    assert_eq!(taken(json!({ "commissions": ["ash-patrol"] })), "wenna", "two heroes of the best town: a tie too");
    assert_eq!(
        taken(json!({ "commissions": ["valley-choir", "winter-revue"] })),
        "wenna",
        "nobody there is of Farglen"
    );
}

#[test]
fn p081_it_sells_what_the_card_marks_as_far_as_its_goods_go() {
    for (sells, goods, coins, left) in
        [(0b111, 5, 4 + 3 + 5, 2), (0b101, 5, 4 + 5, 3), (0b110, 1, 3, 0), (0b111, 2, 4 + 3, 0), (0b111, 0, 0, 0)]
    {
        let t = inn(ActionCard { sells, ..card(Deal::Inn) }, json!({ "goods": goods }));
        assert_eq!(owns(&t), [coins, 0, 1, 0, left], "no crystal and no extra coin; a lantern with the hero");
        assert_eq!(hero_cards(&t), [t.hero("atlantes")]);
    }
    // storage and horseshoe are nothing to it
    for (place, hero) in [(1, "wenna"), (2, "alun")] {
        let t = inn(ActionCard { hero: place, ..card(Deal::Inn) }, json!({}));
        assert_eq!((owns(&t), hero_cards(&t), t.seat(1).horseshoes), ([0; 5], vec![t.hero(hero)], 0));
    }
    let t = inn(card(Deal::Inn), json!({ "goods": 1 }));
    let sold = Event::Sold { seat: Seat(1), good: Good::Staff, side: Side::Basic, price: 4 };
    assert!(t.events(None).contains(&sold));
}

#[test]
fn p101_without_a_good_it_takes_the_hero_and_sells_nothing() {
    for edition in EDITIONS {
        let stage = solo(card(Deal::Inn)).option("edition", edition);
        let has = json!({ "goods": 0, "commissions": ["barrow-study"] });
        let t = turn(stage, json!({}), has, json!({ "inn": ["atlantes", "wenna", "alun", "rusk"] }));
        assert_eq!(
            (hero_cards(&t), owns(&t)),
            (vec![t.hero("atlantes")], [0, 0, 1, 0, 0]),
            "{edition}: only his lantern"
        );
        assert!(!t.events(None).iter().any(|e| matches!(e, Event::Sold { .. })), "{edition}");
    }
}
