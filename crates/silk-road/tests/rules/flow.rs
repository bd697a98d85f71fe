//! 3.3: the rounds, the goods and the trade cards.
use crate::stage::{Does::*, Play, Stage};
use serde_json::{Value, json};
use silk_road::Event;
use silk_road::market::{Order, apply, prices};
use silk_road::words::{Good, Icon};
use std::collections::BTreeMap;
use table::Illegal;

/// The step that an event belongs to.
fn step(event: &Event) -> &'static str {
    match event {
        Event::Round { .. } => "round",
        Event::Entered { .. } => "goods",
        Event::Card { .. } | Event::Market { .. } => "card",
        Event::Route { .. } | Event::Rank { .. } | Event::Length { .. } => "scoring",
        Event::Bought { .. } | Event::Scored { .. } => "scoring",
        Event::BonusTile { .. } | Event::NoBonusTile => "bonus tile",
        Event::Spent { .. } => "clean-up",
        Event::Over | Event::Title { .. } => "over",
        _ => "trading",
    }
}

/// Values at which goods entered, in order.
fn entered(t: &Play) -> Vec<(Good, i8)> {
    let one = |e: &Event| if let Event::Entered { good, value } = e { Some((*good, *value)) } else { None };
    t.events(None).iter().filter_map(one).collect()
}

fn order(goods: &str) -> Order {
    goods.chars().map(|c| Good::ALL["abcdef".find(c).expect("a to f")]).collect()
}

fn values(t: &Play) -> [i8; 6] {
    prices(&t.state().market, t.game().opt.slots(t.state().round))
}

#[test]
fn r017_four_rounds_with_the_same_steps() {
    let mut t = Stage::new(2).begin();
    t.round(&[Arrives(1_000, 7), Nothing]);
    // The second player lays the bonus tile that it has won.
    let kind = silk_road::words::Kind::ALL.iter().find(|k| t.seat(1).bonus[k.index()] == 1).expect("sole last");
    t.start();
    t.act(1, 0, &format!("place 9 bonus-{kind}"));
    t.sand();
    t.round(&[Arrives(1_000, 7), Nothing]);
    t.round(&[Arrives(1_000, 7), Nothing]);
    let mut steps: Vec<&str> = t.events(None).iter().map(step).collect();
    steps.dedup();
    let plain = ["round", "goods", "card", "trading", "scoring", "bonus tile"];
    let cleaned = [&plain[..], &["clean-up"]].concat();
    assert_eq!(steps, [&plain[..], &cleaned, &plain, &plain[..5], &["over"]].concat());
    assert!(t.table.is_over());
    assert_eq!(t.fails(0, 0, "ready"), Illegal::Over); // there is no fifth
}

#[test]
fn r018_three_goods_on_2_1_and_minus_1_any_on_any() {
    let mut count = BTreeMap::new();
    let mut orders = BTreeMap::new();
    for seed in 0..600 {
        let goods = entered(&Stage::new(2).seed(seed).begin());
        assert_eq!(goods.iter().map(|g| g.1).collect::<Vec<i8>>(), [2, 1, -1]);
        for good in &goods {
            *count.entry(*good).or_insert(0) += 1;
        }
        *orders.entry(goods).or_insert(0) += 1;
    }
    assert_eq!((count.len(), orders.len()), (9, 6));
    assert!(count.values().all(|n| (150..=250).contains(n)), "{count:?}");
    assert!(orders.values().all(|n| (65..=135).contains(n)), "{orders:?}");
    assert!(count.keys().all(|(good, _)| Good::ALL[..3].contains(good)));
}

#[test]
fn r019_each_later_round_adds_one_good_on_the_place_that_opens() {
    let mut t = Stage::new(2).begin();
    let opens = [(Good::Silk, 3), (Good::Lamp, -2), (Good::Tea, 4)];
    for (round, new) in (2..).zip(opens) {
        t.round(&[Nothing, Nothing]);
        assert_eq!((t.state().round, entered(&t).len()), (round, round as usize + 2));
        assert_eq!(entered(&t).last(), Some(&new));
        let (good, value) = new;
        assert_eq!(values(&t)[good.index()], value);
    }
    let slots: Vec<Vec<i8>> = (1..=4).map(|round| t.game().opt.slots(round).to_vec()).collect();
    assert_eq!(slots, [vec![2, 1, -1], vec![3, 2, 1, -1], vec![3, 2, 1, -1, -2], vec![4, 3, 2, 1, -1, -2]]);
}

#[test]
fn r020_a_new_good_moves_no_other() {
    for seed in 0..20 {
        let mut t = Stage::new(2).seed(seed).begin();
        for round in 1..4 {
            let before = values(&t);
            t.round(&[Nothing, Nothing]);
            assert_eq!(before[..round + 2], values(&t)[..round + 2]);
        }
    }
}

