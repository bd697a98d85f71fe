//! Clocks, bots, and several people at one keyboard.
use super::*;

#[test]
fn a_spectator_need_not_wait_for_bots() {
    let mut app = app(&["random", "average"], "live", "watch");
    until(&mut app, 50, |app| stage(app, 0) == "building");
    let before = app.now();
    press(&mut app, ON);
    until(&mut app, 0, |app| app.sheet["board"]["past"].is_object());
    assert!(app.now() > before + 5_000, "time was skipped");
    let screen = revealed(&mut app);
    assert!(screen.contains("Aimless") && screen.contains("The best road"), "{screen}");
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
    press(&mut app, READY);
    assert_eq!(stage(&app, 0), "building");
    assert_eq!(app.hand_over, None, "nobody takes the keyboard from her while her time runs");
    let road = shortest(&app);
    type_in(&mut app, &road);
    app.skipped += 33_300;
    declare(&mut app);
    assert_eq!(app.hand_over, Some(Seat(1)));
    app.event(&crossterm::event::Event::Key(KeyCode::Enter.into()));
    assert_eq!(app.hand_over, Some(Seat(1)), "a third Enter was meant for something else");
    let screen = text(&mut app, 100, 32);
    assert!(screen.contains("Béla") && !screen.contains("Anna") && !screen.contains('⣿'), "{screen}");
    press(&mut app, KeyCode::Enter);
    let screen = text(&mut app, 100, 32);
    assert!(screen.contains("arrived") && !screen.contains("33."), "her time is nobody's business yet\n{screen}");
    assert!(app.sheet["board"]["desks"][0].get("own").is_none());
    press(&mut app, READY);
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
    press(&mut app, READY);
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
    assert_eq!(lying(&app).len(), road.len());
    declare(&mut app);
    until(&mut app, 500, |app| app.sheet["board"]["past"].is_object());
    let screen = revealed(&mut app);
    assert!(screen.contains("Steady") && screen.contains("Keen"), "{screen}");
    press(&mut app, KeyCode::Tab);
    type_in(&mut app, "k");
    assert!(text(&mut app, 100, 32).contains("›● Steady"));
}

#[test]
fn a_game_goes_on_where_its_clock_stood() {
    let mut app = begun(app(&["Anna"], "live", "again"));
    app.skipped += 40_000;
    let road = shortest(&app);
    type_in(&mut app, &road[..1]);
    let file = app.table.as_ref().unwrap().file();
    let again = shelf::find("silk-road").unwrap().replay(&file, None, None).unwrap();
    let again = seated(again, &["Anna"], Lang::En);
    let last = file.rows.last().unwrap().at;
    assert!((last..last + 2_000).contains(&again.now()), "{last} {}", again.now());
    assert!(!again.holds(), "what was seen is not shown again");
}

/// The sand of whoever has arrived is that of the others.
#[test]
fn after_arriving_the_clock_is_that_of_those_who_build() {
    let mut app = begun(app(&["Anna", "random"], "live", "clock"));
    let road = shortest(&app);
    type_in(&mut app, &road);
    app.skipped += 2_000;
    declare(&mut app);
    assert_eq!((stage(&app, 0), stage(&app, 1)), (json!("arrived"), json!("building")));
    let head = text(&mut app, 100, 32).lines().next().unwrap().to_string();
    assert!(head.contains(" s") && !head.contains("120 s"), "{head}");
}
