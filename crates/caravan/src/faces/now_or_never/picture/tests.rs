//! Heroes, towns and the map, drawn into memory.
use crate::tui::app::{App, Mode};
use crate::tui::offers::Row;
use crate::tui::seating::Seating;
use crate::tui::tests::{PLAIN, names, press, text, type_in};
use crossterm::event::KeyCode;
use now_or_never::QuestCard;
use serde_json::json;
use shelf::{Lang, Words};
use table::{AnyTable, FastDice, Seat};

/// A column of the map is no narrower.
const LEAST: u16 = 6;
const TWO: &[&str] = &["Anna", "greedy"];
const FOUR: &[&str] = &["Anna", "greedy", "greedy", "greedy"];

fn fresh(seats: &[&str], seed: &str) -> Box<dyn AnyTable> {
    let options = json!({ "players": seats.len(), "first": "seat-0" });
    shelf::find("now-or-never").unwrap().open(&options, None, seed, names(seats), None).unwrap()
}

/// Greedy bots play on all seats until something is true.
fn play(table: &mut dyn AnyTable, dice: &mut FastDice, until: impl Fn(&dyn AnyTable) -> bool) {
    while !table.is_over() && !until(table) {
        let seat = table.must().first().unwrap();
        let action = shelf::of(table).rivals.choose(table, seat, "greedy", dice).unwrap();
        table.act(seat, 0, &action, None).unwrap();
    }
}

fn played(seats: &[&str], seed: &str, until: impl Fn(&dyn AnyTable) -> bool) -> Box<dyn AnyTable> {
    let mut table = fresh(seats, seed);
    play(&mut *table, &mut FastDice::new(3), until);
    table
}

fn app(table: Box<dyn AnyTable>, seats: &[&str], lang: Lang) -> App {
    App::new(table, Seating::new("now-or-never", &names(seats)).unwrap(), None, lang, PLAIN)
}

fn at_step(step: &'static str) -> impl Fn(&dyn AnyTable) -> bool {
    move |t| t.must().has(Seat(0)) && t.sheet(None)["board"]["step"] == step
}

/// Messages that are missing show as their ids; things without a name as themselves.
fn assert_spoken(app: &mut App, screen: &str) {
    for bad in ["tui-", "now-"] {
        assert!(!screen.contains(bad), "{bad}\n{screen}");
    }
    for kind in ["space", "slot", "specialist"] {
        let is_thing =
            |(at, found): (usize, &str)| screen[at + found.len()..].starts_with(|c: char| c.is_ascii_digit());
        assert!(!screen.match_indices(&format!("{kind}.")).any(is_thing), "{kind}\n{screen}");
    }
    let light = app.choosing.light();
    for thing in &light.lit {
        let name = app.picture.name(&app.view(), thing);
        assert!(name.as_ref().is_some_and(|name| !name.contains("tui-")), "{thing}: {name:?}");
    }
}

/// Whatever is asked in a whole game can be seen, in both languages, in small and in large windows.
#[test]
fn every_question_of_a_game_is_drawn_and_everything_lit_has_a_name() {
    for (seats, seed, lang) in [(TWO, "two", Lang::Hu), (&["Anna"][..], "alone", Lang::En)] {
        let mut app = app(fresh(seats, seed), seats, lang);
        let mut dice = FastDice::new(5);
        let mut seen = std::collections::BTreeSet::new();
        while !app.is_over() {
            let step = app.sheet["board"]["step"].as_str().unwrap().to_string();
            if app.must().has(Seat(0)) && seen.insert((step, app.choosing.left().len() / 4)) {
                for (width, height) in [(80, 24), (120, 40)] {
                    let screen = text(&mut app, width, height);
                    assert_spoken(&mut app, &screen);
                    if height == 40 {
                        let unseen: Vec<String> =
                            app.choosing.lit().into_iter().filter(|t| app.spots.find(t).is_none()).collect();
                        assert!(unseen.len() < 8, "{unseen:?}\n{screen}");
                    }
                }
                if app.choosing.folded() > 0 {
                    type_in(&mut app, "a");
                    let screen = text(&mut app, 120, 40);
                    assert_spoken(&mut app, &screen);
                    type_in(&mut app, "a");
                }
            }
            let table = app.table.as_deref_mut().unwrap();
            let seat = table.must().first().unwrap();
            let action = shelf::of(table).rivals.choose(table, seat, "greedy", &mut dice).unwrap();
            table.act(seat, 0, &action, None).unwrap();
            app.refresh();
        }
        assert!(matches!(app.mode, Mode::Scores));
        let screen = text(&mut app, 80, 24);
        assert_spoken(&mut app, &screen);
        assert!(seen.len() > 20, "{seen:?}");
    }
}

