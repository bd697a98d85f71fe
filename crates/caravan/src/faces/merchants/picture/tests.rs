//! The automaton at the table, drawn into memory.
use crate::tui::app::{App, Mode};
use crate::tui::seating::Seating;
use crate::tui::tests::{PLAIN, names, press, text, type_in};
use crossterm::event::KeyCode;
use serde_json::{Value, json};
use shelf::{Lang, Words};
use table::{AnyTable, FastDice, Seat};

const EDITIONS: [&str; 2] = ["final", "prototype"];

fn fresh(seats: usize, automaton: usize, edition: &str, seed: &str) -> Box<dyn AnyTable> {
    let options = json!({ "players": seats, "automaton": automaton, "edition": edition });
    shelf::find("merchants").unwrap().open(&options, None, seed, vec![], None).unwrap()
}

fn play(table: &mut dyn AnyTable, until: impl Fn(&dyn AnyTable) -> bool) {
    let mut dice = FastDice::new(5);
    while !table.is_over() && !until(table) {
        let seat = table.must().first().unwrap();
        let action = shelf::of(table).rivals.choose(table, seat, "random", &mut dice).unwrap();
        table.act(seat, 0, &action, None).unwrap();
    }
}

/// `called`: one name is the automaton's.
fn app(table: Box<dyn AnyTable>, called: &[&str], automaton: usize, lang: Lang) -> App {
    let mut seating = Seating::new("merchants", &names(called)).unwrap();
    seating.seat_automaton(automaton, "");
    seating.written[automaton] = Words::of(lang).word("automaton-name-final");
    App::new(table, seating, None, lang, PLAIN)
}

/// The player takes the first choice until the automaton has something to tell.
fn play_until_told(app: &mut App) {
    for _ in 0..100 {
        if app.telling.is_some() {
            return;
        }
        app.take_over();
        app.choose(0);
    }
    panic!("its turn never came");
}

#[test]
fn its_turn_is_told_line_by_line_and_waits_for_a_key() {
    for lang in Lang::ALL {
        let mut app = app(fresh(2, 1, "final", "told"), &["Anna", "?"], 1, lang);
        assert!(app.telling.is_none(), "nothing has happened");
        app.set_pause(std::time::Duration::from_nanos(1));
        play_until_told(&mut app);
        let card = app.sheet["board"]["automaton"]["card"].as_u64().unwrap() as usize;
        let card = app.catalog["actions"][card]["id"].as_str().unwrap();
        let (card, on, over) =
            (app.say(&format!("action-{card}")), app.say("tui-telling-on"), app.say("tui-telling-over"));
        let screen = text(&mut app, 120, 40);
        assert!(screen.contains(&card) && screen.contains(&on), "{screen}");
        assert!(!screen.contains('›') || screen.matches('›').count() == 1, "nothing else is lit\n{screen}");
        let before = app.must();
        let mut steps = 0;
        while !text(&mut app, 120, 40).contains(&over) {
            app.step();
            steps += 1;
            assert!(steps < 100, "it ends");
        }
        assert!(steps > 1, "line by line");
        let screen = text(&mut app, 120, 40);
        assert!(!screen.contains('…'), "{screen}");
        type_in(&mut app, "1");
        assert!(app.telling.is_none() && app.typed.is_none(), "the key only went on");
        assert_eq!(app.must(), before);
        assert!(text(&mut app, 120, 40).contains(&app.words.say_json(&app.sheet["prompt"], app.names())[..20]));
    }
}

#[test]
fn a_key_tells_everything_at_once() {
    let mut app = app(fresh(2, 1, "final", "hurry"), &["Anna", "?"], 1, Lang::En);
    play_until_told(&mut app);
    press(&mut app, KeyCode::Char('x'));
    assert!(text(&mut app, 80, 24).contains("any key: go on"));
    press(&mut app, KeyCode::Char('x'));
    assert!(app.telling.is_none());
}

#[test]
fn without_a_pause_nothing_is_told() {
    let mut app = app(fresh(2, 0, "final", "first"), &["?", "Anna"], 0, Lang::En);
    assert!(app.telling.is_some(), "it sits first and has taken its turn");
    app.set_pause(std::time::Duration::ZERO);
    for _ in 0..20 {
        app.choose(0);
        assert!(app.telling.is_none());
    }
}

#[test]
fn bots_among_themselves_are_not_held_up() {
    let app = app(fresh(2, 0, "final", "bots"), &["?", "greedy"], 0, Lang::En);
    assert!(app.telling.is_none() && app.entries.iter().any(|e| e["event"]["what"] == "rival-card"));
}

