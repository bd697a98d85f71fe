//! Places can be looked up as cards can: every place of a board, by its name, with what there is to do.
use super::super::tests::{press, text, type_in};
use super::{app, positions, silk};
use crate::tui::app::{App, Mode};
use crossterm::event::KeyCode;
use serde_json::Value;
use shelf::{Lang, Words};

fn ids(list: &Value, key: &str, prefix: &str) -> Vec<String> {
    let id = |place: &Value| place[key].as_str().or(place.as_str()).map(|id| format!("{prefix}-{id}"));
    list.as_array().into_iter().flatten().filter_map(id).collect()
}

/// The messages that name the places of the table in front of somebody.
fn places(app: &App) -> Vec<String> {
    let catalog = &app.catalog;
    let side = usize::from(catalog["side"] == "underground");
    match app.table.as_ref().unwrap().name() {
        "merchants" => [ids(&catalog["districts"], "", "district"), ids(&catalog["towns"], "town", "town")].concat(),
        "now-or-never" => {
            [ids(&catalog["locations"][side], "location", "location"), ids(&catalog["enemies"][side], "id", "enemy")]
                .concat()
        }
        "silk-road" => {
            [ids(&catalog["cities"], "city", "silk-city"), ids(&app.sheet["board"]["market"], "good", "silk-good")]
                .concat()
        }
        other => panic!("say here which places {other} has"),
    }
}

/// By key, as a player does it.
fn looked_up(app: &mut App, many: usize) {
    for lang in Lang::ALL {
        app.words = Words::of(lang);
        let places = places(app);
        assert!(places.len() >= many, "{places:?}");
        for id in places {
            let name = app.say(&id);
            app.mode = Mode::Play;
            type_in(app, "i");
            assert!(matches!(app.mode, Mode::Cards(_)), "nothing behind the key");
            type_in(app, &name);
            let Mode::Cards(search) = &app.mode else { panic!("the page was left") };
            let card = search.found().into_iter().find(|card| card.name == name).cloned();
            let card = card.unwrap_or_else(|| panic!("{lang}: {name} cannot be looked up"));
            assert!(app.words.has(&id) && card.text.len() > 15, "{lang} {name}: {}", card.text);
            // It may have namesakes: a town, and the commissions of it.
            let screens: Vec<String> = (0..8)
                .map(|_| {
                    let screen = text(app, 160, 45);
                    press(app, KeyCode::Down);
                    screen
                })
                .collect();
            let told = |screen: &String| card.text.split_whitespace().all(|word| screen.contains(word));
            assert!(screens.iter().any(told), "{lang} {name}: {}\n{}", card.text, screens[0]);
        }
    }
}

#[test]
fn places_of_merchants_can_be_looked_up() {
    looked_up(&mut app(&positions::every_kind("merchants")[0], Lang::En), 5 + 6);
}

#[test]
fn places_of_now_or_never_can_be_looked_up() {
    let sides = ["above", "underground"];
    let at = |side: &str| positions::every_kind("now-or-never").iter().find(|p| p.table().catalog()["side"] == side);
    let found: Vec<_> = sides.iter().filter_map(|side| at(side)).collect();
    assert!(!found.is_empty());
    for position in found {
        looked_up(&mut app(position, Lang::En), 8 + 9);
    }
}

/// While somebody builds, waits or watches.
#[test]
fn places_of_silk_road_can_be_looked_up() {
    for position in silk::every_stage().iter().step_by(4) {
        looked_up(&mut silk::race(position), 6 + 3);
    }
}