#[test]
fn what_may_be_done_at_any_time_is_behind_a_key() {
    let rich =
        |t: &dyn AnyTable| at_step("turn")(t) && t.sheet(None)["board"]["players"][0]["worth"].as_u64() > Some(3);
    let mut app = app(played(TWO, "rich", rich), TWO, Lang::En);
    assert!(app.choosing.left().iter().all(|offer| !offer.act.starts_with("sell")));
    let screen = text(&mut app, 80, 24);
    assert!(screen.contains("a: at any time ("), "{screen}");
    type_in(&mut app, "a");
    let screen = text(&mut app, 80, 24);
    assert!(screen.contains("At any time you may:"), "{screen}");
    assert!(app.choosing.left().iter().all(|offer| offer.anytime));
    let coins = app.sheet["board"]["players"][0]["coins"].as_u64();
    let best = app.choosing.left().iter().position(|offer| offer.act == "sell-best").unwrap();
    type_in(&mut app, &(best + 1).to_string());
    press(&mut app, KeyCode::Enter);
    assert!(app.sheet["board"]["players"][0]["coins"].as_u64() > coins);
    press(&mut app, KeyCode::Esc);
    assert!(app.choosing.left().iter().all(|offer| !offer.anytime), "back to the question");
}

/// A bot that has decided waits until its neighbour has done something unasked, and thinks again.
#[test]
fn out_of_turn_too() {
    let his = |t: &dyn AnyTable| {
        t.must().has(Seat(1)) && t.rows().len() > 30 && t.offers(Seat(0)).iter().any(|o| o.act == "sell-best")
    };
    let mut app = app(played(TWO, "wait", his), TWO, Lang::En);
    app.pause = std::time::Duration::ZERO;
    assert!(app.choosing.left().is_empty(), "nothing is asked");
    type_in(&mut app, "a");
    assert!(!app.choosing.left().is_empty());
    for _ in 0..2000 {
        app.step();
        if app.decided.is_some() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
    let rows = app.table.as_ref().unwrap().rows().len();
    app.step();
    assert_eq!(app.table.as_ref().unwrap().rows().len(), rows, "it waits");
    let best = app.choosing.left().iter().position(|offer| offer.act == "sell-best").unwrap();
    app.choose(best);
    assert_eq!(app.table.as_ref().unwrap().rows()[rows].seat, Seat(0));
    assert!(app.decided.is_none());
}

#[test]
fn arrows_lead_over_the_map() {
    let mut app = app(played(TWO, "map", at_step("move")), TWO, Lang::En);
    text(&mut app, 80, 24);
    let spaces: Vec<String> = app.choosing.lit().into_iter().filter(|t| t.starts_with("space.")).collect();
    assert!(spaces.len() > 4, "{spaces:?}");
    let number = |thing: &str| thing.trim_start_matches("space.").parse::<u32>().unwrap();
    while app.choosing.focus().is_none_or(|t| !spaces.contains(&t)) {
        press(&mut app, KeyCode::Tab);
    }
    let from = number(&app.choosing.focus().unwrap());
    let below = spaces.iter().any(|t| number(t) == from + 10);
    press(&mut app, KeyCode::Down);
    assert!(!below || app.choosing.focus() == Some(format!("space.{}", from + 10)), "{:?}", app.choosing.focus());
    while app.choosing.focus().is_none_or(|t| !spaces.contains(&t)) {
        press(&mut app, KeyCode::Tab);
    }
    let there = app.choosing.focus().unwrap();
    press(&mut app, KeyCode::Enter);
    assert!(app.choosing.left().iter().all(|offer| offer.on.contains(&there)));
}

#[test]
fn a_long_list_is_searched() {
    let mut app = app(played(TWO, "search", at_step("build")), TWO, Lang::En);
    let building = {
        let left = app.choosing.left();
        let last = left.iter().rev().find(|o| o.act.starts_with("build")).unwrap();
        app.words.word(last.label["args"]["building"].as_str().unwrap())
    };
    type_in(&mut app, &format!("/{building}"));
    press(&mut app, KeyCode::Enter);
    let labels = |app: &App| -> Vec<String> {
        app.choosing.left().iter().map(|offer| app.words.say_json(&offer.label, app.names())).collect()
    };
    assert!(labels(&app).iter().all(|label| label.contains(&building)), "{:?}", labels(&app));
    assert!(app.sheet["board"]["step"] == "build", "it is found, not chosen");
    let screen = text(&mut app, 80, 24);
    assert!(screen.contains(&format!("/{building}")), "what was looked for stands above the list\n{screen}");
    press(&mut app, KeyCode::Esc);
    assert!(labels(&app).iter().any(|label| !label.contains(&building)), "and Esc shows everything again");
}

/// Quest cards that another seat holds are named nowhere.
#[test]
fn hands_of_others_never_appear() {
    let table = played(FOUR, "hands", |t| t.rows().len() > 60 && t.must().has(Seat(0)));
    let mut secret: Vec<String> = vec![];
    for seat in 1..4u8 {
        let his = table.sheet(Some(Seat(seat)))["board"]["players"][seat as usize]["hand"]["cards"].clone();
        let ids = his
            .as_array()
            .unwrap()
            .iter()
            .map(|n| table.catalog()["quests"][n.as_u64().unwrap() as usize]["id"].clone());
        secret.extend(ids.map(|id| id.as_str().unwrap().to_string()));
    }
    assert!(!secret.is_empty());
    let mut app = app(table, FOUR, Lang::En);
    for _ in 0..4 {
        let screen = text(&mut app, 200, 300);
        for id in &secret {
            assert!(!screen.contains(&app.words.word(&format!("quest-{id}"))), "{id}\n{screen}");
        }
        type_in(&mut app, "p");
    }
}

#[test]
fn signs_read_without_colour_and_without_drawing() {
    let mut app = app(played(FOUR, "ascii", |t| t.rows().len() > 80 && at_step("turn")(t)), FOUR, Lang::En);
    app.look.ascii = true;
    for mode in ["", "v", "v", "v", "?", "x", "i"] {
        type_in(&mut app, mode);
        for (width, height) in [(80, 24), (100, 32), (160, 50)] {
            let screen = text(&mut app, width, height);
            let odd: String = screen.chars().filter(|c| !c.is_ascii() && !c.is_alphabetic()).collect();
            assert!(odd.is_empty(), "{odd}\n{screen}");
        }
    }
}

/// What `caravan replay` prints: map, supply, everybody's hero and town.
#[test]
fn the_board_in_plain_text() {
    let table = played(&["Anna", "Béla"], "plain", |t| t.rows().len() > 60);
    for lang in Lang::ALL {
        let words = Words::of(lang);
        let sheet = table.sheet(None);
        let said = crate::board::text(&*table, &sheet, words, None);
        for id in ["tui-now-above", "tui-now-supply", "tui-now-town", "tui-now-grid", "location-monument"] {
            assert!(said.contains(&words.word(id)), "{id}\n{said}");
        }
        assert!(said.contains("Anna") && said.contains("Béla") && !said.contains("tui-"), "{said}");
        assert!(said.lines().all(|line| line.chars().count() <= 120));
    }
}

/// Six seasons by keyboard, with a bot at the table, alone, and with two at one keyboard.
#[test]
fn whole_games_by_keys() {
    for (seats, seed) in [(TWO, "keys"), (&["Anna"][..], "keys alone"), (&["Anna", "Béla"][..], "keys shared")] {
        let mut app = app(fresh(seats, seed), seats, Lang::En);
        app.pause = std::time::Duration::ZERO;
        let mut dice = FastDice::new(9);
        for n in 0..20_000 {
            if app.is_over() {
                break;
            }
            app.step();
            app.take_over();
            let Some(seat) = app.looking.filter(|&seat| app.must().has(seat)) else {
                std::thread::sleep(std::time::Duration::from_micros(200));
                continue;
            };
            let Some(table) = app.table.as_deref() else { continue };
            let action = shelf::of(table).rivals.choose(table, seat, "greedy", &mut dice).unwrap();
            let has = |row: &Row<'_>| row.offers.iter().any(|offer| offer.act == action);
            let mut opens = n % 2 == 0 && app.choosing.rows().iter().any(has);
            if !opens {
                type_in(&mut app, &format!(":{action}"));
                press(&mut app, KeyCode::Enter);
            }
            // A line that stands for several choices asks once more.
            while opens {
                let row = app.choosing.rows().iter().position(has).unwrap();
                opens = app.choosing.rows()[row].thing.is_some();
                type_in(&mut app, &(row + 1).to_string());
                press(&mut app, KeyCode::Enter);
            }
            assert!(app.notice.as_ref().is_none_or(|notice| !notice.bad), "{action}");
            if n % 64 == 0 {
                text(&mut app, 80, 24);
            }
        }
        assert!(app.is_over() && matches!(app.mode, Mode::Scores));
    }
}

/// Of many spaces those with something to do come first, and the cheapest of them before the dear ones.
#[test]
fn destinations_come_best_first() {
    let app = app(played(TWO, "map", at_step("move")), TWO, Lang::En);
    let left: Vec<_> = app.choosing.left().into_iter().cloned().collect();
    let ranks = app.picture.ranks(&app.view(), &left);
    assert!(ranks.is_sorted() && ranks.len() > 6, "{ranks:?}");
    assert!(ranks[0] < 20_000 && ranks[ranks.len() - 1] > 20_000, "{ranks:?}");
}

/// A space is called on the map what choices call it: by its whole name where there is room, else by a part of that.
#[test]
fn the_map_and_the_choices_call_a_space_the_same() {
    for (side, lang) in ["above", "underground"].into_iter().flat_map(|side| Lang::ALL.map(|lang| (side, lang))) {
        let options = json!({ "players": 1, "side": side });
        let table = shelf::find("now-or-never").unwrap().open(&options, None, "map", names(&["Anna"]), None).unwrap();
        let mut app = app(table, &["Anna"], lang);
        type_in(&mut app, "vv");
        for (width, height) in [(80, 24), (100, 32), (120, 40), (160, 45)] {
            let buffer = crate::tui::tests::drawn(&mut app, width, height);
            let at = |n: usize| app.spots.find(&format!("space.{n}")).unwrap();
            for n in 0..40 {
                let spot = at(n);
                // Columns are as wide as their names; the last one ends where its name does.
                let wide = if n % 10 < 9 { at(n + 1).x - spot.x } else { spot.width.max(LEAST) };
                let row = (spot.x + 1..spot.x + wide).map(|x| buffer[(x, spot.y)].symbol()).collect::<String>();
                let shown = row.trim_end_matches(['›', ' ']);
                let (shown, mountain) = shown.strip_suffix('^').map_or((shown, 0), |name| (name, 1));
                let name = app.picture.name(&app.view(), &format!("space.{n}")).unwrap();
                assert!(!shown.is_empty() && shown != n.to_string(), "{n}: {shown} for {name}");
                if name.chars().count() + mountain < wide.into() {
                    assert_eq!(shown, name, "{width}x{height}");
                }
                if name.contains('/') {
                    assert!(name.ends_with(shown), "{shown} for {name}");
                }
            }
        }
    }
}

/// In a wider window no place has a shorter name, and one with room for it is called by more than four letters.
#[test]
fn more_room_means_longer_names() {
    for lang in Lang::ALL {
        let app = app(fresh(TWO, "room"), TWO, lang);
        let view = app.view();
        let scene = super::Scene::read(&view).unwrap();
        let place = |location, wide| scene.place(location, wide).chars().count();
        for location in now_or_never::words::Location::ALL {
            for wide in 60..180 {
                assert!(place(*location, wide) <= place(*location, wide + 1), "{lang} {location} {wide}");
            }
        }
        // As wide as the map of a window of 120 columns, and of one of 80.
        let miners = scene.word("tui-now-near-tower-of-miners");
        for wide in [71, 80] {
            assert_eq!(scene.place(now_or_never::words::Location::TowerOfMiners, wide), miners, "{lang} {wide}");
        }
    }
}

/// Some pairs begin with the building and some end with it: their lines say the same.
#[test]
fn swaps_of_one_building_are_all_called_so() {
    let table = played(TWO, "swap", at_step("swap"));
    for lang in Lang::ALL {
        let app = app(shelf::find("now-or-never").unwrap().replay(&table.file(), None, None).unwrap(), TWO, lang);
        let view = app.view();
        let rows = app.choosing.rows();
        let groups: Vec<&Row<'_>> = rows.iter().filter(|row| row.thing.is_some()).collect();
        assert!(groups.len() > 2);
        for row in groups {
            let name = app.picture.name(&view, row.thing.as_ref().unwrap()).unwrap();
            let swap = app.words.with("tui-now-group-swap", &[("name", json!({ "text": name }))]);
            let label = app.picture.group(&view, row.thing.as_ref().unwrap(), &row.offers);
            assert!(label.starts_with(&format!("{swap} (")), "{label}");
        }
    }
}

/// Everything that stands in the line of a thing, from its own column on.
fn read_at(buffer: &ratatui::buffer::Buffer, spot: ratatui::layout::Rect) -> String {
    (spot.x + 1..spot.right()).map(|x| buffer[(x, spot.y)].symbol()).collect()
}

/// A quest is played at the place that the map calls so.
/// Whoever reads a short name finds it in the long one.
#[test]
fn short_names_of_places_begin_a_word_of_the_long_one() {
    for lang in Lang::ALL {
        let words = Words::of(lang);
        let mut compared = 0;
        for location in now_or_never::words::Location::ALL {
            let name = location.to_string();
            let whole = words.word(&format!("location-{name}")).to_lowercase();
            for kind in ["tui-now-at", "tui-now-near"] {
                let id = format!("{kind}-{name}");
                if words.has(&id) {
                    let said = words.word(&id).to_lowercase();
                    let short = said.trim_end_matches('.');
                    let rest = whole.split([' ', '-']).find_map(|word| word.strip_prefix(short));
                    let rest = rest.unwrap_or_else(|| panic!("{lang}: {short} of {whole}"));
                    // What is cut inside a word says so; a plural or the first half of two words is a word of its own.
                    let word =
                        ["", "s", "’s", "s’", "ok", "ek"].contains(&rest) || (lang == Lang::Hu && rest.len() > 4);
                    assert!(word || said.ends_with('.'), "{lang}: {said} of {whole}");
                    compared += 1;
                }
            }
        }
        assert!(compared > 20, "{compared}");
    }
}

#[test]
fn a_place_has_one_name_on_a_screen() {
    for (side, lang) in ["above", "underground"].into_iter().flat_map(|side| Lang::ALL.map(|lang| (side, lang))) {
        let options = json!({ "players": 2, "side": side, "first": "seat-0" });
        let mut table = shelf::find("now-or-never").unwrap().open(&options, None, "name", names(TWO), None).unwrap();
        play(&mut *table, &mut FastDice::new(3), at_step("move"));
        let mut app = app(table, TWO, lang);
        let cards: Vec<usize> =
            serde_json::from_value(app.sheet["board"]["players"][0]["hand"]["cards"].clone()).unwrap();
        assert!(cards.len() > 2, "{cards:?}");
        let mut seen = 0;
        for (width, height) in [(80, 24), (100, 32), (120, 40), (160, 45)] {
            let buffer = crate::tui::tests::drawn(&mut app, width, height);
            let view = app.view();
            let scene = super::Scene::read(&view).unwrap();
            for &card in &cards {
                let location = &scene.cat.quests[card].location;
                let spaces = &scene.cat.map().unwrap().spaces;
                let at = spaces.iter().position(|space| scene.location(space).as_ref() == Some(location));
                let at = at.and_then(|n| app.spots.find(&format!("space.{n}")));
                let (Some(at), Some(quest)) = (at, app.spots.find(&format!("quest.{card}"))) else { continue };
                seen += 1;
                let (on_map, in_hand) = (read_at(&buffer, at), read_at(&buffer, quest));
                let in_hand = in_hand.rsplit('@').next().unwrap();
                assert_eq!(in_hand, on_map.trim_end_matches('^'), "{width}x{height} {lang}");
            }
        }
        assert!(seen > 4, "{seen}");
    }
}

/// A short name is a part of the whole one, with an ending of two letters at most, and no two are alike.
#[test]
fn short_names_of_buildings_can_be_read() {
    let app = app(fresh(TWO, "short"), TWO, Lang::En);
    for words in Lang::ALL.map(Words::of) {
        let mut all = std::collections::BTreeSet::new();
        for building in app.catalog["buildings"].as_array().unwrap() {
            let id = building["id"].as_str().unwrap();
            let (whole, short) = (words.word(&format!("building-{id}")), format!("tui-now-building-{id}"));
            if !words.has(&short) {
                continue;
            }
            let short = words.word(&short);
            let letters: Vec<char> = short.trim_end_matches('.').to_lowercase().chars().collect();
            let least = letters.len().saturating_sub(2).max(3).min(letters.len());
            let part: String = letters[..least].iter().collect();
            assert!(whole.to_lowercase().contains(&part), "{short} for {whole}");
            assert!(short.chars().count() <= 7 && all.insert(short.clone()), "{short}");
        }
        assert!(all.len() > 12, "{all:?}");
    }
}

/// A fight that costs nobody anything says nothing about a loss; and whose loss it is, is said.
#[test]
fn a_loss_of_nothing_is_no_loss() {
    for (lang, nothing, mine, his) in
        [(Lang::En, "lose", "you lose 2", "Steady loses 2"), (Lang::Hu, "veszt", "te 2 szívet", "Józan 2 szívet")]
    {
        let mut app = app(played(TWO, "fight", at_step("turn")), TWO, lang);
        let mut said = |active: usize, loss: u8| {
            app.sheet["board"]["active"] = json!(active);
            app.sheet["board"]["doing"] = json!([{ "seat": 0, "step": "round", "fight": {
                "foe": { "enemy": 0 }, "health": 3, "attack": 1, "dealt": 0, "rounds": 0, "damage": 2, "loss": loss,
            } }]);
            let screen = text(&mut app, 120, 40);
            screen.lines().find(|line| line.contains("→ 2")).unwrap().split('│').next().unwrap().to_string()
        };
        assert!(said(0, 2).contains(mine) && said(1, 2).contains(his), "{} {}", said(0, 2), said(1, 2));
        assert!(!said(0, 0).contains(nothing) && !said(1, 0).contains(nothing), "{}", said(1, 0));
    }
}

/// Whoever chooses quests by what they give reads all of it, or that it is told elsewhere.
#[test]
fn what_a_quest_gives_is_never_cut() {
    for lang in Lang::ALL {
        let app = app(fresh(TWO, "gives"), TWO, lang);
        let view = app.view();
        let scene = super::Scene::read(&view).unwrap();
        let (mut left_out, mut gains) = (0, 0);
        for (n, card) in (0..).map(QuestCard::new).zip(app.catalog["quests"].as_array().unwrap()) {
            let gain = card["says"].as_array().unwrap().iter().find(|line| line["id"] == "now-card-gain");
            let Some(gain) = gain.map(|line| app.words.say_json(line, app.names())) else { continue };
            gains += 1;
            let begins = gain.split_inclusive(' ').next().unwrap();
            for wide in [61, 71, 80, 95] {
                for lines in 1..5 {
                    let told = scene.told_in(n, wide, lines, "…");
                    let text = told.join(" ");
                    assert!(!told.is_empty() && told.len() <= lines, "{text}");
                    assert!(!text.contains(begins.trim()) || text.contains(&gain), "{gain}: {text}");
                    let whole = scene.told_in(n, wide, usize::MAX, "…");
                    assert_eq!(text.contains('…'), told != whole, "{text}");
                    left_out += usize::from(!text.contains(&gain));
                }
            }
        }
        // What it gives comes before what else it says: hardly ever is there no room for it.
        assert!(gains > 30 && left_out < gains, "{left_out} of {gains}");
    }
}
