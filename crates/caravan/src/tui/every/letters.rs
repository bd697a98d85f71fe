//! Goods are known by a letter: no two that are shown together have the same one, drawn or plain.
use super::{app, positions};
use crate::faces::merchants::picture as merchants;
use crate::faces::now_or_never::picture as now_or_never;
use crate::tui::canvas::plain;
use crate::tui::look::{Look, Sign};
use crate::tui::tests::text;
use shelf::{Lang, Words};
use std::collections::BTreeSet;

/// What is counted in a game.
fn signs(game: &str) -> Vec<Sign> {
    match game {
        "merchants" => merchants::signs::Token::ALL.map(Sign::from).to_vec(),
        "now-or-never" => now_or_never::signs::Token::ALL.map(Sign::from).to_vec(),
        other => panic!("say here what is counted in {other}"),
    }
}

#[test]
fn every_good_has_a_letter_of_its_own() {
    for (game, prefix, many) in [("merchants", "tui-letter-", 6), ("now-or-never", "tui-now-letter-", 4)] {
        let catalog = &app(&positions::every_kind(game)[0], Lang::En).catalog;
        let goods = catalog["goods"].as_array().unwrap();
        let ids = goods.iter().map(|good| good["good"].as_str().or(good.as_str()).unwrap().to_string());
        let ids: Vec<String> = ids.collect();
        assert_eq!(ids.len(), many, "{ids:?}");
        for (lang, words) in Lang::ALL.map(|lang| (lang, Words::of(lang))) {
            let letters: Vec<String> = ids.iter().map(|good| words.word(&format!("{prefix}{good}"))).collect();
            for (look, letters) in [
                (Look { color: false, ascii: false }, letters.clone()),
                (Look { color: false, ascii: true }, letters.iter().map(|letter| plain(letter)).collect()),
            ] {
                let alone: BTreeSet<&str> = letters.iter().map(String::as_str).collect();
                assert_eq!(alone.len(), many, "{game} {lang}: {letters:?}");
                assert!(letters.iter().all(|letter| letter.chars().count() == 1), "{game} {lang}: {letters:?}");
                // What is counted beside them has other signs.
                let signs: Vec<&str> = signs(game).into_iter().map(|sign| look.token(sign)).collect();
                assert!(signs.iter().all(|sign| !alone.contains(sign)), "{game} {lang}: {letters:?} {signs:?}");
            }
        }
    }
}

/// Where the Dark Market stands is said by an arrow: a letter of the compass beside letters of goods would be one of them.
#[test]
fn no_letter_stands_before_the_goods_of_the_dark_market() {
    let mut app = app(&positions::every_kind("merchants")[0], Lang::En);
    for (ascii, arrows) in [(false, ["↑", "→", "←", "↓"]), (true, ["^ ", "> ", "< ", "v "])] {
        app.look.ascii = ascii;
        let screen = text(&mut app, 160, 45);
        let title = screen.lines().find(|line| line.contains(&plain(&app.say("tui-ruins-and-dark"))));
        assert!(title.is_some(), "{screen}");
        for arrow in arrows {
            let followed = |line: &str| {
                let (_, after) = line.split_once(arrow)?;
                after.chars().next().filter(|sign| sign.is_alphabetic())
            };
            assert!(screen.lines().any(|line| followed(line).is_some()), "{arrow}\n{screen}");
        }
    }
}

/// A face of a die is written in one way: in the wagon, in what may be chosen, and in the list of signs.
#[test]
fn a_face_is_written_in_one_way() {
    let mut seen = 0;
    for position in positions::every_kind("merchants") {
        let mut app = app(position, Lang::En);
        let own = app.looking.map(|seat| app.sheet["board"]["wagons"][seat.index()].to_string()).unwrap_or_default();
        for (width, height) in [(80, 24), (160, 45)] {
            let screen = text(&mut app, width, height);
            assert!(!screen.contains("1'"), "{screen}");
            seen += usize::from(own.contains("\"1*\"") && screen.contains("1*"));
        }
    }
    assert!(seen > 0, "nobody holds one");
}
