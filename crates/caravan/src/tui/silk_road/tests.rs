//! The screen of a race, drawn into memory.
use super::board::{Board, Catalog};
use super::geometry::Geometry;
use super::keys::LETTERS;
use crate::tui::app::{App, Mode};
use crate::tui::look::Look;
use crate::tui::seating::Seating;
use crate::tui::tests::{PLAIN, drawn, lines, names, press, text, type_in};
use crossterm::event::KeyCode;
use games::{Lang, Words};
use serde::Deserialize;
use serde_json::{Value, json};
use std::thread::sleep;
use std::time::{Duration, Instant};
use table::{AnyTable, Millis, Seat};

const GO: KeyCode = KeyCode::Enter;

fn fresh(seats: &[&str], clock: &str, seed: &str) -> Box<dyn AnyTable> {
    let options = json!({ "players": seats.len(), "clock": clock });
    games::find("silk-road").unwrap().open(&options, None, seed, names(seats), None).unwrap()
}
fn seated(table: Box<dyn AnyTable>, seats: &[&str], lang: Lang) -> App {
    let mut app = App::new(table, Seating::new("silk-road", &names(seats)).unwrap(), None, lang, PLAIN);
    app.pause = Duration::ZERO;
    app
}
fn app(seats: &[&str], clock: &str, seed: &str) -> App {
    seated(fresh(seats, clock, seed), seats, Lang::En)
}
fn board(app: &App) -> Board {
    Board::deserialize(&app.sheet["board"]).unwrap()
}
fn stage(app: &App, seat: usize) -> Value {
    app.sheet["board"]["desks"][seat]["stage"].clone()
}
/// Lets things happen until something is true; the clock may jump.
fn until(app: &mut App, jump: Millis, what: impl Fn(&App) -> bool) {
    let begin = Instant::now();
    while !what(app) {
        assert!(begin.elapsed() < Duration::from_secs(60), "it never came: {}", text(app, 100, 32));
        if !app.step() {
            app.skipped += jump;
            sleep(Duration::from_millis(1));
        }
    }
}
/// Ready, and past the countdown.
fn begun(mut app: App) -> App {
    press(&mut app, GO);
    until(&mut app, 200, |app| app.looking.is_some_and(|me| stage(app, me.index()) == "building"));
    app
}
/// The keys of a shortest road between the two cities.
fn shortest(app: &App) -> String {
    let g = Geometry::new(&Catalog::deserialize(&app.catalog).unwrap());
    let [from, to] = board(app).card.cities;
    let (from, to) = (g.city(&from), g.city(&to));
    let mut roads = vec![vec![from.cell]];
    let road = loop {
        let road = roads.remove(0);
        let here = *road.last().unwrap();
        if here == to.cell {
            break road;
        }
        for next in (0..6).filter_map(|side| g.beyond(here, side)).filter(|next| !road.contains(next)) {
            roads.push([&road[..], &[next]].concat());
        }
    };
    let steps = road.windows(2).map(|w| g.side_towards(w[0], w[1]).unwrap());
    steps.chain([to.gates[0]]).map(|side| LETTERS[side as usize]).collect()
}
fn declare(app: &mut App) {
    press(app, GO);
    press(app, GO);
}
/// Everything that has come to light, at once.
fn revealed(app: &mut App) -> String {
    until(app, 0, |app| app.insight["round"] == app.sheet["board"]["past"]["round"]);
    app.skipped += 700;
    type_in(app, "k");
    text(app, 100, 32)
}

#[test]
fn a_key_that_was_meant_for_the_board_does_not_close_the_reveal() {
    let mut app = begun(app(&["Anna"], "live", "deaf"));
    declare(&mut app);
    declare(&mut app);
    assert!(app.holds(), "two hasty keys change nothing");
    revealed(&mut app);
    press(&mut app, GO);
    assert!(!app.holds());
    assert_eq!(stage(&app, 0), "idle", "being ready is said on its own");
}

