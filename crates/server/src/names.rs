//! Names of people and tables: how they are written, and which of them look the same.
use crate::fault::{Fault, Kind};
use caseless::default_case_fold_str;
use icu_properties::props::{DefaultIgnorableCodePoint, GeneralCategory as Is};
use icu_properties::{CodePointMapData, CodePointSetData};
use serde_json::json;
use unicode_normalization::UnicodeNormalization;
use unicode_security::skeleton;

const NAME_CHARS: usize = 40;
/// Marks on one letter; more of them climb out of their line.
const MARKS: usize = 3;
/// A sign of braille without any dot: not a blank by its kind, but nobody sees it.
const NO_DOTS: char = '\u{2800}';

fn kind(c: char) -> Is {
    CodePointMapData::<Is>::new().get(c)
}

/// Zero-width letters, and those that turn the direction of what follows.
fn is_unseen(c: char) -> bool {
    kind(c) == Is::Format || CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(c)
}

fn is_no_letter(c: char) -> bool {
    matches!(kind(c), Is::Control | Is::PrivateUse | Is::Surrogate | Is::Unassigned)
}

fn is_mark(c: char) -> bool {
    matches!(kind(c), Is::NonspacingMark | Is::SpacingMark | Is::EnclosingMark)
}

fn single_blanks(text: &str) -> String {
    let words = text.split(|c: char| c.is_whitespace() || c == NO_DOTS).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ")
}

/// A name without line breaks, strange blanks or anything unseen; an empty one is allowed.
pub fn clean_name(name: &str) -> Result<String, Fault> {
    let seen: String = name.chars().filter(|c| !is_unseen(*c)).nfc().collect();
    let name = single_blanks(&seen);
    if name.chars().count() > NAME_CHARS || is_flooded(&name) || name.chars().any(is_no_letter) {
        let what = format!("a name has at most {NAME_CHARS} letters, with {MARKS} marks on each at most");
        return Err(Fault::new(Kind::BadName, what).with("field", json!("name")));
    }
    Ok(name)
}

/// What somebody says, without anything that a terminal or a browser would obey instead of showing: control characters and
/// letters that turn the direction of what follows. Joiners stay, some scripts need them; what shows nothing is empty.
pub fn clean_talk(text: &str) -> String {
    let joins = |c: char| matches!(c, '\u{200c}' | '\u{200d}');
    let shown = |c: char| joins(c) || !(is_unseen(c) || is_no_letter(c)) || c.is_whitespace();
    let kept: String = text.chars().filter(|&c| shown(c)).nfc().collect();
    let says = |c: char| !c.is_whitespace() && !is_unseen(c) && c != NO_DOTS;
    if kept.chars().any(says) { single_blanks(&kept) } else { String::new() }
}

/// So many marks on one letter that they climb out of their line.
pub fn is_flooded(text: &str) -> bool {
    let letters: Vec<char> = text.chars().collect();
    letters.windows(MARKS + 1).any(|some| some.iter().copied().all(is_mark))
}

/// The same name, told apart from those who sit at the table already: the second Guest is `Guest 2`, and whoever cannot be
/// that is `Guest 3`.
pub fn told_apart<'a>(name: &str, others: impl IntoIterator<Item = &'a str>) -> impl Iterator<Item = String> {
    let taken: Vec<String> = others.into_iter().map(look).collect();
    let name = name.to_string();
    let numbered = {
        let name = name.clone();
        (2..).map(move |n| {
            let number = format!(" {n}");
            let short: String = name.chars().take(NAME_CHARS - number.len()).collect();
            format!("{}{number}", short.trim_end())
        })
    };
    std::iter::once(name).chain(numbered).filter(move |name| name.is_empty() || !taken.contains(&look(name)))
}

/// Two names that look the same have the same look: the key of a kept name. By UTS 39, whatever the case.
pub fn look(name: &str) -> String {
    let mut look = plain(name);
    // What looks like a letter may be a capital (0 and O), which folded may look like something else again.
    for _ in 0..4 {
        let next = plain(&skeleton(&look).collect::<String>());
        if next == look {
            break;
        }
        look = next;
    }
    look
}

/// Compatible letters are one, cases are one, and so are I and l: after folding nobody knows which of them it was.
fn plain(name: &str) -> String {
    let name: String = name.nfkc().filter(|c| !is_unseen(*c)).collect();
    let folded: String = default_case_fold_str(&name).nfkc().map(|c| if c == 'i' { 'l' } else { c }).collect();
    single_blanks(&folded)
}

#[cfg(test)]
mod tests {
    use super::{clean_name, clean_talk, is_flooded, look, told_apart};
    use crate::fault::Kind;

