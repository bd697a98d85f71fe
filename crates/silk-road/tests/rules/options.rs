//! Section 2: what the rulebook leaves open. What the options are, their defaults, and what they refuse.
use serde_json::{Map, Value, json};
use silk_road::{Options, SilkRoad};
use table::Shelved;

fn problems(options: Value) -> Vec<String> {
    let found = SilkRoad::build(&options, None).err().unwrap_or_default();
    found.0.into_iter().map(|p| p.at).collect()
}

/// What the rules state as the default of each.
fn stated() -> Value {
    json!({
        "players": 2,
        "clock": "live",
        "seconds": 120,
        "gates": "one", // U1
        "slots": [[2, 1, -1], [3, 2, 1, -1], [3, 2, 1, -1, -2], [4, 3, 2, 1, -1, -2]], // U2
        "icons": "cards", // U3
        "first_place": 2, // U4, R-049
        "dots": 2, // U5
        "sheets": "pack",
        "same_sheet": false,
        "bonus_tiles": "drawn", // U6
        "tie_break": "last-round", // U7, R-073
        "loose_tiles": "ignored", // U9, R-041
        "track_end": "open", // U10
        "last_place": "total", // U11
        "undeclared": "counts", // U12, R-046
        "sole_finisher": "X+2", // C6, R-077
        "sole_undeclared": true,
        "same_time": "score",
        "ages": [],
        "map_grid": false, // 4.1
        "turned_maps": false, // C13
    })
}

#[test]
fn every_option_has_the_stated_default() {
    let said: Map<String, Value> = Options::specs().into_iter().map(|o| (o.name.to_string(), o.default)).collect();
    assert_eq!(Value::Object(said), stated());
    for nothing in [Value::Null, json!({}), stated()] {
        assert_eq!(Options::read(&nothing), Ok(Options::default()));
    }
    assert_eq!(SilkRoad::build(&json!({}), None).unwrap().options_now(), stated());
}

#[test]
fn every_listed_value_is_taken_and_written_back() {
    for option in Options::specs() {
        assert!(!option.rules.is_empty() && option.values.is_empty() <= option.kind.is_some(), "{}", option.name);
        for value in &option.values {
            let read = Options::read(&json!({ option.name: value })).unwrap();
            let mut expected = stated();
            expected[option.name] = value.clone();
            assert_eq!(read.write(), expected, "and nothing else changes");
            assert_eq!(Options::read(&read.write()), Ok(read));
        }
    }
}

#[test]
fn values_that_no_list_can_name() {
    let slots = json!([[5, 0, -5], [5, 1, 0, -5], [6, 5, 1, 0, -5], [6, 5, 1, 0, -5, -9]]);
    let good = [
        ("seconds", json!(10)),
        ("seconds", json!(3600)),
        ("slots", slots),
        ("icons", json!({ "down": 1, "up": 2, "swap": 3, "reverse": 4, "same": 5 })),
        ("first_place", json!(9)),
        ("first_place", json!([2, 3, 4])),
        ("sheets", json!({ "seed": "another" })),
        ("bonus_tiles", json!(["tight", "tight", "wide"])),
        ("track_end", json!(50)),
        ("ages", json!([8])),
        ("ages", json!([null, 120])),
    ];
    for (name, value) in good {
        let mut expected = stated();
        expected[name] = value.clone();
        assert_eq!(Options::read(&json!({ name: value })).unwrap().write(), expected);
    }
}

#[test]
fn bad_values_are_refused() {
    let bad = [
        ("players", json!(5)),
        ("players", json!("two")),
        ("clock", json!("sundial")),
        ("seconds", json!(9)),
        ("seconds", json!(3601)),
        ("seconds", json!(60.5)),
        ("gates", json!("four")),
        ("slots", json!([[2, 1, -1]])),
        ("slots", json!([[1, 2, -1], [3, 2, 1, -1], [3, 2, 1, -1, -2], [4, 3, 2, 1, -1, -2]])), // not falling
        ("slots", json!([[2, 1, -1], [3, 2, 0, -1], [3, 2, 1, -1, -2], [4, 3, 2, 1, -1, -2]])), // 1 is gone
        ("slots", json!([[2, 1, -10], [3, 2, 1, -10], [3, 2, 1, -2, -10], [4, 3, 2, 1, -2, -10]])),
        ("icons", json!({ "down": 14 })), // fifteen cards
        ("icons", json!({ "sideways": 15 })),
        ("first_place", json!(1)), // U4: it must exceed what the middle gets
        ("first_place", json!([2, 2])),
        ("dots", json!(0)),
        ("dots", json!(3)), // our own sheets have two
        ("sheets", json!({ "seed": "" })),
        ("sheets", json!({ "seed": "a", "salt": "b" })),
        ("same_sheet", json!("yes")),
        ("bonus_tiles", json!(["wide", "wide"])),
        ("bonus_tiles", json!(["wide", "wide", "crooked"])),
        ("tie_break", json!("age")),
        ("loose_tiles", json!("burnt")),
        ("track_end", json!(49)),
        ("last_place", json!("nobody")),
        ("undeclared", json!("maybe")),
        ("sole_finisher", json!("X+4")),
        ("sole_undeclared", json!(1)),
        ("same_time", json!("luck")),
        ("ages", json!([0])),
        ("ages", json!([30, 31, 32])), // two players
        ("ages", json!(30)),
        ("map_grid", json!(null)),
        ("turned_maps", json!("up")),
        ("weather", json!("sand")),
    ];
    for (name, value) in &bad {
        assert_eq!(problems(json!({ *name: value })), [format!("options.{name}")], "{value}");
    }
    // Each option refuses something.
    let refused: Vec<&str> = bad.iter().map(|b| b.0).collect();
    assert!(Options::specs().iter().all(|o| refused.contains(&o.name)));
    assert_eq!(problems(json!([])), ["options"]);
}

#[test]
fn every_reason_is_given_at_once() {
    let mut all = problems(json!({ "players": 7, "seconds": 1, "colour": "red", "ages": [1, 2, 3], "clock": 3 }));
    all.sort();
    assert_eq!(all, ["options.ages", "options.clock", "options.colour", "options.players", "options.seconds"]);
}
