//! Positions by description (`docs/scenes.md`): every field, every refusal, and that they play and replay like any other.
use serde_json::{Value, json};
use silk_road::state::{Phase, Stage, State};
use silk_road::words::{Good, Kind};
use silk_road::{Event, SilkRoad};
use table::laws::Suite;
use table::{GameFile, Problems, Seat, Shelved, Sight, Table};

fn game(options: &Value) -> SilkRoad {
    SilkRoad::build(options, None).unwrap_or_else(|e| panic!("{e}"))
}

fn open(options: &Value, scene: Value) -> Result<Table<SilkRoad>, Problems> {
    Table::open(game(options), "scene", vec![], Some(scene))
}

#[track_caller]
fn set(options: &Value, scene: Value) -> Table<SilkRoad> {
    open(options, scene).unwrap_or_else(|e| panic!("{e}"))
}

/// The places of everything that is wrong.
#[track_caller]
fn wrong(options: &Value, scene: Value) -> Vec<String> {
    let problems = open(options, scene).err().expect("it is refused");
    problems.0.into_iter().map(|problem| problem.at).collect()
}

fn two() -> Value {
    json!({ "players": 2 })
}

fn own_clock() -> Value {
    json!({ "players": 2, "clock": "own" })
}

fn number_of(game: &SilkRoad, round: u8, n: u8) -> u8 {
    game.sheet(round, n).number
}

#[test]
fn an_empty_scene_is_a_fresh_game() {
    let fresh = Table::open(game(&two()), "scene", vec![], None).unwrap();
    assert_eq!(set(&two(), json!({})).state(), fresh.state());
}

#[test]
fn round_card_and_market() {
    let t = set(&two(), json!({ "round": 3, "card": 4, "market": ["lamp", "wheat", "silk", "jewel", "spice"] }));
    let s = t.state();
    assert_eq!((s.round, s.card, s.cards.len()), (3, 4, 12));
    assert!(!s.cards.has(4), "it lies open");
    assert_eq!(s.icons, t.game().cat.cards[4].icons);
    assert_eq!(s.market[..2], [Good::Lamp, Good::Wheat]);
    let cities = t.game().cat.cards[9].cities;
    let [a, b] = cities;
    for cities in [json!([a, b]), json!([b, a])] {
        assert_eq!(set(&two(), json!({ "cities": cities })).state().card, 9);
    }
    assert_eq!(set(&two(), json!({ "cities": [a, b], "card": 9 })).state().card, 9);
    // Left out, the market of a later round has its goods on the places that opened.
    assert_eq!(set(&two(), json!({ "round": 4 })).state().market.len(), 6);
}

#[test]
fn phases() {
    assert_eq!(set(&two(), json!({ "phase": "ready" })).state().phase, Phase::Ready);
    let t = set(&two(), json!({ "phase": "countdown" }));
    assert_eq!(t.state().phase, Phase::Countdown { start: 3_000 });
    assert!(t.state().players.0[..2].iter().all(|p| p.stage == Stage::Ready));
    let t = set(&two(), json!({ "phase": "trading" }));
    assert_eq!(t.state().phase, Phase::Trading);
    assert!(t.state().players.0[..2].iter().all(|p| p.stage == Stage::Building { since: 0 }));
    assert_ne!(t.state().players[Seat(0)].sheet, t.state().players[Seat(1)].sheet);
    let t = set(&two(), json!({ "seats": [{ "ready": true }] }));
    assert_eq!([Seat(0), Seat(1)].map(|w| t.state().players[w].stage), [Stage::Ready, Stage::Idle]);
    assert_eq!(set(&own_clock(), json!({})).state().phase, Phase::Trading);
}

#[test]
fn points_and_bonus_tiles() {
    let scene = json!({ "round": 3, "spent": ["tight"], "seats": [{ "gains": [5, -2], "goods": 4, "bonus": ["wide"] }, { "score": 9 }] });
    let t = set(&two(), scene);
    let (a, b) = (&t.state().players[Seat(0)], &t.state().players[Seat(1)]);
    assert_eq!((a.score, a.gains, a.goods, a.bonus), (3, [5, -2, 0, 0], 4, [0, 1, 0]));
    assert_eq!((b.score, b.gains), (9, [0; 4]));
    assert_eq!((t.state().spent, t.state().bonus_left.len()), (1, 1));
    assert!(t.state().bonus_left.has(Kind::Straight as u8));
}