#[test]
fn a_map_that_lies_upside_down_says_so_and_so_does_one_with_hexagons() {
    let seats = &["Anna"];
    let picture = |options: Value| {
        let table = games::find("silk-road").unwrap().open(&options, None, "turned", names(seats), None).unwrap();
        let mut app = begun(seated(table, seats, Lang::En));
        (app.sheet["board"]["desks"][0]["own"]["map"]["upside_down"] == true, text(&mut app, 120, 40))
    };
    let (turned, plain) = picture(json!({ "players": 1, "clock": "off" }));
    assert!(!turned && !plain.contains('▼'));
    let (turned, expert) = picture(json!({ "players": 1, "clock": "off", "turned_maps": true }));
    assert_eq!(turned, expert.contains('▼'), "{expert}");
    let (_, grid) = picture(json!({ "players": 1, "clock": "off", "map_grid": true }));
    let ink = |screen: &str| screen.chars().filter(|c| ('⠁'..='⣿').contains(c)).count();
    assert!(ink(&grid) > ink(&plain) + 40, "{grid}");
    for gates in ["two", "three"] {
        let (_, screen) = picture(json!({ "players": 1, "clock": "off", "gates": gates }));
        assert!(screen.contains("Palmyra") && screen.contains('●'), "{screen}");
    }
}

#[test]
fn the_pen_lays_the_fitting_tiles() {
    let mut app = begun(app(&["Anna"], "live", "pen"));
    let road = shortest(&app);
    type_in(&mut app, &road);
    let own = board(&app).desks[0].own.clone().unwrap();
    assert_eq!(own.board.len(), road.len(), "one tile for each key");
    let acts: Vec<String> = app.table.as_ref().unwrap().rows().iter().map(|r| r.action.clone()).collect();
    assert_eq!(acts.iter().filter(|a| a.starts_with("place")).count(), road.len());
    assert!(acts.iter().all(|a| !a.starts_with("lift")));
    press(&mut app, KeyCode::Backspace);
    assert_eq!(board(&app).desks[0].own.as_ref().unwrap().board.len(), road.len() - 1);
    type_in(&mut app, &road[road.len() - 1..]);
    declare(&mut app);
    assert_eq!(app.sheet["board"]["past"]["desks"][0]["qualified"], true);
}

