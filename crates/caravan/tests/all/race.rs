//! Conversations about a game in which everybody acts at once, against the clock.
use crate::mouth::*;
use serde_json::{Value, json};

fn race(options: &Value, seats: &Value) -> Mouth {
    let mut mouth = Mouth::open();
    mouth.ask(json!({ "ask": "new", "game": "silk-road", "seed": "caravan", "options": options, "seats": seats }));
    mouth
}

fn act(mouth: &mut Mouth, seat: u8, action: &str, at: u64) -> Value {
    mouth.ask(json!({ "ask": "act", "seat": seat, "do": action, "at": at }))
}

fn desk(mouth: &mut Mouth, seat: usize) -> Value {
    mouth.ask(json!({ "ask": "view", "seat": seat }))["sheet"]["board"]["desks"][seat].take()
}

#[test]
fn bots_wait_for_their_time_and_act_at_it() {
    let mut mouth = race(&json!({ "players": 3 }), &json!([null, "strong", "beginner"]));
    act(&mut mouth, 0, "ready", 0);
    let reply = mouth.ask(json!({ "ask": "bot", "at": 10 }));
    assert_eq!((&reply["seat"], &reply["do"]), (&json!(1), &json!("ready")), "a bot that is asked comes first");
    mouth.ask(json!({ "ask": "bot", "at": 20 }));
    assert_eq!(mouth.ask(json!({ "ask": "must" }))["must"], json!([15]));
    mouth.ask(json!({ "ask": "time-up", "at": 3_020 }));

    let due = |mouth: &mut Mouth, request: Value| mouth.ask(request)["waits_until"].as_u64().unwrap();
    let each = [1, 2].map(|seat| due(&mut mouth, json!({ "ask": "bot", "seat": seat, "at": 3_020 })));
    let reply = mouth.ask(json!({ "ask": "bot", "at": 3_020 }));
    assert_eq!(reply["waits_until"].as_u64(), each.into_iter().min(), "whose time comes first");
    assert!(reply["do"].is_null() && reply["must"] == json!([15]) && reply["over"] == false, "{reply}");
    assert_eq!(due(&mut mouth, json!({ "ask": "bot", "at": 3_021 })), each.into_iter().min().unwrap(), "it is no dice");
    let rows = mouth.ask(json!({ "ask": "rows" }))["rows"].as_array().unwrap().len();
    assert_eq!(rows, 4, "waiting is no action");

    // The host looks late; what was due is done, in its order and at its own time.
    let mut stamps = vec![];
    loop {
        let reply = mouth.ask(json!({ "ask": "bot", "at": 60_000 }));
        if reply["waits_until"].is_u64() {
            break;
        }
        stamps.push(
            mouth.ask(json!({ "ask": "rows" }))["rows"].as_array().unwrap().last().unwrap()["at"].as_u64().unwrap(),
        );
    }
    assert_eq!(stamps[0], each.into_iter().min().unwrap());
    assert!(stamps.len() > 10 && stamps.is_sorted() && stamps[stamps.len() - 1] <= 60_000, "{stamps:?}");
    assert_eq!(desk(&mut mouth, 0)["stage"], "building");
}

#[test]
fn receipt_counts_where_stamps_run_backwards() {
    let mut mouth = race(&json!({}), &Value::Null);
    act(&mut mouth, 0, "ready", 0);
    act(&mut mouth, 1, "ready", 0);
    mouth.ask(json!({ "ask": "time-up", "at": 3_000 }));
    act(&mut mouth, 0, "place 9 wide", 9_000);
    act(&mut mouth, 0, "turn 9 4", 8_000);
    act(&mut mouth, 1, "declare", 7_000);
    assert_eq!(desk(&mut mouth, 0)["own"]["board"], json!([{ "cell": 9, "kind": "wide", "turn": 4, "bonus": false }]));
    assert_eq!(desk(&mut mouth, 1)["after"], 4_000);
    // A table that was saved goes on at the latest stamp.
    let text = saved(&mut mouth);
    mouth.ask(json!({ "ask": "load", "table": "again", "text": text }));
    mouth.ask(json!({ "ask": "act", "table": "again", "seat": 0, "do": "lift 9" }));
    let rows = mouth.ask(json!({ "ask": "rows", "table": "again" }))["rows"].take();
    assert!(rows.as_array().unwrap().last().unwrap()["at"].as_u64() >= Some(9_000));
}

