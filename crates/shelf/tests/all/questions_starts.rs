//! Where random people begin when positions for the page are looked for: rich wagons, every number of seats, every edition.
use serde_json::{Value, json};

/// Fresh games with every option of the set-up, and games under way.
pub fn merchants(nth: u64) -> Value {
    if nth % 50 == 49 {
        return empty_place(nth);
    }
    let players = 2 + nth / 3 % 3;
    let mut start = json!({ "game": "merchants", "seed": format!("question-{nth}"), "options": { "players": players, "buildings": "random" } });
    match nth % 3 {
        0 => start["scene"] = under_way(nth / 9, players),
        1 => {
            start["options"]["draft"] = json!(nth.is_multiple_of(2));
            start["options"]["deeds_keep_one_of_two"] = json!(nth % 4 < 2);
        }
        _ => {
            start["options"]["automaton"] = json!(nth / 5 % players);
            if (nth / 7).is_multiple_of(2) {
                start["options"]["edition"] = json!("prototype");
            }
        }
    }
    start
}
/// The automaton leads a caravan, and the companion that its card names is not there: this hardly ever happens by chance.
fn empty_place(nth: u64) -> Value {
    let mut seat = seats()[0].clone();
    seat["companions"] = json!(["ice-mouse"]);
    seat["commissions"] = json!(["ember-parade"]);
    let scene = json!({
        "round": 6, "turn": 1, "step": "plan", "seats": [seat, { "coins": 9, "prestige": 7, "lanterns": 3 }],
        "companions": ["raven", "phoenix", null], "decks": { "companions": [] },
        "automaton": { "commissions": ["frost-pass"] }, "next": { "action_cards": ["caravan-at-dusk"] }
    });
    json!({ "game": "merchants", "seed": format!("question-{nth}"), "options": { "players": 2, "automaton": 1 }, "scene": scene })
}
fn under_way(nth: u64, players: u64) -> Value {
    let round = 1 + nth % 14;
    let step = if round == 14 { "final" } else { "plan" };
    json!({ "round": round, "step": step, "seats": seats().as_array().unwrap()[..players as usize] })
}
fn seats() -> Value {
    json!([
        {
            "coins": 12, "prestige": 14, "lanterns": 3, "quartz": 2, "horseshoes": 1, "space": 2,
            "goods": ["weapon", "book", "potion", "upgraded armor", "instrument", "staff"],
            "heroes": ["rowenna", "kestra", "agatha"], "commissions": ["ember-parade", "tower-archive", "frost-pass"],
            "deeds": ["open-ledger", "finest-wagon"], "companions": ["ice-mouse", "phoenix"], "steeds": ["velvet"],
            "upgrades": ["purse"]
        },
        {
            "coins": 17, "prestige": 11, "lanterns": 2, "quartz": 1, "horseshoes": 2, "space": 4,
            "goods": ["upgraded staff", "potion", "upgraded armor", "instrument", "weapon"],
            "heroes": ["perrigan", "lioba"], "commissions": ["midnight-lecture", "ash-patrol"],
            "deeds": ["lucky-pockets"], "companions": ["raven", "cave-dragon", "grace"], "steeds": ["brembizant"]
        },
        {
            "coins": 15, "prestige": 16, "lanterns": 1, "quartz": 2, "horseshoes": 1, "space": 3,
            "goods": ["staff", "book", "weapon", "upgraded potion"], "heroes": ["tamsin", "quillan"],
            "commissions": ["sealed-crypt", "ink-expedition"], "deeds": ["friend-of-beasts"],
            "companions": ["threy-cat", "cosimo"], "steeds": ["whisper"]
        },
        {
            "coins": 9, "prestige": 8, "lanterns": 2, "quartz": 2, "space": 1, "goods": ["instrument", "upgraded potion"],
            "heroes": ["vitriola"], "commissions": ["glass-theatre"], "deeds": ["queens-favourite"],
            "companions": ["snow-bee", "flicker"]
        }
    ])
}

