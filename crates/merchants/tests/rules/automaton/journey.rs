//! B4: its journeys, and those that it joins.
use super::{card, extend, hero_cards, owns, rival, scene, solo, turn};
use crate::stage::{Play, merchant};
use merchants::catalog::{ActionCard, Deal};
use merchants::words::*;
use merchants::{DeedCard, Event};
use serde_json::{Value, json};
use table::Seat;

const ROW: [&str; 3] = ["raven", "ice-mouse", "phoenix"];

/// It may set out. On the dark road waits the bridge (4: nothing, 6: 4 coins, 1: lose 4 coins), on the shortcut the still
/// (2: nothing, 6: an upgraded good).
fn journey(says: ActionCard, its: Value, has: Value, travel: &[u8]) -> Play {
    let more = json!({
        "companions": ROW, "courtyard": [4, 5],
        "next": { "dark_events": ["keeperless-bridge"], "shortcut_events": ["hermits-still"], "travel": travel },
    });
    turn(solo(says), its, has, more)
}

fn travel() -> ActionCard {
    card(Deal::Travel)
}

fn declared(t: &Play) -> Option<(Town, Road)> {
    t.events(None).into_iter().find_map(|e| match e {
        Event::Declared { seat: Seat(1), town, road } => Some((town, road)),
        _ => None,
    })
}

/// To which town it would go, if it would.
fn goes(has: Value) -> Option<Town> {
    declared(&journey(travel(), json!({}), has, &[])).map(|(town, _)| town)
}

#[test]
fn p071_a_commission_or_two_heroes_for_one_town() {
    assert_eq!(goes(json!({ "goods": 9 })), None);
    assert_eq!(goes(json!({ "heroes": ["agatha"] })), None);
    assert_eq!(goes(json!({ "heroes": ["agatha", "alun", "larkin"] })), None, "each for another town");
    assert_eq!(goes(json!({ "heroes": ["agatha", "ysolt"] })), Some(Town::Northbreak));
    assert_eq!(goes(json!({ "commissions": ["valley-choir"] })), Some(Town::Farglen), "goods do not matter");
}

#[test]
fn p072_p097_a_companion_goes_under_the_deck_and_its_die_comes_along() {
    for (place, dice) in [(0, 1), (1, 1), (2, 2)] {
        let says = ActionCard { companion: place, ..travel() };
        let mut t = journey(says, json!({}), json!({ "commissions": ["frost-pass"] }), &[4, 4]);
        let row = {
            let animal = ROW[place as usize].parse::<Animal>().unwrap();
            t.game().cat.cards_of(animal)
        };
        let sent = t.state().companions.bottom[..].to_vec();
        assert!(sent.len() == 1 && row.has(sent[0]), "under the deck");
        assert!(t.seat(1).companions.is_empty(), "it keeps none");
        t.act(0, "refuse");
        let rolled =
            t.events(None).into_iter().find_map(|e| if let Event::Travel { dice } = e { Some(dice) } else { None });
        assert_eq!(rolled.unwrap().iter().sum::<u8>(), dice);
        assert!(t.events(None).contains(&Event::RivalSentAway { card: sent[0] }));
    }
}

#[test]
fn p073_most_heroes_and_commissions_then_most_commissions_then_your_choice() {
    // two heroes and a commission against two commissions
    let most = json!({ "heroes": ["agatha", "ysolt"], "commissions": ["frost-pass", "ash-patrol", "cinder-watch"] });
    assert_eq!(goes(most), Some(Town::Northbreak));
    let commissions = json!({ "heroes": ["agatha", "ysolt"], "commissions": ["ash-patrol", "cinder-watch"] });
    assert_eq!(goes(commissions), Some(Town::Scorchborn));
    let tied = json!({ "heroes": ["larkin"], "commissions": ["frost-pass", "ash-patrol"] });
    let mut t = journey(travel(), json!({}), tied, &[]);
    assert_eq!((t.step(), t.asked()), ("rival-town", Some(0)));
    assert_eq!(t.offers(0), ["enter northbreak", "enter scorchborn"], "only what is undecided");
    t.refused(0, "enter farglen", "P-073");
    t.act(0, "enter scorchborn");
    assert_eq!(declared(&t), Some((Town::Scorchborn, Road::Dark)));
}

#[test]
fn p074_the_shortcut_whenever_it_has_three_lanterns() {
    for (lanterns, road, left) in [(2, Road::Dark, 2), (3, Road::Shortcut, 0), (5, Road::Shortcut, 2)] {
        let t = journey(travel(), json!({ "lanterns": lanterns }), json!({ "commissions": ["frost-pass"] }), &[]);
        assert_eq!((declared(&t), t.seat(1).lanterns), (Some((Town::Northbreak, road)), left));
    }
}