#[test]
fn arriving_takes_two_keys_and_any_other_key_between_them_is_not_yet() {
    let mut app = begun(app(&["Anna", "random"], "live", "sure"));
    press(&mut app, GO);
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

#[test]
fn the_reveal_shows_the_points_and_the_best_road() {
    for (seed, lang) in [("reveal 1", Lang::En), ("reveal 2", Lang::Hu), ("reveal 3", Lang::En)] {
        let mut app = begun(seated(fresh(&["Anna"], "live", seed), &["Anna"], lang));
        let road = shortest(&app);
        type_in(&mut app, &road);
        declare(&mut app);
        let past = app.sheet["board"]["past"].clone();
        let screen = revealed(&mut app);
        let best = &app.insight["best"][0];
        let (goods, tiles) = (&best["goods"], &best["tiles"]);
        let worth = app.words.with("tui-silk-best-worth", &[("goods", goods.clone()), ("tiles", tiles.clone())]);
        assert!(screen.contains(&worth), "{worth}\n{screen}");
        let desk = &past["desks"][0];
        for bought in desk["bought"].as_array().unwrap() {
            let letter = app.words.word(&format!("tui-silk-letter-{}", bought["good"].as_str().unwrap()));
            let points = format!("{letter}{:+}", bought["points"].as_i64().unwrap());
            assert!(screen.contains(&points), "{points}\n{screen}");
        }
        let row = screen.lines().last().map(|_| screen.lines().nth(30).unwrap().to_string()).unwrap();
        let numbers: Vec<&str> = row.split_whitespace().collect();
        assert_eq!(numbers[3], desk["tiles"].to_string(), "{row}");
        assert_eq!(numbers.last().unwrap(), &app.sheet["board"]["desks"][0]["score"].to_string(), "{row}");
        press(&mut app, GO);
        assert!(text(&mut app, 100, 32).contains(&app.words.with("tui-silk-round", &[("n", json!(2))])));
    }
}

#[test]
fn a_late_key_is_refused_politely() {
    let mut app = begun(app(&["Anna"], "live", "late"));
    app.skipped += 121_000;
    let road = shortest(&app);
    type_in(&mut app, &road[..1]);
    let notice = app.notice.as_ref().unwrap();
    assert_eq!(notice.text, Words::new(Lang::En).word("illegal-too-late"));
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
        let on = app.table.as_mut().unwrap().act(Seat(0), 0, &format!("place {cell} straight"), None);
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
    let tiles = |app: &App| board(app).desks[0].own.as_ref().unwrap().board.clone();
    type_in(&mut app, "2r");
    let here = tiles(&app)[0].cell;
    assert_eq!((tiles(&app)[0].kind.as_str(), tiles(&app)[0].turn), ("wide", 1));
    type_in(&mut app, "R3");
    assert_eq!((tiles(&app)[0].kind.as_str(), tiles(&app)[0].turn), ("tight", 0), "another piece takes its place");
    type_in(&mut app, "m");
    for side in ["e", "w", "a", "d"] {
        type_in(&mut app, side);
    }
    type_in(&mut app, "m");
    assert_ne!(tiles(&app)[0].cell, here);
    press(&mut app, KeyCode::Delete);
    assert!(tiles(&app).is_empty());
}

#[test]
fn clicks_extend_turn_and_lift() {
    let mut app = begun(app(&["Anna"], "off", "mouse"));
    let g = Geometry::new(&Catalog::deserialize(&app.catalog).unwrap());
    let home = g.city(&board(&app).card.cities[0]).cell;
    let next = (0..6).find_map(|side| g.beyond(home, side)).unwrap();
    let screen = drawn(&mut app, 120, 40);
    let at = |app: &App, cell: usize| {
        let thing = crate::tui::canvas::Spot::Thing(format!("cell.{cell}"));
        let places = (0..screen.area.height).flat_map(|y| (0..screen.area.width).map(move |x| (x, y)));
        let all: Vec<(u16, u16)> = places.filter(|&(x, y)| app.spots.at(x, y).next() == Some(&thing)).collect();
        all[all.len() / 2]
    };
    let (x, y) = at(&app, next);
    app.click(x, y, false);
    let tiles = |app: &App| board(app).desks[0].own.as_ref().unwrap().board.clone();
    assert_eq!(tiles(&app).iter().map(|t| t.cell).collect::<Vec<_>>(), [home]);
    let turn = tiles(&app)[0].turn;
    let (x, y) = at(&app, home);
    app.click(x, y, false);
    assert_ne!(tiles(&app)[0].turn, turn);
    app.click(x, y, true);
    assert!(tiles(&app).is_empty());
}

#[test]
fn a_spectator_need_not_wait_for_bots() {
    let mut app = app(&["random", "average"], "live", "watch");
    until(&mut app, 50, |app| stage(app, 0) == "building");
    let before = app.now();
    press(&mut app, GO);
    until(&mut app, 0, |app| app.sheet["board"]["past"].is_object());
    assert!(app.now() > before + 5_000, "time was skipped");
    let screen = revealed(&mut app);
    assert!(screen.contains("random") && screen.contains("The best road"), "{screen}");
}

/// Every message that this picture names is there in both languages, and none is there in vain.
#[test]
fn no_message_is_missing_and_none_is_idle() {
    const SOURCES: [&str; 8] = [
        include_str!("keys.rs"),
        include_str!("map.rs"),
        include_str!("message.rs"),
        include_str!("mod.rs"),
        include_str!("reveal.rs"),
        include_str!("sides.rs"),
        include_str!("trading.rs"),
        include_str!("../pages.rs"),
    ];
    let named = |text: &str| -> Vec<String> {
        let ends = |c: char| !(c.is_ascii_lowercase() || c == '-');
        let ids = text.split('"').filter(|s| s.starts_with("tui-silk-"));
        ids.map(|s| s.split(ends).next().unwrap_or_default().to_string()).collect()
    };
    let mut ids: Vec<String> = SOURCES.iter().flat_map(|text| named(text)).filter(|id| !id.ends_with('-')).collect();
    ids.extend(["wheat", "spice", "jewel", "silk", "lamp", "tea"].map(|good| format!("tui-silk-letter-{good}")));
    ids.extend(super::reveal::COLUMNS.map(|column| format!("tui-silk-column-{column}")));
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for id in &ids {
            assert!(words.has(id), "{lang} {id}");
        }
        let all = lang.files().into_iter().flat_map(|(_, text)| text.lines()).filter(|l| l.starts_with("tui-silk-"));
        for id in all.filter_map(|line| line.split(' ').next()) {
            assert!(ids.iter().any(|named| named == id), "nobody says {id}");
        }
        let letters: std::collections::BTreeSet<String> = ["wheat", "spice", "jewel", "silk", "lamp", "tea"]
            .iter()
            .map(|good| words.word(&format!("tui-silk-letter-{good}")))
            .collect();
        assert_eq!(letters.len(), 6, "each good has a letter of its own");
    }
}

