//! The pages behind keys, and what is pointed at, read as they are said.
use super::super::tests::{drawn, lines, press, type_in};
use super::faults::{Faults, everywhere};
use super::measured::Kind;
use super::positions::Position;
use super::{app, positions, read, silk};
use crate::tui::app::{App, Mode};
use crate::tui::canvas::{Canvas, Spots};
use crate::tui::pages::Help;
use crate::tui::picture::Card;
use crossterm::event::KeyCode;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use shelf::{Lang, Words};

/// Everything at once, drawn as high as it likes to be.
fn whole(app: &App, width: u16) -> Vec<String> {
    let light = app.choosing.light();
    let height = app.picture.whole_height(&app.view(), &light, width);
    let area = Rect { x: 0, y: 0, width, height };
    let (mut buffer, mut spots) = (Buffer::empty(area), Spots::default());
    let mut canvas = Canvas { buf: &mut buffer, look: app.look, light: &light, spots: &mut spots };
    app.picture.draw_whole(&app.view(), &mut canvas, area);
    spots.said.iter().filter_map(|said| read::fault(said, &buffer)).map(|fault| format!("v: {fault}")).collect()
}

/// What may be opened whatever is asked, each read to its end.
fn pages(game: &'static str) {
    let mut faults = Faults::default();
    for position in positions::every_kind(game).iter().step_by(12) {
        let mut app = app(position, Lang::En);
        let modes: [fn() -> Mode; 4] =
            [|| Mode::Whole, || Mode::Help(Help::Rules), || Mode::Help(Help::Keys), || Mode::Quit];
        for mode in modes {
            app.open(mode());
            faults.look_through(&mut app, &position.kind, |app, buffer| match app.mode {
                Mode::Whole => whole(app, buffer.area.width),
                _ => vec![],
            });
        }
    }
    faults.none(game, Kind::Pages);
}

#[test]
fn the_pages_of_merchants_are_read_as_they_are_said() {
    pages("merchants");
}

#[test]
fn the_pages_of_now_or_never_are_read_as_they_are_said() {
    pages("now-or-never");
}

/// One game of each that has other cards than those before it.
fn libraries(positions: &[Position], seat: fn(&Position) -> App) -> Vec<(&Position, Vec<Card>)> {
    let mut found: Vec<(&Position, Vec<Card>)> = vec![];
    for position in positions {
        let cards = seat(position).cards();
        let has = |cards: &[Card], card: &Card| cards.iter().any(|c| c.name == card.name && c.kind == card.kind);
        if cards.iter().any(|card| !found.iter().any(|(_, known)| has(known, card))) {
            found.push((position, cards));
        }
    }
    found
}

/// The page of a card is read to its end; what could be read on the way.
fn read_card(faults: &mut Faults, app: &mut App, size: (u16, u16), card: &Card) -> Buffer {
    let mut nothing = |_: &mut App, _: &Buffer| vec![];
    let mut buffer = faults.screen(app, size, &card.name, &mut nothing);
    let mut seen = lines(&buffer).join("\n");
    while app.page_scroll < app.spots.furthest {
        let before = app.page_scroll;
        press(app, KeyCode::Right);
        buffer = faults.screen(app, size, &card.name, &mut nothing);
        seen += &lines(&buffer).join("\n");
        assert!(app.page_scroll > before, "nothing is read on\n{seen}");
    }
    let all = [&card.name, &card.kind, &card.text];
    let missing: Vec<&str> =
        all.iter().flat_map(|text| text.split_whitespace()).filter(|word| !seen.contains(word)).collect();
    if !missing.is_empty() {
        faults.found(app, &buffer, &card.name, &format!("nowhere to be read: {}: {}", card.name, missing.join(" ")));
    }
    buffer
}

/// Every card that can be asked about, one after the other, as whoever presses the arrow sees them.
fn cards(game: &'static str, positions: &[Position], seat: fn(&Position) -> App) {
    let mut faults = Faults::default();
    for (position, _) in libraries(positions, seat) {
        let mut app = seat(position);
        for (lang, size) in everywhere() {
            app.words = Words::of(lang);
            let all = app.cards();
            assert!(!all.is_empty(), "nothing behind the key");
            app.look_up();
            for (row, card) in all.iter().enumerate() {
                read_card(&mut faults, &mut app, size, card);
                let Mode::Cards(search) = &app.mode else { panic!("the page was left") };
                assert_eq!(search.row, row);
                press(&mut app, KeyCode::Down);
            }
            let Mode::Cards(search) = &app.mode else { panic!("the page was left") };
            assert_eq!(search.row, all.len() - 1, "beyond the last there is nothing");
        }
    }
    faults.none(game, Kind::Cards);
}

#[test]
fn every_card_of_merchants_is_read_as_it_is_said() {
    cards("merchants", positions::every_kind("merchants"), |position| app(position, Lang::En));
}

#[test]
fn every_card_of_now_or_never_is_read_as_it_is_said() {
    cards("now-or-never", positions::every_kind("now-or-never"), |position| app(position, Lang::En));
}

#[test]
fn every_card_of_silk_road_is_read_as_it_is_said() {
    cards("silk-road", &silk::every_stage(), silk::race);
}