pub fn now_or_never(nth: u64) -> Value {
    let options = json!({
        "players": 1 + nth % 4,
        "side": if (nth / 4).is_multiple_of(2) { "above" } else { "underground" },
        "piles_first": nth.is_multiple_of(3),
    });
    let mut start = json!({ "game": "now-or-never", "seed": format!("question-{nth}"), "options": options });
    if nth % 5 == 4 {
        start["scene"] = at_quests(nth);
    } else if nth % 5 > 1 {
        start["scene"] = json!({ "season": 1 + nth % 6, "seats": [{ "coins": 30, "experience": 9, "books": 6,
            "goods": { "shell": 3, "tool": 2, "demon": 2, "crystal": 2 } }] });
    }
    start
}

/// A fight in which an orb is thrown, and may be thrown again: all of that together never comes up by chance.
pub fn orb() -> Value {
    let doing = json!([
        { "seat": 0, "step": "round", "fight": { "foe": { "enemy": 2 }, "dealt": 1, "rounds": 0 }, "die": 2 },
        { "seat": 0, "step": "die", "cast": "orb", "die": 2 },
    ]);
    let hero = json!({ "hero": "marklun", "space": 10, "hearts": 5, "coins": 20, "books": 6, "arrows": [0], "goods": { "shell": 1, "tool": 1 } });
    json!({
        "game": "now-or-never", "kind": "Die", "ask": "now-ask-die-orb", "seat": 0, "acts": [], "seed": "question",
        "options": { "players": 2, "reroll": true },
        "scene": { "season": 3, "turn": 0, "seats": [hero], "doing": doing },
    })
}

/// Cards whose questions hardly ever come up by chance are in hand or played, where they can be used.
fn at_quests(nth: u64) -> Value {
    let hero = ["zeik", "halia", "namal", "marklun"][nth as usize / 5 % 4];
    let space = if (nth / 5 / 4).is_multiple_of(2) { "istreka" } else { "flying-casino" };
    json!({ "season": 3, "turn": 0, "step": "stand", "seats": [{
        "hero": hero, "space": space, "coins": 20, "books": 6, "hand": ["high-table", "second-shift"],
        "played": ["metal-hound", "foremans-whistle"], "specialists": ["mason", "herbalist"], "face_down": ["mason", "herbalist"]
    }] })
}

/// The race has few questions, and time would go on while people look for them.
pub fn silk_road() -> Vec<Value> {
    let at = |kind: &str, ask: &str, clock: &str, scene: Value| {
        let options = json!({ "players": 3, "clock": clock });
        let seats = json!({ "game": "silk-road", "kind": kind, "ask": ask, "seat": 0, "acts": [], "seed": "question" });
        let mut position = seats;
        position["options"] = options;
        position["scene"] = scene;
        position
    };
    let road = json!([{ "cell": 11, "kind": "straight" }, { "cell": 10, "kind": "straight", "bonus": true }]);
    let building = json!({ "gains": [4, 7, 6], "bonus": ["straight"], "board": road });
    let arrived = json!({ "gains": [4, 7, 6], "bonus": ["straight"], "board": road, "arrived": 61_300 });
    let race = |mine: Value| json!({ "round": 4, "phase": "trading", "seats": [mine, { "gains": [6, 2, 9] }] });
    vec![
        at("Idle", "silk-ask-ready", "off", json!({ "round": 4, "seats": [{ "gains": [4, 7, 6] }] })),
        at(
            "Idle",
            "silk-ask-begin",
            "own",
            json!({ "round": 4, "phase": "trading", "seats": [{ "gains": [4, 7, 6] }] }),
        ),
        at("Ready", "silk-ask-wait-ready", "off", json!({ "round": 4, "seats": [{ "ready": true }] })),
        at("Building", "silk-ask-build", "off", race(building)),
        at("Arrived", "silk-ask-arrived", "off", race(arrived)),
        at("Late", "silk-ask-late", "own", race(json!({ "gains": [4, 7, 6], "late": true }))),
    ]
}