#[test]
fn everybody_has_their_own_deadline_where_clocks_are_their_own() {
    let mut mouth = race(&json!({ "clock": "own", "seconds": 60 }), &json!([null, "average"]));
    let must = mouth.ask(json!({ "ask": "must" }));
    assert!(must["deadline"].is_null() && must["must"] == json!([0, 1]), "nobody has begun: {must}");
    act(&mut mouth, 0, "ready", 1_000);
    mouth.ask(json!({ "ask": "bot", "at": 50_000 }));
    let must = mouth.ask(json!({ "ask": "must" }));
    assert_eq!((&must["deadline"], &must["deadlines"]), (&json!(61_000), &json!([61_000, 110_000])));
    let late = mouth.raw(br#"{"ask":"act","seat":0,"do":"declare","at":61000}"#);
    assert_eq!((kind(&late).as_str(), &late["error"]["deadline"]), ("too-late", &json!(61_000)));
    let reply = mouth.ask(json!({ "ask": "bot", "at": 50_000 }));
    assert_eq!(reply["seat"], 1, "seat 0 has no bot: {reply}");
    mouth.ask(json!({ "ask": "time-up", "at": 61_000 }));
    assert_eq!(desk(&mut mouth, 0)["stage"], "late");
    let must = mouth.ask(json!({ "ask": "must" }));
    assert_eq!((&must["deadline"], &must["deadlines"]), (&json!(110_000), &json!([null, 110_000])));
}

#[test]
fn the_same_requests_give_the_same_race_in_every_clock() {
    for clock in ["live", "own", "off"] {
        let options = json!({ "clock": clock });
        let one = a_race("again", &options);
        assert_eq!(one, a_race("again", &options), "{clock}");
        assert!(one.lines().count() > 60, "{clock}: they built something");
    }
}

/// After each round the solver says what would have been possible; before it nothing.
#[test]
fn insight_is_about_the_round_that_is_over() {
    let mut mouth = race(&json!({}), &json!(["strong", "beginner"]));
    let insight = |mouth: &mut Mouth, who: Value| mouth.ask(json!({ "ask": "insight", "seat": who }))["insight"].take();
    let (mut at, mut compared) = (0, 0);
    loop {
        let past = mouth.ask(json!({ "ask": "view", "seat": null }))["sheet"]["board"]["past"].take();
        let best = insight(&mut mouth, json!(null));
        assert_eq!(best.is_null(), past.is_null());
        for (n, desk) in past["desks"].as_array().into_iter().flatten().enumerate() {
            assert_eq!(best["round"], past["round"]);
            assert!(best["best"][n]["goods"].as_i64() >= desk["goods"].as_i64(), "{best} {desk}");
            compared += 1;
        }
        assert_eq!(insight(&mut mouth, json!(1)), best, "everybody has seen the same");
        match race_to_the_next_round(&mut mouth, &mut at) {
            Some(_) => {}
            None => break,
        }
    }
    assert_eq!(compared, 2 * 3);
    let mut merchants = Mouth::open();
    merchants.ask(json!({ "ask": "new" }));
    assert_eq!(insight(&mut merchants, json!(0)), Value::Null);
    assert_eq!(merchants.refused(json!({ "ask": "insight" })), "missing-field");
}

fn race_to_the_next_round(mouth: &mut Mouth, at: &mut u64) -> Option<()> {
    let round =
        |mouth: &mut Mouth| mouth.ask(json!({ "ask": "view", "seat": null }))["sheet"]["board"]["round"].as_u64();
    let before = round(mouth);
    while round(mouth) == before {
        match race_once(mouth, "strong", *at) {
            Raced::Over(_) => return None,
            Raced::Waits(until) => *at = until,
            Raced::Did(_) => {}
        }
    }
    Some(())
}

/// A position may have its signal long after zero: whoever says no time acts after it.
#[test]
fn a_scene_goes_on_after_its_own_signal() {
    let mut mouth = Mouth::open();
    let scene = json!({ "phase": "trading", "seats": [{ "since": 60_000 }, { "since": 60_000 }] });
    mouth.ask(json!({ "ask": "scene", "game": "silk-road", "seed": 1, "scene": scene }));
    let offers = mouth.ask(json!({ "ask": "legal", "seat": 0 }))["offers"].take();
    let place = offers.as_array().unwrap().iter().find(|o| o["act"].as_str().unwrap().starts_with("place")).unwrap();
    let done = mouth.ask(json!({ "ask": "act", "seat": 0, "do": place["act"] }));
    assert_eq!(done["ok"], true, "{done}");
    assert!(mouth.ask(json!({ "ask": "rows" }))["rows"][0]["at"].as_u64().unwrap() >= 60_000);
}

/// Whatever was played at the end of time can be read again, and a race that began there comes to its end.
#[test]
fn at_the_end_of_time_nothing_is_lost() {
    let last = (1_u64 << 53) - (1 << 40);
    let mut mouth = Mouth::open();
    mouth.ask(json!({ "ask": "new", "game": "silk-road", "seed": 1 }));
    for seat in 0..2 {
        mouth.ask(json!({ "ask": "act", "seat": seat, "do": "ready", "at": last }));
    }
    assert_eq!(mouth.refused(json!({ "ask": "act", "seat": 0, "do": "ready", "at": last + 1 })), "wrong-field");
    let deadline = |mouth: &mut Mouth| mouth.ask(json!({ "ask": "must" }))["deadline"].as_u64().expect("a deadline");
    for _ in 0..2 {
        let at = deadline(&mut mouth);
        assert_eq!(mouth.ask(json!({ "ask": "time-up", "at": at }))["ok"], true);
    }
    let text = saved(&mut mouth);
    assert_eq!(mouth.ask(json!({ "ask": "load", "table": "again", "text": text }))["ok"], true);
    let scene = json!({ "phase": "trading", "seats": [{ "since": 1_u64 << 52 }, { "since": 1_u64 << 52 }] });
    mouth.ask(json!({ "ask": "scene", "table": "late", "game": "silk-road", "seed": 1, "scene": scene }));
    let at = mouth.ask(json!({ "ask": "must", "table": "late" }))["deadline"].as_u64().expect("a deadline");
    assert_eq!(mouth.ask(json!({ "ask": "time-up", "table": "late", "at": at }))["ok"], true);
    mouth.ask(json!({ "ask": "new", "table": "no", "game": "silk-road", "seed": 1, "options": { "clock": "own" } }));
    mouth.ask(json!({ "ask": "act", "table": "no", "seat": 0, "do": "ready", "at": last }));
    assert_eq!(mouth.refused(json!({ "ask": "position", "table": "no", "seat": 0 })), "no-position");
}
