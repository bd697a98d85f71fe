//! A6: the Dark Market.
use crate::stage::{Play, Stage, merchant};
use merchants::Event;
use merchants::words::{District, Town};
use serde_json::json;
use table::Seat;

const RING: [&str; 4] = ["south", "west", "north", "east"];

/// Before the visit: the marker and the coins of the merchant.
fn market(marker: &str, coins: u8) -> Play {
    let scene = json!({
        "step": "act", "dark_market": marker,
        "commissions": { "northbreak": "frost-pass" }, "courtyard": ["open-ledger", "lucky-pockets"],
        "seats": [merchant(json!({ "coins": coins, "space": 4 }))],
        "next": { "deeds": ["fine-collection"] },
    });
    Stage::new(2).scene(scene).begin()
}

fn marker(t: &Play) -> &'static str {
    RING[t.state().dark as usize]
}

#[test]
fn f068_every_space_costs_a_coin() {
    for (steps, to) in [(1, "west"), (2, "north"), (3, "east"), (4, "south")] {
        let mut t = market("south", 9);
        t.acts(0, &["visit dark-market", &format!("pay {steps}")]);
        assert_eq!((marker(&t), t.seat(0).coins), (to, 9 - steps));
    }
}

#[test]
fn f068_from_one_to_four_spaces_and_never_more_than_coins() {
    let mut t = market("south", 9);
    t.act(0, "visit dark-market");
    assert_eq!(t.offers(0), ["pay 1", "pay 2", "pay 3", "pay 4"]);
    for steps in [0, 5] {
        t.refused(0, &format!("pay {steps}"), "F-068");
    }
    let mut t = market("south", 3);
    t.act(0, "visit dark-market");
    t.refused(0, "pay 4", "F-068");
    t.act(0, "pay 3");
    assert_eq!((marker(&t), t.seat(0).coins), ("east", 0));
}

#[test]
fn f069_without_a_coin_nothing_happens_there() {
    let mut t = market("south", 0);
    t.act(0, "visit dark-market");
    assert_eq!(marker(&t), "south");
    assert_eq!((t.goods(0).len(), t.seat(0).commissions), (0, [None; 3]));
    assert!(t.events(None).contains(&Event::Idle { seat: Seat(0), district: District::DarkMarket }));
    assert_eq!(t.asked(), Some(1)); // the die is used all the same
}

#[test]
fn f070_four_spaces_lead_back_to_the_same_space() {
    for space in RING {
        let mut t = market(space, 4);
        t.acts(0, &["visit dark-market", "pay 4"]);
        assert_eq!((marker(&t), t.seat(0).coins), (space, 0));
    }
    // and its benefit comes again
    let mut t = market("east", 4);
    t.acts(0, &["visit dark-market", "pay 4"]);
    assert_eq!(t.goods(0), ["book", "staff"]);
}

#[test]
fn f071_north_east_and_west_give_two_basic_goods() {
    for (from, to, goods) in [
        ("south", "west", ["potion", "instrument"]),
        ("west", "north", ["weapon", "armor"]),
        ("north", "east", ["book", "staff"]),
    ] {
        let mut t = market(from, 2);
        t.acts(0, &["visit dark-market", "pay 1"]);
        assert_eq!((marker(&t), t.goods(0)), (to, goods.map(String::from).to_vec()));
    }
}

#[test]
fn f072_south_gives_a_commission_or_a_deed() {
    let south = || {
        let mut t = market("east", 2);
        t.acts(0, &["visit dark-market", "pay 1"]);
        assert_eq!(t.step(), "dark-market-south");
        t
    };
    let mut t = south();
    assert_eq!((t.offers_of(0, "commission").len(), t.offers_of(0, "deed").len(), t.offers(0).len()), (6, 2, 9));
    t.act(0, "commission northbreak");
    assert_eq!(t.seat(0).commissions[0], Some(t.commission("frost-pass")));
    assert_eq!(t.asked(), Some(1)); // not both

    // the deed at the top comes with its banner
    let mut t = south();
    let (deed, had) = (t.deed("open-ledger"), t.seat(0).deeds.len());
    t.act(0, &format!("deed {deed}"));
    assert_eq!((t.seat(0).deeds.has(deed), t.seat(0).deeds.len(), t.seat(0).prestige), (true, had + 1, 2));
    assert_eq!(t.seat(0).commissions, [None; 3]);

    // a deed of the deck has none
    let mut t = south();
    t.act(0, "deed-top");
    assert_eq!((t.seat(0).deeds.has(t.deed("fine-collection")), t.seat(0).prestige), (true, 0));
}

#[test]
fn f072_with_no_commission_left_south_still_gives_a_deed() {
    let stacks: serde_json::Map<_, _> = Town::ALL.iter().map(|t| (t.to_string(), json!(null))).collect();
    let scene = json!({
        "step": "act", "dark_market": "east", "commissions": stacks,
        "seats": [merchant(json!({ "coins": 2, "space": 4 }))],
    });
    let mut t = Stage::new(2).scene(scene).begin();
    t.acts(0, &["visit dark-market", "pay 1"]);
    assert_eq!((t.offers_of(0, "deed").len(), t.offers(0).len()), (2, 3));
}

#[test]
fn f073_from_west_to_east_costs_2() {
    let mut t = market("west", 5);
    t.acts(0, &["visit dark-market", "pay 2"]);
    assert_eq!((marker(&t), t.seat(0).coins), ("east", 3));
    assert_eq!(t.goods(0), ["book", "staff"]);
}
