//! Heads of panels: how far the game is stands there whole, whoever is asked; and what is not drawn is named by its head.
use super::super::tests::{drawn, lines, text, type_in};
use super::{SIZES, app, positions};
use serde_json::json;
use shelf::{Lang, Words};

const NAMES: [&str; 4] = [
    "Kereskedő",
    "Bartholomew the Third",
    "Wolfeschlegelsteinhausenbergerdorffwelt…",
    "漢字漢字漢字漢字漢字漢字漢字漢字",
];

#[test]
fn a_long_name_never_takes_the_number_of_the_round() {
    for game in super::asked() {
        for position in positions::every_kind(game).iter().step_by(9) {
            let mut app = app(position, Lang::En);
            for (k, lang) in Lang::ALL.into_iter().cycle().take(2 * NAMES.len()).enumerate() {
                app.words = Words::of(lang);
                let seats = app.seating.names.len();
                app.seating.names = (0..seats).map(|seat| NAMES[(k / 2 + seat) % NAMES.len()].into()).collect();
                for (width, height) in SIZES {
                    let head = app.picture.headline(&app.view());
                    let screen = lines(&drawn(&mut app, width, height));
                    let line = screen.iter().find(|line| line.contains(&format!(" {head} ")));
                    let line = line.unwrap_or_else(|| panic!("{width}x{height}: {head}\n{}", screen.join("\n")));
                    let asked = app.must().iter().next().map_or(0, table::Seat::index);
                    let mark = app.look.seat_mark(asked);
                    assert!(
                        line.split(&head).nth(1).is_some_and(|rest| rest.contains(mark)),
                        "{width}x{height} {line}"
                    );
                }
            }
        }
    }
}

/// The names that the program gives itself are read whole in every window.
#[test]
fn the_usual_name_is_whole_beside_the_round() {
    for lang in Lang::ALL {
        for position in positions::every_kind("merchants").iter().step_by(9) {
            let mut app = app(position, lang);
            let me = app.say("tui-me");
            app.seating.names[position.seat.index()] = me.clone();
            if app.must().len() > 1 {
                continue;
            }
            for (width, height) in SIZES {
                let head = app.picture.headline(&app.view());
                let screen = lines(&drawn(&mut app, width, height));
                let whole = |line: &String| line.split_once(&head).is_some_and(|(_, rest)| rest.contains(&me));
                assert!(screen.iter().any(whole), "{width}x{height}\n{}", screen.join("\n"));
            }
        }
    }
}

/// Whoever is told which key shows something finds it there under that name.
#[test]
fn what_finds_no_room_is_named_as_the_key_shows_it() {
    let mut named = 0;
    for position in positions::every_kind("merchants").iter().step_by(3) {
        for lang in Lang::ALL {
            for (width, height) in SIZES {
                let mut app = app(position, lang);
                let screen = text(&mut app, width, height);
                let with = |id: &str| app.words.with(id, &[("what", json!({ "text": "#" })), ("n", json!(1))]);
                let (start, more) = (with("tui-unseen"), with("tui-unseen-more"));
                let start = start.split('#').next().unwrap();
                let more = more.split('#').nth(1).and_then(|more| more.split('1').next()).unwrap();
                let Some((_, line)) = screen.lines().find_map(|line| line.split_once(start)) else { continue };
                let papers = app.say("tui-unseen-papers");
                let line = line.replace(&papers, "").split('│').next().unwrap().to_string();
                // What one can pay with stands at the end of the line.
                let mark = app.look.seat_mark(position.seat.index());
                let names = line.split(mark).next().unwrap().split(more).next().unwrap().trim().to_string();
                type_in(&mut app, "v");
                let page = text(&mut app, width, 200);
                for name in names.split(", ").filter(|name| !name.is_empty()) {
                    named += 1;
                    assert!(page.contains(name), "{width}x{height} {lang:?}: {name}\n{screen}\n{page}");
                }
            }
        }
    }
    assert!(named > 20, "{named}");
}

