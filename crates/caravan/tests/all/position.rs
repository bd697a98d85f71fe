//! Scenes over the protocol: what they did by themselves is told, and a position comes back as a scene.
use crate::mouth::*;
use serde_json::{Value, json};

/// What happened, in the order in which it was told.
fn names(events: &Value) -> Vec<&str> {
    events.as_array().unwrap().iter().filter_map(|entry| entry["event"]["what"].as_str()).collect()
}

#[test]
fn a_scene_that_plays_on_by_itself_says_what_happened() {
    let mut mouth = Mouth::open();
    let options = json!({ "automaton": 1 });
    let scene = json!({ "turn": 1, "round": 3, "next": { "action_cards": ["early-bell"] } });
    let reply = mouth.ask(json!({ "ask": "scene", "seed": 1, "options": options, "scene": scene }));
    let told = names(&reply["events"]);
    assert!(told.starts_with(&["rival-card", "rival-moved"]) && told.contains(&"rival-acts"), "{told:?}");
    // the same afterwards, and for whoever sits there
    let events = mouth.ask(json!({ "ask": "events", "seat": 0 }))["events"].take();
    assert_eq!(names(&events), told);
    // nobody can deliver anything: the game is over, and everybody's score was told
    let over = json!({ "ask": "new", "table": "over", "scene": { "step": "final", "seats": [{ "heroes": [] }, { "heroes": [] }] } });
    let reply = mouth.ask(over);
    assert_eq!((&reply["over"], names(&reply["events"]).iter().filter(|w| **w == "scored").count()), (&json!(true), 2));
    // a scene that waits at once has nothing to tell
    let reply = mouth.ask(json!({ "ask": "scene", "table": "quiet", "scene": { "step": "act" } }));
    assert_eq!(reply["events"], json!([]));
    let reply = mouth.ask(json!({ "ask": "new", "table": "fresh" }));
    assert!(reply.get("events").is_none(), "a deal is asked for with `events`");
}

#[test]
fn a_position_is_a_scene_that_opens_again() {
    goes_round("merchants", &json!({ "players": 3, "deeds_keep_one_of_two": true }), 120);
}
#[test]
fn a_position_of_now_or_never_opens_again() {
    goes_round("now-or-never", &json!({ "players": 3 }), 90);
}
#[test]
fn a_position_of_silk_road_opens_again() {
    goes_round("silk-road", &json!({ "players": 3, "clock": "off" }), 60);
}

/// Random people play on, and what each of them knows is opened again beside it.
fn goes_round(game: &str, options: &Value, times: u32) {
    let mut mouth = Mouth::open();
    mouth.ask(json!({ "ask": "new", "game": game, "seed": "position", "options": options }));
    let mut asked = 0;
    while asked < times && !mouth.ask(json!({ "ask": "must" }))["over"].as_bool().unwrap() {
        let must = mouth.ask(json!({ "ask": "must" }))["must"][0].clone();
        let offers = mouth.ask(json!({ "ask": "legal", "seat": must }))["offers"].as_array().map_or(0, Vec::len);
        // a forced action waits here only for somebody who may take something back, and a scene has no past
        if asked % 3 == 0 && offers > 1 {
            for seat in [json!(0), json!(null), must] {
                let now = mouth.ask(json!({ "ask": "view", "seat": seat }))["sheet"].take();
                let mut position = mouth.ask(json!({ "ask": "position", "seat": seat }));
                let (game, options, scene) =
                    (position["game"].take(), position["options"].take(), position["scene"].take());
                let again =
                    json!({ "ask": "scene", "table": "again", "game": game, "options": options, "scene": scene });
                mouth.ask(again);
                let then = mouth.ask(json!({ "ask": "view", "table": "again", "seat": seat }))["sheet"].take();
                for part in ["board", "prompt", "offers", "must"] {
                    assert_eq!(now[part], then[part], "{part} of {seat}");
                }
                mouth.ask(json!({ "ask": "close", "table": "again" }));
            }
        }
        mouth.ask(json!({ "ask": "bot", "bot": "random" }));
        asked += 1;
    }
    assert_eq!(asked, times);
}