#[test]
fn p075_you_follow_or_pass_and_card_and_dice_are_as_normal() {
    for (answer, dice, person) in [("join", 3, true), ("refuse", 2, false)] {
        let mut t = journey(travel(), json!({}), json!({ "commissions": ["frost-pass"] }), &[6, 4, 4]);
        assert_eq!((t.step(), t.offers(0)), ("joining", vec!["join".to_string(), "refuse".into()]));
        t.act(0, answer);
        let told = t.events(None);
        assert!(told.iter().any(|e| matches!(e, Event::EventCard { .. })));
        let rolled: Vec<u8> = told
            .iter()
            .filter_map(|e| if let Event::Travel { dice } = e { Some(dice.iter().sum()) } else { None })
            .collect();
        assert_eq!(rolled, [dice], "a die each, and one that came with the companion");
        assert_eq!(told.iter().any(|e| matches!(e, Event::Took { seat: Seat(0), .. })), person);
        assert_eq!((t.step(), t.asked()), ("plan", Some(0)));
    }
    // the follower delivers, in that town or its neighbour
    let more = json!({
        "companions": ROW, "next": { "dark_events": ["keeperless-bridge"], "travel": [4, 4, 4] },
    });
    let mut all = scene(json!({}), json!({ "commissions": ["frost-pass"] }), more);
    extend(&mut all["seats"][0], json!({ "heroes": ["agatha", "alun"] }));
    let mut t = solo(travel()).scene(all).begin();
    t.acts(0, &["visit dark-market", "join"]);
    assert_eq!(t.offers(0), ["pass", "enter northbreak", "enter scorchborn"]);
}

#[test]
fn p076_always_the_highest_die_never_a_reroll() {
    let took = |t: &Play| {
        let all = t.events(None).into_iter();
        all.filter_map(|e| if let Event::Took { seat, die, .. } = e { Some((seat.0, die)) } else { None })
            .collect::<Vec<_>>()
    };
    let has = || json!({ "commissions": ["frost-pass"] });
    let mut t = journey(travel(), json!({ "lanterns": 2 }), has(), &[1, 6]);
    t.act(0, "refuse");
    assert_eq!((took(&t), t.seat(1).lanterns), (vec![(1, 6)], 2));
    assert_eq!(t.seat(1).coins, 4 + 5, "the benefit, and its good fortune");
    // the highest may be a penalty, and is taken all the same
    let mut t = journey(travel(), json!({ "coins": 3, "lanterns": 2 }), has(), &[1, 1]);
    t.act(0, "refuse");
    assert_eq!((took(&t), t.seat(1).coins), (vec![(1, 1)], 5), "3 coins lost, 5 of good fortune");
    // on the shortcut it takes last
    let mut t = journey(travel(), json!({ "lanterns": 3 }), has(), &[2, 5, 2]);
    t.act(0, "join");
    t.act(0, "take 5");
    assert_eq!(took(&t), [(0, 5), (1, 2)]);
}

#[test]
fn p077_heroes_first_then_commissions_with_up_to_three_goods_each() {
    let mut t = journey(
        travel(),
        json!({}),
        json!({ "goods": 5, "heroes": ["agatha", "ysolt", "larkin"], "commissions": ["frost-pass", "garrison-school", "valley-choir"] }),
        &[4, 4],
    );
    t.act(0, "refuse");
    // five goods, two commissions: 6 + 3
    assert_eq!(owns(&t), [2 + 2 + 5, 6 + 3, 0, 0, 0], "two coins for each hero of Northbreak, five of good fortune");
    let (p, r) = (t.seat(1), rival(&t));
    assert_eq!((p.brought.len(), p.delivered.len()), (2, 2));
    assert_eq!((hero_cards(&t), r.commissions.len()), (vec![t.hero("larkin")], 1), "the others stay");
    let told = t.events(None);
    let heroes = told.iter().rposition(|e| matches!(e, Event::Brought { .. })).unwrap();
    assert!(heroes < told.iter().position(|e| matches!(e, Event::Delivered { .. })).unwrap());
    for (goods, prestige, delivered) in
        [(0, 0, 0), (1, 1, 1), (2, 3, 1), (3, 6, 1), (4, 6 + 1, 2), (6, 12, 2), (8, 12, 2)]
    {
        let has = json!({ "goods": goods, "commissions": ["frost-pass", "garrison-school"] });
        let mut t = journey(travel(), json!({}), has, &[4, 4]);
        t.act(0, "refuse");
        let left = [0, 0, 0, 0, 0, 0, 0, 0, 2][goods as usize];
        assert_eq!((t.seat(1).prestige, t.seat(1).delivered.len(), rival(&t).goods), (prestige, delivered, left));
        assert_eq!(rival(&t).commissions.len(), 2 - delivered, "without a good it stays");
    }
}