/// Every page of a race, in every size, language and look.
#[test]
fn every_page_draws_whole_in_both_languages() {
    let pages: [fn() -> App; 6] = [
        || app(&["Anna", "random", "random", "random"], "live", "pages"),
        || {
            let mut app = app(&["Anna", "random"], "live", "pages");
            press(&mut app, GO);
            until(&mut app, 0, |app| app.sheet["board"]["phase"]["countdown"].is_object());
            app
        },
        || {
            let mut app = begun(app(&["Anna", "random"], "live", "pages"));
            let road = shortest(&app);
            type_in(&mut app, &road);
            app
        },
        || {
            let mut app = begun(app(&["Anna"], "off", "pages"));
            type_in(&mut app, "e");
            press(&mut app, KeyCode::Tab);
            app
        },
        || {
            let mut app = begun(app(&["Anna"], "live", "pages"));
            let road = shortest(&app);
            type_in(&mut app, &road);
            declare(&mut app);
            revealed(&mut app);
            app
        },
        || app(&["random", "random"], "live", "pages"),
    ];
    for page in pages {
        let mut app = page();
        for lang in Lang::ALL {
            app.words = Words::new(lang);
            for (width, height) in [(80, 24), (81, 25), (100, 32), (120, 40), (300, 100)] {
                for look in [PLAIN, Look { color: true, ascii: false }, Look { color: false, ascii: true }] {
                    app.look = look;
                    let screen = text(&mut app, width, height);
                    let missing = ["silk-", "tui-"].iter().any(|id| screen.contains(id));
                    // Larger windows have the log, whose sentences may well end so.
                    let cut = width < 100 && screen.contains('…');
                    assert!(!missing && !cut, "{width}x{height} {lang}\n{screen}");
                    let odd = screen.chars().any(|c| !c.is_ascii() && !c.is_alphabetic() && c != '\u{a0}');
                    assert!(!look.ascii || !odd, "{screen}");
                }
            }
            assert!(text(&mut app, 60, 20).contains("80"), "too small, and says so");
            app.look = PLAIN;
            app.mode = Mode::Help;
            let help = text(&mut app, 80, 24);
            assert!(!help.contains("tui-"), "{help}");
            app.mode = Mode::Play;
        }
    }
}

#[test]
fn the_clock_runs_on_the_screen_and_its_end_is_lit() {
    let mut app = begun(app(&["Anna"], "live", "clock"));
    let shown = |app: &mut App| {
        let line = lines(&drawn(app, 100, 32))[0].clone();
        line.split_whitespace().rev().nth(1).unwrap().to_string()
    };
    assert!(shown(&mut app).parse::<u32>().unwrap() > 110);
    app.skipped += 60_000;
    assert!(shown(&mut app).parse::<u32>().unwrap() < 61);
    app.skipped += 55_000;
    assert!(shown(&mut app).contains('.'), "tenths in the last seconds");
    sleep(Duration::from_millis(110));
    assert!(app.step(), "it is drawn again by itself");
}