/// Each barrier by its name: a card that is drawn is no die.
#[test]
fn a_barrier_says_what_it_is() {
    let mut mouth = Mouth::open();
    let mut last = |scene: Value, actions: &[&str]| -> Value {
        mouth.ask(json!({ "ask": "scene", "seed": 1, "scene": scene }));
        let act = |action: &&str| mouth.ask(json!({ "ask": "act", "seat": 0, "do": action }))["barrier"].take();
        let barriers: Vec<Value> = actions.iter().map(act).collect();
        mouth.ask(json!({ "ask": "close" }));
        barriers.last().cloned().unwrap()
    };
    let plan = json!({ "step": "plan", "seats": [{ "reserve": ["1", "1", "2", "3"] }] });
    assert_eq!(last(plan, &["bump 1 3"]), json!(null));
    let ruins = json!({ "doing": [{ "step": "ruins-roll" }], "seats": [{ "lanterns": 2 }] });
    assert_eq!(last(ruins, &["roll"]), json!("dice"));
    let route = json!({ "doing": [{ "step": "route" }, { "step": "take-companion" }], "caravan": {} });
    assert_eq!(last(route.clone(), &["companion-top"]), json!("revealed"));
    assert_eq!(last(route, &["companion-top", "declare farglen dark"]), json!("turn-passed"));
}

/// So are villagers and search tokens of Now or Never, and the maps and icons of Silk Road.
#[test]
fn what_is_drawn_is_no_die_in_any_game() {
    let mut mouth = Mouth::open();
    let mut last = |game: &str, options: Value, scene: Value, actions: &[(u8, &str)]| -> Value {
        mouth.ask(json!({ "ask": "scene", "game": game, "seed": 1, "options": options, "scene": scene }));
        let act = |(seat, action): &(u8, &str)| {
            mouth.ask(json!({ "ask": "act", "seat": seat, "do": action, "at": 5000 }))["barrier"].take()
        };
        let barriers: Vec<Value> = actions.iter().map(act).collect();
        mouth.ask(json!({ "ask": "close" }));
        barriers.last().cloned().unwrap()
    };
    let seat = json!({ "hero": "zeik", "experience": 5, "goods": { "shell": 1 } });
    let now = |doing: Value| json!({ "turn": 0, "doing": doing, "seats": [seat] });
    let take = now(json!([{ "step": "villager" }]));
    let mut refill = take.clone();
    refill["villagers"] = json!(["shell", null, null, null, null, null]);
    assert_eq!(last("now-or-never", json!({}), refill, &[(0, "refill")]), json!("revealed"));
    let token = now(json!([{ "step": "token" }]));
    assert_eq!(last("now-or-never", json!({}), token, &[(0, "token 12")]), json!("revealed"));
    let roll = json!({
        "turn": 0, "step": "fight", "moment": { "dealt": 1 },
        "seats": [{ "hero": "marklun", "space": 10, "hearts": 3, "arrows": [0] }],
    });
    assert_eq!(last("now-or-never", json!({}), roll, &[(0, "roll")]), json!("dice"));
    for options in [json!({ "clock": "off" }), json!({ "clock": "off", "turned_maps": true })] {
        assert_eq!(last("silk-road", options, json!({}), &[(0, "ready"), (1, "ready")]), json!("revealed"));
    }
    let end = json!({ "phase": "trading", "seats": [{ "arrived": 1000 }] });
    let icons = json!({ "clock": "off", "icons": { "down": 7, "up": 8 } });
    assert_eq!(last("silk-road", icons, end, &[(1, "declare")]), json!("revealed"));
}

#[test]
fn whoever_answers_something_else_hears_what_is_asked() {
    let mut mouth = Mouth::open();
    mouth.ask(json!({ "ask": "new", "seed": "question" }));
    for (lang, words) in [("en", "You are asked:"), ("hu", "Most nem ez a kérdés, hanem:")] {
        let question = mouth.ask(json!({ "ask": "view", "seat": 0, "lang": lang }))["sheet"]["say"].take();
        let reply = mouth.raw(json!({ "ask": "act", "seat": 0, "do": "go 1", "lang": lang }).to_string().as_bytes());
        let message = reply["error"]["message"].as_str().unwrap();
        assert!(message.contains(words) && message.contains(question.as_str().unwrap()), "{message}");
    }
}