#[test]
fn boards_maps_and_arrivals() {
    let options = json!({ "players": 3, "turned_maps": true });
    let g = game(&options);
    let board = json!([
        { "cell": 11, "kind": "straight" },
        { "cell": 10, "kind": "wide", "turn": 5 },
        { "cell": 9, "kind": "wide", "turn": 2, "bonus": true },
    ]);
    let scene = json!({ "round": 2, "phase": "trading", "seats": [
        { "arrived": 50_000 },
        { "sheet": number_of(&g, 2, 0), "upside_down": true, "bonus": ["wide"], "board": board },
        { "arrived": 40_000 },
    ] });
    let t = set(&options, scene);
    let p = |n: u8| &t.state().players[Seat(n)];
    assert_eq!([p(0).sheet, p(1).sheet, p(2).sheet], [Some(1), Some(0), Some(2)], "a sheet that is named stays free");
    assert_eq!((p(1).turned, p(1).board.tiles().count()), (true, 3));
    assert!(p(1).board.at(9).unwrap().bonus);
    assert_eq!(p(0).stage, Stage::Arrived { after: 50_000, nth: 1 }, "in the order of the times");
    assert_eq!(p(2).stage, Stage::Arrived { after: 40_000, nth: 0 });
    assert_eq!(t.state().declared, 2);
}

#[test]
fn clocks_of_their_own() {
    let t = set(&own_clock(), json!({ "seats": [{ "late": true, "board": [{ "cell": 3, "kind": "tight" }] }, {}] }));
    let p = |n: u8| &t.state().players[Seat(n)];
    assert_eq!((p(0).stage, p(1).stage), (Stage::Late, Stage::Idle));
    let t = set(&own_clock(), json!({ "phase": "trading", "seats": [{ "started": true }, { "started": false }] }));
    assert_eq!(t.state().players[Seat(0)].stage, Stage::Building { since: 0 });
    assert_eq!(t.state().players[Seat(1)].sheet, None);
    let same = json!({ "players": 2, "same_sheet": true });
    let t = set(&same, json!({ "phase": "trading", "seats": [{}, { "sheet": number_of(&game(&same), 1, 4) }] }));
    assert_eq!([Seat(0), Seat(1)].map(|w| t.state().players[w].sheet), [Some(4); 2]);
}

/// Everybody gets ready, the signal comes, everybody declares a bare board.
fn play_round(t: &mut Table<SilkRoad>, at: u64) {
    let act = |t: &mut Table<SilkRoad>, at, a: &str| {
        for seat in Seat::all(t.game().opt.players) {
            t.act_text(seat, at, a, None).unwrap();
        }
    };
    act(t, at, "ready");
    t.time_up(at + 3_000).unwrap();
    act(t, at + 4_000, "declare");
}

#[test]
fn what_is_to_come() {
    let options = json!({ "players": 2, "icons": { "up": 5, "down": 5, "swap": 5 } });
    let g = game(&options);
    let sheets: Vec<u8> = [(1, 3), (1, 5), (2, 2), (2, 0)].map(|(round, n)| number_of(&g, round, n)).to_vec();
    let next = json!({ "cards": [7, 2], "sheets": sheets, "icons": ["swap", "down", "swap"], "bonus": ["tight"] });
    let mut t = set(&options, json!({ "seats": [{ "score": 5 }], "next": next }));
    play_round(&mut t, 0);
    assert_eq!((t.state().card, t.state().icons[0].word()), (7, "swap"));
    assert_eq!(t.state().players[Seat(1)].bonus, [0, 0, 1], "the last gets the tile that was said");
    play_round(&mut t, 10_000);
    assert_eq!((t.state().card, t.state().icons[0].word()), (2, "down"));
    play_round(&mut t, 20_000);
    assert_eq!(t.state().icons[0].word(), "swap");
    let shown: Vec<u8> = t
        .events(None, 0)
        .iter()
        .filter_map(|seen| match &seen.what {
            Sight::Event(Event::Route { sheet, .. }) => Some(*sheet),
            _ => None,
        })
        .collect();
    assert_eq!(shown[..4], sheets[..]);
}

/// With clocks of their own maps are turned over one by one.
#[test]
fn sheets_to_come_by_the_clock() {
    let g = game(&own_clock());
    let n = |round, place| number_of(&g, round, place);
    let seats = json!([{ "started": true, "sheet": n(1, 0) }, {}]);
    let mut t = set(&own_clock(), json!({ "seats": seats, "next": { "sheets": [n(1, 4), n(2, 1)] } }));
    t.act_text(Seat(1), 5, "ready", None).unwrap();
    assert_eq!(t.state().players[Seat(1)].sheet, Some(4));
    let late = json!({ "phase": "trading", "next": { "sheets": [n(2, 1), n(2, 2), n(3, 0)] } });
    set(&two(), late);
}

