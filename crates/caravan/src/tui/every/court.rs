//! Merchants: what the deeds of the court ask for, and what one would score.
use super::super::tests::{drawn, lines, text, type_in};
use super::{SIZES, app, positions};
use crate::tui::app::App;
use crate::tui::canvas::{Said, plain};
use serde_json::Value;
use shelf::{Lang, Words};

/// All that was written in a rectangle, from the left to the right and down.
fn written(app: &App, thing: &str) -> Option<String> {
    let area = app.spots.find(thing)?;
    let inside = |said: &&Said| {
        (area.y..area.bottom()).contains(&said.y) && (area.x..area.right()).contains(&said.x) && said.room <= area.width
    };
    Some(app.spots.said.iter().filter(inside).map(|said| said.text.clone()).collect::<Vec<_>>().join(" "))
}

fn court(app: &App) -> Vec<u64> {
    app.sheet["board"]["courtyard"].as_array().unwrap().iter().filter_map(Value::as_u64).collect()
}

/// Where the court is drawn, each of its deeds says what it asks for and gives, or which key says so; and the key does.
#[test]
fn deeds_of_the_court_say_what_they_ask_for() {
    let (mut told, mut signed, mut crowded) = (0, 0, 0);
    for position in positions::every_kind("merchants").iter().step_by(4) {
        for (lang, size) in super::faults::everywhere() {
            let mut app = app(position, lang);
            let screen = lines(&drawn(&mut app, size.0, size.1)).join("\n");
            for deed in court(&app) {
                let card = app.catalog["deeds"][deed as usize].clone();
                let says = app.words.says(&card).replace('\n', ". ");
                let name = app.say(&format!("deed-{}", card["id"].as_str().unwrap()));
                match written(&app, &format!("deed-text.{deed}")) {
                    Some(text) => {
                        told += 1;
                        assert!(text.contains(&says), "{text}: {says}\n{screen}");
                    }
                    None if app.spots.find(&format!("deed.{deed}")).is_some() => {
                        signed += 1;
                        let signs = ["(v)", " (v)"].map(|sign| format!("{name}{sign}"));
                        assert!(signs.iter().any(|sign| screen.contains(sign)), "{name}\n{screen}");
                        crowded += usize::from(size.0 == 160);
                    }
                    None => {}
                }
            }
            type_in(&mut app, "v");
            text(&mut app, size.0, 200);
            for deed in court(&app) {
                assert!(
                    app.spots.find(&format!("deed-text.{deed}")).is_some(),
                    "v does not show what deed {deed} says"
                );
            }
        }
    }
    assert!(told > 20 && signed > 5 && crowded * 10 < told, "{told} {signed} {crowded}");
}

/// Whoever looks sees what they would score now, in every window, whatever is asked; nobody sees another's.
#[test]
fn what_one_would_score_is_always_in_sight() {
    let mut seen = 0;
    for position in positions::every_kind("merchants").iter().step_by(3) {
        let mut app = app(position, Lang::En);
        let Some(total) = app.sheet["board"]["would"]["score"]["total"].as_i64() else { continue };
        for (width, height) in SIZES {
            for (lang, ascii) in Lang::ALL.into_iter().flat_map(|lang| [(lang, false), (lang, true)]) {
                (app.words, app.look.ascii) = (Words::of(lang), ascii);
                let screen = text(&mut app, width, height);
                seen += 1;
                let words = plain(&app.words.with("tui-would", &[("n", total.into())]));
                let said = [format!("={total} "), format!("={total}\n"), format!("={total}│"), words];
                assert!(app.spots.find("would").is_some(), "{width}x{height} {lang:?}\n{screen}");
                let screen = if ascii { screen } else { plain(&screen.replace('│', " ")) };
                assert!(said.iter().any(|it| screen.contains(it)), "{width}x{height} {lang:?} {total}\n{screen}");
            }
        }
        app.look.ascii = false;
        if app.names().len() > 1 {
            type_in(&mut app, "p");
            text(&mut app, 160, 45);
            assert!(app.spots.find("would").is_none(), "nobody sees what another would score");
        }
    }
    assert!(seen > 100, "{seen}");
}
