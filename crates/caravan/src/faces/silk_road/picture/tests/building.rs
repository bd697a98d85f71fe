//! Building a road with keys and clicks, and saying that one has arrived.
use super::*;
use crossterm::event::{KeyEvent, KeyModifiers};
use shelf::Words;
use silk_road::words::Kind;

#[test]
fn the_pen_lays_the_fitting_tiles() {
    let mut app = begun(app(&["Anna"], "live", "pen"));
    let road = shortest(&app);
    type_in(&mut app, &road);
    assert_eq!(lying(&app).len(), road.len(), "one tile for each key");
    let acts: Vec<String> = app.table.as_ref().unwrap().rows().iter().map(|r| r.action.clone()).collect();
    assert_eq!(acts.iter().filter(|a| a.starts_with("place")).count(), road.len());
    assert!(acts.iter().all(|a| !a.starts_with("lift")));
    press(&mut app, KeyCode::Backspace);
    assert_eq!(lying(&app).len(), road.len() - 1);
    type_in(&mut app, &road[road.len() - 1..]);
    declare(&mut app);
    assert_eq!(app.sheet["board"]["past"]["desks"][0]["qualified"], true);
}

#[test]
fn arriving_takes_two_keys_and_any_other_key_between_them_is_not_yet() {
    let mut app = begun(app(&["Anna", "random"], "live", "sure"));
    press(&mut app, ARRIVED);
    assert!(text(&mut app, 100, 32).contains("Enter again"));
    press(&mut app, KeyCode::Backspace);
    assert!(!text(&mut app, 100, 32).contains("Enter again"));
    assert_eq!(stage(&app, 0), "building");
    declare(&mut app);
    assert_eq!(stage(&app, 0), "arrived");
    type_in(&mut app, "e");
    assert!(text(&mut app, 100, 32).contains("nothing can be changed now"));
    assert_eq!(stage(&app, 0), "arrived");
}

/// Enter would answer both.
#[test]
fn who_is_asked_whether_to_leave_is_asked_nothing_else() {
    let mut app = begun(app(&["Anna", "random"], "live", "both"));
    let ctrl_c = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
    for leave in [KeyEvent::from(KeyCode::Char('q')), ctrl_c] {
        press(&mut app, ARRIVED);
        app.key(leave);
        let screen = text(&mut app, 100, 32);
        assert!(screen.contains("Leave the race?") && !screen.contains("Enter again"), "{screen}");
        press(&mut app, KeyCode::Esc);
        assert!(!text(&mut app, 100, 32).contains("Enter again"));
        type_in(&mut app, ":");
        app.key(ctrl_c);
        assert!(text(&mut app, 100, 32).contains("Leave the race?"), "what is typed does not hide it");
        press(&mut app, KeyCode::Esc);
    }
}

#[test]
fn a_late_key_is_refused_politely() {
    let mut app = begun(app(&["Anna"], "live", "late"));
    app.skipped += 121_000;
    let road = shortest(&app);
    type_in(&mut app, &road[..1]);
    let notice = app.notice.as_ref().unwrap();
    assert_eq!(notice.text, Words::of(Lang::En).word("illegal-too-late"));
    assert_eq!(app.table.as_ref().unwrap().rows().iter().filter(|r| r.action.starts_with("place")).count(), 0);
    until(&mut app, 0, |app| app.sheet["board"]["past"]["round"] == 1);
    assert!(text(&mut app, 100, 32).contains("No road"));
}

#[test]
fn a_kind_that_has_run_out_is_named() {
    let mut app = begun(app(&["Anna"], "off", "out"));
    press(&mut app, KeyCode::Tab);
    // Seven straight tiles, wherever there is room.
    for cell in 0..19 {
        let on = app.table.as_mut().unwrap().act(Seat(0), 60_000, &format!("place {cell} straight"), None);
        assert_eq!(on.is_ok(), cell < 7);
    }
    app.refresh();
    for _ in 0..4 {
        press(&mut app, KeyCode::Right);
        press(&mut app, KeyCode::Down);
    }
    type_in(&mut app, "1");
    let piece = json!("silk-piece-straight");
    let said = app.words.with("tui-silk-none-left", &[("piece", piece)]);
    assert_eq!(app.notice.as_ref().unwrap().text, said);
}

#[test]
fn the_free_cursor_lays_turns_moves_and_lifts() {
    let mut app = begun(app(&["Anna"], "off", "cursor"));
    press(&mut app, KeyCode::Tab);
    let tiles = lying;
    type_in(&mut app, "2r");
    let here = tiles(&app)[0].0;
    assert_eq!((tiles(&app)[0].1.kind, tiles(&app)[0].1.turn), (Kind::Wide, 1));
    type_in(&mut app, "R3");
    assert_eq!((tiles(&app)[0].1.kind, tiles(&app)[0].1.turn), (Kind::Tight, 0), "another piece takes its place");
    type_in(&mut app, "m");
    for side in ["e", "w", "a", "d"] {
        type_in(&mut app, side);
    }
    type_in(&mut app, "m");
    assert_ne!(tiles(&app)[0].0, here);
    press(&mut app, KeyCode::Delete);
    assert!(tiles(&app).is_empty());
}