#[test]
fn every_refusal_has_its_place() {
    let g = game(&two());
    let (one, later) = (number_of(&g, 1, 0), number_of(&g, 2, 0));
    let trading = |seats: Value| json!({ "phase": "trading", "seats": seats });
    let tile = |cell: u8, kind: &str, turn: u8, bonus: bool| json!({ "cell": cell, "kind": kind, "turn": turn, "bonus": bonus });
    let eight: Vec<Value> = (0..8).map(|cell| tile(cell, "wide", 0, false)).collect();
    let cases = [
        (json!(7), "scene"),
        (json!({ "weather": "fine" }), "weather"),
        (json!({ "round": 0 }), "round"),
        (json!({ "round": "two" }), "round"),
        (json!({ "card": 15 }), "card"),
        (json!({ "cities": ["lhasa", "lhasa"] }), "cities"),
        (json!({ "cities": ["lhasa", "atlantis"] }), "cities"),
        (json!({ "cities": g.cat.cards[3].cities, "card": 4 }), "cities"),
        (json!({ "market": ["wheat", "spice"] }), "market"),
        (json!({ "market": ["wheat", "spice", "spice"] }), "market"),
        (json!({ "market": ["wheat", "spice", "tea"] }), "market"),
        (json!({ "spent": ["wide", "wide"] }), "spent"),
        (json!({ "phase": "over", "round": 3 }), "round"),
        (json!({ "phase": "trading", "seats": [{ "arrived": null }] }), "seats.0.arrived"),
        (json!({ "phase": "trading", "seats": [{ "since": 5 }, {}] }), "seats"),
        (json!({ "phase": "trading", "seats": [{ "arrived": 5, "nth": 1 }] }), "seats"),
        (json!({ "phase": "trading", "seats": [{ "nth": 0 }] }), "seats.0.nth"),
        (json!({ "seats": [{}, {}, {}] }), "seats"),
        (json!({ "seats": [{ "ready": true }, { "ready": true }] }), "seats"),
        (json!({ "seats": ["Ada"] }), "seats.0"),
        (json!({ "seats": [{}, { "hat": 1 }] }), "seats.1.hat"),
        (json!({ "seats": [{ "score": -1 }] }), "seats.0.score"),
        (json!({ "seats": [{ "goods": 5000 }] }), "seats.0.goods"),
        (json!({ "seats": [{ "gains": [3] }] }), "seats.0.gains"),
        (json!({ "round": 2, "seats": [{ "gains": [3], "score": 2 }] }), "seats.0.gains"),
        (json!({ "round": 2, "seats": [{ "gains": [-3] }] }), "seats.0.gains"),
        (json!({ "seats": [{ "bonus": ["wide"] }, { "bonus": ["wide"] }] }), "seats.1.bonus"),
        (json!({ "seats": [{ "board": [] }] }), "seats.0.board"),
        (json!({ "seats": [{ "arrived": 1 }] }), "seats.0.arrived"),
        (json!({ "phase": "countdown", "seats": [{ "ready": true }] }), "seats.0.ready"),
        (trading(json!([{ "ready": true }])), "seats.0.ready"),
        (trading(json!([{ "started": false }])), "seats.0.started"),
        (trading(json!([{ "sheet": later }])), "seats.0.sheet"),
        (trading(json!([{ "sheet": 99 }])), "seats.0.sheet"),
        (trading(json!([{ "sheet": one }, { "sheet": one }])), "seats"),
        (trading(json!([{ "upside_down": true }])), "seats.0.upside_down"),
        (trading(json!([{ "board": [tile(19, "wide", 0, false)] }])), "seats.0.board.0"),
        (trading(json!([{ "board": [tile(1, "straight", 3, false)] }])), "seats.0.board.0"),
        (trading(json!([{ "board": [tile(1, "wide", 0, false), tile(1, "tight", 0, false)] }])), "seats.0.board.1"),
        (trading(json!([{ "board": [tile(1, "wide", 0, true)] }])), "seats.0.board.0"),
        (trading(json!([{ "board": eight }])), "seats.0.board.7"),
        (trading(json!([{ "arrived": 120_000 }])), "seats.0.arrived"),
        (trading(json!([{ "late": true }])), "seats.0.late"),
        (trading(json!([{ "arrived": 5 }, { "arrived": 6 }])), "seats"),
        (json!({ "next": { "dice": [1] } }), "next.dice"),
        (json!({ "next": { "cards": [15] } }), "next.cards"),
        (json!({ "card": 3, "next": { "cards": [3] } }), "next.cards"),
        (json!({ "card": 3, "next": { "cards": [4, 4] } }), "next.cards"),
        (json!({ "round": 4, "card": 3, "next": { "cards": [14] } }), "next.cards"),
        (json!({ "next": { "sheets": [later] } }), "next.sheets"),
        (json!({ "next": { "sheets": [one, one] } }), "next.sheets"),
        (json!({ "round": 4, "phase": "trading", "next": { "sheets": [one] } }), "next.sheets"),
        (json!({ "next": { "icons": ["up"] } }), "next.icons"),
        (json!({ "next": { "bonus": ["wide", "wide"] } }), "next.bonus"),
    ];
    for (scene, at) in cases {
        assert_eq!(wrong(&two(), scene.clone()), [at], "{scene}");
    }
}

