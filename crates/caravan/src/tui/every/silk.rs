//! A race: every stage and phase of its types, and every page of it, read as it is said.
use super::faults::Faults;
use super::kinds;
use super::measured::Kind;
use super::positions::Position;
use crate::faces::silk_road::picture::tests::{begun, declare, revealed, shortest};
use crate::tui::app::{App, Mode};
use crate::tui::canvas::{Said, plain};
use crate::tui::pages::Help;
use crate::tui::seating::Seating;
use crate::tui::tests::{PLAIN, drawn, lines, names, press, type_in};
use crossterm::event::KeyCode;
use ratatui::buffer::Buffer;
use serde_json::{Value, json};
use shelf::{Lang, Words};
use silk_road::words::Good;
use std::collections::BTreeSet;
use table::Seat;

const PEOPLE: [&str; 4] = ["Anna", "random", "steady", "Gáspár"];

/// One player in each stage; `null`: the table as it is opened.
fn scenes() -> Vec<(&'static str, Value)> {
    let road = json!([{ "cell": 11, "kind": "straight" }, { "cell": 10, "kind": "straight", "bonus": true }]);
    let mine = |more: Value| {
        let mut mine = json!({ "gains": [4, 7, 6] });
        mine.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        json!({ "round": 4, "phase": "trading", "seats": [mine] })
    };
    let built = json!({ "bonus": ["straight"], "board": road });
    let arrived = json!({ "bonus": ["straight"], "board": road, "arrived": 61_300 });
    vec![
        ("live", Value::Null),
        ("own", Value::Null),
        ("off", json!({ "round": 4, "seats": [{ "ready": true, "gains": [4, 7, 6] }] })),
        ("live", json!({ "round": 2, "phase": "countdown" })),
        ("live", mine(built.clone())),
        ("off", mine(built)),
        ("live", mine(arrived.clone())),
        ("off", mine(arrived)),
        ("own", mine(json!({ "late": true }))),
    ]
}

/// Races of one to four people in every stage there is.
pub fn every_stage() -> Vec<Position> {
    let mut found = vec![];
    for players in 1..=4 {
        for (clock, scene) in scenes() {
            let seats: Vec<String> = PEOPLE[..players].iter().map(ToString::to_string).collect();
            let options = json!({ "players": players, "clock": clock });
            let scene = Some(scene).filter(Value::is_object);
            let game = shelf::find("silk-road").unwrap();
            // One player alone has no last one to wait for: the round is over at once.
            let Ok(table) = game.open(&options, None, "race", seats.clone(), scene) else { continue };
            let stage = table.sheet(None)["board"]["desks"][0]["stage"].as_str().unwrap_or_default().to_string();
            found.push(Position { game: "silk-road", kind: stage, seat: Seat(0), seats, file: table.file() });
        }
    }
    let kinds: BTreeSet<String> = found.iter().map(|position| position.kind.clone()).collect();
    assert_eq!(kinds, kinds::of("silk-road").into_iter().collect(), "every stage of the type, and no other");
    found
}

/// What may be opened from wherever one is.
const KEYS: [&[KeyCode]; 5] =
    [&[], &[KeyCode::Tab], &[KeyCode::Enter], &[KeyCode::Enter, KeyCode::Enter], &[KeyCode::Char('q')]];

pub fn race(position: &Position) -> App {
    let seats: Vec<&str> = position.seats.iter().map(String::as_str).collect();
    let mut seating = Seating::new("silk-road", &names(&seats)).unwrap();
    for sitter in &mut seating.sitters[1..] {
        *sitter = crate::tui::seating::Sitter::Bot("random".into());
    }
    let mut app = App::new(position.table(), seating, None, Lang::En, PLAIN);
    app.hand_over = None;
    app
}

/// Everything that a player of a race has or must know stands on the screen while it lasts: nothing of it may be missing,
/// as there is no other page that shows it.
fn missing(app: &mut App, buffer: &Buffer) -> Vec<String> {
    let board = app.sheet["board"].clone();
    let own = &board["desks"][0]["own"];
    let said: Vec<String> = lines(buffer);
    let say = |kind: &str, id: &Value| app.say(&format!("silk-{kind}-{}", id.as_str().unwrap_or_default()));
    let together = |parts: &[String]| said.iter().any(|line| parts.iter().all(|part| line.contains(part)));
    let mut wanted: Vec<Vec<String>> = vec![];
    for priced in board["market"].as_array().into_iter().flatten() {
        let value = priced["value"].as_i64().unwrap_or_default();
        let value = if value > 0 { format!("+{value}") } else { value.to_string() };
        wanted.push(vec![say("good", &priced["good"]), value]);
    }
    let pieces = app.catalog["pieces"].as_array().cloned().unwrap_or_default();
    for (n, piece) in pieces.iter().enumerate().filter(|(_, piece)| piece["bonus"] == false) {
        let left = own["tray"][n].as_u64().map(|left| left.to_string());
        let held = board["desks"][0]["bonus"][n].as_u64().unwrap_or(0);
        let bonus = own["tray"][n + pieces.len() / 2].as_u64().unwrap_or(if own.is_object() { 0 } else { held });
        let bonus = (bonus > 0).then(|| format!("+{bonus}{}", app.look.star()));
        wanted.push([say("piece", &piece["piece"])].into_iter().chain(left).chain(bonus).collect());
    }
    for (seat, desk) in board["desks"].as_array().into_iter().flatten().enumerate() {
        wanted.push(vec![app.look.seat_mark(seat).into(), app.names()[seat].clone(), desk["score"].to_string()]);
    }
    wanted.extend(board["card"]["cities"].as_array().into_iter().flatten().map(|city| vec![say("city", city)]));
    let mut faults: Vec<String> =
        wanted.iter().filter(|parts| !together(parts)).map(|parts| format!("missing: {}", parts.join(" "))).collect();
    faults.extend(lost_dots(app, own));
    faults
}

