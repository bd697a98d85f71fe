//! The screen as a player sees it, drawn into memory.
use super::app::{App, Mode};
use super::look::Look;
use super::screen;
use super::seating::Seating;
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use serde_json::json;
use shelf::{Lang, Words};
use table::{AnyTable, FastDice, Seat};

pub const PLAIN: Look = Look { color: false, ascii: false };

pub fn names(seats: &[&str]) -> Vec<String> {
    seats.iter().map(ToString::to_string).collect()
}

fn fresh(seats: &[&str], seed: &str) -> Box<dyn AnyTable> {
    let options = json!({ "players": seats.len() });
    shelf::find("merchants").unwrap().open(&options, None, seed, names(seats), None).unwrap()
}

/// Greedy bots play on all seats until something is true.
fn played(seats: &[&str], seed: &str, until: impl Fn(&dyn AnyTable) -> bool) -> Box<dyn AnyTable> {
    let mut table = fresh(seats, seed);
    let mut dice = FastDice::new(3);
    while !table.is_over() && !until(&*table) {
        let seat = table.must().first().unwrap();
        let action = shelf::of(&*table).rivals.choose(&*table, seat, "greedy", &mut dice).unwrap();
        table.act(seat, 0, &action, None).unwrap();
    }
    table
}

fn app(table: Box<dyn AnyTable>, seats: &[&str], lang: Lang) -> App {
    App::new(table, Seating::new("merchants", &names(seats)).unwrap(), None, lang, PLAIN)
}

pub fn drawn(app: &mut App, width: u16, height: u16) -> Buffer {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| screen::draw(app, frame.buffer_mut())).unwrap();
    terminal.backend().buffer().clone()
}