/// However long a card is, it ends where it is said to end, and the keys lead there and back.
#[test]
fn a_card_that_is_longer_than_the_page_says_so() {
    let mut seen = 0;
    for (position, _) in libraries(positions::every_kind("merchants"), |position| app(position, Lang::En)) {
        for (lang, (width, height)) in everywhere() {
            let mut app = app(position, lang);
            app.look_up();
            for _ in 0..app.cards().len() {
                let screen = lines(&drawn(&mut app, width, height)).join("\n");
                let below = app.words.with("tui-more-below", &[("n", serde_json::json!(app.spots.furthest))]);
                assert_eq!(app.spots.furthest > 0, screen.contains("→)"), "{screen}");
                if app.spots.furthest > 0 {
                    seen += 1;
                    assert!(screen.contains(&below), "{below}\n{screen}");
                    press(&mut app, KeyCode::Right);
                    assert_ne!(lines(&drawn(&mut app, width, height)).join("\n"), screen);
                    press(&mut app, KeyCode::Left);
                    assert_eq!(lines(&drawn(&mut app, width, height)).join("\n"), screen);
                    press(&mut app, KeyCode::Right);
                }
                press(&mut app, KeyCode::Down);
                assert_eq!(app.page_scroll, 0, "the next card begins at its beginning");
            }
        }
    }
    println!("{seen} cards are longer than their page");
    assert!(seen > 0);
}
/// Tab walks the lit things of a picture: each is in sight, and so is a choice that it leads to, with what that comes to.
#[test]
fn what_is_pointed_at_is_shown_and_explained() {
    for game in super::asked() {
        for position in positions::every_kind(game).iter().step_by(6) {
            let mut app = app(position, Lang::Hu);
            for _ in 0..app.choosing.lit().len() {
                press(&mut app, KeyCode::Tab);
                let thing = app.choosing.focus().unwrap();
                let screen = super::super::tests::lines(&drawn(&mut app, 80, 24)).join("\n");
                assert!(app.spots.find(&thing).is_some(), "{thing} is not in sight\n{screen}");
                assert!(app.picture.name(&app.view(), &thing).is_some(), "{thing} has no name");
                let here = app.choosing.here();
                assert!(app.spots.choices().contains(&here), "{thing} scrolls to nothing\n{screen}");
                let first = app.choosing.rows()[here].offers[0];
                assert!(first.on.contains(&thing), "{thing}: {first:?}");
                let about = app.picture.about(&app.view(), &[first])[0].clone().unwrap_or_default();
                let last = about.split(' ').next_back().unwrap_or_default();
                assert!(screen.contains(last), "{thing}: {about}\n{screen}");
            }
        }
    }
}

/// Looking for what no choice has says so, while one types and afterwards.
#[test]
fn a_search_in_vain_says_so() {
    for lang in Lang::ALL {
        for game in super::asked() {
            let mut app = app(&positions::every_kind(game)[0], lang);
            let said = app.say("tui-not-found");
            let screen = |app: &mut App| super::super::tests::text(app, 80, 24);
            type_in(&mut app, "/");
            assert!(!screen(&mut app).contains(&said), "nothing was looked for yet");
            type_in(&mut app, "qqq");
            assert!(screen(&mut app).contains(&said));
            press(&mut app, KeyCode::Enter);
            assert!(screen(&mut app).contains(&said) && app.typed.is_none());
        }
    }
}

/// What somebody waits for is said until it comes, whatever is pressed meanwhile.
#[test]
fn a_strong_player_who_thinks_is_seen_to_think() {
    let mut app = app(&positions::every_kind("merchants")[0], Lang::En);
    press(&mut app, KeyCode::Char('h'));
    let said = app.say("hint-thinking");
    for key in [KeyCode::Tab, KeyCode::Down, KeyCode::Char('p'), KeyCode::Esc] {
        press(&mut app, key);
        assert!(app.thinking.is_some(), "nobody has looked for the answer yet");
        let screen = super::super::tests::text(&mut app, 80, 24);
        assert!(screen.contains(&said), "{key:?}\n{screen}");
    }
}

/// A line for the player that is longer than the window is read to its end.
#[test]
fn a_long_notice_is_whole() {
    let mut app = app(&positions::every_kind("now-or-never")[0], Lang::Hu);
    let text: Vec<String> = (100..140).map(|n| format!("szó{n}")).collect();
    app.notify(text.join(" "), true);
    let screen = super::super::tests::text(&mut app, 80, 24);
    assert!(text.iter().all(|word| screen.contains(word)), "{screen}");
}

/// In the smallest window there is room for little at a time: what is said to be shown first is on top, and the page of
/// everything begins with what was not in sight.
#[test]
fn the_city_is_shown_first_where_that_is_said() {
    let mut after_the_wagon = 0;
    for position in positions::every_kind("merchants") {
        let mut app = app(position, Lang::En);
        let (city, said) =
            (app.say("tui-ringway"), app.words.with("tui-page", &[("page", "tui-merchants-page-city".into())]));
        let play = super::super::tests::text(&mut app, 80, 24);
        let screen = |app: &mut App| {
            type_in(app, "v");
            super::super::tests::text(app, 80, 24)
        };
        let is_on_top = |screen: &str| screen.lines().next().unwrap().contains(&city);
        let whole = screen(&mut app);
        if play.contains('┌') && !play.contains(&app.say("tui-travellers")) {
            after_the_wagon += 1;
            assert!(is_on_top(&whole), "{}\n{play}\n{whole}", position.kind);
        }
        let first = screen(&mut app);
        assert!(first.contains(&said) && is_on_top(&first), "{}\n{first}", position.kind);
        let missing = ["inn", "bazaar", "commissions", "yurg", "dark-market"]
            .into_iter()
            .find(|district| app.spots.find(&format!("district.{district}")).is_none());
        assert_eq!(missing, None, "{first}");
    }
    assert!(after_the_wagon > 3, "{after_the_wagon}");
}