/// Every good of the map has a place of its own on it.
fn lost_dots(app: &App, own: &Value) -> Vec<String> {
    let mut faults = vec![];
    let dots = own["map"]["dots"].as_array().cloned().unwrap_or_default();
    for priced in app.sheet["board"]["market"].as_array().into_iter().flatten() {
        let letter = app.say(&format!("tui-silk-letter-{}", priced["good"].as_str().unwrap_or_default()));
        let places: BTreeSet<(u16, u16)> =
            app.spots.said.iter().filter(|said| said.text == letter).map(|Said { x, y, .. }| (*x, *y)).collect();
        let lie = dots.iter().filter(|dot| dot["good"] == priced["good"]).count();
        // Once in the market.
        if places.len() != lie + 1 {
            faults.push(format!("{letter} lies on the map {lie} times and is shown {} times", places.len() - 1));
        }
    }
    faults
}

#[test]
fn silk_road_is_read_as_it_is_said() {
    let mut faults = Faults::default();
    for position in every_stage() {
        for keys in KEYS {
            let mut app = race(&position);
            keys.iter().for_each(|key| press(&mut app, *key));
            faults.look(&mut app, &format!("{} {keys:?}", position.kind), missing);
        }
    }
    // What is shown after a round.
    for mut app in after_a_round() {
        faults.look(&mut app, "reveal", |_, _| vec![]);
    }
    faults.none("silk-road", Kind::Questions);
}

fn after_a_round() -> impl Iterator<Item = App> {
    [&["Anna"][..], &["Anna", "random"]].into_iter().map(|seats| {
        let mut app = begun(crate::faces::silk_road::picture::tests::app(seats, "live", "read"));
        let road = shortest(&app);
        type_in(&mut app, &road);
        declare(&mut app);
        crate::faces::silk_road::picture::tests::until(&mut app, 5000, |app| app.sheet["board"]["past"].is_object());
        revealed(&mut app);
        app
    })
}

#[test]
fn the_pages_of_silk_road_are_read_as_they_are_said() {
    let mut faults = Faults::default();
    let races = every_stage();
    for mut app in races.iter().step_by(3).map(race).chain(after_a_round()) {
        for mode in [|| Mode::Help(Help::Rules), || Mode::Help(Help::Keys), || Mode::Quit] {
            app.open(mode());
            faults.look_through(&mut app, "page", |_, _| vec![]);
        }
    }
    for mut app in super::behind::finished("silk-road") {
        faults.look_through(&mut app, "scores", |_, _| vec![]);
    }
    faults.none("silk-road", Kind::Pages);
}

/// Where nothing else can be shown, every cell of a race and of its pages is ASCII; Hungarian loses its accents.
#[test]
fn without_drawing_every_cell_of_a_race_is_ascii() {
    let races = every_stage();
    for mut app in races.iter().map(race).chain(after_a_round()).chain(super::behind::finished("silk-road")) {
        app.look.ascii = true;
        for (lang, (width, height)) in super::faults::everywhere() {
            app.words = Words::of(lang);
            for keys in ["", "?", "\t", "x", "i", "\u{1b}"] {
                for key in keys.chars() {
                    press(
                        &mut app,
                        match key {
                            '\t' => KeyCode::Tab,
                            '\u{1b}' => KeyCode::Esc,
                            key => KeyCode::Char(key),
                        },
                    );
                }
                let screen = lines(&drawn(&mut app, width, height)).join("\n");
                let odd: String = screen.chars().filter(|c| !c.is_ascii()).collect();
                assert!(odd.is_empty(), "{odd}\n{screen}");
            }
        }
    }
}

/// Whoever sees a city on a map does not take it for a good, drawn or plain, in any language.
#[test]
fn the_marks_of_cities_are_no_letters_of_goods() {
    for words in Lang::ALL.map(Words::of) {
        let letter = |good: &Good| words.word(&format!("tui-silk-letter-{good}"));
        let letters: BTreeSet<String> = Good::ALL.iter().map(letter).collect();
        let plainly: BTreeSet<String> = letters.iter().map(|letter| plain(letter)).collect();
        assert_eq!((letters.len(), plainly.len()), (6, 6), "{letters:?}, plainly {plainly:?}");
        for ascii in [false, true] {
            let look = crate::tui::look::Look { color: false, ascii };
            for mark in [look.city(true), look.city(false)] {
                let alike = |letter: &String| letter.eq_ignore_ascii_case(mark);
                assert!(!letters.iter().chain(&plainly).any(alike), "{mark} {letters:?}");
            }
        }
    }
}