/// Two people at one keyboard: while its turn is told nothing of anybody's shows.
#[test]
fn nobody_looks_into_a_wagon_while_its_turn_is_told() {
    let mut app = app(fresh(3, 2, "final", "three"), &["Anna", "Béla", "?"], 2, Lang::En);
    play_until_told(&mut app);
    assert!(app.hand_over.is_some(), "Béla played before it, Anna is next");
    let screen = text(&mut app, 100, 32);
    assert!(screen.contains("its turn") && !screen.contains("Ringway ─") && !screen.contains("wagon"), "{screen}");
    app.hear_out();
    app.hear_out();
    assert!(text(&mut app, 100, 32).contains("Pass the keyboard to"));
}

#[test]
fn its_panel_shows_what_it_has_and_hides_what_nobody_knows() {
    for (edition, lang) in EDITIONS.iter().zip(Lang::ALL) {
        let mut table = fresh(2, 1, edition, "panel");
        play(&mut *table, |t| t.sheet(None)["board"]["round"].as_u64() > Some(8) && t.must().has(Seat(0)));
        let board = table.sheet(None)["board"].clone();
        let mut app = app(table, &["Anna", "?"], 1, lang);
        type_in(&mut app, "p");
        let screen = text(&mut app, 120, 40);
        assert_eq!(screen.matches("?¢").count(), 1, "{screen}");
        for hero in board["automaton"]["heroes"].as_array().unwrap() {
            let id = app.catalog["heroes"][hero.as_u64().unwrap() as usize]["id"].as_str().unwrap();
            assert!(screen.contains(&app.words.word(&format!("hero-{id}"))), "{screen}");
        }
        assert!(board["wagons"][1]["deeds"].as_array().unwrap().contains(&Value::Null));
        type_in(&mut app, "p");
        let screen = text(&mut app, 120, 40);
        let goods = app.words.with("tui-goods", &[("n", board["automaton"]["goods"].clone())]);
        assert!(screen.contains(&goods), "{goods}\n{screen}");
    }
}

#[test]
fn the_result_says_how_its_score_comes_about_and_who_won() {
    for (edition, lang) in EDITIONS.iter().zip(Lang::ALL) {
        let mut table = fresh(2, 1, edition, "score");
        play(&mut *table, |_| false);
        let mut app = app(table, &["Anna", "?"], 1, lang);
        assert!(matches!(app.mode, Mode::Scores), "a game that is over tells nothing any more");
        let result = |app: &mut App, totals: [i32; 2], places: [u8; 2]| {
            for seat in 0..2 {
                app.sheet["board"]["scores"][seat]["total"] = json!(totals[seat]);
                app.sheet["places"][seat]["place"] = json!(places[seat]);
            }
            let screen = text(app, 200, 40);
            assert!(screen.contains("(P-085)") && !screen.contains('…'), "{screen}");
            let says = |id: &&&str| screen.contains(&app.say(&format!("tui-score-automaton-{id}")));
            let ids = ["won", "lost", "tie-won", "tie-lost", "shared"];
            ids.iter().find(says).copied().unwrap_or_else(|| panic!("{screen}"))
        };
        assert_eq!(result(&mut app, [30, 31], [2, 1]), "won");
        assert_eq!(result(&mut app, [30, 29], [1, 2]), "lost");
        assert_eq!(result(&mut app, [30, 30], [2, 1]), "tie-won");
        assert_eq!(result(&mut app, [30, 30], [1, 2]), "tie-lost");
        assert_eq!(result(&mut app, [30, 30], [1, 1]), "shared");
    }
}

/// A card that is said in one line is said in sentences, and a journey says what it is for.
#[test]
fn what_a_choice_comes_to_is_punctuated() {
    for lang in Lang::ALL {
        let app = app(fresh(2, 1, "final", "lines"), &["Anna", "?"], 1, lang);
        let view = app.view();
        let of = |act: &str| super::cards::about(&view, act).unwrap();
        let heroes = app.catalog["heroes"].as_array().unwrap();
        for (n, hero) in heroes.iter().enumerate() {
            let lines = app.words.says(hero);
            let said = of(&format!("take-hero {n}"));
            assert_eq!(said.matches(". ").count(), lines.lines().count() - 1, "{said}");
        }
        let towns = app.catalog["towns"].as_array().unwrap();
        for town in towns {
            let said = of(&format!("declare {} dark", town["town"].as_str().unwrap()));
            assert!(said.len() > 20 && !said.contains('$'), "{said}");
        }
    }
    assert_eq!(super::cards::in_one_line("Wants: a\nTwo!\nThree"), "Wants: a. Two! Three");
}

/// Whoever the program names itself is read whole beside all that they have.
#[test]
fn names_of_others_are_whole_in_every_window() {
    for lang in Lang::ALL {
        let mut app = app(fresh(3, 2, "final", "names"), &["Anna", "?", "!"], 2, lang);
        let bots = shelf::find("merchants").unwrap().rivals.levels;
        let usual = bots.iter().map(|bot| app.say(&format!("bot-{bot}"))).chain([app.say("tui-me")]);
        for name in usual.collect::<Vec<_>>() {
            app.take_over();
            app.seating.names[1].clone_from(&name);
            for (width, height) in [(80, 24), (100, 32), (120, 40), (160, 45)] {
                let screen = text(&mut app, width, height);
                let beside = |line: &str| line.contains(&name) && line.contains("?¢");
                assert!(screen.lines().any(beside), "{width}x{height} {name}\n{screen}");
            }
        }
    }
}

