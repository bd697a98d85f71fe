//! Goods are known by a letter: no two that are shown together have the same one, drawn or plain.
use super::{app, positions};
use crate::tui::canvas::plain;
use crate::tui::look::{Look, Token};
use games::{Lang, Words};
use std::collections::BTreeSet;

const TOKENS: [Token; 9] = [
    Token::Coin,
    Token::Prestige,
    Token::Lantern,
    Token::Quartz,
    Token::Horseshoe,
    Token::Heart,
    Token::Mana,
    Token::Experience,
    Token::Book,
];

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
                let signs = TOKENS.map(|token| look.token(token));
                assert!(signs.iter().all(|sign| !alone.contains(sign)), "{game} {lang}: {letters:?} {signs:?}");
            }
        }
    }
}
