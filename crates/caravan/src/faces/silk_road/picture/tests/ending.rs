//! What is shown after a round and at the end.
use super::*;

#[test]
fn a_key_that_was_meant_for_the_board_does_not_close_the_reveal() {
    let mut app = begun(app(&["Anna"], "live", "deaf"));
    declare(&mut app);
    declare(&mut app);
    assert!(app.holds(), "two hasty keys change nothing");
    revealed(&mut app);
    press(&mut app, ON);
    assert!(!app.holds());
    assert_eq!(stage(&app, 0), "idle", "being ready is said on its own");
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
        press(&mut app, ON);
        assert!(text(&mut app, 100, 32).contains(&app.words.with("tui-silk-round", &[("n", json!(2))])));
    }
}

/// However long a name is, how much of the best road was found stands there whole.
#[test]
fn a_long_name_leaves_the_share_its_room() {
    for name in ["Kereskedő", "Somebody with a long name"] {
        let mut app = begun(seated(fresh(&[name], "live", "reveal 2"), &[name], Lang::Hu));
        let road = shortest(&app);
        type_in(&mut app, &road);
        declare(&mut app);
        revealed(&mut app);
        let screen = text(&mut app, 80, 24);
        let best = &app.insight["best"][0];
        let worth = [("goods", best["goods"].clone()), ("tiles", best["tiles"].clone())];
        let worth = app.words.with("tui-silk-best-worth", &worth);
        let line = screen.lines().find(|line| line.contains(&worth)).unwrap_or_else(|| panic!("{worth}\n{screen}"));
        assert!(line.split(&worth).nth(1).unwrap().contains(" %"), "{line}");
    }
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
        press(&mut app, ON);
    }
    assert!(app.is_over() && matches!(app.mode, Mode::Scores));
    let title = app.entries.iter().find_map(|e| e["event"]["title"].as_str()).unwrap().to_string();
    let screen = text(&mut app, 80, 24);
    assert!(screen.contains(&app.words.word(&format!("silk-title-{title}"))), "{screen}");
}

/// Nobody can say where a race turned, so nobody offers to.
#[test]
fn the_end_offers_nothing_that_it_refuses() {
    for lang in Lang::ALL {
        let mut app = seated(fresh(&["random", "random"], "own", "over"), &["random", "random"], lang);
        let begin = Instant::now();
        while !app.is_over() {
            assert!(begin.elapsed() < Duration::from_secs(60), "it ends");
            if !app.step() {
                app.skipped += 10_000;
            }
            if app.holds() {
                type_in(&mut app, "k");
                press(&mut app, ON);
            }
        }
        app.open(Mode::Scores);
        let screen = text(&mut app, 100, 32);
        assert!(!screen.contains("h: "), "{screen}");
        type_in(&mut app, "h");
        assert!(app.notice.is_none() && app.thinking.is_none());
        press(&mut app, KeyCode::Enter);
        while app.holds() {
            type_in(&mut app, "k");
            press(&mut app, ON);
        }
        app.mode = Mode::Play;
        let screen = text(&mut app, 100, 32);
        let seconds = format!("{} s", app.catalog["seconds"]);
        assert!(matches!(app.mode, Mode::Play) && !screen.contains(&seconds), "{screen}");
        assert!(!screen.contains(app.look.sand()), "{screen}");
    }
}