#[test]
fn the_cards_are_those_of_the_edition() {
    let cards = |automaton: bool, edition: &str, lang: Lang| {
        let options =
            if automaton { json!({ "automaton": 1, "edition": edition }) } else { json!({ "edition": edition }) };
        let table = shelf::find("merchants").unwrap().open(&options, None, "cards", vec![], None).unwrap();
        let app = App::new(table, Seating::new("merchants", &names(&["Anna", "Béla"])).unwrap(), None, lang, PLAIN);
        let cards = app.cards();
        (app, cards)
    };
    for lang in Lang::ALL {
        let (app, all) = cards(true, "final", lang);
        let kind = |kind: &str| all.iter().filter(|c| c.kind == app.say(&format!("tui-kind-{kind}"))).count();
        assert_eq!(
            (kind("action"), kind("automaton"), kind("building"), kind("companion"), kind("steed")),
            (10, 1, 10, 10, 7)
        );
        let (app, all) = cards(false, "prototype", lang);
        let kind = |kind: &str| all.iter().filter(|c| c.kind == app.say(&format!("tui-kind-{kind}"))).count();
        assert_eq!((kind("action"), kind("building"), kind("companion"), kind("steed")), (0, 5, 6, 4));
        let card = |id: &str| all.iter().find(|c| c.name == app.say(id)).map(|c| c.text.clone());
        assert_eq!(card("companion-snow-bee"), None);
        assert_eq!(card("companion-scorpion"), Some(app.say("card-help-companion-scorpion")));
        assert_eq!(card("companion-threy-cat"), Some(app.say("card-help-companion-threy-cat-prototype")));
        assert_eq!(card("steed-lovebug"), Some(app.say("card-help-steed-lovebug-prototype")));
        let filigree =
            ["good basic $1", "lantern 1", "prestige 1"].map(|effect| app.catalog["effects"][effect].clone());
        let filigree = app.words.list(&filigree, &[]);
        assert_eq!(card("building-frosted-filigree"), Some(filigree));
    }
}

#[test]
fn the_prototype_is_whole_on_the_screen() {
    for lang in Lang::ALL {
        let mut table = fresh(4, 3, "prototype", "whole");
        play(&mut *table, |t| t.sheet(None)["board"]["round"].as_u64() > Some(5) && t.must().has(Seat(0)));
        let mut app = app(table, &["Anna", "greedy", "greedy", "?"], 3, lang);
        let screen = text(&mut app, 120, 40);
        assert!(screen.contains(&app.names()[3].chars().take(8).collect::<String>()), "{screen}");
        assert!(!screen.contains(&app.say("tui-building-othos-lanternworks")), "{screen}");
    }
}

/// A game that was begun in one language goes on in another; people keep the names that they gave themselves.
#[test]
fn its_name_follows_the_language_whatever_it_was_first() {
    let name = |lang: Lang| Words::of(lang).word("automaton-name-final");
    for (first, now) in [(Lang::En, Lang::Hu), (Lang::Hu, Lang::En)] {
        let mut seating = Seating::new("merchants", &names(&["Anna", "?"])).unwrap();
        seating.seat_automaton(1, "");
        seating.written[1] = name(first);
        let mut app = App::new(fresh(2, 1, "final", "name"), seating.clone(), None, now, PLAIN);
        assert_eq!(app.names(), ["Anna".to_string(), name(now)]);
        app.toggle_language();
        assert_eq!(app.names()[1], name(first));
        seating.written[1] = "Gombóc".into();
        let app = App::new(fresh(2, 1, "final", "name"), seating, None, now, PLAIN);
        assert_eq!(app.names()[1], "Gombóc");
    }
}

/// Its row has a name of any length, and a gap after everything.
#[test]
fn its_row_does_not_run_together() {
    for lang in Lang::ALL {
        let mut table = fresh(2, 1, "final", "row");
        play(&mut *table, |t| t.sheet(None)["board"]["automaton"]["goods"].as_u64() > Some(9));
        let goods = table.sheet(None)["board"]["automaton"]["goods"].clone();
        let mut app = app(table, &["Anna", "?"], 1, lang);
        app.telling = None;
        let said = app.words.with("tui-goods", &[("n", goods)]);
        for (width, height) in [(80, 24), (100, 32), (120, 40), (160, 45)] {
            type_in(&mut app, "v");
            press(&mut app, KeyCode::End);
            let screen = text(&mut app, width, height);
            let row = screen.lines().find(|line| line.contains(&said)).unwrap_or_else(|| panic!("{said}\n{screen}"));
            assert!(row.contains(&format!("{said} ")), "{row}");
            app.mode = Mode::Play;
        }
    }
}