pub fn lines(buffer: &Buffer) -> Vec<String> {
    let row = |y: u16| (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    (0..buffer.area.height).map(row).collect()
}

pub fn text(app: &mut App, width: u16, height: u16) -> String {
    lines(&drawn(app, width, height)).join("\n")
}

pub fn press(app: &mut App, code: KeyCode) {
    app.key(KeyEvent::new(code, KeyModifiers::NONE));
}

pub fn type_in(app: &mut App, keys: &str) {
    keys.chars().for_each(|c| press(app, KeyCode::Char(c)));
}

/// Seat 0 is asked for a travel die.
fn travelling(t: &dyn AnyTable) -> bool {
    t.must().has(Seat(0)) && t.sheet(None)["board"]["step"] == "take-die"
}

/// Nothing in the picture, the question or the list is cut off.
fn is_whole(screen: &str) -> bool {
    !screen.contains('…')
}

const FOUR: &[&str] = &["Anna", "greedy", "greedy", "greedy"];

#[test]
fn the_start_is_whole_in_both_languages() {
    for lang in Lang::ALL {
        let mut app = app(fresh(FOUR, "start"), FOUR, lang);
        let screen = text(&mut app, 100, 32);
        assert!(is_whole(&screen), "{screen}");
        let words = Words::of(lang);
        for id in [
            "tui-ringway",
            "tui-district-inn",
            "tui-district-bazaar",
            "tui-district-commissions",
            "tui-district-yurg",
            "tui-district-dark-market",
            "tui-companions",
            "tui-courtyard",
            "tui-ruins-and-dark",
            "tui-fortune",
            "tui-others",
            "tui-slots",
            "tui-reserve",
            "tui-special",
            "tui-pool",
            "tui-purse",
            "tui-tokens",
            "tui-steed",
            "caravan-log",
            "tui-building-oracle-of-lumi",
        ] {
            let word = words.word(id);
            assert!(screen.contains(&word), "{id}: {word}\n{screen}");
        }
        for town in ["northbreak", "scorchborn", "cursecairn", "nightpoem", "farglen", "windglass"] {
            assert!(screen.contains(&words.word(&format!("town-{town}"))), "{town}\n{screen}");
        }
        for hero in app.sheet["board"]["inn"].as_array().unwrap() {
            let id = app.catalog["heroes"][hero.as_u64().unwrap() as usize]["id"].as_str().unwrap();
            assert!(screen.contains(&words.word(&format!("hero-{id}"))), "{id}\n{screen}");
        }
    }
}

#[test]
fn a_journey_is_whole_in_both_languages() {
    for (k, lang) in Lang::ALL.into_iter().cycle().take(24).enumerate() {
        let table = played(FOUR, &format!("journey {}", k / 2), travelling);
        if table.is_over() {
            continue;
        }
        let mut app = app(table, FOUR, lang);
        let screen = text(&mut app, 100, 32);
        assert!(is_whole(&screen), "{screen}");
        let event = app.sheet["board"]["caravan"]["event"].as_u64().unwrap() as usize;
        let card = &app.catalog["events"][event];
        let words = Words::of(lang);
        assert!(screen.contains(&words.word(&format!("event-{}", card["id"].as_str().unwrap()))), "{screen}");
        for effects in card["values"].as_array().unwrap() {
            let texts = effects
                .as_array()
                .unwrap()
                .iter()
                .map(|effect| app.catalog["effects"][effect.as_str().unwrap()].clone());
            let said = words.list(&texts.collect::<Vec<_>>(), &[]);
            assert!(screen.contains(&said), "{said}\n{screen}");
        }
    }
}

/// Every event of the pack, in both languages.
#[test]
fn no_event_is_too_long() {
    for lang in Lang::ALL {
        let mut app = app(played(FOUR, "events", travelling), FOUR, lang);
        for event in 0..app.catalog["events"].as_array().unwrap().len() {
            app.sheet["board"]["caravan"]["event"] = json!(event);
            let screen = text(&mut app, 100, 32);
            assert!(is_whole(&screen), "{screen}");
        }
    }
}

#[test]
fn coins_of_others_stay_behind_the_screen() {
    let table = played(FOUR, "coins", |t| t.rows().len() > 150 && t.must().has(Seat(0)));
    let board = table.sheet(None)["board"].clone();
    let mut app = app(table, FOUR, Lang::En);
    let screen = text(&mut app, 100, 32);
    assert_eq!(screen.matches("?¢").count(), 3, "{screen}");
    assert!(screen.contains(&format!("{}¢", board["wagons"][0]["coins"])), "{screen}");
    type_in(&mut app, "p");
    let screen = text(&mut app, 100, 32);
    assert_eq!(screen.matches("?¢").count(), 3, "the wagon in front is a bot's now\n{screen}");
}

/// Deeds that another seat holds face down are named nowhere: not on the board, not in the log, not in his wagon.
#[test]
fn hidden_deeds_of_others_never_appear() {
    for (seed, lang) in [("deeds 1", Lang::En), ("deeds 2", Lang::Hu), ("deeds 3", Lang::En)] {
        let table = played(FOUR, seed, |t| t.rows().len() > 200 && t.must().has(Seat(0)));
        let mine = table.sheet(Some(Seat(0)))["board"].clone();
        let ids: Vec<String> =
            table.catalog()["deeds"].as_array().unwrap().iter().map(|d| d["id"].as_str().unwrap().into()).collect();
        let mut secret: Vec<String> = vec![];
        for seat in 1..4u8 {
            let his = table.sheet(Some(Seat(seat)))["board"]["wagons"][seat as usize]["deeds"].clone();
            let known = mine["wagons"][seat as usize]["deeds"].as_array().unwrap().clone();
            let hidden = his.as_array().unwrap().iter().filter(|d| !known.contains(d));
            secret.extend(hidden.map(|d| ids[d.as_u64().unwrap() as usize].clone()));
        }
        assert!(!secret.is_empty());
        let mut app = app(table, FOUR, lang);
        for _ in 0..4 {
            // A large window shows the whole log.
            let screen = text(&mut app, 200, 500);
            for id in &secret {
                let name = app.words.word(&format!("deed-{id}"));
                assert!(!screen.contains(&name), "{name}\n{screen}");
            }
            type_in(&mut app, "p");
        }
    }
}

#[test]
fn a_choice_by_number_by_notation_and_by_pointing() {
    let start = || app(fresh(&["Anna"], "choose"), &["Anna"], Lang::En);
    let first = start().choosing.offers[0].clone();
    let mut by_number = start();
    type_in(&mut by_number, "1");
    press(&mut by_number, KeyCode::Enter);
    let mut by_notation = start();
    type_in(&mut by_notation, &format!(":{}", first.act));
    press(&mut by_notation, KeyCode::Enter);
    let mut by_pointing = start();
    for thing in &first.on {
        while by_pointing.choosing.focus().as_ref() != Some(thing) {
            press(&mut by_pointing, KeyCode::Tab);
        }
        press(&mut by_pointing, KeyCode::Enter);
    }
    assert_eq!(by_pointing.choosing.left().len(), 1);
    press(&mut by_pointing, KeyCode::Enter);
    assert_ne!(by_number.sheet, start().sheet);
    assert_eq!(by_number.sheet, by_notation.sheet);
    assert_eq!(by_number.sheet, by_pointing.sheet);
}

#[test]
fn a_letter_that_is_no_command_begins_a_line() {
    let mut app = app(fresh(&["Anna"], "type"), &["Anna"], Lang::En);
    type_in(&mut app, "bump 9 1");
    assert_eq!(app.typed.as_deref(), Some("bump 9 1"));
    for lang in Lang::ALL {
        app.words = Words::of(lang);
        let screen = text(&mut app, 80, 24);
        let footer = screen.lines().last().unwrap();
        assert!(footer.contains("> bump 9 1_") && footer.contains("Esc: "), "{footer}");
    }
    press(&mut app, KeyCode::Enter);
    assert!(app.notice.as_ref().is_some_and(|n| n.bad), "there is no such die");
    type_in(&mut app, "99");
    press(&mut app, KeyCode::Enter);
    assert!(app.notice.as_ref().is_some_and(|n| n.text.contains("99")));
}

#[test]
fn a_click_on_a_line_plays_it_and_a_click_on_a_thing_narrows() {
    let mut app = app(fresh(&["Anna"], "click"), &["Anna"], Lang::En);
    let thing = app.choosing.offers[0].on[0].clone();
    let buffer = drawn(&mut app, 100, 32);
    let rows = lines(&buffer);
    let y = rows.iter().position(|row| row.contains("Reserve")).unwrap() as u16;
    let x = rows[y as usize].chars().position(|c| c == '›').unwrap() as u16;
    app.click(x, y, false);
    assert_eq!(app.choosing.chosen(), [thing]);
    drawn(&mut app, 100, 32);
    let before = app.sheet.clone();
    app.click(65, 4, false);
    assert_ne!(app.sheet, before);
}

#[test]
fn undo_crosses_out_and_says_so() {
    let mut app = app(fresh(&["Anna"], "undo"), &["Anna"], Lang::En);
    type_in(&mut app, "1");
    press(&mut app, KeyCode::Enter);
    type_in(&mut app, "u");
    let screen = text(&mut app, 100, 32);
    assert!(screen.contains("↶ Anna takes the last choice back."), "{screen}");
    assert!(screen.contains("(Anna bumps"), "{screen}");
}

#[test]
fn hot_seat_hides_everything_until_enter() {
    let seats = &["Anna", "Béla"];
    let mut app = app(fresh(seats, "pass"), seats, Lang::En);
    let screen = text(&mut app, 100, 32);
    assert!(screen.contains("Pass the keyboard to ◆ Anna."), "{screen}");
    assert!(!screen.contains("Ringway"), "{screen}");
    press(&mut app, KeyCode::Enter);
    assert!(text(&mut app, 100, 32).contains("◆ Anna: your wagon"));
    // Until somebody else is asked, whatever that takes.
    for _ in 0..200 {
        if app.hand_over.is_some() {
            break;
        }
        type_in(&mut app, "1");
        press(&mut app, KeyCode::Enter);
    }
    let screen = text(&mut app, 100, 32);
    assert!(screen.contains("● Béla"), "{screen}");
    type_in(&mut app, "q");
    let screen = text(&mut app, 100, 32);
    assert!(!screen.contains("Ringway"), "asking to leave shows nothing either\n{screen}");
    press(&mut app, KeyCode::Esc);
    press(&mut app, KeyCode::Enter);
    assert!(text(&mut app, 100, 32).contains("● Béla: your wagon"));
    assert!(app.looking == Some(Seat(1)) && app.hand_over.is_none());
}

#[test]
fn the_language_changes_at_once() {
    let mut app = app(fresh(FOUR, "lang"), FOUR, Lang::En);
    assert!(text(&mut app, 100, 32).contains("Ringway"));
    type_in(&mut app, "l");
    let screen = text(&mut app, 100, 32);
    assert!(screen.contains("Körgyűrű") && !screen.contains("Ringway"), "{screen}");
}

#[test]
fn every_size_draws_and_a_small_one_says_what_is_needed() {
    let table = played(FOUR, "sizes", travelling);
    let mut app = app(table, FOUR, Lang::En);
    assert!(text(&mut app, 79, 24).contains("80 × 24"));
    assert!(text(&mut app, 20, 5).contains("80"));
    // Nobody plays what they cannot see.
    let rows = app.table.as_ref().map(|table| table.rows().len());
    type_in(&mut app, "1");
    press(&mut app, KeyCode::Enter);
    assert_eq!(app.table.as_ref().map(|table| table.rows().len()), rows);
    assert!(matches!(app.mode, Mode::Play));
    text(&mut app, 1, 1);
    for (width, height) in [(80, 24), (81, 31), (100, 30), (100, 29), (120, 40), (160, 50), (300, 100)] {
        for key in ["", "v", "v", "v", "?", "x", "i", "raven"] {
            type_in(&mut app, key);
            text(&mut app, width, height);
        }
        press(&mut app, KeyCode::Esc);
        type_in(&mut app, "v");
    }
}

#[test]
fn without_colour_nothing_is_coloured_and_ascii_has_no_drawing() {
    let mut app = app(fresh(FOUR, "plain"), FOUR, Lang::En);
    let buffer = drawn(&mut app, 100, 32);
    assert!(
        buffer.content.iter().all(|c| c.fg == ratatui::style::Color::Reset && c.bg == ratatui::style::Color::Reset)
    );
    app.look.ascii = true;
    for mode in ["", "?", "x", "i"] {
        type_in(&mut app, mode);
        let screen = text(&mut app, 100, 32);
        let odd: String = screen.chars().filter(|c| !c.is_ascii() && !c.is_alphabetic()).collect();
        assert!(odd.is_empty(), "{odd}\n{screen}");
    }
}

/// Coins are shown at the end, and many of them need a column more.
#[test]
fn what_others_have_does_not_run_together_at_the_end() {
    let mut many = 0;
    for seed in ["end", "rich", "row"] {
        let table = played(FOUR, seed, |_| false);
        let mut app = app(table, FOUR, Lang::En);
        app.mode = Mode::Play;
        for (width, height) in [(80, 24), (100, 32), (120, 40), (160, 45)] {
            for page in ["", "v"] {
                type_in(&mut app, page);
                let screen = text(&mut app, width, if page == "v" { 90 } else { height });
                let rows = screen.lines().filter_map(|line| line.split('│').next());
                for line in rows.filter(|line| line.contains('☼') && line.contains(" Steady")) {
                    let signs: Vec<char> = line.chars().collect();
                    many += usize::from(
                        signs.windows(3).any(|it| it[0].is_ascii_digit() && it[1].is_ascii_digit() && it[2] == '¢'),
                    );
                    for pair in signs.windows(2).filter(|pair| "★¢☼◊Ω".contains(pair[0])) {
                        assert_eq!(pair[1], ' ', "{line}");
                    }
                }
                app.mode = Mode::Play;
            }
        }
    }
    assert!(many > 0);
}

/// The last lines that were read stay in sight, however high the window is.
#[test]
fn a_page_further_is_as_far_as_the_window_is_high() {
    let mut app = app(fresh(FOUR, "page"), FOUR, Lang::En);
    type_in(&mut app, "?");
    for (width, height) in [(80, 24), (80, 40)] {
        press(&mut app, KeyCode::Home);
        text(&mut app, width, height);
        press(&mut app, KeyCode::PageDown);
        let least = usize::from(height) - 6;
        assert!(app.page_scroll >= least && app.page_scroll < usize::from(height), "{} of {height}", app.page_scroll);
        text(&mut app, width, height);
        press(&mut app, KeyCode::PageUp);
        assert_eq!(app.page_scroll, 0);
    }
}

/// What a newcomer would not guess keeps its words.
#[test]
fn where_it_turned_is_said_in_the_smallest_window() {
    let table = played(FOUR, "end", |_| false);
    for lang in Lang::ALL {
        let again = shelf::find("merchants").unwrap().replay(&table.file(), None, None).unwrap();
        let mut app = app(again, FOUR, lang);
        let screen = text(&mut app, 80, 24);
        assert!(screen.contains(&app.say("tui-foot-turned")), "{screen}");
    }
}

#[test]
fn the_end_shows_the_breakdown() {
    let table = played(FOUR, "end", |_| false);
    let scores = table.sheet(None)["board"]["scores"].clone();
    for lang in Lang::ALL {
        let file = table.file();
        let again = shelf::find("merchants").unwrap().replay(&file, None, None).unwrap();
        let mut app = app(again, FOUR, lang);
        assert!(matches!(app.mode, Mode::Scores));
        let screen = text(&mut app, 100, 32);
        assert!(is_whole(&screen), "{screen}");
        for seat in 0..4 {
            for key in ["total", "base", "coins", "prestige", "points"] {
                assert!(screen.contains(&scores[seat][key].to_string()), "{seat} {key}\n{screen}");
            }
        }
        press(&mut app, KeyCode::Enter);
        let screen = text(&mut app, 100, 32);
        assert!(!screen.contains("?¢"), "screens are lifted\n{screen}");
    }
}

#[test]
fn goods_are_moved_by_hand_and_stay() {
    let seats = &["Anna"];
    let table = played(seats, "goods", |t| {
        let packing = &t.sheet(None)["board"]["wagons"][0]["packing"]["goods"];
        t.rows().len() > 30 && packing.as_array().is_some_and(|goods| goods.len() == 1)
    });
    let mut app = app(table, seats, Lang::En);
    let before = text(&mut app, 100, 32);
    type_in(&mut app, "a");
    assert!(matches!(app.mode, Mode::Arrange(_)), "{before}");
    press(&mut app, KeyCode::Enter);
    press(&mut app, KeyCode::Right);
    press(&mut app, KeyCode::Enter);
    press(&mut app, KeyCode::Esc);
    assert!(matches!(app.mode, Mode::Play));
    assert_ne!(text(&mut app, 100, 32), before);
}

#[test]
fn bots_move_by_themselves_and_keys_stay_alive() {
    let seats = &["greedy", "Anna"];
    let mut app = app(fresh(seats, "bots"), seats, Lang::En);
    app.pause = std::time::Duration::ZERO;
    for _ in 0..20_000 {
        app.step();
        if app.must().has(Seat(1)) && !app.choosing.offers.is_empty() {
            break;
        }
        press(&mut app, KeyCode::Char('l'));
        text(&mut app, 100, 32);
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
    assert!(app.must().has(Seat(1)));
    assert!(app.entries.len() > 10);
}

/// The bot of a seat is the same one for the whole game: it goes on from what it has looked into.
#[test]
fn a_bot_at_the_table_stays_the_same_one() {
    const SEARCH: &str = "search:nodes=40";
    const DECISIONS: usize = 30;
    let seats = [SEARCH, "Anna", SEARCH];
    let by_hand = |stays: bool| {
        let (mut table, search) = (fresh(&seats, "stays"), || bots::merchants::by_name(SEARCH).unwrap());
        let mut asked = [search(), search(), search()];
        let mut dice = app(fresh(&seats, "stays"), &seats, Lang::En).dice.clone();
        while table.rows().iter().filter(|row| !row.forced).count() < DECISIONS {
            let seat = table.must().first().unwrap();
            let action = if seat == Seat(1) {
                table.offers(seat)[0].act.clone()
            } else {
                let bot = &mut asked[seat.index()];
                if !stays {
                    *bot = search();
                }
                let mind = table.as_any().downcast_ref::<table::Table<merchants::Merchants>>().unwrap().mind(seat);
                bot.choose(&mind, &mut dice.split()).to_string()
            };
            table.act(seat, 0, &action, None).unwrap();
        }
        table.rows().iter().map(|row| row.action.clone()).collect::<Vec<_>>()
    };
    let mut app = app(fresh(&seats, "stays"), &seats, Lang::En);
    app.pause = std::time::Duration::ZERO;
    let done = |app: &App| app.table.as_ref().map_or(0, |t| t.rows().iter().filter(|row| !row.forced).count());
    while done(&app) < DECISIONS {
        if app.table.is_some() && app.must().has(Seat(1)) {
            let first = app.table.as_ref().unwrap().offers(Seat(1))[0].act.clone();
            app.act(Seat(1), &first, None);
        } else if !app.step() {
            std::thread::sleep(std::time::Duration::from_millis(1));
        }
    }
    let played: Vec<String> = app.table.as_ref().unwrap().rows().iter().map(|row| row.action.clone()).collect();
    assert_eq!(played, by_hand(true));
    assert_ne!(played, by_hand(false), "what was kept made a difference");
}

#[test]
fn a_hint_is_thought_out_while_keys_stay_alive() {
    let seats = ["Anna", "greedy"];
    let mut app = app(fresh(&seats, "hint"), &seats, Lang::Hu);
    press(&mut app, KeyCode::Char('h'));
    assert!(text(&mut app, 120, 40).contains("Egy erős játékos gondolkodik"));
    press(&mut app, KeyCode::Char('l'));
    while !matches!(app.mode, Mode::Hint(_)) {
        app.step();
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    let shown = text(&mut app, 120, 40);
    assert!(shown.contains("Best: ") && shown.contains("What may follow: Anna: "), "{shown}");
    press(&mut app, KeyCode::Esc);
    assert!(matches!(app.mode, Mode::Play) && app.table.is_some(), "the board is back, and nothing was played");
    assert!(app.table.as_ref().is_some_and(|t| t.rows().iter().all(|row| row.forced)));
}

/// What wins, how a turn goes and what signs mean, in every game and language; every line can be scrolled to.
#[test]
fn the_rules_of_every_game_are_a_key_away() {
    for entry in shelf::all() {
        for lang in Lang::ALL {
            let table = entry.open(&json!({ "players": 2 }), None, "rules", names(&["Anna", "Cili"]), None).unwrap();
            let seating = Seating::new(entry.name, &names(&["Anna", "Cili"])).unwrap();
            let mut app = App::new(table, seating, None, lang, PLAIN);
            app.hand_over = None;
            type_in(&mut app, "?");
            let mut seen = String::new();
            for _ in 0..60 {
                seen += &text(&mut app, 80, 24);
                press(&mut app, KeyCode::Down);
            }
            let ids = app
                .picture
                .rules()
                .iter()
                .flat_map(|(heading, texts)| [*heading].into_iter().chain(texts.iter().copied()));
            for id in ids {
                let words = app.say(id);
                assert!(
                    app.words.has(id) && words.split(' ').all(|word| seen.contains(word)),
                    "{} {lang}: {id}",
                    entry.name
                );
            }
            assert!(app.picture.rules().len() > 2 && seen.contains(&app.say("tui-signs")));
            press(&mut app, KeyCode::Tab);
            assert!(text(&mut app, 80, 24).contains(&app.say("tui-key-language")));
        }
    }
}

/// A page that is longer than the window says how much there is besides, and leads there.
#[test]
fn the_look_back_scrolls() {
    let mut app = app(played(FOUR, "turned", |_| false), FOUR, Lang::En);
    let way = |n: usize| bots::Way {
        act: "pass".into(),
        label: table::Text::new("do-coins").number("n", n as i64),
        value: 1.0,
        behind: 0.0,
        tried: 1,
        leads_to: vec![],
        brings: vec![],
    };
    let costly = |n: usize| bots::Costly {
        rows: n,
        seat: Seat(0),
        act: "pass".into(),
        label: table::Text::new("do-pass"),
        cost: 1.0,
        better: way(1000 + n),
    };
    app.open(Mode::Review(bots::Review { moments: vec![], costly: (0..20).map(costly).collect() }));
    let screen = text(&mut app, 80, 24);
    assert!(screen.contains("more below") && !screen.contains("1019"), "{screen}");
    press(&mut app, KeyCode::End);
    let screen = text(&mut app, 80, 24);
    assert!(screen.contains("1019") && screen.contains("more above"), "{screen}");
    press(&mut app, KeyCode::Up);
    assert!(text(&mut app, 80, 24).contains("1 more below"));
    press(&mut app, KeyCode::Esc);
    assert!(matches!(app.mode, Mode::Scores));
}

/// Whoever waits for the look back sees how far it has come.
#[test]
fn the_look_back_tells_how_far_it_is() {
    for lang in Lang::ALL {
        let mut app = app(played(FOUR, "turned", |_| false), FOUR, lang);
        app.ask_advice();
        let begins =
            app.words.with("tui-looking-back", &[("percent", json!(0))]).split('0').next().unwrap().to_string();
        let mut told = vec![];
        while told.len() < 3 {
            let screen = text(&mut app, 80, 24);
            let percent =
                screen.split_once(&begins).and_then(|(_, rest)| rest.split_once(" %")).map(|(n, _)| n.to_string());
            let percent: u8 = percent.unwrap_or_else(|| panic!("{screen}")).parse().unwrap();
            if told.last() != Some(&percent) {
                told.push(percent);
            }
            while !app.step() {
                std::thread::yield_now();
            }
        }
        assert!(told.is_sorted() && told[2] < 100, "{told:?}");
    }
}

/// Where one can deliver comes before where one cannot.
#[test]
fn destinations_come_best_first() {
    let chooses = |t: &dyn AnyTable| t.must().has(Seat(0)) && t.sheet(None)["board"]["step"] == "route";
    let mut looked = 0;
    for k in 0..6 {
        let table = played(FOUR, &format!("best {k}"), chooses);
        if table.is_over() {
            continue;
        }
        let app = app(table, FOUR, Lang::En);
        let left: Vec<_> = app.choosing.left().into_iter().cloned().collect();
        let ranks = app.picture.ranks(&app.view(), &left);
        assert!(ranks.is_sorted() && ranks.len() > 5, "{ranks:?}");
        looked += usize::from(ranks[0] < *ranks.last().unwrap());
    }
    assert!(looked > 2, "somebody had something to deliver");
}

/// Whoever presses Space once too often finds the game as it was.
#[test]
fn a_space_too_many_does_nothing() {
    for game in ["merchants", "now-or-never", "silk-road"] {
        let seats = ["Anna", "Béla"];
        let options = json!({ "players": 2 });
        let table = shelf::find(game).unwrap().open(&options, None, "space", names(&seats), None).unwrap();
        let mut app = App::new(table, Seating::new(game, &names(&seats)).unwrap(), None, Lang::En, PLAIN);
        app.take_over();
        for _ in 0..6 {
            type_in(&mut app, " ");
            assert!(app.typed.is_none(), "{game}: a line was opened");
        }
        // The key of the notation still opens one.
        app.hands = None;
        type_in(&mut app, ":");
        assert!(app.typed.is_some(), "{game}");
    }
}

#[test]
fn a_language_is_read_once() {
    let mut app = app(fresh(FOUR, "words"), FOUR, Lang::En);
    let english: *const Words = app.words;
    app.toggle_language();
    assert_eq!(app.words.lang, Lang::Hu);
    app.toggle_language();
    assert!(std::ptr::eq(app.words, english));
}