#[test]
fn p078_the_first_bonus_of_the_card_and_both_after_a_shortcut() {
    let home = |lanterns: u8, fortune: [Luck; 2], deed: u8, more: Value| {
        let says = ActionCard { fortune, deed, ..travel() };
        let quiet = if lanterns == 3 { 2 } else { 4 };
        let mut all = json!({
            "companions": ROW, "courtyard": [4, 5],
            "next": { "dark_events": ["keeperless-bridge"], "shortcut_events": ["hermits-still"], "travel": [quiet, quiet] },
        });
        extend(&mut all, more);
        let mut t = turn(solo(says), json!({ "lanterns": lanterns }), json!({ "commissions": ["frost-pass"] }), all);
        t.act(0, "refuse");
        assert_eq!(t.step(), "plan");
        t
    };
    let both = [Luck::Coins, Luck::IlluminatedDie];
    let t = home(0, both, 0, json!({}));
    assert_eq!((t.seat(1).coins, rival(&t).illuminated), (5, 0));
    let t = home(3, both, 0, json!({}));
    assert_eq!((t.seat(1).coins, rival(&t).illuminated), (5, 1));
    let t = home(0, both, 0, json!({ "fortune_coins": 3 }));
    assert_eq!(t.seat(1).coins, 3, "the five are gone");
    let t = home(3, [Luck::Coins; 2], 0, json!({}));
    assert_eq!(t.seat(1).coins, 8);
    // a deed comes with the banner of its place
    let t = home(0, [Luck::Deed, Luck::Coins], 0, json!({}));
    assert_eq!((t.seat(1).deeds.nth(0), owns(&t)), (DeedCard::new(4), [0, 2, 0, 0, 0]));
    let t = home(0, [Luck::Deed, Luck::Coins], 1, json!({}));
    assert_eq!((t.seat(1).deeds.nth(0), owns(&t)), (DeedCard::new(5), [0, 0, 0, 0, 1]));
}

/// A person leads a caravan to Northbreak. Whoever goes along rolls these dice.
fn led(its: Value, has: Value, travel: &[u8]) -> Play {
    let more = json!({ "companions": ROW, "next": { "dark_events": ["keeperless-bridge"], "travel": travel } });
    let mut all = scene(its, has, more);
    all["seats"][0] = merchant(json!({ "space": 2 }));
    let mut t = solo(card(Deal::Ruins(1))).scene(all).begin();
    t.lead(0, "northbreak", "dark");
    t
}

#[test]
fn p082_it_joins_with_something_for_the_region_or_a_lantern() {
    let joined = |its: Value, has: Value| {
        led(its, has, &[4, 4]).events(None).contains(&Event::Joined { seat: Seat(1), yes: true })
    };
    assert!(!joined(json!({}), json!({ "goods": 9, "heroes": ["larkin"], "commissions": ["valley-choir"] })));
    assert!(joined(json!({ "lanterns": 1 }), json!({})));
    assert!(joined(json!({}), json!({ "heroes": ["agatha"] })), "for the town");
    assert!(joined(json!({}), json!({ "heroes": ["alun"] })), "for its neighbour");
    assert!(joined(json!({}), json!({ "commissions": ["ash-patrol"] })));
}

#[test]
fn p082_it_takes_the_highest_die_and_delivers_by_its_own_chain() {
    let has = json!({ "goods": 2, "heroes": ["agatha", "ysolt"], "commissions": ["ash-patrol", "cinder-watch"] });
    let mut t = led(json!({ "lanterns": 2 }), has, &[4, 6]);
    t.act(0, "take 4");
    // nothing is asked: equal numbers, but more commissions for Scorchborn
    assert_eq!(t.step(), "fortune");
    assert_eq!(owns(&t), [4, 3, 2, 0, 0], "4 coins of the die, no reroll, one commission with two goods");
    assert_eq!((rival(&t).heroes.len(), rival(&t).commissions.len()), (2, 1));
    // undecided: the person chooses, of the region's two towns
    let has = json!({ "heroes": ["agatha", "alun", "larkin"] });
    let mut t = led(json!({}), has, &[4, 4]);
    assert_eq!((t.step(), t.asked()), ("rival-town", Some(0)));
    assert_eq!(t.offers(0), ["enter northbreak", "enter scorchborn"]);
    t.refused(0, "enter farglen", "P-082");
    t.act(0, "enter scorchborn");
    assert_eq!((t.seat(1).brought.iter().collect::<Vec<_>>(), t.seat(1).coins), (vec![t.hero("alun")], 2));
    assert_eq!(t.step(), "fortune", "and the leader's journey goes on");
    // with nothing for the region it delivers nothing
    let t = led(json!({ "lanterns": 1 }), json!({ "heroes": ["larkin"] }), &[4, 4]);
    assert_eq!((t.step(), t.seat(1).brought.len()), ("fortune", 0));
}
