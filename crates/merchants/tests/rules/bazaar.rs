//! A4: the Great Bazaar.
use crate::stage::{Play, Stage, merchant};
use serde_json::{Value, json};
use table::{Illegal, Seat};

/// At the bazaar: potion $5, staff $4, book $3, armor $2, instrument $1, weapon $1; two potions, a staff, a book and an
/// armor are for sale.
fn bazaar(coins: u8) -> Play {
    visit(json!({ "potion": 2, "staff": 1, "book": 1, "armor": 1 }), coins)
}

fn visit(market: Value, coins: u8) -> Play {
    let seat = merchant(json!({ "coins": coins, "space": 0 }));
    let scene = json!({
        "step": "act", "wheel": "potion", "market": market, "seats": [seat], "next": { "market": ["weapon", "armor"] },
    });
    let mut t = Stage::new(2).scene(scene).begin();
    t.act(0, "visit bazaar");
    t
}

#[test]
fn f060_first_the_wheel_may_turn_and_a_die_may_change_in_either_order() {
    for order in [["wheel", "change potion weapon"], ["change potion weapon", "wheel"]] {
        let mut t = bazaar(9);
        t.acts(0, &order);
        assert_eq!(
            ["weapon", "potion", "staff", "book", "armor", "instrument"].map(|g| t.price(g)),
            [5, 4, 3, 2, 1, 1]
        );
        assert_eq!(
            ["weapon", "potion", "staff", "book", "armor", "instrument"].map(|g| t.dice_on(g)),
            [1, 1, 1, 1, 1, 0]
        );
        // each of them once
        t.refused(0, "wheel", "F-060");
        t.refused(0, "change staff instrument", "F-060");
        t.act(0, "buy weapon");
        assert_eq!(t.seat(0).coins, 4);
    }
}

#[test]
fn f060_either_alone_or_neither_will_do() {
    let mut neither = bazaar(9);
    neither.act(0, "buy staff");
    assert_eq!(neither.seat(0).coins, 5);

    let mut only_wheel = bazaar(9);
    only_wheel.acts(0, &["wheel", "buy staff"]);
    assert_eq!(only_wheel.seat(0).coins, 6);

    let mut only_change = bazaar(9);
    only_change.acts(0, &["change staff instrument", "buy instrument"]);
    assert_eq!(only_change.seat(0).coins, 8);
}

#[test]
fn f060_after_a_purchase_it_is_too_late_for_both() {
    let mut t = bazaar(9);
    t.act(0, "buy staff");
    t.refused(0, "wheel", "F-060");
    t.refused(0, "change armor weapon", "F-060");
}

#[test]
fn f060_only_a_die_on_the_wheel_can_change() {
    let mut t = bazaar(9);
    t.refused(0, "change weapon staff", "F-060");
}

#[test]
fn f061_no_section_gets_a_third_die() {
    let mut t = bazaar(9);
    t.refused(0, "change staff potion", "F-061");
    t.act(0, "change staff book");
    assert_eq!((t.dice_on("staff"), t.dice_on("book")), (0, 2));
}

#[test]
fn f062_every_die_is_one_good_for_sale() {
    let mut t = bazaar(20);
    t.refused(0, "buy weapon", "F-062");
    t.acts(0, &["buy potion", "buy potion"]);
    t.refused(0, "buy potion", "F-062");
    t.acts(0, &["buy book", "buy armor"]);
    assert_eq!(t.goods(0), ["armor", "potion", "potion", "book"]);
}

#[test]
fn f062_a_merchant_may_leave_with_empty_hands() {
    let mut t = bazaar(20);
    t.act(0, "done");
    assert_eq!((t.seat(0).coins, t.goods(0).len()), (20, 0));
    assert_eq!(t.asked(), Some(1));
}

#[test]
fn f063_the_second_good_of_a_section_is_free() {
    let mut t = bazaar(20);
    t.act(0, "buy potion");
    assert_eq!(t.seat(0).coins, 15);
    t.act(0, "buy potion");
    assert_eq!(t.seat(0).coins, 15);
    assert_eq!(t.goods(0), ["potion", "potion"]);
    // another section counts again
    t.act(0, "buy staff");
    assert_eq!(t.seat(0).coins, 11);
}