/// While people are asked whether they come along, what they could bring is in sight as far as there are lines.
#[test]
fn no_line_is_blank_while_papers_are_hidden() {
    let mut seen = 0;
    for position in positions::every_kind("merchants").iter().filter(|it| it.kind == "joining") {
        for lang in Lang::ALL {
            for (width, height) in SIZES {
                let mut app = app(position, lang);
                let screen = lines(&drawn(&mut app, width, height));
                let at = |word: &str| screen.iter().position(|line| line.contains(&app.say(word)));
                let Some(travellers) = at("tui-travellers") else { continue };
                seen += 1;
                let below = screen[travellers + 1].split('│').next().unwrap();
                assert!(!below.trim().is_empty(), "{width}x{height}\n{}", screen.join("\n"));
            }
        }
    }
    assert!(seen > 0);
}

/// At the bazaar one reads what can be bought without looking for it.
#[test]
fn at_the_bazaar_purchases_come_first() {
    let mut seen = 0;
    for position in positions::every_kind("merchants") {
        let app = app(position, Lang::En);
        let acts: Vec<&str> = app.choosing.left().iter().map(|offer| offer.act.as_str()).collect();
        let buys = acts.iter().filter(|act| act.starts_with("buy ")).count();
        assert!(acts[..buys].iter().all(|act| act.starts_with("buy ")), "{acts:?}");
        if buys > 0 && acts.iter().any(|act| act.starts_with("change ")) {
            seen += 1;
            assert_eq!(app.choosing.row(), 0);
            assert_eq!(acts[buys], "done", "and the way out is behind them: {acts:?}");
        }
    }
    assert!(seen > 0);
}

/// What one's own quests say ends where the lines end, and where it does not end there it says so.
#[test]
fn quests_are_told_to_the_last_line() {
    let mut seen = 0;
    for position in positions::every_kind("now-or-never") {
        for lang in Lang::ALL {
            for (width, height) in SIZES {
                let mut app = app(position, lang);
                let screen = lines(&drawn(&mut app, width, height));
                let texts = app.say("tui-now-unseen-texts");
                let Some(sign) = screen.iter().position(|line| line.contains(&texts)) else { continue };
                let cards = app.sheet["board"]["players"][position.seat.index()]["hand"]["cards"].clone();
                let name = |n: &serde_json::Value| app.picture.name(&app.view(), &format!("quest.{n}"));
                let starts: Vec<String> =
                    cards.as_array().into_iter().flatten().filter_map(name).map(|it| format!(" {it}: ")).collect();
                let is_told = |line: &String| starts.iter().any(|start| line.starts_with(start));
                let loose = screen[sign - 1].contains('›');
                if !screen[..sign].iter().any(is_told) || loose {
                    continue;
                }
                seen += 1;
                let above = screen[sign - 1].split('│').next().unwrap().trim();
                assert!(!above.is_empty(), "{width}x{height} {lang:?}\n{}", screen.join("\n"));
            }
        }
    }
    assert!(seen > 0);
}

/// While a bot is at work the footer offers what may be done at any time where there is such a thing, and only there.
#[test]
fn a_key_that_does_nothing_is_not_offered() {
    let mut seen = [0, 0];
    for position in positions::every_kind("now-or-never") {
        for lang in Lang::ALL {
            let mut app = app(position, lang);
            app.decided = Some((position.seat, String::new()));
            if app.is_over() || app.can_undo() && !app.is_bot_busy() || app.choosing.is_unfolded() {
                continue;
            }
            let screen = text(&mut app, 160, 45);
            let offered = screen.lines().last().unwrap().contains(" a: ");
            assert_eq!(offered, app.choosing.folded() > 0, "{screen}");
            seen[usize::from(offered)] += 1;
        }
    }
    assert!(seen.iter().all(|n| *n > 0), "{seen:?}");
}
