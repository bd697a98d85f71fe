//! Every page of a race, in every size, language and look.
use super::*;
use shelf::Words;

#[test]
fn a_map_that_lies_upside_down_says_so_and_so_does_one_with_hexagons() {
    let seats = &["Anna"];
    let picture = |options: Value| {
        let table = shelf::find("silk-road").unwrap().open(&options, None, "turned", names(seats), None).unwrap();
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

/// Every message that this picture names is there in both languages, and none is there in vain.
#[test]
fn no_message_is_missing_and_none_is_idle() {
    const SOURCES: [&str; 9] = [
        include_str!("../cards.rs"),
        include_str!("../keys.rs"),
        include_str!("../map.rs"),
        include_str!("../message.rs"),
        include_str!("../mod.rs"),
        include_str!("../reveal.rs"),
        include_str!("../sides.rs"),
        include_str!("../trading.rs"),
        include_str!("../../../../tui/pages.rs"),
    ];
    let named = |text: &str| -> Vec<String> {
        let ends = |c: char| !(c.is_ascii_lowercase() || c == '-');
        let ids = text.split('"').filter(|s| s.starts_with("tui-silk-"));
        ids.map(|s| s.split(ends).next().unwrap_or_default().to_string()).collect()
    };
    let mut ids: Vec<String> = SOURCES.iter().flat_map(|text| named(text)).filter(|id| !id.ends_with('-')).collect();
    ids.extend(["wheat", "spice", "jewel", "silk", "lamp", "tea"].map(|good| format!("tui-silk-letter-{good}")));
    ids.extend(crate::faces::silk_road::picture::reveal::COLUMNS.map(|column| format!("tui-silk-column-{column}")));
    for lang in Lang::ALL {
        let words = Words::of(lang);
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
            press(&mut app, READY);
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
            app.words = Words::of(lang);
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
            app.mode = Mode::Help(crate::tui::pages::Help::Keys);
            let help = text(&mut app, 80, 24);
            assert!(!help.contains("tui-"), "{help}");
            app.mode = Mode::Play;
        }
    }
}
