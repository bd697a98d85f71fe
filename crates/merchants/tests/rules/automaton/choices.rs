//! B5: what a card names is not there.
use super::{card, hero_cards, rival, scene, solo, turn};
use crate::stage::Play;
use merchants::DeedCard;
use merchants::catalog::{ActionCard, Deal};
use merchants::words::Town;
use serde_json::{Value, json};

#[test]
fn p098_of_an_empty_stack_or_place_you_choose_another() {
    // a stack
    let says = || ActionCard { town: Town::Cursecairn, ..card(Deal::Commission) };
    let more = || json!({ "commissions": { "cursecairn": null, "farglen": null } });
    let mut t = turn(solo(says()), json!({}), json!({}), more());
    assert_eq!((t.step(), t.asked()), ("rival-commission", Some(0)));
    assert_eq!(
        t.offers(0),
        ["northbreak", "scorchborn", "nightpoem", "windglass"].map(|town| format!("commission {town}"))
    );
    t.refused(0, "commission farglen", "P-070");
    t.act(0, "commission windglass");
    assert_eq!((rival(&t).commissions.len(), t.step()), (1, "plan"));
    let t = turn(solo(says()), json!({}), json!({ "heroes": ["agatha"] }), more());
    assert_eq!(t.step(), "plan", "its own choice is there, so nothing is asked");
    // a place at the inn
    let says = || ActionCard { hero: 1, ..card(Deal::Inn) };
    let inn = || json!({ "inn": ["atlantes", null, "alun", null], "decks": { "heroes": [] } });
    let mut t = turn(solo(says()), json!({}), json!({ "goods": 1 }), inn());
    let (atlantes, alun) = (t.hero("atlantes"), t.hero("alun"));
    assert_eq!(
        (t.step(), t.offers(0)),
        ("rival-hero", vec![format!("take-hero {atlantes}"), format!("take-hero {alun}")])
    );
    t.act(0, &format!("take-hero {alun}"));
    assert_eq!((hero_cards(&t), t.seat(1).coins, rival(&t).goods), (vec![alun], 1, 0), "he still buys: a weapon");
    let t = turn(solo(says()), json!({}), json!({ "commissions": ["barrow-study"] }), inn());
    assert_eq!((hero_cards(&t), t.step()), (vec![atlantes], "plan"));
}

/// It sets out with a commission for Northbreak; the place of its card is the third one.
fn sets_out(row: Value, decks: Value) -> Play {
    let mut all = scene(
        json!({}),
        json!({ "commissions": ["frost-pass"] }),
        json!({ "companions": row, "decks": decks, "next": { "dark_events": ["keeperless-bridge"], "travel": [4, 4] } }),
    );
    // its own turn: the row is not slid before
    all["turn"] = json!(1);
    all["step"] = json!("plan");
    all["seats"][0]["space"] = json!(3);
    solo(card(Deal::Travel)).scene(all).begin()
}

#[test]
fn p098_of_an_empty_place_in_the_row_of_companions_you_choose_another() {
    let mut t = sets_out(json!(["raven", "phoenix", null]), json!({ "companions": [] }));
    let (raven, phoenix) = (t.companion(0), t.companion(1));
    assert_eq!((t.state().row[2], t.step(), t.asked()), (None, "rival-companion", Some(0)));
    assert_eq!(t.offers(0), [format!("companion {raven}"), format!("companion {phoenix}")], "not the top of the deck");
    t.refused(0, "companion-top", "P-072");
    t.act(0, &format!("companion {phoenix}"));
    assert_eq!((t.step(), t.state().row), ("joining", [Some(raven), None, None]));
    assert_eq!(t.state().companions.bottom[..], [phoenix]);
    // nobody is there at all: it goes without
    let t = sets_out(json!([null, null, null]), json!({ "companions": [] }));
    assert_eq!(t.step(), "joining");
}

#[test]
fn p098_where_a_deed_is_missing_the_other_one_is_taken() {
    let says = || ActionCard { south_deed: true, ..card(Deal::DarkMarket(4)) };
    let more = |courtyard: Value| json!({ "courtyard": courtyard, "decks": { "deeds": [] }, "dark_market": "south" });
    let t = turn(solo(says()), json!({}), json!({}), more(json!([null, 5])));
    assert_eq!(
        (t.seat(1).deeds.nth(0), rival(&t).goods, t.step()),
        (DeedCard::new(5), 1, "plan"),
        "there is only one other place"
    );
    let t = turn(solo(says()), json!({}), json!({}), more(json!([null, null])));
    assert_eq!((t.seat(1).deeds.len(), t.step()), (0, "plan"));
}
