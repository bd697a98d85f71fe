//! Long lists: one thing is asked after the other, one always knows where one is, and a few keys lead anywhere.
use super::super::tests::{press, text, type_in};
use super::{app, positions};
use crate::tui::app::App;
use crate::tui::list::label;
use crossterm::event::KeyCode;
use shelf::{Lang, Words};
use std::collections::BTreeSet;

/// No list has more lines than this: the spaces of a map, which lies before the player, with the best of them first.
const MOST: usize = 55;

fn labels(app: &App) -> Vec<String> {
    let view = app.view();
    app.choosing.rows().iter().map(|row| label(app, &view, row)).collect()
}

/// Every line is reached with a few pages, and the sign below the list says where one is.
fn pages(app: &mut App) {
    let rows = app.choosing.rows().len();
    press(app, KeyCode::Home);
    let mut seen = BTreeSet::new();
    for page in 0..rows {
        assert!(page < 20, "{page} pages and not at the end of {:#?}", labels(app));
        let screen = text(app, 80, 24);
        seen.extend(app.spots.choices());
        let here = format!("{}/{rows}", app.choosing.row() + 1);
        assert!(app.spots.page.is_empty() || screen.contains(&here), "{here}\n{screen}");
        if app.choosing.row() + 1 == rows {
            break;
        }
        press(app, if app.spots.page.is_empty() { KeyCode::End } else { KeyCode::PageDown });
    }
    assert_eq!(seen.len(), rows, "{seen:?}");
}

#[test]
fn no_list_is_too_long_and_every_line_is_reached() {
    for game in super::asked() {
        let (mut groups, mut longest, mut long) = (0, 0, String::new());
        for position in positions::every_kind(game).iter().step_by(2) {
            let mut app = app(position, Lang::En);
            let all = app.choosing.left().len();
            if app.choosing.rows().len() > longest {
                longest = app.choosing.rows().len();
                let acts = app.choosing.left().into_iter().map(|offer| format!("{} {:?}", offer.act, offer.on));
                long = format!("{}: {:#?}", position.kind, acts.collect::<Vec<_>>());
            }
            if all < 8 {
                continue;
            }
            pages(&mut app);
            let heads: Vec<usize> =
                (0..app.choosing.rows().len()).filter(|k| app.choosing.rows()[*k].thing.is_some()).collect();
            for k in heads {
                groups += 1;
                for words in Lang::ALL.map(Words::of) {
                    app.words = words;
                    let said = labels(&app);
                    let name = app.choosing.rows()[k].thing.clone().unwrap();
                    let name = app.picture.name(&app.view(), &name).unwrap();
                    assert!(said[k].contains(&name), "{name}: {}", said[k]);
                    assert_eq!(said.iter().filter(|it| **it == said[k]).count(), 1, "{said:#?}");
                }
                let inside = app.choosing.rows()[k].offers.len();
                let before = app.sheet.clone();
                app.choose(k);
                assert!(app.sheet == before, "it is opened, not played");
                assert_eq!(app.choosing.left().len(), inside, "{:?}", app.choosing.chosen());
                press(&mut app, KeyCode::Esc);
                assert_eq!(app.choosing.left().len(), all);
            }
        }
        println!("{game}: {groups} lines stand for several, the longest list has {longest}");
        assert!(
            longest <= MOST && (groups > 0 || game == "merchants"),
            "{game}: {groups} groups, {longest} lines: {long}"
        );
    }
}

/// Letters without their accents, in any order, find the lines that have them.
#[test]
fn a_few_letters_find_a_line() {
    let position = positions::every_kind("now-or-never").iter().find(|it| it.kind == "build").unwrap();
    let mut app = app(position, Lang::Hu);
    let offers: Vec<String> = app.choosing.left().iter().map(|it| app.words.say_json(&it.label, app.names())).collect();
    let wanted = offers.iter().find(|it| it.contains('é') && it.contains("oszlop")).expect("a line with an accent");
    let word = |text: &str| crate::tui::canvas::plain(&text.to_lowercase());
    let typed = word(wanted.split([' ', ':']).find(|it| it.contains('é')).unwrap());
    type_in(&mut app, &format!("/oszlop {typed}"));
    assert!(!app.choosing.left().is_empty() && app.choosing.left().len() <= offers.len());
    for offer in app.choosing.left() {
        let said = word(&app.words.say_json(&offer.label, app.names()));
        assert!(said.contains(&typed) && said.contains("oszlop"), "{said}");
    }
    press(&mut app, KeyCode::Esc);
    assert_eq!(app.choosing.left().len(), offers.len(), "everything again");
}
