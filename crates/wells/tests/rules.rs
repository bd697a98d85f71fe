//! Every rule by its number.
use serde_json::{Value, json};
use table::{AnyGame, AnyTable, Illegal, Seat};
use wells::Wells;

const A: Seat = Seat(0);
const GAME: AnyGame = AnyGame::of::<Wells>();

fn at(scene: Value) -> Box<dyn AnyTable> {
    GAME.open(&json!({}), None, "rules", vec![], Some(scene)).unwrap()
}
fn acts(table: &dyn AnyTable) -> Vec<String> {
    table.offers(A).into_iter().map(|offer| offer.act).collect()
}
fn refused(table: &mut dyn AnyTable, act: &str) -> String {
    match table.act(A, 0, act, None) {
        Err(Illegal::Refused { rule: Some(text) }) => json!(text)["args"]["rule"].as_str().unwrap().into(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn w01_everybody_begins_with_two_cards_of_their_own() {
    for players in 2..=4 {
        let table = GAME.open(&json!({ "players": players }), None, "w01", vec![], None).unwrap();
        for who in Seat::all(players) {
            let camels = table.sheet(Some(who))["board"]["seats"].as_array().unwrap().clone();
            for (seat, camel) in camels.iter().enumerate() {
                assert_eq!((&camel["cards"], camel["hand"].is_array()), (&json!(2), seat == who.index()));
            }
        }
    }
}

#[test]
fn w02_one_thing_in_a_turn() {
    let mut table = at(json!({ "seats": [{ "hand": [0, 6] }, { "hand": [1] }] }));
    assert_eq!(acts(&*table), ["draw", "sell 0", "sell 1", "rest"]);
    assert_eq!(refused(&mut *table, "sell 2"), "W-02");
    table.act(A, 0, "draw", None).unwrap();
    assert_eq!(table.must().first(), Some(Seat(1)));
    assert_eq!(table.act(A, 0, "draw", None), Err(Illegal::NotNow));
}

#[test]
fn w03_a_camel_carries_five_cards() {
    let mut table = at(json!({ "seats": [{ "hand": [0, 1, 2, 3, 4] }] }));
    assert_eq!(acts(&*table), ["sell 0", "rest"]);
    assert_eq!(refused(&mut *table, "draw"), "W-03");
}

#[test]
fn w04_a_single_card_brings_half_of_its_worth() {
    // salt: 1, 1, 2, 2, 3, 4; dates begin with the sixth card
    for (hand, good, coins) in [(json!([4]), 0, 2), (json!([4, 5]), 0, 7), (json!([11, 0]), 1, 3)] {
        let mut table = at(json!({ "seats": [{ "hand": hand }, { "hand": [17] }] }));
        table.act(A, 0, &format!("sell {good}"), None).unwrap();
        assert_eq!(table.sheet(None)["board"]["seats"][0]["coins"], coins, "{hand}");
    }
}

#[test]
fn w05_whoever_likes_rests() {
    let sold: Vec<u8> = (0..17).collect();
    let mut table = at(json!({ "sold": sold, "seats": [{ "hand": [] }, { "hand": [17] }] }));
    // Nobody need say it: the only thing to do plays itself, and the other seat is asked.
    assert_eq!(table.must().first(), Some(Seat(1)));
    table.act(Seat(1), 0, "rest", None).unwrap();
    assert_eq!(table.must().first(), Some(Seat(1)), "its cards are still there");
    table.act(Seat(1), 0, "sell 2", None).unwrap();
    assert!(table.is_over(), "nothing is left for anybody, so all rounds pass");
}

#[test]
fn w06_the_most_coins_win() {
    let seats = json!([{ "coins": 3, "hand": [] }, { "coins": 3, "hand": [] }, { "coins": 1, "hand": [] }]);
    let options = json!({ "players": 3 });
    let table = GAME.open(&options, None, "w06", vec![], Some(json!({ "round": 7, "seats": seats }))).unwrap();
    let places = &table.sheet(None)["places"];
    assert_eq!((&places[0]["place"], &places[1]["place"], &places[2]["place"]), (&json!(1), &json!(1), &json!(3)));
}

#[test]
fn a_position_is_a_scene_again() {
    let mut table = GAME.open(&json!({}), None, "again", vec![], None).unwrap();
    while !table.is_over() {
        for who in [None, Some(Seat(0)), Some(Seat(1))] {
            let scene = table.position(who).expect("it writes positions");
            let again = GAME.open(&json!({}), None, "other", vec![], Some(scene)).unwrap();
            assert_eq!(again.sheet(who)["board"], table.sheet(who)["board"], "what {who:?} knows");
        }
        let seat = table.must().first().unwrap();
        let act = table.offers(seat)[0].act.clone();
        table.act(seat, 0, &act, None).unwrap();
    }
}

#[test]
fn what_cannot_be_is_refused_with_every_reason() {
    for (scene, at) in [
        (json!({ "round": 9 }), "round"),
        (json!({ "turn": 2 }), "turn"),
        (json!({ "seats": [{}, {}, {}] }), "seats"),
        (json!({ "seats": [{ "hand": [99] }] }), "seats.0.hand"),
        (json!({ "seats": [{ "cards": 15 }] }), "seats.0.hand"),
        (json!({ "sold": [3, 3] }), "sold"),
        (json!({ "camels": [] }), "scene"),
    ] {
        let Err(problems) = GAME.open(&json!({}), None, "x", vec![], Some(scene.clone())) else { panic!("{scene}") };
        assert!(problems.0.iter().any(|problem| problem.at == at), "{scene}: {problems}");
    }
    assert!(GAME.open(&json!({ "rounds": 5 }), None, "x", vec![], None).is_err());
    assert!(GAME.open(&json!({ "camels": 5 }), None, "x", vec![], None).is_err());
}