#[test]
fn two_people_at_one_keyboard_see_nothing_of_each_other() {
    let seats = &["Anna", "Béla"];
    let mut app = app(seats, "own", "pass");
    assert!(text(&mut app, 100, 32).contains("◆ Anna"), "there are no secrets yet, but it is said who begins");
    press(&mut app, GO);
    assert_eq!(stage(&app, 0), "building");
    assert_eq!(app.hand_over, None, "nobody takes the keyboard from her while her time runs");
    let road = shortest(&app);
    type_in(&mut app, &road);
    app.skipped += 33_300;
    declare(&mut app);
    assert_eq!(app.hand_over, Some(Seat(1)));
    app.event(&crossterm::event::Event::Key(GO.into()));
    assert_eq!(app.hand_over, Some(Seat(1)), "a third Enter was meant for something else");
    let screen = text(&mut app, 100, 32);
    assert!(screen.contains("Béla") && !screen.contains("Anna") && !screen.contains('⣿'), "{screen}");
    press(&mut app, GO);
    let screen = text(&mut app, 100, 32);
    assert!(screen.contains("arrived") && !screen.contains("33."), "her time is nobody's business yet\n{screen}");
    assert!(app.sheet["board"]["desks"][0].get("own").is_none());
    press(&mut app, GO);
    assert_eq!(stage(&app, 1), "building");
    declare(&mut app);
    let screen = revealed(&mut app);
    assert!(screen.contains("33.") && screen.contains("No road"), "{screen}");
}

#[test]
fn bots_need_not_be_waited_for_where_each_has_a_clock_of_their_own() {
    let mut app = app(&["Anna", "random"], "own", "alone");
    until(&mut app, 0, |app| stage(app, 1) != "idle");
    until(&mut app, 0, |app| ["arrived", "late"].iter().any(|s| stage(app, 1) == *s));
    press(&mut app, GO);
    assert_eq!(stage(&app, 0), "building");
}

#[test]
fn bots_race_and_keys_are_never_lost() {
    let seats = &["Anna", "average", "strong"];
    let mut app = begun(app(seats, "live", "race"));
    let road = shortest(&app);
    for key in road.chars() {
        let key = crossterm::event::KeyEvent::new(KeyCode::Char(key), crossterm::event::KeyModifiers::NONE);
        app.event(&crossterm::event::Event::Key(key));
        app.step();
    }
    until(&mut app, 0, |app| app.waiting.is_empty() && app.thinking.is_none());
    assert_eq!(board(&app).desks[0].own.as_ref().unwrap().board.len(), road.len());
    declare(&mut app);
    until(&mut app, 500, |app| app.sheet["board"]["past"].is_object());
    let screen = revealed(&mut app);
    assert!(screen.contains("average") && screen.contains("strong"), "{screen}");
    press(&mut app, KeyCode::Tab);
    type_in(&mut app, "k");
    assert!(text(&mut app, 100, 32).contains("›● average"));
}

#[test]
fn a_whole_practice_ends_with_a_title() {
    let mut app = app(&["Anna"], "off", "practice");
    for _ in 0..4 {
        app = begun(app);
        assert!(text(&mut app, 80, 24).contains("no clock"));
        let road = shortest(&app);
        type_in(&mut app, &road);
        declare(&mut app);
        revealed(&mut app);
        press(&mut app, GO);
    }
    assert!(app.is_over() && matches!(app.mode, Mode::Scores));
    let title = app.entries.iter().find_map(|e| e["event"]["title"].as_str()).unwrap().to_string();
    let screen = text(&mut app, 80, 24);
    assert!(screen.contains(&app.words.word(&format!("silk-title-{title}"))), "{screen}");
}

#[test]
fn a_game_goes_on_where_its_clock_stood() {
    let mut app = begun(app(&["Anna"], "live", "again"));
    app.skipped += 40_000;
    let road = shortest(&app);
    type_in(&mut app, &road[..1]);
    let file = app.table.as_ref().unwrap().file();
    let again = games::find("silk-road").unwrap().replay(&file, None, None).unwrap();
    let again = seated(again, &["Anna"], Lang::En);
    let last = file.rows.last().unwrap().at;
    assert!((last..last + 2_000).contains(&again.now()), "{last} {}", again.now());
    assert!(!again.holds(), "what was seen is not shown again");
}