#[test]
fn r021_one_trade_card_a_round_the_same_for_all() {
    let mut t = Stage::new(3).printed().begin();
    for round in 1..=4 {
        let cards = |who| t.events(who).into_iter().filter(|e| matches!(e, Event::Card { .. })).collect::<Vec<_>>();
        assert_eq!(cards(None).len(), round);
        assert!(t.viewers().into_iter().all(|who| cards(who) == cards(None)));
        assert!(t.viewers().into_iter().all(|who| t.view(who)["card"] == t.view(None)["card"]));
        t.round(&[Nothing; 3]);
    }
}

#[test]
fn r022_the_card_names_the_two_cities_to_be_joined() {
    let mut t = Stage::new(2).begin();
    for _ in 0..4 {
        let [from, to] = t.cities();
        let told = t.events(None).into_iter().rev().find(|e| matches!(e, Event::Card { .. }));
        assert_eq!(told, Some(Event::Card { card: t.state().card, from, to }));
        assert_eq!(t.view(None)["card"]["cities"], json!([from, to]));
        t.round(&[Arrives(2_000, 9), Arrives(3_000, 7)]);
        assert!(t.result(0).qualified && t.result(1).qualified);
    }
}

#[test]
fn r023_icons_move_the_market_before_trading_starts() {
    let t = Stage::new(2).icons(&[Icon::Reverse]).begin();
    let mut goods: Vec<Good> = entered(&t).iter().map(|g| g.0).collect();
    goods.reverse();
    assert_eq!(t.state().market[..], goods[..]);
    let steps: Vec<Event> = t.events(None);
    assert!(matches!(steps[steps.len() - 2..], [Event::Card { .. }, Event::Market { icon: Icon::Reverse, .. }]));
    assert_eq!(t.offers(0), ["ready"]); // nobody has started
}

#[test]
fn r024_down_moves_every_good_one_place_cheaper_and_the_cheapest_to_the_top() {
    for (before, after) in [("abc", "cab"), ("abcd", "dabc"), ("abcde", "eabcd"), ("abcdef", "fabcde")] {
        let mut goods = order(before);
        apply(Icon::Down, &mut goods);
        assert_eq!(goods, order(after));
    }
    // At a table.
    let t = Stage::new(2).icons(&[Icon::Down]).begin();
    let [dear, middle, cheap] = entered(&t)[..] else { panic!("three goods") };
    assert_eq!(t.state().market[..], [cheap.0, dear.0, middle.0]);
    assert_eq!(values(&t)[cheap.0.index()], 2);
}

#[test]
fn r025_other_icons_are_permutations_of_the_places() {
    let moves = [(Icon::Up, "bcdefa"), (Icon::Swap, "fbcdea"), (Icon::Reverse, "fedcba"), (Icon::Same, "abcdef")];
    for (icon, after) in moves {
        let mut goods = order("abcdef");
        apply(icon, &mut goods);
        assert_eq!(goods, order(after), "{icon}");
    }
    for &icon in Icon::ALL {
        let mut t = Stage::new(2).icons(&[icon]).begin();
        for round in 1..=4 {
            let mut goods = t.state().market.to_vec();
            goods.sort_unstable();
            assert_eq!(goods, Good::ALL[..round + 2], "{icon}: no good is lost");
            let shown: Vec<Value> =
                t.view(None)["market"].as_array().unwrap().iter().map(|p| p["value"].clone()).collect();
            assert_eq!(json!(shown), json!(t.game().opt.slots(round as u8)), "{icon}: places keep their values");
            t.round(&[Nothing, Nothing]);
        }
    }
}

#[test]
fn r025_each_icon_stands_on_three_cards() {
    let game = Stage::new(2).printed().game();
    let on = |icon: &Icon| game.cat.cards.iter().filter(|card| card.icons.contains(icon)).count();
    assert_eq!(Icon::ALL.iter().map(on).collect::<Vec<_>>(), [3; 5]);
}

#[test]
fn r087_several_icons_are_applied_from_left_to_right() {
    // a, b, c: down gives c, a, b, then swapped b, a, c; the other way round a, c, b.
    for (icons, after) in [([Icon::Down, Icon::Swap], [1, 0, 2]), ([Icon::Swap, Icon::Down], [0, 2, 1])] {
        let t = Stage::new(2).icons(&icons).begin();
        let goods: Vec<Good> = entered(&t).iter().map(|g| g.0).collect();
        assert_eq!(t.state().market[..], after.map(|n| goods[n]));
        let told = |e: &Event| if let Event::Market { icon, .. } = e { Some(*icon) } else { None };
        assert_eq!(t.events(None).iter().filter_map(told).collect::<Vec<_>>(), icons);
    }
    assert!(Stage::new(2).printed().game().cat.cards.iter().all(|card| card.icons.len() == 1));
}

#[test]
fn r092_four_cards_are_used_and_none_returns() {
    for seed in 0..100 {
        let mut t = Stage::new(2).seed(seed).begin();
        let mut used = vec![];
        for _ in 0..4 {
            used.push(t.cities());
            t.round(&[Nothing, Nothing]);
        }
        used.sort_unstable();
        used.dedup();
        assert_eq!(used.len(), 4, "seed {seed}");
        assert_eq!(t.view(None)["cards_to_come"].as_array().unwrap().len(), 11);
    }
}