#[test]
fn clicks_extend_turn_and_lift() {
    let mut app = begun(app(&["Anna"], "off", "mouse"));
    let g = Geometry::new(app.view().catalog_as::<CatalogView>().unwrap());
    let home = g.city(board(&app).card.cities[0]).cell;
    let next = (0..6).find_map(|side| g.beyond(home, side)).unwrap();
    let screen = drawn(&mut app, 120, 40);
    let at = |app: &App, cell: u8| {
        let thing = crate::tui::canvas::Spot::Thing(format!("cell.{cell}"));
        let places = (0..screen.area.height).flat_map(|y| (0..screen.area.width).map(move |x| (x, y)));
        let all: Vec<(u16, u16)> = places.filter(|&(x, y)| app.spots.at(x, y).next() == Some(&thing)).collect();
        all[all.len() / 2]
    };
    let (x, y) = at(&app, next);
    app.click(x, y, false);
    let tiles = lying;
    assert_eq!(tiles(&app).iter().map(|(cell, _)| *cell).collect::<Vec<_>>(), [home]);
    let turn = tiles(&app)[0].1.turn;
    let (x, y) = at(&app, home);
    app.click(x, y, false);
    assert_ne!(tiles(&app)[0].1.turn, turn);
    app.click(x, y, true);
    assert!(tiles(&app).is_empty());
}

/// whoever would get nothing is asked once more; whoever has built a road is not.
#[test]
fn an_empty_or_broken_road_asks_again() {
    let mut app = begun(app(&["Anna", "random"], "live", "doubt"));
    press(&mut app, ARRIVED);
    press(&mut app, ARRIVED);
    assert_eq!(stage(&app, 0), "building");
    let doubt = app.say("tui-silk-doubt");
    assert!(text(&mut app, 100, 32).contains(&doubt[..30]));
    press(&mut app, KeyCode::Backspace);
    assert!(!text(&mut app, 100, 32).contains(&doubt[..30]), "any other key is not yet");
    let road = shortest(&app);
    type_in(&mut app, &road);
    press(&mut app, ARRIVED);
    press(&mut app, ARRIVED);
    assert_eq!(stage(&app, 0), "arrived");
}

/// tiles that lie there and do not join are no road either; nor is a road that ends where the other city is not.
#[test]
fn a_broken_road_asks_once_more() {
    let whole = shortest(&begun(app(&["Anna", "random"], "live", "broken")));
    assert!(whole.len() > 2, "{whole}");
    type Breaking = fn(&mut App, &str);
    let ways: [(&str, Breaking); 3] = [
        ("the last tile is missing", |app, road| type_in(app, &road[..road.len() - 1])),
        ("a tile in the middle was lifted", |app, road| {
            type_in(app, road);
            let tiles = lying(app);
            let act = format!("lift {}", tiles[tiles.len() / 2].0);
            app.act(Seat(0), &act, None);
        }),
        ("a tile in the middle was turned", |app, road| {
            type_in(app, road);
            let tiles = lying(app);
            let (cell, tile) = tiles[tiles.len() / 2];
            app.act(Seat(0), &format!("turn {cell} {}", (tile.turn + 1) % tile.kind.turns()), None);
        }),
    ];
    for (how, breaks) in ways {
        let mut app = begun(app(&["Anna", "random"], "live", "broken"));
        breaks(&mut app, &whole);
        assert!(!lying(&app).is_empty(), "{how}");
        assert!(app.notice.is_none(), "{how}");
        press(&mut app, ARRIVED);
        press(&mut app, ARRIVED);
        assert_eq!(stage(&app, 0), "building", "{how}");
        let doubt = app.say("tui-silk-doubt");
        assert!(text(&mut app, 100, 32).contains(&doubt[..30]), "{how}");
        press(&mut app, ARRIVED);
        assert_eq!(stage(&app, 0), "arrived", "{how}: whoever insists is believed");
    }
}

/// Ready, arrived and on are three keys.
#[test]
fn a_key_too_many_never_means_the_next_thing() {
    let mut app = app(&["Anna"], "live", "keys");
    press(&mut app, ARRIVED);
    press(&mut app, ON);
    assert_eq!(stage(&app, 0), "idle");
    let mut app = begun(app);
    for key in [READY, READY, ON, ON] {
        press(&mut app, key);
    }
    assert_eq!(stage(&app, 0), "building");
    declare(&mut app);
    revealed(&mut app);
    press(&mut app, ARRIVED);
    press(&mut app, READY);
    assert!(app.holds(), "what came to light stays");
    press(&mut app, ON);
    assert!(!app.holds());
}