    #[test]
    fn talk_is_shown_and_not_obeyed() {
        assert_eq!(clean_talk("  jó  napot\u{1b}[31m\u{7}!\n\u{202e}abc "), "jó napot[31m! abc");
        assert_eq!(clean_talk("👩\u{200d}🌾 می\u{200c}خواهم"), "👩\u{200d}🌾 می\u{200c}خواهم");
        for nothing in ["\u{200b}", "\u{202e}", "\u{ad}", "\u{3164}", "\u{2800}", "\u{200d}", " \n\t"] {
            assert_eq!(clean_talk(nothing), "", "{nothing:?}");
        }
    }

    #[test]
    fn marks_do_not_climb_out_of_their_line() {
        assert!(is_flooded(&format!("a{}", "\u{301}".repeat(4))) && is_flooded(&"\u{301}".repeat(500)));
        assert!(!is_flooded("jó napot") && !is_flooded("Việt Nam"));
    }

    #[test]
    fn people_of_one_name_are_told_apart() {
        let told = |name: &str, others: &[&str]| told_apart(name, others.iter().copied()).next().expect("a name");
        assert_eq!(told("Guest", &["Anna", ""]), "Guest");
        assert_eq!(told("Guest", &["Guest"]), "Guest 2");
        assert_eq!(told("guest", &["Guest", "Guest 2", "Anna"]), "guest 3");
        assert_eq!(told("Аnna", &["Anna"]), "Аnna 2", "a letter that only looks the same");
        assert_eq!(told("", &["", ""]), "", "no name is no name");
        let long = "x".repeat(40);
        assert_eq!(told(&long, &[&long]), format!("{} 2", "x".repeat(38)));
        assert_eq!(clean_name(&told(&long, &[&long])).expect("a name"), told(&long, &[&long]));
    }

    #[test]
    fn names_of_the_world_stay_as_they_are() {
        for name in ["", "Ilka", "Őszike Ákos", "Nguyễn Thị Ánh", "李小龍", "Ольга", "श्रीमती", "أمينة", "ทองคำ", "🐪 7"]
        {
            assert_eq!(clean_name(name).expect("a name"), name);
        }
    }
    #[test]
    fn what_nobody_sees_is_taken_out() {
        for name in [
            "Il\u{200b}ka",
            "\u{202e}Ilka",
            "I\u{2060}lka\u{feff}",
            "Ilka\u{3164}",
            "Ilka\u{e0041}",
            "\u{2066}Ilka\u{2069}",
        ] {
            assert_eq!(clean_name(name).expect("a name"), "Ilka", "{name:?}");
        }
        assert_eq!(clean_name(" Il\u{2028}ka\u{a0}\u{2800}\n7 ").expect("a name"), "Il ka 7");
        assert_eq!(clean_name("\u{200b}\u{2800}").expect("a name"), "");
        assert_eq!(clean_name("E\u{301}va").expect("a name"), "Éva");
    }
    #[test]
    fn what_is_no_letter_is_refused() {
        let long = "x".repeat(41);
        for name in ["a\u{7}b", "a\0", "\u{e000}", "\u{378}", "\u{10ffff}", "Z\u{335}\u{336}\u{337}\u{338}", &long] {
            assert_eq!(clean_name(name).expect_err("no name").kind, Kind::BadName, "{name:?}");
        }
        assert!(clean_name("Z\u{335}\u{336}\u{337}a").is_ok());
    }
    #[test]
    fn names_that_look_the_same_are_the_same() {
        for alike in
            ["ilka", "ILKA", "llka", "1lka", "|lka", "Ilkа", "Ιlka", "Ｉｌｋａ", "I\u{200b}lka", " Ilka ", "ℐlka"]
        {
            assert_eq!(look(alike), look("Ilka"), "{alike}");
        }
        for (one, other) in
            [("Bob", "B0b"), ("Tom", "Torn"), ("Groß", "GROSS"), ("Éva", "E\u{301}va"), ("Σίσυφος", "ΣΊΣΥΦΟΣ")]
        {
            assert_eq!(look(one), look(other), "{one}");
        }
        for (one, other) in [("Ilka", "Ilko"), ("Eva", "Éva"), ("Anna Bo", "AnnaBo"), ("Ilka", "Илка")] {
            assert_ne!(look(one), look(other), "{one}");
        }
    }
    #[test]
    fn the_look_of_a_look_is_itself() {
        // Where letters have twins; ideographs have few, and are many.
        let twins = [0..0x3400, 0xa640..0xab70, 0xfb00..0x1_0000, 0x1_d400..0x1_d800];
        for c in twins.into_iter().flatten().filter_map(char::from_u32) {
            let once = look(&c.to_string());
            assert_eq!(look(&once), once, "{c:?}");
        }
    }
}