#[test]
fn refusals_of_other_options() {
    assert_eq!(wrong(&own_clock(), json!({ "phase": "ready" })), ["phase"]);
    assert_eq!(wrong(&own_clock(), json!({ "phase": "countdown" })), ["phase"]);
    assert_eq!(wrong(&json!({ "clock": "off" }), json!({ "phase": "countdown" })), ["phase"]);
    let idle = json!({ "seats": [{ "started": false, "board": [] }] });
    assert_eq!(wrong(&own_clock(), idle), ["seats.0.board"]);
    let both = json!({ "seats": [{ "arrived": 5, "late": true }] });
    assert_eq!(wrong(&own_clock(), both), ["seats.0.late"]);
    let same = json!({ "same_sheet": true });
    let g = game(&same);
    let (a, b) = (number_of(&g, 1, 0), number_of(&g, 1, 1));
    assert_eq!(wrong(&same, json!({ "phase": "trading", "seats": [{ "sheet": a }, { "sheet": b }] })), ["seats"]);
    assert_eq!(wrong(&same, json!({ "next": { "sheets": [a, b] } })), ["next.sheets"]);
    let given = json!({ "bonus_tiles": ["wide", "wide", "tight"] });
    assert_eq!(wrong(&given, json!({ "next": { "bonus": ["wide"] } })), ["next.bonus"]);
    assert_eq!(wrong(&given, json!({ "seats": [{ "bonus": ["straight"] }] })), ["seats.0.bonus"]);
    let bag = json!({ "icons": { "up": 14, "down": 1 } });
    assert_eq!(wrong(&bag, json!({ "next": { "icons": ["swap"] } })), ["next.icons"]);
}

#[test]
fn r007_nobody_stands_beyond_the_end_of_the_track() {
    let short = json!({ "players": 2, "track_end": 50 });
    assert_eq!(wrong(&short, json!({ "seats": [{ "score": 51 }] })), ["seats.0.score"]);
    assert_eq!(wrong(&short, json!({ "round": 3, "seats": [{ "gains": [30, 21] }] })), ["seats.0.gains"]);
    set(&short, json!({ "seats": [{ "score": 50 }] }));
    set(&two(), json!({ "seats": [{ "score": 51 }] }));
}

#[test]
fn all_problems_at_once() {
    let scene = json!({
        "round": 9, "weather": 1, "phase": "noon",
        "seats": [{ "score": "many" }, { "hat": true, "bonus": ["wide", "wide"] }],
        "next": { "cards": [99], "luck": 1 },
    });
    let mut all = wrong(&two(), scene);
    all.sort();
    let expected =
        ["next.cards", "next.luck", "phase", "round", "seats.0.score", "seats.1.bonus", "seats.1.hat", "weather"];
    assert_eq!(all, expected);
}

/// The example of `docs/scenes.md`, read from there.
#[test]
fn the_worked_example_works() {
    let text = include_str!("../../../docs/scenes.md");
    let (_, ours) = text.split_once("\n# Silk Road\n").expect("there is a chapter");
    let block = ours.split("```json").nth(1).and_then(|rest| rest.split("```").next()).expect("there is an example");
    let mut t = set(&two(), serde_json::from_str(block).unwrap());
    for action in ["place 7 straight", "declare"] {
        t.act_text(Seat(0), 70_000, action, None).unwrap();
    }
    let past = t.state().past.unwrap();
    let ours = &past.results[Seat(0)];
    assert!(ours.qualified && ours.tiles == 5 && !past.results[Seat(1)].qualified);
    assert_eq!((ours.rank, ours.length), (3, 1), "the only one who is home (R-077)");
}