#[test]
fn f063_two_sections_of_the_same_price_are_paid_separately() {
    let mut t = visit(json!({ "instrument": 2, "weapon": 2, "armor": 1 }), 20);
    t.acts(0, &["buy instrument", "buy weapon", "buy instrument", "buy weapon"]);
    assert_eq!(t.seat(0).coins, 18);
    assert_eq!(t.goods(0).len(), 4);
}

#[test]
fn f064_coins_must_cover_the_price() {
    let mut t = bazaar(4);
    t.refused(0, "buy potion", "F-064");
    t.act(0, "buy staff");
    assert_eq!(t.seat(0).coins, 0);
    t.refused(0, "buy armor", "F-064");
    // with nothing left, a second good of a paid section is still free
    let mut t = bazaar(5);
    t.acts(0, &["buy potion", "buy potion"]);
    assert_eq!((t.seat(0).coins, t.goods(0).len()), (0, 2));
}

#[test]
fn f064_the_good_comes_from_the_supply_and_its_die_waits_for_rest() {
    let mut t = bazaar(9);
    let stock = t.state().supply;
    t.acts(0, &["buy staff", "buy book"]);
    assert_eq!(t.goods(0), ["book", "staff"]);
    assert_eq!(t.state().supply.iter().sum::<u8>() + 2, stock.iter().sum::<u8>());
    assert_eq!((t.dice_on("staff"), t.dice_on("book"), t.state().aside), (0, 0, 2));
    t.act(0, "done");
    assert_eq!((t.dice_on("weapon"), t.dice_on("armor"), t.state().aside), (1, 2, 0));
}

#[test]
fn f065_two_armor_at_3_and_a_weapon_at_1_cost_4() {
    let scene = json!({
        "step": "act", "wheel": "staff", "market": { "armor": 2, "weapon": 1, "potion": 2 },
        "seats": [merchant(json!({ "coins": 4, "space": 0 }))],
    });
    let mut t = Stage::new(2).scene(scene).begin();
    assert_eq!((t.price("armor"), t.price("weapon")), (3, 1));
    t.acts(0, &["visit bazaar", "buy armor", "buy armor", "buy weapon"]);
    assert_eq!(t.seat(0).coins, 0);
    assert_eq!(t.goods(0), ["weapon", "armor", "armor"]);
}

#[test]
fn f066_five_goods_are_all_that_can_be_bought() {
    let mut t = visit(json!({ "potion": 2, "weapon": 2, "book": 1 }), 99);
    t.acts(0, &["buy potion", "buy potion", "buy weapon", "buy weapon", "buy book"]);
    assert_eq!(t.goods(0).len(), 5);
    assert_eq!(t.offers(0), ["done"]);
    for good in ["weapon", "armor", "potion", "book", "staff", "instrument"] {
        t.refused(0, &format!("buy {good}"), "F-062");
    }
}

#[test]
fn f063_a_basket_is_foreseen_as_it_will_be_and_asking_changes_nothing() {
    let mut t = bazaar(9);
    let basket = ["buy potion", "buy book", "buy potion"];
    let (before, acts) = (t.table.hash(), basket.map(String::from));
    let none = t.table.ahead(Seat(0), 0, &[], "buy").expect("nothing is always possible");
    // Without a potion any of staff, book and armor; with one or two of them, one of these at most.
    assert_eq!((none.known, none.ways), (0, 7 + 2 * 4));
    let ahead = t.table.ahead(Seat(0), 0, &acts, "buy").expect("it can be paid");
    assert_eq!((ahead.known, t.table.hash()), (3, before));
    assert_eq!(ahead.ways, 0, "one coin buys nothing here");
    t.acts(0, &basket);
    let foreseen = serde_json::to_value(&ahead.sheet.board).expect("views serialise");
    assert_eq!((foreseen, 1), (t.view(Some(0)), t.seat(0).coins));
}

#[test]
fn f063_what_cannot_be_paid_ends_what_is_foreseen_and_says_why() {
    let t = bazaar(6);
    let acts = ["buy potion", "buy staff"].map(String::from);
    let ahead = t.table.ahead(Seat(0), 0, &acts, "buy").expect("asking is no mistake");
    assert_eq!(ahead.known, 1);
    assert!(matches!(ahead.refused, Some(Illegal::Refused { .. })), "{:?}", ahead.refused);
    let words = ["buy potion", "sing"].map(String::from);
    assert!(matches!(t.table.ahead(Seat(0), 0, &words, "buy"), Err(Illegal::Unreadable { .. })));
}