/// In every phase and by every clock.
fn scenes() -> Vec<(Value, Value)> {
    let board = json!([{ "cell": 11, "kind": "straight" }, { "cell": 10, "kind": "straight", "bonus": true }]);
    let later = json!({ "round": 3, "phase": "trading", "spent": ["wide"], "seats": [
        { "gains": [4, 6], "goods": 7, "board": board, "bonus": ["straight"] },
        { "score": 3, "arrived": 31_000 },
    ] });
    let own = json!({ "round": 4, "seats": [{ "late": true }, { "started": true, "board": [] }] });
    vec![
        (two(), json!({ "phase": "countdown", "round": 2 })),
        (two(), later.clone()),
        (json!({ "players": 3, "clock": "off", "turned_maps": true }), later),
        (json!({ "players": 3, "clock": "own" }), own),
        (json!({ "players": 1 }), json!({ "round": 4, "seats": [{ "score": 44 }] })),
    ]
}

#[test]
fn scenes_keep_the_laws() {
    for (options, scene) in scenes() {
        let report = Suite::shelved(game(&options)).scene(scene.clone()).census().games(15).deep_every(12).hold();
        assert!(report.steps > 100, "{scene}: {report:?}");
    }
}

#[test]
fn a_scene_replays_from_a_file() {
    for (options, scene) in scenes() {
        let mut t = set(&options, scene.clone());
        for at in (1..).map(|n| n * 7_000).take(12) {
            let deadline = table::Game::deadline(t.game(), t.state(), Seat::HOUSE);
            let may = Seat::all(t.game().opt.players).find(|&w| !t.offers(w).is_empty());
            match (deadline, may) {
                (Some(deadline), _) if at >= deadline => {
                    t.time_up(at).unwrap();
                }
                (_, Some(seat)) => {
                    let offers = t.offers(seat);
                    t.act_text(seat, at, &offers[offers.len() / 2].act, None).unwrap();
                }
                _ => {}
            }
        }
        let file = GameFile::read(&t.file().write()).unwrap();
        assert_eq!(file.header.scene, Some(scene));
        let again: Table<SilkRoad> = Table::replay(&file, None, None).unwrap();
        let state: &State = again.state();
        assert_eq!((state, again.rows()), (t.state(), t.rows()));
        assert!(t.rows().len() >= 4, "something was played");
    }
}

/// Every value of a JSON document, by its pointer.
fn places(value: &Value, at: &str, found: &mut Vec<String>) {
    if !at.is_empty() {
        found.push(at.into());
    }
    match value {
        Value::Object(fields) => fields.iter().for_each(|(key, v)| places(v, &format!("{at}/{key}"), found)),
        Value::Array(items) => items.iter().enumerate().for_each(|(n, v)| places(v, &format!("{at}/{n}"), found)),
        _ => {}
    }
}

/// Whatever somebody writes: a reason, or a position that plays to its end.
#[test]
fn spoiled_scenes_are_refused_or_play_on() {
    let junk = [
        json!(null),
        json!(0),
        json!(1),
        json!(7),
        json!(300),
        json!(-1),
        json!(1.5),
        json!(true),
        json!("wide"),
        json!([]),
        json!([1, 1]),
        json!(["wide", "tight", "straight"]),
        json!({}),
    ];
    let whole = json!({
        "round": 2, "cities": ["lhasa", "turfan"], "market": ["silk", "wheat", "jewel", "spice"], "spent": ["tight"],
        "seats": [
            { "gains": [4], "goods": 2, "bonus": ["wide"], "started": true, "board": [{ "cell": 3, "kind": "wide", "turn": 1, "bonus": true }] },
            { "score": 7, "arrived": 5_000 },
            {},
        ],
        "next": { "cards": [5], "sheets": [9], "icons": ["up"], "bonus": ["straight"] },
    });
    let options = json!({ "players": 3, "clock": "own", "icons": { "up": 10, "same": 5 } });
    set(&options, whole.clone());
    let (mut refused, mut played, mut all) = (0, 0, vec![]);
    places(&whole, "", &mut all);
    for (n, at) in all.iter().enumerate() {
        for junk in &junk {
            let mut scene = whole.clone();
            *scene.pointer_mut(at).unwrap() = junk.clone();
            match open(&options, scene.clone()) {
                Err(problems) => refused += problems.0.len().min(1),
                Ok(_) => {
                    played += 1;
                    let suite = Suite::shelved(game(&options)).scene(scene.clone()).census().deep_every(1000);
                    suite.one(n as u64).unwrap_or_else(|broken| panic!("{scene}: {broken}"));
                }
            }
        }
    }
    assert!(refused > 250 && played > 30, "{refused} refused, {played} played");
}
